/* mastermind.h - codes, guesses and how a guess is judged.
 *
 * A code is a word of 4-bit pegs, the leftmost peg in the highest place in
 * use: with four pegs, 0x1634 is the code 1 6 3 4. All bits above are 0, so
 * equal codes are equal words.
 *
 * Pure functions of their arguments; they expect a game that mastermind_check
 * accepts and codes of its pegs and colours.
 */
#ifndef MASTERMIND_H
#define MASTERMIND_H

#include <stdint.h>

enum {
    MASTERMIND_PEGS_MAX = 8,
    MASTERMIND_COLOURS_MAX = 16,
    MASTERMIND_PEG_BITS = 4,
};

/* What the codebreaker is told. By membership and counting, a mark for each
 * place: whether it is right, and if not, whether its colour is elsewhere in
 * the code. The two differ for a colour that the guess repeats (M0-48): it
 * need only occur in the code, or a peg of the code must be left for it. By
 * counts, only how many are right and how many are elsewhere (M1-19, M1-20,
 * M1-28). */
enum mastermind_rule {
    MASTERMIND_MEMBERSHIP,
    MASTERMIND_COUNTING,
    MASTERMIND_COUNTS,
};

/* What one place earns; two bits, the leftmost place highest. */
enum mastermind_mark {
    MASTERMIND_ABSENT    = 0,
    MASTERMIND_ELSEWHERE = 1,
    MASTERMIND_EXACT     = 3,
};

/* Two counts as marks: X in the high digit, O in the low one. */
#define MASTERMIND_XO(x, o) ((x) << 4 | (o))

/* The peg at a place, 0 = leftmost of pegs. */
static inline unsigned mastermind_peg(uint32_t code, int pegs, int place)
{
    return code >> MASTERMIND_PEG_BITS * (pegs - 1 - place) & 15;
}

struct mastermind_game {
    int pegs, colours;
    enum mastermind_rule rule;
    int is_distinct;                    /* no colour twice in the secret */
};

/* Why a game cannot be played, or null; the text is constant. */
const char *mastermind_check(const struct mastermind_game *game);

/* The answer to a guess: a mark for each place, or the two counts. */
uint16_t mastermind_marks(enum mastermind_rule rule, int pegs,
                          uint32_t code, uint32_t guess);

/* The answer to the code itself. */
uint16_t mastermind_solved(const struct mastermind_game *game);

/* All marks are less than this. */
unsigned mastermind_marks_end(const struct mastermind_game *game);

/* Whether any guess can get these marks, given enough colours. Any number may
 * be asked about, as it may come from a file. */
int mastermind_possible(const struct mastermind_game *game, unsigned marks);

/* How many guesses there are, colours 0 to colours - 1; and the n-th. All
 * of them may be secrets, unless the game wants distinct colours. */
uint64_t mastermind_codes(const struct mastermind_game *game);
uint32_t mastermind_code(const struct mastermind_game *game, uint64_t n);
uint64_t mastermind_number(const struct mastermind_game *game,
                           uint32_t code);
int mastermind_may_be_secret(const struct mastermind_game *game,
                             uint32_t code);

/* The colours of a code as bits. */
unsigned mastermind_colours_of(int pegs, uint32_t code);

#endif
