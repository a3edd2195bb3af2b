/* null.h - a face that shows nothing: the template. */
#ifndef FACE_NULL_H
#define FACE_NULL_H

#include "player/face.h"

/* Whether nobody has done anything for a while. */
int null_face_is_idle(const struct session *session);

extern const struct face_type face_null;

#endif
