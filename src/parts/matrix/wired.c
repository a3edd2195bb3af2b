/* wired.c - LEDs wired to a design one by one.
 *
 *     array   line[8] red[8] green[8]   a LED shines where its row is low and
 *                                       its column high; row 0 is at the
 *                                       bottom, column 0 at the left
 *     RGB     rgb[12]                   blue, green, red of the rightmost LED,
 *                                       then of those to its left; high is lit
 *
 * As the boards of checkers and pegs have them (boards/tinychip.c, nexys3.c).
 */
#include "parts/matrix/wired.h"

#include "boards/board.h"

enum { RGB_LEDS = 4, COLOURS = 3, TURNS = MATRIX_SIDE };

/* Rows that are high are off. */
static void power_up_array(void *device, uint64_t tick_hz, const void *settings)
{
    struct wired *self = device;

    (void)tick_hz, (void)settings;
    self->levels = (UINT64_C(1) << MATRIX_SIDE) - 1;
}

static void power_up_rgb(void *device, uint64_t tick_hz, const void *settings)
{
    struct wired *self = device;

    (void)tick_hz, (void)settings;
    self->levels = 0;
}

static void see_wires(void *device, uint64_t tick, uint64_t levels)
{
    struct wired *self = device;

    (void)tick;
    self->levels = levels;
}

/* The lights of a cell are green, then red. */
static void light_array(const void *device, struct lights *lit)
{
    const struct wired *self = device;

    for (int row = 0; row < MATRIX_SIDE; row++)
        for (int column = 0; column < MATRIX_SIDE; column++) {
            int cell = 2 * (MATRIX_SIDE * row + column);

            if (device_level(self->levels, row))
                break;
            lit->word[cell / 64] |=
                (uint64_t)device_level(self->levels, 2 * MATRIX_SIDE + column)
                    << cell % 64
                | (uint64_t)device_level(self->levels, MATRIX_SIDE + column)
                    << (cell % 64 + 1);
        }
}

/* LED 3 stands first in a table, and has the first lights. */
static void light_rgb(const void *device, struct lights *lit)
{
    const struct wired *self = device;

    for (int led = 0; led < RGB_LEDS; led++)
        lit->word[0] |= (self->levels >> COLOURS * led & 7)
                        << COLOURS * (RGB_LEDS - 1 - led);
}

const struct device_type wired_array_device = {
    .name = "LED array",
    .wires = "line[8] red[8] green[8]",
    .size = sizeof(struct wired),
    .power_up = power_up_array,
    .see = see_wires,
    .rest = (1 << MATRIX_SIDE) - 1,
    .lights = MATRIX_LIGHTS,
    .turns = TURNS,
    .light = light_array,
};

const struct device_type wired_rgb_device = {
    .name = "RGB LEDs",
    .wires = "rgb[12]",
    .size = sizeof(struct wired),
    .power_up = power_up_rgb,
    .see = see_wires,
    .lights = RGB_LEDS * COLOURS,
    .light = light_rgb,
};
