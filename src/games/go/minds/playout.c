/* playout.c - a game played to its end by rules of thumb.
 *
 * Each move answers the one before it if there is something to answer: a group
 * that can be taken, one that must run, the point an eye depends on, a group
 * with two liberties, a race, a shape that is often played. Else it is any
 * move that does not fill an eye or give stones away.
 */
#include "games/go/minds/playout.h"

#include "games/go/minds/tactics.h"

enum {
    OF = 256,                           /* chances are parts of it */
    TAKE = 242,                         /* takes or runs if it can */
    VITAL = 200,                        /* plays where an eye depends on it */
    PRESS = 220,                        /* fights groups of two liberties */
    RACE = 128,                         /* takes liberties in a race */
    PATTERN_ELSE = 18,                  /* no shape: as likely as so much */
    LADDER = 12,                        /* moves that are read ahead */
    GIVE = 64,                          /* plays a gift, of all moves */
    DRAWS = 2,                          /* for any move at all */
    CHOICES = 32,
    SMALL = 5,                          /* lines: no game is cut short */
};

static unsigned below(struct rng *rng, unsigned n)
{
    return (unsigned)((rng_next(rng) >> 32) * n >> 32);
}

/* Whether the n-th byte of a throw falls below a chance. */
static int is_lucky(uint64_t dice, int n, unsigned chance)
{
    return (dice >> 8 * n & (OF - 1)) < chance;
}

struct choices {
    int count;
    go_point point[CHOICES];
};

struct sides {                          /* of the last move: own stones */
    int count;
    go_point stone[4];
};

static void add(struct choices *choices, go_point point)
{
    if (choices->count < CHOICES)
        choices->point[choices->count++] = point;
}

static enum go_colour own_of(const struct go_playout *self)
{
    return (enum go_colour)self->turn;
}

static void find_sides(const struct go_playout *self, struct sides *sides)
{
    sides->count = 0;
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(self->last + go_sides[s]);

        sides->stone[sides->count] = side;
        sides->count += self->board->colour[side] == self->turn;
    }
}

/* Stones of one's own that the last move left in atari: take what threatens
 * them, or run. */
static void add_rescue(const struct go_playout *self, go_point stone,
                       struct choices *choices)
{
    const struct go_board *board = self->board;
    go_point prey[4], out = go_last_liberty(board, stone);
    int count = go_tactics_prey(board, stone, prey, 4);

    for (int i = 0; i < count; i++)
        add(choices, prey[i]);
    count = go_tactics_liberties_after(board, out, own_of(self), 3);
    if (count > 2 || (count == 2 && go_tactics_escapes(board, stone, LADDER)))
        add(choices, out);
}

static void add_captures(const struct go_playout *self,
                         const struct sides *sides, struct choices *choices)
{
    const struct go_board *board = self->board;

    if (board->colour[self->last] == go_other(own_of(self))
        && go_is_in_atari(board, self->last))
        add(choices, go_last_liberty(board, self->last));
    for (int s = 0; s < sides->count; s++)
        if (go_is_in_atari(board, sides->stone[s]))
            add_rescue(self, sides->stone[s], choices);
}

/* Not in the open, and not between stones of both colours. */
static int may_be_eye(const struct go_board *board, go_point point)
{
    unsigned around = board->around[point];

    return board->colour[point] == GO_EMPTY && (around & 7) < 3
        && !((around >> 3 & 7) && (around >> 6 & 7));
}

static void add_vitals(const struct go_playout *self,
                       struct choices *choices)
{
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(self->last + go_sides[s]);
        go_point vital;

        if (!may_be_eye(self->board, side))
            continue;
        vital = go_tactics_vital(self->board, side);
        if (vital)
            add(choices, vital);
    }
}

static int may_play(const struct go_playout *self, go_point point)
{
    return !go_is_eye(self->board, point, own_of(self))
        && !go_tactics_is_gift(self->board, point, own_of(self));
}

/* Groups of two liberties beside the last move, or that it belongs to: either
 * liberty is worth a stone that does not die there itself. */
static void add_pressed(const struct go_playout *self, go_point stone,
                        struct choices *choices)
{
    go_point liberties[2];

    if (!go_tactics_has_two(self->board, stone, liberties))
        return;
    for (int i = 0; i < 2; i++)
        if (may_play(self, liberties[i]))
            add(choices, liberties[i]);
}

static void add_fights(const struct go_playout *self,
                       const struct sides *sides, struct choices *choices)
{
    const struct go_board *board = self->board;

    if (board->colour[self->last] == go_other(own_of(self)))
        add_pressed(self, self->last, choices);
    for (int s = 0; s < sides->count; s++)
        add_pressed(self, sides->stone[s], choices);
}

/* A group beside the last move that is short of liberties, while one of the
 * other's around it has no more: who takes those first? */
static void add_race(const struct go_playout *self, go_point stone,
                     struct choices *choices)
{
    go_point liberties[GO_RACE + 1];
    int own = go_tactics_few_liberties(self->board, stone, liberties), foe;

    if (own < 2 || own > GO_RACE)
        return;
    foe = go_tactics_weakest_foe(self->board, stone, own, liberties);
    for (int i = 0; foe <= own && i < foe; i++)
        if (may_play(self, liberties[i]))
            add(choices, liberties[i]);
}

static void add_races(const struct go_playout *self,
                      const struct sides *sides, struct choices *choices)
{
    for (int s = 0; s < sides->count; s++)
        add_race(self, sides->stone[s], choices);
}

static unsigned pattern_weight(const struct go_playout *self, go_point point)
{
    return self->patterns[self->turn - 1][self->board->pattern[point]];
}

enum { NEAR = 8, SHAPES = 2 * NEAR };

/* The weights of the shapes around a move, summed up. All eight are looked at
 * alike, stones too, which weigh nothing: to choose between them would cost
 * more than to add zeros. */
static unsigned add_shapes(const struct go_playout *self, go_point centre,
                           unsigned sum, unsigned upto[NEAR])
{
    const uint8_t *weights = self->patterns[self->turn - 1];
    const struct go_board *board = self->board;

    for (int i = 0; i < NEAR; i++) {
        int side = centre + go_steps[i];
        unsigned is_free = board->colour[side] == GO_EMPTY;

        sum += weights[board->pattern[side]] & (0 - is_free);
        upto[i] = sum;
    }
    return sum;
}

/* A shape beside one of the last two moves, each as often as its weight. */
static go_point choose_pattern(struct go_playout *self)
{
    unsigned upto[SHAPES], sum, pick;
    int shapes = self->before_last ? SHAPES : NEAR, chosen = 0;
    go_point point;

    sum = add_shapes(self, self->last, 0, upto);
    if (self->before_last)
        sum = add_shapes(self, self->before_last, sum, upto + NEAR);
    pick = below(self->rng, sum + PATTERN_ELSE);
    if (pick >= sum)
        return 0;
    for (int i = 0; i < shapes; i++)
        chosen += upto[i] <= pick;
    point = (go_point)((chosen < NEAR ? self->last : self->before_last)
                       + go_steps[chosen % NEAR]);
    return may_play(self, point) ? point : 0;
}

static int play(struct go_playout *self, go_point point)
{
    unsigned taken = self->board->taken[self->turn];

    if (!go_play_lightly(self->board, point, own_of(self)))
        return 0;
    self->has_taken = self->board->taken[self->turn] != taken;
    if (!self->first[point])
        self->first[point] = self->turn;
    self->before_last = self->last;
    self->last = point;
    return 1;
}

static int play_one_of(struct go_playout *self, const struct choices *choices)
{
    return choices->count
        && play(self, choices->point[below(self->rng,
                                           (unsigned)choices->count)]);
}

static int play_answer(struct go_playout *self)
{
    struct choices choices;
    struct sides sides;
    uint64_t dice = rng_next(self->rng);
    go_point point;

    find_sides(self, &sides);
    choices.count = 0;
    if (is_lucky(dice, 0, TAKE)) {
        add_captures(self, &sides, &choices);
        if (play_one_of(self, &choices))
            return 1;
    }
    if (self->has_taken && is_lucky(dice, 1, VITAL)) {
        choices.count = 0;
        add_vitals(self, &choices);
        if (play_one_of(self, &choices))
            return 1;
    }
    if (is_lucky(dice, 2, PRESS)) {
        choices.count = 0;
        add_fights(self, &sides, &choices);
        if (play_one_of(self, &choices))
            return 1;
    }
    if (is_lucky(dice, 3, RACE)) {
        choices.count = 0;
        add_races(self, &sides, &choices);
        if (play_one_of(self, &choices))
            return 1;
    }
    point = choose_pattern(self);
    return point && play(self, point);
}

/* The likeliest shape of a few, anywhere: an index into the free points. */
static int draw(struct go_playout *self)
{
    const struct go_board *board = self->board;
    unsigned most = 0;
    int best = 0;

    for (int i = 0; i < DRAWS; i++) {
        int at = (int)below(self->rng, board->free_count);
        unsigned weight = pattern_weight(self, board->free_point[at]) + 1;

        if (weight > most) {
            most = weight;
            best = at;
        }
    }
    return best;
}

/* Gifts are played now and then, and if nothing else is left: some of them
 * are the way to reduce an eye. */
static int is_held_back(struct go_playout *self, go_point point)
{
    return go_tactics_is_gift(self->board, point, own_of(self))
        && below(self->rng, OF) >= GIVE;
}

static int play_any(struct go_playout *self)
{
    const struct go_board *board = self->board;
    int count = board->free_count, at = count ? draw(self) : 0;
    go_point gift = 0;

    for (int i = 0; i < count; i++) {
        go_point point = board->free_point[at];

        if (++at == count)
            at = 0;
        if (go_is_eye(board, point, own_of(self)))
            continue;
        if (is_held_back(self, point)) {
            gift = gift ? gift : point;
            continue;
        }
        if (play(self, point))
            return 1;
    }
    return gift && play(self, gift);
}

static void pass(struct go_playout *self)
{
    self->board->ko = 0;
    self->has_taken = 0;
    self->before_last = self->last;
    self->last = GO_PASS;
}

/* Stones of Black less White's: so far ahead nobody comes back, unless the
 * board is so small that all of them may be taken at once. */
static int is_decided(const struct go_board *board, int lead)
{
    int area = board->size * board->size;

    return board->size > SMALL
        && (lead * 5 > area * 2 || lead * 5 < -area * 2);
}

static int lead_of(const struct go_board *board)
{
    int lead = 0;

    for (int row = 0; row < board->size; row++)
        for (int column = 0; column < board->size; column++) {
            unsigned colour = board->colour[go_at(row, column)];

            lead += (colour == GO_BLACK) - (colour == GO_WHITE);
        }
    return lead;
}

void go_playout_run(struct go_playout *self)
{
    struct go_board *board = self->board;
    int left = 3 * board->size * board->size, stones = lead_of(board);
    int taken = board->taken[GO_BLACK] - board->taken[GO_WHITE];

    while (self->passes < 2 && left-- > 0) {
        int lead;

        if ((self->last && play_answer(self)) || play_any(self)) {
            self->passes = 0;
            stones += self->turn == GO_BLACK ? 1 : -1;
        } else {
            self->passes++;
            pass(self);
        }
        self->turn = (uint8_t)go_other(own_of(self));
        lead = stones + board->taken[GO_BLACK] - board->taken[GO_WHITE]
             - taken;
        if (is_decided(board, lead))
            break;
    }
}

static int owner_of(const struct go_board *board, go_point point)
{
    unsigned around = board->around[point];
    int black = (around >> 3 & 7) != 0, white = (around >> 6 & 7) != 0;

    switch (board->colour[point]) {
    case GO_BLACK: return 1;
    case GO_WHITE: return -1;
    default:       return black - white;
    }
}

int go_playout_count(const struct go_board *board, int32_t owner[GO_POINTS])
{
    int sum = 0;

    for (int row = 0; row < board->size; row++)
        for (int column = 0; column < board->size; column++) {
            go_point point = go_at(row, column);
            int side = owner_of(board, point);

            owner[point] += side;
            sum += side;
        }
    return sum;
}
