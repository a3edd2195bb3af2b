/* typing.h - turns key events of a keyboard into keys pressed and released.
 *
 * A window reports places on a keyboard (scan codes), and separately the text
 * that is written. Which place writes "?" only the person's layout knows, so
 * the text that follows a place is its key; when the place comes up, so does
 * the key, whatever Shift does by then.
 */
#ifndef WINDOW_TYPING_H
#define WINDOW_TYPING_H

#include "window/event.h"

enum { WINDOW_TYPING_PLACES = 512, WINDOW_TYPING_LINE = 64 };

struct window_typing {                  /* zero it before use */
    uint32_t held[WINDOW_TYPING_PLACES];        /* keys by place; 0: up */
    int is_pending;                     /* a place waits for its text */
    int place, is_repeat;
    uint32_t otherwise;                 /* its key if there will be none */
    struct window_event line[WINDOW_TYPING_LINE];       /* a ring */
    int first, count;
};

/* A place goes down. key is what it is without any text (0: nothing); writes
 * says that text is expected to follow, and that key counts only if none
 * does. */
void window_typing_down(struct window_typing *self, int place, uint32_t key,
                        int writes, int is_repeat);
void window_typing_up(struct window_typing *self, int place);
void window_typing_text(struct window_typing *self, const char *utf8);

/* No text will follow any more for the place that went down last. */
void window_typing_settle(struct window_typing *self);

/* Every key comes up: another window has the keyboard. */
void window_typing_forget(struct window_typing *self);

/* Takes the next event; 0 if there is none. */
int window_typing_next(struct window_typing *self,
                       struct window_event *event);

#endif
