/* holdem_respond.c - what the best response to a plan gains that tells hands
 * apart no better than the plan does.
 */
#include "fit/holdem_respond.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/holdem/solver/rows.h"

/* How often a responder is thought to take an action on earlier streets that
 * it never takes: so that something is known of what is behind it, too. */
static const float trembles = 0.001f;

typedef float row[SOLVER_ROW_MAX];

/* Ends of the last street behind one point, which are asked together. */
struct ends {
    int count, taken;
    int *at;
    row *other, *gain;
};

struct responder {
    const struct respond *to;
    float *policy[POKER_PLAYERS];       /* by cell, for either seat */
    double (*sum)[SPREAD_STARTS];       /* by node and bucket: what it gains */
    struct respond_deal deal;
    struct ends ends;

    /* One walk */
    int me;
    int street;                         /* that is improved */
};

/* Rows */

static int hands_of(const struct responder *self)
{
    return self->deal.sides[0].count;
}

static void fill_row(const struct responder *self, float *to, float value)
{
    int count = hands_of(self);

    for (int i = 0; i < count; i++)
        to[i] = value;
    to[count] = 0;
}

/* As much of a row as takes an action, by shares by cell. */
static void take_part(const struct responder *self, const float *share,
                      int at, int action, const float *from, float *to)
{
    const struct plan_node *node = &self->to->plan->nodes[at];
    const uint8_t *bucket =
        self->deal.bucket[self->to->plan->hands[at].street];
    const float *cell = share + node->cell + action;
    int count = hands_of(self);

    for (int i = 0; i < count; i++)
        to[i] = from[i] * cell[bucket[i] * node->actions];
    to[count] = 0;
}

static void add_row(const struct responder *self, const float *from,
                    float *to)
{
    int count = hands_of(self);

    for (int i = 0; i < count; i++)
        to[i] += from[i];
}

/* What each of the responder's hands gains from a point on */

static struct solver_question question_at(const struct responder *self,
                                          int at, const float *other,
                                          float *gain)
{
    const struct poker *hand = &self->to->plan->hands[at];
    float stake = (float)hand->total[0];

    if (hand->end == POKER_FOLDED) {
        stake = (float)hand->total[hand->folder];
        stake = hand->folder == self->me ? -stake : stake;
    }
    return (struct solver_question){other, gain, stake};
}

static void answer(const struct responder *self, int end,
                   const struct solver_question *questions, int count)
{
    if (end == POKER_FOLDED)
        solver_rows_fold(self->deal.sides, self->me, questions, count);
    else
        solver_rows_show(&self->deal.board, self->me, questions, count);
}

static void gain_at_end(const struct responder *self, int at,
                        const float *other, float *gain)
{
    struct solver_question question = question_at(self, at, other, gain);

    answer(self, self->to->plan->hands[at].end, &question, 1);
}

static int is_ever_taken(const struct responder *self, int at, int action)
{
    const struct plan_node *node = &self->to->plan->nodes[at];
    const float *cell = self->policy[self->me] + node->cell + action;
    int buckets = plan_buckets(self->to->plan->hands[at].street);

    for (int i = 0; i < buckets; i++)
        if (cell[i * node->actions] > 0)
            return 1;
    return 0;
}

/* The last street: its ends are found, answered side by side, and then put
 * together in the same order. */

static void ask_end(struct responder *self, int at, const float *other)
{
    struct ends *ends = &self->ends;

    ends->at[ends->count] = at;
    memcpy(ends->other[ends->count++], other, sizeof *ends->other);
}

/* With is_all, those behind actions that are never taken as well. */
static void ask_ends(struct responder *self, int at, const float *other,
                     int is_all)
{
    const struct plan_node *node = &self->to->plan->nodes[at];
    const struct poker *hand = &self->to->plan->hands[at];
    row part;

    if (hand->end != POKER_GOES_ON)
        ask_end(self, at, other);
    for (int a = 0; a < node->actions; a++)
        if (hand->turn != self->me) {
            take_part(self, self->to->share, at, a, other, part);
            ask_ends(self, node->first + a, part, is_all);
        } else if (is_all || is_ever_taken(self, at, a)) {
            ask_ends(self, node->first + a, other, is_all);
        }
}

/* Of one kind. */
static void answer_kind(struct responder *self, int end)
{
    struct solver_question questions[SOLVER_LANES];
    struct ends *ends = &self->ends;
    int count = 0;

    for (int i = 0; i < ends->count; i++) {
        if (self->to->plan->hands[ends->at[i]].end == end)
            questions[count++] = question_at(self, ends->at[i],
                                             ends->other[i], ends->gain[i]);
        if (count == SOLVER_LANES || (count && i == ends->count - 1)) {
            answer(self, end, questions, count);
            count = 0;
        }
    }
}

static void answer_ends(struct responder *self, int at, const float *other,
                        int is_all)
{
    self->ends.count = self->ends.taken = 0;
    ask_ends(self, at, other, is_all);
    answer_kind(self, POKER_FOLDED);
    answer_kind(self, POKER_SHOWDOWN);
}

static void take_answers(struct responder *self, int at, float *gain)
{
    const struct plan_node *node = &self->to->plan->nodes[at];
    int is_own = self->to->plan->hands[at].turn == self->me;
    row behind;

    if (!node->actions) {
        memcpy(gain, self->ends.gain[self->ends.taken++], sizeof behind);
        return;
    }
    fill_row(self, gain, 0);
    for (int a = 0; a < node->actions; a++) {
        if (is_own && !is_ever_taken(self, at, a))
            continue;
        take_answers(self, node->first + a, behind);
        if (is_own)
            take_part(self, self->policy[self->me], at, a, behind, behind);
        add_row(self, behind, gain);
    }
}

static int is_last(const struct responder *self, int at)
{
    return self->to->plan->hands[at].street == self->to->streets - 1;
}

/* Earlier streets */

static void gain_from(struct responder *self, int at,
                      const float *other, float *gain);

static void add_other_action(struct responder *self, int at, int action,
                             const float *other, float *gain)
{
    row part, behind;

    take_part(self, self->to->share, at, action, other, part);
    gain_from(self, self->to->plan->nodes[at].first + action, part, behind);
    add_row(self, behind, gain);
}

static void add_own_action(struct responder *self, int at, int action,
                           const float *other, float *gain)
{
    row behind, part;

    if (!is_ever_taken(self, at, action))
        return;
    gain_from(self, self->to->plan->nodes[at].first + action, other, behind);
    take_part(self, self->policy[self->me], at, action, behind, part);
    add_row(self, part, gain);
}

static void gain_from(struct responder *self, int at,
                      const float *other, float *gain)
{
    const struct poker *hand = &self->to->plan->hands[at];
    int actions = self->to->plan->nodes[at].actions;

    if (hand->end != POKER_GOES_ON) {
        gain_at_end(self, at, other, gain);
        return;
    }
    if (is_last(self, at)) {
        answer_ends(self, at, other, 0);
        take_answers(self, at, gain);
        return;
    }
    fill_row(self, gain, 0);
    for (int a = 0; a < actions; a++)
        if (hand->turn == self->me)
            add_own_action(self, at, a, other, gain);
        else
            add_other_action(self, at, a, other, gain);
}

/* Improving a street: what its ends gain, by bucket, weighted by how often the
 * responder comes there */

static void add_by_bucket(struct responder *self, int at, const float *own,
                          const float *gain)
{
    const uint8_t *bucket = self->deal.bucket[self->street];
    int count = hands_of(self);

    for (int i = 0; i < count; i++)
        self->sum[at][bucket[i]] += (double)(own[i] * gain[i]);
}

/* All ends of the last street behind its beginning. */
static void add_last_street(struct responder *self, int at,
                            const float *other, const float *own)
{
    struct ends *ends = &self->ends;

    answer_ends(self, at, other, 1);
    for (int i = 0; i < ends->count; i++)
        add_by_bucket(self, ends->at[i], own, ends->gain[i]);
}

static void tremble(const struct responder *self, const float *before,
                    float *own)
{
    int count = hands_of(self);

    for (int i = 0; i < count; i++)
        own[i] += trembles * (before[i] - own[i]);
}

static void walk_to_street(struct responder *self, int at, const float *other,
                           const float *own);

/* An end of the street, or of the hand on it, or more of what leads there. */
static void walk_into(struct responder *self, int child, int street,
                      const float *other, const float *own)
{
    const struct poker *hand = &self->to->plan->hands[child];
    int goes_on = hand->end == POKER_GOES_ON;
    row gain;

    if (goes_on && hand->street <= self->street) {
        walk_to_street(self, child, other, own);
    } else if (goes_on || street == self->street) {
        gain_from(self, child, other, gain);
        add_by_bucket(self, child, own, gain);
    }
}

static void walk_to_street(struct responder *self, int at, const float *other,
                           const float *own)
{
    const struct plan_node *node = &self->to->plan->nodes[at];
    const struct poker *hand = &self->to->plan->hands[at];
    int is_own = hand->turn == self->me;
    row part;

    if (is_last(self, at)) {
        add_last_street(self, at, other, own);
        return;
    }
    for (int a = 0; a < node->actions; a++) {
        if (!is_own)
            take_part(self, self->to->share, at, a, other, part);
        else if (hand->street < self->street) {
            take_part(self, self->policy[self->me], at, a, own, part);
            tremble(self, own, part);
        }
        walk_into(self, node->first + a, hand->street, is_own ? other : part,
                  is_own && hand->street < self->street ? part : own);
    }
}

/* The best of the actions, for one bucket. */
static void choose_best(struct responder *self, int at, int bucket)
{
    const struct plan_node *node = &self->to->plan->nodes[at];
    float *cell = self->policy[self->me] + node->cell
                + bucket * node->actions;
    int best = 0;

    for (int a = 0; a < node->actions; a++) {
        cell[a] = 0;
        if (self->sum[node->first + a][bucket]
            > self->sum[node->first + best][bucket])
            best = a;
    }
    cell[best] = 1;
    self->sum[at][bucket] = self->sum[node->first + best][bucket];
}

static void add_children(struct responder *self, int at, int bucket)
{
    const struct plan_node *node = &self->to->plan->nodes[at];

    self->sum[at][bucket] = 0;
    for (int a = 0; a < node->actions; a++)
        self->sum[at][bucket] += self->sum[node->first + a][bucket];
}

/* Children have higher numbers. */
static void choose_on_street(struct responder *self)
{
    const struct plan *plan = self->to->plan;
    int buckets = plan_buckets(self->street);

    for (int at = plan->count - 1; at >= 0; at--) {
        const struct poker *hand = &plan->hands[at];

        if (hand->end != POKER_GOES_ON || hand->street != self->street)
            continue;
        for (int b = 0; b < buckets; b++)
            if (hand->turn == self->me)
                choose_best(self, at, b);
            else
                add_children(self, at, b);
    }
}

static void improve_street(struct responder *self, int boards)
{
    row all;

    memset(self->sum, 0, (size_t)self->to->plan->count * sizeof *self->sum);
    for (int i = 0; i < boards; i++) {
        self->to->deal(self->to->context, i, &self->deal);
        fill_row(self, all, 1);
        walk_to_street(self, 0, all, all);
    }
    choose_on_street(self);
}

/* Measuring */

/* How many pairs of hands there are. */
static double count_pairs(const struct responder *self)
{
    row all, with;
    struct solver_question question = {all, with, 1};
    double pairs = 0;

    fill_row(self, all, 1);
    fill_row(self, with, 0);
    solver_rows_fold(self->deal.sides, 0, &question, 1);
    for (int i = 0; i < hands_of(self); i++)
        pairs += (double)with[i];
    return pairs;
}

/* Both seats the same: what the plan would win from itself is 0 then. */
static double gain_on_board(struct responder *self)
{
    double sum = 0;

    for (self->me = 0; self->me < POKER_PLAYERS; self->me++) {
        row all, gain;

        fill_row(self, all, 1);
        gain_from(self, 0, all, gain);
        for (int i = 0; i < hands_of(self); i++)
            sum += (double)gain[i];
    }
    return sum / POKER_PLAYERS / count_pairs(self);
}

/* The whole */

static int count_ends(const struct plan *plan, int at)
{
    const struct plan_node *node = &plan->nodes[at];
    int count = !node->actions;

    for (int a = 0; a < node->actions; a++)
        count += count_ends(plan, node->first + a);
    return count;
}

/* Room for the ends behind any point of the last street; 0: there is none. */
static int open_ends(struct ends *ends, const struct respond *to)
{
    const struct plan *plan = to->plan;
    int most = 1;

    for (int at = 0; at < plan->count; at++)
        if (plan->hands[at].end == POKER_GOES_ON
            && plan->hands[at].street == to->streets - 1) {
            int count = count_ends(plan, at);

            most = count > most ? count : most;
        }
    ends->at = calloc((size_t)most, sizeof *ends->at);
    ends->other = calloc((size_t)most, sizeof *ends->other);
    ends->gain = calloc((size_t)most, sizeof *ends->gain);
    return ends->at && ends->other && ends->gain;
}

struct responder *respond_open(const struct respond *to)
{
    size_t cells = (size_t)to->plan->cells;
    struct responder *self = calloc(1, sizeof *self);

    if (!self)
        return NULL;
    self->to = to;
    self->sum = calloc((size_t)to->plan->count, sizeof *self->sum);
    for (int i = 0; i < POKER_PLAYERS; i++)
        self->policy[i] = calloc(cells, sizeof *self->policy[i]);
    if (!open_ends(&self->ends, to) || !self->sum || !self->policy[0]
        || !self->policy[1]) {
        respond_close(self);
        return NULL;
    }
    for (int i = 0; i < POKER_PLAYERS; i++)
        memcpy(self->policy[i], to->share, cells * sizeof *to->share);
    return self;
}

void respond_close(struct responder *self)
{
    for (int i = 0; i < POKER_PLAYERS; i++)
        free(self->policy[i]);
    free(self->sum);
    free(self->ends.at);
    free(self->ends.other);
    free(self->ends.gain);
    free(self);
}

void respond_learn(struct responder *self, int boards)
{
    for (self->me = 0; self->me < POKER_PLAYERS; self->me++)
        for (self->street = self->to->streets - 1; self->street >= 0;
             self->street--)
            improve_street(self, boards);
}

struct respond_gain respond_measure(struct responder *self, int from,
                                    int boards)
{
    double sum = 0, squares = 0, mean, variance;

    for (int i = from; i < from + boards; i++) {
        double gain;

        self->to->deal(self->to->context, i, &self->deal);
        gain = gain_on_board(self);
        sum += gain;
        squares += gain * gain;
    }
    mean = sum / boards;
    variance = boards > 1 ? (squares - sum * mean) / (boards - 1) : 0;
    return (struct respond_gain){mean, 1.96 * sqrt(fmax(variance, 0)
                                                   / boards)};
}

void respond_lay(struct respond_deal *deal, const struct solver_deck *deck,
                 uint64_t dealt)
{
    const float *const all[POKER_PLAYERS] = {NULL, NULL};
    struct arena arena = arena_of(deal->memory, sizeof deal->memory);

    solver_sides_make(deal->sides, deck, dealt, all);
    deal->board = (struct solver_board){.dealt = dealt};
    if (!solver_board_rank(&deal->board, deal->sides, deck, &arena))
        abort();
}
