/* thinker.c - minds that can think on several threads, for programs that have
 * them.
 *
 * The thread that asks keeps copies of the question and the answer apart from
 * those that the search works with: what it was given may change as soon as
 * it has asked.
 */
#include "games/engine/thinker.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/rng.h"
#include "os/task.h"

enum { ENGINE_THREADS_MAX = 16 };       /* more only get in each other's way */

static const struct engine *const engines[] = {
    &go_deep_engine, &checkers_deep_engine, &poker_equilibrium_engine, NULL,
};

struct engine_thinker {
    struct mind_thinker thinker;
    const struct engine *engine;
    void *search;
    struct task task;
    struct engine_question question;
    _Alignas(8) char mind[MIND_SIZE_MAX];       /* who asked, */
    void *seen, *move;                  /* what, and the answer */
};

static const struct engine *engine_of(const struct mind_type *mind)
{
    for (int i = 0; engines[i]; i++)
        if (engines[i]->mind == mind)
            return engines[i];
    return NULL;
}

static int threads_for_engine(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1
         : cores > ENGINE_THREADS_MAX ? ENGINE_THREADS_MAX : (int)cores;
}

static void answer_question(void *context)
{
    struct engine_thinker *self = context;

    self->engine->think(self->search, &self->question, self->move);
}

static int is_same_question(const struct engine_thinker *self,
                            const void *mind, const void *seen)
{
    return task_is_begun(&self->task)
        && memcmp(self->mind, mind, self->engine->mind->size) == 0
        && memcmp(self->seen, seen, self->engine->seen_size) == 0;
}

/* The seed is the state of the mind, which names the moment. */
static uint64_t seed_of(const struct engine_thinker *self)
{
    uint64_t seed = 0;

    for (size_t i = 0; i < self->engine->mind->size; i++)
        seed = seed * UINT64_C(0x100000001b3) ^ (uint8_t)self->mind[i];
    return rng_splitmix(&seed);
}

static void begin_answer(struct engine_thinker *self, const void *mind,
                         const void *seen)
{
    task_end(&self->task);
    memcpy(self->mind, mind, self->engine->mind->size);
    memcpy(self->seen, seen, self->engine->seen_size);
    self->question = (struct engine_question){
        self->mind, self->seen, seed_of(self), task_should_stop, &self->task,
    };
    task_begin(&self->task, answer_question, self);
}

static enum mind_answer ask_engine(struct mind_thinker *thinker,
                                   const void *mind, const void *seen,
                                   void *move)
{
    struct engine_thinker *self = (struct engine_thinker *)thinker;

    if (!is_same_question(self, mind, seen))
        begin_answer(self, mind, seen);
    if (!task_is_done(&self->task))
        return MIND_BUSY;
    task_end(&self->task);
    memcpy(move, self->move, self->engine->move_size);
    return MIND_MOVES;
}

static void wait_for_engine(struct mind_thinker *thinker)
{
    task_wait(&((struct engine_thinker *)thinker)->task);
}

static void close_engine(struct mind_thinker *thinker)
{
    struct engine_thinker *self = (struct engine_thinker *)thinker;

    task_end(&self->task);
    if (self->search)
        self->engine->close(self->search);
    free(self->seen);
    free(self->move);
    free(self);
}

static int is_open(struct engine_thinker *self)
{
    self->seen = malloc(self->engine->seen_size);
    self->move = calloc(1, self->engine->move_size);
    return self->seen && self->move
        && !self->engine->open(&self->search, threads_for_engine());
}

struct mind_thinker *thinker_open(const struct mind_type *mind)
{
    const struct engine *engine = engine_of(mind);
    struct engine_thinker *self = engine ? calloc(1, sizeof *self) : NULL;

    if (!self)
        return NULL;
    self->thinker = (struct mind_thinker){
        ask_engine, wait_for_engine, close_engine,
    };
    self->engine = engine;
    if (!is_open(self)) {
        close_engine(&self->thinker);
        return NULL;
    }
    return &self->thinker;
}
