/* tty.h - the terminal itself: set to raw mode and restored, read and written.
 *
 * Between begin and end it belongs to the face: raw keys, the alternate
 * screen, no cursor, a mouse. However the program ends, the terminal is
 * given back as it was.
 */
#ifndef TERM_TTY_H
#define TERM_TTY_H

#include "term/input.h"

/* Whether standard input and output are a terminal that can move its cursor. */
int term_tty_is_usable(void);

/* Takes the terminal, and all signals that would end the program; the error
 * says that it is none. End gives both back, and does nothing if they were
 * given back already: it is also called by exit. */
const char *term_tty_begin(void);
void term_tty_end(void);

/* The size of the window in cells; COLUMNS and LINES, or 80 by 24, where the
 * system does not know. */
void term_tty_size(int *columns, int *rows);

/* Of the window, in pixels; 0 if its system does not tell. */
void term_tty_pixels(int *width, int *height);

/* Whether the locale says so; after term_tty_begin, which sets it. */
int term_tty_is_utf8(void);

/* Waits for bytes: 1 if some came, 0 if not, -1 if the terminal is gone.
 * Any signal ends the wait. */
int term_tty_read(struct term_input *input, int timeout_ms);

/* Writes all bytes; what a vanished terminal does not take is lost. */
void term_tty_write(const char *bytes, size_t count);

/* The signal that asked the program to end, or 0. */
int term_tty_signal(void);

/* Ends the program as that signal would have; call it after term_tty_end,
 * when everything is closed. */
void term_tty_die(int signal);

/* Whether everything must be drawn anew: the window has changed its size, or
 * the program was stopped and continues. If a stop was asked for, it happens
 * here. */
int term_tty_is_new(void);

/* Stops the program and its whole job, as Ctrl-Z does. */
void term_tty_suspend(void);

/* A monotonic clock. */
uint64_t term_tty_clock_ns(void);

#endif
