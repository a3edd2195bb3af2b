/* cfr.c - finds how both should play a spot.
 *
 * Discounted CFR in the form of vectors: a row has a number for each hand. One
 * pass updates one player. Forwards it brings the other's reach (how likely he
 * holds a hand and has played so far) to every node; at the ends it asks what
 * each hand gains there, many ends at a time, and where cards come it goes on
 * after each of them; backwards it brings the gains to the root, and the
 * player's regrets up to date.
 */
#include <string.h>

#include "games/holdem/solver/pass.h"

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

/* Behind a rough street nothing but regrets is kept. */
static int goes_by_regrets(const struct visit *self)
{
    return self->pass->manner == TRAINS || solver_is_level(self->place->board);
}

/* The actions of a node, with what speaks for each, and the rows of a desk for
 * the nodes after it. */
static struct solver_choice choice_at(const struct visit *self, int node,
                                      int stride, float *behind)
{
    const struct solver *solver = self->pass->solver;
    const struct solver_node *at = &self->nodes[node];
    float *rows = goes_by_regrets(self)
                ? solver_regrets(solver, self->place, node)
                : solver_sums(solver, self->place, node);

    return (struct solver_choice){at->actions, stride, rows,
                                  row_at(self, behind, at->first),
                                  (size_t)solver->stride};
}

/* Forwards */

/* What his average is made of; null: it does not change, or there is none. */
static float *sums_to_add_to(const struct visit *self, int node)
{
    return self->pass->manner == TRAINS
        && !solver_is_level(self->place->board)
         ? solver_sums(self->pass->solver, self->place, node) : NULL;
}

/* The other decides: his reach is divided among the actions, and added to his
 * average. */
static void reach_children(const struct visit *self, int node)
{
    const struct solver_node *at = &self->nodes[node];
    const struct solver_choice choice = choice_at(self, node, self->other,
                                                  self->desk->reach);

    solver_rows_divide(&choice, self->desk->reach_of[node],
                       sums_to_add_to(self, node), self->pass->kept);
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

/* After a card, and after those that it stands for. Hands with the card have
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
    struct solver_question deeper[SOLVER_LANES];
    float share;

    for (int i = 0; i < count; i++)
        memset(questions[i].gain, 0, (size_t)stride * sizeof(float));
    if (!board->ways) {
        solver_rows_show(board, pass->player, questions, count);
        return;
    }
    share = 1 / (float)board->open;
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

/* Places after the nodes that deal are numbered by deal, then by way. */
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
            1 / (float)self->place->board->open, gain, to);
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

/* Streets that are only looked ahead to */

/* Some nodes of the first street after which cards come. */
struct lookahead {
    const struct visit *visit;
    int count, node[SOLVER_LANES];
    float (*reach)[SOLVER_LANES], (*gain)[SOLVER_LANES];        /* by hand */
};

/* What one node gains after a card, by level: in the first row of the next
 * desk. Its range is there. */
static void play_levels(const struct lookahead *self, int lane, int way)
{
    const struct visit *visit = self->visit;
    const struct solver_place *place = visit->place;
    const struct solver_node *node = &visit->nodes[self->node[lane]];
    const struct solver_desk *desk = &visit->desk[1];
    size_t deal = place->street->row[self->node[lane]];

    if (node->kind == SOLVER_RUNS_OUT)
        solver_rows_show_levels(&(struct solver_question){
            desk->root, desk->gain, node->stake});
    else
        visit_place(visit->pass, &place->next[deal * (size_t)place->board->ways
                                              + (size_t)way], desk);
}

static void give_to_hands(const struct lookahead *self,
                          const struct solver_way *way,
                          const float (*worth)[SOLVER_LANES])
{
    const struct solver *solver = self->visit->pass->solver;
    int player = self->visit->pass->player;
    int hands = solver->sides[player].count;
    const uint8_t *level = way->board->level[player];

    solver_rows_from_levels(level, NULL, hands, worth, self->gain);
    for (int k = 0; k < way->alike; k++)
        solver_rows_from_levels(
            level, solver->exchanged[player][solver_exchange(
                way->card / solver->spot.deck->ranks, way->suit[k])],
            hands, worth, self->gain);
}

static void look_behind(const struct lookahead *self, int number)
{
    const struct visit *visit = self->visit;
    const struct solver_way *way = &visit->place->board->way[number];
    int player = visit->pass->player;
    float sum[SOLVER_LEVELS_ROW][SOLVER_LANES];

    memset(sum, 0, sizeof sum);
    solver_rows_to_levels(way->board->level[!player],
                          visit->pass->solver->sides[!player].count,
                          (const float (*)[SOLVER_LANES])self->reach, sum);
    memset(sum[SOLVER_LEVELS], 0, sizeof sum[SOLVER_LEVELS]);
    for (int lane = 0; lane < self->count; lane++) {
        for (int i = 0; i < SOLVER_LEVELS_ROW; i++)
            visit->desk[1].root[i] = sum[i][lane];
        play_levels(self, lane, number);
        for (int i = 0; i < SOLVER_LEVELS; i++)
            sum[i][lane] = visit->desk[1].gain[i];
    }
    give_to_hands(self, way, (const float (*)[SOLVER_LANES])sum);
}

/* Levels do not know that hands with a common card exclude each other: what
 * they gain is for all of the other's hands, of which each meets a share. The
 * gain row has how many these are. */
static void bring_to_node(const struct lookahead *self, int lane)
{
    const struct visit *visit = self->visit;
    const struct solver *solver = visit->pass->solver;
    int node = self->node[lane], player = visit->pass->player;
    const float *range = visit->desk->reach_of[node];
    float *gain = row_at(visit, visit->desk->gain, node), all = 0, share;

    for (int i = 0; i < solver->sides[!player].count; i++)
        all += range[i];
    share = all > 0 ? 1 / all / (float)visit->place->board->open : 0;
    for (int i = 0; i < solver->sides[player].count; i++)
        gain[i] *= self->gain[i][lane] * share;
}

static void bring_to_nodes(const struct lookahead *self)
{
    const struct visit *visit = self->visit;
    struct solver_question questions[SOLVER_LANES];

    for (int lane = 0; lane < self->count; lane++)
        questions[lane] = (struct solver_question){
            visit->desk->reach_of[self->node[lane]],
            row_at(visit, visit->desk->gain, self->node[lane]), 1};
    solver_rows_fold(visit->pass->solver->sides, visit->pass->player,
                     questions, self->count);
    for (int lane = 0; lane < self->count; lane++)
        bring_to_node(self, lane);
}

static void look_ahead(struct lookahead *self)
{
    const struct visit *visit = self->visit;
    const struct solver *solver = visit->pass->solver;

    memset(self->reach, 0, (size_t)solver->stride * sizeof *self->reach);
    memset(self->gain, 0, (size_t)solver->stride * sizeof *self->gain);
    for (int lane = 0; lane < self->count; lane++)
        for (int i = 0; i < visit->other; i++)
            self->reach[i][lane] = visit->desk->reach_of[self->node[lane]][i];
    for (int way = 0; way < visit->place->board->ways; way++)
        look_behind(self, way);
    bring_to_nodes(self);
    self->count = 0;
}

/* Many nodes at a time: a card changes the levels of all of them alike. */
static void look_ahead_of_all(const struct visit *visit)
{
    struct lookahead self = {
        visit, 0, {0}, visit->desk->side_by_side, NULL};

    if (!visit->desk->side_by_side)     /* no street to look ahead to */
        return;
    self.gain = visit->desk->side_by_side + visit->pass->solver->stride;
    for (int node = 0; node < visit->count; node++) {
        if (visit->nodes[node].kind != SOLVER_DEALS
            && visit->nodes[node].kind != SOLVER_RUNS_OUT)
            continue;
        self.node[self.count++] = node;
        if (self.count == SOLVER_LANES)
            look_ahead(&self);
    }
    if (self.count)
        look_ahead(&self);
}

/* Ends */

/* By level, which takes no time to speak of. */
static void ask_levels(enum solver_kind kind,
                       const struct solver_question *questions, int count)
{
    for (int i = 0; i < count; i++)
        if (kind == SOLVER_FOLDED)
            solver_rows_fold_levels(&questions[i]);
        else
            solver_rows_show_levels(&questions[i]);
}

static void ask(const struct visit *self, enum solver_kind kind,
                const struct solver_question *questions, int count)
{
    const struct pass *pass = self->pass;

    if (solver_is_level(self->place->board))
        ask_levels(kind, questions, count);
    else if (kind == SOLVER_FOLDED)
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
    int is_level = solver_is_level(place->board);
    const struct visit visit = {
        pass, place, desk, place->street->tree.nodes,
        place->street->tree.count,
        is_level ? SOLVER_LEVELS_ROW : sides[pass->player].stride,
        is_level ? SOLVER_LEVELS_ROW : sides[!pass->player].stride};

    find_reach(&visit);
    ask_ends(&visit, SOLVER_FOLDED);
    ask_ends(&visit, SOLVER_SHOWS);
    if (pass->solver->spot.is_rough) {
        look_ahead_of_all(&visit);
    } else {
        ask_ends(&visit, SOLVER_RUNS_OUT);
        play_deals(&visit);
    }
    find_gains_of_nodes(&visit);
}

/* The other's range at the root. */
static void bring_other(const struct pass *pass)
{
    struct solver *solver = pass->solver;
    int other = !pass->player;

    if (solver->gadget && solver->gadget->player == other)
        solver_gadget_enter(solver->gadget, pass->manner != TRAINS,
                            pass->kept, solver->desk->root);
    else
        memcpy(solver->desk->root, solver->range[other],
               (size_t)solver->sides[other].stride * sizeof(float));
}

/* The player need not come here with all of his hands. */
static void leave_out_worse(const struct pass *pass)
{
    struct solver_gadget *gadget = pass->solver->gadget;
    float *gain = pass->solver->desk->gain;

    if (pass->manner == BEST)
        solver_gadget_best(gadget, gain);
    else if (pass->manner == AVERAGE)
        solver_gadget_mix(gadget, gain);
    else
        solver_gadget_regret(gadget, gain, pass->regret_kept);
}

void solver_pass(const struct pass *pass)
{
    struct solver *solver = pass->solver;

    bring_other(pass);
    visit_place(pass, solver->first, solver->desk);
    if (solver->gadget && solver->gadget->player == pass->player)
        leave_out_worse(pass);
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
