/* checkers_searcher.c - the mind that searches, by a fixed number of nodes. */
#include "base/arena.h"
#include "minds/checkers.h"
#include "minds/checkers_search.h"

enum { TABLE_BYTES = (2 << 20) + (4 << 10),     /* a power of two, and more */
       NODES = 200000 };

static enum mind_answer think(void *mind, const void *seen, void *paper,
                              long budget, void *move)
{
    struct arena arena = arena_of(paper, checkers_searcher.paper);
    size_t size = checkers_table_size(TABLE_BYTES);
    struct checkers_table *table =
        checkers_table_make(arena_take(&arena, size), size);
    struct checkers_search *search =
        checkers_search_make(arena_take(&arena, CHECKERS_SEARCH_SIZE), table,
                             0);
    struct checkers_limits limits = {.nodes = NODES};
    struct checkers_thought thought;

    (void)mind;
    (void)budget;
    checkers_search_think(search, seen, &limits, &thought, NULL);
    *(struct checkers_move *)move = thought.best;
    return MIND_MOVES;
}

const struct mind_type checkers_searcher = {
    .name = "search",
    .game = "checkers",
    .title = "looks many moves ahead",
    .size = 1,
    .paper = TABLE_BYTES + CHECKERS_SEARCH_SIZE
             + 2 * ARENA_ALIGN,
    .reset = mind_forgets,
    .think = think,
};
