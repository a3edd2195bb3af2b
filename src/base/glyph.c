/* glyph.c - characters on seven segments.
 *
 * The table is written by character; reading goes through it the other
 * way, for text faces, minds that read a display, and scripts that expect
 * a text.
 */
#include "base/glyph.h"

const uint8_t glyph_table[256] = {
    ['-'] = 0x40, ['='] = 0x48,
    ['0'] = 0x3f, ['1'] = 0x06, ['2'] = 0x5b, ['3'] = 0x4f, ['4'] = 0x66,
    ['5'] = 0x6d, ['6'] = 0x7d, ['7'] = 0x07, ['8'] = 0x7f, ['9'] = 0x6f,
    ['A'] = 0x77, ['b'] = 0x7c, ['C'] = 0x39, ['c'] = 0x58, ['d'] = 0x5e,
    ['E'] = 0x79, ['F'] = 0x71, ['G'] = 0x3d, ['H'] = 0x76, ['h'] = 0x74,
    ['J'] = 0x1e, ['L'] = 0x38, ['n'] = 0x54, ['O'] = 0x3f, ['o'] = 0x5c,
    ['P'] = 0x73, ['r'] = 0x50, ['S'] = 0x6d, ['t'] = 0x78, ['U'] = 0x3e,
    ['u'] = 0x1c, ['X'] = 0x76, ['y'] = 0x6e,
};

/* Where two characters look alike (0 and O, 5 and S) the first is read. */
static const char reading_order[] = "_-=0123456789AbCcdEFGHhJLnoPrtUuy";

char glyph_char(uint8_t segments)
{
    segments &= (uint8_t)~GLYPH_POINT;
    for (const char *c = reading_order; *c; c++)
        if (glyph_segments(*c) == segments)
            return *c;
    return '?';
}
