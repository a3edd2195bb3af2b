/* sdl.h - the window itself, its keyboard, mouse and controllers: all
 * that SDL is needed for, but for sound.
 *
 * There is one window at a time, as there is one terminal.
 */
#ifndef WINDOW_SDL_H
#define WINDOW_SDL_H

#include <stddef.h>

#include "draw/canvas.h"
#include "window/event.h"

/* Whether there is a display to open a window on. */
int window_sdl_is_usable(void);

/* Opens a window of about this size, less where the display has less. */
const char *window_sdl_open(const char *title, int width, int height);
void window_sdl_close(void);

void window_sdl_title(const char *title);
void window_sdl_size(int *width, int *height);

/* How large things are written on this display: 100, 150 or 200 percent. */
int window_sdl_scale(void);

/* Shows rectangles of a canvas; the window and it may differ in size. */
void window_sdl_show(const struct canvas *canvas,
                     const struct canvas_rect *rects, int count);

/* Waits so long for an event; 0: none came. */
int window_sdl_next(struct window_event *event, int timeout_ms);

int window_sdl_is_full_screen(void);
void window_sdl_full_screen(int is_full);
void window_sdl_cursor(int is_hand);

/* What is on the clipboard, as much of it as fits. */
void window_sdl_clipboard(char *to, size_t size);

uint64_t window_sdl_clock_ns(void);

#endif
