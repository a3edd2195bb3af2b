/* foil_moods.c - two foils that change their ways within a hand: one where the
 * board looks dangerous, one when the flop is over.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/track.h"

enum { POT = 100, DANGER = 3 };

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

/* Two cards of a rank, or three of a suit: whoever bets may have it. */
static int is_dangerous(const struct poker_seen *seen)
{
    int rank[CARDS_RANKS] = {0}, suit[CARDS_SUITS] = {0};
    int is_paired = 0, is_flush = 0;

    for (int i = 0; i < seen->board_count; i++) {
        is_paired |= ++rank[card_rank(seen->board[i])] == 2;
        is_flush |= ++suit[card_suit(seen->board[i])] == DANGER;
    }
    return is_paired | is_flush;
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
