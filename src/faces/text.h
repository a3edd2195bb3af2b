/* text.h - the board as lines of text, printed at the main moments. */
#ifndef FACE_TEXT_H
#define FACE_TEXT_H

#include <stdio.h>

#include "player/face.h"

/* Prints the board as it is now, under a line with the session's id and the
 * time. `boardwalk show` uses it, too. */
const char *text_face_show(const struct session *session, FILE *out);

extern const struct face_type face_text;

#endif
