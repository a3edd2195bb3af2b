/* cfr.c - finds how both should play a spot.
 *
 * Discounted CFR in the form of vectors: a row has a number for each hand. One
 * pass updates one player. Forwards it brings the other's reach (how likely he
 * holds a hand and has played so far) to every node; at the ends it asks what
 * each hand gains there, many ends at a time, and where cards come it goes on
 * behind each of them; backwards it brings the gains to the root, and the
 * player's regrets up to date.
 */
#include <string.h>

#include "games/holdem/solver/spot.h"

/* How a pass goes. */
enum manner {
    TRAINS,                             /* regrets and averages change */
    BEST,                               /* against the average, the best */
    AVERAGE,                            /* against the average, the average */
};

struct pass {
    struct solver *solver;
    enum manner manner;
    int player;                         /* whose gains are found */
    float positive, negative;           /* how much of a regret is kept, */
    float kept;                         /* and of the sum of strategies */
};

/* A place that is being played: where, and the desk it is played at. */
struct visit {
    const struct pass *pass;
    const struct solver_place *place;
    const struct solver_desk *desk;
    const struct solver_node *nodes;
    int depth, count, stride;
};

/* Strategies */

/* The actions of a node, in what is kept of a place. */
static float *rows_of(const struct visit *self, float *rows, int node)
{
    return rows + (size_t)self->place->street->row[node]
                  * (size_t)self->stride;
}

/* A node's row on the desk. */
static float *row_at(const struct visit *self, float *rows, int node)
{
    return rows + (size_t)node * (size_t)self->stride;
}

/* The share of each action by what speaks for it: its positive regret, or how
 * often it was taken. Where nothing does, all alike: next to nothing is added
 * to each, so that there is no case to distinguish, and the compiler can take
 * many hands at a time. */
static void shares_of(const float *restrict rows, int actions, int stride,
                      float *restrict shares)
{
    static const float nearly_nothing = 1e-30f;
    float total[SOLVER_ROW_MAX];

    memset(total, 0, (size_t)stride * sizeof *total);
    for (int a = 0; a < actions; a++)
        for (int i = 0; i < stride; i++) {
            float r = rows[a * stride + i];
            float share = (r > 0 ? r : 0) + nearly_nothing;

            shares[a * stride + i] = share;
            total[i] += share;
        }
    for (int i = 0; i < stride; i++)
        total[i] = 1 / total[i];
    for (int a = 0; a < actions; a++)
        for (int i = 0; i < stride; i++)
            shares[a * stride + i] *= total[i];
}

static void find_shares(const struct visit *self, int node, float *shares)
{
    const float *rows = rows_of(self, self->pass->manner == TRAINS
                                      ? self->place->regret
                                      : self->place->sum, node);

    shares_of(rows, self->nodes[node].actions, self->stride, shares);
}

/* Forwards */

static void add_to_average(float *restrict sum, const float *restrict reach,
                           float kept, int count)
{
    for (int i = 0; i < count; i++)
        sum[i] = sum[i] * kept + reach[i];
}

/* The other decides: his reach is divided among the actions, and added to his
 * average. */
static void reach_children(const struct visit *self, int node)
{
    const struct solver_node *at = &self->nodes[node];
    const float *restrict reach = self->desk->reach_of[node];
    float shares[SOLVER_ACTIONS * SOLVER_ROW_MAX];
    float *restrict sum = rows_of(self, self->place->sum, node);

    find_shares(self, node, shares);
    for (int a = 0; a < at->actions; a++) {
        float *restrict child = row_at(self, self->desk->reach,
                                       at->first + a);

        for (int i = 0; i < self->stride; i++)
            child[i] = reach[i] * shares[a * self->stride + i];
        self->desk->reach_of[at->first + a] = child;
        if (self->pass->manner == TRAINS)
            add_to_average(sum + a * self->stride, child, self->pass->kept,
                           self->stride);
    }
}

static void go_down(const struct visit *self)
{
    const float **reach_of = self->desk->reach_of;

    reach_of[0] = self->desk->root;
    for (int node = 0; node < self->count; node++) {
        const struct solver_node *at = &self->nodes[node];

        if (at->kind != SOLVER_DECIDES)
            continue;
        if (at->player != self->pass->player)
            reach_children(self, node);
        else
            for (int a = 0; a < at->actions; a++)
                reach_of[at->first + a] = reach_of[node];
    }
}

/* Ends */

typedef void answer(const struct solver_board *board,
                    const struct solver_question *questions, int count);

/* All ends of a kind, many at a time. Whoever folds loses the stake. */
static void ask_ends(const struct visit *self, enum solver_kind kind,
                     answer *ask)
{
    struct solver_question questions[SOLVER_LANES];
    int count = 0;

    for (int node = 0; node < self->count; node++) {
        const struct solver_node *at = &self->nodes[node];
        int is_lost = kind == SOLVER_FOLDED && at->player == self->pass->player;

        if (at->kind != kind)
            continue;
        questions[count++] = (struct solver_question){
            self->desk->reach_of[node], row_at(self, self->desk->gain, node),
            (float)(is_lost ? -at->stake : at->stake)};
        if (count == SOLVER_LANES) {
            ask(self->place->board, questions, count);
            count = 0;
        }
    }
    if (count)
        ask(self->place->board, questions, count);
}

/* Cards that come */

static void visit_place(const struct pass *pass,
                        const struct solver_place *place, int depth);

/* The other's reach goes to the hands that are left, and their gains come
 * back. */
static void play_card(const struct visit *self, int node,
                      const struct solver_place *next)
{
    const struct solver_desk *desk = &self->desk[1];
    const float *reach = self->desk->reach_of[node];
    float *gain = row_at(self, self->desk->gain, node);
    const uint16_t *place = self->place->board->place;
    float share = 1 / (float)self->pass->solver->unseen[self->depth];

    memset(desk->root, 0, (size_t)next->stride * sizeof *desk->root);
    for (int i = 0; i < next->board->count; i++)
        desk->root[i] = reach[place[next->board->name[i]]];
    visit_place(self->pass, next, self->depth + 1);
    for (int i = 0; i < next->board->count; i++)
        gain[place[next->board->name[i]]] += share * desk->gain[i];
}

static void play_deals(const struct visit *self)
{
    const struct solver_place *place = self->place;

    for (int node = 0; node < self->count; node++) {
        if (self->nodes[node].kind != SOLVER_DEALS)
            continue;
        memset(row_at(self, self->desk->gain, node), 0,
               (size_t)self->stride * sizeof(float));
        for (int way = 0; way < place->ways; way++)
            play_card(self, node, place->next[place->street->row[node]
                                              * place->ways + way]);
    }
}

/* Backwards */

/* The sum of what the actions gain, as often as they are taken. */
static void mix_gains(const struct visit *self, int node,
                      const float *restrict shares)
{
    const struct solver_node *at = &self->nodes[node];
    float *restrict gain = row_at(self, self->desk->gain, node);

    memset(gain, 0, (size_t)self->stride * sizeof *gain);
    for (int a = 0; a < at->actions; a++) {
        const float *restrict child = row_at(self, self->desk->gain,
                                             at->first + a);

        for (int i = 0; i < self->stride; i++)
            gain[i] += child[i] * (shares ? shares[a * self->stride + i] : 1);
    }
}

static void update_regrets(const struct visit *self, int node)
{
    const struct solver_node *at = &self->nodes[node];
    const struct pass *pass = self->pass;
    const float *restrict gain = row_at(self, self->desk->gain, node);
    float *restrict regret = rows_of(self, self->place->regret, node);

    for (int a = 0; a < at->actions; a++) {
        const float *restrict child = row_at(self, self->desk->gain,
                                             at->first + a);

        for (int i = 0; i < self->stride; i++) {
            float r = regret[a * self->stride + i];

            regret[a * self->stride + i] =
                r * (r > 0 ? pass->positive : pass->negative)
                + child[i] - gain[i];
        }
    }
}

static void take_best(const struct visit *self, int node)
{
    const struct solver_node *at = &self->nodes[node];
    float *restrict gain = row_at(self, self->desk->gain, node);

    memcpy(gain, row_at(self, self->desk->gain, at->first),
           (size_t)self->stride * sizeof *gain);
    for (int a = 1; a < at->actions; a++) {
        const float *restrict child = row_at(self, self->desk->gain,
                                             at->first + a);

        for (int i = 0; i < self->stride; i++)
            gain[i] = child[i] > gain[i] ? child[i] : gain[i];
    }
}

static void decide_node(const struct visit *self, int node)
{
    float shares[SOLVER_ACTIONS * SOLVER_ROW_MAX];

    if (self->pass->manner == BEST) {
        take_best(self, node);
        return;
    }
    find_shares(self, node, shares);
    mix_gains(self, node, shares);
    if (self->pass->manner == TRAINS)
        update_regrets(self, node);
}

static void go_up(const struct visit *self)
{
    for (int node = self->count - 1; node >= 0; node--) {
        const struct solver_node *at = &self->nodes[node];

        if (at->kind != SOLVER_DECIDES)
            continue;
        if (at->player == self->pass->player)
            decide_node(self, node);
        else
            mix_gains(self, node, NULL);
    }
}

/* The other's range is on the desk, and so are the gains afterwards, in the
 * row of the root. */
static void visit_place(const struct pass *pass,
                        const struct solver_place *place, int depth)
{
    const struct visit visit = {
        pass, place, &pass->solver->desk[depth], place->street->tree.nodes,
        depth, place->street->tree.count, place->stride};

    go_down(&visit);
    ask_ends(&visit, SOLVER_FOLDED, solver_board_fold);
    ask_ends(&visit, SOLVER_SHOWS, solver_board_show);
    play_deals(&visit);
    go_up(&visit);
}

static void run_pass(const struct pass *pass)
{
    struct solver *solver = pass->solver;

    memcpy(solver->desk[0].root, solver->range[1 - pass->player],
           (size_t)solver->first->stride * sizeof(float));
    visit_place(pass, solver->first, 0);
}

/* Steps */

/* Newton's: the core has no library of mathematics. */
static float root_of(float x)
{
    float root = x > 1 ? x : 1;

    for (int i = 0; i < 16; i++)
        root = (root + x / root) / 2;
    return root;
}

/* As Brown and Sandholm found best: older regrets count less, negative ones
 * half of that, and the average forgets the first steps with the cube of
 * time. */
void solver_step(struct solver *self)
{
    float t = (float)self->steps, grown = t * root_of(t);
    float share = t / (t + 1);

    for (int player = 0; player < POKER_PLAYERS; player++) {
        struct pass pass = {self, TRAINS, player, grown / (grown + 1), 0.5f,
                            share * share * share};

        run_pass(&pass);
    }
    self->steps++;
}

int solver_steps(const struct solver *self)
{
    return self->steps;
}

/* What it gains */

/* How often both hold something, which is what gains are counted in. */
static double weight_of(const struct solver *self)
{
    float *row = self->desk[0].gain;
    struct solver_question all = {self->range[1], row, 1};
    double weight = 0;

    solver_board_fold(self->first->board, &all, 1);
    for (int i = 0; i < self->first->board->count; i++)
        weight += (double)self->range[0][i] * row[i];
    return weight;
}

static void find_gains(struct solver *self, enum manner manner,
                       double gain[POKER_PLAYERS])
{
    double weight = weight_of(self);

    for (int player = 0; player < POKER_PLAYERS; player++) {
        struct pass pass = {.solver = self, .manner = manner,
                            .player = player};

        run_pass(&pass);
        gain[player] = 0;
        for (int i = 0; i < self->first->board->count; i++)
            gain[player] += (double)self->range[player][i]
                          * self->desk[0].gain[i];
        gain[player] /= weight;
    }
}

void solver_best(struct solver *self, double gain[POKER_PLAYERS])
{
    find_gains(self, BEST, gain);
}

void solver_value(struct solver *self, double gain[POKER_PLAYERS])
{
    find_gains(self, AVERAGE, gain);
}

/* What came out */

const struct solver_tree *solver_tree_of(const struct solver *self)
{
    return &self->first->street->tree;
}

const struct solver_board *solver_board_of(const struct solver *self)
{
    return self->first->board;
}

/* What speaks for each action of a node with this hand; the sum of it. */
static float column_of(const struct solver_place *place, const float *rows,
                       int node, int hand, float share[SOLVER_ACTIONS])
{
    float total = 0;

    for (int a = 0; a < place->street->tree.nodes[node].actions; a++) {
        float r = rows[(size_t)(place->street->row[node] + a)
                       * (size_t)place->stride + (size_t)hand];

        share[a] = r > 0 ? r : 0;
        total += share[a];
    }
    return total;
}

/* A hand that is hardly ever played so far has no average to speak of: its
 * first steps, when everything was tried. What it regrets now is better. The
 * weights of the steps add up to a quarter of their number. */
static int is_rare(const struct solver *self, int node, int hand, float total)
{
    int player = self->first->street->tree.nodes[node].player;

    return total <= self->range[player][hand] * (float)self->steps / 4 / 1000;
}

void solver_strategy(const struct solver *self, int node, int hand,
                     float share[SOLVER_ACTIONS])
{
    const struct solver_place *place = self->first;
    int actions = place->street->tree.nodes[node].actions;
    float total = column_of(place, place->sum, node, hand, share);

    if (is_rare(self, node, hand, total))
        total = column_of(place, place->regret, node, hand, share);
    for (int a = 0; a < actions; a++)
        share[a] = total > 0 ? share[a] / total : 1 / (float)actions;
}
