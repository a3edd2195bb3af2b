/* holdem_boards.c - sorts hands into buckets, on a sample of boards.
 *
 * Middles are found by k-means, in whole numbers: the same on every machine.
 * Boards that differ by the names of suits are one.
 */
#include "fit/holdem_boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLOTS = 1 << 16, ROUNDS = 10,       /* more than 1,755 flops and 16,432
                                         * turns, which are all */
    TURNS_FOR_FLOP = 8,
    SOME_FLOPS = 200,                   /* for the turn's middles, where any
                                         * flop may come */
    SHARE = 8,                          /* of the hands of a board is used */
};

struct boards {
    struct spread spread;
    int is_any;                         /* flop may come */
    int flops;
    cards *flop;
    spread_marks middle[2][PLAN_BUCKETS];       /* flop and turn */
    cards board[SLOTS];                 /* a table of hashes; 0: empty */
    uint8_t bucket[SLOTS][POKER_COMBOS];
};

static void *room_for(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    if (!memory) {
        fprintf(stderr, "holdem_plan: out of memory\n");
        exit(1);
    }
    return memory;
}

cards boards_draw(struct rng *rng, cards used, int count)
{
    cards drawn = 0;

    while (count > 0) {
        cards one = cards_of((int)rng_below(rng, CARDS_ALL));

        if (one & (used | drawn))
            continue;
        drawn |= one;
        count--;
    }
    return drawn;
}

/* Middles */

/* Adds an eighth of the hands of a board; returns how many. */
static size_t collect_marks(struct boards *self, cards board, int which,
                            spread_marks *to)
{
    size_t found = 0;

    spread_find(&self->spread, board);
    for (int c = which % SHARE; c < POKER_COMBOS; c += SHARE)
        if (!(poker_combo_cards(c) & board))
            memcpy(to[found++], self->spread.mark[c], sizeof *to);
    return found;
}

static size_t collect_flops(struct boards *self, spread_marks *to)
{
    size_t found = 0;

    for (int i = 0; i < self->flops; i++)
        found += collect_marks(self, self->flop[i], i, to + found);
    return found;
}

static size_t collect_turns(struct boards *self, struct rng *rng,
                            spread_marks *to)
{
    size_t found = 0;

    for (int i = 0; i < self->flops * TURNS_FOR_FLOP; i++) {
        cards flop = self->flop[i % self->flops];

        found += collect_marks(self, flop | boards_draw(rng, flop, 1), i,
                               to + found);
    }
    return found;
}

/* One round: every point to the nearest, every middle into the middle of its
 * points. A middle without any takes a point at random. */
static void move_middles(spread_marks *middle, const spread_marks *point,
                         size_t count, struct rng *rng)
{
    uint32_t (*sum)[SPREAD_MARKS] = room_for(PLAN_BUCKETS, sizeof *sum);
    uint32_t *size = room_for(PLAN_BUCKETS, sizeof *size);

    for (size_t i = 0; i < count; i++) {
        int at = spread_nearest((const spread_marks *)middle, PLAN_BUCKETS,
                                point[i]);

        size[at]++;
        for (int k = 0; k < SPREAD_MARKS; k++)
            sum[at][k] += point[i][k];
    }
    for (int at = 0; at < PLAN_BUCKETS; at++) {
        if (!size[at])
            memcpy(middle[at], point[rng_below(rng, count)], sizeof *middle);
        for (int k = 0; k < SPREAD_MARKS && size[at]; k++)
            middle[at][k] = (uint8_t)((sum[at][k] + size[at] / 2) / size[at]);
    }
    free(sum);
    free(size);
}

static void find_middles(spread_marks *middle, const spread_marks *point,
                         size_t count, struct rng *rng)
{
    for (int i = 0; i < PLAN_BUCKETS; i++)
        memcpy(middle[i], point[rng_below(rng, count)], sizeof *point);
    for (int round = 0; round < ROUNDS; round++)
        move_middles(middle, point, count, rng);
}

struct boards *boards_open(int different, struct rng *rng)
{
    struct boards *self = room_for(1, sizeof *self);
    int flops = different ? different : SOME_FLOPS;
    spread_marks *point = room_for((size_t)flops * TURNS_FOR_FLOP
                                   * (POKER_COMBOS / SHARE + 1),
                                   sizeof *point);
    size_t count;

    self->is_any = !different;
    self->flops = flops;
    self->flop = room_for((size_t)flops, sizeof *self->flop);
    for (int i = 0; i < flops; i++)
        self->flop[i] = boards_draw(rng, 0, 3);
    if (self->is_any) {
        memcpy(self->middle[0], plan_middles, sizeof self->middle[0]);
    } else {
        count = collect_flops(self, point);
        find_middles(self->middle[0], (const spread_marks *)point, count, rng);
    }
    count = collect_turns(self, rng, point);
    find_middles(self->middle[1], (const spread_marks *)point, count, rng);
    free(point);
    return self;
}

cards boards_flop(const struct boards *self, struct rng *rng)
{
    return self->is_any ? boards_draw(rng, 0, 3)
                        : self->flop[rng_below(rng, (uint64_t)self->flops)];
}

const spread_marks *boards_middles(const struct boards *self)
{
    return self->middle[0];
}

/* Boards */

static void fill_board(struct boards *self, int slot, cards board)
{
    int which = cards_count(board) - 3;

    self->board[slot] = board;
    spread_find(&self->spread, board);
    for (int c = 0; c < POKER_COMBOS; c++)
        if (!(poker_combo_cards(c) & board))
            self->bucket[slot][c] = (uint8_t)spread_nearest(
                (const spread_marks *)self->middle[which], PLAN_BUCKETS,
                self->spread.mark[c]);
}

const uint8_t *boards_buckets(struct boards *self, cards board,
                              uint8_t suit[CARDS_SUITS])
{
    cards renamed = spread_rename(board, suit);
    uint64_t state = renamed;
    int slot = (int)(rng_splitmix(&state) % SLOTS);

    while (self->board[slot] && self->board[slot] != renamed)
        slot = (slot + 1) % SLOTS;
    if (!self->board[slot])
        fill_board(self, slot, renamed);
    return self->bucket[slot];
}
