/* test_table.c - the things on a table: which one is hit, which one is next,
 * and how far a slider goes. */
#include "rig.h"

#include "bench/table.h"

static struct table table;

/* Two rows of three keys of which one is wide, below a label. */
static void lay_keys(void)
{
    table.count = 0;
    table_add_label(&table, 0, 0, 800, 100, "words");
    for (int i = 0; i < 3; i++)
        table_add_key(&table, i * 100, 100, 90, 90, "key", 1 + i);
    for (int i = 0; i < 3; i++)
        table_add_key(&table, i * 100, 200, 90, 90, "key", 4 + i);
    table_add_key(&table, 400, 300, 390, 90, "wide", 7);
}

CASE(the_last_thing_drawn_is_hit)
{
    BEGIN_CASE;
    lay_keys();
    table_add_key(&table, 50, 100, 90, 90, "above", 8);
    assert_int_equal(table_hit(&table, 20, 150), 1);
    assert_int_equal(table_hit(&table, 60, 150), 8);
    assert_int_equal(table_hit(&table, 95, 195), -1);
    assert_int_equal(table_hit(&table, 10, 10), -1);
    assert_true(table_covers(&table.item[1], 0, 100));
    assert_false(table_covers(&table.item[1], 90, 100));
}

CASE(arrows_stay_in_a_row_and_at_the_edge)
{
    BEGIN_CASE;
    lay_keys();
    assert_int_equal(table_walk(&table, -1, 0, 0), 1);
    assert_int_equal(table_walk(&table, 1, 1, 0), 2);
    assert_int_equal(table_walk(&table, 3, -1, 0), 2);
    assert_int_equal(table_walk(&table, 2, 0, 1), 5);
    assert_int_equal(table_walk(&table, 5, 0, -1), 2);
    assert_int_equal(table_walk(&table, 1, -1, 0), 1);
    assert_int_equal(table_walk(&table, 1, 0, -1), 1);
    assert_int_equal(table_walk(&table, 6, 0, 1), 7);
}

/* While nothing can be touched the focus still goes from spot to spot, but
 * never to words. */
CASE(what_cannot_be_touched_can_be_walked_among_its_like)
{
    BEGIN_CASE;
    lay_keys();
    for (int i = 1; i < table.count; i++)
        table.item[i].touch = 0;
    assert_int_equal(table_walk(&table, 1, 1, 0), 2);
    assert_int_equal(table_walk(&table, 1, 0, -1), 1);
    assert_int_equal(table_walk(&table, -1, 0, 0), -1);
    table.item[5].touch = 9;
    assert_int_equal(table_walk(&table, 5, 1, 0), 5);
    table.count = 0;
    assert_int_equal(table_walk(&table, -1, 0, 0), -1);
}

CASE(a_slider_stays_between_its_ends)
{
    struct table_item slider = {.least = 5, .most = 1005, .value = 500};

    BEGIN_CASE;
    assert_int_equal(table_pull(&slider, 1), 550);
    assert_int_equal(table_pull(&slider, -4), 300);
    assert_int_equal(table_pull(&slider, 40), 1005);
    assert_int_equal(table_pull(&slider, -40), 5);
    slider = (struct table_item){.least = 3, .most = 9, .value = 4};
    assert_int_equal(table_pull(&slider, 1), 5);
    slider = (struct table_item){.least = INT32_MIN, .most = INT32_MAX,
                                 .value = INT32_MAX};
    assert_int_equal(table_pull(&slider, 3), INT32_MAX);
    assert_int_equal(table_pull(&slider, -100), INT32_MIN);
}

static const struct CMUnitTest tests[] = {
    TEST("table: the last thing drawn is hit", the_last_thing_drawn_is_hit),
    TEST("table: arrows stay in a row and at the edge",
         arrows_stay_in_a_row_and_at_the_edge),
    TEST("table: what cannot be touched can be walked among its like",
         what_cannot_be_touched_can_be_walked_among_its_like),
    TEST("table: a slider stays between its ends",
         a_slider_stays_between_its_ends),
};

CHECK_MAIN("table", tests)
