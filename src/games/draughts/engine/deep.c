/* deep.c - the search of the mind "deep" of draughts on several threads. */
#include "games/engine/thinker.h"
#include "games/draughts/engine/think.h"
#include "games/draughts/minds/minds.h"

enum { TABLE_MIB = 16 };

static const char *open_thinker(void **search, int threads)
{
    struct checkers_thinker *thinker;
    const char *error = checkers_thinker_open(&thinker, threads, TABLE_MIB);

    *search = thinker;
    return error;
}

/* The nodes are those of the first thread; the others help it to see
 * further with them. */
static void search_move(void *search, const struct engine_question *question,
                        void *move)
{
    struct checkers_effort effort = {
        .nodes = CHECKERS_DEEP_NODES,
        .should_stop = question->should_stop,
        .context = question->context,
    };
    struct checkers_thought thought;

    checkers_thinker_clear(search);
    checkers_thinker_think(search, question->seen, &effort, &thought);
    *(struct checkers_move *)move = thought.best;
}

static void close_thinker(void *search)
{
    checkers_thinker_close(search);
}

const struct engine checkers_deep_engine = {
    .mind = &checkers_deep,
    .seen_size = sizeof(struct checkers_game),
    .move_size = sizeof(struct checkers_move),
    .open = open_thinker,
    .think = search_move,
    .close = close_thinker,
};
