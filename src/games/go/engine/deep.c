/* deep.c - the search of the mind "deep" of Go on several threads. */
#include "games/engine/thinker.h"
#include "games/go/engine/think.h"
#include "games/go/minds/minds.h"

enum { TREE_MIB = 64 };

static const char *open_thinker(void **search, int threads)
{
    struct go_thinker *thinker;
    const char *error = go_thinker_open(&thinker, threads, TREE_MIB);

    *search = thinker;
    return error;
}

/* Every thought begins with an empty tree, as that of minds/deep.c does. */
static void search_move(void *search, const struct engine_question *question,
                        void *move)
{
    static const struct go_aim aim = {.must_clean_up = 1};
    struct go_effort effort = {
        .playouts = GO_DEEP_PLAYOUTS,
        .should_stop = question->should_stop,
        .context = question->context,
    };
    struct go_thought thought;

    go_thinker_clear(search, question->seed);
    go_thinker_think(search, question->seen, &aim, &effort, &thought);
    *(go_point *)move = thought.move;
}

static void close_thinker(void *search)
{
    go_thinker_close(search);
}

const struct engine go_deep_engine = {
    .mind = &go_deep,
    .seen_size = sizeof(struct go_game),
    .move_size = sizeof(go_point),
    .open = open_thinker,
    .think = search_move,
    .close = close_thinker,
};
