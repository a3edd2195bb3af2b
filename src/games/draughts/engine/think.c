/* think.c - the search with a clock, threads and a large table.
 *
 * Lazy SMP: every thread searches the same root, and they help each other
 * only through the shared table. The first thread's result is the answer; the
 * others are helpers that never report.
 *
 * is_over tells the threads to end, is_done that the first one has. The caller
 * of checkers_thinker_think may return before the threads do, so everything
 * they use lives in the thinker, never on the caller's stack; whatever changes
 * it calls checkers_thinker_rest first.
 */
#define _DEFAULT_SOURCE                 /* for madvise */

#include "games/draughts/engine/think.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "os/alarm.h"
#include "os/clock.h"

enum {
    THREADS_MAX = 64,
    LOOK_MS = 5,                        /* between calls of should_stop */
    PAGE = 2 << 20,                     /* a large page of x86-64 */
    ASIDE = 4 << 10,                    /* the table's header: its entries are
                                         * a power of two, and without these
                                         * bytes only half would fit */
    STACK = 2 << 20,                    /* the deepest search takes half a
                                         * MiB, more than musl gives a
                                         * thread by default */
};

/* One thread of the search. */
struct helper {
    struct checkers_thinker *thinker;
    struct checkers_search *search;
    struct checkers_thought thought;    /* its result so far */
    struct punctual_worker punctual;
    pthread_t thread;
    int is_running;
};

struct checkers_thinker {
    int threads;
    void *table_memory;
    struct checkers_table *table;
    void *search_memory[THREADS_MAX];
    struct checkers_search *search[THREADS_MAX];
    struct helper helper[THREADS_MAX];
    struct alarm alarm;
    pthread_mutex_t lock;               /* protects found and found_count */
    struct checkers_thought found[CHECKERS_DEPTH_MAX];  /* the first thread's
                                         * result after each depth */
    int found_count;

    /* The request. There is one at a time, and it is copied: whoever asked may
     * be gone while threads still run. */
    struct checkers_game game;
    int depth, soft_ms;
    uint64_t nodes;
    int64_t begin_ms, deadline_ms;
    const struct checkers_effort *effort;       /* valid only until
                                         * checkers_thinker_think returns */
    atomic_int is_over;                 /* all threads are to end */
    atomic_int is_done;                 /* the first one has ended */
};

/* Asked by every thread. A thread that tends to notice the deadline too late,
 * because the machine is busy, stops a little earlier: see os/punctual.h. */
static int is_search_over(void *context)
{
    struct helper *self = context;

    return atomic_load(&self->thinker->is_over)
        || punctual_is_time_to_stop(&self->punctual, clock_ms(),
                                    self->thinker->deadline_ms);
}

/* Called in the first thread after each depth. The next depth takes about as
 * long as all before it together, so past the soft limit it would hardly be
 * completed, and the time is saved for later moves. */
static void note_depth(void *context, const struct checkers_thought *thought)
{
    struct checkers_thinker *self = ((struct helper *)context)->thinker;

    pthread_mutex_lock(&self->lock);
    if (self->found_count < CHECKERS_DEPTH_MAX)
        self->found[self->found_count++] = *thought;
    pthread_mutex_unlock(&self->lock);
    if (self->soft_ms && clock_ms() - self->begin_ms >= self->soft_ms)
        atomic_store(&self->is_over, 1);
    alarm_ring(&self->alarm);
}

/* Only called in the thread of whoever asked, so the function need not be
 * safe against other threads. */
static int is_told_to_stop(const struct checkers_effort *effort)
{
    return effort->should_stop && effort->should_stop(effort->context);
}

/* For a search in the caller's own thread, where nobody else watches the
 * clock. */
static int is_over_here(void *context)
{
    struct checkers_thinker *self = ((struct helper *)context)->thinker;

    if (clock_ms() >= self->deadline_ms || is_told_to_stop(self->effort))
        atomic_store(&self->is_over, 1);
    return is_search_over(context);
}

/* The node limit counts the first thread only: with one thread the result is
 * then the same every time. */
static void run_search(struct helper *self, int is_first,
                       int (*should_stop)(void *context))
{
    struct checkers_thinker *thinker = self->thinker;
    struct checkers_limits limits = {
        .depth = thinker->depth,
        .nodes = is_first ? thinker->nodes : 0,
        .should_stop = should_stop,
        .context = self,
    };

    checkers_search_think(self->search, &thinker->game, &limits,
                          &self->thought, is_first ? note_depth : NULL);
}

/* Its end is the end of the search: the helpers have no result of their own
 * to wait for. */
static void *search_first(void *context)
{
    struct helper *self = context;

    run_search(self, 1, is_search_over);
    atomic_store(&self->thinker->is_over, 1);
    atomic_store(&self->thinker->is_done, 1);
    alarm_ring(&self->thinker->alarm);
    return NULL;
}

static void *search_along(void *context)
{
    run_search(context, 0, is_search_over);
    return NULL;
}

/* If the system refuses even the first thread. */
static void search_here(struct checkers_thinker *self)
{
    run_search(&self->helper[0], 1, is_over_here);
    atomic_store(&self->is_over, 1);
    atomic_store(&self->is_done, 1);
}

/* The first thread is started last, so that a short search already has its
 * helpers. A thread that cannot be had is done without. */
static void begin_helpers(struct checkers_thinker *self)
{
    pthread_attr_t attributes;

    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    for (int i = self->threads - 1; i >= 0; i--) {
        struct helper *helper = &self->helper[i];

        *helper = (struct helper){.thinker = self,
                                  .search = self->search[i]};
        helper->is_running = !pthread_create(
            &helper->thread, &attributes, i ? search_along : search_first,
            helper);
    }
    pthread_attr_destroy(&attributes);
    if (!self->helper[0].is_running)
        search_here(self);
}

/* Also called before the first search, when nothing is running. */
uint64_t checkers_thinker_rest(struct checkers_thinker *self)
{
    uint64_t nodes = 0;

    atomic_store(&self->is_over, 1);
    for (int i = 0; i < self->threads; i++) {
        if (self->helper[i].is_running)
            pthread_join(self->helper[i].thread, NULL);
        self->helper[i].is_running = 0;
        nodes += self->helper[i].thought.nodes;
    }
    return nodes;
}

/* What the caller does meanwhile */

/* Passes on all depths that were found and not reported yet; the last one is
 * the answer so far. The lock is not held while the caller's function runs. */
static int report_found(struct checkers_thinker *self, int told,
                        const struct checkers_effort *effort,
                        struct checkers_thought *thought)
{
    for (;;) {
        pthread_mutex_lock(&self->lock);
        if (told == self->found_count) {
            pthread_mutex_unlock(&self->lock);
            return told;
        }
        *thought = self->found[told++];
        pthread_mutex_unlock(&self->lock);
        if (effort->tell)
            effort->tell(effort->context, thought);
    }
}

static int64_t earlier_of(int64_t a, int64_t b) { return a < b ? a : b; }

/* Sleeps until the first thread is done, the deadline has passed or the caller
 * wants to stop. Returns how many depths were reported. */
static int watch_search(struct checkers_thinker *self,
                        const struct checkers_effort *effort,
                        struct checkers_thought *thought)
{
    int64_t now_ms;
    int told = 0;

    while (!atomic_load(&self->is_done)
           && (now_ms = clock_ms()) < self->deadline_ms
           && !is_told_to_stop(effort)) {
        alarm_wait(&self->alarm, earlier_of(self->deadline_ms,
                                            now_ms + LOOK_MS));
        told = report_found(self, told, effort, thought);
    }
    atomic_store(&self->is_over, 1);
    return told;
}

/* One ply, so that there is a legal answer whenever the time is over. */
static void search_one_ply(struct checkers_thinker *self,
                           struct checkers_thought *thought)
{
    struct checkers_limits limits = {.depth = 1};

    checkers_search_think(self->search[0], &self->game, &limits, thought,
                          NULL);
}

/* The table ages with every request, so that entries of the last move are
 * replaced first. */
static void accept_request(struct checkers_thinker *self,
                           const struct checkers_game *game,
                           const struct checkers_effort *effort)
{
    checkers_thinker_rest(self);
    self->game = *game;
    self->depth = effort->depth;
    self->nodes = effort->nodes;
    self->soft_ms = effort->soft_ms;
    self->effort = effort;
    self->begin_ms = effort->begun_ms ? effort->begun_ms : clock_ms();
    self->deadline_ms = effort->time_ms
        ? self->begin_ms + punctual_ms(&self->alarm.punctual,
                                       effort->time_ms, effort->slack_ms)
        : INT64_MAX;
    self->found_count = 0;
    atomic_store(&self->is_over, 0);
    atomic_store(&self->is_done, 0);
    checkers_table_grow_older(self->table);
}

/* With a time limit the caller does not wait for threads that have not noticed
 * yet that it is over: on a busy machine that may take longer than the search.
 * Without one it waits, and the sum of all nodes is exact. */
void checkers_thinker_think(struct checkers_thinker *self,
                            const struct checkers_game *game,
                            const struct checkers_effort *effort,
                            struct checkers_thought *thought)
{
    uint64_t nodes = 0;
    int told;

    accept_request(self, game, effort);
    memset(thought, 0, sizeof *thought);
    if (effort->time_ms)
        search_one_ply(self, thought);
    begin_helpers(self);
    told = watch_search(self, effort, thought);
    if (!effort->time_ms)
        nodes = checkers_thinker_rest(self);
    report_found(self, told, effort, thought);
    if (atomic_load(&self->is_done))
        *thought = self->helper[0].thought;
    if (!effort->time_ms)
        thought->nodes = nodes;
}

/* Memory */

/* Large pages, where the system has them: accesses to the table are random,
 * and with small pages half of their time is spent on address translation. */
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

/* Each has its own memory; only the table is shared. */
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

/* After a failure everything is freed by close, which accepts a thinker that
 * is made in part; hence the file descriptors of the alarm are set first. */
const char *checkers_thinker_open(struct checkers_thinker **self,
                                  int threads, int table_mib)
{
    const char *error;

    if (threads < 1 || threads > THREADS_MAX)
        return "1 to 64 threads";
    *self = calloc(1, sizeof **self);
    if (!*self)
        return "out of memory for the search";
    (*self)->threads = threads;
    (*self)->alarm.in = (*self)->alarm.out = -1;
    pthread_mutex_init(&(*self)->lock, NULL);
    if (!make_table(*self, table_mib) || !make_searches(*self))
        error = "out of memory for a table of that size";
    else
        error = alarm_open(&(*self)->alarm);
    if (error) {
        checkers_thinker_close(*self);
        *self = NULL;
    }
    return error;
}

void checkers_thinker_close(struct checkers_thinker *self)
{
    if (!self)
        return;
    checkers_thinker_rest(self);
    alarm_close(&self->alarm);
    pthread_mutex_destroy(&self->lock);
    for (int i = 0; i < self->threads; i++)
        free(self->search_memory[i]);
    free(self->table_memory);
    free(self);
}

/* Forgets the table and all that the searches have learnt, so that the same
 * game gives the same moves again. */
void checkers_thinker_clear(struct checkers_thinker *self)
{
    checkers_thinker_rest(self);
    checkers_table_clear(self->table);
    for (int i = 0; i < self->threads; i++)
        self->search[i] = checkers_search_make(self->search_memory[i],
                                               self->table, i);
}
