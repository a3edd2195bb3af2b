/* answer.h - the output lines of a Hub engine. */
#ifndef CHECKERS_ANSWER_H
#define CHECKERS_ANSWER_H

#include "games/draughts/minds/search.h"

/* Each function prints one line on standard output and flushes it. */

void checkers_answer(const char *line);         /* as it is: "ready" */
void checkers_answer_error(const char *what);   /* error message="..." */
void checkers_answer_id(void);

/* param: a number from 1 to most, or one of the values, which are words with
 * spaces between them. */
void checkers_answer_number(const char *name, int value, int most);
void checkers_answer_choice(const char *name, const char *value,
                            const char *values);

/* info after a depth, ms since the search began; done with the move. */
void checkers_answer_info(const struct checkers_thought *thought,
                          uint64_t ms);
void checkers_answer_done(const struct checkers_thought *thought);

#endif
