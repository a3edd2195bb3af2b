/* test_go_peripheral_lines.c - reset, and line by line instead of clock by
 * clock. */
#include "check.h"

#include "machines/go/go_rig.h"

/* Reset */

CASE(reset_is_low_and_resets_everything)
{
    struct go_peripheral fresh;

    BEGIN_CASE;
    open_rig("reset");
    put(0x00, 4);
    put(0x08, 1);
    put(0x18, 0xffffffff);
    end_line(490);
    put(0x08, 1);
    end_line(77);
    steps(334);
    assert_int_equal(get(0x0c), 2 | 4);
    go_peripheral_reset(&fresh);
    memcpy(fresh.vga.buffer, rig.chip.vga.buffer, sizeof fresh.vga.buffer);
    rig.in.reset_n = 0;
    sdram_reset(&rig.memory);
    for (int i = 0; i < 10; i++) {
        rig.in.avs_read = 1;
        put(0x18, 0xffffffff);
        assert_memory_equal(&rig.chip, &fresh, sizeof fresh);
        assert_true(rig.out.vga_hs && rig.out.vga_vs);
        assert_true(!rig.out.vga_blank_n && !rig.out.avm_read);
        assert_true(!rig.out.aso_left_valid && !rig.out.aso_right_valid);
        assert_true(rig.out.ledr == 0 && rig.out.hex[0] == 0);
        assert_int_equal(rig.out.avs_readdata, 0);
    }
    rig.in.reset_n = 1;
    step();
    assert_int_equal(rig.chip.vga.line, 524);
}

/* Or memcmp would not be equality. */
CASE(the_state_has_no_gaps)
{
    BEGIN_CASE;
    assert_int_equal(sizeof(struct vga), 2 * 4 + 4 * 2 + 8 + 2560);
    assert_int_equal(sizeof(struct go_peripheral), sizeof(struct vga)
                     + sizeof(struct audio) + 2 * 4 + 4);
}

CASE(at_power_up_all_is_nothing)
{
    struct go_peripheral fresh;
    uint8_t zero[sizeof fresh.vga.buffer] = {0};

    BEGIN_CASE;
    memset(&fresh, 0xff, sizeof fresh);
    go_peripheral_reset(&fresh);
    assert_memory_equal(fresh.vga.buffer, zero, sizeof zero);
    assert_true(fresh.panel == 0 && fresh.fb_addr_hi == 0);
    assert_true(fresh.audio.active_sound == 0 && fresh.readdata == 0);
    assert_true(fresh.vga.front == 0 && fresh.vga.is_pending == 0);
}

/* Both ways */

static void check_line(struct go_peripheral *fast)
{
    uint16_t slow_pixels[VGA_WIDTH], fast_pixels[VGA_WIDTH];
    uint32_t base = (uint32_t)fast->fb_addr_hi << 24;

    memset(slow_pixels, 0xee, sizeof slow_pixels);
    memset(fast_pixels, 0xee, sizeof fast_pixels);
    for (int i = 0; i < VGA_CLOCKS_A_LINE - 1; i++) {
        step();
        if (rig.out.vga_clk && rig.out.vga_blank_n)
            slow_pixels[i / 2] = (uint16_t)rgb();
    }
    go_peripheral_line(fast, sdram_at(&rig.memory, base), fast_pixels);
    assert_memory_equal(fast_pixels, slow_pixels, sizeof slow_pixels);
}

/* Through both doors: on the bus in the last clock of a line, and after the
 * line. */
static void write_both(struct go_peripheral *fast, unsigned at,
                       uint32_t value)
{
    say_write(at, value);
    step();
    go_peripheral_write(fast, at, value);
}

static void write_something(struct go_peripheral *fast, struct rng *rng)
{
    uint32_t value = (uint32_t)rng_next(rng);
    unsigned at = (unsigned)rng_below(rng, 80) * 4;

    if (at >= 0x20)
        step();
    else if (at == GO_PERIPHERAL_FB_ADDR_HI)
        write_both(fast, at, value & 1 ? HI : OTHER_HI);
    else
        write_both(fast, at, value);
}

CASE(a_line_at_once_is_1600_clocks)
{
    struct go_peripheral fast;
    struct rng rng;
    uint16_t played = 0;

    BEGIN_CASE;
    open_rig("both");
    rng_seed(&rng, "doors");
    end_line(524);
    fast = rig.chip;
    for (int line = 0; line < 6 * VGA_LINES + 7; line++) {
        check_line(&fast);
        write_something(&fast, &rng);
        assert_memory_equal(&fast, &rig.chip, sizeof fast);
        if (fast.audio.sample_index > played)
            played = fast.audio.sample_index;
    }
    assert_true(played > 10);           /* and stopped, and begun again */
}

/* A read between lines is one in the first clock of the next: the same
 * answer, and no trace at the end of that line. A whole sound long. */
CASE(reads_through_both_doors)
{
    struct go_peripheral fast;

    BEGIN_CASE;
    open_rig("reads");
    end_line(400);
    put(0x00, 3);
    put(0x08, 1);
    steps(VGA_CLOCKS_A_LINE - 3);
    assert_int_equal(get(0x0c), 4);     /* still there when the line begins */
    fast = rig.chip;
    for (int line = 0; line < 1200 * 6250 / 1600 + 9; line++) {
        unsigned at = line % 2 ? 0x04 : 0x0c;
        uint32_t told = go_peripheral_read(&fast, at, 0, 0);

        assert_int_equal(get(at), told);
        steps(VGA_CLOCKS_A_LINE - 1);
        go_peripheral_line(&fast, sdram_at(&rig.memory, (uint32_t)HI << 24),
                           NULL);
        assert_memory_equal(&fast, &rig.chip, sizeof fast);
    }
    assert_int_equal(go_peripheral_read(&fast, 0x04, 0, 0), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("go_peripheral: reset is low and resets everything (M4-135)",
         reset_is_low_and_resets_everything),
    TEST("go_peripheral: its state has no gaps", the_state_has_no_gaps),
    TEST("go_peripheral: at power-up all is nothing",
         at_power_up_all_is_nothing),
    TEST("go_peripheral: a line at once is the same as 1600 clocks, with "
         "writes through both doors", a_line_at_once_is_1600_clocks),
    TEST("go_peripheral: reads through both doors tell the same",
         reads_through_both_doors),
};

CHECK_MAIN("go_peripheral_lines", tests)
