/* tactics.h - what a few stones can do: liberties, escapes, ladders, and
 * the point on which a small eye depends.
 *
 * For playouts (playout.c) and for weighing moves (prior.c, facts.c). No
 * function changes the board; ladders are read on copies. */
#ifndef GO_TACTICS_H
#define GO_TACTICS_H

#include "games/go/rules/go.h"

/* Lists the liberties of the group of a stone, each once and up to `most` of
 * them, and returns how many. */
int go_tactics_liberties(const struct go_board *board, go_point stone,
                         go_point *liberties, int most);

/* With more of them a group is not short of liberties. */
enum { GO_RACE = 4 };

/* The same up to one more than that, and quick for groups with many liberties:
 * then the list is not filled. */
int go_tactics_few_liberties(const struct go_board *board, go_point stone,
                             go_point liberties[GO_RACE + 1]);

/* Lists the liberties of the opposing group with the fewest of them, among
 * those that touch the group of a stone, and returns how many. If all have more
 * than `most`, which is at most GO_RACE, it returns most + 1. */
int go_tactics_weakest_foe(const struct go_board *board, go_point stone,
                           int most, go_point *liberties);

/* Whether a group has exactly two liberties, and which; only for a group that
 * may have so few. go_tactics_has_two() is for any group. */
int go_tactics_find_two(const struct go_board *board, go_point stone,
                        go_point liberties[2]);

static inline int go_tactics_has_two(const struct go_board *board,
                                     go_point stone, go_point liberties[2])
{
    return go_may_have_few(board, stone, 2)
        && go_tactics_find_two(board, stone, liberties);
}

/* Whether a stone on a free point would capture nothing and have, with all that
 * it joins, at most one liberty: self-atari or suicide. Only for points with at
 * most one free neighbour. */
int go_tactics_puts_in_atari(const struct go_board *board, go_point point,
                             enum go_colour colour);

/* The same for any point. */
static inline int go_tactics_is_self_atari(const struct go_board *board,
                                           go_point point,
                                           enum go_colour colour)
{
    return (board->around[point] & 7) < 2
        && go_tactics_puts_in_atari(board, point, colour);
}

/* How many liberties, up to `most`, a stone on a free point would have with all
 * that it joins. Liberties that captures give to the joined groups are not
 * seen. */
int go_tactics_liberties_after(const struct go_board *board, go_point point,
                               enum go_colour colour, int most);

/* Points where groups of the other colour that touch the group of a stone can
 * be captured at once, up to `most` of them; returns how many. */
int go_tactics_prey(const struct go_board *board, go_point stone,
                    go_point *points, int most);

/* Whether the group of a stone in atari, its owner to move, gets away; to
 * read it costs at most that many moves, after which it counts as escaped. */
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
