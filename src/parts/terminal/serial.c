/* serial.c - a terminal that follows a serial line by time.
 *
 *         ____     ___ ___ ___ ___ ___ ___ ___ ___ ___ ____
 *             |___|_0_|_1_|_2_|_3_|_4_|_5_|_6_|_7_|_p_|      high: idle
 *               ^   ^   ^
 *             start   bits, lowest first       parity  stop
 *
 * Between two changes the level is known, so that all bits whose middles lie
 * there are looked at together. Middles and edges are counted from the start of
 * the byte and not from each other: no rounding adds up.
 */
#include "parts/terminal/serial.h"

#include <string.h>

enum { BAUD_USUAL = 115200, BITS_LEAST = 5, BITS_MOST = 8, START_BITS = 1 };

/* The format */

static int has_parity(const struct serial *self)
{
    return self->parity != SERIAL_NO_PARITY;
}

/* Places are counted from the start bit, 0. */
static int stop_place(const struct serial *self)
{
    return START_BITS + self->bits + has_parity(self);
}

/* Even parity makes the number of ones even, with the bit itself. */
static uint32_t parity_of(const struct serial *self, uint32_t byte)
{
    uint32_t odd = self->parity == SERIAL_ODD;

    for (; byte; byte &= byte - 1)
        odd ^= 1;
    return odd;
}

/* So many halves of a bit, in ticks, rounded up. */
static uint64_t ticks_of_halves(const struct serial *self, int halves)
{
    uint64_t twice = 2 * (uint64_t)self->baud;

    return ((uint64_t)halves * self->tick_hz + twice - 1) / twice;
}

/* Hearing */

/* A byte with the wrong parity is none, but that something came is worth a
 * mark. */
static void show_byte(struct serial *self)
{
    uint32_t byte = self->shift & ((1u << self->bits) - 1);
    uint32_t parity = self->shift >> self->bits & 1;

    if (has_parity(self) && parity != parity_of(self, byte)) {
        self->parity_errors++;
        terminal_take_error(&self->terminal);
    } else
        terminal_take(&self->terminal, (uint8_t)byte);
}

/* A line that is low where a stop bit should be must be high before another
 * byte can begin. */
static void end_byte(struct serial *self)
{
    self->is_hearing = 0;
    if (self->level) {
        show_byte(self);
        return;
    }
    self->framing_errors++;
    self->is_broken = 1;
    terminal_take_error(&self->terminal);
}

/* A start bit that is gone in its middle was noise. */
static void hear_bit(struct serial *self)
{
    int place = self->place++;

    if (place == 0)
        self->is_hearing = !self->level;
    else if (place == stop_place(self))
        end_byte(self);
    else
        self->shift |= (uint32_t)self->level << (place - START_BITS);
}

/* The level is the same up to this tick, so that all middles before it see
 * it. */
static void hear_until(struct serial *self, uint64_t tick)
{
    while (self->is_hearing
           && self->heard_from + ticks_of_halves(self, 2 * self->place + 1)
              < tick)
        hear_bit(self);
}

/* A fall begins a byte only if none is under way: within one it is data. */
static void see_serial(void *device, uint64_t tick, uint64_t levels)
{
    struct serial *self = device;
    uint8_t level = levels >> SERIAL_RX & 1;

    hear_until(self, tick);
    if (level == self->level)
        return;
    self->level = level;
    if (level)
        self->is_broken = 0;
    else if (!self->is_hearing && !self->is_broken) {
        self->is_hearing = 1;
        self->heard_from = tick;
        self->place = 0;
        self->shift = 0;
    }
}

/* Saying */

/* All bits above the stop bit are ones, so that one may look past it. */
static void begin_sending(struct serial *self, uint64_t tick)
{
    uint32_t byte = self->typed[self->typed_first]
                  & ((1u << self->bits) - 1);

    self->typed_first = (uint16_t)((self->typed_first + 1)
                                   % SERIAL_TYPED_MAX);
    self->typed_count--;
    self->is_sending = 1;
    self->sent_from = tick;
    self->frame = byte << START_BITS | ~UINT32_C(0) << stop_place(self);
    if (has_parity(self))
        self->frame |= parity_of(self, byte) << (stop_place(self) - 1);
}

/* Stop bits are part of it: only then may the next one begin. */
static uint64_t sent_until(const struct serial *self)
{
    int places = stop_place(self) + self->stops;

    return self->sent_from + ticks_of_halves(self, 2 * places);
}

/* One byte follows the other without a gap. */
static void send_until(struct serial *self, uint64_t tick)
{
    while (self->is_sending && sent_until(self) <= tick) {
        self->is_sending = 0;
        if (self->typed_count)
            begin_sending(self, sent_until(self));
    }
}

/* When bit `place` ends, and with it those after it that are equal. */
static uint64_t next_edge(const struct serial *self, int place)
{
    uint32_t level = self->frame >> place & 1;

    while (place < stop_place(self) && (self->frame >> place & 1) == level)
        place++;
    if (place == stop_place(self) && level)
        return sent_until(self);
    return self->sent_from + ticks_of_halves(self, 2 * place);
}

/* Bits are counted anew each time: this is asked for at most ten times a
 * byte. */
static uint64_t drive_serial(void *device, uint64_t tick, uint64_t *driven,
                             uint64_t *next)
{
    struct serial *self = device;
    int place = 0;

    send_until(self, tick);
    *driven = 1 << SERIAL_TX;
    *next = DEVICE_NEVER;
    if (!self->is_sending)
        return 1 << SERIAL_TX;
    while (place < stop_place(self)
           && self->sent_from + ticks_of_halves(self, 2 * place + 2) <= tick)
        place++;
    *next = next_edge(self, place);
    return (uint64_t)(self->frame >> place & 1) << SERIAL_TX;
}

/* The first one begins at once, the others wait in the ring. */
int serial_type(struct serial *self, uint64_t tick, uint8_t byte)
{
    send_until(self, tick);
    if (self->typed_count == SERIAL_TYPED_MAX)
        return 0;
    self->typed[(self->typed_first + self->typed_count) % SERIAL_TYPED_MAX]
        = byte;
    self->typed_count++;
    if (!self->is_sending)
        begin_sending(self, tick);
    return 1;
}

/* What is not set, or cannot be, is as most lines are. */
static void power_up_serial(void *device, uint64_t tick_hz,
                            const void *settings)
{
    const struct serial_settings *set = settings;
    struct serial *self = device;

    memset(self, 0, sizeof *self);
    self->tick_hz = tick_hz;
    self->baud = set && set->baud ? set->baud : BAUD_USUAL;
    self->bits = BITS_MOST;
    if (set && set->bits >= BITS_LEAST && set->bits < BITS_MOST)
        self->bits = set->bits;
    if (set && set->parity <= SERIAL_ODD)
        self->parity = set->parity;
    self->stops = set && set->stops == 2 ? 2 : 1;
    self->level = 1;
}

const struct device_type serial_device = {
    .name = "terminal",
    .wires = "rx tx",
    .size = sizeof(struct serial),
    .power_up = power_up_serial,
    .see = see_serial,
    .drive = drive_serial,
    .rest = 1 << SERIAL_RX | 1 << SERIAL_TX,
};
