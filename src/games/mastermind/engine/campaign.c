/* campaign.c - an exact search with threads, notes and a bar. */
#include "games/mastermind/engine/campaign.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "disk/print.h"
#include "games/mastermind/engine/notes.h"
#include "os/interrupt.h"

enum { BAR_WIDTH = 30, WAIT_NS = 100000000 };

struct thread {
    pthread_t id;
    struct mastermind_worker worker;
    int budget;
    int *cost;
    pthread_mutex_t *lock;
};

int mastermind_campaign_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    if (cores < 1)
        return 1;
    return cores > CAMPAIGN_THREADS_MAX ? CAMPAIGN_THREADS_MAX : (int)cores;
}

/* Threads */

/* Who comes home first brings the result and ends the search. */
static void *work(void *context)
{
    struct thread *self = context;
    struct mastermind_search *search = self->worker.search;
    struct mastermind_node root = mastermind_search_root(search);
    int cost = mastermind_solve(&self->worker, &root, self->budget);

    pthread_mutex_lock(self->lock);
    if (!atomic_load(&search->is_stopped)) {
        *self->cost = cost;
        mastermind_search_stop(search);
    }
    pthread_mutex_unlock(self->lock);
    return NULL;
}

/* The bar, on standard error */

static double share_done(const struct mastermind_progress *progress)
{
    double done = 0;

    for (int level = MASTERMIND_LEVELS - 1; level >= 0; level--) {
        int count = atomic_load(&progress->count[level]);

        if (count > 0)
            done = (atomic_load(&progress->at[level]) + done) / count;
    }
    return done < 1 ? done : 1;
}

static void show_bar(struct mastermind_search *search, time_t begun,
                     int is_mean)
{
    double done = share_done(&search->progress);
    int best = atomic_load(&search->progress.best);
    long seconds = (long)(time(NULL) - begun);
    char bar[BAR_WIDTH + 1];

    for (int i = 0; i < BAR_WIDTH; i++)
        bar[i] = i < (int)(done * BAR_WIDTH) ? '#' : '.';
    bar[BAR_WIDTH] = 0;
    fprintf(stderr, "\r[%s] %3d %%  %ld:%02ld", bar, (int)(100 * done),
            seconds / 60, seconds % 60);
    if (best && is_mean)
        fprintf(stderr, "  best so far %.6f ",
                (double)best / search->looker.table.codes);
    fflush(stderr);
}

static void wipe_bar(void)
{
    fprintf(stderr, "\r%*s\r", 78, "");
}

/* At once, for a long search may be meant to go on another day. */
static void tell_cut(struct mastermind_campaign *self,
                     const struct mastermind_notes *notes, int has_bar)
{
    if (self->noting.is_there || !atomic_load(&notes->is_cut))
        return;
    trouble_note(&self->noting, notes->why);
    if (has_bar)
        wipe_bar();
    print_visible(stderr, "boardwalk: %s; the search goes on, but its notes "
                  "are cut off\n", notes->why);
}

/* Until someone is home, or the player has had enough. */
static void wait_for_end(struct mastermind_campaign *self,
                         const struct mastermind_notes *notes, int is_mean)
{
    const struct timespec moment = {0, WAIT_NS / 100};
    int has_bar = !self->is_quiet && isatty(STDERR_FILENO), ticks = 0;
    time_t begun = time(NULL);

    while (!atomic_load(&self->search->is_stopped)) {
        nanosleep(&moment, NULL);
        if (interrupt_should_stop(NULL))
            mastermind_search_stop(self->search);
        tell_cut(self, notes, has_bar);
        if (has_bar && ++ticks > 500 && ticks % 100 == 0)
            show_bar(self->search, begun, is_mean);
    }
    if (has_bar)
        wipe_bar();
}

static int start(struct mastermind_campaign *self, struct thread *thread,
                 int at, size_t size)
{
    void *memory = self->memory[1 + at] = malloc(size);

    if (!memory
        || !mastermind_worker_begin(&thread->worker, self->search,
                                    arena_of(memory, size)))
        return 0;
    thread->worker.number = at;
    return pthread_create(&thread->id, NULL, work, thread) == 0;
}

/* As many as can be had; returns how many there were. */
static int run_threads(struct mastermind_campaign *self,
                       const struct mastermind_notes *notes,
                       const struct mastermind_task *task, int budget,
                       int *cost)
{
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    struct thread thread[CAMPAIGN_THREADS_MAX];
    size_t size = mastermind_worker_need(task);
    int count = 0;

    for (; count < self->threads; count++) {
        thread[count] = (struct thread){.budget = budget, .cost = cost,
                                        .lock = &lock};
        if (!start(self, &thread[count], count, size))
            break;
    }
    if (count)
        wait_for_end(self, notes, task->goal == MASTERMIND_MEAN);
    for (int i = 0; i < count; i++)
        pthread_join(thread[i].id, NULL);
    if (count)
        self->worker = thread[0].worker;
    return count;
}

static const char *prepare(struct mastermind_campaign *self,
                           const struct mastermind_task *task)
{
    size_t size = mastermind_search_need(task);
    struct arena arena;

    self->search = malloc(sizeof *self->search);
    self->memory[0] = size ? malloc(size + ARENA_ALIGN) : NULL;
    if (!self->search || !self->memory[0])
        return "not enough memory for this search";
    arena = arena_of(self->memory[0], size + ARENA_ALIGN);
    if (!mastermind_search_begin(self->search, task, &arena))
        return "not enough memory for this search";
    return NULL;
}

/* Notes */

void mastermind_campaign_lacks_notes(struct mastermind_campaign *self,
                                     const char *why)
{
    if (!self->noting.is_there)
        print_visible(stderr, "boardwalk: the search keeps no notes: %s\n",
                      why);
    trouble_note(&self->noting, why);
}

static void open_notes(struct mastermind_campaign *self,
                       struct mastermind_notes *notes)
{
    const char *error;

    if (!self->notes)
        return;
    error = mastermind_notes_open(notes, self->notes, self->title,
                                  self->is_fresh, self->search);
    if (error)
        mastermind_campaign_lacks_notes(self, error);
    self->recalled += notes->facts;
    self->is_damaged |= notes->is_damaged;
}

static void close_notes(struct mastermind_campaign *self,
                        struct mastermind_notes *notes, int is_done)
{
    self->search->learned = NULL;
    mastermind_notes_close(notes, is_done);
    if (atomic_load(&notes->is_cut))
        trouble_note(&self->noting, notes->why);
}

const char *mastermind_campaign_run(struct mastermind_campaign *self,
                                    const struct mastermind_task *task,
                                    int budget, int *cost)
{
    struct mastermind_notes notes = {.fd = -1};
    struct interrupt before;
    const char *error = mastermind_table_check(task->game, task->count);
    int threads, is_short;

    if (!error)
        error = prepare(self, task);
    if (error)
        return error;
    interrupt_catch(&before);
    open_notes(self, &notes);
    threads = run_threads(self, &notes, task, budget, cost);
    self->is_interrupted = interrupt_should_stop(NULL);
    is_short = atomic_load(&self->search->is_short);
    atomic_store(&self->search->is_stopped, 0);
    close_notes(self, &notes,
                threads && !is_short && !self->is_interrupted);
    interrupt_restore(&before);
    return threads && !is_short ? NULL
                                : "not enough memory for this search";
}

void mastermind_campaign_end(struct mastermind_campaign *self)
{
    for (int i = 0; i <= CAMPAIGN_THREADS_MAX; i++) {
        free(self->memory[i]);
        self->memory[i] = NULL;
    }
    free(self->search);
    self->search = NULL;
}
