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
 * The tree begins where the street did, and has what was bet since, of any
 * size, beside the usual bets: no bet is taken for another. Steps go on until
 * the best response to the strategy gains next to nothing.
 */
#include "games/holdem/minds/equilibrium.h"

#include <string.h>

#include "games/holdem/minds/odds.h"
#include "games/holdem/minds/track.h"
#include "games/holdem/solver/cfr.h"

enum {
    STEPS_MAX = 1000,
    STEPS_CHECK = 40,                   /* how often it looks at what the best
                                         * response gains */
    STEP_COST = 60,                     /* of a budget: about a millisecond */
    TURN_STEP_COST = 1000,              /* of a step with rivers after it */
    MEMORY = 16 << 20,
};

/* What it may gain, as a share of the pot that the street began with: in the
 * machine's game one ante is half of that. */
static const double aim = 0.0008;

struct equilibrium {
    struct rng rng;
    uint64_t dice;                      /* for bets between two of a plan */
};

/* Scratch memory: one thought at a time. */
struct desk {
    int is_begun;
    struct poker_seen seen;             /* the question, */
    struct rng dice;                    /* and the mind that asked */
    struct poker street;                /* the betting as the street began */
    struct poker_action line[POKER_PAST_MAX];
    struct solver_line so_far;
    float range[POKER_PLAYERS][POKER_COMBOS];
    struct solver *solver;              /* null: the tree is too large */
    int is_solved;
    struct poker_odds odds;
    struct track track;                 /* of a hand with more streets */
    char memory[MEMORY];                /* an arena aligns what it gives */
};

/* To go all-in for much more than the pot gains next to nothing, and a tree
 * with it takes far more steps. */
enum { ALL_IN_POTS = 10, RAISES = 3 };

/* Who bets what is not looked at gains a little, since whatever was done
 * before did not reckon with it; most of all by a chip or two. With little
 * behind a tree with more sizes is small as well. */
enum { SHALLOW_POTS = 3 };

static const struct solver_bets few_sizes = {
    SOLVER_BETS({3, {500, 1000, 2000}, ALL_IN_POTS}), .raises_max = RAISES,
};
static const struct solver_bets many_sizes = {
    SOLVER_BETS({5, {100, 250, 500, 1000, 2000}, ALL_IN_POTS}),
    .raises_max = RAISES,
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

static int64_t behind_at_first(const struct poker *hand, int player)
{
    return (int64_t)hand->stack[player] + hand->round[player];
}

const struct solver_bets *poker_equilibrium_bets(const struct poker *hand)
{
    int64_t behind = behind_at_first(hand, 0), other = behind_at_first(hand, 1);
    int64_t pot = poker_pot(hand) - hand->round[0] - hand->round[1];

    behind = other < behind ? other : behind;
    return behind <= SHALLOW_POTS * pot ? &many_sizes : &few_sizes;
}

/* How the street began */

/* Plays the hand again up to the street that is played now; what was done on
 * it is the line. 0: the past does not lead to where the hand is. */
static int replay_to_street(struct desk *self)
{
    const struct poker_seen *seen = &self->seen;
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
        self->line[self->so_far.count++] = seen->past[at].action;
        if (poker_act(&hand, &seen->past[at].action))
            return 0;
    }
    return hand.street == now->street && hand.turn == now->turn
        && hand.end == POKER_GOES_ON
        && memcmp(hand.total, now->total, sizeof hand.total) == 0;
}

/* At the machine a hand may have gone as no rules have it: a call in two
 * halves, a bet after a call. Then the street begins here and now. */
static void find_street(struct desk *self)
{
    self->so_far = (struct solver_line){0, self->line};
    if (replay_to_street(self))
        return;
    self->street = self->seen.hand;
    self->so_far.count = 0;
}

/* Whether nobody had done anything before the street began. */
static int is_untouched(const struct desk *self)
{
    return self->seen.past_count == self->so_far.count;
}

static void find_ranges_by_odds(struct desk *self)
{
    struct poker_seen before = self->seen;
    struct poker_belief *belief = &self->odds.belief;
    struct rng dice = self->dice;

    before.hand = self->street;
    before.past_count -= self->so_far.count;
    before.hole = 0;
    poker_belief_find(belief, &before, &dice);
    for (int player = 0; player < POKER_PLAYERS; player++)
        for (int combo = 0; combo < POKER_COMBOS; combo++)
            self->range[player][combo] = belief->weight[player][combo];
}

/* Ranges with which it began: all hands alike, or what the betting suggests.
 * The other does not know the mind's own cards: both ranges are what somebody
 * would believe who sees neither hand. */
static void find_ranges(struct desk *self)
{
    if (self->track.stage == TRACK_RANGED)
        memcpy(self->range, self->track.range, sizeof self->range);
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
    struct solver_spot spot = {.deck = &solver_holdem, .hand = &self->street};
    struct arena arena = arena_of(self->memory, sizeof self->memory);

    self->seen = *seen;
    self->dice = *dice;
    self->is_begun = 1;
    self->is_solved = 0;
    self->track.solved_key = 0;           /* its memory is taken */
    find_street(self);
    if (!is_untouched(self)) {
        find_ranges(self);
        spot.range[0] = self->range[0];
        spot.range[1] = self->range[1];
    }
    spot.board = board_numbers(seen);
    spot.bets[self->street.street] = *poker_equilibrium_bets(&self->street);
    spot.line = self->so_far;
    self->solver = solver_begin_whole(&spot, &arena);
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

/* What the best response gains, with either seat as often as the other. */
static int gains_next_to_nothing(const struct desk *self)
{
    double gain[POKER_PLAYERS];

    solver_best(self->solver, gain);
    return (gain[0] + gain[1]) / 2 <= aim * poker_pot(&self->street);
}

/* Returns whether it knows enough. */
static int solve_some_steps(struct desk *self, long budget)
{
    if (!self->solver)
        return 1;
    for (; budget > 0 && !self->is_solved; budget -= STEP_COST) {
        int steps;

        solver_step(self->solver);
        steps = solver_steps(self->solver);
        self->is_solved = steps >= STEPS_MAX
                       || (steps % STEPS_CHECK == 0
                           && gains_next_to_nothing(self));
    }
    return self->is_solved;
}

/* Choosing */

/* The number of the mind's own hand; the last row, which is never played, if
 * the ranges leave it out. */
static int place_of_hole(const struct desk *self)
{
    return solver_side_find(solver_side_of(self->solver, self->seen.player),
                            poker_combo_of(self->seen.hole));
}

/* A share of a million is fine enough. */
static struct poker_action draw_action(const struct desk *self,
                                       struct rng *rng)
{
    const struct solver_tree *tree = solver_tree_of(self->solver);
    int node = solver_tree_end(tree, &self->so_far), at = 0;
    float share[SOLVER_ACTIONS], rest = (float)rng_below(rng, 1000000) / 1e6f;

    solver_strategy(self->solver, node, place_of_hole(self), share);
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
    *action = desk->solver ? draw_action(desk, &self->rng)
                           : act_by_odds(desk, question, &self->rng);
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

/* Whether the first actions of the line are those that the tree was made
 * for, and the others are in it. */
static int has_line(const struct solver_tree *tree,
                    const struct solver_line *line, int first)
{
    struct solver_line made_for = {first, line->action};
    int node = line->count < first ? -1 : solver_tree_follow(tree, &made_for);

    return node >= 0 && tree->nodes[node].line == first
        && solver_tree_follow(tree, line) >= 0;
}

/* Whether the same would be solved for a question as was for the last one.
 * Leaves the question on the desk. */
static int is_solved_for(struct desk *self, const struct poker_seen *seen)
{
    int usual;

    if (self->is_begun != 1 || !self->is_solved
        || !is_same_deal(&self->seen, seen))
        return 0;
    usual = solver_tree_usual_from(&self->street,
                                   poker_equilibrium_bets(&self->street),
                                   &self->so_far, 0);
    self->seen = *seen;
    find_street(self);
    return is_untouched(self)
        && has_line(solver_tree_of(self->solver), &self->so_far, usual);
}

static void copy_strategy(const struct desk *self, struct poker_strategy *to)
{
    const struct solver_tree *tree = solver_tree_of(self->solver);
    int node = solver_tree_follow(tree, &self->so_far);
    const struct solver_side *side = solver_side_of(
        self->solver, tree->nodes[node].player);
    float share[SOLVER_ACTIONS];

    to->actions = tree->nodes[node].actions;
    for (int a = 0; a < to->actions; a++)
        to->action[a] = tree->nodes[tree->nodes[node].first + a].action;
    for (int i = 0; i < side->count; i++) {
        solver_strategy(self->solver, node, i, share);
        for (int a = 0; a < to->actions; a++)
            to->share[a][side->hand[i].name] = share[a];
    }
}

int poker_equilibrium_reveal(void *scratch, const struct poker_seen *seen,
                             struct poker_strategy *to)
{
    struct desk *desk = scratch;
    struct rng dice;

    rng_seed(&dice, "reveal");
    if (!is_solved_for(desk, seen)) {
        lay_out_question(desk, seen, &dice);
        while (!solve_some_steps(desk, STEP_COST))
            continue;
    }
    if (!desk->solver)
        return 0;
    copy_strategy(desk, to);
    return 1;
}

const struct mind_type poker_equilibrium = {
    .name = "equilibrium",
    .title = "solves the game for both players",
    .size = sizeof(struct equilibrium),
    .scratch_size = sizeof(struct desk),
    .reset = reset_equilibrium,
    .think = solve_street,
};
