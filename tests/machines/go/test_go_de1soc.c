/* test_go_de1soc.c - Go on a DE1-SoC: keys in, picture, sound and lamps out. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "boards/machines.h"
#include "parts/picture.h"
#include "parts/playing.h"
#include "machines/go/on_de1soc.h"

static struct go_de1soc chip;
static pins in, out;
static uint16_t picture[FB_PIXELS];

static void run(int ticks)
{
    for (int i = 0; i < ticks; i++)
        out = go_on_de1soc.top->tick(&chip, in);
}

static void power_up(const char *seed)
{
    struct chip_setup setup = {.seed = seed, .clock_hz = DE1SOC_CLOCK_HZ};

    memset(&chip, 0xa5, sizeof chip);
    go_on_de1soc.top->reset(&chip, &setup);
    in = 0;
    run(2 * VGA_LINES);
}

static void tap(int pin)
{
    in |= PIN(pin);
    run(de1soc.tap_ticks);
    in &= ~PIN(pin);
    run(de1soc.rest_ticks);
}

static void start_pvp(void)
{
    power_up("1");
    tap(DE1SOC_ENTER);
    tap(DE1SOC_ENTER);
}

static void look(void)
{
    go_on_de1soc.top->picture->pixels(&chip, picture);
}

static uint16_t pixel_at(int row, int col)
{
    return picture[(BOARD_TOP + CELL_SIZE * row) * FB_WIDTH + BOARD_LEFT
                   + CELL_SIZE * col];
}

CASE(go_stands_on_a_de1soc)
{
    const struct machine_type *machine;

    BEGIN_CASE;
    assert_null(machines_find("go:de1soc", &machine));
    assert_ptr_equal(machine, &go_on_de1soc);
    assert_ptr_equal(machine->board, &de1soc);
    start_pvp();
    look();
    assert_int_equal(pixel_at(0, 0), 0x000);            /* lines cross */
    assert_int_equal(pixel_at(8, 8), 0x000);
    assert_int_equal(picture[(BOARD_TOP + 8 * CELL_SIZE + 10) * FB_WIDTH
                             + BOARD_LEFT + 8 * CELL_SIZE + 10], 0xdb8);
}

CASE(a_key_is_seen_and_heard)
{
    BEGIN_CASE;
    start_pvp();
    in = PIN(DE1SOC_ENTER);
    run(600);
    assert_int_equal(pins_get(out, GO_DE1SOC_SOUND, 3), AUDIO_PLACE);
    assert_true(out & PIN(GO_DE1SOC_BUSY));
    look();
    assert_int_equal(picture[(BOARD_TOP + 4 * CELL_SIZE - 12) * FB_WIDTH
                             + BOARD_LEFT + 4 * CELL_SIZE + 8], 0x111);
    assert_int_equal(go_on_de1soc.top->playing->sound(&chip), AUDIO_PLACE);
}

/* All 525 lines of a frame as the beam draws them. */
CASE(the_monitor_shows_what_the_beam_draws)
{
    static struct go_peripheral fpga;
    uint16_t line[VGA_WIDTH];

    BEGIN_CASE;
    start_pvp();
    tap(DE1SOC_ENTER);
    look();
    fpga = chip.peripheral;
    for (int i = 0; i < 2 * VGA_LINES; i++) {
        go_peripheral_line(&fpga, chip.frame[0], line);
        if (i >= VGA_LINES && fpga.vga.line < VGA_HEIGHT)
            assert_memory_equal(line, picture + fpga.vga.line * FB_WIDTH,
                                sizeof line);
    }
}

CASE(the_speaker_plays_the_rom_in_time)
{
    uint32_t ticks = 0;

    BEGIN_CASE;
    start_pvp();
    in = PIN(DE1SOC_ENTER);
    while (!(out & PIN(GO_DE1SOC_BUSY)))
        run(1);
    for (; out & PIN(GO_DE1SOC_BUSY); ticks++) {
        uint32_t sample = ticks * DE1SOC_CLOCKS_A_TICK / AUDIO_PERIOD;
        int16_t level = go_on_de1soc.top->playing->level(&chip);

        /* The tick in which it began is over in part. */
        assert_true(level == audio_rom[1].samples[sample]
                    || level == audio_rom[1].samples[sample + 1
                                                     < AUDIO_PLACE_SAMPLES
                                                     ? sample + 1 : sample]);
        run(1);
    }
    assert_in_range(ticks, DE1SOC_CLOCK_HZ / 5 - 1, DE1SOC_CLOCK_HZ / 5 + 1);
    assert_int_equal(go_on_de1soc.top->playing->level(&chip), 0);
}

CASE(switch_0_mutes)
{
    BEGIN_CASE;
    start_pvp();
    in = PIN(DE1SOC_ENTER) | PIN(DE1SOC_SW);
    run(600);
    assert_true(out & PIN(GO_DE1SOC_BUSY));
    assert_int_equal(go_on_de1soc.top->playing->sound(&chip), AUDIO_NONE);
    assert_int_equal(go_on_de1soc.top->playing->level(&chip), 0);
}

CASE(the_codec_is_set_up_at_power_up)
{
    struct wm8731_state codec;

    BEGIN_CASE;
    power_up("1");
    codec = wm8731_read(&chip.codec, WM8731_MCLK_HZ);
    assert_true(codec.plays_dac && codec.is_active);
    assert_int_equal(codec.dac_hz, AUDIO_RATE);
    assert_int_equal(codec.format, WM8731_I2S);
    assert_false(codec.hears_line || codec.hears_microphone);
}

CASE(lamps_and_digits_follow_the_game)
{
    struct lights lit = {{0}};

    BEGIN_CASE;
    start_pvp();
    assert_int_equal(pins_get(out, DE1SOC_LEDR, 10), 0x200);
    tap(DE1SOC_ENTER);
    assert_int_equal(pins_get(out, DE1SOC_LEDR, 10), 0x001);
    de1soc.shine(out, &lit);
    assert_true(lights_has(&lit, DE1SOC_LIGHT_LEDR));
    assert_int_equal(lit.word[0] >> (DE1SOC_LIGHT_HEX + 8 * 4) & 0xffff,
                     0x7f06);           /* HEX5, HEX4: 81 points for Black */
}

CASE(key_0_resets_the_fpga_and_the_game_goes_on)
{
    static uint16_t before[FB_PIXELS];

    BEGIN_CASE;
    start_pvp();
    tap(DE1SOC_ENTER);
    look();
    memcpy(before, picture, sizeof before);
    in = PIN(DE1SOC_KEY);
    run(100);
    look();
    for (int i = 0; i < FB_PIXELS; i++)
        assert_int_equal(picture[i], 0);
    assert_int_equal(out & PINS(0, 52), 0);
    in = 0;
    run(3 * VGA_LINES);
    look();
    assert_memory_equal(picture, before, sizeof before);
}

CASE(a_new_picture_makes_the_screen_older)
{
    uint64_t age;

    BEGIN_CASE;
    start_pvp();
    age = go_on_de1soc.top->picture->age(&chip);
    run(10 * VGA_LINES);
    assert_int_equal(go_on_de1soc.top->picture->age(&chip), age);
    tap(DE1SOC_LEFT);
    assert_true(go_on_de1soc.top->picture->age(&chip) > age);
}

/* Copies are made with memcpy and compared with memcmp: nothing outside the
 * fields may matter. */
CASE(two_machines_with_the_same_seed_and_keys_are_equal_byte_for_byte)
{
    static struct go_de1soc other;

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        power_up("same");
        tap(DE1SOC_ENTER);
        tap(DE1SOC_DOWN);
        tap(DE1SOC_ENTER);
        tap(DE1SOC_ENTER);
        tap(DE1SOC_ENTER);
        tap(DE1SOC_ENTER);
        run(DE1SOC_CLOCK_HZ);
        if (i == 0)
            other = chip;
    }
    assert_int_equal(chip.program.record.count, 2);
    assert_memory_equal(&chip, &other, sizeof chip);
}

/* Chips may not include the program's headers, so both have these. */
CASE(program_and_peripheral_agree_about_registers)
{
    BEGIN_CASE;
    assert_int_equal(REG_AUDIO_CMD, GO_PERIPHERAL_AUDIO_CMD);
    assert_int_equal(REG_AUDIO_STATUS, GO_PERIPHERAL_AUDIO_STATUS);
    assert_int_equal(REG_VGA_CTRL, GO_PERIPHERAL_VGA_CTRL);
    assert_int_equal(REG_VGA_STATUS, GO_PERIPHERAL_VGA_STATUS);
    assert_int_equal(REG_FB_ADDR_HI, GO_PERIPHERAL_FB_ADDR_HI);
    assert_int_equal(REG_RESERVED, GO_PERIPHERAL_RESERVED);
    assert_int_equal(REG_PANEL, GO_PERIPHERAL_PANEL);
    assert_int_equal(REG_SWITCHES, GO_PERIPHERAL_SWITCHES);
    assert_int_equal(VGA_STATUS_BLANK, 1u << GO_PERIPHERAL_BLANK);
    assert_int_equal(VGA_STATUS_FRONT, 1u << GO_PERIPHERAL_FRONT);
    assert_int_equal(VGA_STATUS_PENDING, 1u << GO_PERIPHERAL_PENDING);
    assert_int_equal(SWITCHES_KEY(0), 1u << GO_PERIPHERAL_KEY);
    assert_int_equal(FB_BYTES, VGA_FRAME_BYTES);
    assert_int_equal(FB_WIDTH, VGA_WIDTH);
    assert_int_equal(FB_HEIGHT, VGA_HEIGHT);
}

/* Another board, straight from the factory: only what is in the processor's
 * memory goes over. KEY0 lets the program begin with its FPGA anew. */
static void move_to_another_board(void)
{
    static struct program kept;

    kept = chip.program;
    power_up("another board");
    chip.program = kept;
    tap(DE1SOC_KEY);
    run(2 * VGA_LINES);
}

static void play_game(int moves_house)
{
    static const int keys[] = {
        DE1SOC_ENTER, DE1SOC_DOWN, DE1SOC_ENTER,        /* a computer */
        DE1SOC_DOWN, DE1SOC_DOWN, DE1SOC_ENTER, DE1SOC_ENTER,   /* level 3 */
        DE1SOC_ENTER, DE1SOC_UP, DE1SOC_UP, DE1SOC_ENTER, DE1SOC_LEFT,
        DE1SOC_LEFT, DE1SOC_ENTER, DE1SOC_LEFT, DE1SOC_DOWN, DE1SOC_ENTER,
    };

    power_up("1");
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        tap(keys[i]);
        while (program_is_thinking(&chip.program))
            run(VGA_LINES);
        run(2 * VGA_LINES);
        if (moves_house)
            move_to_another_board();
    }
    look();
}

CASE(all_that_is_known_about_a_game_is_in_the_program)
{
    static uint16_t seen[FB_PIXELS];
    BoardState board;
    struct record record;

    BEGIN_CASE;
    play_game(0);
    board = chip.program.board;
    record = chip.program.record;
    memcpy(seen, picture, sizeof seen);
    assert_true(record.count >= 6);
    play_game(1);
    assert_memory_equal(&chip.program.board, &board, sizeof board);
    assert_memory_equal(&chip.program.record, &record, sizeof record);
    assert_memory_equal(picture, seen, sizeof seen);
}

/* A board knows no chip's insides: the probes are the machine's own. */
CASE(probes_are_behind_the_pins_of_the_board)
{
    char board[256];
    const char *all;

    BEGIN_CASE;
    strcpy(board, pin_sheet(de1soc.outputs));
    all = pin_sheet(go_on_de1soc.top->outputs);
    assert_memory_equal(all, board, strlen(board));
    assert_string_equal(all + strlen(board),
                        " FRONT@53:1 PENDING@54:1 SOUND@55:3 BUSY@58:1");
}

static const struct CMUnitTest tests[] = {
    TEST("go: the probes are behind the pins of the board",
         probes_are_behind_the_pins_of_the_board),
    TEST("M4-001 go: a board of nine lines stands on a DE1-SoC",
         go_stands_on_a_de1soc),
    TEST("M4-002 go: a key is seen on the monitor and heard",
         a_key_is_seen_and_heard),
    TEST("go: the monitor shows what the beam draws, line for line",
         the_monitor_shows_what_the_beam_draws),
    TEST("go: the speaker plays the ROM in time",
         the_speaker_plays_the_rom_in_time),
    TEST("go: switch 0 mutes", switch_0_mutes),
    TEST("go: the codec is set up at power-up",
         the_codec_is_set_up_at_power_up),
    TEST("go: lamps and digits follow the game",
         lamps_and_digits_follow_the_game),
    TEST("go: KEY0 resets the FPGA, and the game goes on",
         key_0_resets_the_fpga_and_the_game_goes_on),
    TEST("M4-011 go: the program's memory alone, moved to another board after "
         "each key, takes the game along",
         all_that_is_known_about_a_game_is_in_the_program),
    TEST("go: a new picture makes the screen older",
         a_new_picture_makes_the_screen_older),
    TEST("go: two machines with the same seed and keys are equal in each byte",
         two_machines_with_the_same_seed_and_keys_are_equal_byte_for_byte),
    TEST("go: program and peripheral agree about registers",
         program_and_peripheral_agree_about_registers),
};

CHECK_MAIN("go_de1soc", tests)
