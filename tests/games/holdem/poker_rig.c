/* poker_rig.c - hands of poker played step by step in a test. */
#include "check.h"

#include "games/holdem/poker_rig.h"

void rig_fold(struct poker *hand, int player)
{
    assert_int_equal(hand->turn, player);
    assert_null(poker_act(hand, &(struct poker_action){POKER_FOLDS, 0}));
}

void rig_call(struct poker *hand, int player)
{
    assert_int_equal(hand->turn, player);
    assert_null(poker_act(hand, &(struct poker_action){POKER_CALLS, 0}));
}

void rig_raise(struct poker *hand, int player, int32_t to)
{
    assert_int_equal(hand->turn, player);
    assert_null(poker_act(hand, &(struct poker_action){POKER_RAISES, to}));
}

void rig_may(const struct poker *hand, int32_t to_call, int32_t least,
             int32_t most)
{
    struct poker_options options;

    poker_find_options(hand, &options);
    assert_int_equal(options.to_call, to_call);
    assert_int_equal(options.raise_least, least);
    assert_int_equal(options.raise_most, most);
}

void rig_refuse(const struct poker *hand, enum poker_kind kind, int32_t to,
                const char *why)
{
    struct poker_action action = {(uint8_t)kind, to};

    assert_string_equal(poker_check(hand, &action), why);
}

void rig_stacks(const struct poker *hand, int32_t a, int32_t b)
{
    assert_int_equal(hand->stack[0], a);
    assert_int_equal(hand->stack[1], b);
}

void rig_check_round(struct poker *hand)
{
    rig_call(hand, hand->turn);
    rig_call(hand, hand->turn);
}
