/* searcher.c - the minds that search, by a fixed number of nodes: one for a
 * moment, and one that takes its time.
 *
 * Nodes and not time, so that robots play the same game on every machine
 * (same journal, same outputs). The engine in engine/think.c is the same
 * search with a clock, threads and a large table; engine/deep.c lends it to the
 * mind that takes its time.
 */
#include "games/draughts/minds/minds.h"

enum { NODES = 200000 };                /* a fraction of a second */

static void search_nodes(const struct checkers_game *game, void *scratch,
                         size_t table_size, uint64_t nodes,
                         struct checkers_thought *thought)
{
    size_t size = checkers_table_size(table_size);
    struct arena arena = arena_of(scratch, CHECKERS_SCRATCH(table_size));
    struct checkers_table *table =
        checkers_table_make(arena_take(&arena, size), size);
    void *memory = arena_take(&arena, CHECKERS_SEARCH_SIZE);
    struct checkers_limits limits = {.nodes = nodes};

    checkers_search_think(checkers_search_make(memory, table, 0), game,
                          &limits, thought, NULL);
}

void checkers_searcher_think(const struct checkers_game *game, void *scratch,
                             struct checkers_thought *thought)
{
    search_nodes(game, scratch, CHECKERS_SEARCHER_TABLE, NODES, thought);
}

static enum mind_answer search_a_moment(void *mind, const void *seen,
                                        void *scratch, long budget,
                                        void *move)
{
    struct checkers_thought thought;

    (void)mind;
    (void)budget;
    checkers_searcher_think(seen, scratch, &thought);
    *(struct checkers_move *)move = thought.best;
    return MIND_MOVES;
}

static enum mind_answer search_deeply(void *mind, const void *seen,
                                      void *scratch, long budget, void *move)
{
    struct checkers_thought thought;

    (void)mind;
    (void)budget;
    search_nodes(seen, scratch, CHECKERS_DEEP_TABLE, CHECKERS_DEEP_NODES,
                 &thought);
    *(struct checkers_move *)move = thought.best;
    return MIND_MOVES;
}

const struct mind_type checkers_searcher = {
    .name = "search",
    .title = "looks many moves ahead",
    .size = 1,
    .scratch_size = CHECKERS_SEARCHER_SCRATCH,
    .reset = mind_forgets,
    .think = search_a_moment,
};

const struct mind_type checkers_deep = {
    .name = "deep",
    .title = "looks at ten times as many positions",
    .size = 1,
    .scratch_size = CHECKERS_SCRATCH(CHECKERS_DEEP_TABLE),
    .reset = mind_forgets,
    .think = search_deeply,
};
