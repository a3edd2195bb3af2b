/* kitty.h - a picture by the graphics protocol of kitty. */
#ifndef TERM_KITTY_H
#define TERM_KITTY_H

#include "term/bytes.h"
#include "term/picture.h"

enum { TERM_KITTY_CHUNK = 4096 };
#define TERM_KITTY_ID "7430"

/* Puts the picture on so many cells from where the cursor is, which stays
 * there, in place of the one that was there before. */
void term_kitty_write(const struct term_picture *picture, int columns,
                      int rows, struct term_bytes *to);

/* Takes it away. */
extern const char term_kitty_remove[];

/* Asks whether the terminal knows all this; see TERM_KITTY in term_input.h. */
#define TERM_KITTY_ASK \
    "\033_Gi=" TERM_KITTY_ID ",s=1,v=1,a=q,t=d,f=24;AAAA\033\\"

#endif
