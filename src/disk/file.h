/* file.h - reads whole files, and replaces files whole or not at all.
 *
 * A file that is being written has no name yet, or a temporary one: the old
 * file stays as it is until the new one is complete and on disk. Whatever
 * stops the program in between, a reader finds the old file or the new one.
 */
#ifndef FILE_H
#define FILE_H

#include <stddef.h>
#include <stdio.h>

enum { FILE_PATH_MAX = 1024 };

/* Reading */

/* The whole of a file, or of standard input for "-", with a zero byte after
 * it that length does not count; the caller frees it. A file longer than
 * `most` bytes is an error, and no more than that is held in memory. */
const char *file_read(const char *path, size_t most, char **text,
                      size_t *length);

/* The same of a file that is open already; name is for the error. */
const char *file_read_open(int fd, const char *name, size_t most, char **text,
                           size_t *length);

/* Replacing */

struct file_draft {
    FILE *stream;                       /* write here */
    char path[FILE_PATH_MAX];           /* where it will be, links followed */
    char draft[FILE_PATH_MAX];          /* its name until then, if it has one */
    int is_in_place;                    /* a device or a pipe: no draft */
};

/* Begins a file. One that exists keeps its mode; one that may not be written
 * is an error. A device or a pipe is written as it stands. */
const char *file_begin(struct file_draft *self, const char *path);

/* Ends it well: synced, and in the place of the old one. On an error the old
 * one is untouched and nothing is left behind. */
const char *file_commit(struct file_draft *self);

/* The same without waiting for the disk, for what can be done without: after
 * a crash of the whole machine it may be torn. */
const char *file_commit_loose(struct file_draft *self);

/* The same for a name that must be new (errno is EEXIST where it is not); on
 * success *fd is open on the file, for reading and writing after it. */
const char *file_commit_new(struct file_draft *self, int *fd);

/* Ends it badly: as if it had never been begun. */
void file_abandon(struct file_draft *self);

/* Small steps that others share. Those that return an int return 1 for
 * success, and 0 with the reason in errno. */

int file_write_all(int fd, const char *bytes, size_t length);

/* Flushes to disk. Devices that cannot are no failure. */
int file_sync(int fd);

/* A new name is on disk when its folder is. */
void file_sync_folder(const char *path);

/* FOLDER/NAME, cut off where it does not fit. */
void file_join(const char *folder, const char *name,
               char path[FILE_PATH_MAX]);

/* "cannot WHAT PATH: " and why, by errno. */
const char *file_trouble(const char *what, const char *path);

#endif
