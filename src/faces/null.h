/* null.h - a face that shows nothing: the template. */
#ifndef FACE_NULL_H
#define FACE_NULL_H

#include "player/face.h"

/* Whether nothing was done for ten seconds of the machine's time. */
int null_face_is_idle(const struct session *session);

/* Always 1: for faces that need neither terminal nor display. */
int null_face_is_usable(void);

extern const struct face_type face_null;

#endif
