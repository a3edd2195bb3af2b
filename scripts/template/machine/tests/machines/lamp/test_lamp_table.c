/* test_lamp_table.c - the race at its table: by touch, and guided. */
#include "bench/at_table.h"
#include "bench/guided.h"

#include <string.h>

CASE(a_race_is_run_by_touch)
{
    struct play *play = sitting_begin("lamp#t", NULL, "lazy");
    struct table_end end;
    struct table_move move;

    BEGIN_CASE;
    for (int i = 0; !play_table_end(play, &end); i++) {
        assert_true(i < 100);
        at_table_touch(play, "Press");
        sitting_run(play, 1);
    }
    assert_true(play_table_moves(play) >= 4);
    play_table_move(play, 0, &move);
    assert_int_equal(move.has_value, 1);
    assert_non_null(strstr(at_table_last(play), end.words));
    at_table_touch(play, "Play again");
    at_table_hear(play, "touch Press");
    assert_false(play_table_end(play, &end));
    assert_int_equal(play_table_moves(play), 0);
    sitting_end(play);
}

CASE(a_first_race_is_guided_to_its_end)
{
    BEGIN_CASE;
    for (int seat = 0; seat < 2; seat++) {
        struct play *play = sitting_begin(
            "lamp#g", seat ? "eager" : NULL, seat ? NULL : "eager");

        assert_true(guided_play(play).touches > 0);
        sitting_end(play);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("table of lamp: a race is run by touch",
         a_race_is_run_by_touch),
    TEST("table of lamp: a first race is guided to its end",
         a_first_race_is_guided_to_its_end),
};

CHECK_MAIN("lamp_table", tests)
