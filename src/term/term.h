/* term.h - the board in the terminal, played with keys and mouse.
 *
 * A face like any other: faces/faces.c lists it and calls its function `play`,
 * which returns when the player leaves or a signal asks the program to end.
 */
#ifndef TERM_H
#define TERM_H

#include "player/face.h"

extern const struct face_type face_term;

#endif
