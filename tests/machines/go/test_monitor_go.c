/* test_monitor_go.c - the picture on the Go machine's monitor, touched: points
 * are moves, items of menus are chosen, all by keys of the keyboard. */
#include "bench/rig.h"

#include <string.h>

#include "bench/look.h"
#include "bench/play_table.h"
#include "bench/sitting.h"

enum { ITEM_X = 400, FIRST_ITEM_Y = 145, ITEM_STEP = 58 };

static const char *caption(const struct play *play)
{
    static char words[200];
    struct text to;

    text_begin(&to, words, sizeof words);
    look_read_name(play->session, "VGA", &to);
    return words;
}

static void until_shown(struct play *play, const char *words)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    for (int i = 0; i < 600; i++) {
        if (strstr(caption(play), words))
            return;
        play_run(play, hz / 10);
    }
    fail_msg("'%s' is never shown, but '%s'", words, caption(play));
}

/* After a moment in which the watcher has read what is shown. */
static const char *click(struct play *play, int x, int y)
{
    int touch;

    sitting_run(play, 1);
    touch = play_table_at_screen(play, x, y);
    if (!touch)
        fail_msg("nothing at %d, %d of '%s'", x, y, caption(play));
    return play_table_touch(play, touch, 0);
}

static const char *click_item(struct play *play, int item)
{
    return click(play, ITEM_X, FIRST_ITEM_Y + ITEM_STEP * item);
}

static const char *click_point(struct play *play, int row, int column)
{
    return click(play, 128 + 48 * column, 20 + 48 * row);
}

static void is_nothing_at(struct play *play, int x, int y)
{
    assert_int_equal(play_table_at_screen(play, x, y), 0);
}

CASE(menus_are_chosen_and_stones_placed_by_clicks)
{
    struct play *play = sitting_begin("go#c", NULL, NULL);

    BEGIN_CASE;
    is_nothing_at(play, 320, 240);      /* dark */
    until_shown(play, "press Enter");
    assert_null(click(play, 3, 3));
    until_shown(play, "Player vs player");
    assert_null(click_item(play, 1));
    until_shown(play, "Level 1");
    is_nothing_at(play, ITEM_X, FIRST_ITEM_Y - 26);     /* above, between, */
    is_nothing_at(play, ITEM_X, FIRST_ITEM_Y + 27);
    is_nothing_at(play, 230, FIRST_ITEM_Y);             /* beside, below */
    is_nothing_at(play, ITEM_X, FIRST_ITEM_Y + 5 * ITEM_STEP);
    assert_null(click_item(play, 2));
    until_shown(play, "Black");
    assert_null(click_item(play, 0));
    until_shown(play, "Black to move; cursor E5");
    assert_null(click_point(play, 6, 3));
    until_shown(play, "move 2");
    sitting_run(play, 1);
    assert_int_equal(play_table_moves(play), 2);
    rig_says(click_point(play, 6, 3), "there is a stone already");
    is_nothing_at(play, 60, 240);
    is_nothing_at(play, 320, 460);
    sitting_end(play);
}

/* Upwards as well, and no further than to the item. */
CASE(an_item_above_the_selected_one_is_chosen)
{
    struct play *play = sitting_begin("go#u", NULL, NULL);

    BEGIN_CASE;
    until_shown(play, "press Enter");
    assert_null(click(play, 600, 470));
    until_shown(play, "Player vs player");
    assert_null(click_item(play, 1));
    until_shown(play, "Level 1");
    for (int i = 0; i < 3; i++) {
        sitting_do(play, "press DOWN");
        sitting_run(play, 1);
        sitting_do(play, "release DOWN");
        sitting_run(play, 1);
    }
    assert_null(click_item(play, 1));
    until_shown(play, "Black");
    assert_null(click_item(play, 1));   /* White: the machine begins */
    until_shown(play, "White to move");
    assert_non_null(strstr(caption(play), "move 1"));
    sitting_end(play);
}

/* The last picture leads back to the menu; every key was one of the keyboard's.
 */
CASE(the_score_gives_way_to_a_click)
{
    struct play *play = sitting_begin("go#o", NULL, NULL);
    struct table_end end;

    BEGIN_CASE;
    until_shown(play, "press Enter");
    assert_null(click(play, 320, 240));
    until_shown(play, "Player vs player");
    assert_null(click_item(play, 0));
    until_shown(play, "Black to move");
    assert_false(play_table_end(play, &end));
    for (int i = 0; i < 2; i++) {
        sitting_do(play, "press SPACE");
        sitting_run(play, 1);
        sitting_do(play, "release SPACE");
        sitting_run(play, 1);
    }
    until_shown(play, "White wins by 5.5");
    sitting_run(play, 1);
    assert_true(play_table_end(play, &end));
    assert_int_equal(end.winner, 'b');
    assert_string_equal(end.words, "White wins by 5.5 points: 5.5 against 0");
    assert_null(click(play, 320, 240));
    until_shown(play, "menu");
    for (size_t i = 0; i < session_event_count(play->session); i++) {
        const char *words = session_event(play->session, i)->words;

        assert_true(strncmp(words, "press ", 6) == 0
                    || strncmp(words, "release ", 8) == 0);
    }
    sitting_end(play);
}

CASE(minds_alone_are_not_disturbed)
{
    struct play *play = sitting_begin("go#m", "random", "random");

    BEGIN_CASE;
    sitting_run(play, 15);
    for (int x = 0; x < 640; x += 40)
        is_nothing_at(play, x, 200);
    sitting_end(play);
}

/* No other machine has such a monitor, and none takes such clicks. */
CASE(other_tables_know_no_monitor)
{
    struct play *play = sitting_begin("checkers#n", NULL, NULL);

    BEGIN_CASE;
    sitting_run(play, 1);
    is_nothing_at(play, 10, 10);
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("monitor of go: menus are chosen and stones placed by clicks",
         menus_are_chosen_and_stones_placed_by_clicks),
    TEST("monitor of go: an item above the selected one is chosen",
         an_item_above_the_selected_one_is_chosen),
    TEST("monitor of go: the score gives way to a click",
         the_score_gives_way_to_a_click),
    TEST("monitor of go: minds alone are not disturbed",
         minds_alone_are_not_disturbed),
    TEST("monitor: other tables know none", other_tables_know_no_monitor),
};

CHECK_MAIN("monitor_go", tests)
