/* search.c - an exact search for the best strategy.
 *
 * Branch and bound, depth first. A node is a set of codes with the guesses
 * left; its budget is what it may cost at most to be of use to its parent. A
 * result below the budget is exact, any other is only a lower bound, and both
 * are remembered.
 *
 * A worker without the memory it needs stops the whole search, and after a
 * stop no result counts: callers check has_stopped before they believe one.
 * The arena of a worker is a stack: a node leaves it as it found it.
 */
#include "games/mastermind/minds/search.h"

#include <string.h>

#include "base/bits.h"
#include "base/number.h"
#include "games/mastermind/minds/candidates.h"

enum {
    OWN_VIEW = 40,              /* sets that have a view of their own */
    SHARED = 100,               /* sets that workers share out */
    SOLVED_BITS = 16,
    LOOK_BITS_MAX = 22,
};

static int has_stopped(const struct mastermind_worker *self)
{
    return atomic_load_explicit(&self->search->is_stopped,
                                memory_order_relaxed);
}

/* Facts about large sets are also reported, for the notes on disk. */
static void learn(struct mastermind_worker *self, int count, uint64_t key,
                  struct mastermind_fact fact)
{
    struct mastermind_search *search = self->search;

    if (has_stopped(self))
        return;                         /* it may be incomplete */
    mastermind_learn(&search->looker, count, key, fact);
    if (count >= MASTERMIND_LARGE && search->learned)
        search->learned(search->with, key, fact);
}

/* By the first worker only, and for the first levels: two guesses and the
 * answer between them are progress enough for a bar. */
static void note_progress(const struct mastermind_worker *self, int level,
                          int at, int count)
{
    struct mastermind_progress *progress = &self->search->progress;

    if (self->number != 0 || level >= MASTERMIND_LEVELS)
        return;
    atomic_store_explicit(&progress->at[level], at, memory_order_relaxed);
    atomic_store_explicit(&progress->count[level], count, memory_order_relaxed);
}

/* What a guess costs */

/* Before the second guess, colours that were never used can be exchanged
 * at will: a smaller view is enough to look at the parts. */
static const struct mastermind_view *
view_for_looks(struct mastermind_worker *self,
               const struct mastermind_node *node, int guess,
               struct mastermind_view *smaller)
{
    const struct mastermind_table *table = node->view->table;
    unsigned used = node->twins->used
        | mastermind_colours_of(table->game.pegs, table->guess[guess]);

    if (node->depth > 0
        || !mastermind_view_lowest(smaller, node->view, used, &self->arena))
        return node->view;
    return smaller;
}

/* The symmetries that are left after one more guess and answer; where there
 * were none before, none are computed. */
static int cost_of_part(struct mastermind_worker *self,
                        const struct mastermind_node *node, int guess,
                        const struct mastermind_part *part, int budget)
{
    const struct mastermind_table *table = &self->search->looker.table;
    struct mastermind_twins twins;
    struct mastermind_node next = {.set = part->set,
                                   .left = mastermind_less(node->left),
                                   .twins = node->twins,
                                   .view = node->view,
                                   .depth = node->depth + 1};

    if (!mastermind_twins_none(node->twins)) {
        mastermind_twins_narrow(&twins, node->twins, table->guess[guess],
                                table->marks[part->answer]);
        next.twins = &twins;
    }
    return mastermind_solve(self, &next, budget);
}

/* After the first guess workers come to the parts from both ends and meet
 * where all that is left is known. */
static int comes_from_the_end(const struct mastermind_worker *self,
                              const struct mastermind_node *node)
{
    return node->depth == 0 && self->number % 2 == 1;
}

/* The cost of a guess, or a bound that reaches the budget. First all parts
 * are bounded, then searched, the largest first; each may use the budget that
 * the bounds of the others leave. */
static int cost_of_guess(struct mastermind_worker *self,
                         const struct mastermind_node *node, int guess,
                         int budget)
{
    struct arena before = self->arena;
    int from_end = comes_from_the_end(self, node);
    struct mastermind_view smaller;
    struct mastermind_split split;

    if (!mastermind_split_by(self, node, guess, &self->arena, &split))
        return budget;
    mastermind_bound_by_look(&self->search->looker,
                             view_for_looks(self, node, guess, &smaller),
                             &split, mastermind_less(node->left), budget,
                             from_end);
    for (int i = 0; i < split.count && split.low < budget; i++) {
        struct mastermind_part *part = mastermind_part_at(&split, i,
                                                          from_end);

        note_progress(self, 2 * node->depth + MASTERMIND_ANSWER, i,
                      split.count);
        if (part->key)
            mastermind_raise(&split, part,
                cost_of_part(self, node, guess, part,
                             budget - (split.low - part->low)));
    }
    self->arena = before;
    return split.low;
}

/* Sharing the work: a worker that begins with a guess claims it, and the
 * others come back to it when nothing else is left. Claims are hints; one that
 * is overwritten costs only time. */

static _Atomic uint64_t *claim_of(struct mastermind_search *search,
                                  uint64_t key)
{
    return &search->claim[key % MASTERMIND_CLAIMS];
}

static int is_claimed(struct mastermind_search *search, uint64_t key)
{
    return atomic_load_explicit(claim_of(search, key),
                                memory_order_relaxed) == key;
}

static void claim(struct mastermind_search *search, uint64_t key)
{
    atomic_store_explicit(claim_of(search, key), key, memory_order_relaxed);
}

static void give_up_claim(struct mastermind_search *search, uint64_t key)
{
    if (is_claimed(search, key))
        claim(search, 0);
}

/* Trying them */

/* The state of one node while its guesses are tried. */
struct trial {
    uint64_t key;                       /* of the set */
    struct mastermind_fact best;        /* high and its guess */
    int budget;
};

/* For the bar; only costs of the whole game are of interest. */
static void tell_best(const struct mastermind_worker *self, int depth,
                      int cost)
{
    if (depth == 0)
        atomic_store_explicit(&self->search->progress.best, cost,
                              memory_order_relaxed);
}

/* Another worker may have found something better in the meantime. */
static void hear_others(struct mastermind_worker *self,
                        const struct mastermind_node *node,
                        struct trial *trial)
{
    struct mastermind_fact fact;

    if (mastermind_know(&self->search->looker, node->set.count, trial->key,
                        &fact)
        && fact.high < trial->best.high) {
        trial->best = fact;
        trial->budget = number_min(trial->budget, fact.high);
    }
}

/* What was left out or tried without success raises the bound of the list; a
 * new best lowers the budget, and for shared sets is published at once. */
static void search_guess(struct mastermind_worker *self,
                         const struct mastermind_node *node, int guess,
                         struct trial *trial, struct mastermind_list *list)
{
    int cost = cost_of_guess(self, node, guess, trial->budget);

    if (has_stopped(self))
        return;
    mastermind_leave_out(list, cost);
    if (cost >= trial->budget)
        return;
    trial->budget = cost;
    trial->best.high = cost;
    trial->best.guess = guess;
    tell_best(self, node->depth, cost);
    if (node->set.count >= SHARED)
        learn(self, node->set.count, trial->key,
              (struct mastermind_fact){trial->best.low, cost, guess});
}

/* Once through the list; guesses that others have claimed stay for the
 * second time, where nothing is left out. */
static int try_list(struct mastermind_worker *self,
                    const struct mastermind_node *node,
                    struct trial *trial, struct mastermind_list *list,
                    int is_second)
{
    int is_shared = node->depth > 0 && node->set.count >= SHARED;
    int put_off = 0;

    for (int i = 0; i < list->count && !has_stopped(self); i++) {
        int guess = mastermind_guess_at(list, i);
        uint64_t mine = trial->key ^ bits_mix((uint64_t)guess);

        if (is_shared)
            hear_others(self, node, trial);
        if (mastermind_bound_at(list, i) >= trial->budget) {
            mastermind_leave_out(list, mastermind_bound_at(list, i));
            break;
        }
        if (is_shared && !is_second && is_claimed(self->search, mine)) {
            list->key[put_off++] = list->key[i];
            continue;
        }
        note_progress(self, 2 * node->depth, i, list->count);
        if (is_shared)
            claim(self->search, mine);
        search_guess(self, node, guess, trial, list);
        if (is_shared)
            give_up_claim(self->search, mine);
        if (trial->best.high == trial->best.low)
            return 0;
    }
    list->count = put_off;
    return put_off;
}

/* What all the tries have shown: the exact cost if a guess was found below the
 * budget, otherwise the least bound of all guesses that were left out. */
static struct mastermind_fact
fact_from_trial(const struct trial *trial, const struct mastermind_list *list,
                int budget)
{
    struct mastermind_fact fact = trial->best;

    if (fact.high < budget || fact.high <= trial->budget)
        fact.low = fact.high;
    else
        fact.low = list->low > budget ? list->low : budget;
    return fact;
}

/* Tries all candidates and remembers what they have shown, even if it is only
 * a bound. */
static int search_node(struct mastermind_worker *self,
                       const struct mastermind_node *node,
                       const struct mastermind_outlook *outlook,
                       struct trial *trial)
{
    int budget = trial->budget;
    struct mastermind_fact fact;
    struct mastermind_list list;

    if (!mastermind_list_guesses(self, node, outlook, budget, &list))
        return budget;
    if (try_list(self, node, trial, &list, 0))
        try_list(self, node, trial, &list, 1);
    if (has_stopped(self))
        return budget;
    fact = fact_from_trial(trial, &list, budget);
    learn(self, node->set.count, trial->key, fact);
    return fact.low;
}

/* The node gets a view of its own, unless the set is small or memory is
 * short. The first view has every guess and is everyone's own. */
static struct mastermind_outlook
prepare_outlook(struct mastermind_worker *self, struct mastermind_node *node,
                struct mastermind_view *own)
{
    uint8_t *parts;

    if (node->set.count >= OWN_VIEW && node->depth > 0
        && mastermind_view_of(own, node->view, node->set, &self->arena)) {
        node->view = own;
        return (struct mastermind_outlook){own->parts, 1};
    }
    parts = arena_take(&self->arena, (size_t)node->view->guesses);
    if (parts)
        mastermind_view_parts(node->view, node->set, parts);
    else
        mastermind_search_is_short(self->search);
    return (struct mastermind_outlook){
        parts, node->view == &self->search->view,
    };
}

/* In order of cost: what is plain, what is remembered or seen at a look, and
 * only then a search. */
int mastermind_solve(struct mastermind_worker *self,
                     const struct mastermind_node *node, int budget)
{
    struct mastermind_looker *looker = &self->search->looker;
    struct arena before = self->arena;
    struct mastermind_node own = *node;
    struct mastermind_view view;
    struct trial trial = {.budget = budget};
    struct mastermind_outlook outlook;
    int cost;

    if (mastermind_plain(looker, node->set, node->left, &cost))
        return cost;
    trial.key = mastermind_key(looker, node->set, node->left);
    trial.best = mastermind_look(looker, node->view, node->set, node->left,
                                 trial.key);
    if (trial.best.low == trial.best.high || trial.best.low >= budget)
        return trial.best.low;
    if (trial.best.high < budget)
        trial.budget = trial.best.high;
    outlook = prepare_outlook(self, &own, &view);
    cost = outlook.parts ? search_node(self, &own, &outlook, &trial) : budget;
    self->arena = before;
    return cost;
}

/* The guess, again */

/* Facts in the memory may have been overwritten; then the guess is found
 * again, with a budget of one more than its cost. */
static int first_with_cost(struct mastermind_worker *self,
                           const struct mastermind_node *node,
                           const struct mastermind_outlook *outlook, int cost)
{
    struct mastermind_list list;

    if (!mastermind_list_guesses(self, node, outlook, cost + 1, &list))
        return MASTERMIND_NO_GUESS;
    for (int i = 0; i < list.count; i++)
        if (cost_of_guess(self, node, mastermind_guess_at(&list, i),
                          cost + 1) == cost)
            return mastermind_guess_at(&list, i);
    return MASTERMIND_NO_GUESS;
}

/* Two codes or fewer are tried in order. Otherwise the guess is in the memory,
 * unless its slot was taken by another set. */
int mastermind_solution(struct mastermind_worker *self,
                        const struct mastermind_node *node, int cost)
{
    struct mastermind_looker *looker = &self->search->looker;
    uint64_t key = mastermind_key(looker, node->set, node->left);
    struct arena before = self->arena;
    struct mastermind_node own = *node;
    struct mastermind_view view;
    struct mastermind_fact fact;
    struct mastermind_outlook outlook;
    int guess;

    if (node->set.count <= 2)
        return looker->table.guess_of[node->set.code[0]];
    if (mastermind_know(looker, node->set.count, key, &fact)
        && fact.high == cost && fact.guess != MASTERMIND_NO_GUESS)
        return fact.guess;
    outlook = prepare_outlook(self, &own, &view);
    guess = outlook.parts ? first_with_cost(self, &own, &outlook, cost)
                       : MASTERMIND_NO_GUESS;
    self->arena = before;
    return guess;
}

/* Beginning and ending */

struct mastermind_node
mastermind_search_root(const struct mastermind_search *self)
{
    return (struct mastermind_node){
        .set = {self->every, self->looker.table.codes},
        .left = self->left,
        .twins = &self->twins,
        .view = &self->view,
    };
}

/* With few kinds of answers sets fall apart slowly, and there are many. */
static int look_bits(const struct mastermind_task *task)
{
    size_t sets = task->count
        * (task->game->rule == MASTERMIND_COUNTS ? 256 : 32);
    int bits = 12;

    while (bits < LOOK_BITS_MAX && (size_t)1 << bits < sets)
        bits++;
    return bits;
}

/* A table that a task would have, as far as its size goes. */
static struct mastermind_table
table_of_size(const struct mastermind_task *task)
{
    struct mastermind_table table = {.game = *task->game,
                                     .codes = (int)task->count,
                                     .answers = MASTERMIND_NARROW};

    return table;
}

size_t mastermind_search_need(const struct mastermind_task *task)
{
    struct mastermind_table table = table_of_size(task);
    size_t need = mastermind_table_need(task->game, task->count);

    if (!need)
        return 0;
    return need + mastermind_view_need(&table, (int)task->count)
         + mastermind_cost_need((int)task->count)
         + mastermind_memo_need(SOLVED_BITS)
         + mastermind_memo_need(look_bits(task))
         + 2 * arena_need(task->count * sizeof(uint16_t));
}

/* Views of sets within sets: no more than two as large as the first. */
size_t mastermind_worker_need(const struct mastermind_task *task)
{
    struct mastermind_table table = table_of_size(task);
    size_t guesses = (size_t)mastermind_codes(task->game);

    return 2 * mastermind_view_need(&table, (int)task->count)
         + 32 * (guesses + task->count) * sizeof(uint64_t);
}

/* Takes no more memory than mastermind_search_need says. */
int mastermind_search_begin(struct mastermind_search *self,
                            const struct mastermind_task *task,
                            struct arena *arena)
{
    struct mastermind_looker *looker = &self->looker;

    memset(self, 0, sizeof *self);
    self->left = task->left;
    self->every = arena_take(arena, task->count * sizeof *self->every);
    if (!self->every
        || !mastermind_table_fill(&looker->table, task->game, task->codes,
                                  task->count, arena)
        || !mastermind_view_all(&self->view, &looker->table, arena)
        || !mastermind_cost_begin(&looker->cost, task->goal,
                                  looker->table.answers, (int)task->count,
                                  arena)
        || !mastermind_memo_begin(&looker->solved, SOLVED_BITS, arena)
        || !mastermind_memo_begin(&looker->looks, look_bits(task), arena))
        return 0;
    for (size_t i = 0; i < task->count; i++)
        self->every[i] = (uint16_t)i;
    mastermind_twins_begin(&self->twins, &looker->table.game);
    return 1;
}

int mastermind_worker_begin(struct mastermind_worker *self,
                            struct mastermind_search *search,
                            struct arena arena)
{
    size_t guesses = (size_t)search->looker.table.guesses;

    memset(self, 0, sizeof *self);
    self->search = search;
    self->arena = arena;
    self->is_member = arena_take(&self->arena, guesses);
    self->is_seen = arena_take(&self->arena,
        (size_t)mastermind_codes(&search->looker.table.game));
    if (!self->is_member || !self->is_seen)
        return 0;
    memset(self->is_member, 0, guesses);
    return 1;
}

/* Relaxed, as for all flags here: a worker may see it a little later, and what
 * it does until then does no harm. */
void mastermind_search_stop(struct mastermind_search *self)
{
    atomic_store_explicit(&self->is_stopped, 1, memory_order_relaxed);
}

void mastermind_search_is_short(struct mastermind_search *self)
{
    atomic_store_explicit(&self->is_short, 1, memory_order_relaxed);
    mastermind_search_stop(self);
}

void mastermind_search_recall(struct mastermind_search *self, uint64_t key,
                              struct mastermind_fact fact)
{
    mastermind_memo_keep(&self->looker.solved, key, fact);
}
