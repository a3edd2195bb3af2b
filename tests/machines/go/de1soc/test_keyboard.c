/* test_keyboard.c - the keyboard's thread with libusb below it and umockdev
 * below that. To be run inside umockdev-wrapper. */
#include "check.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "machines/go/de1soc/keyboard.h"
#include "machines/go/de1soc/mock_keyboard.h"

enum { A = 0x04, B = 0x05, PATIENCE_MS = 180000, QUIET_MS = 350 };

static struct mock_keyboard mock;
static struct keyboard keyboard;
static struct queue queue;

static void pause_ms(int ms)
{
    struct timespec wait = {ms / 1000, ms % 1000 * 1000000L};

    nanosleep(&wait, NULL);
}

static int begin(void **state)
{
    (void)state;
    memset(&queue, 0, sizeof queue);
    mock_keyboard_begin(&mock);
    return 0;
}

static int end(void **state)
{
    (void)state;
    keyboard_stop(&keyboard);
    mock_keyboard_end(&mock);
    return 0;
}

static void start(void)
{
    assert_null(keyboard_start(&keyboard, &queue));
}

static void start_with(enum mock_kind kind)
{
    mock_keyboard_plug(&mock, kind);
    start();
}

static enum queue_kind next(struct queue_item *item, int patience_ms)
{
    enum queue_kind kind = queue_take(&queue, item);

    for (int ms = 0; kind == QUEUE_NOTHING && ms < patience_ms; ms++) {
        pause_ms(1);
        kind = queue_take(&queue, item);
    }
    return kind;
}

static void is_silent(void)
{
    struct queue_item item;

    assert_int_equal(next(&item, QUIET_MS), QUEUE_NOTHING);
}

static void is_unplugged(void)
{
    struct queue_item item;

    assert_int_equal(next(&item, PATIENCE_MS), QUEUE_UNPLUGGED);
}

static void comes(const uint8_t *report, int length)
{
    struct queue_item item;
    int kept = length < KEYS_REPORT ? length : KEYS_REPORT;

    assert_int_equal(next(&item, PATIENCE_MS), QUEUE_REPORT);
    assert_int_equal(item.length, length);
    assert_memory_equal(item.report, report, (size_t)kept);
}

/* Sent by the keyboard, it arrives as it is. */
static void arrives(const uint8_t *report, int length)
{
    mock_keyboard_send(&mock, report, length);
    comes(report, length);
}

static void tap_arrives(uint8_t key)
{
    const uint8_t down[KEYS_REPORT] = {0, 0, key};
    const uint8_t up[KEYS_REPORT] = {0};

    arrives(down, KEYS_REPORT);
    arrives(up, KEYS_REPORT);
}

/* Reads a counter of the mock, whatever its thread does. */
static int counted(const int *counter)
{
    int value;

    pthread_mutex_lock(&mock.lock);
    value = *counter;
    pthread_mutex_unlock(&mock.lock);
    return value;
}

static void reaches(const int *counter, int value)
{
    for (int ms = 0; counted(counter) < value && ms < PATIENCE_MS; ms++)
        pause_ms(1);
    assert_true(counted(counter) >= value);
}

CASE(keys)
{
    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    tap_arrives(A);
    tap_arrives(B);
    is_silent();
}

CASE(taken_from_the_kernel)
{
    static const uint8_t boot[8] = {0x21, 0x0B, 0, 0, 0, 0, 0, 0};

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    tap_arrives(A);
    assert_int_equal(counted(&mock.detached), 1);
    assert_true(counted(&mock.setup_count) >= 1);
    assert_memory_equal(mock.setup[0], boot, sizeof boot);
}

CASE(two_keys)
{
    const uint8_t both[KEYS_REPORT] = {0x02, 0, A, B};
    const uint8_t one[KEYS_REPORT] = {0, 0, B};

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    arrives(both, KEYS_REPORT);
    arrives(one, KEYS_REPORT);
}

/* Nothing comes while a key is held: transfers end without a report, one after
 * the other, and the arrow repeats by itself. */
CASE(held)
{
    const uint8_t down[KEYS_REPORT] = {0, 0, HID_RIGHT};
    struct keys state = {0};
    int waited;

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    arrives(down, KEYS_REPORT);
    assert_int_equal(keys_take(&state, down, KEYS_REPORT), COMMAND_RIGHT);
    waited = counted(&mock.waited);
    reaches(&mock.waited, waited + 3);
    is_silent();
    assert_int_equal(keys_wait(&state, KEYS_REPEAT_AFTER_US), COMMAND_RIGHT);
    tap_arrives(A);
}

CASE(unplugged_and_back)
{
    const uint8_t down[KEYS_REPORT] = {0, 0, A};

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    for (int i = 0; i < 3; i++) {
        arrives(down, KEYS_REPORT);
        mock_keyboard_unplug(&mock);
        is_unplugged();
        is_silent();
        mock_keyboard_plug(&mock, MOCK_KEYBOARD);
        tap_arrives(B);
    }
}

CASE(comes_later)
{
    BEGIN_CASE;
    start();
    is_silent();
    mock_keyboard_plug(&mock, MOCK_KEYBOARD);
    tap_arrives(A);
}

CASE(short_report)
{
    const uint8_t some[3] = {0, 0, A};
    struct keys state = {0};

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    arrives(some, sizeof some);
    assert_int_equal(keys_take(&state, some, sizeof some), COMMAND_NONE);
    tap_arrives(B);
}

/* Eight bytes fit into its packets: the ninth is an error of the bus. */
CASE(long_report)
{
    const uint8_t much[9] = {0, 0, A};

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    mock_keyboard_send(&mock, much, sizeof much);
    is_silent();
    tap_arrives(B);
}

CASE(long_report_in_wide_packets)
{
    const uint8_t much[9] = {0, 0, A};
    struct keys state = {0};

    BEGIN_CASE;
    start_with(MOCK_WIDE);
    arrives(much, sizeof much);
    assert_int_equal(keys_take(&state, much, sizeof much), COMMAND_NONE);
    tap_arrives(B);
}

CASE(rollover)
{
    const uint8_t many[KEYS_REPORT] = {0, 0, 1, 1, 1, 1, 1, 1};
    struct keys state = {0};

    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    arrives(many, KEYS_REPORT);
    assert_int_equal(keys_take(&state, many, KEYS_REPORT), COMMAND_NONE);
    tap_arrives(B);
}

CASE(stalled)
{
    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    mock_keyboard_fail(&mock, EPIPE, 1);
    tap_arrives(A);
    assert_int_equal(counted(&mock.cleared), 1);
}

/* A bad contact: a few errors are lived with, many end in a new beginning. */
CASE(noisy)
{
    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    mock_keyboard_fail(&mock, EPROTO, 5);
    tap_arrives(A);
    assert_int_equal(counted(&mock.detached), 1);
    mock_keyboard_fail(&mock, EPROTO, 11);
    is_unplugged();
    tap_arrives(B);
    assert_int_equal(counted(&mock.detached), 2);
}

CASE(mouse)
{
    BEGIN_CASE;
    start_with(MOCK_MOUSE);
    is_silent();
    assert_int_equal(counted(&mock.detached), 0);
    mock_keyboard_unplug(&mock);
    mock_keyboard_plug(&mock, MOCK_KEYBOARD);
    tap_arrives(A);
}

CASE(mouse_and_keyboard)
{
    BEGIN_CASE;
    start_with(MOCK_BOTH);
    tap_arrives(A);
    assert_int_equal(mock.setup[0][4], 1);      /* of interface 1 */
}

CASE(busy)
{
    BEGIN_CASE;
    mock.is_busy = 1;
    start_with(MOCK_KEYBOARD);
    is_silent();
    pthread_mutex_lock(&mock.lock);
    mock.is_busy = 0;
    pthread_mutex_unlock(&mock.lock);
    tap_arrives(A);
}

CASE(given_back)
{
    BEGIN_CASE;
    start_with(MOCK_KEYBOARD);
    tap_arrives(A);
    assert_int_equal(counted(&mock.released), 0);
    keyboard_stop(&keyboard);
    assert_int_equal(counted(&mock.released), 1);
    start();                            /* and it can be had again */
    tap_arrives(B);
}

#define USB(sentence, function) {"keyboard: " sentence, function, begin, end, \
                                 NULL}

int main(void)
{
    const struct CMUnitTest tests[] = {
        USB("M4-100 keys come as reports of 8 bytes by interrupt transfers",
            keys),
        USB("M4-100 the kernel's driver is detached and boot reports are "
            "asked for", taken_from_the_kernel),
        USB("two keys in one report", two_keys),
        USB("M4-101 a held key, and transfers that time out", held),
        USB("unplugged is told, and the next one is heard",
            unplugged_and_back),
        USB("one that comes later is found", comes_later),
        USB("a short report is no key", short_report),
        USB("a report of nine bytes is an error, and the next one counts",
            long_report),
        USB("where packets are wider it is still no key",
            long_report_in_wide_packets),
        USB("too many keys at once are no key", rollover),
        USB("a stall is cleared", stalled),
        USB("errors are survived", noisy),
        USB("a mouse is none", mouse),
        USB("a keyboard behind a mouse is found", mouse_and_keyboard),
        USB("one that is busy is waited for", busy),
        USB("at the end it is given back", given_back),
    };

    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("keyboard", tests, NULL, NULL);
}
