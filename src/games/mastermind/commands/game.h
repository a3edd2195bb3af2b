/* game.h - the options that choose a game of Mastermind.
 *
 * Shared by all verbs of `boardwalk mastermind`: their common options, and
 * codes and marks as they print them.
 */
#ifndef MASTERMIND_GAME_H
#define MASTERMIND_GAME_H

#include "cli/args.h"
#include "games/mastermind/notation/strategy.h"

struct mastermind_setup {
    struct mastermind_game game;
    const char *letters;                /* of the colours */
    enum mastermind_strategy_goal goal;
    int limit;                          /* tries; 0: any number */
};

/* Four pegs, six colours, marks counted: the game as it is sold. */
extern const struct mastermind_setup mastermind_game_usual;

#define MASTERMIND_GAME_OPTIONS                                             \
    {"machine", 'm', "NAME", "the game of a machine: pegs or duel"},        \
    {"pegs", 'p', "P", "pegs in a code, 1 to 8 (default 4)"},               \
    {"colours", 'c', "C", "colours of a peg, 2 to 16 (default 6)"},         \
    {"rule", 'r', "R", "counts (default), membership or counting"},         \
    {"distinct", 'd', NULL, "no colour twice in the secret"},               \
    {"letters", 0, "STRING", "letters of the colours (default ABCDEF...)"}

#define MASTERMIND_LIMIT_OPTION                                             \
    {"limit", 0, "N", "tries allowed, up to 16; 0: any number"}

#define MASTERMIND_GOAL_OPTION(goals)                                       \
    {"goal", 'g', "GOAL", goals}

/* Applies the options to what setup holds; a null return is success, and an
 * error names the option. An option that the verb does not have changes
 * nothing. Letters stay the caller's (they point into args). */
const char *mastermind_game_read(struct mastermind_setup *setup,
                                 const struct args *args);

/* "AABC" and "XO--"; they are good for the next three calls. */
const char *mastermind_game_code(const struct mastermind_setup *setup,
                                 uint32_t code);
const char *mastermind_game_marks(const struct mastermind_setup *setup,
                                  unsigned marks);

/* "XO--: 1 right, 1 elsewhere" */
void mastermind_game_print_marks(const struct mastermind_setup *setup,
                                 unsigned marks);

/* A ratio with three decimals, rounded. */
void mastermind_game_print_ratio(uint64_t part, uint64_t whole);

#endif
