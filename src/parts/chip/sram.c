/* sram.c - an asynchronous static memory of 256 K words of 16 bits. */
#include "parts/chip/sram.h"

#include <string.h>

/* All of its control wires are active when low. */
static int is_held_low(uint64_t levels, int wire)
{
    return !device_level(levels, wire);
}

static uint32_t cell_address(uint64_t levels)
{
    return (uint32_t)(levels >> SRAM_A) & (SRAM_WORDS - 1);
}

/* The halves of a word that are enabled. */
static uint16_t enabled_bytes(uint64_t levels)
{
    return (uint16_t)((is_held_low(levels, SRAM_LB_N) ? 0x00ff : 0)
                      | (is_held_low(levels, SRAM_UB_N) ? 0xff00 : 0));
}

/* What is there when writing ends, or moves on, is what stays. */
static void write_cell(struct sram *self)
{
    uint16_t *cell = &self->cells[cell_address(self->levels)];
    uint16_t bytes = enabled_bytes(self->levels);
    uint16_t data = (uint16_t)(self->levels >> SRAM_D);

    *cell = (uint16_t)((*cell & ~bytes) | (data & bytes));
}

/* Between two changes a write lasts as long as its wires say; what counts is
 * its end. */
static void see_sram(void *device, uint64_t tick, uint64_t levels)
{
    struct sram *self = device;

    (void)tick;
    if (levels == self->levels)
        return;
    if (is_held_low(self->levels, SRAM_CE_N)
        && is_held_low(self->levels, SRAM_WE_N))
        write_cell(self);
    self->levels = levels;
}

/* As fast as it can be: the ten nanoseconds of the chip are shorter than most
 * ticks. */
static uint64_t drive_sram(void *device, uint64_t tick, uint64_t *driven,
                           uint64_t *next)
{
    const struct sram *self = device;
    uint64_t levels = self->levels;

    (void)tick;
    *next = DEVICE_NEVER;
    *driven = 0;
    if (is_held_low(levels, SRAM_CE_N) && is_held_low(levels, SRAM_OE_N)
        && !is_held_low(levels, SRAM_WE_N))
        *driven = (uint64_t)enabled_bytes(levels) << SRAM_D;
    return (uint64_t)self->cells[cell_address(levels)] << SRAM_D & *driven;
}

/* Cells hold anything when power comes on; here it is zero, so that the same
 * journal gives the same game. Nothing is enabled before the first levels. */
static void power_up_sram(void *device, uint64_t tick_hz, const void *settings)
{
    struct sram *self = device;

    (void)tick_hz;
    (void)settings;
    memset(self, 0, sizeof *self);
    self->levels = UINT64_C(1) << SRAM_CE_N;
}

const struct device_type sram_device = {
    .name = "SRAM",
    .wires = "a[18] d[16] ce_n oe_n we_n ub_n lb_n",
    .size = sizeof(struct sram),
    .power_up = power_up_sram,
    .see = see_sram,
    .drive = drive_sram,
    .answers = device_answers_all,
    .rest = (uint64_t)7 << SRAM_CE_N,
};
