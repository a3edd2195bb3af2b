/* terminal.h - a terminal at the end of a serial line: it listens at 115200
 * baud, 8 data bits, no parity, one stop bit, and keeps what is on its screen.
 *
 * What has scrolled off the top is gone: nobody can scroll back to the cards
 * of the player before (M2-007).
 */
#ifndef TERMINAL_H
#define TERMINAL_H

#include <stdint.h>

enum { TERMINAL_ROWS = 24, TERMINAL_COLUMNS = 40, TERMINAL_BAUD = 115200 };

struct terminal {                       /* plain data; zero: just switched on */
    char screen[TERMINAL_ROWS][TERMINAL_COLUMNS];       /* zero: blank */
    uint8_t row, column;                /* of the cursor */
    uint8_t escape;                     /* inside ESC [ ... */
    uint8_t bits;                       /* of a byte, received; 0: idle */
    uint32_t byte;                      /* no padding: memcmp is equality */
    uint32_t wait_ticks;                /* until the next bit is looked at */
    uint32_t bytes;                     /* received since it is on */
};

/* One tick of the board's clock with the line high (1) or low. */
void terminal_tick(struct terminal *self, int level, uint32_t clock_hz);

/* How much of a row holds text; and a letter of it as it is shown: blank
 * where nothing was sent, a question mark for what is none. */
int terminal_row_length(const struct terminal *self, int row);
char terminal_letter(const struct terminal *self, int row, int column);

/* Whether one from elsewhere keeps within its screen. */
int terminal_is_sound(const struct terminal *self);

/* One byte, as if it had come down the line. */
void terminal_take(struct terminal *self, uint8_t byte);

/* A byte came that was broken: a mark, which is read as a question mark. */
void terminal_take_error(struct terminal *self);

#endif
