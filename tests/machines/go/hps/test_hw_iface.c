/* test_hw_iface.c - registers and frames behind any bus. */
#include "check.h"

#include "machines/go/hps/hw_iface.h"

static struct {
    uint32_t reg[8];
    int opened, closed, refuses;
    uint16_t frame[2][4];
} fpga;

static uint32_t fpga_read(void *with, uint32_t offset)
{
    (void)with;
    return fpga.reg[offset / 4];
}

static void fpga_write(void *with, uint32_t offset, uint32_t value)
{
    (void)with;
    fpga.reg[offset / 4] = value;
}

static int fpga_open(void *with)
{
    (void)with;
    fpga.opened++;
    return fpga.refuses;
}

static void fpga_close(void *with)
{
    (void)with;
    fpga.closed++;
}

static uint16_t *fpga_frame(void *with, int which)
{
    (void)with;
    return fpga.frame[which];
}

static const struct hw_bus bus = {
    .open = fpga_open, .close = fpga_close, .read = fpga_read,
    .write = fpga_write, .frame = fpga_frame,
};

CASE(offsets_and_codes_are_the_documents)
{
    BEGIN_CASE;
    assert_int_equal(LW_BRIDGE_BASE, 0xFF200000);
    assert_int_equal(REG_AUDIO_CMD, 0x00);
    assert_int_equal(REG_AUDIO_STATUS, 0x04);
    assert_int_equal(REG_VGA_CTRL, 0x08);
    assert_int_equal(REG_VGA_STATUS, 0x0C);
    assert_int_equal(REG_FB_ADDR_HI, 0x10);
    assert_int_equal(AUDIO_NONE, 0);
    assert_int_equal(AUDIO_PLACE, 1);
    assert_int_equal(AUDIO_CAPTURE, 2);
    assert_int_equal(AUDIO_ILLEGAL, 3);
    assert_int_equal(AUDIO_GAME_OVER, 4);
    hw_attach(&bus);
    assert_int_equal(hw_init(), 0);
    hw_play_audio(AUDIO_CAPTURE);
    hw_vga_swap();
    assert_int_equal(fpga.reg[0], 2);
    assert_int_equal(fpga.reg[2], 1);
    hw_write(0x1C, 99);
    assert_int_equal(hw_read(0x1C), 99);
    hw_close();
    assert_int_equal(fpga.opened, 1);
    assert_int_equal(fpga.closed, 1);
}

CASE(init_says_where_the_frames_are)
{
    BEGIN_CASE;
    fpga.reg[4] = 0;
    fpga.reg[0] = 3;
    hw_attach(&bus);
    assert_int_equal(hw_init(), 0);
    assert_int_equal(fpga.reg[4], 0x3F);
    assert_int_equal(fpga.reg[0], AUDIO_NONE);
    hw_close();
}

CASE(init_fails_with_its_bus)
{
    BEGIN_CASE;
    fpga.refuses = 1;
    hw_attach(&bus);
    assert_int_not_equal(hw_init(), 0);
    fpga.refuses = 0;
    hw_attach(NULL);
    assert_int_not_equal(hw_init(), 0);
}

CASE(the_frame_behind_is_the_one_not_shown)
{
    BEGIN_CASE;
    hw_attach(&bus);
    fpga.reg[3] = 0;
    assert_int_equal(hw_back(), 1);
    fpga.reg[3] = VGA_STATUS_FRONT | VGA_STATUS_BLANK;
    assert_int_equal(hw_back(), 0);
    fpga.reg[3] = VGA_STATUS_PENDING;
    assert_int_equal(hw_back(), HW_NO_FRAME);
    assert_ptr_equal(hw_frame(1), fpga.frame[1]);
    hw_attach(NULL);
    assert_int_equal(hw_back(), HW_NO_FRAME);
    assert_null(hw_frame(0));
}

CASE(without_a_bus_reads_are_zero)
{
    BEGIN_CASE;
    hw_attach(NULL);
    hw_write(REG_PANEL, 5);
    hw_close();
    assert_int_equal(hw_read(REG_PANEL), 0);
    assert_null(hw_memory(1));
    hw_attach(&bus);                    /* and this one has none to give */
    assert_null(hw_memory(1));
    hw_attach(NULL);
}

static const struct CMUnitTest tests[] = {
    TEST("M4-132 hw_iface: offsets, codes and calls are the document's",
         offsets_and_codes_are_the_documents),
    TEST("hw_iface: init says where the frames are",
         init_says_where_the_frames_are),
    TEST("hw_iface: init fails with its bus", init_fails_with_its_bus),
    TEST("hw_iface: the frame behind is the one not shown",
         the_frame_behind_is_the_one_not_shown),
    TEST("hw_iface: without a bus reads are zero",
         without_a_bus_reads_are_zero),
};

CHECK_MAIN("hw_iface", tests)
