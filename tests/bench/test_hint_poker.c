/* test_hint_poker.c - a line of advice at poker. */
#include "rig.h"

#include <string.h>

#include "asking.h"
#include "sitting.h"
#include "stakes.h"

static void taps(struct play *play, int count)
{
    while (count-- > 0)
        stakes_tap(play, "BTNC");
}

/* Twenty into a pot of ten: 20 of 50 are needed. */
CASE(a_hint_says_what_to_do_and_why)
{
    struct play *play = sitting_begin("poker#hint", NULL, NULL);

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    rig_says(refusal(play), "your turn to bet");
    taps(play, 5);
    assert_non_null(strstr(hint_of(play), " % to win"));
    assert_null(strstr(hint_of(play), "needed"));
    taps(play, 1);
    stakes_bet(play, 20);
    taps(play, 1);
    assert_non_null(strstr(hint_of(play), ", 40 % needed"));
    sitting_end(play);
}

/* The same line twice, and nothing happens to the game. */
CASE(a_hint_changes_nothing)
{
    struct play *play = sitting_begin("poker#calm cards=5", NULL, "random");
    char first[200];
    uint64_t tick, sum;

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    taps(play, 3);
    stakes_await(play, POKER_PHASE_TURN1, 10000);
    tick = session_tick(play->session);
    sum = session_sum(play->session);
    strcpy(first, hint_of(play));
    assert_string_equal(hint_of(play), first);
    assert_int_equal(session_tick(play->session), tick);
    assert_int_equal(session_sum(play->session), sum);
    sitting_end(play);
}

CASE(a_hint_is_only_for_the_one_on_turn)
{
    struct play *play = sitting_begin("poker#turn", NULL, "caller");

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    taps(play, 3);
    stakes_await(play, POKER_PHASE_TURN1, 10000);
    (void)hint_of(play);
    taps(play, 1);
    (void)hint_of(play);
    stakes_bet(play, 10);
    rig_says(refusal(play), "other player's turn");
    stakes_await(play, POKER_PHASE_SHOWDOWN, 10000);
    rig_says(refusal(play), "your turn to bet");
    sitting_end(play);
}

CASE(nothing_is_left_to_decide_when_all_is_in)
{
    struct play *play = sitting_begin("poker#all cards=5 chips=5", NULL,
                                      NULL);

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    taps(play, 5);
    rig_says(refusal(play), "nothing to decide|BTNC");
    sitting_end(play);
}

/* Who does what the hints say wins against a caller. */

static unsigned switches_of(const char *hint)
{
    const char *number = strchr(hint, ' ');

    return strncmp(hint, "fold", 4) == 0 ? 0x8000
         : (unsigned)strtoul(number, NULL, 10);
}

static void follow(struct play *play)
{
    const struct poker_chip *chip = stakes_chip(play->session);
    int is_forced = chip->wallet[0] == 0
        || (chip->wallet[1] == 0 && chip->total[0] >= chip->total[1]);
    unsigned switches = is_forced ? 0 : switches_of(hint_of(play));

    stakes_bet(play, switches);
    sitting_do(play, "set SW 0");
}

CASE(who_follows_the_hints_wins)
{
    struct play *play = sitting_begin("poker#follow cards=5 chips=60", NULL,
                                      "caller");
    const struct poker_chip *chip = stakes_chip(play->session);

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    for (int i = 0; i < 4000; i++) {
        if (chip->phase == POKER_PHASE_OVER
            && (!chip->wallet[0] || !chip->wallet[1]))
            break;
        if (chip->phase == POKER_PHASE_BET1)
            follow(play);
        else if (chip->phase == POKER_PHASE_HAND2
                 || chip->phase == POKER_PHASE_FORCED
                 || chip->phase == POKER_PHASE_TURN2
                 || chip->phase == POKER_PHASE_BET2)
            stakes_run_ms(play, 200);
        else
            stakes_tap(play, "BTNC");
    }
    assert_int_equal(chip->wallet[0], 120);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("hint: at poker it says what to bet, how often that wins, and how "
         "often it must", a_hint_says_what_to_do_and_why),
    TEST("hint: at poker it changes nothing", a_hint_changes_nothing),
    TEST("hint: at poker it is only for the one on turn",
         a_hint_is_only_for_the_one_on_turn),
    TEST("hint: at poker there is none when all is in",
         nothing_is_left_to_decide_when_all_is_in),
    TEST("hint: who follows the hints wins at poker",
         who_follows_the_hints_wins),
};

CHECK_MAIN("hint poker", tests)
