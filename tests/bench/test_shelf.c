/* test_shelf.c - kept games are named, removed and copied. */
#include "check.h"

#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <fcntl.h>
#include <unistd.h>

#include "bench/folder.h"
#include "bench/kept_shelf.h"
#include "boards/machines.h"

#define GAME "boardwalk 1\nopen duel:basys2#2\n@1 press BTN3\n"
#define OLD "duel-20260131-235900-42.bw"

static struct folder folder;
static struct kept_list list;

static void write_game(const char *name, const char *text)
{
    folder_write(folder_at(&folder, name), text, strlen(text));
}

static void read_list(void)
{
    assert_null(kept_list_read(&list, folder.path, NULL));
}

static int is_there(const char *name)
{
    return access(folder_at(&folder, name), F_OK) == 0;
}

static const char *named(const char *file, const char *machine)
{
    static char words[KEPT_NAME_MAX];
    struct kept game = {0};
    struct text to;

    snprintf(game.name, sizeof game.name, "%s", file);
    assert_null(machines_find(machine, &game.machine));
    text_begin(&to, words, sizeof words);
    kept_shelf_put_name(&game, &to);
    return words;
}

CASE(only_a_name_that_a_person_gave_is_shown)
{
    BEGIN_CASE;
    assert_string_equal(named(OLD, "duel"), "");
    assert_string_equal(named("my first win.bw", "duel"), "my first win");
    assert_string_equal(named("duel-7.bw", "duel"), "duel-7");
    assert_string_equal(named("duel-20260131-235900-42x.bw", "duel"),
                        "duel-20260131-235900-42x");
    assert_string_equal(named("a\nb.bw", "duel"), "a?b");
}

CASE(a_game_gets_a_name_and_keeps_everything_else)
{
    struct stat before, after;

    BEGIN_CASE;
    folder_begin(&folder);
    write_game(OLD, GAME);
    write_game(OLD ".snap", "x");
    assert_int_equal(stat(folder_at(&folder, OLD), &before), 0);
    read_list();
    assert_null(kept_shelf_rename(&list, 0, "my first win"));
    assert_string_equal(list.game[0].name, "my first win.bw");
    assert_false(is_there(OLD));
    assert_false(is_there(OLD ".snap"));        /* of a game that is gone */
    assert_int_equal(stat(folder_at(&folder, "my first win.bw"), &after), 0);
    assert_int_equal(after.st_mtime, before.st_mtime);
    assert_int_equal(after.st_size, before.st_size);
    assert_null(kept_shelf_rename(&list, 0, "my first win"));   /* the same */
    assert_null(kept_shelf_rename(&list, 0, "again.bw"));
    assert_true(is_there("again.bw"));
    folder_end(&folder);
}

#define LONG "123456789012345678901234567890"

CASE(a_name_that_is_none_or_is_taken_changes_nothing)
{
    static const char *const wrong[] = {
        "", "   ", ".hidden", "../out", "a/b", "two\nlines", "taken",
        "taken.bw",
        LONG LONG LONG,
    };

    BEGIN_CASE;
    folder_begin(&folder);
    write_game("taken.bw", GAME "@9 release BTN3\n");
    write_game(OLD, GAME);
    read_list();
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        int at = text_same(list.game[0].name, OLD) ? 0 : 1;

        assert_non_null(kept_shelf_rename(&list, at, wrong[i]));
        assert_string_equal(list.game[at].name, OLD);
        assert_true(is_there(OLD));
    }
    folder_end(&folder);
}

CASE(a_game_that_is_played_is_left_alone)
{
    int fd;

    BEGIN_CASE;
    folder_begin(&folder);
    write_game(OLD, GAME);
    read_list();
    fd = open(folder_at(&folder, OLD), O_RDONLY);
    assert_int_equal(flock(fd, LOCK_EX), 0);
    assert_non_null(strstr(kept_shelf_rename(&list, 0, "other"),
                           "being played"));
    assert_non_null(strstr(kept_shelf_remove(&list, 0), "being played"));
    assert_true(is_there(OLD));
    assert_int_equal(list.count, 1);
    close(fd);
    assert_null(kept_shelf_remove(&list, 0));
    assert_false(is_there(OLD));
    assert_int_equal(list.count, 0);
    folder_end(&folder);
}

CASE(all_games_are_copied_and_nothing_is_written_over)
{
    char to[JOURNAL_PATH_MAX];
    int copied;

    BEGIN_CASE;
    folder_begin(&folder);
    write_game("one.bw", GAME);
    write_game("two.bw", GAME "@5 press BTN0\n");
    read_list();
    snprintf(to, sizeof to, "%s", folder_at(&folder, "copies"));
    assert_null(kept_shelf_export(&list, to, &copied));
    assert_int_equal(copied, 2);
    assert_true(is_there("copies/one.bw"));
    assert_null(kept_shelf_export(&list, to, &copied)); /* the same again */
    assert_int_equal(copied, 2);
    write_game("copies/one.bw", "something else");
    assert_non_null(strstr(kept_shelf_export(&list, to, &copied), "one.bw"));
    assert_int_equal(copied, 1);
    assert_non_null(kept_shelf_export(&list, "", &copied));
    assert_non_null(kept_shelf_export(&list, "/dev/null/x", &copied));
    unlink(folder_at(&folder, "copies/one.bw"));
    unlink(folder_at(&folder, "copies/two.bw"));
    assert_int_equal(rmdir(to), 0);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("shelf: only a name that a person gave is shown",
         only_a_name_that_a_person_gave_is_shown),
    TEST("shelf: a game gets a name and keeps everything else",
         a_game_gets_a_name_and_keeps_everything_else),
    TEST("shelf: a name that is none or is taken changes nothing",
         a_name_that_is_none_or_is_taken_changes_nothing),
    TEST("shelf: a game that is played is left alone",
         a_game_that_is_played_is_left_alone),
    TEST("shelf: all games are copied, and nothing is written over",
         all_games_are_copied_and_nothing_is_written_over),
};

CHECK_MAIN("shelf", tests)
