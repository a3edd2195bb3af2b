/* panel.c - what each part of the panel does in a game of poker.
 *
 * Tables for faces and scripts, nothing that runs. Players know the keys by
 * heart: do not change them.
 */
#include "machines/poker/panel.h"

#include "base/words.h"

/* A switch's key is its number in hexadecimal: f folds. */
const struct role poker_panel_roles[] = {
    {"BTNC", 's', WORDS("next")},
    {"BTNL", 'j', WORDS("item")},
    {"BTNU", 'i', "-"}, {"BTNR", 'l', "-"}, {"BTND", 'k', "-"},
    {"SW15", 'f', WORDS("fold")},
    {"SW14", 'e', WORDS("bet")}, {"SW13", 'd', "bet"}, {"SW12", 'c', "bet"},
    {"SW11", 'b', "bet"}, {"SW10", 'a', "bet"}, {"SW9", '9', "bet"},
    {"SW8", '8', "bet"}, {"SW7", '7', "bet"}, {"SW6", '6', "bet"},
    {"SW5", '5', "bet"}, {"SW4", '4', "bet"}, {"SW3", '3', "bet"},
    {"SW2", '2', "bet"}, {"SW1", '1', "bet"}, {"SW0", '0', "bet"},
    {0},
};

/* The bet can be typed in decimal; SW15 folds and is not part of it. */
const struct machine_dial poker_panel_dial = {
    .group = "SW",
    .width = 15,
    .asks = "bet",
    .title = WORDS("Bet"),
};

const struct machine_eyes poker_panel_eyes[] = {
    {'A', "LD15"},
    {'b', "LD14"},
    {0},
};

/* Only a hand has an end that can be seen; a match goes on with new chips. */
const struct machine_sign poker_panel_results[] = {
    {.shows = "LD xxxxxxxxxxxxxx01", .says = WORDS("A won the last "
                                                          "hand")},
    {.shows = "LD xxxxxxxxxxxxxx10", .says = WORDS("b won the last "
                                                          "hand")},
    {.shows = "LD xxxxxxxxxxxxxx11", .says = WORDS("the last hand was "
                                                          "split")},
    {0},
};

const char poker_panel_how_to[] = WORDS(
    "Poker for two: A is player 1, b is player 2. Each press of BTNC goes one\n"
    "step on: community cards, A's cards, community cards, b's cards, chips\n"
    "from both into the pot. LD15 is on while A's cards can be seen, LD14\n"
    "while b's can: look away. Then 1P asks A, and 2P asks b, for a bet: set\n"
    "SW14..SW0 to what you add, in binary, and press BTNC. Adding 0 checks;\n"
    "more than you have is refused; too little, and you are asked again. SW15\n"
    "flipped up before the press folds. Equal bets end the betting, and the\n"
    "better hand takes the pot (LD0: A, LD1: b). BTNL selects what the digits\n"
    "show: your chips, A's bet, b's bet, the pot.\n");
