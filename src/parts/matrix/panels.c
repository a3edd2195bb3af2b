/* panels.c - a matrix or eight digits behind a MAX7219 or two 74HC595.
 *
 *     MAX7219   register 1 is the top row, or the digit at the right; of a row,
 *               DP is at the left and G at the right
 *
 *     74HC595   the chip next to the design has the columns of a matrix, lit by
 *               low, QH at the left, and the second its rows, chosen by high,
 *               QA on top; of eight digits, the first chooses one by high, QA
 *               at the right, and the second has A to G and the point on QA to
 *               QH, lit by low
 *
 * A matrix has the lights of its kind (boards/board.h): two for each cell, from
 * the bottom left; these are red, which is the second. Digits have eight
 * lights each, A first, the leftmost digit first, as a table of parts has them.
 */
#include "parts/matrix/panels.h"

#include "boards/board.h"
#include "parts/matrix/hc595.h"
#include "parts/matrix/max7219.h"

enum { DIGITS = 8, SEGMENTS = 8, POINT = 7, TURNS = 8, QS = 8 };

static void switch_on(struct lights *lit, int light)
{
    lit->word[light / 64] |= UINT64_C(1) << light % 64;
}

/* A row from the top and a column from the left. */
static void light_cell(struct lights *lit, int row, int column)
{
    switch_on(lit, 2 * (MATRIX_SIDE * (MATRIX_SIDE - 1 - row) + column) + 1);
}

/* Digit 0 is the rightmost. */
static void light_digit_segment(struct lights *lit, int digit, int segment)
{
    switch_on(lit, SEGMENTS * (DIGITS - 1 - digit) + segment);
}

/* MAX7219 */

static void light_max7219_matrix(const void *device, struct lights *lit)
{
    for (int row = 0; row < MATRIX_SIDE; row++)
        for (int column = 0; column < MATRIX_SIDE; column++)
            if (max7219_lit(device, 0, row) << column & 0x80)
                light_cell(lit, row, column);
}

/* Its bits are DP, then A to G. */
static void light_max7219_digits(const void *device, struct lights *lit)
{
    for (int digit = 0; digit < DIGITS; digit++) {
        uint8_t segments = max7219_lit(device, 0, digit);

        for (int s = 0; s < POINT; s++)
            if (segments >> (6 - s) & 1)
                light_digit_segment(lit, digit, s);
        if (segments >> 7)
            light_digit_segment(lit, digit, POINT);
    }
}

static uint8_t brightness_of_max7219(const void *device, int light)
{
    (void)light;
    return max7219_brightness(device, 0);
}

/* 74HC595 */

static const struct hc595_settings two_chips = {.chips = 2};

static void power_up_two(void *device, uint64_t tick_hz, const void *settings)
{
    (void)settings;
    hc595_device.power_up(device, tick_hz, &two_chips);
}

/* Outputs that are off light nothing: what is lit by low floats high. */
static void light_hc595_matrix(const void *device, struct lights *lit)
{
    uint64_t out = hc595_outputs(device, 0xff);

    for (int row = 0; row < MATRIX_SIDE; row++)
        for (int column = 0; column < MATRIX_SIDE; column++)
            if (out >> (QS + row) & 1 && !(out << column & 0x80))
                light_cell(lit, row, column);
}

static void light_hc595_digits(const void *device, struct lights *lit)
{
    uint64_t out = hc595_outputs(device, 0xff00);

    for (int digit = 0; digit < DIGITS; digit++)
        for (int s = 0; s < SEGMENTS; s++)
            if (out >> digit & 1 && !(out >> (QS + s) & 1))
                light_digit_segment(lit, digit, s);
}

/* What they do on their wires is the chips' own; only lights are added. */
static void see_max7219_panel(void *device, uint64_t tick, uint64_t levels)
{
    max7219_device.see(device, tick, levels);
}

static void power_up_max7219_panel(void *device, uint64_t tick_hz,
                                   const void *settings)
{
    max7219_device.power_up(device, tick_hz, settings);
}

static void see_hc595_panel(void *device, uint64_t tick, uint64_t levels)
{
    hc595_device.see(device, tick, levels);
}

const struct device_type max7219_matrix_device = {
    .name = "MAX7219 matrix",
    .wires = "din cs clk",
    .size = sizeof(struct max7219),
    .power_up = power_up_max7219_panel,
    .see = see_max7219_panel,
    .lights = MATRIX_LIGHTS,
    .light = light_max7219_matrix,
    .brightness = brightness_of_max7219,
};

const struct device_type max7219_digits_device = {
    .name = "MAX7219 digits",
    .wires = "din cs clk",
    .size = sizeof(struct max7219),
    .power_up = power_up_max7219_panel,
    .see = see_max7219_panel,
    .lights = DIGITS * SEGMENTS,
    .light = light_max7219_digits,
    .brightness = brightness_of_max7219,
};

const struct device_type hc595_matrix_device = {
    .name = "74HC595 matrix",
    .wires = "ser srclk rclk oe_n srclr_n",
    .size = sizeof(struct hc595),
    .power_up = power_up_two,
    .see = see_hc595_panel,
    .rest = 1 << HC595_SRCLR_N,
    .lights = MATRIX_LIGHTS,
    .turns = TURNS,
    .light = light_hc595_matrix,
};

const struct device_type hc595_digits_device = {
    .name = "74HC595 digits",
    .wires = "ser srclk rclk oe_n srclr_n",
    .size = sizeof(struct hc595),
    .power_up = power_up_two,
    .see = see_hc595_panel,
    .rest = 1 << HC595_SRCLR_N,
    .lights = DIGITS * SEGMENTS,
    .turns = TURNS,
    .light = light_hc595_digits,
};
