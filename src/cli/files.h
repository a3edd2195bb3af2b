/* files.h - whole files, one after the other. */
#ifndef FILES_H
#define FILES_H

#include "cli/command.h"

/* The text is the caller's to free, also after an error; a null return is
 * success. */
const char *files_read(const char *path, char **text, size_t *length);

/* Visits each file that the words of a command name; path is as it is told.
 * One that cannot be read does not keep the others from being visited, but
 * the status that is returned is not 0 then. */
int files_each(const struct args *args,
               void (*visit)(void *of, const char *path, const char *text,
                             size_t length),
               void *of);

/* What is said if there is no word. */
extern const char files_which[];

#endif
