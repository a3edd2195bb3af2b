/* test_ring.c - the betting of a full table, against a slow one; and with two
 * players against the rules of two players. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/holdem/rules/ring.h"
#include "games/holdem/slow_ring.h"

enum { HANDS = RING_HANDS, PAIRS = 20000 };

struct fixture {
    struct rng rng;
    struct ring_rules rules;
    int64_t stack[RING_PLAYERS_MAX];
    struct ring ring;
    struct slow_ring slow;
};

static int dice(struct fixture *self, int sides)
{
    return (int)rng_below(&self->rng, (uint64_t)sides);
}

/* Small numbers, so that odd chips and all-ins are frequent. */
static void make_rules(struct fixture *self)
{
    static const uint8_t board[] = {0, 3, 4, 5};
    struct ring_rules *rules = &self->rules;
    int bet = 1 + dice(self, 4);

    *rules = (struct ring_rules){
        .players = (uint8_t)(2 + dice(self, RING_PLAYERS_MAX - 1)),
        .limit = (uint8_t)dice(self, 2),
        .is_flat = dice(self, 4) == 0,
        .is_trimmed = (uint8_t)dice(self, 2),
        .is_asked = dice(self, 4) == 0,
        .streets = (uint8_t)(1 + dice(self, 4)),
    };
    rules->is_reopened = !rules->is_flat && dice(self, 3) == 0;
    memcpy(rules->board, board, sizeof board);
    for (int i = 0; i < POKER_STREETS; i++)
        rules->first[i] = (uint8_t)dice(self, rules->players);
    for (int i = 0; i < POKER_STREETS; i++)
        rules->bet[i] = bet + i / 2 * dice(self, 3);
}

static void make_seats(struct fixture *self)
{
    int ante = dice(self, 3) ? 0 : dice(self, 4), is_even = dice(self, 2);

    for (int i = 0; i < self->rules.players; i++) {
        self->rules.ante[i] = is_even ? ante : dice(self, 4) ? 0 : ante;
        self->rules.blind[i] = dice(self, 3) ? 0 : dice(self, 5);
        self->stack[i] = 1 + dice(self, dice(self, 2) ? 8 : 30);
    }
}

static int end_of(const struct slow_ring *slow)
{
    return slow->is_folded ? POKER_FOLDED
         : slow->is_shown_down ? POKER_SHOWDOWN : POKER_GOES_ON;
}

static int64_t sum_of(const struct fixture *self)
{
    int64_t sum = ring_pot(&self->ring);

    for (int i = 0; i < self->rules.players; i++)
        sum += self->ring.stack[i] - self->stack[i];
    return sum;
}

static void compare(const struct fixture *self)
{
    const struct ring *ring = &self->ring;

    assert_int_equal(ring->end, end_of(&self->slow));
    assert_int_equal(sum_of(self), 0);
    for (int i = 0; i < self->rules.players; i++) {
        assert_int_equal(ring->stack[i], self->slow.player[i].chips);
        assert_int_equal(ring->won[i], self->slow.player[i].won);
        assert_int_equal(ring->returned[i], self->slow.player[i].back);
    }
    if (ring->end == POKER_GOES_ON) {
        assert_int_equal(ring->turn, slow_ring_turn(&self->slow));
        assert_int_equal(ring->street, self->slow.street);
    }
}

static void compare_raises(const struct fixture *self)
{
    struct ring_options options;
    int least = 0, most = 0;

    ring_find_options(&self->ring, &options);
    slow_ring_raises(&self->slow, &least, &most);
    assert_int_equal(options.raise_least, least);
    assert_int_equal(options.raise_most, most);
}

static void act_by_chance(struct fixture *self)
{
    struct ring_options options;
    enum poker_kind kind = dice(self, 6) ? POKER_CALLS : POKER_FOLDS;
    int64_t to = 0;

    ring_find_options(&self->ring, &options);
    if (options.raise_most > 0 && dice(self, 3) == 0) {
        kind = POKER_RAISES;
        to = options.raise_least
           + dice(self, (int)(options.raise_most - options.raise_least) + 1);
        if (dice(self, 3) == 0)
            to = options.raise_most;
    }
    ring_act(&self->ring, kind, to);
    slow_ring_act(&self->slow, kind, (int)to);
}

/* Few values, so that ties are frequent; some have mucked, but not all. */
static void show_by_chance(struct fixture *self)
{
    uint32_t value[RING_PLAYERS_MAX];
    unsigned showing = (unsigned)rng_next(&self->rng)
                     | (unsigned)rng_next(&self->rng);

    if (!(showing & self->ring.in))
        showing = self->ring.in;
    for (int i = 0; i < RING_PLAYERS_MAX; i++)
        value[i] = (uint32_t)dice(self, 4);
    ring_show(&self->ring, value, showing);
    slow_ring_show(&self->slow, value, showing);
    assert_int_equal(ring_pot(&self->ring), 0);
}

CASE(a_table_by_chance_is_as_the_slow_one)
{
    static struct fixture self;
    long steps = 0, shown = 0;

    BEGIN_CASE;
    rng_seed(&self.rng, "ring");
    for (int i = 0; i < HANDS; i++) {
        make_rules(&self);
        make_seats(&self);
        ring_begin(&self.ring, &self.rules, self.stack);
        slow_ring_begin(&self.slow, &self.rules, self.stack);
        compare(&self);
        for (; self.ring.end == POKER_GOES_ON; steps++) {
            compare_raises(&self);
            act_by_chance(&self);
            compare(&self);
        }
        if (self.ring.end == POKER_SHOWDOWN) {
            show_by_chance(&self);
            compare(&self);
            shown++;
        }
    }
    assert_true(steps > HANDS && shown > HANDS / 4);
}

/* Two players: the other rules, which know only them. p1 is first after the
 * flop, so p2 has the button. */

static void make_pair(struct fixture *self, struct poker_rules *pair)
{
    int32_t small = dice(self, 3);

    if (dice(self, 2))
        poker_no_limit(pair, small, small + 1 + dice(self, 3));
    else
        poker_fixed_limit(pair, 2 + 2 * dice(self, 2));
    pair->raises_max = 0;
    pair->ante = dice(self, 3);
    self->rules = (struct ring_rules){
        .players = 2, .limit = pair->limit, .is_trimmed = 1,
        .streets = pair->streets, .first = {1},
        .ante = {pair->ante, pair->ante},
        .blind = {pair->blind[1], pair->blind[0]},
    };
    for (int i = 0; i < POKER_STREETS; i++) {
        self->rules.bet[i] = pair->bet[i];
        self->rules.board[i] = pair->board[i];
    }
}

static void compare_pair(const struct fixture *self,
                         const struct poker *poker)
{
    struct poker_options two;
    struct ring_options many;

    assert_int_equal(self->ring.end, poker->end);
    assert_int_equal(ring_pot(&self->ring), poker_pot(poker));
    assert_int_equal(ring_board(&self->ring), poker_board(poker));
    for (int i = 0; i < POKER_PLAYERS; i++) {
        assert_int_equal(self->ring.stack[i], poker->stack[i]);
        assert_int_equal(self->ring.won[i], poker->won[i]);
    }
    if (poker->end != POKER_GOES_ON)
        return;
    assert_int_equal(self->ring.turn, poker->turn);
    poker_find_options(poker, &two);
    ring_find_options(&self->ring, &many);
    assert_int_equal(many.raise_least, two.raise_least);
    assert_int_equal(many.raise_most, two.raise_most);
}

static void act_as_pair(struct fixture *self, struct poker *poker)
{
    struct ring_options options;
    struct poker_action action = {.kind = dice(self, 6) ? POKER_CALLS
                                                        : POKER_FOLDS};

    ring_find_options(&self->ring, &options);
    if (options.raise_most > 0 && dice(self, 2)) {
        action.kind = POKER_RAISES;
        action.to = (int32_t)(dice(self, 3) ? options.raise_least
                                            : options.raise_most);
    }
    ring_act(&self->ring, action.kind, action.to);
    assert_null(poker_act(poker, &action));
}

CASE(two_players_are_as_in_their_own_rules)
{
    static struct fixture self;
    struct poker_rules pair;
    struct poker poker;

    BEGIN_CASE;
    rng_seed(&self.rng, "pair");
    for (int i = 0; i < PAIRS; i++) {
        uint32_t value[] = {(uint32_t)dice(&self, 2),
                            (uint32_t)dice(&self, 2)};
        int32_t stack[] = {1 + dice(&self, 30), 1 + dice(&self, 30)};

        make_pair(&self, &pair);
        self.stack[0] = stack[0];
        self.stack[1] = stack[1];
        ring_begin(&self.ring, &self.rules, self.stack);
        assert_null(poker_begin(&poker, &pair, 1, stack));
        compare_pair(&self, &poker);
        while (poker.end == POKER_GOES_ON) {
            act_as_pair(&self, &poker);
            compare_pair(&self, &poker);
        }
        ring_show(&self.ring, value, 3);
        poker_show(&poker, value);
        compare_pair(&self, &poker);
    }
}

/* By hand */

/* 20, 50 and 100 chips all-in, and a fold of 10: pots of 70, 60 and what goes
 * back. */
CASE(side_pots_are_paid_in_layers)
{
    static struct fixture self;
    const uint32_t value[] = {7, 5, 0, 3};

    BEGIN_CASE;
    self.rules = (struct ring_rules){.players = 4, .streets = 4, .first = {2},
                                     .blind = {5, 10, 0, 0},
                                     .bet = {10, 10, 10, 10},
                                     .board = {0, 3, 4, 5}};
    memcpy(self.stack, (int64_t[]){20, 50, 200, 100},
           4 * sizeof self.stack[0]);
    ring_begin(&self.ring, &self.rules, self.stack);
    ring_act(&self.ring, POKER_CALLS, 0);       /* player 2 */
    ring_act(&self.ring, POKER_RAISES, 100);    /* player 3 */
    ring_act(&self.ring, POKER_CALLS, 0);       /* player 0, all-in */
    ring_act(&self.ring, POKER_CALLS, 0);       /* player 1, all-in */
    ring_act(&self.ring, POKER_FOLDS, 0);       /* player 2 */
    assert_int_equal(self.ring.end, POKER_SHOWDOWN);
    assert_int_equal(self.ring.returned[3], 50);
    ring_show(&self.ring, value, 15);
    assert_int_equal(self.ring.won[0], 70);
    assert_int_equal(self.ring.won[1], 60);
    assert_int_equal(self.ring.won[3], 0);
    assert_int_equal(self.ring.stack[2], 190);
}

/* A raise that is too small does not let those raise again who have acted;
 * two of them together may. */
CASE(a_short_raise_reopens_nothing)
{
    static struct fixture self;
    struct ring_options options;

    BEGIN_CASE;
    self.rules = (struct ring_rules){.players = 4, .streets = 4,
                                     .bet = {10, 10, 10, 10},
                                     .board = {0, 3, 4, 5}};
    memcpy(self.stack, (int64_t[]){500, 106, 112, 500},
           4 * sizeof self.stack[0]);
    ring_begin(&self.ring, &self.rules, self.stack);
    ring_act(&self.ring, POKER_RAISES, 100);
    ring_act(&self.ring, POKER_RAISES, 106);    /* short by 94 */
    ring_find_options(&self.ring, &options);
    assert_int_equal(options.raise_least, 112); /* all he has */
    ring_act(&self.ring, POKER_CALLS, 0);
    ring_act(&self.ring, POKER_CALLS, 0);
    ring_find_options(&self.ring, &options);
    assert_int_equal(self.ring.turn, 0);
    assert_int_equal(options.raise_most, 0);
    /* The minimum of 10 is met by 6 and 6 together. */
    memcpy(self.stack, (int64_t[]){500, 16, 22, 500},
           4 * sizeof self.stack[0]);
    ring_begin(&self.ring, &self.rules, self.stack);
    ring_act(&self.ring, POKER_RAISES, 10);
    ring_act(&self.ring, POKER_RAISES, 16);
    ring_act(&self.ring, POKER_RAISES, 22);
    ring_act(&self.ring, POKER_CALLS, 0);
    ring_find_options(&self.ring, &options);
    assert_int_equal(self.ring.turn, 0);
    assert_int_equal(options.raise_least, 32);
}

/* Who could pay a part of the ante only: wins all antes, or his layer. */
CASE(short_antes_count_or_not)
{
    static struct fixture self;
    const uint32_t value[] = {9, 5, 3};

    BEGIN_CASE;
    self.rules = (struct ring_rules){.players = 3, .streets = 1,
                                     .ante = {5, 5, 5}, .bet = {1},
                                     .board = {5}};
    memcpy(self.stack, (int64_t[]){2, 50, 50}, 3 * sizeof self.stack[0]);
    for (int is_trimmed = 0; is_trimmed < 2; is_trimmed++) {
        self.rules.is_trimmed = (uint8_t)is_trimmed;
        ring_begin(&self.ring, &self.rules, self.stack);
        ring_act(&self.ring, POKER_CALLS, 0);
        ring_act(&self.ring, POKER_CALLS, 0);
        ring_show(&self.ring, value, 7);
        assert_int_equal(self.ring.won[0], is_trimmed ? 6 : 12);
        assert_int_equal(self.ring.won[1], is_trimmed ? 6 : 0);
    }
}

CASE(a_bring_in_is_completed)
{
    static struct fixture self;
    struct ring_options options;

    BEGIN_CASE;
    self.rules = (struct ring_rules){.players = 3, .streets = 4,
                                     .bring_in = 3, .bet = {10, 10, 10, 10},
                                     .board = {0, 3, 4, 5}};
    memcpy(self.stack, (int64_t[]){90, 90, 90}, 3 * sizeof self.stack[0]);
    ring_begin(&self.ring, &self.rules, self.stack);
    ring_bring_in(&self.ring);
    ring_find_options(&self.ring, &options);
    assert_int_equal(options.raise_least, 10);
    ring_act(&self.ring, POKER_CALLS, 0);
    ring_act(&self.ring, POKER_RAISES, 10);
    assert_int_equal(self.ring.turn, 0);
    ring_find_options(&self.ring, &options);
    assert_int_equal(options.raise_least, 20);
}

static const struct CMUnitTest tests[] = {
    TEST("ring: hands by chance are as at the slow table",
         a_table_by_chance_is_as_the_slow_one),
    TEST("ring: two players are as in the rules of two",
         two_players_are_as_in_their_own_rules),
    TEST("ring: side pots are paid in layers", side_pots_are_paid_in_layers),
    TEST("ring: a short raise reopens nothing", a_short_raise_reopens_nothing),
    TEST("ring: antes that are short count for side pots, or do not",
         short_antes_count_or_not),
    TEST("ring: a bring-in is completed", a_bring_in_is_completed),
};

CHECK_MAIN("ring", tests)
