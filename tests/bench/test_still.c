/* test_still.c - looks that are passed over tell as much as those that are
 * made.
 *
 * A game is played by people and minds, with random presses between long
 * pauses, and taken back now and then. Whoever watched it must know, byte by
 * byte, what somebody knows who looks at the same game every time.
 */
#include "rig.h"

#include <string.h>

#include "bench/play.h"

enum { ROUNDS = 40, SEEKS = 6 };

static void compare_memory(const struct robot *is, const struct robot *should)
{
    size_t is_size, size;
    const void *is_bytes = robot_memory(is, &is_size);
    const void *bytes = robot_memory(should, &size);

    assert_int_equal(is_size, size);
    assert_memory_equal(is_bytes, bytes, size);
}

/* The same game once more, for one who leaves out no look. */
struct again {
    struct session *session;
    struct robot *watcher;
};

static void begin_again(struct again *self, const struct play *play,
                        char seat)
{
    self->session = rig_open(rig_id(play->session));
    for (size_t i = 0; i < session_event_count(play->session); i++) {
        const struct event *event = session_event(play->session, i);

        session_run(self->session, event->tick - session_tick(self->session));
        rig_do(self->session, event->words);
    }
    session_run(self->session,
                session_end(play->session) - session_tick(self->session));
    session_seek(self->session, 0);
    assert_null(robot_watch(&self->watcher, self->session, seat));
}

static void look_until(struct again *self, uint64_t tick)
{
    uint64_t step = robot_step_ticks(self->session);

    while (session_tick(self->session) + step <= tick) {
        session_run(self->session, step);
        robot_look(self->watcher, self->session);
    }
}

/* At one moment of a game that may have been taken back to it. */
static void compare_play(const struct play *play)
{
    const char *seats = session_machine(play->session)->seats;

    for (int i = 0; i < PLAY_SEATS; i++) {
        struct again again = {0};

        if (!play->robots[PLAY_SEATS + i])
            continue;
        begin_again(&again, play, seats[i]);
        look_until(&again, session_tick(play->session));
        compare_memory(play->robots[PLAY_SEATS + i], again.watcher);
        robot_close(again.watcher);
        session_close(again.session);
    }
}

/* Mostly a press, sometimes a minute of nothing. */
static void play_on(struct play *play, struct rng *rng)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;
    char words[EVENT_WORDS_MAX];

    rig_random_event(rng, play->session, words);
    (void)play_do(play, words);
    play_run(play, rng_below(rng, 4) ? rng_below(rng, hz)
                                     : rng_below(rng, 90 * hz));
}

static void play_and_compare(const char *id, const char *a, const char *b,
                             const char *seed)
{
    static struct play play;
    struct session *session = rig_open(id);
    struct rng rng;

    memset(&play, 0, sizeof play);
    rng_seed(&rng, seed);
    assert_null(play_open(&play, session, a, b));
    for (int i = 0; i < ROUNDS; i++)
        play_on(&play, &rng);
    compare_play(&play);
    for (int i = 0; i < SEEKS; i++) {
        play_seek(&play, rng_below(&rng, session_end(session) + 1));
        compare_play(&play);
    }
    for (int i = 0; i < ROUNDS / 4; i++)
        play_on(&play, &rng);
    compare_play(&play);
    play_close(&play);
}

CASE(watchers_of_a_duel_know_what_they_would_know)
{
    BEGIN_CASE;
    play_and_compare("duel#1", NULL, NULL, "people");
    play_and_compare("duel#2 hide=on", NULL, "random", "one person");
    play_and_compare("duel#3 repeat=counting", NULL, NULL, "counting");
}

CASE(watchers_of_pegs_know_what_they_would_know)
{
    BEGIN_CASE;
    play_and_compare("pegs#1", NULL, NULL, "people");
    play_and_compare("pegs#2 match=2", NULL, "random", "one person");
    play_and_compare("pegs#3 history=keep turns=bar", NULL, NULL, "bars");
}

/* A pause costs few looks: nearly all of them are passed over. */
CASE(a_pause_on_a_calm_board_is_passed_over)
{
    static struct play play;
    struct session *session = rig_open("duel#1");
    uint64_t step = robot_step_ticks(session), tick;

    BEGIN_CASE;
    memset(&play, 0, sizeof play);
    assert_null(play_open(&play, session, NULL, NULL));
    play_run(&play, 10 * step);
    tick = session_tick(session);
    assert_true(robot_calm_looks(play.robots[PLAY_SEATS], session) > 1000);
    assert_int_equal(session_run_still(session, 100 * step), 0);
    assert_true(session_tick(session) == tick + 100 * step);
    play_close(&play);
}

/* What changes ends it at once, and an event ends it before. */
CASE(a_change_ends_it)
{
    struct session *session = rig_open("duel#1");
    struct lights before;
    uint64_t tick;

    BEGIN_CASE;
    session_run(session, 100);
    rig_do(session, "press BTN3");
    before = *session_seen(session);
    assert_int_equal(session_run_still(session, 100000), 1);
    assert_memory_not_equal(&before, session_seen(session), sizeof before);
    tick = session_tick(session);
    session_seek(session, tick - 1);
    assert_memory_equal(&before, session_seen(session), sizeof before);
    session_seek(session, 50);
    assert_int_equal(session_run_still(session, 100000), 0);
    assert_int_equal(session_tick(session), 100);
    assert_false(session_in(session));
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("still: watchers of a duel know what they would know",
         watchers_of_a_duel_know_what_they_would_know),
    TEST("still: watchers of pegs know what they would know",
         watchers_of_pegs_know_what_they_would_know),
    TEST("still: a pause on a calm board is passed over",
         a_pause_on_a_calm_board_is_passed_over),
    TEST("still: a change ends it", a_change_ends_it),
};

CHECK_MAIN("still", tests)
