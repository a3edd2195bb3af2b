/* test_window_field.c - one line that is written in the window; its help. */
#include "window/at_dialog.h"

#include "boards/machines.h"

/* The field */

static const char *after(const char *text, const uint32_t *keys, int count)
{
    static struct window_field field;

    window_field_set(&field, text);
    for (int i = 0; i < count; i++)
        (void)window_field_key(&field, keys[i]);
    assert_int_equal(strlen(field.text), field.used);
    return field.text;
}

#define AFTER(text, ...) \
    after(text, (const uint32_t[]){__VA_ARGS__}, \
          (int)(sizeof (uint32_t[]){__VA_ARGS__} / sizeof(uint32_t)))

CASE(a_line_is_written_and_put_right)
{
    BEGIN_CASE;
    assert_string_equal(AFTER("", 'a', 'b'), "ab");
    assert_string_equal(AFTER("ab", KEY_LEFT, 'x'), "axb");
    assert_string_equal(AFTER("ab", KEY_HOME, 'x', KEY_END, 'y'), "xaby");
    assert_string_equal(AFTER("ab", KEY_BACKSPACE), "a");
    assert_string_equal(AFTER("ab", KEY_DELETE), "ab");
    assert_string_equal(AFTER("ab", KEY_HOME, KEY_DELETE), "b");
    assert_string_equal(AFTER("ab", KEY_HOME, KEY_BACKSPACE), "ab");
    assert_string_equal(AFTER("ab", KEY_HOME, KEY_RIGHT, KEY_RIGHT,
                              KEY_RIGHT, 'c'), "abc");
    assert_string_equal(AFTER("ab", KEY_CTRL_U), "");
    assert_string_equal(AFTER("", 0xe4, 0x20ac, 0x1f600),
                        "\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80");
    assert_string_equal(AFTER("\xc3\xa4\xe2\x82\xac", KEY_LEFT,
                              KEY_BACKSPACE, 'a'), "a\xe2\x82\xac");
    assert_string_equal(AFTER("\xc3\xa4\xe2\x82\xac", KEY_HOME, KEY_DELETE),
                        "\xe2\x82\xac");
}

CASE(a_paste_is_its_first_line_and_never_too_long)
{
    struct window_field field;
    char large[3000];

    BEGIN_CASE;
    window_field_set(&field, "<>");
    (void)window_field_key(&field, KEY_LEFT);
    window_field_paste(&field, "one\ttwo\nthree");
    assert_string_equal(field.text, "<onetwo>");
    memset(large, 'x', sizeof large);
    large[sizeof large - 1] = 0;
    window_field_paste(&field, large);
    assert_in_range(strlen(field.text), JOURNAL_PATH_MAX - 5,
                    JOURNAL_PATH_MAX - 1);
    assert_int_equal(field.text[field.used - 1], '>');
}

CASE(a_paste_that_is_too_long_ends_with_a_whole_letter)
{
    struct window_field field;
    char large[3001] = "";

    BEGIN_CASE;
    for (int i = 0; i < 1000; i++)
        memcpy(large + 3 * i, "\xe2\x82\xac", 4);
    window_field_set(&field, "x");
    window_field_paste(&field, large);
    assert_in_range(field.used, JOURNAL_PATH_MAX - 5, JOURNAL_PATH_MAX - 1);
    assert_int_equal((field.used - 1) % 3, 0);
    assert_int_equal(field.caret, field.used);
}

CASE(the_caret_is_always_in_sight)
{
    struct window_field field;
    char seen[64];
    struct text to;

    BEGIN_CASE;
    window_field_set(&field, "0123456789abcdefghij");
    text_begin(&to, seen, sizeof seen);
    assert_int_equal(window_field_view(&field, 8, &to), 8);
    assert_string_equal(seen, "cdefghij");
    (void)window_field_key(&field, KEY_HOME);
    text_begin(&to, seen, sizeof seen);
    assert_int_equal(window_field_view(&field, 8, &to), 0);
    assert_string_equal(seen, "01234567");
    window_field_point(&field, 3);
    (void)window_field_key(&field, '!');
    assert_string_equal(field.text, "012!3456789abcdefghij");
}

CASE(a_click_in_the_field_puts_the_caret_there)
{
    struct desk *desk = open_desk("checkers:tinychip#1");
    const struct window_item *item;

    BEGIN_CASE;
    ask(desk, COMMAND_ASK);
    type(desk, "abc");
    item = window_item_find(&desk->dialog.items, SHEET_FIELD);
    click_at(desk, item->box.left + 1, middle_y(item));
    key(desk, '1');
    click_at(desk, item->box.left + 8
                   + window_item_text_px(100, "1a"), middle_y(item));
    key(desk, '2');
    assert_string_equal(field(desk), "1a2bc");
    close_desk(desk);
}

/* Help */

CASE(help_tells_all_and_scrolls_to_its_end)
{
    BEGIN_CASE;
    for (int i = 0; machines_at(i); i++) {
        struct window_help help;

        for (int letters = 24; letters <= 120; letters += 24) {
            window_help_make(&help, machines_at(i), letters);
            assert_in_range(help.count, 20, WINDOW_HELP_LINES - 1);
        }
        assert_string_equal(help.line[help.count - 1].keys, "q");
    }
}

CASE(the_help_page_is_read_with_keys_and_wheel)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    ask(desk, COMMAND_HELP);
    assert_non_null(item_saying(&desk->dialog.items, "BTN3: A enter"));
    assert_null(item_saying(&desk->dialog.items, "the game is kept"));
    key(desk, KEY_END);
    assert_non_null(item_saying(&desk->dialog.items, "the game is kept"));
    key(desk, KEY_HOME);
    assert_null(item_saying(&desk->dialog.items, "the game is kept"));
    window_dialog_wheel(&desk->dialog, 99);
    assert_true(update(desk));
    assert_non_null(item_saying(&desk->dialog.items, "the game is kept"));
    window_dialog_wheel(&desk->dialog, 1);
    assert_false(update(desk));
    key(desk, KEY_ENTER);
    assert_false(is_open(desk));
    ask(desk, COMMAND_HELP);
    key(desk, KEY_F1);
    assert_false(is_open(desk));
    close_desk(desk);
}

static const struct CMUnitTest tests[] = {
    TEST("dialog: a line is written and put right",
         a_line_is_written_and_put_right),
    TEST("dialog: a paste is its first line and never too long",
         a_paste_is_its_first_line_and_never_too_long),
    TEST("dialog: a paste that is too long ends with a whole letter",
         a_paste_that_is_too_long_ends_with_a_whole_letter),
    TEST("dialog: the caret is always in sight", the_caret_is_always_in_sight),
    TEST("dialog: a click in the field puts the caret there",
         a_click_in_the_field_puts_the_caret_there),
    TEST("dialog: the help of every machine has room",
         help_tells_all_and_scrolls_to_its_end),
    TEST("dialog: help is read with keys and wheel to its end",
         the_help_page_is_read_with_keys_and_wheel),
};

CHECK_MAIN("window_field", tests)
