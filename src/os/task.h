/* task.h - a task on a thread of its own, whose owner polls whether it is done.
 *
 * One thread begins, asks and ends a task. Its work writes only to what the
 * beginner leaves alone until task_is_done says so.
 */
#ifndef TASK_H
#define TASK_H

#include <pthread.h>
#include <stdatomic.h>

struct task {                           /* all zero: none was begun */
    void (*work)(void *context);
    void *context;
    pthread_t thread;
    int is_begun;
    int is_thread;                      /* it must be joined */
    atomic_int is_done, should_stop;
};

/* Where the system has no thread left the work is done before this returns.
 * The last task must have ended. */
void task_begin(struct task *self, void (*work)(void *context),
                void *context);

/* Whether one was begun and not ended yet; and whether its work is done. */
int task_is_begun(const struct task *self);
int task_is_done(const struct task *self);

/* For the work itself: whether it shall stop, as should_stop of an effort. */
int task_should_stop(void *task);

/* Until its work is done. */
void task_wait(struct task *self);

/* Tells it to stop, if it is still at work, and waits for that. */
void task_end(struct task *self);

#endif
