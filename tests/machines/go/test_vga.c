/* test_vga.c - syncs, pixels and swaps, clock by clock and line by line. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "machines/go/vga_rig.h"

static struct vga_rig rig;

/* The table of figures. */

struct row {
    char value[40];
    char unit[40];
};

static struct row look_up(const char *item)
{
    struct oracle table;
    struct row row = {"", ""};

    oracle_open(&table, "go/timing.csv");
    while (oracle_next(&table))
        if (strcmp(table.field[0], item) == 0) {
            strncpy(row.value, table.field[1], sizeof row.value - 1);
            strncpy(row.unit, table.field[2], sizeof row.unit - 1);
        }
    if (!row.value[0])
        fail_msg("the table has no %s", item);
    return row;
}

static long figure(const char *item)
{
    return strtol(look_up(item).value, NULL, 10);
}

static void range(const char *item, long *from, long *to)
{
    struct row row = look_up(item);
    char *dots = strstr(row.value, "..");

    assert_non_null(dots);
    *from = strtol(row.value, NULL, 10);
    *to = strtol(dots + 2, NULL, 10);
}

/* Only pins are looked at. The frame begins where the picture is let
 * through after a vertical sync. */

static void tick(int *fuse)
{
    assert_true(--*fuse > 0);
    vga_rig_clock(&rig);
}

static void find_top_left(void)
{
    int fuse = 2 * VGA_CLOCKS_A_FRAME;

    while (rig.out.vs)
        tick(&fuse);
    while (!rig.out.vs || !rig.out.blank_n)
        tick(&fuse);
}

static void check_syncs(long columns, long lines)
{
    long hs_from, hs_to, vs_from, vs_to;

    range("hsync low pixels", &hs_from, &hs_to);
    range("vsync low lines", &vs_from, &vs_to);
    for (long i = 0; i < 2 * 2 * columns * lines; i++) {
        long x = i / 2 % columns, y = i / 2 / columns % lines;

        if (rig.out.hs != !(x >= hs_from && x <= hs_to)
            || rig.out.vs != !(y >= vs_from && y <= vs_to)
            || rig.out.blank_n != (x < 640 && y < 480)
            || rig.out.clk != i % 2)
            fail_msg("pixel %ld of line %ld", x, y);
        vga_rig_clock(&rig);
    }
}

CASE(the_syncs_come_when_the_table_says)
{
    long columns = figure("h total"), lines = figure("v total");

    BEGIN_CASE;
    vga_rig_open(&rig, "syncs");
    vga_rig_clock(&rig);
    find_top_left();
    check_syncs(columns, lines);
    assert_int_equal(figure("50 MHz clocks per line at 25 MHz"),
                     2 * columns);
    assert_int_equal(lines * columns * 2, VGA_CLOCKS_A_FRAME);
}

/* 59.5238 Hz, 0.794 % less than 60; the table says it in ten-thousandths. */
CASE(sixty_frames_a_second_or_nearly)
{
    double table = strtod(look_up("frame rate at 25.0 MHz").value, NULL);
    long first = 0, last = 0, falls = 0, was = 1;

    BEGIN_CASE;
    vga_rig_open(&rig, "rate");
    vga_rig_end_line(&rig, 480);
    for (long i = 0; i < 5L * VGA_CLOCKS_A_FRAME; i++) {
        vga_rig_clock(&rig);
        if (was && !rig.out.vs && falls++ == 0)
            first = i;
        if (was && !rig.out.vs)
            last = i;
        was = rig.out.vs;
    }
    assert_int_equal(falls, 5);
    assert_int_equal((long)(table * 10000 + 0.5),
                     (5000000000000 * (falls - 1) / (last - first) + 5)
                     / 10);
}

/* The DAC takes a pixel when clk rises: colours and blank_n change only when
 * it falls. */
CASE(the_dac_gets_what_it_needs)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "dac");
    vga_rig_clock(&rig);
    for (int i = 1; i < VGA_CLOCKS_A_FRAME; i++) {
        struct vga_out before = rig.out;

        vga_rig_clock(&rig);
        assert_int_equal(rig.out.clk, !before.clk);
        assert_int_equal(rig.out.sync_n, 0);
        if (rig.out.clk)
            assert_true(rig.out.r == before.r && rig.out.g == before.g
                        && rig.out.b == before.b
                        && rig.out.blank_n == before.blank_n
                        && rig.out.hs == before.hs
                        && rig.out.vs == before.vs);
        if (!rig.out.blank_n)
            assert_int_equal(vga_rig_rgb(&rig), 0);
        assert_true(rig.out.r < 16 && rig.out.g < 16 && rig.out.b < 16);
    }
}

/* From the end of line 524 on. */
static void check_picture(int frame)
{
    for (int i = 0; i < VGA_CLOCKS_A_FRAME; i++) {
        int x = i / 2 % VGA_COLUMNS, y = i / VGA_CLOCKS_A_LINE;

        vga_rig_clock(&rig);
        if (x < 640 && y < 480
            && vga_rig_rgb(&rig) != vga_rig_pixel(&rig, frame, x, y))
            fail_msg("pixel %d of line %d", x, y);
    }
}

CASE(the_picture_is_the_frame)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "picture");
    vga_rig_end_line(&rig, 524);
    check_picture(0);
    assert_int_equal(rig.vga.underruns, 0);
}

CASE(every_colour_loses_its_low_bits)
{
    BEGIN_CASE;
    assert_int_equal(vga_rgb444(0xffff), 0xfff);
    assert_int_equal(vga_rgb444(0x2104), 0x222);
    assert_int_equal(vga_rgb444(0xddd0), 0xdb8);
    for (unsigned red = 0; red < 32; red++)
        for (unsigned green = 0; green < 64; green++)
            for (unsigned blue = 0; blue < 32; blue++)
                assert_int_equal(vga_rgb444((uint16_t)(red << 11 | green << 5
                                                       | blue)),
                                 red / 2 * 256 + green / 4 * 16 + blue / 2);
}

CASE(the_flag_is_there_in_the_vertical_blanking)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "flag");
    vga_rig_end_line(&rig, 524);
    for (int i = 0; i < VGA_CLOCKS_A_FRAME; i++) {
        vga_rig_clock(&rig);
        assert_int_equal(rig.out.vsync_flag, i / VGA_CLOCKS_A_LINE >= 480);
    }
}

/* Swaps */

/* Asks at the end of a line and tells at which the other frame is shown. */
static int swapped_at(int line)
{
    uint8_t front = rig.vga.front;
    int fuse = 2 * VGA_CLOCKS_A_FRAME;

    vga_rig_end_line(&rig, line);
    rig.in.swap_request = 1;
    vga_rig_clock(&rig);
    assert_int_equal(rig.vga.is_pending, 1);
    while (rig.vga.front == front) {
        assert_int_equal(rig.vga.is_pending, 1);
        tick(&fuse);
    }
    assert_int_equal(rig.vga.is_pending, 0);
    assert_int_equal(rig.vga.column, 0);
    assert_int_equal(rig.vga.half_pixel, 0);
    return rig.vga.line;
}

CASE(a_swap_waits_for_the_vertical_sync)
{
    static const int lines[] = {0, 100, 478, 479, 480, 488, 490, 491, 523};

    BEGIN_CASE;
    vga_rig_open(&rig, "swap");
    for (int i = 0; i < 9; i++)
        assert_int_equal(swapped_at(lines[i]), 490);
    assert_int_equal(rig.out.vs, 0);
}

/* In the very clock in which frames are swapped a request is one for the
 * next time; one clock before it still counts. */
CASE(the_last_moment_for_a_swap)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "moment");
    vga_rig_end_line(&rig, 489);
    rig.in.swap_request = 1;
    vga_rig_clock(&rig);
    assert_int_equal(rig.vga.line, 490);
    assert_int_equal(rig.vga.front, 0);
    assert_int_equal(rig.vga.is_pending, 1);
    vga_rig_end_line(&rig, 490);
    assert_int_equal(rig.vga.front, 0);
    vga_rig_clocks(&rig, VGA_CLOCKS_A_FRAME - VGA_CLOCKS_A_LINE - 1);
    assert_int_equal(rig.vga.front, 0);
    rig.in.swap_request = 1;
    vga_rig_clock(&rig);
    assert_int_equal(rig.vga.line, 489);
    vga_rig_clock(&rig);
    assert_int_equal(rig.vga.front, 1);
    assert_int_equal(rig.vga.is_pending, 0);
}

CASE(a_second_request_changes_nothing)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "twice");
    for (int i = 0; i < 3; i++) {
        vga_rig_end_line(&rig, 100 + 100 * i);
        rig.in.swap_request = 1;
    }
    vga_rig_end_line(&rig, 490);
    assert_int_equal(rig.vga.front, 1);
    assert_int_equal(rig.vga.is_pending, 0);
    vga_rig_clocks(&rig, VGA_CLOCKS_A_FRAME);
    assert_int_equal(rig.vga.front, 1);
}

/* Requests at any time: each picture is of one frame, the one in front. */
CASE(no_picture_is_torn)
{
    struct rng rng;
    int front = 0;

    BEGIN_CASE;
    vga_rig_open(&rig, "torn");
    rng_seed(&rng, "tear");
    for (int frame = 0; frame < 4; frame++) {
        vga_rig_end_line(&rig, 524);
        assert_int_equal(rig.vga.front, front);
        check_picture(front);
        vga_rig_end_line(&rig, (int)rng_below(&rng, 480));
        rig.in.swap_request = 1;
        front = !front;
    }
}

/* Both ways */

/* One line, all its clocks: the end of it is where vga_line ends. */
static void clock_a_line(int wants_swap, uint16_t *rgb444)
{
    for (int i = 0; i < VGA_CLOCKS_A_LINE; i++) {
        rig.in.swap_request = wants_swap && i == VGA_CLOCKS_A_LINE - 1;
        vga_rig_clock(&rig);
        if (i % 2 == 0 && rig.out.blank_n)
            rgb444[i / 2] = (uint16_t)vga_rig_rgb(&rig);
        assert_int_equal(rig.out.hs, !(i / 2 >= 656 && i / 2 < 752));
        assert_int_equal(rig.out.blank_n, i / 2 < 640 && rig.vga.line < 480);
    }
}

static void check_line(struct vga *fast, int wants_swap)
{
    uint16_t slow_pixels[VGA_WIDTH], fast_pixels[VGA_WIDTH];
    uint32_t base = rig.in.fb_base_addr;

    memset(slow_pixels, 0xee, sizeof slow_pixels);
    memset(fast_pixels, 0xee, sizeof fast_pixels);
    clock_a_line(wants_swap, slow_pixels);
    vga_line(fast, base, sdram_at(&rig.memory, base), fast_pixels);
    assert_int_equal(rig.out.vs, !(fast->line == 490 || fast->line == 491));
    if (wants_swap)
        vga_ask_swap(fast);
    assert_memory_equal(fast, &rig.vga, sizeof *fast);
    assert_memory_equal(fast_pixels, slow_pixels, sizeof slow_pixels);
}

CASE(a_line_at_once_is_1600_clocks)
{
    struct vga fast;
    struct rng rng;

    BEGIN_CASE;
    vga_rig_open(&rig, "both");
    rng_seed(&rng, "ways");
    memset(&fast, 0xee, sizeof fast);
    vga_reset(&fast);
    for (int line = 0; line < 5 * VGA_LINES + 7; line++) {
        int wants_swap = rng_below(&rng, 200) == 0
            || (fast.line == 488 && rng_below(&rng, 2));

        if (rng_below(&rng, 100) == 0)
            rig.in.fb_base_addr ^= 0x3f000000 ^ 0x02000000;
        check_line(&fast, wants_swap);
    }
    assert_int_equal(fast.underruns, 0);
}

/* After clocks with a memory that was too slow, too. */
CASE(a_line_at_once_goes_on_from_anything)
{
    struct vga fast;

    BEGIN_CASE;
    vga_rig_open(&rig, "anything");
    for (int i = 0; i < 60; i++) {
        rig.memory.wait_most = rig.memory.latency_most = 150;
        vga_rig_end_line(&rig, i * 37 % VGA_LINES);
        rig.memory.wait_most = rig.memory.latency_most = 0;
        rig.memory.wait_left = rig.memory.delay = 0;
        fast = rig.vga;
        for (int line = 0; line < 3; line++)
            check_line(&fast, 0);
    }
    assert_true(fast.underruns > 0);
}

CASE(pixels_that_nobody_wants)
{
    struct vga with, without;
    uint16_t rgb444[VGA_WIDTH];

    BEGIN_CASE;
    vga_rig_open(&rig, "nobody");
    vga_reset(&with);
    vga_reset(&without);
    for (int line = 0; line < 2 * VGA_LINES; line++) {
        const uint16_t *memory = sdram_at(&rig.memory, 0x3f000000);

        vga_line(&with, 0x3f000000, memory, rgb444);
        vga_line(&without, 0x3f000000, memory, NULL);
        assert_memory_equal(&with, &without, sizeof with);
    }
}

/* Reset */

CASE(after_reset_the_first_picture_is_whole)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "reset");
    memset(&rig.vga, 0xff, sizeof rig.vga);
    vga_reset(&rig.vga);
    assert_int_equal(rig.vga.line, 523);
    assert_true(rig.vga.column == 799 && rig.vga.half_pixel == 1);
    rig.out = vga_show(&rig.vga);
    assert_true(rig.out.hs && rig.out.vs && !rig.out.blank_n);
    assert_true(!rig.out.avm_read && rig.out.vsync_flag);
    vga_rig_clock(&rig);
    assert_true(rig.vga.line == 524 && rig.vga.column == 0);
    vga_rig_end_line(&rig, 524);
    check_picture(0);
    assert_int_equal(rig.vga.underruns, 0);
}

CASE(the_reset_input_leaves_the_line_buffer)
{
    struct vga fresh;

    BEGIN_CASE;
    vga_rig_open(&rig, "restart");
    rig.in.swap_request = 1;
    vga_rig_end_line(&rig, 490);
    rig.in.swap_request = 1;
    vga_rig_end_line(&rig, 200);
    vga_rig_clocks(&rig, 333);
    vga_reset(&fresh);
    memcpy(fresh.buffer, rig.vga.buffer, sizeof fresh.buffer);
    vga_restart(&rig.vga);
    assert_memory_equal(&rig.vga, &fresh, sizeof fresh);
}

static const struct CMUnitTest tests[] = {
    TEST("vga: syncs and picture come when the table says, two clocks a "
         "pixel (M4-059, M4-064)", the_syncs_come_when_the_table_says),
    TEST("vga: 59.52 frames a second from half of 50 MHz (M4-059)",
         sixty_frames_a_second_or_nearly),
    TEST("vga: colours are steady when the DAC takes them, and dark in "
         "blanking (M4-064)", the_dac_gets_what_it_needs),
    TEST("vga: the pins show the frame in RGB444, pixel for pixel (M4-007, "
         "M4-062, M4-136)", the_picture_is_the_frame),
    TEST("vga: every colour of RGB565 loses its low bits (M4-062)",
         every_colour_loses_its_low_bits),
    TEST("vga: a flag tells of the vertical blanking, lines 480 to 524 "
         "(M4-065, M4-136)", the_flag_is_there_in_the_vertical_blanking),
    TEST("vga: a swap waits for the vertical sync, whenever it is asked for "
         "(M4-063, M4-066)", a_swap_waits_for_the_vertical_sync),
    TEST("vga: the last moment for a swap is the clock before (M4-063)",
         the_last_moment_for_a_swap),
    TEST("vga: a second request before the sync changes nothing (M4-063)",
         a_second_request_changes_nothing),
    TEST("vga: no picture is torn (M4-063, M4-057)", no_picture_is_torn),
    TEST("vga: a line at once is the same as 1600 clocks, state for state "
         "and pixel for pixel", a_line_at_once_is_1600_clocks),
    TEST("vga: a line at once goes on from whatever was",
         a_line_at_once_goes_on_from_anything),
    TEST("vga: the state is the same when nobody wants the pixels",
         pixels_that_nobody_wants),
    TEST("vga: after reset the first picture is whole",
         after_reset_the_first_picture_is_whole),
    TEST("vga: the reset input leaves the line buffer as it is",
         the_reset_input_leaves_the_line_buffer),
};

CHECK_MAIN("vga", tests)
