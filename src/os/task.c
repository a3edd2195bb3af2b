/* task.c - a task on a thread of its own, whose owner polls whether it is
 * done. */
#include "os/task.h"

static void *work_and_report(void *context)
{
    struct task *self = context;

    self->work(self->context);
    atomic_store(&self->is_done, 1);
    return NULL;
}

void task_begin(struct task *self, void (*work)(void *context),
                void *context)
{
    self->work = work;
    self->context = context;
    atomic_store(&self->is_done, 0);
    atomic_store(&self->should_stop, 0);
    self->is_begun = 1;
    self->is_thread = !pthread_create(&self->thread, NULL, work_and_report,
                                      self);
    if (!self->is_thread)
        (void)work_and_report(self);
}

int task_is_begun(const struct task *self)
{
    return self->is_begun;
}

int task_is_done(const struct task *self)
{
    return self->is_begun && atomic_load(&self->is_done);
}

int task_should_stop(void *task)
{
    return atomic_load(&((struct task *)task)->should_stop);
}

void task_wait(struct task *self)
{
    if (self->is_thread)
        pthread_join(self->thread, NULL);
    self->is_thread = 0;
}

void task_end(struct task *self)
{
    atomic_store(&self->should_stop, 1);
    task_wait(self);
    self->is_begun = 0;
}
