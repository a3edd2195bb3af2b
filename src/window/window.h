/* window.h - the board in a window of its own. */
#ifndef WINDOW_H
#define WINDOW_H

#include "player/face.h"

extern const struct face_type face_window;

#endif
