/* score.c - the score of a match of wins, draws and losses, printed after each
 * game, as progress and as a summary.
 *
 * Tests and scripts parse these lines; docs/draughts.md and docs/go.md quote
 * them. Names of guests come from the command line, hence print_visible.
 */
#include "arena/score.h"

#include "disk/print.h"

void score_add(struct elo_score *self, int points)
{
    self->wins += points > 0;
    self->draws += points == 0;
    self->losses += points < 0;
}

long score_games(const struct elo_score *self)
{
    return self->wins + self->draws + self->losses;
}

void score_print_game(const struct elo_score *self, const char *name,
                      int number, const struct score_game *game,
                      const struct match_result *result)
{
    print_visible(stdout, "%d: %s - %s %s, %d moves, %s; %s +%ld =%ld -%ld\n",
                  number + 1, game->name[0], game->name[1], game->result,
                  game->moves, result->why, name, self->wins, self->draws,
                  self->losses);
}

void score_print_progress(const struct elo_score *self, int games, FILE *to)
{
    fprintf(to, "\r%ld of %d games: +%ld =%ld -%ld ", score_games(self),
            games, self->wins, self->draws, self->losses);
}

void score_print(const struct elo_score *self, FILE *to)
{
    long games = score_games(self);

    fprintf(to, "%ld game%s, %ld won, %ld drawn, %ld lost", games,
            games == 1 ? "" : "s", self->wins, self->draws, self->losses);
    if (games)
        fprintf(to, ", %.1f %%",
                100 * ((double)self->wins + (double)self->draws / 2)
                    / (double)games);
    fprintf(to, "\n");
}

void score_print_elo(const struct elo_score *self, FILE *to)
{
    struct elo elo = elo_of(self);

    fprintf(to, "Elo difference %+.0f (95 %%: %+.0f to %+.0f)\n",
            elo.difference, elo.low, elo.high);
}
