/* track.c - what both players may hold, and what the one on turn should do.
 *
 * The turn is solved with a rough river after it. When the river comes, what
 * was solved gives the ranges that it begins with. A street that is solved
 * stays so until somebody bets what it did not look at. A flop with a bet that
 * the plan does not have is solved as well, with some rough boards after it.
 */
#include "games/holdem/minds/track.h"

#include <string.h>

#include "games/holdem/minds/track_plan.h"

/* Actions that should be taken less often than this are left out. In a plan
 * with buckets most of those are an error that is left, and one all-in costs
 * more than a hundred hands win (Ganzfried, Sandholm and Waugh). */
static const float hardly_planned = PLAN_HARDLY, hardly_solved = 0.04f;

/* As in narrow_range of track_plan.c. */
static const float doubt = 0.01f;

/* Beside the likeliest hand of a player. */
static const float too_rare = 0.015f;

/* Keys */

static uint64_t mix_into(uint64_t key, uint64_t value)
{
    uint64_t state = key ^ value;

    return rng_splitmix(&state);
}

static uint64_t key_of_action(uint64_t key, const struct poker_past *past)
{
    return mix_into(key, (uint64_t)past->action.to << 16
                         | (uint64_t)past->action.kind << 8 | past->player);
}

/* Of so many cards of the board, and so many actions. */
static uint64_t key_of_past(const struct poker_seen *seen, int board, int past,
                       uint64_t dice)
{
    const struct poker *hand = &seen->hand;
    uint64_t key = mix_into(dice, (uint64_t)hand->start[0] << 32
                                  | (uint32_t)hand->start[1]);

    key = mix_into(key, (uint64_t)hand->button << 8 | hand->rules.limit);
    for (int i = 0; i < board; i++)
        key = mix_into(key, seen->board[i]);
    for (int i = 0; i < past; i++)
        key = key_of_action(key, &seen->past[i]);
    return key | 1;
}

/* How many actions there were when a street began. */
static int past_before(const struct poker_seen *seen, int street)
{
    int past = 0;

    while (past < seen->past_count && seen->past[past].street < street)
        past++;
    return past;
}

/* Of a street as it began. */
static uint64_t key_of_street(const struct poker_seen *seen, int street,
                              uint64_t dice)
{
    return key_of_past(seen, seen->hand.rules.board[street],
                       past_before(seen, street), dice);
}

/* Solving */

static uint64_t cards_by_number(const struct poker_seen *seen, int count)
{
    uint64_t set = 0;

    for (int i = 0; i < count; i++)
        set |= UINT64_C(1) << seen->board[i];
    return set;
}

/* Largest weight 1: many actions make all of them small. */
static void scale_ranges(track_range range)
{
    for (int player = 0; player < POKER_PLAYERS; player++) {
        float most = 0;

        for (int i = 0; i < POKER_COMBOS; i++)
            most = range[player][i] > most ? range[player][i] : most;
        for (int i = 0; i < POKER_COMBOS && most > 0; i++)
            range[player][i] /= most;
    }
}

/* What was done on a street. */
static void collect_line(struct track *self, const struct poker_seen *seen,
                         int street)
{
    self->line_count = 0;
    for (int i = past_before(seen, street); i < seen->past_count; i++)
        if (seen->past[i].street == street && self->line_count < TRACK_LINE)
            self->line[self->line_count++] = seen->past[i].action;
}

/* A street is solved in the same way for all own hands that are likely; one
 * that is not is put in for its own sake, and changes what is found. */
static void keep_open(struct track *self, int player)
{
    if (self->open_dice != self->dice)
        memset(self->is_open, 1, sizeof self->is_open);
    self->open_dice = self->dice;
    for (int i = 0; i < POKER_COMBOS; i++)
        self->is_open[i] &= self->begun[player][i] >= too_rare;
}

/* Hands that are too rare to matter are left out, but for the one that is
 * held. Their weights stay as they are: when the others have become rare as
 * well, they are back. */
static void find_likely(struct track *self, const struct poker_seen *seen)
{
    int own = poker_combo_of(seen->hole);

    keep_open(self, seen->player);
    memcpy(self->likely, self->begun, sizeof self->likely);
    for (int player = 0; player < POKER_PLAYERS; player++)
        for (int i = 0; i < POKER_COMBOS; i++)
            if (self->likely[player][i] < too_rare
                && (player != seen->player || i != own))
                self->likely[player][i] = 0;
}

static int steps_for(const struct track_manner *manner, int street)
{
    return street == TRACK_RIVER ? manner->river_steps
         : street == TRACK_TURN ? manner->turn_steps : manner->flop_steps;
}

/* Ranges are those at the beginning of the street, in self->range. */
static void begin_solving(struct track *self, const struct poker_seen *seen,
                          int street)
{
    struct arena arena = self->memory;
    struct solver_spot spot = {
        .deck = &solver_holdem, .hand = &self->start,
        .board = cards_by_number(seen, seen->hand.rules.board[street]),
        .is_rough = street < TRACK_RIVER,
        .range = {self->likely[0], self->likely[1]},
    };

    scale_ranges(self->range);
    memcpy(self->begun, self->range, sizeof self->begun);
    find_likely(self, seen);
    collect_line(self, seen, street);
    spot.line = (struct solver_line){self->line_count, self->line};
    memcpy(spot.bets, street == TRACK_FLOP ? self->manner->flop
                                           : self->manner->turn,
           sizeof spot.bets);
    if (street == TRACK_RIVER)
        spot.bets[TRACK_RIVER] = self->manner->river;
    self->street = street;
    self->solved_key = 0;
    self->solver = solver_begin_whole(&spot, &arena);
    self->steps_left = steps_for(self->manner, street);
    self->stage = self->solver ? TRACK_SOLVING : TRACK_LOST;
}

/* What was solved */

static void narrow_solved(struct track *self, int node, int action)
{
    int player = solver_tree_of(self->solver)->nodes[node].player;
    const struct solver_side *side = solver_side_of(self->solver, player);
    float share[SOLVER_ACTIONS];

    for (int i = 0; i < side->count; i++) {
        solver_strategy(self->solver, node, i, share);
        self->range[player][side->hand[i].name] *=
            doubt + (1 - doubt) * share[action];
    }
}

/* Follows all that was done on the street through the solution, and narrows
 * ranges by it. */
static void follow_line(struct track *self, const struct poker_seen *seen)
{
    const struct solver_tree *tree = solver_tree_of(self->solver);
    int node = 0;

    collect_line(self, seen, self->street);
    memcpy(self->range, self->begun, sizeof self->range);
    for (int i = 0; i < self->line_count && node >= 0; i++) {
        int child = solver_tree_child(tree, node, &self->line[i]);

        if (child >= 0)
            narrow_solved(self, node, child - tree->nodes[node].first);
        node = child;
    }
    self->end = node;
    self->stage = node >= 0 ? TRACK_SOLVED : TRACK_LOST;
}

/* Streets, one after the other */

static int replay_until(struct track *self, const struct poker_seen *seen,
                        int street);

static void enter_street(struct track *self, const struct poker_seen *seen,
                         int street);

/* Begins to solve a street with the ranges at its beginning. One that cannot
 * be solved changes nothing in them. */
static void begin_street(struct track *self, const struct poker_seen *seen,
                         int street)
{
    replay_until(self, seen, street);
    if (street == TRACK_RIVER && !self->manner->river_steps) {
        scale_ranges(self->range);
        self->stage = TRACK_RANGED;
        return;
    }
    begin_solving(self, seen, street);
    if (self->stage == TRACK_LOST && street < seen->hand.street)
        enter_street(self, seen, street + 1);
}

/* The cards of a street have come. */
static void enter_street(struct track *self, const struct poker_seen *seen,
                         int street)
{
    track_plan_cards(self, seen, seen->hand.rules.board[street]);
    memcpy(self->entered[street].range, self->range, sizeof self->range);
    self->entered[street].key = key_of_street(seen, street, self->dice);
    begin_street(self, seen, street);
}

/* A street may have been solved for the sake of the next. */
static void finish_solving(struct track *self, const struct poker_seen *seen)
{
    follow_line(self, seen);
    if (self->street < seen->hand.street)
        enter_street(self, seen, self->street + 1);
}

void track_step(struct track *self, const struct poker_seen *seen)
{
    if (self->stage != TRACK_SOLVING)
        return;
    solver_step(self->solver);
    if (--self->steps_left > 0)
        return;
    self->solved_key = key_of_street(seen, self->street, self->dice);
    finish_solving(self, seen);
}

/* Opening */

/* Replays the betting until a street begins, or all of it; the start is then
 * the betting there. Ranges follow, as far as the plan goes. 0: what was done
 * is not all known. */
static int replay_until(struct track *self, const struct poker_seen *seen,
                        int street)
{
    const struct poker *hand = &seen->hand;
    struct poker *now = &self->start;

    if (seen->past_count == POKER_PAST_MAX
        || poker_begin(now, &hand->rules, hand->button, hand->start))
        return 0;
    for (int i = 0; i < seen->past_count && now->street < street; i++)
        if (poker_act(now, &seen->past[i].action))
            return 0;
    return 1;
}

static int replay_plan(struct track *self, const struct poker_seen *seen)
{
    struct poker now;

    if (!replay_until(self, seen, 0))
        return 0;
    now = self->start;
    track_plan_begin(self, &now);
    for (int i = 0; i < seen->past_count && now.street < TRACK_TURN; i++) {
        int before = now.street;

        track_plan_act(self, seen, &now, &seen->past[i].action);
        if (poker_act(&now, &seen->past[i].action))
            return 0;
        if (before == 0 && now.street == TRACK_FLOP) {
            track_plan_flop(self, seen, &now);
            memcpy(self->entered[TRACK_FLOP].range, self->range,
                   sizeof self->range);
        }
    }
    self->start = now;
    return 1;
}

/* Whether a street is solved, with all that was done on it. */
static int has_solved(struct track *self, const struct poker_seen *seen,
                      int street)
{
    struct solver_line line;

    if (self->solved_key != key_of_street(seen, street, self->dice))
        return 0;
    collect_line(self, seen, street);
    line = (struct solver_line){self->line_count, self->line};
    return solver_tree_follow(solver_tree_of(self->solver), &line) >= 0;
}

/* The first street that is not played by the plan. What the plan makes of a
 * bet that it does not have is not known well enough to go on from there. */
static int first_solved(const struct track *self)
{
    return self->has_odd_bet && self->manner->flop_steps ? TRACK_FLOP
                                                         : TRACK_TURN;
}

static void open_first(struct track *self, const struct poker_seen *seen)
{
    int street = first_solved(self);

    if (street == TRACK_FLOP)
        memcpy(self->range, self->entered[TRACK_FLOP].range,
               sizeof self->range);
    enter_street(self, seen, street);
}

/* A bet that was not looked at is met by solving the street again. */
static void open_solved(struct track *self, const struct poker_seen *seen)
{
    int street = seen->hand.street;

    if (has_solved(self, seen, street)) {
        self->street = street;
        finish_solving(self, seen);
    } else if (street > first_solved(self)
               && self->entered[street].key == key_of_street(seen, street,
                                                             self->dice)) {
        memcpy(self->range, self->entered[street].range, sizeof self->range);
        begin_street(self, seen, street);
    } else if (street > first_solved(self)
               && has_solved(self, seen, street - 1)) {
        self->street = street - 1;
        finish_solving(self, seen);
    } else {
        open_first(self, seen);
    }
}

/* The plan and the solver are for Hold'em with four streets. */
static int is_known_game(const struct poker_rules *rules)
{
    return rules->streets == POKER_STREETS
        && rules->board[0] == 0 && rules->board[1] == 3
        && rules->board[TRACK_TURN] == 4 && rules->board[TRACK_RIVER] == 5;
}

void track_open(struct track *self, const struct poker_seen *seen,
                const struct track_manner *manner, uint64_t dice,
                struct arena memory)
{
    uint64_t key = key_of_past(seen, seen->board_count, seen->past_count, dice);

    if (self->key == key && self->manner == manner)
        return;
    self->key = key;
    self->manner = manner;
    self->memory = memory;
    self->dice = dice;
    self->stage = TRACK_LOST;
    if (!manner || !is_known_game(&seen->hand.rules)
        || !replay_plan(self, seen))
        return;
    if (seen->hand.street >= first_solved(self))
        open_solved(self, seen);
    if (self->stage == TRACK_LOST && seen->hand.street < TRACK_TURN
        && self->node >= 0 && self->nodes[self->node].actions)
        self->stage = TRACK_PLANNED;
}

/* Answers */

void track_choices(const struct track *self, const struct poker_seen *seen,
                   struct solver_choices *choices)
{
    const struct solver_tree *tree;
    const struct solver_node *node;

    if (self->stage == TRACK_PLANNED) {
        track_plan_choices(self, &seen->hand, choices);
        return;
    }
    tree = solver_tree_of(self->solver);
    node = &tree->nodes[self->end];
    choices->count = node->actions;
    for (int a = 0; a < node->actions; a++)
        choices->action[a] = tree->nodes[node->first + a].action;
}

/* A combo that the ranges leave out is taken for the empty row behind them,
 * where all actions are alike. */
static void solved_shares(const struct track *self, int node, int combo,
                          float share[SOLVER_ACTIONS])
{
    const struct solver_tree *tree = solver_tree_of(self->solver);
    const struct solver_side *side = solver_side_of(self->solver,
                                                    tree->nodes[node].player);

    solver_strategy(self->solver, node, solver_side_find(side, combo), share);
}

void track_shares(const struct track *self, int combo,
                  float share[SOLVER_ACTIONS])
{
    if (self->stage == TRACK_PLANNED)
        track_plan_shares(self, self->node, combo, share);
    else
        solved_shares(self, self->end, combo, share);
}

/* What is hardly taken is left out; the sum of what remains. */
static float picked_shares(const struct track *self, int count, int combo,
                           float share[SOLVER_ACTIONS])
{
    float hardly = self->stage == TRACK_PLANNED ? hardly_planned
                                                : hardly_solved;
    float total = 0;

    track_shares(self, combo, share);
    for (int i = 0; i < count; i++) {
        share[i] = share[i] < hardly ? 0 : share[i];
        total += share[i];
    }
    return total;
}

struct poker_action track_pick(const struct track *self,
                               const struct poker_seen *seen,
                               struct rng *rng)
{
    float dice = (float)(rng_next(rng) >> 40) / (float)(1 << 24);
    float share[SOLVER_ACTIONS];
    struct solver_choices choices;
    int a = 0;

    track_choices(self, seen, &choices);
    dice *= picked_shares(self, choices.count, poker_combo_of(seen->hole),
                          share);
    while (a < choices.count - 1 && dice >= share[a])
        dice -= share[a++];
    return choices.action[a];
}

/* Two choices may be the same action: what cannot be raised is called. */
static float chance_of(const struct track *self,
                       const struct solver_choices *choices, int combo,
                       const struct poker_action *action)
{
    float share[SOLVER_ACTIONS], sum = 0;
    float total = picked_shares(self, choices->count, combo, share);

    for (int a = 0; a < choices->count && total > 0; a++)
        if (choices->action[a].kind == action->kind
            && (action->kind != POKER_RAISES
                || choices->action[a].to == action->to))
            sum += share[a] / total;
    return sum;
}

int track_chances(const struct track *self, const struct poker_seen *seen,
                  const struct poker_action *action,
                  float chance[POKER_COMBOS])
{
    int own = poker_combo_of(seen->hole);
    int is_told = self->stage == TRACK_PLANNED || self->stage == TRACK_SOLVED;
    int is_all_open = self->open_dice != self->dice;
    struct solver_choices choices;

    if (is_told)
        track_choices(self, seen, &choices);
    for (int i = 0; i < POKER_COMBOS; i++)
        chance[i] = is_told && (is_all_open || self->is_open[i])
                  ? chance_of(self, &choices, i, action) : 0;
    return chance[own] > 0;
}

/* A fold is always the first action of who is raised. */
float track_folds(const struct track *self, int choice, int combo)
{
    float share[SOLVER_ACTIONS];

    if (self->stage == TRACK_PLANNED)
        track_plan_shares(self, self->nodes[self->node].first + choice, combo,
                          share);
    else
        solved_shares(self, solver_tree_of(self->solver)
                            ->nodes[self->end].first + choice, combo, share);
    return share[0];
}
