/* test_table_poker_cards.c - what the table of poker tells, and to whom:
 * nobody's cards are seen by the other. */
#include "machines/poker/poker_touch.h"

#include <string.h>

#include "games/holdem/rules/value.h"
#include "machines/poker/hand_names.h"

/* Sentences and the list of moves */

CASE(every_bet_is_told_and_listed)
{
    struct play *play = sitting_begin("poker#1", NULL, "caller");
    struct table_move move;

    BEGIN_CASE;
    at_table_hear(play, "Touch Deal, or press BTNC");
    at_table_touch(play, "Deal");
    at_table_hear(play, "Your turn: check, bet, or fold. On the board: BTNC, "
                        "set SW14-SW0, BTNC; SW15 folds");
    assert_string_equal(at_table_last(play), "Both have paid the ante");
    assert_non_null(at_table_look(play, "your turn"));
    at_table_touch(play, "Bet ");
    at_table_hear_last(play, "b called 5");
    assert_int_equal(play_table_moves(play), 2);
    play_table_move(play, 0, &move);
    assert_string_equal(move.words, "bet 5");
    assert_int_equal(move.seat, 'A');
    assert_in_range(move.tick, 1, session_tick(play->session));
    at_table_touch(play, "Showdown");
    at_table_hear_last(play, " 20 ");
    assert_int_equal(play_table_moves(play), 3);
    at_table_touch(play, "Deal the next hand");
    at_table_touch(play, "Fold");
    at_table_hear(play, "Touch Deal the next hand, or press BTNC");
    assert_string_equal(at_table_last(play), "b wins 10: you folded");
    sitting_end(play);
}

/* Chips that a person sets himself may be too few, or too many. */
CASE(what_is_set_by_hand_is_told_too)
{
    struct play *play = sitting_begin("poker#3", NULL, NULL);

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    for (int i = 0; i < 6; i++)
        stakes_tap(play, "BTNC");
    stakes_bet(play, 300);
    stakes_run_ms(play, 100);
    assert_string_equal(at_table_last(play),
                        "A tried 300, more than there is");
    stakes_tap(play, "BTNC");
    stakes_bet(play, 20);
    stakes_tap(play, "BTNC");
    stakes_bet(play, 7);
    stakes_run_ms(play, 100);
    assert_string_equal(at_table_last(play),
                        "b put in 7, too little to call");
    at_table_hear(play, "b, your turn: call 13, raise");
    assert_non_null(at_table_look(play, "Pot 37, 13 to call"));
    at_table_touch(play, "Call 13");
    at_table_hear_last(play, "b called 13");
    sitting_end(play);
}

/* A bet is not remembered for another turn if a finger was quicker. */
CASE(a_bet_that_comes_too_late_is_dropped)
{
    struct play *play = sitting_begin("poker#late", NULL, NULL);

    BEGIN_CASE;
    stakes_run_ms(play, 100);
    for (int i = 0; i < 5; i++)
        stakes_tap(play, "BTNC");
    stakes_tap(play, "BTNC");
    sitting_do(play, "press BTNC");
    at_table_touch(play, "All-in 95");
    stakes_run_ms(play, 60);
    sitting_do(play, "release BTNC");
    at_table_hear(play, "b, your turn");
    at_table_touch(play, "Bet ");
    at_table_hear(play, "A, your turn");
    stakes_run_ms(play, 2000);
    assert_int_equal(stakes_chip(play->session)->wallet[0], 95);
    sitting_end(play);
}

/* Two people */

CASE(two_people_see_their_own_cards_only_when_they_ask)
{
    struct play *play = sitting_begin("poker#two", NULL, NULL);
    const struct poker_chip *chip = stakes_chip(play->session);

    BEGIN_CASE;
    at_table_touch(play, "Deal");
    at_table_hear(play, "b, your press: touch Take my cards");
    at_table_touch(play, "Take my cards");
    at_table_hear(play, "A, your turn");
    poker_touch_hides(play, 0);
    poker_touch_hides(play, 1);
    at_table_touch(play, "Show my cards");
    poker_touch_hides(play, 1);
    assert_true(poker_touch_shows(chip->card[0])
                && poker_touch_shows(chip->card[1]));
    at_table_touch(play, "Hide my cards");
    poker_touch_hides(play, 0);
    at_table_touch(play, "Show my cards");
    at_table_touch(play, "Check");
    at_table_hear(play, "b, your turn");
    assert_int_equal(play_table_seat(play), 1);
    poker_touch_hides(play, 0);
    poker_touch_hides(play, 1);
    at_table_touch(play, "Show my cards");
    poker_touch_hides(play, 0);
    assert_true(poker_touch_shows(chip->card[2])
                && poker_touch_shows(chip->card[3]));
    at_table_touch(play, "Bet ");
    at_table_hear(play, "A, your turn");
    poker_touch_hides(play, 0);
    poker_touch_hides(play, 1);
    at_table_touch(play, "Call ");
    at_table_hear(play, "Touch Showdown");
    assert_null(at_table_look(play, "Show my cards"));
    at_table_touch(play, "Showdown");
    at_table_hear_last(play, " at the showdown");
    poker_touch_hides(play, 0);
    poker_touch_hides(play, 1);
    sitting_end(play);
}

static struct play *deal_with_hidden(int first, int second)
{
    struct play *play = sitting_begin("poker#same", NULL, "caller");

    at_table_touch(play, "Deal");
    stakes_await(play, POKER_PHASE_HAND1, 2000);
    stakes_open_chip(play->session)->card[2] = (uint8_t)first;
    stakes_open_chip(play->session)->card[3] = (uint8_t)second;
    return play;
}

/* Whatever the other player holds, table and words are the same to the last
 * byte. */
CASE(a_hidden_card_changes_nothing)
{
    static struct table first;
    char now[TABLE_LINE_MAX];
    struct play *one = deal_with_hidden(0, 13);
    struct play *two = deal_with_hidden(12, 51);

    BEGIN_CASE;
    for (int i = 0; i < 150; i++) {
        if (i == 60) {
            at_table_touch(one, "Bet ");
            at_table_touch(two, "Bet ");
        }
        stakes_run_ms(one, 100);
        stakes_run_ms(two, 100);
        play_table_lay(one, &first);
        play_table_lay(two, &at_table_laid);
        assert_int_equal(first.count, at_table_laid.count);
        assert_memory_equal(first.item, at_table_laid.item,
                            (size_t)first.count * sizeof *first.item);
        strcpy(now, at_table_now(one));
        assert_string_equal(now, at_table_now(two));
    }
    assert_string_equal(now, "Touch Showdown, or press BTNC");
    sitting_end(one);
    sitting_end(two);
}

/* An earlier moment shows no cards, though they were asked for then. */
CASE(who_goes_back_does_not_see_what_was_shown)
{
    struct play *play = sitting_begin("poker#back", NULL, NULL);
    uint64_t tick;

    BEGIN_CASE;
    at_table_touch(play, "Deal");
    at_table_hear(play, "b, your press: touch Take my cards");
    at_table_touch(play, "Take my cards");
    at_table_hear(play, "A, your turn");
    at_table_touch(play, "Show my cards");
    assert_non_null(at_table_look(play, "Hide my cards"));
    sitting_run(play, 40);              /* robots remember it, too */
    tick = session_tick(play->session);
    sitting_run(play, 1);
    play_seek(play, tick);
    poker_touch_hides(play, 0);
    sitting_end(play);
}

/* Showdowns */

static void expect_both_hands(struct play *play)
{
    const struct poker_chip *chip = stakes_chip(play->session);
    char better[64];
    struct text to;
    cards hand = 0;

    play_table_lay(play, &at_table_laid);
    for (int i = 0; i < 7; i++)
        if (!poker_touch_shows(chip->card[i]))
            fail_msg("card %d is not seen: %s", i,
                     rig_read(play->session, "TTY"));
    if (chip->winner == POKER_TIE)
        return;
    for (int i = 0; i < 2; i++)
        hand |= cards_of(chip->card[2 * chip->winner + i]);
    for (int i = 4; i < 7; i++)
        hand |= cards_of(chip->card[i]);
    text_begin(&to, better, sizeof better);
    hand_poker_name_value(poker_value(hand), &to);
    if (!strstr(at_table_last(play), better))
        fail_msg("not with %s, but: %s", better, at_table_last(play));
    assert_non_null(at_table_find(better));
}

CASE(a_showdown_with_cards_shows_both_hands)
{
    struct play *play = sitting_begin("poker#open showdown=cards", NULL,
                                      "caller");

    BEGIN_CASE;
    at_table_touch(play, "Deal");
    for (int hand = 0; hand < 12; hand++) {
        at_table_hear(play, "Your turn");
        poker_touch_hides(play, 1);
        at_table_touch(play, "Check");
        at_table_wait(play, "Showdown");
        poker_touch_hides(play, 1);
        at_table_touch(play, "Showdown");
        at_table_hear(play, "Touch Deal the next hand");
        expect_both_hands(play);
        at_table_touch(play, "Deal the next hand");
        stakes_run_ms(play, 500);
        poker_touch_hides(play, 1);
    }
    sitting_end(play);
}

static void expect_name(const char *hand, const char *name)
{
    char text[80];
    struct text to;
    cards set = 0;

    for (const char *c = hand; *c; c += 2)
        set |= cards_of(card_of((int)(strchr("23456789TJQKA", c[0])
                                      - "23456789TJQKA"),
                                (int)(strchr("HDCS", c[1]) - "HDCS")));
    text_begin(&to, text, sizeof text);
    hand_poker_name_value(poker_value(set), &to);
    assert_string_equal(text, name);
}

CASE(hands_have_names)
{
    BEGIN_CASE;
    expect_name("AH9D7C4S2H", "ace high");
    expect_name("6H6D7C4S2H", "a pair of sixes");
    expect_name("KHKD4C4S2H", "two pair, kings and fours");
    expect_name("KHKD4C4S2H2D", "two pair, kings and fours");
    expect_name("9H9D9C4S2H", "three nines");
    expect_name("AH2D3C4S5H", "a straight to the five");
    expect_name("AH2H3H8H5H", "a flush, ace high");
    expect_name("7H7D7CQSQH", "a full house, sevens full of queens");
    expect_name("2H2D2C2SQH", "four twos");
    expect_name("9H8H7H6H5H", "a straight flush to the nine");
    expect_name("AHKHQHJHTH", "a royal flush");
}

static const struct CMUnitTest tests[] = {
    TEST("table of poker: every bet is told and listed",
         every_bet_is_told_and_listed),
    TEST("table of poker: what is set by hand is told, too",
         what_is_set_by_hand_is_told_too),
    TEST("table of poker: a bet that comes too late is dropped",
         a_bet_that_comes_too_late_is_dropped),
    TEST("table of poker: two people see their own cards when they ask",
         two_people_see_their_own_cards_only_when_they_ask),
    TEST("table of poker: a hidden card changes nothing",
         a_hidden_card_changes_nothing),
    TEST("table of poker: who goes back does not see what was shown",
         who_goes_back_does_not_see_what_was_shown),
    TEST("table of poker: a showdown with cards shows both hands",
         a_showdown_with_cards_shows_both_hands),
    TEST("table of poker: hands have names", hands_have_names),
};

CHECK_MAIN("table_poker_cards", tests)
