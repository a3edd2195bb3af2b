/* input.h - bytes from a terminal as keys, clicks and answers.
 *
 * term_input_parse is a pure function of its bytes. The struct around it
 * only keeps what is not complete yet and knows whether text is pasted.
 */
#ifndef TERM_INPUT_H
#define TERM_INPUT_H

#include <stddef.h>
#include <stdint.h>

#include "player/key.h"

enum term_input_kind {
    TERM_NOTHING,                       /* bytes that mean nothing here */
    TERM_KEY,
    TERM_PRESS, TERM_RELEASE, TERM_DRAG,        /* the left button */
    TERM_PASTE, TERM_PASTE_END,
    /* What the terminal answers when it is asked: */
    TERM_ATTRIBUTES,                    /* CSI c: has_sixel */
    TERM_KITTY,                         /* it knows kitty's pictures */
    TERM_CELL_SIZE, TERM_WINDOW_SIZE,   /* CSI 16 t, 14 t: in pixels */
};

struct term_input_event {
    enum term_input_kind kind;
    uint32_t key;
    int column, row;                    /* of the mouse, from 0 */
    int is_pasted;                      /* a key that nobody pressed */
    int has_sixel;
    int width, height;                  /* in pixels */
};

/* Reads one event off the bytes; returns how many it took, or 0 if there is
 * not enough yet. When no more will come (is_all) it always takes some. */
size_t term_input_parse(const unsigned char *bytes, size_t count, int is_all,
                        struct term_input_event *event);

enum { TERM_INPUT_ROOM = 4096 };

struct term_input {                     /* zero it before use */
    unsigned char bytes[TERM_INPUT_ROOM];
    size_t from, used;
    int is_pasting;
};

/* Where to read the next bytes to, and how many fit; then say how many. */
unsigned char *term_input_room(struct term_input *self, size_t *room);
void term_input_add(struct term_input *self, size_t count);

/* Takes the next event out; 0 if there is none. After TERM_INPUT_LATE_MS
 * without a byte half a sequence, such as a lone Esc, counts for what it is;
 * after a longer silence a paste without its end has ended. */
enum { TERM_INPUT_LATE_MS = 25, TERM_INPUT_PASTE_MS = 500 };
int term_input_next(struct term_input *self, int quiet_ms,
                    struct term_input_event *event);

/* Whether half a sequence or a paste is waiting for more. */
int term_input_waits(const struct term_input *self);

#endif
