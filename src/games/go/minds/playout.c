/* playout.c - plays a game to its end by simple rules.
 *
 * Each move answers the one before it if there is something to answer: a group
 * that can be taken, one that must run, the point an eye depends on, a group
 * with two liberties, a race, a shape that is often played. Else it is any
 * move that does not fill an eye or give stones away. docs/go.md lists the
 * rules in their order.
 *
 * Rules look only at the neighbours of the last two moves, since the cost of a
 * move decides how many games a search can play. Each is skipped at random now
 * and then: a rule that is wrong somewhere must not be wrong in every game.
 */
#include "games/go/minds/playout.h"

#include "games/go/minds/tactics.h"

enum {
    CHANCE_ONE = 256,                   /* chances are parts of it */
    TAKE = 242,                         /* takes or runs if it can */
    VITAL = 200,                        /* plays where an eye depends on it */
    PRESS = 220,                        /* fights groups of two liberties */
    RACE = 128,                         /* takes liberties in a race */
    PATTERN_ELSE = 18,                  /* no shape: as likely as so much */
    LADDER = 12,                        /* moves that are read ahead */
    SELF_ATARI = 64,                    /* plays one, of all such moves */
    DRAWS = 2,                          /* for any move at all */
    CHOICES = 32,
    SMALL = 5,                          /* lines: no game is cut short */
};

/* A number below n, by multiplication instead of division. The bias is n in
 * 2^32, which no search notices. */
static unsigned scaled_random(struct rng *rng, unsigned n)
{
    return (unsigned)((rng_next(rng) >> 32) * n >> 32);
}

/* Whether the n-th byte of a random number is below a chance: one number
 * serves all rules of a move. */
static int is_lucky(uint64_t dice, int n, unsigned chance)
{
    return (dice >> 8 * n & (CHANCE_ONE - 1)) < chance;
}

/* Moves that a rule suggests; one of them is drawn. A point that is suggested
 * twice is twice as likely. */
struct choices {
    int count;
    go_point point[CHOICES];
};

struct sides {                          /* own stones beside the last move */
    int count;
    go_point stone[4];
};

static void note_candidate(struct choices *choices, go_point point)
{
    if (choices->count < CHOICES)
        choices->point[choices->count++] = point;
}

static enum go_colour own_of(const struct go_playout *self)
{
    return (enum go_colour)self->turn;
}

/* Written without a branch: each neighbour is stored, and only an own one
 * advances the count. */
static void find_sides(const struct go_playout *self, struct sides *sides)
{
    sides->count = 0;
    for (int s = 0; s < 4; s++) {
        go_point side = (go_point)(self->last + go_sides[s]);

        sides->stone[sides->count] = side;
        sides->count += self->board->colour[side] == self->turn;
    }
}

/* Own stones that the last move left in atari: capture what threatens them, or
 * run if that gains liberties. With two liberties after running a ladder
 * decides. */
static void add_rescue(const struct go_playout *self, go_point stone,
                       struct choices *choices)
{
    const struct go_board *board = self->board;
    go_point prey[4], out = go_last_liberty(board, stone);
    int count = go_tactics_prey(board, stone, prey, 4);

    for (int i = 0; i < count; i++)
        note_candidate(choices, prey[i]);
    count = go_tactics_liberties_after(board, out, own_of(self), 3);
    if (count > 2 || (count == 2 && go_tactics_escapes(board, stone, LADDER)))
        note_candidate(choices, out);
}

/* Captures of the stones just played, and rescues of own stones beside them. */
static void add_captures(const struct go_playout *self,
                         const struct sides *sides, struct choices *choices)
{
    const struct go_board *board = self->board;

    if (board->colour[self->last] == go_other(own_of(self))
        && go_is_in_atari(board, self->last))
        note_candidate(choices, go_last_liberty(board, self->last));
    for (int s = 0; s < sides->count; s++)
        if (go_is_in_atari(board, sides->stone[s]))
            add_rescue(self, sides->stone[s], choices);
}

/* A quick test before a region is gathered: not in the open, and not between
 * stones of both colours. */
static int may_be_eye(const struct go_board *board, go_point point)
{
    unsigned around = board->around[point];

    return board->colour[point] == GO_EMPTY && (around & 7) < 3
        && !((around >> 3 & 7) && (around >> 6 & 7));
}

/* Points on which an eye beside the last move depends, of either colour: to
 * make two eyes or to prevent them. */
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
            note_candidate(choices, vital);
    }
}

/* Neither fills an own eye nor puts its stones in atari. Legality is left to
 * go_play_lightly(). */
static int may_play(const struct go_playout *self, go_point point)
{
    return !go_is_eye(self->board, point, own_of(self))
        && !go_tactics_is_self_atari(self->board, point, own_of(self));
}

/* The liberties of a group that has two, if a stone there does not die itself:
 * a move to capture or to extend. */
static void add_pressed(const struct go_playout *self, go_point stone,
                        struct choices *choices)
{
    go_point liberties[2];

    if (!go_tactics_has_two(self->board, stone, liberties))
        return;
    for (int i = 0; i < 2; i++)
        if (may_play(self, liberties[i]))
            note_candidate(choices, liberties[i]);
}

/* The group just played and own groups beside it. */
static void add_fights(const struct go_playout *self,
                       const struct sides *sides, struct choices *choices)
{
    const struct go_board *board = self->board;

    if (board->colour[self->last] == go_other(own_of(self)))
        add_pressed(self, self->last, choices);
    for (int s = 0; s < sides->count; s++)
        add_pressed(self, sides->stone[s], choices);
}

/* A capturing race: a group beside the last move is short of liberties, and
 * one of the other's around it has no more. Then the liberties of that one
 * are the moves to play. */
static void add_race_moves(const struct go_playout *self, go_point stone,
                           struct choices *choices)
{
    go_point liberties[GO_RACE + 1];
    int own = go_tactics_few_liberties(self->board, stone, liberties), foe;

    if (own < 2 || own > GO_RACE)
        return;
    foe = go_tactics_weakest_foe(self->board, stone, own, liberties);
    for (int i = 0; foe <= own && i < foe; i++)
        if (may_play(self, liberties[i]))
            note_candidate(choices, liberties[i]);
}

static void add_races(const struct go_playout *self,
                      const struct sides *sides, struct choices *choices)
{
    for (int s = 0; s < sides->count; s++)
        add_race_moves(self, sides->stone[s], choices);
}

static unsigned pattern_weight(const struct go_playout *self, go_point point)
{
    return self->patterns[self->turn - 1][self->board->pattern[point]];
}

enum { NEAR = 8, SHAPES = 2 * NEAR };

/* Cumulative weights of the shapes around a move, for drawing one of them. All
 * eight neighbours are treated alike, stones too, which weigh nothing: a
 * branch would cost more than adding zeros. */
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

/* A shape beside one of the last two moves, drawn in proportion to its weight;
 * 0 if none is drawn, or the point must not be played. PATTERN_ELSE is the
 * weight of playing elsewhere. */
static go_point choose_pattern(struct go_playout *self)
{
    unsigned upto[SHAPES], sum, pick;
    int shapes = self->before_last ? SHAPES : NEAR, chosen = 0;
    go_point point;

    sum = add_shapes(self, self->last, 0, upto);
    if (self->before_last)
        sum = add_shapes(self, self->before_last, sum, upto + NEAR);
    pick = scaled_random(self->rng, sum + PATTERN_ELSE);
    if (pick >= sum)
        return 0;
    for (int i = 0; i < shapes; i++)
        chosen += upto[i] <= pick;
    point = (go_point)((chosen < NEAR ? self->last : self->before_last)
                       + go_steps[chosen % NEAR]);
    return may_play(self, point) ? point : 0;
}

/* Plays a stone if that is legal, and keeps what the next rules and AMAF want
 * to know. */
static int play_point(struct go_playout *self, go_point point)
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
        && play_point(self, choices->point[scaled_random(
               self->rng, (unsigned)choices->count)]);
}

/* The rules in their order of urgency; the first that has a legal move plays.
 * Eyes are looked at only after a capture, which opens the room that they are
 * made of. */
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
    return point && play_point(self, point);
}

/* The likeliest shape of DRAWS random free points: an index into them. A full
 * weighting of the board would be better play and far slower. */
static int draw_likely_point(struct go_playout *self)
{
    const struct go_board *board = self->board;
    unsigned most = 0;
    int best = 0;

    for (int i = 0; i < DRAWS; i++) {
        int at = (int)scaled_random(self->rng, board->free_count);
        unsigned weight = pattern_weight(self, board->free_point[at]) + 1;

        if (weight > most) {
            most = weight;
            best = at;
        }
    }
    return best;
}

/* Most self-ataris are skipped, but not all: some of them
 * reduce an eye and kill. */
static int is_held_back(struct go_playout *self, go_point point)
{
    return go_tactics_is_self_atari(self->board, point, own_of(self))
        && scaled_random(self->rng, CHANCE_ONE) >= SELF_ATARI;
}

/* Goes round the free points from a drawn one. If only self-ataris are left,
 * the first that was held back is played: otherwise a side would pass while it
 * still has moves. */
static int play_anywhere(struct go_playout *self)
{
    const struct go_board *board = self->board;
    int count = board->free_count, at = count ? draw_likely_point(self) : 0;
    go_point self_atari = 0;

    for (int i = 0; i < count; i++) {
        go_point point = board->free_point[at];

        if (++at == count)
            at = 0;
        if (go_is_eye(board, point, own_of(self)))
            continue;
        if (is_held_back(self, point)) {
            self_atari = self_atari ? self_atari : point;
            continue;
        }
        if (play_point(self, point))
            return 1;
    }
    return self_atari && play_point(self, self_atari);
}

static void record_pass(struct go_playout *self)
{
    self->board->ko = 0;
    self->has_taken = 0;
    self->before_last = self->last;
    self->last = GO_PASS;
}

/* Whether a lead in stones, Black's less White's, is more than two fifths of
 * the board: nobody comes back from there, unless the board is so small that
 * all stones may be captured at once. */
static int is_decided(const struct go_board *board, int lead)
{
    int area = board->size * board->size;

    return board->size > SMALL
        && (lead * 5 > area * 2 || lead * 5 < -area * 2);
}

static int stone_lead(const struct go_board *board)
{
    int lead = 0;

    for (int row = 0; row < board->size; row++)
        for (int column = 0; column < board->size; column++) {
            unsigned colour = board->colour[go_at(row, column)];

            lead += (colour == GO_BLACK) - (colour == GO_WHITE);
        }
    return lead;
}

/* The lead in stones is counted once and then kept: a move adds one, and what
 * was captured since shows in `taken`. The limit of moves ends games in which
 * a triple ko goes round. */
void go_playout_run(struct go_playout *self)
{
    struct go_board *board = self->board;
    int left = 3 * board->size * board->size, stones = stone_lead(board);
    int taken = board->taken[GO_BLACK] - board->taken[GO_WHITE];

    while (self->passes < 2 && left-- > 0) {
        int lead;

        if ((self->last && play_answer(self)) || play_anywhere(self)) {
            self->passes = 0;
            stones += self->turn == GO_BLACK ? 1 : -1;
        } else {
            self->passes++;
            record_pass(self);
        }
        self->turn = (uint8_t)go_other(own_of(self));
        lead = stones + board->taken[GO_BLACK] - board->taken[GO_WHITE]
             - taken;
        if (is_decided(board, lead))
            break;
    }
}

/* 1 for Black's, -1 for White's. At the end of a playout free points are eyes
 * or shared: their neighbours tell. */
static int point_owner(const struct go_board *board, go_point point)
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
            int side = point_owner(board, point);

            owner[point] += side;
            sum += side;
        }
    return sum;
}
