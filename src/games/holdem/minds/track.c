/* track.c - what both players may hold, and what the one on turn should do.
 *
 * The turn is solved with the river behind it. What was solved there for the
 * last decision has all that was done after it, too; when the river comes, it
 * gives the ranges that the river begins with. If it is no longer in memory,
 * it is solved again.
 */
#include "games/holdem/minds/track.h"

#include <string.h>

#include "games/holdem/minds/track_plan.h"

/* Actions that should be taken less often than this are left out. In a plan
 * with buckets most of those are an error that is left, and one all-in costs
 * more than a hundred hands win (Ganzfried, Sandholm and Waugh). */
static const float hardly_planned = 0.16f, hardly_solved = 0.04f;

/* As in narrow_range of track_plan.c. */
static const float doubt = 0.01f;

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

static uint64_t key_of_river(const struct poker_seen *seen, uint64_t dice)
{
    return key_of_past(seen, 5, past_before(seen, TRACK_RIVER), dice);
}

/* How many actions there were when the mind last decided on the turn. */
static int past_at_turn(const struct poker_seen *seen)
{
    int past = past_before(seen, TRACK_RIVER);

    if (seen->hand.street == TRACK_TURN)
        return seen->past_count;
    while (past > past_before(seen, TRACK_TURN)
           && seen->past[past - 1].player != seen->player)
        past--;
    return past > past_before(seen, TRACK_TURN) ? past - 1 : past;
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

/* What was done on a street, of the first so many actions of the hand. */
static void collect_line(struct track *self, const struct poker_seen *seen,
                         int street, int past)
{
    self->line_count = 0;
    for (int i = past_before(seen, street); i < past; i++)
        if (seen->past[i].street == street && self->line_count < TRACK_LINE)
            self->line[self->line_count++] = seen->past[i].action;
}

/* Where there is no room for rivers with bets behind the turn, they are
 * checked. */
static struct solver *begin_in_room(struct solver_spot *spot,
                                    struct arena memory)
{
    struct arena arena = memory;
    struct solver *solver = solver_begin_whole(spot, &arena);

    if (solver || spot->hand->street == TRACK_RIVER)
        return solver;
    arena = memory;
    spot->bets[TRACK_RIVER].raises_max = 0;
    return solver_begin_whole(spot, &arena);
}

/* Ranges are those at the beginning of the street, in self->range. */
static void begin_solving(struct track *self, const struct poker_seen *seen,
                          int street, int past)
{
    struct solver_spot spot = {
        .deck = &solver_holdem, .hand = &self->start,
        .board = cards_by_number(seen, seen->hand.rules.board[street]),
        .range = {self->begun[0], self->begun[1]},
    };

    scale_ranges(self->range);
    memcpy(self->begun, self->range, sizeof self->begun);
    collect_line(self, seen, street, past);
    spot.line = (struct solver_line){self->line_count, self->line};
    memcpy(spot.bets, self->manner->turn, sizeof spot.bets);
    if (street == TRACK_RIVER)
        spot.bets[TRACK_RIVER] = self->manner->river;
    self->street = street;
    self->turn_key = 0;
    self->solver = begin_in_room(&spot, self->memory);
    self->steps_left = street == TRACK_RIVER ? self->manner->river_steps
                                       : self->manner->turn_steps;
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

    collect_line(self, seen, self->street, seen->past_count);
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

static int replay_until(struct track *self, const struct poker_seen *seen,
                        int street);

static void begin_river(struct track *self, const struct poker_seen *seen)
{
    replay_until(self, seen, TRACK_RIVER);
    if (self->manner->river_steps) {
        begin_solving(self, seen, TRACK_RIVER, seen->past_count);
        return;
    }
    scale_ranges(self->range);
    self->stage = TRACK_RANGED;
}

static void go_to_river(struct track *self, const struct poker_seen *seen)
{
    track_plan_cards(self, seen, 5);
    memcpy(self->river, self->range, sizeof self->river);
    self->river_key = key_of_river(seen, self->dice);
    begin_river(self, seen);
}

/* The turn may have been solved for the sake of the river. */
static void finish_solving(struct track *self, const struct poker_seen *seen)
{
    follow_line(self, seen);
    if (self->street < seen->hand.street)
        go_to_river(self, seen);
}

void track_step(struct track *self, const struct poker_seen *seen)
{
    if (self->stage != TRACK_SOLVING)
        return;
    solver_step(self->solver);
    if (--self->steps_left > 0)
        return;
    if (self->street == TRACK_TURN)
        self->turn_key = key_of_past(seen, 4, past_at_turn(seen), self->dice);
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
        if (before == 0 && now.street == 1)
            track_plan_flop(self, seen, &now);
    }
    self->start = now;
    return 1;
}

static void open_solved(struct track *self, const struct poker_seen *seen)
{
    int past = past_at_turn(seen), is_river = seen->hand.street == TRACK_RIVER;

    if (is_river && self->river_key == key_of_river(seen, self->dice)) {
        memcpy(self->range, self->river, sizeof self->range);
        begin_river(self, seen);
        return;
    }
    if (self->turn_key == key_of_past(seen, 4, past, self->dice)) {
        self->street = TRACK_TURN;
        finish_solving(self, seen);
        return;
    }
    track_plan_cards(self, seen, 4);
    begin_solving(self, seen, TRACK_TURN, past);
    if (self->stage == TRACK_LOST && is_river)
        go_to_river(self, seen);
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
    if (seen->hand.street >= TRACK_TURN)
        open_solved(self, seen);
    else if (self->node >= 0 && self->nodes[self->node].actions)
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

struct poker_action track_pick(const struct track *self,
                               const struct poker_seen *seen,
                               struct rng *rng)
{
    float hardly = self->stage == TRACK_PLANNED ? hardly_planned
                                                : hardly_solved;
    float dice = (float)(rng_next(rng) >> 40) / (float)(1 << 24), total = 0;
    float share[SOLVER_ACTIONS];
    struct solver_choices choices;
    int a = 0;

    track_choices(self, seen, &choices);
    track_shares(self, poker_combo_of(seen->hole), share);
    for (int i = 0; i < choices.count; i++) {
        share[i] = share[i] < hardly ? 0 : share[i];
        total += share[i];
    }
    dice *= total;
    while (a < choices.count - 1 && dice >= share[a])
        dice -= share[a++];
    return choices.action[a];
}

/* The node behind the smallest raise; -1: there is none. */
static int raised_node(const struct track *self)
{
    const struct solver_tree *tree = solver_tree_of(self->solver);
    const struct solver_node *node = &tree->nodes[self->end];

    for (int i = node->first; i < node->first + node->actions; i++)
        if (tree->nodes[i].action.kind == POKER_RAISES)
            return i;
    return -1;
}

static int raised_plan_node(const struct track *self)
{
    const struct plan_node *node = &self->nodes[self->node];

    for (int i = node->first; i < node->first + node->actions; i++)
        if (self->nodes[i].action.kind == POKER_RAISES)
            return i;
    return -1;
}

/* A fold is always the first action of who is raised. */
float track_folds(const struct track *self, int combo)
{
    float share[SOLVER_ACTIONS];
    int is_planned = self->stage == TRACK_PLANNED;
    int node = is_planned ? raised_plan_node(self) : raised_node(self);

    if (node < 0)
        return 0;
    if (is_planned)
        track_plan_shares(self, node, combo, share);
    else
        solved_shares(self, node, combo, share);
    return share[0];
}
