/* sixel.h - a picture as sixels: six rows at a time, colour by colour. */
#ifndef TERM_SIXEL_H
#define TERM_SIXEL_H

#include "term/bytes.h"
#include "term/picture.h"

/* From where the cursor is; where that will be then nobody knows. Of more
 * colours than a terminal has registers the finest shades become one. */
enum { TERM_SIXEL_COLOURS = 256 };
void term_sixel_write(const struct term_picture *picture,
                      struct term_bytes *to);

#endif
