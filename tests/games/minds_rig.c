/* minds_rig.c - what the tests of the minds share: games, positions and
 * searches. */
#include "games/minds_rig.h"

#include <stdlib.h>
#include <string.h>

#include "check.h"

size_t rig_codes(const struct mastermind_game *game, uint32_t *codes)
{
    size_t count = 0;

    for (uint64_t n = 0; n < mastermind_codes(game); n++) {
        struct slow_code code = slow_nth(game->pegs, game->colours, n);

        if (game->is_distinct && !slow_is_distinct(game->pegs, &code))
            continue;
        assert_true(count < RIG_CODES_MAX);
        codes[count++] = slow_packed(game->pegs, &code);
    }
    return count;
}

uint32_t rig_guess(struct rng *rng, const struct mastermind_game *game)
{
    struct slow_code code = slow_nth(game->pegs, game->colours,
        rng_below(rng, mastermind_codes(game)));

    return slow_packed(game->pegs, &code);
}

static struct slow_code unpacked(int pegs, uint32_t packed)
{
    struct slow_code code = {{0}};

    while (pegs-- > 0) {
        code.peg[pegs] = (int)(packed % 16);
        packed /= 16;
    }
    return code;
}

uint32_t rig_secret(struct rng *rng, const struct mastermind_game *game)
{
    for (;;) {
        uint32_t packed = rig_guess(rng, game);
        struct slow_code code = unpacked(game->pegs, packed);

        if (!game->is_distinct || slow_is_distinct(game->pegs, &code))
            return packed;
    }
}

uint32_t rig_plain_guess(struct rng *rng, const struct mastermind_game *game)
{
    int different = 1 + (int)rng_below(rng, 3);
    uint64_t first = rng_below(rng, (uint64_t)game->colours);
    uint32_t guess = 0;

    for (int i = 0; i < game->pegs; i++)
        guess = guess << 4
              | (uint32_t)((first + rng_below(rng, (uint64_t)different))
                           % (uint64_t)game->colours);
    return guess;
}

unsigned rig_marks(const struct mastermind_game *game, uint32_t code,
                   uint32_t guess)
{
    struct slow_code slow_code = unpacked(game->pegs, code);
    struct slow_code slow_guess = unpacked(game->pegs, guess);

    return slow_judge(game->rule, game->pegs, &slow_code, &slow_guess);
}

void rig_try(struct mastermind_seen *seen, uint32_t secret, uint32_t guess)
{
    assert_true(seen->tries < MASTERMIND_TRIES_MAX);
    seen->past[seen->tries].guess = guess;
    seen->past[seen->tries].marks = (uint16_t)rig_marks(&seen->game, secret,
                                                        guess);
    seen->tries++;
}

size_t rig_left(const struct mastermind_seen *seen, uint32_t *codes)
{
    size_t count = rig_codes(&seen->game, codes), left = 0;

    for (size_t c = 0; c < count; c++) {
        int fits = 1;

        for (int i = 0; i < seen->tries; i++)
            fits &= rig_marks(&seen->game, codes[c], seen->past[i].guess)
                 == seen->past[i].marks;
        if (fits)
            codes[left++] = codes[c];
    }
    return left;
}

static int larger_first(const void *a, const void *b)
{
    return *(const int *)b - *(const int *)a;
}

int rig_heaps(const struct mastermind_game *game, const uint32_t *codes,
              size_t count, uint32_t guess, int *heap)
{
    unsigned marks[RIG_CODES_MAX];
    int heaps = 0;

    for (size_t c = 0; c < count; c++) {
        unsigned its = rig_marks(game, codes[c], guess);
        int h = 0;

        while (h < heaps && marks[h] != its)
            h++;
        if (h == heaps) {
            marks[heaps] = its;
            heap[heaps++] = 0;
        }
        heap[h]++;
    }
    qsort(heap, (size_t)heaps, sizeof *heap, larger_first);
    heap[heaps] = 0;
    return heaps;
}

void rig_begin(struct rig *self, const struct mastermind_task *request)
{
    size_t search_need = mastermind_search_need(request);
    size_t worker_need = mastermind_worker_need(request);
    struct arena arena;

    assert_true(search_need > 0);
    self->search_memory = malloc(search_need + ARENA_ALIGN);
    self->worker_memory = malloc(worker_need + ARENA_ALIGN);
    assert_true(self->search_memory && self->worker_memory);
    arena = arena_of(self->search_memory, search_need + ARENA_ALIGN);
    assert_true(mastermind_search_begin(&self->search, request, &arena));
    assert_true(mastermind_worker_begin(&self->worker, &self->search,
        arena_of(self->worker_memory, worker_need + ARENA_ALIGN)));
}

void rig_end(struct rig *self)
{
    free(self->search_memory);
    free(self->worker_memory);
}

int rig_cost(struct rig *self)
{
    struct mastermind_node root = mastermind_search_root(&self->search);

    return mastermind_solve(&self->worker, &root, MASTERMIND_NEVER);
}

int rig_solve(const struct mastermind_task *request)
{
    struct rig *rig = malloc(sizeof *rig);
    int cost;

    assert_non_null(rig);
    rig_begin(rig, request);
    cost = rig_cost(rig);
    rig_end(rig);
    free(rig);
    return cost;
}
