/* tactics.h - what a few stones can do: liberties, escapes, ladders, and
 * the point on which a small eye depends.
 *
 * For playouts (playout.c) and for weighing moves (prior.c, facts.c). No
 * function changes the board; ladders are read on copies. */
#ifndef GO_TACTICS_H
#define GO_TACTICS_H

#include "games/go/rules/go.h"

/* Liberties of the group of a stone, each once, as far as to most; the return
 * is how many. */
int go_tactics_liberties(const struct go_board *board, go_point stone,
                         go_point *liberties, int most);

/* With more of them a group is not short of liberties. */
enum { GO_RACE = 4 };

/* Its liberties as far as to one more than that. */
int go_tactics_few_liberties(const struct go_board *board, go_point stone,
                             go_point liberties[GO_RACE + 1]);

/* Of the other's groups around that of a stone, the liberties of the one that
 * has fewest; the return is how many. If all have more than most, which is
 * GO_RACE at most, it is one more. */
int go_tactics_weakest_foe(const struct go_board *board, go_point stone,
                           int most, go_point *liberties);

/* Whether it has two, and which; of one that may have so few. */
int go_tactics_find_two(const struct go_board *board, go_point stone,
                        go_point liberties[2]);

static inline int go_tactics_has_two(const struct go_board *board,
                                     go_point stone, go_point liberties[2])
{
    return go_may_have_few(board, stone, 2)
        && go_tactics_find_two(board, stone, liberties);
}

/* Whether a stone on a free point would stand there with all that it joins
 * and have one liberty at most, and takes nothing; where at most one point
 * beside it is free. */
int go_tactics_gives(const struct go_board *board, go_point point,
                     enum go_colour colour);

/* The same anywhere. */
static inline int go_tactics_is_gift(const struct go_board *board,
                                     go_point point, enum go_colour colour)
{
    return (board->around[point] & 7) < 2
        && go_tactics_gives(board, point, colour);
}

/* How many liberties, as far as to most, a stone on a free point would have
 * with all that it joins. What it takes elsewhere is not seen. */
int go_tactics_liberties_after(const struct go_board *board, go_point point,
                               enum go_colour colour, int most);

/* Points where groups of the other colour that touch the group of a stone can
 * be taken at once, as far as to most; the return is how many. */
int go_tactics_prey(const struct go_board *board, go_point stone,
                    go_point *points, int most);

/* Whether the group of a stone in atari, its owner to move, gets away; to
 * read it costs at most so many moves, and then it is taken to escape. */
int go_tactics_escapes(const struct go_board *board, go_point stone,
                       int moves);

/* Whether a group with two liberties is caught if the other plays at one of
 * them first. */
int go_tactics_is_caught(const struct go_board *board, go_point stone,
                         go_point liberty, int moves);

/* The point of the empty region around a free point whose loss would leave
 * only one eye there; 0 if the region is no such shape, or not enclosed by a
 * single colour. */
go_point go_tactics_vital(const struct go_board *board, go_point point);

#endif
