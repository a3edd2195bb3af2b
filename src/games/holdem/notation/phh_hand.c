/* phh_hand.c - building a hand that is to be written.
 *
 * The counterpart of the reader, for matches and exports. phh_hand_end replays
 * the hand as a reader would, and returns what a reader would refuse.
 */
#include "games/holdem/notation/phh.h"

#include <string.h>

#include "base/text.h"

/* The variant and its code always agree. */
static void set_code(struct phh_hand *hand, enum phh_variant variant,
                     const char *code)
{
    hand->variant = (uint8_t)variant;
    memset(hand->code, 0, sizeof hand->code);
    memcpy(hand->code, code, strlen(code));
}

/* BW3 and BW5 are ours: the machine allows smaller raises than any variant of
 * the format does. */
static void choose_variant(struct phh_hand *hand,
                           const struct poker_rules *rules)
{
    if (rules->is_machine && rules->streets == 1)
        set_code(hand, PHH_BW3, "BW3");
    else if (rules->is_machine)
        set_code(hand, PHH_BW5, "BW5");
    else if (rules->limit == POKER_FIXED_LIMIT)
        set_code(hand, PHH_FT, "FT");
    else
        set_code(hand, PHH_NT, "NT");
}

/* A field that is not marked is not written, whatever its value. */
static void mark_present(struct phh_hand *hand, enum phh_field field)
{
    hand->has |= UINT32_C(1) << field;
}

/* Fixed limit has two sizes, all others a minimum. */
static void set_bets(struct phh_hand *hand, const struct poker_rules *rules)
{
    if (hand->variant == PHH_FT) {
        hand->small_bet = rules->bet[0];
        hand->big_bet = rules->bet[POKER_STREETS - 1];
        mark_present(hand, PHH_SMALL_BET);
        mark_present(hand, PHH_BIG_BET);
    } else {
        hand->min_bet = rules->bet[0];
        mark_present(hand, PHH_MIN_BET);
    }
}

/* The rules have the small blind first; p2 has the button and posts it. */
void phh_hand_begin(struct phh_hand *hand, const struct poker_rules *rules,
                    const int32_t stack[POKER_PLAYERS],
                    struct phh_action *memory, int action_max)
{
    memset(hand, 0, sizeof *hand);
    hand->action = memory;
    hand->action_max = action_max;
    hand->players = POKER_PLAYERS;
    choose_variant(hand, rules);
    set_bets(hand, rules);
    hand->blind[0] = rules->blind[1];
    hand->blind[1] = rules->blind[0];
    for (int i = 0; i < POKER_PLAYERS; i++) {
        hand->ante[i] = rules->ante;
        hand->stack[i] = stack[i];
        hand->is_trimmed |= stack[i] < rules->ante;
    }
    mark_present(hand, PHH_VARIANT);
    mark_present(hand, PHH_ANTES);
    mark_present(hand, PHH_BLINDS);
    mark_present(hand, PHH_STACKS);
    mark_present(hand, PHH_ACTIONS);
    if (hand->is_trimmed)
        mark_present(hand, PHH_TRIMMING);
}

/* The names of all players are one field: whoever names one names the other,
 * who is else empty. */
void phh_hand_name(struct phh_hand *hand, int player, const char *name)
{
    struct text to;

    text_begin(&to, hand->name[player], PHH_NAME_MAX);
    text_put(&to, name);
    mark_present(hand, PHH_PLAYERS);
}

void phh_hand_number(struct phh_hand *hand, uint32_t number)
{
    struct text to;

    text_begin(&to, hand->number, sizeof hand->number);
    text_put_number(&to, number);
    mark_present(hand, PHH_HAND);
}

/* 0 if the memory is full. Cards are copied; memory for actions is the
 * caller's. */
static int append_action(struct phh_hand *hand, enum phh_kind kind, int player,
                         const uint8_t *card, int count)
{
    struct phh_action *action;

    if (hand->action_count == hand->action_max)
        return 0;
    action = &hand->action[hand->action_count++];
    *action = (struct phh_action){.kind = (uint8_t)kind,
                                  .player = (uint8_t)player,
                                  .count = (uint8_t)count};
    for (int i = 0; i < count; i++)
        action->card[i] = card[i];
    return 1;
}

int phh_hand_hole(struct phh_hand *hand, int player, int card, int other)
{
    const uint8_t two[] = {(uint8_t)card, (uint8_t)other};

    return append_action(hand, PHH_HOLE, player, two, 2);
}

/* Player 0 is a placeholder: the dealer acts. */
int phh_hand_board(struct phh_hand *hand, const uint8_t *card, int count)
{
    return append_action(hand, PHH_BOARD, 0, card, count);
}

/* A raise has the amount that it is raised to, as the rules have it and as the
 * format's cbr means it. */
int phh_hand_act(struct phh_hand *hand, int player,
                 const struct poker_action *action)
{
    static const uint8_t kinds[] = {
        [POKER_FOLDS] = PHH_FOLDS, [POKER_CALLS] = PHH_CALLS,
        [POKER_RAISES] = PHH_RAISES,
    };

    if (!append_action(hand, kinds[action->kind], player, NULL, 0))
        return 0;
    if (action->kind == POKER_RAISES)
        hand->action[hand->action_count - 1].amount = action->to;
    return 1;
}

/* Only what is shown; who mucks has no action here. */
int phh_hand_show(struct phh_hand *hand, int player, int card, int other)
{
    const uint8_t two[] = {(uint8_t)card, (uint8_t)other};

    return append_action(hand, PHH_SHOWS, player, two, 2);
}

/* NT is the name that other programs know; BW5 comes back if a raise is too
 * small. */
static void try_no_limit(struct phh_hand *hand)
{
    struct phh_outcome outcome;

    set_code(hand, PHH_NT, "NT");
    if (!phh_replay(hand, &outcome))
        set_code(hand, PHH_BW5, "BW5");
}

/* A hand that is not over, or whose cards are unknown, gets no finishing
 * stacks. */
const char *phh_hand_end(struct phh_hand *hand)
{
    struct phh_outcome outcome;

    if (hand->variant == PHH_BW5)
        try_no_limit(hand);
    if (!phh_replay(hand, &outcome))
        return outcome.message;
    if (outcome.is_over) {
        hand->finish[0] = outcome.ring.stack[0];
        hand->finish[1] = outcome.ring.stack[1];
        mark_present(hand, PHH_FINISH);
    }
    return NULL;
}
