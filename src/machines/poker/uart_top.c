/* uart_top.c - three bytes as a line of cards on a serial line.
 *
 *                   +--------------------------------+
 *     word[23:0] ===| latch -> characters            |
 *           send ---|             |                  |
 *          clear ---|         uart_fifo -> uart      |--- tx
 *            clk ---|>                               |--- sent
 *                   +--------------------------------+
 *
 * The word is latched with send (M2-039) and then taken apart nibble by
 * nibble from the top (M2-037): a character for the value, one for the suit,
 * a space, three times; then LF and CR in this order (M2-033, erratum 20).
 * One character a clock goes into the buffer while it has room.
 */
#include "machines/poker/uart_top.h"

#include <string.h>

enum { CARDS = 3, LINE_FEED = 10, CARRIAGE_RETURN = 13 };

static const struct pin_def inputs[] = {
    {"word", UART_TOP_WORD, 24, ACTIVE_HIGH},
    {"send", UART_TOP_SEND, 1, ACTIVE_HIGH},
    {"clear", UART_TOP_CLEAR, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"tx", UART_TOP_TX, 1, ACTIVE_HIGH},
    {"sent", UART_TOP_SENT, 1, ACTIVE_HIGH},
    {0},
};

const struct option_def uart_top_options[] = {
    [UART_TOP_SCREEN] = {"clear", "newlines ansi",
                         .help = "how the screen is cleared"},
    {0},
};

static const char values[16 + 1] = "23456789TJQKA?1 ";  /* M2-028, M2-029 */
static const char suits[16 + 1] = "HDCS??????????P ";   /* M2-030 */
static const char wipe[] = "\033[2J\033[H";             /* ANSI: clear, home */

/* Which character is next */

/* The highest nibble, in the letters of a table. */
static uint8_t nibble_in(const struct uart_top *self, const char *table)
{
    return (uint8_t)table[self->word >> 20 & 15];
}

static uint8_t next_char(const struct uart_top *self)
{
    switch (self->step) {
    case UART_TOP_WIPE:
        return self->is_ansi ? (uint8_t)wipe[self->count] : LINE_FEED;
    case UART_TOP_VALUE: return nibble_in(self, values);
    case UART_TOP_SUIT:  return nibble_in(self, suits);
    case UART_TOP_SPACE: return ' ';
    case UART_TOP_LF:    return LINE_FEED;
    default:             return CARRIAGE_RETURN;
    }
}

/* And what after it */

static void shift_nibble_out(struct uart_top *self, enum uart_top_step next)
{
    self->word = self->word << 4 & 0xffffff;
    self->step = (uint8_t)next;
}

/* Counts a newline or a card and repeats the step before until there are
 * enough. */
static void count_up(struct uart_top *self, unsigned end,
                     enum uart_top_step before, enum uart_top_step after)
{
    self->step = (uint8_t)before;
    if (++self->count < end)
        return;
    self->count = 0;
    self->step = (uint8_t)after;
}

static void advance_character(struct uart_top *self)
{
    unsigned wipes = self->is_ansi ? sizeof wipe - 1 : UART_TOP_NEWLINES;

    switch (self->step) {
    case UART_TOP_WIPE:
        count_up(self, wipes, UART_TOP_WIPE, UART_TOP_VALUE);
        break;
    case UART_TOP_VALUE: shift_nibble_out(self, UART_TOP_SUIT); break;
    case UART_TOP_SUIT:  shift_nibble_out(self, UART_TOP_SPACE); break;
    case UART_TOP_SPACE:
        count_up(self, CARDS, UART_TOP_VALUE, UART_TOP_LF);
        break;
    case UART_TOP_LF:    self->step = UART_TOP_CR; break;
    default:             self->step = UART_TOP_REST; break;
    }
}

/* Clocks */

/* Nothing is left to be produced, in the buffer or on the line. */
static int is_sent(const struct uart_top *self)
{
    return self->step == UART_TOP_REST && self->fifo.count == 0
        && self->uart.bits == 0;
}

pins uart_top_show(const struct uart_top *self)
{
    pins line = uart_show(&self->uart);

    return pins_get(line, UART_TX, 1) << UART_TOP_TX
        | (is_sent(self) ? PIN(UART_TOP_SENT) : 0);
}

/* From here on the word's pins may change (M2-039). */
static void latch_word(struct uart_top *self, pins in)
{
    self->word = (uint32_t)pins_get(in, UART_TOP_WORD, 24);
    self->count = 0;
    self->step = in & PIN(UART_TOP_CLEAR) ? UART_TOP_WIPE : UART_TOP_VALUE;
}

/* All three see the state before this clock. */
static void move_bytes(struct uart_top *self)
{
    pins queue = uart_fifo_show(&self->fifo), into = 0, out = 0;

    if (self->step != UART_TOP_REST && !(queue & PIN(UART_FIFO_FULL))) {
        into = (pins)next_char(self) << UART_FIFO_IN
            | PIN(UART_FIFO_WRITE);
        advance_character(self);
    }
    if (!(queue & PIN(UART_FIFO_EMPTY))
        && (uart_show(&self->uart) & PIN(UART_READY))) {
        out = pins_get(queue, UART_FIFO_OUT, 8) << UART_DATA
            | PIN(UART_START);
        into |= PIN(UART_FIFO_READ);
    }
    uart_fifo_tick(&self->fifo, into);
    uart_tick(&self->uart, out);
}

pins uart_top_tick(struct uart_top *self, pins in)
{
    if (!is_sent(self))
        move_bytes(self);
    else if (in & PIN(UART_TOP_SEND))
        latch_word(self, in);
    else
        return PIN(UART_TOP_TX) | PIN(UART_TOP_SENT);   /* mostly */
    return uart_top_show(self);
}

void uart_top_reset(struct uart_top *self, uint32_t clock_hz, int is_ansi)
{
    memset(self, 0, sizeof *self);
    uart_reset(&self->uart, clock_hz);
    self->is_ansi = is_ansi != 0;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    uart_top_reset(chip, setup->clock_hz,
                   setup->option[UART_TOP_SCREEN] != 0);
}

static pins tick(void *chip, pins in)
{
    return uart_top_tick(chip, in);
}

const struct chip_type uart_top = {
    .name = "uart_top",
    .size = sizeof(struct uart_top),
    .inputs = inputs,
    .outputs = outputs,
    .options = uart_top_options,
    .reset = reset,
    .tick = tick,
};
