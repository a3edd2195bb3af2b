/* view.c - the guesses that differ, for one set of codes.
 *
 * The bits of a row say which answer each guess gets from one code: or-ing the
 * rows of a set gives, for each guess, the set of its answers, and counting
 * bits gives its parts. A row is padded to whole blocks of VIEW_LANES, so that
 * loops have a fixed length and compilers vectorise them.
 */
#include "games/mastermind/minds/view.h"

#include <string.h>

#include "base/bits.h"

typedef uint16_t lanes[VIEW_LANES];

/* A stride that is no power of two, so that rows do not share their places
 * in the processor's cache. */
static int stride_for(int guesses)
{
    return (guesses + VIEW_LANES - 1) / VIEW_LANES * VIEW_LANES + 32;
}

/* Counting parts, a block of guesses at a time */

/* mask[k] becomes the set of answers that guess from + k gets from the codes
 * of the set. This is the innermost loop of the whole search. */
static void union_of_answers(const struct mastermind_view *self,
                             struct mastermind_set set, int from, lanes mask)
{
    memset(mask, 0, sizeof(lanes));
    for (int i = 0; i < set.count; i++) {
        const uint16_t *row = self->bits + from
            + (size_t)self->row_of[set.code[i]] * (size_t)self->stride;

        for (int k = 0; k < VIEW_LANES; k++)
            mask[k] |= row[k];
    }
}

/* Counts the bits of each lane in place; sixteen at most. */
static void count_bits(lanes mask)
{
    for (int k = 0; k < VIEW_LANES; k++) {
        unsigned x = mask[k];

        x -= x >> 1 & 0x5555;
        x = (x & 0x3333) + (x >> 2 & 0x3333);
        x = (x + (x >> 4)) & 0x0f0f;
        mask[k] = (uint16_t)((x + (x >> 8)) & 0x1f);
    }
}

static int greatest(const lanes count)
{
    uint16_t most = 0;

    for (int k = 0; k < VIEW_LANES; k++)
        most = count[k] > most ? count[k] : most;
    return most;
}

/* With many answers: guess by guess, a set of answers as bits. Two words
 * that stay in registers do for most games. */
static int count_in_two_words(const uint8_t *answer,
                              struct mastermind_set set)
{
    uint64_t low = 0, high = 0;

    for (int i = 0; i < set.count; i++) {
        unsigned a = answer[set.code[i]];
        uint64_t bit = UINT64_C(1) << a % 64;
        uint64_t is_high = ~UINT64_C(0) * (a / 64);

        low |= bit & ~is_high;
        high |= bit & is_high;
    }
    return bits_count(low) + bits_count(high);
}

/* Four words for up to 256 answers. */
static int count_in_words(const uint8_t *answer, struct mastermind_set set)
{
    uint64_t seen[MASTERMIND_ANSWERS_MAX / 64] = {0};
    int parts = 0;

    for (int i = 0; i < set.count; i++) {
        uint8_t a = answer[set.code[i]];

        seen[a / 64] |= UINT64_C(1) << a % 64;
    }
    for (int i = 0; i < MASTERMIND_ANSWERS_MAX / 64; i++)
        parts += bits_count(seen[i]);
    return parts;
}

int mastermind_count_parts(const struct mastermind_table *table, int guess,
                           struct mastermind_set set)
{
    const uint8_t *answer = mastermind_answers_to(table, guess);

    return table->answers <= 128 ? count_in_two_words(answer, set)
                                 : count_in_words(answer, set);
}

/* Guesses are sorted by the parts they make of the whole set, and of a smaller
 * set none makes more: so the loop ends early. */
int mastermind_view_most(const struct mastermind_view *self,
                         struct mastermind_set set, int floor, int ceiling)
{
    int step = self->bits ? VIEW_LANES : 1;
    int most = floor;

    for (int g = 0; g < self->guesses && most < ceiling; g += step) {
        int parts;

        if (self->parts[g] <= most)     /* a smaller set has no more */
            break;
        if (self->bits) {
            lanes mask;

            union_of_answers(self, set, g, mask);
            count_bits(mask);
            parts = greatest(mask);
        } else {
            parts = mastermind_count_parts(self->table, self->guess[g], set);
        }
        most = parts > most ? parts : most;
    }
    return most;
}

/* Lanes beyond the last guess are computed, as the row is padded, and not
 * stored. */
void mastermind_view_parts(const struct mastermind_view *self,
                           struct mastermind_set set, uint8_t *parts)
{
    if (!self->bits) {
        for (int g = 0; g < self->guesses; g++)
            parts[g] = (uint8_t)mastermind_count_parts(self->table,
                                                 self->guess[g], set);
        return;
    }
    for (int g = 0; g < self->guesses; g += VIEW_LANES) {
        lanes mask;

        union_of_answers(self, set, g, mask);
        count_bits(mask);
        for (int k = 0; k < VIEW_LANES && g + k < self->guesses; k++)
            parts[g + k] = (uint8_t)mask[k];
    }
}

/* Making a view */

/* The bits only for games of few answers, where they pay. */
static int take_memory(struct mastermind_view *self, int guesses, int codes,
                       struct arena *arena)
{
    const struct mastermind_table *table = self->table;

    self->guesses = guesses;
    self->stride = stride_for(guesses);
    self->guess = arena_take(arena, (size_t)guesses * sizeof *self->guess);
    self->parts = arena_take(arena, (size_t)guesses);
    self->row_of = arena_take(arena, (size_t)table->codes
                                     * sizeof *self->row_of);
    self->bits = NULL;
    if (table->answers > MASTERMIND_NARROW)
        return self->guess && self->parts && self->row_of;
    self->bits = arena_take(arena, (size_t)codes * (size_t)self->stride
                                   * sizeof *self->bits);
    return self->guess && self->parts && self->row_of && self->bits;
}

/* For a view of all guesses, the largest there can be; others have fewer. */
size_t mastermind_view_need(const struct mastermind_table *table, int codes)
{
    size_t guesses = (size_t)mastermind_codes(&table->game);
    size_t need = arena_need(guesses * sizeof(uint16_t))
                + arena_need(guesses)
                + arena_need((size_t)table->codes * sizeof(uint16_t));

    if (table->answers <= MASTERMIND_NARROW)
        need += arena_need((size_t)codes
                           * (size_t)stride_for((int)guesses)
                           * sizeof(uint16_t));
    return need;
}

/* Some guesses at a time, so that their answers stay in the cache while
 * they are turned from rows of guesses into rows of codes. */
static void fill_columns(struct mastermind_view *self,
                         struct mastermind_set set, int from, int to)
{
    for (int i = 0; i < set.count; i++) {
        uint16_t *row = self->bits + (size_t)i * (size_t)self->stride;

        for (int g = from; g < to; g++)
            row[g] = (uint16_t)(1u << mastermind_answers_to(self->table,
                                          self->guess[g])[set.code[i]]);
    }
}

/* row_of is set for the codes of the set only; no others may be asked for. */
static void fill_rows(struct mastermind_view *self,
                      struct mastermind_set set)
{
    enum { COLUMNS = 32 };

    for (int i = 0; i < set.count; i++)
        self->row_of[set.code[i]] = (uint16_t)i;
    if (!self->bits)
        return;
    memset(self->bits, 0, (size_t)set.count * (size_t)self->stride
                          * sizeof *self->bits);
    for (int g = 0; g < self->guesses; g += COLUMNS)
        fill_columns(self, set, g, g + COLUMNS < self->guesses
                                   ? g + COLUMNS : self->guesses);
}

/* Parts are not counted here: the number of answers is a bound that holds for
 * every set, and the guesses stay in ascending order. */
static int fill_for_all(struct mastermind_view *self, struct arena scratch)
{
    int codes = self->table->codes;
    uint16_t *every = arena_take(&scratch, (size_t)codes * sizeof *every);

    if (!every)
        return 0;
    for (int i = 0; i < codes; i++)
        every[i] = (uint16_t)i;
    memset(self->parts, self->table->answers, (size_t)self->guesses);
    fill_rows(self, (struct mastermind_set){every, codes});
    return 1;
}

int mastermind_view_all(struct mastermind_view *self,
                        const struct mastermind_table *table,
                        struct arena *arena)
{
    self->table = table;
    if (!take_memory(self, table->guesses, table->codes, arena))
        return 0;
    for (int g = 0; g < table->guesses; g++)
        self->guess[g] = (uint16_t)g;
    return fill_for_all(self, *arena);
}

/* The list of kept guesses stays in the arena, below the view. On failure the
 * caller uses the larger view instead. */
int mastermind_view_lowest(struct mastermind_view *self,
                           const struct mastermind_view *from,
                           unsigned used, struct arena *arena)
{
    const struct mastermind_table *table = from->table;
    struct mastermind_twins twins;
    struct arena scratch;
    uint16_t *kept;
    int count = 0;

    mastermind_twins_colours(&twins, &table->game, used);
    kept = arena_take(arena, (size_t)from->guesses * sizeof *kept);
    if (!kept)
        return 0;
    for (int g = 0; g < from->guesses; g++)
        if (mastermind_twins_lowest(&twins, table->guess[from->guess[g]], 0))
            kept[count++] = from->guess[g];
    self->table = table;
    scratch = *arena;
    if (!take_memory(self, count, table->codes, &scratch))
        return 0;
    *arena = scratch;
    memcpy(self->guess, kept, (size_t)count * sizeof *kept);
    return fill_for_all(self, *arena);
}

/* How a guess divides a set, as a hash: answers are numbered in the order of
 * their appearance, so that only the division counts and not what the answers
 * are. 0 is reserved for empty slots of the sieve. */
static uint64_t division(const struct mastermind_table *table, int guess,
                         struct mastermind_set set, int *parts)
{
    const uint8_t *answer = mastermind_answers_to(table, guess);
    uint8_t name[MASTERMIND_ANSWERS_MAX];
    uint64_t sum = 0, factor = 1;
    uint8_t names = 0;

    memset(name, 0, (size_t)table->answers);
    for (int i = 0; i < set.count; i++) {
        uint8_t *its = &name[answer[set.code[i]]];

        if (!*its)
            *its = ++names;
        factor *= UINT64_C(0x9e3779b97f4a7c15);
        sum += factor * *its;
    }
    *parts = names;
    return sum ? sum : 1;
}

/* A guess that may be the secret is kept before one that divides alike, so
 * members come first; of the rest the lowest. */
struct sieve {
    uint64_t *sum;                      /* hash table, zero is empty */
    uint64_t mask;
};

/* 1 if no guess before has divided the set in this way. */
static int insert_division(struct sieve *sieve, uint64_t sum)
{
    uint64_t at = sum & sieve->mask;

    while (sieve->sum[at]) {
        if (sieve->sum[at] == sum)
            return 0;
        at = (at + 1) & sieve->mask;
    }
    sieve->sum[at] = sum;
    return 1;
}

/* The guesses of a view while it is made, in the order they were found. */
struct kept {
    uint16_t *guess;
    uint8_t *parts;
    int count;
};

static void keep_if_new(struct kept *kept, struct sieve *sieve,
                        const struct mastermind_table *table, int guess,
                        struct mastermind_set set)
{
    int parts;
    uint64_t sum = division(table, guess, set, &parts);

    if (parts < 2 || !insert_division(sieve, sum))
        return;
    kept->guess[kept->count] = (uint16_t)guess;
    kept->parts[kept->count++] = (uint8_t)parts;
}

/* Members may come twice, as codes and as guesses of the view; the sieve drops
 * the second. */
static void keep_different(struct kept *kept, struct sieve *sieve,
                           const struct mastermind_view *from,
                           struct mastermind_set set)
{
    const struct mastermind_table *table = from->table;

    for (int i = 0; i < set.count; i++)
        keep_if_new(kept, sieve, table, table->guess_of[set.code[i]], set);
    for (int g = 0; g < from->guesses; g++)
        keep_if_new(kept, sieve, table, from->guess[g], set);
}

/* Many parts first; otherwise in the order they were kept. */
static void sort_by_parts(struct mastermind_view *self,
                          const struct kept *kept)
{
    int start[MASTERMIND_ANSWERS_MAX + 1] = {0};

    for (int i = 0; i < kept->count; i++)
        start[kept->parts[i]]++;
    for (int p = MASTERMIND_ANSWERS_MAX - 1, at = 0; p >= 0; p--) {
        int count = start[p];

        start[p] = at;
        at += count;
    }
    for (int i = 0; i < kept->count; i++) {
        int at = start[kept->parts[i]]++;

        self->guess[at] = kept->guess[i];
        self->parts[at] = kept->parts[i];
    }
}

/* A power of two, at least half empty. */
static int take_sieve(struct sieve *sieve, int guesses, struct arena *arena)
{
    uint64_t size = 64;

    while (size < 2 * (uint64_t)guesses)
        size *= 2;
    sieve->mask = size - 1;
    sieve->sum = arena_take(arena, (size_t)size * sizeof *sieve->sum);
    if (!sieve->sum)
        return 0;
    memset(sieve->sum, 0, (size_t)size * sizeof *sieve->sum);
    return 1;
}

/* The lists of kept guesses stay in the arena below the view; what the sieve
 * takes is given back before the view takes its own memory. */
int mastermind_view_of(struct mastermind_view *self,
                       const struct mastermind_view *from,
                       struct mastermind_set set, struct arena *arena)
{
    size_t most = (size_t)from->guesses + (size_t)set.count;
    struct arena before = *arena, scratch;
    struct kept kept = {0};
    struct sieve sieve;

    kept.guess = arena_take(arena, most * sizeof *kept.guess);
    kept.parts = arena_take(arena, most);
    scratch = *arena;
    if (!kept.guess || !kept.parts
        || !take_sieve(&sieve, (int)most, &scratch))
        return 0;
    keep_different(&kept, &sieve, from, set);
    self->table = from->table;
    if (!take_memory(self, kept.count, set.count, arena)) {
        *arena = before;
        return 0;
    }
    sort_by_parts(self, &kept);
    fill_rows(self, set);
    return 1;
}
