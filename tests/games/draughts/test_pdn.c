/* test_pdn.c - files of draughts games, read piece by piece. */
#include "check.h"

#include <string.h>

#include "games/draughts/draughts_rig.h"

static struct rig_file file, told;

static const char *tell(const char *text, size_t length)
{
    struct text to;

    text_begin(&to, told.bytes, sizeof told.bytes);
    rig_tell(text, length, &to);
    return told.bytes;
}

static void assert_tells(const char *text, const char *expected)
{
    assert_string_equal(tell(text, strlen(text)), expected);
}

/* The first fault of a text. */
static void assert_fault(const char *text, int line, int column,
                         const char *part)
{
    struct pdn reader;
    struct pdn_event event;

    pdn_begin(&reader, text, strlen(text));
    while (pdn_next(&reader, &event) != PDN_FAULT)
        assert_int_not_equal(event.kind, PDN_END);
    rig_says(event.message, part);
    assert_int_equal(event.line, line);
    assert_int_equal(event.column, column);
}

CASE(a_game_is_read)
{
    BEGIN_CASE;
    assert_tells("[Event \"Club\"]\n[Result \"1-0\"]\n\n"
                 "1. 11-15 23-19 2. 8-11 {a comment} 2... 22-17 $3 1-0\n",
                 "Event=Club Result=1-0 1. 11-15 23-19 2. 8-11 {a comment} "
                 "2... 22-17 $3 1-0 |");
}

CASE(nothing_is_no_game)
{
    BEGIN_CASE;
    assert_tells("", "");
    assert_tells(" \r\n\t\n", "");
    assert_tells("% only a remark", "");
    assert_tells("{lonely}", "{lonely}");
}

CASE(both_line_ends_are_read)
{
    BEGIN_CASE;
    assert_tells("[A \"b\"]\r\n\r\n1. 11-15\r\n; so\r\n*\r\n",
                 "A=b 1. 11-15 {so} * |");
    assert_tells("[A \"b\"]\r\r1. 11-15\r; so\r*", "A=b 1. 11-15 {so} * |");
    assert_fault("1. 11-15\r\n\r\n  so *", 3, 3, "'so' is neither");
    assert_fault("1. 11-15\r\r  so *", 3, 3, "'so' is neither");
}

CASE(moves_and_numbers_may_stand_close)
{
    BEGIN_CASE;
    assert_tells("1.11-15 23-19 2.8-11{so}22-17(22-18)*",
                 "1. 11-15 23-19 2. 8-11 {so} 22-17 ( 22-18 ) * |");
    assert_tells("1. ... 22-18 12...9-13 2.. 5-9 *",
                 "1. 22-18 12... 9-13 2... 5-9 * |");
    assert_tells("09-13 22x18x15 9 - 14 c3xe5 c3d4 9:18 11X18 *",
                 "09-13 22x18x15 9 - 14 c3xe5 c3d4 9:18 11X18 * |");
}

CASE(results_of_both_kinds_end_a_game)
{
    BEGIN_CASE;
    assert_tells("9-13 1-0 9-13 0-1 9-13 1/2-1/2 9-13 * 9-13 2-0 9-13 0-2 "
                 "9-13 1-1 9-13 0-0 9-13 1/2",
                 "9-13 1-0 | 9-13 0-1 | 9-13 1/2-1/2 | 9-13 * | 9-13 2-0 | "
                 "9-13 0-2 | 9-13 1-1 | 9-13 0-0 | 9-13 1/2 |");
}

CASE(results_mean_who_won)
{
    static const struct {
        const char *word;
        enum pdn_result result;
        const char *name;
    } samples[] = {
        {"1-0", PDN_BLACK_WINS, "1-0"},  {"0-1", PDN_WHITE_WINS, "0-1"},
        {"1/2-1/2", PDN_DRAW, "1/2-1/2"}, {"*", PDN_UNKNOWN, "*"},
        {"2-0", PDN_BLACK_WINS, "1-0"},  {"0-2", PDN_WHITE_WINS, "0-1"},
        {"1-1", PDN_DRAW, "1/2-1/2"},    {"0-0", PDN_BOTH_LOSE, "0-0"},
    };
    enum pdn_result result;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        struct slice word = {samples[i].word, strlen(samples[i].word)};

        assert_true(pdn_read_result(word, &result));
        assert_int_equal(result, samples[i].result);
        assert_string_equal(pdn_result_name(result), samples[i].name);
    }
    assert_false(pdn_read_result((struct slice){"1-2", 3}, &result));
    assert_false(pdn_read_result((struct slice){"1-0", 2}, &result));
}

CASE(annotations_are_numbers)
{
    BEGIN_CASE;
    assert_tells("9-13! 9-13? 9-13!! 9-13?? 9-13!? 9-13?! 9-13* 9-13(!) "
                 "9-13 (?!) 9-13 $17 9-13 ! 9-13!!! *",
                 "9-13 $1 9-13 $2 9-13 $3 9-13 $4 9-13 $5 9-13 $6 9-13 $7 "
                 "9-13 $1 9-13 $6 9-13 $17 9-13 $1 9-13 $3 * |");
}

CASE(a_star_behind_a_move_is_not_the_end)
{
    BEGIN_CASE;
    assert_tells("9-13* 22-18 *", "9-13 $7 22-18 * |");
    assert_tells("9-13 *", "9-13 * |");
}

CASE(comments_hold_anything)
{
    BEGIN_CASE;
    assert_tells("{ ( 1-0 [x] ; % { } 9-13 {} {\n a\n  b \n} *",
                 "{( 1-0 [x] ; % {} 9-13 {} {a b} * |");
    assert_tells("9-13 ; ( { 1-0\n22-18 ;\n *", "9-13 {( { 1-0} 22-18 {} * |");
    assert_tells("9-13 {\xe9t\xe9 \xc3\xa9t\xc3\xa9} *",
                 "9-13 {\xe9t\xe9 \xc3\xa9t\xc3\xa9} * |");
}

CASE(lines_with_a_percent_sign_are_remarks)
{
    BEGIN_CASE;
    assert_tells("% [A \"b\"]\n9-13 % 22-18\n*", "9-13 * |");
    assert_tells("9-13 {50%} 22-18 *", "9-13 {50%} 22-18 * |");
}

CASE(variations_nest)
{
    BEGIN_CASE;
    assert_tells("9-13 (9-14 (10-14) 22-18) ( 11-15 ) *",
                 "9-13 ( 9-14 ( 10-14 ) 22-18 ) ( 11-15 ) * |");
}

CASE(escapes_in_tags_are_undone)
{
    BEGIN_CASE;
    assert_tells("[A \"a \\\"b\\\" c\"] [B \"x\\\\\"]\n[C \"\"][D \"a\\b]\"]*",
                 "A=a \"b\" c B=x\\ C= D=a\\b] * |");
}

CASE(a_slice_is_cut_to_its_buffer)
{
    char buffer[4];

    BEGIN_CASE;
    pdn_unescape((struct slice){"\\\"abc", 5}, buffer, sizeof buffer);
    assert_string_equal(buffer, "\"ab");
    slice_copy((struct slice){"\\\"abc", 5}, buffer, sizeof buffer);
    assert_string_equal(buffer, "\\\"a");
}

CASE(a_position_in_the_middle_is_read)
{
    BEGIN_CASE;
    assert_tells("9-13 /FEN \"B:W18:B1\"/ 1-5 *",
                 "9-13 /\"B:W18:B1\"/ 1-5 * |");
    assert_fault("9-13 /so it goes/ *", 1, 6, "'/so it goes/' is neither");
}

CASE(byte_order_marks_are_passed_over)
{
    BEGIN_CASE;
    assert_tells("\xef\xbb\xbf", "");
    assert_tells("\xef\xbb\xbf[A \"b\"]\n*", "A=b * |");
    assert_fault("\xef\xbb\xbfso *", 1, 1, "neither");
    assert_fault("\xff\xfe[", 1, 1, "UTF-16");
    assert_tells("\xfe\xff[A \"b\"]\n*", "F1:1");
}

CASE(columns_are_characters)
{
    BEGIN_CASE;
    assert_fault("{\xc3\xa9\xe2\x82\xac} so *", 1, 6, "neither");
}

/* Defects */

CASE(a_game_without_result_ends_nevertheless)
{
    BEGIN_CASE;
    assert_tells("[Event \"a\"]\n9-13\n[Event \"b\"]\n9-14 *",
                 "Event=a 9-13 f3:1 | Event=b 9-14 * |");
    assert_tells("[Event \"a\"]\n[Event \"b\"]\n9-14\n",
                 "Event=a f2:1 | Event=b 9-14 f4:1 |");
    assert_fault("9-13\n[Event \"b\"]", 2, 1, "does not end with a result");
    assert_tells("{so}\n[Event \"a\"]\n*", "{so} Event=a * |");
}

CASE(bad_tags_are_understood)
{
    BEGIN_CASE;
    assert_tells("[A b]\n[B \"c]\n[C d\"]\n[D \"e\"\n[E \"f \"g\" h\"]\n[F]\n*",
                 "f1:4 A=b f2:5 B=c f3:4 C=d f4:7 D=e f5:7 E=f \"g\" h f6:3 "
                 "F= * |");
    assert_tells("[\"b\"]\n9-13 *", "F1:1 9-13 * |");
    assert_fault("[A b]", 1, 4, "must be in quotes");
    assert_fault("[A \"b]", 1, 5, "needs a closing quote");
    assert_fault("[A \"b\"", 1, 7, "needs a closing ]");
    assert_fault("[A \"b \"c\" d\"]", 1, 7, "needs a backslash");
    assert_fault("[\"b\"]", 1, 1, "bracket without a tag");
}

CASE(nonsense_is_one_fault)
{
    BEGIN_CASE;
    assert_tells("9-13 so it goes, on \"and\" on 22-18 *",
                 "9-13 F1:6 22-18 * |");
    assert_tells("9-13 so {it} goes *", "9-13 F1:6 {it} F1:14 * |");
    assert_tells("so\nit\ngoes 1. 9-13 *", "F1:1 1. 9-13 * |");
    assert_fault("9-13 a word, and another, and one more *", 1, 6,
                 "'a word, and another, and one...' is neither");
    assert_fault("9-13 \033[2J *", 1, 6, "' ' is neither");
}

CASE(a_brace_that_closes_nothing_is_a_fault)
{
    BEGIN_CASE;
    assert_tells("9-13 } 22-18 *", "9-13 F1:6 22-18 * |");
}

CASE(parentheses_that_do_not_fit_are_faults)
{
    BEGIN_CASE;
    assert_tells("9-13 ) 22-18 *", "9-13 F1:6 22-18 * |");
    assert_tells("9-13 (9-14 (10-14 *", "9-13 ( 9-14 ( 10-14 F1:19 ) ) * |");
    assert_tells("9-13 (9-14\n[A \"b\"]*", "9-13 ( 9-14 F2:1 ) f2:1 | A=b * |");
    assert_tells("9-13 (9-14", "9-13 ( 9-14 F1:11 ) f1:11 |");
    assert_fault("9-13 (9-14 *", 1, 12, "still open");
    assert_fault("9-13 )", 1, 6, "but none is open");
}

CASE(a_result_in_a_variation_does_not_end_the_game)
{
    BEGIN_CASE;
    assert_tells("9-13 (9-14 1-0 ) 22-18 *",
                 "9-13 ( 9-14 f1:12 ) 22-18 * |");
}

CASE(an_unclosed_comment_ends_with_its_game)
{
    BEGIN_CASE;
    assert_tells("9-13 {so it *", "9-13 F1:6 {so it *} f1:14 |");
    assert_tells("9-13 {so\n\n[Event \"b\"]\n9-14 {c} *",
                 "9-13 F1:6 {so} f3:1 | Event=b 9-14 {c} * |");
    assert_tells("9-13 {so\n\n[Event \"b\"]\n9-14 *",
                 "9-13 F1:6 {so} f3:1 | Event=b 9-14 * |");
    /* a game put into a comment on purpose */
    assert_tells("9-13 {so\n[Event \"b\"]\n9-14 *\n} *",
                 "9-13 {so [Event \"b\"] 9-14 *} * |");
    assert_fault("9-13\n {so", 2, 2, "not closed");
}

CASE(numbers_without_a_dot_are_minor)
{
    BEGIN_CASE;
    assert_tells("1 9-13 22-18 2 9-14 *",
                 "f1:1 1. 9-13 22-18 f1:14 2. 9-14 * |");
}

CASE(a_number_belongs_behind_a_dollar)
{
    BEGIN_CASE;
    assert_tells("9-13 $ 22-18 *", "9-13 F1:6 22-18 * |");
}

CASE(variations_too_deep_are_passed_over)
{
    char text[400] = "9-13";
    char expected[400] = "9-13";

    BEGIN_CASE;
    for (int i = 0; i < PDN_DEPTH_MAX; i++) {
        strcat(text, "(1-5");
        strcat(expected, " ( 1-5");
    }
    strcat(text, "(1-6 {x} 1. ! (so) * ) 1-7");
    strcat(expected, " F1:133 1-7");
    for (int i = 0; i < PDN_DEPTH_MAX; i++) {
        strcat(text, ")");
        strcat(expected, " )");
    }
    strcat(text, "9-14 *");
    strcat(expected, " 9-14 * |");
    assert_tells(text, expected);
}

CASE(variations_too_deep_end_with_their_game)
{
    char text[400] = "9-13";
    const char *said;

    BEGIN_CASE;
    for (int i = 0; i < PDN_DEPTH_MAX + 5; i++)
        strcat(text, "(1-5");
    strcat(text, " 1-0 9-14 *");
    said = tell(text, strlen(text));
    assert_non_null(strstr(said, " ) ) 1-0 | 9-14 * |"));
}

/* Files as a whole */

CASE(the_good_file_has_no_fault)
{
    struct pdn reader;
    struct pdn_event event;
    int games = 0;

    BEGIN_CASE;
    rig_open(&file, "good.pdn");
    pdn_begin(&reader, file.bytes, file.length);
    while (pdn_next(&reader, &event)) {
        if (event.kind == PDN_FAULT)
            fail_msg("%d:%d: %s", event.line, event.column, event.message);
        games += event.kind == PDN_GAME_END;
    }
    assert_int_equal(games, 3);
}

/* Whatever comes: games end, variations close, places stay in the file and
 * never go back, slices lie in it. */
static void assert_sound(const char *text, size_t length)
{
    struct pdn reader;
    struct pdn_event event;
    int depth = 0, is_open = 0, line = 1;
    size_t events = 0;

    pdn_begin(&reader, text, length);
    while (pdn_next(&reader, &event)) {
        assert_true(events++ < 4 * length + 100);
        assert_true(event.line >= line || event.kind == PDN_TAG);
        line = event.line;
        assert_true(event.column >= 1 && (size_t)event.column <= length + 1);
        depth += (event.kind == PDN_OPEN) - (event.kind == PDN_CLOSE);
        assert_true(depth >= 0 && depth <= PDN_DEPTH_MAX);
        if (event.kind == PDN_GAME_END)
            assert_true(depth == 0 && is_open);
        is_open = event.kind != PDN_GAME_END
               && (is_open || (event.kind != PDN_COMMENT
                               && event.kind != PDN_FAULT));
        if (event.text.length)
            assert_true(event.text.start >= text
                        && event.text.start + event.text.length
                           <= text + length);
    }
    assert_false(is_open);
}

/* In memory of its own, so that a sanitizer sees a byte too far. */
static void assert_sound_copy(const char *text, size_t length)
{
    char *copy = malloc(length ? length : 1);

    memcpy(copy, text, length);
    assert_sound(copy, length);
    free(copy);
}

CASE(every_beginning_of_a_file_is_read)
{
    static const char *const names[] = {"good.pdn", "defects.pdn"};

    BEGIN_CASE;
    for (int n = 0; n < 2; n++) {
        rig_open(&file, names[n]);
        for (size_t length = 0; length <= file.length; length++)
            assert_sound_copy(file.bytes, length);
    }
}

static void change(struct rng *rng, struct rig_file *of)
{
    static const char bytes[] = "{}()[]\"\\;$*!?.%-x:/ \n\r10A\xe9";
    size_t at = (size_t)rng_below(rng, of->length);
    size_t n = (size_t)rng_below(rng, 40);

    switch (rng_below(rng, 3)) {
    case 0:
        of->bytes[at] = bytes[rng_below(rng, sizeof bytes - 1)];
        break;
    case 1:
        of->bytes[at] = (char)rng_below(rng, 256);
        break;
    default:
        if (at + n < of->length) {
            memmove(of->bytes + at, of->bytes + at + n,
                    of->length - at - n);
            of->length -= n;
        }
    }
}

CASE(changed_files_are_read)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "changed");
    for (int i = 0; i < 2000; i++) {
        rig_open(&file, i % 2 ? "good.pdn" : "defects.pdn");
        for (int k = 0; k < 1 + i % 8; k++)
            change(&rng, &file);
        assert_sound_copy(file.bytes, file.length);
    }
}

CASE(garbage_is_read)
{
    static const char bytes[] = "{}()[]\"\\;$*!?.%-x:/ \n\r10 9-13 [A \"b\"]";
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "garbage");
    for (int i = 0; i < 5000; i++) {
        char text[200];
        size_t length = (size_t)rng_below(&rng, sizeof text);

        for (size_t k = 0; k < length; k++)
            text[k] = i % 2 ? (char)rng_below(&rng, 256)
                            : bytes[rng_below(&rng, sizeof bytes - 1)];
        assert_sound_copy(text, length);
    }
}

/* A file of one long line, of many open comments, tags, numbers or signs:
 * each byte may be looked at a few times, not as often as there are bytes. A
 * reader that goes back would not end within the time of a test. */
CASE(large_files_take_no_longer_for_each_byte)
{
    static const char *const pieces[] = {
        "{", "{\n[A \"b\"]\n", "[A \"b\"]", "[A \"", "[A b", "1 ", "1 - ",
        "{}", "(", "(!", "\"", "9-13 ", "so ", "/", "[", "%\n", "1-1-1",
        "* ",
    };
    enum { SIZE = 1 << 21 };
    char *text = malloc(SIZE);

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        size_t length = strlen(pieces[i]);
        struct pdn reader;
        struct pdn_event event;

        for (size_t at = 0; at < SIZE; at++)
            text[at] = pieces[i][at % length];
        if (i % 2)
            text[SIZE - 1] = '}';
        pdn_begin(&reader, text, SIZE);
        while (pdn_next(&reader, &event))
            ;
        assert_true(reader.at == text + SIZE);
    }
    free(text);
}

static const struct CMUnitTest tests[] = {
    TEST("pdn: tags, numbers, moves, comments, annotations, a result",
         a_game_is_read),
    TEST("pdn: a file of nothing has no game", nothing_is_no_game),
    TEST("pdn: every kind of line end is one", both_line_ends_are_read),
    TEST("pdn: moves, numbers and comments may stand close together",
         moves_and_numbers_may_stand_close),
    TEST("pdn: results of both kinds end a game",
         results_of_both_kinds_end_a_game),
    TEST("pdn: 1-0 means that Black, who moves first, has won",
         results_mean_who_won),
    TEST("pdn: signs and dollars are annotations", annotations_are_numbers),
    TEST("pdn: a star right behind a move is not the end",
         a_star_behind_a_move_is_not_the_end),
    TEST("pdn: comments hold anything, and do not nest",
         comments_hold_anything),
    TEST("pdn: what follows a percent sign is a remark",
         lines_with_a_percent_sign_are_remarks),
    TEST("pdn: variations nest", variations_nest),
    TEST("pdn: escapes in tags are undone", escapes_in_tags_are_undone),
    TEST("pdn: a slice is cut to its buffer", a_slice_is_cut_to_its_buffer),
    TEST("pdn: a position may stand in the middle",
         a_position_in_the_middle_is_read),
    TEST("pdn: byte order marks are passed over, UTF-16 is told",
         byte_order_marks_are_passed_over),
    TEST("pdn: columns count characters, not bytes", columns_are_characters),
    TEST("pdn: a game without a result ends where the next begins",
         a_game_without_result_ends_nevertheless),
    TEST("pdn: tags with bad quotes are understood and told",
         bad_tags_are_understood),
    TEST("pdn: nonsense is one fault up to the next sense",
         nonsense_is_one_fault),
    TEST("pdn: a brace that closes nothing is a fault",
         a_brace_that_closes_nothing_is_a_fault),
    TEST("pdn: parentheses that do not fit are faults, and balanced",
         parentheses_that_do_not_fit_are_faults),
    TEST("pdn: a result inside a variation does not end the game",
         a_result_in_a_variation_does_not_end_the_game),
    TEST("pdn: an unclosed comment ends where the next game begins",
         an_unclosed_comment_ends_with_its_game),
    TEST("pdn: a number without its dot is a minor fault",
         numbers_without_a_dot_are_minor),
    TEST("pdn: a dollar without number is a fault",
         a_number_belongs_behind_a_dollar),
    TEST("pdn: variations too deep are passed over, and the rest is read",
         variations_too_deep_are_passed_over),
    TEST("pdn: a game ends however deep it was",
         variations_too_deep_end_with_their_game),
    TEST("pdn: the good file has three games and no fault",
         the_good_file_has_no_fault),
    TEST("pdn: every beginning of a file is read to its end",
         every_beginning_of_a_file_is_read),
    TEST("pdn: changed files are read to their end", changed_files_are_read),
    TEST("pdn: garbage is read to its end", garbage_is_read),
    TEST("pdn: large files take no longer for each byte",
         large_files_take_no_longer_for_each_byte),
};

CHECK_MAIN("pdn", tests)
