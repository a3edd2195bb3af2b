/* test_robot_eye.c - what robots have seen, told by a mind that only
 * listens. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/robot.h"
#include "games.h"
#include "listener.h"
#include "machines/hands.h"
#include "machines/pegs/hand_eye.h"
#include "match.h"

struct eye {
    const struct hand_type *type;
    struct hand hand;
    _Alignas(max_align_t) char state[2048];
};

static void open_eye(struct eye *self, const struct hand_type *type,
                     char seat, const struct session *session)
{
    memset(self, 0, sizeof *self);
    self->type = type;
    self->hand.mind = &listener;
    self->hand.seat = seat;
    assert_true(type->size <= sizeof self->state);
    type->sit(self->state, &self->hand, session);
}

static void look(struct eye *self, const struct session *session)
{
    self->type->look(self->state, &self->hand, session);
}

/* 1 if its mind was asked for a guess. */
static int think(struct eye *self, const struct session *session)
{
    const char *words;
    int before = listener_asked;

    (void)self->type->choose(self->state, &self->hand, session, &words);
    return listener_asked > before;
}

/* Pegs */

/* 1 if it had something to say, and was right. */
static int check_eye(struct eye *self, const struct session *session)
{
    const struct pegs *chip = games_chip(session);

    look(self, session);
    self->hand.seat = chip->player == PEGS_A ? 'A' : 'b';
    if (!think(self, session) || chip->state != PEGS_PLAY)
        return 0;
    assert_int_equal(listener_heard.goal, MASTERMIND_MEAN);
    assert_int_equal(listener_heard.limit, 8);
    assert_int_equal(listener_heard.tries, chip->turn - 1);
    for (int i = 0; i < listener_heard.tries; i++) {
        assert_int_equal(listener_heard.past[i].guess, chip->guesses[i]);
        assert_int_equal(listener_heard.past[i].marks, chip->marks[i]);
    }
    return 1;
}

/* A person at the buttons who is quick and presses anything, mostly btnS;
 * sometimes two together, sometimes so shortly that it does not count; and
 * sometimes looks at the history. */
struct person {
    struct rng rng;
    int button;                         /* held down, or -1 */
    int history;
    uint64_t next_tick;
};

static void person_acts(struct person *self, struct session *session)
{
    static const char *const buttons[] = {
        "BTNS", "BTNL", "BTNR", "BTNU", "BTND", "BTNS", "BTNS",
    };
    char words[40];
    uint64_t wait;

    if (self->button >= 0) {
        sprintf(words, "release %s", buttons[self->button]);
        self->button = -1;
        wait = 1 + rng_below(&self->rng, 400);
    } else if (rng_below(&self->rng, 25) == 0) {
        self->history = !self->history;
        sprintf(words, "set SW0 %d", self->history);
        wait = 50 + rng_below(&self->rng, 1000);
    } else {
        self->button = (int)rng_below(&self->rng, 7);
        sprintf(words, "press %s", buttons[self->button]);
        wait = 25 + rng_below(&self->rng, 100);
        if (rng_below(&self->rng, 9) == 0)
            rig_do(session, "press BTND");
    }
    rig_do(session, words);
    if (self->button < 0)
        rig_do(session, "release BTND");
    self->next_tick = session_tick(session) + wait;
}

static void person_until(struct person *self, struct session *session,
                         uint64_t tick)
{
    while (self->next_tick < tick) {
        if (self->next_tick > session_tick(session))
            session_run(session, self->next_tick - session_tick(session));
        person_acts(self, session);
    }
    session_run(session, tick - session_tick(session));
}

static int watch_person(const char *id)
{
    struct session *session = rig_open(id);
    struct person person = {.button = -1, .next_tick = 100};
    struct eye eye;
    int right = 0;

    rng_seed(&person.rng, id);
    open_eye(&eye, &pegs_hand, 'A', session);
    for (uint64_t tick = 20; tick <= 120000; tick += 20) {
        person_until(&person, session, tick);
        right += check_eye(&eye, session);
    }
    session_close(session);
    return right;
}

CASE(a_robot_reads_every_guess_and_its_marks)
{
    static const char *const options[] = {
        "", " match=9", " history=keep", " turns=bar",
        " match=9 turns=bar history=keep",
    };
    char id[80];
    int right = 0;

    BEGIN_CASE;
    for (int i = 0; i < 50; i++) {
        sprintf(id, "pegs#eye%d%s", i, options[i % 5]);
        right += watch_person(id);
    }
    assert_true(right > 2000);
}

/* Any peg selected, in any colour, beside any others; the watch may begin
 * at any moment of the blink. */
static void check_watch(struct session *session, struct rng *rng)
{
    const struct pegs *chip = games_chip(session);
    struct hand_pegs_eye eye = {.pegs = 0};
    struct hand_pegs_entry entry = {0};
    int looks = 1;

    session_run(session, 500 + rng_below(rng, 500));
    (void)hand_pegs_eye_look(&eye, session, 0);
    while (!hand_pegs_eye_watch(&eye, session, &entry)) {
        session_run(session, 20);
        (void)hand_pegs_eye_look(&eye, session, 0);
        assert_true(++looks <= 25);
    }
    assert_int_equal(entry.place, chip->place);
    assert_int_equal(entry.guess, chip->guess);
}

CASE(a_robot_sees_which_peg_blinks_in_which_colour)
{
    struct session *session = rig_open("pegs");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "watch");
    check_watch(session, &rng);
    for (int i = 0; i < 400; i++) {
        rig_do(session, i % 3 ? "tap BTNU" : "tap BTNR");
        check_watch(session, &rng);
    }
    session_close(session);
}

/* Where nothing blinks there is nothing to be seen. */
CASE(a_robot_sees_no_selection_in_the_history)
{
    struct session *session = rig_open("pegs");
    struct hand_pegs_eye eye = {.pegs = 0};
    struct hand_pegs_entry entry;

    BEGIN_CASE;
    rig_do(session, "set SW0 1");
    for (int i = 0; i < 200; i++) {
        session_run(session, 20);
        (void)hand_pegs_eye_look(&eye, session, 1);
        assert_int_equal(hand_pegs_eye_watch(&eye, session, &entry), 0);
    }
    session_close(session);
}

/* The first press comes before it has seen anything, so that it does not
 * know the colours; the second submit is followed by another press so soon
 * that it has to know them. */
CASE(what_it_sees_corrects_what_it_believes)
{
    static const struct { uint64_t tick; const char *words; } events[] = {
        {0, "press BTNU"}, {60, "release BTNU"},
        {200, "press BTNS"}, {260, "release BTNS"},
        {500, "press BTNS"}, {550, "press BTNU"}, {600, "release BTNS"},
        {620, "release BTNU"}, {2000, NULL},
    };
    struct session *session = rig_open("pegs#believe");
    struct eye eye;
    int right = 0, next = 0;

    BEGIN_CASE;
    open_eye(&eye, &pegs_hand, 'A', session);
    while (session_tick(session) < 2000) {
        while (session_tick(session) == events[next].tick)
            rig_do(session, events[next++].words);
        session_run(session, 10);
        if (session_tick(session) % 20 == 0)
            right += check_eye(&eye, session);
    }
    assert_int_equal(right, 2);
    assert_int_equal(listener_heard.past[1].guess, 0x1000);
    session_close(session);
}

/* The duel: a code within three lives */

CASE(a_robot_at_the_duel_plays_for_a_code_within_three_lives)
{
    struct session *session = rig_open("duel:basys2#lives");
    struct eye eye;

    BEGIN_CASE;
    open_eye(&eye, &duel_hand, 'b', session);
    for (int i = 0; !think(&eye, session); i++) {
        int state = match_chip(session)->state;

        rig_do(session, "set SW 1");
        if (i % 10 == 0 && (state == DUEL_START || state == DUEL_MAKE))
            rig_do(session, i % 20 ? "release BTN3" : "press BTN3");
        session_run(session, robot_step_ticks(session));
        look(&eye, session);
        assert_true(i < 5000);
    }
    assert_int_equal(match_chip(session)->state, DUEL_BREAK);
    assert_int_equal(listener_heard.game.pegs, 4);
    assert_int_equal(listener_heard.game.colours, 7);
    assert_int_equal(listener_heard.goal, MASTERMIND_WIN);
    assert_int_equal(listener_heard.limit, 3);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: at pegs it reads every guess and its marks, however quick "
         "the player is", a_robot_reads_every_guess_and_its_marks),
    TEST("robot: at pegs it sees which peg blinks, in which colour (M1-11)",
         a_robot_sees_which_peg_blinks_in_which_colour),
    TEST("robot: at pegs it sees no selection in the history",
         a_robot_sees_no_selection_in_the_history),
    TEST("robot: at pegs what it sees corrects what it believes",
         what_it_sees_corrects_what_it_believes),
    TEST("robot: at the duel it plays for a code within three lives",
         a_robot_at_the_duel_plays_for_a_code_within_three_lives),
};

CHECK_MAIN("robot eye", tests)
