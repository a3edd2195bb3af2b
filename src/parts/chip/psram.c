/* psram.c - a memory of 8 MB on a clock and four wires.
 *
 *     ce_n  ~|_____________________________________________|~
 *     sclk  __ 8 or 2 |  24 or 6  |  wait   |  8 or 2 a byte
 *     sio      command   address              data
 *
 * Bits are taken when the clock rises and given when it falls, the highest
 * first: one on sio[0] and back on sio[1], or four at once. A read or a write
 * goes on with the next byte until ce_n rises. Facts are from the data sheet of
 * the APS6404L; its limits in nanoseconds are left out.
 */
#include "parts/chip/psram.h"

#include <string.h>

enum {
    WRITE = 0x02, READ = 0x03, READ_FAST = 0x0B, ENTER_QUAD = 0x35,
    WRITE_QUAD = 0x38, RESET_ENABLE = 0x66, RESET = 0x99, READ_ID = 0x9F,
    READ_QUAD = 0xEB, EXIT_QUAD = 0xF5,
};

enum { COMMAND, ADDRESS, WAIT, GIVE, TAKE, DONE };      /* phase */
enum { COMMAND_BITS = 8, ADDRESS_BITS = 24, BYTE_BITS = 8 };

/* Its maker and that its die is good, then a serial number. */
static const uint8_t identity[8] = {0x0D, 0x5D, 0x52, 0xA2, 0x64, 0x31, 0x91,
                                    0x31};

/* How a command goes: bits at once after it, clocks to wait, and what then. */
struct way {
    uint8_t command, lanes, waits, then;
};

static const struct way serial_ways[] = {
    {READ, 1, 0, GIVE}, {READ_FAST, 1, 8, GIVE}, {READ_QUAD, 4, 6, GIVE},
    {WRITE, 1, 0, TAKE}, {WRITE_QUAD, 4, 0, TAKE}, {READ_ID, 1, 0, GIVE},
};

static const struct way quad_ways[] = {
    {READ_FAST, 4, 4, GIVE}, {READ_QUAD, 4, 6, GIVE}, {WRITE, 4, 0, TAKE},
    {WRITE_QUAD, 4, 0, TAKE},
};

static const struct way *way_of_command(const struct psram *self,
                                        uint8_t command)
{
    const struct way *ways = self->is_quad ? quad_ways : serial_ways;
    size_t count = self->is_quad ? sizeof quad_ways / sizeof *ways
                                 : sizeof serial_ways / sizeof *ways;

    for (size_t i = 0; i < count; i++)
        if (ways[i].command == command)
            return &ways[i];
    return NULL;
}

/* Bits at once, now. */
static int lanes_now(const struct psram *self)
{
    if (self->phase == COMMAND)
        return self->is_quad ? 4 : 1;
    return self->lanes;
}

/* Bytes */

static uint16_t half_of_word(uint32_t address)
{
    return address & 1 ? 0xff00 : 0x00ff;
}

/* Reading goes on past the end at the beginning. */
static uint8_t next_byte_out(struct psram *self)
{
    uint32_t at = self->address++ % PSRAM_BYTES;
    uint16_t word = store_read(&self->store, at / 2);

    if (self->command == READ_ID)
        return identity[at % sizeof identity];
    return (uint8_t)(at & 1 ? word >> 8 : word);
}

/* Cells are words: the byte is written into its half. */
static void take_byte_in(struct psram *self)
{
    uint32_t at = self->address++ % PSRAM_BYTES;
    uint16_t both = (uint16_t)((self->shift & 0xff) * 0x0101);

    store_write(&self->store, at / 2, both, half_of_word(at));
    self->bits = 0;
}

/* Commands */

/* A reset takes two commands in a row, so that noise does not reset
 * anything. */
static void do_alone(struct psram *self)
{
    self->phase = DONE;
    if (self->command == ENTER_QUAD || self->command == EXIT_QUAD)
        self->is_quad = self->command == ENTER_QUAD;
    else if (self->command == RESET && self->may_reset)
        self->is_quad = 0;
    else if (self->command != RESET_ENABLE && self->command != RESET)
        self->unknown++;
    self->may_reset = self->command == RESET_ENABLE;
}

/* How it goes on is looked up once, and kept until the next select. */
static void end_command(struct psram *self)
{
    const struct way *way = way_of_command(self, (uint8_t)self->shift);

    self->command = (uint8_t)self->shift;
    self->bits = 0;
    if (!way) {
        do_alone(self);
        return;
    }
    self->may_reset = 0;
    self->phase = ADDRESS;
    self->lanes = way->lanes;
    self->waits = way->waits;
    self->then = way->then;
}

/* The next edge brings or takes the first bits. */
static void begin_data(struct psram *self)
{
    self->phase = self->then;
    self->bits = self->out_left = 0;
}

/* An identity has an address that counts for nothing. */
static void end_address(struct psram *self)
{
    self->address = self->command == READ_ID ? 0 : self->shift & 0xffffff;
    if (self->waits)
        self->phase = WAIT;
    else
        begin_data(self);
}

/* The clock */

/* With one wire it is sio[0], with four sio[3] is the highest. */
static void shift_in(struct psram *self)
{
    int lanes = lanes_now(self);
    uint32_t wires = (uint32_t)(self->levels >> PSRAM_SIO);

    self->shift = self->shift << lanes | (wires & ((1u << lanes) - 1));
    self->bits = (uint8_t)(self->bits + lanes);
}

/* What comes from the design is valid when the clock rises. */
static void rise_of_sclk(struct psram *self)
{
    if (self->phase == WAIT) {
        if (--self->waits == 0)
            begin_data(self);
        return;
    }
    if (self->phase == GIVE || self->phase == DONE)
        return;
    shift_in(self);
    if (self->phase == COMMAND && self->bits == COMMAND_BITS)
        end_command(self);
    else if (self->phase == ADDRESS && self->bits == ADDRESS_BITS)
        end_address(self);
    else if (self->phase == TAKE && self->bits == BYTE_BITS)
        take_byte_in(self);
}

/* What goes to the design changes when the clock falls, half a clock before it
 * is read. */
static void fall_of_sclk(struct psram *self)
{
    int lanes = lanes_now(self);

    if (self->phase != GIVE)
        return;
    if (self->out_left == 0) {
        self->out_byte = next_byte_out(self);
        self->out_left = BYTE_BITS;
    }
    self->out_left = (uint8_t)(self->out_left - lanes);
    self->out = (uint8_t)(self->out_byte >> self->out_left);
    self->drives = lanes == 4 ? 0xf : 1 << 1;
    if (lanes == 1)
        self->out = (uint8_t)(self->out << 1);
}

/* A select that goes away ends everything, also in the middle of a byte. */
static void see_psram(void *device, uint64_t tick, uint64_t levels)
{
    struct psram *self = device;
    uint64_t changed = levels ^ self->levels;

    (void)tick;
    self->levels = levels;
    if (device_level(levels, PSRAM_CE_N)) {
        self->phase = COMMAND;
        self->bits = self->drives = 0;
    } else if (device_level(changed & levels, PSRAM_SCLK)) {
        rise_of_sclk(self);
    } else if (device_level(changed, PSRAM_SCLK)) {
        fall_of_sclk(self);
    }
}

static uint64_t drive_psram(void *device, uint64_t tick, uint64_t *driven,
                            uint64_t *next)
{
    const struct psram *self = device;

    (void)tick;
    *next = DEVICE_NEVER;
    *driven = (uint64_t)self->drives << PSRAM_SIO;
    return (uint64_t)self->out << PSRAM_SIO & *driven;
}

static void power_up_psram(void *device, uint64_t tick_hz,
                           const void *settings)
{
    struct psram *self = device;

    (void)tick_hz;
    (void)settings;
    memset(self, 0, sizeof *self);
    self->levels = 1 << PSRAM_CE_N;
}

static void say_psram(const void *device, struct text *to)
{
    const struct psram *self = device;

    if (self->unknown)
        text_put(to, "an unknown command");
}

const struct device_type psram_device = {
    .name = "PSRAM",
    .wires = "ce_n sclk sio[4]",
    .size = sizeof(struct psram),
    .power_up = power_up_psram,
    .see = see_psram,
    .drive = drive_psram,
    .say = say_psram,
    .answers = device_answers_all,
    .clock = "sclk",
    .rest = 1 << PSRAM_CE_N,
};
