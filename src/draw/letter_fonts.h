/* letter_fonts.h - the bits of letters, one row after the other.
 *
 * The small font is that of base/font.h, which the machines' own screens use,
 * too; the fine one is drawn for boards and windows. Only letter.c draws with
 * them.
 */
#ifndef LETTER_FONTS_H
#define LETTER_FONTS_H

#include <stdint.h>

struct letter_font {
    int columns, rows;                  /* of the cell, with its gaps */
};

extern const struct letter_font letter_fonts_small, letter_fonts_fine;

enum { LETTER_FONTS_ROWS = 16 };

struct letter_bits {
    uint16_t row[LETTER_FONTS_ROWS];    /* bit 15 on the left */
};

/* The bits of a code point; of one that is not known, a box. */
struct letter_bits letter_fonts_bits(const struct letter_font *font,
                                     uint32_t code);

#endif
