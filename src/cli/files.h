/* files.h - whole files, one after the other. */
#ifndef FILES_H
#define FILES_H

#include "cli/command.h"

enum { FILES_MIB_MAX = 256 };           /* of one file */

/* Reads a whole file of games. The text is the caller's to free, also after
 * an error; a null return is success. */
const char *files_read(const char *path, char **text, size_t *length);

/* Visits each file that the words of a command name; path is as it is told.
 * One that cannot be read is told on stderr, and the others are visited all
 * the same; the return is how many could not be read. */
int files_each(const struct args *args,
               void (*visit)(void *context, const char *path, const char *text,
                             size_t length),
               void *context);

/* For summaries: "1 game", "2 games"; "no defect", "3 defects in 1 game";
 * ", 1 file not read", or nothing. */
void files_print_count(long count, const char *what);
void files_print_defects(long defects, long bad, const char *what);
void files_print_unread(int unread);

/* What is said if there is no word. */
extern const char files_which[];

#endif
