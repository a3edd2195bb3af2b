/* games.h - the kept games as a list, and a line for any other file.
 *
 * Both the menu and the face of a game show it, on the whole screen. It only
 * names a file: whoever asked opens it, and shows why if it cannot.
 */
#ifndef TERM_GAMES_H
#define TERM_GAMES_H

#include "bench/kept.h"
#include "term/prompt.h"

struct term_games {                     /* zero it before use */
    int is_open;
    struct kept_list list;
    int at;                             /* the chosen one */
    struct term_prompt prompt;
    char path[JOURNAL_PATH_MAX];        /* the answer, once it is given */
};

/* Opens the list of the games in a folder (empty: none), without the one that
 * is being played (null: all); some may be of a design (kept.h). A folder that
 * cannot be read gives an empty list, not an error: a path can still be
 * typed. */
void term_games_open(struct term_games *self, const char *folder,
                     const char *played, const struct machine_type *design);

/* Takes a key. TERM_PROMPT_DONE: path is the file to open. In that case and
 * with TERM_PROMPT_CANCELLED the list is closed. */
enum term_prompt_answer term_games_key(struct term_games *self, uint32_t key);

/* Clears the screen and draws the list, scrolled so that the chosen game is on
 * it. */
void term_games_draw(const struct term_games *self,
                     struct term_screen *screen);

#endif
