/* greedy.c - the guess that looks best one step ahead.
 *
 * Every criterion is a cost that grows code by code: the c-th code of a heap
 * adds what the heap of c costs more than one of c - 1. The best guess has
 * the least cost, and nothing beats a guess that tells all codes apart. As
 * costs only grow, counting stops as soon as the best so far is exceeded.
 *
 * All arithmetic is in whole numbers, so that every platform chooses the same
 * guess.
 */
#include "games/mastermind/minds/greedy.h"

#include <string.h>

#include "base/bits.h"
#include "games/mastermind/rules/bulk.h"

enum { LOG_BITS = 32 };

/* Guesses are judged a block at a time. Counts are symmetric: the marks of a
 * guess against a code are those of the code against the guess. So where few
 * codes are left, each of them judges a whole block of guesses, which fills
 * the vector registers. */
struct batch {
    int count;
    uint32_t guess[MASTERMIND_BLOCK];
    int is_left[MASTERMIND_BLOCK];      /* it may be the secret */
};

/* Up to so many codes; the marks of a batch take 128 bytes for each. */
enum { FEW = 256 };

struct greedy {
    enum mastermind_criterion criterion;
    const struct mastermind_choice *choice;
    const struct mastermind_game *game;
    int is_turned;                      /* codes judge the guesses */
    struct mastermind_block *blocks;    /* of the codes left */
    uint16_t *marks;                    /* of one guess, or of a batch */
    uint32_t *heap;                     /* codes for each kind of marks */
    uint64_t *news;                     /* cost of the c-th code in a heap */
};

struct best {
    uint32_t guess;
    uint64_t cost;
    int is_left;
};

/* Logarithms to base 2 in fixed point. Those of primes are rounded, all
 * others are exact sums, so that heaps that tell exactly as much cost
 * exactly the same. */

/* Bit by bit: squaring doubles the logarithm, and a square of 2 or more gives
 * a one. The argument is below 2^32. */
static uint64_t log_of_prime(uint64_t n)
{
    uint64_t whole = 0, fraction = 0, x;

    while (n >> (whole + 1))
        whole++;
    x = n << (31 - whole);              /* 1.31 bits, 1 <= x < 2 */
    for (int i = 0; i < LOG_BITS; i++) {
        x = x * x >> 31;
        fraction = fraction << 1 | x >> 32;
        x >>= x >> 32;
    }
    return whole << LOG_BITS | fraction;
}

/* log[n] for 1..count, with log[0] = 0. */
static void fill_logs(uint64_t *log, size_t count)
{
    memset(log, 0, (count + 1) * sizeof *log);
    for (size_t p = 2; p <= count; p++) {
        if (log[p])
            continue;                   /* not a prime */
        for (size_t power = p; power <= count; power *= p)
            for (size_t n = power; n <= count; n += power)
                log[n] += log_of_prime(p);
    }
}

/* From log n to n log n - (n-1) log (n-1). */
static void fill_news(uint64_t *news, size_t count)
{
    uint64_t before = 0;

    fill_logs(news, count);
    for (size_t n = 1; n <= count; n++) {
        uint64_t heap = n * news[n];

        news[n] = heap - before;
        before = heap;
    }
}

/* What a guess costs: its marks are those at from, from + step, ... Once it
 * costs more than the limit, how much more does not matter. */
struct tally {
    const uint16_t *from;
    size_t step;
    uint64_t limit;
    size_t done;                        /* codes put on heaps */
};

/* Knuth: the size of the largest heap. */
static uint64_t cost_of_worst(const struct greedy *self, struct tally *tally)
{
    uint64_t worst = 0;
    size_t i = 0;

    while (i < self->choice->count && worst <= tally->limit) {
        uint32_t c = ++self->heap[tally->from[i++ * tally->step]];

        worst = c > worst ? c : worst;
    }
    tally->done = i;
    return worst;
}

/* Entropy: the sum of n log n over all heaps, which is least where the entropy
 * is greatest. */
static uint64_t cost_of_news(const struct greedy *self, struct tally *tally)
{
    uint64_t cost = 0;
    size_t i = 0;

    while (i < self->choice->count && cost <= tally->limit)
        cost += self->news[++self->heap[tally->from[i++ * tally->step]]];
    tally->done = i;
    return cost;
}

/* Most parts: the codes that share a heap with an earlier one. */
static uint64_t cost_of_parts(const struct greedy *self, struct tally *tally)
{
    uint64_t together = 0;
    size_t i = 0;

    while (i < self->choice->count && together <= tally->limit)
        together += ++self->heap[tally->from[i++ * tally->step]] > 1;
    tally->done = i;
    return together;
}

/* Clears the heaps it has used instead of all of them: there may be 65536
 * kinds of marks and a handful of codes. */
static uint64_t cost_of(const struct greedy *self, struct tally *tally)
{
    uint64_t cost = 0;

    switch (self->criterion) {
    case MASTERMIND_MINIMAX: cost = cost_of_worst(self, tally); break;
    case MASTERMIND_MAX_ENTROPY:   cost = cost_of_news(self, tally); break;
    case MASTERMIND_MOST_PARTS:  cost = cost_of_parts(self, tally); break;
    }
    for (size_t i = 0; i < tally->done; i++)
        self->heap[tally->from[i * tally->step]] = 0;
    return cost;
}

/* The cost of telling all codes apart. */
static uint64_t least_cost(const struct greedy *self)
{
    return self->criterion == MASTERMIND_MINIMAX;
}

/* Choosing */

static void judge_turned(const struct greedy *self,
                         const struct batch *batch)
{
    struct mastermind_block guesses;

    mastermind_lay_out(self->game->pegs, batch->guess,
                       (size_t)batch->count, &guesses);
    for (size_t i = 0; i < self->choice->count; i++)
        mastermind_judge(self->game, self->choice->codes[i], &guesses, 1,
                         self->marks + i * MASTERMIND_BLOCK);
}

static struct tally tally_of_guess(const struct greedy *self, uint32_t guess,
                                   int at)
{
    if (self->is_turned)
        return (struct tally){self->marks + at, MASTERMIND_BLOCK, 0, 0};
    mastermind_judge(self->game, guess, self->blocks, self->choice->count,
                     self->marks);
    return (struct tally){self->marks, 1, 0, 0};
}

/* Of equal guesses one that may be the secret is better, then the first. The
 * limit is one less than the best cost unless a tie would win, so that cost
 * <= limit means better. */
static void weigh_batch(const struct greedy *self, struct batch *batch,
                        struct best *best)
{
    if (self->is_turned)
        judge_turned(self, batch);
    for (int i = 0; i < batch->count; i++) {
        int is_left = batch->is_left[i];
        int wins_ties = is_left && !best->is_left;
        struct tally tally;
        uint64_t cost;

        if (best->cost == 0 && !wins_ties)
            continue;
        tally = tally_of_guess(self, batch->guess[i], i);
        tally.limit = best->cost - !wins_ties;
        cost = cost_of(self, &tally);
        if (cost <= tally.limit)
            *best = (struct best){batch->guess[i], cost, is_left};
    }
    batch->count = 0;
}

static void add_to_batch(struct batch *batch, uint32_t guess, int is_left)
{
    batch->guess[batch->count] = guess;
    batch->is_left[batch->count++] = is_left;
}

/* The first code left that tells all others apart, if there is one. */
static void weigh_codes(const struct greedy *self, struct best *best)
{
    const struct mastermind_choice *choice = self->choice;
    struct batch batch = {0};

    if (choice->count > mastermind_marks_end(self->game))
        return;                         /* there are not so many answers */
    for (size_t i = 0;
         i < choice->count && best->cost > least_cost(self); i++) {
        add_to_batch(&batch, choice->codes[i], 1);
        if (batch.count == MASTERMIND_BLOCK || i + 1 == choice->count)
            weigh_batch(self, &batch, best);
    }
}

/* All guesses in ascending order, but one for each class of twins. `i` follows
 * the codes left, which ascend as well, and tells whether a guess is one. */
static void weigh_all(const struct greedy *self, struct best *best)
{
    const struct mastermind_choice *choice = self->choice;
    const struct mastermind_twins *twins = choice->twins;
    unsigned absent = mastermind_absent(self->game, choice->codes,
                                        choice->count);
    int is_single = mastermind_twins_none(twins);
    struct batch batch = {0};
    struct mastermind_walk walk;
    uint32_t guess;
    size_t i = 0;

    mastermind_walk_begin(&walk, self->game, absent);
    while (best->cost > least_cost(self)
           && mastermind_walk_next(&walk, &guess)) {
        while (i < choice->count && choice->codes[i] < guess)
            i++;
        if (is_single || mastermind_twins_lowest(twins, guess, absent))
            add_to_batch(&batch, guess,
                         i < choice->count && choice->codes[i] == guess);
        if (batch.count == MASTERMIND_BLOCK)
            weigh_batch(self, &batch, best);
    }
    if (best->cost > least_cost(self))
        weigh_batch(self, &batch, best);
}

/* For whole blocks of codes, or for a block of guesses for each code. */
static size_t marks_size(size_t count)
{
    size_t rows = count <= FEW ? count : mastermind_blocks(count);

    return rows * MASTERMIND_BLOCK * sizeof(uint16_t);
}

size_t mastermind_greedy_need(const struct mastermind_game *game,
                              size_t count)
{
    size_t blocks = mastermind_blocks(count);

    return arena_need(blocks * sizeof(struct mastermind_block))
         + arena_need(marks_size(count))
         + arena_need(mastermind_marks_end(game) * sizeof(uint32_t))
         + arena_need((count + 1) * sizeof(uint64_t));
}

static int prepare_tables(struct greedy *self, struct arena *arena)
{
    size_t count = self->choice->count, blocks = mastermind_blocks(count);
    size_t heap_size = mastermind_marks_end(self->game) * sizeof *self->heap;

    self->is_turned = self->game->rule == MASTERMIND_COUNTS && count <= FEW;
    self->blocks = arena_take(arena, blocks * sizeof *self->blocks);
    self->marks = arena_take(arena, marks_size(count));
    self->heap = arena_take(arena, heap_size);
    self->news = arena_take(arena, (count + 1) * sizeof *self->news);
    if (!self->blocks || !self->marks || !self->heap || !self->news)
        return 0;
    mastermind_lay_out(self->game->pegs, self->choice->codes, count,
                       self->blocks);
    memset(self->heap, 0, heap_size);
    if (self->criterion == MASTERMIND_MAX_ENTROPY)
        fill_news(self->news, count);
    return 1;
}

/* Without memory for the tables, any code left is a legal answer. */
uint32_t mastermind_greedy(enum mastermind_criterion criterion,
                           const struct mastermind_choice *choice,
                           struct arena arena)
{
    struct greedy self = {.criterion = criterion, .choice = choice,
                          .game = choice->twins->game};
    struct best best = {choice->codes[0], UINT64_MAX, 1};

    if (choice->count > 2 && prepare_tables(&self, &arena)) {
        weigh_codes(&self, &best);
        weigh_all(&self, &best);
    }
    return best.guess;
}

/* A mind's move */

/* As many codes as leave enough scratch for the rest. */
enum { ROOM = 32768 };

uint32_t mastermind_greedy_move(enum mastermind_criterion criterion,
                                const struct mastermind_seen *seen,
                                void *scratch)
{
    struct arena arena = arena_of(scratch, MASTERMIND_GREEDY_SCRATCH);
    uint32_t *codes = arena_take(&arena, ROOM * sizeof *codes);
    struct mastermind_twins twins;
    struct mastermind_choice choice = {&twins, codes, 0};

    if (codes)
        choice.count = mastermind_left(seen, codes, ROOM);
    if (choice.count == 0)
        return 0;                       /* the marks contradict each other */
    if (choice.count > ROOM)
        return codes[0];
    mastermind_twins_seen(&twins, seen);
    return mastermind_greedy(criterion, &choice, arena);
}
