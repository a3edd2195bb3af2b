/* test_event.c - the words of a journal, and what is said of wrong ones. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "boards/basys2.h"
#include "boards/null.h"
#include "parts/reading.h"

static struct event parse(const struct board_type *board, const char *words)
{
    struct event event;
    const char *error = event_parse(board, words, &event);

    if (error)
        fail_msg("%s: %s", words, error);
    return event;
}

static void check_pins(const char *words, pins raise, pins drop)
{
    struct event event = parse(&basys2, words);

    assert_int_equal(event.raise, raise);
    assert_int_equal(event.drop, drop);
}

/* Verbs */

static const struct part mouse_parts[] = {
    {PART_BUTTON, "CLICK_L", PART_ALONE, 0, 0, 1, 1, 57, 0}, {0},
};

static const struct board_type with_mouse = {.name = "with_mouse",
                                             .parts = mouse_parts};

CASE(every_verb_is_known)
{
    static const struct {
        const struct board_type *board;
        const char *words;
        enum event_kind kind;
    } rows[] = {
        {&null_board, "press BTN0", EVENT_PRESS},
        {&null_board, "release BTN0", EVENT_RELEASE},
        {&null_board, "tap BTN0", EVENT_TAP},
        {&null_board, "set SW0 1", EVENT_SET},
        {&null_board, "type hello", EVENT_TYPE},
        {&with_mouse, "move 3 -20", EVENT_MOVE},
        {&null_board, "power", EVENT_POWER},
    };

    BEGIN_CASE;
    assert_int_equal(sizeof rows / sizeof rows[0], EVENT_KINDS);
    for (size_t i = 0; i < EVENT_KINDS; i++)
        assert_int_equal(parse(rows[i].board, rows[i].words).kind,
                         rows[i].kind);
}

CASE(a_mouse_is_moved_where_there_is_one)
{
    struct event event;

    BEGIN_CASE;
    event = parse(&with_mouse, "move  -255   7");
    assert_int_equal(event.right, -255);
    assert_int_equal(event.up, 7);
    assert_string_equal(event.words, "move -255 7");
    assert_non_null(event_parse(&with_mouse, "move 256 0", &event));
    assert_non_null(event_parse(&with_mouse, "move - 0", &event));
    assert_non_null(event_parse(&with_mouse, "move 1", &event));
    assert_non_null(event_parse(&null_board, "move 1 1", &event));
}

CASE(buttons_raise_and_drop_their_pins)
{
    BEGIN_CASE;
    check_pins("press BTN3", 0x008, 0);
    check_pins("press BTN0", 0x001, 0);
    check_pins("release BTN2", 0, 0x004);
    check_pins("tap BTN1", 0x002, 0);
    check_pins("press BTN", 0x00f, 0);
    check_pins("release BTN", 0, 0x00f);
}

CASE(one_switch_is_set)
{
    BEGIN_CASE;
    check_pins("set SW0 1", 0x010, 0);
    check_pins("set SW7 on", 0x800, 0);
    check_pins("set SW3 0", 0, 0x080);
    check_pins("set SW4 off", 0, 0x100);
    check_pins("set SW5 0x1", 0x200, 0);
    check_pins("set SW5 x", 0, 0);
}

CASE(a_group_of_switches_is_set)
{
    BEGIN_CASE;
    check_pins("set SW 5", 0x050, 0xfa0);
    check_pins("set SW 255", 0xff0, 0);
    check_pins("set SW 0x1f", 0x1f0, 0xe00);
    check_pins("set SW 11010000", 0xd00, 0x2f0);
    check_pins("set SW xxxxx101", 0x050, 0x020);
    check_pins("set SW 1xxxxxx0", 0x800, 0x010);
    check_pins("set SW on", 0xff0, 0);
    check_pins("set SW off", 0, 0xff0);
}

CASE(text_is_typed)
{
    BEGIN_CASE;
    assert_string_equal(parse(&null_board, "type hello").typed, "hello");
    assert_string_equal(parse(&null_board, "type \"a \\\"b # \\x07\"").typed,
                        "a \"b # \a");
    assert_string_equal(parse(&null_board, "type \"\"").typed, "");
    assert_int_equal(parse(&null_board, "type abc").raise, 0);
    assert_int_equal(parse(&null_board, "type abc").drop, 0);
}

CASE(power_touches_no_part)
{
    BEGIN_CASE;
    check_pins("power", 0, 0);
}

/* Values */

CASE(values_are_numbers_bits_and_words)
{
    static const struct {
        const char *word;
        int width;
        pins value, mask;
    } rows[] = {
        {"0", 8, 0, 255}, {"200", 8, 200, 255}, {"255", 8, 255, 255},
        {"0x1F", 8, 31, 255}, {"0xff", 8, 255, 255},
        {"00000101", 8, 5, 255}, {"xxxxx101", 8, 5, 7},
        {"xxxxxxxx", 8, 0, 0}, {"1xxxxxxx", 8, 128, 128},
        {"10", 2, 2, 3}, {"11", 4, 11, 15}, {"x", 1, 0, 0}, {"1", 1, 1, 1},
        {"on", 3, 7, 7}, {"off", 3, 0, 7}, {"on", 1, 1, 1},
        {"12345", 40, 12345, PINS(0, 40)},
    };
    pins value, mask;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_null(reading_value(rows[i].word, rows[i].width, &value, &mask));
        assert_int_equal(value, rows[i].value);
        assert_int_equal(mask, rows[i].mask);
    }
}

CASE(values_that_do_not_fit_are_refused)
{
    static const char *const words[] = {
        "8", "0x8", "-1", "0x", "", "1x", "0101", "2x1", "ON", "x1",
        "99999999999999999999", "1.5", "0b101", "xx",
    };
    pins value, mask;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        rig_says(reading_value(words[i], 3, &value, &mask),
                 "does not fit|0 to 7|on, off|3 bits of 0, 1 or x");
    rig_says(reading_value("16", 4, &value, &mask), "'16'|0 to 15|4 bits");
}

/* Errors */

static const struct {
    const struct board_type *board;
    const char *words, *says;
} wrong[] = {
    {&basys2, "", "missing event|press BTN0"},
    {&basys2, "   \t ", "missing event"},
    {&basys2, "\"open", "missing event"},
    {&basys2, "pres BTN0", "no event 'pres'|did you mean 'press'"},
    {&basys2, "relase BTN0", "'relase'|did you mean 'release'"},
    {&basys2, "Tap BTN0", "'Tap'|did you mean 'tap'"},
    {&basys2, "explode BTN0",
     "no event 'explode'|press, release, tap, set, type, move"},
    {&basys2, "press", "missing|press PART"},
    {&basys2, "release", "missing|release PART"},
    {&basys2, "tap  ", "missing|tap PART"},
    {&basys2, "set", "missing|set PART VALUE"},
    {&basys2, "set SW", "missing|set PART VALUE"},
    {&null_board, "type", "missing|type TEXT"},
    {&basys2, "press BTN4", "no part 'BTN4'|basys2|did you mean 'BTN"},
    {&basys2, "press btn0", "no part 'btn0'|basys2"},
    {&basys2, "press whatever", "no part 'whatever'|basys2"},
    {&null_board, "press BTN1", "no part 'BTN1'|null|did you mean 'BTN0'"},
    {&basys2, "set SW8 1", "no part 'SW8'|did you mean 'SW"},
    {&basys2, "press SW0", "SW0 is a switch|set SW0 0 or 1"},
    {&basys2, "tap SW", "SW7 is a switch|set"},
    {&basys2, "set BTN3 1", "BTN3 is a button|press, release or tap"},
    {&basys2, "press LD0", "LD0 cannot be operated|expect"},
    {&basys2, "set AN 1", "AN3 cannot be operated|expect"},
    {&basys2, "press XC3S100E", "XC3S100E cannot be operated"},
    {&null_board, "press KEYS", "KEYS is a keyboard|type"},
    {&null_board, "set KEYS 1", "KEYS is a keyboard|type"},
    {&basys2, "set SW 256", "'256' does not fit|0 to 255|8 bits"},
    {&basys2, "set SW0 2", "'2' does not fit|0 to 1|1 bits"},
    {&basys2, "set SW 1010", "'1010'|does not fit"},
    {&basys2, "set SW loud", "'loud'|does not fit"},
    {&basys2, "type hello", "basys2|no keyboard"},
    {&basys2, "press BTN0 BTN1", "unexpected word 'BTN1'|press PART"},
    {&basys2, "set SW 5 6", "unexpected word '6'|set PART VALUE"},
    {&basys2, "power off", "unexpected word 'off'|power"},
    {&null_board, "type a b", "unexpected word 'b'|type TEXT"},
    {&basys2, "press BTN0 \"left open", "unexpected word"},
    {&basys2, "press ABCDEFGHIJKLMNOP", "too long|'press'"},
    {&basys2, "press \"BTN0", "quote|'press'"},
    {&basys2, "set SW \"1", "quote|'set'"},
    {&null_board, "type \"open", "quote|'type'"},
    {&null_board, "type \"\\q\"", "quote|'type'"},
    {&null_board, "type 1234567890123456789012345678901234567890"
                  "1234567890123456789012345", "too long|'type'"},
};

CASE(every_error_says_what_is_wrong_and_what_is_right)
{
    struct event event;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        rig_says(event_parse(wrong[i].board, wrong[i].words, &event),
                 wrong[i].says);
}

/* Tidy words */

CASE(words_are_tidied_up)
{
    BEGIN_CASE;
    assert_string_equal(parse(&basys2, " \tpress   \"BTN3\" \r").words,
                        "press BTN3");
    assert_string_equal(parse(&basys2, "set\tSW\t\"xxxxx101\"").words,
                        "set SW xxxxx101");
    assert_string_equal(parse(&basys2, "set SW3 on").words, "set SW3 on");
    assert_string_equal(parse(&null_board, "type a\\n").words,
                        "type \"a\\\\n\"");
    assert_string_equal(parse(&null_board, "type \"a\tb\"").words,
                        "type \"a\\tb\"");
    assert_string_equal(parse(&basys2, "  power ").words, "power");
}

/* The words of an event mean the same event. */
static void check_round_trip(const struct board_type *board,
                             const char *words)
{
    struct event once = parse(board, words);
    struct event twice = parse(board, once.words);

    assert_int_equal(once.kind, twice.kind);
    assert_int_equal(once.raise, twice.raise);
    assert_int_equal(once.drop, twice.drop);
    assert_string_equal(once.typed, twice.typed);
    assert_string_equal(once.words, twice.words);
    assert_null(strchr(once.words, '\n'));
}

static void random_space(struct rng *rng, struct text *to)
{
    do
        text_put_char(to, " \t"[rng_below(rng, 2)]);
    while (rng_below(rng, 3) == 0);
}

static void random_value(struct rng *rng, int width, struct text *to)
{
    switch (rng_below(rng, 4)) {
    case 0:
        text_put_number(to, rng_below(rng, PIN(width)));
        break;
    case 1:
        text_put(to, "0x");
        text_put_hex(to, rng_below(rng, PIN(width)), 3);
        break;
    case 2:
        text_put(to, rng_below(rng, 2) ? "on" : "off");
        break;
    default:
        for (int i = 0; i < width; i++)
            text_put_char(to, "01x"[rng_below(rng, 3)]);
    }
}

static void random_typed(struct rng *rng, char *typed, size_t length)
{
    for (size_t i = 0; i < length; i++)
        typed[i] = (char)(1 + rng_below(rng, 255));
    typed[length] = 0;
}

static void random_words(struct rng *rng, struct text *to)
{
    static const char *const verbs[] = {"press", "release", "tap"};
    char typed[30];

    random_space(rng, to);
    switch (rng_below(rng, 5)) {
    case 0:
        text_put(to, "set");
        random_space(rng, to);
        text_put(to, "SW0");
        random_space(rng, to);
        random_value(rng, 1, to);
        break;
    case 1:
        text_put(to, "type");
        random_space(rng, to);
        random_typed(rng, typed, rng_below(rng, sizeof typed));
        text_put_quoted(to, typed);
        break;
    case 2:
        text_put(to, "power");
        break;
    default:
        text_put(to, verbs[rng_below(rng, 3)]);
        random_space(rng, to);
        text_put(to, rng_below(rng, 2) ? "BTN0" : "BTN");
    }
    random_space(rng, to);
}

CASE(tidy_words_mean_the_same)
{
    struct rng rng;
    char buffer[400];
    struct text to;

    BEGIN_CASE;
    rng_seed(&rng, "events");
    for (int i = 0; i < 20000; i++) {
        text_begin(&to, buffer, sizeof buffer);
        random_words(&rng, &to);
        check_round_trip(&null_board, buffer);
        text_begin(&to, buffer, sizeof buffer);
        text_put(&to, "set SW ");
        random_value(&rng, 8, &to);
        check_round_trip(&basys2, buffer);
    }
}

/* The longest text of all, each byte an escape of four characters. */
CASE(the_longest_typed_text_is_kept_whole)
{
    char typed[EVENT_TYPED_MAX + 1], buffer[400];
    struct text to;

    BEGIN_CASE;
    memset(typed, 1, sizeof typed);
    typed[EVENT_TYPED_MAX] = 0;
    text_begin(&to, buffer, sizeof buffer);
    text_put(&to, "type ");
    text_put_quoted(&to, typed);
    assert_string_equal(parse(&null_board, buffer).typed, typed);
    check_round_trip(&null_board, buffer);
}

static const struct CMUnitTest tests[] = {
    TEST("event: every verb is known", every_verb_is_known),
    TEST("event: a mouse is moved where there is one",
         a_mouse_is_moved_where_there_is_one),
    TEST("event: a button raises its pin and drops it",
         buttons_raise_and_drop_their_pins),
    TEST("event: one switch is set", one_switch_is_set),
    TEST("event: a group of switches is set at once",
         a_group_of_switches_is_set),
    TEST("event: text is typed, quoted or not", text_is_typed),
    TEST("event: power touches no part", power_touches_no_part),
    TEST("event: a value is a number, bits, x, on or off",
         values_are_numbers_bits_and_words),
    TEST("event: a value that does not fit is refused",
         values_that_do_not_fit_are_refused),
    TEST("event: every error says what is wrong and what would be right",
         every_error_says_what_is_wrong_and_what_is_right),
    TEST("event: words are tidied up", words_are_tidied_up),
    TEST("event: tidy words mean the same event", tidy_words_mean_the_same),
    TEST("event: the longest text, all of escapes, is kept whole",
         the_longest_typed_text_is_kept_whole),
};

CHECK_MAIN("event", tests)
