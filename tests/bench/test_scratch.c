/* test_scratch.c - robots without room for what their minds scribble on. */
#include "rig.h"

#include <sys/resource.h>

#include "bench/robot.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define CANNOT_LIMIT_MEMORY 1           /* its own needs know no limit */
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define CANNOT_LIMIT_MEMORY 1
#endif

#ifndef CANNOT_LIMIT_MEMORY
#define CANNOT_LIMIT_MEMORY 0
#endif

/* No more than there is already. */
static void limit_memory(int is_limited)
{
    struct rlimit limit;

    assert_int_equal(getrlimit(RLIMIT_AS, &limit), 0);
    limit.rlim_cur = is_limited ? 1 : limit.rlim_max;
    assert_int_equal(setrlimit(RLIMIT_AS, &limit), 0);
}

CASE(a_mind_without_paper_says_so_and_thinks_when_there_is_some)
{
    struct session *session;
    struct robot *robot;
    const char *error;

    BEGIN_CASE;
    if (CANNOT_LIMIT_MEMORY)
        return;
    session = rig_open("pegs");
    assert_null(robot_open(&robot, session, 'A', "optimal"));
    session_run(session, 20);
    robot_look(robot, session);
    limit_memory(1);
    error = robot_act(robot, session);
    limit_memory(0);
    rig_says(error, "out of memory|a mind");
    assert_null(robot_act(robot, session));
    robot_close(robot);
    session_close(session);
}

CASE(a_hint_without_paper_says_so)
{
    struct session *session;
    struct robot *robot;
    char line[200];
    struct text to;
    const char *error;

    BEGIN_CASE;
    if (CANNOT_LIMIT_MEMORY)
        return;
    session = rig_open("pegs");
    assert_null(robot_watch(&robot, session, 'A'));
    text_begin(&to, line, sizeof line);
    for (int i = 0; i < 5; i++) {
        session_run(session, 20);
        robot_look(robot, session);
    }
    limit_memory(1);
    error = robot_advise(robot, &to);
    limit_memory(0);
    rig_says(error, "out of memory|a mind");
    assert_string_equal(line, "");
    assert_null(robot_advise(robot, &to));
    rig_says(line, "4096 codes left");
    robot_close(robot);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("scratch: a mind without it says so, and thinks when there is some",
         a_mind_without_paper_says_so_and_thinks_when_there_is_some),
    TEST("scratch: a hint without it says so", a_hint_without_paper_says_so),
};

CHECK_MAIN("scratch", tests)
