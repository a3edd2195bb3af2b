/* foil_best.c - local best responses to the solver (Lisy and Bowling), in the
 * machine's game to equilibrium.
 *
 * It knows how the solver plays: at each decision it follows the same track,
 * and so has the range that the solver holds there, and how much of that folds
 * to a raise. It takes the action that gains most if the rest of the hand is
 * checked and called; of raises it knows those that the solver looks at. What
 * it wins is at least how far the solver is from being unbeatable.
 *
 * The reader also makes bets that the solver has not looked at: it finds out
 * how that would answer each of some sizes, by following a second track that
 * begins with the bet.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/resolve.h"
#include "games/holdem/minds/strength.h"
#include "games/holdem/minds/track.h"
#include "games/holdem/rules/value.h"

enum {
    RUNS = 60,                          /* boards that are drawn, before the
                                         * river */
    RIVER_STEPS = 100,
    DICE = 4,                           /* the solver rounds by unknown ones */
};

/* Of the reader, in percent of the pot; 0 is the least that is allowed. */
static const int odd_sizes[] = {0, 33, 66, 150, 300, 1000};

struct best {
    struct track_manner manner;         /* of the machine's game */
    struct track track;
    struct track_flops flops;
    float kept[POKER_COMBOS];           /* the range, or what of it calls */
    float weight[POKER_COMBOS];         /* of what is possible */
    uint32_t value[POKER_COMBOS];
    cards hand[POKER_COMBOS];
    float folds[POKER_COMBOS];          /* how often each folds to a raise */
    _Alignas(16) char memory[TRACK_MEMORY];
};

struct reader {
    struct best best;
    struct track ahead;
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

static float equity_against(struct best *self, const struct poker_seen *seen,
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
static float keep_callers(struct best *self, const float *range, cards known)
{
    float before = total_of(range, known), after;

    keep_all(self, range);
    for (int i = 0; i < POKER_COMBOS; i++)
        self->kept[i] *= 1 - self->folds[i];
    after = total_of(self->kept, known);
    return before > 0 ? 1 - after / before : 0;
}

static float gain_of_raise(struct best *self, const struct poker_seen *seen,
                           int32_t to, struct rng *rng)
{
    const struct poker *hand = &seen->hand;
    const float *range = self->track.range[seen->player ^ 1];
    struct poker_options options;
    float pot = (float)poker_pot(hand), own, more, folds, share;

    poker_find_options(hand, &options);
    own = (float)(to - hand->round[seen->player]);
    more = own - (float)options.to_call;
    folds = keep_callers(self, range, known_to(seen));
    share = equity_against(self, seen, rng);
    return folds * pot
         + (1 - folds) * (share * (pot + own + more) - own);
}

/* What is best so far. */
struct finding {
    struct poker_action action;
    float gain;
};

static void try_raise(struct best *self, const struct poker_seen *seen,
                      const struct poker_action *action, struct rng *rng,
                      struct finding *found)
{
    float gain = gain_of_raise(self, seen, action->to, rng);

    if (gain > found->gain)
        *found = (struct finding){*action, gain};
}

static int is_card_known(const struct track *track)
{
    return track->stage == TRACK_PLANNED || track->stage == TRACK_SOLVED;
}

static void try_raises(struct best *self, const struct poker_seen *seen,
                       struct rng *rng, struct finding *found)
{
    struct solver_choices choices;

    if (!is_card_known(&self->track))
        return;
    track_choices(&self->track, seen, &choices);
    for (int i = 0; i < choices.count; i++) {
        if (choices.action[i].kind != POKER_RAISES)
            continue;
        for (int c = 0; c < POKER_COMBOS; c++)
            self->folds[c] = track_folds(&self->track, i, c);
        try_raise(self, seen, &choices.action[i], rng, found);
    }
}

static struct finding best_without_raise(struct best *self,
                                         const struct poker_seen *seen,
                                         struct rng *rng)
{
    struct finding found = {{.kind = POKER_FOLDS}, 0};
    struct poker_options options;
    float call;

    poker_find_options(&seen->hand, &options);
    keep_all(self, self->track.range[seen->player ^ 1]);
    call = equity_against(self, seen, rng)
         * (float)(poker_pot(&seen->hand) + options.to_call)
         - (float)options.to_call;
    if (call >= 0 || !options.to_call)
        found = (struct finding){{.kind = POKER_CALLS}, call};
    return found;
}

/* In the machine's game the track only has the ranges of a river, which the
 * mind then solves by itself: here in fewer steps, with the same bets. */
static const struct track_manner *find_manner(struct best *self,
                                              const struct poker *hand)
{
    if (!hand->rules.is_machine)
        return &track_holdem[hand->rules.limit];
    self->manner = track_machine;
    self->manner.river = *resolve_bets(hand);
    self->manner.river_steps = RIVER_STEPS;
    return &self->manner;
}

static void follow_track(struct track *track,
                         const struct track_manner *manner,
                         const struct poker_seen *seen, uint64_t dice,
                         struct arena memory)
{
    track_open(track, seen, manner, dice, memory);
    while (track->stage == TRACK_SOLVING)
        track_step(track, seen);
}

static struct finding find_best_action(struct best *self,
                                       const struct poker_seen *seen,
                                       struct rng *rng)
{
    struct finding found;

    self->track.flops = &self->flops;
    follow_track(&self->track, find_manner(self, &seen->hand), seen, 0,
                 arena_of(self->memory, sizeof self->memory));
    found = best_without_raise(self, seen, rng);
    try_raises(self, seen, rng, &found);
    return found;
}

static enum mind_answer respond_best(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    (void)budget;
    *(struct poker_action *)move = find_best_action(scratch, seen, mind).action;
    return MIND_MOVES;
}

/* The reader */

static cards likeliest_of(const float *range)
{
    int most = 0;

    for (int i = 1; i < POKER_COMBOS; i++)
        if (range[i] > range[most])
            most = i;
    return poker_combo_cards(most);
}

/* What the other sees after a raise: the hand that is held there changes
 * nothing, if it is likely. 0: nothing is left to decide. */
static int look_behind_raise(const struct best *self,
                             const struct poker_seen *seen,
                             const struct poker_action *raise,
                             struct poker_seen *to)
{
    *to = *seen;
    poker_seen_note(to, raise);
    if (poker_act(&to->hand, raise) || to->hand.end != POKER_GOES_ON)
        return 0;
    to->player = to->hand.turn;
    to->hole = likeliest_of(self->track.range[to->player]);
    return 1;
}

static void add_folds(struct best *self, const struct track *track,
                      const struct poker_seen *seen, float part)
{
    struct solver_choices choices;
    float share[SOLVER_ACTIONS];

    track_choices(track, seen, &choices);
    if (choices.action[0].kind != POKER_FOLDS)
        return;
    for (int i = 0; i < POKER_COMBOS; i++) {
        track_shares(track, i, share);
        self->folds[i] += part * share[0];
    }
}

/* Before the turn by several dice; a spot that is solved knows none. */
static int find_folds_after(struct reader *self,
                            const struct poker_seen *seen,
                            const struct poker_action *raise)
{
    struct best *best = &self->best;
    struct poker_seen after;
    int dice = seen->hand.street < TRACK_TURN ? DICE : 1;

    for (int i = 0; i < POKER_COMBOS; i++)
        best->folds[i] = 0;
    if (!look_behind_raise(best, seen, raise, &after))
        return 0;
    self->ahead.flops = &best->flops;
    for (int i = 0; i < dice; i++) {
        follow_track(&self->ahead, best->track.manner, &after, (uint64_t)i,
                     arena_of(self->memory, sizeof self->memory));
        if (!is_card_known(&self->ahead))
            return 0;
        add_folds(best, &self->ahead, &after, 1 / (float)dice);
    }
    return 1;
}

static void try_odd_raises(struct reader *self, const struct poker_seen *seen,
                           struct rng *rng, struct finding *found)
{
    for (size_t i = 0; i < sizeof odd_sizes / sizeof *odd_sizes; i++) {
        struct poker_action raise = foil_raise(seen, odd_sizes[i]);

        if (raise.kind == POKER_RAISES && find_folds_after(self, seen, &raise))
            try_raise(&self->best, seen, &raise, rng, found);
    }
}

static enum mind_answer read_and_bet(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    struct reader *self = scratch;
    struct finding found = find_best_action(&self->best, spot, mind);

    (void)budget;
    if (spot->hand.rules.limit == POKER_NO_LIMIT)
        try_odd_raises(self, spot, mind, &found);
    *(struct poker_action *)move = found.action;
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

const struct mind_type foil_reader = {
    .name = "foil-reader",
    .title = "knows what the solver would do, after bets of any size too",
    .size = sizeof(struct rng),
    .scratch_size = sizeof(struct reader),
    .reset = mind_takes_dice,
    .think = read_and_bet,
};
