/* test_acpc.c - the rules of the poker competition.
 *
 * Betting for two is compared with rules/poker.c, shares of side pots with a
 * count chip by chip, values with an evaluator of another kind.
 */
#include "check.h"

#include <string.h>

#include "games/holdem/acpc_rig.h"
#include "games/holdem/rules/acpc_pair.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/slow_poker.h"

enum { PAIR_GAMES = 4000, RING_GAMES = 4000, RANKED = 3000 };

/* For two: the same decisions as in rules/poker.c */

static int32_t some_chips(struct rng *rng, int32_t least, int32_t most)
{
    return least + (int32_t)rng_below(rng, (uint64_t)(most - least + 1));
}

static void make_pair_game(struct rng *rng, struct acpc_game *game)
{
    int32_t big = some_chips(rng, 1, 20);

    acpc_usual_game(game, (int)rng_below(rng, 2));
    game->blind[0] = big;
    game->blind[1] = some_chips(rng, 0, big);
    for (int i = 0; i < 2; i++)
        game->stack[i] = big + some_chips(rng, 1, 30 * big);
    for (int i = 0; i < 4; i++)
        game->raise[i] = some_chips(rng, 1, 2 * big);
}

static int32_t most_spent(const struct acpc_hand *hand)
{
    int32_t most = 0;

    for (int i = 0; i < hand->game->players; i++)
        if (acpc_spent(hand, i) > most)
            most = acpc_spent(hand, i);
    return most;
}

static struct acpc_action some_action(struct rng *rng,
                                      const struct acpc_hand *hand)
{
    struct acpc_action action = {.kind = POKER_CALLS};
    int32_t least, most;
    uint64_t dice = rng_below(rng, 10);

    if (dice < 5 && acpc_can_raise(hand, &least, &most)) {
        action.kind = POKER_RAISES;
        if (hand->game->is_no_limit)
            action.to = dice == 0 ? most : dice == 1 ? least
                      : some_chips(rng, least, most);
    } else if (dice == 9
               && acpc_spent(hand, acpc_turn(hand)) < most_spent(hand)) {
        action.kind = POKER_FOLDS;
    }
    return action;
}

/* Bounds of a raise are the same, in the numbers of either. */
static void compare_options(const struct acpc_hand *hand,
                            const struct poker *poker)
{
    int32_t before = poker->total[poker->turn] - poker->round[poker->turn];
    struct poker_options options;
    int32_t least, most;

    assert_int_equal(acpc_turn(hand), poker->turn);
    assert_int_equal(acpc_round(hand), poker->street);
    poker_find_options(poker, &options);
    assert_int_equal(acpc_can_raise(hand, &least, &most),
                     options.raise_most != 0);
    if (options.raise_most == 0)
        return;
    assert_int_equal(least - before, options.raise_least);
    assert_int_equal(most - before, options.raise_most);
}

static void compare_round_trip(const struct acpc_hand *hand)
{
    char line[ACPC_LINE_MAX];
    struct text to;

    for (int viewer = ACPC_WHOLE; viewer < hand->game->players; viewer++) {
        text_begin(&to, line, sizeof line);
        acpc_write_state(hand, viewer, &to);
        assert_string_equal(acpc_rig_copy(hand->game, line), line);
    }
}

static void compare_end(const struct acpc_hand *hand, struct poker *poker)
{
    uint32_t value[2];
    int64_t parts[ACPC_PLAYERS];

    for (int i = 0; i < 2; i++) {
        cards set = 0;

        for (int k = 0; k < 2; k++)
            set |= cards_of(hand->hole[i][k]);
        for (int k = 0; k < 5; k++)
            set |= cards_of(hand->board[k]);
        value[i] = poker_value(set);
    }
    poker_show(poker, value);
    acpc_pay(hand, parts);
    for (int i = 0; i < 2; i++)
        assert_int_equal(parts[i],
                         (int64_t)(poker->stack[i] - poker->start[i])
                         * ACPC_PARTS);
}

static void play_pair(struct rng *rng)
{
    struct acpc_game game;
    struct acpc_hand hand;
    struct poker_rules rules;
    struct poker poker;
    int button;

    make_pair_game(rng, &game);
    assert_null(acpc_check_game(&game));
    assert_null(acpc_pair_rules(&game, &rules, &button));
    assert_null(poker_begin(&poker, &rules, button, game.stack));
    acpc_begin(&hand, &game, 5);
    acpc_deal(&hand, rng);
    while (!acpc_is_over(&hand)) {
        struct acpc_action action = some_action(rng, &hand), theirs;
        struct poker_action ours;

        compare_options(&hand, &poker);
        compare_round_trip(&hand);
        assert_null(acpc_correct(&hand, &action));
        ours = acpc_pair_ours(&poker, &action);
        theirs = acpc_pair_theirs(&poker, &ours);
        assert_int_equal(theirs.to, action.to);
        assert_null(poker_act(&poker, &ours));
        acpc_act(&hand, &action);
    }
    compare_round_trip(&hand);
    assert_int_not_equal(poker.end, POKER_GOES_ON);
    compare_end(&hand, &poker);
}

CASE(two_players_as_in_our_rules)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "pair");
    for (int i = 0; i < PAIR_GAMES; i++)
        play_pair(&rng);
}

/* A game of ours, there and back. */
CASE(our_games_as_theirs)
{
    struct poker_rules rules, again;
    struct acpc_game game;
    int button;

    BEGIN_CASE;
    poker_fixed_limit(&rules, 10);
    acpc_pair_game(&game, &rules, 5000);
    assert_null(acpc_check_game(&game));
    assert_null(acpc_pair_rules(&game, &again, &button));
    assert_int_equal(button, 1);
    assert_int_equal(again.raises_max, 4);
    assert_memory_equal(again.bet, rules.bet, sizeof rules.bet);
    assert_memory_equal(again.blind, rules.blind, sizeof rules.blind);
    game.raises_max[2] = 3;
    assert_non_null(acpc_pair_rules(&game, &again, &button));
    acpc_pair_game(&game, &rules, 10);
    assert_non_null(acpc_pair_rules(&game, &again, &button));
    acpc_pair_game(&game, &rules, 100);
    game.players = 3;
    assert_non_null(acpc_pair_rules(&game, &again, &button));
    acpc_pair_game(&game, &rules, 100);
    game.first[0] = 0;
    assert_non_null(acpc_pair_rules(&game, &again, &button));
}

/* More players: side pots, chip by chip */

static void make_ring_game(struct rng *rng, struct acpc_game *game)
{
    int players = (int)rng_below(rng, 9) + 2;

    acpc_usual_game(game, (int)rng_below(rng, 2));
    game->players = (uint8_t)players;
    for (int i = 0; i < players; i++) {
        game->stack[i] = some_chips(rng, 2, rng_below(rng, 2) ? 12 : 70);
        game->blind[i] = some_chips(rng, 0, 2);
    }
    game->stack[0] = 40;
    for (int i = 0; i < ACPC_ROUNDS; i++) {
        game->first[i] = (uint8_t)rng_below(rng, (uint64_t)players);
        game->raise[i] = some_chips(rng, 1, 5);
    }
}

static int slow_value(const struct acpc_hand *hand, int player)
{
    cards set = 0;

    for (int i = 0; i < 2; i++)
        set |= cards_of(hand->hole[player][i]);
    for (int i = 0; i < 5; i++)
        set |= cards_of(hand->board[i]);
    return slow_poker_value(set);
}

static int is_in(const struct acpc_hand *hand, int player, int32_t chip)
{
    return acpc_spent(hand, player) > chip;
}

/* One chip of each who has put in so many goes to the best of them. */
static void pay_chip(const struct acpc_hand *hand, const int *value,
                     int32_t chip, int64_t parts[ACPC_PLAYERS])
{
    int best = 0, winners = 0, payers = 0;

    for (int i = 0; i < hand->game->players; i++)
        if (is_in(hand, i, chip) && value[i] > best)
            best = value[i];
    for (int i = 0; i < hand->game->players; i++) {
        payers += is_in(hand, i, chip);
        winners += is_in(hand, i, chip) && value[i] == best;
    }
    for (int i = 0; i < hand->game->players; i++)
        if (is_in(hand, i, chip))
            parts[i] += (value[i] == best
                         ? (int64_t)payers * ACPC_PARTS / winners : 0)
                      - ACPC_PARTS;
}

static void compare_pots(const struct acpc_hand *hand)
{
    int64_t parts[ACPC_PLAYERS], slow[ACPC_PLAYERS] = {0}, sum = 0;
    int value[ACPC_PLAYERS] = {0};

    for (int i = 0; i < hand->game->players; i++)
        if (!acpc_is_folded(hand, i))
            value[i] = acpc_is_shown(hand) ? 1 + slow_value(hand, i) : 1;
    for (int32_t chip = 0; chip < most_spent(hand); chip++)
        pay_chip(hand, value, chip, slow);
    acpc_pay(hand, parts);
    for (int i = 0; i < hand->game->players; i++) {
        assert_int_equal(parts[i], slow[i]);
        sum += parts[i];
    }
    assert_int_equal(sum, 0);
}

/* Nobody owes anything when a round begins, and nobody can act who has no
 * chips. */
static void check_standing(const struct acpc_hand *hand)
{
    int is_new = hand->actions[acpc_round(hand)] == 0 && acpc_round(hand) > 0;

    assert_true(acpc_spent(hand, acpc_turn(hand))
                < hand->game->stack[acpc_turn(hand)]);
    assert_false(acpc_is_folded(hand, acpc_turn(hand)));
    for (int i = 0; i < hand->game->players; i++) {
        assert_in_range(acpc_spent(hand, i), 0, hand->game->stack[i]);
        if (is_new && !acpc_is_folded(hand, i)
            && acpc_spent(hand, i) < hand->game->stack[i])
            assert_int_equal(acpc_spent(hand, i), most_spent(hand));
    }
}

/* Nobody is told of cards that are not theirs to see: only at the end, if more
 * than one player is left, those of who has not folded. */
static void check_secrets(const struct acpc_hand *hand)
{
    int players = hand->game->players, left = 0;

    for (int i = 0; i < players; i++)
        left += !acpc_is_folded(hand, i);
    for (int viewer = 0; viewer < players; viewer++) {
        struct acpc_hand told;
        char line[ACPC_LINE_MAX];
        const char *at = line;
        struct text to;
        int seen;

        text_begin(&to, line, sizeof line);
        acpc_write_state(hand, viewer, &to);
        assert_null(acpc_read_state(&told, hand->game, &seen, &at));
        assert_int_equal(seen, viewer);
        for (int i = 0; i < players; i++)
            assert_int_equal(told.shown >> i & 1,
                             i == viewer || (acpc_is_over(hand) && left > 1
                                             && !acpc_is_folded(hand, i)));
    }
}

static void play_ring(struct rng *rng)
{
    struct acpc_game game;
    struct acpc_hand hand;

    make_ring_game(rng, &game);
    assert_null(acpc_check_game(&game));
    acpc_begin(&hand, &game, 1);
    acpc_deal(&hand, rng);
    while (!acpc_is_over(&hand)) {
        struct acpc_action action = some_action(rng, &hand);

        check_standing(&hand);
        check_secrets(&hand);
        assert_null(acpc_correct(&hand, &action));
        acpc_act(&hand, &action);
    }
    check_secrets(&hand);
    compare_round_trip(&hand);
    compare_pots(&hand);
}

CASE(side_pots_chip_by_chip)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "ring");
    for (int i = 0; i < RING_GAMES; i++)
        play_ring(&rng);
}

/* Whatever is asked for becomes something that is allowed. */
CASE(any_action_is_corrected)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "any");
    for (int i = 0; i < RING_GAMES; i++) {
        struct acpc_game game;
        struct acpc_hand hand;

        make_ring_game(&rng, &game);
        acpc_begin(&hand, &game, 1);
        while (!acpc_is_over(&hand)) {
            struct acpc_action action = {
                .kind = (uint8_t)rng_below(&rng, 5),
                .to = (int32_t)rng_below(&rng, UINT64_C(1) << 32),
            };

            acpc_correct(&hand, &action);
            assert_null(acpc_correct(&hand, &action));
            acpc_act(&hand, &action);
        }
    }
}

/* Few and many cards */

static cards some_cards(struct rng *rng, int count)
{
    cards set = 0;

    while (cards_count(set) < count)
        set |= cards_of((int)rng_below(rng, CARDS_ALL));
    return set;
}

/* The ranks by how often and how high, most first: two such lists compare as
 * the hands do, after the counts alone. */
static void list_ranks(cards set, int list[8])
{
    int at = 0;

    memset(list, 0, 8 * sizeof *list);
    for (int often = 4; often >= 1; often--)
        for (int rank = 12; rank >= 0; rank--) {
            int count = 0;

            for (int suit = 0; suit < 4; suit++)
                count += (set & cards_of(card_of(rank, suit))) != 0;
            if (count == often) {
                list[at] = often;
                list[4 + at++] = rank;
            }
        }
}

static int compare_lists(const int a[8], const int b[8])
{
    for (int i = 0; i < 8; i++)
        if (a[i] != b[i])
            return a[i] > b[i] ? 1 : -1;
    return 0;
}

static int compare_ranks(uint64_t a, uint64_t b)
{
    return a > b ? 1 : a < b ? -1 : 0;
}

CASE(few_cards)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "few");
    for (int i = 0; i < 20 * RANKED; i++) {
        int count = 1 + i % 4, lists[2][8];
        cards one = some_cards(&rng, count), two = some_cards(&rng, count);

        list_ranks(one, lists[0]);
        list_ranks(two, lists[1]);
        assert_int_equal(compare_ranks(acpc_rank(one), acpc_rank(two)),
                         compare_lists(lists[0], lists[1]));
    }
}

static uint32_t best_of_fives(cards set)
{
    uint32_t best = 0;

    for (uint32_t chosen = 0; chosen < 1024; chosen++) {
        cards left = set, five = 0;

        for (int i = 0; left; i++, left &= left - 1)
            if (chosen >> i & 1)
                five |= left & -left;
        if (cards_count(five) == 5 && poker_value(five) > best)
            best = poker_value(five);
    }
    return best;
}

CASE(many_cards)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "many");
    for (int i = 0; i < RANKED / 10; i++) {
        cards set = some_cards(&rng, 5 + i % 6);

        assert_int_equal(acpc_rank(set), best_of_fives(set));
    }
}

/* Where the competition differs from a card room */

static struct acpc_game three_players(int32_t first, int32_t second,
                                      int32_t third)
{
    struct acpc_game game;

    acpc_usual_game(&game, 1);
    game.players = 3;
    memcpy(game.first, (uint8_t[]){2, 1, 0, 2}, sizeof game.first);
    memcpy(game.blind, (int32_t[]){50, 100, 0}, 3 * sizeof game.blind[0]);
    memcpy(game.stack, (int32_t[]){first, second, third},
           3 * sizeof game.stack[0]);
    assert_null(acpc_check_game(&game));
    return game;
}

static void act(struct acpc_hand *hand, int player, enum poker_kind kind,
                int32_t to)
{
    struct acpc_action action = {.kind = (uint8_t)kind, .to = to};

    assert_false(acpc_is_over(hand));
    assert_int_equal(acpc_turn(hand), player);
    assert_null(acpc_correct(hand, &action));
    acpc_act(hand, &action);
}

/* Player 0 is all-in for 350 after a raise to 300, 200 more than the blind: a
 * raise to 500 completes it, and player 2, who has acted, may make one. */
CASE(a_short_raise_reopens_the_betting)
{
    struct acpc_game game = three_players(350, 2000, 2000);
    struct acpc_hand hand;
    int32_t least, most;

    BEGIN_CASE;
    acpc_begin(&hand, &game, 0);
    act(&hand, 2, POKER_RAISES, 300);
    act(&hand, 0, POKER_RAISES, 350);
    act(&hand, 1, POKER_CALLS, 0);
    assert_int_equal(acpc_turn(&hand), 2);
    assert_true(acpc_can_raise(&hand, &least, &most));
    assert_int_equal(least, 500);
    assert_int_equal(most, 2000);
    act(&hand, 2, POKER_RAISES, 500);
    act(&hand, 1, POKER_CALLS, 0);
    assert_int_equal(acpc_round(&hand), 1);
    act(&hand, 1, POKER_CALLS, 0);              /* who begins there */
}

/* Everybody else is all-in for no more than the big blind. */
CASE(who_alone_has_chips_is_asked_all_the_same)
{
    struct acpc_game game = three_players(50, 1000, 80);
    struct acpc_hand hand;

    BEGIN_CASE;
    acpc_begin(&hand, &game, 0);
    act(&hand, 2, POKER_CALLS, 0);
    act(&hand, 1, POKER_CALLS, 0);
    assert_true(acpc_is_over(&hand));
    assert_int_equal(acpc_round(&hand), 3);
    assert_int_equal(acpc_spent(&hand, 1), 100);
}

CASE(each_round_has_its_own_first_player)
{
    struct acpc_game game = three_players(900, 900, 900);
    struct acpc_hand hand;

    BEGIN_CASE;
    acpc_begin(&hand, &game, 0);
    for (int round = 0; round < 4; round++)
        for (int i = 0; i < 3; i++)
            act(&hand, (game.first[round] + i) % 3, POKER_CALLS, 0);
    assert_true(acpc_is_over(&hand));
}

static const struct CMUnitTest tests[] = {
    TEST("two players bet as in our own rules", two_players_as_in_our_rules),
    TEST("our games become theirs, and back", our_games_as_theirs),
    TEST("side pots are paid as chip by chip, and cards stay hidden",
         side_pots_chip_by_chip),
    TEST("any action becomes one that is allowed", any_action_is_corrected),
    TEST("one to four cards are ranked", few_cards),
    TEST("up to ten cards are ranked by their best five", many_cards),
    TEST("acpc: a short raise reopens the betting",
         a_short_raise_reopens_the_betting),
    TEST("acpc: who alone has chips is asked all the same",
         who_alone_has_chips_is_asked_all_the_same),
    TEST("acpc: each round has its own first player",
         each_round_has_its_own_first_player),
};

CHECK_MAIN("acpc", tests)
