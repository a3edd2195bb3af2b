/* font.h - letters of 5 x 7 pixels, by their ASCII code.
 *
 * For displays of boards that draw their own characters. Every code has a
 * pattern, so that a byte below 128 can be shown without a check.
 */
#ifndef FONT_H
#define FONT_H

#include <stdint.h>

enum {
    FONT_WIDTH = 5, FONT_HEIGHT = 7, FONT_CHARS = 128,
    FONT_STEP = 6                       /* from one character to the next */
};

extern const uint8_t font_table[FONT_CHARS][FONT_WIDTH];   /* columns, bit 0
                                                            * on top */

#endif
