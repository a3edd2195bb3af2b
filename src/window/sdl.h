/* sdl.h - the window itself, its keyboard, mouse and controllers: all
 * that SDL is needed for, but for sound.
 *
 * There is one window at a time, as there is one terminal. After
 * window_sdl_open has succeeded all other functions may be called, until
 * window_sdl_close; that is safe in any state.
 */
#ifndef WINDOW_SDL_H
#define WINDOW_SDL_H

#include <stddef.h>

#include "draw/canvas.h"
#include "window/event.h"

/* Whether there is a display to open a window on: X11 or Wayland. May start
 * SDL's video, which the window then uses. */
int window_sdl_is_usable(void);

/* Opens a window of this size, smaller where the display is smaller. The
 * error names what is missing, or is SDL's. */
const char *window_sdl_open(const char *title, int width, int height);
void window_sdl_close(void);

/* The title is copied. Sizes are in pixels, of the window's inside. */
void window_sdl_title(const char *title);
void window_sdl_size(int *width, int *height);

/* How large text is on this display: 100, 150 or 200 percent, from its dots
 * per inch, or as BOARDWALK_SCALE in the environment says. */
int window_sdl_scale(void);

/* Shows rectangles of a canvas; the window and it may differ in size. */
void window_sdl_show(const struct canvas *canvas,
                     const struct canvas_rect *rects, int count);

/* Waits up to timeout_ms for an event; 0: none came. */
int window_sdl_next(struct window_event *event, int timeout_ms);

int window_sdl_is_full_screen(void);
void window_sdl_full_screen(int is_full);
void window_sdl_cursor(int is_hand);

/* The text on the clipboard, as much of it as fits; "" for none. */
void window_sdl_clipboard(char *to, size_t size);

/* A clock that never goes back, in nanoseconds from any start. */
uint64_t window_sdl_clock_ns(void);

#endif
