/* test_game.c - whole games on the real board's program, in a process of its
 * own, perhaps for another processor: by reports of a keyboard, to pictures.
 *
 * PROGRAM is the command that starts it. Whatever is pressed, the picture must
 * become the same as in the reference, which has no thread, no socket and no
 * clock.
 */
#include "check.h"

#include <string.h>
#include <unistd.h>

#include "machines/go/de1soc/player.h"

enum { HOLD_MS = 1500, SOME_KEY = 0x04,
       FILES_FOR_THE_FPGA = 4 };        /* and none for libusb */

static struct player player;

static int begin(void **state)
{
    (void)state;
    player_begin(&player);
    return 0;
}

static int end(void **state)
{
    (void)state;
    player_end(&player);
    return 0;
}

static const struct program *program(void)
{
    return &player.reference.program;
}

/* Each step of the cursor must be seen. */
static void step(uint8_t key)
{
    uint64_t before = player.device.monitor.hash;

    player_tap(&player, key);
    assert_true(player.device.monitor.hash != before);
}

static void go_to(int row, int col)
{
    while (program()->cursor_row != row)
        step(program()->cursor_row < row ? HID_DOWN : HID_UP);
    while (program()->cursor_col != col)
        step(program()->cursor_col < col ? HID_RIGHT : HID_LEFT);
}

static void place(int row, int col)
{
    go_to(row, col);
    player_tap(&player, HID_ENTER);
}

static void begin_two_players(void)
{
    player_tap(&player, SOME_KEY);     /* any key leaves the title */
    player_tap(&player, HID_ENTER);
    assert_int_equal(program()->screen, SCREEN_GAME);
}

static void begin_against(int level)
{
    player_tap(&player, SOME_KEY);
    player_tap(&player, HID_DOWN);
    player_tap(&player, HID_ENTER);
    for (int i = 1; i < level; i++)
        player_tap(&player, HID_DOWN);
    player_tap(&player, HID_ENTER);
    assert_int_equal(program()->level, level);
    player_tap(&player, HID_ENTER);     /* Black */
    assert_int_equal(program()->screen, SCREEN_GAME);
}

static void sounds_were(const uint8_t *sounds, int count)
{
    assert_int_equal(player.device.monitor.sound_count, count);
    assert_memory_equal(player.device.monitor.sound, sounds, (size_t)count);
}

/* Not one picture more, none half drawn. */
static void all_pictures_agree(void)
{
    const struct monitor *seen = &player.device.monitor;
    const struct monitor *meant = &player.reference.monitor;

    assert_int_equal(seen->count, meant->count);
    assert_memory_equal(seen->picture, meant->picture,
                        (size_t)meant->count * sizeof *meant->picture);
}

/* Black's stone at 4,4 is taken from 4,3, and may not take back at once. */
static void play_until_ko(void)
{
    static const uint8_t moves[][2] = {
        {3, 3}, {3, 4}, {4, 2}, {5, 4}, {5, 3}, {4, 5}, {4, 4}, {4, 3},
    };

    for (int i = 0; i < (int)(sizeof moves / sizeof *moves); i++)
        place(moves[i][0], moves[i][1]);
    assert_int_equal(program()->board.captured_black, 1);
    place(4, 4);
    assert_int_equal(program()->refusal, MOVE_ILLEGAL_KO);
}

CASE(a_whole_game)
{
    static const uint8_t sounds[] = {1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 1, 4};

    BEGIN_CASE;
    begin_two_players();
    play_until_ko();
    place(3, 3);
    assert_int_equal(program()->refusal, MOVE_ILLEGAL_OCCUPIED);
    place(0, 0);
    player_tap(&player, HID_SPACE);
    player_tap(&player, HID_SPACE);
    assert_int_equal(program()->screen, SCREEN_OVER);
    sounds_were(sounds, sizeof sounds);
    player_tap(&player, HID_ENTER);
    assert_int_equal(program()->screen, SCREEN_MENU);
    all_pictures_agree();
}

CASE(escape_leaves_a_game)
{
    BEGIN_CASE;
    begin_two_players();
    place(4, 4);
    player_tap(&player, HID_ESCAPE);
    assert_int_equal(program()->screen, SCREEN_MENU);
    player_tap(&player, HID_ESCAPE);
    assert_int_equal(program()->screen, SCREEN_TITLE);
    all_pictures_agree();
}

CASE(bots_move)
{
    BEGIN_CASE;
    begin_against(AI_RANDOM);
    place(4, 4);
    assert_int_equal(program()->record.count, 2);
    place(program()->cursor_row == 0 ? 8 : 0, 0);
    player_tap(&player, HID_ESCAPE);
    player_tap(&player, HID_ESCAPE);
    begin_against(AI_MCTS);
    place(2, 2);
    assert_int_equal(program()->record.count, 2);
    assert_memory_equal(player.device.monitor.sound,
                        player.reference.monitor.sound,
                        sizeof player.device.monitor.sound);
}

/* The move is never made. */
CASE(escape_while_a_bot_thinks)
{
    const uint8_t down[KEYS_REPORT] = {[2] = HID_ENTER};
    const uint8_t escape[KEYS_REPORT] = {[2] = HID_ESCAPE};

    BEGIN_CASE;
    begin_against(AI_MASTER);
    player_report(&player, down);
    reference_wait(&player.reference, 50);
    assert_true(program_is_thinking(program()));
    assert_true(device_serve(&player.device, PLAYER_PATIENCE_MS,
                             player.reference.monitor.hash));
    player_report(&player, escape);
    player_agrees(&player);
    assert_int_equal(program()->screen, SCREEN_MENU);
    device_serve(&player.device, HOLD_MS, 0);
    assert_int_equal(player.device.monitor.sound_count, 1);
}

CASE(held_arrows_repeat)
{
    const uint8_t down[KEYS_REPORT] = {[2] = HID_RIGHT};

    BEGIN_CASE;
    begin_two_players();
    player_report(&player, down);
    reference_wait(&player.reference, HOLD_MS);
    player_agrees(&player);
    assert_int_equal(program()->cursor_col, BOARD_LINES - 1);
}

/* A keyboard that goes takes its keys along, and the game stays. */
CASE(unplugged_and_back)
{
    const uint8_t down[KEYS_REPORT] = {[2] = HID_RIGHT};

    BEGIN_CASE;
    begin_two_players();
    place(4, 4);
    player_report(&player, down);
    player_unplug(&player);
    player_finds_cursor(&player, HID_RIGHT, HID_LEFT);
    device_serve(&player.device, HOLD_MS, 0);
    player_agrees(&player);
    player_plug(&player);
    place(4, program()->cursor_col == 6 ? 2 : 6);
    assert_int_equal(program()->record.count, 2);
}

CASE(half_a_report)
{
    const uint8_t half[4] = {0, 0, HID_RIGHT, 0};
    uint64_t before;

    BEGIN_CASE;
    begin_two_players();
    before = player.device.monitor.hash;
    assert_int_equal(write(player.keys, half, sizeof half), sizeof half);
    device_serve(&player.device, 300, 0);
    assert_true(player.device.monitor.hash == before);
    place(4, 5);
}

CASE(it_leaves_when_told)
{
    BEGIN_CASE;
    begin_two_players();
    place(4, 4);
    assert_int_not_equal(player.device.monitor.chip.panel, 0);
    assert_int_equal(player_leave(&player), 0);
    assert_int_equal(player.device.monitor.chip.panel, 0);
    assert_int_equal(player.device.monitor.chip.audio.active_sound, 0);
}

CASE(the_fpga_goes)
{
    BEGIN_CASE;
    close(player.device.line);
    player.device.line = -1;
    player.device.has_ended = 1;
    assert_int_equal(player_status(&player), 1);
    assert_true(player_has_said(&player, "the modelled FPGA has gone"));
}

/* Longer than the program watches the beam in all. */
static int begin_late(void **state)
{
    (void)state;
    memset(&player, 0, sizeof player);
    player.device.late = 3;
    player_start(&player);
    return 0;
}

CASE(a_busy_board)
{
    BEGIN_CASE;
    player_agrees(&player);
    assert_int_equal(player_leave(&player), 0);
}

static int begin_poor(void **state)
{
    (void)state;
    memset(&player, 0, sizeof player);
    player.has_usb = 1;
    player.files_max = FILES_FOR_THE_FPGA;
    player_start(&player);
    return 0;
}

CASE(no_libusb)
{
    BEGIN_CASE;
    assert_int_equal(player_status(&player), 9);
    assert_true(player_has_said(&player, "libusb cannot start: "));
    assert_true(player_has_said(&player, "/dev/bus/usb"));
}

#define GAME(sentence, function) {sentence, function, begin, end, NULL}

int main(void)
{
    const struct CMUnitTest tests[] = {
        GAME("de1soc: M4-102..M4-107 a whole game by reports of a keyboard: "
             "moves, a capture, ko and an occupied point refused, two passes; "
             "every picture and sound as they must be", a_whole_game),
        GAME("de1soc: M4-108 Escape leaves a game, and then the menu",
             escape_leaves_a_game),
        GAME("de1soc: M4-109 arrows and Enter choose a bot, which moves as "
             "it does anywhere", bots_move),
        GAME("de1soc: M4-101 Escape is heard while a bot thinks",
             escape_while_a_bot_thinks),
        GAME("de1soc: an arrow that is held goes on", held_arrows_repeat),
        GAME("de1soc: M4-101 without a keyboard nothing moves and nothing is "
             "lost; with the next one the game goes on", unplugged_and_back),
        GAME("de1soc: half a report is none", half_a_report),
        GAME("de1soc: SIGTERM ends it, lamps and sound off",
             it_leaves_when_told),
        GAME("de1soc: an FPGA that goes away ends it with a word",
             the_fpga_goes),
        {"de1soc: a system that is busy while the beam is watched is no board "
         "without a picture", a_busy_board, begin_late, end, NULL},
        {"de1soc: without libusb it ends and tells what to do", no_libusb,
         begin_poor, end, NULL},
    };

    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("de1soc", tests, NULL, NULL);
}
