/* test_term_input.c - bytes from a terminal as keys and clicks. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "term/input.h"

enum { EVENTS_MAX = 64 };

struct heard {
    struct term_input_event events[EVENTS_MAX];
    int count;
};

/* Takes every event that means something. */
static void take_all(struct term_input *input, int quiet_ms,
                     struct heard *heard)
{
    struct term_input_event event;

    while (term_input_next(input, quiet_ms, &event))
        if (event.kind != TERM_NOTHING && heard->count < EVENTS_MAX)
            heard->events[heard->count++] = event;
}

static void feed(struct term_input *input, const char *bytes, size_t count)
{
    size_t room;
    unsigned char *to = term_input_room(input, &room);

    assert_true(count <= room);
    memcpy(to, bytes, count);
    term_input_add(input, count);
}

/* All at once, and nothing comes after it. */
static struct heard hear(const char *bytes)
{
    struct term_input input = {0};
    struct heard heard = {.count = 0};

    feed(&input, bytes, strlen(bytes));
    take_all(&input, 0, &heard);
    take_all(&input, TERM_INPUT_LATE_MS, &heard);
    return heard;
}

static void hear_key(const char *bytes, uint32_t key)
{
    struct heard heard = hear(bytes);

    assert_int_equal(heard.count, 1);
    assert_int_equal(heard.events[0].kind, TERM_KEY);
    assert_int_equal(heard.events[0].key, key);
    assert_false(heard.events[0].is_pasted);
}

static void hear_nothing(const char *bytes)
{
    assert_int_equal(hear(bytes).count, 0);
}

static void hear_mouse(const char *bytes, enum term_input_kind kind,
                       int column, int row)
{
    struct heard heard = hear(bytes);

    assert_int_equal(heard.count, 1);
    assert_int_equal(heard.events[0].kind, kind);
    assert_int_equal(heard.events[0].column, column);
    assert_int_equal(heard.events[0].row, row);
}

CASE(printable_keys_are_themselves)
{
    BEGIN_CASE;
    for (char c = ' '; c < 127; c++) {
        char bytes[] = {c, 0};

        hear_key(bytes, (unsigned char)c);
    }
    hear_key("\xc3\xa9", 0xe9);
    hear_key("\xe2\x82\xac", 0x20ac);
    hear_key("\xf0\x9f\x99\x82", 0x1f642);
}

CASE(control_keys_have_names)
{
    BEGIN_CASE;
    hear_key("\r", KEY_ENTER);
    hear_key("\n", KEY_ENTER);
    hear_key("\t", KEY_TAB);
    hear_key("\x7f", KEY_BACKSPACE);
    hear_key("\b", KEY_BACKSPACE);
    hear_key("\x03", KEY_CTRL_C);
    hear_key("\x0c", KEY_CTRL_L);
    hear_key("\x1a", KEY_CTRL_Z);
}

static const struct {
    const char *bytes;
    uint32_t key;
} sequences[] = {
    {"\033[A", KEY_UP}, {"\033[B", KEY_DOWN},
    {"\033[C", KEY_RIGHT}, {"\033[D", KEY_LEFT},
    {"\033OA", KEY_UP}, {"\033OD", KEY_LEFT},
    {"\033[1;5C", KEY_RIGHT}, {"\033[1;2A", KEY_UP},
    {"\033[H", KEY_HOME}, {"\033[F", KEY_END},
    {"\033[1~", KEY_HOME}, {"\033[7~", KEY_HOME},
    {"\033[4~", KEY_END}, {"\033[8~", KEY_END},
    {"\033[5~", KEY_PAGE_UP}, {"\033[6~", KEY_PAGE_DOWN},
    {"\033[5;5~", KEY_PAGE_UP}, {"\033[3~", KEY_DELETE},
};

enum { SEQUENCES = sizeof sequences / sizeof sequences[0] };

CASE(arrows_and_paging_keys_are_known)
{
    BEGIN_CASE;
    for (int i = 0; i < SEQUENCES; i++)
        hear_key(sequences[i].bytes, sequences[i].key);
}

CASE(a_sequence_in_pieces_is_the_same_key)
{
    BEGIN_CASE;
    for (int i = 0; i < SEQUENCES; i++)
        for (size_t cut = 1; cut < strlen(sequences[i].bytes); cut++) {
            struct term_input input = {0};
            struct heard heard = {.count = 0};
            const char *bytes = sequences[i].bytes;

            feed(&input, bytes, cut);
            take_all(&input, 0, &heard);
            assert_int_equal(heard.count, 0);
            assert_true(term_input_waits(&input));
            feed(&input, bytes + cut, strlen(bytes) - cut);
            take_all(&input, 0, &heard);
            assert_int_equal(heard.count, 1);
            assert_int_equal(heard.events[0].key, sequences[i].key);
            assert_false(term_input_waits(&input));
        }
}

CASE(a_lone_escape_is_a_key_after_a_while)
{
    struct term_input input = {0};
    struct heard heard = {.count = 0};

    BEGIN_CASE;
    feed(&input, "\033", 1);
    take_all(&input, TERM_INPUT_LATE_MS - 1, &heard);
    assert_int_equal(heard.count, 0);
    take_all(&input, TERM_INPUT_LATE_MS, &heard);
    assert_int_equal(heard.count, 1);
    assert_int_equal(heard.events[0].key, KEY_ESC);
}

CASE(escape_before_another_key_is_two_keys)
{
    struct heard heard = hear("\033\033[A");

    BEGIN_CASE;
    assert_int_equal(heard.count, 2);
    assert_int_equal(heard.events[0].key, KEY_ESC);
    assert_int_equal(heard.events[1].key, KEY_UP);
    heard = hear("\033a");
    assert_int_equal(heard.count, 2);
    assert_int_equal(heard.events[1].key, 'a');
}

CASE(the_mouse_presses_drags_and_releases)
{
    BEGIN_CASE;
    hear_mouse("\033[<0;1;1M", TERM_PRESS, 0, 0);
    hear_mouse("\033[<0;80;24M", TERM_PRESS, 79, 23);
    hear_mouse("\033[<0;300;200m", TERM_RELEASE, 299, 199);
    hear_mouse("\033[<32;5;6M", TERM_DRAG, 4, 5);
    hear_mouse("\033[<16;5;6M", TERM_PRESS, 4, 5);
}

CASE(other_mouse_buttons_and_the_wheel_are_ignored)
{
    BEGIN_CASE;
    hear_nothing("\033[<1;5;6M");
    hear_nothing("\033[<2;5;6M");
    hear_nothing("\033[<64;5;6M");
    hear_nothing("\033[<65;5;6M");
    hear_nothing("\033[<35;5;6M");
    hear_nothing("\033[<0;0;6M");
    hear_nothing("\033[<0;5M");
}

CASE(unknown_sequences_are_skipped_whole)
{
    BEGIN_CASE;
    hear_nothing("\033[15~");
    hear_nothing("\033OP");
    hear_nothing("\033[[A");
    hear_nothing("\033[?1;2u");
    hear_nothing("\033[200000000000000000000000~");
    hear_nothing("\033[M !!");
    hear_nothing("\033[I");
    hear_nothing("\x80\xff\xc0");
}

CASE(a_broken_sequence_does_not_swallow_what_follows)
{
    BEGIN_CASE;
    hear_key("\033[1;\x01", 1);
    assert_int_equal(hear("\033[1;\033[A").events[0].key, KEY_UP);
    assert_int_equal(hear("\xe2\x82" "a").events[0].key, 'a');
}

CASE(pasted_keys_are_marked)
{
    struct heard heard = hear("a\033[200~lr\033[201~b");

    BEGIN_CASE;
    assert_int_equal(heard.count, 6);
    assert_int_equal(heard.events[1].kind, TERM_PASTE);
    assert_true(heard.events[2].is_pasted && heard.events[3].is_pasted);
    assert_int_equal(heard.events[4].kind, TERM_PASTE_END);
    assert_false(heard.events[0].is_pasted || heard.events[5].is_pasted);
}

CASE(a_paste_without_its_end_ends)
{
    struct term_input input = {0};
    struct heard heard = {.count = 0};

    BEGIN_CASE;
    feed(&input, "\033[200~x", 7);
    take_all(&input, 0, &heard);
    assert_true(term_input_waits(&input));
    take_all(&input, TERM_INPUT_PASTE_MS, &heard);
    feed(&input, "q", 1);
    take_all(&input, 0, &heard);
    assert_int_equal(heard.events[heard.count - 1].key, 'q');
    assert_false(heard.events[heard.count - 1].is_pasted);
}

/* Answers */

static struct term_input_event hear_answer(const char *bytes,
                                           enum term_input_kind kind)
{
    struct heard heard = hear(bytes);

    assert_int_equal(heard.count, 1);
    assert_int_equal(heard.events[0].kind, kind);
    return heard.events[0];
}

CASE(the_terminal_tells_whether_it_knows_sixels)
{
    static const struct { const char *bytes; int has_sixel; } told[] = {
        {"\033[?1;2c", 0}, {"\033[?62;4c", 1}, {"\033[?4;6c", 0},
        {"\033[?6c", 0}, {"\033[?62;22;4;28c", 1}, {"\033[?64;14;40;44c", 0},
        {"\033[?65;1;2;3;4;6;8;9;15;16;17;18;21;22;28;29;42;45;46c", 1},
        {"\033[?62;000004c", 1}, {"\033[?62;99999999999999994c", 0},
        {"\033[?c", 0},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++)
        assert_int_equal(hear_answer(told[i].bytes, TERM_ATTRIBUTES)
                         .has_sixel, told[i].has_sixel);
}

CASE(the_terminal_tells_how_large_it_is)
{
    struct term_input_event event = hear_answer("\033[6;20;10t",
                                                TERM_CELL_SIZE);

    BEGIN_CASE;
    assert_true(event.width == 10 && event.height == 20);
    event = hear_answer("\033[4;480;800t", TERM_WINDOW_SIZE);
    assert_true(event.width == 800 && event.height == 480);
    hear_nothing("\033[8;24;80t");
    hear_nothing("\033[6;0;10t");
    hear_nothing("\033[6;20t");
    hear_nothing("\033[t");
}

CASE(the_terminal_tells_whether_it_knows_kitty)
{
    struct heard heard;

    BEGIN_CASE;
    hear_answer("\033_Gi=7430;OK\033\\", TERM_KITTY);
    hear_nothing("\033_Gi=7430;EINVAL:no such thing\033\\");
    hear_nothing("\033_GOK\033\\");
    hear_key("\033_Gi=7430;O\001", 1);         /* broken off */
    heard = hear("\033_Gi=7430;OK\033[A");
    assert_int_equal(heard.count, 1);
    assert_int_equal(heard.events[0].key, KEY_UP);
    heard = hear("\033_a");                     /* Alt and an underscore */
    assert_int_equal(heard.count, 3);
    assert_int_equal(heard.events[0].key, KEY_ESC);
    assert_int_equal(heard.events[1].key, '_');
    heard = hear("\033_");
    assert_int_equal(heard.count, 2);
    assert_int_equal(heard.events[1].key, '_');
}

CASE(an_answer_in_pieces_is_the_same)
{
    static const char *const answers[] = {
        "\033_Gi=7430;OK\033\\", "\033[?62;4c", "\033[6;20;10t"};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (size_t cut = 1; cut < strlen(answers[i]); cut++) {
            struct term_input input = {0};
            struct heard heard = {.count = 0};

            feed(&input, answers[i], cut);
            take_all(&input, 0, &heard);
            assert_int_equal(heard.count, 0);
            feed(&input, answers[i] + cut, strlen(answers[i]) - cut);
            take_all(&input, 0, &heard);
            assert_int_equal(heard.count, 1);
            assert_int_equal(heard.events[0].kind, hear(answers[i]).events[0]
                             .kind);
        }
}

/* Bytes that are likely to go wrong. */
static unsigned char odd_byte(struct rng *rng)
{
    static const char likely[] = "\033\033\033[[<;0129~MmAO\xc3\xe2\x82"
                                 "__GG\\\\?ct46;;OK";

    if (rng_below(rng, 4) == 0)
        return (unsigned char)rng_below(rng, 256);
    return (unsigned char)likely[rng_below(rng, sizeof likely - 1)];
}

CASE(any_bytes_are_taken_and_never_too_many)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "input");
    for (int round = 0; round < 200000; round++) {
        unsigned char bytes[12];
        size_t count = 1 + rng_below(&rng, sizeof bytes);
        struct term_input_event event;

        for (size_t i = 0; i < count; i++)
            bytes[i] = odd_byte(&rng);
        assert_in_range(term_input_parse(bytes, count, 1, &event), 1, count);
        assert_in_range(term_input_parse(bytes, count, 0, &event), 0, count);
        if (event.kind == TERM_KEY)
            assert_true(event.key <= KEY_DELETE);
    }
}

CASE(pieces_make_no_difference)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "pieces");
    for (int round = 0; round < 20000; round++) {
        struct term_input whole = {0}, cut = {0};
        struct heard a = {.count = 0}, b = {.count = 0};
        char bytes[24];

        for (size_t i = 0; i < sizeof bytes; i++)
            bytes[i] = (char)odd_byte(&rng);
        feed(&whole, bytes, sizeof bytes);
        take_all(&whole, 0, &a);
        for (size_t i = 0; i < sizeof bytes; i++) {
            feed(&cut, bytes + i, 1);
            take_all(&cut, 0, &b);
        }
        assert_int_equal(a.count, b.count);
        assert_memory_equal(&a.events, &b.events,
                            (size_t)a.count * sizeof a.events[0]);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("input: a printable key is itself, in UTF-8 too",
         printable_keys_are_themselves),
    TEST("input: Enter, Tab, Backspace and Ctrl letters are known",
         control_keys_have_names),
    TEST("input: arrows and paging keys are known in every dialect",
         arrows_and_paging_keys_are_known),
    TEST("input: a sequence that comes in pieces is the same key",
         a_sequence_in_pieces_is_the_same_key),
    TEST("input: a lone Esc is a key after 25 ms",
         a_lone_escape_is_a_key_after_a_while),
    TEST("input: Esc before another key is two keys",
         escape_before_another_key_is_two_keys),
    TEST("input: the mouse presses, drags and releases",
         the_mouse_presses_drags_and_releases),
    TEST("input: other mouse buttons and the wheel are ignored",
         other_mouse_buttons_and_the_wheel_are_ignored),
    TEST("input: unknown sequences are skipped whole",
         unknown_sequences_are_skipped_whole),
    TEST("input: a broken sequence does not swallow what follows",
         a_broken_sequence_does_not_swallow_what_follows),
    TEST("input: pasted keys are marked as pasted", pasted_keys_are_marked),
    TEST("input: a paste without its end ends by itself",
         a_paste_without_its_end_ends),
    TEST("input: the terminal tells whether it knows sixels",
         the_terminal_tells_whether_it_knows_sixels),
    TEST("input: the terminal tells how large its window and cells are",
         the_terminal_tells_how_large_it_is),
    TEST("input: the terminal tells whether it knows kitty's pictures",
         the_terminal_tells_whether_it_knows_kitty),
    TEST("input: an answer in pieces is the same",
         an_answer_in_pieces_is_the_same),
    TEST("input: any bytes are taken, and never more than there are",
         any_bytes_are_taken_and_never_too_many),
    TEST("input: in how many pieces bytes come makes no difference",
         pieces_make_no_difference),
};

CHECK_MAIN("term_input", tests)
