/* test_poker_luck.c - the luck of the board: nothing on average, over all
 * cards that may come. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

#include "games/holdem/match/luck.h"

static struct poker_luck luck;
static struct poker_rules rules;
static const struct poker_deal dealt = {
    .hole = {{12, 25}, {7, 33}}, .board = {3, 17, 40, 22, 9}};

static cards used_by(const struct poker_deal *deal, int board)
{
    return poker_deck_hole(deal, 0) | poker_deck_hole(deal, 1)
         | poker_deck_board(deal, board);
}

/* Over all boards that begin with the first so many cards; how many there
 * are. */
static int64_t sum_over_boards(struct poker_deal *deal, int known, long *count)
{
    int64_t sum = 0;

    if (known == POKER_BOARD_MAX) {
        ++*count;
        return poker_luck_of(&luck, &rules, deal);
    }
    for (int card = 0; card < CARDS_ALL; card++) {
        if (cards_of(card) & used_by(deal, known))
            continue;
        deal->board[known] = (uint8_t)card;
        sum += sum_over_boards(deal, known + 1, count);
    }
    return sum;
}

/* Parts of a chip are rounded once for each board. */
static void check_mean(int known, long boards)
{
    struct poker_deal deal = dealt;
    long count = 0;
    int64_t sum = sum_over_boards(&deal, known, &count);

    assert_int_equal(count, boards);
    assert_true(llabs(sum) <= count);
}

static struct poker begin_holdem(void)
{
    struct poker hand;

    poker_no_limit(&rules, 50, 100);
    assert_null(poker_begin(&hand, &rules, 0, (int32_t[]){20000, 20000}));
    poker_luck_begin(&luck);
    return hand;
}

static void do_action(struct poker *hand, enum poker_kind kind, int32_t to)
{
    struct poker_action action = {(uint8_t)kind, to};
    int street = hand->street;

    assert_null(poker_act(hand, &action));
    poker_luck_note(&luck, street, hand);
}

static void check_through(struct poker *hand, int street)
{
    while (hand->end == POKER_GOES_ON && hand->street < street)
        do_action(hand, POKER_CALLS, 0);
}

CASE(a_river_brings_nothing_on_average)
{
    struct poker hand = begin_holdem();

    BEGIN_CASE;
    do_action(&hand, POKER_RAISES, 300);
    check_through(&hand, 3);
    luck.pot[0] = luck.pot[1] = 0;      /* the turn is known here */
    rules.streets = 2;
    rules.board[0] = 4;
    rules.board[1] = 5;
    luck.pot[0] = luck.pot[2];
    check_mean(4, 44);
}

CASE(a_turn_and_a_river_bring_nothing_on_average)
{
    struct poker hand = begin_holdem();

    BEGIN_CASE;
    do_action(&hand, POKER_RAISES, 300);
    check_through(&hand, 3);
    rules.streets = 3;
    memcpy(rules.board, (uint8_t[]){3, 4, 5}, 3);
    luck.pot[0] = luck.pot[1];
    luck.pot[1] = luck.pot[2] * 3;      /* whatever was bet in between */
    check_mean(3, 45L * 44);
}

CASE(an_all_in_is_worth_its_odds)
{
    struct poker hand = begin_holdem();
    uint32_t value[POKER_PLAYERS];
    int64_t won, first, second;
    struct poker_deal other = dealt;

    BEGIN_CASE;
    do_action(&hand, POKER_RAISES, 20000);
    do_action(&hand, POKER_CALLS, 0);
    assert_int_equal(hand.end, POKER_SHOWDOWN);
    poker_deck_judge(&dealt, POKER_BOARD_MAX, value);
    won = value[0] > value[1] ? 40000 : value[0] == value[1] ? 20000 : 0;
    first = won * POKER_LUCK_PARTS - poker_luck_of(&luck, &rules, &dealt);

    /* Another board changes what is won, and not what it is worth. */
    memcpy(other.board, (uint8_t[]){20, 46, 8, 30, 51}, 5);
    poker_deck_judge(&other, POKER_BOARD_MAX, value);
    won = value[0] > value[1] ? 40000 : value[0] == value[1] ? 20000 : 0;
    second = won * POKER_LUCK_PARTS - poker_luck_of(&luck, &rules, &other);
    assert_true(llabs(first - second) <= 1);
    assert_true(first > 20000 * POKER_LUCK_PARTS);
}

CASE(a_fold_before_the_flop_has_no_luck)
{
    struct poker hand = begin_holdem();

    BEGIN_CASE;
    do_action(&hand, POKER_FOLDS, 0);
    assert_int_equal(poker_luck_of(&luck, &rules, &dealt), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("luck: a river brings nothing on average",
         a_river_brings_nothing_on_average),
    TEST("luck: a turn and a river bring nothing on average",
         a_turn_and_a_river_bring_nothing_on_average),
    TEST("luck: an all-in is worth its odds, whatever comes",
         an_all_in_is_worth_its_odds),
    TEST("luck: a fold before the flop has none",
         a_fold_before_the_flop_has_no_luck),
};

CHECK_MAIN("luck", tests)
