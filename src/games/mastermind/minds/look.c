/* look.c - bounds on the cost of a set of codes, without a search.
 *
 * Most sets are small, and most are met many times. So first the memory is
 * asked, then sets of up to three codes are computed, then the number of parts
 * gives a bound; often the bound is exact, and the search never goes deeper.
 * A fact is always true: low <= cost <= high.
 */
#include "games/mastermind/minds/look.h"

#include <string.h>

#include "base/bits.h"
#include "base/number.h"

enum { LOOK_AT_CODES = 64 };            /* sets whose codes are all tried */

/* Zobrist hashing: an exclusive or, so that the order of codes does not
 * matter. The guesses left belong to the key, as costs depend on them. */
uint64_t mastermind_key(const struct mastermind_looker *self,
                        struct mastermind_set set, int left)
{
    uint64_t key = bits_mix(~(uint64_t)left);   /* the hash of no code */

    for (int i = 0; i < set.count; i++)
        key ^= self->table.hash[set.code[i]];
    return key;
}

int mastermind_know(const struct mastermind_looker *self, int count,
                    uint64_t key, struct mastermind_fact *fact)
{
    return (count >= MASTERMIND_LARGE
            && mastermind_memo_find(&self->solved, key, fact))
        || mastermind_memo_find(&self->looks, key, fact);
}

/* Small sets and looks share the larger table, where they may be overwritten;
 * facts about large sets took long and have a table of their own. */
void mastermind_learn(struct mastermind_looker *self, int count,
                      uint64_t key, struct mastermind_fact fact)
{
    mastermind_memo_keep(count < MASTERMIND_LARGE ? &self->looks
                                                  : &self->solved,
                         key, fact);
}

/* Small sets */

/* Three codes take 1 + 2 + 2 guesses if one of them tells the two others
 * apart, otherwise 6. */
static int cost_of_three(const struct mastermind_table *table,
                         const uint16_t *code)
{
    for (int i = 0; i < 3; i++) {
        const uint8_t *answer =
            mastermind_answers_to(table, table->guess_of[code[i]]);

        if (answer[code[(i + 1) % 3]] != answer[code[(i + 2) % 3]])
            return 5;
    }
    return 6;
}

static int cost_of_two(const struct mastermind_cost *cost, int left)
{
    if (cost->goal == MASTERMIND_WIN)
        return left < 2;
    return left < 2 ? MASTERMIND_NEVER : 3;
}

/* For the mean, a set that cannot be finished in time costs NEVER; for
 * winning, the codes that are missed. Where codes are no more than the guesses
 * left, they can be tried one after the other. */
int mastermind_plain(const struct mastermind_looker *self,
                     struct mastermind_set set, int left, int *cost)
{
    int is_mean = self->cost.goal == MASTERMIND_MEAN;

    if (set.count == 0 || (!is_mean && left >= set.count))
        *cost = 0;                      /* one after the other */
    else if (left == 0)
        *cost = is_mean ? MASTERMIND_NEVER : set.count;
    else if (set.count == 1)
        *cost = is_mean;
    else if (set.count == 2)
        *cost = cost_of_two(&self->cost, left);
    else if (left == 1)
        *cost = is_mean ? MASTERMIND_NEVER : set.count - 1;
    else if (is_mean && set.count == 3 && left >= 3)
        *cost = cost_of_three(&self->table, set.code);
    else
        return 0;
    return 1;
}

/* One step ahead */

/* The most parts that one of the codes itself makes. */
static int most_by_codes(const struct mastermind_table *table,
                         struct mastermind_set set)
{
    int most = 0;

    for (int i = 0; i < set.count && most < set.count; i++) {
        int parts = mastermind_count_parts(table, table->guess_of[set.code[i]],
                                     set);

        most = parts > most ? parts : most;
    }
    return most;
}

static struct mastermind_fact fact_exactly(int cost)
{
    return (struct mastermind_fact){cost, cost, MASTERMIND_NO_GUESS};
}

static struct mastermind_fact fact_at_least(int cost)
{
    return (struct mastermind_fact){cost, MASTERMIND_NEVER,
                                    MASTERMIND_NO_GUESS};
}

/* With two guesses left all depends on how many parts there are. */
static struct mastermind_fact look_at_last(const struct mastermind_cost *cost,
                                           int count, int by_codes, int most)
{
    if (cost->goal == MASTERMIND_WIN)
        return fact_exactly(count - (by_codes > most ? by_codes : most));
    if (by_codes == count)
        return fact_exactly(2 * count - 1);
    return fact_exactly(most == count ? 2 * count : MASTERMIND_NEVER);
}

/* What the number of parts alone tells of a set. If one of its codes tells all
 * others apart, the cost is known: 1 for it and 2 for each of the others. For
 * larger sets not every code is tried, so the bound assumes that the best
 * guess is a member. */
static struct mastermind_fact
look_by_parts(const struct mastermind_looker *self,
              const struct mastermind_view *view, struct mastermind_set set,
              int left)
{
    const struct mastermind_cost *cost = &self->cost;
    int count = set.count, is_mean = cost->goal == MASTERMIND_MEAN;
    int floor = mastermind_floor(cost, left, count);
    int by_codes = count <= LOOK_AT_CODES || (left == 2 && is_mean)
        ? most_by_codes(&self->table, set) : 0;
    int most, low;

    if (by_codes == count)
        return fact_exactly(is_mean ? 2 * count - 1 : 0);
    if (left > 2 && !is_mean)
        return fact_at_least(floor);
    most = mastermind_view_most(view, set, by_codes,
                                number_min(count, cost->answers));
    if (left == 2)
        return look_at_last(cost, count, by_codes, most);
    low = mastermind_bound(cost, left, count, most,
                           count > LOOK_AT_CODES || by_codes == most);
    if (low == 2 * count && (count <= LOOK_AT_CODES || most == count))
        return fact_exactly(low);       /* all parts but one are single */
    return fact_at_least(low > floor ? low : floor);
}

struct mastermind_fact mastermind_look(struct mastermind_looker *self,
                                       const struct mastermind_view *view,
                                       struct mastermind_set set, int left,
                                       uint64_t key)
{
    struct mastermind_fact fact;

    if (mastermind_know(self, set.count, key, &fact))
        return fact;
    fact = look_by_parts(self, view, set, left);
    mastermind_memo_keep(&self->looks, key, fact);
    return fact;
}

/* Dividing */

/* Insertion sort, the largest first; there are rarely more than a dozen. */
static void insert_part_by_size(struct mastermind_split *split, int answer,
                                const uint16_t *code, int count)
{
    int at = split->count++;

    while (at > 0 && split->part[at - 1].set.count < count) {
        split->part[at] = split->part[at - 1];
        at--;
    }
    split->part[at] = (struct mastermind_part){{code, count}, 0, answer, 0};
}

/* Counting sort by answer: count, lay the parts out one after the other, then
 * distribute. Answer 0 is the solved code and no part. */
void mastermind_divide(const struct mastermind_looker *self,
                       struct mastermind_set set, int guess,
                       uint16_t *codes, struct mastermind_split *split)
{
    const struct mastermind_table *table = &self->table;
    const uint8_t *answer = mastermind_answers_to(table, guess);
    uint16_t count[MASTERMIND_ANSWERS_MAX], *at[MASTERMIND_ANSWERS_MAX];

    memset(count, 0, (size_t)table->answers * sizeof *count);
    for (int i = 0; i < set.count; i++)
        count[answer[set.code[i]]]++;
    split->count = 0;
    split->low = mastermind_toll(&self->cost, set.count);
    for (int a = 0; a < table->answers; a++) {
        at[a] = codes;
        if (count[a] && a > 0)
            insert_part_by_size(split, a, codes, count[a]);
        codes += count[a];
    }
    for (int i = 0; i < set.count; i++)
        *at[answer[set.code[i]]]++ = set.code[i];
}

void mastermind_raise(struct mastermind_split *split,
                      struct mastermind_part *part, int low)
{
    if (low <= part->low)
        return;
    split->low += low - part->low;
    part->low = low;
}

void mastermind_bound_by_size(const struct mastermind_looker *self,
                              struct mastermind_split *split, int left)
{
    for (int i = 0; i < split->count; i++)
        mastermind_raise(split, &split->part[i],
                         mastermind_floor(&self->cost, left,
                                          split->part[i].set.count));
}

void mastermind_bound_by_look(struct mastermind_looker *self,
                              const struct mastermind_view *view,
                              struct mastermind_split *split, int left,
                              int budget, int is_smallest_first)
{
    for (int i = 0; i < split->count && split->low < budget; i++) {
        struct mastermind_part *part =
            mastermind_part_at(split, i, is_smallest_first);
        int cost;

        if (mastermind_plain(self, part->set, left, &cost)) {
            mastermind_raise(split, part, cost);
            continue;
        }
        part->key = mastermind_key(self, part->set, left);
        mastermind_raise(split, part, mastermind_look(self, view, part->set,
                                                      left, part->key).low);
    }
}
