/* glyph.h - characters on seven segments.
 *
 *      aaa
 *     f   b      a pattern is the byte p g f e d c b a, bit 0 = a;
 *     f   b      p is the decimal point (M0-65)
 *      ggg
 *     e   c
 *     e   c
 *      ddd  p
 */
#ifndef GLYPH_H
#define GLYPH_H

#include <stdint.h>

enum { GLYPH_POINT = 0x80 };            /* bit p */

/* By character code. Characters that seven segments cannot show are 0. */
extern const uint8_t glyph_table[256];

/* The pattern of a character; dark for a space, '_' or one unknown. */
static inline uint8_t glyph_segments(char c)
{
    return glyph_table[(unsigned char)c];
}

/* The character of a pattern, its point left aside: '_' if all is dark,
 * '?' if no character looks like that. */
char glyph_char(uint8_t segments);

#endif
