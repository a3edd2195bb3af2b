/* assignment.h - what a teacher hands out and how it is graded.
 *
 * A folder with the file assignment.txt, plain text, a line for each fact:
 *
 *     title  Two-player Mastermind
 *     golden duel                    a machine of ours, or a project folder
 *     board  basys2                  as many as may be used
 *     given  given                   sources that everybody gets
 *     start  tap BTN2                how each check begins
 *     limit  message 3s              every limit, in this one place
 *     jitter 60ms
 *     bounce 3ms
 *     public tests/public.bw
 *     hidden tests/hidden.bw
 *     seeds  3 every                 `every`: for checks that are passed, too
 *     good   good/one_block skeleton/basys2
 *     fault  faults/half_time.fault
 *
 * Checks are read apart from it and later (assignment_read_checks): whoever
 * starts a process that runs a student's design has none of them in memory.
 */
#ifndef ASSIGNMENT_H
#define ASSIGNMENT_H

#include <stddef.h>

#include "bench/script.h"
#include "disk/file.h"

enum { ASSIGNMENT_LINES = 32,           /* of one kind */
       ASSIGNMENT_FAULTS = 128,
       ASSIGNMENT_CHECKS = 128,
       ASSIGNMENT_WORDS = 200 };

struct assignment_check {
    struct script_check is;
    int is_hidden;
    const char *file;                   /* below the folder */
    int line;                           /* of its first line in it */
    char *text;                         /* the lines after `check` */
};

struct assignment {
    char folder[FILE_PATH_MAX];
    char title[ASSIGNMENT_WORDS], golden[ASSIGNMENT_WORDS];
    char given[ASSIGNMENT_WORDS];       /* "": none */
    char boards[8][32];
    char start[ASSIGNMENT_LINES][ASSIGNMENT_WORDS];     /* "": no more, as in
                                                         * all lists */
    char settings[ASSIGNMENT_LINES][ASSIGNMENT_WORDS];  /* limit, jitter */
    char tests[ASSIGNMENT_LINES][ASSIGNMENT_WORDS];
    int is_hidden[ASSIGNMENT_LINES];
    char good[ASSIGNMENT_LINES][ASSIGNMENT_WORDS];
    char faults[ASSIGNMENT_FAULTS][ASSIGNMENT_WORDS];

    struct script_limit check_limit;    /* of board time, for one check */
    unsigned cpu_s, disk_mb;            /* for one submission */
    int seeds, is_thorough;             /* all of them for every check */

    char sum[65];                       /* of all its files, */
    char frame[65];                     /* and of those that have no checks */
    struct assignment_check *checks;
    int check_count;
};

/* Reads FOLDER/assignment.txt. An error has file and line. */
const char *assignment_open(struct assignment *self, const char *folder);

/* Reads the checks, those of hidden files only if they are asked for. */
const char *assignment_read_checks(struct assignment *self, int with_hidden);
void assignment_close(struct assignment *self);

unsigned assignment_points(const struct assignment *self);

/* The check of this name, or null. */
const struct assignment_check *
assignment_check(const struct assignment *self, const char *name);

#endif
