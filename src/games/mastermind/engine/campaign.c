/* campaign.c - an exact search with threads, notes on disk and a progress bar.
 *
 * A campaign owns all memory: one block for the search and one for each
 * thread, in `memory`, freed by mastermind_campaign_end. Until then the search
 * and the first worker can be used to grow the tree. The main thread does not
 * search; it waits, draws the bar, and listens for Ctrl-C.
 */
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

/* All threads do the whole search; the first to finish stores the result and
 * stops the others. The lock makes sure that only one does. */
static void *search_in_thread(void *context)
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

/* How much of the work is done, from the innermost level outwards: at each
 * level the finished items, and of the current one the share inside it. Levels
 * differ in size, so this is only an estimate. */
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

static void draw_progress_bar(struct mastermind_search *search, time_t begun,
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

static void erase_progress_bar(void)
{
    fprintf(stderr, "\r%*s\r", 78, "");
}

/* Reported at once and not at the end, because who runs a search for days may
 * rely on being able to resume it. */
static void report_lost_notes(struct mastermind_campaign *self,
                              const struct mastermind_notes *notes, int has_bar)
{
    if (self->noting.is_there || !atomic_load(&notes->is_cut))
        return;
    trouble_note(&self->noting, notes->why);
    if (has_bar)
        erase_progress_bar();
    print_visible(stderr, "boardwalk: %s; the search continues, but keeps no "
                  "more notes\n", notes->why);
}

/* Until a thread has finished or the user interrupts. Looks every millisecond,
 * so that short searches end at once; the bar appears after half a second. */
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
        report_lost_notes(self, notes, has_bar);
        if (has_bar && ++ticks > 500 && ticks % 100 == 0)
            draw_progress_bar(self->search, begun, is_mean);
    }
    if (has_bar)
        erase_progress_bar();
}

/* The memory stays in the campaign even if the thread cannot be started. */
static int start_worker_thread(struct mastermind_campaign *self,
                               struct thread *thread, int at, size_t size)
{
    void *memory = self->memory[1 + at] = malloc(size);

    if (!memory
        || !mastermind_worker_begin(&thread->worker, self->search,
                                    arena_of(memory, size)))
        return 0;
    thread->worker.number = at;
    return pthread_create(&thread->id, NULL, search_in_thread, thread) == 0;
}

/* Starts as many threads as memory and system allow, waits for them, and
 * returns how many there were. 0 means that not even one could be started. */
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
        if (!start_worker_thread(self, &thread[count], count, size))
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

/* The size is 0 for a game that is too large, which was checked before. */
static const char *allocate_search(struct mastermind_campaign *self,
                                   const struct mastermind_task *task)
{
    size_t size = mastermind_search_need(task);
    struct arena arena;

    self->search = malloc(sizeof *self->search);
    self->memory[0] = size ? malloc(size + ARENA_ALIGN) : NULL;
    if (!self->search || !self->memory[0])
        return "out of memory for the search";
    arena = arena_of(self->memory[0], size + ARENA_ALIGN);
    if (!mastermind_search_begin(self->search, task, &arena))
        return "out of memory for the search";
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

/* Facts add up over the searches of the goal worst. */
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

static void finish_notes(struct mastermind_campaign *self,
                         struct mastermind_notes *notes, int is_done)
{
    self->search->learned = NULL;
    mastermind_notes_close(notes, is_done);
    if (atomic_load(&notes->is_cut))
        trouble_note(&self->noting, notes->why);
}

/* Notes are removed only after a search that ran to its end; one that was
 * interrupted or ran out of memory keeps them. is_stopped is cleared at the
 * end, because the tree is grown with the same search. */
const char *mastermind_campaign_run(struct mastermind_campaign *self,
                                    const struct mastermind_task *task,
                                    int budget, int *cost)
{
    struct mastermind_notes notes = {.fd = -1};
    struct interrupt before;
    const char *error = mastermind_table_check(task->game, task->count);
    int threads, is_short;

    if (!error)
        error = allocate_search(self, task);
    if (error)
        return error;
    interrupt_catch(&before);
    open_notes(self, &notes);
    threads = run_threads(self, &notes, task, budget, cost);
    self->is_interrupted = interrupt_should_stop(NULL);
    is_short = atomic_load(&self->search->is_short);
    atomic_store(&self->search->is_stopped, 0);
    finish_notes(self, &notes,
                 threads && !is_short && !self->is_interrupted);
    interrupt_restore(&before);
    return threads && !is_short ? NULL
                                : "out of memory for the search";
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
