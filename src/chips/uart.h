/* uart.h - bytes out on a serial line: 8 data bits, no parity, 1 stop bit.
 *
 * The receiver is boards/terminal.h. uart_fifo.h holds bytes that wait.
 */
#ifndef UART_H
#define UART_H

#include "base/chip.h"

enum {
    UART_DATA  = 0,             /* inputs: eight bits */
    UART_START = 8,             /* and: send them; heard while ready */
    UART_TX    = 0,             /* outputs: the line, high while idle */
    UART_READY = 1,             /* a byte can be taken with the next clock */
    UART_IDLE  = 2,             /* and all before it are out */
};

enum { UART_BAUD = 115200, UART_FRAME_BITS = 10 };

struct uart {
    uint32_t bit_ticks;         /* as long as a bit lasts */
    uint32_t left_ticks;        /* of the bit now on the line */
    uint16_t shift;             /* its lowest bit is on the line */
    uint8_t bits;               /* still to go; 0: idle */
};

void uart_reset(struct uart *self, uint32_t clock_hz);
pins uart_tick(struct uart *self, pins in);

/* The outputs since the last clock. */
pins uart_show(const struct uart *self);

extern const struct chip_type uart;

#endif
