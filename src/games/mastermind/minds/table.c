/* table.c - every guess judged against every code left, once.
 *
 * With 32768 guesses and codes at most the table may have a gigabyte, though
 * games that can be solved stay far below. Answers are bytes, so marks for
 * each place are limited to five pegs.
 */
#include "games/mastermind/minds/table.h"

#include <string.h>

#include "base/bits.h"
#include "games/mastermind/minds/greedy.h"
#include "games/mastermind/rules/bulk.h"

/* Kinds of marks are two bits for each place, or two digits of counts. */
enum { MARKS_MAX = 1 << 2 * 5 };

const char *mastermind_table_check(const struct mastermind_game *game,
                                   size_t codes)
{
    if (mastermind_codes(game) > MASTERMIND_TABLE_MAX
        || codes > MASTERMIND_TABLE_MAX)
        return "too many codes for an exact search: at most 32768";
    if (game->rule != MASTERMIND_COUNTS && game->pegs > 5)
        return "too many answers for an exact search: with marks for each "
               "place, at most 5 pegs";
    return NULL;
}

/* What fill takes, and the scratch memory of fill_answers after it. */
size_t mastermind_table_need(const struct mastermind_game *game,
                             size_t codes)
{
    size_t guesses = (size_t)mastermind_codes(game);
    size_t blocks = mastermind_blocks(codes);

    if (mastermind_table_check(game, codes))
        return 0;
    return arena_need(guesses * sizeof(uint32_t))
         + arena_need(codes * sizeof(uint16_t))
         + arena_need(codes * sizeof(uint64_t))
         + arena_need(guesses * codes)
         + arena_need(blocks * sizeof(struct mastermind_block))
         + arena_need(blocks * MASTERMIND_BLOCK * sizeof(uint16_t));
}

/* Answers are numbered in order of their marks, after the solved one. */
static void number_answers(struct mastermind_table *self, uint8_t *number)
{
    const struct mastermind_game *game = &self->game;
    unsigned solved = mastermind_solved(game);

    number[solved] = 0;
    self->marks[0] = (uint16_t)solved;
    self->answers = 1;
    for (unsigned marks = 0; marks < mastermind_marks_end(game); marks++) {
        if (marks == solved || !mastermind_possible(game, marks))
            continue;
        number[marks] = (uint8_t)self->answers;
        self->marks[self->answers++] = (uint16_t)marks;
    }
}

/* Colours that no code has are all alike: the walk uses only the lowest. Codes
 * and guesses both ascend, which lets one pass find each code among the
 * guesses. */
static void list_guesses(struct mastermind_table *self)
{
    unsigned absent = mastermind_absent(&self->game, self->code,
                                        (size_t)self->codes);
    struct mastermind_walk walk;
    uint32_t guess;
    int c = 0;

    self->guesses = 0;
    mastermind_walk_begin(&walk, &self->game, absent);
    while (mastermind_walk_next(&walk, &guess)) {
        if (c < self->codes && self->code[c] == guess)
            self->guess_of[c++] = (uint16_t)self->guesses;
        self->guess[self->guesses++] = guess;
    }
}

/* Scratch memory behind the table; the caller has measured it. */
static int fill_answers(struct mastermind_table *self, struct arena arena)
{
    size_t count = (size_t)self->codes, blocks = mastermind_blocks(count);
    struct mastermind_block *codes =
        arena_take(&arena, blocks * sizeof *codes);
    uint16_t *marks = arena_take(&arena, blocks * MASTERMIND_BLOCK
                                         * sizeof *marks);
    uint8_t number[MARKS_MAX] = {0};

    if (!codes || !marks)
        return 0;
    number_answers(self, number);
    mastermind_lay_out(self->game.pegs, self->code, count, codes);
    for (int g = 0; g < self->guesses; g++) {
        uint8_t *to = self->answer + (size_t)g * count;

        mastermind_judge(&self->game, self->guess[g], codes, count, marks);
        for (size_t c = 0; c < count; c++)
            to[c] = number[marks[c]];
    }
    return 1;
}

/* The table keeps a pointer to the codes, and is valid as long as they and the
 * arena are. */
int mastermind_table_fill(struct mastermind_table *self,
                          const struct mastermind_game *game,
                          const uint32_t *codes, size_t count,
                          struct arena *arena)
{
    size_t guesses = (size_t)mastermind_codes(game);

    memset(self, 0, sizeof *self);
    self->game = *game;
    self->code = codes;
    self->codes = (int)count;
    self->guess = arena_take(arena, guesses * sizeof *self->guess);
    self->guess_of = arena_take(arena, count * sizeof *self->guess_of);
    self->hash = arena_take(arena, count * sizeof *self->hash);
    if (!self->guess || !self->guess_of || !self->hash)
        return 0;
    list_guesses(self);
    for (size_t i = 0; i < count; i++)
        self->hash[i] = bits_mix(codes[i]);
    self->answer = arena_take(arena, (size_t)self->guesses * count);
    return self->answer && fill_answers(self, *arena);
}
