/* test_robot_poker.c - minds that play poker by its button and switches. */
#include "bench/rig.h"

#include <stdio.h>
#include <string.h>

#include "machines/poker/poker_watcher.h"
#include "bench/sitting.h"
#include "bench/stakes.h"

/* What robots may touch here: the centre button and the switches. */
static void check_events(const struct session *session)
{
    for (size_t i = 0; i < session_event_count(session); i++) {
        const char *words = session_event(session, i)->words;

        assert_true(strncmp(words, "set SW ", 7) == 0
                    || strcmp(words, "press BTNC") == 0
                    || strcmp(words, "release BTNC") == 0);
    }
}

/* What happens in a match, tick by tick */

struct tally {
    int refused;                        /* bets that the machine did not take */
    int folds, showdowns, hands;
    int free_folds;                     /* with nothing to call */
    uint8_t step, phase;
    uint16_t wallet[2];
    struct poker_watcher watcher;
};

static void watch(void *with, const struct session *session)
{
    struct tally *self = with;
    const struct poker_chip *chip = stakes_chip(session);

    poker_watcher_look(&self->watcher, session);
    if (chip->step == self->step && chip->phase == self->phase)
        return;
    if (self->step == POKER_STEP_TAKE)
        self->refused += chip->bet > self->wallet[(int)chip->player];
    self->hands += chip->step == POKER_STEP_DEAL
                && self->step == POKER_STEP_IDLE;
    self->showdowns += self->step == POKER_STEP_COMPARE;
    if (chip->step == POKER_STEP_PAY && self->step == POKER_STEP_IDLE) {
        self->folds++;
        self->free_folds += chip->total[(int)chip->player]
                         >= chip->total[!chip->player];
    }
    self->step = chip->step;
    self->phase = chip->phase;
    memcpy(self->wallet, chip->wallet, sizeof self->wallet);
}

/* A whole match between two minds, and maybe once more under a watcher. */
static struct tally play_match(const char *id, const char *a, const char *b,
                               int is_watched)
{
    struct play *play = sitting_begin(id, a, b);
    const struct poker_chip *chip = stakes_chip(play->session);
    struct tally tally = {0};

    stakes_play_out(play);
    check_events(play->session);
    assert_int_equal(chip->phase, POKER_PHASE_OVER);
    assert_true(chip->wallet[0] == 0 || chip->wallet[1] == 0);
    assert_int_equal(chip->wallet[0] + chip->wallet[1], 2 * chip->chips);
    assert_string_equal(rig_read(play->session, "SW"), "0000000000000000");
    if (is_watched) {
        rig_play_again(play->session, watch, &tally);
        assert_true(tally.watcher.ticks > 100000);
        assert_int_equal(tally.refused, 0);
        assert_int_equal(tally.free_folds, 0);
        assert_int_equal(tally.hands, chip->hands);
        assert_int_equal(tally.folds + tally.showdowns, tally.hands);
    }
    tally.hands = (int)chip->hands;
    sitting_end(play);
    return tally;
}

CASE(minds_play_whole_matches_by_the_button)
{
    static const char *const minds[] = {"odds", "caller", "random"};
    static const char *const options[] = {
        "cards=3", "cards=5", "cards=3 calls=literal",
        "cards=5 calls=literal",
    };
    struct tally sum = {0};

    BEGIN_CASE;
    for (int o = 0; o < 4; o++)
        for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++) {
                char id[80];
                struct tally tally;

                sprintf(id, "poker#m chips=12 %s", options[o]);
                tally = play_match(id, minds[a], minds[b],
                                   (o + a + b) % 3 == 0);
                sum.hands += tally.hands;
                sum.folds += tally.folds;
            }
    assert_true(sum.hands > 60);
    assert_true(sum.folds > 1);
}

/* It thinks in slices, and with calls taken literally a round may go on when
 * the rules would have ended it. */
CASE(the_solver_plays_whole_matches_by_the_button)
{
    static const char *const options[] = {
        "cards=3", "cards=5", "cards=3 calls=literal",
        "cards=5 calls=literal",
    };

    BEGIN_CASE;
    for (int o = 0; o < 4; o++) {
        char id[80];

        sprintf(id, "poker#q chips=%d %s", o < 2 ? 12 : 9, options[o]);
        (void)play_match(id, o % 2 ? "random" : "equilibrium",
                         o % 2 ? "equilibrium" : "random", o == 0);
    }
}

/* With seven chips the forced bets of the second hand fall short. */
CASE(robots_do_not_fold_what_is_all_in)
{
    BEGIN_CASE;
    for (int i = 0; i < check_sample(16); i++) {
        char id[80];

        sprintf(id, "poker#f%d chips=7", i);
        (void)play_match(id, "random", "random", 1);
        sprintf(id, "poker#f%d chips=7 cards=5", i);
        (void)play_match(id, "odds", "random", 1);
    }
}

/* Twins: one of two equal matches has other cards hidden in it. */

static void hide_other_cards(const struct session *session, int player)
{
    struct poker_chip *chip = stakes_open_chip(session);
    uint64_t used = 0;
    int next = 0;

    for (int i = 0; i < POKER_CARDS_MAX; i++)
        used |= UINT64_C(1) << chip->card[i];
    for (int i = 0; i < 2; i++) {
        while (used >> next & 1)
            next++;
        chip->card[2 * player + i] = (uint8_t)next++;
    }
}

/* Everything up to the showdown, with a caller who does not care. */
static void check_twins(const char *id, const char *mind, int thinker)
{
    const char *a = thinker == 0 ? mind : "caller";
    const char *b = thinker == 0 ? "caller" : mind;
    struct play *one = sitting_begin(id, a, b);
    struct play *two = sitting_begin(id, a, b);

    stakes_await(one, POKER_PHASE_HAND1, 3000);
    stakes_await(two, POKER_PHASE_HAND1, 3000);
    hide_other_cards(two->session, !thinker);
    while (stakes_chip(one->session)->phase != POKER_PHASE_OVER) {
        stakes_run_ms(one, 500);
        stakes_run_ms(two, 500);
        assert_int_equal(session_event_count(one->session),
                         session_event_count(two->session));
    }
    for (size_t i = 0; i < session_event_count(one->session); i++)
        assert_string_equal(session_event(one->session, i)->words,
                            session_event(two->session, i)->words);
    assert_memory_not_equal(stakes_chip(one->session)->card,
                            stakes_chip(two->session)->card,
                            POKER_CARDS_MAX);
    sitting_end(one);
    sitting_end(two);
}

CASE(a_robot_never_sees_the_others_cards)
{
    BEGIN_CASE;
    for (int i = 0; i < check_sample(16); i++) {
        char id[80];

        sprintf(id, "poker#t%d cards=%s", i, i % 2 ? "5" : "3");
        check_twins(id, "odds", i / 2 % 2);
    }
    for (int i = 0; i < 4; i++) {
        char id[80];

        sprintf(id, "poker#u%d chips=12 cards=%s", i, i / 2 ? "5" : "3");
        check_twins(id, "equilibrium", i % 2);
    }
}

/* With the same change in its own hand it does something else. */
CASE(a_robot_sees_its_own_cards)
{
    int others = 0;

    BEGIN_CASE;
    for (int i = 0; i < 8; i++) {
        struct play *one, *two;
        char id[80];

        sprintf(id, "poker#o%d", i);
        one = sitting_begin(id, "odds", "caller");
        two = sitting_begin(id, "odds", "caller");
        stakes_await(one, POKER_PHASE_HAND1, 3000);
        stakes_await(two, POKER_PHASE_HAND1, 3000);
        hide_other_cards(two->session, 0);
        stakes_await(one, POKER_PHASE_TURN2, 20000);
        stakes_await(two, POKER_PHASE_TURN2, 20000);
        others += stakes_chip(one->session)->total[0]
               != stakes_chip(two->session)->total[0];
        sitting_end(one);
        sitting_end(two);
    }
    assert_true(others > 0);
}

/* The odds are better than chance, through the buttons too. */
CASE(odds_wins_matches_by_the_button)
{
    int wins = 0;

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        struct play *play;
        char id[80];

        sprintf(id, "poker#w%d cards=5", i);
        play = i % 2 ? sitting_begin(id, "caller", "odds")
                     : sitting_begin(id, "odds", "caller");
        stakes_play_out(play);
        wins += stakes_chip(play->session)->wallet[i % 2] > 0;
        sitting_end(play);
    }
    assert_true(wins >= 4);
}

static const struct CMUnitTest tests[] = {
    TEST("robot: every pair of minds plays poker by the button until one is "
         "broke, with three and five cards, and no bet is refused (M2-010, "
         "M2-012)", minds_play_whole_matches_by_the_button),
    TEST("robot: the one that solves plays whole matches of poker by the "
         "button, with three and five cards",
         the_solver_plays_whole_matches_by_the_button),
    TEST("robot: at poker nothing is folded that costs nothing, also when "
         "forced bets fall short", robots_do_not_fold_what_is_all_in),
    TEST("robot: what is in the other's hand changes nothing that a robot "
         "does (M2-007)", a_robot_never_sees_the_others_cards),
    TEST("robot: what is in its own hand does (M2-062, M2-064)",
         a_robot_sees_its_own_cards),
    TEST("robot: the odds win at poker by the button",
         odds_wins_matches_by_the_button),
};

CHECK_MAIN("robot poker", tests)
