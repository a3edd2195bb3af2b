/* test_poker_beside.c - robots at poker beside people, who bet too much or
 * too little, leave switches on, press what is not theirs, and go away. */
#include "bench/rig.h"

#include <string.h>

#include "bench/sitting.h"
#include "bench/stakes.h"

static const struct poker_chip *chip_of(const struct play *play)
{
    return stakes_chip(play->session);
}

/* Nobody touches anything for a while. */
static void check_waits(struct play *play)
{
    size_t events = session_event_count(play->session);

    stakes_run_ms(play, 8000);
    assert_int_equal(session_event_count(play->session), events);
}

static int is_persons(const struct play *play, int person)
{
    switch (chip_of(play)->phase) {
    case POKER_PHASE_HAND2:
    case POKER_PHASE_FORCED:
    case POKER_PHASE_TURN2:
    case POKER_PHASE_BET2:
        return person == 1;
    case POKER_PHASE_BOARD:
    case POKER_PHASE_SHOWDOWN:
    case POKER_PHASE_OVER:
        return 1;
    default:
        return person == 0;
    }
}

static void await_person(struct play *play, int person)
{
    for (int i = 0; !is_persons(play, person); i++) {
        stakes_run_ms(play, 100);
        assert_true(i < 100);
    }
    stakes_run_ms(play, 700);           /* switches are down again */
}

static unsigned to_call(const struct poker_chip *chip, int person)
{
    int behind = chip->total[!person] - chip->total[person];

    behind = behind < chip->wallet[person] ? behind : chip->wallet[person];
    return behind > 0 ? (unsigned)behind : 0;
}

/* A person who calls, and goes on when it is up to anybody. */
static void go_on(struct play *play, int person)
{
    const struct poker_chip *chip = chip_of(play);
    int is_bet = chip->phase == POKER_PHASE_BET1
              || chip->phase == POKER_PHASE_BET2;

    if (!is_bet) {
        stakes_tap(play, "BTNC");
        return;
    }
    stakes_bet(play, to_call(chip, person));
    stakes_run_ms(play, 10);
    sitting_do(play, "set SW 0");
}

static void play_beside(const char *id, int person)
{
    struct play *play = sitting_begin(id, person ? "odds" : NULL,
                                      person ? NULL : "odds");

    stakes_run_ms(play, 100);           /* power comes up */
    for (int i = 0; i < 80; i++) {
        await_person(play, person);
        if (i % 17 == 0)
            check_waits(play);
        go_on(play, person);
    }
    assert_true(chip_of(play)->hands >= 3);
    sitting_end(play);
}

CASE(a_robot_answers_a_person)
{
    BEGIN_CASE;
    play_beside("poker#person", 0);
    play_beside("poker#person", 1);
    play_beside("poker#person cards=5", 0);
    play_beside("poker#person cards=5 calls=literal", 1);
}

/* Up to a phase, with a person in seat A. */
static struct play *begin_at(const char *id, const char *b,
                             enum poker_phase phase)
{
    struct play *play = sitting_begin(id, NULL, b);

    stakes_run_ms(play, 100);
    for (int i = 0; chip_of(play)->phase != (uint8_t)phase; i++) {
        await_person(play, 0);
        if (chip_of(play)->phase != (uint8_t)phase)
            go_on(play, 0);
        assert_true(i < 60);
    }
    return play;
}

CASE(a_refused_bet_is_the_persons_business)
{
    struct play *play = begin_at("poker#refused", "caller",
                                 POKER_PHASE_BET1);

    BEGIN_CASE;
    stakes_bet(play, 500);              /* more than there is (M2-079) */
    assert_int_equal(chip_of(play)->phase, POKER_PHASE_TURN1);
    check_waits(play);
    stakes_tap(play, "BTNC");
    stakes_bet(play, 20);
    stakes_await(play, POKER_PHASE_SHOWDOWN, 10000);
    assert_int_equal(chip_of(play)->total[1], 25);
    sitting_end(play);
}

CASE(a_robot_calls_what_a_person_bets)
{
    struct play *play = begin_at("poker#calls", "caller", POKER_PHASE_BET1);

    BEGIN_CASE;
    stakes_bet(play, 10);
    sitting_do(play, "set SW 0");
    stakes_await(play, POKER_PHASE_SHOWDOWN, 10000);
    assert_int_equal(chip_of(play)->total[0], 15);
    assert_int_equal(chip_of(play)->total[1], 15);
    sitting_end(play);
}

/* A switch that folded one player must not fold the other. */
CASE(a_fold_switch_left_on_does_not_fold_the_robot)
{
    struct play *play = begin_at("poker#left", "caller", POKER_PHASE_BET1);

    BEGIN_CASE;
    stakes_bet(play, 10);
    sitting_do(play, "set SW 1111111111111111");
    stakes_await(play, POKER_PHASE_SHOWDOWN, 10000);
    assert_int_equal(chip_of(play)->total[1], 15);
    assert_int_equal(chip_of(play)->winner, POKER_NOBODY);
    sitting_end(play);
}

static int count_presses(const struct play *play)
{
    int count = 0;

    for (size_t i = 0; i < session_event_count(play->session); i++)
        count += session_event(play->session, i)->kind == EVENT_PRESS;
    return count;
}

/* A person is quick with the switches, before the robot has put down its
 * own bet. */
CASE(a_robot_leaves_a_persons_switches_alone)
{
    struct play *play = begin_at("poker#quick", "caller", POKER_PHASE_BET1);

    BEGIN_CASE;
    stakes_bet(play, 10);
    sitting_do(play, "set SW 0");
    while (chip_of(play)->phase != POKER_PHASE_SHOWDOWN)
        stakes_run_ms(play, 1);
    sitting_do(play, "set SW 3");
    stakes_run_ms(play, 3000);
    assert_string_equal(rig_read(play->session, "SW"), "0000000000000011");
    sitting_end(play);
}

/* All-in against cards that cannot win: 3 7 on A A A. */
CASE(a_robot_folds_by_the_switch)
{
    static const uint8_t bad[] = {24, 37, 1, 18, 12, 25, 38};
    struct play *play = begin_at("poker#fold", "odds", POKER_PHASE_HAND1);
    int presses;

    BEGIN_CASE;
    memcpy(stakes_open_chip(play->session)->card, bad, sizeof bad);
    while (chip_of(play)->phase != POKER_PHASE_BET1) {
        await_person(play, 0);
        if (chip_of(play)->phase == POKER_PHASE_HAND1)
            sitting_do(play, "set SW15 1");     /* it stays on */
        stakes_tap(play, "BTNC");
    }
    sitting_do(play, "set SW 1000000001011111");
    stakes_tap(play, "BTNC");
    presses = count_presses(play);
    stakes_await(play, POKER_PHASE_OVER, 10000);
    assert_int_equal(count_presses(play), presses + 2);
    assert_int_equal(chip_of(play)->winner, 0);
    assert_int_equal(chip_of(play)->wallet[0], 105);
    stakes_run_ms(play, 1000);          /* and leaves the switches down */
    assert_string_equal(rig_read(play->session, "SW"), "0000000000000000");
    sitting_end(play);
}

CASE(a_person_may_press_for_a_robot)
{
    struct play *play = begin_at("poker#press", "caller", POKER_PHASE_HAND2);

    BEGIN_CASE;
    stakes_tap(play, "BTNC");           /* b's cards */
    stakes_run_ms(play, 100);
    stakes_tap(play, "BTNC");           /* and on: the robot has seen them */
    while (chip_of(play)->phase != POKER_PHASE_SHOWDOWN) {
        await_person(play, 0);
        if (chip_of(play)->phase != POKER_PHASE_SHOWDOWN)
            go_on(play, 0);
    }
    assert_int_equal(chip_of(play)->total[0], chip_of(play)->total[1]);
    sitting_end(play);
}

CASE(a_robot_goes_on_after_power)
{
    struct play *play = begin_at("poker#power", "odds", POKER_PHASE_BET1);

    BEGIN_CASE;
    sitting_do(play, "power");
    stakes_run_ms(play, 100);
    assert_int_equal(chip_of(play)->phase, POKER_PHASE_BOARD);
    check_waits(play);
    for (int i = 0; i < 30; i++) {
        await_person(play, 0);
        go_on(play, 0);
    }
    assert_true(chip_of(play)->hands >= 2);
    sitting_end(play);
}

/* Robots alone stop when one is broke, and go on for whoever presses. */
CASE(a_match_that_is_over_is_begun_again_by_a_person)
{
    struct play *play = sitting_begin("poker#again chips=10", "caller",
                                      "caller");
    uint32_t hands;

    BEGIN_CASE;
    stakes_play_out(play);
    hands = chip_of(play)->hands;
    check_waits(play);
    stakes_tap(play, "BTNC");
    assert_int_equal(chip_of(play)->hands, hands + 1);
    assert_int_equal(chip_of(play)->wallet[0], 10);
    stakes_play_out(play);
    assert_true(chip_of(play)->wallet[0] == 0
                || chip_of(play)->wallet[1] == 0);
    sitting_end(play);
}

/* Fingers on everything, all the time. */
CASE(robots_stand_any_person)
{
    struct play *play = sitting_begin("poker#chaos cards=5", NULL, "random");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "chaos");
    for (int i = 0; i < 600; i++) {
        char words[EVENT_WORDS_MAX];

        rig_random_event(&rng, play->session, words);
        (void)play_do(play, words);
        stakes_run_ms(play, (unsigned)rng_below(&rng, 200));
    }
    sitting_do(play, "release BTNC");
    sitting_do(play, "set SW 0");
    for (int i = 0; i < 40; i++) {
        await_person(play, 0);
        go_on(play, 0);
    }
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("beside: a robot plays poker with a person, presses only what is "
         "its own, and waits for the rest (M2-013)",
         a_robot_answers_a_person),
    TEST("beside: a bet that is refused stays the person's business "
         "(M2-079)", a_refused_bet_is_the_persons_business),
    TEST("beside: a robot calls what a person bets (M2-084)",
         a_robot_calls_what_a_person_bets),
    TEST("beside: a fold switch that a person left on does not fold the "
         "robot", a_fold_switch_left_on_does_not_fold_the_robot),
    TEST("beside: a robot leaves a person's switches alone",
         a_robot_leaves_a_persons_switches_alone),
    TEST("beside: a robot folds by the switch, and leaves it off (M2-016, "
         "M2-076)", a_robot_folds_by_the_switch),
    TEST("beside: a person may press for a robot, which reads its cards all "
         "the same", a_person_may_press_for_a_robot),
    TEST("beside: a robot goes on at poker after power",
         a_robot_goes_on_after_power),
    TEST("beside: a match that is over is begun again by a person, and "
         "robots go on", a_match_that_is_over_is_begun_again_by_a_person),
    TEST("beside: robots at poker stand people who press anything",
         robots_stand_any_person),
};

CHECK_MAIN("poker beside", tests)
