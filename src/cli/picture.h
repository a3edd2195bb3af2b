/* picture.h - what stands on a machine's monitor, as a PNG file. */
#ifndef PICTURE_H
#define PICTURE_H

#include "bench/session.h"

/* A null return is success. */
const char *picture_write(const struct session *session, const char *path);

#endif
