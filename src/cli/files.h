/* files.h - reads the files that a command line names, one after the other. */
#ifndef FILES_H
#define FILES_H

#include "cli/command.h"

enum { FILES_MIB_MAX = 256 };           /* largest file that is read */

/* Reads a file and calls show with its text, which is valid during the call.
 * Returns null on success, or the error of reading or of show. */
const char *files_show(const char *path,
                       const char *(*show)(void *context, const char *text,
                                           size_t length),
                       void *context);

/* The option of commands that take so many files that no command line could
 * name them. */
#define FILES_OPTION \
    {"files", 'f', "FILE", "the files whose names are in FILE, one on a line"}

/* Visits each file that the words of a command name, then those of --files;
 * path is for messages. A file that cannot be read is reported on standard
 * error, and the others are visited nevertheless; returns how many could not
 * be read. */
int files_each(const struct args *args,
               void (*visit)(void *context, const char *path, const char *text,
                             size_t length),
               void *context);

/* Whether any are named, in either way. */
int files_named(const struct args *args);

/* For summaries: "1 game", "2 games"; "no defect", "3 defects in 1 game";
 * ", 1 file not read", or nothing. */
void files_print_count(long count, const char *what);
void files_print_defects(long defects, long bad, const char *what);
void files_print_unread(int unread);

/* A line of a list of games: "   1  Anna - Bert  1-0  31 moves  Cup". */
struct files_heading {
    int number;                         /* from 1 */
    const char *name[2];                /* who moved first, and the other; ""
                                         * if unknown */
    const char *result;
    int moves;
    const char *event;                  /* or "" */
};

void files_print_heading(const struct files_heading *heading);

/* The error "x.pdn has no game 9; the last is 3". */
const char *files_no_number(const char *path, const char *what, int wanted,
                            int last);

/* The error if no file is named. */
extern const char files_which[];

#endif
