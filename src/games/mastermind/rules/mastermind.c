/* mastermind.c - codes, guesses and how a guess is judged.
 *
 * Pegs are compared all at once, as digits of a word: a digit of the
 * difference that is zero is a match. One low bit for each digit says so.
 */
#include "games/mastermind/rules/mastermind.h"

#include "base/bits.h"

#define EACH_PEG UINT32_C(0x11111111)

/* One low bit for each digit in use. */
static uint32_t all_places(int pegs)
{
    return EACH_PEG >> MASTERMIND_PEG_BITS * (MASTERMIND_PEGS_MAX - pegs);
}

/* Folds the four bits of each difference into its lowest one. Bits that are
 * shifted in from the next digit reach only bits that the mask removes. */
static uint32_t equal_pegs(int pegs, uint32_t a, uint32_t b)
{
    uint32_t differ = a ^ b;

    differ |= differ >> 2;
    differ |= differ >> 1;
    return ~differ & all_places(pegs);
}

/* Exact places are found first, because a peg of the code that is matched
 * exactly must not pay for a mark elsewhere. Then from left to right: without
 * membership, each mark elsewhere uses up one peg of the code. Which one does
 * not matter, as all that are left of a colour are alike. */
static unsigned marks_by_place(enum mastermind_rule rule, int pegs,
                               uint32_t code, uint32_t guess)
{
    uint32_t exact = equal_pegs(pegs, code, guess);
    uint32_t spent = exact;             /* exact places are paid first */
    unsigned marks = 0;

    for (int at = MASTERMIND_PEG_BITS * (pegs - 1); at >= 0;
         at -= MASTERMIND_PEG_BITS) {
        uint32_t there = equal_pegs(pegs, code,
                                    (guess >> at & 15) * EACH_PEG);

        if (rule != MASTERMIND_MEMBERSHIP)
            there &= ~spent;            /* a place pays for one mark only */
        marks = marks << 2;
        if (exact >> at & 1) {
            marks |= MASTERMIND_EXACT;
        } else if (there) {
            marks |= MASTERMIND_ELSEWHERE;
            spent |= there & (~there + 1);
        }
    }
    return marks;
}

/* Both bits of a place are an X, the low one alone is an O. */
static unsigned count_marks(unsigned marks)
{
    int x = bits_count(marks & 0xaaaa);
    int xo = bits_count(marks & 0x5555);

    return (unsigned)MASTERMIND_XO(x, xo - x);
}

/* Counts follow from the marks by counting: summed over all places both say
 * the same. */
uint16_t mastermind_marks(enum mastermind_rule rule, int pegs,
                          uint32_t code, uint32_t guess)
{
    unsigned marks = marks_by_place(rule, pegs, code, guess);

    return (uint16_t)(rule == MASTERMIND_COUNTS ? count_marks(marks)
                                                : marks);
}

uint16_t mastermind_solved(const struct mastermind_game *game)
{
    return mastermind_marks(game->rule, game->pegs, 0, 0);
}

/* Two bits a place, or both counts as digits: all pegs right is the last. */
unsigned mastermind_marks_end(const struct mastermind_game *game)
{
    return game->rule == MASTERMIND_COUNTS
        ? (unsigned)MASTERMIND_XO(game->pegs, 0) + 1 : 1u << 2 * game->pegs;
}

/* The two bits of a place are 0, 1 or 3; 2 is no mark. */
static int are_marks_of_places(int pegs, unsigned marks)
{
    if (marks >> 2 * pegs)
        return 0;
    for (int place = 0; place < pegs; place++)
        if ((marks >> 2 * place & 3) == 2)
            return 0;
    return 1;
}

/* With all but one in place the last cannot stand elsewhere: there is no
 * place left for it. By membership it can, if it is one of several. */
static int counts_possible(enum mastermind_rule rule, int pegs,
                           unsigned counts)
{
    int x = (int)(counts >> 4), o = (int)(counts & 15);

    if (rule == MASTERMIND_MEMBERSHIP && pegs > 1)
        return 1;
    return x + o <= pegs && !(x == pegs - 1 && o == 1);
}

int mastermind_possible(const struct mastermind_game *game, unsigned marks)
{
    if (game->rule == MASTERMIND_COUNTS)
        return counts_possible(game->rule, game->pegs, marks);
    return are_marks_of_places(game->pegs, marks)
        && counts_possible(game->rule, game->pegs, count_marks(marks));
}

const char *mastermind_check(const struct mastermind_game *game)
{
    if (game->pegs < 1 || game->pegs > MASTERMIND_PEGS_MAX)
        return "a code has 1 to 8 pegs";
    if (game->colours < 2 || game->colours > MASTERMIND_COLOURS_MAX)
        return "a game has 2 to 16 colours";
    if (game->is_distinct && game->pegs > game->colours)
        return "a code of distinct colours needs as many colours as pegs";
    return 0;
}

/* At most 16^8 = 2^32. */
uint64_t mastermind_codes(const struct mastermind_game *game)
{
    uint64_t codes = 1;

    for (int place = 0; place < game->pegs; place++)
        codes *= (unsigned)game->colours;
    return codes;
}

/* The n-th code counts in base `colours`, the rightmost peg lowest, so codes
 * ascend with n both as numbers and as words of pegs. */
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

/* The inverse of mastermind_code. */
uint64_t mastermind_number(const struct mastermind_game *game, uint32_t code)
{
    uint64_t n = 0;

    for (int place = 0; place < game->pegs; place++)
        n = n * (unsigned)game->colours
          + mastermind_peg(code, game->pegs, place);
    return n;
}

unsigned mastermind_colours_of(int pegs, uint32_t code)
{
    unsigned colours = 0;

    for (int place = 0; place < pegs; place++)
        colours |= 1u << mastermind_peg(code, pegs, place);
    return colours;
}

int mastermind_may_be_secret(const struct mastermind_game *game,
                             uint32_t code)
{
    return !game->is_distinct
        || bits_count(mastermind_colours_of(game->pegs, code)) == game->pegs;
}
