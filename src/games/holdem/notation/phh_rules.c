/* phh_rules.c - the rules that a hand of a file is played by.
 *
 * From its variant, antes, blinds and bets to those of ring.h; and which hands
 * no rules here can judge.
 */
#include "games/holdem/notation/phh_replay.h"

#include <string.h>

/* What can be judged */

static int is_machine_game(const struct phh_hand *hand)
{
    return hand->variant == PHH_BW3 || hand->variant == PHH_BW5;
}

/* Notes, not faults: the format allows all of these. Null if the rules can
 * play this hand. */
const char *phh_rules_why_not(const struct phh_hand *hand)
{
    if (hand->variant == PHH_OTHER || hand->variant == PHH_NO_VARIANT)
        return text_error("not checked: the rules of ", hand->code,
                          " are not known here", (char *)0);
    if (hand->players < 2 || (is_machine_game(hand) && hand->players > 2))
        return "not checked: the game of the Basys3 has two players";
    return NULL;
}

const char *phh_rules_wrong(const struct phh_hand *hand)
{
    for (int i = 0; i < hand->players; i++)
        if (is_machine_game(hand) && hand->blind[i] != 0)
            return "the game of the Basys3 has no blinds";
    return NULL;
}

/* Who acts first */

static int first_actor(const struct phh_hand *hand)
{
    for (int i = 0; i < hand->action_count; i++)
        switch (hand->action[i].kind) {
        case PHH_FOLDS:
        case PHH_CALLS:
        case PHH_RAISES:
        case PHH_BRINGS_IN:
            return hand->action[i].player;
        default:
            break;
        }
    return -1;
}

/* The player after the largest blind or straddle. If two are as large, rules
 * differ, and the file decides. */
static int find_opener(const struct phh_hand *hand)
{
    int opener = 0, actor = first_actor(hand);
    int64_t largest = 0;

    for (int i = 0; i < hand->players; i++) {
        if (hand->blind[i] <= 0 || hand->blind[i] < largest)
            continue;
        if (hand->blind[i] > largest || opener != actor)
            opener = (i + 1) % hand->players;
        largest = hand->blind[i];
    }
    return opener;
}

/* The rules of a hand */

static void find_streets(const struct phh_hand *hand,
                         struct ring_rules *rules)
{
    static const uint8_t board[POKER_STREETS] = {0, 3, 4, 5};

    rules->streets = hand->variant == PHH_BW3 ? 1 : POKER_STREETS;
    memcpy(rules->board, board, sizeof board);
    if (hand->variant == PHH_BW3)
        rules->board[0] = 3;
    for (int i = 0; i < POKER_STREETS; i++)
        rules->bet[i] = is_machine_game(hand) ? 1
                      : hand->variant == PHH_NT ? hand->min_bet
                      : i < 2 ? hand->small_bet : hand->big_bet;
}

static void find_rules(const struct phh_hand *hand, int is_whole,
                       struct ring_rules *rules)
{
    *rules = (struct ring_rules){
        .players = hand->players,
        .limit = hand->variant == PHH_FT ? POKER_FIXED_LIMIT
                                         : POKER_NO_LIMIT,
        .is_flat = (uint8_t)is_machine_game(hand),
        .is_trimmed = hand->is_trimmed,
        .is_whole = (uint8_t)is_whole,
        .first = {(uint8_t)find_opener(hand)},
        .bring_in = hand->bring_in,
    };
    find_streets(hand, rules);
    for (int i = 0; i < hand->players; i++) {
        rules->ante[i] = hand->ante[i];
        rules->blind[i] = hand->blind[i] < 0 ? -hand->blind[i]
                                             : hand->blind[i];
    }
}

void phh_rules_begin(const struct phh_hand *hand, int is_whole,
                     struct ring *ring)
{
    struct ring_rules rules;
    int64_t stack[PHH_PLAYERS_MAX];

    for (int i = 0; i < hand->players; i++)
        stack[i] = hand->stack[i] == PHH_INFINITE ? RING_CHIPS_MAX
                                                  : hand->stack[i];
    find_rules(hand, is_whole, &rules);
    ring_begin(ring, &rules, stack);
}

int phh_rules_is_short(const struct phh_hand *hand)
{
    for (int i = 0; i < hand->players; i++)
        if (hand->stack[i] - hand->ante[i] < hand->blind[i])
            return 1;
    return 0;
}
