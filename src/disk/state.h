/* state.h - where games are kept: one folder, a journal for each. */
#ifndef STATE_H
#define STATE_H

#include "disk/file.h"

/* A new name for a game of this machine, MACHINE-DATE-TIME-PID.bw; creates
 * the folder. Errors say what is missing: a home, or the right to create. */
const char *state_new_path(const char *machine, char path[FILE_PATH_MAX]);

/* A file of this name, not a game, in the same folder; makes the folder. */
const char *state_path(const char *name, char path[FILE_PATH_MAX]);

/* The folder itself, which may not be there yet. */
const char *state_folder(char path[FILE_PATH_MAX]);

/* The path of a game by its name in that folder; 0 if there is none, or the
 * name is the path of a file already. */
int state_find(const char *name, char path[FILE_PATH_MAX]);

#endif
