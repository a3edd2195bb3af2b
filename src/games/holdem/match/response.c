/* response.c - the best that anybody could do against a mind.
 *
 * One walk over all that can happen: forwards goes how likely the mind holds
 * each hand and has played it this way, backwards comes what each hand of the
 * other gains. Where the mind decides, gains are added; where the other does,
 * each hand takes its best, judged by the half of the mind's answers that he
 * has learned from. The other half goes along.
 */
#include "games/holdem/match/response.h"

#include <stdlib.h>
#include <string.h>

#include "games/holdem/solver/rows.h"

enum { LEARNED, FRESH };                /* halves */

enum { MEMORY = 1 << 16 };              /* for the order of the hands */

/* A number for each hand on the board, and zeros behind. */
struct rows {
    float half[POKER_HALVES][SOLVER_ROW_MAX];
};

/* reveal has one entry for each decision of the mind on the way, since what it
 * does here is still needed when the walk comes back from behind its first
 * action. */
struct walk {
    const struct poker_response *response;
    int mind_seat, depth;
    struct poker_reveal *reveal;        /* one for each depth */
    struct solver_side sides[POKER_PLAYERS];    /* all hands, for both */
    struct solver_board board;
    char memory[MEMORY];
    struct poker_seen seen;             /* the betting, as the mind sees it */
    struct poker_gain *gain;
};

/* Both sides have the same hands: all that the board leaves. */
static int count_hands(const struct walk *self)
{
    return self->sides[0].count;
}

static int hand_name(const struct walk *self, int i)
{
    return self->sides[0].hand[i].name;
}

/* Calls itself by way of try_action, once for each action on the way. */
static void gain_from(struct walk *self, const struct poker *hand,
                      const struct rows *reach, struct rows *gain);

/* Ends */

/* The gain is counted from the responder's point of view: what the mind has
 * put in if that folds, less his own if he does. At a showdown both have put
 * in the same, so either total will do. */
static void judge_end(struct walk *self, const struct poker *hand,
                      const struct rows *reach, struct rows *gain)
{
    int is_folded = hand->end == POKER_FOLDED;
    int loser = is_folded ? hand->folder : 0;
    int32_t stake = hand->total[loser];
    struct solver_question questions[POKER_HALVES];

    if (is_folded && loser != self->mind_seat)
        stake = -stake;
    for (int half = 0; half < POKER_HALVES; half++)
        questions[half] = (struct solver_question){
            reach->half[half], gain->half[half], (float)stake};
    if (is_folded)
        solver_rows_fold(self->sides, !self->mind_seat, questions,
                         POKER_HALVES);
    else
        solver_rows_show(&self->board, !self->mind_seat, questions,
                         POKER_HALVES);
}

/* Goes on after an action, and forgets it again: the betting that the mind
 * has seen is a stack, and what lies above past_count is no longer there. */
static void try_action(struct walk *self, const struct poker *hand,
                       const struct poker_action *action,
                       const struct rows *reach, struct rows *gain)
{
    struct poker next = *hand;
    int past_count = self->seen.past_count;

    self->seen.hand = *hand;
    self->seen.player = hand->turn;
    poker_seen_note(&self->seen, action);
    (void)poker_act(&next, action);
    gain_from(self, &next, reach, gain);
    self->seen.past_count = past_count;
}

/* The mind decides */

/* A seed of its own for each point, so that the same hand does not roll the
 * same dice at every point. */
static void reveal_here(struct walk *self, const struct poker *hand,
                        const struct rows *reach, struct poker_reveal *reveal)
{
    struct poker_reveal_asks asks = self->response->asks;
    uint8_t is_wanted[POKER_COMBOS] = {0};

    for (int i = 0; i < count_hands(self); i++)
        is_wanted[hand_name(self, i)] = reach->half[LEARNED][i] > 0
                                      || reach->half[FRESH][i] > 0;
    self->seen.hand = *hand;
    self->seen.player = hand->turn;
    asks.seed += (uint64_t)self->gain->points++;
    poker_reveal_find(reveal, &asks, &self->seen, is_wanted);
    self->gain->is_merged |= reveal->is_merged;
}

/* The reach after an action; 0: the mind never takes it. */
static int reach_action(const struct walk *self, const struct rows *reach,
                        const struct poker_reveal *reveal, int action,
                        struct rows *to)
{
    int is_reached = 0;

    for (int half = 0; half < POKER_HALVES; half++)
        for (int i = 0; i < count_hands(self); i++) {
            to->half[half][i] = reach->half[half][i]
                * reveal->share[action][half][hand_name(self, i)];
            is_reached |= to->half[half][i] > 0;
        }
    return is_reached;
}

/* Gains are weighted by how likely the mind comes here, so those after its
 * different actions are simply added. */
static void add_gains(const struct walk *self, struct rows *gain,
                      const struct rows *more)
{
    for (int half = 0; half < POKER_HALVES; half++)
        for (int i = 0; i < count_hands(self); i++)
            gain->half[half][i] += more->half[half][i];
}

static int should_stop(const struct poker_response *response)
{
    return response->should_stop && response->should_stop(NULL);
}

/* After a stop everything below counts as 0; the caller throws the result
 * away. */
static void let_mind_act(struct walk *self, const struct poker *hand,
                         const struct rows *reach, struct rows *gain)
{
    struct poker_reveal *reveal = &self->reveal[self->depth];
    struct rows part = {0}, more = {0};

    memset(gain, 0, sizeof *gain);
    if (should_stop(self->response))
        return;
    reveal_here(self, hand, reach, reveal);
    self->depth++;
    for (int a = 0; a < reveal->actions; a++) {
        if (!reach_action(self, reach, reveal, a, &part))
            continue;
        try_action(self, hand, &reveal->action[a], &part, &more);
        add_gains(self, gain, &more);
    }
    self->depth--;
}

/* The other decides */

/* The choice is made by LEARNED alone. Had FRESH been looked at as well, it
 * would no longer be fresh, and the lower bound no bound. */
static void take_better(const struct walk *self, struct rows *gain,
                        const struct rows *other)
{
    for (int i = 0; i < count_hands(self); i++) {
        if (other->half[LEARNED][i] <= gain->half[LEARNED][i])
            continue;
        gain->half[LEARNED][i] = other->half[LEARNED][i];
        gain->half[FRESH][i] = other->half[FRESH][i];
    }
}

/* The first choice is always there, a fold or a check; others replace it hand
 * by hand, where they gain more. */
static void respond(struct walk *self, const struct poker *hand,
                    const struct rows *reach, struct rows *gain)
{
    struct solver_choices choices;
    struct rows other = {0};

    solver_tree_choices(hand, &self->response->bets, 0, &choices);
    try_action(self, hand, &choices.action[0], reach, gain);
    for (int a = 1; a < choices.count; a++) {
        try_action(self, hand, &choices.action[a], reach, &other);
        take_better(self, gain, &other);
    }
}

static void gain_from(struct walk *self, const struct poker *hand,
                      const struct rows *reach, struct rows *gain)
{
    if (hand->end != POKER_GOES_ON)
        judge_end(self, hand, reach, gain);
    else if (hand->turn == self->mind_seat)
        let_mind_act(self, hand, reach, gain);
    else
        respond(self, hand, reach, gain);
}

/* The whole */

/* All hands alike; how often both can hold something is what gains are
 * counted in. */
static double mean_gain(const struct walk *self, const float *reach,
                        const float *gain)
{
    float alike[SOLVER_ROW_MAX] = {0};
    struct solver_question all = {reach, alike, 1};
    double sum = 0, weight = 0;

    solver_rows_fold(self->sides, !self->mind_seat, &all, 1);
    for (int i = 0; i < count_hands(self); i++) {
        sum += (double)gain[i];
        weight += (double)alike[i];
    }
    return sum / weight;
}

/* Every hand is held with weight 1: deals are equally likely. */
static void walk_whole_hand(struct walk *self, const struct poker *hand)
{
    struct rows reach = {0}, gain = {0};

    for (int i = 0; i < count_hands(self); i++)
        reach.half[LEARNED][i] = reach.half[FRESH][i] = 1;
    gain_from(self, hand, &reach, &gain);
    self->gain->most = mean_gain(self, reach.half[LEARNED],
                                 gain.half[LEARNED]);
    self->gain->least = mean_gain(self, reach.half[FRESH], gain.half[FRESH]);
}

/* Without ranges every hand that the board allows is in the sides. MEMORY is
 * enough for the order of a board's hands, so the ranking cannot fail. */
static void lay_flop(struct walk *self)
{
    const float *const all[POKER_PLAYERS] = {NULL, NULL};
    struct arena arena = arena_of(self->memory, sizeof self->memory);
    uint64_t dealt = 0;

    for (int i = 0; i < 3; i++)
        dealt |= UINT64_C(1) << self->response->flop[i];
    solver_sides_make(self->sides, &solver_holdem, dealt, all);
    self->board.dealt = dealt;
    (void)solver_board_rank(&self->board, self->sides, &solver_holdem, &arena);
    self->seen.board_count = 3;
    memcpy(self->seen.board, self->response->flop, 3);
}

/* After its first decision the mind is asked again only after a raise of the
 * other, and those are counted. */
const char *poker_response_find(const struct poker_response *self,
                                int mind_seat, struct poker_gain *to)
{
    struct walk walk = {.response = self, .mind_seat = mind_seat, .gain = to};
    size_t depths = (size_t)self->bets.raises_max + 1;
    struct poker hand;
    const char *error = poker_begin(&hand, &self->rules, 0, self->stack);

    *to = (struct poker_gain){0};
    if (error)
        return error;
    walk.reveal = malloc(depths * sizeof *walk.reveal);
    if (!walk.reveal)
        return "out of memory";
    lay_flop(&walk);
    walk_whole_hand(&walk, &hand);
    free(walk.reveal);
    return should_stop(self) ? "interrupted" : NULL;
}
