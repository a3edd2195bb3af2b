/* equilibrium.c - plays the machine's game so that nobody can gain by knowing
 * how.
 *
 * On the last street no card is to come, and what both can do is a small tree:
 * it is solved when the mind is on turn, for all hands of both players. In the
 * machine's game with three community cards the last street is the only one,
 * so that the whole hand is solved, from nothing but the rules, the stacks and
 * the pot.
 *
 * With five community cards it follows the hand as the mind solver does
 * (track.h): before the turn by a plan, on the turn by solving it with the
 * river after it, which also tells the ranges that the river begins with. In
 * other games it goes by the odds until the last street.
 *
 * The tree begins where the street did. No bet is taken for another: after one
 * that the tree does not have, what follows is solved by itself (resolve.h).
 */
#include "games/holdem/minds/equilibrium.h"

#include <string.h>

#include "games/holdem/minds/odds.h"
#include "games/holdem/minds/resolve.h"
#include "games/holdem/minds/track.h"

enum {
    STEP_COST = 60,                     /* of a budget: about a millisecond */
    TURN_STEP_COST = 1000,              /* of a step with rivers after it */
    MEMORY = 16 << 20,
};

struct equilibrium {
    struct rng rng;
    uint64_t dice;                      /* for bets between two of a plan */
};

/* Scratch memory: one thought at a time. */
struct desk {
    int is_begun;
    struct poker_seen seen;             /* the question, */
    struct rng dice;                    /* and the mind that asked */
    struct resolve street;
    struct poker_odds odds;
    struct track track;                 /* of a hand with more streets */
    char memory[MEMORY];                /* an arena aligns what it gives */
};

/* All-in on the turn for two pots at most. */
#define TURN_SIZES {2, {500, 1000}, 2}
#define TURN_RAISES {1, {1000}, 2}

const struct track_manner track_machine = {
    plan_for_machine,
    {[TRACK_TURN] = {.bet = {TURN_SIZES, TURN_SIZES},
                     .raise = {TURN_RAISES, TURN_RAISES}, .raises_max = 2},
     [TRACK_RIVER] = {SOLVER_BETS({1, {750}, 0}), .raises_max = 1}},
    .turn_steps = 40,
};

/* How the street began */

/* Plays the hand again up to the street that is played now; what was done on
 * it is the line. 0: the past does not lead to where the hand is. */
static int replay_to_street(struct resolve *self,
                            const struct poker_seen *seen)
{
    const struct poker *now = &seen->hand;
    struct poker hand;
    int at = 0;

    if (poker_begin(&hand, &now->rules, now->button, now->start))
        return 0;
    for (; at < seen->past_count && hand.street < now->street; at++)
        if (poker_act(&hand, &seen->past[at].action))
            return 0;
    self->street = hand;
    for (; at < seen->past_count; at++) {
        self->line[self->count++] = seen->past[at].action;
        if (poker_act(&hand, &seen->past[at].action))
            return 0;
    }
    return hand.street == now->street && hand.turn == now->turn
        && hand.end == POKER_GOES_ON
        && memcmp(hand.total, now->total, sizeof hand.total) == 0;
}

/* At the machine a hand may have gone as no rules have it: a call in two
 * halves, a bet after a call. Then the street begins here and now. */
static void find_street(struct resolve *self, const struct poker_seen *seen)
{
    self->player = seen->player;
    self->count = 0;
    if (replay_to_street(self, seen))
        return;
    self->street = seen->hand;
    self->count = 0;
}

/* Whether nobody had done anything before the street began. */
static int is_untouched(const struct desk *self)
{
    return self->seen.past_count == self->street.count;
}

static void find_ranges_by_odds(struct desk *self)
{
    struct poker_seen before = self->seen;
    struct poker_belief *belief = &self->odds.belief;
    struct rng dice = self->dice;

    before.hand = self->street.street;
    before.past_count -= self->street.count;
    before.hole = 0;
    poker_belief_find(belief, &before, &dice);
    for (int player = 0; player < POKER_PLAYERS; player++)
        for (int combo = 0; combo < POKER_COMBOS; combo++)
            self->street.range[player][combo] = belief->weight[player][combo];
}

static void find_ranges_alike(struct desk *self)
{
    for (int player = 0; player < POKER_PLAYERS; player++)
        for (int combo = 0; combo < POKER_COMBOS; combo++)
            self->street.range[player][combo] = 1;
}

/* Ranges with which it began: all hands alike, or what the betting suggests.
 * The other does not know the mind's own cards: both ranges are what somebody
 * would believe who sees neither hand. */
static void find_ranges(struct desk *self)
{
    self->street.has_ranges = !is_untouched(self);
    if (!self->street.has_ranges)
        find_ranges_alike(self);
    else if (self->track.stage == TRACK_RANGED)
        memcpy(self->street.range, self->track.range,
               sizeof self->street.range);
    else
        find_ranges_by_odds(self);
}

static uint64_t board_numbers(const struct poker_seen *seen)
{
    uint64_t board = 0;

    for (int i = 0; i < seen->board_count; i++)
        board |= UINT64_C(1) << seen->board[i];
    return board;
}

/* Thinking */

static void lay_out_question(struct desk *self,
                             const struct poker_seen *seen,
                             const struct rng *dice)
{
    self->seen = *seen;
    self->dice = *dice;
    self->is_begun = 1;
    self->track.solved_key = 0;           /* its memory is taken */
    find_street(&self->street, seen);
    find_ranges(self);
    self->street.board = board_numbers(seen);
    resolve_begin(&self->street, arena_of(self->memory, sizeof self->memory));
}

/* The scratch memory may be another's, or hold a thought that was broken
 * off. */
static int is_question_laid_out(const struct desk *self,
                                const struct poker_seen *seen,
                                const struct rng *dice)
{
    return self->is_begun == 1 && self->seen.hole == seen->hole
        && self->seen.player == seen->player
        && self->seen.past_count == seen->past_count
        && memcmp(&self->dice, dice, sizeof *dice) == 0
        && memcmp(self->seen.board, seen->board, sizeof seen->board) == 0
        && memcmp(&self->seen.hand, &seen->hand, sizeof seen->hand) == 0;
}

/* Returns whether it knows enough. */
static int solve_some_steps(struct desk *self, long budget)
{
    int is_done = resolve_is_done(&self->street);

    for (; !is_done && budget > 0; budget -= STEP_COST) {
        resolve_step(&self->street);
        is_done = resolve_is_done(&self->street);
    }
    return is_done;
}

/* Choosing */

/* The number of the mind's own hand; the last row, which is never played, if
 * the ranges leave it out. */
static int place_of_hole(const struct desk *self, const struct solver *solver)
{
    return solver_side_find(solver_side_of(solver, self->seen.player),
                            poker_combo_of(self->seen.hole));
}

/* A share of a million is fine enough. */
static struct poker_action draw_action(const struct desk *self,
                                       const struct solver *solver, int node,
                                       struct rng *rng)
{
    const struct solver_tree *tree = solver_tree_of(solver);
    float share[SOLVER_ACTIONS], rest = (float)rng_below(rng, 1000000) / 1e6f;
    int at = 0;

    solver_strategy(solver, node, place_of_hole(self, solver), share);
    while (at + 1 < tree->nodes[node].actions && rest >= share[at])
        rest -= share[at++];
    return tree->nodes[tree->nodes[node].first + at].action;
}

static struct poker_action act_by_odds(struct desk *self,
                                       const struct poker_seen *seen,
                                       struct rng *rng)
{
    struct poker_thought thought;

    poker_odds_think(&self->odds, seen, rng, 1, &thought);
    return thought.action;
}

static int is_on_last_street(const struct poker *hand)
{
    return hand->street + 1 == hand->rules.streets;
}

/* Earlier streets */

static const struct track_manner *manner_of_game(
    const struct poker_rules *rules)
{
    return rules->is_machine && rules->streets > 1 ? &track_machine : NULL;
}

/* Brings what is known of both hands up to date; returns whether that is
 * done. */
static int follow_hand(struct desk *desk, const struct equilibrium *self,
                       const struct poker_seen *seen, long *budget)
{
    desk->is_begun = 0;
    desk->track.flops = NULL;
    track_open(&desk->track, seen, manner_of_game(&seen->hand.rules),
               self->dice, arena_of(desk->memory, sizeof desk->memory));
    for (; desk->track.stage == TRACK_SOLVING && *budget > 0;
         *budget -= TURN_STEP_COST)
        track_step(&desk->track, seen);
    return desk->track.stage != TRACK_SOLVING;
}

/* Whether no more is needed than what was planned or solved there. */
static int act_by_track(struct desk *desk, const struct poker_seen *seen,
                        struct rng *rng, struct poker_action *action)
{
    enum track_stage stage = desk->track.stage;

    if (stage == TRACK_PLANNED || stage == TRACK_SOLVED)
        *action = track_pick(&desk->track, seen, rng);
    else if (!is_on_last_street(&seen->hand))
        *action = act_by_odds(desk, seen, rng);
    else
        return 0;
    return 1;
}

static struct poker_action act_by_solution(struct desk *self, struct rng *rng)
{
    int node;
    const struct solver *solver = resolve_answer(&self->street, &node);

    return solver ? draw_action(self, solver, node, rng)
                  : act_by_odds(self, &self->seen, rng);
}

static enum mind_answer solve_street(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    struct desk *desk = scratch;
    struct equilibrium *self = mind;
    const struct poker_seen *question = seen;
    struct poker_action *action = move;

    if (!is_question_laid_out(desk, question, &self->rng)) {
        if (!follow_hand(desk, self, question, &budget))
            return MIND_BUSY;
        if (act_by_track(desk, question, &self->rng, action))
            return MIND_MOVES;
        lay_out_question(desk, question, &self->rng);
    }
    if (!solve_some_steps(desk, budget))
        return MIND_BUSY;
    desk->is_begun = 0;
    *action = act_by_solution(desk, &self->rng);
    return MIND_MOVES;
}

static void reset_equilibrium(void *mind, const char *seed)
{
    struct equilibrium *self = mind;
    struct rng other;

    rng_seed(&self->rng, seed);
    other = self->rng;
    self->dice = rng_next(&other);
}

/* For those who measure */

static int is_same_deal(const struct poker_seen *a, const struct poker_seen *b)
{
    return memcmp(a->board, b->board, sizeof a->board) == 0
        && memcmp(&a->hand.rules, &b->hand.rules, sizeof a->hand.rules) == 0
        && memcmp(a->hand.start, b->hand.start, sizeof a->hand.start) == 0;
}

/* Puts another question on the desk, and keeps what was solved for the last
 * one. 0: nothing of that can be kept. */
static int keep_solved(struct desk *self, const struct poker_seen *seen)
{
    if (self->is_begun != 1 || !is_same_deal(&self->seen, seen))
        return 0;
    self->seen = *seen;
    find_street(&self->street, seen);
    return !self->street.has_ranges && is_untouched(self)
        && resolve_keep(&self->street);
}

static void copy_strategy(const struct solver *solver, int node,
                          struct poker_strategy *to)
{
    const struct solver_tree *tree = solver_tree_of(solver);
    const struct solver_side *side = solver_side_of(
        solver, tree->nodes[node].player);
    float share[SOLVER_ACTIONS];

    to->actions = tree->nodes[node].actions;
    for (int a = 0; a < to->actions; a++)
        to->action[a] = tree->nodes[tree->nodes[node].first + a].action;
    for (int i = 0; i < side->count; i++) {
        solver_strategy(solver, node, i, share);
        for (int a = 0; a < to->actions; a++)
            to->share[a][side->hand[i].name] = share[a];
    }
}

int poker_equilibrium_reveal(void *scratch, const struct poker_seen *seen,
                             struct poker_strategy *to)
{
    struct desk *desk = scratch;
    const struct solver *solver;
    struct rng dice;
    int node;

    rng_seed(&dice, "reveal");
    if (!keep_solved(desk, seen))
        lay_out_question(desk, seen, &dice);
    while (!solve_some_steps(desk, STEP_COST))
        continue;
    solver = resolve_answer(&desk->street, &node);
    if (solver)
        copy_strategy(solver, node, to);
    return solver != NULL;
}

const struct mind_type poker_equilibrium = {
    .name = "equilibrium",
    .title = "solves the game for both players",
    .size = sizeof(struct equilibrium),
    .scratch_size = sizeof(struct desk),
    .reset = reset_equilibrium,
    .think = solve_street,
};
