/* folder.h - a folder for a test's files, gone with all of them at its end. */
#ifndef FOLDER_H
#define FOLDER_H

#include <stddef.h>

struct folder {
    char path[200];
};

void folder_begin(struct folder *self);
void folder_end(struct folder *self);

/* "journal" as a path in the folder; good until the eighth call after. */
const char *folder_at(const struct folder *self, const char *name);

/* A file's whole text, good until the next call; and one written anew. */
const char *folder_text(const char *path);
void folder_write(const char *path, const char *text, size_t length);

int folder_files(const struct folder *self);    /* how many there are */

#endif
