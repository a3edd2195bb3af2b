/* elo.h - the Elo difference of two players, with its confidence interval.
 *
 * On the logistic scale 400 points more mean odds ten times better. The
 * bounds are 1.96 standard errors of the mean score on either side, by the
 * trinomial variance of the wins, draws and losses that were observed.
 */
#ifndef ELO_H
#define ELO_H

struct elo_score {
    long wins, draws, losses;
};

struct elo {
    double difference;                  /* infinite if all was won or lost */
    double low, high;                   /* 95 % bounds; may be infinite */
};

/* Positive if the player whose wins these are is the stronger one. Without a
 * game the difference is 0 and the bounds are infinite. */
struct elo elo_of(const struct elo_score *score);

#endif
