/* go.c - a Go board: stones, groups and their liberties, kept up to date. */
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
static unsigned one_of(unsigned colour) { return 1u << 3 * colour; }

static unsigned count_of(unsigned around, unsigned colour)
{
    return around >> 3 * colour & 7;
}

/* Keys of stones */

static uint64_t key_of(go_point point, unsigned colour)
{
    return bits_mix((uint64_t)point << 2 | colour);
}

/* Free points */

static void add_free(struct go_board *self, go_point point)
{
    self->free_place[point] = self->free_count;
    self->free_point[self->free_count++] = point;
}

static void remove_free(struct go_board *self, go_point point)
{
    go_point last = self->free_point[--self->free_count];
    uint16_t place = self->free_place[point];

    self->free_point[place] = last;
    self->free_place[last] = place;
}

void go_begin(struct go_board *self, int size)
{
    memset(self, 0, sizeof *self);
    self->size = (uint8_t)size;
    memset(self->colour, GO_EDGE, sizeof self->colour);
    for (int row = 0; row < size; row++)
        for (int column = 0; column < size; column++) {
            self->colour[go_at(row, column)] = GO_EMPTY;
            add_free(self, go_at(row, column));
        }
    for (int i = 0; i < self->free_count; i++) {
        go_point point = self->free_point[i];

        for (int s = 0; s < 4; s++)
            self->around[point] = (uint16_t)(self->around[point]
                + one_of(self->colour[point + go_sides[s]]));
        for (int s = 0; s < 8; s++)
            self->pattern[point] = (uint16_t)(self->pattern[point]
                | self->colour[point + go_steps[s]] << 2 * s);
    }
}

/* Only what a board of its size uses. */
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

static inline struct heads heads_at(const struct go_board *self,
                                    go_point point)
{
    return (struct heads){self->head[point + NORTH], self->head[point + WEST],
                          self->head[point + EAST], self->head[point + SOUTH]};
}

/* A group beside a free point lives on with it gone, or is taken. */
static int has_other(const struct go_board *self, go_point stone,
                     go_point point)
{
    uint64_t liberties = self->liberties[self->head[stone]];

    return !go_liberties_is_one(liberties)
        || go_liberties_sum(liberties) != go_liberties_count(liberties) * point;
}

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

/* With suicide allowed a stone alone may still not vanish at once: nothing
 * would have changed. */
static int may_vanish(const struct go_board *self, go_point point,
                      enum go_colour colour)
{
    return self->may_suicide
        && count_of(self->around[point], colour) != 0;
}

/* All around a ko stand stones of the one who took there: the ban is for the
 * other, who would take back. */
static int is_banned(const struct go_board *self, go_point point,
                     enum go_colour colour)
{
    return point == self->ko && count_of(self->around[point], colour) == 0;
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

static inline void lend(struct go_board *self, go_point point, uint64_t what)
{
    struct heads heads = heads_at(self, point);

    self->liberties[heads.north] += what;
    self->liberties[heads.west] += what;
    self->liberties[heads.east] += what;
    self->liberties[heads.south] += what;
}

/* Tells the neighbours; one of the colours is GO_EMPTY. */
static inline void recount(struct go_board *self, go_point point,
                           unsigned from, unsigned to)
{
    uint16_t change = (uint16_t)(one_of(to) - one_of(from));

    for (int i = 0; i < 8; i++)
        self->pattern[point + go_steps[i]] ^=
            (uint16_t)((from ^ to) << 2 * (7 - i));
    for (int s = 0; s < 4; s++)
        self->around[point + go_sides[s]] =
            (uint16_t)(self->around[point + go_sides[s]] + change);
}

/* Takes a group off the board; the return is how many stones it had. */
static int take_group(struct go_board *self, go_point head)
{
    unsigned colour = self->colour[head];
    go_point stone = head;
    int count = 0;

    do {
        self->colour[stone] = GO_EMPTY;
        self->head[stone] = 0;
        self->hash ^= key_of(stone, colour);
        add_free(self, stone);
        recount(self, stone, colour, GO_EMPTY);
        count++;
        stone = self->next[stone];
    } while (stone != head);
    do {
        lend(self, stone, go_liberties_pair(stone));
        stone = self->next[stone];
    } while (stone != head);
    return count;
}

/* The second group joins the first. */
static void join(struct go_board *self, go_point head, go_point other)
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

static void put_stone(struct go_board *self, go_point point,
                      enum go_colour colour)
{
    uint64_t liberties = 0;

    remove_free(self, point);
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

static inline unsigned sides_of(const struct go_board *self, go_point point,
                                unsigned colour)
{
    const uint8_t *at = self->colour + point;

    return (unsigned)(at[NORTH] == colour) | (unsigned)(at[WEST] == colour) << 1
         | (unsigned)(at[EAST] == colour) << 2
         | (unsigned)(at[SOUTH] == colour) << 3;
}

static void join_neighbours(struct go_board *self, go_point point,
                            unsigned which)
{
    for (; which; which &= which - 1) {
        go_point side = (go_point)(point + go_sides[bits_lowest(which)]);

        if (self->head[side] != self->head[point])
            join(self, self->head[side], self->head[point]);
    }
}

static inline unsigned is_lost(const struct go_board *self, go_point head)
{
    return go_liberties_count(self->liberties[head]) == 0;
}

/* Those of the other's that are left without a liberty. */
static inline unsigned sides_without(const struct go_board *self,
                                     go_point point)
{
    struct heads heads = heads_at(self, point);

    return is_lost(self, heads.north) | is_lost(self, heads.west) << 1
         | is_lost(self, heads.east) << 2 | is_lost(self, heads.south) << 3;
}

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

/* A stone that took one stone and stands alone with that one liberty may not
 * be taken back at once. */
static void mark_ko(struct go_board *self, go_point point,
                    enum go_colour colour, int taken, go_point last)
{
    if (taken == 1 && go_liberties_count(self->liberties[point]) == 1
        && count_of(self->around[point], colour) == 0)
        self->ko = last;
}

/* A stone comes down, and the neighbours lose that liberty. */
struct landing {
    unsigned own;                       /* sides with stones of its colour */
    unsigned alive;                     /* of them, with a liberty left */
    unsigned lost;                      /* of the other's, without one */
};

static inline struct landing land(struct go_board *self, go_point point,
                                  enum go_colour colour)
{
    unsigned own = sides_of(self, point, colour), none;

    lend(self, point, 0 - go_liberties_pair(point));
    none = sides_without(self, point);
    return (struct landing){
        own, own & ~none, sides_of(self, point, go_other(colour)) & none,
    };
}

static inline void settle(struct go_board *self, go_point point,
                          enum go_colour colour, struct landing landing)
{
    go_point last = 0;

    self->ko = 0;
    put_stone(self, point, colour);
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
    settle(self, point, colour, land(self, point, colour));
    if (go_liberties_count(self->liberties[self->head[point]]) == 0) {
        enum go_colour other = go_other(colour);
        int taken = take_group(self, self->head[point]);

        self->taken[other] = (uint16_t)(self->taken[other] + taken);
    }
}

int go_play_lightly(struct go_board *self, go_point point,
                    enum go_colour colour)
{
    struct landing landing = land(self, point, colour);

    if (count_of(self->around[point], GO_EMPTY) == 0
        && (is_banned(self, point, colour)
            || !(landing.alive | landing.lost))) {
        lend(self, point, go_liberties_pair(point));
        return 0;
    }
    settle(self, point, colour, landing);
    return 1;
}

/* Questions */

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

static int is_before(const go_point *heads, int count, go_point head)
{
    for (int i = 0; i < count; i++)
        if (heads[i] == head)
            return 1;
    return 0;
}

/* Keys of all groups of a colour that have only this liberty. */
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
            || is_before(heads, *count, head))
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
