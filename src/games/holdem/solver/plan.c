/* plan.c - how to play before the turn.
 *
 * A tree is grown street by street, not down to the end at once: nodes and
 * letters of the kept streets are then the same here, where two streets are
 * grown, and where the plan was found, with all of them. What is kept is
 * base64, a digit for each share; the last action of a node has what the others
 * leave of 63.
 */
#include "games/holdem/solver/plan.h"

enum { SMALL_BLIND = 50, BIG_BLIND = 100, ANTE = 100, NO_CAP = 255 };

/* Which bets are looked at, by street and by how often somebody has raised on
 * it. An all-in is always among them: so every raise lies between two that
 * are. The streets that are solved at the table need no more than a notion of
 * what is won there. */
enum { RAISES = 4 };
#define ALL_IN {SOLVER_BETS({0, {0}, SOLVER_ALL_IN_ALWAYS}), \
                .raises_max = NO_CAP}
#define POT {SOLVER_BETS({1, {1000}, SOLVER_ALL_IN_ALWAYS}), \
             .raises_max = NO_CAP}
#define HALF {SOLVER_BETS({2, {500, 1000}, SOLVER_ALL_IN_ALWAYS}), \
              .raises_max = NO_CAP}

static const struct solver_bets no_limit_bets[POKER_STREETS][RAISES] = {
    {HALF, HALF, POT, ALL_IN},
    {HALF, POT, ALL_IN, ALL_IN},
    {HALF, ALL_IN, ALL_IN, ALL_IN},
    {HALF, ALL_IN, ALL_IN, ALL_IN},
};
/* The machine's game begins as a flop does: nobody has bet, and all may be
 * behind. */
static const struct solver_bets machine_bets[RAISES] = {
    HALF, POT, ALL_IN, ALL_IN,
};
static const struct solver_bets fixed_bets = {
    SOLVER_BETS({1, {1000}, 0}), .raises_max = NO_CAP,
};

/* Games */

static void no_limit_rules(struct poker_rules *rules)
{
    poker_no_limit(rules, SMALL_BLIND, BIG_BLIND);
}

static void fixed_limit_rules(struct poker_rules *rules)
{
    poker_fixed_limit(rules, BIG_BLIND);
}

static void machine_rules(struct poker_rules *rules)
{
    poker_machine(rules, POKER_BOARD_MAX, ANTE);
}

const struct plan_game plan_for_no_limit[] = {
    {"no_limit", no_limit_rules, 200 * BIG_BLIND, plan_no_limit},
    {0},
};

const struct plan_game plan_for_fixed_limit[] = {
    {"fixed_limit", fixed_limit_rules, 200 * BIG_BLIND, plan_fixed_limit},
    {0},
};

const struct plan_game plan_for_machine[] = {
    {"machine_20", machine_rules, 20 * ANTE, plan_machine_20},
    {"machine_8", machine_rules, 8 * ANTE, plan_machine_8},
    {"machine_4", machine_rules, 4 * ANTE, plan_machine_4},
    {0},
};

void plan_begin(const struct plan_game *game, struct poker *hand)
{
    const int32_t stack[] = {game->stack, game->stack};
    struct poker_rules rules;

    game->find_rules(&rules);
    poker_begin(hand, &rules, 0, stack);
}

int plan_buckets(int street)
{
    return street == 0 ? SPREAD_STARTS : PLAN_BUCKETS;
}

/* The tree */

/* A big blind counts as the first raise before the flop. */
static const struct solver_bets *bets_at(const struct poker *hand)
{
    int is_blind = hand->street == 0 && hand->rules.blind[1] > 0;
    int raises = hand->raises - is_blind;

    raises = raises < RAISES ? raises : RAISES - 1;
    if (hand->rules.limit == POKER_FIXED_LIMIT)
        return &fixed_bets;
    if (hand->rules.is_machine && hand->street == 0)
        return &machine_bets[raises];
    return &no_limit_bets[hand->street][raises];
}

static int grow_plan_node(struct plan *self, int at)
{
    struct solver_choices choices;
    struct plan_node *node = &self->nodes[at];
    const struct poker *hand = &self->hands[at];

    solver_tree_choices(hand, bets_at(hand), 0, &choices);
    if (self->count + choices.count > self->room)
        return 0;
    node->first = self->count;
    node->actions = (uint8_t)choices.count;
    node->cell = self->cells;
    node->letter = self->letters;
    self->cells += choices.count * plan_buckets(hand->street);
    self->letters += (choices.count - 1) * plan_buckets(hand->street);
    for (int i = 0; i < choices.count; i++) {
        self->nodes[self->count] = (struct plan_node){
            .action = choices.action[i], .parent = at};
        self->hands[self->count] = *hand;
        poker_act(&self->hands[self->count++], &choices.action[i]);
    }
    return 1;
}

static int grow_plan_street(struct plan *self, int street)
{
    for (int at = 0; at < self->count; at++)
        if (self->hands[at].end == POKER_GOES_ON
            && self->hands[at].street == street
            && !grow_plan_node(self, at))
            return 0;
    return 1;
}

int plan_grow(struct plan *self, const struct plan_game *game, int streets)
{
    if (self->room < 1)
        return 0;
    plan_begin(game, &self->hands[0]);
    self->nodes[0] = (struct plan_node){.parent = -1};
    self->count = 1;
    self->cells = self->letters = 0;
    for (int street = 0; street < streets; street++)
        if (!grow_plan_street(self, street))
            return 0;
    return 1;
}

/* What is kept */

int plan_level(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        return letter - 'A';
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a' + 26;
    if (letter >= '0' && letter <= '9')
        return letter - '0' + 52;
    return letter == '+' ? 62 : letter == '/' ? 63 : -1;
}

char plan_letter(int level)
{
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
           "0123456789+/"[level];
}

void plan_shares(const struct plan *self, const plan_line *kept, int node,
                 int bucket, float share[SOLVER_ACTIONS])
{
    int actions = self->nodes[node].actions, left = PLAN_LEVELS;
    int at = self->nodes[node].letter + bucket * (actions - 1);

    for (int a = 0; a < actions - 1; a++, at++) {
        int level = plan_level(kept[at / PLAN_LINE][at % PLAN_LINE]);

        share[a] = (float)level / PLAN_LEVELS;
        left -= level;
    }
    share[actions - 1] = (float)left / PLAN_LEVELS;
}
