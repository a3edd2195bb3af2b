/* test_sight.c - what a monitor shows, and what of it is new. */
#include "check.h"

#include <string.h>

#include "player/sight.h"

enum { WIDTH = 640, HEIGHT = 480 };

static struct session *session;
static struct sight sight;
static uint16_t before[WIDTH * HEIGHT];

static void begin(const char *id)
{
    memset(&sight, 0, sizeof sight);
    memset(before, 0, sizeof before);
    assert_null(session_open(&session, id));
}

static void end(void)
{
    sight_free(&sight);
    session_close(session);
}

static void run_ms(uint64_t ms)
{
    session_run(session, session_machine(session)->board->clock_hz * ms
                         / 1000);
}

static void tap(const char *key)
{
    char words[40] = "press ";

    assert_null(session_do(session, strcat(words, key)));
    run_ms(60);
    strcpy(words, "release ");
    assert_null(session_do(session, strcat(words, key)));
    run_ms(140);
}

/* The smallest part that has all differences, pixel by pixel. */
static struct sight_part difference(void)
{
    int left = WIDTH, top = HEIGHT, right = 0, bottom = 0;

    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            if (sight.pixels[y * WIDTH + x] != before[y * WIDTH + x]) {
                left = x < left ? x : left;
                right = x >= right ? x + 1 : right;
                top = y < top ? y : top;
                bottom = y + 1;
            }
    return (struct sight_part){left, top, right - left, bottom - top};
}

/* Looks, and checks that what is new is told. */
static int look(void)
{
    uint64_t count = sight.count;
    struct sight_part changed;

    sight_look(&sight, session);
    assert_in_range(sight.count - count, 0, 1);
    changed = difference();
    if (sight.count == count)
        assert_true(changed.width < 0);
    else
        assert_memory_equal(&changed, &sight.changed, sizeof changed);
    memcpy(before, sight.pixels, sizeof before);
    return sight.count != count;
}

static void look_first(void)
{
    sight_look(&sight, session);
    assert_non_null(sight.pixels);
    memcpy(before, sight.pixels, sizeof before);
}

CASE(the_part_that_is_new_is_told)
{
    static const char *const keys[] = {"ENTER", "ENTER", "ENTER", "ENTER",
                                       "LEFT", "ENTER", "UP", "RIGHT",
                                       "ENTER", "SPACE", "ESC", "DOWN"};
    int changes = 0, small = 0;

    BEGIN_CASE;
    begin("go:de1soc#7");
    run_ms(200);
    look_first();
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        tap(keys[i]);
        changes += look();
        small += sight.changed.width < WIDTH / 2
              && sight.changed.height < HEIGHT / 2;
    }
    assert_true(changes > 8 && small > 2);
    end();
}

CASE(a_picture_that_stays_is_not_counted)
{
    uint64_t count;

    BEGIN_CASE;
    begin("go:de1soc#7");
    run_ms(200);
    look_first();
    count = sight.count;
    for (int i = 0; i < 5; i++) {
        run_ms(20);
        assert_false(look());
    }
    assert_int_equal(sight.count, count);
    end();
}

CASE(the_way_back_is_told_too)
{
    uint64_t tick;

    BEGIN_CASE;
    begin("go:de1soc#7");
    run_ms(200);
    look_first();
    tick = session_tick(session);
    tap("ENTER");
    assert_true(look());
    session_seek(session, tick);
    assert_true(look());
    session_seek(session, session_end(session));
    assert_true(look());
    end();
}

CASE(counts_go_on_where_a_sight_was_let_go)
{
    uint64_t count;

    BEGIN_CASE;
    begin("go:de1soc#7");
    run_ms(200);
    look_first();
    count = sight.count;
    sight_free(&sight);
    assert_null(sight.pixels);
    look_first();
    assert_true(sight.count > count);
    count = sight.count;
    sight_free(&sight);
    sight_free(&sight);
    end();
}

CASE(no_monitor_is_nothing_to_see)
{
    BEGIN_CASE;
    begin("duel:basys2#1");
    sight_look(&sight, session);
    assert_null(sight.pixels);
    assert_int_equal(sight.count, 0);
    end();
}

static const struct CMUnitTest tests[] = {
    TEST("sight: the part of a picture that is new is told",
         the_part_that_is_new_is_told),
    TEST("sight: a picture that stays is not counted",
         a_picture_that_stays_is_not_counted),
    TEST("sight: the way back is told, too", the_way_back_is_told_too),
    TEST("sight: counts go on where a sight was let go",
         counts_go_on_where_a_sight_was_let_go),
    TEST("sight: no monitor is nothing to see",
         no_monitor_is_nothing_to_see),
};

CHECK_MAIN("sight", tests)
