/* typing.h - what a keyboard does, as keys that go down and up.
 *
 * A window tells of places on a keyboard, and apart from them of the text
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
    struct window_event line[WINDOW_TYPING_LINE];
    int first, count;
};

/* A place goes down. key is what it is without any text; writes says that
 * text will tell, with key for the case that it does not (0: none). */
void window_typing_down(struct window_typing *self, int place, uint32_t key,
                        int writes, int is_repeat);
void window_typing_up(struct window_typing *self, int place);
void window_typing_text(struct window_typing *self, const char *utf8);

/* No text will come any more for what went down. */
void window_typing_settle(struct window_typing *self);

/* Every key comes up: the keyboard is somebody else's. */
void window_typing_forget(struct window_typing *self);

/* Takes the next event; 0 if there is none. */
int window_typing_next(struct window_typing *self,
                       struct window_event *event);

#endif
