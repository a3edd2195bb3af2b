/* test_poker_minds.c - minds that play poker: what they may do, and whom they
 * beat. */
#include "check.h"

#include <string.h>

#include "games/holdem/minds/odds.h"
#include "games/holdem/poker_table.h"

/* All but the first, which has a test of its own. */
static const struct mind_type *const all[] = {
    &poker_odds, &poker_caller, &poker_random, NULL,
};

static struct poker_odds scratch;

/* Tables */

enum game { NO_LIMIT, FIXED_LIMIT, MACHINE_3, MACHINE_5, GAMES };

static struct poker_table table_of(enum game game, const char *seed)
{
    struct poker_table table = {
        .stack = game < MACHINE_3 ? 200 : 100, .seed = seed,
        .scratch = &scratch,
    };

    switch (game) {
    case NO_LIMIT:    poker_no_limit(&table.rules, 1, 2); break;
    case FIXED_LIMIT: poker_fixed_limit(&table.rules, 2); break;
    case MACHINE_3:   poker_machine(&table.rules, 3, 5); break;
    default:          poker_machine(&table.rules, 5, 5); break;
    }
    return table;
}

/* What the first mind wins, in thousandths of a forced bet for each hand. */
static long rate(enum game game, const struct mind_type *other, int pairs)
{
    struct poker_table table = table_of(game, "rate");

    table.mind[0] = &poker_odds;
    table.mind[1] = other;
    return poker_table_rate(&table, pairs);
}

/* Legal, and not foolish */

struct tally {
    int count[3];                       /* by kind */
    int free_folds;                     /* where a check was to be had */
    int odd_sizes;                      /* neither usual nor forced */
    const struct mind_type *mind;
};

static void check_legal(void *with, const struct poker_seen *seen,
                        const struct poker_action *action)
{
    struct tally *tally = with;
    struct poker_options options;

    assert_null(poker_check(&seen->hand, action));
    poker_find_options(&seen->hand, &options);
    tally->count[action->kind]++;
    tally->free_folds += action->kind == POKER_FOLDS && !options.to_call;
}

CASE(every_action_is_legal_in_every_game)
{
    static const int32_t stacks[] = {1, 2, 3, 7, 12, 33, 100, 1000};
    struct tally tally = {.count = {0}};

    BEGIN_CASE;
    for (int g = 0; g < GAMES; g++)
        for (int s = 0; s < 8; s++)
            for (int m = 0; all[m]; m++) {
                struct poker_table table = table_of((enum game)g, "legal");

                table.stack = stacks[s];
                table.mind[0] = all[m];
                table.mind[1] = &poker_random;
                table.tell = check_legal;
                table.with = &tally;
                (void)poker_table_play(&table, 8);
            }
    assert_int_equal(tally.free_folds, 0);
    for (int kind = 0; kind < 3; kind++)
        assert_true(tally.count[kind] > 100);
}

static struct poker_action ask(const struct mind_type *mind,
                               const char *seed, long budget,
                               const struct poker_seen *seen)
{
    _Alignas(max_align_t) char state[MIND_SIZE_MAX];
    struct poker_action action = {0};

    mind->reset(state, seed);
    while (mind->think(state, seen, &scratch, budget, &action) != MIND_MOVES)
        continue;
    return action;
}

static int is_same(struct poker_action a, struct poker_action b)
{
    return a.kind == b.kind && (a.kind != POKER_RAISES || a.to == b.to);
}

static void check_same_again(void *with, const struct poker_seen *seen,
                             const struct poker_action *action)
{
    const struct mind_type *mind = ((struct tally *)with)->mind;
    struct poker_action first = ask(mind, "again", 1, seen), again;

    (void)action;
    memset(&scratch, 0xa5, sizeof scratch);
    again = ask(mind, "again", 100000, seen);
    assert_true(is_same(first, again));
}

CASE(the_same_seed_gives_the_same_action)
{
    BEGIN_CASE;
    for (int g = 0; g < GAMES; g++)
        for (int m = 0; all[m]; m++) {
            struct poker_table table = table_of((enum game)g, "same");
            struct tally tally = {.mind = all[m]};

            table.mind[0] = table.mind[1] = all[m];
            table.tell = check_same_again;
            table.with = &tally;
            (void)poker_table_play(&table, 5);
        }
}

CASE(random_does_everything_but_folds_rarely)
{
    struct poker_table table = table_of(NO_LIMIT, "chance");
    struct tally tally = {.count = {0}};
    int sum;

    BEGIN_CASE;
    table.mind[0] = table.mind[1] = &poker_random;
    table.tell = check_legal;
    table.with = &tally;
    (void)poker_table_play(&table, 300);
    sum = tally.count[0] + tally.count[1] + tally.count[2];
    assert_in_range(tally.count[POKER_FOLDS], sum / 50, sum / 8);
    assert_in_range(tally.count[POKER_RAISES], sum / 4, sum / 2);
    assert_int_equal(tally.free_folds, 0);
}

static void check_calls(void *with, const struct poker_seen *seen,
                        const struct poker_action *action)
{
    (void)with;
    (void)seen;
    assert_int_equal(action->kind, POKER_CALLS);
}

CASE(callers_only_call_and_come_out_even)
{
    struct poker_table table = table_of(NO_LIMIT, "call");

    BEGIN_CASE;
    table.mind[0] = table.mind[1] = &poker_caller;
    table.tell = check_calls;
    assert_int_equal(poker_table_play(&table, 200), 0);
}

/* Whom odds beats */

CASE(odds_beats_the_other_minds)
{
    BEGIN_CASE;
    assert_true(rate(NO_LIMIT, &poker_random, 150) > 4000);
    assert_true(rate(NO_LIMIT, &poker_caller, 100) > 3000);
    assert_true(rate(FIXED_LIMIT, &poker_random, 100) > 600);
    assert_true(rate(FIXED_LIMIT, &poker_caller, 100) > 500);
    assert_true(rate(MACHINE_3, &poker_random, 400) > 500);
    assert_true(rate(MACHINE_3, &poker_caller, 400) > 300);
    assert_true(rate(MACHINE_5, &poker_random, 150) > 1000);
    assert_true(rate(MACHINE_5, &poker_caller, 100) > 1500);
}

CASE(odds_beats_those_who_always_raise)
{
    BEGIN_CASE;
    assert_true(rate(NO_LIMIT, &poker_table_potter, 150) > 2000);
    assert_true(rate(NO_LIMIT, &poker_table_shover, 250) > 1000);
    assert_true(rate(NO_LIMIT, &poker_table_clicker, 80) > 2000);
    assert_true(rate(FIXED_LIMIT, &poker_table_potter, 80) > 300);
    assert_true(rate(MACHINE_3, &poker_table_potter, 300) > 1000);
    assert_true(rate(MACHINE_3, &poker_table_shover, 300) > 1000);
    assert_true(rate(MACHINE_3, &poker_table_clicker, 300) > 1000);
    assert_true(rate(MACHINE_5, &poker_table_potter, 300) > 100);
    assert_true(rate(MACHINE_5, &poker_table_shover, 600) > 100);
    assert_true(rate(MACHINE_5, &poker_table_clicker, 80) > 1000);
}

CASE(odds_takes_what_cowards_leave)
{
    BEGIN_CASE;
    assert_true(rate(NO_LIMIT, &poker_table_coward, 60) > 500);
    assert_true(rate(FIXED_LIMIT, &poker_table_coward, 60) > 500);
    assert_true(rate(MACHINE_3, &poker_table_coward, 1500) > 0);
    assert_true(rate(MACHINE_5, &poker_table_coward, 300) > 200);
}

/* How odds plays */

static void check_sizes(void *with, const struct poker_seen *seen,
                        const struct poker_action *action)
{
    struct tally *tally = with;
    struct poker_options options;
    int64_t by, pot;

    if (action->kind != POKER_RAISES)
        return;
    poker_find_options(&seen->hand, &options);
    pot = poker_pot(&seen->hand) + options.to_call;
    by = action->to - seen->hand.round[seen->player] - options.to_call;
    tally->count[POKER_RAISES]++;
    tally->odd_sizes += action->to != options.raise_least
                     && action->to != options.raise_most
                     && (2 * by + 2 < pot || by > pot);
}

CASE(odds_bets_half_the_pot_to_the_whole)
{
    struct poker_table table = table_of(NO_LIMIT, "sizes");
    struct tally tally = {.count = {0}};

    BEGIN_CASE;
    table.mind[0] = table.mind[1] = &poker_odds;
    table.tell = check_sizes;
    table.with = &tally;
    (void)poker_table_play(&table, 60);
    assert_true(tally.count[POKER_RAISES] > 60);
    assert_int_equal(tally.odd_sizes, 0);
}

static void check_push(void *with, const struct poker_seen *seen,
                       const struct poker_action *action)
{
    struct tally *tally = with;
    const struct poker *hand = &seen->hand;

    if (seen->past_count > 0 || hand->street > 0)
        return;
    assert_int_not_equal(action->kind, POKER_CALLS);
    if (action->kind == POKER_RAISES)
        assert_int_equal(action->to, hand->start[seen->player]);
    tally->count[action->kind]++;
}

CASE(with_ten_blinds_odds_pushes_or_folds)
{
    struct poker_table table = table_of(NO_LIMIT, "short");
    struct tally tally = {.count = {0}};

    BEGIN_CASE;
    table.stack = 16;
    table.mind[0] = table.mind[1] = &poker_odds;
    table.tell = check_push;
    table.with = &tally;
    (void)poker_table_play(&table, 150);
    assert_in_range(tally.count[POKER_RAISES], 120, 270);
    assert_in_range(tally.count[POKER_FOLDS], 30, 180);
}

/* The last card lies there, and the other bets the pot. */
static struct poker_seen facing_bet(const struct poker_deal *deal)
{
    const int32_t stacks[] = {200, 200};
    static const struct poker_action calls = {.kind = POKER_CALLS};
    struct poker_action bets = {.kind = POKER_RAISES};
    struct poker_seen seen = {.past_count = 0};
    struct poker_rules rules;
    struct poker hand;

    poker_no_limit(&rules, 5, 10);
    assert_null(poker_begin(&hand, &rules, 0, stacks));
    while (hand.street < 3)
        assert_null(poker_act(&hand, &calls));
    bets.to = poker_pot(&hand);
    seen.past[seen.past_count++] = (struct poker_past){
        .player = 1, .street = 3, .action = bets, .pot = poker_pot(&hand),
    };
    assert_null(poker_act(&hand, &bets));
    poker_seen_look(&seen, &hand, deal);
    assert_int_equal(seen.player, 0);
    return seen;
}

CASE(odds_defends_against_a_bet_of_the_pot)
{
    int folds = 0;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "defends");
    for (int i = 0; i < 300; i++) {
        struct poker_deal deal;
        struct poker_seen seen;

        poker_deck_deal(&deal, &rng);
        seen = facing_bet(&deal);
        folds += ask(&poker_odds, "d", 1, &seen).kind == POKER_FOLDS;
    }
    assert_in_range(folds, 60, 180);    /* half would be fair */
}

static const struct poker_deal royal = {    /* Ah Kh, 2c 7d, Qh Jh Th 2d 3s */
    .hole = {{12, 11}, {26, 18}}, .board = {10, 9, 8, 13, 40},
};

CASE(odds_knows_what_cannot_lose_and_what_cannot_win)
{
    struct poker_seen seen = facing_bet(&royal);
    struct poker_thought thought;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "nuts");
    poker_odds_think(&scratch, &seen, &rng, 0, &thought);
    assert_int_equal(thought.share, POKER_WHOLE);
    assert_int_equal(thought.needed, 333);
    assert_int_equal(thought.action.kind, POKER_RAISES);
    seen.hole = cards_of(card_of(2, 1)) | cards_of(card_of(3, 2));
    poker_odds_think(&scratch, &seen, &rng, 0, &thought);
    assert_true(thought.share < 30);
    assert_int_not_equal(thought.action.kind, POKER_CALLS);
}

CASE(odds_is_not_to_be_read)
{
    struct poker_seen seen = facing_bet(&royal);
    int kinds = 0;

    BEGIN_CASE;
    seen.hole = cards_of(card_of(8, 1)) | cards_of(card_of(4, 2));
    for (int i = 0; i < 60; i++) {
        char seed[] = {(char)('A' + i), 0};

        kinds |= 1 << ask(&poker_odds, seed, 1, &seen).kind;
    }
    assert_true(kinds & (kinds - 1));   /* more than one */
}

CASE(minds_can_be_found_by_name)
{
    BEGIN_CASE;
    for (int m = 0; all[m]; m++) {
        assert_ptr_equal(poker_minds[m + 1], all[m]);
        assert_ptr_equal(mind_find(poker_minds, all[m]->name), all[m]);
        assert_true(all[m]->size <= MIND_SIZE_MAX);
        assert_true(strlen(all[m]->title) > 0);
    }
    assert_ptr_equal(poker_minds[0], &poker_equilibrium);
    assert_null(poker_minds[4]);
}

static const struct CMUnitTest tests[] = {
    TEST("poker minds: every action is legal, with any stacks, in no-limit, "
         "fixed limit and the machine's games",
         every_action_is_legal_in_every_game),
    TEST("poker minds: the same seed gives the same action, whatever the "
         "budget and the scratch", the_same_seed_gives_the_same_action),
    TEST("poker minds: random does everything, but folds rarely, and never "
         "for nothing", random_does_everything_but_folds_rarely),
    TEST("poker minds: callers only call, and come out even",
         callers_only_call_and_come_out_even),
    TEST("poker minds: odds beats random and caller in every game",
         odds_beats_the_other_minds),
    TEST("poker minds: odds beats those who always raise, by the pot, by "
         "all, by the least", odds_beats_those_who_always_raise),
    TEST("poker minds: odds takes what those leave who fold to any bet",
         odds_takes_what_cowards_leave),
    TEST("poker minds: odds bets half the pot to the whole",
         odds_bets_half_the_pot_to_the_whole),
    TEST("poker minds: with ten blinds odds pushes or folds",
         with_ten_blinds_odds_pushes_or_folds),
    TEST("poker minds: odds defends against a bet of the pot",
         odds_defends_against_a_bet_of_the_pot),
    TEST("poker minds: odds knows what cannot lose and what cannot win",
         odds_knows_what_cannot_lose_and_what_cannot_win),
    TEST("poker minds: odds does not do the same with the same hand each "
         "time", odds_is_not_to_be_read),
    TEST("poker minds: they can be found by name, the best first",
         minds_can_be_found_by_name),
};

CHECK_MAIN("poker minds", tests)
