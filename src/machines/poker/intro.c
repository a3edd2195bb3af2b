/* intro.c - poker as a player meets it: title, levels, options, and the rules
 * with the ranking of hands. */
#include "machines/poker/intro.h"

#include "base/words.h"

/* The rules */

static const char *const poker_rules[] = {
    WORDS("You each get two cards that the other does not see. Three community "
          "cards lie in the middle for both: your hand is your two cards and "
          "these three."),
    WORDS("A hand begins with the ante: each of you puts 5 chips into the pot. "
          "Then you act in turn, A first. Check to stay in for nothing, or bet "
          "some of your chips."),
    WORDS("After a bet, the other player calls by putting in as much, raises "
          "by putting in more, or folds: that gives the hand up, and the pot "
          "goes to the one who bet. The betting ends when both have put in the "
          "same."),
    WORDS("Who cannot match a bet may go all-in with the chips that are left. "
          "What the other has bet beyond that is returned."),
    WORDS("At the showdown the better hand takes the pot, by the ranking in "
          "the picture. If both have the same kind of hand, the higher cards "
          "decide; if these are equal, too, the pot is split."),
    WORDS("Chips are carried on from hand to hand. Whoever has all of them "
          "wins the match."),
    WORDS("With five community cards it is Texas Hold'em: three of them are "
          "opened after a first round of betting, then one, then the last, "
          "each followed by another round. Your best five of seven cards "
          "count."),
    NULL,
};

/* The picture: a hand of each kind, the best first */

enum {
    RANKING_STEP = 98, RANKING_CARD_WIDTH = 64, RANKING_CARD_HEIGHT = 88,
    RANKING_CARD_STEP = 70, RANKING_NAME_X = 370,
};

/* Ranks and suits as on the machine's terminal. Cards are not read out: the
 * words say what they show. */
static const struct ranking {
    const char *name, *cards, *words;
} poker_ranking[] = {
    {WORDS("Royal flush"), "TSJSQSKSAS",
     WORDS("Royal flush: ten to ace, all of one suit")},
    {WORDS("Straight flush"), "5H6H7H8H9H",
     WORDS("Straight flush: five ranks in a row, all of one suit")},
    {WORDS("Four of a kind"), "9C9D9H9SKD",
     WORDS("Four of a kind: four cards of one rank")},
    {WORDS("Full house"), "QCQDQH7S7D",
     WORDS("Full house: three cards of one rank and two of another")},
    {WORDS("Flush"), "2D6D9DJDKD",
     WORDS("Flush: five cards of one suit")},
    {WORDS("Straight"), "4C5D6S7H8C",
     WORDS("Straight: five ranks in a row; the ace is high or low")},
    {WORDS("Three of a kind"), "JCJHJS4D9C",
     WORDS("Three of a kind: three cards of one rank")},
    {WORDS("Two pair"), "KCKD4H4STC",
     WORDS("Two pair: two cards of one rank and two of another")},
    {WORDS("Pair"), "8H8S3CTDAC",
     WORDS("Pair: two cards of one rank")},
    {WORDS("High card"), "2C5H9DJSAD",
     WORDS("High card: none of these; the highest card counts")},
};

static int place_of(const char *letters, char letter)
{
    int at = 0;

    while (letters[at] && letters[at] != letter)
        at++;
    return at;
}

/* The order of a table: clubs, diamonds, hearts, spades. */
static void lay_ranked_card(struct table *to, int at, int y, const char *card)
{
    table_add(to, TABLE_CARD, 10 + at * RANKING_CARD_STEP, y,
              RANKING_CARD_WIDTH, RANKING_CARD_HEIGHT)->value =
        4 * place_of("23456789TJQKA", card[0]) + place_of("CDHS", card[1]);
}

static void lay_ranked_hand(struct table *to, int y,
                            const struct ranking *hand)
{
    struct table_item *label;
    struct text words;

    for (int i = 0; i < 5; i++)
        lay_ranked_card(to, i, y, hand->cards + 2 * i);
    label = table_add_label(to, RANKING_NAME_X, y + 16, 420, 56,
                            words_of(hand->name));
    label->marks = TABLE_IS_STRONG;
    words = table_words(label);
    text_put(&words, words_of(hand->words));
}

static void lay_ranking(struct table *to)
{
    int kinds = sizeof poker_ranking / sizeof *poker_ranking;

    to->count = 0;
    for (int i = 0; i < kinds; i++)
        lay_ranked_hand(to, 10 + i * RANKING_STEP, &poker_ranking[i]);
}

/* Options */

static const char *const deal_values[] = {
    WORDS("shuffled"), WORDS("the same cards in every match"),
    WORDS("a lesson: sixteen hands in a row"),
};

static const char *const community_values[] = {
    WORDS("three, one round of betting"), WORDS("five, as in Texas Hold'em"),
};

static const char *const showdown_values[] = {
    WORDS("tells who has won"), WORDS("shows both hands"),
};

static const struct intro_choice poker_choices[] = {
    {"cards", WORDS("Community cards"), community_values},
    {"chips", WORDS("Chips of each player"), NULL},
    {"ante", WORDS("Ante"), NULL},
    {"showdown", WORDS("The showdown"), showdown_values},
    {"deal", WORDS("The deck"), deal_values},
    {0},
};

/* The levels by what the best response gains (docs/figures.md): "caller" never
 * bets and never folds, so that any good hand is paid; "odds" has to be
 * outwitted; from "equilibrium" nobody can win in the long run.
 *
 * Three community cards, as the machine was built: a hand of one round is soon
 * played, and two cards and three make exactly five. Cards at the showdown,
 * because a player wants to see what has beaten him. */
const struct intro poker_intro = {
    .title = WORDS("Poker for two"),
    .pitch = WORDS("Bet, bluff and fold until one of you has all the chips."),
    .id = "poker:basys3 showdown=cards",
    .seat = 'A',
    .demo = "random",
    .levels = {
        {WORDS("Easy"), "caller"}, {WORDS("Medium"), "odds"},
        {WORDS("Hard"), "equilibrium"},
    },
    .choices = poker_choices,
    .rules = poker_rules,
    .lay_rules = lay_ranking,
    .steps = POKER_STEPS,
    .guide = poker_intro_guide,
};
