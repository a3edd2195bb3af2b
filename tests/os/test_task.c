/* test_task.c - something done on a thread of its own. */
#include "check.h"

#include <stdatomic.h>

#include "os/task.h"

struct errand {
    struct task task;
    atomic_int may_end;
    int result;
};

static void square_when_told(void *context)
{
    struct errand *self = context;

    while (!atomic_load(&self->may_end) && !task_should_stop(&self->task))
        ;
    self->result = task_should_stop(&self->task) ? -1 : 49;
}

CASE(a_task_is_done_when_its_work_is)
{
    struct errand errand = {.result = 0};

    BEGIN_CASE;
    assert_false(task_is_begun(&errand.task));
    assert_false(task_is_done(&errand.task));
    task_begin(&errand.task, square_when_told, &errand);
    assert_true(task_is_begun(&errand.task));
    assert_false(task_is_done(&errand.task));
    atomic_store(&errand.may_end, 1);
    task_wait(&errand.task);
    assert_true(task_is_done(&errand.task));
    assert_int_equal(errand.result, 49);
    task_end(&errand.task);
    assert_false(task_is_begun(&errand.task));
    task_end(&errand.task);             /* there is nothing to end */
}

CASE(a_task_that_is_ended_stops_and_can_be_begun_again)
{
    struct errand errand = {.result = 0};

    BEGIN_CASE;
    for (int i = 0; i < 50; i++) {
        errand.result = 0;
        task_begin(&errand.task, square_when_told, &errand);
        task_end(&errand.task);
        assert_int_equal(errand.result, -1);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("task: it is done when its work is", a_task_is_done_when_its_work_is),
    TEST("task: one that is ended stops, and can be begun again",
         a_task_that_is_ended_stops_and_can_be_begun_again),
};

CHECK_MAIN("task", tests)
