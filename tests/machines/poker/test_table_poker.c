/* test_table_poker.c - poker played at the table: touches are bets, which the
 * hand presses. */
#include "machines/poker/poker_touch.h"

#include <stdio.h>
#include <string.h>

#include "boards/basys3.h"

/* Whole matches */

/* Chips and pot as the machine has them. */
static void expect_money(struct play *play, int own)
{
    const struct poker_chip *chip = stakes_chip(play->session);
    char words[40];

    stakes_run_ms(play, 20);            /* the watcher is some clocks ahead */
    play_table_lay(play, &at_table_laid);
    sprintf(words, "You: %d chip", chip->wallet[own]);
    assert_non_null(at_table_find(words));
    sprintf(words, "%c: %d chip", own ? 'A' : 'b', chip->wallet[!own]);
    if (!at_table_find(words))
        fail_msg("not %s in phase %d: %s", words, chip->phase,
                 at_table_now(play));
    if (!chip->paid && chip->phase >= POKER_PHASE_TURN1) {
        sprintf(words, "Pot %d", chip->pot);
        assert_non_null(at_table_find(words));
    }
}

/* The slider somewhere, in one turn of two. */
static void slide(struct play *play, struct rng *rng)
{
    for (int i = 0; i < at_table_laid.count; i++) {
        const struct table_item *item = &at_table_laid.item[i];

        if (item->kind != TABLE_SLIDER || rng_below(rng, 2))
            continue;
        assert_true(item->most >= item->least);
        assert_null(play_table_touch(
            play, item->touch,
            item->least + (int32_t)rng_below(
                rng, (uint64_t)(item->most - item->least + 1))));
    }
}

/* One of the keys that are there. */
static const char *some_bet(struct play *play, struct rng *rng)
{
    static const char *const keys[] = {
        "Fold", "C", "C", "C", "Raise to ", "Bet ", "C", "All-in ",
    };
    const struct table_item *item;

    play_table_lay(play, &at_table_laid);
    slide(play, rng);
    do
        item = at_table_look(play, keys[rng_below(rng, 8)]);
    while (!item || !item->touch);
    return item->text;
}

/* What the wallet must lose for a key. */
static int price_of(const struct poker_chip *chip, int own, const char *key,
                    int before)
{
    int number = 0;
    const char *digits = strpbrk(key, "0123456789");

    if (digits)
        sscanf(digits, "%d", &number);
    if (strncmp(key, "Raise", 5) == 0 || strncmp(key, "Bet", 3) == 0)
        return number - (chip->total[own] - before);
    return number;
}

static void bet_somehow(struct play *play, struct rng *rng, int own,
                        int before)
{
    const struct poker_chip *chip = stakes_chip(play->session);
    int moves = play_table_moves(play), wallet = chip->wallet[own];
    int total = chip->total[own], price;
    char key[TABLE_TEXT_MAX];

    strcpy(key, some_bet(play, rng));
    price = price_of(chip, own, key, before);
    assert_in_range(price, 0, wallet);
    at_table_touch(play, key);
    for (int i = 0; play_table_moves(play) == moves; i++) {
        stakes_run_ms(play, 20);
        assert_true(i < 500);
    }
    stakes_run_ms(play, 20);            /* until the chip has judged it */
    if (chip->phase != POKER_PHASE_OVER && strncmp(key, "Fold", 4) != 0
        && chip->wallet[own] + price != wallet)
        assert_true(chip->total[own] - total < price
                    && chip->total[0] == chip->total[1]);
}

/* The main key: whatever goes on where there is nothing to bet. */
static void touch_main_key(struct play *play)
{
    play_table_lay(play, &at_table_laid);
    for (int i = 0; i < at_table_laid.count; i++) {
        const struct table_item *item = &at_table_laid.item[i];

        if (item->kind == TABLE_KEY && item->marks & TABLE_IS_STRONG)
            (void)play_table_touch(play, item->touch, 0);
    }
}

/* All its hands, with bets at random; nothing of the other's cards is seen. */
static int play_match(const char *id, const char *a, const char *b)
{
    struct play *play = sitting_begin(id, a, b);
    const struct poker_chip *chip = stakes_chip(play->session);
    int own = a != NULL, touches = 0;
    int before[4] = {chip->ante};       /* his bets, by the round */
    struct rng rng;

    rng_seed(&rng, id);
    at_table_touch(play, "Deal");
    while (!strstr(at_table_now(play), "the match")) {
        poker_touch_hides(play, !own);
        assert_true(touches++ < 4000);
        if (chip->phase == POKER_PHASE_STREET)
            before[chip->street + 1] = chip->total[own];
        if (strncmp(at_table_now(play), "Your turn: c", 12) == 0) {
            expect_money(play, own);
            bet_somehow(play, &rng, own, before[chip->street]);
        } else {
            touch_main_key(play);
        }
        stakes_run_ms(play, 100);
    }
    expect_money(play, own);
    assert_true(chip->wallet[0] == 0 || chip->wallet[1] == 0);
    at_table_touch(play, "New match");
    at_table_hear(play, "Your turn");
    sitting_end(play);
    return touches;
}

CASE(matches_are_played_to_their_end_by_touch)
{
    static const char *const minds[] = {"caller", "random", "odds"};
    char id[80];

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        sprintf(id, "poker#%s", minds[i]);
        assert_true(play_match(id, NULL, minds[i]) > 4);
        sprintf(id, "poker#b%s", minds[i]);
        play_match(id, minds[i], NULL);
        sprintf(id, "poker#five%s cards=5", minds[i]);
        play_match(id, NULL, minds[i]);
    }
    play_match("poker#literal cards=5 calls=literal chips=60", NULL, "odds");
    play_match("poker#poor chips=12 ante=5", NULL, "random");
}

/* Fingers */

CASE(what_the_hand_does_a_finger_could_have_done)
{
    struct play *play = sitting_begin("poker#finger", NULL, "caller");
    int switches = 0;

    BEGIN_CASE;
    at_table_touch(play, "Deal");
    at_table_touch(play, "Bet ");
    at_table_wait(play, "Showdown");
    stakes_run_ms(play, 1000);
    for (size_t i = 0; i < session_event_count(play->session); i++) {
        const char *words = session_event(play->session, i)->words;

        if (strncmp(words, "set SW ", 7) == 0)
            switches++;
        else
            assert_true(strcmp(words, "press BTNC") == 0
                        || strcmp(words, "release BTNC") == 0);
    }
    assert_true(switches >= 2);
    assert_int_equal(pins_get(session_in(play->session), BASYS3_SW, 16), 0);
    sitting_end(play);
}

CASE(without_a_touch_nothing_is_pressed)
{
    struct play *play = sitting_begin("poker#none", NULL, NULL);

    BEGIN_CASE;
    sitting_run(play, 10);
    assert_int_equal(session_event_count(play->session), 0);
    rig_says(play_table_touch(play, 99, 0), "nothing to touch");
    rig_says(play_table_touch(play, 2, 0), "not your turn");
    sitting_run(play, 10);
    assert_int_equal(session_event_count(play->session), 0);
    sitting_end(play);
}

/* One watcher alone, touched at random; the other seat is the test's. */

static void step(struct robot *robot, struct session *session, unsigned ms)
{
    uint64_t step_ticks = robot_step_ticks(session);
    uint64_t end = session_tick(session)
                 + (uint64_t)ms * STAKES_HZ / 1000;

    while (session_tick(session) < end) {
        session_run(session, step_ticks);
        robot_look(robot, session);
        assert_null(robot_act(robot, session));
    }
}

/* One who always calls. */
static void press_for_other(struct robot *robot, struct session *session,
                            int other)
{
    const struct poker_chip *chip = stakes_chip(session);
    int due = chip->total[!other] - chip->total[other];
    char words[40];

    due = due > chip->wallet[other] ? chip->wallet[other] : due;
    sprintf(words, "set SW %d", due > 0 ? due : 0);
    rig_do(session, words);
    step(robot, session, 20);
    rig_do(session, "press BTNC");
    step(robot, session, 80);
    rig_do(session, "release BTNC");
    rig_do(session, "set SW 0");
    step(robot, session, 200);
}

static char due_at(const struct session *session)
{
    switch (stakes_chip(session)->phase) {
    case POKER_PHASE_HAND2: case POKER_PHASE_FORCED:
    case POKER_PHASE_TURN2: case POKER_PHASE_BET2:
        return 'b';
    case POKER_PHASE_BOARD: case POKER_PHASE_OVER:
    case POKER_PHASE_SHOWDOWN:
        return '*';
    default:
        return 'A';
    }
}

/* Two seconds of touches in the other's turn press nothing. */
static void fuzz_seat(char seat, const char *id)
{
    struct session *session = rig_open(id);
    struct robot *robot;
    struct rng rng;
    unsigned others = 0;

    rng_seed(&rng, id);
    assert_null(robot_watch(&robot, session, seat));
    for (int i = 0; i < 3000; i++) {
        char due = due_at(session);

        (void)robot_touch(robot, session, (int)rng_below(&rng, 9),
                          (int32_t)rng_below(&rng, 120) - 10);
        step(robot, session, (unsigned)rng_below(&rng, 120));
        if (due_at(session) == due && due != seat && due != '*') {
            size_t events;

            step(robot, session, 600);  /* a finger comes up, switches too */
            assert_int_equal(pins_get(session_in(session), BASYS3_SW, 16), 0);
            events = session_event_count(session);
            for (int k = 0; k < 10; k++) {
                (void)robot_touch(robot, session,
                                  (int)rng_below(&rng, 9), 20);
                step(robot, session, 100);
            }
            assert_int_equal(session_event_count(session), events);
            press_for_other(robot, session, seat == 'A');
            others++;
        }
    }
    assert_true(others > 30);
    assert_true(stakes_chip(session)->hands > 10);
    robot_close(robot);
    session_close(session);
}

CASE(touches_at_random_press_for_one_seat_only_and_never_hang)
{
    BEGIN_CASE;
    fuzz_seat('A', "poker#fuzz chips=40");
    fuzz_seat('b', "poker#fuzz cards=5 showdown=cards");
}

/* Two people who touch at random play on for ever. */
CASE(two_people_who_touch_at_random_play_on)
{
    struct play *play = sitting_begin("poker#wild", NULL, NULL);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wild");
    for (int i = 0; i < 3000; i++) {
        (void)play_table_touch(play, (int)rng_below(&rng, 9),
                               (int32_t)rng_below(&rng, 120) - 10);
        stakes_run_ms(play, 20 + (unsigned)rng_below(&rng, 200));
        play_table_lay(play, &at_table_laid);
        assert_in_range(strlen(at_table_now(play)), 1, 92);
    }
    assert_true(stakes_chip(play->session)->hands > 20);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of poker: matches are played to their end by touch",
         matches_are_played_to_their_end_by_touch),
    TEST("table of poker: what the hand does a finger could have done",
         what_the_hand_does_a_finger_could_have_done),
    TEST("table of poker: without a touch nothing is pressed",
         without_a_touch_nothing_is_pressed),
    TEST("table of poker: touches press for one seat only and never hang",
         touches_at_random_press_for_one_seat_only_and_never_hang),
    TEST("table of poker: two people who touch at random play on",
         two_people_who_touch_at_random_play_on),
};

CHECK_MAIN("table_poker", tests)
