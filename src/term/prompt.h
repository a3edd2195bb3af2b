/* prompt.h - one line that a person types: a file, a move.
 *
 * The cursor is always at the end: there is no way to move in the text.
 */
#ifndef TERM_PROMPT_H
#define TERM_PROMPT_H

#include "bench/journal.h"
#include "term/screen.h"

/* Text is UTF-8 and always ends with a zero; used is its length in bytes. */
struct term_prompt {
    const char *question;               /* null: nothing is asked */
    char text[JOURNAL_PATH_MAX];
    size_t used;
};

enum term_prompt_answer { TERM_PROMPT_OPEN, TERM_PROMPT_DONE,
                          TERM_PROMPT_CANCELLED };

/* Begins with an empty text. The question is borrowed as long as it is asked.
 */
void term_prompt_ask(struct term_prompt *self, const char *question);

/* Takes a key. DONE: text is the answer, which is never empty; CANCELLED: there
 * is none. With both the question is null again. */
enum term_prompt_answer term_prompt_key(struct term_prompt *self,
                                        uint32_t key);

/* Question, text and cursor in one row. */
void term_prompt_draw(const struct term_prompt *self,
                      struct term_screen *screen, int row);

#endif
