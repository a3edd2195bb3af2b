/* terminal.c - a terminal at the end of a serial line.
 *
 *         ____     ___ ___ ___ ___ ___ ___ ___ ___ ____
 *             |___|_0_|_1_|_2_|_3_|_4_|_5_|_6_|_7_|         high: idle
 *             start       eight bits, lowest first  stop
 *
 * Each bit is looked at in its middle. A start that is gone by then was
 * noise; a byte without its stop bit is dropped, and the line must be high
 * again before the next one counts.
 *
 * The screen knows what the machines here send: characters, LF, CR, and of
 * the sequences that begin with ESC [ those that clear and go home.
 */
#include "boards/terminal.h"

#include <string.h>

enum { IDLE = 0, START = 1, FIRST = 2, STOP = 10, BROKEN = 11 };    /* bits */
enum { TEXT, ESCAPE, SEQUENCE };                                /* escape */
enum { LF = 10, CR = 13, SUB = 26, ESC = 27 };

/* The screen */

static void scroll(struct terminal *self)
{
    memmove(self->screen[0], self->screen[1],
            sizeof self->screen - sizeof self->screen[0]);
    memset(self->screen[TERMINAL_ROWS - 1], 0, TERMINAL_COLUMNS);
}

static void go_down(struct terminal *self)
{
    if (self->row == TERMINAL_ROWS - 1)
        scroll(self);
    else
        self->row++;
}

/* Past the right edge a line continues in the next one. */
static void show_character(struct terminal *self, uint8_t byte)
{
    if (self->column == TERMINAL_COLUMNS) {
        self->column = 0;
        go_down(self);
    }
    self->screen[self->row][self->column++] = (char)byte;
}

static void take_text(struct terminal *self, uint8_t byte)
{
    if (byte == LF)
        go_down(self);
    else if (byte == CR)
        self->column = 0;
    else if (byte == ESC)
        self->escape = ESCAPE;
    else if (byte >= ' ' && byte <= '~')
        show_character(self, byte);
}

/* ESC [ parameters letter: J clears all, H goes home. Parameters that say
 * less than all are not sent by anything here. */
static void take_sequence(struct terminal *self, uint8_t byte)
{
    if (byte >= ' ' && byte < '@')
        return;
    self->escape = TEXT;
    if (byte == 'J')
        memset(self->screen, 0, sizeof self->screen);
    if (byte == 'H')
        self->row = self->column = 0;
}

void terminal_take(struct terminal *self, uint8_t byte)
{
    self->bytes++;
    if (self->escape == TEXT)
        take_text(self, byte);
    else if (self->escape == ESCAPE)
        self->escape = byte == '[' ? SEQUENCE : TEXT;
    else
        take_sequence(self, byte);
}

/* SUB is ASCII's own character for one that was found to be in error. */
void terminal_take_error(struct terminal *self)
{
    self->bytes++;
    self->escape = TEXT;
    show_character(self, SUB);
}

/* The line */

static uint32_t ticks_a_bit(uint32_t clock_hz)
{
    return clock_hz > TERMINAL_BAUD ? clock_hz / TERMINAL_BAUD : 1;
}

/* Half a bit from the edge, so that all samples fall into the middle. */
static void begin_byte(struct terminal *self, uint32_t clock_hz)
{
    self->bits = START;
    self->byte = 0;
    self->wait_ticks = ticks_a_bit(clock_hz) / 2;
}

/* In the middle of a bit: start, data, or stop. The byte counts only once its
 * stop bit is high. */
static void sample_bit(struct terminal *self, int level)
{
    if (self->bits == START)
        self->bits = level ? IDLE : FIRST;
    else if (self->bits == STOP && level) {
        self->bits = IDLE;
        terminal_take(self, (uint8_t)self->byte);
    } else if (self->bits == STOP)
        self->bits = BROKEN;
    else {
        self->byte |= (uint32_t)(level != 0) << (self->bits - FIRST);
        self->bits++;
    }
}

void terminal_tick(struct terminal *self, int level, uint32_t clock_hz)
{
    if (self->bits == BROKEN && level)
        self->bits = IDLE;
    if (self->bits == BROKEN || (self->bits == IDLE && level))
        return;
    if (self->bits == IDLE)
        begin_byte(self, clock_hz);
    if (self->wait_ticks) {
        self->wait_ticks--;
        return;
    }
    sample_bit(self, level);
    self->wait_ticks = ticks_a_bit(clock_hz) - 1;
}

/* Reading */

int terminal_row_length(const struct terminal *self, int row)
{
    int length = TERMINAL_COLUMNS;

    while (length > 0 && terminal_letter(self, row, length - 1) == ' ')
        length--;
    return length;
}

char terminal_letter(const struct terminal *self, int row, int column)
{
    char c = self->screen[row][column];

    if (c == 0)
        return ' ';
    return (char)(c >= ' ' && c <= '~' ? c : '?');
}

/* For states that come from a snapshot on disk: a cursor outside the screen
 * would write beyond it. */
int terminal_is_sound(const struct terminal *self)
{
    return self->row < TERMINAL_ROWS && self->column <= TERMINAL_COLUMNS
        && self->bits <= BROKEN;
}
