/* input.h - bytes from a terminal as keys, clicks and answers.
 *
 * term_input_parse is a pure function of its bytes. struct term_input around
 * it keeps what is not complete yet and knows whether text is being pasted.
 * Whatever a terminal sends, each byte is consumed once: unknown sequences
 * become TERM_NOTHING and never keys.
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
    int is_pasted;                      /* came with a paste, not typed */
    int has_sixel;
    int width, height;                  /* in pixels */
};

/* Reads one event off the front of the bytes. Returns how many it took, or 0 if
 * they are the beginning of something longer. If no more will come (is_all) it
 * takes at least one of any. */
size_t term_input_parse(const unsigned char *bytes, size_t count, int is_all,
                        struct term_input_event *event);

enum { TERM_INPUT_ROOM = 4096 };

/* Invariant: from <= used; the bytes between are still to be parsed. */
struct term_input {                     /* zero it before use */
    unsigned char bytes[TERM_INPUT_ROOM];
    size_t from, used;
    int is_pasting;
};

/* Where to read the next bytes to, and how many fit; then term_input_add says
 * how many came. */
unsigned char *term_input_room(struct term_input *self, size_t *room);
void term_input_add(struct term_input *self, size_t count);

/* Takes the next event out; 0 if there is none. quiet_ms is the time since the
 * last byte. After TERM_INPUT_LATE_MS an incomplete sequence is taken as it
 * is: a lone ESC is the key Esc. After TERM_INPUT_PASTE_MS a paste whose end
 * was lost is over. */
enum { TERM_INPUT_LATE_MS = 25, TERM_INPUT_PASTE_MS = 500 };
int term_input_next(struct term_input *self, int quiet_ms,
                    struct term_input_event *event);

/* Whether an incomplete sequence or a paste is waiting for more bytes: then
 * call term_input_next again soon. */
int term_input_waits(const struct term_input *self);

#endif
