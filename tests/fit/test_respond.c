/* test_respond.c - the best response to a plan, in small games: against figures
 * that are published, and against trying every way to respond. */
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../../fit/holdem_respond.h"
#include "base/rng.h"

enum { NODES = 256, CELLS = NODES * SPREAD_STARTS * SOLVER_ACTIONS };

/* Games of one card each; a second one that no other hand has. */

static void one_card(int name, uint8_t card[2])
{
    card[0] = (uint8_t)name;
    card[1] = (uint8_t)(52 + name);
}

static uint32_t value_of_kuhn(const uint8_t card[2], uint64_t dealt)
{
    (void)dealt;
    return card[0];
}

/* Two cards of each rank; a pair with the board wins. */
static uint32_t value_of_leduc(const uint8_t card[2], uint64_t dealt)
{
    int is_pair = (int)(dealt >> (card[0] ^ 1) & 1);

    return (uint32_t)(card[0] / 2 + 10 * is_pair);
}

static const struct solver_deck kuhn_deck = {
    .cards = 3, .held = 2, .hands = 3, .cards_of = one_card,
    .value = value_of_kuhn,
};

static const struct solver_deck leduc_deck = {
    .cards = 6, .held = 2, .hands = 6, .cards_of = one_card,
    .value = value_of_leduc,
};

static void kuhn_rules(struct poker_rules *rules)
{
    *rules = (struct poker_rules){
        .limit = POKER_FIXED_LIMIT, .streets = 1, .raises_max = 1,
        .is_machine = 1, .ante = 1, .bet = {1},
    };
}

static void leduc_rules(struct poker_rules *rules)
{
    *rules = (struct poker_rules){
        .limit = POKER_FIXED_LIMIT, .streets = 2, .raises_max = 2,
        .is_machine = 1, .ante = 1, .bet = {2, 4}, .board = {0, 1},
    };
}

static const struct plan_game kuhn = {"kuhn", kuhn_rules, 2, NULL},
                              leduc = {"leduc", leduc_rules, 100, NULL};

/* Deals. Each board has its number. */

static void deal_kuhn(void *context, int number, struct respond_deal *to)
{
    (void)context;
    (void)number;
    respond_lay(to, &kuhn_deck, 0);
    for (int i = 0; i < 3; i++)
        to->bucket[0][i] = (uint8_t)i;
}

/* The two lower cards are not told apart. */
static void deal_kuhn_roughly(void *context, int number,
                              struct respond_deal *to)
{
    deal_kuhn(context, number, to);
    for (int i = 0; i < 3; i++)
        to->bucket[0][i] = i == 2;
}

static void deal_leduc(void *context, int number, struct respond_deal *to)
{
    (void)context;
    respond_lay(to, &leduc_deck, UINT64_C(1) << number);
    for (int i = 0; i < to->sides[0].count; i++) {
        int rank = to->sides[0].hand[i].name / 2;

        to->bucket[0][i] = (uint8_t)rank;
        to->bucket[1][i] = (uint8_t)(3 * rank + number / 2);
    }
}

/* A plan */

struct rig {
    struct plan plan;
    struct plan_node nodes[NODES];
    struct poker hands[NODES];
    float share[CELLS];
    struct respond respond;
};

static struct rig rig;

static void make_rig(const struct plan_game *game, int streets,
                     void (*deal)(void *, int, struct respond_deal *))
{
    memset(&rig, 0, sizeof rig);
    rig.plan = (struct plan){.room = NODES, .nodes = rig.nodes,
                             .hands = rig.hands};
    assert_true(plan_grow(&rig.plan, game, streets));
    rig.respond = (struct respond){
        .plan = &rig.plan, .share = rig.share, .streets = streets,
        .deal = deal,
    };
}

/* Every action with a weight by chance; without dice all alike. */
static void share_node(int at, struct rng *dice)
{
    const struct plan_node *node = &rig.nodes[at];
    int buckets = plan_buckets(rig.hands[at].street);

    for (int b = 0; node->actions && b < buckets; b++) {
        float *share = rig.share + node->cell + b * node->actions, total = 0;

        for (int a = 0; a < node->actions; a++)
            total += share[a] = dice ? (float)rng_below(dice, 100) + 1 : 1;
        for (int a = 0; a < node->actions; a++)
            share[a] /= total;
    }
}

static void share_all(struct rng *dice)
{
    for (int at = 0; at < rig.plan.count; at++)
        share_node(at, dice);
}

static double gain_found(int boards)
{
    struct responder *responder = respond_open(&rig.respond);
    double gain;

    assert_non_null(responder);
    respond_learn(responder, boards);
    gain = respond_measure(responder, 0, boards).mean;
    respond_close(responder);
    return gain;
}

/* OpenSpiel's exploitability of the uniform strategy: 0.458333 in Kuhn's
 * game, 2.373611 in Leduc's. */
CASE(uniform_play_loses_what_is_published)
{
    BEGIN_CASE;
    make_rig(&kuhn, 1, deal_kuhn);
    share_all(NULL);
    assert_true(fabs(gain_found(1) - 11.0 / 24) < 1e-6);
    make_rig(&leduc, 2, deal_leduc);
    share_all(NULL);
    assert_true(fabs(gain_found(6) - 2.373611) < 1e-5);
}

/* Every way to respond in Kuhn's game, deal by deal */

struct trial {
    int me;
    unsigned choice;                    /* a bit for each of the responder's
                                         * decisions and buckets */
    struct respond_deal deal;
};

static double gain_of_deal(const struct trial *trial, int at,
                           const int hand[POKER_PLAYERS]);

static double gain_of_choice(const struct trial *trial, int at,
                             const int hand[POKER_PLAYERS])
{
    int bucket = trial->deal.bucket[0][hand[rig.hands[at].turn]];
    int bit = (int)(trial->choice >> (2 * at + bucket) & 1);

    return gain_of_deal(trial, rig.nodes[at].first + bit, hand);
}

static double gain_of_shares(const struct trial *trial, int at,
                             const int hand[POKER_PLAYERS])
{
    const struct plan_node *node = &rig.nodes[at];
    int bucket = trial->deal.bucket[0][hand[rig.hands[at].turn]];
    double gain = 0;

    for (int a = 0; a < node->actions; a++)
        gain += (double)rig.share[node->cell + bucket * node->actions + a]
              * gain_of_deal(trial, node->first + a, hand);
    return gain;
}

static double gain_of_deal(const struct trial *trial, int at,
                           const int hand[POKER_PLAYERS])
{
    const struct poker *there = &rig.hands[at];
    int me = trial->me;

    if (there->end == POKER_GOES_ON)
        return there->turn == me ? gain_of_choice(trial, at, hand)
                                 : gain_of_shares(trial, at, hand);
    if (there->end == POKER_FOLDED)
        return there->folder == me ? -there->total[me]
                                   : there->total[me ^ 1];
    return hand[me] > hand[me ^ 1] ? there->total[0] : -there->total[0];
}

static double gain_of_all_deals(const struct trial *trial)
{
    double sum = 0;

    for (int a = 0; a < 3; a++)
        for (int b = 0; b < 3; b++)
            if (a != b)
                sum += gain_of_deal(trial, 0, (int[]){a, b});
    return sum / 6;
}

/* Two buckets at each of the nodes, of which all but some are ends. */
static double gain_of_best(int me)
{
    struct trial trial = {.me = me};
    double best = -10;

    rig.respond.deal(NULL, 0, &trial.deal);
    for (trial.choice = 0; trial.choice < 1u << 2 * rig.plan.count;
         trial.choice++)
        best = fmax(best, gain_of_all_deals(&trial));
    return best;
}

CASE(no_way_to_respond_gains_more)
{
    struct rng dice;

    BEGIN_CASE;
    rng_seed(&dice, "respond");
    for (int round = 0; round < 4; round++) {
        make_rig(&kuhn, 1, deal_kuhn_roughly);
        assert_int_equal(rig.plan.count, 9);
        share_all(&dice);
        assert_true(fabs(gain_found(1)
                         - (gain_of_best(0) + gain_of_best(1)) / 2) < 1e-5);
    }
}

/* From the plan itself nothing is won; an improvement is one. */
CASE(every_round_gains_more)
{
    struct rng dice;
    double before = 0;
    struct responder *responder;

    BEGIN_CASE;
    rng_seed(&dice, "rounds");
    make_rig(&leduc, 2, deal_leduc);
    share_all(&dice);
    responder = respond_open(&rig.respond);
    assert_non_null(responder);
    assert_true(fabs(respond_measure(responder, 0, 6).mean) < 1e-6);
    for (int round = 0; round < 3; round++) {
        double gain;

        respond_learn(responder, 6);
        gain = respond_measure(responder, 0, 6).mean;
        assert_true(gain > before - 1e-6);
        before = gain;
    }
    assert_true(before > 0.5);
    respond_close(responder);
}

static const struct CMUnitTest tests[] = {
    TEST("respond: uniform play loses what is published in Kuhn's and "
         "Leduc's games", uniform_play_loses_what_is_published),
    TEST("respond: of all ways to respond with the same buckets none "
         "gains more", no_way_to_respond_gains_more),
    TEST("respond: the plan wins nothing from itself, and each round no "
         "less than the one before", every_round_gains_more),
};

CHECK_MAIN("respond", tests)
