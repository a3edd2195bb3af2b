/* constraint_check.h - checks whether a constraint file fits a board. */
#ifndef CONSTRAINT_CHECK_H
#define CONSTRAINT_CHECK_H

#include "designs/constraints/constraint_file.h"

enum { CONSTRAINT_PLACES_MAX = 1024 };

struct constraint_place {
    int line;
    char port[CONSTRAINT_PORT_MAX], ball[CONSTRAINT_BALL_MAX];
};

struct constraint_check {
    const struct pinout *pinout;
    void (*report)(void *to, int line, int is_defect, const char *words);
    void *to;
    int places;
    struct constraint_place place[CONSTRAINT_PLACES_MAX];
};

/* Reads a file and reports, in the order of its lines, what cannot be on this
 * board, and what is probably not meant: a vendor's name at another port's
 * ball, a clock of another speed than the oscillator. Words are valid during
 * the call. Afterwards the places are those of the file. */
void constraint_check_file(struct constraint_check *self,
                           const struct pinout *pinout,
                           enum constraint_format format, const char *text,
                           size_t length);

#endif
