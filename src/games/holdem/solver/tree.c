/* tree.c - what two players can do from some point of a hand on.
 *
 * The list of nodes is its own queue: nodes are grown in the order in which
 * they were added, so that the promise of tree.h, parents first and children
 * side by side, needs no sorting.
 */
#include "games/holdem/solver/tree.h"

#include <string.h>

static void add_to_choices(struct solver_choices *self, uint8_t kind,
                           int32_t to)
{
    for (int i = 0; i < self->count; i++)
        if (self->action[i].kind == kind && self->action[i].to == to)
            return;
    if (self->count < SOLVER_ACTIONS)
        self->action[self->count++] = (struct poker_action){kind, to};
}

/* Where a player raises: what he is offered, and the pot after a call. */
struct raise {
    struct poker_options options;
    int64_t pot;
    int32_t called;                     /* his bets of the round after it */
    int commits;
};

/* More than the other has would come back. */
static int32_t raise_most(const struct poker *hand,
                          const struct poker_options *options)
{
    int other = !hand->turn;
    int32_t most = hand->round[other] + hand->stack[other];

    if (most > options->raise_most)
        most = options->raise_most;
    return most < options->raise_least ? options->raise_least : most;
}

/* A raise by a share of the pot, within the bounds. Against a bet of 50 into
 * 50, half of the pot is 75 of the 150 after a call: a raise to 125. */
static int32_t raise_to(const struct raise *self, int permille)
{
    int64_t by = (self->pot * permille + 500) / 1000;
    int64_t to = self->called + by, most = self->options.raise_most;

    if (to < self->options.raise_least)
        to = self->options.raise_least;
    by = to - self->called;
    if ((most - to) * 1000 < (self->pot + 2 * by) * self->commits)
        to = most;
    return (int32_t)(to > most ? most : to);
}

/* A check is never worse than a fold, so that nobody folds for nothing. */
void solver_tree_choices(const struct poker *hand,
                         const struct solver_bets *bets, int32_t dead,
                         struct solver_choices *to)
{
    const struct solver_sizes *sizes;
    struct raise raise = {.commits = bets->commits};
    int32_t to_call;

    poker_find_options(hand, &raise.options);
    to_call = raise.options.to_call;
    to->count = 0;
    if (to_call)
        add_to_choices(to, POKER_FOLDS, 0);
    add_to_choices(to, POKER_CALLS, 0);
    if (!raise.options.raise_most || hand->raises >= bets->raises_max)
        return;
    raise.options.raise_most = raise_most(hand, &raise.options);
    raise.pot = (int64_t)poker_pot(hand) + dead + to_call;
    raise.called = hand->round[hand->turn] + to_call;
    sizes = to_call ? &bets->raise[hand->turn] : &bets->bet[hand->turn];
    for (int i = 0; i < sizes->count; i++)
        add_to_choices(to, POKER_RAISES, raise_to(&raise, sizes->permille[i]));
    if (raise.options.raise_most - hand->round[hand->turn]
        <= sizes->all_in_pots * (raise.pot - to_call))
        add_to_choices(to, POKER_RAISES, raise.options.raise_most);
}

/* Both have put in the same when it comes to a showdown; when one has folded,
 * the other wins what he has put in. Uncalled chips are returned already. */
static float stake_of(const struct poker *hand, int loser, int32_t dead)
{
    return (float)hand->total[loser] + (float)dead / 2;
}

static void fill_end(struct solver_node *node, const struct poker *hand,
                     int street, int32_t dead)
{
    if (hand->end == POKER_FOLDED) {
        node->kind = SOLVER_FOLDED;
        node->player = (uint8_t)hand->folder;
        node->stake = stake_of(hand, hand->folder, dead);
        return;
    }
    node->stake = stake_of(hand, 0, dead);
    node->kind = street + 1 == hand->rules.streets ? SOLVER_SHOWS
               : hand->end == POKER_SHOWDOWN ? SOLVER_RUNS_OUT : SOLVER_DEALS;
}

static int is_on_street(const struct poker *hand, int street)
{
    return hand->end == POKER_GOES_ON && hand->street == street;
}

/* What was done here, if the line comes through; null: it does not. */
static const struct poker_action *next_of_line(const struct solver_node *node,
                                               const struct solver_line *line)
{
    return line && node->line >= 0 && node->line < line->count
         ? &line->action[node->line] : NULL;
}

/* A line may have more raises than the tree would: whoever met them can still
 * go all-in. */
static void add_push(struct solver_choices *self, const struct poker *hand)
{
    struct poker_options options;

    poker_find_options(hand, &options);
    if (options.raise_most)
        add_to_choices(self, POKER_RAISES, raise_most(hand, &options));
}

/* In the place of the last one, if there are too many. */
static void add_from_line(struct solver_choices *self,
                          const struct poker_action *action)
{
    if (self->count == SOLVER_ACTIONS)
        self->count--;
    add_to_choices(self, action->kind,
                   action->kind == POKER_RAISES ? action->to : 0);
}

static int is_same_action(const struct poker_action *a,
                          const struct poker_action *b)
{
    return a && a->kind == b->kind
        && (a->kind != POKER_RAISES || a->to == b->to);
}

/* Adds the children of a node; 0: no room. */
static int grow_node(struct solver_tree *self, int at,
                     const struct solver_bets *bets,
                     const struct solver_line *line, int32_t dead)
{
    const struct poker_action *done = next_of_line(&self->nodes[at], line);
    struct solver_choices choices;

    solver_tree_choices(&self->hands[at], bets, dead, &choices);
    if (self->nodes[at].line >= 0 && self->hands[at].raises > bets->raises_max)
        add_push(&choices, &self->hands[at]);
    if (done)
        add_from_line(&choices, done);
    if (self->count + choices.count > self->room)
        return 0;
    self->nodes[at].first = self->count;
    self->nodes[at].actions = (uint8_t)choices.count;
    self->nodes[at].player = self->hands[at].turn;
    for (int i = 0; i < choices.count; i++) {
        struct poker *hand = &self->hands[self->count];

        self->nodes[self->count++] = (struct solver_node){
            .parent = at, .action = choices.action[i],
            .line = (int16_t)(is_same_action(done, &choices.action[i])
                              ? self->nodes[at].line + 1 : -1)};
        *hand = self->hands[at];
        (void)poker_act(hand, &choices.action[i]);
    }
    return 1;
}

int solver_tree_make(struct solver_tree *self, const struct poker *hand,
                     int street, const struct solver_bets *bets,
                     const struct solver_line *line, int32_t dead)
{
    if (self->room < 1)
        return 0;
    self->count = 1;
    self->hands[0] = *hand;
    self->nodes[0] = (struct solver_node){.parent = -1};
    for (int at = 0; at < self->count; at++) {
        if (!is_on_street(&self->hands[at], street))
            fill_end(&self->nodes[at], &self->hands[at], street, dead);
        else if (!grow_node(self, at, bets, line, dead))
            return 0;
    }
    return 1;
}

int solver_tree_end(const struct solver_tree *self,
                    const struct solver_line *line)
{
    for (int i = 0; i < self->count; i++)
        if (self->nodes[i].line == line->count)
            return i;
    return 0;
}

int solver_tree_child(const struct solver_tree *self, int node,
                      const struct poker_action *action)
{
    const struct solver_node *at = &self->nodes[node];

    for (int i = at->first; i < at->first + at->actions; i++)
        if (is_same_action(action, &self->nodes[i].action))
            return i;
    return -1;
}

int solver_tree_follow(const struct solver_tree *self,
                       const struct solver_line *line)
{
    int node = 0;

    for (int i = 0; i < line->count && node >= 0; i++)
        node = solver_tree_child(self, node, &line->action[i]);
    return node;
}

int solver_tree_usual_from(const struct poker *hand,
                           const struct solver_bets *bets,
                           const struct solver_line *line, int32_t dead)
{
    struct poker now = *hand;
    int from = 0;

    for (int i = 0; i < line->count; i++) {
        struct solver_choices choices;
        int is_usual = 0;

        solver_tree_choices(&now, bets, dead, &choices);
        for (int a = 0; a < choices.count; a++)
            is_usual |= is_same_action(&line->action[i], &choices.action[a]);
        if (!is_usual)
            from = i + 1;
        (void)poker_act(&now, &line->action[i]);
    }
    return from;
}
