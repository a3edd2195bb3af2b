/* faces.h - every face there is, the best one first. */
#ifndef FACES_H
#define FACES_H

#include "player/face.h"

extern const struct face_type *const faces[];   /* null ends it */

/* By name; null: the first one that is usable here. */
const char *faces_find(const char *name, const struct face_type **face);

#endif
