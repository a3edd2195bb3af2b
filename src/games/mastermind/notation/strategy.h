/* strategy.h - a whole strategy as text, and the proof of it.
 *
 *     boardwalk-strategy 1
 *     pegs 4
 *     colours 6
 *     rule counts
 *     secrets all                 or distinct: no colour twice
 *     goal mean                   or worst, or win
 *     limit 0                     guesses allowed; 0: any number
 *     codes 1296                  secrets there are
 *     cost 5625                   guesses for all that are found
 *     worst 6                     most guesses for one of them
 *     found 1296                  (goal win only)
 *     tree
 *     AABC
 *      XO ABDE
 *       XXO ABED
 *
 * Each line of the tree is a guess. It stands one space deeper than the
 * guess before it, after the marks which that one got, and above all that
 * follows from itself. Nothing follows the marks of the solved code, or,
 * for the goal win, the last guess allowed.
 */
#ifndef MASTERMIND_STRATEGY_H
#define MASTERMIND_STRATEGY_H

#include "base/arena.h"
#include "games/mastermind/notation/words.h"

#define MASTERMIND_STRATEGY_TITLE "boardwalk-strategy"

enum {
    MASTERMIND_STRATEGY_DEPTH_MAX = 64,         /* guesses in a row */
    MASTERMIND_STRATEGY_SIZE_MAX = 1 << 28,     /* bytes of text */
    MASTERMIND_STRATEGY_CODES_MAX = 1 << 22,    /* that are played */
    MASTERMIND_STRATEGY_LINE_MAX = 96,
};

enum mastermind_strategy_goal {
    MASTERMIND_STRATEGY_MEAN,           /* fewest guesses in all */
    MASTERMIND_STRATEGY_WORST,          /* fewest for the worst code */
    MASTERMIND_STRATEGY_WIN,            /* most codes within the limit */
};

extern const char *const mastermind_strategy_goals[];       /* names */
extern const char *const mastermind_strategy_secrets[];     /* null ends */

struct mastermind_step {                /* a line of the tree */
    uint32_t guess;
    uint32_t before;                    /* the step that leads here, */
    uint16_t marks;                     /* and the marks it got */
    uint8_t depth;
    uint8_t is_played;                  /* by any secret */
};

struct mastermind_strategy {
    struct mastermind_game game;
    enum mastermind_strategy_goal goal;
    int limit;                          /* 0: none */
    uint64_t codes, cost, found;        /* as the head says */
    int worst;

    struct mastermind_step *step;       /* in the order of their lines */
    uint32_t steps;
    uint32_t *next;                     /* hashed by step and marks */
    uint32_t next_mask;
    int first_line;                     /* where the tree begins */
};

/* Writing: the head, then every line; the first has depth 0, and its marks
 * do not matter. */
void mastermind_strategy_head(const struct mastermind_strategy *self,
                              struct text *to);
void mastermind_strategy_line(const struct mastermind_strategy *self,
                              int depth, unsigned marks, uint32_t guess,
                              struct text *to);

/* Reading: the tree is kept in the arena, which needs so many bytes, and is
 * valid as long as that. Null is success; an error names its line. The text
 * itself may be freed afterwards. */
size_t mastermind_strategy_need(const char *text, size_t length);
const char *mastermind_strategy_read(struct mastermind_strategy *self,
                                     const char *text, size_t length,
                                     struct arena *arena);

/* Where the step leads that follows these marks: 0 if none does, as to the
 * first step, number 0, nothing leads. */
uint32_t *mastermind_strategy_next(const struct mastermind_strategy *self,
                                   uint32_t before, unsigned marks);

/* An error in a line of the text. */
const char *mastermind_strategy_wrong(int line, const char *what);

struct mastermind_strategy_figures {
    uint64_t codes, cost, found;
    int worst;
};

/* Plays every secret, and compares what comes out with the head. Null is
 * success; an error names the figure, or a secret that is not found with the
 * guesses that were made. Sets is_played in the steps. */
const char *
mastermind_strategy_verify(const struct mastermind_strategy *self,
                           struct mastermind_strategy_figures *figures);

#endif
