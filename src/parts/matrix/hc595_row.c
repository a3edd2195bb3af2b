/* hc595_row.c - one to eight digits in a row, each at a 74HC595 of its own.
 *
 *     SER --[QA .. QH]--[QA .. QH]-- ...       QA to QG are segments A to G and
 *               8           8                  QH is the point, lit by high;
 *                                              the rightmost digit comes first
 *
 * Lights are those of the chips in their order, so the rightmost digit has the
 * first, as on boards whose digits are numbered from the right.
 */
#include "parts/matrix/hc595_row.h"

#include "boards/board.h"

enum { SEGMENTS = 8 };

static void power_up_row(void *device, uint64_t tick_hz, const void *settings)
{
    hc595_device.power_up(device, tick_hz, settings);
}

static void see_row(void *device, uint64_t tick, uint64_t levels)
{
    hc595_device.see(device, tick, levels);
}

static void light_row(const void *device, struct lights *lit)
{
    lit->word[0] |= hc595_outputs(device, 0);
}

const struct hc595_settings hc595_row_settings[HC595_CHIPS] = {
    {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8},
};

#define ROW(n)                                      \
    {.name = "row of 74HC595 with digits",          \
     .wires = "ser srclk rclk oe_n srclr_n",        \
     .size = sizeof(struct hc595),                  \
     .power_up = power_up_row,                      \
     .see = see_row,                                \
     .rest = 1 << HC595_SRCLR_N,                    \
     .lights = SEGMENTS * (n),                      \
     .light = light_row}

const struct device_type hc595_row_devices[HC595_CHIPS] = {
    ROW(1), ROW(2), ROW(3), ROW(4), ROW(5), ROW(6), ROW(7), ROW(8),
};
