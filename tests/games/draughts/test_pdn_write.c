/* test_pdn_write.c - files of draughts games, written and copied. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "games/draughts/draughts_rig.h"

static struct rig_file file, copy, again;
static char first[RIG_FILE_MAX], second[RIG_FILE_MAX];

static struct pdn_writer begin(struct rig_file *to)
{
    struct pdn_writer writer;

    to->length = 0;
    to->bytes[0] = 0;
    pdn_write_begin(&writer, rig_put, to);
    return writer;
}

static struct slice slice(const char *string)
{
    return (struct slice){string, strlen(string)};
}

/* "11-15 22-18": moves from the start, or on from a position */
static void write_moves(struct pdn_writer *writer, struct checkers *position,
                        const char *words)
{
    char word[40];

    while (text_word(&words, word, sizeof word) > 0) {
        struct checkers_move move = rig_move(position, word);

        pdn_write_move(writer, position, &move);
        checkers_play(position, &move);
    }
}

#define ROSTER "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n" \
               "[Round \"?\"]\n[Black \"?\"]\n[White \"?\"]\n"
#define TYPE "[GameType \"21,B,8,8,N1,0\"]\n"

CASE(a_game_is_written)
{
    struct checkers position;
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    checkers_begin(&position, CHECKERS_FULL);
    pdn_write_tags(&writer, NULL, 0);
    write_moves(&writer, &position, "11-15 22-18 15x22");
    pdn_write_result(&writer, PDN_BLACK_WINS);
    assert_string_equal(file.bytes, ROSTER "[Result \"*\"]\n" TYPE "\n"
                        "1. 11-15 22-18 2. 15x22 1-0\n\n");
}

CASE(tags_come_in_order)
{
    char buffer[8][40];
    struct pdn_tag tags[] = {
        pdn_write_tag_of("Extra", "last", buffer[0], 40),
        pdn_write_tag_of("FEN", "W:W18:B9", buffer[1], 40),
        pdn_write_tag_of("SetUp", "1", buffer[2], 40),
        pdn_write_tag_of("Result", "0-1", buffer[3], 40),
        pdn_write_tag_of("White", "a \"b\" \\", buffer[4], 40),
        pdn_write_tag_of("Black", "first", buffer[5], 40),
        pdn_write_tag_of("Black", "second", buffer[6], 40),
        pdn_write_tag_of("Event", "two\nlines", buffer[7], 40),
    };
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    pdn_write_tags(&writer, tags, 8);
    assert_string_equal(file.bytes,
                        "[Event \"two lines\"]\n[Site \"?\"]\n"
                        "[Date \"????.??.??\"]\n[Round \"?\"]\n"
                        "[Black \"second\"]\n"
                        "[White \"a \\\"b\\\" \\\\\"]\n[Result \"0-1\"]\n"
                        TYPE "[SetUp \"1\"]\n[FEN \"W:W18:B9\"]\n"
                        "[Extra \"last\"]\n\n");
}

/* Bare backslashes stay as they are, but for one before the last quote. */
CASE(raw_values_are_kept)
{
    struct pdn_tag tags[] = {{slice("Site"), slice("C:\\games\\")},
                             {slice("Round"), slice("a\"b\\\"c\\\\d")}};
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    pdn_write_tags(&writer, tags, 2);
    assert_non_null(strstr(file.bytes, "[Site \"C:\\games\\\\\"]\n"));
    assert_non_null(strstr(file.bytes, "[Round \"a\\\"b\\\"c\\\\d\"]\n"));
}

CASE(a_tag_of_strings_is_cut_between_characters)
{
    char buffer[6];
    struct pdn_tag tag = pdn_write_tag_of("A", "ab\"\"\"", buffer, 6);

    BEGIN_CASE;
    assert_string_equal(buffer, "ab\\\"");
    assert_int_equal(tag.value.length, 4);
}

CASE(all_that_belongs_to_a_move_is_written)
{
    struct checkers position, before;
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    checkers_begin(&position, CHECKERS_FULL);
    pdn_write_comment(&writer, slice("so"));
    write_moves(&writer, &position, "11-15");
    before = position;
    write_moves(&writer, &position, "22-18");
    pdn_write_nag(&writer, 2);
    pdn_write_nag(&writer, 1);
    pdn_write_open(&writer);
    write_moves(&writer, &before, "23-19");
    pdn_write_nag(&writer, 17);
    write_moves(&writer, &before, "8-11");
    pdn_write_close(&writer);
    write_moves(&writer, &position, "15x22");
    pdn_write_comment(&writer, slice(""));
    write_moves(&writer, &position, "25x18 12-16");
    pdn_write_nag(&writer, 6);
    pdn_write_result(&writer, PDN_DRAW);
    assert_string_equal(file.bytes,
                        "{so} 1. 11-15 22-18? $1 (1... 23-19 $17 2. 8-11) "
                        "2. 15x22 {} 2... 25x18 3.\n12-16?! 1/2-1/2\n\n");
}

CASE(white_may_begin)
{
    struct checkers position = rig_position("W:W18:B9");
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    write_moves(&writer, &position, "18-15 9-13 15-11");
    pdn_write_result(&writer, PDN_UNKNOWN);
    assert_string_equal(file.bytes, "1... 18-15 2. 9-13 15-11 *\n\n");
}

CASE(a_position_is_set_up)
{
    struct checkers position = rig_position("W:W18:B9");
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    pdn_write_setup(&writer, &position);
    write_moves(&writer, &position, "18-15");
    assert_string_equal(file.bytes, "/FEN \"W:W18:B9\"/ 1... 18-15");
}

CASE(braces_in_comments_become_parentheses)
{
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    pdn_write_comment(&writer, slice("a {b} c"));
    assert_string_equal(file.bytes, "{a (b) c}");
}

CASE(the_strict_end_is_a_star)
{
    struct pdn_writer writer = begin(&file);

    BEGIN_CASE;
    writer.is_strict = 1;
    pdn_write_result(&writer, PDN_BLACK_WINS);
    assert_string_equal(file.bytes, "*\n\n");
}

CASE(open_variations_are_closed_at_the_end)
{
    struct pdn_writer writer = begin(&file);
    struct checkers position;

    BEGIN_CASE;
    checkers_begin(&position, CHECKERS_FULL);
    pdn_write_close(&writer);
    for (int i = 0; i < PDN_DEPTH_MAX + 3; i++)
        pdn_write_open(&writer);
    write_moves(&writer, &position, "9-13");
    pdn_write_result(&writer, PDN_WHITE_WINS);
    assert_string_equal(file.bytes,
                        "((((((((((((((((((((((((((((((((1. 9-13"
                        ")))))))))))))))))))))))))))))))) 0-1\n\n");
}

static void assert_short_lines(const struct rig_file *of)
{
    const char *at = of->bytes;

    while (*at) {
        size_t length = strcspn(at, "\n");

        if (length > 79 && *at != '[')
            fail_msg("%zu bytes: %.*s", length, (int)length, at);
        at += length + (at[length] == '\n');
    }
}

CASE(long_words_have_lines_of_their_own)
{
    struct pdn_writer writer = begin(&file);
    char words[400] = "a";

    BEGIN_CASE;
    memset(words + 1, 'b', 100);
    words[101] = ' ';
    words[102] = 'c';
    words[103] = 0;
    pdn_write_comment(&writer, slice(words));
    assert_int_equal(strcspn(file.bytes, "\n"), 1);
    assert_int_equal(strcspn(file.bytes + 2, "\n"), 101);
    assert_string_equal(file.bytes + 104, "c}");
}

/* Copies */

static int copy_file(const struct rig_file *from, struct rig_file *to)
{
    struct pdn_replay replay;
    struct pdn_writer writer = begin(to);
    int games = 0;

    pdn_replay_begin(&replay, from->bytes, from->length);
    while (pdn_write_game(&writer, &replay, NULL, NULL))
        games++;
    return games;
}

static void tell_games(const struct rig_file *of, char *buffer)
{
    struct text to;

    text_begin(&to, buffer, RIG_FILE_MAX);
    rig_tell_games(of->bytes, of->length, &to);
}

static void assert_no_fault(const struct rig_file *of)
{
    struct pdn_replay replay;
    struct pdn_event event;

    pdn_replay_begin(&replay, of->bytes, of->length);
    while (pdn_replay_next(&replay, &event))
        if (event.kind == PDN_FAULT)
            fail_msg("%d:%d: %s in\n%s", event.line, event.column,
                     event.message, of->bytes);
}

/* A copy is without fault and in short lines, and a copy of it the same. */
static void assert_copies(const struct rig_file *of)
{
    int games = copy_file(of, &copy);

    assert_no_fault(&copy);
    assert_short_lines(&copy);
    assert_int_equal(copy_file(&copy, &again), games);
    assert_string_equal(again.bytes, copy.bytes);
}

CASE(the_good_file_is_copied)
{
    BEGIN_CASE;
    rig_open(&file, "good.pdn");
    assert_int_equal(copy_file(&file, &copy), 3);
    assert_no_fault(&copy);
    assert_short_lines(&copy);
    copy_file(&copy, &again);
    assert_string_equal(again.bytes, copy.bytes);
    assert_non_null(strstr(copy.bytes, "\n\n{The Single Corner, as it is "
                           "played everywhere.} 1. 11-15 22-18 2. 15x22 "
                           "25x18\n"));
    assert_non_null(strstr(copy.bytes, "[Event \"Club \\\"Double Corner\\\","
                           " spring\"]\n"));
    assert_non_null(strstr(copy.bytes, "23-19?! (5... 25-22 6. 7-11 $10) "));
}

/* All tags are there in the good order, so nothing at all may change. */
CASE(the_same_games_come_out_of_a_copy)
{
    static const char text[] =
        ROSTER "[Result \"1-0\"]\n" TYPE "[Annotator \"x\"]\n\n"
        "{so} 1. 11-15! (1. 9-13 {it} 22-17 (22-18)) 22-18 {goes} 1-0\n"
        ROSTER "[Result \"*\"]\n" TYPE "[SetUp \"1\"]\n"
        "[FEN \"B:W7,8,15,16:B3\"]\n\n1. 3x12x19 $99 *\n";

    BEGIN_CASE;
    file.length = 0;
    rig_put(&file, text, strlen(text));
    assert_int_equal(copy_file(&file, &copy), 2);
    tell_games(&file, first);
    tell_games(&copy, second);
    assert_string_equal(second, first);
}

static void assert_copy(const char *text, const char *moves)
{
    char wanted[200];

    file.length = 0;
    rig_put(&file, text, strlen(text));
    assert_copies(&file);
    snprintf(wanted, sizeof wanted, "\n\n%s\n", moves);
    if (!strstr(copy.bytes, wanted))
        fail_msg("%s has not '%s'", copy.bytes, moves);
}

CASE(defects_are_copied_as_comments)
{
    BEGIN_CASE;
    assert_copy("1. 11-15 22-19? 2. 8-11 (8-12 {so}) *",
                "1. 11-15 {22-19? 2. 8-11 (8-12 (so))} *");
    assert_copy("1. 11-15 (9-18 22-18) 22-18 *",
                "1. 11-15 ({9-18 22-18}) 1... 22-18 *");
    assert_copy("1. 9-18 {x} /FEN \"B:W18:B9\"/ 9-13 (9-14",
                "{9-18 (x)} /FEN \"B:W18:B9\"/ 1. 9-13 (1. 9-14) *");
    assert_copy("1. 9-13 /FEN \"X\"/ 22-18 *", "1. 9-13 {\"X\"/ 22-18} *");
}

/* A comment among the tags may stand before the FEN, and more tags are not
 * a new game. */
CASE(comments_in_the_header_are_kept)
{
    BEGIN_CASE;
    strcpy(file.bytes, "{a} [Event \"x\"]\n{b}\n{c}\n"
                       "[FEN \"W:W18:B9\"]\n{d} 18-15 {e} 0-1\n{f} ;g\n");
    file.length = strlen(file.bytes);
    assert_int_equal(copy_file(&file, &copy), 1);
    assert_non_null(strstr(copy.bytes, "[Event \"x\"]\n"));
    assert_non_null(strstr(copy.bytes, "[FEN \"W:W18:B9\"]\n\n"
                                       "{a} {b} {c} {d} 1... 18-15 {e} 0-1"
                                       "\n\n{f} {g}\n"));
    copy_file(&copy, &again);
    assert_string_equal(again.bytes, copy.bytes);
}

/* If they became spaces then a copy of this file would have a good FEN. */
CASE(control_characters_do_not_heal)
{
    BEGIN_CASE;
    strcpy(file.bytes, "[FEN \"W:W18\001:B9\"]\n[Event \"a\vb\"]\n"
                       "18-15 0-1\n");
    file.length = strlen(file.bytes);
    assert_int_equal(copy_file(&file, &copy), 1);
    assert_non_null(strstr(copy.bytes, "[FEN \"W:W18?:B9\"]\n"));
    assert_non_null(strstr(copy.bytes, "[Event \"a b\"]\n"));
}

CASE(no_text_has_control_characters)
{
    struct pdn_replay replay;
    struct pdn_writer writer = begin(&copy);
    const char *bytes = "[Event \"a\033[2J\303\251\302\233\"]\n"
                        "1. 11-15 {\177 \233x \342\200\256y \351} *\n";

    BEGIN_CASE;
    pdn_replay_begin(&replay, bytes, strlen(bytes));
    while (pdn_write_game(&writer, &replay, NULL, NULL))
        continue;
    assert_non_null(strstr(copy.bytes, "[Event \"a?[2J\303\251?\"]\n"));
    assert_non_null(strstr(copy.bytes, "{? ?x ?y \351}"));
    assert_int_equal(writer.masked, 5);
}

static void count_fault(void *context, const struct pdn_event *fault)
{
    assert_non_null(fault->message);
    ++*(int *)context;
}

CASE(faults_are_told_while_copying)
{
    struct pdn_replay replay;
    struct pdn_writer writer = begin(&copy);
    int faults = 0, games = 0;

    BEGIN_CASE;
    rig_open(&file, "defects.pdn");
    pdn_replay_begin(&replay, file.bytes, file.length);
    while (pdn_write_game(&writer, &replay, count_fault, &faults))
        games++;
    assert_int_equal(faults, 22);
    assert_int_equal(games, 13);
}

/* A game by chance, with all that may stand around its moves. */
static void write_ornament(struct rng *rng, struct pdn_writer *writer)
{
    char words[120] = "";
    uint64_t count = rng_below(rng, 12);

    for (uint64_t i = 0; i < count; i++)
        sprintf(words + strlen(words), "%sw%u", i ? " " : "",
                (unsigned)rng_below(rng, 100000));
    if (rng_below(rng, 4) == 0)
        pdn_write_nag(writer, (uint32_t)rng_below(rng, 20));
    if (rng_below(rng, 5) == 0)
        pdn_write_comment(writer, slice(words));
}

static void write_line(struct rng *rng, struct pdn_writer *writer,
                       struct checkers position, int depth)
{
    uint64_t plies = depth ? rng_below(rng, 6) + 1 : 60;

    for (uint64_t i = 0; i < plies; i++) {
        struct checkers before = position;
        struct checkers_move move;

        if (!rig_any_move(rng, &position, &move))
            return;
        pdn_write_move(writer, &position, &move);
        checkers_play(&position, &move);
        write_ornament(rng, writer);
        if (depth < 4 && rng_below(rng, 8) == 0) {
            pdn_write_open(writer);
            write_line(rng, writer, before, depth + 1);
            pdn_write_close(writer);
        }
    }
}

static void write_game(struct rng *rng, struct pdn_writer *writer)
{
    char buffer[CHECKERS_SQUARES * 4];
    struct checkers start;
    struct pdn_tag fen;

    checkers_begin(&start, CHECKERS_FULL);
    if (rng_below(rng, 2))
        start = rig_any_position(rng);
    fen = pdn_write_tag_of("FEN", rig_fen(&start), buffer, sizeof buffer);
    pdn_write_tags(writer, &fen, 1);
    write_line(rng, writer, start, 0);
    pdn_write_result(writer, PDN_UNKNOWN);
}

CASE(games_by_chance_come_back)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "games");
    for (int i = 0; i < 300; i++) {
        struct pdn_writer writer = begin(&file);

        write_game(&rng, &writer);
        write_game(&rng, &writer);
        assert_no_fault(&file);
        assert_short_lines(&file);
        assert_int_equal(copy_file(&file, &copy), 2);
        assert_string_equal(copy.bytes, file.bytes);
    }
}

/* Whatever is in a file, its copy is a good one. Results may contradict the
 * board, and a header its end, in the copy as in the file. */
static void assert_copy_is_good(void)
{
    struct pdn_replay replay;
    struct pdn_event event;
    int games = copy_file(&file, &copy);

    pdn_replay_begin(&replay, copy.bytes, copy.length);
    while (pdn_replay_next(&replay, &event))
        if (event.kind == PDN_FAULT && !event.is_minor
            && !strstr(event.message, "FEN")
            && !strstr(event.message, "GameType"))
            fail_msg("%d:%d: %s in\n%s", event.line, event.column,
                     event.message, copy.bytes);
    assert_int_equal(copy_file(&copy, &again), games);
    assert_string_equal(again.bytes, copy.bytes);
}

CASE(copies_of_changed_files_are_good)
{
    static const char bytes[] = "{}()[]\"\\;$*!?.%-x:/ \n\r109A\xe9";
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "copies");
    for (int i = 0; i < 1500; i++) {
        rig_open(&file, i % 3 ? "good.pdn" : "defects.pdn");
        for (int k = 0; k < 1 + i % 6; k++)
            file.bytes[rng_below(&rng, file.length)] =
                bytes[rng_below(&rng, sizeof bytes - 1)];
        assert_copy_is_good();
    }
}

static const struct CMUnitTest tests[] = {
    TEST("pdn: a game is written, move numbers by themselves",
         a_game_is_written),
    TEST("pdn: tags come in the usual order, those unknown included",
         tags_come_in_order),
    TEST("pdn: raw values keep their backslashes", raw_values_are_kept),
    TEST("pdn: a tag is never cut within an escape",
         a_tag_of_strings_is_cut_between_characters),
    TEST("pdn: comments, annotations and variations are written",
         all_that_belongs_to_a_move_is_written),
    TEST("pdn: White may begin", white_may_begin),
    TEST("pdn: a position is set up in the middle", a_position_is_set_up),
    TEST("pdn: braces in comments become parentheses",
         braces_in_comments_become_parentheses),
    TEST("pdn: to the letter of 3.0 a game ends with a star",
         the_strict_end_is_a_star),
    TEST("pdn: variations left open are closed, too deep ones not written",
         open_variations_are_closed_at_the_end),
    TEST("pdn: a word longer than a line has one of its own",
         long_words_have_lines_of_their_own),
    TEST("pdn: a good file is copied in its standard form",
         the_good_file_is_copied),
    TEST("pdn: the same games come out of a copy",
         the_same_games_come_out_of_a_copy),
    TEST("pdn: what was not understood is copied as a comment",
         defects_are_copied_as_comments),
    TEST("pdn: comments among tags and behind the last game are copied",
         comments_in_the_header_are_kept),
    TEST("pdn: a broken FEN stays broken in a copy",
         control_characters_do_not_heal),
    TEST("pdn: no control character is copied, and each one is counted",
         no_text_has_control_characters),
    TEST("pdn: faults are told while a file is copied",
         faults_are_told_while_copying),
    TEST("pdn: games by chance come back byte for byte",
         games_by_chance_come_back),
    TEST("pdn: a copy of any file is a good file",
         copies_of_changed_files_are_good),
};

CHECK_MAIN("pdn_write", tests)
