/* uart_ear.h - listens to a serial line, clock by clock, and is strict: each
 * bit must last exactly as long as it should, every stop bit be high. */
#ifndef UART_EAR_H
#define UART_EAR_H

#include <stdint.h>

#include "check.h"

enum { UART_EAR_MAX = 4096 };

struct uart_ear {
    unsigned bit_ticks;
    unsigned clocks;                    /* into a byte; 0: the line is idle */
    unsigned gap;                       /* idle clocks since the last byte */
    unsigned longest_gap;               /* between two bytes */
    unsigned shift;
    int bytes;
    uint8_t byte[UART_EAR_MAX + 1];
};

static inline void uart_ear_end(struct uart_ear *self)
{
    assert_true(self->shift >> 9 & 1);                  /* stop */
    assert_true(self->bytes < UART_EAR_MAX);
    self->byte[self->bytes++] = (uint8_t)(self->shift >> 1);
    self->byte[self->bytes] = 0;
    self->clocks = self->shift = self->gap = 0;
}

static inline void uart_ear_hear(struct uart_ear *self, int level)
{
    unsigned bit = self->clocks / self->bit_ticks;

    if (self->clocks == 0 && level) {
        self->gap++;
        return;
    }
    if (self->clocks == 0 && self->bytes && self->gap > self->longest_gap)
        self->longest_gap = self->gap;
    if (self->clocks % self->bit_ticks == 0)
        self->shift |= (unsigned)level << bit;
    assert_int_equal(self->shift >> bit & 1, level);    /* all its clocks */
    if (++self->clocks == 10 * self->bit_ticks)
        uart_ear_end(self);
}

#endif
