/* test_go_peripheral.c - screen, sound and panel behind eight registers. */
#include "check.h"

#include "base/glyph.h"
#include "machines/go/go_rig.h"
#include "machines/go/hps/hw_iface.h"

/* The bus */

CASE(an_answer_comes_after_one_clock_and_stays_for_one)
{
    BEGIN_CASE;
    open_rig("answer");
    rig.in.sw = 0x2a5;
    rig.in.key = 0x9;
    assert_int_equal(rig.out.avs_readdata, 0);
    assert_int_equal(get(0x1c), 0x2a5 | 0x9 << 10);
    step();
    assert_int_equal(rig.out.avs_readdata, 0);
}

/* With what the registers were before the edge. */
CASE(a_read_sees_what_was_before_its_clock)
{
    BEGIN_CASE;
    open_rig("before");
    end_line(479);
    assert_int_equal(get(0x0c), 0);
    assert_int_equal(get(0x0c), 1);
    rig.in.avs_read = 1;
    say_write(0x08, 1);                 /* reads VGA_CTRL, and writes it */
    step();
    assert_int_equal(rig.out.avs_readdata, 0);
    assert_int_equal(get(0x0c), 1 | 4);
}

CASE(the_two_lowest_bits_of_an_address_do_not_count)
{
    BEGIN_CASE;
    open_rig("bytes");
    rig.in.sw = 0x155;
    end_line(500);
    put(0x00, 4);
    for (unsigned at = 0; at < 32; at++) {
        uint32_t was = at / 4 == 1 ? 1 : at / 4 == 3 ? 1
            : at / 4 == 7 ? 0x155 : 0;

        assert_int_equal(get(at), was);
        assert_int_equal(go_peripheral_read(&rig.chip, at, 0x155, 0), was);
    }
    put(0x1b, 0x123);
    assert_int_equal(rig.chip.panel, 0x123);
    put(0x12, 0x77);
    assert_int_equal(rig.chip.fb_addr_hi, 0x77);
    put(0x03, 0);
    assert_int_equal(rig.chip.audio.active_sound, 0);
    put(0x0b, 1);
    assert_int_equal(rig.chip.vga.is_pending, 1);
}

CASE(without_a_strobe_nothing_is_written)
{
    BEGIN_CASE;
    open_rig("strobe");
    for (unsigned at = 0; at < 32; at += 4) {
        get(at);                        /* with ones on writedata */
        assert_int_equal(rig.chip.panel, 0);
        assert_int_equal(rig.chip.fb_addr_hi, HI);
        assert_int_equal(rig.chip.vga.is_pending, 0);
        assert_int_equal(rig.chip.audio.active_sound, 0);
    }
}

/* A register at a time: what else a write or a read would change. */
static void check_untouched(unsigned at)
{
    struct go_peripheral idle = rig.chip, door = rig.chip;
    struct go_peripheral_in in = rig.in;

    assert_int_equal(get(at), 0);
    go_peripheral_clock(&idle, &in);
    rig.chip.readdata = 0;
    assert_memory_equal(&rig.chip, &idle, sizeof idle);
    say_write(at, 0xffffffff);
    in = rig.in;
    in.avs_write = 0;
    go_peripheral_clock(&idle, &in);
    step();
    assert_memory_equal(&rig.chip, &idle, sizeof idle);
    idle = door;
    go_peripheral_write(&door, at, 0xffffffff);
    assert_memory_equal(&door, &idle, sizeof idle);
}

CASE(the_reserved_register_is_nothing)
{
    BEGIN_CASE;
    open_rig("reserved");
    end_line(524);
    steps(VGA_CLOCKS_A_LINE / 2);       /* nothing comes from memory */
    for (unsigned at = 0x14; at < 0x18; at++)
        check_untouched(at);
}

CASE(what_is_written_cannot_be_read)
{
    static const unsigned registers[] = {0x00, 0x08, 0x10, 0x18};

    BEGIN_CASE;
    open_rig("one way");
    put(0x00, 4);
    put(0x08, 1);
    put(0x18, 0xffffffff);
    for (int i = 0; i < 4; i++)
        assert_int_equal(get(registers[i]), 0);
}

CASE(what_is_read_cannot_be_written)
{
    BEGIN_CASE;
    open_rig("other way");
    end_line(200);
    steps(VGA_CLOCKS_A_LINE / 2);
    check_untouched(0x04);
    check_untouched(0x0c);
    check_untouched(0x1c);
}

/* The same as the program's, which is all it knows of the hardware. */
CASE(the_program_knows_the_same_registers)
{
    BEGIN_CASE;
    assert_true(LW_BRIDGE_BASE == 0xff200000 && LW_BRIDGE_SPAN >= 32);
    assert_int_equal(REG_AUDIO_CMD, GO_PERIPHERAL_AUDIO_CMD);
    assert_int_equal(REG_AUDIO_STATUS, GO_PERIPHERAL_AUDIO_STATUS);
    assert_int_equal(REG_VGA_CTRL, GO_PERIPHERAL_VGA_CTRL);
    assert_int_equal(REG_VGA_STATUS, GO_PERIPHERAL_VGA_STATUS);
    assert_int_equal(REG_FB_ADDR_HI, GO_PERIPHERAL_FB_ADDR_HI);
    assert_int_equal(REG_RESERVED, GO_PERIPHERAL_RESERVED);
    assert_int_equal(REG_PANEL, GO_PERIPHERAL_PANEL);
    assert_int_equal(REG_SWITCHES, GO_PERIPHERAL_SWITCHES);
    assert_true(PANEL_BLACK_TURN == 1u << GO_PERIPHERAL_BLACK_TURN);
    assert_true(PANEL_WHITE_TURN == 1u << GO_PERIPHERAL_WHITE_TURN);
    assert_true(PANEL_THINKING == 1u << GO_PERIPHERAL_THINKING);
    assert_true(PANEL_OVER == 1u << GO_PERIPHERAL_OVER);
    assert_true(PANEL_DIGITS_ON == 1u << GO_PERIPHERAL_DIGITS_ON);
    assert_true(PANEL_LEFT(1) == 1u << GO_PERIPHERAL_LEFT);
    assert_true(PANEL_MIDDLE(1) == 1u << GO_PERIPHERAL_MIDDLE);
    assert_true(PANEL_RIGHT(1) == 1u << GO_PERIPHERAL_RIGHT);
    assert_true(SWITCHES_KEY(0) == 1u << GO_PERIPHERAL_KEY);
    assert_true(VGA_STATUS_BLANK == 1u << GO_PERIPHERAL_BLANK);
    assert_true(VGA_STATUS_FRONT == 1u << GO_PERIPHERAL_FRONT);
    assert_true(VGA_STATUS_PENDING == 1u << GO_PERIPHERAL_PENDING);
    assert_true(FB_BYTES == VGA_FRAME_BYTES);
}

/* Sound */

CASE(every_write_is_a_command)
{
    BEGIN_CASE;
    open_rig("command");
    for (unsigned cmd = 1; cmd <= 4; cmd++) {
        put(0x00, cmd | 0xfffffff8);
        assert_int_equal(rig.chip.audio.active_sound, cmd);
        assert_int_equal(rig.out.aso_left_data, audio_rom[cmd].samples[0]);
        steps(2 * AUDIO_PERIOD);
        assert_int_equal(rig.chip.audio.sample_index, 2);
        put(0x00, cmd);
        assert_int_equal(rig.chip.audio.sample_index, 0);
    }
    for (unsigned cmd = 5; cmd <= 7; cmd++) {
        put(0x00, cmd);
        assert_int_equal(rig.chip.audio.active_sound, 4);
    }
    put(0x00, 0);
    assert_int_equal(rig.chip.audio.active_sound, 0);
}

CASE(busy_until_the_sound_has_ended)
{
    BEGIN_CASE;
    open_rig("busy");
    assert_int_equal(get(0x04), 0);
    put(0x00, 3);
    for (int i = 1; i < 1200 * 6250; i += 2) {
        assert_int_equal(get(0x04), 1);
        step();
    }
    assert_int_equal(get(0x04), 0);
}

/* What a codec would hear, and at the same time the picture. */
CASE(picture_and_sound_at_once)
{
    unsigned heard = 0;
    const uint16_t *frame;

    BEGIN_CASE;
    open_rig("at once");
    frame = sdram_at(&rig.memory, (uint32_t)HI << 24);
    end_line(524);
    put(0x00, 2);
    for (int i = 0; i < CLOCKS_A_FRAME; i++, step()) {
        int x = i / 2 % VGA_COLUMNS, y = i / VGA_CLOCKS_A_LINE;

        assert_int_equal(rig.out.vga_hs, !(x >= 656 && x < 752));
        assert_int_equal(rig.out.vga_vs, !(y == 490 || y == 491));
        assert_int_equal(rig.out.vga_blank_n, x < 640 && y < 480);
        assert_int_equal(rig.out.vga_clk, i % 2);
        assert_int_equal(rig.out.vga_sync_n, 0);
        assert_int_equal(rgb(), rig.out.vga_blank_n
                         ? vga_rgb444(frame[y * VGA_WIDTH + x]) : 0);
        assert_int_equal(rig.out.aso_left_valid, rig.out.aso_right_valid);
        if (!rig.out.aso_left_valid)
            continue;
        assert_int_equal(rig.out.aso_left_data,
                         audio_rom[2].samples[heard]);
        assert_int_equal(rig.out.aso_right_data, rig.out.aso_left_data);
        heard++;
    }
    assert_int_equal(heard, (CLOCKS_A_FRAME - 1) / AUDIO_PERIOD + 1);
}

/* A sample stays until both have taken it. */
CASE(a_sample_waits_for_who_takes_it)
{
    BEGIN_CASE;
    open_rig("wait");
    rig.in.aso_right_ready = 0;
    put(0x00, 1);
    steps(3 * AUDIO_PERIOD);
    assert_int_equal(rig.chip.audio.sample_index, 0);
    assert_int_equal(rig.out.aso_left_valid, 0);
    assert_int_equal(rig.out.aso_right_valid, 1);
    rig.in.aso_right_ready = 1;
    rig.in.aso_left_ready = 0;
    step();
    assert_int_equal(rig.chip.audio.sample_index, 1);
    step();
    assert_int_equal(rig.out.aso_left_valid, 1);
    assert_int_equal(rig.out.aso_right_valid, 0);
}

/* Screen */

CASE(bit_0_swaps_at_the_next_sync)
{
    BEGIN_CASE;
    open_rig("swap");
    end_line(300);
    put(0x08, 0xfffffffe);
    assert_int_equal(get(0x0c), 0);
    put(0x08, 1);
    assert_int_equal(get(0x0c), 4);
    put(0x08, 0);                       /* not taken back */
    put(0x08, 1);                       /* nor done twice */
    end_line(489);
    assert_int_equal(get(0x0c), 1 | 4);
    assert_int_equal(get(0x0c), 1 | 2);
    end_line(100);
    assert_int_equal(get(0x0c), 2);
}

CASE(the_status_tells_of_the_blanking)
{
    BEGIN_CASE;
    open_rig("status");
    end_line(523);
    for (int line = 524; line < 2 * VGA_LINES; line++) {
        end_line(line % VGA_LINES);
        assert_int_equal(go_peripheral_read(&rig.chip, 0x0c, 0, 0),
                         line % VGA_LINES >= 480);
    }
}

CASE(the_frames_are_where_the_register_says)
{
    BEGIN_CASE;
    open_rig("where");
    end_line(5);
    steps(100);
    assert_int_equal(rig.out.avm_address >> 24, HI);
    put(0x10, 0xffffff00 | OTHER_HI);
    steps(20);
    assert_int_equal(rig.out.avm_address >> 24, OTHER_HI);
    assert_in_range(rig.out.avm_address & 0xffffff, 1280 * 7,
                    1280 * 8 - 1);
    end_line(7);
    for (int x = 0; x < VGA_WIDTH; x++, step()) {
        step();
        assert_int_equal(rgb(), vga_rgb444(sdram_at(&rig.memory,
                         (uint32_t)OTHER_HI << 24)[8 * VGA_WIDTH + x]));
    }
}

/* Panel */

static char digit(int which)
{
    return glyph_char(rig.out.hex[which]);
}

static void check_number(unsigned shift, int tens, unsigned number)
{
    put(0x18, 1u << 31 | number << shift | 0x00808080);
    assert_int_equal(digit(tens), number > 99 ? '-'
                     : number < 10 ? '_' : '0' + (char)(number / 10));
    assert_int_equal(digit(tens - 1), number > 99 ? '-'
                     : '0' + (char)(number % 10));
    for (int i = 0; i < 6; i++)
        if (i != tens && i != tens - 1)
            assert_int_equal(digit(i), i % 2 ? '_' : '0');
}

CASE(three_numbers_on_six_digits)
{
    BEGIN_CASE;
    open_rig("digits");
    for (unsigned number = 0; number < 128; number++) {
        check_number(0, 1, number);
        check_number(8, 3, number);
        check_number(16, 5, number);
    }
    put(0x18, 0x7fffffff);
    for (int i = 0; i < 6; i++)
        assert_int_equal(rig.out.hex[i], 0);
    put(0x18, 1u << 31 | 41u << 16 | 8u << 8 | 36);
    assert_int_equal(rig.out.hex[5], 0x66);     /* 4 */
    assert_int_equal(rig.out.hex[4], 0x06);     /* 1 */
    assert_int_equal(rig.out.hex[3], 0);
    assert_int_equal(rig.out.hex[2], 0x7f);     /* 8 */
    assert_int_equal(rig.out.hex[1], 0x4f);     /* 3 */
    assert_int_equal(rig.out.hex[0], 0x7d);     /* 6 */
}

CASE(lamps)
{
    static const uint16_t lit[16] = {
        0, 0x200, 0x001, 0x201, 0x030, 0x230, 0x031, 0x231,
        0x3ff, 0x3ff, 0x3ff, 0x3ff, 0x3ff, 0x3ff, 0x3ff, 0x3ff,
    };

    BEGIN_CASE;
    open_rig("lamps");
    for (unsigned i = 0; i < 16; i++) {
        put(0x18, i << 24 | 0xf0ffffff);
        assert_int_equal(rig.out.ledr, lit[i]);
        assert_int_equal(go_peripheral_ledr(&rig.chip), lit[i]);
    }
}

CASE(switches_and_keys_are_read)
{
    BEGIN_CASE;
    open_rig("switches");
    for (unsigned i = 0; i < 14; i++) {
        rig.in.sw = (uint16_t)(0xfc00 | (1u << i & 0x3ff));
        rig.in.key = (uint8_t)(0xf0 | (1u << i >> 10));
        assert_int_equal(get(0x1c), 1u << i);
        assert_int_equal(go_peripheral_read(&rig.chip, 0x1c, rig.in.sw,
                                            rig.in.key), 1u << i);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("go_peripheral: an answer comes after one clock and stays for one "
         "(M4-073)", an_answer_comes_after_one_clock_and_stays_for_one),
    TEST("go_peripheral: a read sees what was before its clock",
         a_read_sees_what_was_before_its_clock),
    TEST("go_peripheral: five bits of address count bytes, 32 bits of data "
         "each (M4-073)", the_two_lowest_bits_of_an_address_do_not_count),
    TEST("go_peripheral: without a write strobe nothing is written (M4-073)",
         without_a_strobe_nothing_is_written),
    TEST("go_peripheral: 0x14 is reserved, reads 0 and takes nothing "
         "(M4-072)", the_reserved_register_is_nothing),
    TEST("go_peripheral: what is to be written reads 0",
         what_is_written_cannot_be_read),
    TEST("go_peripheral: what is to be read takes nothing",
         what_is_read_cannot_be_written),
    TEST("go_peripheral: the program knows the same registers, at 0xFF200000 "
         "(M4-006)", the_program_knows_the_same_registers),
    TEST("go_peripheral: every write of AUDIO_CMD is a command, bits 2 to 0 "
         "(M4-067)", every_write_is_a_command),
    TEST("go_peripheral: AUDIO_STATUS says busy until the sound has ended "
         "(M4-068)", busy_until_the_sound_has_ended),
    TEST("go_peripheral: it makes picture and sound at once, behind one slave "
         "(M4-004, M4-008, M4-135)", picture_and_sound_at_once),
    TEST("go_peripheral: a sample waits for each channel to be ready "
         "(M4-135)", a_sample_waits_for_who_takes_it),
    TEST("go_peripheral: VGA_CTRL bit 0 swaps at the next sync (M4-069)",
         bit_0_swaps_at_the_next_sync),
    TEST("go_peripheral: VGA_STATUS bit 0 tells of the vertical blanking "
         "(M4-070)", the_status_tells_of_the_blanking),
    TEST("go_peripheral: FB_ADDR_HI is the upper byte of the frames' address "
         "(M4-071)", the_frames_are_where_the_register_says),
    TEST("go_peripheral: three numbers on six digits",
         three_numbers_on_six_digits),
    TEST("go_peripheral: lamps tell whose turn it is", lamps),
    TEST("go_peripheral: switches and keys are read",
         switches_and_keys_are_read),
};

CHECK_MAIN("go_peripheral", tests)
