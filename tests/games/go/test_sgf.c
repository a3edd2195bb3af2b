/* test_sgf.c - game records read piece by piece, defects and all. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/go/sgf_rig.h"

static char told[RIG_ROOM], again[RIG_ROOM];

static void assert_tells(const char *text, const char *expected)
{
    struct text to;

    text_begin(&to, told, sizeof told);
    rig_tell(text, strlen(text), &to);
    assert_string_equal(told, expected);
}

static void assert_says(const char *text, const char *part)
{
    struct sgf reader;
    struct sgf_event event;

    sgf_begin(&reader, text, strlen(text));
    while (sgf_next(&reader, &event) != SGF_FAULT)
        assert_int_not_equal(event.kind, SGF_END);
    if (!strstr(event.message, part))
        fail_msg("'%s' does not say '%s'", event.message, part);
}

CASE(trees_nodes_properties_and_values)
{
    BEGIN_CASE;
    assert_tells("(;FF[4]GM[1];B[aa];W[bb](;B[cc])(;B[dd];W[ee]))",
                 "(;FF[4]GM[1].;B[aa].;W[bb].(;B[cc].)(;B[dd].;W[ee].))");
    assert_tells("(;AB[aa][bb] [cc:dd]C[])", "(;AB[aa][bb][cc:dd]C[].)");
    assert_tells("(;;\n;)", "(;.;.;.)");
    assert_tells("(;B[aa])\n\n(;B[bb])", "(;B[aa].)(;B[bb].)");
    assert_tells("", "");
}

CASE(white_space_is_between_all_things)
{
    BEGIN_CASE;
    assert_tells(" ( ;\tB\n[aa] \v\f[bb]\r\n; W [cc] ) ",
                 "(;B[aa][bb].;W[cc].)");
}

CASE(old_names_are_reduced_to_capitals)
{
    BEGIN_CASE;
    assert_tells("(;GaMe[1]SiZe[9];Black[aa];White[bb])",
                 "(;GM[1]SZ[9].;B[aa].;W[bb].)");
    assert_tells("(;KK1[x]B2a[y])", "(;KK1[x]B2[y].)");
}

CASE(a_backslash_hides_the_next_character)
{
    BEGIN_CASE;
    assert_tells("(;C[a\\]b\\\\]B[aa])", "(;C[a\\]b\\\\]B[aa].)");
    assert_tells("(;C[x(;)[y:z\\:])", "(;C[x(;)[y:z\\:].)");
}

CASE(text_around_games_is_passed_over)
{
    BEGIN_CASE;
    assert_tells("Dear (all),\nsee (a) or [b]:\n(;B[aa]) bye (;B[bb])x",
                 "f1:1 (;B[aa].)f3:10 (;B[bb].)f3:22 ");
    assert_tells("no game ( at all", "f1:1 ");
    /* A name of 16 letters is none: a tree of it would have no node. */
    assert_tells("(ABCDEFGHIJKLMNOP[x](;B[aa]))", "f1:1 (;B[aa].)F1:29 ");
    assert_tells("(ABCDEFGHIJKLMNO[x])", "(f1:2 ;ABCDEFGHIJKLMNO[x].)");
    assert_tells("\xef\xbb\xbf(;B[aa])", "(;B[aa].)");
    assert_tells("\xef\xbb\xbf", "");  /* and not a byte is read behind it */
    assert_tells("\xff\xfe(;", "F1:1 ");
    assert_says("\xfe\xff", "UTF-16");
}

CASE(a_missing_semicolon_is_minor)
{
    BEGIN_CASE;
    assert_tells("(B[aa];W[bb](B[cc]))",
                 "(f1:2 ;B[aa].;W[bb].(f1:14 ;B[cc].))");
    assert_says("(B[aa])", "; is missing");
}

CASE(brackets_missing_at_the_end_are_told_once)
{
    BEGIN_CASE;
    assert_tells("(;B[aa](;W[bb](;B[cc]", "(;B[aa].(;W[bb].(;B[cc]F1:22 .)))");
    assert_tells("(;B[aa]C[so", "(;B[aa]CF1:9 [so]F1:12 .)");
    assert_tells("(;C[so\\", "(;CF1:4 [so]F1:8 .)");
    assert_tells("(;C[so\\\\", "(;CF1:4 [so\\\\]F1:9 .)");
    assert_says("(;B[aa]", ") is missing");
}

CASE(brackets_too_many_are_told)
{
    BEGIN_CASE;
    assert_tells("(;B[aa]))(;B[bb])", "(;B[aa].)F1:9 (;B[bb].)");
    assert_says("(;B[aa]))", "closes no tree");
}

/* The next thing begins where a short value cannot go on. */
CASE(a_move_that_is_not_closed_costs_only_itself)
{
    BEGIN_CASE;
    assert_tells("(;B[aa;W[bb];B[cc])", "(;BF1:4 [aa].;W[bb].;B[cc].)");
    assert_tells("(;B[aa(;W[bb])(;W[cc]))",
                 "(;BF1:4 [aa].(;W[bb].)(;W[cc].))");
    assert_tells("(;AB[aa[bb])", "(;ABF1:5 [aa][bb].)");
    assert_tells("(;B[aa)", "(;BF1:4 [aa].)");
}

CASE(nonsense_is_one_fault)
{
    BEGIN_CASE;
    assert_tells("(;B[aa] ?! 12 ;W[bb])", "(;B[aa]F1:9 .;W[bb].)");
    assert_tells("(;B;W[bb])", "(;F1:3 .;W[bb].)");
    assert_tells("(;black[aa];W[bb])", "(;F1:3 .;W[bb].)");
    assert_tells("(;[aa];W[bb])", "(;F1:3 .;W[bb].)");
    assert_tells("(;ABCDEFGHIJKLMNOP[aa]W[bb])", "(;F1:3 W[bb].)");
    assert_tells("(;ABCDEFGHIJKLMNO[aa])", "(;ABCDEFGHIJKLMNO[aa].)");
    assert_says("(;B;W[bb])", "'B' has no value");
    assert_says("(;\x01!\x02)", "'?!?' is not part");
}

/* A file in which ( is missing is still a tree. */
CASE(nodes_behind_variations_are_variations)
{
    BEGIN_CASE;
    assert_tells("(;B[aa](;W[bb]);W[cc];B[dd])(;C[x])",
                 "(;B[aa].(;W[bb].)F1:16 (;W[cc].;B[dd].))(;C[x].)");
    assert_tells("(;B[aa](;W[bb])W[cc](;B[dd])(;B[ee]))",
                 "(;B[aa].(;W[bb].)f1:16 F1:16 (;W[cc].(;B[dd].)(;B[ee].)))");
}

CASE(trees_without_nodes_are_minor)
{
    BEGIN_CASE;
    assert_tells("(;B[aa]((;W[bb])))", "(;B[aa].(f1:9 (;W[bb].)))");
    assert_tells("(;B[aa]())", "(;B[aa].(f1:9 ))");
}

CASE(places_are_lines_and_characters)
{
    BEGIN_CASE;
    assert_tells("(;C[1\r\n2\r\n]?)", "(;C[1\r\n2\r\n]F3:2 .)");
    assert_tells("(;C[1\n\r2\n\r]?)", "(;C[1\n\r2\n\r]F3:2 .)");
    assert_tells("(;C[1\n\n2\r\r]?)", "(;C[1\n\n2\r\r]F5:2 .)");
    assert_tells("(;C[\xc3\xa4\xe5\x9b\xb2]?)",
                 "(;C[\xc3\xa4\xe5\x9b\xb2]F1:8 .)");
}

/* Trees */

static char deep[RIG_ROOM];

static size_t nest(int depth, char *text)
{
    struct text to;

    text_begin(&to, text, RIG_ROOM);
    for (int i = 0; i < depth; i++)
        text_put(&to, "(;C[x]");
    for (int i = 0; i < depth; i++)
        text_put(&to, ")");
    text_put(&to, "(;B[bb])");
    return to.used;
}

static int count_opens(const char *text, size_t length, int *faults)
{
    struct text to;
    int opens = 0;

    text_begin(&to, told, sizeof told);
    *faults = rig_tell_tree(text, length, &to);
    for (const char *c = told; *c; c++)
        opens += *c == '(';
    return opens;
}

CASE(trees_are_understood_1024_deep)
{
    size_t length;
    int faults;

    BEGIN_CASE;
    assert_int_equal(count_opens(again, nest(1024, again), &faults), 1025);
    assert_int_equal(faults, 0);
    strcpy(again, told);
    length = nest(1030, deep);
    assert_int_equal(count_opens(deep, length, &faults), 1025);
    assert_int_equal(faults, 1);
    assert_string_equal(told, again);
}

CASE(deep_files_may_be_cut_off)
{
    size_t length = nest(1030, deep);
    int faults;

    BEGIN_CASE;
    assert_int_equal(count_opens(deep, length / 2, &faults), 602);
    assert_int_equal(count_opens(deep, 1030 * 6, &faults), 1024);
    assert_int_equal(faults, 2);
}

/* Values */

static void assert_shows(const char *raw, enum sgf_charset charset,
                         const char *expected)
{
    char shown[64];

    sgf_show((struct slice){raw, strlen(raw)}, charset, 1, shown,
             sizeof shown);
    assert_string_equal(shown, expected);
}

CASE(values_are_shown_without_backslashes)
{
    BEGIN_CASE;
    assert_shows("a\\]b\\\\c\\:d\\e", SGF_UNSAID, "a]b\\c:de");
    assert_shows("one\\\ntwo\\\r\nthree\\\n\rfour", SGF_UNSAID,
                 "onetwothreefour");
    assert_shows("one\\\\\ntwo", SGF_UNSAID, "one\\\ntwo");
    assert_shows("a\r\nb\n\rc\n\nd\re\tf", SGF_UNSAID,
                 "a\nb\nc\n\nd\ne f");
    assert_shows("a\x1b[7mb\x7f", SGF_UNSAID, "a?[7mb?");
    assert_shows("end\\", SGF_UNSAID, "end");
}

CASE(lines_of_simple_text_are_spaces)
{
    char shown[16];
    struct slice raw = {"a\r\nb\nc", 6};

    BEGIN_CASE;
    sgf_show(raw, SGF_UNSAID, 0, shown, sizeof shown);
    assert_string_equal(shown, "a b c");
}

CASE(charsets_are_shown_as_utf8)
{
    BEGIN_CASE;
    assert_shows("\xe4\xfc", SGF_LATIN1, "\xc3\xa4\xc3\xbc");
    assert_shows("\xc3\xa4", SGF_LATIN1, "\xc3\x83\xc2\xa4");
    assert_shows("\xc3\xa4\xe5\x9b\xb2", SGF_UTF8, "\xc3\xa4\xe5\x9b\xb2");
    assert_shows("\xc3\xa4 \xe4", SGF_UNSAID, "\xc3\xa4 \xc3\xa4");
    assert_shows("\xe4.", SGF_UTF8, "\xef\xbf\xbd.");
    assert_shows("\xc0\x80\xed\xa0\x80", SGF_OTHER,
                 "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd"
                 "\xef\xbf\xbd");
    assert_shows("\xf0\x9f\x82\xa1", SGF_UTF8, "\xf0\x9f\x82\xa1");
}

CASE(names_of_charsets)
{
    static const struct {
        const char *name;
        enum sgf_charset charset;
    } names[] = {
        {"UTF-8", SGF_UTF8}, {"utf8", SGF_UTF8}, {"ISO-8859-1", SGF_LATIN1},
        {"iso8859-1", SGF_LATIN1}, {"Windows-1252", SGF_LATIN1},
        {"US-ASCII", SGF_UNSAID}, {"", SGF_UNSAID}, {"GB18030", SGF_OTHER},
        {"Shift_JIS", SGF_OTHER}, {"ISO-8859-2", SGF_OTHER},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_int_equal(sgf_charset((struct slice){
                             names[i].name, strlen(names[i].name)}),
                         names[i].charset);
}

CASE(what_does_not_fit_is_cut_between_characters)
{
    char shown[8];
    struct slice raw = {"abcde\xe5\x9b\xb2xyz", 11};

    BEGIN_CASE;
    sgf_show(raw, SGF_UTF8, 0, shown, sizeof shown);
    assert_string_equal(shown, "abcde");
}

CASE(values_are_split_at_the_first_bare_colon)
{
    struct slice raw = {"a\\:b:c:d", 8}, first, second;

    BEGIN_CASE;
    assert_true(sgf_split(raw, &first, &second));
    assert_true(slice_same(first, "a\\:b") && slice_same(second, "c:d"));
    raw.length = 4;
    assert_false(sgf_split(raw, &first, &second));
}

/* Any bytes */

/* Reads a text of its own, so that every read beyond it is seen; and what
 * was written of it is the same tree without a fault. */
static void survive(const char *bytes, size_t length)
{
    static struct rig_file copy;
    char *text = malloc(length ? length : 1);
    struct text to;

    assert_non_null(text);
    memcpy(text, bytes, length);
    text_begin(&to, told, sizeof told);
    rig_tell_tree(text, length, &to);
    rig_copy(text, length, &copy);
    text_begin(&to, again, sizeof again);
    rig_tell_tree(copy.bytes, copy.length, &to);
    assert_string_equal(told, again);
    text_begin(&to, again, sizeof again);
    rig_check(text, length, &to);
    free(text);
}

static const char record[] =
    "Mail: (see below)\r\n(;FF[4]GM[1]SZ[9]CA[UTF-8]KM[6.5]RU[Japanese]\n"
    "HA[2]AB[cg][gc]PB[\xc3\xa4 \\] b]C[a\\\nb:c]RE[W+3.5];W[ee]LB[aa:1]"
    "(;B[dd];W[]AE[aa:cc]AW[aa]PL[B])(;B[tt]Black[ab](;W[ff])(;W[ef])))\n"
    "(;GaMe[1]SiZe[13:9]Black[aa])(;GM[2])";

CASE(every_cut_off_file_is_survived)
{
    BEGIN_CASE;
    for (size_t length = 0; length < sizeof record; length++)
        survive(record, length);
}

CASE(changed_files_are_survived)
{
    static const char signs[] = "()[];:\\\n\rBWAEPLaz tt\xe4\x80";
    char text[sizeof record];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "changed records");
    for (int i = 0; i < 2000; i++) {
        memcpy(text, record, sizeof record);
        for (uint64_t n = 1 + rng_below(&rng, 4); n > 0; n--)
            text[rng_below(&rng, sizeof record - 1)] =
                signs[rng_below(&rng, sizeof signs)];
        survive(text, sizeof record - 1);
    }
}

CASE(any_bytes_are_survived)
{
    static const char signs[] = "(;()[]BW\\aab:;) \n";
    char text[200];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "any bytes");
    for (int i = 0; i < 5000; i++) {
        size_t length = rng_below(&rng, sizeof text + 1);

        memcpy(text, "(;", 2);
        for (size_t at = 2 * (size_t)(i % 2); at < length; at++)
            text[at] = i % 3 ? signs[rng_below(&rng, sizeof signs - 1)]
                     : (char)(unsigned char)rng_below(&rng, 256);
        survive(text, length);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("sgf: a record is trees of nodes with properties and values",
         trees_nodes_properties_and_values),
    TEST("sgf: white space may stand between all things",
         white_space_is_between_all_things),
    TEST("sgf: names of old files are reduced to their capitals",
         old_names_are_reduced_to_capitals),
    TEST("sgf: a backslash hides the next character",
         a_backslash_hides_the_next_character),
    TEST("sgf: text around games is passed over",
         text_around_games_is_passed_over),
    TEST("sgf: a missing semicolon is a minor fault",
         a_missing_semicolon_is_minor),
    TEST("sgf: brackets that are missing at the end are told once",
         brackets_missing_at_the_end_are_told_once),
    TEST("sgf: brackets too many are told", brackets_too_many_are_told),
    TEST("sgf: a move that is not closed costs only itself",
         a_move_that_is_not_closed_costs_only_itself),
    TEST("sgf: nonsense is one fault", nonsense_is_one_fault),
    TEST("sgf: nodes behind variations are variations",
         nodes_behind_variations_are_variations),
    TEST("sgf: trees without nodes are minor faults",
         trees_without_nodes_are_minor),
    TEST("sgf: places are lines of any ending, and characters",
         places_are_lines_and_characters),
    TEST("sgf: trees are understood 1024 deep, and passed over beyond",
         trees_are_understood_1024_deep),
    TEST("sgf: deep files may be cut off", deep_files_may_be_cut_off),
    TEST("sgf: values are shown without backslashes and soft line breaks",
         values_are_shown_without_backslashes),
    TEST("sgf: lines of simple text are spaces",
         lines_of_simple_text_are_spaces),
    TEST("sgf: charsets are shown as UTF-8", charsets_are_shown_as_utf8),
    TEST("sgf: charsets are known by their names", names_of_charsets),
    TEST("sgf: what does not fit is cut off between characters",
         what_does_not_fit_is_cut_between_characters),
    TEST("sgf: values are split at the first bare colon",
         values_are_split_at_the_first_bare_colon),
    TEST("sgf: every cut-off file is survived, and copied",
         every_cut_off_file_is_survived),
    TEST("sgf: changed files are survived, and copied",
         changed_files_are_survived),
    TEST("sgf: any bytes are survived, and copied", any_bytes_are_survived),
};

CHECK_MAIN("sgf", tests)
