/* uart_fifo.h - a FIFO of sixteen bytes. */
#ifndef UART_FIFO_H
#define UART_FIFO_H

#include "base/chip.h"

enum {
    UART_FIFO_IN    = 0,        /* inputs: eight bits */
    UART_FIFO_WRITE = 8,        /* and: keep them; not heard while full */
    UART_FIFO_READ  = 9,        /* drop the oldest */
    UART_FIFO_OUT   = 0,        /* outputs: the oldest byte, 0 if there is
                                 * none */
    UART_FIFO_EMPTY = 8,
    UART_FIFO_FULL  = 9,
};

enum { UART_FIFO_BYTES = 16 };

struct uart_fifo {
    uint8_t byte[UART_FIFO_BYTES];
    uint8_t first, count;       /* the oldest, and how many there are */
};

pins uart_fifo_tick(struct uart_fifo *self, pins in);

/* The outputs since the last clock. */
pins uart_fifo_show(const struct uart_fifo *self);

extern const struct chip_type uart_fifo;

#endif
