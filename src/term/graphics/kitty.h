/* kitty.h - a picture by the graphics protocol of kitty.
 *
 * https://sw.kovidgoyal.net/kitty/graphics-protocol/ describes it; kitty,
 * WezTerm, Ghostty and Konsole know it. graphics.c is the only caller.
 */
#ifndef TERM_KITTY_H
#define TERM_KITTY_H

#include "term/graphics/bytes.h"
#include "term/graphics/picture.h"

/* The most bytes of base64 in one sequence, and the number by which the
 * terminal knows our picture. */
enum { TERM_KITTY_CHUNK = 4096 };
#define TERM_KITTY_ID "7430"

/* Appends the bytes that put the picture on so many cells from the cursor on,
 * in place of the last one. The cursor stays. Where memory is short
 * to->is_short is set, and the bytes are of no use. */
void term_kitty_write(const struct term_picture *picture, int columns,
                      int rows, struct term_bytes *to);

/* The bytes that remove it and free its memory in the terminal. */
extern const char term_kitty_remove[];

/* Asks whether the terminal knows all this; see TERM_KITTY in input.h. */
#define TERM_KITTY_ASK \
    "\033_Gi=" TERM_KITTY_ID ",s=1,v=1,a=q,t=d,f=24;AAAA\033\\"

#endif
