/* append.h - appends records to a file, each of them whole or not at all. */
#ifndef APPEND_H
#define APPEND_H

#include <stddef.h>
#include <stdint.h>

#include "disk/file.h"

struct append {
    int fd;                             /* -1: not open */
    char path[FILE_PATH_MAX];
    int64_t synced_s;                   /* when that was last done */
};

/* Makes it closed, which append_close and append_is_open accept. */
void append_begin(struct append *self);
int append_is_open(const struct append *self);

/* Opens a file, creating it if necessary. On an error, which names the path,
 * it stays closed. */
const char *append_open(struct append *self, const char *path);

/* One write each, so that two programs can add to one file. On an error the
 * file ends with the record before. Once a second they are synced. */
const char *append_add(struct append *self, const char *bytes,
                       size_t length);

/* Syncs and closes it; one that is not open is no error. It is closed even
 * if an error is returned. */
const char *append_close(struct append *self);

#endif
