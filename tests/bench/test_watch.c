/* test_watch.c - watchers for hints: whoever was there all the time knows what
 * one knows who sees the whole game again. */
#include "rig.h"

#include <string.h>

#include "bench/hint.h"
#include "sitting.h"

static int is_fit_to_compare;           /* a planted fault makes it fail */

static void compare_with_new(const struct play *play, int seat)
{
    const char *seats = session_machine(play->session)->seats;
    const struct robot *warm = play->robots[PLAY_SEATS + seat];
    struct robot *anew;
    size_t size, same;
    const char *memory = robot_memory(warm, &size);

    assert_null(hint_watch(&anew, play->session, seats[seat]));
    is_fit_to_compare = memcmp(memory, robot_memory(anew, &same), size) == 0;
    assert_int_equal(size, same);
    robot_close(anew);
}

static void check_watchers(struct play *play)
{
    int count = 0;

    for (int i = 0; i < PLAY_SEATS; i++)
        if (play->robots[PLAY_SEATS + i]) {
            compare_with_new(play, i);
            assert_true(is_fit_to_compare);
            count++;
        }
    assert_true(count > 0);
}

static void wander(struct play *play, struct rng *rng)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    char words[EVENT_WORDS_MAX];

    for (int i = 0; i < 12; i++) {
        rig_random_event(rng, play->session, words);
        if (strncmp(words, "tap", 3) != 0)
            (void)play_do(play, words);
        play_run(play, rng_below(rng, hz) + 1);
    }
}

static const char *const five[] = {
    "duel:basys2#w", "pegs#w match=1", "checkers#w", "poker#w", "go#w",
};

CASE(a_watcher_knows_what_a_new_one_would)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "watchers");
    for (int i = 0; i < 5; i++) {
        struct play *play = sitting_begin(five[i], NULL, i % 2 ? "random"
                                                               : NULL);

        for (int round = 0; round < 4; round++) {
            wander(play, &rng);
            check_watchers(play);
            if (round == 2)
                play_seek(play, rng_below(&rng, session_end(play->session)));
            check_watchers(play);
        }
        sitting_end(play);
    }
}

CASE(a_watcher_who_missed_a_look_is_found_out)
{
    struct play *play = sitting_begin("pegs#w", NULL, NULL);

    BEGIN_CASE;
    play_run(play, 1000);
    check_watchers(play);
    play->looked_tick = 1500;           /* nobody looked, and all believe it */
    session_do(play->session, "press BTNS");
    session_run(play->session, 200);
    session_do(play->session, "release BTNS");
    session_run(play->session, 300);
    play_run(play, 500);
    compare_with_new(play, 0);
    assert_false(is_fit_to_compare);
    sitting_end(play);
}

CASE(nobody_watches_where_there_is_no_seat)
{
    struct session *session = rig_open("null");
    struct robot *robot;

    BEGIN_CASE;
    rig_says(robot_watch(&robot, session, 'A'), "null");
    assert_null(robot);
    session_close(session);
    session = rig_open("pegs");
    rig_says(robot_watch(&robot, session, 'b'), "b");
    assert_null(robot);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("watch: nobody watches where there is no seat",
         nobody_watches_where_there_is_no_seat),
    TEST("watch: a watcher who was there knows what a new one would",
         a_watcher_knows_what_a_new_one_would),
    TEST("watch: a watcher who missed something is found out",
         a_watcher_who_missed_a_look_is_found_out),
};

CHECK_MAIN("watch", tests)
