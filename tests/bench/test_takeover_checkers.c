/* test_takeover_checkers.c - robots that go back in a game of checkers, or
 * take one over, do everything again in its tick. */
#include "rig.h"

#include <string.h>

#include "draughts.h"
#include "folder.h"
#include "sitting.h"

/* Any tick, but mostly one where robots' fingers are on something. */
static uint64_t some_tick(struct rng *rng, const struct session *session,
                          uint64_t end)
{
    const struct event *event;
    uint64_t tick;

    do {
        event = session_event(session,
                              rng_below(rng, session_event_count(session)));
        tick = event->tick + rng_below(rng, 1 + rng_below(rng, 1000));
    } while (tick >= end);
    switch (rng_below(rng, 4)) {
    case 0:  return rng_below(rng, end);
    case 1:  return event->tick;
    default: return tick;
    }
}

static void play_until(struct play *play, uint64_t tick)
{
    play_run(play, tick - session_tick(play->session));
    assert_string_equal(play->trouble, "");
}

static void same_events(const struct session *is,
                        const struct session *should)
{
    assert_int_equal(session_event_count(is), session_event_count(should));
    for (size_t i = 0; i < session_event_count(is); i++) {
        assert_int_equal(session_event(is, i)->tick,
                         session_event(should, i)->tick);
        assert_string_equal(session_event(is, i)->words,
                            session_event(should, i)->words);
    }
}

/* Taken back to any tick, with the future cut off there. */
static void check_again(const char *id, const char *a, const char *b,
                        uint64_t end, int times)
{
    struct play *first = sitting_begin(id, a, b);
    struct play *again = sitting_begin(id, a, b);
    struct rng rng;

    rng_seed(&rng, id);
    play_until(first, end);
    play_until(again, end);
    for (int i = 0; i < times; i++) {
        uint64_t tick = some_tick(&rng, first->session, end);

        play_seek(again, tick);
        assert_null(session_rewind(again->session, tick));
        play_until(again, end);
        same_events(again->session, first->session);
        rig_compare(again->session, first->session);
    }
    sitting_end(first);
    sitting_end(again);
}

CASE(robots_taken_back_do_the_same_again)
{
    BEGIN_CASE;
    check_again("checkers#1", "greedy", "random", 240000, 25);
    check_again("checkers#2 rules=full", "random", "greedy", 240000, 25);
}

/* Back and forth without a cut: the recorded game stays, and goes on at its
 * end as it would have. */
CASE(robots_that_look_back_play_on_as_if_nothing_was)
{
    const char *id = "checkers#3 rules=full";
    struct play *first = sitting_begin(id, "random", "random");
    struct play *again = sitting_begin(id, "random", "random");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "look back");
    for (uint64_t end = 500; end < 160000;
         end += 20 + rng_below(&rng, 9000)) {
        play_until(first, end);
        play_until(again, end);
        play_seek(again, rng_below(&rng, end));
        if (rng_below(&rng, 2))
            play_run(again, rng_below(&rng, end
                                      - session_tick(again->session)));
        play_seek(again, end);
        same_events(again->session, first->session);
        rig_compare(again->session, first->session);
    }
    sitting_end(first);
    sitting_end(again);
}

/* From the journal of a game cut off at its tick, by other robots. */
static void take_over(const struct play *play, const char *path)
{
    struct play *other = sitting_begin("null", NULL, NULL);

    assert_null(journal_save(play->session, path));
    strcpy(other->minds[0], play->minds[0]);
    strcpy(other->minds[1], play->minds[1]);
    assert_null(play_load(other, path));
    play_until(other, session_end(play->session));
    same_events(other->session, play->session);
    sitting_end(other);
}

static void check_take_over(const char *id, uint64_t end, int times)
{
    struct play *play = sitting_begin(id, "random", "greedy");
    struct folder folder;
    struct rng rng;

    folder_begin(&folder);
    rng_seed(&rng, id);
    play_until(play, end);
    for (int i = 0; i < times; i++) {
        session_seek(play->session, some_tick(&rng, play->session, end));
        take_over(play, folder_at(&folder, "half"));
    }
    sitting_end(play);
    folder_end(&folder);
}

CASE(robots_take_over_a_game_in_the_middle)
{
    BEGIN_CASE;
    check_take_over("checkers#4", 160000, 12);
    check_take_over("checkers#5 rules=full", 160000, 12);
}

/* People have played some moves, with mistakes, and leave. */
static void check_left_game(const char *id)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    struct session *session = play->session;
    static struct draughts seen;

    play_run(play, 1000);
    draughts_enter(play, "c3d4b6a5a3b5");       /* a light square */
    draughts_tap(play, "ENTER");
    draughts_enter(play, "e3f4g7c3");   /* too far */
    draughts_tap(play, "CLEAR");
    draughts_enter(play, "d6");         /* held, and nothing else */
    play->session = NULL;               /* they leave it to robots */
    sitting_end(play);
    play = sitting_with(session, "greedy", "random");
    draughts_play_out(play);
    draughts_read(&seen, session);
    assert_int_equal(seen.errors, 2);
    assert_int_not_equal(checkers_game_result(&seen.game), CHECKERS_GOES_ON);
    sitting_end(play);
}

CASE(robots_play_a_persons_game_to_its_end)
{
    BEGIN_CASE;
    check_left_game("checkers#6");
    check_left_game("checkers#7 rules=full");
}

CASE(the_same_seed_gives_the_same_games)
{
    struct play *once = sitting_begin("checkers#8", "random", "random");
    struct play *often = sitting_begin("checkers#8", "random", "random");
    struct play *other = sitting_begin("checkers#9", "random", "random");
    struct rng rng;

    BEGIN_CASE;
    play_until(once, 160000);
    play_until(other, 160000);
    rng_seed(&rng, "frames");
    while (session_tick(often->session) < 160000) {
        uint64_t left = 160000 - session_tick(often->session);
        uint64_t ticks = 1 + rng_below(&rng, 200);

        play_run(often, ticks < left ? ticks : left);
    }
    same_events(often->session, once->session);
    rig_compare(often->session, once->session);
    assert_int_not_equal(session_sum(other->session),
                         session_sum(once->session));
    sitting_end(once);
    sitting_end(often);
    sitting_end(other);
}

static const struct CMUnitTest tests[] = {
    TEST("takeover: robots taken back do the same at checkers in the same "
         "ticks again", robots_taken_back_do_the_same_again),
    TEST("takeover: robots that look back in checkers play on as if nothing "
         "was", robots_that_look_back_play_on_as_if_nothing_was),
    TEST("takeover: robots take over a game of checkers in the middle",
         robots_take_over_a_game_in_the_middle),
    TEST("takeover: robots play a person's game of checkers to its end",
         robots_play_a_persons_game_to_its_end),
    TEST("takeover: the same seed gives the same games of checkers",
         the_same_seed_gives_the_same_games),
};

CHECK_MAIN("takeover checkers", tests)
