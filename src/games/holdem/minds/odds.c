/* odds.c - weighs pot odds against what the other's betting suggests.
 *
 * Every action gets a worth in thousandths of a chip, relative to a fold. A
 * bet is assumed to be answered by folds of the weakest part of the other's
 * range, as many as make a bluff break even, and by raises of the strongest;
 * against the rest the cards decide. Some noise is added, so that actions of
 * about the same worth alternate: bluffs, slow-playing and varying bet sizes
 * come from that.
 *
 * It looks one action ahead and plays no equilibrium; the belief about the
 * other's range carries what earlier streets told.
 */
#include "games/holdem/minds/odds.h"

enum {
    FOLDS_MOST = 600,                   /* of POKER_WHOLE */
    RERAISES = 2,                       /* strata that raise: a tenth */
    EARLY_SHARE = 920,                  /* equity realised out of position */
    DEFENDS = 900,                      /* of the minimum defence frequency */
    DEFENDS_RAISED = 600,               /* and if its own bet is raised */
    NOISE = 20,                         /* thousandths of the pot, each way */
    SHORT_BLINDS = 10,                  /* push or fold up to this stack */
};

struct view {                           /* the inputs of one decision */
    const struct poker_seen *seen;
    const struct poker_outlook *outlook;
    struct poker_options options;
    int64_t pot, behind, other_behind;  /* chips */
    int64_t round, other_round;
    int share;                          /* against the whole range */
    int own_rank;                       /* percentile in its own range */
    int other_raises;                   /* by the other in this hand */
    int is_last;                        /* the last betting round */
};

static int64_t lesser_chips(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* Expected values */

static int is_out_of_position(const struct poker *hand, int player)
{
    return player == (hand->rules.is_machine ? 0 : hand->button ^ 1);
}

/* Pot odds. If betting goes on and the mind acts first, it realises less than
 * its raw share. */
static int64_t worth_of_call(const struct view *view)
{
    const struct poker *hand = &view->seen->hand;
    int64_t share = view->share, to_call = view->options.to_call;
    int is_over = view->is_last || view->other_behind == 0
               || view->behind == to_call;

    if (!is_over && is_out_of_position(hand, view->seen->player))
        share = share * EARLY_SHARE / POKER_WHOLE;
    return share * (view->pot + to_call) - POKER_WHOLE * to_call;
}

/* The other reraises by the size of the pot with the strongest strata: the
 * mind calls if that pays, else folds and loses what it has bet. */
static int64_t worth_if_raised(const struct view *view, int64_t own,
                               int64_t pot)
{
    int64_t left = lesser_chips(view->behind - own, view->other_behind);
    int64_t more = lesser_chips(left > 0 ? left : 0, pot);
    int64_t share = poker_outlook_share(view->outlook,
                                        POKER_STRATA - RERAISES,
                                        POKER_STRATA);
    int64_t worth = share * (pot + 2 * more) - POKER_WHOLE * more;

    return (worth > 0 ? worth : 0) - POKER_WHOLE * own;
}

/* The share that would make a bluff break even is own / (pot + own). The other
 * is assumed to fold less than that, and much less after raising in this
 * hand. */
static int folding_strata(const struct view *view, int64_t own)
{
    static const int64_t of_fair[] = {900, 350, 200, 80};
    int64_t fair = of_fair[view->other_raises < 3 ? view->other_raises : 3];
    int64_t folds = fair * own / (view->pot + own);

    return (int)(lesser_chips(folds, FOLDS_MOST) * POKER_STRATA / POKER_WHOLE);
}

/* A mean over the strata. Chips beyond the other's stack come back, so both
 * sides are bounded by what the other can call; an all-in cannot be raised. */
static int64_t worth_of_raise(const struct view *view, int32_t to)
{
    int64_t most = view->other_round + view->other_behind;
    int64_t own = lesser_chips(to, most) - view->round;
    int64_t other = lesser_chips(to, most) - view->other_round;
    int64_t pot = view->pot + own + other;
    int folds = folding_strata(view, own);
    int raises = to < most ? RERAISES : 0;
    int calls = POKER_STRATA - folds - raises;
    int64_t share = poker_outlook_share(view->outlook, folds,
                                        POKER_STRATA - raises);

    return (folds * POKER_WHOLE * view->pot
            + calls * (share * pot - POKER_WHOLE * own)
            + raises * worth_if_raised(view, own, pot)) / POKER_STRATA;
}

/* Candidate actions */

enum { CHOICES_MAX = 8 };

struct choices {
    int count;
    struct poker_action action[CHOICES_MAX];
    int64_t worth[CHOICES_MAX];
};

static void add_choice(struct choices *self, enum poker_kind kind, int32_t to,
                       int64_t worth)
{
    self->action[self->count] = (struct poker_action){(uint8_t)kind, to};
    self->worth[self->count++] = worth;
}

/* Push-or-fold range before the flop: with so few blinds a smaller raise
 * already commits the stack. */
static int is_short_stacked(const struct view *view)
{
    const struct poker *hand = &view->seen->hand;

    return view->seen->board_count == 0 && hand->rules.blind[1] > 0
        && lesser_chips(hand->start[0], hand->start[1])
           <= SHORT_BLINDS * (int64_t)hand->rules.blind[1];
}

/* A raise by a part of the pot as it is after a call. If it takes more than
 * two thirds of the stack, it is all-in. */
static int32_t raise_size(const struct view *view, int64_t part)
{
    const struct poker_options *options = &view->options;
    int64_t by = (view->pot + options->to_call) * part / POKER_WHOLE;
    int64_t to = view->round + options->to_call + by;

    if (to < options->raise_least)
        to = options->raise_least;
    if (3 * (to - view->round) > 2 * view->behind)
        to = options->raise_most;
    return (int32_t)lesser_chips(to, options->raise_most);
}

/* Sizes that a short stack or the minimum makes equal are added once. */
static void add_raises(struct choices *self, const struct view *view)
{
    static const int64_t parts[] = {500, 750, 1000};
    const struct poker_options *options = &view->options;
    int32_t last = 0;

    if (!options->raise_most)
        return;
    for (int i = 0; i < 3 && !is_short_stacked(view); i++) {
        int32_t to = raise_size(view, parts[i]);

        if (to != last)
            add_choice(self, POKER_RAISES, to, worth_of_raise(view, to));
        last = to;
    }
    if (is_short_stacked(view) && options->raise_most != last)
        add_choice(self, POKER_RAISES, options->raise_most,
                   worth_of_raise(view, options->raise_most));
}

/* Whether the hand is within the part of its own range that may not fold: if
 * it folded more, the opponent would profit by betting with any cards. */
static int must_defend(const struct view *view)
{
    int64_t fair = POKER_WHOLE * (view->pot - view->options.to_call)
                 / (view->pot ? view->pot : 1);
    int64_t part = view->seen->board_count && view->round > 0
                 ? DEFENDS_RAISED : DEFENDS;

    return view->own_rank >= POKER_WHOLE - fair * part / POKER_WHOLE;
}

/* A short stack may not limp: its first action is all-in or a fold. */
static int may_call(const struct view *view)
{
    int is_first = view->seen->past_count == 0;

    return !(is_short_stacked(view) && is_first && view->options.to_call
             && view->options.raise_most);
}

/* A fold is worth 0 by definition and is no choice when a check is free. A
 * call that must be made counts as 0 even if it loses, which ties it with
 * folding. */
static void find_choices(struct choices *self, const struct view *view)
{
    int64_t call = worth_of_call(view);

    self->count = 0;
    if (view->options.to_call)
        add_choice(self, POKER_FOLDS, 0, 0);
    if (view->options.to_call && call < 0 && must_defend(view))
        call = 0;
    if (may_call(view))
        add_choice(self, POKER_CALLS, 0, call);
    add_raises(self, view);
}

/* With noise of 0 it takes no random number. */
static struct poker_action pick_best_choice(const struct choices *self,
                                            int64_t noise, struct rng *rng)
{
    int64_t most = INT64_MIN;
    int best = 0;

    for (int i = 0; i < self->count; i++) {
        int64_t worth = self->worth[i];

        if (noise > 0)
            worth += (int64_t)rng_below(rng, (uint64_t)(2 * noise)) - noise;
        if (worth <= most)
            continue;
        most = worth;
        best = i;
    }
    return self->action[best];
}

static int raises_of(const struct poker_seen *seen, int player)
{
    int raises = 0;

    for (int i = 0; i < seen->past_count; i++)
        raises += seen->past[i].player == player
               && seen->past[i].action.kind == POKER_RAISES;
    return raises;
}

static void open_view(struct view *self, const struct poker_seen *seen,
                      const struct poker_outlook *outlook)
{
    const struct poker *hand = &seen->hand;
    int own = seen->player, other = own ^ 1;

    *self = (struct view){
        .seen = seen,
        .outlook = outlook,
        .pot = poker_pot(hand),
        .behind = hand->stack[own],
        .other_behind = hand->stack[other],
        .round = hand->round[own],
        .other_round = hand->round[other],
        .share = poker_outlook_share(outlook, 0, POKER_STRATA),
        .other_raises = raises_of(seen, other),
        .is_last = hand->street + 1 == hand->rules.streets,
    };
    poker_find_options(hand, &self->options);
}

static int find_own_rank(struct poker_belief *belief,
                         const struct poker_seen *seen)
{
    poker_belief_rank(belief, seen->player);
    return belief->rank[poker_combo_of(seen->hole)];
}

void poker_odds_think(struct poker_odds *scratch,
                      const struct poker_seen *seen, struct rng *rng,
                      int is_mixing, struct poker_thought *thought)
{
    struct choices choices;
    struct view view;

    poker_belief_find(&scratch->belief, seen, rng);
    poker_belief_rank(&scratch->belief, seen->player ^ 1);
    poker_outlook_find(&scratch->outlook, &scratch->belief, seen, rng);
    open_view(&view, seen, &scratch->outlook);
    view.own_rank = find_own_rank(&scratch->belief, seen);
    find_choices(&choices, &view);
    thought->action = pick_best_choice(&choices,
                                       is_mixing ? NOISE * view.pot : 0, rng);
    thought->share = view.share;
    thought->needed = view.options.to_call
        ? (int)(POKER_WHOLE * (int64_t)view.options.to_call
                / (view.pot + view.options.to_call)) : 0;
}

/* The mind */

static enum mind_answer choose_by_odds(void *mind, const void *seen,
                                       void *scratch, long budget, void *move)
{
    struct poker_thought thought;

    (void)budget;                       /* one decision takes about a ms */
    poker_odds_think(scratch, seen, mind, 1, &thought);
    *(struct poker_action *)move = thought.action;
    return MIND_MOVES;
}

const struct mind_type poker_odds = {
    .name = "odds",
    .title = "weighs the odds",
    .size = sizeof(struct rng),
    .scratch_size = sizeof(struct poker_odds),
    .reset = mind_takes_dice,
    .think = choose_by_odds,
};
