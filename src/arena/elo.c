/* elo.c - how much stronger one player is, from the games they played. */
#include "arena/elo.h"

#include <math.h>

static const double deviations = 1.96;  /* 95 % on both sides, */
static const double doubt = 0.05;       /* and on one */

static double points(double share)
{
    if (share <= 0)
        return -INFINITY;
    if (share >= 1)
        return INFINITY;
    return 400 * log10(share / (1 - share));
}

/* Nothing varies where all was won. A share is out of the question if it
 * would make so many wins in a row too good to be chance. */
static struct elo of_wins(double games)
{
    return (struct elo){INFINITY, points(pow(doubt, 1 / games)), INFINITY};
}

static struct elo negative(struct elo of)
{
    return (struct elo){-of.difference, -of.high, -of.low};
}

struct elo elo_of(const struct elo_score *score)
{
    double wins = (double)score->wins, draws = (double)score->draws;
    double losses = (double)score->losses, games = wins + draws + losses;
    double share = (wins + draws / 2) / games, variance, error;

    if (games <= 0)
        return (struct elo){0, -INFINITY, INFINITY};
    if (wins >= games)
        return of_wins(games);
    if (losses >= games)
        return negative(of_wins(games));
    variance = (wins * (1 - share) * (1 - share)
                + draws * (0.5 - share) * (0.5 - share)
                + losses * share * share) / games;
    error = deviations * sqrt(variance / games);
    return (struct elo){points(share), points(share - error),
                        points(share + error)};
}
