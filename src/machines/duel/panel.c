/* panel.c - what each part of the panel does in a duel.
 *
 * Tables for faces and scripts, nothing that runs. Keys and the event texts
 * behind shortcuts go into journals and must not change.
 */
#include "machines/duel/panel.h"

#include "base/words.h"

const struct role duel_panel_roles[] = {
    {"BTN3", 'a', WORDS("A enter")},
    {"BTN2", 'r', WORDS("reset")},
    {"BTN1", 's', "-"},
    {"BTN0", 'l', WORDS("b enter")},
    {"SW7", '7', "-"}, {"SW6", '6', "-"}, {"SW5", '5', "-"}, {"SW4", '4', "-"},
    {"SW3", '3', WORDS("alone")},
    {"SW2", '2', WORDS("letter")}, {"SW1", '1', "letter"},
    {"SW0", '0', "letter"},
    {0},
};

/* The letter of the code that the switches make, by its own key. */
const struct shortcut duel_panel_shortcuts[] = {
    {'A', "set SW xxxxx001", "A"}, {'C', "set SW xxxxx010", "C"},
    {'E', "set SW xxxxx011", "E"}, {'F', "set SW xxxxx100", "F"},
    {'H', "set SW xxxxx101", "H"}, {'L', "set SW xxxxx110", "L"},
    {'U', "set SW xxxxx111", "U"}, {'-', "set SW xxxxx000", "-"},
    {0},
};

/* A score of two stands on the digits only at the end of a match. */
const struct machine_sign duel_panel_results[] = {
    {.shows = "AN \"_2-0\"", .says = WORDS("A won 2-0")},
    {.shows = "AN \"_2-1\"", .says = WORDS("A won 2-1")},
    {.shows = "AN \"_0-2\"", .says = WORDS("b won 2-0")},
    {.shows = "AN \"_1-2\"", .says = WORDS("b won 2-1")},
    {0},
};

/* Each message is shown for two seconds. The final score is not among them: it
 * blinks until somebody presses. */
static const char wait_words[] = WORDS(
    "buttons are ignored while a message is shown (4 s after the first press): "
    "wait until a letter can be set");

#define MESSAGE(words) \
    {.shows = "AN \"" words "\"", .parts = "BTN3 BTN0", .says = wait_words}

const struct machine_sign duel_panel_deaf[] = {
    MESSAGE("_0-0"), MESSAGE("_0-1"), MESSAGE("_1-0"), MESSAGE("_1-1"),
    MESSAGE("_P-A"), MESSAGE("_P-b"),
    MESSAGE("_L-3"), MESSAGE("_L-2"), MESSAGE("_L-1"),
    {0},
};

const char duel_panel_how_to[] = WORDS(
    "Player A has BTN3, player b has BTN0. Whoever presses first makes a\n"
    "code of four letters: set each on SW2..SW0 and enter it with your own\n"
    "button. The other player looks away, then has three tries. Each pair\n"
    "of LEDs judges one letter: both on, right; only the right one on,\n"
    "elsewhere in the code; both off, not in it. After a judgement press\n"
    "again to go on. Then the roles change; two rounds win the match.\n"
    "SW3 up before A's first press: A plays alone against the machine.\n");
