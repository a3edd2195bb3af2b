/* test_clk_divider.c - a slow clock made from a fast one. */
#include "check.h"

#include "chips/clk_divider.h"

/* Powered up as on a board: with the option as it is if nobody sets it. */
static struct clk_divider divider_of(uint32_t fast_hz)
{
    struct clk_divider self;
    struct chip_setup setup = {.seed = "", .clock_hz = fast_hz};

    options_defaults(clk_divider.options, setup.option);
    clk_divider.reset(&self, &setup);
    return self;
}

static pins clock(struct clk_divider *self)
{
    return clk_divider.tick(self, 0);
}

static const uint32_t boards_hz[] = {50, 100, 1000, 4550, 12000, 27000000};

enum { BOARDS = sizeof boards_hz / sizeof *boards_hz };

CASE(fifty_edges_make_a_second)
{
    BEGIN_CASE;
    for (int i = 0; i < BOARDS; i++) {
        struct clk_divider self = divider_of(boards_hz[i]);
        int edges = 0;

        for (uint32_t t = 0; t < boards_hz[i]; t++)
            edges += (clock(&self) & PIN(CLK_DIVIDER_EDGE)) != 0;
        assert_int_equal(edges, 50);
    }
}

CASE(edges_come_at_equal_distances)
{
    BEGIN_CASE;
    for (int i = 0; i < BOARDS - 1; i++) {
        struct clk_divider self = divider_of(boards_hz[i]);

        for (uint32_t t = 1; t <= 3 * boards_hz[i]; t++)
            assert_int_equal((clock(&self) & PIN(CLK_DIVIDER_EDGE)) != 0,
                             t % (boards_hz[i] / 50) == 0);
    }
}

CASE(the_edge_is_where_the_slow_clock_rises)
{
    struct clk_divider self = divider_of(1000);
    pins before = clock(&self);
    int edges = 0;

    BEGIN_CASE;
    for (int t = 0; t < 5000; t++) {
        pins now = clock(&self);
        int rises = (now & ~before & PIN(CLK_DIVIDER_CLK)) != 0;

        assert_int_equal((now & PIN(CLK_DIVIDER_EDGE)) != 0, rises);
        edges += rises;
        before = now;
    }
    assert_int_equal(edges, 250);
}

static int ticks_on(uint32_t fast_hz, uint32_t ticks)
{
    struct clk_divider self = divider_of(fast_hz);
    int on = 0;

    while (ticks--)
        on += (clock(&self) & PIN(CLK_DIVIDER_CLK)) != 0;
    return on;
}

CASE(the_slow_clock_is_half_on_half_off)
{
    BEGIN_CASE;
    assert_int_equal(ticks_on(100, 100), 50);
    assert_int_equal(ticks_on(1000, 1000), 500);
    assert_int_equal(ticks_on(12000, 12000), 6000);
    assert_int_equal(ticks_on(1000, 20), 10);
    assert_int_equal(ticks_on(4550, 91), 46);
}

CASE(each_half_is_in_one_piece)
{
    struct clk_divider self = divider_of(1000);
    pins before = clock(&self);
    int changes = 0;

    BEGIN_CASE;
    for (int t = 0; t < 1000; t++) {
        pins now = clock(&self);

        changes += ((now ^ before) & PIN(CLK_DIVIDER_CLK)) != 0;
        before = now;
    }
    assert_int_equal(changes, 100);
}

static int edges_in(uint32_t fast_hz, uint32_t slow_hz, int ticks)
{
    struct clk_divider self;
    int edges = 0;

    clk_divider_reset(&self, fast_hz, slow_hz);
    while (ticks--)
        edges += (clk_divider_tick(&self) & PIN(CLK_DIVIDER_EDGE)) != 0;
    return edges;
}

CASE(a_period_that_does_not_divide_is_rounded_down)
{
    BEGIN_CASE;
    assert_int_equal(edges_in(1049, 50, 1000), 50);
    assert_int_equal(edges_in(1050, 50, 1050), 50);
}

CASE(a_clock_no_faster_than_asked_gives_an_edge_each_tick)
{
    BEGIN_CASE;
    assert_int_equal(edges_in(50, 50, 100), 100);
    assert_int_equal(edges_in(2, 50, 100), 100);
}

/* A clock of 0 Hz would divide by zero. */
CASE(the_slow_clock_is_set_from_1_hz)
{
    int64_t option[OPTIONS_MAX];

    BEGIN_CASE;
    options_defaults(clk_divider.options, option);
    assert_int_equal(option[CLK_DIVIDER_HZ], 50);
    assert_non_null(options_set(clk_divider.options, option, "hz=0"));
    assert_null(options_set(clk_divider.options, option, "hz=1"));
    assert_int_equal(option[CLK_DIVIDER_HZ], 1);
}

static const struct CMUnitTest tests[] = {
    TEST("clk_divider: a second has 50 edges on any board (M0-82)",
         fifty_edges_make_a_second),
    TEST("clk_divider: edges come at equal distances (M0-82)",
         edges_come_at_equal_distances),
    TEST("clk_divider: the edge is where the slow clock rises",
         the_edge_is_where_the_slow_clock_rises),
    TEST("clk_divider: the slow clock is half on, half off",
         the_slow_clock_is_half_on_half_off),
    TEST("clk_divider: each half is in one piece", each_half_is_in_one_piece),
    TEST("clk_divider: a period that does not divide is rounded down",
         a_period_that_does_not_divide_is_rounded_down),
    TEST("clk_divider: a clock too slow gives an edge each tick",
         a_clock_no_faster_than_asked_gives_an_edge_each_tick),
    TEST("clk_divider: the slow clock is set from 1 Hz on",
         the_slow_clock_is_set_from_1_hz),
};

CHECK_MAIN("clk_divider", tests)
