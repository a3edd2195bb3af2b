/* theme.h - the colours of the terminal face, 0xRRGGBB.
 *
 * The board's green and the dark red of a segment are chosen so that the
 * nearest of 256 colours are still a green and a red, and the nearest of 16 is
 * black: a calm board on every terminal. screen.h reduces the colours.
 */
#ifndef TERM_THEME_H
#define TERM_THEME_H

enum {
    THEME_ROOM         = 0x12161b,      /* around the board */
    THEME_TEXT         = 0xc8d0d8,
    THEME_STRONG       = 0xffffff,
    THEME_FAINT        = 0x7d8894,
    THEME_NOTICE       = 0xffd166,
    THEME_WARNING      = 0xff7a59,
    THEME_GOOD         = 0x8fe388,
    THEME_BAR          = 0x1f2730,      /* title and status lines */
    THEME_CHOSEN       = 0x2f6f4f,      /* the chosen entry of a menu */

    THEME_PCB          = 0x054a26,
    THEME_PCB_EDGE     = 0x3c8a5c,
    THEME_SILK         = 0xdfeee2,      /* printed names */
    THEME_SILK_FAINT   = 0x86b096,      /* parts that do nothing here */
    THEME_KEY          = 0xffe08a,      /* the key that works a part */
    THEME_ROLE         = 0x9ee6b8,

    THEME_HOUSING      = 0x170c0c,      /* of a digit */
    THEME_SEGMENT_OFF  = 0x461210,
    THEME_SEGMENT_ON   = 0xff2d24,
    THEME_LED_OFF      = 0x46584a,
    THEME_LED_ON       = 0xb6ff5c,

    THEME_LENS_OFF     = 0x5a6066,      /* of an LED of three colours */
    THEME_LENS_BLUE    = 0x3d6bff,
    THEME_LENS_GREEN   = 0x24e058,
    THEME_LENS_CYAN    = 0x24e0f0,
    THEME_LENS_RED     = 0xff2a20,
    THEME_LENS_MAGENTA = 0xe645e6,
    THEME_LENS_YELLOW  = 0xfff020,
    THEME_LENS_AMBER   = 0xffb414,
    THEME_LENS_WHITE   = 0xffffff,
    THEME_ON_LENS      = 0xf4f6f8,
    THEME_ON_LENS_LIT  = 0x10151a,

    THEME_MATRIX_BLACK = 0x0c1013,      /* squares of an array of LEDs */
    THEME_MATRIX_WHITE = 0x3d4740,
    THEME_MATRIX_LENS  = 0x262d33,      /* a dark LED there */

    THEME_BREADBOARD   = 0x34383b,
    THEME_BREAD_EDGE   = 0x767d82,
    THEME_BREAD_HOLE   = 0x565c60,
    THEME_BREAD_TEXT   = 0xb4bbc0,
    THEME_RESISTOR     = 0xc9a26a,
    THEME_WIRE         = 0x9aa3a9,

    THEME_BEZEL        = 0x2b3138,      /* of a monitor */
    THEME_GLASS        = 0x0a110d,
    THEME_PHOSPHOR     = 0x8dffb0,      /* what is written on it */
    THEME_CLOTH        = 0x5a6b86,      /* that covers it */

    THEME_SLOT         = 0x14181c,      /* in which a switch slides */
    THEME_KNOB_UP      = 0xf4f6f8,
    THEME_KNOB_DOWN    = 0x8b949c,
    THEME_CAP          = 0xa9b3bc,      /* of a button */
    THEME_CAP_DOWN     = 0xffc93c,
    THEME_ON_CAP       = 0x10151a,
    THEME_PACKAGE      = 0x1b1f23,      /* of a chip */
    THEME_ON_PACKAGE   = 0x98a2ab,
};

#endif
