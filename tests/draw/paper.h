/* paper.h - a small canvas with a margin that nobody may write on. */
#ifndef PAPER_H
#define PAPER_H

#include "check.h"
#include "draw/canvas.h"

enum {
    PAPER_WIDTH = 61, PAPER_HEIGHT = 47,        /* odd: rows are unaligned */
    PAPER_SIZE = PAPER_WIDTH * PAPER_HEIGHT,
    PAPER_MARGIN = 256
};

#define PX(pixels) ((pixels) * CANVAS_PX)
#define BLACK 0xff000000u
#define WHITE 0xffffffffu

struct paper {
    struct canvas canvas;
    uint32_t memory[PAPER_MARGIN + PAPER_SIZE + PAPER_MARGIN];
};

void paper_begin(struct paper *self, uint32_t colour);
uint32_t paper_at(const struct paper *self, int x, int y);

/* How much white there is in a pixel, 0..255, and on the whole paper. */
int paper_light(const struct paper *self, int x, int y);
int paper_light_of_all(const struct paper *self);

void paper_check_margin(const struct paper *self);
void paper_check_same(const struct paper *a, const struct paper *b);

/* Fails unless these pixels have a colour and all others another. */
void paper_check_only(const struct paper *self, struct canvas_rect rect,
                      uint32_t colour, uint32_t other);

#endif
