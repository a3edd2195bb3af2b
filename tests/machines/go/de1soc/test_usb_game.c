/* test_usb_game.c - the real board's program as it is, with a modelled FPGA on
 * one side and a mocked keyboard below libusb on the other. To be run inside
 * umockdev-wrapper; PROGRAM is the command. */
#include "check.h"

#include <string.h>

#include "machines/go/de1soc/mock_keyboard.h"
#include "machines/go/de1soc/player.h"

enum { SOME_KEY = 0x04, QUIET_MS = 800, LOOKS = 1200 };

static struct player player;
static struct mock_keyboard mock;

static int begin(void **state)
{
    (void)state;
    mock_keyboard_begin(&mock);
    memset(&player, 0, sizeof player);
    player.has_usb = 1;
    player_start(&player);
    player_agrees(&player);
    return 0;
}

static int end(void **state)
{
    (void)state;
    player_end(&player);
    mock_keyboard_end(&mock);
    return 0;
}

static void report(uint8_t key)
{
    const uint8_t bytes[KEYS_REPORT] = {[2] = key};

    reference_report(&player.reference, bytes, KEYS_REPORT);
    mock_keyboard_send(&mock, bytes, KEYS_REPORT);
}

static void tap(uint8_t key)
{
    report(key);
    report(0);
    player_agrees(&player);
}

static void says(const char *what)
{
    for (int i = 0; i < LOOKS && !player_has_said(&player, what); i++)
        device_serve(&player.device, 100, 0);
    assert_true(player_has_said(&player, what));
}

/* A key that is held is seen to move the cursor, perhaps more than once. */
static void moves(uint8_t key)
{
    uint64_t before = player.device.monitor.hash;

    report(key);
    reference_settle(&player.reference);
    for (int i = 0; i < LOOKS && player.device.monitor.hash == before; i++)
        device_serve(&player.device, 100, 0);
    assert_true(player.device.monitor.hash != before);
}

CASE(keyboard_comes_and_goes)
{
    BEGIN_CASE;
    says("keyboard: none yet");
    mock_keyboard_plug(&mock, MOCK_KEYBOARD);
    tap(SOME_KEY);
    tap(HID_ENTER);
    tap(HID_ENTER);
    moves(HID_LEFT);
    mock_keyboard_unplug(&mock);
    program_unplug(&player.reference.program);
    says("keyboard: gone");
    player_finds_cursor(&player, HID_LEFT, HID_RIGHT);
    device_serve(&player.device, QUIET_MS, 0);
    player_agrees(&player);
    mock_keyboard_plug(&mock, MOCK_KEYBOARD);
    tap(HID_ENTER);
    assert_int_equal(player.reference.program.record.count, 2);
    assert_int_equal(player_leave(&player), 0);
    assert_int_equal(mock.released, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        {"de1soc: M4-100, M4-101 the game waits for a USB keyboard, is played "
         "with it, and goes on when it comes back", keyboard_comes_and_goes,
         begin, end, NULL},
    };

    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("de1soc usb", tests, NULL, NULL);
}
