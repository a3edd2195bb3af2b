/* game_file.h - a game file of the competition, named on a command line. */
#ifndef POKER_GAME_FILE_H
#define POKER_GAME_FILE_H

#include "games/holdem/rules/acpc.h"

/* Reads a game file. Null is success; an error reads "FILE:LINE: what is
 * wrong", and lasts until the next text_error. */
const char *game_file_read(const char *path, struct acpc_game *game);

#endif
