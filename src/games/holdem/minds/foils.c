/* foils.c - players that each have one idea, to measure minds against.
 *
 * Most are a line of a table: with which hands they bet, raise and call, and
 * how much.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/strength.h"
#include "games/holdem/rules/value.h"

int foil_strength(const struct poker_seen *seen)
{
    cards board = 0;
    uint32_t own;
    int beaten = 0, all = 0;

    for (int i = 0; i < seen->board_count; i++)
        board |= cards_of(seen->board[i]);
    if (!board)
        return poker_strength_start(seen->hole);
    own = poker_value(seen->hole | board);
    for (int i = 0; i < POKER_COMBOS; i++) {
        cards other = poker_combo_cards(i);
        uint32_t value;

        if (other & (seen->hole | board))
            continue;
        value = poker_value(other | board);
        beaten += (own > value) + (own >= value);
        all += 2;
    }
    return POKER_WHOLE * beaten / all;
}

struct poker_action foil_raise(const struct poker_seen *seen, int percent)
{
    struct poker_options options;
    int64_t pot, to;

    poker_find_options(&seen->hand, &options);
    if (!options.raise_most)
        return (struct poker_action){.kind = POKER_CALLS};
    pot = poker_pot(&seen->hand) + options.to_call;
    to = seen->hand.round[seen->player] + options.to_call
       + pot * percent / 100;
    if (percent < 0 || to > options.raise_most)
        to = options.raise_most;
    if (to < options.raise_least)
        to = options.raise_least;
    return (struct poker_action){.kind = POKER_RAISES, .to = (int32_t)to};
}

/* The table */

enum { NEVER = POKER_WHOLE + 1, ALL_IN = -1, ANY_SIZE = -2, SIZE_MOST = 250 };

struct idea {
    int bets_from;                      /* the strength, when not bet into */
    int raises_from, calls_from;        /* and when */
    int bluffs;                         /* percent of weaker hands that bet */
    int size;                           /* of bets, percent of the pot */
};

static const struct idea
    trap     = {NEVER, 900, 480, 0, 100},
    overbet  = {850, 950, 650, 0, 250},
    bettor   = {0, 900, 500, 0, 75},
    stabber  = {700, 900, 350, 50, 75},
    shover   = {0, 0, 0, 0, ALL_IN},
    pusher   = {620, 620, 620, 0, ALL_IN},
    least    = {0, 0, 0, 0, 0},
    folder   = {NEVER, NEVER, NEVER, 0, 0},
    scatter  = {500, 800, 400, 20, ANY_SIZE},
    tight    = {720, 850, 600, 10, 75},
    maniac   = {0, 0, 0, 0, 100},
    station  = {930, 980, 300, 0, 50},
    bluffer  = {850, 850, 700, 60, 100},
    blaster  = {800, 900, 450, 50, 250},
    nibbler  = {0, 900, 400, 0, 20},
    warrior  = {500, 600, 400, 30, 0};

static struct poker_action raise_by_idea(const struct idea *idea,
                                         const struct poker_seen *seen,
                                         struct rng *rng)
{
    return foil_raise(seen, idea->size == ANY_SIZE
                            ? (int)rng_below(rng, SIZE_MOST) : idea->size);
}

static struct poker_action act_by_idea(const struct idea *idea,
                                       const struct poker_seen *seen,
                                       struct rng *rng)
{
    int strength = foil_strength(seen);
    struct poker_options options;

    poker_find_options(&seen->hand, &options);
    if (!options.to_call
        && (strength >= idea->bets_from
            || (int)rng_below(rng, 100) < idea->bluffs))
        return raise_by_idea(idea, seen, rng);
    if (options.to_call && strength >= idea->raises_from)
        return raise_by_idea(idea, seen, rng);
    if (!options.to_call || strength >= idea->calls_from)
        return (struct poker_action){.kind = POKER_CALLS};
    return (struct poker_action){.kind = POKER_FOLDS};
}

#define FOIL(NAME, TITLE)                                                    \
    static enum mind_answer think_as_##NAME(void *mind, const void *seen,    \
                                            void *scratch, long budget,      \
                                            void *move)                      \
    {                                                                        \
        (void)scratch;                                                       \
        (void)budget;                                                        \
        *(struct poker_action *)move = act_by_idea(&(NAME), seen, mind);     \
        return MIND_MOVES;                                                   \
    }                                                                        \
    static const struct mind_type foil_##NAME = {                            \
        .name = "foil-" #NAME,                                               \
        .title = (TITLE),                                                    \
        .size = sizeof(struct rng),                                          \
        .reset = mind_takes_dice,                                            \
        .think = think_as_##NAME,                                            \
    };

FOIL(trap, "never bets first, raises the best")
FOIL(overbet, "bets more than the pot with good hands")
FOIL(bettor, "bets whenever checked to")
FOIL(stabber, "bets half the time when checked to")
FOIL(shover, "is all-in every hand")
FOIL(pusher, "is all-in with good hands")
FOIL(least, "raises by the minimum")
FOIL(folder, "folds to any bet")
FOIL(scatter, "bets any size")
FOIL(tight, "plays few hands, and bets them")
FOIL(maniac, "always raises the pot")
FOIL(station, "calls nearly everything")
FOIL(bluffer, "bluffs too much")
FOIL(blaster, "bets more than the pot, as a bluff too")
FOIL(nibbler, "bets a fifth of the pot whenever checked to")
FOIL(warrior, "raises by the minimum again and again")

const struct mind_type *const poker_foils[] = {
    &foil_trap, &foil_overbet, &foil_bettor, &foil_stabber, &foil_shover,
    &foil_pusher, &foil_least, &foil_folder, &foil_scatter, &foil_tight,
    &foil_maniac, &foil_station, &foil_bluffer, &foil_blaster, &foil_nibbler,
    &foil_warrior, &foil_mirror, &foil_learner, &foil_best, NULL,
};
