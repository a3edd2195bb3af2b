/* twins.c - guesses that are the same but for names. */
#include "games/mastermind/minds/twins.h"

#include <string.h>

#include "base/bits.h"

enum { ANY = 0xff, PLACES_MAX = 5 };    /* of more, only colours exchange */

/* The group of exchanges */

static void add(struct mastermind_twins *self, const uint8_t *place)
{
    struct mastermind_twin *twin = &self->twin[self->count++];

    memcpy(twin->place, place, sizeof twin->place);
    memset(twin->colour, ANY, sizeof twin->colour);
}

/* All orders of the places from a place on. */
static void add_orders(struct mastermind_twins *self, uint8_t *place,
                       int from)
{
    int pegs = self->game->pegs;

    if (from == pegs) {
        add(self, place);
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

static const uint8_t in_place[MASTERMIND_PEGS_MAX] = {
    0, 1, 2, 3, 4, 5, 6, 7,
};

void mastermind_twins_colours(struct mastermind_twins *self,
                              const struct mastermind_game *game,
                              unsigned used)
{
    self->game = game;
    self->used = used;
    self->count = 0;
    add(self, in_place);
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

/* One colour turns into another, if nothing else is said about either. */
static int turn(struct mastermind_twin *twin, unsigned from, unsigned to)
{
    if (twin->colour[from] != ANY)
        return twin->colour[from] == to;
    for (int c = 0; c < MASTERMIND_COLOURS_MAX; c++)
        if (twin->colour[c] == to)
            return 0;
    twin->colour[from] = (uint8_t)to;
    return 1;
}

static unsigned mark_at(const struct mastermind_game *game, unsigned marks,
                        int place)
{
    if (game->rule == MASTERMIND_COUNTS)
        return 0;                       /* counts belong to no place */
    return marks >> 2 * (game->pegs - 1 - place) & 3;
}

/* Does the exchange leave this guess and its marks as they are? */
static int keeps(struct mastermind_twin *twin,
                 const struct mastermind_game *game, uint32_t guess,
                 unsigned marks)
{
    for (int i = 0; i < game->pegs; i++)
        if (!turn(twin, mastermind_peg(guess, game->pegs, twin->place[i]),
                  mastermind_peg(guess, game->pegs, i))
            || mark_at(game, marks, twin->place[i])
               != mark_at(game, marks, i))
            return 0;
    return 1;
}

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

/* Colours that nobody has used are named again in order of appearance. */
struct naming {
    unsigned taken, named;
    uint8_t name[MASTERMIND_COLOURS_MAX];
};

static unsigned name_of(struct naming *naming, unsigned colour)
{
    if (!(naming->named >> colour & 1)) {
        unsigned next = (unsigned)bits_lowest(~naming->taken) % 32;

        naming->taken |= 1u << next;
        naming->named |= 1u << colour;
        naming->name[colour] = (uint8_t)next;
    }
    return naming->name[colour];
}

/* The lowest of those that differ only in colours nobody has used and in
 * absent ones, which are one. */
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
            c = name_of(&naming, c);
        code = code << MASTERMIND_PEG_BITS | c;
    }
    return code;
}

static void apply(const struct mastermind_twin *twin, int pegs,
                  uint32_t guess, uint8_t *peg)
{
    for (int i = 0; i < pegs; i++) {
        unsigned c = mastermind_peg(guess, pegs, twin->place[i]);

        peg[i] = twin->colour[c] == ANY ? (uint8_t)c : twin->colour[c];
    }
}

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
        apply(&self->twin[t], pegs, guess, peg);
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

        apply(&self->twin[t], pegs, guess, peg);
        twin = lowest_name(self, peg, absent);
        if (twin < first)
            first = twin;
    }
    return first;
}

/* Walking */

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

static void step(struct mastermind_walk *self)
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
    step(self);
    return 1;
}
