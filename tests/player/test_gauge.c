/* test_gauge.c - how far a design has come, and how fast it runs. */
#include "player/at_board.h"

#include "player/gauge.h"

enum { HALF_SECOND_NS = 500000000, CLOCK_HZ = 100000000 };

static void expect_count_text(uint64_t count, const char *text)
{
    char words[64];
    struct text to;

    text_begin(&to, words, sizeof words);
    gauge_put_count(count, &to);
    assert_string_equal(words, text);
}

CASE(large_numbers_are_written_in_groups_of_three)
{
    BEGIN_CASE;
    expect_count_text(0, "0");
    expect_count_text(999, "999");
    expect_count_text(1000, "1,000");
    expect_count_text(1050007, "1,050,007");
    expect_count_text(1204000000, "1,204,000,000");
    expect_count_text(UINT64_MAX, "18,446,744,073,709,551,615");
}

CASE(a_speed_is_ticks_for_time_at_any_clock)
{
    BEGIN_CASE;
    assert_int_equal(gauge_speed(31000000, CLOCK_HZ, 1000000000), 31);
    assert_int_equal(gauge_speed(CLOCK_HZ, CLOCK_HZ, 1000000000), 100);
    assert_int_equal(gauge_speed(16384, 32768, 1000000000), 50);
    assert_int_equal(gauge_speed(0, CLOCK_HZ, 1000000000), 0);
    assert_int_equal(gauge_speed(UINT64_C(1) << 60, CLOCK_HZ, 1000000000),
                     UINT64_C(1152921504600));
}

static void expect_speed(uint64_t hundredths, int has_speed,
                         const char *text)
{
    struct gauge gauge = {.has_speed = has_speed, .hundredths = hundredths};
    char words[64];
    struct text to;

    text_begin(&to, words, sizeof words);
    gauge_put_speed(&gauge, &to);
    assert_string_equal(words, text);
}

CASE(a_speed_is_told_in_one_number)
{
    BEGIN_CASE;
    expect_speed(31, 1, "0.31 of real time");
    expect_speed(5, 1, "0.05 of real time");
    expect_speed(97, 1, "real time");
    expect_speed(103, 1, "real time");
    expect_speed(96, 1, "0.96 of real time");
    expect_speed(104, 1, "1.04 times real time");
    expect_speed(123456, 1, "1,234.56 times real time");
    expect_speed(0, 0, "");
}

/* Frames of a clock that the face has, of which a share is run. */
static void run_for(struct sitting *self, struct gauge *gauge,
                    uint64_t *now_ns, int halves, int percent)
{
    uint64_t hz = session_machine(self->play.session)->board->clock_hz;

    for (int i = 0; i < halves; i++) {
        *now_ns += HALF_SECOND_NS;
        session_run(self->play.session, hz / 2 * (uint64_t)percent / 100);
        gauge_look(gauge, &self->play, *now_ns);
    }
}

CASE(the_speed_is_that_of_the_last_second)
{
    struct sitting self;
    struct gauge gauge = {0};
    uint64_t now_ns = 7;

    BEGIN_CASE;
    begin(&self, "duel:basys2#1");
    gauge_look(&gauge, &self.play, now_ns);
    assert_false(gauge.has_speed);
    run_for(&self, &gauge, &now_ns, 2, 40);
    assert_in_range(gauge.hundredths, 39, 40);
    run_for(&self, &gauge, &now_ns, 1, 80);
    assert_in_range(gauge.hundredths, 59, 60);
    run_for(&self, &gauge, &now_ns, 1, 80);
    assert_in_range(gauge.hundredths, 79, 80);
    play_close(&self.play);
}

CASE(a_pause_and_a_way_back_begin_anew)
{
    struct sitting self;
    struct gauge gauge = {0};
    uint64_t now_ns = 7;

    BEGIN_CASE;
    begin(&self, "duel:basys2#1");
    gauge_look(&gauge, &self.play, now_ns);
    run_for(&self, &gauge, &now_ns, 2, 100);
    assert_true(gauge.has_speed);
    self.play.pace.is_paused = 1;
    gauge_look(&gauge, &self.play, now_ns);
    assert_false(gauge.has_speed);
    self.play.pace.is_paused = 0;
    run_for(&self, &gauge, &now_ns, 2, 100);
    assert_true(gauge.has_speed);
    session_seek(self.play.session, 0);
    gauge_look(&gauge, &self.play, now_ns + HALF_SECOND_NS);
    assert_false(gauge.has_speed);
    play_close(&self.play);
}

CASE(a_machine_of_ours_has_none)
{
    struct sitting self;

    BEGIN_CASE;
    begin(&self, "duel:basys2#1");
    assert_false(gauge_suits(&self.play));
    play_close(&self.play);
}

static const struct CMUnitTest tests[] = {
    TEST("gauge: large numbers are written in groups of three",
         large_numbers_are_written_in_groups_of_three),
    TEST("gauge: a speed is ticks for time, at any clock",
         a_speed_is_ticks_for_time_at_any_clock),
    TEST("gauge: a speed is told in one number",
         a_speed_is_told_in_one_number),
    TEST("gauge: the speed is that of the last second",
         the_speed_is_that_of_the_last_second),
    TEST("gauge: a pause and a way back begin anew",
         a_pause_and_a_way_back_begin_anew),
    TEST("gauge: a machine of ours has none", a_machine_of_ours_has_none),
};

CHECK_MAIN("gauge", tests)
