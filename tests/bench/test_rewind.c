/* test_rewind.c - any past tick again, as it was on a straight way there. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/history.h"

/* Going somewhere straight: a fresh session, the same events at the same
 * ticks, before those of the last tick. */
static void go_straight(struct session *fresh, const struct session *from,
                        uint64_t tick)
{
    size_t i = session_event_count(fresh);

    for (; i < session_event_count(from); i++) {
        const struct event *event = session_event(from, i);

        if (event->tick >= tick)
            break;
        session_run(fresh, event->tick - session_tick(fresh));
        rig_do(fresh, event->words);
    }
    session_run(fresh, tick - session_tick(fresh));
}

static int compare_ticks(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;

    return (x > y) - (x < y);
}

enum { PLACES = 400 };

/* Some random ticks, some of events, some of snapshots; then in order. */
static void choose_places(struct rng *rng, const struct session *session,
                          uint64_t places[PLACES])
{
    uint64_t end = session_end(session);

    for (int i = 0; i < PLACES; i++) {
        size_t event = rng_below(rng, session_event_count(session));

        switch (rng_below(rng, 4)) {
        case 0:  places[i] = session_event(session, event)->tick; break;
        case 1:  places[i] = session_event(session, event)->tick + 1; break;
        case 2:  places[i] = rng_below(rng, end) / 1024 * 1024; break;
        default: places[i] = rng_below(rng, end);
        }
        if (places[i] >= end)
            places[i] = end - 1;
    }
    qsort(places, PLACES, sizeof *places, compare_ticks);
}

/* Seeks to and fro and compares with what a straight way saw. */
static void check_seeks(struct rng *rng, struct session *session,
                        int seeks)
{
    static struct rig_moment should[PLACES], is;
    uint64_t places[PLACES];
    struct session *fresh = rig_open(rig_id(session));

    choose_places(rng, session, places);
    for (int i = 0; i < PLACES; i++) {
        go_straight(fresh, session, places[i]);
        rig_moment_take(&should[i], fresh);
    }
    session_close(fresh);
    for (int i = 0; i < seeks; i++) {
        int at = (int)rng_below(rng, PLACES);

        session_seek(session, places[at]);
        rig_moment_take(&is, session);
        rig_moment_compare(&is, &should[at]);
    }
}

static void check_random_game(const char *id, int events, uint64_t gap,
                              int seeks)
{
    struct session *session = rig_open(id);
    struct rig_moment end, again;
    struct rng rng;

    rng_seed(&rng, id);
    rig_play(&rng, session, events, gap);
    rig_do(session, "set SW 1");        /* at the last tick itself */
    rig_moment_take(&end, session);
    check_seeks(&rng, session, seeks);
    session_seek(session, session_end(session));
    rig_moment_take(&again, session);
    rig_moment_compare(&again, &end);
    assert_int_equal(session_events_done(session),
                     session_event_count(session));
    session_close(session);
}

CASE(every_tick_of_a_random_game_can_be_reached)
{
    BEGIN_CASE;
    check_random_game("duel:basys2#5", 1500, 300, 400);
    check_random_game("duel:sim#5 hide=on", 4000, 8, 400);
    check_random_game("null#5", 3000, 60, 400);
    check_random_game("poker:basys3#5 chips=20", 200, 12000, 40);
}

/* 512 snapshots are 4096 ticks apart at first, then 8192, then 16384. */
CASE(snapshots_may_be_thinned_out)
{
    uint64_t ticks = UINT64_C(4096) * SNAPSHOTS_MAX * 2;

    BEGIN_CASE;
    check_random_game("duel:sim#thin", 2500, 2 * ticks / 2500 * 5 / 4, 40);
}

CASE(a_game_of_an_hour_can_be_sought_anywhere)
{
    BEGIN_CASE;
    check_random_game("duel:basys2#hour", 1800, 4000, 40);
}

/* Before or after the events of a tick */

CASE(a_past_tick_is_seen_before_its_events)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    rig_do(session, "set SW 2");
    session_run(session, 10);
    rig_do(session, "set SW 4");
    assert_string_equal(rig_read(session, "SW"), "00000100");
    session_seek(session, 10);
    assert_string_equal(rig_read(session, "SW"), "00000000");
    assert_int_equal(session_events_done(session), 0);
    session_seek(session, 11);
    assert_string_equal(rig_read(session, "SW"), "00000010");
    assert_int_equal(session_events_done(session), 2);
    session_seek(session, 10);
    session_seek(session, 10);
    assert_string_equal(rig_read(session, "SW"), "00000000");
    session_seek(session, 20);
    assert_string_equal(rig_read(session, "SW"), "00000100");
    session_seek(session, 20);
    assert_string_equal(rig_read(session, "SW"), "00000100");
    session_close(session);
}

CASE(a_tick_beyond_the_end_is_the_end)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    session_seek(session, 5);
    session_seek(session, 11);
    assert_int_equal(session_tick(session), 10);
    assert_string_equal(rig_read(session, "SW"), "00000001");
    session_seek(session, UINT64_MAX);
    assert_int_equal(session_tick(session), 10);
    assert_int_equal(session_end(session), 10);
    session_close(session);
}

/* Someone who goes back and lets it run again has pressed nothing less. */
CASE(running_on_to_the_end_does_everything_again)
{
    struct session *session = rig_open("duel:sim");
    struct rig_moment end, again;

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    rig_moment_take(&end, session);
    session_seek(session, 5);
    session_run(session, 5);
    rig_moment_take(&again, session);
    rig_moment_compare(&again, &end);
    rig_do(session, "press BTN1");
    assert_int_equal(session_event_count(session), 2);
    session_close(session);
}

CASE(what_is_recorded_is_replayed_while_time_passes)
{
    struct session *session = rig_open("duel#3");
    struct rng rng;
    struct rig_moment end, again;

    BEGIN_CASE;
    rng_seed(&rng, "replay");
    rig_play(&rng, session, 300, 100);
    session_run(session, 50);
    rig_moment_take(&end, session);
    session_seek(session, 777);
    session_run(session, end.tick - 777 - 3);
    session_run(session, 3);
    rig_moment_take(&again, session);
    rig_moment_compare(&again, &end);
    assert_int_equal(session_end(session), end.tick);
    session_close(session);
}

/* New futures */

CASE(a_new_event_cuts_the_future_off)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    for (int i = 0; i < 10; i++) {
        rig_do(session, i % 2 ? "set SW 0" : "set SW 1");
        session_run(session, 10);
    }
    session_seek(session, 45);
    assert_int_equal(session_end(session), 100);
    assert_int_equal(session_event_count(session), 10);
    rig_do(session, "set SW 9");
    assert_int_equal(session_end(session), 45);
    assert_int_equal(session_event_count(session), 6);
    assert_int_equal(session_event(session, 5)->tick, 45);
    session_run(session, 100);
    assert_string_equal(rig_read(session, "SW"), "00001001");
    session_seek(session, 60);
    assert_string_equal(rig_read(session, "SW"), "00001001");
    session_close(session);
}

CASE(an_event_that_is_wrong_cuts_nothing)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    rig_do(session, "set SW 1");
    session_run(session, 100);
    session_seek(session, 50);
    assert_non_null(session_do(session, "set SW 1000"));
    assert_int_equal(session_end(session), 100);
    session_close(session);
}

/* The new game is what it would have been without the old future. */
CASE(a_game_taken_back_is_like_one_never_played_on)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "futures");
    for (int i = 0; i < 12; i++) {
        struct session *session = rig_open(i % 2 ? "duel#f" : "duel:sim#f");
        struct session *fresh = rig_open(rig_id(session));

        for (int j = 0; j < 4; j++) {
            rig_play(&rng, session, 200, 200);
            session_seek(session, rng_below(&rng, session_end(session)));
        }
        rig_do(session, "press BTN3");
        rig_play(&rng, session, 100, 300);
        session_run(session, 10);
        go_straight(fresh, session, session_tick(session));
        rig_compare(session, fresh);
        session_close(session);
        session_close(fresh);
    }
}

CASE(rewind_forgets_from_there_on)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    session_run(session, 10);
    rig_do(session, "set SW 2");
    assert_null(session_rewind(session, 20));   /* its events with it */
    assert_string_equal(rig_read(session, "SW"), "00000001");
    assert_int_equal(session_event_count(session), 1);
    assert_null(session_rewind(session, 15));
    assert_int_equal(session_end(session), 15);
    assert_int_equal(session_tick(session), 15);
    assert_null(session_rewind(session, 40));   /* a later one: wait */
    assert_int_equal(session_end(session), 40);
    assert_int_equal(session_event_count(session), 1);
    assert_null(session_rewind(session, 10));
    assert_int_equal(session_event_count(session), 0);
    assert_string_equal(rig_read(session, "SW"), "00000000");
    session_close(session);
}

CASE(rewind_beyond_the_end_keeps_what_lies_ahead)
{
    struct session *session = rig_open("duel:sim");

    BEGIN_CASE;
    session_run(session, 10);
    rig_do(session, "set SW 1");
    session_seek(session, 5);
    assert_null(session_rewind(session, 12));
    assert_int_equal(session_tick(session), 12);
    assert_int_equal(session_event_count(session), 1);
    assert_string_equal(rig_read(session, "SW"), "00000001");
    session_close(session);
}

/* Text that waits for the chip is part of a moment, too. */
CASE(a_seek_into_the_middle_of_a_word_types_its_rest)
{
    struct session *session = rig_open("null");

    BEGIN_CASE;
    rig_do(session, "type abcdefgh");
    session_run(session, 40);
    for (uint64_t i = 0; i < 8; i++) {
        session_seek(session, 2 * i + 1);
        assert_int_equal(session_in(session) >> 2, 0x100 | ('a' + i));
        session_run(session, 1);
        assert_int_equal(session_in(session) >> 2, 0);
    }
    session_close(session);
}

static void note_tick(void *with, const struct session *session)
{
    *(uint64_t *)with = session_tick(session);
}

CASE(a_watcher_sees_every_tick_until_it_is_sent_away)
{
    struct session *session = rig_open("null");
    uint64_t last = 0;

    BEGIN_CASE;
    session_watch(session, note_tick, &last);
    for (uint64_t i = 1; i < 20; i++) {
        session_run(session, 1);
        assert_int_equal(last, i);
    }
    session_seek(session, 7);
    assert_int_equal(last, 7);
    session_watch(session, NULL, NULL);
    session_run(session, 5);
    assert_int_equal(last, 7);
    session_close(session);
}

static void count_ticks(void *with, const struct session *session)
{
    (void)session;
    ++*(uint64_t *)with;
}

/* Snapshots lie thirty seconds apart: no way is longer than that, whatever
 * the distance. */
CASE(a_seek_replays_only_from_the_last_snapshot)
{
    struct session *session = rig_open("duel:basys2");
    uint64_t count = 0;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "distance");
    session_run(session, 1000000);
    session_watch(session, count_ticks, &count);
    for (int i = 0; i < 50; i++) {
        count = 0;
        session_seek(session, rng_below(&rng, 1000000));
        assert_true(count < 30000);
    }
    session_seek(session, 500000);
    count = 0;
    session_seek(session, 500100);      /* a short way is just gone */
    assert_int_equal(count, 100);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("rewind: every tick of a random game can be reached again",
         every_tick_of_a_random_game_can_be_reached),
    TEST("rewind: snapshots may be thinned out and all is still right",
         snapshots_may_be_thinned_out),
    TEST("rewind: a game of an hour can be sought anywhere",
         a_game_of_an_hour_can_be_sought_anywhere),
    TEST("rewind: a past tick is seen before its events, the end with them",
         a_past_tick_is_seen_before_its_events),
    TEST("rewind: a tick beyond the end is the end",
         a_tick_beyond_the_end_is_the_end),
    TEST("rewind: running on to the end does everything again",
         running_on_to_the_end_does_everything_again),
    TEST("rewind: what is recorded is replayed while time passes",
         what_is_recorded_is_replayed_while_time_passes),
    TEST("rewind: a new event cuts the future off",
         a_new_event_cuts_the_future_off),
    TEST("rewind: an event that is wrong cuts nothing",
         an_event_that_is_wrong_cuts_nothing),
    TEST("rewind: a game taken back is like one never played on",
         a_game_taken_back_is_like_one_never_played_on),
    TEST("rewind: rewind forgets from there on",
         rewind_forgets_from_there_on),
    TEST("rewind: rewind beyond the end keeps what lies ahead",
         rewind_beyond_the_end_keeps_what_lies_ahead),
    TEST("rewind: a seek into the middle of a word types its rest",
         a_seek_into_the_middle_of_a_word_types_its_rest),
    TEST("rewind: a watcher sees every tick until it is sent away",
         a_watcher_sees_every_tick_until_it_is_sent_away),
    TEST("rewind: a seek replays only from the last snapshot",
         a_seek_replays_only_from_the_last_snapshot),
};

CHECK_MAIN("rewind", tests)
