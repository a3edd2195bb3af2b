/* test_phh_ring.c - hands of two to ten players from files: as poker rooms
 * write them, with every freedom they take; and hands by chance, written and
 * read back, paid as at a slow table. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "games/holdem/phh_rig.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/slow_ring.h"

enum { GAMES = 1500, PLAYERS = 10 };

/* Three players of 100 chips, blinds of 1 and 2; actions are in line 6. */
#define THREE(blinds, stacks) \
    "variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = " blinds \
    "\nmin_bet = 2\nstarting_stacks = " stacks "\n"
#define PLAIN THREE("[1, 2, 0]", "[100, 100, 100]")
#define DARK "'d dh p1 \?\?\?\?', 'd dh p2 \?\?\?\?', 'd dh p3 \?\?\?\?', "
#define DEALT "'d dh p1 AhKh', 'd dh p2 2c2d', 'd dh p3 QsQd', "
#define ACTIONS(list) "actions = [" list "]\n"
#define UNKNOWN(who) "'" who " sm \?\?\?\?'"
#define CHECKED "'p1 cc', 'p2 cc', 'p3 cc'"
#define TO_RIVER "'p3 cc', 'p1 cc', 'p2 cc', 'd db 3s4s9h', " CHECKED \
                 ", 'd db Th', " CHECKED ", 'd db Jc', " CHECKED

/* The order */

CASE(three_players_act_in_turn)
{
    BEGIN_CASE;
    rig_assert_clean(PLAIN ACTIONS(DEALT TO_RIVER));
    rig_assert_told(PLAIN ACTIONS(DARK "'p1 cc'"), "it is the turn of p3");
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 cc', 'p2 cc'"),
                    "it is the turn of p1, not of p2");
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 f', 'p1 cbr 6', 'p2 cc', "
                                  "'d db 3s4s9h', 'p2 cc'"),
                    "it is the turn of p1, not of p2");
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 f', 'p1 cc', 'p1 cc'"),
                    "it is the turn of p2, not of p1");
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 f', 'p1 f', 'p2 cc'"),
                    "the hand is over: all but one have folded");
    rig_assert_told(PLAIN ACTIONS("'d dh p1 AhKh', 'd dh p3 AsKs', 'p3 f'"),
                    "p2 has no hole cards yet");
}

/* Behind the largest of them; a post does not count. */
CASE(blinds_may_be_in_any_order_and_missing)
{
    BEGIN_CASE;
    rig_assert_clean(THREE("[2, 0, 0]", "[9, 9, 9]")
                     ACTIONS(DARK "'p2 f', 'p3 f'"));
    rig_assert_clean(THREE("[0, 2, 0]", "[9, 9, 9]")
                     ACTIONS(DARK "'p3 f', 'p1 f'"));
    rig_assert_clean(THREE("[0, 0, 0]", "[9, 9, 9]")
                     ACTIONS(DARK "'p1 f', 'p2 f'"));
    rig_assert_clean(THREE("[2, 1, 0]", "[9, 9, 9]")
                     ACTIONS(DARK "'p2 f', 'p3 f'"));
    rig_assert_clean(THREE("[1, 2, 4]", "[9, 9, 9]")
                     ACTIONS(DARK "'p1 f', 'p2 f'"));
    rig_assert_clean(THREE("[1, 2, -2]", "[9, 9, 9]")
                     ACTIONS(DARK "'p3 cc', 'p1 f', 'p2 cc'"));
    rig_assert_told(THREE("[1, 2, 4]", "[9, 9, 9]") ACTIONS(DARK "'p3 f'"),
                    "it is the turn of p1");
    /* Two as large: either may be meant. */
    rig_assert_clean(THREE("[1, 2, 2]", "[9, 9, 9]")
                     ACTIONS(DARK "'p3 cc', 'p1 f', 'p2 cc'"));
    rig_assert_clean(THREE("[1, 2, 2]", "[9, 9, 9]")
                     ACTIONS(DARK "'p1 f', 'p2 cc', 'p3 cc'"));
    rig_assert_told(THREE("[1, 2, 2]", "[9, 9, 9]") ACTIONS(DARK "'p2 f'"),
                    "it is the turn of p1");
}

CASE(antes_of_any_kind_are_paid)
{
    /* Each one's, of the big blind, of the button, and as they come. */
    static const char *const antes[][2] = {
        {"[1, 1, 1]", "[104, 97, 99]"}, {"[0, 3, 0]", "[105, 95, 100]"},
        {"[0, 0, 5]", "[107, 98, 95]"}, {"[0.5, 0, 2]", "[104, 98, 98]"},
    };
    char text[600];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof antes / sizeof *antes; i++) {
        snprintf(text, sizeof text, "variant = 'NT'\nantes = %s\n"
                 "blinds_or_straddles = [1, 2, 0]\nmin_bet = 2\n"
                 "starting_stacks = [100, 100, 100]\n"
                 ACTIONS(DARK "'p3 f', 'p1 cbr 6', 'p2 f'")
                 "finishing_stacks = %s\n", antes[i][0], antes[i][1]);
        rig_assert_clean(text);
    }
}

CASE(a_bring_in_may_be_there)
{
    BEGIN_CASE;
    rig_assert_clean("bring_in = 1\n" THREE("[0, 0, 0]", "[9, 9, 9]")
                     ACTIONS(DARK "'p1 pb', 'p2 cbr 2', 'p3 f', 'p1 f'")
                     "finishing_stacks = [8, 10, 9]\n");
    rig_assert_told("bring_in = 1\n" THREE("[0, 0, 0]", "[9, 9, 9]")
                    ACTIONS(DARK "'p1 cc', 'p2 pb'"), "is the first bet");
    rig_assert_told("bring_in = 1\n" PLAIN ACTIONS(DARK "'p3 pb'"),
                    "a bring-in is the first bet of a hand without blinds");
}

/* Raises */

CASE(raises_have_a_minimum_among_many)
{
    BEGIN_CASE;
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 cbr 3'"), "to 4..100");
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 cbr 6', 'p1 cbr 9'"),
                    "to 10..100");
    rig_assert_told(PLAIN ACTIONS(DARK "'p3 cbr 6', 'p1 cc', 'p2 cbr 101'"),
                    "to 10..100");
    rig_assert_told(THREE("[1, 2, 0]", "[100, inf, 100]")
                    ACTIONS(DARK "'p3 f', 'p1 cc', 'p2 cbr 2'"),
                    "a raise must be to 4 at least");
    rig_assert_told(THREE("[1, 2, 0]", "[100, inf, 100]")
                    ACTIONS(DARK "'p3 f', 'p1 cc', 'p2 cbr 3'"),
                    "note 6:78: not checked from here: a stack is unknown");
    rig_assert_told(THREE("[1, 2, 0]", "[15, 100, 100]")
                    ACTIONS(DARK "'p3 cbr 15', 'p1 cc', 'p2 cbr 15'"),
                    "a raise must be to 28..100");
    /* Less, but p1 cannot call more. */
    rig_assert_clean(THREE("[1, 2, 0]", "[15, 100, 100]")
                     ACTIONS(DARK "'p3 cbr 10', 'p1 cc', 'p2 f', "
                             "'d db 3h4h9h', 'p1 cbr 4', 'p3 cbr 5'"));
    rig_assert_told(THREE("[1, 2, 0]", "[16, 100, 100]")
                    ACTIONS(DARK "'p3 cbr 10', 'p1 cc', 'p2 f', "
                            "'d db 3h4h9h', 'p1 cbr 4', 'p3 cbr 5'"),
                    "a raise must be to 8..90");
    rig_assert_told(THREE("[1, 2, 0]", "[100, 15, 100]")
                    ACTIONS(DARK "'p3 cbr 10', 'p1 cc', 'p2 cbr 15', "
                                 "'p3 cbr 40'"),
                    "p3 may only call or fold: nobody has made a full raise");
    rig_assert_told(THREE("[1, 2, 0]", "[10, 15, 100]")
                    ACTIONS(DARK "'p3 cbr 10', 'p1 cc', 'p2 cbr 15', "
                                 "'p3 cbr 40'"), "p3 may only call or fold");
    rig_assert_told(THREE("[1, 2, 0]", "[10, 15, 100]")
                    ACTIONS(DARK "'p3 cc', 'p1 cbr 10', 'p2 cbr 15', "
                                 "'p3 cbr 40'"), "everybody else is all-in");
}

/* Showdowns */

/* p1 has 20, p2 50, p3 100: AhKh makes a flush, 2c2d stays a pair. */
#define ALL_IN THREE("[1, 2, 0]", "[20, 50, 100]") \
    ACTIONS(DEALT "'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db 3h4h9h', " \
            "'d db Ts', 'd db Jc'")

CASE(side_pots_of_a_file_are_paid)
{
    BEGIN_CASE;
    rig_assert_clean(ALL_IN "finishing_stacks = [60, 0, 110]\n"
                     "winnings = [60, 0, 60]\n");
    rig_assert_clean(ALL_IN "winnings = [60, 0, 110]\n");
    rig_assert_told(ALL_IN "finishing_stacks = [60, 60, 50]\n",
                    "7:20: finishing_stacks must be [60, 0, 110]\n");
    rig_assert_told(ALL_IN "winnings = [0, 60, 60]\n",
                    "7:12: winnings must be [60, 0, 60], or less by a rake\n");
    rig_assert_told(ALL_IN "winnings = [60, 0, 111]\n", "winnings must be");
    /* A rake; and nothing noted. */
    rig_assert_clean(ALL_IN "winnings = [57, 0, 57.50]\n");
    rig_assert_clean(ALL_IN "winnings = [0, 0, 0]\n");
    rig_assert_told(ALL_IN "winnings = [45, 0, 44]\n", "winnings must be");
}

/* 13 chips for two: either may have the odd one, but nobody two of them. */
CASE(an_odd_chip_goes_to_either)
{
    static const char text[] = THREE("[1, 3, 0]", "[9, 9, 9]")
        ACTIONS("'d dh p1 AhKh', 'd dh p2 2c2d', 'd dh p3 AsKs', 'p3 cbr 6', "
                "'p1 cbr 9', 'p2 f', 'p3 cc', 'd db AdQd3h', 'd db 5s', "
                "'d db 8c'") "winnings = [%d, 0, %d]\n";
    char hand[1000];

    BEGIN_CASE;
    for (int more = 0; more < 3; more++) {
        snprintf(hand, sizeof hand, text, 11 - more, 10 + more);
        if (more < 2)
            rig_assert_clean(hand);
        else
            rig_assert_told(hand, "winnings must be [11, 0, 10]");
    }
}

/* Where it is not known who wins, what cannot be is told all the same. */
CASE(unknown_and_mucked_cards_are_enough)
{
    BEGIN_CASE;
    rig_assert_clean(PLAIN ACTIONS(DARK TO_RIVER ", 'p1 sm AhKh', "
                     "'p2 sm 2c2d', " UNKNOWN("p3")) "winnings = [0, 0, 6]\n");
    rig_assert_told(PLAIN ACTIONS(DARK TO_RIVER ", 'p1 sm AhKh', "
                    "'p2 sm 2c2d', " UNKNOWN("p3")) "winnings = [0, 0, 7]\n",
                    "7:12: winnings are more than the pot");
    rig_assert_told(PLAIN ACTIONS(DARK TO_RIVER ", 'p1 sm AhKh', 'p2 sm', "
                    UNKNOWN("p3")) "winnings = [0, 6, 0]\n",
                    "or went to a player who had given up");
    rig_assert_clean(PLAIN ACTIONS(DARK TO_RIVER ", 'p1 sm AhKh', 'p2 sm', "
                     "'p3 sm'") "winnings = [6, 0, 0]\n");
    rig_assert_clean(PLAIN ACTIONS(DEALT TO_RIVER ", " UNKNOWN("p1") ", "
                     UNKNOWN("p2")) "winnings = [0, 0, 6]\n");
    rig_assert_told(PLAIN ACTIONS(DARK TO_RIVER ", 'p1 sm', 'p2 sm', "
                    "'p3 sm'"), "not everybody can muck");
    rig_assert_told(PLAIN ACTIONS(DARK TO_RIVER ", 'p1 sm AhKh', "
                    "'p2 sm AhKd'"), "the card Ah appears a second time");
    rig_assert_told(PLAIN ACTIONS(DEALT "'p3 cc', 'p1 cc', 'p2 cc', "
                    "'d db 3sQs9h'"), "the card Qs appears a second time");
}

/* After an all-in some show what is not known before every street. */
CASE(unknown_cards_are_shown_again_and_again)
{
    BEGIN_CASE;
    rig_assert_clean(THREE("[1, 2, 0]", "[20, 50, 100]")
        ACTIONS(DARK "'p3 cbr 100', 'p1 cc', 'p2 cc', " UNKNOWN("p3") ", "
                UNKNOWN("p1") ", " UNKNOWN("p2") ", 'd db 3h4h9h', "
                UNKNOWN("p3") ", " UNKNOWN("p1") ", " UNKNOWN("p2")
                ", 'd db Ts', " UNKNOWN("p1") ", 'd db Jc', 'p1 sm AhKh', "
                "'p2 sm 2c2d', 'p3 sm QsQd'")
        "finishing_stacks = [60, 0, 110]\n");
}

/* Nobody is left to bet against: a check is there, or not. */
CASE(a_check_without_an_opponent_is_no_matter)
{
    static const char *const checks[] = {"", "'p2 cc', "};
    char hand[800];

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        snprintf(hand, sizeof hand, THREE("[1, 2, 0]", "[100, 100, 2]")
                 ACTIONS(DEALT "'p3 cc', 'p1 f', %s'd db 3h4h9h', 'd db Ts', "
                         "'d db Jc'") "finishing_stacks = [99, 98, 5]\n",
                 checks[i]);
        rig_assert_clean(hand);
    }
    rig_assert_told(THREE("[1, 2, 0]", "[100, 100, 2]")
                    ACTIONS(DEALT "'p3 cc', 'p1 f', 'd db 3h4h9h', 'p2 cc'"),
                    "the betting is over");
}

/* A blind that was posted short is called as far as it went, or in full. */
CASE(a_short_blind_is_called_in_either_way)
{
    static const char *const ends[] = {"[101, 0, 104]", "[99, 0, 106]"};
    char hand[800];

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        snprintf(hand, sizeof hand, THREE("[1, 3, 0]", "[102, 1, 102]")
                 ACTIONS("'d dh p1 AhKh', 'd dh p2 2c7d', 'd dh p3 QsQd', "
                         "'p3 cc', 'p1 cc', 'd db 3h4s9h', 'p1 cc', 'p3 cc', "
                         "'d db Ts', 'p1 cc', 'p3 cc', 'd db Jc', 'p1 cc', "
                         "'p3 cc'") "finishing_stacks = %s\n", ends[i]);
        rig_assert_clean(hand);
    }
}

/* A player whose stack is unknown may be all-in without our knowing. */
CASE(unknown_stacks_are_played)
{
    BEGIN_CASE;
    rig_assert_clean(THREE("[1, 2, 0]", "[inf, inf, inf]")
                     ACTIONS(DARK "'p3 cbr 500', 'p1 f', 'p2 f'")
                     "finishing_stacks = [inf, inf, inf]\n"
                     "winnings = [0, 0, 5]\n");
    rig_assert_told(THREE("[1, 2, 0]", "[inf, inf, inf]")
                    ACTIONS(DARK "'p1 cc'"), "it is the turn of p3");
    rig_assert_told(THREE("[1, 2, 0]", "[100, inf, 100]")
                    ACTIONS(DARK "'p3 f', 'p1 f'")
                    "finishing_stacks = [99, inf, 101]\n",
                    "finishing_stacks must be [99, inf, 100]");
    assert_string_equal(
        rig_told(THREE("[1, 2, 0]", "[inf, inf, inf]")
                 ACTIONS(DARK "'p3 cbr 50', 'p1 cc', 'p2 f', 'd db 3h4h9h', "
                         "'d db Ts'")),
        "note 6:106: not checked from here: a stack is unknown, and its "
        "player may be all-in\n");
    rig_assert_told(THREE("[1, 2, 0]", "[inf, 9, inf]")
                    ACTIONS(DARK "'p3 cbr 50', 'p1 cc', 'p2 f', "
                            "'d db 3h4h9h', 'p1 sm AhKh'"),
                    "note 6:106: not checked from here");
    /* Two are known to have chips: they must bet, whatever the third has. */
    rig_assert_told(THREE("[1, 2, 0]", "[100, 100, inf]")
                    ACTIONS(DARK "'p3 cbr 50', 'p1 cc', 'p2 cc', "
                            "'d db 3h4h9h', 'd db Ts'"),
                    "6:107: the betting of this round is not over");
}

/* Hands by chance */

struct felt {
    struct rng rng;
    struct phh_hand hand;
    struct phh_action action[256];
    struct ring ring;
    struct slow_ring slow;
    uint8_t deck[CARDS_ALL];
    int board;
};

static int chance(struct felt *self, int sides)
{
    return (int)rng_below(&self->rng, (uint64_t)sides);
}

static void shuffle(struct felt *self)
{
    for (int i = 0; i < CARDS_ALL; i++) {
        int j = chance(self, i + 1);

        self->deck[i] = self->deck[j];
        self->deck[j] = (uint8_t)i;
    }
}

static struct phh_action *note(struct felt *self, enum phh_kind kind,
                               int player)
{
    struct phh_action *action = &self->action[self->hand.action_count++];

    assert_true(self->hand.action_count < 256);
    *action = (struct phh_action){.kind = (uint8_t)kind,
                                  .player = (uint8_t)player};
    return action;
}

static void note_cards(struct felt *self, enum phh_kind kind, int player,
                       int from, int count, int is_known)
{
    struct phh_action *action = note(self, kind, player);

    action->count = (uint8_t)count;
    for (int i = 0; i < count; i++)
        action->card[i] = is_known ? self->deck[from + i] : PHH_UNKNOWN;
}

static void mark(struct phh_hand *hand, enum phh_field field)
{
    hand->has |= UINT32_C(1) << field;
}

/* Blinds, sometimes a straddle, a post or none of the small blind. */
static int make_blinds(struct felt *self)
{
    struct phh_hand *hand = &self->hand;
    int small = hand->players == 2, big = !small, largest = big;

    hand->blind[small] = chance(self, 4) ? 1 + chance(self, 2) : 0;
    hand->blind[big] = 3;
    if (hand->players > 3 && chance(self, 4) == 0) {
        hand->blind[2] = 6;
        largest = 2;
    }
    if (hand->players > 4 && chance(self, 4) == 0)
        hand->blind[3 + chance(self, hand->players - 3)] = -3;
    return (largest + 1) % hand->players;
}

static void make_hand(struct felt *self, struct ring_rules *rules)
{
    struct phh_hand *hand = &self->hand;
    int is_limit = chance(self, 4) == 0, ante = chance(self, 3);

    *hand = (struct phh_hand){
        .variant = is_limit ? PHH_FT : PHH_NT,
        .decimals = (uint8_t)(chance(self, 2) * 2),
        .players = (uint8_t)(2 + chance(self, PLAYERS - 1)),
        .is_trimmed = (uint8_t)chance(self, 2),
        .min_bet = 3, .small_bet = 3, .big_bet = 6, .action = self->action,
    };
    strcpy(hand->code, is_limit ? "FT" : "NT");
    for (enum phh_field i = PHH_VARIANT; i < PHH_KNOWN; i++)
        if (i != PHH_BRING_IN && i != PHH_HAND && i != PHH_PLAYERS
            && (is_limit ? i != PHH_MIN_BET : i != PHH_SMALL_BET
                                              && i != PHH_BIG_BET))
            mark(hand, i);
    *rules = (struct ring_rules){
        .players = hand->players, .limit = (uint8_t)is_limit,
        .is_trimmed = hand->is_trimmed, .streets = 4, .board = {0, 3, 4, 5},
        .bet = {3, 3, is_limit ? 6 : 3, is_limit ? 6 : 3},
    };
    rules->first[0] = (uint8_t)make_blinds(self);
    for (int i = 0; i < hand->players; i++) {
        hand->ante[i] = rules->ante[i] = chance(self, 5) ? ante : 0;
        hand->stack[i] = 6 + ante + chance(self, chance(self, 2) ? 9 : 60);
        rules->blind[i] = hand->blind[i] < 0 ? -hand->blind[i]
                                             : hand->blind[i];
    }
}

static void deal_streets(struct felt *self)
{
    static const int next[] = {3, 3, 3, 4, 5};

    while (self->ring.end != POKER_FOLDED
           && self->board < ring_board(&self->ring)) {
        int now = next[self->board];

        note_cards(self, PHH_BOARD, 0, self->board, now - self->board, 1);
        self->board = now;
    }
}

static void act_at_felt(struct felt *self)
{
    struct ring_options options;
    int player = self->ring.turn;
    enum poker_kind kind = chance(self, 7) ? POKER_CALLS : POKER_FOLDS;
    int64_t to = 0;

    ring_find_options(&self->ring, &options);
    if (options.raise_most > 0 && chance(self, 4) == 0) {
        kind = POKER_RAISES;
        to = chance(self, 3) ? options.raise_least : options.raise_most;
    }
    note(self, kind == POKER_FOLDS ? PHH_FOLDS : kind == POKER_CALLS
         ? PHH_CALLS : PHH_RAISES, player)->amount = to;
    ring_act(&self->ring, kind, to);
    slow_ring_act(&self->slow, kind, (int)to);
}

static uint32_t value_of(const struct felt *self, int player)
{
    cards all = cards_of(self->deck[5 + 2 * player])
              | cards_of(self->deck[6 + 2 * player]);

    for (int i = 0; i < 5; i++)
        all |= cards_of(self->deck[i]);
    return poker_value(all);
}

/* Some muck, but the last one does not. */
static void show_at_felt(struct felt *self)
{
    uint32_t value[PLAYERS];
    unsigned showing = self->ring.in;

    for (int i = 0; i < self->hand.players; i++) {
        unsigned mine = 1u << i;

        value[i] = value_of(self, i);
        if (!(self->ring.in & mine))
            continue;
        if (chance(self, 5) == 0 && showing != mine) {
            showing &= ~mine;
            note(self, PHH_MUCKS, i);
        } else {
            note_cards(self, PHH_SHOWS, i, 5 + 2 * i, 2, 1);
        }
    }
    slow_ring_show(&self->slow, value, showing);
}

static void play_at_felt(struct felt *self)
{
    struct ring_rules rules;
    int is_dark;

    shuffle(self);
    make_hand(self, &rules);
    is_dark = chance(self, 2);
    self->board = 0;
    ring_begin(&self->ring, &rules, self->hand.stack);
    slow_ring_begin(&self->slow, &rules, self->hand.stack);
    for (int i = 0; i < self->hand.players; i++)
        note_cards(self, PHH_HOLE, i, 5 + 2 * i, 2, !is_dark);
    deal_streets(self);
    while (self->ring.end == POKER_GOES_ON) {
        act_at_felt(self);
        deal_streets(self);
    }
    if (self->ring.end == POKER_SHOWDOWN)
        show_at_felt(self);
    for (int i = 0; i < self->hand.players; i++) {
        self->hand.finish[i] = self->slow.player[i].chips;
        self->hand.winnings[i] = self->slow.player[i].won;
    }
}

/* A hand that is written is read as the same and found right; and a chip too
 * much is found. */
static void check_written(struct felt *self)
{
    static char text[RIG_ROOM], copy[RIG_ROOM];
    int player = chance(self, self->hand.players);
    int64_t more = 1 + self->slow.rules.players;

    strcpy(text, rig_written(&self->hand, 0));
    rig_assert_clean(text);
    rig_copy(text, strlen(text), copy);
    assert_string_equal(copy, text);
    self->hand.finish[player] += more;
    rig_assert_told(rig_written(&self->hand, 0), "finishing_stacks must be");
    self->hand.finish[player] -= more;
    self->hand.winnings[player] += more + self->slow.player[player].back;
    strcpy(text, rig_written(&self->hand, 0));
    rig_assert_told(text, "winnings must be");
}

CASE(hands_by_chance_are_written_and_read_back)
{
    static struct felt felt;

    BEGIN_CASE;
    rng_seed(&felt.rng, "felt");
    for (int i = 0; i < GAMES; i++) {
        play_at_felt(&felt);
        check_written(&felt);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("phh ring: three players act in turn", three_players_act_in_turn),
    TEST("phh ring: blinds may be in any order, and missing",
         blinds_may_be_in_any_order_and_missing),
    TEST("phh ring: antes of any kind are paid", antes_of_any_kind_are_paid),
    TEST("phh ring: a bring-in may be there", a_bring_in_may_be_there),
    TEST("phh ring: raises have a minimum",
         raises_have_a_minimum_among_many),
    TEST("phh ring: side pots are paid", side_pots_of_a_file_are_paid),
    TEST("phh ring: an odd chip goes to either winner",
         an_odd_chip_goes_to_either),
    TEST("phh ring: cards may be unknown or mucked",
         unknown_and_mucked_cards_are_enough),
    TEST("phh ring: unknown cards may be shown several times",
         unknown_cards_are_shown_again_and_again),
    TEST("phh ring: a check without an opponent is no matter",
         a_check_without_an_opponent_is_no_matter),
    TEST("phh ring: a short blind is called in either way",
         a_short_blind_is_called_in_either_way),
    TEST("phh ring: unknown stacks are played", unknown_stacks_are_played),
    TEST("phh ring: hands by chance are written and read back",
         hands_by_chance_are_written_and_read_back),
};

CHECK_MAIN("phh_ring", tests)
