/* test_phh_replay.c - hands of poker from files, played by the rules. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "games/holdem/phh_rig.h"

/* Each game in six lines, so that actions are in line 7, from column 12
 * on; the hole cards of both are there. */
#define NT(stacks) "variant = 'NT'\n\nantes = [0, 0]\n" \
                   "blinds_or_straddles = [1, 2]\nmin_bet = 2\n" \
                   "starting_stacks = " stacks "\n"
#define FT "variant = 'FT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\n" \
           "small_bet = 2\nbig_bet = 4\nstarting_stacks = [100, 100]\n"
#define BW(code) "variant = '" code "'\n\nantes = [5, 5]\n" \
                 "blinds_or_straddles = [0, 0]\nmin_bet = 1\n" \
                 "starting_stacks = [100, 100]\n"
#define CALLED "'d dh p1 AhKh', 'd dh p2 2c2d', "       /* 32 bytes */
#define DARK "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', "
#define ACTIONS(list) "actions = [" CALLED list "]\n"
#define FINISH(stacks) "finishing_stacks = " stacks "\n"
#define DEEP NT("[200, 100]")

/* From call to river; p1 has the best flush, p2 a pair. */
#define TO_FLOP "'p2 cc', 'p1 cc', 'd db QhJh3h', "
#define TO_RIVER TO_FLOP "'p1 cc', 'p2 cc', 'd db 9s', 'p1 cc', 'p2 cc', " \
                 "'d db 8s', 'p1 cc', 'p2 cc'"

/* Right ones */

CASE(folds_and_showdowns_pay_right)
{
    BEGIN_CASE;
    rig_assert_clean(DEEP ACTIONS("'p2 f'") FINISH("[201, 99]"));
    rig_assert_clean(DEEP ACTIONS("'p2 cc', 'p1 f'") FINISH("[198, 102]"));
    rig_assert_clean(DEEP ACTIONS(TO_RIVER ", 'p1 sm AhKh', 'p2 sm 2c2d'")
                     FINISH("[202, 98]"));
    rig_assert_clean(DEEP ACTIONS(TO_RIVER ", 'p1 sm -', 'p2 sm'")
                     FINISH("[202, 98]"));
    rig_assert_clean(DEEP ACTIONS(TO_RIVER ", 'p1 sm', 'p2 sm -'")
                     FINISH("[198, 102]"));
    rig_assert_clean(DEEP ACTIONS(TO_RIVER) FINISH("[202, 98]"));
}

CASE(finishing_stacks_that_disagree_are_told)
{
    BEGIN_CASE;
    assert_string_equal(
        rig_told(DEEP ACTIONS("'p2 f'") FINISH("[200, 100]")),
        "8:20: finishing_stacks must be [201, 99]\n");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm -', 'p2 sm -'")
                    FINISH("[198, 102]"),
                    "8:20: finishing_stacks must be [202, 98]\n");
    rig_assert_told(DEEP ACTIONS("'p2 cbr 6'") FINISH("[198, 99]"),
                    "8:20: finishing_stacks must be [198, 94]\n");
    rig_assert_told("variant = 'NT'\nantes = [0, 0]\n"
                    "blinds_or_straddles = [0.25, 0.5]\nmin_bet = 0.5\n\n"
                    "starting_stacks = [10, 10]\n"
                    ACTIONS("'p2 f'") FINISH("[10, 10]"),
                    "8:20: finishing_stacks must be [10.25, 9.75]\n");
}

CASE(a_pot_is_split)
{
    BEGIN_CASE;
    rig_assert_clean(
        "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 3]\n"
        "min_bet = 3\nstarting_stacks = [2, 9]\nfinishing_stacks = [2, 9]\n"
        "actions = ['d dh p1 AhKd', 'd dh p2 AdKh', 'p2 cc', 'd db 2c3c4d', "
        "'d db 9s', 'd db 9c', 'p1 sm -', 'p2 sm -']\n");
}

/* All-in: the rest of the board comes before or after the cards are shown,
 * and what was not called goes back. */
CASE(all_in_hands_run_to_the_end)
{
    BEGIN_CASE;
    rig_assert_clean(DEEP ACTIONS("'p2 cbr 100', 'p1 cc', 'p1 sm AhKh', "
                                  "'p2 sm 2c2d', 'd db QhJh3h', 'd db 9s', "
                                  "'d db 8s'") FINISH("[300, 0]"));
    rig_assert_clean(DEEP ACTIONS("'p2 cc', 'p1 cbr 200', 'p2 cc', "
                                  "'d db QhJh3d', 'd db 9s', 'd db 8s', "
                                  "'p1 sm AhKh', 'p2 sm 2c2d'")
                     FINISH("[100, 200]"));
}

CASE(fixed_limit_is_played)
{
    BEGIN_CASE;
    rig_assert_clean(FT ACTIONS("'p2 cbr 4', 'p1 cbr 6', 'p2 cbr 8', "
                                "'p1 cbr 10', 'p2 cc', 'd db QhJh3h', "
                                "'p1 cbr 2', 'p2 cc', 'd db 9s', "
                                "'p1 cbr 4', 'p2 f'")
                     FINISH("[112, 88]"));
    rig_assert_told(FT ACTIONS("'p2 cbr 5'"), "7:45: a raise must be to 4");
    rig_assert_told(FT ACTIONS(TO_FLOP "'p1 cbr 4'"),
                    "7:78: a raise must be to 2");
}

CASE(the_games_of_the_basys3_are_played)
{
    BEGIN_CASE;
    rig_assert_clean(BW("BW3") ACTIONS("'d db QhJh3h', 'p1 cbr 10', "
                                       "'p2 cbr 11', 'p1 cbr 12', 'p2 cc', "
                                       "'p1 sm -', 'p2 sm -'")
                     FINISH("[117, 83]"));
    rig_assert_clean(BW("BW5") ACTIONS("'p1 cbr 10', 'p2 cbr 11', 'p1 cc', "
                                       "'d db QhJh3h', 'p1 cc', 'p2 cbr 1', "
                                       "'p1 f'") FINISH("[84, 116]"));
    rig_assert_told(BW("BW3") ACTIONS("'p1 cc'"),
                    "7:45: before this the board gets 3 more cards");
    rig_assert_told(BW("BW3") ACTIONS("'d db QhJh3h', 'p2 cc'"),
                    "7:60: it is the turn of p1, not of p2");
    rig_assert_told("variant = 'BW5'\nantes = [5, 5]\nmin_bet = 1\n"
                    "blinds_or_straddles = [1, 2]\n\n"
                    "starting_stacks = [100, 100]\n" ACTIONS(""),
                    "1:1: the game of the Basys3 has no blinds");
}

/* No-limit without blinds: p1 is first everywhere, and there is a least
 * raise. */
CASE(no_limit_without_blinds_is_played)
{
    BEGIN_CASE;
    rig_assert_clean(BW("NT") ACTIONS("'p1 cbr 10', 'p2 cbr 20', 'p1 cc', "
                                      "'d db QhJh3h', 'p1 cbr 1', "
                                      "'p2 cbr 2', 'p1 f'")
                     FINISH("[74, 126]"));
    rig_assert_told(BW("NT") ACTIONS("'p1 cbr 10', 'p2 cbr 19'"),
                    "7:58: a raise must be to 20..95");
    rig_assert_told(BW("NT") ACTIONS("'p2 cc'"), "it is the turn of p1");
    /* All of it may be less. */
    rig_assert_clean("variant = 'NT'\nantes = [5, 5]\nmin_bet = 1\n"
                     "blinds_or_straddles = [0, 0]\n\n"
                     "starting_stacks = [100, 40]\n"
                     ACTIONS("'p1 cbr 20', 'p2 cbr 35'"));
    /* After a full raise that is the measure. */
    rig_assert_told(BW("NT") ACTIONS("'p1 cbr 1', 'p2 cbr 9', 'p1 cbr 16'"),
                    "a raise must be to 17..95");
}

CASE(short_antes_are_trimmed)
{
    BEGIN_CASE;
    rig_assert_clean("variant = 'BW3'\nantes = [5, 5]\nmin_bet = 1\n"
                     "blinds_or_straddles = [0, 0]\n"
                     "ante_trimming_status = true\n"
                     "starting_stacks = [3, 100]\n"
                     ACTIONS("'d db QhJh3h', 'p1 sm -', 'p2 sm -'")
                     FINISH("[6, 97]"));
    /* If it is not said, the short one may win all of both antes. */
    rig_assert_clean("variant = 'BW3'\nantes = [5, 5]\nmin_bet = 1\n"
                     "blinds_or_straddles = [0, 0]\n\n"
                     "starting_stacks = [3, 100]\n"
                     ACTIONS("'d db QhJh3h', 'p1 sm -', 'p2 sm -'")
                     FINISH("[8, 95]"));
}

CASE(histories_may_break_off)
{
    BEGIN_CASE;
    rig_assert_clean(DEEP "actions = []\n" FINISH("[198, 99]"));
    rig_assert_clean(DEEP "actions = ['d dh p1 AhKh']\n");
    rig_assert_clean(DEEP ACTIONS("'p2 cbr 6'") FINISH("[198, 94]"));
    rig_assert_clean(DEEP ACTIONS(TO_FLOP) FINISH("[198, 98]"));
    /* Before the pot is paid. */
    rig_assert_clean(DEEP ACTIONS(TO_RIVER) FINISH("[198, 98]"));
}

CASE(cards_may_be_dealt_one_by_one)
{
    BEGIN_CASE;
    rig_assert_clean(DEEP "actions = ['d dh p1 Ah', 'd dh p2 2c', "
                     "'d dh p1 Kh', 'd dh p2 2d', 'p2 cc', 'p1 cc', "
                     "'d db Qh', 'd db Jh', 'd db 3h', 'p1 cc']\n");
}

CASE(unknown_cards_are_enough)
{
    BEGIN_CASE;
    rig_assert_clean(DEEP "actions = [" DARK
                     TO_RIVER ", 'p1 sm AhKh', 'p2 sm 2c2d']\n"
                     FINISH("[202, 98]"));
    rig_assert_clean(DEEP "actions = ['d dh p1 Ah\?\?', 'd dh p2 \?\?\?\?', "
                     TO_RIVER ", 'p1 sm KhAh', 'p2 sm']\n"
                     FINISH("[202, 98]"));
    rig_assert_clean(DEEP ACTIONS("'p2 cc', 'p1 cc', 'd db QhJh\?\?', "
                     "'p1 cc', 'p2 cc', 'd db 9s', 'p1 cc', 'p2 cc', "
                     "'d db 8s', 'p1 cc', 'p2 cc', 'p1 sm -', 'p2 sm -'")
                     FINISH("[198, 102]"));
    /* Who has won is not known: the sum is all that can be checked. */
    rig_assert_clean(DEEP "actions = [" DARK
                     TO_RIVER "]\n" FINISH("[202, 98]"));
    rig_assert_told(DEEP "actions = [" DARK
                    TO_RIVER "]\n" FINISH("[202, 99]"),
                    "8:20: finishing_stacks are more than starting_stacks");
}

CASE(a_rake_is_taken_from_the_winner)
{
    BEGIN_CASE;
    rig_assert_clean(NT("[200, 200]") ACTIONS("'p2 cbr 50', 'p1 cc', "
                     "'d db QhJh3h', 'p1 cbr 20', 'p2 f'")
                     FINISH("[245, 150]"));
    rig_assert_told(NT("[200, 200]") ACTIONS("'p2 cbr 50', 'p1 cc', "
                    "'d db QhJh3h', 'p1 cbr 20', 'p2 f'")
                    FINISH("[239, 150]"), "must be [250, 150]");
    rig_assert_told(NT("[200, 200]") ACTIONS("'p2 cbr 50', 'p1 cc', "
                    "'d db QhJh3h', 'p1 cbr 20', 'p2 f'")
                    FINISH("[250, 149]"), "must be [250, 150]");
}

CASE(cards_may_be_shown_after_a_fold)
{
    BEGIN_CASE;
    rig_assert_clean(DEEP ACTIONS("'p2 f', 'p1 sm AhKh'")
                     FINISH("[201, 99]"));
}

/* Wrong ones */

CASE(the_wrong_player_is_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP ACTIONS("'p1 cc'"),
                    "7:45: it is the turn of p2, not of p1\n");
    rig_assert_told(DEEP ACTIONS(TO_FLOP "'p2 cc'"),
                    "7:78: it is the turn of p1, not of p2\n");
}

CASE(amounts_against_the_rules_are_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP ACTIONS("'p2 cbr 3'"), "a raise must be to 4..100");
    rig_assert_told(DEEP ACTIONS("'p2 cbr 101'"),
                    "a raise must be to 4..100");
    rig_assert_told(DEEP ACTIONS("'p2 cbr 6', 'p1 cbr 9'"),
                    "7:57: a raise must be to 10..200");
    rig_assert_told(DEEP ACTIONS("'p2 cbr 100', 'p1 cbr 200'"),
                    "7:59: no raise is possible: everybody else is");
    rig_assert_told(DEEP ACTIONS("'p2 cbr 4294967296'"),
                    "7:45: a raise must be to 4..100");
    rig_assert_told("variant = 'NT'\nantes = [0, 0]\n"
                    "blinds_or_straddles = [0.25, 0.5]\nmin_bet = 0.5\n\n"
                    "starting_stacks = [10, 10]\n" ACTIONS("'p2 cbr 0.75'"),
                    "a raise must be to 1.00..10.00");
}

CASE(a_card_twice_is_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP "actions = ['d dh p1 AhAh']\n",
                    "7:13: the card Ah appears a second time\n");
    rig_assert_told(DEEP "actions = ['d dh p1 AhKh', 'd dh p2 AhQh']\n",
                    "7:29: the card Ah appears a second time\n");
    rig_assert_told(DEEP ACTIONS("'p2 cc', 'p1 cc', 'd db QhJh2d'"),
                    "7:63: the card 2d appears a second time\n");
    rig_assert_told(DEEP "actions = [" DARK
                    TO_RIVER ", 'p1 sm QhKh']\n",
                    "the card Qh appears a second time\n");
}

CASE(deals_that_are_missing_are_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP "actions = ['p2 cc']\n",
                    "7:13: p1 has no hole cards yet; that is 'd dh p1 AhKh'");
    rig_assert_told(DEEP "actions = ['d dh p1 AhKh', 'p2 cc']\n",
                    "7:29: p2 has no hole cards yet");
    rig_assert_told(DEEP "actions = ['d dh p1 AhKh', 'd dh p2 2c', "
                    "'p2 cc']\n", "p2 has no hole cards yet");
    rig_assert_told(DEEP "actions = ['d dh p1 AhKh', 'd db QhJh3h']\n",
                    "p2 has no hole cards yet");
    rig_assert_told(DEEP ACTIONS("'p2 cc', 'p1 cc', 'p1 cc'"),
                    "7:63: before this the board gets 3 more cards");
    rig_assert_told(DEEP ACTIONS(TO_FLOP "'p1 cc', 'p2 cc', 'p1 cc'"),
                    "before this the board gets 1 more card:");
}

CASE(deals_against_the_rules_are_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP ACTIONS("'d db QhJh3h'"),
                    "7:45: the betting of this round is not over");
    rig_assert_told(DEEP ACTIONS("'p2 cc', 'p1 cc', 'd db QhJh3h9s'"),
                    "too many cards at once: here the board gets 3 cards");
    rig_assert_told(DEEP ACTIONS(TO_FLOP "'p1 cc', 'p2 cc', 'd db 9s8s'"),
                    "too many cards at once: here the board gets 1 card\n");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'd db 7s'"),
                    "the board is complete already");
    rig_assert_told(DEEP ACTIONS("'p2 f', 'd db QhJh3h'"),
                    "the hand is over: no more cards are dealt");
    rig_assert_told(DEEP "actions = ['d dh p1 AhKhQh']\n",
                    "p1 has more than two hole cards");
    rig_assert_told(DEEP ACTIONS("'d dh p1 Qh'"),
                    "p1 has more than two hole cards");
    rig_assert_told(DEEP ACTIONS("'p2 cc', 'd dh p1 Qh'"),
                    "hole cards must be dealt before everything else");
}

CASE(actions_after_the_end_are_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP ACTIONS("'p2 f', 'p1 cc'"),
                    "7:53: the hand is over: all but one have folded\n");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 cc'"),
                    "the betting is over: now cards are shown\n");
}

CASE(showing_against_the_rules_is_told)
{
    BEGIN_CASE;
    rig_assert_told(DEEP ACTIONS("'p2 sm -'"),
                    "7:45: cards are shown when the betting is over");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm QdKh'"),
                    "p1 was not dealt the card Qd");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm Ah'"),
                    "a player shows two cards");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm AhAh'"),
                    "two different cards");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm -', 'p1 sm'"),
                    "p1 has shown his cards already");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm', 'p1 sm -'"),
                    "p1 has mucked already");
    rig_assert_told(DEEP ACTIONS(TO_RIVER ", 'p1 sm', 'p2 sm'"),
                    "not everybody can muck");
    rig_assert_told(DEEP "actions = [" DARK
                    TO_RIVER ", 'p1 sm -']\n",
                    "- stands for cards that were dealt, but these are not");
    rig_assert_told(DEEP ACTIONS("'p2 pb'"), "does not belong to Hold'em");
    rig_assert_told(DEEP ACTIONS("'p1 sd'"), "does not belong to Hold'em");
}

/* One hand has one fault of this kind; the next is checked again. */
CASE(each_hand_is_checked)
{
    BEGIN_CASE;
    assert_string_equal(
        rig_told("[1]\n" DEEP ACTIONS("'p1 cc', 'p1 cc'") "[2]\n" DEEP
                 ACTIONS("'p2 f'") "[3]\n" DEEP ACTIONS("'p1 f'")),
        "8:45: it is the turn of p2, not of p1\n"
        "24:45: it is the turn of p2, not of p1\n");
}

/* What is not judged */

CASE(other_games_are_not_judged)
{
    static const char *const codes[] = {"NS", "PO", "FO/8", "F7S", "F7S/8",
                                        "FR", "N2L1D", "F2L3D", "FB"};
    char text[400], note[100];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        snprintf(text, sizeof text, "variant = '%s'\nantes = [0, 0, 0]\n"
                 "blinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
                 "small_bet = 2\nbig_bet = 4\nbring_in = 1\n"
                 "starting_stacks = [9, inf, 9]\n"
                 "actions = ['p1 f', 'p2 pb', 'p2 sd', 'd dh p1 2c3c4c5c']\n",
                 codes[i]);
        snprintf(note, sizeof note, "note 1:1: not checked: the rules of %s "
                 "are not known here\n", codes[i]);
        assert_string_equal(rig_told(text), note);
    }
    rig_assert_told("variant = 'BW5'\nantes = [0, 0, 0]\n"
                    "blinds_or_straddles = [0, 0, 0]\nmin_bet = 2\n"
                    "starting_stacks = [9, 9, 9]\nactions = ['p1 f']\n",
                    "note 1:1: not checked: the game of the Basys3 has two");
}

static const struct CMUnitTest tests[] = {
    TEST("phh replay: folds and showdowns pay right",
         folds_and_showdowns_pay_right),
    TEST("phh replay: finishing_stacks that disagree are told",
         finishing_stacks_that_disagree_are_told),
    TEST("phh replay: equal hands split the pot", a_pot_is_split),
    TEST("phh replay: all-in hands run to the end",
         all_in_hands_run_to_the_end),
    TEST("phh replay: fixed limit has its sizes", fixed_limit_is_played),
    TEST("phh replay: the games of the Basys3 have their own variants",
         the_games_of_the_basys3_are_played),
    TEST("phh replay: no-limit without blinds has a least raise",
         no_limit_without_blinds_is_played),
    TEST("phh replay: short antes are trimmed", short_antes_are_trimmed),
    TEST("phh replay: histories may break off", histories_may_break_off),
    TEST("phh replay: cards may be dealt one by one",
         cards_may_be_dealt_one_by_one),
    TEST("phh replay: cards need not be known", unknown_cards_are_enough),
    TEST("phh replay: a rake is a small part of the winner's pot",
         a_rake_is_taken_from_the_winner),
    TEST("phh replay: cards may be shown after a fold",
         cards_may_be_shown_after_a_fold),
    TEST("phh replay: the wrong player is told", the_wrong_player_is_told),
    TEST("phh replay: amounts against the rules are told",
         amounts_against_the_rules_are_told),
    TEST("phh replay: a card twice is told", a_card_twice_is_told),
    TEST("phh replay: deals that are missing are told",
         deals_that_are_missing_are_told),
    TEST("phh replay: deals against the rules are told",
         deals_against_the_rules_are_told),
    TEST("phh replay: actions after the end are told",
         actions_after_the_end_are_told),
    TEST("phh replay: showing against the rules is told",
         showing_against_the_rules_is_told),
    TEST("phh replay: each hand is checked by itself", each_hand_is_checked),
    TEST("phh replay: what cannot be judged is noted",
         other_games_are_not_judged),
};

CHECK_MAIN("phh_replay", tests)
