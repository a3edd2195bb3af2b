/* boardwalk_poker.c - the library's functions, over the rules.
 *
 * What a program that links the library sees is boardwalk-poker.h alone; here
 * its plain numbers and strings meet the types of the rules. Nothing of this
 * is kept between calls but the lookup table, which is only read: one handle
 * serves any number of threads, each call with its own memory.
 *
 * Errors are texts, as everywhere in the tree, and stay valid until the next
 * error of the same thread.
 */
#include "games/holdem/library/boardwalk-poker.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "games/holdem/library/shares.h"
#include "games/holdem/notation/words.h"
#include "games/holdem/rules/duels.h"
#include "games/holdem/rules/equity.h"

enum {
    SIDES = BOARDWALK_POKER_SIDES, TWO = 2,
    LEAST = 5, MOST = 7,
    STEP_BOARDS = 1 << 20,
};

_Static_assert((int)SIDES == (int)POKER_SIDES_MOST, "as many as the rules");
_Static_assert((int)BOARDWALK_POKER_CLASSES == (int)POKER_CLASSES,
               "as many as the rules");

/* The table takes a moment to make, hence a handle rather than hidden state:
 * the program decides when, and no lock is needed. */
struct boardwalk_poker {
    struct poker_lookup lookup;
};

static const char no_memory[] = "out of memory";

/* Null: not enough memory. */
struct boardwalk_poker *boardwalk_poker_open(void)
{
    struct boardwalk_poker *self = malloc(sizeof *self);

    if (self)
        poker_lookup_begin(&self->lookup);
    return self;
}

void boardwalk_poker_close(struct boardwalk_poker *self)
{
    free(self);
}

/* Hands */

/* Cards are 0 to 51, suit by suit as in cards.h; -1: the word is no card, or
 * has something after it. */
int boardwalk_poker_card(const char *name)
{
    const char *at = name, *end = name + strlen(name);
    int card = poker_scan_card(&at, end);

    return at == end ? card : -1;
}

/* A bit for each card, so that one that comes twice is missing. */
static int are_different(const uint8_t *card, int count)
{
    uint64_t seen = 0;

    for (int i = 0; i < count; i++)
        seen |= UINT64_C(1) << card[i] % 64;
    for (int i = 0; i < count; i++)
        if (card[i] >= CARDS_ALL)
            return 0;
    return bits_count(seen) == count;
}

/* Class 1 is the best hand, a royal flush, and 7462 the worst, as tables of
 * poker usually number them. 0 is no hand. */
int boardwalk_poker_class(const struct boardwalk_poker *self,
                          const uint8_t *card, int count)
{
    if (count < LEAST || count > MOST || !are_different(card, count))
        return 0;
    return poker_lookup_class(&self->lookup, card, count);
}

/* The table has the best class of each category; the first entry that is not
 * above the class names it. */
const char *boardwalk_poker_category(int hand_class)
{
    static const int best[] = {         /* of each category, the worst first */
        6186, 3326, 2468, 1610, 1600, 323, 167, 11, 2, 1,
    };
    int category = 0;

    if (hand_class < 1 || hand_class > BOARDWALK_POKER_CLASSES)
        return NULL;
    while (hand_class < best[category])
        category++;
    return poker_category_names[category];
}

/* Equity */

/* What is asked, and what is needed to answer it. */
struct asked {
    struct poker_range range[SIDES];
    int count;
    cards board, dead;
    uint64_t sample;
    const char *seed;
    struct poker_sides sides;
    struct poker_duels duels;
    struct poker_duel duel;
    struct poker_equity equity;
};

/* An error with the word and the column that it is about. */
static const char *wrong_at(const char *word, int column, const char *error)
{
    char digits[16];
    struct text to;

    text_begin(&to, digits, sizeof digits);
    text_put_number(&to, (uint64_t)column);
    return text_error(word, ", column ", digits, ": ", error, (char *)0);
}

/* No word is an empty set. */
static const char *read_set(const char *word, int most, cards *set)
{
    struct poker_list list;
    const char *error;
    int column = 1;

    *set = 0;
    if (!word)
        return NULL;
    error = poker_read_cards(word, strlen(word), 0, most, &list, &column);
    if (error)
        return wrong_at(word, column, error);
    *set = list.set;
    return NULL;
}

/* The column in an error counts from 1, in the word that the error quotes. */
static const char *read_asked(struct asked *self, const char *const *ranges,
                              const char *board, const char *dead)
{
    const char *error;
    int column = 1;

    if (self->count < TWO || self->count > SIDES)
        return "two to nine sides are needed";
    for (int i = 0; i < self->count; i++) {
        error = poker_read_range(ranges[i], strlen(ranges[i]),
                                 &self->range[i], &column);
        if (error)
            return wrong_at(ranges[i], column, error);
    }
    if ((error = read_set(board, POKER_BOARD, &self->board))
        || (error = read_set(dead, CARDS_ALL, &self->dead)))
        return error;
    return poker_sides_begin(&self->sides, self->range, self->count,
                            self->board, self->dead);
}

/* By pairs of hands, or by boards if there are too many, or some are known. */
static void count_two_sides(struct asked *self,
                            const struct poker_lookup *lookup)
{
    struct poker_counts counts = {0, 0, 0};

    if (!self->board
        && poker_duels_begin(&self->duels, lookup, &self->range[0],
                             &self->range[1], self->dead)) {
        for (int i = 0; i < self->duels.count; i++)
            poker_duels_count(&self->duels, i, &self->duel, &counts);
    } else if (!poker_equity_begin(&self->equity, &self->range[0],
                                   &self->range[1], self->board,
                                   self->dead)) {
        while (poker_equity_step(&self->equity, STEP_BOARDS))
            ;
        counts = self->equity.counts;
    }
    shares_of_two(&self->sides.shares, &counts);
}

/* The sample of a call depends on its seed only; it is not that of the command
 * line, which draws in chunks. */
static void sample_sides(struct asked *self)
{
    struct rng rng;

    rng_seed(&rng, self->seed ? self->seed : "1");
    poker_sides_sample(&self->sides, &rng, self->sample);
}

/* Two sides can always be counted; with more of them the number of deals may
 * be out of reach, and the answer says so at once. */
static const char *answer_asked(struct asked *self,
                                const struct poker_lookup *lookup)
{
    if (self->sample)
        sample_sides(self);
    else if (self->count == TWO)
        count_two_sides(self, lookup);
    else if (!poker_sides_is_countable(&self->sides))
        return "there are too many deals to count; a sample estimates";
    else
        while (poker_sides_step(&self->sides))
            ;
    return NULL;
}

/* A counted result has no margin: it is exact. */
static void tell_sides(const struct asked *self,
                       struct boardwalk_poker_side *sides)
{
    const struct poker_shares *shares = &self->sides.shares;

    for (int i = 0; i < self->count; i++) {
        uint64_t win = shares->split[i][1], tie = shares_tied(shares, i);

        sides[i] = (struct boardwalk_poker_side){
            .equity = shares_equity(shares, i),
            .margin = self->sample ? shares_margin(shares, i) : 0,
            .win = win, .tie = tie, .lose = shares->deals - win - tie,
        };
    }
}

/* sides is written only on success. */
const char *boardwalk_poker_equity(const struct boardwalk_poker *self,
                                   const char *const *ranges, int count,
                                   const char *board, const char *dead,
                                   uint64_t sample, const char *seed,
                                   struct boardwalk_poker_side *sides)
{
    struct asked *asked = malloc(sizeof *asked);
    const char *error;

    if (!asked)
        return no_memory;
    asked->count = count;
    asked->sample = sample;
    asked->seed = seed;
    error = read_asked(asked, ranges, board, dead);
    if (!error)
        error = answer_asked(asked, &self->lookup);
    if (!error)
        tell_sides(asked, sides);
    free(asked);
    return error;
}
