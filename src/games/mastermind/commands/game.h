/* game.h - which game of Mastermind a verb is about. */
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

/* Four pegs, six colours, marks counted: the game in the shops. */
extern const struct mastermind_setup mastermind_game_usual;

#define MASTERMIND_GAME_OPTIONS                                             \
    {"machine", 'm', "NAME", "the game of a machine: pegs or duel"},        \
    {"pegs", 'p', "P", "pegs in a code, 1 to 8; else 4"},                   \
    {"colours", 'c', "C", "colours of a peg, 2 to 16; else 6"},             \
    {"rule", 'r', "R", "counts (else), membership or counting"},            \
    {"distinct", 'd', NULL, "no colour twice in the secret"},               \
    {"letters", 0, "STRING", "a letter for each colour; else ABCDEF..."}

#define MASTERMIND_LIMIT_OPTION                                             \
    {"limit", 0, "N", "tries allowed, up to 16; 0: any number"}

#define MASTERMIND_GOAL_OPTION(goals)                                       \
    {"goal", 'g', "GOAL", goals}

/* Puts what the options say over what setup holds; a null return is
 * success. An option that the verb does not have changes nothing. */
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
