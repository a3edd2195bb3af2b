/* mastermind.c - codes, guesses and how a guess is judged, place by place. */
#include "rules/mastermind.h"

/* A place of the code pays for one mark only, if marks are counted. */
struct purse {
    uint32_t code;
    int pegs;
    unsigned spent;                     /* a bit for each place */
};

static int find_unspent(const struct purse *purse, unsigned peg)
{
    for (int place = 0; place < purse->pegs; place++)
        if (!(purse->spent >> place & 1)
            && mastermind_peg(purse->code, purse->pegs, place) == peg)
            return place;
    return -1;
}

static unsigned places_that_match(int pegs, uint32_t code, uint32_t guess)
{
    unsigned places = 0;

    for (int place = 0; place < pegs; place++)
        if (mastermind_peg(code, pegs, place)
            == mastermind_peg(guess, pegs, place))
            places |= 1u << place;
    return places;
}

static enum mastermind_mark mark_elsewhere(struct purse *purse, unsigned peg,
                                           enum mastermind_rule rule)
{
    int at = find_unspent(purse, peg);

    if (at < 0)
        return MASTERMIND_ABSENT;
    if (rule == MASTERMIND_COUNTING)
        purse->spent |= 1u << at;
    return MASTERMIND_ELSEWHERE;
}

uint16_t mastermind_marks(enum mastermind_rule rule, int pegs,
                          uint32_t code, uint32_t guess)
{
    unsigned exact = places_that_match(pegs, code, guess);
    struct purse purse = {code, pegs, 0};
    unsigned marks = 0;

    if (rule == MASTERMIND_COUNTING)
        purse.spent = exact;            /* exact places are paid first */
    for (int place = 0; place < pegs; place++) {
        unsigned peg = mastermind_peg(guess, pegs, place);

        marks = marks << 2 | (exact >> place & 1
            ? MASTERMIND_EXACT : mark_elsewhere(&purse, peg, rule));
    }
    return (uint16_t)marks;
}

uint64_t mastermind_codes(const struct mastermind_game *game)
{
    uint64_t codes = 1;

    for (int place = 0; place < game->pegs; place++)
        codes *= (unsigned)game->colours;
    return codes;
}

uint32_t mastermind_code(const struct mastermind_game *game, uint64_t n)
{
    uint32_t code = 0;

    for (int place = 0; place < game->pegs; place++) {
        code |= (uint32_t)(n % (unsigned)game->colours)
                << MASTERMIND_PEG_BITS * place;
        n /= (unsigned)game->colours;
    }
    return code;
}
