/* resolve.c - solves the last street of a hand, and again from each bet that
 * the solution before does not have.
 *
 * Steps go on until the best response to the strategy gains next to nothing.
 * Everything depends on the question alone, not on what was solved before.
 */
#include "games/holdem/minds/resolve.h"

#include <string.h>

enum {
    STEPS_MAX = 1000,
    STEPS_CHECK = 40,                   /* how often it looks at what the best
                                         * response gains */
};

/* What that may be, as a share of the pot that the street began with: in the
 * machine's game one ante is half of that. */
static const double aim = 0.0008;

/* After a bet that no solution has: there are many of them to choose from. */
static const double aim_behind = 0.0001;

/* To go all-in for much more than the pot gains next to nothing, and a tree
 * with it takes far more steps. Of bets that a tree does not have, small ones
 * first into the pot gain most, since the mind never makes them either. */
enum { ALL_IN_POTS = 10 };

#define BETS {5, {100, 250, 500, 1000, 2000}, ALL_IN_POTS}
#define RAISES {2, {500, 1000}, ALL_IN_POTS}
#define RAISES_DEEP {3, {500, 1000, 2000}, ALL_IN_POTS}

static const struct solver_bets bets_first = {
    .bet = {BETS, BETS}, .raise = {RAISES, RAISES}, .raises_max = 3,
};

/* With so much behind that nobody is all-in soon, large raises matter. */
static const struct solver_bets bets_deep = {
    .bet = {BETS, BETS}, .raise = {RAISES_DEEP, RAISES_DEEP},
    .raises_max = 3,
};

/* Trees behind a bet that no solution has are small, even with more sizes. */
#define RAISES_BEHIND {3, {300, 700, 1500}, ALL_IN_POTS}

static const struct solver_bets bets_behind = {
    .bet = {BETS, BETS}, .raise = {RAISES_BEHIND, RAISES_BEHIND},
    .raises_max = 3,
};

static int64_t behind_at_first(const struct poker *hand, int player)
{
    return (int64_t)hand->stack[player] + hand->round[player];
}

const struct solver_bets *resolve_bets(const struct poker *hand)
{
    int64_t behind = behind_at_first(hand, 0), other = behind_at_first(hand, 1);
    int64_t pot = poker_pot(hand) - hand->round[0] - hand->round[1];

    behind = other < behind ? other : behind;
    return behind > ALL_IN_POTS * pot ? &bets_deep : &bets_first;
}

/* Levels */

static struct resolve_level *top_of(struct resolve *self)
{
    return &self->level[self->levels - 1];
}

static struct solver_line line_from(const struct resolve *self, int from,
                                    int count)
{
    return (struct solver_line){count, self->line + from};
}

/* How many of the actions are in a level's tree, those before it included, and
 * the node that they lead to. */
static int follow_level(const struct resolve *self,
                        const struct resolve_level *level, int *node)
{
    const struct solver_tree *tree = solver_tree_of(level->solver);
    int at = level->from;

    *node = 0;
    for (; at < self->count; at++) {
        int child = solver_tree_child(tree, *node, &self->line[at]);

        if (child < 0)
            break;
        *node = child;
    }
    return at;
}

/* An own action that is not among the usual ones was somebody else's, for whom
 * the mind goes on. The first tree has all up to the last of them. */
static int count_to_own_odd(const struct resolve *self)
{
    const struct solver_bets *bets = resolve_bets(&self->street);
    struct poker now = self->street;
    int odd = 0;

    for (int i = 0; i < self->count; i++) {
        struct solver_line one = line_from(self, i, 1);
        int is_usual = !solver_tree_usual_from(&now, bets, &one, 0);

        if (now.turn == self->player && !is_usual)
            odd = i + 1;
        if (now.turn != self->player && !is_usual)
            bets = &bets_behind;
        (void)poker_act(&now, &self->line[i]);
    }
    return odd;
}

static struct solver_spot spot_of(const struct resolve *self,
                                  const struct resolve_level *level)
{
    struct solver_spot spot = {.deck = &solver_holdem, .hand = &level->hand,
                               .board = self->board};

    spot.bets[self->street.street] =
        level->from ? bets_behind : *resolve_bets(&self->street);
    spot.line = line_from(self, level->from, level->made_for);
    if (level->from || self->has_ranges) {
        spot.range[0] = self->range[0];
        spot.range[1] = self->range[1];
    }
    if (level->from) {
        spot.range[level->player] = self->own;
        spot.elsewhere = self->elsewhere;
        spot.elsewhere_player = !level->player;
    }
    return spot;
}

/* On top of the others, at a point that the first actions of the question lead
 * to. 0: no room. */
static int add_level(struct resolve *self, const struct poker *hand, int from,
                     int made_for, struct arena arena)
{
    struct resolve_level *level = &self->level[self->levels];
    struct solver_spot spot;

    level->player = self->player;
    level->from = from;
    level->made_for = made_for;
    level->hand = *hand;
    memcpy(level->done, self->line, sizeof level->done);
    level->is_solved = 0;
    spot = spot_of(self, level);
    level->solver = solver_begin_whole(&spot, &arena);
    level->rest = arena;
    self->levels += level->solver != NULL;
    return level->solver != NULL;
}

static void begin_first(struct resolve *self, int made_for)
{
    self->levels = 0;
    if (add_level(self, &self->street, 0, made_for, self->memory))
        self->weight = solver_weight(self->level->solver);
}

/* Hands that the mind never comes with might still be asked for. */
static void keep_rare(struct resolve *self)
{
    static const float hardly = 1e-6f;

    for (int i = 0; i < POKER_COMBOS; i++) {
        float least = hardly * self->range[self->player][i];

        if (self->own[i] < least)
            self->own[i] = least;
    }
}

/* After an action of the other's that a node does not have. The rows from the
 * level before are copied, so that its memory can be taken if no more is
 * left. */
static void begin_behind(struct resolve *self, int from, int node)
{
    const struct resolve_level *before = top_of(self);
    struct poker hand = solver_tree_of(before->solver)->hands[node];
    struct arena rest = before->rest;

    memset(self->own, 0, sizeof self->own);
    memset(self->elsewhere, 0, sizeof self->elsewhere);
    solver_best_at(before->solver, !self->player, node, self->own,
                   self->elsewhere);
    keep_rare(self);
    (void)poker_act(&hand, &self->line[from - 1]);
    if (self->levels < RESOLVE_LEVELS && add_level(self, &hand, from, 0, rest))
        return;
    self->levels = 0;
    (void)add_level(self, &hand, from, 0, self->memory);
}

/* The next level, for an action that the last one does not have. */
static void begin_next(struct resolve *self, int at, int node)
{
    const struct solver_tree *tree = solver_tree_of(top_of(self)->solver);

    if (tree->nodes[node].player == self->player)
        begin_first(self, self->count);
    else
        begin_behind(self, at + 1, node);
}

/* Steps */

/* With either seat as often as the other. Behind a bet it counts only as often
 * as the mind comes there, so that rare ones are solved in few steps. */
static int gains_next_to_nothing(const struct resolve *self,
                                 const struct resolve_level *level)
{
    double gain[POKER_PLAYERS], most = level->from ? aim_behind : aim;

    solver_best(level->solver, gain);
    return (gain[0] + gain[1]) / 2 * solver_weight(level->solver)
        <= most * poker_pot(&self->street) * self->weight;
}

void resolve_step(struct resolve *self)
{
    struct resolve_level *level = top_of(self);
    int steps;

    solver_step(level->solver);
    steps = solver_steps(level->solver);
    level->is_solved = steps >= STEPS_MAX
                    || (steps % STEPS_CHECK == 0
                        && gains_next_to_nothing(self, level));
}

int resolve_is_done(struct resolve *self)
{
    int at, node;

    if (!self->levels)
        return 1;
    if (!top_of(self)->is_solved)
        return 0;
    at = follow_level(self, top_of(self), &node);
    if (at < self->count)
        begin_next(self, at, node);
    return at == self->count || !self->levels;
}

const struct solver *resolve_answer(const struct resolve *self, int *node)
{
    const struct resolve_level *level = self->level + self->levels;

    if (!self->levels)
        return NULL;
    (void)follow_level(self, --level, node);
    return level->solver;
}

/* Questions */

void resolve_begin(struct resolve *self, struct arena memory)
{
    self->memory = memory;
    begin_first(self, count_to_own_odd(self));
}

static int has_done(const struct resolve *self,
                    const struct resolve_level *level, int count)
{
    for (int i = 0; i < count && i < self->count; i++)
        if (level->done[i].kind != self->line[i].kind
            || level->done[i].to != self->line[i].to)
            return 0;
    return count <= self->count;
}

/* Whether a level is the one that the question needs. The first one is the
 * same for both players. */
static int is_needed(const struct resolve *self,
                     const struct resolve_level *level)
{
    return has_done(self, level, level->from + level->made_for)
        && (level->from ? level->player == self->player
                        : level->made_for == count_to_own_odd(self));
}

int resolve_keep(struct resolve *self)
{
    while (self->levels && !is_needed(self, top_of(self)))
        self->levels--;
    return self->levels;
}
