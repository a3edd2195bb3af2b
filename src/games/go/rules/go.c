/* go.c - a Go board: stones, groups and their liberties, kept up to date.
 *
 * All of it is incremental. Playing a stone costs a constant amount of work
 * plus the stones that are captured or change their group; nothing is searched
 * by flood fill except in go_liberties(). Between two calls these invariants
 * hold: every stone of a group has the same head, and the ring `next` passes
 * through exactly those stones; liberties[head] is the sum of
 * go_liberties_pair() over all pairs of a stone and a free point beside it;
 * around[] and pattern[] describe colour[]; free_point[] holds each free point
 * once. head[] is 0 wherever there is no stone, so liberties[0] collects
 * whatever is added for such points and means nothing.
 */
#include "games/go/rules/go.h"

#include <stddef.h>
#include <string.h>

#include "base/bits.h"

/* Neighbours */

enum { NORTH = -GO_ROW, WEST = -1, EAST = 1, SOUTH = GO_ROW };

const int go_sides[4] = {NORTH, WEST, EAST, SOUTH};

const int go_steps[8] = {
    NORTH + WEST, NORTH, NORTH + EAST, WEST, EAST,
    SOUTH + WEST, SOUTH, SOUTH + EAST,
};

/* How many neighbours of a point have each colour, three bits for each. */
static unsigned neighbour_unit(unsigned colour) { return 1u << 3 * colour; }

static unsigned neighbours_of(unsigned around, unsigned colour)
{
    return around >> 3 * colour & 7;
}

/* Keys of stones (Zobrist hashing, computed instead of stored: a table would
 * have to be filled at run time or be a file of its own). */

static uint64_t key_of(go_point point, unsigned colour)
{
    return bits_mix((uint64_t)point << 2 | colour);
}

/* Free points: an unordered list, and for each point its place there, so that
 * adding and removing cost the same whatever the board looks like. Playouts
 * draw a random point from the list. */

static void add_free_point(struct go_board *self, go_point point)
{
    self->free_place[point] = self->free_count;
    self->free_point[self->free_count++] = point;
}

static void remove_free_point(struct go_board *self, go_point point)
{
    go_point last = self->free_point[--self->free_count];
    uint16_t place = self->free_place[point];

    self->free_point[place] = last;
    self->free_place[last] = place;
}

/* The edge takes part in around[] and pattern[] as a colour of its own. It is
 * written once here and never changes: stones only replace GO_EMPTY. */
void go_begin(struct go_board *self, int size)
{
    memset(self, 0, sizeof *self);
    self->size = (uint8_t)size;
    memset(self->colour, GO_EDGE, sizeof self->colour);
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            self->colour[go_at(row, column)] = GO_EMPTY;
            add_free_point(self, go_at(row, column));
        }
    for (int i = 0; i < self->free_count; i++) {
        go_point point = self->free_point[i];

        for (int s = 0; s < 4; s++)
            self->around[point] = (uint16_t)(self->around[point]
                + neighbour_unit(self->colour[point + go_sides[s]]));
        for (int s = 0; s < 8; s++)
            self->pattern[point] = (uint16_t)(self->pattern[point]
                | self->colour[point + go_steps[s]] << 2 * s);
    }
}

/* Copies only the rows that a board of its size uses: ladders are read on
 * copies, and on 9 lines this is half of the struct. */
void go_copy(struct go_board *self, const struct go_board *from)
{
    size_t points = (from->size + (size_t)2) * GO_ROW + 1;

    memcpy(self, from, offsetof(struct go_board, liberties));
    memcpy(self->liberties, from->liberties, points * sizeof(uint64_t));
    memcpy(self->colour, from->colour, points);
    memcpy(self->around, from->around, points * sizeof(uint16_t));
    memcpy(self->pattern, from->pattern, points * sizeof(uint16_t));
    memcpy(self->head, from->head, points * sizeof(go_point));
    memcpy(self->next, from->next, points * sizeof(go_point));
    self->free_count = from->free_count;
    memcpy(self->free_point, from->free_point,
           from->free_count * sizeof(go_point));
    memcpy(self->free_place, from->free_place, points * sizeof(uint16_t));
}

/* Judging */

/* The four heads around a point; 0 where there is no stone. */
struct heads {
    go_point north, west, east, south;
};

static inline struct heads heads_around(const struct go_board *self,
                                        go_point point)
{
    return (struct heads){self->head[point + NORTH], self->head[point + WEST],
                          self->head[point + EAST], self->head[point + SOUTH]};
}

/* Whether the group of a stone has a liberty besides a point that is one of
 * its liberties. If not, a stone of the other colour there captures it. */
static int has_other(const struct go_board *self, go_point stone,
                     go_point point)
{
    uint64_t liberties = self->liberties[self->head[stone]];

    return !go_liberties_is_one(liberties)
        || go_liberties_sum(liberties) != go_liberties_count(liberties) * point;
}

/* Whether a stone there has a liberty of its own, joins a group that keeps
 * one, or captures. Own groups help if they have another liberty, the other's
 * if they have none: hence one comparison for both. */
static int can_breathe(const struct go_board *self, go_point point,
                       enum go_colour colour)
{
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);

        switch (self->colour[side]) {
        case GO_EMPTY:
            return 1;
        case GO_EDGE:
            break;
        default:
            if ((self->colour[side] == colour)
                == has_other(self, side, point))
                return 1;
        }
    }
    return 0;
}

/* Even where suicide is allowed a single stone may not vanish at once: the
 * position would repeat itself, which is a pass by another name. */
static int may_vanish(const struct go_board *self, go_point point,
                      enum go_colour colour)
{
    return self->may_suicide
        && neighbours_of(self->around[point], colour) != 0;
}

/* All neighbours of a ko point have the colour that captured there. The ban
 * concerns the other side, which would recapture; the capturing side may
 * fill the point. */
static int is_banned(const struct go_board *self, go_point point,
                     enum go_colour colour)
{
    return point == self->ko && neighbours_of(self->around[point], colour) == 0;
}

enum go_verdict go_judge(const struct go_board *self, go_point point,
                         enum go_colour colour)
{
    if (point >= GO_POINTS || self->colour[point] == GO_EDGE)
        return GO_OUTSIDE;
    if (self->colour[point] != GO_EMPTY)
        return GO_OCCUPIED;
    if (is_banned(self, point, colour))
        return GO_KO;
    if (!can_breathe(self, point, colour)
        && !may_vanish(self, point, colour))
        return GO_SUICIDE;
    return GO_LEGAL;
}

/* Groups */

/* Adds a change to the liberties of all groups around a point, once for each
 * side: a group that touches the point twice counts it twice, as the sums
 * require. A point without a stone has head 0, and nobody reads that sum: four
 * additions without a branch are faster than asking. Subtracting is adding the
 * negative, modulo 2^64. */
static inline void adjust_liberties(struct go_board *self, go_point point,
                                    uint64_t change)
{
    struct heads heads = heads_around(self, point);

    self->liberties[heads.north] += change;
    self->liberties[heads.west] += change;
    self->liberties[heads.east] += change;
    self->liberties[heads.south] += change;
}

/* Brings around[] and pattern[] of the neighbours up to date. One of the two
 * colours is GO_EMPTY, which is 0: so the exclusive or both sets and clears.
 * The neighbour in direction i sees this point in direction 7 - i. */
static inline void recount(struct go_board *self, go_point point,
                           unsigned from, unsigned to)
{
    uint16_t change = (uint16_t)(neighbour_unit(to) - neighbour_unit(from));

    for (int i = 0; i < 8; i++)
        self->pattern[point + go_steps[i]] ^=
            (uint16_t)((from ^ to) << 2 * (7 - i));
    for (int s = 0; s < 4; s++)
        self->around[point + go_sides[s]] =
            (uint16_t)(self->around[point + go_sides[s]] + change);
}

/* Takes a group off the board and returns how many stones it had. The first
 * round clears all heads before the second one gives the freed points to the
 * groups around them: the group must not receive liberties itself. */
static int take_group(struct go_board *self, go_point head)
{
    unsigned colour = self->colour[head];
    go_point stone = head;
    int count = 0;

    do {
        self->colour[stone] = GO_EMPTY;
        self->head[stone] = 0;
        self->hash ^= key_of(stone, colour);
        add_free_point(self, stone);
        recount(self, stone, colour, GO_EMPTY);
        count++;
        stone = self->next[stone];
    } while (stone != head);
    do {
        adjust_liberties(self, stone, go_liberties_pair(stone));
        stone = self->next[stone];
    } while (stone != head);
    return count;
}

/* The second group joins the first: their sums are added, and exchanging one
 * link of each ring makes one ring of two. */
static void merge_groups(struct go_board *self, go_point head, go_point other)
{
    go_point stone = other, next;

    self->liberties[head] += self->liberties[other];
    do {
        self->head[stone] = head;
        stone = self->next[stone];
    } while (stone != other);
    next = self->next[head];
    self->next[head] = self->next[other];
    self->next[other] = next;
}

/* Puts down a stone as a group of its own. The neighbours have lost this
 * liberty before (see land). */
static void add_single_stone(struct go_board *self, go_point point,
                             enum go_colour colour)
{
    uint64_t liberties = 0;

    remove_free_point(self, point);
    recount(self, point, GO_EMPTY, colour);
    self->colour[point] = (uint8_t)colour;
    self->head[point] = self->next[point] = point;
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);

        if (self->colour[side] == GO_EMPTY)
            liberties += go_liberties_pair(side);
    }
    self->liberties[point] = liberties;
}

/* The sides of a point that have a colour, as bits in the order of go_sides:
 * the comparisons need no branch. */
static inline unsigned sides_of(const struct go_board *self, go_point point,
                                unsigned colour)
{
    const uint8_t *at = self->colour + point;

    return (unsigned)(at[NORTH] == colour) | (unsigned)(at[WEST] == colour) << 1
         | (unsigned)(at[EAST] == colour) << 2
         | (unsigned)(at[SOUTH] == colour) << 3;
}

/* Joins a new stone with its own groups around it. The stone's group is the
 * one that is renamed while it is small, at the first join; later joins rename
 * the group that has grown so far. */
static void join_neighbours(struct go_board *self, go_point point,
                            unsigned which)
{
    for (; which; which &= which - 1) {
        go_point side = (go_point)(point + go_sides[bits_lowest(which)]);

        if (self->head[side] != self->head[point])
            merge_groups(self, self->head[side], self->head[point]);
    }
}

static inline unsigned has_no_liberty(const struct go_board *self,
                                      go_point head)
{
    return go_liberties_count(self->liberties[head]) == 0;
}

/* The sides whose group has no liberty left, of either colour. At a side
 * without a stone the bit is arbitrary; callers mask it by sides_of(). */
static inline unsigned sides_without_liberty(const struct go_board *self,
                                             go_point point)
{
    struct heads heads = heads_around(self, point);

    return has_no_liberty(self, heads.north)
         | has_no_liberty(self, heads.west) << 1
         | has_no_liberty(self, heads.east) << 2
         | has_no_liberty(self, heads.south) << 3;
}

/* Captures the groups at some sides and returns how many stones they had;
 * *last is one of them. */
static int take_neighbours(struct go_board *self, go_point point,
                           enum go_colour colour, unsigned which,
                           go_point *last)
{
    int taken = 0;

    for (; which; which &= which - 1) {
        go_point side = (go_point)(point + go_sides[bits_lowest(which)]);

        if (self->colour[side] == GO_EMPTY)
            continue;                   /* taken with one before */
        *last = side;
        taken += take_group(self, self->head[side]);
    }
    self->taken[colour] = (uint16_t)(self->taken[colour] + taken);
    return taken;
}

/* Simple ko: a stone that captured one stone, and stands alone with that one
 * point as its only liberty, may not be recaptured at once. */
static void mark_ko(struct go_board *self, go_point point,
                    enum go_colour colour, int taken, go_point last)
{
    if (taken == 1 && go_liberties_count(self->liberties[point]) == 1
        && neighbours_of(self->around[point], colour) == 0)
        self->ko = last;
}

/* What a stone meets when the groups around it have lost the point as a
 * liberty. */
struct landing {
    unsigned own;                       /* sides with stones of its colour */
    unsigned alive;                     /* of them, with a liberty left */
    unsigned lost;                      /* of the other's, without one */
};

/* The first half of a move: takes the liberty away from the neighbours, which
 * shows what is captured and whether the stone lives. go_play_lightly() stops
 * here and gives the liberty back if the move turns out to be illegal. */
static inline struct landing land(struct go_board *self, go_point point,
                                  enum go_colour colour)
{
    unsigned own = sides_of(self, point, colour), none;

    adjust_liberties(self, point, 0 - go_liberties_pair(point));
    none = sides_without_liberty(self, point);
    return (struct landing){
        own, own & ~none, sides_of(self, point, go_other(colour)) & none,
    };
}

/* The second half: the stone comes down, what it captures comes off, and the
 * stone joins its groups. The sums of a group stay right in between, since
 * they count pairs and do not care which stone of a group a pair belongs to. */
static inline void complete_move(struct go_board *self, go_point point,
                                 enum go_colour colour, struct landing landing)
{
    go_point last = 0;

    self->ko = 0;
    add_single_stone(self, point, colour);
    if (landing.lost) {
        int taken = take_neighbours(self, point, colour, landing.lost, &last);

        mark_ko(self, point, colour, taken, last);
    }
    join_neighbours(self, point, landing.own);
}

void go_play(struct go_board *self, go_point point, enum go_colour colour)
{
    if (point == GO_PASS) {
        self->ko = 0;
        return;
    }
    self->hash ^= key_of(point, colour);
    complete_move(self, point, colour, land(self, point, colour));
    if (go_liberties_count(self->liberties[self->head[point]]) == 0) {
        enum go_colour other = go_other(colour);
        int taken = take_group(self, self->head[point]);

        self->taken[other] = (uint16_t)(self->taken[other] + taken);
    }
}

/* A point with a free neighbour is always legal, and no ko: the most frequent
 * case needs no further test. */
int go_play_lightly(struct go_board *self, go_point point,
                    enum go_colour colour)
{
    struct landing landing = land(self, point, colour);

    if (neighbours_of(self->around[point], GO_EMPTY) == 0
        && (is_banned(self, point, colour)
            || !(landing.alive | landing.lost))) {
        adjust_liberties(self, point, go_liberties_pair(point));
        return 0;
    }
    complete_move(self, point, colour, landing);
    return 1;
}

/* Questions */

/* The hash of all stones of a group. */
static uint64_t group_key(const struct go_board *self, go_point head)
{
    uint64_t key = 0;
    go_point stone = head;

    do {
        key ^= key_of(stone, self->colour[head]);
        stone = self->next[stone];
    } while (stone != head);
    return key;
}


/* The hash of all groups of a colour whose only liberty is this point; their
 * number goes to *count. Each group counts once, however often it touches. */
static uint64_t keys_around(const struct go_board *self, go_point point,
                            enum go_colour colour, int *count)
{
    go_point heads[4] = {0};
    uint64_t keys = 0;

    *count = 0;
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(point + go_sides[s]);
        go_point head = self->head[side];

        if (self->colour[side] != colour || has_other(self, side, point)
            || go_is_listed(heads, *count, head))
            continue;
        heads[(*count)++] = head;
        keys ^= group_key(self, head);
    }
    return keys;
}

uint64_t go_hash_after(const struct go_board *self, go_point point,
                       enum go_colour colour)
{
    uint64_t keys, own;
    int taken;

    if (point == GO_PASS)
        return self->hash;
    keys = keys_around(self, point, go_other(colour), &taken);
    if (taken || can_breathe(self, point, colour))
        return self->hash ^ keys ^ key_of(point, colour);
    own = keys_around(self, point, colour, &taken);
    return self->hash ^ own;            /* suicide: all of it vanishes */
}

/* By walking over the stones: the sums cannot tell two liberties from three.
 * The bound ends the walk early; most callers ask for two or three. */
int go_liberties(const struct go_board *self, go_point stone, int most)
{
    uint8_t seen[GO_POINTS] = {0};
    go_point head = self->head[stone];
    int count = 0;

    stone = head;
    do {
        for (int s = 0; s < 4; s++) {
            go_point side = (go_point)(stone + go_sides[s]);

            if (self->colour[side] != GO_EMPTY || seen[side])
                continue;
            seen[side] = 1;
            if (++count == most)
                return count;
        }
        stone = self->next[stone];
    } while (stone != head);
    return count;
}
