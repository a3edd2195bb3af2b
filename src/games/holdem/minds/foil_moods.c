/* foil_moods.c - foils that change their ways within a hand: two where the
 * board looks dangerous, one with its own strength, one when the flop is over.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/track.h"

enum { POT = 100, MUCH = 250, LITTLE = 15, DANGER = 3 };

/* With which hands one bets, raises and calls. */
struct mood {
    int bets_from, raises_from, calls_from;
};

static const struct mood
    quiet = {720, 900, 480},
    bold = {0, 800, 350};

static struct poker_action act_in_mood(const struct mood *mood,
                                       const struct poker_seen *seen)
{
    int strength = foil_strength(seen);
    struct poker_options options;

    poker_find_options(&seen->hand, &options);
    if (strength >= (options.to_call ? mood->raises_from : mood->bets_from))
        return foil_raise(seen, POT);
    return (struct poker_action){
        .kind = options.to_call && strength < mood->calls_from
              ? POKER_FOLDS : POKER_CALLS};
}

/* The painter */

static int is_paired(const struct poker_seen *seen)
{
    int rank[CARDS_RANKS] = {0}, found = 0;

    for (int i = 0; i < seen->board_count; i++)
        found |= ++rank[card_rank(seen->board[i])] == 2;
    return found;
}

/* Two cards of a rank, or three of a suit: whoever bets may have it. */
static int is_dangerous(const struct poker_seen *seen)
{
    int suit[CARDS_SUITS] = {0}, is_flush = 0;

    for (int i = 0; i < seen->board_count; i++)
        is_flush |= ++suit[card_suit(seen->board[i])] == DANGER;
    return is_flush | is_paired(seen);
}

static enum mind_answer paint(void *mind, const void *seen, void *scratch,
                              long budget, void *move)
{
    (void)mind;
    (void)scratch;
    (void)budget;
    *(struct poker_action *)move =
        act_in_mood(is_dangerous(seen) ? &bold : &quiet, seen);
    return MIND_MOVES;
}

const struct mind_type foil_painter = {
    .name = "foil-painter",
    .title = "bets every paired board, and every one with a flush",
    .size = 1,
    .reset = mind_forgets,
    .think = paint,
};

/* The doubler: who is not afraid of a paired board has trips. Against a plan
 * without bets of that size it is the size that is tried out, and where few
 * hands have anything, how many of them the other gives up. */

static enum mind_answer double_pairs(void *mind, const void *seen,
                                     void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    struct poker_action *action = move;
    int is_bold = is_paired(spot) && spot->hand.raises < 2;

    (void)mind;
    (void)scratch;
    (void)budget;
    *action = act_in_mood(is_bold ? &bold : &quiet, spot);
    if (is_bold && action->kind == POKER_RAISES)
        *action = foil_raise(spot, MUCH);
    return MIND_MOVES;
}

const struct mind_type foil_doubler = {
    .name = "foil-doubler",
    .title = "bets more than the pot on every paired board",
    .size = 1,
    .reset = mind_forgets,
    .think = double_pairs,
};

/* The splitter: a large bet is the best or nothing, a small one in between. Who
 * sees hands can tell them apart by the size; who rounds sizes cannot. It calls
 * and raises as others do, so that only its bets are odd. */

enum { BEST_FROM = 850, NOTHING_UNTIL = 180, MIDDLE_FROM = 450 };

static int size_for(int strength)
{
    return strength >= BEST_FROM || strength < NOTHING_UNTIL ? MUCH : LITTLE;
}

static enum mind_answer split_sizes(void *mind, const void *seen,
                                    void *scratch, long budget, void *move)
{
    const struct poker_seen *spot = seen;
    int strength = foil_strength(spot), is_first;
    struct poker_options options;

    (void)mind;
    (void)scratch;
    (void)budget;
    poker_find_options(&spot->hand, &options);
    is_first = spot->hand.street && !options.to_call;
    *(struct poker_action *)move =
        is_first && (strength < NOTHING_UNTIL || strength >= MIDDLE_FROM)
        ? foil_raise(spot, size_for(strength)) : act_in_mood(&quiet, spot);
    return MIND_MOVES;
}

const struct mind_type foil_splitter = {
    .name = "foil-splitter",
    .title = "bets much with the best or nothing, and little in between",
    .size = 1,
    .reset = mind_forgets,
    .think = split_sizes,
};

/* The turncoat: what it holds on the turn is what solver would hold. */

struct turncoat {
    struct rng rng;
    uint64_t dice;
};

struct turncoat_thoughts {
    struct track track;
    struct track_flops flops;
    _Alignas(16) char memory[TRACK_MEMORY];
};

static void reset_turncoat(void *mind, const char *seed)
{
    struct turncoat *self = mind;

    rng_seed(&self->rng, seed);
    self->dice = rng_next(&self->rng);
}

/* 0: the plan does not know this game. */
static int play_well(struct turncoat *self, const struct poker_seen *seen,
                     struct turncoat_thoughts *thoughts,
                     struct poker_action *to)
{
    const struct poker_rules *rules = &seen->hand.rules;
    struct track *track = &thoughts->track;

    track->flops = &thoughts->flops;
    track_open(track, seen,
               rules->is_machine ? NULL : &track_holdem[rules->limit],
               self->dice,
               arena_of(thoughts->memory, sizeof thoughts->memory));
    while (track->stage == TRACK_SOLVING)
        track_step(track, seen);
    if (track->stage == TRACK_LOST)
        return 0;
    *to = track_pick(track, seen, &self->rng);
    return 1;
}

static enum mind_answer turn_coat(void *mind, const void *seen, void *scratch,
                                  long budget, void *move)
{
    const struct poker_seen *spot = seen;

    (void)budget;
    if (spot->hand.street >= TRACK_TURN
        || !play_well(mind, spot, scratch, move))
        *(struct poker_action *)move = act_in_mood(&bold, spot);
    return MIND_MOVES;
}

const struct mind_type foil_turncoat = {
    .name = "foil-turncoat",
    .title = "plays well until the turn, and then bets everything",
    .size = sizeof(struct turncoat),
    .scratch_size = sizeof(struct turncoat_thoughts),
    .reset = reset_turncoat,
    .think = turn_coat,
};
