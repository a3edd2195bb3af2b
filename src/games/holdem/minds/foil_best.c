/* foil_best.c - a local best response to the solver (Lisy and Bowling), in the
 * machine's game to equilibrium.
 *
 * It knows how the solver plays: at each decision it follows the same track,
 * and so has the range that the solver holds there, and how much of that folds
 * to a raise. It takes the action that gains most if the rest of the hand is
 * checked and called; of raises it knows those that the solver looks at. What
 * it wins is at least how far the solver is from being unbeatable.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/equilibrium.h"
#include "games/holdem/minds/strength.h"
#include "games/holdem/minds/track.h"
#include "games/holdem/rules/value.h"

enum {
    RUNS = 60,                          /* boards that are drawn, before the
                                         * river */
    RIVER_STEPS = 100,
};

struct best {
    struct track_manner manner;         /* of the machine's game */
    struct track track;
    struct track_flops flops;
    float kept[POKER_COMBOS];           /* the range, or what of it calls */
    float weight[POKER_COMBOS];         /* of what is possible */
    uint32_t value[POKER_COMBOS];
    cards hand[POKER_COMBOS];
    _Alignas(16) char memory[TRACK_MEMORY];
};

/* Both shares of a range that can be held beside the own cards */

static cards known_to(const struct poker_seen *seen)
{
    cards known = seen->hole;

    for (int i = 0; i < seen->board_count; i++)
        known |= cards_of(seen->board[i]);
    return known;
}

static float total_of(const float *range, cards known)
{
    float total = 0;

    for (int i = 0; i < POKER_COMBOS; i++)
        if (!(poker_combo_cards(i) & known))
            total += range[i];
    return total;
}

/* Hands of the range that are possible, side by side. */
static int list_range(struct best *self, cards hole, cards board)
{
    int count = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        cards two = poker_combo_cards(i);

        if (self->kept[i] <= 0 || two & (hole | board))
            continue;
        self->weight[count] = self->kept[i];
        self->hand[count++] = two | board;
    }
    return count;
}

/* How often it wins on a whole board, with ties as half. */
static float share_on(struct best *self, cards hole, cards board)
{
    int count = list_range(self, hole, board);
    uint32_t own = poker_value(hole | board);
    float won = 0, total = 0;

    poker_values(self->hand, (size_t)count, self->value);
    for (int i = 0; i < count; i++) {
        total += self->weight[i];
        won += self->weight[i] * ((float)(own > self->value[i])
                                  + (float)(own >= self->value[i])) / 2;
    }
    return total > 0 ? won / total : 0.5f;
}

static float share_of_pot(struct best *self, const struct poker_seen *seen,
                          struct rng *rng)
{
    cards board = 0;
    int to_come = 5 - seen->board_count, runs = to_come ? RUNS : 1;
    float sum = 0;

    for (int i = 0; i < seen->board_count; i++)
        board |= cards_of(seen->board[i]);
    for (int i = 0; i < runs; i++)
        sum += share_on(self, seen->hole, board
                        | poker_strength_draw(rng, board | seen->hole,
                                              to_come));
    return sum / (float)runs;
}

/* Gains */

static void keep_all(struct best *self, const float *range)
{
    for (int i = 0; i < POKER_COMBOS; i++)
        self->kept[i] = range[i];
}

/* What calls a raise; returns the share that folds. */
static float keep_callers(struct best *self, int choice, const float *range,
                          cards known)
{
    float before = total_of(range, known), after;

    keep_all(self, range);
    for (int i = 0; i < POKER_COMBOS; i++)
        if (range[i] > 0)
            self->kept[i] *= 1 - track_folds(&self->track, choice, i);
    after = total_of(self->kept, known);
    return before > 0 ? 1 - after / before : 0;
}

static float gain_of_raise(struct best *self, const struct poker_seen *seen,
                           const struct poker_options *options, int choice,
                           int32_t to, struct rng *rng)
{
    const struct poker *hand = &seen->hand;
    const float *range = self->track.range[seen->player ^ 1];
    float pot = (float)poker_pot(hand);
    float own = (float)(to - hand->round[seen->player]);
    float more = own - (float)options->to_call;
    float folds = keep_callers(self, choice, range, known_to(seen));
    float share = share_of_pot(self, seen, rng);

    return folds * pot
         + (1 - folds) * (share * (pot + own + more) - own);
}

static int is_card_known(const struct track *track)
{
    return track->stage == TRACK_PLANNED || track->stage == TRACK_SOLVED;
}

/* The best of the raises, if it gains more than that. */
static void try_raises(struct best *self, const struct poker_seen *seen,
                       const struct poker_options *options, float most,
                       struct poker_action *action, struct rng *rng)
{
    struct solver_choices choices;

    track_choices(&self->track, seen, &choices);
    for (int i = 0; i < choices.count; i++) {
        float gain;

        if (choices.action[i].kind != POKER_RAISES)
            continue;
        gain = gain_of_raise(self, seen, options, i, choices.action[i].to,
                             rng);
        if (gain > most) {
            most = gain;
            *action = choices.action[i];
        }
    }
}

static struct poker_action best_action(struct best *self,
                                       const struct poker_seen *seen,
                                       struct rng *rng)
{
    struct poker_action action = {.kind = POKER_FOLDS};
    struct poker_options options;
    float call, most = 0;

    poker_find_options(&seen->hand, &options);
    keep_all(self, self->track.range[seen->player ^ 1]);
    call = share_of_pot(self, seen, rng)
         * (float)(poker_pot(&seen->hand) + options.to_call)
         - (float)options.to_call;
    if (call >= 0 || !options.to_call) {
        action.kind = POKER_CALLS;
        most = call;
    }
    if (options.raise_most && is_card_known(&self->track))
        try_raises(self, seen, &options, most, &action, rng);
    return action;
}

/* In the machine's game the track only has the ranges of a river, which the
 * mind then solves by itself: here in fewer steps, with the same bets. */
static const struct track_manner *find_manner(struct best *self,
                                              const struct poker_rules *rules)
{
    if (!rules->is_machine)
        return &track_holdem[rules->limit];
    self->manner = track_machine;
    self->manner.river = poker_equilibrium_bets;
    self->manner.river_steps = RIVER_STEPS;
    return &self->manner;
}

static enum mind_answer respond_best(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    struct best *self = scratch;

    (void)budget;
    self->track.flops = &self->flops;
    track_open(&self->track, spot, find_manner(self, &spot->hand.rules), 0,
               arena_of(self->memory, sizeof self->memory));
    while (self->track.stage == TRACK_SOLVING)
        track_step(&self->track, spot);
    *(struct poker_action *)move = best_action(self, spot, mind);
    return MIND_MOVES;
}

const struct mind_type foil_best = {
    .name = "foil-best",
    .title = "knows what the solver does",
    .size = sizeof(struct rng),
    .scratch_size = sizeof(struct best),
    .reset = mind_takes_dice,
    .think = respond_best,
};
