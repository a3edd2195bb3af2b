/* answer.h - what a Hub engine says, a line each. */
#ifndef CHECKERS_ANSWER_H
#define CHECKERS_ANSWER_H

#include "games/draughts/minds/search.h"

void checkers_answer(const char *line);         /* any one, as it is */
void checkers_answer_error(const char *what);
void checkers_answer_id(void);

/* Parameters: a number from 1 on, or one of several words. */
void checkers_answer_number(const char *name, int value, int most);
void checkers_answer_choice(const char *name, const char *value,
                            const char *values);

/* What it thinks so far, and in the end. */
void checkers_answer_info(const struct checkers_thought *thought,
                          uint64_t ms);
void checkers_answer_done(const struct checkers_thought *thought);

#endif
