/* foils.c - simple players with one idea each, to measure minds against.
 *
 * Most are a line of a table: with which hands they bet, raise and call, and
 * how much, on every street or on each of them.
 */
#include "games/holdem/minds/foils.h"

#include "games/holdem/minds/strength.h"
#include "games/holdem/rules/value.h"

/* How many hands of the other it beats now, in thousandths; a tie is half a
 * win. Cards to come do not count: the players are simple. */
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

/* By that much of the pot, brought into what is allowed; below 0 all-in. */
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

enum {
    NEVER = POKER_WHOLE + 1,
    ALL_IN = -1, ANY_SIZE = -2, SIZE_MOST = 250,
};

struct idea {
    int bets_from;                      /* the strength, when not bet into */
    int raises_from, calls_from;        /* and when */
    int bluffs;                         /* percent of weaker hands that bet */
    int size;                           /* of bets, percent of the pot */
};

#define ALWAYS(...) {__VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__}
#define AFTER_FLOP(...) __VA_ARGS__, __VA_ARGS__, __VA_ARGS__

static const struct idea
    trap[]     = ALWAYS({NEVER, 900, 480, 0, 100}),
    overbet[]  = ALWAYS({850, 950, 650, 0, 250}),
    bettor[]   = ALWAYS({0, 900, 500, 0, 75}),
    stabber[]  = ALWAYS({700, 900, 350, 50, 75}),
    shover[]   = ALWAYS({0, 0, 0, 0, ALL_IN}),
    pusher[]   = ALWAYS({620, 620, 620, 0, ALL_IN}),
    least[]    = ALWAYS({0, 0, 0, 0, 0}),
    folder[]   = ALWAYS({NEVER, NEVER, NEVER, 0, 0}),
    scatter[]  = ALWAYS({500, 800, 400, 20, ANY_SIZE}),
    tight[]    = ALWAYS({720, 850, 600, 10, 75}),
    maniac[]   = ALWAYS({0, 0, 0, 0, 100}),
    station[]  = ALWAYS({930, 980, 300, 0, 50}),
    bluffer[]  = ALWAYS({850, 850, 700, 60, 100}),
    blaster[]  = ALWAYS({800, 900, 450, 50, 250}),
    nibbler[]  = ALWAYS({0, 900, 400, 0, 20}),
    warrior[]  = ALWAYS({500, 600, 400, 30, 0});

/* With an idea for each street. */
static const struct idea
    donker[]   = {{NEVER, NEVER, 350, 0, 0}, {0, 900, 400, 0, 0},
                  {0, 900, 400, 0, 0}, {0, 900, 650, 0, ALL_IN}},
    odd[]      = {{620, 680, 480, 10, 63}, {600, 850, 420, 35, 41},
                  {650, 850, 480, 40, 137}, {700, 900, 500, 40, 89}},
    limper[]   = {{NEVER, NEVER, 0, 0, 0},
                  AFTER_FLOP({NEVER, 720, 450, 0, 100})},
    sneak[]    = {{580, 640, 470, 0, 150}, AFTER_FLOP({0, 930, 380, 0, 0})},
    resteal[]  = {{NEVER, 600, 600, 0, ALL_IN},
                  AFTER_FLOP({700, 900, 550, 10, 75})},
    opener[]   = {{600, 600, 520, 0, 450},
                  AFTER_FLOP({750, 900, 550, 0, 100})},
    squeezer[] = {{450, 450, 380, 0, 200}, {0, 900, 500, 0, 60},
                  {650, 900, 550, 30, 60}, {750, 950, 600, 30, 100}},
    bloater[]  = {{500, 500, 450, 0, 300}, {0, 600, 500, 0, ALL_IN},
                  AFTER_FLOP({600, 700, 550, 20, ALL_IN})},
    prober[]   = {{NEVER, 680, 330, 0, 100}, {0, 920, 420, 0, 10},
                  {0, 920, 450, 0, 10}, {880, 920, 600, 25, 300}},
    patient[]  = {{530, 620, 430, 0, 100}, {NEVER, NEVER, 450, 0, 0},
                  {NEVER, NEVER, 500, 0, 0}, {720, 880, 600, 45, 150}},
    floater[]  = {{560, 660, 400, 0, 100}, {NEVER, NEVER, 250, 0, 0},
                  {0, 950, 550, 0, 200}, {720, 950, 600, 50, 200}},
    springer[] = {{540, 640, 400, 0, 75}, {NEVER, 400, 400, 0, 0},
                  {NEVER, 600, 450, 0, 0}, {700, 900, 500, 30, 120}},
    ambusher[] = {{NEVER, 470, 350, 0, 150},
                  AFTER_FLOP({0, 850, 520, 0, 75})},
    bomber[]   = {{760, 760, 560, 3, 1000},
                  AFTER_FLOP({930, 960, 600, 7, 1000})},
    driver[]   = {{NEVER, NEVER, 400, 0, 0}, {NEVER, NEVER, 0, 0, 0},
                  {0, 0, 0, 0, ALL_IN}, {0, 0, 0, 0, ALL_IN}},
    wedge[]    = {{500, 640, 420, 10, 180}, {550, 800, 400, 30, 72},
                  {600, 850, 430, 35, 72}, {700, 900, 450, 35, 220}},
    lurker[]   = {{560, 700, 400, 0, 100}, {NEVER, NEVER, 330, 0, 0},
                  {NEVER, 520, 420, 0, 125}, {650, 900, 550, 40, 130}};

static struct poker_action raise_by_idea(const struct idea *idea,
                                         const struct poker_seen *seen,
                                         struct rng *rng)
{
    return foil_raise(seen, idea->size == ANY_SIZE
                            ? (int)rng_below(rng, SIZE_MOST) : idea->size);
}

/* A hand that is too weak to bet does so now and then all the same: with most
 * ideas the only thing that is left to chance. */
static struct poker_action act_by_idea(const struct idea *ideas,
                                       const struct poker_seen *seen,
                                       struct rng *rng)
{
    const struct idea *idea = &ideas[seen->hand.street];
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

/* Calls the blind with most hands; a raise is answered by its idea. */
static struct poker_action act_behind_raise(const struct idea *ideas,
                                            const struct poker_seen *seen,
                                            struct rng *rng)
{
    if (seen->hand.street == 0 && seen->hand.raises < 2)
        return (struct poker_action){
            .kind = foil_strength(seen) >= 400 ? POKER_CALLS : POKER_FOLDS};
    return act_by_idea(ideas, seen, rng);
}

#define FOIL(NAME, TITLE) FOIL_THAT(act_by_idea, NAME, TITLE)
#define FOIL_THAT(ACTS, NAME, TITLE)                                         \
    static enum mind_answer think_as_##NAME(void *mind, const void *seen,    \
                                            void *scratch, long budget,      \
                                            void *move)                      \
    {                                                                        \
        (void)scratch;                                                       \
        (void)budget;                                                        \
        *(struct poker_action *)move = ACTS(NAME, seen, mind);               \
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
FOIL(donker, "bets the minimum, and everything on the river")
FOIL(odd, "bets another odd size on each street")
FOIL(limper, "sees every flop, checks, and raises bets")
FOIL(sneak, "plays well before the flop, then bets the minimum")
FOIL(opener, "opens with far too much, and with good hands only")
FOIL(squeezer, "raises every raise before the flop")
FOIL(bloater, "fills the pot before the flop, and is all-in on it")
FOIL(prober, "bets a tenth of the pot, and three pots on the river")
FOIL(patient, "checks until the river, and bets more than the pot there")
FOIL(floater, "calls on the flop, and bets two pots on the turn")
FOIL(springer, "checks, and raises bets by the minimum")
FOIL(bomber, "bets ten pots with the best hands, or with nothing")
FOIL(driver, "calls every flop, and is all-in on the turn")
FOIL(wedge, "bets between the sizes that others look at")
FOIL(lurker, "calls on the flop, and raises bets on the turn")
FOIL_THAT(act_behind_raise, ambusher, "calls, and raises who raises then")
FOIL_THAT(act_behind_raise, resteal, "answers raises all-in before the flop")

const struct mind_type *const poker_foils[] = {
    &foil_trap, &foil_overbet, &foil_bettor, &foil_stabber, &foil_shover,
    &foil_pusher, &foil_least, &foil_folder, &foil_scatter, &foil_tight,
    &foil_maniac, &foil_station, &foil_bluffer, &foil_blaster, &foil_nibbler,
    &foil_warrior, &foil_donker, &foil_odd, &foil_limper, &foil_sneak,
    &foil_resteal, &foil_opener, &foil_squeezer, &foil_bloater, &foil_prober,
    &foil_patient, &foil_floater, &foil_springer, &foil_ambusher,
    &foil_bomber, &foil_driver, &foil_wedge, &foil_lurker, &foil_painter,
    &foil_doubler, &foil_splitter, &foil_turncoat, &foil_mirror,
    &foil_learner, &foil_best, &foil_reader, NULL,
};
