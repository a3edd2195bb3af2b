/* elo.h - how much stronger one player is, from the games they played.
 *
 * The logistic scale: 400 points more are ten times the chance. The error
 * is that of the mean of so many games with three outcomes each, as they
 * were seen (the trinomial variance), 1.96 deviations to either side.
 */
#ifndef ELO_H
#define ELO_H

struct elo_score {
    long wins, draws, losses;
};

struct elo {
    double difference;                  /* infinite if all was won or lost */
    double low, high;                   /* 95 % lie between; or infinite */
};

struct elo elo_of(const struct elo_score *score);

#endif
