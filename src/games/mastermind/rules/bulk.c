/* bulk.c - one guess judged against many codes at once.
 *
 * Every loop over a block is plain and of fixed length, and works on bytes,
 * so that compilers turn it into vector instructions by themselves. Here a
 * comparison is 1 or 0, and the loops over colours are over those few that
 * the guess has.
 */
#include "games/mastermind/rules/bulk.h"

#include <string.h>

struct guess {
    int pegs;
    uint8_t peg[MASTERMIND_PEGS_MAX];
    int colours;                        /* different ones, in order, */
    uint8_t colour[MASTERMIND_PEGS_MAX];
    uint8_t times[MASTERMIND_PEGS_MAX]; /* and how often each is there */
};

/* One byte for each code of a block. */
typedef uint8_t row[MASTERMIND_BLOCK];

/* From codes as words to one row of bytes for each place. */
void mastermind_lay_out(int pegs, const uint32_t *codes, size_t count,
                        struct mastermind_block *blocks)
{
    memset(blocks, 0, mastermind_blocks(count) * sizeof *blocks);
    for (size_t i = 0; i < count; i++)
        for (int place = 0; place < pegs && place < MASTERMIND_PEGS_MAX;
             place++)
            blocks[i / MASTERMIND_BLOCK].peg[place][i % MASTERMIND_BLOCK] =
                (uint8_t)mastermind_peg(codes[i], pegs, place);
}

/* The pegs of a guess, and its colours in the order of their appearance. */
static void unpack_guess(struct guess *guess, int pegs, uint32_t code)
{
    memset(guess, 0, sizeof *guess);
    guess->pegs = pegs;
    for (int place = 0; place < pegs; place++) {
        uint8_t peg = (uint8_t)mastermind_peg(code, pegs, place);
        int i = 0;

        guess->peg[place] = peg;
        while (i < guess->colours && guess->colour[i] != peg)
            i++;
        guess->colours += i == guess->colours;
        guess->colour[i] = peg;
        guess->times[i]++;
    }
}

/* How often a colour stands in each code. */
static void count_colour(const struct mastermind_block *block, int pegs,
                         uint8_t colour, row count)
{
    memset(count, 0, MASTERMIND_BLOCK);
    for (int place = 0; place < pegs; place++)
        for (int i = 0; i < MASTERMIND_BLOCK; i++)
            count[i] = (uint8_t)(count[i]
                                 + (block->peg[place][i] == colour));
}

/* By counts: X are the equal places, and X + O the sum over colours of the
 * lesser of both counts. O is the difference. */
static void judge_counts(const struct mastermind_block *block,
                         const struct guess *guess, uint16_t *marks)
{
    row x = {0}, both = {0}, count;

    for (int place = 0; place < guess->pegs; place++)
        for (int i = 0; i < MASTERMIND_BLOCK; i++)
            x[i] = (uint8_t)(x[i]
                             + (block->peg[place][i] == guess->peg[place]));
    for (int c = 0; c < guess->colours; c++) {
        uint8_t most = guess->times[c];

        count_colour(block, guess->pegs, guess->colour[c], count);
        for (int i = 0; i < MASTERMIND_BLOCK; i++)
            both[i] = (uint8_t)(both[i]
                                + (count[i] < most ? count[i] : most));
    }
    for (int i = 0; i < MASTERMIND_BLOCK; i++)
        marks[i] = (uint16_t)(x[i] * 15 + both[i]); /* x << 4 | both - x */
}

/* How many of a colour are left in each code for places that are not
 * exact; under membership there is no end of them. */
static void count_left(const struct mastermind_block *block,
                       const struct guess *guess, uint8_t colour,
                       enum mastermind_rule rule, row left)
{
    count_colour(block, guess->pegs, colour, left);
    if (rule == MASTERMIND_MEMBERSHIP) {
        for (int i = 0; i < MASTERMIND_BLOCK; i++)
            left[i] = left[i] ? MASTERMIND_PEGS_MAX : 0;
        return;
    }
    for (int place = 0; place < guess->pegs; place++)
        if (guess->peg[place] == colour)
            for (int i = 0; i < MASTERMIND_BLOCK; i++)
                left[i] = (uint8_t)(left[i]
                                    - (block->peg[place][i] == colour));
}

/* One place: two bits into the marks, and what is left goes down. */
static void mark_place(const uint8_t *pegs, uint8_t colour, int shift,
                       row left, row marks)
{
    const uint8_t exact_mark = (uint8_t)(MASTERMIND_EXACT << shift);
    const uint8_t elsewhere_mark = (uint8_t)(MASTERMIND_ELSEWHERE << shift);

    for (int i = 0; i < MASTERMIND_BLOCK; i++) {
        uint8_t exact = pegs[i] == colour ? 0xff : 0;
        uint8_t elsewhere = (uint8_t)((left[i] ? 0xff : 0) & ~exact);

        left[i] = (uint8_t)(left[i] + elsewhere);       /* 0xff: one less */
        marks[i] = (uint8_t)(marks[i] | (exact & exact_mark)
                             | (elsewhere & elsewhere_mark));
    }
}

/* Colour by colour, because what is left of a colour goes down from the left
 * while its places are marked. Eight places have sixteen bits: two rows. */
static void judge_places(const struct mastermind_block *block,
                         const struct guess *guess,
                         enum mastermind_rule rule, uint16_t *marks)
{
    row left, half[2] = {{0}, {0}};     /* four places in a byte */

    for (int c = 0; c < guess->colours; c++) {
        uint8_t colour = guess->colour[c];

        count_left(block, guess, colour, rule, left);
        for (int place = 0; place < guess->pegs; place++) {
            int shift = 2 * (guess->pegs - 1 - place);

            if (guess->peg[place] == colour)
                mark_place(block->peg[place], colour, shift % 8, left,
                           half[shift / 8]);
        }
    }
    for (int i = 0; i < MASTERMIND_BLOCK; i++)
        marks[i] = (uint16_t)(half[1][i] << 8 | half[0][i]);
}

void mastermind_judge(const struct mastermind_game *game, uint32_t guess,
                      const struct mastermind_block *blocks, size_t count,
                      uint16_t *marks)
{
    struct guess unpacked;

    unpack_guess(&unpacked, game->pegs, guess);
    for (size_t b = 0; b < mastermind_blocks(count); b++) {
        uint16_t *to = marks + b * MASTERMIND_BLOCK;

        if (game->rule == MASTERMIND_COUNTS)
            judge_counts(&blocks[b], &unpacked, to);
        else
            judge_places(&blocks[b], &unpacked, game->rule, to);
    }
}
