/* test_takeover.c - robots that go back in a game, or take one over. */
#include "rig.h"

#include <string.h>

#include "folder.h"
#include "match.h"
#include "sitting.h"

/* A press of the sim is one tick. Taken over right in it, a robot may hold
 * its button too long and enter a letter twice: another game, but a game. */
static int is_in_a_press(const struct session *session)
{
    return robot_step_ticks(session) == 1
        && strcmp(rig_read(session, "BTN"), "0000") != 0;
}

/* A tick shortly behind an event, or any: behind an event the robots'
 * fingers are in the middle of something. */
static uint64_t some_tick(struct rng *rng, const struct session *session)
{
    uint64_t end = session_end(session);
    uint64_t soon = 1 + session_machine(session)->board->clock_hz / 15;
    size_t event = rng_below(rng, session_event_count(session));
    uint64_t tick = session_event(session, event)->tick
                  + rng_below(rng, 1 + rng_below(rng, soon));

    return rng_below(rng, 4) && tick < end ? tick : rng_below(rng, end);
}

/* Played on from any tick, with the future cut off there, the same codes
 * and guesses come again. */
static void check_again(const char *id, const char *a, const char *b,
                        int times)
{
    struct play *play = sitting_begin(id, a, b);
    struct match first, again;
    struct rng rng;

    rng_seed(&rng, id);
    sitting_play_out(play);
    match_read(&first, play->session);
    for (int i = 0; i < times; i++) {
        uint64_t tick = some_tick(&rng, play->session);

        play_seek(play, tick);
        assert_int_equal(session_tick(play->session), tick);
        if (is_in_a_press(play->session))
            continue;
        assert_null(session_rewind(play->session, tick));
        sitting_play_out(play);
        match_read(&again, play->session);
        match_compare(&again, &first);
    }
    sitting_end(play);
}

CASE(robots_taken_back_play_the_same_game_again)
{
    BEGIN_CASE;
    check_again("duel:basys2#1", "consistent", "random", 200);
    check_again("duel:basys2#2", "random", "consistent", 200);
    check_again("duel:sim#3", "consistent", "consistent", 300);
    check_again("duel:sim#4 repeat=counting", "random", "consistent", 300);
}

/* A person makes a code for a robot and is restless meanwhile. */
static void play_with_person(struct play *play)
{
    rig_do(play->session, "tap BTN3");
    play_run(play, 5000);
    rig_enter(play->session, 'A', "ALEF");
    for (int i = 0; i < 100; i++) {
        sitting_do(play, i % 2 ? "press BTN1" : "release BTN1");
        play_run(play, 301);
    }
}

CASE(robots_leave_a_recorded_future_alone)
{
    struct play *play = sitting_begin("duel:basys2#5", NULL, "consistent");
    struct rig_moment end, again;
    size_t events;

    BEGIN_CASE;
    play_with_person(play);
    rig_moment_take(&end, play->session);
    events = session_event_count(play->session);
    play_seek(play, 12345);
    while (session_tick(play->session) + 100 < end.tick)
        play_run(play, 97);
    play_run(play, end.tick - session_tick(play->session));
    rig_moment_take(&again, play->session);
    rig_moment_compare(&again, &end);
    assert_int_equal(session_event_count(play->session), events);
    sitting_end(play);
}

CASE(robots_go_no_further_than_the_end)
{
    struct play *play = sitting_begin("duel:basys2#5", "random", "random");

    BEGIN_CASE;
    play_run(play, 5000);
    play_seek(play, 9000);
    assert_int_equal(session_tick(play->session), 5000);
    play_seek(play, UINT64_MAX);
    assert_int_equal(session_tick(play->session), 5000);
    sitting_end(play);
}

/* Robots keep a memory of every thirtieth second. Here the game begins so
 * late that a code comes in then; a person resets it shortly before, takes
 * that back, and does something harmless. */
CASE(robots_do_not_remember_what_was_cut_off)
{
    struct play *play = sitting_begin("duel:basys2#6", "consistent",
                                      "random");
    struct match first, again;

    BEGIN_CASE;
    sitting_do(play, "press BTN2");
    play_run(play, 25000);
    sitting_do(play, "release BTN2");
    sitting_play_out(play);
    match_read(&first, play->session);
    play_seek(play, 29900);
    assert_int_equal(match_chip(play->session)->state, DUEL_MAKE);
    sitting_do(play, "press BTN2");
    play_run(play, 5000);
    play_seek(play, 29890);
    sitting_do(play, "tap BTN1");
    play_run(play, 10);
    play_seek(play, 30010);
    sitting_play_out(play);
    match_read(&again, play->session);
    match_compare(&again, &first);
    sitting_end(play);
}

/* Taking over */

/* From the journal of a game cut off at its tick, by other robots. */
static void take_over(const struct play *play, const char *path,
                      const struct match *first)
{
    struct play *other = sitting_begin("null", NULL, NULL);
    struct match again;
    int may_differ = is_in_a_press(play->session);

    assert_null(journal_save(play->session, path));
    strcpy(other->minds[0], play->minds[0]);
    strcpy(other->minds[1], play->minds[1]);
    assert_null(play_load(other, path));
    sitting_play_out(other);
    match_read(&again, other->session);
    if (!may_differ)
        match_compare(&again, first);
    sitting_end(other);
}

static void check_take_over(const char *id, int times)
{
    struct play *play = sitting_begin(id, "consistent", "random");
    struct match first;
    struct folder folder;
    struct rng rng;

    folder_begin(&folder);
    rng_seed(&rng, id);
    sitting_play_out(play);
    match_read(&first, play->session);
    for (int i = 0; i < times; i++) {
        session_seek(play->session, some_tick(&rng, play->session));
        take_over(play, folder_at(&folder, "half"), &first);
    }
    sitting_end(play);
    folder_end(&folder);
}

CASE(robots_take_over_a_game_in_the_middle)
{
    BEGIN_CASE;
    check_take_over("duel:basys2#6", 60);
    check_take_over("duel:sim#7", 200);
}

/* A person has left with a finger on the button. */
CASE(a_robot_takes_over_with_its_button_held_down)
{
    struct session *session = rig_open("duel:basys2#8");
    struct play *play;

    BEGIN_CASE;
    rig_do(session, "tap BTN3");
    rig_wait(session, 45);
    rig_enter(session, 'A', "AL");
    rig_do(session, "press BTN3");
    session_run(session, 500);
    play = sitting_with(session, "consistent", "random");
    play_run(play, 100);
    assert_string_equal(rig_read(session, "BTN"), "0000");
    sitting_play_out(play);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("takeover: robots taken back play the same game again",
         robots_taken_back_play_the_same_game_again),
    TEST("takeover: robots leave a recorded future alone",
         robots_leave_a_recorded_future_alone),
    TEST("takeover: robots go no further than the end",
         robots_go_no_further_than_the_end),
    TEST("takeover: robots do not remember what was cut off",
         robots_do_not_remember_what_was_cut_off),
    TEST("takeover: robots take over a game in the middle",
         robots_take_over_a_game_in_the_middle),
    TEST("takeover: a robot takes over with its button held down",
         a_robot_takes_over_with_its_button_held_down),
};

CHECK_MAIN("takeover", tests)
