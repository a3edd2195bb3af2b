/* tactics.c - what a few stones can do: liberties, escapes, ladders, and
 * the point on which a small eye depends.
 *
 * Loops over the stones of a group follow its ring and skip, by around[],
 * stones without a neighbour of the wanted colour: `s = 4` leaves the inner
 * loop at once. Lists of points are short, and are searched linearly.
 */
#include "games/go/minds/tactics.h"

#include <string.h>

/* Whether a point has neighbours of a colour. */
static int touches(const struct go_board *board, go_point point,
                   unsigned colour)
{
    return (board->around[point] >> 3 * colour & 7) != 0;
}


/* Adds the liberties of a group, but for one point, to those found before. */
static int add_liberties(const struct go_board *board, go_point stone,
                         go_point but, go_point *liberties, int count,
                         int most)
{
    go_point at = stone;

    do {
        for (int s = touches(board, at, GO_EMPTY) ? 0 : 4; s < 4; s++) {
            go_point side = (go_point)(at + go_sides[s]);

            if (board->colour[side] != GO_EMPTY || side == but
                || go_is_listed(liberties, count, side))
                continue;
            liberties[count++] = side;
            if (count == most)
                return count;
        }
        at = board->next[at];
    } while (at != stone);
    return count;
}

int go_tactics_liberties(const struct go_board *board, go_point stone,
                         go_point *liberties, int most)
{
    return add_liberties(board, stone, GO_PASS, liberties, 0, most);
}

/* Any liberty of a group, which has one. */
static go_point any_liberty(const struct go_board *board, go_point stone)
{
    while (!touches(board, stone, GO_EMPTY))
        stone = board->next[stone];
    for (int s = 0; s < 3; s++)
        if (board->colour[stone + go_sides[s]] == GO_EMPTY)
            return (go_point)(stone + go_sides[s]);
    return (go_point)(stone + go_sides[3]);
}

/* If all pairs of one liberty are subtracted from the sums, those of exactly
 * one other point must be left. The walk over the group ends at its first
 * stone with a liberty. */
int go_tactics_find_two(const struct go_board *board, go_point stone,
                        go_point liberties[2])
{
    uint64_t rest = board->liberties[board->head[stone]];
    go_point one = any_liberty(board, stone);

    for (int s = 0; s < 4; s++)
        if (board->head[one + go_sides[s]] == board->head[stone])
            rest -= go_liberties_pair(one);
    if (!go_liberties_is_one(rest))
        return 0;
    liberties[0] = one;
    liberties[1] = (go_point)(go_liberties_sum(rest)
                              / go_liberties_count(rest));
    return 1;
}

/* Whether a neighbour's group was not met at the sides before. */
static int is_new_group(const go_point heads[4], int side)
{
    for (int s = 0; s < side; s++)
        if (heads[s] == heads[side])
            return 0;
    return 1;
}

/* Adds up the sums of all groups that the stone would join, without the pairs
 * of the point itself: that is enough to see whether all liberties are one
 * point. A capture ends it at once: it is no self-atari. */
int go_tactics_puts_in_atari(const struct go_board *board, go_point point,
                             enum go_colour colour)
{
    uint64_t sum = 0;
    go_point heads[4];

    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);

        heads[s] = board->head[side];
        if (board->colour[side] == GO_EMPTY) {
            sum += go_liberties_pair(side);
        } else if (board->colour[side] == colour) {
            if (!go_may_have_few(board, side, 2))
                return 0;
            sum += (is_new_group(heads, s) ? board->liberties[heads[s]] : 0)
                 - go_liberties_pair(point);
        } else if (heads[s] && go_is_in_atari(board, side)) {
            return 0;
        }
    }
    return go_liberties_count(sum) == 0 || go_liberties_is_one(sum);
}

enum { AFTER_MAX = 8 };                 /* what callers ask for at most */

/* Own groups with many liberties and free neighbours decide most cases without
 * a walk. Captured neighbours count as one liberty each. */
int go_tactics_liberties_after(const struct go_board *board, go_point point,
                               enum go_colour colour, int most)
{
    go_point liberties[AFTER_MAX + 4];
    int count = 0;

    if ((board->around[point] & 7) >= most)
        return most;
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);

        if (board->colour[side] == colour
            && !go_may_have_few(board, side, (unsigned)most))
            return most;
        if (board->colour[side] == GO_EMPTY
            || (board->colour[side] == go_other(colour)
                && go_is_in_atari(board, side)))
            liberties[count++] = side;
    }
    for (int s = touches(board, point, colour) ? 0 : 4;
         s < 4 && count < most; s++) {
        go_point side = (go_point)(point + go_sides[s]);

        if (board->colour[side] == colour)
            count = add_liberties(board, side, point, liberties, count,
                                  most);
    }
    return count < most ? count : most;
}

int go_tactics_prey(const struct go_board *board, go_point stone,
                    go_point *points, int most)
{
    enum go_colour other = go_other((enum go_colour)board->colour[stone]);
    go_point at = stone;
    int count = 0;

    do {
        for (int s = touches(board, at, other) ? 0 : 4; s < 4; s++) {
            go_point side = (go_point)(at + go_sides[s]);
            go_point where;

            if (board->colour[side] != other || !go_is_in_atari(board, side))
                continue;
            where = go_last_liberty(board, side);
            if (go_is_listed(points, count, where))
                continue;
            points[count++] = where;
            if (count == most)
                return count;
        }
        at = board->next[at];
    } while (at != stone);
    return count;
}

int go_tactics_few_liberties(const struct go_board *board, go_point stone,
                             go_point liberties[GO_RACE + 1])
{
    return go_may_have_few(board, stone, GO_RACE)
        ? go_tactics_liberties(board, stone, liberties, GO_RACE + 1)
        : GO_RACE + 1;
}

enum { FOES = 8 };                      /* groups that are known again */

/* The bound sinks with every weaker group that is found. With more than FOES
 * groups around some may be counted again, which costs time only. */
int go_tactics_weakest_foe(const struct go_board *board, go_point stone,
                           int most, go_point *liberties)
{
    enum go_colour other = go_other((enum go_colour)board->colour[stone]);
    go_point heads[FOES], found[GO_RACE + 1], at = stone;
    int fewest = most + 1, count = 0;

    do {
        for (int s = touches(board, at, other) ? 0 : 4; s < 4; s++) {
            go_point foe = (go_point)(at + go_sides[s]);
            int few;

            if (board->colour[foe] != other
                || go_is_listed(heads, count, board->head[foe]))
                continue;
            if (count < FOES)
                heads[count++] = board->head[foe];
            few = go_tactics_liberties(board, foe, found, fewest);
            if (few == fewest)
                continue;
            fewest = few;
            memcpy(liberties, found, (size_t)few * sizeof *liberties);
        }
        at = board->next[at];
    } while (at != stone);
    return fewest;
}

/* Ladders: the group in atari runs, the other gives atari again at one of its
 * two liberties, and so on. `moves` is a budget for the whole reading, both
 * branches together, not a depth; when it is used up the group counts as
 * escaped. */

static int runs(const struct go_board *board, go_point stone, int *moves);

/* Whether a group gets away if the other plays at one of its liberties. It
 * does if that move is illegal or no atari. */
static int survives(const struct go_board *board, go_point stone,
                    go_point liberty, int *moves)
{
    enum go_colour colour = (enum go_colour)board->colour[stone];
    struct go_board next;

    go_copy(&next, board);
    if (!go_play_lightly(&next, liberty, go_other(colour))
        || next.colour[stone] != colour || !go_is_in_atari(&next, stone))
        return 1;
    return runs(&next, stone, moves);
}

/* Whether a group in atari, with its owner to move, gets away. Capturing one of
 * the attackers counts as escaping: what follows then is up to the search. */
static int runs(const struct go_board *board, go_point stone, int *moves)
{
    enum go_colour colour = (enum go_colour)board->colour[stone];
    go_point liberties[3], prey[1];
    struct go_board next;
    int count;

    if (--*moves < 0 || go_tactics_prey(board, stone, prey, 1))
        return 1;
    count = go_tactics_liberties_after(board, go_last_liberty(board, stone),
                                       colour, 3);
    if (count != 2)
        return count > 2;
    go_copy(&next, board);
    if (!go_play_lightly(&next, go_last_liberty(board, stone), colour))
        return 0;
    count = go_tactics_liberties(&next, stone, liberties, 3);
    if (count != 2)
        return count > 2;
    return survives(&next, stone, liberties[0], moves)
        && survives(&next, stone, liberties[1], moves);
}

int go_tactics_escapes(const struct go_board *board, go_point stone,
                       int moves)
{
    return runs(board, stone, &moves);
}

int go_tactics_is_caught(const struct go_board *board, go_point stone,
                         go_point liberty, int moves)
{
    return !survives(board, stone, liberty, &moves);
}

/* Eyes */

enum { EYE_MAX = 6 };

/* Gathers the connected free points around a point and returns how many; 0 if
 * there are more than EYE_MAX, or stones of both colours around: no eye. */
static int gather_eye(const struct go_board *board, go_point point,
                      go_point eye[EYE_MAX])
{
    unsigned wall = 0;
    int count = 1;

    eye[0] = point;
    for (int i = 0; i < count; i++)
        for (int s = 0; s < 4; s++) {
            go_point side = (go_point)(eye[i] + go_sides[s]);
            unsigned colour = board->colour[side];

            if (colour == GO_EDGE)
                continue;
            if (colour != GO_EMPTY) {
                wall |= colour;
            } else if (!go_is_listed(eye, count, side)) {
                if (count == EYE_MAX)
                    return 0;
                eye[count++] = side;
            }
            if (wall == (GO_BLACK | GO_WHITE))
                return 0;
        }
    return wall ? count : 0;
}

/* Decided by the neighbours that each point has within the eye. Three in a
 * row or a corner, the T of four, the cross of five, and the square with one
 * or two points more (bulky five, rabbity six) have a single point that
 * touches more others than the rest; all other shapes have two such points or
 * none. `links` counts each connection twice: a square has as many
 * connections as points, a tree has one fewer. */
go_point go_tactics_vital(const struct go_board *board, go_point point)
{
    static const int need[EYE_MAX + 1] = {[3] = 2, [4] = 3, [5] = 3, [6] = 4};
    go_point eye[EYE_MAX], vital = 0;
    int count = gather_eye(board, point, eye), vitals = 0, most = 0, links = 0;

    if (count < 3)
        return 0;
    for (int i = 0; i < count; i++) {
        int touched = 0;

        for (int s = 0; s < 4; s++)
            touched += go_is_listed(eye, count,
                                    (go_point)(eye[i] + go_sides[s]));
        links += touched;
        if (touched > most) {
            most = touched;
            vital = eye[i];
            vitals = 0;
        }
        vitals += touched == most;
    }
    if (most < need[count] || vitals != 1)
        return 0;
    /* But for the cross, five or six must have a square in them. */
    if (count >= 5 && !(count == 5 && most == 4) && links < 2 * count)
        return 0;
    return vital;
}
