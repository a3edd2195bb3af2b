/* term.h - the board in the terminal, played with keys and mouse. */
#ifndef TERM_H
#define TERM_H

#include "player/face.h"

extern const struct face_type face_term;

#endif
