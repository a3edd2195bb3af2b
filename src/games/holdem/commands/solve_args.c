/* solve_args.c - reads the options of boardwalk poker solve.
 *
 * Two units are easily confused. Sizes of bets are in thousandths of the pot,
 * as solver/tree.h takes them; the target is in thousandths of a percent, a
 * hundred times finer, because good solutions come within 0.01 %. Chips become
 * hundredths on reading.
 *
 * The order matters: the board says on which street the betting begins, and
 * lists of sizes are read from that street on.
 */
#include <string.h>
#include <unistd.h>

#include "games/holdem/commands/sizes.h"
#include "games/holdem/commands/solve.h"

enum {
    STEPS_MAX = 1000000,
    HUNDRED_PERCENT = 100000,           /* in thousandths of a percent */
    RAISES = 4, RAISES_MAX = 20, COMMITS = 150,
    FLOP_CARDS = 3,
    MEMORY_GIB_MAX = 4096,
};

const char *const solve_players[POKER_PLAYERS] = {"oop", "ip"};

static const char usual_bets[] = "50%,100%", usual_raises[] = "100%";

const struct arg_def solve_options[] = {
    {"board", 'b', "CARDS", "three to five community cards"},
    {"pot", 'p', "CHIPS", "chips in the pot before the betting"},
    {"stack", 's', "CHIPS", "chips that each player has left"},
    {"oop", 0, "RANGE", "range of the first to act (out of position)"},
    {"ip", 0, "RANGE", "range of the other player (in position)"},
    {"bets", 0, "SIZES", "bets to consider (default 50%,100%)"},
    {"raises", 0, "SIZES", "raises to consider (default 100%)"},
    {"oop-bets", 0, "SIZES", "the same, of the first player only"},
    {"oop-raises", 0, "SIZES", "the same, of the first player only"},
    {"ip-bets", 0, "SIZES", "the same, of the other player only"},
    {"ip-raises", 0, "SIZES", "the same, of the other player only"},
    {"raises-max", 0, "N", "bets and raises on a street (default 4)"},
    {"commit", 0, "SIZE", "all-in if a bet leaves less of the pot (default "
                          "15%)"},
    {"target", 't', "SHARE", "of the pot to get within (default 0.5%)"},
    {"steps", 'n', "N", "stop after this many"},
    {"line", 'l', "ACTIONS", "show the point after these: 'check,bet 30,Th'"},
    {"combos", 'c', NULL, "show every hand, not only kinds of hands"},
    {"json", 0, NULL, "print everything as JSON"},
    {"plan", 0, NULL, "print the memory needed, and stop"},
    {"memory", 'm', "GIB", "memory to use at most (default 3/4 of all)"},
    {"threads", 'j', "T", "number of threads (default: one per core)"},
    {"progress", 0, NULL, "print progress even if stderr is not a terminal"},
    {0},
};

/* Cards and ranges */

/* "--oop TT+,AQx, column 5: ..." */
static const char *at_place(const char *option, const char *value, int column,
                            const char *error)
{
    char digits[SOLVE_WORD_MAX];
    struct text to;

    text_begin(&to, digits, sizeof digits);
    text_put_number(&to, (uint64_t)column);
    return text_error("--", option, " ", value, ", column ", digits, ": ",
                      error, (char *)0);
}

/* All 3, 4 or 5 cards at once: whether the spot is a flop, a turn or a river
 * is only their number. */
static const char *read_board_option(struct solve *self,
                                     const struct args *args)
{
    const char *value = args_value(args, "board"), *error;
    int column = 1;

    if (!value)
        return "--board is needed, such as --board Ks7d2c";
    error = poker_read_cards(value, strlen(value), FLOP_CARDS,
                             POKER_BOARD_MAX, &self->board, &column);
    if (error)
        return at_place("board", value, column, error);
    for (int i = 0; i < self->board.count; i++)
        self->spot.board |= UINT64_C(1) << self->board.card[i];
    return NULL;
}

/* The weights that the solver reads, and how many hands are left of them
 * beside the board's cards; a range may well lose all of them. */
static int weigh_hands(struct solve *self, int player)
{
    int count = 0;

    for (int i = 0; i < POKER_COMBOS; i++) {
        self->weight[player][i] = poker_range_share(&self->range[player], i);
        count += self->weight[player][i] > 0
              && !(poker_combo_cards(i) & self->board.set);
    }
    self->spot.range[player] = self->weight[player];
    return count;
}

/* Column 1 is the first character of the value, not of the command line. */
static const char *read_side(struct solve *self, const struct args *args,
                             int player)
{
    const char *option = solve_players[player];
    const char *value = args_value(args, option), *error;
    int column = 1;

    if (!value)
        return text_error("--", option, " is needed, such as --", option,
                          " TT+,AQs+", (char *)0);
    error = poker_read_range(value, strlen(value), &self->range[player],
                             &column);
    if (error)
        return at_place(option, value, column, error);
    if (!weigh_hands(self, player))
        return text_error("--", option, " ", value, ": every hand has a card "
                          "of the board", (char *)0);
    return NULL;
}

/* Whether both can hold something at the same time. */
static const char *check_both(const struct solve *self)
{
    for (int i = 0; i < POKER_COMBOS; i++) {
        cards own = poker_combo_cards(i);

        if (self->weight[0][i] <= 0 || (own & self->board.set))
            continue;
        for (int k = 0; k < POKER_COMBOS; k++)
            if (self->weight[1][k] > 0
                && !(poker_combo_cards(k) & (own | self->board.set)))
                return NULL;
    }
    return "the hands of --oop and --ip always share a card";
}

static const char *read_sides(struct solve *self, const struct args *args)
{
    const char *error = read_side(self, args, 0);

    if (!error)
        error = read_side(self, args, 1);
    return error ? error : check_both(self);
}

/* Chips */

/* text_seconds reads decimals with up to three places as thousandths, whatever
 * they are of; a third place of chips is cut off. */
static const char *read_chips(const struct args *args, const char *option,
                              uint64_t *hundredths)
{
    const char *value = args_value(args, option);
    uint64_t thousandths;

    if (!value)
        return text_error("--", option, " is needed, such as --", option,
                          " 60", (char *)0);
    if (!text_seconds(value, &thousandths) || thousandths < 10
        || thousandths > SOLVE_CHIPS_MAX * UINT64_C(1000))
        return text_error("--", option, " ", value, ": expected chips, from "
                          "0.01 to 5000000", (char *)0);
    *hundredths = thousandths / 10;
    return NULL;
}

/* Sizes */

/* Which sizes of a street an option sets. */
static struct solver_sizes *sizes_of(struct solver_bets *bets, int player,
                                     int is_raise)
{
    return is_raise ? &bets->raise[player] : &bets->bet[player];
}

/* A list for each street from the first on; the last one is for all that
 * follow. */
static const char *read_sizes(struct solve *self, const char *option,
                              const char *value, int player, int is_raise)
{
    struct solver_sizes sizes = {0};

    for (int street = self->hand.street; street < POKER_STREETS; street++) {
        const char *error = *value || street == self->hand.street
                          ? sizes_read_street(&value, option, &sizes) : NULL;

        if (error)
            return error;
        *sizes_of(&self->spot.bets[street], player, is_raise) = sizes;
        value += *value == '/';
    }
    if (*value)
        return text_error("--", option, ": more lists than streets that are "
                          "played", (char *)0);
    return NULL;
}

/* The player's own option goes before the one for both, and that before the
 * usual sizes: --bets 50% --ip-bets none lets only the first player bet. */
static const char *read_player_sizes(struct solve *self,
                                     const struct args *args, int player,
                                     int is_raise)
{
    static const char *const own[POKER_PLAYERS][2] = {
        {"oop-bets", "oop-raises"}, {"ip-bets", "ip-raises"},
    };
    static const char *const both[] = {"bets", "raises"};
    const char *option = own[player][is_raise];
    const char *value = args_value(args, option);

    if (!value) {
        option = both[is_raise];
        value = args_value(args, option);
    }
    if (!value)
        value = is_raise ? usual_raises : usual_bets;
    return read_sizes(self, option, value, player, is_raise);
}

/* raises-max counts bets, too: with 1 there is a bet and no raise, with 0
 * everybody checks. */
static const char *read_bets(struct solve *self, const struct args *args)
{
    const char *commit = args_value(args, "commit"), *error = NULL;
    int commits = COMMITS, raises_max = RAISES;

    for (int i = 0; !error && i < 2 * POKER_PLAYERS; i++)
        error = read_player_sizes(self, args, i / 2, i % 2);
    if (!error)
        error = args_int(args, "raises-max", 0, RAISES_MAX, &raises_max);
    if (!error && commit && !sizes_scan_permille(commit, &commits))
        error = text_error("--commit ", commit, ": expected a share of the "
                           "pot, such as 0.15 or 15%", (char *)0);
    for (int i = 0; i < POKER_STREETS; i++) {
        self->spot.bets[i].raises_max = raises_max;
        self->spot.bets[i].commits = commits;
    }
    return error;
}

/* The spot */

/* A hand of no-limit Hold'em at the beginning of a street, with the whole pot
 * from before. The second player has the button. */
static const char *begin_betting(struct solve *self)
{
    struct poker_rules rules;
    int32_t stack = (int32_t)self->stack;
    const char *error;

    poker_no_limit(&rules, 0, 1);
    rules.blind[1] = 0;
    error = poker_begin(&self->hand, &rules, 1, (int32_t[]){stack, stack});
    if (error)
        return error;
    self->hand.street = (uint8_t)(self->board.count - FLOP_CARDS + 1);
    self->hand.turn = 0;
    self->spot.hand = &self->hand;
    self->spot.deck = &solver_holdem;
    self->spot.dead = (int32_t)self->pot;
    return NULL;
}

/* 0.5% or 0.005, of the pot. */
static const char *read_target_share(struct solve *self,
                                     const struct args *args)
{
    const char *value = args_value(args, "target");

    self->target = HUNDRED_PERCENT / 200;
    if (!value || (sizes_scan_share(value, &self->target) && self->target > 0
                   && self->target <= HUNDRED_PERCENT))
        return NULL;
    return text_error("--target ", value, ": expected a share of the pot, "
                      "such as 0.5%, from 0.001% to 100%", (char *)0);
}

/* Where the system does not say, 4 GiB, which most machines have. */
static uint64_t memory_of_machine(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    return pages > 0 && size > 0 ? (uint64_t)pages * (uint64_t)size
                                 : UINT64_C(4) << 30;
}

/* Three quarters of the memory leave room for the rest of the system; a spot
 * that needs more is refused before it begins, not killed by the system in the
 * middle. */
static const char *read_limits(struct solve *self, const struct args *args)
{
    uint64_t gib = 0;
    const char *error = args_number(args, "memory", 1, MEMORY_GIB_MAX, &gib);

    self->memory_max = gib ? gib << 30 : memory_of_machine() / 4 * 3;
    self->steps_max = STEPS_MAX;
    if (!error)
        error = args_number(args, "steps", 1, STEPS_MAX, &self->steps_max);
    if (!error)
        error = solve_read_team(self, args);
    return error ? error : read_target_share(self, args);
}

/* All errors found here are misuse of the command line (exit status 2); those
 * found later are failures (1), but for a --line that cannot be followed. */
const char *solve_read_args(struct solve *self, const struct args *args)
{
    const char *error = args_refuse_words(args, "everything is given by "
                                          "options, such as --board Ks7d2c");

    if (error)
        return error;
    self->line = args_value(args, "line");
    self->has_combos = args_has(args, "combos");
    self->is_json = args_has(args, "json");
    self->is_plan = args_has(args, "plan");
    self->shows_progress = args_has(args, "progress");
    if ((error = read_board_option(self, args))
        || (error = read_chips(args, "pot", &self->pot))
        || (error = read_chips(args, "stack", &self->stack))
        || (error = read_sides(self, args))
        || (error = begin_betting(self))
        || (error = read_bets(self, args)))
        return error;
    return read_limits(self, args);
}
