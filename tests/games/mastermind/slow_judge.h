/* slow_judge.h - the rules of Mastermind once more, in plain arrays.
 *
 * A second witness: written from the rules, not from the source. Pegs are
 * ints, one after the other, and marks are paid by crossing pegs out.
 */
#ifndef SLOW_JUDGE_H
#define SLOW_JUDGE_H

#include "games/mastermind/rules/mastermind.h"

struct slow_code {
    int peg[MASTERMIND_PEGS_MAX];       /* leftmost first */
};

/* The n-th code in ascending order, and a code as the source packs it. */
struct slow_code slow_nth(int pegs, int colours, uint64_t n);
uint32_t slow_packed(int pegs, const struct slow_code *code);

/* The answer, as the source packs it. */
unsigned slow_judge(enum mastermind_rule rule, int pegs,
                    const struct slow_code *code,
                    const struct slow_code *guess);

/* Has it no colour twice? */
int slow_is_distinct(int pegs, const struct slow_code *code);

#endif
