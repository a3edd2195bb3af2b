/* window_files.h - the games in a folder, the newest first. */
#ifndef WINDOW_FILES_H
#define WINDOW_FILES_H

#include <stdint.h>

#include "bench/journal.h"

enum { WINDOW_FILES_MAX = 200, WINDOW_FILES_NAME = 80 };

struct window_file {
    char name[WINDOW_FILES_NAME];
    char machine[24];                   /* "duel"; "": it cannot be read */
    int64_t seconds;                    /* when it was written last */
};

struct window_files {
    char folder[JOURNAL_PATH_MAX];
    int count;                          /* the newest, if there are more */
    struct window_file of[WINDOW_FILES_MAX];
};

/* Reads a folder; the error says why it cannot. */
const char *window_files_read(struct window_files *self, const char *folder);

/* The folder that a path is in: "." if it names none. */
void window_files_folder(const char *path, char folder[JOURNAL_PATH_MAX]);
int window_files_is_folder(const char *path);
int window_files_is_there(const char *path);

/* "FOLDER/NAME" */
void window_files_path(const struct window_files *self, int i,
                       char path[JOURNAL_PATH_MAX]);

/* "31 Jan 2026 23:59" */
void window_files_date(const struct window_file *file, struct text *to);

/* A name that is free in a folder: "FOLDER/duel-1.bw" */
void window_files_free_name(const char *folder, const char *machine,
                            char path[JOURNAL_PATH_MAX]);

#endif
