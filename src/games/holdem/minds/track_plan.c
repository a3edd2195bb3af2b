/* track_plan.c - what both players may hold before the turn, by the plan.
 *
 * A plan has player 0 on the button, and stacks of some depth, of which the
 * nearest is taken; a hand is followed in it by the sizes of bets in parts of
 * the pot.
 */
#include "games/holdem/minds/track_plan.h"

#include "base/bits.h"

/* How much of an action a hand keeps that should never take it: the other may
 * play otherwise. */
static const float doubt = 0.01f;

/* Depths */

/* How many pots are behind, for the shorter stack. */
static float depth_of(const struct poker *hand)
{
    int32_t behind = hand->stack[0] < hand->stack[1] ? hand->stack[0]
                                                     : hand->stack[1];

    return (float)behind / (float)(poker_pot(hand) + 1);
}

/* How many times as deep one is as the other, whichever is deeper; about that,
 * since a stack may be gone. */
static float depth_apart(const struct poker *hand, const struct poker *other)
{
    float times = (depth_of(hand) + 0.1f) / (depth_of(other) + 0.1f);

    return times < 1 ? 1 / times : times;
}

/* The plan */

static const struct plan_game *nearest_plan(const struct plan_game *plans,
                                            const struct poker *hand)
{
    const struct plan_game *best = plans;
    float least = 0;

    for (const struct plan_game *game = plans; game->name; game++) {
        struct poker begun;
        float far;

        plan_begin(game, &begun);
        far = depth_apart(hand, &begun);
        if (game == plans || far < least) {
            best = game;
            least = far;
        }
    }
    return best;
}

/* The tree is grown once, as long as this memory lasts. */
static void grow_plan(struct track *self, const struct plan_game *game)
{
    self->plan.nodes = self->nodes;
    self->plan.hands = self->hands;
    self->plan.room = PLAN_NODES;
    if (self->planned == game)
        return;
    self->flop = 0;
    self->planned = plan_grow(&self->plan, game, PLAN_KEPT_STREETS) ? game
                                                                    : NULL;
}

void track_plan_begin(struct track *self, const struct poker *hand)
{
    grow_plan(self, nearest_plan(self->manner->plans, hand));
    self->node = self->planned ? 0 : -1;
    self->is_deep = self->planned
                 && depth_of(hand) > 2 * depth_of(&self->hands[0]);
    self->kept_folds = 1;
    self->has_odd_bet = 0;
    for (int player = 0; player < POKER_PLAYERS; player++)
        for (int i = 0; i < POKER_COMBOS; i++)
            self->range[player][i] = 1;
}

void track_plan_cards(struct track *self, const struct poker_seen *seen,
                      int board)
{
    for (int card = 0; card < board; card++)
        for (int other = 0; other < CARDS_ALL; other++) {
            int combo = poker_combo(seen->board[card], other);

            if (other != seen->board[card])
                self->range[0][combo] = self->range[1][combo] = 0;
        }
}

/* Sizes of bets */

/* A raise in parts of the pot as it is after a call. */
static float part_of(const struct poker *hand, int32_t to)
{
    struct poker_options options;
    int32_t level, pot;

    poker_find_options(hand, &options);
    level = hand->round[hand->turn] + options.to_call;
    pot = poker_pot(hand) + options.to_call;
    return (float)(to - level) / (float)(pot > 0 ? pot : 1);
}

static float part_at(const struct track *self, int child)
{
    return part_of(&self->hands[self->nodes[child].parent],
                   self->nodes[child].action.to);
}

/* A number from 0 to 1 that depends on the dice and on what was done. */
static float toss(const struct track *self, int32_t to)
{
    uint64_t state = self->dice ^ (uint64_t)to << 20 ^ (uint64_t)self->node;

    return (float)(rng_splitmix(&state) >> 40) / (float)(1 << 24);
}

/* Of two raises with one in between: the smaller one with the chance that
 * makes neither worth aiming at. */
static int pick_near(const struct track *self, int small, int large,
                     float part, int32_t to)
{
    float a = part_at(self, small), b = part_at(self, large);
    float chance = (b - part) * (1 + a) / ((b - a) * (1 + part));

    return toss(self, to) < chance ? small : large;
}

/* A bet may be much smaller than the pot, in the machine's game a single chip.
 * Facing less than the smallest raise that is planned, fewer fold: by the same
 * chance, between that raise and none at all. */
static float keep_folds(const struct track *self, int child, float part)
{
    float b = part_at(self, child);

    return part < b && part >= 0 ? part * (1 + b) / (b * (1 + part)) : 1;
}

/* The child that a raise counts as; -1: none is a raise. Children are in the
 * order of their sizes. */
static int find_raise(const struct track *self, float part, int32_t to)
{
    const struct plan_node *node = &self->nodes[self->node];
    int small = -1;

    for (int child = node->first; child < node->first + node->actions;
         child++) {
        if (self->nodes[child].action.kind != POKER_RAISES)
            continue;
        if (part_at(self, child) >= part)
            return small < 0 ? child
                             : pick_near(self, small, child, part, to);
        small = child;
    }
    return small;
}

static int find_kind(const struct track *self, int kind)
{
    const struct plan_node *node = &self->nodes[self->node];

    for (int child = node->first; child < node->first + node->actions; child++)
        if (self->nodes[child].action.kind == kind)
            return child;
    return -1;
}

/* Ranges */

static int bucket_of(const struct track *self, int node, int combo)
{
    cards two = poker_combo_cards(combo);

    return self->hands[node].street
         ? self->bucket[combo]
         : spread_start(cards_lowest(two), cards_lowest(two & (two - 1)));
}

void track_plan_shares(const struct track *self, int node, int combo,
                       float share[SOLVER_ACTIONS])
{
    plan_shares(&self->plan, self->planned->kept, node,
                bucket_of(self, node, combo), share);
    if (node == self->node && self->kept_folds < 1) {
        share[1] += (1 - self->kept_folds) * share[0];
        share[0] *= self->kept_folds;
    }
}

static void narrow_range(struct track *self, float *range, int child)
{
    int action = child - self->nodes[self->node].first;
    float share[SOLVER_ACTIONS];

    for (int i = 0; i < POKER_COMBOS; i++) {
        if (range[i] <= 0)
            continue;
        track_plan_shares(self, self->node, i, share);
        range[i] *= doubt + (1 - doubt) * share[action];
    }
}

/* Whether a raise is not what it counts as: more than rounding to chips
 * makes. */
static int is_odd_raise(const struct track *self, int child, float part)
{
    float planned = part_at(self, child);

    return part < 0.93f * planned || part > 1.07f * planned;
}

void track_plan_act(struct track *self, const struct poker_seen *seen,
                    const struct poker *hand,
                    const struct poker_action *action)
{
    int child;

    if (self->node < 0 || !self->nodes[self->node].actions)
        return;
    child = action->kind == POKER_RAISES
          ? find_raise(self, part_of(hand, action->to), action->to)
          : find_kind(self, action->kind);
    if (child >= 0)
        narrow_range(self, self->range[hand->turn], child);
    self->has_odd_bet |= hand->street == TRACK_FLOP
                      && action->kind == POKER_RAISES
                      && (child < 0 || is_odd_raise(self, child, part_of(
                              hand, action->to)));
    self->kept_folds = child >= 0 && action->kind == POKER_RAISES
                     ? keep_folds(self, child, part_of(hand, action->to)) : 1;
    self->node = child;
    (void)seen;
}

/* The flop */

static int is_flop_root(const struct track *self, int node)
{
    return self->hands[node].end == POKER_GOES_ON
        && self->hands[node].street == 1
        && self->hands[self->nodes[node].parent].street == 0;
}

/* The one whose stacks are about as deep. */
static int nearest_root(const struct track *self, const struct poker *hand)
{
    float least = 0;
    int best = -1;

    for (int i = 1; i < self->plan.count; i++) {
        float far;

        if (!is_flop_root(self, i))
            continue;
        far = depth_apart(hand, &self->hands[i]);
        if (best < 0 || far < least) {
            best = i;
            least = far;
        }
    }
    return best;
}

static void judge_flop(struct spread *spread, cards flop, uint8_t *bucket)
{
    spread_find(spread, flop);
    for (int i = 0; i < POKER_COMBOS; i++)
        bucket[i] = (uint8_t)spread_nearest(plan_middles, PLAN_BUCKETS,
                                            spread->mark[i]);
}

/* Flops that differ by the names of suits are one. */
static const uint8_t *know_flop(struct track *self, cards flop)
{
    struct track_flops *known = self->flops;
    uint64_t slot = bits_mix(flop) % TRACK_FLOPS;

    while (known->flop[slot] && known->flop[slot] != flop)
        slot = (slot + 1) % TRACK_FLOPS;
    if (!known->flop[slot])
        judge_flop(&self->spread, flop, known->bucket[slot]);
    known->flop[slot] = flop;
    return known->bucket[slot];
}

static void find_flop_buckets(struct track *self, cards flop)
{
    uint8_t suit[CARDS_SUITS];
    cards renamed = spread_rename(flop, suit);
    uint8_t judged[POKER_COMBOS];
    const uint8_t *bucket = judged;

    if (self->flop == flop)
        return;
    self->flop = flop;
    if (self->flops)
        bucket = know_flop(self, renamed);
    else
        judge_flop(&self->spread, renamed, judged);
    for (int card = 1; card < CARDS_ALL; card++)
        for (int other = 0; other < card; other++)
            self->bucket[poker_combo(card, other)] =
                bucket[spread_renamed(card, other, suit)];
}

void track_plan_flop(struct track *self, const struct poker_seen *seen,
                     const struct poker *hand)
{
    cards flop = cards_of(seen->board[0]) | cards_of(seen->board[1])
               | cards_of(seen->board[2]);

    track_plan_cards(self, seen, 3);
    if (!self->planned)
        return;
    find_flop_buckets(self, flop);
    if (self->node < 0 || !is_flop_root(self, self->node))
        self->node = nearest_root(self, hand);
}

/* Choices */

static int32_t raise_in(const struct track *self, int child,
                        const struct poker *hand,
                        const struct poker_options *options)
{
    const struct poker *there = &self->hands[child];
    int is_all_in = there->stack[there->turn ^ 1] == 0;
    int64_t by = (int64_t)(part_at(self, child)
                           * (float)(poker_pot(hand) + options->to_call)
                           + 0.5f);
    int64_t to = hand->round[hand->turn] + options->to_call + by;

    if ((is_all_in && !self->is_deep) || to > options->raise_most)
        return options->raise_most;
    return to < options->raise_least ? options->raise_least : (int32_t)to;
}

/* What cannot be raised is called. */
void track_plan_choices(const struct track *self, const struct poker *hand,
                        struct solver_choices *choices)
{
    const struct plan_node *node = &self->nodes[self->node];
    struct poker_options options;

    poker_find_options(hand, &options);
    choices->count = node->actions;
    for (int a = 0; a < node->actions; a++) {
        struct poker_action *action = &choices->action[a];

        *action = self->nodes[node->first + a].action;
        if (action->kind == POKER_RAISES && !options.raise_most)
            *action = (struct poker_action){.kind = POKER_CALLS};
        else if (action->kind == POKER_RAISES)
            action->to = raise_in(self, node->first + a, hand, &options);
    }
}
