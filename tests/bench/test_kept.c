/* test_kept.c - what the journals of kept games tell. */
#include "check.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#include "bench/folder.h"
#include "bench/kept_shelf.h"

#define DUEL "boardwalk 1\nopen duel:basys2#2 hide=on\n"

static struct folder folder;

static const char *put(const char *name, const char *text, int age)
{
    const char *path = folder_at(&folder, name);
    struct utimbuf times = {1000000 - age, 1000000 - age};

    folder_write(path, text, strlen(text));
    assert_int_equal(utime(path, &times), 0);
    return path;
}

static struct kept read_good(const char *text)
{
    struct kept game;
    const char *error = kept_read(&game, put("game.bw", text, 0), NULL);

    if (error)
        fail_msg("%s", error);
    return game;
}

CASE(a_journal_tells_machine_players_events_and_result)
{
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    game = read_good(DUEL "@0\n# seats A=human b=odds\n@1 press BTN3\n"
                     "@9 release BTN3\n@20 set SW 1\n# result A won 2-0\n"
                     "@30\n");
    assert_string_equal(game.name, "game.bw");
    assert_string_equal(game.machine->name, "duel");
    assert_string_equal(game.players, "A=human b=odds");
    assert_string_equal(game.result, "A won 2-0");
    assert_int_equal(game.events, 2);
    assert_true(kept_is_worth_opening(&game));
    folder_end(&folder);
}

CASE(a_game_that_went_on_has_no_result_yet)
{
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    game = read_good(DUEL "@1 press BTN3\n# result A won 2-0\n@30\n"
                     "# seats A=human b=knuth\n@40 press BTN0\n");
    assert_string_equal(game.result, "");
    assert_string_equal(game.players, "A=human b=knuth");
    folder_end(&folder);
}

CASE(a_rewind_takes_events_away)
{
    BEGIN_CASE;
    folder_begin(&folder);
    assert_int_equal(read_good(DUEL "@1 press BTN3\n@5 release BTN3\n"
                               "@7 set SW 1\n@9 set SW 2\nrewind 7\n").events,
                     1);
    assert_int_equal(read_good(DUEL "@1 press BTN3\nrewind 0\n").events, 0);
    assert_int_equal(read_good(DUEL "+5 tap BTN3\nwait 1s\ntap BTN3\n"
                               "type \"x\"\n").events, 3);
    folder_end(&folder);
}

CASE(marks_and_carriage_returns_of_editors_are_read_over)
{
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    game = read_good("\xef\xbb\xbf" "boardwalk 1\r\nopen duel#1\r\n"
                     "# seats A=human\r\n@1 press BTN3\r\n");
    assert_string_equal(game.machine->name, "duel");
    assert_string_equal(game.players, "A=human");
    assert_int_equal(game.events, 1);
    folder_end(&folder);
}

/* The line that was cut off was never acknowledged. */
CASE(a_torn_last_line_does_no_harm)
{
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    game = read_good(DUEL "@1 press BTN3\n@7 press BT");
    assert_int_equal(game.events, 1);
    assert_true(kept_is_worth_opening(&game));
    folder_end(&folder);
}

CASE(what_is_no_game_is_told)
{
    static const struct {
        const char *text, *says;
    } rows[] = {
        {"", "it opens no machine"}, {"boardwalk 1\n", "it opens no machine"},
        {"boardwalk 1\nopen du", "it opens no machine"},
        {"my thesis\n", "boardwalk 1"},
        {"boardwalk 1\nopen chess#1\n@1 press A\n", "no machine 'chess'"},
    };
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const char *error = kept_read(&game, put("x.bw", rows[i].text, 0),
                                      NULL);

        assert_non_null(error);
        assert_non_null(strstr(error, rows[i].says));
        assert_non_null(strstr(error, "x.bw"));
        assert_false(kept_is_worth_opening(&game));
    }
    folder_write(folder_at(&folder, "x.bw"), "boardwalk 1\n\0", 13);
    assert_non_null(strstr(kept_read(&game, folder_at(&folder, "x.bw"), NULL),
                           "zero byte"));
    assert_non_null(strstr(kept_read(&game, folder.path, NULL),
                           "not a regular file"));
    assert_non_null(strstr(kept_read(&game, folder_at(&folder, "none"), NULL),
                           "No such file"));
    folder_end(&folder);
}

CASE(nothing_in_it_moves_the_cursor)
{
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    game = read_good(DUEL "# seats A=\033]0;evil\007human\n@1 press BTN3\n"
                     "# result \033[2J\n");
    assert_string_equal(game.players, "A=?]0;evil?human");
    assert_string_equal(game.result, "?[2J");
    folder_end(&folder);
}

CASE(a_folder_is_listed_the_newest_first)
{
    static struct kept_list list;
    char path[JOURNAL_PATH_MAX];

    BEGIN_CASE;
    folder_begin(&folder);
    put("old.bw", DUEL "@1 press BTN3\n", 50);
    put("new.bw", DUEL "@1 press BTN3\n", 10);
    put("torn.bw", "boardwalk 1\n", 5);
    put("demo.bw", DUEL "# seats A=knuth b=random\n@1 press BTN3\n", 4);
    put("empty.bw", DUEL "@9\n", 3);
    put("notes.txt", "x", 1);
    put(".hidden.bw", DUEL "@1 press BTN3\n", 1);
    assert_int_equal(mkdir(folder_at(&folder, "folder.bw"), 0700), 0);
    assert_null(kept_list_read(&list, folder.path, NULL));
    assert_int_equal(list.count, 5);
    assert_string_equal(list.game[0].name, "empty.bw");
    kept_list_select(&list);
    assert_int_equal(list.count, 2);
    assert_string_equal(list.game[0].name, "new.bw");
    kept_path(&list, 1, path);
    assert_string_equal(path, folder_at(&folder, "old.bw"));
    folder_end(&folder);
    assert_non_null(kept_list_read(&list, folder.path, NULL));
    assert_int_equal(list.count, 0);
}

CASE(what_a_save_would_replace_is_told)
{
    char words[200];
    struct text to;

    BEGIN_CASE;
    folder_begin(&folder);
    text_begin(&to, words, sizeof words);
    assert_false(kept_put_replaced(folder_at(&folder, "none.bw"), NULL, &to));
    assert_string_equal(words, "");
    assert_true(kept_put_replaced(put("a.bw", DUEL, 0), NULL, &to));
    assert_string_equal(words, "a.bw exists: a saved game of duel");
    text_begin(&to, words, sizeof words);
    assert_true(kept_put_replaced(put("thesis.txt", "chapter one\n", 0), NULL,
                                  &to));
    assert_string_equal(words, "thesis.txt exists and is not a saved game");
    folder_end(&folder);
}

static void line_says(const struct kept *game, const char *wanted)
{
    char line[300];
    struct text to;

    text_begin(&to, line, sizeof line);
    kept_shelf_put_line(game, &to);
    assert_string_equal(line, wanted);
}

CASE(a_line_of_the_list_has_machine_players_events_and_result)
{
    struct kept game;

    BEGIN_CASE;
    folder_begin(&folder);
    game = read_good(DUEL "@0\n# seats A=human b=odds\n@1 press BTN3\n"
                     "# result A won 2-0\n@30\n");
    line_says(&game, "game  Mastermind for two  a person and odds  1 event  "
              "A won 2-0");
    game = read_good(DUEL "@0\n@1 press BTN3\n@9 set SW 1\n@30\n");
    line_says(&game, "game  Mastermind for two  2 events");
    assert_non_null(kept_read(&game, put("x.bw", "chapter one\n", 0), NULL));
    line_says(&game, "x  not a game");
    game = read_good(DUEL "@1 press BTN3\n# result b won\n@30\n");
    strcpy(game.name, "duel-20260131-235900-42.bw");
    line_says(&game, "Mastermind for two  1 event  b won");
    folder_end(&folder);
}

CASE(folders_links_and_other_names_are_not_listed)
{
    static struct kept_list list;

    BEGIN_CASE;
    folder_begin(&folder);
    put("game.bw", DUEL "@1 press BTN3\n@30\n", 0);
    put("notes.txt", DUEL "@1 press BTN3\n@30\n", 1);
    put(".bw", DUEL "@1 press BTN3\n@30\n", 2);
    assert_int_equal(mkdir(folder_at(&folder, "folder.bw"), 0700), 0);
    assert_int_equal(symlink("nowhere", folder_at(&folder, "link.bw")), 0);
    assert_null(kept_list_read(&list, folder.path, NULL));
    assert_int_equal(list.count, 1);
    assert_string_equal(list.game[0].name, "game.bw");
    assert_int_equal(rmdir(folder_at(&folder, "folder.bw")), 0);
    assert_int_equal(unlink(folder_at(&folder, "link.bw")), 0);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("kept: a line of the list has machine, players, events and result",
         a_line_of_the_list_has_machine_players_events_and_result),
    TEST("kept: folders, links and other names are not listed",
         folders_links_and_other_names_are_not_listed),
    TEST("kept: a journal tells machine, players, events and result",
         a_journal_tells_machine_players_events_and_result),
    TEST("kept: a game that went on has no result yet",
         a_game_that_went_on_has_no_result_yet),
    TEST("kept: a rewind takes events away", a_rewind_takes_events_away),
    TEST("kept: marks and carriage returns of editors are read over",
         marks_and_carriage_returns_of_editors_are_read_over),
    TEST("kept: a torn last line does no harm",
         a_torn_last_line_does_no_harm),
    TEST("kept: what is no game is told", what_is_no_game_is_told),
    TEST("kept: nothing in it moves the cursor",
         nothing_in_it_moves_the_cursor),
    TEST("kept: a folder is listed, the newest first",
         a_folder_is_listed_the_newest_first),
    TEST("kept: what a save would replace is told",
         what_a_save_would_replace_is_told),
};

CHECK_MAIN("kept", tests)
