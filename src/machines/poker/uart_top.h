/* uart_top.h - three bytes as a line of cards on a serial line.
 *
 * A line goes out at the speed of the uart; sent is low from the clock of
 * send until the last stop bit is out. A send meanwhile is ignored.
 */
#ifndef UART_TOP_H
#define UART_TOP_H

#include "chips/uart.h"
#include "chips/uart_fifo.h"

enum {
    UART_TOP_WORD  = 0,         /* inputs: three bytes, the first highest */
    UART_TOP_SEND  = 24,        /* and: send them; heard while sent */
    UART_TOP_CLEAR = 25,        /* with send: clear the screen first */
    UART_TOP_TX    = 0,         /* outputs: the line, high while idle */
    UART_TOP_SENT  = 1,         /* all is out, down to the last stop bit */
};

enum { UART_TOP_SCREEN };       /* option: clear=newlines|ansi */

enum {
    UART_TOP_NEWLINES = 30,     /* more than a screen has (erratum 19) */
    UART_TOP_LINE_BYTES = 11,   /* three cards, three spaces, LF, CR */
};

/* What comes next. */
enum uart_top_step { UART_TOP_REST, UART_TOP_WIPE, UART_TOP_VALUE,
                     UART_TOP_SUIT, UART_TOP_SPACE, UART_TOP_LF,
                     UART_TOP_CR };

struct uart_top {
    struct uart uart;
    struct uart_fifo fifo;
    uint32_t word;              /* latched; the next nibble is the highest */
    uint8_t step;               /* enum uart_top_step */
    uint8_t count;              /* of newlines, or of cards, sent */
    uint8_t is_ansi;            /* option */
};

void uart_top_reset(struct uart_top *self, uint32_t clock_hz, int is_ansi);

/* One clock; the outputs after it. */
pins uart_top_tick(struct uart_top *self, pins in);

/* The outputs since the last clock. */
pins uart_top_show(const struct uart_top *self);

extern const struct option_def uart_top_options[];
extern const struct chip_type uart_top;

#endif
