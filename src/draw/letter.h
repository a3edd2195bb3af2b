/* letter.h - text on a canvas, in our own bitmap font, at any size.
 *
 * A font is bits, but large letters are not made of blocks: between the bits
 * of a letter its edge is found as a smooth line. Small ones, whose bits fit
 * the pixels, are drawn bit by bit. Two fonts: one for lines of 7 to 12
 * pixels, and a finer one, as it is up to 18 pixels and scaled from there.
 * Letters begin on whole pixels. A line has one height and one advance; there
 * is no kerning and no wrapping (window_item_wrap breaks lines).
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
 * with its middle there); code points that the font does not know are a box,
 * and so is each byte that is not UTF-8. Returns its width in sub-pixels. */
int letter_draw(struct canvas *canvas, struct canvas_spot at,
                const char *text, const struct letter_style *style);

/* Whether a byte of UTF-8 is not the first one of its letter. */
static inline int letter_is_inside(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

/* How many letters a text has: code points, and bytes that are none. */
int letter_count(const char *text);

/* The width that a text would have, and that of one letter: all letters have
 * the same. In sub-pixels, for a height in sub-pixels. */
int letter_width(const char *text, int height);
int letter_advance(int height);

/* The rows of a line that a text has ink in: of "SW7" none is below the base
 * line, of "up" none above small letters. Two lines meet where these do. */
struct canvas_box letter_ink(struct canvas_box line, const char *text);

/* Draws a text in a box, centred from top to bottom, cut off with an ellipsis
 * where it is too wide; nothing where not even one letter fits. */
void letter_fit(struct canvas *canvas, struct canvas_box box,
                const char *text, const struct letter_style *style);

/* The largest height up to `most`, a whole number of pixels, at which a line
 * of so many letters fits a width; 0 if it would be unreadable. All lengths
 * are in sub-pixels. */
int letter_height_for(int letters, int width, int most);

#endif
