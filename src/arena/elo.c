/* elo.c - the Elo difference of two players, with its confidence interval.
 *
 * Floating point is allowed here: the result is only printed, and no game
 * depends on it.
 */
#include "arena/elo.h"

#include <math.h>

static const double deviations = 1.96;  /* two-sided 95 % */
static const double doubt = 0.05;       /* one-sided 95 % */

/* The inverse of the logistic curve: the difference at which a player is
 * expected to score this share of the points. */
static double elo_of_share(double share)
{
    if (share <= 0)
        return -INFINITY;
    if (share >= 1)
        return INFINITY;
    return 400 * log10(share / (1 - share));
}

/* If every game was won, the sample variance is 0 and says nothing. The lower
 * bound is then the share p at which a run of this many wins still has a
 * probability of 5 %: p to the power of games is `doubt`. */
static struct elo elo_of_clean_score(double games)
{
    return (struct elo){INFINITY, elo_of_share(pow(doubt, 1 / games)),
                        INFINITY};
}

/* The same result from the loser's side: the bounds change places. */
static struct elo elo_reversed(struct elo elo)
{
    return (struct elo){-elo.difference, -elo.high, -elo.low};
}

struct elo elo_of(const struct elo_score *score)
{
    double wins = (double)score->wins, draws = (double)score->draws;
    double losses = (double)score->losses, games = wins + draws + losses;
    double share = (wins + draws / 2) / games, variance, error;

    if (games <= 0)
        return (struct elo){0, -INFINITY, INFINITY};
    if (wins >= games)
        return elo_of_clean_score(games);
    if (losses >= games)
        return elo_reversed(elo_of_clean_score(games));
    /* Of one game, whose score is 1, 1/2 or 0; the bounds are taken on the
     * share and then mapped, because the Elo scale is not linear. */
    variance = (wins * (1 - share) * (1 - share)
                + draws * (0.5 - share) * (0.5 - share)
                + losses * share * share) / games;
    error = deviations * sqrt(variance / games);
    return (struct elo){elo_of_share(share), elo_of_share(share - error),
                        elo_of_share(share + error)};
}
