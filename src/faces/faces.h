/* faces.h - all faces, the best one first. */
#ifndef FACES_H
#define FACES_H

#include "player/face.h"

extern const struct face_type *const faces[];   /* null ends it */

/* Finds a face by name; null: the first one that is usable here. An error if
 * there is none of that name, or if it needs what is not there, such as a
 * display. */
const char *faces_find(const char *name, const struct face_type **face);

#endif
