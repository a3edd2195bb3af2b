/* rows.h - arithmetic on rows: a number for each hand of a player.
 *
 * A solver asks the same of many points of its tree: given how likely the
 * other holds each hand, what does each hand gain if it comes to a showdown,
 * or if the other folds? Hands that share a card exclude each other. With the
 * hands in order one pass answers that: sums over all hands so far, and over
 * those with each card. SOLVER_LANES questions go through it side by side.
 *
 * The widest registers are chosen at run time; results are the same for every
 * width.
 */
#ifndef SOLVER_ROWS_H
#define SOLVER_ROWS_H

#include <stddef.h>

#include "games/holdem/rules/values.h"
#include "games/holdem/solver/board.h"

enum { SOLVER_LANES = 8 };

/* One question: the other's range, by hand, and where the answer goes. */
struct solver_question {
    const float *range;
    float *gain;
    float stake;                        /* what the winner gets from the other;
                                         * at a fold what this hand gets */
};

/* Answers up to SOLVER_LANES questions of one kind for the hands of a player.
 * A showdown leaves the gains of hands that the board excludes as they
 * are. */
void solver_rows_show(const struct solver_board *board, int player,
                      const struct solver_question *questions, int count);
void solver_rows_fold(const struct solver_side sides[POKER_PLAYERS],
                      int player, const struct solver_question *questions,
                      int count);

/* Where hands are told apart by levels: sums up what several questions have by
 * hand, and gives hands what their level has. With an image a hand takes the
 * level of another. */
void solver_rows_to_levels(const uint8_t *level, int hands,
                           const float (*from)[SOLVER_LANES],
                           float (*to)[SOLVER_LANES]);
void solver_rows_from_levels(const uint8_t *level, const uint16_t *image,
                             int hands, const float (*from)[SOLVER_LANES],
                             float (*to)[SOLVER_LANES]);

/* As show and fold above, for rows by level. */
void solver_rows_show_levels(const struct solver_question *question);
void solver_rows_fold_levels(const struct solver_question *question);

/* The actions of a node. What speaks for each, its regret or how often it was
 * taken, lies row after row; what belongs to the nodes after them is so many
 * numbers apart. */
struct solver_choice {
    int actions, stride;
    float *rows;
    float *behind;
    size_t apart;
};

/* What one plays by: the share of each action by what speaks for it, if that
 * is positive; where nothing does, all alike. */
void solver_rows_shares(const struct solver_choice *choice, float *shares);

/* Divides a reach among the actions, and adds each part to the sums (null:
 * there are none), of which only so much is kept. */
void solver_rows_divide(const struct solver_choice *choice,
                        const float *reach, float *sums, float kept);

/* The gain of a node from those after it: as often as each is taken, of the
 * best one, or of all together. */
void solver_rows_mix(const struct solver_choice *choice, float *gain);
void solver_rows_best(const struct solver_choice *choice, float *gain);
void solver_rows_add(const struct solver_choice *choice, float *gain);

/* The same as mix, and then the rows, which are regrets, are brought up to
 * date; kept[0] of positive ones stays, kept[1] of negative ones. */
void solver_rows_regret(const struct solver_choice *choice, float *gain,
                        const float kept[2]);

/* Forces a width, for tests and measurements; 0: this processor lacks it. */
int solver_rows_use(enum poker_width width);

#endif
