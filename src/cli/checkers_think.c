/* checkers_think.c - the search with a clock, threads and a large table. */
#define _DEFAULT_SOURCE                 /* for madvise */

#include "cli/checkers_think.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

#include "cli/clock.h"

enum {
    THREADS_MAX = 64,
    PAGE = 2 << 20,
    ASIDE = 4 << 10,                    /* of a table, not for entries: sizes
                                         * are powers of two, and so little
                                         * missing would halve it */
    STACK = 2 << 20,                    /* a search at its deepest takes half
                                         * a MiB: more than some libraries
                                         * give a thread */
};

struct checkers_thinker {
    int threads;
    void *table_memory;
    struct checkers_table *table;
    void *search_memory[THREADS_MAX];
    struct checkers_search *search[THREADS_MAX];

    /* One thought at a time. */
    const struct checkers_game *game;
    const struct checkers_effort *effort;
    int64_t begin_ms;
    atomic_int is_over;
};

static int64_t passed_ms(const struct checkers_thinker *self)
{
    return clock_ms() - self->begin_ms;
}

/* The first thread watches the clock for all. */
static int must_stop(void *of)
{
    struct checkers_thinker *self = of;
    const struct checkers_effort *effort = self->effort;

    if ((effort->time_ms && passed_ms(self) >= effort->time_ms)
        || (effort->is_cancelled && effort->is_cancelled(effort->of)))
        atomic_store(&self->is_over, 1);
    return atomic_load(&self->is_over);
}

static int is_over(void *of)
{
    return atomic_load(&((struct checkers_thinker *)of)->is_over);
}

/* The next depth takes about as long as all before it: without the time for
 * that it is not begun. */
static void tell(void *of, const struct checkers_thought *thought)
{
    struct checkers_thinker *self = of;
    const struct checkers_effort *effort = self->effort;

    if (effort->tell)
        effort->tell(effort->of, thought);
    if (effort->time_ms && passed_ms(self) * 2 >= effort->time_ms)
        atomic_store(&self->is_over, 1);
}

struct helper {
    struct checkers_thinker *thinker;
    struct checkers_search *search;
    uint64_t nodes;
    pthread_t thread;
    int is_running;
};

static void *help(void *of)
{
    struct helper *self = of;
    struct checkers_limits limits = {.must_stop = is_over,
                                     .of = self->thinker};
    struct checkers_thought thought;

    limits.depth = self->thinker->effort->depth;
    checkers_search_think(self->search, self->thinker->game, &limits,
                          &thought, NULL);
    self->nodes = thought.nodes;
    return NULL;
}

static void begin_helpers(struct checkers_thinker *self,
                          struct helper *helpers)
{
    pthread_attr_t attributes;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    for (int i = 1; i < self->threads; i++) {
        helpers[i] = (struct helper){self, self->search[i], 0, 0, 0};
        helpers[i].is_running = !pthread_create(
            &helpers[i].thread, &attributes, help, &helpers[i]);
    }
    pthread_attr_destroy(&attributes);
}

void checkers_thinker_think(struct checkers_thinker *self,
                            const struct checkers_game *game,
                            const struct checkers_effort *effort,
                            struct checkers_thought *thought)
{
    struct helper helpers[THREADS_MAX] = {{0}};
    struct checkers_limits limits = {
        .depth = effort->depth,
        .nodes = effort->nodes,
        .must_stop = must_stop,
        .of = self,
    };

    self->game = game;
    self->effort = effort;
    atomic_store(&self->is_over, 0);
    self->begin_ms = clock_ms();
    checkers_table_grow_older(self->table);
    begin_helpers(self, helpers);
    checkers_search_think(self->search[0], game, &limits, thought, tell);
    atomic_store(&self->is_over, 1);
    for (int i = 1; i < self->threads; i++) {
        if (!helpers[i].is_running)
            continue;
        pthread_join(helpers[i].thread, NULL);
        thought->nodes += helpers[i].nodes;
    }
}

/* Memory */

/* Large pages, where the system has them: a table is asked everywhere, and
 * finding the page is half of the work. */
static int make_table(struct checkers_thinker *self, int mib)
{
    size_t size = checkers_table_size(((size_t)mib << 20) + ASIDE);

    if ((size_t)mib > SIZE_MAX >> 20
        || posix_memalign(&self->table_memory, PAGE, size)) {
        self->table_memory = NULL;
        return 0;
    }
#ifdef MADV_HUGEPAGE
    madvise(self->table_memory, size, MADV_HUGEPAGE);
#endif
    self->table = checkers_table_make(self->table_memory, size);
    return 1;
}

static int make_searches(struct checkers_thinker *self)
{
    for (int i = 0; i < self->threads; i++) {
        self->search_memory[i] = malloc(CHECKERS_SEARCH_SIZE);
        if (!self->search_memory[i])
            return 0;
        self->search[i] = checkers_search_make(self->search_memory[i],
                                               self->table, i);
    }
    return 1;
}

const char *checkers_thinker_open(struct checkers_thinker **self,
                                  int threads, int table_mib)
{
    if (threads < 1 || threads > THREADS_MAX)
        return "1 to 64 threads";
    *self = calloc(1, sizeof **self);
    if (!*self)
        return "there is not enough memory to think";
    (*self)->threads = threads;
    if (make_table(*self, table_mib) && make_searches(*self))
        return NULL;
    checkers_thinker_close(*self);
    *self = NULL;
    return "there is not enough memory for a table of that size";
}

void checkers_thinker_close(struct checkers_thinker *self)
{
    if (!self)
        return;
    for (int i = 0; i < self->threads; i++)
        free(self->search_memory[i]);
    free(self->table_memory);
    free(self);
}

/* All learnt is forgotten, so that the same game is thought about alike. */
void checkers_thinker_clear(struct checkers_thinker *self)
{
    checkers_table_clear(self->table);
    for (int i = 0; i < self->threads; i++)
        self->search[i] = checkers_search_make(self->search_memory[i],
                                               self->table, i);
}
