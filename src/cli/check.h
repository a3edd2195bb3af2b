/* check.h - files of games that are checked: each defect with its place, and
 * a summary. What a defect is, each format knows for itself. */
#ifndef CHECK_H
#define CHECK_H

#include "cli/files.h"

/* A command's own state begins with one; zero it before use. */
struct check {
    const char *unit;                   /* "game": what a file has many of */
    int has_moves;                      /* moves are summed up */
    long moves, unjudged;               /* the command counts these, */
    long units, bad_units, defects;     /* and the functions here those */

    const char *path;                   /* of this file, as it is told */
    long before;                        /* defects before this unit */
};

/* Prints "FILE:LINE:COLUMN: what is wrong". A note is no defect. */
void check_tell(struct check *self, int line, int column, int is_note,
                const char *what);

/* A game is over: defects told from now on are those of the next. */
void check_end_unit(struct check *self);

/* Checks every file that the words name, one after the other, and prints a
 * summary unless it shall be quiet. Visit tells what is wrong in one, and gets
 * the state. The return is the exit status. */
int check_files(struct check *self, const struct args *args,
                void (*visit)(void *check, const char *text, size_t length));

#endif
