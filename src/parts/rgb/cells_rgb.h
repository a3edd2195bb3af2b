/* cells_rgb.h - an LED of three colours in cells, with the colour's letter. */
#ifndef CELLS_RGB_H
#define CELLS_RGB_H

#include "term/layout.h"
#include "term/screen.h"

/* The letter of the colour that an eye sees of three lights, in the order blue,
 * green, red, each 0..255: one of KBGCRMYW, K being black. */
char cells_rgb_letter(const uint8_t brightness[3]);

/* Draws it on a ground of some colour. On a screen without colour it is full or
 * hollow, and the letter says the rest. */
void cells_rgb_draw(struct term_screen *screen, struct term_box box,
                    const uint8_t brightness[3], uint32_t ground);

#endif
