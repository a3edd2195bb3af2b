/* tty.h - the terminal itself: taken, given back, read and written.
 *
 * Between begin and end it belongs to the face: raw keys, the alternate
 * screen, no cursor, a mouse. However the program ends, the terminal is
 * given back as it was.
 */
#ifndef TERM_TTY_H
#define TERM_TTY_H

#include "term/input.h"

int term_tty_is_usable(void);

const char *term_tty_begin(void);
void term_tty_end(void);

void term_tty_size(int *columns, int *rows);

/* Of the window, in pixels; 0 if its system does not tell. */
void term_tty_pixels(int *width, int *height);
int term_tty_is_utf8(void);

/* Waits for bytes: 1 if some came, 0 if not, -1 if the terminal is gone.
 * Any signal ends the wait. */
int term_tty_read(struct term_input *input, int timeout_ms);
void term_tty_write(const char *bytes, size_t count);

/* The signal that asked the program to end, or 0. */
int term_tty_signal(void);

/* Ends the program as that signal would have; call it after term_tty_end,
 * when everything is closed. */
void term_tty_die(int signal);

/* Whether everything must be drawn anew: the window changed its size, or
 * the program was stopped and goes on. Stops it, if that was asked. */
int term_tty_is_new(void);

/* Stops the program and its whole job, as Ctrl-Z does. */
void term_tty_suspend(void);

/* A clock that never goes back. */
uint64_t term_tty_clock_ns(void);

#endif
