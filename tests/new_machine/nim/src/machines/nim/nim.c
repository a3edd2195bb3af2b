/* nim.c - Nim: two heaps of LEDs, and whoever takes the last one wins.
 *
 *                 +--------------+
 *         rst ----|     nim      |=== LED[7:0]    heaps of five and three
 *       takeA ----|              |=== SSD3[7:0]   pgfedcba, leftmost digit
 *       takeB ----|              |=== SSD2[7:0]
 *  count[1:0] ====|              |=== SSD1[7:0]
 *        heap ----|              |=== SSD0[7:0]
 *         clk ----|>             |
 *                 +--------------+
 *
 * In turn each player takes one, two or three from one heap.
 */
#include "machines/nim/nim.h"

#include <string.h>

#include "base/glyph.h"

static const struct pin_def inputs[] = {
    {"rst", NIM_RST, 1, ACTIVE_HIGH},
    {"takeA", NIM_TAKE_A, 1, ACTIVE_HIGH},
    {"takeB", NIM_TAKE_B, 1, ACTIVE_HIGH},
    {"count", NIM_COUNT, 2, ACTIVE_HIGH},
    {"heap", NIM_HEAP, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"LED", NIM_LED, NIM_LEFT_SIZE + NIM_RIGHT_SIZE, ACTIVE_HIGH},
    {"SSD0", NIM_SSD0, 8, ACTIVE_HIGH},
    {"SSD1", NIM_SSD0 + 8, 8, ACTIVE_HIGH},
    {"SSD2", NIM_SSD0 + 16, 8, ACTIVE_HIGH},
    {"SSD3", NIM_SSD0 + 24, 8, ACTIVE_HIGH},
    {0},
};

static void refill_heaps(struct nim *self)
{
    memset(self, 0, sizeof *self);
    self->left[NIM_LEFT] = NIM_LEFT_SIZE;
    self->left[NIM_RIGHT] = NIM_RIGHT_SIZE;
}

static int are_heaps_empty(const struct nim *self)
{
    return self->left[NIM_LEFT] == 0 && self->left[NIM_RIGHT] == 0;
}

/* None is no move, and nor is more than there is. */
static void take_from_heap(struct nim *self, pins in, enum nim_state won,
                           enum nim_state next)
{
    unsigned count = (unsigned)pins_get(in, NIM_COUNT, 2);
    uint8_t *heap = &self->left[pins_get(in, NIM_HEAP, 1)];

    if (count == 0 || count > *heap)
        return;
    *heap = (uint8_t)(*heap - count);
    self->state = (uint8_t)(are_heaps_empty(self) ? won : next);
}

static void take_in_turn(struct nim *self, pins in)
{
    if (self->state == NIM_TURN_A && (in & PIN(NIM_TAKE_A)))
        take_from_heap(self, in, NIM_WON_A, NIM_TURN_B);
    else if (self->state == NIM_TURN_B && (in & PIN(NIM_TAKE_B)))
        take_from_heap(self, in, NIM_WON_B, NIM_TURN_A);
}

static pins three_glyphs(char c2, char c1, char c0)
{
    return (pins)glyph_segments(c2) << 16 | (pins)glyph_segments(c1) << 8
         | (pins)glyph_segments(c0);
}

static pins show_digits(const struct nim *self)
{
    switch (self->state) {
    case NIM_TURN_A: return three_glyphs('P', '-', 'A');
    case NIM_TURN_B: return three_glyphs('P', '-', 'b');
    case NIM_WON_A:  return three_glyphs('-', 'A', '-');
    default:         return three_glyphs('-', 'b', '-');
    }
}

static pins show_heaps(const struct nim *self)
{
    pins left = PINS(0, self->left[NIM_LEFT]) << NIM_RIGHT_SIZE;
    pins right = PINS(0, self->left[NIM_RIGHT]);

    return (left | right) << NIM_LED | show_digits(self) << NIM_SSD0;
}

pins nim_tick(struct nim *self, pins in)
{
    if (in & PIN(NIM_RST))
        refill_heaps(self);
    else
        take_in_turn(self, in);
    return show_heaps(self);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;
    refill_heaps(chip);
}

static pins tick(void *chip, pins in)
{
    return nim_tick(chip, in);
}

const struct chip_type nim_chip = {
    .name = "nim",
    .size = sizeof(struct nim),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
