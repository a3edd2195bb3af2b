/* uart_fifo.c - a FIFO of sixteen bytes.
 *
 *                +-----------+
 *     in[7:0] ===| uart_fifo |=== out[7:0]   the oldest byte
 *       write ---|           |--- empty
 *        read ---|           |--- full
 *         clk ---|>          |
 *                +-----------+
 *
 * What is written while it is full is lost, even if something is read with
 * the same clock; the writer looks at full before.
 */
#include "chips/uart_fifo.h"

#include <string.h>

static const struct pin_def inputs[] = {
    {"in", UART_FIFO_IN, 8, ACTIVE_HIGH},
    {"write", UART_FIFO_WRITE, 1, ACTIVE_HIGH},
    {"read", UART_FIFO_READ, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"out", UART_FIFO_OUT, 8, ACTIVE_HIGH},
    {"empty", UART_FIFO_EMPTY, 1, ACTIVE_HIGH},
    {"full", UART_FIFO_FULL, 1, ACTIVE_HIGH},
    {0},
};

pins uart_fifo_show(const struct uart_fifo *self)
{
    if (self->count == 0)
        return PIN(UART_FIFO_EMPTY);
    return (pins)self->byte[self->first] << UART_FIFO_OUT
        | (self->count == UART_FIFO_BYTES ? PIN(UART_FIFO_FULL) : 0);
}

static void push_byte(struct uart_fifo *self, uint8_t byte)
{
    self->byte[(self->first + self->count) % UART_FIFO_BYTES] = byte;
    self->count++;
}

static void pop_byte(struct uart_fifo *self)
{
    self->first = (uint8_t)((self->first + 1) % UART_FIFO_BYTES);
    self->count--;
}

/* Whether something can be read is decided before the write: a byte cannot
 * pass through an empty buffer within one clock, as in the hardware. */
pins uart_fifo_tick(struct uart_fifo *self, pins in)
{
    int reads = (in & PIN(UART_FIFO_READ)) && self->count > 0;

    if ((in & PIN(UART_FIFO_WRITE)) && self->count < UART_FIFO_BYTES)
        push_byte(self, (uint8_t)pins_get(in, UART_FIFO_IN, 8));
    if (reads)
        pop_byte(self);
    return uart_fifo_show(self);
}

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;
    memset(chip, 0, sizeof(struct uart_fifo));
}

static pins tick(void *chip, pins in)
{
    return uart_fifo_tick(chip, in);
}

const struct chip_type uart_fifo = {
    .name = "uart_fifo",
    .size = sizeof(struct uart_fifo),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
