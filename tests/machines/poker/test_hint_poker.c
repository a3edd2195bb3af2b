/* test_hint_poker.c - a line of advice at poker. */
#include "bench/rig.h"

#include <string.h>

#include "bench/asking.h"
#include "machines/poker/hand_advice.h"
#include "bench/sitting.h"
#include "bench/stakes.h"

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

/* Words: what a hint says is what the chips on the table then do. */

struct words {
    int fold, check, call, bet, raise;
};

static int says(const char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0
        && (line[length] == ' ' || line[length] == ':');
}

static int32_t chips_of(const char *line)
{
    return (int32_t)strtol(line + strcspn(line, " :"), NULL, 10);
}

/* The hint is taken; the word must be right by what it does. */
static void take_hint(struct poker *hand, const char *line,
                      struct words *words)
{
    int me = hand->turn;
    int32_t chips = chips_of(line), mine = hand->stack[me];
    int32_t owed = hand->round[me ^ 1] - hand->round[me];
    int is_first = !hand->round[0] && !hand->round[1];
    struct poker_action action = {
        .kind = says(line, "fold") ? POKER_FOLDS
              : chips > owed ? POKER_RAISES : POKER_CALLS,
        .to = hand->round[me] + chips,
    };

    words->fold += says(line, "fold");
    words->check += says(line, "check") && owed == 0 && chips == 0;
    words->call += says(line, "call") && owed > 0 && chips > 0
                && chips <= owed;
    words->bet += says(line, "bet") && is_first && chips > 0;
    words->raise += says(line, "raise") && !is_first && chips > owed;
    assert_null(poker_act(hand, &action));
    if (action.kind != POKER_FOLDS && hand->end == POKER_GOES_ON)
        assert_int_equal(mine - hand->stack[me], chips);
}

/* The other one asks for hints, too, or calls whatever comes. Returns how
 * many hints there were. */
static int play_by_hints(const struct poker_deal *deal, int is_calling,
                         struct words *words)
{
    static const struct poker_action calls = {.kind = POKER_CALLS};
    static struct poker_odds scratch;
    struct poker_seen seen = {.past_count = 0};
    const int32_t stack[] = {100, 100};
    struct poker_rules rules;
    struct poker hand;
    int asked = 0;

    poker_no_limit(&rules, 1, 2);
    assert_null(poker_begin(&hand, &rules, 0, stack));
    while (hand.end == POKER_GOES_ON) {
        char line[80];
        struct text to;

        if (is_calling && hand.turn == 1) {
            assert_null(poker_act(&hand, &calls));
            continue;
        }
        asked++;
        poker_seen_look(&seen, &hand, deal);
        text_begin(&to, line, sizeof line);
        hand_poker_advise(&seen, &scratch, &to);
        take_hint(&hand, line, words);
    }
    return asked;
}

CASE(every_word_of_a_hint_is_what_the_chips_do)
{
    struct words words = {0};
    struct poker_deal deal;
    struct rng rng;
    int asked = 0;

    BEGIN_CASE;
    rng_seed(&rng, "words");
    for (int i = 0; i < 60; i++) {
        poker_deck_deal(&deal, &rng);
        asked += play_by_hints(&deal, i % 2, &words);
    }
    assert_int_equal(words.fold + words.check + words.call + words.bet
                     + words.raise, asked);
    assert_true(words.fold && words.check && words.call && words.bet
                && words.raise);
}

static const struct CMUnitTest tests[] = {
    TEST("hint: at poker it says what to bet, how often that wins, and how "
         "often it must", a_hint_says_what_to_do_and_why),
    TEST("hint: at poker it changes nothing", a_hint_changes_nothing),
    TEST("hint: at poker it is only for the one on turn",
         a_hint_is_only_for_the_one_on_turn),
    TEST("hint: at poker there is none when all is in",
         nothing_is_left_to_decide_when_all_is_in),
    TEST("hint: at poker every word of it is what the chips then do",
         every_word_of_a_hint_is_what_the_chips_do),
    TEST("hint: who follows the hints wins at poker",
         who_follows_the_hints_wins),
};

CHECK_MAIN("hint poker", tests)
