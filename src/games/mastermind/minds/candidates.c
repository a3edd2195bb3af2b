/* candidates.c - the guesses that could beat the best so far, in
 * the order to try them.
 *
 * The order decides how fast the search is: a good guess early means a small
 * budget for all others. A key of 64 bits is the order: lower bound, then
 * many parts, then members of the set, then the number of the guess, which
 * makes the order the same in every run.
 *
 *     63        32 31      20 19     17   16   15        0
 *     |   bound   | 256-parts |        |not in|   guess   |
 */
#include "games/mastermind/minds/candidates.h"

#include <string.h>

#include "base/sort.h"

enum { LOOK_DEEPER = 150 };             /* sets whose guesses are looked into */

/* Sets or clears is_member for the codes of a set, and nothing else. */
static void mark_members(struct mastermind_worker *self,
                         struct mastermind_set set, uint8_t mark)
{
    const struct mastermind_table *table = &self->search->looker.table;

    for (int i = 0; i < set.count; i++)
        self->is_member[table->guess_of[set.code[i]]] = mark;
}

int mastermind_split_by(struct mastermind_worker *self,
                        const struct mastermind_node *node, int guess,
                        struct arena *arena, struct mastermind_split *split)
{
    struct mastermind_looker *looker = &self->search->looker;
    uint16_t *codes = arena_take(arena, (size_t)node->set.count
                                        * sizeof *codes);

    if (!codes) {
        mastermind_search_is_short(self->search);
        return 0;
    }
    mastermind_divide(looker, node->set, guess, codes, split);
    mastermind_bound_by_size(looker, split, mastermind_less(node->left));
    return 1;
}

/* A lower bound of what a guess costs, by the sizes of all parts, and for
 * large sets by a look into them, which costs more but excludes more. */
static int bound_of_guess(struct mastermind_worker *self,
                          const struct mastermind_node *node, int guess,
                          int budget)
{
    struct arena scratch = self->arena;
    struct mastermind_split split;

    if (!mastermind_split_by(self, node, guess, &scratch, &split))
        return budget;
    if (node->depth > 0 && node->set.count >= LOOK_DEEPER)
        mastermind_bound_by_look(&self->search->looker, node->view, &split,
                                 mastermind_less(node->left), budget, 0);
    return split.low;
}

void mastermind_leave_out(struct mastermind_list *list, int bound)
{
    if (bound < list->low)
        list->low = bound;
}

/* A view has one guess of those that divide alike, and need not have the
 * lowest of twins: the first that comes stands for the others. */
static int is_first_of_twins(struct mastermind_worker *self,
                             const struct mastermind_node *node, int guess,
                             unsigned absent)
{
    const struct mastermind_table *table = &self->search->looker.table;
    uint8_t *is_seen;

    if (mastermind_twins_none(node->twins))
        return 1;
    is_seen = &self->is_seen[mastermind_number(&table->game,
        mastermind_twins_first(node->twins, table->guess[guess], absent))];
    if (*is_seen)
        return 0;
    return *is_seen = 1;
}

/* From the cheapest test to the dearest: the bound by the number of parts,
 * then the symmetry, then the division itself. A guess that makes one part
 * tells nothing: the set after it would be the same again. */
static void consider(struct mastermind_worker *self,
                     const struct mastermind_node *node, int guess,
                     int parts, unsigned absent, int budget,
                     struct mastermind_list *list)
{
    const struct mastermind_looker *looker = &self->search->looker;
    int is_member = self->is_member[guess];
    int bound = mastermind_bound(&looker->cost, node->left, node->set.count,
                                 parts, is_member);

    if (parts < 2)
        return;
    if (bound < budget && !is_first_of_twins(self, node, guess, absent))
        return;
    if (bound < budget && node->set.count > looker->cost.answers)
        bound = bound_of_guess(self, node, guess, budget);
    if (bound >= budget) {
        mastermind_leave_out(list, bound);
        return;
    }
    list->key[list->count++] = (uint64_t)bound << 32
        | (uint64_t)(256 - parts) << 20 | (uint64_t)!is_member << 16
        | (uint64_t)guess;
}

static unsigned absent_colours(const struct mastermind_table *table,
                               struct mastermind_set set)
{
    unsigned present = 0;

    for (int i = 0; i < set.count; i++)
        present |= mastermind_colours_of(table->game.pegs,
                                         table->code[set.code[i]]);
    return ((1u << table->game.colours) - 1) & ~present;
}

/* A view that was made for a larger set may have left out codes of this
 * one, because a guess divided the larger set just as well. Here that guess
 * is none of the codes, and the code itself is the better guess. */
static void consider_codes(struct mastermind_worker *self,
                           const struct mastermind_node *node,
                           unsigned absent, int budget,
                           struct mastermind_list *list)
{
    const struct mastermind_table *table = &self->search->looker.table;

    for (int i = 0; i < node->set.count; i++) {
        int guess = table->guess_of[node->set.code[i]];

        consider(self, node, guess,
                 mastermind_count_parts(table, guess, node->set), absent,
                 budget, list);
    }
}

static void consider_all(struct mastermind_worker *self,
                         const struct mastermind_node *node,
                         const struct mastermind_outlook *outlook, int budget,
                         struct mastermind_list *list)
{
    unsigned absent = absent_colours(&self->search->looker.table,
                                     node->set);

    if (!mastermind_twins_none(node->twins))
        memset(self->is_seen, 0, (size_t)mastermind_codes(
            &self->search->looker.table.game));
    mark_members(self, node->set, 1);
    if (!outlook->is_own)
        consider_codes(self, node, absent, budget, list);
    for (int g = 0; g < node->view->guesses; g++) {
        int guess = node->view->guess[g];

        if (outlook->is_own || !self->is_member[guess])
            consider(self, node, guess, outlook->parts[g], absent, budget,
                     list);
    }
    mark_members(self, node->set, 0);
}

int mastermind_list_guesses(struct mastermind_worker *self,
                           const struct mastermind_node *node,
                           const struct mastermind_outlook *outlook, int budget,
                           struct mastermind_list *list)
{
    size_t most = (size_t)node->view->guesses + (size_t)node->set.count;

    list->count = 0;
    list->low = MASTERMIND_NEVER;
    list->key = arena_take(&self->arena, most * sizeof *list->key);
    if (!list->key) {
        mastermind_search_is_short(self->search);
        return 0;
    }
    consider_all(self, node, outlook, budget, list);
    sort_keys(list->key, list->count);
    return 1;
}
