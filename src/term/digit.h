/* digit.h - a seven-segment digit in cells. */
#ifndef TERM_DIGIT_H
#define TERM_DIGIT_H

#include "term/layout.h"
#include "term/screen.h"

/* Draws eight lights, the segments a to g and the point, in this order, each
 * 0..255: as pixels of half a cell where there is colour and UTF-8, else as
 * strokes; as one character in a box of fewer than five rows. The stroke is
 * the width of a segment in half cells. */
void term_digit_draw(struct term_screen *screen, struct term_box box,
                     int stroke, const uint8_t *brightness);

/* A brightness as the eye takes it, 0..255: half the light looks like more
 * than half. Used for all LEDs. */
int term_digit_level(int brightness);

#endif
