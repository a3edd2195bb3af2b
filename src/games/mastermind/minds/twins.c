/* twins.c - guesses that are equivalent by symmetry.
 *
 * The symmetry group of a position. An exchange is a permutation of places
 * and, as far as guesses have fixed it, a mapping of colours; ANY stands for
 * colours that no guess has used, which may be renamed at will. Rather than
 * listing their permutations, a guess is brought to a normal form in which
 * unused colours appear in ascending order.
 */
#include "games/mastermind/minds/twins.h"

#include <string.h>

#include "base/bits.h"

enum { ANY = 0xff, PLACES_MAX = 5 };    /* of more, only colours exchange */

/* The group of exchanges */

static void add_exchange(struct mastermind_twins *self, const uint8_t *place)
{
    struct mastermind_twin *twin = &self->twin[self->count++];

    memcpy(twin->place, place, sizeof twin->place);
    memset(twin->colour, ANY, sizeof twin->colour);
}

/* All orders of the places from a place on. */
/* All permutations, by swapping each place in turn to the front. Up to 5! are
 * stored; with more places only colours are exchanged, which costs speed and
 * not correctness. */
static void add_orders(struct mastermind_twins *self, uint8_t *place,
                       int from)
{
    int pegs = self->game->pegs;

    if (from == pegs) {
        add_exchange(self, place);
        return;
    }
    for (int i = from; i < pegs; i++) {
        uint8_t first = place[from];

        place[from] = place[i];
        place[i] = first;
        add_orders(self, place, from + 1);
        place[i] = place[from];
        place[from] = first;
    }
}

/* The exchange that leaves every place where it is. */
static const uint8_t in_place[MASTERMIND_PEGS_MAX] = {
    0, 1, 2, 3, 4, 5, 6, 7,
};

/* One exchange, the identity: only the colours not used are free. */
void mastermind_twins_colours(struct mastermind_twins *self,
                              const struct mastermind_game *game,
                              unsigned used)
{
    self->game = game;
    self->used = used;
    self->count = 0;
    add_exchange(self, in_place);
}

void mastermind_twins_begin(struct mastermind_twins *self,
                            const struct mastermind_game *game)
{
    uint8_t place[MASTERMIND_PEGS_MAX];

    memcpy(place, in_place, sizeof place);
    mastermind_twins_colours(self, game, 0);
    if (game->pegs > PLACES_MAX)
        return;
    self->count = 0;
    add_orders(self, place, 0);
}

/* Maps one colour to another, unless either is mapped differently already. */
static int map_colour(struct mastermind_twin *twin, unsigned from, unsigned to)
{
    if (twin->colour[from] != ANY)
        return twin->colour[from] == to;
    for (int c = 0; c < MASTERMIND_COLOURS_MAX; c++)
        if (twin->colour[c] == to)
            return 0;
    twin->colour[from] = (uint8_t)to;
    return 1;
}

static unsigned mark_of_place(const struct mastermind_game *game,
                              unsigned marks, int place)
{
    if (game->rule == MASTERMIND_COUNTS)
        return 0;                       /* counts belong to no place */
    return marks >> 2 * (game->pegs - 1 - place) & 3;
}

/* Whether the exchange leaves this guess and its marks as they are. */
static int keeps(struct mastermind_twin *twin,
                 const struct mastermind_game *game, uint32_t guess,
                 unsigned marks)
{
    for (int i = 0; i < game->pegs; i++)
        if (!map_colour(twin, mastermind_peg(guess, game->pegs, twin->place[i]),
                        mastermind_peg(guess, game->pegs, i))
            || mark_of_place(game, marks, twin->place[i])
               != mark_of_place(game, marks, i))
            return 0;
    return 1;
}

/* Those exchanges that keep the new guess and its marks, with the colours that
 * this fixes. The identity always stays, so count is at least 1. */
void mastermind_twins_narrow(struct mastermind_twins *self,
                             const struct mastermind_twins *from,
                             uint32_t guess, unsigned marks)
{
    self->game = from->game;
    self->used = from->used
               | mastermind_colours_of(from->game->pegs, guess);
    self->count = 0;
    for (int t = 0; t < from->count; t++) {
        struct mastermind_twin twin = from->twin[t];

        if (keeps(&twin, from->game, guess, marks))
            self->twin[self->count++] = twin;
    }
}

int mastermind_twins_none(const struct mastermind_twins *self)
{
    unsigned all = (1u << self->game->colours) - 1;

    return self->count == 1 && bits_count(all & ~self->used) < 2;
}

/* Colours that no guess has used are renamed in the order of appearance. */
struct naming {
    unsigned taken, named;
    uint8_t name[MASTERMIND_COLOURS_MAX];
};

/* The lowest colour that is not taken stands for a colour met first here. */
static unsigned canonical_colour(struct naming *naming, unsigned colour)
{
    if (!(naming->named >> colour & 1)) {
        unsigned next = (unsigned)bits_lowest(~naming->taken) % 32;

        naming->taken |= 1u << next;
        naming->named |= 1u << colour;
        naming->name[colour] = (uint8_t)next;
    }
    return naming->name[colour];
}

/* The lowest of those that differ only in colours that no guess has used, and
 * in absent ones, which count as one. */
static uint32_t lowest_name(const struct mastermind_twins *self,
                            const uint8_t *peg, unsigned absent)
{
    unsigned known = self->used | absent;
    struct naming naming = {known, 0, {0}};
    uint32_t code = 0;

    for (int i = 0; i < self->game->pegs; i++) {
        unsigned c = peg[i];

        if (absent >> c & 1)
            c = (unsigned)bits_lowest(absent);
        else if (!(known >> c & 1))
            c = canonical_colour(&naming, c);
        code = code << MASTERMIND_PEG_BITS | c;
    }
    return code;
}

/* A colour that the exchange does not fix stays; lowest_name then renames it
 * if no guess has used it. */
static void apply_exchange(const struct mastermind_twin *twin, int pegs,
                           uint32_t guess, uint8_t *peg)
{
    for (int i = 0; i < pegs; i++) {
        unsigned c = mastermind_peg(guess, pegs, twin->place[i]);

        peg[i] = twin->colour[c] == ANY ? (uint8_t)c : twin->colour[c];
    }
}

/* The normal form under colours is compared first, because it excludes most
 * guesses without a loop over the exchanges. */
int mastermind_twins_lowest(const struct mastermind_twins *self,
                            uint32_t guess, unsigned absent)
{
    int pegs = self->game->pegs;
    uint8_t peg[MASTERMIND_PEGS_MAX];

    for (int i = 0; i < pegs; i++)
        peg[i] = (uint8_t)mastermind_peg(guess, pegs, i);
    if (lowest_name(self, peg, absent) != guess)
        return 0;
    for (int t = 0; t < self->count; t++) {
        apply_exchange(&self->twin[t], pegs, guess, peg);
        if (lowest_name(self, peg, absent) < guess)
            return 0;
    }
    return 1;
}

uint32_t mastermind_twins_first(const struct mastermind_twins *self,
                                uint32_t guess, unsigned absent)
{
    int pegs = self->game->pegs;
    uint32_t first = guess;
    uint8_t peg[MASTERMIND_PEGS_MAX];

    for (int t = 0; t < self->count; t++) {
        uint32_t twin;

        apply_exchange(&self->twin[t], pegs, guess, peg);
        twin = lowest_name(self, peg, absent);
        if (twin < first)
            first = twin;
    }
    return first;
}

/* Walking */

/* Of the absent colours only the lowest takes part: all are alike. */
void mastermind_walk_begin(struct mastermind_walk *self,
                           const struct mastermind_game *game,
                           unsigned absent)
{
    memset(self, 0, sizeof *self);
    self->pegs = game->pegs;
    for (int c = 0; c < game->colours; c++)
        if (!(absent >> c & 1) || bits_lowest(absent) == c)
            self->colour[self->colours++] = (uint8_t)c;
}

/* Like an odometer, the rightmost place fastest. */
static void advance_walk(struct mastermind_walk *self)
{
    int place = self->pegs - 1;

    while (place >= 0 && ++self->at[place] == self->colours)
        self->at[place--] = 0;
    self->is_over = place < 0;
}

int mastermind_walk_next(struct mastermind_walk *self, uint32_t *guess)
{
    if (self->is_over)
        return 0;
    *guess = 0;
    for (int i = 0; i < self->pegs; i++)
        *guess = *guess << MASTERMIND_PEG_BITS | self->colour[self->at[i]];
    advance_walk(self);
    return 1;
}
