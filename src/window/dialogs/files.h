/* files.h - paths, folders and free names for the file dialogs. */
#ifndef WINDOW_FILES_H
#define WINDOW_FILES_H

#include "bench/kept.h"

/* The folder that a path is in: "." if it names none, "/" for the root. */
void window_files_folder(const char *path, char folder[JOURNAL_PATH_MAX]);
int window_files_is_folder(const char *path);
int window_files_is_there(const char *path);

/* A path that no file has: "FOLDER/duel-1.bw", or with the next number that
 * is free. Nothing is created. */
void window_files_free_name(const char *folder, const char *machine,
                            char path[JOURNAL_PATH_MAX]);

#endif
