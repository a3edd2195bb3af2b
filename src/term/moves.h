/* moves.h - a look back: the moves of the game on one page, with a graph of
 * how it went, to go back to one of them. */
#ifndef TERM_MOVES_H
#define TERM_MOVES_H

#include "player/recap.h"
#include "term/screen.h"

struct term_moves {                     /* zero it before use */
    struct scoresheet sheet;
    struct recap_graph graph;
    int is_open;
    int at;                             /* the chosen one */
    int page;                           /* how many are seen at a time */
};

/* Looks at the game; in every frame, since it keeps moves that are ahead of a
 * game that was taken back. */
void term_moves_look(struct term_moves *self, const struct play *play);

/* Opens the page at the move of this moment. */
void term_moves_open(struct term_moves *self, const struct play *play);

/* Up and down choose, Enter goes to the move and pauses there; any other key
 * closes the page. */
void term_moves_key(struct term_moves *self, struct player *player,
                    uint32_t key);

/* Clears the screen and draws the page. */
void term_moves_draw(struct term_moves *self, struct term_screen *screen,
                     const struct play *play);

#endif
