/* max7219.c - up to four MAX7219 in a row.
 *
 *     DIN --[16 bits]--[16 bits]-- ...        taken on when CLK rises,
 *     CS  ------+---------+------- ...        obeyed by all when CS does
 *
 *     | xxxx | register | 8 bits of data |    the highest bit first
 *
 * How it scans its digits cannot be seen from outside: what is lit is a
 * function of its registers. Facts are from the data sheet.
 */
#include "parts/matrix/max7219.h"

#include <string.h>

enum { NO_OPERATION = 0x0, DIGIT_0 = 0x1, DECODE = 0x9, INTENSITY = 0xA,
       SCAN_LIMIT = 0xB, RUNS = 0xC, TEST = 0xF };

enum { POINT = 0x80, ALL_LIT = 0xff, INTENSITY_MOST = 15 };

/* Code B: ten digits, -EHLP and blank; bit 6 is A, bit 0 is G. */
static const uint8_t code_b[16] = {
    0x7E, 0x30, 0x6D, 0x79, 0x33, 0x5B, 0x5F, 0x70, 0x7F, 0x7B,
    0x01, 0x4F, 0x37, 0x0E, 0x67, 0x00,
};

static uint8_t decode_digit(uint8_t data)
{
    return (uint8_t)((data & POINT) | code_b[data & 15]);
}

uint8_t max7219_lit(const struct max7219 *self, int chip, int digit)
{
    const uint8_t *reg = self->reg[chip];
    uint8_t data = reg[DIGIT_0 + digit];

    if (reg[TEST] & 1)
        return ALL_LIT;
    if (!(reg[RUNS] & 1) || digit > (reg[SCAN_LIMIT] & 7))
        return 0;
    return reg[DECODE] >> digit & 1 ? decode_digit(data) : data;
}

/* 1/32 to 31/32 of the time in steps of two; a test is full. */
uint8_t max7219_brightness(const struct max7219 *self, int chip)
{
    int intensity = self->reg[chip][TEST] & 1 ? INTENSITY_MOST
                  : self->reg[chip][INTENSITY] & 15;

    return (uint8_t)((2 * intensity + 1) * 255 / (2 * INTENSITY_MOST + 1));
}

static void obey(struct max7219 *self)
{
    for (int chip = 0; chip < MAX7219_CHIPS; chip++) {
        unsigned word = (unsigned)(self->shift >> 16 * chip) & 0xffff;
        unsigned reg = word >> 8 & 15;

        if (reg != NO_OPERATION)
            self->reg[chip][reg] = (uint8_t)word;
    }
}

/* CS first: a clock that rises with it comes too late. */
static void see_max7219(void *device, uint64_t tick, uint64_t levels)
{
    struct max7219 *self = device;
    uint64_t rose = levels & ~(uint64_t)self->levels;

    (void)tick;
    self->levels = levels & 7;
    if (device_level(rose, MAX7219_CS))
        obey(self);
    if (device_level(rose, MAX7219_CLK))
        self->shift = self->shift << 1 | (levels >> MAX7219_DIN & 1);
}

/* All registers are zero: it is off, and would show one digit darkly. */
static void power_up_max7219(void *device, uint64_t tick_hz,
                             const void *settings)
{
    (void)tick_hz;
    (void)settings;
    memset(device, 0, sizeof(struct max7219));
}

const struct device_type max7219_device = {
    .name = "MAX7219",
    .wires = "din cs clk",
    .size = sizeof(struct max7219),
    .power_up = power_up_max7219,
    .see = see_max7219,
};
