/* slow_judge.c - the rules of Mastermind once more, in plain arrays. */
#include "games/mastermind/slow_judge.h"

enum { CROSSED_OUT = -1 };

struct slow_code slow_nth(int pegs, int colours, uint64_t n)
{
    struct slow_code code = {{0}};

    while (pegs-- > 0) {
        code.peg[pegs] = (int)(n % (uint64_t)colours);
        n /= (uint64_t)colours;
    }
    return code;
}

uint32_t slow_packed(int pegs, const struct slow_code *code)
{
    uint32_t packed = 0;

    for (int i = 0; i < pegs; i++)
        packed = packed * 16 + (uint32_t)code->peg[i];
    return packed;
}

static int times_in(int pegs, const struct slow_code *code, int colour)
{
    int times = 0;

    for (int i = 0; i < pegs; i++)
        times += code->peg[i] == colour;
    return times;
}

/* X for each peg in its place; O for what both have besides (M1-22). */
static unsigned judge_in_counts(int pegs, const struct slow_code *code,
                                const struct slow_code *guess)
{
    int x = 0, both = 0;

    for (int i = 0; i < pegs; i++)
        x += code->peg[i] == guess->peg[i];
    for (int colour = 0; colour < 16; colour++) {
        int in_code = times_in(pegs, code, colour);
        int in_guess = times_in(pegs, guess, colour);

        both += in_code < in_guess ? in_code : in_guess;
    }
    return (unsigned)(x * 16 + both - x);
}

/* Crosses one peg of a colour out; 0 if there is none. */
static int cross_out(int pegs, struct slow_code *code, int colour)
{
    for (int i = 0; i < pegs; i++)
        if (code->peg[i] == colour) {
            code->peg[i] = CROSSED_OUT;
            return 1;
        }
    return 0;
}

/* Exact pegs are paid first, then the others from left to right. */
static unsigned judge_places(int is_counting, int pegs,
                             const struct slow_code *code,
                             const struct slow_code *guess)
{
    struct slow_code stock = *code;
    unsigned marks = 0;

    for (int i = 0; i < pegs; i++)
        if (code->peg[i] == guess->peg[i])
            stock.peg[i] = CROSSED_OUT;
    for (int i = 0; i < pegs; i++) {
        int colour = guess->peg[i], mark = 0;

        if (code->peg[i] == colour)
            mark = 3;
        else if (is_counting ? cross_out(pegs, &stock, colour)
                             : times_in(pegs, code, colour) > 0)
            mark = 1;
        marks = marks * 4 + (unsigned)mark;
    }
    return marks;
}

unsigned slow_judge(enum mastermind_rule rule, int pegs,
                    const struct slow_code *code,
                    const struct slow_code *guess)
{
    if (rule == MASTERMIND_COUNTS)
        return judge_in_counts(pegs, code, guess);
    return judge_places(rule == MASTERMIND_COUNTING, pegs, code, guess);
}

int slow_is_distinct(int pegs, const struct slow_code *code)
{
    for (int i = 0; i < pegs; i++)
        if (times_in(pegs, code, code->peg[i]) > 1)
            return 0;
    return 1;
}
