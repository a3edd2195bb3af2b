/* test_wave.c - the last ticks of both as a VCD. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "boards/basys2.h"
#include "twin/wave.h"

static char text[200000];

static const struct twin *duel_twin(void)
{
    const struct twin *twin;

    assert_null(twins_find("duel", &twin));
    return twin;
}

static void write_all(const struct wave *wave, uint64_t last)
{
    FILE *to = fmemopen(text, sizeof text, "w");

    wave_write(wave, last, to);
    fclose(to);
}

static int count(const char *what)
{
    int found = 0;

    for (const char *at = text; (at = strstr(at, what)); at++)
        found++;
    return found;
}

CASE(both_sides_are_there_with_levels_as_on_the_wires)
{
    struct wave *wave = wave_open(duel_twin());
    uint64_t in = PIN(BASYS2_BTN), c = PIN(BASYS2_LD), twin = 0;

    BEGIN_CASE;
    wave_put(wave, &in, &c, &twin, NULL);
    write_all(wave, 41);
    assert_non_null(strstr(text, "$scope module in $end\n"));
    assert_non_null(strstr(text, "$scope module c $end\n"));
    assert_non_null(strstr(text, "$scope module twin $end\n"));
    assert_int_equal(count(" LD $end"), 2);
    assert_int_equal(count("#41\n"), 1);
    assert_int_equal(count("b0001 !!"), 1);     /* BTN0 is down */
    assert_int_equal(count("b00000001 "), 1);   /* LD0 in C, not in the twin */
    assert_int_equal(count("b11111111 "), 2);   /* segments: low is lit */
    assert_int_equal(count("b1111 "), 2);       /* and anodes */
    wave_close(wave);
}

CASE(only_changes_are_written_and_what_is_unknown_is_an_x)
{
    struct wave *wave = wave_open(duel_twin());
    uint64_t in = 0, c = 0, unknown = PIN(BASYS2_LD + 7);

    BEGIN_CASE;
    wave_put(wave, &in, &c, &c, NULL);
    wave_put(wave, &in, &c, &c, NULL);
    wave_put(wave, &in, &c, &c, &unknown);
    write_all(wave, 2);
    assert_int_equal(count("bx0000000 "), 1);
    assert_non_null(strstr(text, "#1\n#2\nbx0000000 "));
    wave_close(wave);
}

CASE(the_last_512_ticks_are_kept)
{
    struct wave *wave = wave_open(duel_twin());

    BEGIN_CASE;
    for (uint64_t i = 0; i < 1000; i++) {
        uint64_t in = i & 15;

        wave_put(wave, &in, &in, &in, NULL);
    }
    write_all(wave, 999);
    assert_null(strstr(text, "#487\n"));
    assert_non_null(strstr(text, "#488\n"));
    assert_non_null(strstr(text, "#999\n"));
    assert_int_equal(count("\n#"), 513);         /* and the end */
    wave_close(wave);
}

static const struct CMUnitTest tests[] = {
    TEST("wave: both sides are there with levels as on the wires",
         both_sides_are_there_with_levels_as_on_the_wires),
    TEST("wave: only changes are written, and what is unknown is an x",
         only_changes_are_written_and_what_is_unknown_is_an_x),
    TEST("wave: the last 512 ticks are kept", the_last_512_ticks_are_kept),
};

CHECK_MAIN("wave", tests)
