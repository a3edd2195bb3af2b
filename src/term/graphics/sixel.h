/* sixel.h - a picture as sixels: six rows at a time, colour by colour. */
#ifndef TERM_SIXEL_H
#define TERM_SIXEL_H

#include "term/graphics/bytes.h"
#include "term/graphics/picture.h"

/* Appends the bytes that draw a picture from the cursor on; where the cursor is
 * afterwards differs among terminals. A picture of more colours than a terminal
 * has registers loses its finest shades: it is drawn with three or two bits for
 * each of red, green and blue. */
enum { TERM_SIXEL_COLOURS = 256 };
void term_sixel_write(const struct term_picture *picture,
                      struct term_bytes *to);

#endif
