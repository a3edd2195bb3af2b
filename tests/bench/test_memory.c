/* test_memory.c - a bench on which memory runs out, at every allocation in
 * turn: what could not be done is told, and nothing else is lost.
 *
 * The linker puts this program's malloc, calloc and realloc before those of
 * the system (--wrap), for what is linked into it.
 */
#include "rig.h"

#include <errno.h>
#include <string.h>

#include "asking.h"
#include "bench/trace.h"
#include "sitting.h"

enum { MANY = 1000 };                   /* no step allocates as often */

static int left;                        /* 1: the next one fails; 0: none */
static int is_dry;                      /* and all those after it */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

static int runs_out(void)
{
    if (left == 0 || left > 1) {
        left -= left > 0;
        return 0;
    }
    left = is_dry;
    errno = ENOMEM;
    return 1;
}

void *__wrap_malloc(size_t size)
{
    return runs_out() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return runs_out() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return runs_out() ? NULL : __real_realloc(old, size);
}

/* Steps that fail as a whole: repeated until they get all they ask for.
 * Returns how many allocations there were. */
static int count_failures(const char *(*step)(void *with), void *with)
{
    int failures = 0;

    for (;;) {
        const char *error;

        left = failures + 1;
        error = step(with);
        left = 0;
        if (!error)
            return failures;
        rig_says(error, "out of memory");
        failures++;
        assert_true(failures < MANY);
    }
}

static const char *open_session(void *with)
{
    struct session *session;
    const char *error = session_open(&session, with);

    assert_true((error == NULL) == (session != NULL));
    session_close(session);
    return error;
}

CASE(a_session_without_memory_is_not_opened)
{
    BEGIN_CASE;
    assert_true(count_failures(open_session, "duel#1") >= 3);
    assert_true(count_failures(open_session, "go#1") >= 3);
}

static const char *open_robot(void *with)
{
    struct robot *robot;
    const char *error = robot_open(&robot, with, 'A', "consistent");

    assert_true((error == NULL) == (robot != NULL));
    robot_close(robot);
    return error;
}

static const char *begin_trace(void *with)
{
    struct rig_page page = {0};
    struct trace *trace;
    const char *error = trace_begin(&trace, with, rig_page_sink(&page));

    assert_true((error == NULL) == (trace != NULL));
    left = 0;                           /* the page is the test's own */
    if (!error)
        assert_null(trace_end(trace));
    rig_page_free(&page);
    return error;
}

CASE(a_robot_and_a_trace_without_memory_are_not_there)
{
    struct session *session = rig_open("duel#1");

    BEGIN_CASE;
    assert_int_equal(count_failures(open_robot, session), 1);
    left = 1;
    rig_says(begin_trace(session), "out of memory for a trace");
    assert_null(begin_trace(session));
    session_close(session);
}

/* Events */

static const char *press_and_release(void *with)
{
    const char *error = session_do(with, "press BTN0");

    left = 0;
    if (!error)
        rig_do(with, "release BTN0");
    return error;
}

CASE(an_event_without_memory_does_not_happen)
{
    struct session *session = rig_open("duel#1");
    struct rig_moment before, after;
    int failures = 0;

    BEGIN_CASE;
    for (int i = 0; i < 200; i++) {
        session_run(session, 5);
        rig_moment_take(&before, session);
        left = 1;
        if (press_and_release(session)) {
            left = 0;
            rig_moment_take(&after, session);
            rig_moment_compare(&after, &before);
            assert_null(press_and_release(session));
            failures++;
        }
    }
    assert_int_equal(session_event_count(session), 400);
    assert_in_range(failures, 1, 6);    /* room comes in pieces */
    session_close(session);
}

CASE(without_memory_for_snapshots_the_way_back_is_longer_and_the_same)
{
    struct session *poor = rig_open("duel#1"), *rich = rig_open("duel#1");

    BEGIN_CASE;
    for (int i = 0; i < 60; i++) {
        left = 1;                       /* for the next snapshot, if any */
        session_run(poor, 5000);
        left = 0;
        session_run(rich, 5000);
    }
    session_seek(poor, 123456);
    session_seek(rich, 123456);
    rig_compare(poor, rich);
    session_close(rich);
    session_close(poor);
}

/* Hints and seats */

static const char *ask_for_hint(void *with)
{
    const char *error;

    (void)ask(with, &error);
    return error;
}

/* Where nobody watches, one who asks calls somebody who sees the whole game
 * again. */
static const char *ask_new_watchers(void *with)
{
    struct play *play = with;
    int then = left;

    left = 0;
    robot_close(play->robots[PLAY_SEATS]);
    play->robots[PLAY_SEATS] = NULL;
    left = then;
    return ask_for_hint(with);
}

CASE(a_hint_without_memory_is_told_and_costs_nothing)
{
    struct play *play = sitting_begin("pegs#1", NULL, NULL);
    struct rig_moment before, after;
    char line[200];

    BEGIN_CASE;
    sitting_run(play, 1);
    sitting_tap(play, "BTNL");
    sitting_run(play, 8);
    strcpy(line, hint_of(play));
    rig_moment_take(&before, play->session);
    assert_true(count_failures(ask_for_hint, play) >= 2);
    assert_true(count_failures(ask_new_watchers, play) >= 5);
    rig_moment_take(&after, play->session);
    rig_moment_compare(&after, &before);
    assert_string_equal(hint_of(play), line);
    sitting_end(play);
}

static const char *seat_mind(void *with)
{
    struct play *play = with;
    const char *error = play_seat(play, 0, "consistent");

    left = 0;
    assert_non_null(play->robots[1]);   /* it stays, come what may */
    assert_true((error == NULL) == (play->robots[0] != NULL));
    return error ? error : play_seat(play, 0, "human");
}

CASE(a_mind_without_memory_takes_no_seat)
{
    struct play *play = sitting_begin("duel#1", NULL, "consistent");

    BEGIN_CASE;
    sitting_run(play, 40);
    assert_true(count_failures(seat_mind, play) >= 2);
    sitting_end(play);
}

/* Taking back. Where a copy of the robots was not to be had they see the
 * game once more from its beginning: the same robots, the same game. */

static struct play *played(uint64_t seconds)
{
    struct play *play = sitting_begin("pegs#3 match=3", "consistent",
                                      "consistent");

    play_run(play, seconds * 1000);
    return play;
}

CASE(robots_without_memory_of_their_past_find_back_all_the_same)
{
    struct play *should = played(45);
    int same = 0;

    BEGIN_CASE;
    for (int n = 1; n <= 8; n++) {
        struct play *play = played(1);  /* awake, with scratch */

        left = n;
        play_run(play, 98000);
        left = 0;
        if (play->trouble[0]) {
            rig_says(play->trouble, "out of memory for events");
        } else {
            play_seek(play, 45000);
            rig_compare(play->session, should->session);
            same++;
        }
        sitting_end(play);
    }
    assert_in_range(same, 4, 7);
    sitting_end(should);
}

/* Returns how many robots are left. */
static int seek_without_memory(int from, const struct play *should)
{
    struct play *play = played(99);
    int robots;

    left = from;
    is_dry = 1;
    play_seek(play, 45000);
    left = is_dry = 0;
    rig_compare(play->session, should->session);
    robots = (play->robots[0] != NULL) + (play->robots[1] != NULL);
    if (robots < PLAY_SEATS)
        rig_says(play->trouble, "out of memory for a robot");
    else
        assert_string_equal(play->trouble, "");
    sitting_end(play);
    return robots;
}

CASE(a_way_back_without_memory_is_told_or_the_same)
{
    struct play *should = played(45);

    BEGIN_CASE;
    assert_int_equal(seek_without_memory(1, should), 0);
    assert_int_equal(seek_without_memory(2, should), 0);
    assert_int_equal(seek_without_memory(3, should), PLAY_SEATS);
    sitting_end(should);
}

static const struct CMUnitTest tests[] = {
    TEST("memory: a session without it is not opened, and that is told",
         a_session_without_memory_is_not_opened),
    TEST("memory: robot and trace without it are not there, and that is told",
         a_robot_and_a_trace_without_memory_are_not_there),
    TEST("memory: an event without it does not happen",
         an_event_without_memory_does_not_happen),
    TEST("memory: without it for snapshots the way back is the same",
         without_memory_for_snapshots_the_way_back_is_longer_and_the_same),
    TEST("memory: a hint without it is told and changes nothing",
         a_hint_without_memory_is_told_and_costs_nothing),
    TEST("memory: a mind without it takes no seat, the others stay",
         a_mind_without_memory_takes_no_seat),
    TEST("memory: robots that could not be copied find back all the same",
         robots_without_memory_of_their_past_find_back_all_the_same),
    TEST("memory: a way back without it is told, or is the same",
         a_way_back_without_memory_is_told_or_the_same),
};

CHECK_MAIN("memory", tests)
