/* paper.c - a small canvas with a margin that nobody may write on. */
#include "draw/paper.h"

enum { MARGIN = 0x5eed1e55 };

void paper_begin(struct paper *self, uint32_t colour)
{
    for (int i = 0; i < 2 * PAPER_MARGIN + PAPER_SIZE; i++)
        self->memory[i] = MARGIN;
    for (int i = 0; i < PAPER_SIZE; i++)
        self->memory[PAPER_MARGIN + i] = colour;
    canvas_begin(&self->canvas, self->memory + PAPER_MARGIN, PAPER_WIDTH,
                 PAPER_HEIGHT);
}

uint32_t paper_at(const struct paper *self, int x, int y)
{
    return self->memory[PAPER_MARGIN + y * PAPER_WIDTH + x];
}

int paper_light(const struct paper *self, int x, int y)
{
    return (int)(paper_at(self, x, y) & 0xff);
}

int paper_light_of_all(const struct paper *self)
{
    int light = 0;

    for (int i = 0; i < PAPER_SIZE; i++)
        light += paper_light(self, i % PAPER_WIDTH, i / PAPER_WIDTH);
    return light;
}

void paper_check_margin(const struct paper *self)
{
    for (int i = 0; i < PAPER_MARGIN; i++) {
        assert_int_equal(self->memory[i], MARGIN);
        assert_int_equal(self->memory[PAPER_MARGIN + PAPER_SIZE + i], MARGIN);
    }
}

void paper_check_same(const struct paper *a, const struct paper *b)
{
    for (int i = 0; i < PAPER_SIZE; i++) {
        int x = i % PAPER_WIDTH, y = i / PAPER_WIDTH;

        if (paper_at(a, x, y) != paper_at(b, x, y))
            fail_msg("pixel %d, %d is %08x, and %08x", x, y,
                     (unsigned)paper_at(a, x, y),
                     (unsigned)paper_at(b, x, y));
    }
}

void paper_check_only(const struct paper *self, struct canvas_rect rect,
                      uint32_t colour, uint32_t other)
{
    for (int i = 0; i < PAPER_SIZE; i++) {
        int x = i % PAPER_WIDTH, y = i / PAPER_WIDTH;
        uint32_t right = canvas_rect_has(rect, x, y) ? colour : other;

        if (paper_at(self, x, y) != right)
            fail_msg("pixel %d, %d is %08x, not %08x", x, y,
                     (unsigned)paper_at(self, x, y), (unsigned)right);
    }
    paper_check_margin(self);
}
