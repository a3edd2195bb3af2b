/* test_robot.c - minds that play by pressing buttons, and do not cheat. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/look.h"
#include "bench/robot.h"
#include "bench/script.h"
#include "boards/null.h"
#include "games/mastermind/minds/minds.h"
#include "machines/duel/on_basys2.h"
#include "machines/hands.h"
#include "match.h"

static struct robot *sit(const struct session *session, char seat,
                         const char *mind)
{
    struct robot *robot;
    const char *error = robot_open(&robot, session, seat, mind);

    if (error)
        fail_msg("%s", error);
    return robot;
}

/* A robot may press its own button and set the letters, nothing else. */
static void check_events(const struct session *session, size_t from,
                         char seat)
{
    const char *press = seat == 'A' ? "press BTN3" : "press BTN0";
    const char *release = seat == 'A' ? "release BTN3" : "release BTN0";

    for (size_t i = from; i < session_event_count(session); i++) {
        const char *words = session_event(session, i)->words;

        if (strncmp(words, "set SW xxxxx", 12) != 0
            && strcmp(words, press) != 0)
            assert_string_equal(words, release);
    }
}

static void let_act(struct robot *robot, struct session *session, char seat)
{
    size_t before = session_event_count(session);

    robot_look(robot, session);
    assert_null(robot_act(robot, session));
    assert_true(session_event_count(session) - before <= 1);
    check_events(session, before, seat);
}

/* Two robots play until the LEDs blink. */
static void play_out(struct session *session, struct robot *a,
                     struct robot *b)
{
    uint64_t step = robot_step_ticks(session);
    uint64_t hz = session_machine(session)->board->clock_hz;

    while (!match_is_over(session)) {
        session_run(session, step);
        assert_true(session_tick(session) < 1000 * hz);
        let_act(a, session, 'A');
        let_act(b, session, 'b');
    }
    rig_wait(session, 20);
}

static struct session *play_match(const char *id, const char *a,
                                  const char *b)
{
    struct session *session = rig_open(id);
    struct robot *left = sit(session, 'A', a);
    struct robot *right = sit(session, 'b', b);

    robot_may_start(left, 1);
    play_out(session, left, right);
    robot_close(left);
    robot_close(right);
    return session;
}

/* Whole matches */

static void check_end(const struct session *session)
{
    struct look_answer answer;
    const char *score = rig_read(session, "AN");

    assert_null(look_expect(session, "LD blink", &answer));
    assert_true(answer.holds);
    assert_true(strcmp(score, "_2-0") == 0 || strcmp(score, "_2-1") == 0
                || strcmp(score, "_0-2") == 0 || strcmp(score, "_1-2") == 0);
}

/* The journal plays the same match without the robots. */
static void check_replay(struct session *session)
{
    struct rig_page page = {0};
    struct script script;

    assert_null(session_write(session, rig_page_sink(&page)));
    script_begin(&script);
    assert_null(script_text(&script, page.text));
    rig_compare(script.session, session);
    script_end(&script);
    rig_page_free(&page);
}

/* All tries of a round are meant for a code that may still be it. */
static int contradictions(const struct match *match, char breaker,
                          enum mastermind_rule rule)
{
    int count = 0;

    for (int i = 0; i < match->count; i++) {
        const struct match_try *now = &match->tries[i];

        for (int j = 0; j < i; j++) {
            const struct match_try *past = &match->tries[j];

            if (now->maker != breaker && past->round == now->round
                && mastermind_marks(rule, DUEL_PLACES, now->guess,
                                    past->guess) != past->marks)
                count++;
        }
    }
    return count;
}

static const char *const minds_of[] = {"consistent", "random"};

/* What many matches come to. */
struct tally {
    int rounds, lucky;                  /* codes found at the first try */
    int third_rounds, same_codes;       /* as in the first round */
    int repeats;                        /* of the guess before */
    int blind;                          /* contradictions of blind minds */
};

static void count_luck(struct tally *tally, const struct match *match)
{
    const struct match_try *tries = match->tries;

    for (int i = 0; i < match->count; i++) {
        int is_first = i == 0 || tries[i - 1].round != tries[i].round;

        tally->rounds += is_first;
        tally->lucky += is_first && tries[i].guess == tries[i].code;
        tally->third_rounds += is_first && tries[i].round == 2;
        tally->same_codes += is_first && tries[i].round == 2
                          && tries[i].code == tries[0].code;
        tally->repeats += !is_first && tries[i].guess == tries[i - 1].guess;
    }
}

static void check_guesses(struct tally *tally, const struct match *match,
                          int way)
{
    enum mastermind_rule rule = way >> 2 & 1 ? MASTERMIND_COUNTING
                                             : MASTERMIND_MEMBERSHIP;

    for (int seat = 0; seat < 2; seat++) {
        int count = contradictions(match, "Ab"[seat], rule);

        if (way >> seat & 1)
            tally->blind += count;
        else
            assert_int_equal(count, 0);
    }
}

/* The bits of way: a random mind for A, one for b, the counting rule. */
static void check_match(struct tally *tally, const char *board, int seed,
                        int way)
{
    struct session *session;
    struct match match;
    char id[80];

    sprintf(id, "duel:%s#%d%s", board, seed,
            way >> 2 & 1 ? " repeat=counting" : "");
    session = play_match(id, minds_of[way & 1], minds_of[way >> 1 & 1]);
    check_end(session);
    check_replay(session);
    match_read(&match, session);
    assert_in_range(match.round, 1, 2);
    assert_int_equal(match.ended, 1);
    check_guesses(tally, &match, way);
    count_luck(tally, &match);
    session_close(session);
}

/* Codes and guesses are drawn apart for seats, rounds and tries: else a
 * robot would know the other's code without looking. */
CASE(robots_play_whole_matches)
{
    struct tally tally = {0};

    BEGIN_CASE;
    for (int way = 0; way < 8; way++) {
        for (int seed = 0; seed < 3; seed++)
            check_match(&tally, "basys2", seed, way);
        for (int seed = 0; seed < 40; seed++)
            check_match(&tally, "sim", seed, way);
    }
    assert_true(tally.blind > 0);       /* else the judge sees nothing */
    assert_true(tally.rounds > 600 && tally.lucky < 10);
    assert_true(tally.third_rounds > 50 && tally.same_codes < 5);
    assert_true(tally.repeats < 5);
}

CASE(the_consistent_mind_wins_more_often)
{
    int wins = 0;

    BEGIN_CASE;
    for (int seed = 0; seed < 200; seed++) {
        struct session *session;
        char id[40];

        sprintf(id, "duel:sim#wins%d", seed);
        session = seed % 2 ? play_match(id, "consistent", "random")
                           : play_match(id, "random", "consistent");
        wins += rig_read(session, "AN")[seed % 2 ? 1 : 3] == '2';
        session_close(session);
    }
    assert_true(wins > 110);
}

/* A person makes the code, a robot breaks it */

enum { CODES = 60 };

static void robot_waits(struct session *session, struct robot *robot,
                        unsigned tenths)
{
    uint64_t step = robot_step_ticks(session);
    uint64_t until = session_tick(session)
        + tenths * session_machine(session)->board->clock_hz / 10;

    while (session_tick(session) < until) {
        session_run(session, step);
        let_act(robot, session, 'b');
    }
}

static void person_taps(struct session *session, struct robot *robot)
{
    rig_do(session, "press BTN3");
    robot_waits(session, robot, 1);
    rig_do(session, "release BTN3");
    robot_waits(session, robot, 2);
}

/* One round; the person is A and enters a code by letters 1 to 7. */
static void person_makes(struct session *session, struct robot *robot,
                         unsigned code)
{
    char words[40];

    robot_waits(session, robot, 10);
    person_taps(session, robot);
    robot_waits(session, robot, 45);
    for (int shift = 12; shift >= 0; shift -= 4) {
        sprintf(words, "set SW %u", code >> shift & 7);
        rig_do(session, words);
        robot_waits(session, robot, 1);
        person_taps(session, robot);
    }
}

static void break_it(struct match *match, unsigned code)
{
    struct session *session = rig_open("duel:basys2#fair");
    struct robot *robot = sit(session, 'b', "consistent");

    person_makes(session, robot, code);
    assert_int_equal(match_chip(session)->state, DUEL_PLAYER_B);
    robot_waits(session, robot, 450);
    match_read(match, session);
    assert_int_equal(match->tries[0].code, code);
    robot_close(robot);
    session_close(session);
}

/* With what was seen so far being equal, so is the next guess. */
static void check_same_thoughts(const struct match *a, const struct match *b)
{
    for (int i = 0; i < a->count && i < b->count; i++) {
        if (a->tries[i].round || b->tries[i].round)
            return;
        assert_int_equal(a->tries[i].guess, b->tries[i].guess);
        if (a->tries[i].marks != b->tries[i].marks)
            return;
    }
}

CASE(a_guess_depends_only_on_guesses_and_marks)
{
    static struct match matches[CODES];
    struct rng rng;
    int tries = 0;

    BEGIN_CASE;
    rng_seed(&rng, "codes");
    for (int i = 0; i < CODES; i++) {
        unsigned code = 0;

        for (int place = 0; place < DUEL_PLACES; place++)
            code = code << 4 | (unsigned)(1 + rng_below(&rng, 7));
        break_it(&matches[i], code);
        assert_int_equal(contradictions(&matches[i], 'b',
                                        MASTERMIND_MEMBERSHIP), 0);
        tries += matches[i].count;
        for (int j = 0; j < i; j++)
            check_same_thoughts(&matches[i], &matches[j]);
    }
    assert_true(tries > 2 * CODES);
}

/* Looking away: two games that differ in the secret alone, and all that
 * the robot remembers is the same in both. */

struct eye {
    struct session *session;
    struct hand hand;
    _Alignas(max_align_t) char state[2048];
};

static void open_eye(struct eye *self, const char *id, char seat)
{
    memset(self, 0, sizeof *self);
    self->session = rig_open(id);
    self->hand.mind = mind_find(mastermind_minds, "consistent");
    self->hand.seat = seat;
    assert_true(duel_hand.size <= sizeof self->state);
    duel_hand.sit(self->state, &self->hand, self->session);
}

/* Both look as often as a robot does, and see the same at every look as
 * long as nothing has been judged. */
static void eyes_look(struct eye eyes[2], uint64_t ticks)
{
    uint64_t step = robot_step_ticks(eyes[0].session);

    for (uint64_t i = 0; i < ticks; i += step) {
        for (int e = 0; e < 2; e++) {
            session_run(eyes[e].session, step);
            duel_hand.look(eyes[e].state, &eyes[e].hand, eyes[e].session);
        }
        if (match_chip(eyes[0].session)->state != DUEL_FEEDBACK)
            assert_memory_equal(eyes[0].state, eyes[1].state,
                                duel_hand.size);
    }
}

static void both_do(struct eye eyes[2], const char *words)
{
    rig_do(eyes[0].session, words);
    rig_do(eyes[1].session, words);
}

static void enter_codes(struct eye eyes[2], const char *one,
                        const char *other, const char *press,
                        const char *release)
{
    for (int i = 0; i < 4; i++) {
        rig_do(eyes[0].session, (char[]){'s', 'e', 't', ' ', 'S', 'W', ' ',
                                         one[i], 0});
        rig_do(eyes[1].session, (char[]){'s', 'e', 't', ' ', 'S', 'W', ' ',
                                         other[i], 0});
        eyes_look(eyes, 300);
        assert_memory_equal(eyes[0].state, eyes[1].state, duel_hand.size);
        both_do(eyes, press);
        eyes_look(eyes, 20);            /* not yet through the debouncer */
        assert_memory_equal(eyes[0].state, eyes[1].state, duel_hand.size);
        eyes_look(eyes, 60);
        if (i < 3 || strcmp(press, "press BTN3") == 0)  /* not yet judged */
            assert_memory_equal(eyes[0].state, eyes[1].state,
                                duel_hand.size);
        both_do(eyes, release);
        eyes_look(eyes, 300);
        if (i < 3)
            assert_memory_equal(eyes[0].state, eyes[1].state,
                                duel_hand.size);
    }
}

static void compare_eyes(const char *one, const char *other)
{
    struct eye eyes[2];

    open_eye(&eyes[0], "duel:basys2#away", 'b');
    open_eye(&eyes[1], "duel:basys2#away", 'b');
    eyes_look(eyes, 1000);
    both_do(eyes, "press BTN3");
    eyes_look(eyes, 100);
    both_do(eyes, "release BTN3");
    eyes_look(eyes, 4500);
    enter_codes(eyes, one, other, "press BTN3", "release BTN3");
    both_do(eyes, "set SW 0");
    eyes_look(eyes, 4500);
    assert_int_not_equal(match_chip(eyes[0].session)->code,
                         match_chip(eyes[1].session)->code);

    /* Its own guess it may see, and the judgement: now they differ. */
    enter_codes(eyes, "1111", "1111", "press BTN0", "release BTN0");
    eyes_look(eyes, 1000);
    assert_memory_not_equal(eyes[0].state, eyes[1].state, duel_hand.size);
    session_close(eyes[0].session);
    session_close(eyes[1].session);
}

/* The last letter is on the digits when the message comes: all of them. */
CASE(a_robot_looks_away_while_a_person_makes_a_code)
{
    BEGIN_CASE;
    for (char last = '1'; last <= '7'; last++) {
        char one[] = {'1', '6', '4', last, 0};
        char other[] = {'7', '7', '5', last == '7' ? '1' : (char)(last + 1),
                        0};

        compare_eyes(one, other);
    }
}

/* Sitting down */

CASE(a_robot_with_a_person_does_not_start)
{
    struct session *session = rig_open("duel:basys2");
    struct robot *robot = sit(session, 'b', "random");

    BEGIN_CASE;
    robot_waits(session, robot, 600);
    assert_int_equal(session_event_count(session), 0);
    robot_may_start(robot, 0);
    robot_waits(session, robot, 10);
    assert_int_equal(session_event_count(session), 0);
    robot_may_start(robot, 1);
    robot_waits(session, robot, 10);
    assert_string_equal(session_event(session, 0)->words, "press BTN0");
    robot_close(robot);
    session_close(session);
}

/* The finger of a robot is as slow as a person's. */
CASE(a_robot_holds_its_button_as_long_as_a_tap)
{
    struct session *session = play_match("duel:basys2#2", "random", "random");
    uint64_t down = 0;

    BEGIN_CASE;
    for (size_t i = 0; i < session_event_count(session); i++) {
        const struct event *event = session_event(session, i);

        if (event->kind == EVENT_PRESS) {
            down = event->tick;
        } else if (event->kind == EVENT_RELEASE) {
            assert_true(event->tick - down >= 60);
            assert_true(event->tick - down < 100);
        }
    }
    session_close(session);
}

/* Not at once, or the machine might miss the press; but soon. */
CASE(a_robot_lets_go_of_a_button_held_down)
{
    struct session *session = rig_open("duel:basys2#held");
    struct robot *robot;

    BEGIN_CASE;
    rig_do(session, "press BTN0");
    session_run(session, 200);
    robot = sit(session, 'b', "consistent");
    robot_waits(session, robot, 1);
    assert_int_equal(session_event_count(session), 2);
    assert_string_equal(session_event(session, 1)->words, "release BTN0");
    robot_close(robot);
    session_close(session);
}

/* Someone else's hand turns the letter away under the robot's finger, so
 * many looks after the press: it enters nothing, and the robot knows. */
static void turn_letters_away(int looks_later)
{
    struct session *session = rig_open("duel:basys2#hand");
    struct robot *a = sit(session, 'A', "consistent");
    struct robot *b = sit(session, 'b', "consistent");
    int turned = 0, looks = -1;

    robot_may_start(a, 1);
    while (turned < 20) {
        size_t before = session_event_count(session);

        session_run(session, robot_step_ticks(session));
        let_act(a, session, 'A');
        let_act(b, session, 'b');
        assert_true(session_tick(session) < 1000000);
        if (session_event_count(session) > before
            && session_event(session, before)->kind == EVENT_PRESS)
            looks = looks_later;
        if (looks-- != 0)
            continue;
        rig_do(session, "set SW xxxxx000");
        turned++;
    }
    play_out(session, a, b);
    check_end(session);
    robot_close(a);
    robot_close(b);
    session_close(session);
}

CASE(a_robot_notices_a_letter_turned_away)
{
    BEGIN_CASE;
    turn_letters_away(0);
}

/* The machine takes the letter when the button has settled, not before. */
CASE(a_robot_notices_a_letter_turned_away_later)
{
    BEGIN_CASE;
    turn_letters_away(1);
}

CASE(a_mind_that_is_not_there_is_explained)
{
    struct session *session = rig_open("duel");
    struct robot *robot = (struct robot *)&session;

    BEGIN_CASE;
    rig_says(robot_open(&robot, session, 'A', "consistant"),
             "no mind 'consistant'|mastermind|did you mean 'consistent'");
    assert_null(robot);
    rig_says(robot_open(&robot, session, 'A', "deep thought"),
             "no mind 'deep thought'|there are 'optimal', 'entropy', 'parts', "
             "'knuth', 'consistent', 'forgetful' and 'random'");
    session_close(session);
    session = rig_open("null");
    rig_says(robot_open(&robot, session, 'A', "random"),
             "no mind can play null");
    assert_null(robot);
    session_close(session);
}

CASE(a_robot_looks_fifty_times_a_second_or_at_every_tick)
{
    struct session *slow = rig_open("duel:sim"), *quick = rig_open("duel");

    BEGIN_CASE;
    assert_int_equal(robot_step_ticks(slow), 1);
    assert_int_equal(robot_step_ticks(quick), 20);
    session_close(slow);
    session_close(quick);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: robots play whole matches with their own buttons, and the "
         "consistent mind contradicts nothing", robots_play_whole_matches),
    TEST("robot: the consistent mind wins more often than the random one",
         the_consistent_mind_wins_more_often),
    TEST("robot: a guess depends only on guesses and marks before it",
         a_guess_depends_only_on_guesses_and_marks),
    TEST("robot: it looks away while a person makes a code",
         a_robot_looks_away_while_a_person_makes_a_code),
    TEST("robot: with a person it does not start",
         a_robot_with_a_person_does_not_start),
    TEST("robot: it holds its button as long as a tap",
         a_robot_holds_its_button_as_long_as_a_tap),
    TEST("robot: it lets go of a button held down",
         a_robot_lets_go_of_a_button_held_down),
    TEST("robot: it notices a letter turned away under its finger",
         a_robot_notices_a_letter_turned_away),
    TEST("robot: it notices a letter turned away before the press counts",
         a_robot_notices_a_letter_turned_away_later),
    TEST("robot: a mind that is not there is explained",
         a_mind_that_is_not_there_is_explained),
    TEST("robot: it looks fifty times a second, or at every tick",
         a_robot_looks_fifty_times_a_second_or_at_every_tick),
};

CHECK_MAIN("robot", tests)
