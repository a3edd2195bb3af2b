/* score.h - the score of a match of wins, draws and losses, printed after each
 * game, as progress and as a summary. */
#ifndef SCORE_H
#define SCORE_H

#include <stdio.h>

#include "arena/elo.h"
#include "arena/match.h"

struct score_game {                     /* a line about one game */
    const char *name[MATCH_SIDES];      /* who moved first, and the other */
    const char *result;                 /* "1-0" */
    int moves;
};

/* Counts a game that the first side of the match won (positive), lost
 * (negative) or drew (0). */
void score_add(struct elo_score *self, int points);
long score_games(const struct elo_score *self);

/* "1: greedy - random 1-0, 61 moves, White cannot move; greedy +1 =0 -0"; the
 * name at the end is whose score it is. */
void score_print_game(const struct elo_score *self, const char *name,
                      int number, const struct score_game *game,
                      const struct match_result *result);

/* "\r1 of 100 games: +1 =0 -0 " */
void score_print_progress(const struct elo_score *self, int games, FILE *to);

/* "2 games, 1 won, 1 drawn, 0 lost, 75.0 %" */
void score_print(const struct elo_score *self, FILE *to);

/* "Elo difference +191 (95 %: ...)" */
void score_print_elo(const struct elo_score *self, FILE *to);

#endif
