/* uart.c - bytes out on a serial line.
 *
 *                  +------+
 *     data[7:0] ===| uart |--- tx       the line
 *         start ---|      |--- ready    a byte can be taken
 *           clk ---|>     |--- idle     nothing is under way
 *                  +------+
 *
 *     ______       _____ _____         _____ ________
 *           \_____/ d0  X d1  X  ...  X d7  / stop      start, eight bits
 *            start                                      from the lowest, stop
 *
 * 115200 baud, 8N1 (erratum 21): 868 clocks of 100 MHz to a bit, one clock of
 * 115,200 Hz. The next byte is taken in the last clock of a stop bit, so a
 * full buffer leaves no gap. Nothing is received (M2-019).
 */
#include "chips/uart.h"

#include <string.h>

static const struct pin_def inputs[] = {
    {"data", UART_DATA, 8, ACTIVE_HIGH},
    {"start", UART_START, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"tx", UART_TX, 1, ACTIVE_HIGH},
    {"ready", UART_READY, 1, ACTIVE_HIGH},
    {"idle", UART_IDLE, 1, ACTIVE_HIGH},
    {0},
};

/* In the last tick of the stop bit, too: the new start bit follows it at
 * once. */
static int can_take_byte(const struct uart *self)
{
    return self->bits == 0 || (self->bits == 1 && self->left_ticks == 1);
}

pins uart_show(const struct uart *self)
{
    pins out = 0;

    if (self->bits == 0 || (self->shift & 1))
        out |= PIN(UART_TX);
    if (can_take_byte(self))
        out |= PIN(UART_READY);
    if (self->bits == 0)
        out |= PIN(UART_IDLE);
    return out;
}

/* From the lowest bit: start (0), eight data bits, stop (1), so that a plain
 * shift to the right puts them on the line in order. */
static void load_frame(struct uart *self, unsigned byte)
{
    self->shift = (uint16_t)(1u << (UART_FRAME_BITS - 1) | byte << 1);
    self->bits = UART_FRAME_BITS;
    self->left_ticks = self->bit_ticks;
}

static void shift_out_bit(struct uart *self)
{
    if (self->bits == 0 || --self->left_ticks > 0)
        return;
    self->shift >>= 1;
    self->bits--;
    self->left_ticks = self->bits ? self->bit_ticks : 0;
}

pins uart_tick(struct uart *self, pins in)
{
    if ((in & PIN(UART_START)) && can_take_byte(self))
        load_frame(self, (unsigned)pins_get(in, UART_DATA, 8));
    else
        shift_out_bit(self);
    return uart_show(self);
}

void uart_reset(struct uart *self, uint32_t clock_hz)
{
    memset(self, 0, sizeof *self);
    self->bit_ticks = clock_hz > UART_BAUD ? clock_hz / UART_BAUD : 1;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    uart_reset(chip, setup->clock_hz);
}

static pins tick(void *chip, pins in)
{
    return uart_tick(chip, in);
}

const struct chip_type uart = {
    .name = "uart",
    .size = sizeof(struct uart),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
