/* test_sgf_files.c - the game records beside this file: NAME.told has what is
 * told about NAME.sgf, and nothing else may be. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "games/go/sgf_rig.h"

static struct rig_file file, copy;
static char told[RIG_ROOM], wanted[RIG_ROOM];

static size_t read_file(const char *name, const char *ending, char *to)
{
    char path[1024];
    struct text text;
    size_t length = 0;
    FILE *from;

    text_begin(&text, path, sizeof path);
    text_put(&text, SGF_FILES "/");
    text_put(&text, name);
    text_put(&text, ending);
    from = fopen(path, "rb");
    if (!from)
        fail_msg("%s cannot be opened", path);
    length = fread(to, 1, RIG_ROOM - 1, from);
    fclose(from);
    to[length] = 0;
    return length;
}

static int check(const char *name)
{
    struct text to;

    file.length = read_file(name, ".sgf", file.bytes);
    text_begin(&to, told, sizeof told);
    return rig_check(file.bytes, file.length, &to);
}

static void assert_clean(const char *name, int moves)
{
    assert_int_equal(check(name), moves);
    assert_string_equal(told, "");
}

static void assert_told(const char *name, int moves)
{
    assert_int_equal(check(name), moves);
    read_file(name, ".told", wanted);
    assert_string_equal(told, wanted);
    assert_true(wanted[0]);
}

CASE(good_files_are_clean)
{
    BEGIN_CASE;
    assert_clean("club", 13);
    assert_clean("handicap", 10);
    assert_clean("problems", 6);
    assert_clean("old_latin1_crlf", 4);
}

CASE(defects_are_told)
{
    BEGIN_CASE;
    assert_told("mail", 2);
    assert_told("large", 0);
    assert_told("others", 1);
    assert_told("broken", 13);
}

static void assert_copied(const char *name)
{
    struct text to;

    check(name);
    text_begin(&to, wanted, sizeof wanted);
    rig_tell_tree(file.bytes, file.length, &to);
    rig_copy(file.bytes, file.length, &copy);
    text_begin(&to, told, sizeof told);
    assert_int_equal(rig_tell_tree(copy.bytes, copy.length, &to), 0);
    assert_string_equal(told, wanted);
}

CASE(all_files_are_copied)
{
    static const char *const names[] = {
        "club", "handicap", "problems", "old_latin1_crlf", "mail", "large",
        "others", "broken",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        assert_copied(names[i]);
}

static void load(struct sgf_game *replay)
{
    struct go_rules rules;

    go_rules_standard(&rules);
    assert_null(sgf_game_load(replay, file.bytes, file.length, &rules, -1));
}

CASE(headers_are_shown_in_utf8)
{
    static struct sgf_game replay;
    char name[64];

    BEGIN_CASE;
    check("old_latin1_crlf");
    load(&replay);
    sgf_game_info(&replay, SGF_INFO_BLACK, name, sizeof name);
    assert_string_equal(name, "J\xc3\xb6rg");
    check("club");
    load(&replay);
    sgf_game_info(&replay, SGF_INFO_WHITE, name, sizeof name);
    assert_string_equal(name, "\xe5\x9b\xb2\xe7\xa2\x81 Bot");
    sgf_game_info(&replay, SGF_INFO_EVENT, name, sizeof name);
    assert_string_equal(name, "Club evening [round 2]");
    assert_int_equal(go_game_margin(&replay.game, NULL), -11);
    assert_int_equal(replay.result.margin, 11);
    assert_int_equal(replay.result.winner, GO_WHITE);
    assert_int_equal(replay.game.count, 8);
}

static const struct CMUnitTest tests[] = {
    TEST("sgf: good files are clean", good_files_are_clean),
    TEST("sgf: defects of files are told at their places", defects_are_told),
    TEST("sgf: all files are copied whole", all_files_are_copied),
    TEST("sgf: headers are shown in UTF-8, and agree with the board",
         headers_are_shown_in_utf8),
};

CHECK_MAIN("sgf_files", tests)
