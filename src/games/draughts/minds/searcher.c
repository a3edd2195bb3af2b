/* searcher.c - the mind that searches, by a fixed number of nodes.
 *
 * Nodes and not time, so that robots play the same game on every machine
 * (same journal, same outputs). The engine in engine/think.c is the same
 * search with a clock, threads and a large table.
 */
#include "games/draughts/minds/minds.h"

enum { NODES = 200000 };                /* a fraction of a second */

void checkers_searcher_think(const struct checkers_game *game, void *scratch,
                             struct checkers_thought *thought)
{
    struct arena arena = arena_of(scratch, CHECKERS_SEARCHER_SCRATCH);
    size_t size = checkers_table_size(CHECKERS_SEARCHER_TABLE);
    struct checkers_table *table =
        checkers_table_make(arena_take(&arena, size), size);
    void *memory = arena_take(&arena, CHECKERS_SEARCH_SIZE);
    struct checkers_limits limits = {.nodes = NODES};

    checkers_search_think(checkers_search_make(memory, table, 0), game,
                          &limits, thought, NULL);
}

static enum mind_answer play_by_search(void *mind, const void *seen,
                                       void *scratch, long budget, void *move)
{
    struct checkers_thought thought;

    (void)mind;
    (void)budget;
    checkers_searcher_think(seen, scratch, &thought);
    *(struct checkers_move *)move = thought.best;
    return MIND_MOVES;
}

const struct mind_type checkers_searcher = {
    .name = "search",
    .title = "looks many moves ahead",
    .size = 1,
    .scratch_size = CHECKERS_SEARCHER_SCRATCH,
    .reset = mind_forgets,
    .think = play_by_search,
};
