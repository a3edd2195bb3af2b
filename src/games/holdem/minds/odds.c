/* odds.c - weighs pot odds against what the other's betting suggests.
 *
 * Every action gets a worth in thousandths of a chip. A bet is answered by
 * folds of the weakest part of the other's range, as many as leave a bluff
 * without profit, and by raises of the strongest; against the rest the cards
 * decide. Some noise is added, so that actions of about the same worth come
 * in turns: that is where its bluffs, traps and changes of size come from.
 */
#include "games/holdem/minds/odds.h"

enum {
    FOLDS_MOST = 600,                   /* of POKER_WHOLE */
    RERAISES = 2,                       /* strata: a tenth of all hands */
    EARLY_SHARE = 920,                  /* what is left of a share for the
                                         * one who must speak first */
    DEFENDS = 900,                      /* of the fair part of its hands */
    NOISE = 20,                         /* of the pot */
    SHORT_BLINDS = 10,                  /* all-in or fold, with less */
};

struct view {                           /* of one decision */
    const struct poker_seen *seen;
    const struct poker_outlook *outlook;
    struct poker_options options;
    int64_t pot, behind, other_behind;  /* chips */
    int64_t round, other_round;
    int share;
    int own_rank;                       /* in its own range */
    int other_raises;                   /* in this hand */
    int is_last;                        /* no betting comes after a call */
};

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

/* What things are worth */

static int is_early(const struct poker *hand, int player)
{
    return player == (hand->rules.is_machine ? 0 : hand->button ^ 1);
}

static int64_t worth_of_call(const struct view *view)
{
    const struct poker *hand = &view->seen->hand;
    int64_t share = view->share, to_call = view->options.to_call;
    int is_over = view->is_last || view->other_behind == 0
               || view->behind == to_call;

    if (!is_over && is_early(hand, view->seen->player))
        share = share * EARLY_SHARE / POKER_WHOLE;
    return share * (view->pot + to_call) - POKER_WHOLE * to_call;
}

/* He raises as much as the pot: it may call that, or leave. */
static int64_t worth_if_raised(const struct view *view, int64_t own,
                               int64_t pot)
{
    int64_t left = smaller(view->behind - own, view->other_behind);
    int64_t more = smaller(left > 0 ? left : 0, pot);
    int64_t share = poker_outlook_share(view->outlook,
                                        POKER_STRATA - RERAISES,
                                        POKER_STRATA);
    int64_t worth = share * (pot + 2 * more) - POKER_WHOLE * more;

    return (worth > 0 ? worth : 0) - POKER_WHOLE * own;
}

/* How often he folds, as a part of what would be fair: one who has raised
 * already in this hand has meant it, the more so the more often. */
static int folding_strata(const struct view *view, int64_t own)
{
    static const int64_t of_fair[] = {900, 400, 200, 80};
    int64_t fair = of_fair[view->other_raises < 3 ? view->other_raises : 3];
    int64_t folds = fair * own / (view->pot + own);

    return (int)(smaller(folds, FOLDS_MOST) * POKER_STRATA / POKER_WHOLE);
}

static int64_t worth_of_raise(const struct view *view, int32_t to)
{
    int64_t most = view->other_round + view->other_behind;
    int64_t own = smaller(to, most) - view->round;
    int64_t other = smaller(to, most) - view->other_round;
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

/* What can be done */

enum { CHOICES_MAX = 8 };

struct choices {
    int count;
    struct poker_action action[CHOICES_MAX];
    int64_t worth[CHOICES_MAX];
};

static void add(struct choices *self, enum poker_kind kind, int32_t to,
                int64_t worth)
{
    self->action[self->count] = (struct poker_action){(uint8_t)kind, to};
    self->worth[self->count++] = worth;
}

/* With few blinds left before the flop there is no room for small bets. */
static int is_short(const struct view *view)
{
    const struct poker *hand = &view->seen->hand;

    return view->seen->board_count == 0 && hand->rules.blind[1] > 0
        && smaller(hand->start[0], hand->start[1])
           <= SHORT_BLINDS * (int64_t)hand->rules.blind[1];
}

/* Of the pot after a call; what leaves little behind is all-in. */
static int32_t size_of(const struct view *view, int64_t part)
{
    const struct poker_options *options = &view->options;
    int64_t by = (view->pot + options->to_call) * part / POKER_WHOLE;
    int64_t to = view->round + options->to_call + by;

    if (to < options->raise_least)
        to = options->raise_least;
    if (3 * (to - view->round) > 2 * view->behind)
        to = options->raise_most;
    return (int32_t)smaller(to, options->raise_most);
}

static void add_raises(struct choices *self, const struct view *view)
{
    static const int64_t parts[] = {500, 750, 1000};
    const struct poker_options *options = &view->options;
    int32_t last = 0;

    if (!options->raise_most)
        return;
    for (int i = 0; i < 3 && !is_short(view); i++) {
        int32_t to = size_of(view, parts[i]);

        if (to != last)
            add(self, POKER_RAISES, to, worth_of_raise(view, to));
        last = to;
    }
    if (is_short(view) && options->raise_most != last)
        add(self, POKER_RAISES, options->raise_most,
            worth_of_raise(view, options->raise_most));
}

/* If it folded more than the fair part of its hands, any bet would do. */
static int must_defend(const struct view *view)
{
    int64_t fair = POKER_WHOLE * (view->pot - view->options.to_call)
                 / (view->pot ? view->pot : 1);

    return view->own_rank >= POKER_WHOLE - fair * DEFENDS / POKER_WHOLE;
}

static int may_call(const struct view *view)
{
    int is_first = view->seen->past_count == 0;

    return !(is_short(view) && is_first && view->options.to_call
             && view->options.raise_most);
}

static void find_choices(struct choices *self, const struct view *view)
{
    int64_t call = worth_of_call(view);

    self->count = 0;
    if (view->options.to_call)
        add(self, POKER_FOLDS, 0, 0);
    if (view->options.to_call && call < 0 && must_defend(view))
        call = 0;
    if (may_call(view))
        add(self, POKER_CALLS, 0, call);
    add_raises(self, view);
}

static struct poker_action best_of(const struct choices *self, int64_t noise,
                                   struct rng *rng)
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
    thought->action = best_of(&choices, is_mixing ? NOISE * view.pot : 0,
                              rng);
    thought->share = view.share;
    thought->needed = view.options.to_call
        ? (int)(POKER_WHOLE * (int64_t)view.options.to_call
                / (view.pot + view.options.to_call)) : 0;
}

/* The mind */

static enum mind_answer think(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    struct poker_thought thought;

    (void)budget;                       /* less than a millisecond or two */
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
    .think = think,
};
