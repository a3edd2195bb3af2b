/* test_usb_keyboard.c - keys in, reports out. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "chips/usb_keyboard.h"

enum { UP = 1 << USB_KEY_UP, DOWN = 1 << USB_KEY_DOWN,
       LEFT = 1 << USB_KEY_LEFT, RIGHT = 1 << USB_KEY_RIGHT,
       ENTER = 1 << USB_KEY_ENTER, SPACE = 1 << USB_KEY_SPACE,
       ESC = 1 << USB_KEY_ESC, ALL = (1 << USB_KEYS) - 1 };

/* Polls; the six codes must be these, and the first two bytes 0. */
static void expect(struct usb_keyboard *self, int a, int b, int c, int d,
                   int e, int f)
{
    uint8_t report[USB_KEYBOARD_REPORT];
    uint8_t wanted[USB_KEYBOARD_REPORT] = {
        0, 0, (uint8_t)a, (uint8_t)b, (uint8_t)c, (uint8_t)d, (uint8_t)e,
        (uint8_t)f,
    };

    memset(report, 0xEE, sizeof report);
    assert_true(usb_keyboard_poll(self, report));
    assert_memory_equal(report, wanted, sizeof report);
}

static void expect_one(struct usb_keyboard *self, int code)
{
    expect(self, code, 0, 0, 0, 0, 0);
}

static void expect_none(struct usb_keyboard *self)
{
    uint8_t report[USB_KEYBOARD_REPORT];

    assert_false(usb_keyboard_poll(self, report));
}

static void tap(struct usb_keyboard *self, uint8_t key)
{
    usb_keyboard_keys(self, self->down | key);
    usb_keyboard_keys(self, self->down & (uint8_t)~key);
}

CASE(each_key_has_its_code)
{
    static const uint8_t codes[] = {0x52, 0x51, 0x50, 0x4F, 0x28, 0x2C,
                                    0x29};

    BEGIN_CASE;
    for (int key = 0; key < USB_KEYS; key++) {
        struct usb_keyboard self = {0};

        usb_keyboard_keys(&self, (uint8_t)(1 << key));
        expect_one(&self, codes[key]);
    }
}

CASE(a_report_comes_when_something_has_changed)
{
    struct usb_keyboard self = {0}, zero = {0};

    BEGIN_CASE;
    expect_none(&self);
    usb_keyboard_keys(&self, ENTER);
    expect_one(&self, 0x28);
    expect_none(&self);
    usb_keyboard_keys(&self, ENTER);
    expect_none(&self);
    usb_keyboard_keys(&self, 0);
    expect_one(&self, 0);
    expect_none(&self);
    assert_memory_equal(&self, &zero, sizeof self);
}

CASE(keys_stand_in_the_order_in_which_they_went_down)
{
    struct usb_keyboard self = {0};

    BEGIN_CASE;
    usb_keyboard_keys(&self, ESC);
    usb_keyboard_keys(&self, ESC | UP);
    expect(&self, 0x29, 0x52, 0, 0, 0, 0);
    usb_keyboard_keys(&self, ESC | UP | SPACE);
    usb_keyboard_keys(&self, ESC | UP | SPACE | DOWN);
    expect(&self, 0x29, 0x52, 0x2C, 0x51, 0, 0);
    usb_keyboard_keys(&self, UP | SPACE | DOWN);
    expect(&self, 0x52, 0x2C, 0x51, 0, 0, 0);
    usb_keyboard_keys(&self, ESC | UP | SPACE | DOWN);
    expect(&self, 0x52, 0x2C, 0x51, 0x29, 0, 0);
}

CASE(a_tap_between_two_polls_is_told)
{
    struct usb_keyboard self = {0}, zero = {0};

    BEGIN_CASE;
    tap(&self, SPACE);
    expect_one(&self, 0x2C);
    expect_one(&self, 0);
    expect_none(&self);
    assert_memory_equal(&self, &zero, sizeof self);
}

CASE(two_taps_between_two_polls_are_one_report)
{
    struct usb_keyboard self = {0};

    BEGIN_CASE;
    tap(&self, LEFT);
    tap(&self, UP);
    expect(&self, 0x50, 0x52, 0, 0, 0, 0);
    expect_one(&self, 0);
    expect_none(&self);
}

CASE(a_key_let_go_and_pressed_again_is_told_up_and_down)
{
    struct usb_keyboard self = {0};

    BEGIN_CASE;
    usb_keyboard_keys(&self, ENTER);
    usb_keyboard_keys(&self, ENTER | LEFT);
    expect(&self, 0x28, 0x50, 0, 0, 0, 0);
    usb_keyboard_keys(&self, LEFT);
    usb_keyboard_keys(&self, ENTER | LEFT);
    expect_one(&self, 0x50);
    expect(&self, 0x50, 0x28, 0, 0, 0, 0);
    expect_none(&self);
    usb_keyboard_keys(&self, LEFT);
    tap(&self, ENTER);
    expect_one(&self, 0x50);
    expect(&self, 0x50, 0x28, 0, 0, 0, 0);
    expect_one(&self, 0x50);
    expect_none(&self);
}

CASE(a_press_right_after_a_tap_is_told)
{
    struct usb_keyboard self = {0};

    BEGIN_CASE;
    tap(&self, ENTER);
    expect_one(&self, 0x28);
    usb_keyboard_keys(&self, ENTER);
    expect_one(&self, 0);
    expect_one(&self, 0x28);
    expect_none(&self);
}

CASE(six_keys_are_told_and_seven_are_too_many)
{
    struct usb_keyboard self = {0};

    BEGIN_CASE;
    for (int key = USB_KEYS - 1; key > 0; key--)
        usb_keyboard_keys(&self, self.down | (uint8_t)(1 << key));
    expect(&self, 0x29, 0x2C, 0x28, 0x4F, 0x50, 0x51);
    usb_keyboard_keys(&self, ALL);
    expect(&self, 1, 1, 1, 1, 1, 1);
    usb_keyboard_keys(&self, ALL & ~SPACE);
    expect(&self, 0x29, 0x28, 0x4F, 0x50, 0x51, 0x52);
    usb_keyboard_keys(&self, 0);
    expect_one(&self, 0);
}

CASE(there_is_no_eighth_key)
{
    struct usb_keyboard self = {0};

    BEGIN_CASE;
    usb_keyboard_keys(&self, 0x80);
    expect_none(&self);
    assert_int_equal(self.down, 0);
}

/* 1 if Enter is down in this report and was not in the last one. */
static int tells_enter(struct usb_keyboard *self)
{
    uint8_t report[USB_KEYBOARD_REPORT];
    int was_told = self->told & ENTER;

    return usb_keyboard_poll(self, report) && !was_told
        && (self->told & ENTER);
}

/* The last reports tell what is held. */
static void settle(struct usb_keyboard *self, int *told)
{
    for (int i = 0; i < 3; i++)
        *told += tells_enter(self);
    expect_none(self);
    assert_int_equal(self->told, self->down);
    assert_int_equal(self->went_down | self->went_up, 0);
    for (int i = 0; i < USB_KEYS; i++)
        assert_int_equal(self->order[i] != 0, i < self->count);
}

CASE(whatever_happens_the_reports_come_to_what_is_held)
{
    struct usb_keyboard self = {0};
    struct rng rng;
    int pressed = 0, told = 0;

    BEGIN_CASE;
    rng_seed(&rng, "fingers");
    for (int i = 0; i < 20000; i++) {
        uint8_t keys = (uint8_t)rng_below(&rng, 256);

        pressed += (keys & ~self.down & ENTER) != 0;
        usb_keyboard_keys(&self, keys);
        for (int polls = (int)rng_below(&rng, 3); polls > 0; polls--)
            told += tells_enter(&self);
        assert_true(told <= pressed);
        if (rng_below(&rng, 10) == 0)
            settle(&self, &told);
    }
    assert_in_range(told, pressed * 8 / 10, pressed);
}

static const struct CMUnitTest tests[] = {
    TEST("usb_keyboard: each key has its code", each_key_has_its_code),
    TEST("usb_keyboard: a report comes when something has changed",
         a_report_comes_when_something_has_changed),
    TEST("usb_keyboard: keys stand in the order in which they went down",
         keys_stand_in_the_order_in_which_they_went_down),
    TEST("usb_keyboard: a tap between two polls is told down, then up",
         a_tap_between_two_polls_is_told),
    TEST("usb_keyboard: two taps between two polls are one report",
         two_taps_between_two_polls_are_one_report),
    TEST("usb_keyboard: a key let go and pressed again is told up and down",
         a_key_let_go_and_pressed_again_is_told_up_and_down),
    TEST("usb_keyboard: a press right after a tap is told",
         a_press_right_after_a_tap_is_told),
    TEST("usb_keyboard: six keys are told, and seven are too many",
         six_keys_are_told_and_seven_are_too_many),
    TEST("usb_keyboard: there is no eighth key", there_is_no_eighth_key),
    TEST("usb_keyboard: whatever happens, the reports come to what is held",
         whatever_happens_the_reports_come_to_what_is_held),
};

CHECK_MAIN("usb_keyboard", tests)
