/* test_takeover_pegs.c - robots that go back in a game of pegs, or take one
 * over.
 *
 * The machine draws its codes by the moment of a press. So that the same
 * seed gives the same games, whatever is taken back, every press must come
 * again in its tick.
 */
#include "rig.h"

#include <string.h>

#include "folder.h"
#include "games.h"
#include "rules/mastermind.h"
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
        tick = event->tick + rng_below(rng, 1 + rng_below(rng, 250));
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
        assert_int_equal(session_tick(again->session), tick);
        assert_null(session_rewind(again->session, tick));
        play_until(again, end);
        same_events(again->session, first->session);
        rig_compare(again->session, first->session);
    }
    sitting_end(first);
    sitting_end(again);
}

CASE(robots_taken_back_press_the_same_buttons_again)
{
    BEGIN_CASE;
    check_again("pegs#1", "consistent", NULL, 40000, 120);
    check_again("pegs#2 match=2", "random", "consistent", 120000, 120);
    check_again("pegs#3 history=keep turns=bar", "knuth", NULL, 40000, 40);
    check_again("pegs#4 match=1", "consistent", "random", 90000, 120);
}

/* Meanwhile somebody leaves the history on. */
static void play_with_history(struct play *play, uint64_t end)
{
    const uint64_t when = 9000;

    if (session_tick(play->session) <= when && when < end) {
        play_until(play, when);
        sitting_do(play, "set SW0 1");
    }
    play_until(play, end);
}

/* Taken back to the very tick in which they have just done something. */
CASE(robots_do_again_what_was_just_taken_back)
{
    struct play *first = sitting_begin("pegs#press", "random", NULL);
    int presses = 0, sets = 0;

    BEGIN_CASE;
    play_with_history(first, 20000);
    for (size_t i = 0; i < session_event_count(first->session); i++) {
        const struct event *event = session_event(first->session, i);
        struct play *again = sitting_begin("pegs#press", "random", NULL);

        play_with_history(again, event->tick);
        play_seek(again, event->tick);
        assert_null(session_rewind(again->session, event->tick));
        play_with_history(again, 20000);
        same_events(again->session, first->session);
        sitting_end(again);
        presses += event->kind == EVENT_PRESS;
        sets += strcmp(event->words, "set SW0 0") == 0;
    }
    assert_true(presses > 30 && sets == 1);
    sitting_end(first);
}

/* Back and forth without a cut: the recorded game stays, and goes on at its
 * end as it would have. */
CASE(robots_that_look_back_play_on_as_if_nothing_was)
{
    const char *id = "pegs#5 match=2";
    struct play *first = sitting_begin(id, "random", "knuth");
    struct play *again = sitting_begin(id, "random", "knuth");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "look back");
    for (uint64_t end = 500; end < 60000; end += 20 + rng_below(&rng, 900)) {
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
static void take_over(const struct play *play, const char *path,
                      const struct session *first)
{
    struct play *other = sitting_begin("null", NULL, NULL);

    assert_null(journal_save(play->session, path));
    strcpy(other->minds[0], play->minds[0]);
    strcpy(other->minds[1], play->minds[1]);
    assert_null(play_load(other, path));
    play_until(other, session_end(first));
    same_events(other->session, first);
    sitting_end(other);
}

static void check_take_over(const char *id, const char *a, const char *b,
                            uint64_t end, int times)
{
    struct play *play = sitting_begin(id, a, b);
    struct folder folder;
    struct rng rng;

    folder_begin(&folder);
    rng_seed(&rng, id);
    play_until(play, end);
    for (int i = 0; i < times; i++) {
        session_seek(play->session, some_tick(&rng, play->session, end));
        take_over(play, folder_at(&folder, "half"), play->session);
    }
    sitting_end(play);
    folder_end(&folder);
}

CASE(robots_take_over_a_game_of_pegs_in_the_middle)
{
    BEGIN_CASE;
    check_take_over("pegs#6", "consistent", NULL, 40000, 40);
    check_take_over("pegs#7 match=1", "random", "consistent", 90000, 40);
}

/* A person has played some turns and leaves. */
CASE(a_robot_plays_a_persons_game_to_its_end)
{
    static const char *const taps[] = {
        "UUURUUS", "RDDDS", "LLUS", "RRRDS",
    };
    static struct games games;
    struct session *session = rig_open("pegs#8");
    struct play *play;
    int own = 0;

    BEGIN_CASE;
    session_run(session, 777);
    for (int i = 0; i < 4; i++)
        for (const char *tap = taps[i]; *tap; tap++)
            rig_do(session, (char[]){'t', 'a', 'p', ' ', 'B', 'T', 'N', *tap,
                                     0});
    session_run(session, 333);
    play = sitting_with(session, "consistent", NULL);
    play_run(play, 60000);
    games_read(&games, session);
    games_check(&games);
    for (int i = 4; i < games.count && games.tries[i].game == 0; i++) {
        own++;
        for (int j = 0; j < i; j++)
            assert_int_equal(mastermind_marks(MASTERMIND_COUNTS, 4,
                games.tries[i].guess, games.tries[j].guess),
                games.tries[j].marks);
    }
    assert_true(own > 0);
    sitting_end(play);
}

/* Two sittings with the same seed, one in frames of any length. */
CASE(the_same_seed_gives_the_same_games)
{
    struct play *once = sitting_begin("pegs#9 match=2", "knuth", "random");
    struct play *often = sitting_begin("pegs#9 match=2", "knuth", "random");
    struct play *other = sitting_begin("pegs#10 match=2", "knuth", "random");
    struct rng rng;

    BEGIN_CASE;
    play_until(once, 120000);
    play_until(other, 120000);
    rng_seed(&rng, "frames");
    while (session_tick(often->session) < 120000) {
        uint64_t left = 120000 - session_tick(often->session);
        uint64_t ticks = 1 + rng_below(&rng, 60);

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
    TEST("takeover: robots taken back press the same buttons of pegs in the "
         "same ticks again", robots_taken_back_press_the_same_buttons_again),
    TEST("takeover: robots at pegs do again what was just taken back",
         robots_do_again_what_was_just_taken_back),
    TEST("takeover: robots that look back in pegs play on as if nothing was",
         robots_that_look_back_play_on_as_if_nothing_was),
    TEST("takeover: robots take over a game of pegs in the middle",
         robots_take_over_a_game_of_pegs_in_the_middle),
    TEST("takeover: a robot plays a person's game of pegs to its end",
         a_robot_plays_a_persons_game_to_its_end),
    TEST("takeover: the same seed gives the same games of pegs",
         the_same_seed_gives_the_same_games),
};

CHECK_MAIN("takeover pegs", tests)
