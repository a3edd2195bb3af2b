/* test_vga_memory.c - lines fetched from SDRAM, be it fast or slow. */
#include "check.h"

#include <string.h>

#include "machines/go/vga_rig.h"

enum { BASE = 0x3f000000, OTHER = 0x02000000 };

static struct vga_rig rig;

/* A clock; 1 if a burst was accepted in it. */
static int accepts(uint32_t *address)
{
    int asked = rig.out.avm_read && !rig.reply.waitrequest;

    *address = rig.out.avm_address;
    vga_rig_clock(&rig);
    return asked;
}

/* Which lines are fetched, and when: all bursts of a frame in their order,
 * each line's while the one before it is shown. */
static void check_bursts(uint32_t frame_at)
{
    uint32_t bursts = 0;

    for (int i = 0; i < VGA_CLOCKS_A_FRAME; i++) {
        uint32_t address, before = (uint32_t)(i / VGA_CLOCKS_A_LINE);

        if (!accepts(&address))
            continue;
        assert_int_equal(address, frame_at + 32 * bursts);
        assert_int_equal(bursts / 40, before);
        bursts++;
    }
    assert_int_equal(bursts, 19200);
}

CASE(forty_bursts_of_sixteen_pixels_a_line)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "bursts");       /* at the end of line 523 */
    check_bursts(BASE);
    assert_int_equal(rig.memory.words, 8 * 19200);
}

CASE(the_other_frame_lies_behind)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "behind");
    rig.in.swap_request = 1;
    vga_rig_end_line(&rig, 490);
    vga_rig_end_line(&rig, 523);
    assert_int_equal(VGA_FRAME_BYTES, 640 * 480 * 2);
    check_bursts(BASE + 0x96000);
}

/* What a frame costs the memory, sixty times a second and at our rate. */
CASE(bytes_a_second)
{
    uint32_t before;

    BEGIN_CASE;
    vga_rig_open(&rig, "bytes");
    vga_rig_end_line(&rig, 480);
    before = rig.memory.words;
    vga_rig_clocks(&rig, VGA_CLOCKS_A_FRAME);
    assert_int_equal((rig.memory.words - before) * 4 * 60, 36864000);
    assert_int_equal((rig.memory.words - before) * UINT64_C(4) * 50000000
                     / VGA_CLOCKS_A_FRAME / 10000, 3657);
}

/* Other pixels in memory: the line on the screen and the one that has been
 * fetched do not change, the one after them does. */
CASE(a_line_is_kept_while_the_next_comes)
{
    static struct vga_rig other;

    BEGIN_CASE;
    assert_int_equal(sizeof rig.vga.buffer, 2560);
    vga_rig_open(&rig, "before");
    vga_rig_end_line(&rig, 99);
    vga_rig_clocks(&rig, 1000);         /* 101 has come while 100 is shown */
    other = rig;
    sdram_fill("after");
    for (int i = 1000; i < 2 * VGA_CLOCKS_A_LINE; i++) {
        int was = i < VGA_CLOCKS_A_LINE ? 100 : 101;

        vga_rig_clock(&rig);
        assert_int_equal(rig.vga.line, was);
        if (!rig.out.blank_n)
            continue;
        assert_true(vga_rig_rgb(&rig) == vga_rgb444(other.vga.buffer
                                    [was & 1][rig.vga.column]));
    }
    for (int i = 0; i < 2 * VGA_WIDTH; i++) {
        vga_rig_clock(&rig);
        assert_int_equal(vga_rig_rgb(&rig),
                         vga_rig_pixel(&rig, 0, i / 2, 102));
    }
}

CASE(a_new_base_counts_from_the_next_burst)
{
    uint32_t address;

    BEGIN_CASE;
    vga_rig_open(&rig, "base");
    vga_rig_end_line(&rig, 9);
    for (int bursts = 0; bursts < 17;)
        bursts += accepts(&address);
    rig.memory.is_stuck = 1;
    while (!rig.out.avm_read)
        vga_rig_clock(&rig);
    rig.in.fb_base_addr = OTHER;
    vga_rig_clocks(&rig, 50);           /* the memory would notice */
    rig.memory.is_stuck = 0;
    while (!accepts(&address))
        continue;
    assert_int_equal(address, BASE + 11 * 1280 + 17 * 32);
    while (!accepts(&address))
        continue;
    assert_int_equal(address, OTHER + 11 * 1280 + 18 * 32);
}

/* Pixels of the frame shown, from the end of line 524 on, that are wrong. */
static int wrong_pixels(void)
{
    int wrong = 0;

    for (int i = 0; i < VGA_CLOCKS_A_FRAME; i++) {
        vga_rig_clock(&rig);
        if (rig.out.blank_n && rig.out.clk)
            wrong += vga_rig_rgb(&rig)
                != vga_rig_pixel(&rig, 0, rig.vga.column, rig.vga.line);
    }
    return wrong;
}

/* Forty clocks a burst are there. On average these memories need 30, 30, 31
 * and 27, and their worst lines still come in time. */
CASE(a_slow_memory_is_fast_enough)
{
    static const struct {
        uint32_t wait, latency, gap;
    } slow[] = {{40, 0, 0}, {0, 40, 0}, {0, 0, 6}, {10, 10, 2}};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        vga_rig_open(&rig, "slow");
        rig.memory.wait_most = slow[i].wait;
        rig.memory.latency_most = slow[i].latency;
        rig.memory.gap_most = slow[i].gap;
        vga_rig_end_line(&rig, 524);
        assert_int_equal(wrong_pixels(), 0);
        assert_int_equal(rig.vga.underruns, 0);
    }
}

/* A fast one that does something else for three quarters of each line. */
CASE(a_memory_with_long_pauses)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "pauses");
    for (int i = 0; i < VGA_CLOCKS_A_FRAME + VGA_CLOCKS_A_LINE; i++) {
        rig.memory.is_stuck = i % VGA_CLOCKS_A_LINE < 1190;
        vga_rig_clock(&rig);
        if (rig.out.blank_n)
            assert_int_equal(vga_rig_rgb(&rig),
                             vga_rig_pixel(&rig, 0, rig.vga.column,
                                           rig.vga.line));
    }
    assert_int_equal(rig.vga.underruns, 0);
}

/* Idle, asking, eight words: ten clocks, the first after the one in which
 * the line begins. */
CASE(a_burst_takes_ten_clocks)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "ten");
    vga_rig_end_line(&rig, 200);
    for (int i = 0; i < VGA_CLOCKS_A_LINE; i++) {
        int phase = (i - 1) % 10, bursts = (i - 1) / 10;

        vga_rig_clock(&rig);
        if (i == 0 || i > 400) {
            assert_int_equal(rig.out.avm_read, 0);
            assert_int_equal(rig.vga.words_come, i ? 320 : 0);
            continue;
        }
        assert_int_equal(rig.out.avm_read, phase == 0);
        assert_int_equal(rig.vga.words_come,
                         8 * bursts + (phase < 2 ? 0 : phase - 1));
    }
}

/* The left part of each line is right, the rest is what stood in the buffer
 * two lines before, and every pixel that did not come is counted. */
CASE(a_memory_that_is_too_slow)
{
    int wrong, hits = 0;

    BEGIN_CASE;
    vga_rig_open(&rig, "too slow");
    rig.memory.wait_most = rig.memory.latency_most = 50;
    vga_rig_end_line(&rig, 524);
    rig.vga.underruns = 0;
    wrong = wrong_pixels();
    assert_in_range(rig.vga.underruns, 480 * 100, 480 * 400);
    hits = (int)rig.vga.underruns - wrong;      /* right by chance */
    assert_in_range(hits, 0, (int)rig.vga.underruns / 1000);
}

/* By hand: a memory that takes 25 bursts of a line and no more. */
static void starve_line(void)
{
    uint32_t address;

    for (int bursts = 0; bursts < 25;)
        bursts += accepts(&address);
    rig.memory.is_stuck = 1;
    vga_rig_end_line(&rig, rig.vga.line);
    rig.memory.is_stuck = 0;
}

CASE(what_did_not_come_is_counted_and_shown_as_it_was)
{
    static uint16_t before[VGA_WIDTH];

    BEGIN_CASE;
    vga_rig_open(&rig, "starved");
    vga_rig_end_line(&rig, 10);
    memcpy(before, rig.vga.buffer[0], sizeof before);
    starve_line();                      /* 11 is shown, 12 does not come */
    for (int i = 0; i < 2 * VGA_WIDTH; i++) {
        vga_rig_clock(&rig);
        if (i / 2 < 25 * 16)
            assert_int_equal(vga_rig_rgb(&rig),
                             vga_rig_pixel(&rig, 0, i / 2, 12));
        else
            assert_int_equal(vga_rig_rgb(&rig), vga_rgb444(before[i / 2]));
        assert_int_equal(rig.vga.underruns,
                         i / 2 < 400 ? 0 : i / 2 - 400 + 1);
    }
    assert_int_equal(rig.vga.underruns, 240);
}

/* A burst that was asked for in a line that is over is taken and thrown
 * away; then the right line comes, whole. */
CASE(after_a_stall_the_next_line_is_right)
{
    BEGIN_CASE;
    vga_rig_open(&rig, "stall");
    vga_rig_end_line(&rig, 10);
    starve_line();
    vga_rig_end_line(&rig, 12);
    assert_int_equal(rig.vga.underruns, 240);
    for (int i = 0; i < 20 * VGA_CLOCKS_A_LINE; i++) {
        vga_rig_clock(&rig);
        if (rig.out.blank_n)
            assert_int_equal(vga_rig_rgb(&rig),
                             vga_rig_pixel(&rig, 0, rig.vga.column,
                                           rig.vga.line));
    }
    assert_int_equal(rig.vga.underruns, 240);
}

/* A word that comes with the first clock of its line is too late. */
CASE(the_last_clock_in_which_a_word_may_come)
{
    uint16_t stood;

    BEGIN_CASE;
    vga_rig_open(&rig, "late");
    vga_rig_end_line(&rig, 10);
    stood = rig.vga.buffer[0][0];
    rig.memory.is_stuck = 1;
    vga_rig_clocks(&rig, VGA_CLOCKS_A_LINE - 2);
    rig.memory.is_stuck = 0;
    vga_rig_clock(&rig);                /* asked since long */
    vga_rig_clock(&rig);                /* accepted */
    assert_int_equal(rig.reply.readdatavalid, 1);
    vga_rig_clock(&rig);
    assert_int_equal(rig.vga.line, 12);
    assert_int_equal(rig.vga.words_come, 0);
    assert_int_equal(vga_rig_rgb(&rig), vga_rgb444(stood));
    vga_rig_end_line(&rig, 12);
    assert_int_equal(rig.vga.underruns, 640);
    vga_rig_end_line(&rig, 20);
    assert_int_equal(rig.vga.underruns, 640);
}

/* For whole frames: a question stays, its address too, also over a swap. */
CASE(a_memory_that_never_answers)
{
    uint32_t asked;

    BEGIN_CASE;
    vga_rig_open(&rig, "never");
    rig.memory.is_stuck = 1;
    vga_rig_clocks(&rig, 10);
    asked = rig.out.avm_address;
    for (int i = 0; i < 3 * VGA_CLOCKS_A_FRAME; i++) {
        rig.in.swap_request = 1;
        rig.in.fb_base_addr = i % 2 ? BASE : OTHER;
        vga_rig_clock(&rig);
        assert_true(rig.out.avm_read && rig.out.avm_address == asked);
    }
    assert_in_range(rig.vga.underruns, 2 * 640 * 480, 3 * 640 * 480);
    rig.memory.is_stuck = 0;
    rig.in.fb_base_addr = BASE;
    vga_rig_end_line(&rig, 490);
    vga_rig_end_line(&rig, 490);
    if (rig.vga.front)
        rig.in.swap_request = 1;
    vga_rig_end_line(&rig, 490);
    vga_rig_end_line(&rig, 524);
    assert_int_equal(wrong_pixels(), 0);
}

/* Words that nobody asked for. */
CASE(noise_on_the_bus_is_not_taken)
{
    struct vga quiet;

    BEGIN_CASE;
    vga_rig_open(&rig, "noise");
    vga_rig_end_line(&rig, 30);
    vga_rig_clocks(&rig, 500);          /* the line has come */
    quiet = rig.vga;
    for (int i = 0; i < 1000; i++) {
        struct vga_in in = {.fb_base_addr = BASE, .avm_readdatavalid = 1,
                            .avm_readdata = 0xdeadbeef};
        struct vga_in silence = {.fb_base_addr = BASE};

        vga_clock(&rig.vga, &in);
        vga_clock(&quiet, &silence);
        assert_memory_equal(&rig.vga, &quiet, sizeof quiet);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("vga: a frame is fetched by 19200 bursts of 16 pixels, each line "
         "while the one before is shown (M4-007, M4-060, M4-136)",
         forty_bursts_of_sixteen_pixels_a_line),
    TEST("vga: frame B lies 614,400 bytes behind frame A (M4-057)",
         the_other_frame_lies_behind),
    TEST("vga: 36.9 MB a second are read (M4-142)", bytes_a_second),
    TEST("vga: a line buffer of 2,560 bytes keeps a line while the next one "
         "comes (M4-061)", a_line_is_kept_while_the_next_comes),
    TEST("vga: a new base address counts from the next burst (M4-066, "
         "M4-136)", a_new_base_counts_from_the_next_burst),
    TEST("vga: a slow memory is fast enough while a line comes in a line's "
         "time (M4-061)", a_slow_memory_is_fast_enough),
    TEST("vga: a memory may pause for three quarters of a line (M4-061)",
         a_memory_with_long_pauses),
    TEST("vga: a burst takes ten clocks if nobody waits, and a line 400",
         a_burst_takes_ten_clocks),
    TEST("vga: what a memory that is too slow does not send is counted",
         a_memory_that_is_too_slow),
    TEST("vga: pixels that did not come are shown as they were, and counted",
         what_did_not_come_is_counted_and_shown_as_it_was),
    TEST("vga: after a stall the next line is right",
         after_a_stall_the_next_line_is_right),
    TEST("vga: a word that comes with its line is too late",
         the_last_clock_in_which_a_word_may_come),
    TEST("vga: a question to a memory that never answers stays as it is",
         a_memory_that_never_answers),
    TEST("vga: words that nobody asked for are not taken",
         noise_on_the_bus_is_not_taken),
};

CHECK_MAIN("vga_memory", tests)
