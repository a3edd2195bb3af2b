/* letter.h - text on a canvas, in our own bitmap font, at any size.
 *
 * A font is bits, but large letters are not made of blocks: between the bits
 * of a letter its edge is found as a smooth line. Small ones, whose bits fit
 * the pixels, are drawn bit by bit. Two fonts: one for lines of 7 to 12
 * pixels, and a finer one, as it is to 18 pixels and scaled from there.
 * Letters begin on whole pixels.
 */
#ifndef LETTER_H
#define LETTER_H

#include "draw/canvas.h"

enum letter_align { LETTER_LEFT, LETTER_CENTRE, LETTER_RIGHT };

struct letter_style {
    int height;                         /* of a line, in sub-pixels */
    uint32_t colour;
    enum letter_align align;
    int is_bold;
};

/* Draws UTF-8 text, its line box beginning at a place (or ending there, or
 * with its middle there); code points that the font does not know are a box.
 * Returns its width in sub-pixels. */
int letter_draw(struct canvas *canvas, struct canvas_spot at,
                const char *text, const struct letter_style *style);

/* The width that it would have, and so of one letter: all have the same. */
int letter_width(const char *text, int height);
int letter_advance(int height);

/* Draws it in a box, in its middle from top to bottom, cut off with an
 * ellipsis where it is too wide. */
void letter_fit(struct canvas *canvas, struct canvas_box box,
                const char *text, const struct letter_style *style);

/* The height, a whole number of pixels, at which a line of so many letters
 * fits a width, at most; 0 if it would be unreadable. */
int letter_height_for(int letters, int width, int most);

#endif
