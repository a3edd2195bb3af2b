/* test_window_typing.c - places and texts of a keyboard become keys. */
#include "check.h"

#include "player/key.h"
#include "window/typing.h"

enum { PLACE = 20, OTHER = 21 };

static void expect(struct window_typing *typing, enum window_event_kind kind,
                   uint32_t key)
{
    struct window_event event;

    assert_true(window_typing_next(typing, &event));
    assert_int_equal(event.kind, kind);
    assert_int_equal(event.key, key);
}

static void expect_none(struct window_typing *typing)
{
    struct window_event event;

    assert_false(window_typing_next(typing, &event));
}

CASE(a_text_is_the_key_of_its_place)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, PLACE, '-', 1, 0);
    expect_none(&t);
    window_typing_text(&t, "?");
    expect(&t, WINDOW_KEY, '?');
    expect_none(&t);
    window_typing_up(&t, PLACE);
    expect(&t, WINDOW_KEY_UP, '?');
    expect_none(&t);
}

CASE(shift_that_comes_up_first_leaves_the_key_what_it_was)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, OTHER, 0, 0, 0);     /* Shift itself */
    window_typing_down(&t, PLACE, 0, 1, 0);
    window_typing_text(&t, "P");
    window_typing_up(&t, OTHER);
    window_typing_up(&t, PLACE);
    expect(&t, WINDOW_KEY, 'P');
    expect(&t, WINDOW_KEY_UP, 'P');
    expect_none(&t);
}

CASE(a_key_that_writes_nothing_goes_down_at_once)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, PLACE, KEY_UP, 0, 0);
    expect(&t, WINDOW_KEY, KEY_UP);
    window_typing_up(&t, PLACE);
    expect(&t, WINDOW_KEY_UP, KEY_UP);
}

CASE(a_letter_without_a_text_is_itself)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, PLACE, 'a', 1, 0);
    window_typing_settle(&t);
    expect(&t, WINDOW_KEY, 'a');
    window_typing_settle(&t);
    expect_none(&t);
}

CASE(a_dead_key_is_nothing)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, PLACE, 0, 1, 0);
    window_typing_settle(&t);
    window_typing_up(&t, PLACE);
    expect_none(&t);
}

CASE(a_tap_is_a_key_that_goes_down_and_up)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, PLACE, 'a', 1, 0);
    window_typing_up(&t, PLACE);
    expect(&t, WINDOW_KEY, 'a');
    expect(&t, WINDOW_KEY_UP, 'a');
}

CASE(two_keys_at_once_are_told_apart)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, PLACE, 'a', 1, 0);
    window_typing_text(&t, "a");
    window_typing_down(&t, OTHER, 'l', 1, 0);
    window_typing_text(&t, "l");
    window_typing_up(&t, PLACE);
    expect(&t, WINDOW_KEY, 'a');
    expect(&t, WINDOW_KEY, 'l');
    expect(&t, WINDOW_KEY_UP, 'a');
    expect_none(&t);
}

CASE(a_key_that_is_held_repeats)
{
    struct window_typing t = {0};
    struct window_event event;

    BEGIN_CASE;
    window_typing_down(&t, PLACE, 'a', 1, 0);
    window_typing_text(&t, "a");
    assert_true(window_typing_next(&t, &event));
    assert_false(event.is_repeat);
    window_typing_down(&t, PLACE, 'a', 1, 1);
    window_typing_text(&t, "a");
    assert_true(window_typing_next(&t, &event));
    assert_true(event.is_repeat);
    window_typing_up(&t, PLACE);
    expect(&t, WINDOW_KEY_UP, 'a');
    expect_none(&t);
}

/* Shift pressed while a key repeats: "a" is not held any more. */
CASE(a_repeat_with_another_text_lets_go_of_the_first)
{
    struct window_typing t = {0};
    struct window_event event;

    BEGIN_CASE;
    window_typing_down(&t, PLACE, 'a', 1, 0);
    window_typing_text(&t, "a");
    window_typing_down(&t, PLACE, 0, 1, 1);
    window_typing_text(&t, "A");
    expect(&t, WINDOW_KEY, 'a');
    expect(&t, WINDOW_KEY_UP, 'a');
    assert_true(window_typing_next(&t, &event));
    assert_int_equal(event.key, 'A');
    assert_false(event.is_repeat);
}

CASE(text_of_an_input_method_is_tapped)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_text(&t, "\xc3\xa9\xe2\x82\xac");
    expect(&t, WINDOW_KEY, 0xe9);
    expect(&t, WINDOW_KEY_UP, 0xe9);
    expect(&t, WINDOW_KEY, 0x20ac);
    expect(&t, WINDOW_KEY_UP, 0x20ac);
    expect_none(&t);
}

CASE(broken_text_writes_nothing_more)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_text(&t, "a\xe2\x82");
    expect(&t, WINDOW_KEY, 'a');
    expect(&t, WINDOW_KEY_UP, 'a');
    expect_none(&t);
}

CASE(losing_the_keyboard_lets_go_of_everything)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, OTHER, KEY_UP, 0, 0);
    window_typing_down(&t, PLACE, 'a', 1, 0);
    window_typing_forget(&t);
    expect(&t, WINDOW_KEY, KEY_UP);
    expect(&t, WINDOW_KEY_UP, KEY_UP);
    expect_none(&t);
    window_typing_up(&t, OTHER);
    expect_none(&t);
}

CASE(places_beyond_a_keyboard_are_none)
{
    struct window_typing t = {0};

    BEGIN_CASE;
    window_typing_down(&t, WINDOW_TYPING_PLACES, 'a', 0, 0);
    window_typing_down(&t, -1, 'a', 1, 0);
    window_typing_up(&t, -1);
    window_typing_settle(&t);
    expect_none(&t);
}

static const struct CMUnitTest tests[] = {
    TEST("a text is the key of its place", a_text_is_the_key_of_its_place),
    TEST("Shift that comes up first leaves the key what it was",
         shift_that_comes_up_first_leaves_the_key_what_it_was),
    TEST("a key that writes nothing goes down at once",
         a_key_that_writes_nothing_goes_down_at_once),
    TEST("a letter without a text is itself",
         a_letter_without_a_text_is_itself),
    TEST("a dead key is nothing", a_dead_key_is_nothing),
    TEST("a tap is a key that goes down and up",
         a_tap_is_a_key_that_goes_down_and_up),
    TEST("two keys at once are told apart",
         two_keys_at_once_are_told_apart),
    TEST("a key that is held repeats", a_key_that_is_held_repeats),
    TEST("a repeat with another text lets go of the first",
         a_repeat_with_another_text_lets_go_of_the_first),
    TEST("text of an input method is tapped",
         text_of_an_input_method_is_tapped),
    TEST("broken text writes nothing more",
         broken_text_writes_nothing_more),
    TEST("losing the keyboard lets go of everything",
         losing_the_keyboard_lets_go_of_everything),
    TEST("places beyond a keyboard are none",
         places_beyond_a_keyboard_are_none),
};

CHECK_MAIN("window_typing", tests)
