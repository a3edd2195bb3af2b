/* panel.c - what each part of the panel does in a game of pegs.
 *
 * Tables for faces and scripts, and one question about the options. Players
 * know the keys by heart: do not change them.
 */
#include "machines/pegs/panel.h"

#include "base/words.h"

/* Board and chip use the same letters for the five buttons, in a different
 * order. */
#define FROM_NEXYS3(letter) \
    [NEXYS3_BTN##letter - NEXYS3_BTN] = PEGS_BTN##letter

const uint8_t pegs_panel_buttons[NEXYS3_BUTTONS] = {
    FROM_NEXYS3(S), FROM_NEXYS3(L), FROM_NEXYS3(R), FROM_NEXYS3(U),
    FROM_NEXYS3(D),
};

const struct role pegs_panel_roles[] = {
    {"BTNU", 'i', WORDS("colour +")},
    {"BTNL", 'j', WORDS("left")},
    {"BTNS", 's', WORDS("enter")},
    {"BTNR", 'l', "right"},
    {"BTND", 'k', WORDS("colour -")},
    {"SW7", '7', "-"}, {"SW6", '6', "-"}, {"SW5", '5', "-"}, {"SW4", '4', "-"},
    {"SW3", '3', "-"}, {"SW2", '2', "-"}, {"SW1", '1', "-"},
    {"SW0", '0', WORDS("history")},
    {0},
};

/* LD7 belongs to turn 8 and blinks only when the game is over; but it blinks
 * at the end of a match, too, above the totals. So the marks must be there as
 * well, any but four X. Within a match they have a point, and no game of it
 * is its result. */
#define LOST(marks) \
    {.shows = "LD7 blink", .also = "AN \"" marks "\"", \
     .says = WORDS("the code was not found")}

/* Every second the winner gives way to the totals, with a point after those
 * of A. */
#define TOTALS(ones) \
    {.shows = "LD blink", .also = "AN2 \"" ones ".\"", \
     .says = WORDS("the match is over")}

const struct machine_sign pegs_panel_results[] = {
    {.shows = "AN \"_-A-\"", .says = WORDS("A won")},
    {.shows = "AN \"_-b-\"", .says = WORDS("b won")},
    {.shows = "AN \"_A-b\"", .says = WORDS("a draw")},
    {.shows = "AN \"XXXX\"", .says = WORDS("the code was found")},
    LOST("____"), LOST("O___"), LOST("OO__"), LOST("OOO_"), LOST("OOOO"),
    LOST("X___"), LOST("XO__"), LOST("XOO_"), LOST("XOOO"),
    LOST("XX__"), LOST("XXO_"), LOST("XXOO"), LOST("XXX_"),
    TOTALS("0"), TOTALS("1"), TOTALS("2"), TOTALS("3"), TOTALS("4"),
    TOTALS("5"), TOTALS("6"), TOTALS("7"), TOTALS("8"), TOTALS("9"),
    {0},
};

#define OVER(words) \
    {.shows = (words), .parts = "BTNU BTND BTNL BTNR", \
     .says = WORDS("the game is over: press BTNS to go on")}

const struct machine_sign pegs_panel_deaf[] = {
    OVER("AN \"XXXX\""), OVER("AN \"X.XXX\""), OVER("AN \"XXXX.\""),
    OVER("LD7 blink"),
    {.shows = "SW0 1", .parts = "BTNS BTNL BTNR",
     .says = WORDS("while SW0 is up, only BTNU and BTND work: flip it down to "
                   "go on guessing")},
    {0},
};

const char pegs_panel_how_to[] = WORDS(
    "The machine hides a code of four colours, which may repeat.\n"
    "BTNL and BTNR select a peg, which blinks (a black one flashes white),\n"
    "BTNU and BTND change its colour, BTNS enters them. Each X (like an H)\n"
    "is a peg right in colour and place, each O one of a colour that belongs\n"
    "elsewhere. The LEDs show the turn, one of eight; with SW0 up, BTND and\n"
    "BTNU show earlier turns. BTNS leaves a result. With match=3 players A\n"
    "and b play three games each, and fewer turns win.\n");

const char *pegs_panel_missing_seat(char seat, const int64_t *option)
{
    if (seat == 'A' || option[PEGS_MATCH] > 0)
        return NULL;
    return WORDS("pegs has a player b only in a match: set the option match=1 "
                 "to match=9");
}
