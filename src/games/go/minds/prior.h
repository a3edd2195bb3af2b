/* prior.h - the prior probability of a move, before anything is tried.
 *
 * A move has features: what it takes, whom it saves, how far it is from the
 * last moves, on which line, and the pattern around it. Each feature has a
 * weight, in parts of GO_PRIOR_BIT; the sum says how many times likelier by
 * twos the move is. The weights were fitted to games of the search with
 * itself by fit/go_learn.
 */
#ifndef GO_PRIOR_H
#define GO_PRIOR_H

#include "games/go/minds/facts.h"
#include "games/go/minds/pattern.h"

enum {
    GO_PRIOR_BIT = 256,                 /* twice as likely */
    GO_PRIOR_FAR = 10,                  /* distances count up to there */
    GO_PRIOR_LINES = 6,
};

enum go_feature {
    GO_TAKES_ONE, GO_TAKES_MORE, GO_TAKES_TO_LIVE, GO_TAKES_BACK,
    GO_RUNS, GO_RUNS_WITH_MORE, GO_RUNS_IN_VAIN,
    GO_GIVES_ONE, GO_GIVES_MORE,
    GO_CATCHES, GO_CATCHES_MORE, GO_THREATENS,
    GO_ESCAPES_EARLY, GO_ADDS_LIBERTY,
    GO_VITAL_OWN, GO_VITAL_OTHER,
    GO_RACES_BEHIND, GO_RACES_EVEN, GO_RACES_AHEAD, GO_RACES_FOR_LIBERTIES,
    GO_NEAR_LAST,                       /* by distance from here on */
    GO_NEAR_BEFORE = GO_NEAR_LAST + GO_PRIOR_FAR,
    GO_ON_LINE = GO_NEAR_BEFORE + GO_PRIOR_FAR,
    GO_FEATURES = GO_ON_LINE + GO_PRIOR_LINES,
};

enum { GO_FEATURES_AT_ONCE = 16 };

struct go_pattern_weight {
    uint16_t pattern;                   /* the least of its turns */
    int16_t weight;
};

struct go_weights {
    int16_t feature[GO_FEATURES];
    int pattern_count;
    const struct go_pattern_weight *pattern;
};

extern const struct go_weights go_weights;

/* The weights of patterns made ready: all turns, both colours. */
struct go_shapes {
    int16_t prior[2][GO_PATTERNS];      /* by turn */
    uint8_t playout[2][GO_PATTERNS];    /* how likely in a playout */
};

/* Fills both tables from go_weights; done once for each tree. */
void go_prior_begin(struct go_shapes *shapes);

/* A position in which moves are weighed, all by the same struct: facts about
 * its groups are found out only once. */
struct go_situation {
    const struct go_board *board;
    enum go_colour turn;
    go_point last, before_last;         /* moves; GO_PASS: none */
    struct go_facts facts;              /* zero at first */
};

/* Writes the features of a legal move, as enum go_feature, and returns how
 * many. fit/go_learn fits weights to exactly these. */
int go_prior_features(struct go_situation *at, go_point point,
                      uint8_t features[GO_FEATURES_AT_ONCE]);

/* The sum of weights of a legal move. */
int go_prior_weigh(struct go_situation *at,
                   const struct go_shapes *shapes, go_point point);

/* Two to the power of weight / GO_PRIOR_BIT, times `one`; large weights are
 * limited to a factor of about two million. */
uint32_t go_prior_likelihood(int weight, uint32_t one);

#endif
