/* acpc_pair.c - Hold'em for two, between the competition's way and ours.
 *
 * The two sets of rules agree on everything but a fold without a bet; a test
 * plays both side by side.
 */
#include "games/holdem/rules/acpc_pair.h"

#include <stddef.h>

enum { BUTTON = 1, BLIND = 0 };         /* positions with reversed blinds */

static const uint8_t board[POKER_STREETS] = {0, 3, 1, 1};

/* Fewer rounds or cards would be legal in our rules, but no mind knows what to
 * do with them. */
static int is_holdem_for_two(const struct acpc_game *game)
{
    for (int i = 0; i < POKER_STREETS; i++)
        if (game->board[i] != board[i])
            return 0;
    return game->players == POKER_PLAYERS && game->rounds == POKER_STREETS
        && game->suits == CARDS_SUITS && game->ranks == CARDS_RANKS
        && game->hole == 2;
}

/* Whoever begins has the small blind, and is last from the flop on. */
static const char *check_seats(const struct acpc_game *game)
{
    int button = game->first[0];

    for (int i = 1; i < POKER_STREETS; i++)
        if (game->first[i] == button)
            return "the first player before the flop must be the last one "
                   "after it";
    if (game->blind[button] > game->blind[!button])
        return "the first player must have the smaller blind";
    for (int i = 0; i < POKER_PLAYERS; i++)
        if (game->stack[i] <= game->blind[!button])
            return "the stacks must be above the blinds";
    return NULL;
}

/* Our cap counts the big blind as a raise; 0 is none, below 0 an error. */
static int find_cap(const struct acpc_game *game)
{
    int is_blind = game->blind[0] > 0 || game->blind[1] > 0;
    int cap = game->raises_max[1];

    for (int i = 1; i < POKER_STREETS; i++)
        if (game->raises_max[i] != cap)
            return -1;
    if (cap == ACPC_NO_CAP && game->raises_max[0] == ACPC_NO_CAP)
        return 0;
    return cap > 0 && game->raises_max[0] + is_blind == cap ? cap : -1;
}

/* In no-limit the least bet is the big blind, or one chip without blinds. */
const char *acpc_pair_rules(const struct acpc_game *game,
                            struct poker_rules *rules, int *button)
{
    int cap = find_cap(game);
    const char *error;

    if (!is_holdem_for_two(game))
        return "minds play only Hold'em with two players";
    if ((error = check_seats(game)))
        return error;
    if (cap < 0)
        return "maxRaises must be the same in every round, and one less in "
               "the first because of the blind";
    *button = game->first[0];
    poker_no_limit(rules, game->blind[*button], game->blind[!*button]);
    rules->raises_max = (uint8_t)cap;
    for (int i = 0; i < POKER_STREETS; i++) {
        if (!game->is_no_limit)
            rules->bet[i] = game->raise[i];
        else if (rules->bet[i] == 0)
            rules->bet[i] = 1;
    }
    if (!game->is_no_limit)
        rules->limit = POKER_FIXED_LIMIT;
    return NULL;
}

/* The size of a raise is not used in no-limit. */
void acpc_pair_game(struct acpc_game *game, const struct poker_rules *rules,
                    int32_t stack)
{
    int cap = rules->raises_max ? rules->raises_max : ACPC_NO_CAP;

    acpc_usual_game(game, rules->limit == POKER_NO_LIMIT);
    game->blind[BUTTON] = rules->blind[0];
    game->blind[BLIND] = rules->blind[1];
    for (int i = 0; i < POKER_PLAYERS; i++)
        game->stack[i] = stack;
    for (int i = 0; i < POKER_STREETS; i++) {
        game->raise[i] = rules->bet[i];
        game->raises_max[i] = (uint8_t)cap;
    }
    if (cap != ACPC_NO_CAP && rules->blind[1] > 0)
        game->raises_max[0]--;
}

/* What the player has put in before this round. */
static int32_t spent_before(const struct poker *hand)
{
    return hand->total[hand->turn] - hand->round[hand->turn];
}

/* A raise of a limit game has only one size. */
struct poker_action acpc_pair_ours(const struct poker *hand,
                                   const struct acpc_action *action)
{
    struct poker_action ours = {.kind = action->kind};
    struct poker_options options;

    if (action->kind != POKER_RAISES)
        return ours;
    poker_find_options(hand, &options);
    ours.to = hand->rules.limit == POKER_FIXED_LIMIT
            ? options.raise_least : action->to - spent_before(hand);
    return ours;
}

struct acpc_action acpc_pair_theirs(const struct poker *hand,
                                    const struct poker_action *action)
{
    struct acpc_action theirs = {.kind = action->kind};

    if (action->kind == POKER_RAISES
        && hand->rules.limit == POKER_NO_LIMIT)
        theirs.to = action->to + spent_before(hand);
    return theirs;
}
