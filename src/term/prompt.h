/* prompt.h - one line that a person types: a file, a move. */
#ifndef TERM_PROMPT_H
#define TERM_PROMPT_H

#include "bench/journal.h"
#include "term/screen.h"

struct term_prompt {
    const char *question;               /* null: nothing is asked */
    char text[JOURNAL_PATH_MAX];
    size_t used;
};

enum term_prompt_answer { TERM_PROMPT_OPEN, TERM_PROMPT_DONE,
                          TERM_PROMPT_CANCELLED };

void term_prompt_ask(struct term_prompt *self, const char *question);

/* Takes a key; once it is not open any more, question is null again. */
enum term_prompt_answer term_prompt_key(struct term_prompt *self,
                                        uint32_t key);

void term_prompt_draw(const struct term_prompt *self,
                      struct term_screen *screen, int row);

#endif
