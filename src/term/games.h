/* games.h - the kept games as a list, and a line for any other file. */
#ifndef TERM_GAMES_H
#define TERM_GAMES_H

#include "bench/kept.h"
#include "term/prompt.h"

struct term_games {                     /* zero it before use */
    int is_open;
    struct kept_list list;
    int at;                             /* the chosen one */
    struct term_prompt prompt;
    char path[JOURNAL_PATH_MAX];        /* the answer */
};

/* Opens it over the games of a folder (empty: none), without the one that is
 * being played (null: all). */
void term_games_open(struct term_games *self, const char *folder,
                     const char *played);

/* Takes a key; once it is done, path is the file to open. */
enum term_prompt_answer term_games_key(struct term_games *self, uint32_t key);

void term_games_draw(const struct term_games *self,
                     struct term_screen *screen);

#endif
