/* view.c - looks at a solved spot.
 *
 * A solver keeps what was learned and no results: what a hand is worth is found
 * by playing the street once more with the average strategies, from the ranges
 * that came to it. Numbers of a solver are for all hands of the other together;
 * divided by how many of these a hand can meet they are its own.
 */
#include "games/holdem/solver/view.h"

#include <string.h>

#include "games/holdem/solver/spot.h"

void solver_view_begin(struct solver_view *self, struct solver *solver)
{
    memset(self, 0, sizeof *self);
    self->solver = solver;
    self->place = solver->first;
    for (int player = 0; player < POKER_PLAYERS; player++) {
        size_t size = (size_t)solver->sides[player].stride * sizeof(float);

        memcpy(self->entry[player], solver->range[player], size);
        memcpy(self->reach[player], solver->range[player], size);
    }
}

/* Where it is */

const struct solver_node *solver_view_node(const struct solver_view *self)
{
    return &self->place->street->tree.nodes[self->node];
}

const struct poker *solver_view_betting(const struct solver_view *self)
{
    return &self->place->street->tree.hands[self->node];
}

/* Also after a fold, when it is paid. */
int32_t solver_view_pot(const struct solver_view *self)
{
    const struct poker *betting = solver_view_betting(self);

    return betting->total[0] + betting->total[1] + self->solver->spot.dead;
}

const struct poker_action *solver_view_action(const struct solver_view *self,
                                              int action)
{
    const struct solver_node *node = solver_view_node(self);

    return &self->place->street->tree.nodes[node->first + action].action;
}

/* Going on */

/* How often each hand takes each action here, a row for each. */
static void find_shares_here(const struct solver_view *self, float *shares)
{
    const struct solver_node *node = solver_view_node(self);
    const struct solver_choice choice = {
        .actions = node->actions,
        .stride = self->solver->sides[node->player].stride,
        .rows = solver_sums(self->solver, self->place, self->node)};

    solver_rows_shares(&choice, shares);
}

int solver_view_act(struct solver_view *self, int action)
{
    const struct solver_node *node = solver_view_node(self);
    int player = node->player, stride = self->solver->sides[player].stride;
    float shares[SOLVER_ACTIONS * SOLVER_ROW_MAX];

    if (node->kind != SOLVER_DECIDES || action < 0 || action >= node->actions)
        return 0;
    find_shares_here(self, shares);
    for (int i = 0; i < stride; i++)
        self->reach[player][i] *= shares[action * stride + i];
    self->node = node->first + action;
    return 1;
}

static int exchange_suit(const struct solver_view *self, int card)
{
    int ranks = self->solver->spot.deck->ranks;

    for (int i = 0; i < self->exchanges; i++) {
        const uint8_t *suits = self->exchange[i];
        int suit = card / ranks;

        if (suit == suits[0] || suit == suits[1])
            card = card % ranks + (suits[0] + suits[1] - suit) * ranks;
    }
    return card;
}

/* The way after which a card is, and whether another stands for it. */
static const struct solver_way *find_way(const struct solver_view *self,
                                         int card)
{
    const struct solver_board *board = self->place->board;
    int ranks = self->solver->spot.deck->ranks;

    for (int i = 0; i < board->ways; i++) {
        const struct solver_way *way = &board->way[i];

        if (way->card == card)
            return way;
        for (int k = 0; k < way->alike; k++)
            if (way->card % ranks + way->suit[k] * ranks == card)
                return way;
    }
    return NULL;
}

/* The hands that are left come to the next street; both ranges are the same
 * after the exchange, so that nothing else changes. */
static void go_to_street(struct solver_view *self,
                         const struct solver_way *way)
{
    const struct solver_board *board = self->place->board;
    size_t deal = self->place->street->row[self->node];

    for (int player = 0; player < POKER_PLAYERS; player++) {
        const struct solver_side *side = &self->solver->sides[player];

        solver_block(side, way->card, self->reach[player]);
        memcpy(self->entry[player], self->reach[player],
               (size_t)side->stride * sizeof(float));
    }
    self->place = &self->place->next[deal * (size_t)board->ways
                                     + (size_t)(way - board->way)];
    self->node = 0;
    self->depth++;
}

int solver_view_deal(struct solver_view *self, int card)
{
    const struct solver_way *way;
    int ranks = self->solver->spot.deck->ranks;

    if (solver_view_node(self)->kind != SOLVER_DEALS)
        return 0;
    card = exchange_suit(self, card);
    way = find_way(self, card);
    if (!way)
        return 0;
    if (way->card != card) {
        uint8_t *suits = self->exchange[self->exchanges++];

        suits[0] = (uint8_t)(way->card / ranks);
        suits[1] = (uint8_t)(card / ranks);
    }
    go_to_street(self, way);
    return 1;
}

int solver_view_hand(const struct solver_view *self, int player, int hand)
{
    for (int i = 0; i < self->exchanges; i++) {
        const uint8_t *suits = self->exchange[i];

        hand = self->solver->exchanged[player][solver_exchange(
            suits[0], suits[1])][hand];
    }
    return hand;
}

/* What is there */

/* What is less than that of a range is nothing: sums have been rounded. */
static float least_to_meet(const struct solver_view *self, int player)
{
    float sum = 0;

    for (int i = 0; i < self->solver->sides[player].count; i++)
        sum += self->reach[player][i];
    return sum * 1e-5f;
}

static void find_meets(struct solver_view *self, int player)
{
    const struct solver_side *side = &self->solver->sides[player];
    const struct solver_question all = {self->reach[!player],
                                        self->meets[player], 1};
    uint64_t dealt = self->place->board->dealt;
    float least = least_to_meet(self, !player);

    solver_rows_fold(self->solver->sides, player, &all, 1);
    for (int i = 0; i < side->count; i++)
        if (self->meets[player][i] < least)
            self->meets[player][i] = 0;
    for (int card = 0; card < self->solver->spot.deck->cards; card++)
        if (dealt >> card & 1)
            solver_block(side, card, self->meets[player]);
}

static void find_equity(struct solver_view *self, int player)
{
    const struct solver_question all = {self->reach[!player],
                                        self->equity[player], 1};

    solver_run_out(self->solver, self->place->board, self->depth, player,
                   &all);
    for (int i = 0; i < self->solver->sides[player].count; i++) {
        float meets = self->meets[player][i];
        float *equity = &self->equity[player][i];

        *equity = meets > 0 ? (*equity / meets + 1) / 2 : 0;
        *equity = *equity < 0 ? 0 : *equity > 1 ? 1 : *equity;
    }
}

/* From what is gained since the hand began, a row of a node. */
static void count_worth(const struct solver_view *self, int player, int node,
                        float *to)
{
    const struct solver *solver = self->solver;
    const float *gain = solver->desk[self->depth].gain
                      + (size_t)node * (size_t)solver->stride;
    float put_in = (float)solver_view_betting(self)->total[player]
                 + (float)solver->spot.dead / 2;

    for (int i = 0; i < solver->sides[player].count; i++)
        to[i] = self->meets[player][i] > 0
              ? gain[i] / self->meets[player][i] + put_in : 0;
}

static void find_actions(struct solver_view *self, int player)
{
    const struct solver_node *node = solver_view_node(self);
    int stride = self->solver->sides[player].stride;
    float shares[SOLVER_ACTIONS * SOLVER_ROW_MAX];

    if (node->kind != SOLVER_DECIDES || node->player != player)
        return;
    find_shares_here(self, shares);
    for (int a = 0; a < node->actions; a++) {
        memcpy(self->share[a], shares + a * stride,
               (size_t)stride * sizeof *shares);
        count_worth(self, player, node->first + a, self->action_worth[a]);
    }
}

/* What a hand meets first, since all else is divided by it. Worth is read at
 * once: the desk holds the gains of the player who was played last. */
void solver_view_find(struct solver_view *self)
{
    for (int player = 0; player < POKER_PLAYERS; player++) {
        find_meets(self, player);
        find_equity(self, player);
        solver_play_average(self->solver, self->place, self->depth, player,
                            self->entry[!player]);
        count_worth(self, player, self->node, self->worth[player]);
        find_actions(self, player);
    }
}

double solver_view_mean(const struct solver_view *self, int player,
                        const float *row)
{
    double sum = 0, weight = 0;

    for (int i = 0; i < self->solver->sides[player].count; i++) {
        double one = (double)self->reach[player][i] * self->meets[player][i];

        sum += one * (double)row[i];
        weight += one;
    }
    return weight > 0 ? sum / weight : 0;
}
