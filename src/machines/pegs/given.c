/* given.c - codes that are given instead of drawn: code=RGBY-WWKK.
 *
 * Reads and writes them as the value of an option. With them a teacher shows a
 * game whose end is known, and two machines can be compared by what they show,
 * though neither knows when the other one draws. The value is never 0, the
 * place of the word `drawn`, because each code has its bit.
 */
#include "machines/pegs/given.h"

#include "base/rng.h"
#include "base/text.h"
#include "base/words.h"

enum { PEGS = 4, COLOURS = 8, CODES = 4096 };

static const char colours[] = "KBGCRMYW";

/* The number of a colour's letter, capital or not; -1 if it is none. */
static int colour_number(char letter)
{
    for (int i = 0; i < COLOURS; i++)
        if (text_small(colours[i]) == text_small(letter))
            return i;
    return -1;
}

static const char *refuse_peg(const char *at)
{
    char letter[2] = {at[0]};

    if (!at[0] || at[0] == '-')
        return "a code has four pegs";
    return text_error("'", letter, "' is not a colour, which is one of ",
                                   colours,
                      (char *)0);
}

static const char *read_code(const char *at, uint64_t *code)
{
    *code = 0;
    for (int i = 0; i < PEGS; i++) {
        int colour = colour_number(at[i]);

        if (colour < 0)
            return refuse_peg(at + i);
        *code = *code << 3 | (uint64_t)colour;
    }
    return NULL;
}

static const char *read_codes(const char *string, int64_t *value)
{
    uint64_t codes = 0, code;

    for (int game = 0;; game++, string++) {
        const char *error = read_code(string, &code);

        if (error)
            return error;
        if (game == PEGS_GIVEN_MAX)
            return "four codes can be given at most";
        codes |= (PEGS_GIVEN_IS | code) << game * PEGS_GIVEN_BITS;
        string += PEGS;
        if (!*string)
            break;
        if (*string != '-')
            return "a code has four pegs; '-' separates codes";
    }
    *value = (int64_t)codes;
    return NULL;
}

static void write_codes(int64_t value, struct text *to)
{
    uint64_t codes = (uint64_t)value;

    for (; codes; codes >>= PEGS_GIVEN_BITS) {
        for (int peg = PEGS - 1; peg >= 0; peg--)
            text_put_char(to, colours[codes >> 3 * peg & (COLOURS - 1)]);
        if (codes >> PEGS_GIVEN_BITS)
            text_put_char(to, '-');
    }
}

/* One of all codes, or one colour with no, one or two other pegs. */
static uint64_t pick_code(struct rng *rng)
{
    uint64_t code = rng_below(rng, COLOURS) * 01111;

    if (rng_below(rng, 2))
        return rng_below(rng, CODES);
    for (uint64_t others = rng_below(rng, 3); others > 0; others--)
        code ^= rng_below(rng, COLOURS) << 3 * rng_below(rng, PEGS);
    return code;
}

static int64_t pick_codes(struct rng *rng)
{
    uint64_t codes = 0;
    int count = 1 + (int)rng_below(rng, PEGS_GIVEN_MAX);

    for (int game = 0; game < count; game++)
        codes |= (PEGS_GIVEN_IS | pick_code(rng)) << game * PEGS_GIVEN_BITS;
    return (int64_t)codes;
}

const struct option_form pegs_given_form = {
    .like = WORDS("codes such as RGBY or RGBY-WWKK"),
    .read = read_codes,
    .write = write_codes,
    .pick = pick_codes,
};
