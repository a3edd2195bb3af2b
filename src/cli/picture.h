/* picture.h - a machine's monitor, or its whole board, as a PNG file. */
#ifndef PICTURE_H
#define PICTURE_H

#include "bench/session.h"

enum { PICTURE_SIDE_MAX = 4096 };

struct picture_size {
    int width, height;
    int is_light;                       /* the desk */
};

/* What stands on the monitor; a null return is success. */
const char *picture_write(const struct session *session, const char *path);

/* The board as the window draws it. */
const char *picture_write_board(struct session *session, const char *path,
                                const struct picture_size *size);

/* Reads "1280x800". */
const char *picture_read_size(const char *words, struct picture_size *size);

#endif
