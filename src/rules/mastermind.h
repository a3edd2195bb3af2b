/* mastermind.h - codes, guesses and how a guess is judged, place by place.
 *
 * A code is a word of 4-bit pegs, the leftmost peg in the highest place in
 * use: with four pegs, 0x1634 is the code 1 6 3 4.
 */
#ifndef MASTERMIND_H
#define MASTERMIND_H

#include <stdint.h>

enum { MASTERMIND_PEGS_MAX = 8, MASTERMIND_PEG_BITS = 4 };

/* How a letter that stands elsewhere in the code is judged if the guess
 * repeats it (M0-48): is it there at all, or is one left for it? */
enum mastermind_rule {
    MASTERMIND_MEMBERSHIP,
    MASTERMIND_COUNTING,
};

/* What one place earns; two bits, the leftmost place highest. */
enum mastermind_mark {
    MASTERMIND_ABSENT    = 0,
    MASTERMIND_ELSEWHERE = 1,
    MASTERMIND_EXACT     = 3,
};

/* The peg at a place, 0 = leftmost of pegs. */
static inline unsigned mastermind_peg(uint32_t code, int pegs, int place)
{
    return code >> MASTERMIND_PEG_BITS * (pegs - 1 - place) & 15;
}

struct mastermind_game {
    int pegs, colours;
    enum mastermind_rule rule;
};

uint16_t mastermind_marks(enum mastermind_rule rule, int pegs,
                          uint32_t code, uint32_t guess);

/* How many codes a game has, colours 0 to colours - 1; and the n-th. */
uint64_t mastermind_codes(const struct mastermind_game *game);
uint32_t mastermind_code(const struct mastermind_game *game, uint64_t n);

#endif
