/* oracle.h - tables of expected behaviour, read row by row. */
#ifndef ORACLE_H
#define ORACLE_H

#include <stdio.h>

enum { ORACLE_LINE_MAX = 400, ORACLE_FIELDS_MAX = 40 };

struct oracle {
    FILE *file;
    char line[ORACLE_LINE_MAX];
    const char *field[ORACLE_FIELDS_MAX];   /* of the row read last */
    int fields;
};

/* Opens a table of the folder $ORACLE, such as "duel/scenario4_reset.csv",
 * and steps over its head; a missing table fails the test. */
void oracle_open(struct oracle *self, const char *name);

/* Reads the next row; 0 (and the table is closed) if there is none. */
int oracle_next(struct oracle *self);

#endif
