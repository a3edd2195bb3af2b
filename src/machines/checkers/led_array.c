/* led_array.c - shows the rule checker's memory on 8 x 8 LEDs (M3-124).
 *
 *                   +-----------+
 *     view[11:0] ===| led_array |=== viewrow[2:0], viewmark
 *           dark ---|           |=== line[7:0]     one row at a time
 *            clk ---|>          |=== red[7:0], green[7:0]   its columns
 *                   +-----------+
 *
 * It stands outside the rule checker and reads it through the view port.
 * Each row is lit for four ticks, while the next one is fetched, first its
 * men and then its marks. Within the four ticks an LED is dimmed by turning
 * it off early, so that every frame of 32 ticks looks the same.
 *
 * Red men are red and black men green, since no LED is black. A king
 * breathes, a held man blinks, the man that moved last winks, and on the
 * square it left both colours glow faintly: amber. All of that is counted in
 * eighths of a second. No man ever goes quite dark: one look is enough to
 * see where they all are.
 */
#include "machines/checkers/led_array.h"

#include <string.h>

#include "machines/checkers/checkers.h"

enum { EIGHTHS = 8, SQUARES = 4, SQUARE_BITS = 3 };
enum { RED = 1, GREEN = 2, CODES = 8 };
enum { FULL = LED_ARRAY_ROW_TICKS, FAINT = 1 };         /* ticks of four */
enum { WINK = 0 };                      /* the eighth for it */

static const struct pin_def inputs[] = {
    {"view", LED_ARRAY_VIEW, 12, ACTIVE_HIGH},
    {"dark", LED_ARRAY_DARK, 1, ACTIVE_HIGH},
    {0},
};

/* A row sinks the current of its LEDs. */
static const struct pin_def outputs[] = {
    {"viewrow", LED_ARRAY_VIEWROW, 3, ACTIVE_HIGH},
    {"viewmark", LED_ARRAY_VIEWMARK, 1, ACTIVE_HIGH},
    {"line", LED_ARRAY_LINE, LED_ARRAY_SIDE, ACTIVE_LOW},
    {"red", LED_ARRAY_RED, LED_ARRAY_SIDE, ACTIVE_HIGH},
    {"green", LED_ARRAY_GREEN, LED_ARRAY_SIDE, ACTIVE_HIGH},
    {0},
};

static const uint8_t colours[CODES] = {
    [CHECKERS_VIEW_RED] = RED,
    [CHECKERS_VIEW_RED_KING] = RED,
    [CHECKERS_VIEW_BLACK] = GREEN,
    [CHECKERS_VIEW_BLACK_KING] = GREEN,
};

static const uint8_t breath[EIGHTHS] = {4, 4, 3, 2, 1, 1, 2, 3};

/* For how many of its four ticks a man's square is lit. */
static int man_ticks(const struct led_array *self, unsigned man,
                     unsigned mark)
{
    if (mark == CHECKERS_MARK_HELD)
        return self->eighth % 2 ? FAINT : FULL;
    if (mark == CHECKERS_MARK_REACHED && self->eighth == WINK)
        return FAINT;
    if (man == CHECKERS_VIEW_RED_KING || man == CHECKERS_VIEW_BLACK_KING)
        return breath[self->eighth];
    return FULL;
}

static unsigned square_light(const struct led_array *self, unsigned man,
                             unsigned mark)
{
    if (man == CHECKERS_VIEW_EMPTY)
        return mark == CHECKERS_MARK_LEFT && self->quarter < FAINT
             ? RED | GREEN : 0;
    return self->quarter < man_ticks(self, man, mark) ? colours[man] : 0;
}

/* Dark squares begin in column 0 of even rows, in column 1 of odd ones. */
static pins row_light(const struct led_array *self)
{
    pins out = PIN(LED_ARRAY_LINE + self->row);

    for (unsigned i = 0; i < SQUARES; i++) {
        unsigned column = 2 * i + self->row % 2;
        unsigned light = square_light(self,
            (unsigned)pins_get(self->men, SQUARE_BITS * i, SQUARE_BITS),
            (unsigned)pins_get(self->marks, SQUARE_BITS * i, SQUARE_BITS));

        out |= (pins)(light & RED) << (LED_ARRAY_RED + column);
        out |= (pins)(light >> 1) << (LED_ARRAY_GREEN + column);
    }
    return out;
}

static void count_time(struct led_array *self)
{
    if (++self->count_ticks < self->eighth_ticks)
        return;
    self->count_ticks = 0;
    self->eighth = (uint8_t)((self->eighth + 1) % EIGHTHS);
}

static unsigned next_row(const struct led_array *self)
{
    return (self->row + 1u) % LED_ARRAY_SIDE;
}

static int asks_marks(const struct led_array *self)
{
    return self->quarter >= LED_ARRAY_ROW_TICKS / 2;
}

/* In the first half of a row's ticks the men of the next row come in, in the
 * second half its marks; after the last tick both are shown. */
static void fetch_row_view(struct led_array *self, uint16_t view)
{
    if (!asks_marks(self))
        self->next_men = view;
    if (++self->quarter < LED_ARRAY_ROW_TICKS)
        return;
    self->quarter = 0;
    self->row = (uint8_t)next_row(self);
    self->men = self->next_men;
    self->marks = view;
}

pins led_array_ask(const struct led_array *self)
{
    return (pins)next_row(self) << LED_ARRAY_VIEWROW
         | (pins)asks_marks(self) << LED_ARRAY_VIEWMARK;
}

void led_array_reset(struct led_array *self, uint32_t clock_hz)
{
    memset(self, 0, sizeof *self);
    self->eighth_ticks = clock_hz > EIGHTHS ? clock_hz / EIGHTHS : 1;
}

pins led_array_tick(struct led_array *self, pins in)
{
    fetch_row_view(self, (uint16_t)pins_get(in, LED_ARRAY_VIEW,
                                            SQUARES * SQUARE_BITS));
    count_time(self);
    return led_array_ask(self)
         | (in & PIN(LED_ARRAY_DARK) ? 0 : row_light(self));
}

static void reset(void *chip, const struct chip_setup *setup)
{
    led_array_reset(chip, setup->clock_hz);
}

static pins tick(void *chip, pins in)
{
    return led_array_tick(chip, in);
}

const struct chip_type led_array = {
    .name = "led_array",
    .size = sizeof(struct led_array),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
