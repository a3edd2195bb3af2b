/* check.h - prints what is wrong in files of games: each defect with its place,
 * and a summary. What a defect is, each format knows for itself. */
#ifndef CHECK_H
#define CHECK_H

#include "cli/files.h"

/* The state of a command begins with this struct; zero it before use. Defects
 * are counted by unit (a game or a hand), because a summary of units is what
 * tells how good a collection is. */
struct check {
    const char *unit;                   /* "game": what a file has many of */
    int has_moves;                      /* the summary counts moves */
    long moves, unjudged;               /* counted by the command; */
    long units, bad_units, defects;     /* counted by the functions here */

    const char *path;                   /* of this file, for messages */
    long before;                        /* defects before this unit */
};

/* Prints "FILE:LINE:COLUMN: what is wrong". A note is printed, but it is not
 * counted as a defect. */
void check_tell(struct check *self, int line, int column, int is_note,
                const char *what);

/* Ends a game: later defects belong to the next one. */
void check_end_unit(struct check *self);

/* Checks every file that the words of the command line name, and prints a
 * summary unless --quiet was given. visit gets the state and the text of one
 * file. Returns the exit status: 1 if there was a defect or an unreadable
 * file. */
int check_files(struct check *self, const struct args *args,
                void (*visit)(void *check, const char *text, size_t length));

#endif
