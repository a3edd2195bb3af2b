/* recap.h - a game that is over: how it ended, a look back along its moves,
 * and another one like it.
 */
#ifndef RECAP_H
#define RECAP_H

#include "bench/play_table.h"
#include "player/player.h"
#include "player/scoresheet.h"

struct recap {                          /* zero it before use */
    const struct session *session;      /* whose end it is */
    int is_over;                        /* also while an earlier moment of it
                                         * is looked at */
    int is_closed;                      /* the player has read it */
    int is_back;                        /* the player looks back */
    struct table_end end;
};

/* Looks at the game; once a picture. Returns whether anything changed that is
 * shown. */
int recap_look(struct recap *self, const struct play *play);

/* Whether there is something to show. */
int recap_is_shown(const struct recap *self);

/* "You win: b found no code in five guesses" */
void recap_put(const struct recap *self, struct text *to);

/* Looks back: time stops, at the end of the game; and again: to now. */
void recap_turn_back(struct recap *self, struct player *player);

/* Another game with the same options and players. */
const char *recap_again(struct player *player);

/* How the game went: the moves that have a value, for a graph. */
struct recap_graph {
    int count;
    int32_t least, most;
    int move[SCORESHEET_MOVES];         /* which they are, */
    int32_t value[SCORESHEET_MOVES];    /* and their values */
};

void recap_graph_take(struct recap_graph *self, const struct scoresheet *moves);

/* Of point i: how far from the left, and how high, of so many steps. */
int recap_graph_across(const struct recap_graph *self, int i, int span);
int recap_graph_height(const struct recap_graph *self, int i, int span);

/* What the graph shows, "Codes left, from 1 to 2401". */
void recap_graph_put(const struct recap_graph *self, const char *graph,
                     struct text *to);

/* A value in figures, "-12". */
void recap_put_value(int32_t value, struct text *to);

/* The point nearest to a place that far from the left; -1: there is none. And
 * the last one up to a move; -1: the moves with values come later. */
int recap_graph_at(const struct recap_graph *self, int across, int span);
int recap_graph_of(const struct recap_graph *self, int move);

#endif
