/* light.h - random games of Go, as fast as possible.
 *
 * On boards of up to nine lines a set of points is two words. Of each group
 * only its reach is kept, its stones and all points beside them: what of that
 * is free are its liberties, what has its colour are its stones. So nothing
 * needs updating when a stone comes down elsewhere, groups join by a bitwise
 * or, and hardly any branch in a move is unpredictable. Both sides play as in
 * go.h, with simple ko and without suicide, anywhere but into their own eyes.
 */
#ifndef GO_LIGHT_H
#define GO_LIGHT_H

#include "base/rng.h"
#include "games/go/rules/go.h"

enum {
    GO_LIGHT_SIZE_MAX = 9,
    GO_LIGHT_ROW = GO_LIGHT_SIZE_MAX + 1,
    GO_LIGHT_POINTS = 112,              /* with the edge; whole registers */
    GO_LIGHT_AREA_MAX = GO_LIGHT_SIZE_MAX * GO_LIGHT_SIZE_MAX,
};

struct go_light_set {                   /* points 0..63, and the rest */
    uint64_t low, high;
};

struct go_light_sets {                  /* one for each point, halves apart */
    uint64_t low[GO_LIGHT_POINTS], high[GO_LIGHT_POINTS];
};

struct go_light_side {
    struct go_light_set open;           /* where it has no stone */
    uint8_t head[GO_LIGHT_POINTS];      /* of its groups; 0 at other points */
};

/* A game as it stands. */
struct go_light_game {
    struct go_light_side side[2];       /* Black, White */
    struct go_light_sets reach;         /* of a group, at its head */
    uint8_t turn;                       /* 0 Black, 1 White */
    uint8_t ko;
    uint8_t free_count;                 /* as in struct go_board */
    uint8_t free_point[GO_LIGHT_AREA_MAX];
    uint8_t free_place[GO_LIGHT_POINTS];
};

/* A position from which many games are played. */
struct go_light {
    struct go_light_set board;
    struct go_light_sets point, beside, across;     /* diagonally */
    int moves_max;                      /* three for each point */
    struct go_light_game start;
};

/* How a game came out. */
struct go_light_end {
    int margin;                         /* Black's area less White's */
    int moves;                          /* passes, too */
};

static inline unsigned go_light_at(go_point point)
{
    return (unsigned)((go_row(point) + 1) * GO_LIGHT_ROW
                      + go_column(point) + 1);
}

/* Takes over a position. The board has nine lines at most; it is not needed
 * afterwards. */
void go_light_begin(struct go_light *self, const struct go_board *board,
                    enum go_colour turn);

/* A number below n, 1 <= n <= 256. *dice is the state of the generator and may
 * start as any number. */
unsigned go_light_roll(uint64_t *dice, unsigned n);

/* Plays one move, each sensible one as likely as any other, and returns its
 * point in the numbering of go_light_at(); 0 is a pass, if there was none. */
unsigned go_light_move(const struct go_light *self,
                       struct go_light_game *game, uint64_t *dice);

/* Plays a game from the position until both pass, or for moves_max moves. One
 * number of the rng is the seed of the whole game. */
struct go_light_end go_light_play(const struct go_light *self,
                                  struct rng *rng);

#endif
