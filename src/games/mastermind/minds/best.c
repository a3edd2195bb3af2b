/* best.c - the exact search as a chooser of guesses.
 *
 * The tree of a solved game is grown with it, and advice asks it for a single
 * guess. The search must have been begun with all codes that a choice may
 * contain; what it has learned is used again.
 */
#include "games/mastermind/minds/best.h"

/* The number of a code in the table, which has it. */
static uint16_t number_of(const struct mastermind_table *table,
                          uint32_t code)
{
    int low = 0, high = table->codes - 1;

    while (low < high) {
        int middle = (low + high) / 2;

        if (table->code[middle] < code)
            low = middle + 1;
        else
            high = middle;
    }
    return (uint16_t)low;
}

/* Solves the node, which is usually a matter of looking into the memory, and
 * then asks for the guess. The worker's arena is as before at the end. */
int mastermind_best(struct mastermind_worker *worker,
                    const struct mastermind_choice *choice, int made,
                    uint32_t *guess, int *cost)
{
    struct mastermind_search *search = worker->search;
    struct arena before = worker->arena;
    uint16_t *codes = arena_take(&worker->arena,
                                 choice->count * sizeof *codes);
    struct mastermind_node node = mastermind_search_root(search);
    int number;

    if (!codes)
        return 0;
    for (size_t i = 0; i < choice->count; i++)
        codes[i] = number_of(&search->looker.table, choice->codes[i]);
    node.set = (struct mastermind_set){codes, (int)choice->count};
    node.twins = choice->twins;
    node.depth = made;
    if (search->left != MASTERMIND_UNLIMITED)
        node.left -= made;
    *cost = mastermind_solve(worker, &node, MASTERMIND_NEVER);
    number = mastermind_solution(worker, &node, *cost);
    worker->arena = before;
    if (number == MASTERMIND_NO_GUESS || atomic_load(&search->is_stopped))
        return 0;
    *guess = search->looker.table.guess[number];
    return 1;
}
