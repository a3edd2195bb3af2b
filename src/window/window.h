/* window.h - the board in a window of its own.
 *
 * The face "window" (player/face.h); faces/faces.c lists it where the program
 * was built with SDL.
 */
#ifndef WINDOW_H
#define WINDOW_H

#include "player/face.h"

extern const struct face_type face_window;

#endif
