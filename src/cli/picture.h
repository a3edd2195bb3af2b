/* picture.h - a machine's monitor, or its whole board, as a PNG file. */
#ifndef PICTURE_H
#define PICTURE_H

#include "bench/session.h"

enum { PICTURE_SIDE_MAX = 4096 };       /* pixels */

struct picture_size {
    int width, height;
    int is_light;                       /* on a light desk, not a dark one */
};

/* Writes what is on the monitor. Null is success; a board without a monitor is
 * an error. */
const char *picture_write(const struct session *session, const char *path);

/* Writes the board as the window draws it. Null is success. */
const char *picture_write_board(struct session *session, const char *path,
                                const struct picture_size *size);

/* Reads "1280x800"; the error names the option --size. */
const char *picture_read_size(const char *words, struct picture_size *size);

#endif
