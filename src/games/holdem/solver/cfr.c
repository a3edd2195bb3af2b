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
    float regret_kept[2];               /* how much of a regret is kept,
                                         * positive or negative, */
    float kept;                         /* and of the sum of strategies */
};

/* A place that is being played: where, and the desk it is played at. */
struct visit {
    const struct pass *pass;
    const struct solver_place *place;
    const struct solver_desk *desk;
    const struct solver_node *nodes;
    int count;
    int own, other;                     /* numbers in a row of the player's
                                         * hands, and of the other's */
};

/* A node's row on the desk. */
static float *row_at(const struct visit *self, float *rows, int node)
{
    return rows + (size_t)node * (size_t)self->pass->solver->stride;
}

/* The actions of a node, with what speaks for each, and the rows of a desk for
 * the nodes behind it. */
static struct solver_choice choice_at(const struct visit *self, int node,
                                      int stride, float *behind)
{
    const struct solver *solver = self->pass->solver;
    const struct solver_node *at = &self->nodes[node];
    float *rows = self->pass->manner == TRAINS
                ? solver_regrets(solver, self->place, node)
                : solver_sums(solver, self->place, node);

    return (struct solver_choice){at->actions, stride, rows,
                                  row_at(self, behind, at->first),
                                  (size_t)solver->stride};
}

/* Forwards */

/* The other decides: his reach is divided among the actions, and added to his
 * average. */
static void reach_children(const struct visit *self, int node)
{
    const struct solver_node *at = &self->nodes[node];
    const struct solver_choice choice = choice_at(self, node, self->other,
                                                  self->desk->reach);
    float *sums = solver_sums(self->pass->solver, self->place, node);

    solver_rows_divide(&choice, self->desk->reach_of[node],
                       self->pass->manner == TRAINS ? sums : NULL,
                       self->pass->kept);
    for (int a = 0; a < at->actions; a++)
        self->desk->reach_of[at->first + a] =
            row_at(self, self->desk->reach, at->first + a);
}

static void find_reach(const struct visit *self)
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

/* Cards that come */

/* Behind a card, and behind those that it stands for. Hands with the card have
 * no gain; by exchange this becomes that of those with another one. */
static void add_way(const struct solver *self, const struct solver_way *way,
                    int player, float share, float *restrict from,
                    float *restrict to)
{
    const struct solver_side *side = &self->sides[player];

    solver_block(side, way->card, from);
    for (int i = 0; i < side->stride; i++)
        to[i] += share * from[i];
    for (int k = 0; k < way->alike; k++) {
        const uint16_t *image = self->exchanged[player][solver_exchange(
            way->card / self->spot.deck->ranks, way->suit[k])];

        for (int i = 0; i < side->count; i++)
            to[i] += share * from[image[i]];
    }
}

/* All that is to come, for some questions at a time. */
static void run_out(const struct pass *pass, const struct solver_board *board,
                    const struct solver_desk *desk,
                    const struct solver_question *questions, int count)
{
    const struct solver *solver = pass->solver;
    int stride = solver->sides[pass->player].stride;
    float share = 1 / (float)solver_unseen(solver, board);
    struct solver_question deeper[SOLVER_LANES];

    for (int i = 0; i < count; i++)
        memset(questions[i].gain, 0, (size_t)stride * sizeof(float));
    if (!board->ways) {
        solver_rows_show(board, pass->player, questions, count);
        return;
    }
    for (int i = 0; i < count; i++) {
        deeper[i] = questions[i];
        deeper[i].gain = desk->spare + i * solver->stride;
    }
    for (int way = 0; way < board->ways; way++) {
        run_out(pass, board->way[way].board, desk + 1, deeper, count);
        for (int i = 0; i < count; i++)
            add_way(solver, &board->way[way], pass->player, share,
                    deeper[i].gain, questions[i].gain);
    }
}

static void visit_place(const struct pass *pass,
                        const struct solver_place *place,
                        const struct solver_desk *desk);

/* Places behind the nodes that deal are numbered by deal, then by way. */
static int places_behind(const struct visit *self)
{
    return self->place->street->deals * self->place->board->ways;
}

static int node_before(const struct visit *self, int number)
{
    int deal = number / self->place->board->ways;

    return self->place->street->dealing[deal];
}

static const struct solver_way *way_to(const struct visit *self, int number)
{
    const struct solver_board *board = self->place->board;

    return &board->way[number % board->ways];
}

/* The other's reach goes to the hands that are left; their gains are then on
 * the desk. */
static void play_behind(const struct visit *self, int number,
                        const struct solver_desk *desk)
{
    int node = node_before(self, number), player = self->pass->player;

    memcpy(desk->root, self->desk->reach_of[node],
           (size_t)self->other * sizeof *desk->root);
    solver_block(&self->pass->solver->sides[!player],
                 way_to(self, number)->card, desk->root);
    visit_place(self->pass, &self->place->next[number], desk);
}

/* Gains come back from there to the node. */
static void bring_back(const struct visit *self, int number, float *gain)
{
    const struct solver *solver = self->pass->solver;
    float *to = row_at(self, self->desk->gain, node_before(self, number));

    if (number % self->place->board->ways == 0)
        memset(to, 0, (size_t)self->own * sizeof *to);
    add_way(solver, way_to(self, number), self->pass->player,
            1 / (float)solver_unseen(solver, self->place->board), gain, to);
}

/* A solver_work. */
static void help(void *with, int number, int helper)
{
    const struct visit *self = with;
    const struct solver *solver = self->pass->solver;
    const struct solver_desk *desk = &solver->desk[helper * POKER_STREETS + 1];

    play_behind(self, number, desk);
    memcpy(solver->answers + (size_t)number * (size_t)solver->stride,
           desk->gain, (size_t)self->own * sizeof(float));
}

static void play_deals(const struct visit *self)
{
    const struct solver *solver = self->pass->solver;
    const struct solver_team *team = &solver->spot.team;
    int is_shared = solver->answers && self->place == solver->first;
    struct visit shared = *self;

    if (is_shared)
        team->share(team->context, places_behind(self), help, &shared);
    for (int i = 0; i < places_behind(self); i++) {
        if (!is_shared)
            play_behind(self, i, &self->desk[1]);
        bring_back(self, i, is_shared
                            ? solver->answers + (size_t)i
                                              * (size_t)solver->stride
                            : self->desk[1].gain);
    }
}

/* Ends */

static void ask(const struct visit *self, enum solver_kind kind,
                const struct solver_question *questions, int count)
{
    const struct pass *pass = self->pass;

    if (kind == SOLVER_FOLDED)
        solver_rows_fold(pass->solver->sides, pass->player, questions, count);
    else if (kind == SOLVER_SHOWS)
        solver_rows_show(self->place->board, pass->player, questions, count);
    else
        run_out(pass, self->place->board, self->desk, questions, count);
}

/* All ends of a kind, many at a time. Whoever folds loses the stake. */
static void ask_ends(const struct visit *self, enum solver_kind kind)
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
            is_lost ? -at->stake : at->stake};
        if (count == SOLVER_LANES) {
            ask(self, kind, questions, count);
            count = 0;
        }
    }
    if (count)
        ask(self, kind, questions, count);
}

/* Backwards */

/* The other has divided his range among the actions already, so that what he
 * leads to is added. */
static void find_gain(const struct visit *self, int node)
{
    const struct pass *pass = self->pass;
    const struct solver_choice choice = choice_at(self, node, self->own,
                                                  self->desk->gain);
    float *gain = row_at(self, self->desk->gain, node);

    if (self->nodes[node].player != pass->player)
        solver_rows_add(&choice, gain);
    else if (pass->manner == BEST)
        solver_rows_best(&choice, gain);
    else if (pass->manner == AVERAGE)
        solver_rows_mix(&choice, gain);
    else
        solver_rows_regret(&choice, gain, pass->regret_kept);
}

static void find_gains_of_nodes(const struct visit *self)
{
    for (int node = self->count - 1; node >= 0; node--)
        if (self->nodes[node].kind == SOLVER_DECIDES)
            find_gain(self, node);
}

/* The other's range is on the desk, and so are the gains afterwards, in the
 * row of the root. */
static void visit_place(const struct pass *pass,
                        const struct solver_place *place,
                        const struct solver_desk *desk)
{
    const struct solver_side *sides = pass->solver->sides;
    const struct visit visit = {
        pass, place, desk, place->street->tree.nodes,
        place->street->tree.count, sides[pass->player].stride,
        sides[!pass->player].stride};

    find_reach(&visit);
    ask_ends(&visit, SOLVER_FOLDED);
    ask_ends(&visit, SOLVER_SHOWS);
    ask_ends(&visit, SOLVER_RUNS_OUT);
    play_deals(&visit);
    find_gains_of_nodes(&visit);
}

static void run_pass(const struct pass *pass)
{
    struct solver *solver = pass->solver;
    int other = !pass->player;

    memcpy(solver->desk[0].root, solver->range[other],
           (size_t)solver->sides[other].stride * sizeof(float));
    visit_place(pass, solver->first, solver->desk);
}

void solver_play_average(struct solver *self, const struct solver_place *place,
                         int depth, int player, const float *range)
{
    const struct pass pass = {.solver = self, .manner = AVERAGE,
                              .player = player};

    memcpy(self->desk[depth].root, range,
           (size_t)self->sides[!player].stride * sizeof(float));
    visit_place(&pass, place, &self->desk[depth]);
}

void solver_run_out(struct solver *self, const struct solver_board *board,
                    int depth, int player,
                    const struct solver_question *question)
{
    const struct pass pass = {.solver = self, .player = player};

    run_out(&pass, board, &self->desk[depth], question, 1);
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
        struct pass pass = {self, TRAINS, player,
                            {grown / (grown + 1), 0.5f},
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

    solver_rows_fold(self->sides, 0, &all, 1);
    for (int i = 0; i < self->sides[0].count; i++)
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
        for (int i = 0; i < self->sides[player].count; i++)
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

const struct solver_side *solver_side_of(const struct solver *self,
                                         int player)
{
    return &self->sides[player];
}

const struct solver_tree *solver_tree_of(const struct solver *self)
{
    return &self->first->street->tree;
}

/* What speaks for each action of a node with this hand; the sum of it. */
static float column_of(const struct solver *self, const float *rows, int node,
                       int hand, float share[SOLVER_ACTIONS])
{
    const struct solver_node *at = &self->first->street->tree.nodes[node];
    int stride = self->sides[at->player].stride;
    float total = 0;

    for (int a = 0; a < at->actions; a++) {
        float r = rows[a * stride + hand];

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
    int actions = self->first->street->tree.nodes[node].actions;
    float total = column_of(self, solver_sums(self, self->first, node), node,
                            hand, share);

    if (is_rare(self, node, hand, total))
        total = column_of(self, solver_regrets(self, self->first, node), node,
                          hand, share);
    for (int a = 0; a < actions; a++)
        share[a] = total > 0 ? share[a] / total : 1 / (float)actions;
}
