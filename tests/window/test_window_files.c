/* test_window_files.c - games saved and opened in the window. */
#include "window/at_dialog.h"

#include <stdio.h>
#include <unistd.h>
#include <utime.h>

#include "bench/folder.h"

/* Files */

static void journal_in(struct desk *desk, const struct folder *folder,
                       const char *name)
{
    assert_null(journal_create(&desk->sitting.play.journal,
                               folder_at(folder, name), session_of(desk)));
}

/* A game on disk that was written so many seconds ago. */
static void put_game(const struct folder *folder, const char *name,
                     const char *id, int age)
{
    char text[100];
    const char *path = folder_at(folder, name);
    struct utimbuf times = {1000000 - age, 1000000 - age};

    snprintf(text, sizeof text, "boardwalk 1\nopen %s\n", id);
    folder_write(path, text, strlen(text));
    assert_int_equal(utime(path, &times), 0);
}

CASE(a_copy_is_saved_under_a_free_name)
{
    struct desk *desk = open_desk(DUEL);
    struct folder folder;
    struct session *copy;

    BEGIN_CASE;
    folder_begin(&folder);
    journal_in(desk, &folder, "now.bw");
    put_game(&folder, "duel-1.bw", DUEL, 9);
    ask(desk, COMMAND_SAVE);
    assert_string_equal(field(desk), folder_at(&folder, "duel-2.bw"));
    key(desk, KEY_ENTER);
    assert_false(is_open(desk));
    assert_non_null(strstr(game(desk)->notice, "saved as "));
    assert_null(journal_read(folder_at(&folder, "duel-2.bw"), &copy));
    assert_int_equal(session_tick(copy), session_tick(session_of(desk)));
    session_close(copy);
    close_desk(desk);
    folder_end(&folder);
}

CASE(a_file_is_replaced_only_when_asked_twice)
{
    struct desk *desk = open_desk(DUEL);
    struct folder folder;
    const char *path;

    BEGIN_CASE;
    folder_begin(&folder);
    journal_in(desk, &folder, "now.bw");
    put_game(&folder, "old.bw", "pegs:nexys3#1", 9);
    path = folder_at(&folder, "old.bw");
    ask(desk, COMMAND_SAVE);
    key(desk, KEY_CTRL_U);
    window_dialog_paste(&desk->dialog, path);
    click(desk, SHEET_OK);
    assert_true(is_open(desk));
    assert_non_null(item_saying(&desk->dialog.items,
                                "old.bw exists: a saved game of pegs"));
    assert_non_null(strstr(folder_text(path), "pegs"));
    key(desk, 'x');                     /* another name: asked anew */
    key(desk, KEY_BACKSPACE);
    click(desk, SHEET_OK);
    assert_non_null(strstr(folder_text(path), "pegs"));
    click(desk, SHEET_OK);
    assert_false(is_open(desk));
    assert_non_null(strstr(folder_text(path), "duel"));
    close_desk(desk);
    folder_end(&folder);
}

CASE(names_that_cannot_be_are_refused_with_a_reason)
{
    struct desk *desk = open_desk(DUEL);
    struct folder folder;

    BEGIN_CASE;
    folder_begin(&folder);
    journal_in(desk, &folder, "now.bw");
    ask(desk, COMMAND_SAVE);
    key(desk, KEY_CTRL_U);
    key(desk, KEY_ENTER);
    assert_non_null(item_saying(&desk->dialog.items, "enter a file name"));
    type(desk, folder.path);
    key(desk, KEY_ENTER);
    assert_non_null(item_saying(&desk->dialog.items, "is a folder"));
    type(desk, "/no/such/folder.bw");
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    assert_true(desk->dialog.words[0]);
    close_desk(desk);
    folder_end(&folder);
}

static struct desk *open_among(struct folder *folder)
{
    struct desk *desk = open_desk(DUEL);

    folder_begin(folder);
    journal_in(desk, folder, "now.bw");
    put_game(folder, "older.bw", "pegs:nexys3#7", 300);
    put_game(folder, "newer.bw", "poker:basys3#8", 200);
    put_game(folder, "oldest.bw", "checkers:tinychip#9", 400);
    folder_write(folder_at(folder, "notes.txt"), "x", 1);
    ask(desk, COMMAND_OPEN);
    return desk;
}

CASE(games_are_listed_the_newest_first)
{
    static const char *const rows[] = {"now", "newer", "older", "oldest"};
    struct folder folder;
    struct desk *desk = open_among(&folder);

    BEGIN_CASE;
    assert_int_equal(desk->dialog.files.count, 4);
    for (int i = 0; i < 4; i++) {
        const struct window_item *row =
            window_item_find(&desk->dialog.items, SHEET_ROW + i);

        assert_non_null(row);
        assert_string_equal(row->text, rows[i]);
        if (i)
            assert_non_null(strstr(row->detail, " 1970 "));
    }
    assert_int_equal(desk->dialog.at, 1);       /* not the own one */
    assert_string_equal(field(desk), folder_at(&folder, "newer.bw"));
    close_desk(desk);
    folder_end(&folder);
}

static void expect_machine(struct desk *desk, const char *name)
{
    assert_false(is_open(desk));
    assert_string_equal(session_machine(session_of(desk))->name, name);
    assert_int_equal(game(desk)->holds.waiting, 0);
}

CASE(a_game_is_opened_by_keys_and_by_clicks)
{
    struct folder folder;
    struct desk *desk = open_among(&folder);

    BEGIN_CASE;
    key(desk, KEY_DOWN);
    key(desk, KEY_ENTER);
    expect_machine(desk, "pegs");
    ask(desk, COMMAND_OPEN);
    click_row(desk, "newer");
    assert_true(is_open(desk));
    click_row(desk, "newer");
    expect_machine(desk, "poker");
    ask(desk, COMMAND_OPEN);
    click_row(desk, "oldest");
    click(desk, SHEET_OK);
    expect_machine(desk, "checkers");
    close_desk(desk);
    folder_end(&folder);
}

CASE(another_file_can_be_typed_and_a_folder_is_looked_into)
{
    struct folder folder, other;
    struct desk *desk = open_among(&folder);

    BEGIN_CASE;
    folder_begin(&other);
    put_game(&other, "far.bw", "pegs:nexys3#3", 5);
    click(desk, SHEET_FIELD);
    key(desk, KEY_CTRL_U);
    type(desk, other.path);
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    assert_int_equal(desk->dialog.files.count, 1);
    assert_string_equal(field(desk), folder_at(&other, "far.bw"));
    key(desk, KEY_ENTER);
    expect_machine(desk, "pegs");
    close_desk(desk);
    folder_end(&folder);
    folder_end(&other);
}

CASE(what_is_no_game_is_refused_and_this_one_goes_on)
{
    struct folder folder;
    struct desk *desk = open_among(&folder);
    struct session *before = session_of(desk);

    BEGIN_CASE;
    click(desk, SHEET_FIELD);
    key(desk, KEY_CTRL_U);
    type(desk, folder_at(&folder, "notes.txt"));
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    assert_true(desk->dialog.words[0]);
    type(desk, ".gone");
    assert_false(desk->dialog.words[0]);
    click(desk, SHEET_OK);
    assert_true(is_open(desk));
    assert_true(desk->dialog.words[0]);
    assert_ptr_equal(session_of(desk), before);
    close_desk(desk);
    folder_end(&folder);
}

CASE(a_long_list_is_scrolled)
{
    struct desk *desk = open_desk(DUEL);
    struct folder folder;

    BEGIN_CASE;
    folder_begin(&folder);
    journal_in(desk, &folder, "now.bw");
    for (int i = 0; i < KEPT_MAX + 30; i++) {
        char name[32];

        snprintf(name, sizeof name, "game-%03d.bw", i);
        put_game(&folder, name, DUEL, i + 1);
    }
    ask(desk, COMMAND_OPEN);
    assert_int_equal(desk->dialog.files.count, KEPT_MAX);
    key(desk, KEY_END);
    assert_string_equal(field(desk), folder_at(&folder, "game-510.bw"));
    assert_non_null(item_saying(&desk->dialog.items, "game-510"));
    assert_null(item_saying(&desk->dialog.items, "now"));
    key(desk, KEY_PAGE_UP);
    assert_true(desk->dialog.at < KEPT_MAX - 5);
    window_dialog_wheel(&desk->dialog, -1000);
    (void)update(desk);
    assert_non_null(item_saying(&desk->dialog.items, "now"));
    click(desk, SHEET_SCROLL);          /* its middle */
    assert_in_range(desk->dialog.first, 220, 290);
    key(desk, KEY_HOME);
    assert_non_null(item_saying(&desk->dialog.items, "now"));
    close_desk(desk);
    folder_end(&folder);
}

CASE(the_chosen_game_is_shown_with_its_picture)
{
    struct folder folder;
    struct desk *desk = open_among(&folder);
    const struct window_item *picture = NULL, *before;
    int number;

    BEGIN_CASE;
    for (int i = 0; i < desk->dialog.items.count; i++)
        if (desk->dialog.items.item[i].kind == ITEM_PICTURE)
            picture = &desk->dialog.items.item[i];
    assert_non_null(picture);
    assert_non_null(picture->picture);
    before = picture;
    number = picture->share;
    assert_non_null(item_saying(&desk->dialog.items, "not over yet"));
    key(desk, KEY_DOWN);
    assert_int_not_equal(before->share, number);        /* another one */
    close_desk(desk);
    folder_end(&folder);
}

CASE(a_game_is_renamed_in_the_list)
{
    struct folder folder;
    struct desk *desk = open_among(&folder);

    BEGIN_CASE;
    click(desk, SHEET_MORE);
    assert_non_null(item_saying(&desk->dialog.items, "A name for"));
    assert_string_equal(field(desk), "newer");
    key(desk, KEY_CTRL_U);
    type(desk, "older");                /* taken */
    key(desk, KEY_ENTER);
    assert_non_null(item_saying(&desk->dialog.items, "another game has"));
    key(desk, KEY_CTRL_U);
    type(desk, "best of all");
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    assert_non_null(item_saying(&desk->dialog.items, "best of all"));
    assert_string_equal(field(desk), folder_at(&folder, "best of all.bw"));
    assert_int_equal(access(folder_at(&folder, "newer.bw"), F_OK), -1);
    key(desk, KEY_ENTER);
    expect_machine(desk, "poker");
    close_desk(desk);
    folder_end(&folder);
}

CASE(a_game_is_deleted_only_when_asked_twice)
{
    struct folder folder;
    struct desk *desk = open_among(&folder);

    BEGIN_CASE;
    click(desk, SHEET_MORE + 1);
    assert_int_equal(access(folder_at(&folder, "newer.bw"), F_OK), 0);
    assert_non_null(item_saying(&desk->dialog.items, "This cannot be undone"));
    key(desk, KEY_TAB);
    click_row(desk, "older");           /* another game: asked anew */
    click(desk, SHEET_MORE + 1);
    assert_int_equal(access(folder_at(&folder, "older.bw"), F_OK), 0);
    click(desk, SHEET_MORE + 1);
    assert_int_equal(access(folder_at(&folder, "older.bw"), F_OK), -1);
    assert_int_equal(access(folder_at(&folder, "newer.bw"), F_OK), 0);
    assert_int_equal(desk->dialog.files.count, 3);
    assert_string_equal(field(desk), folder_at(&folder, "oldest.bw"));
    click_row(desk, "now");             /* it is being played */
    click(desk, SHEET_MORE + 1);
    click(desk, SHEET_MORE + 1);
    assert_non_null(strstr(desk->dialog.words, "is being played"));
    assert_int_equal(access(folder_at(&folder, "now.bw"), F_OK), 0);
    close_desk(desk);
    folder_end(&folder);
}

CASE(all_games_are_exported_to_a_folder)
{
    struct folder folder, to;
    struct desk *desk = open_among(&folder);

    BEGIN_CASE;
    folder_begin(&to);
    click(desk, SHEET_MORE + 2);
    key(desk, KEY_CTRL_U);
    type(desk, to.path);
    key(desk, KEY_ENTER);
    assert_false(is_open(desk));
    assert_int_equal(folder_files(&to), 4);
    assert_non_null(strstr(folder_text(folder_at(&to, "older.bw")), "pegs"));
    close_desk(desk);
    folder_end(&to);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("dialog: a copy is saved under a free name",
         a_copy_is_saved_under_a_free_name),
    TEST("dialog: a file is replaced only when asked twice",
         a_file_is_replaced_only_when_asked_twice),
    TEST("dialog: names that cannot be are refused with a reason",
         names_that_cannot_be_are_refused_with_a_reason),
    TEST("dialog: games are listed, the newest first",
         games_are_listed_the_newest_first),
    TEST("dialog: a game is opened by keys and by clicks",
         a_game_is_opened_by_keys_and_by_clicks),
    TEST("dialog: another file can be typed, and a folder is looked into",
         another_file_can_be_typed_and_a_folder_is_looked_into),
    TEST("dialog: what is no game is refused, and this one goes on",
         what_is_no_game_is_refused_and_this_one_goes_on),
    TEST("dialog: a long list is scrolled", a_long_list_is_scrolled),
    TEST("dialog: the chosen game is shown with its picture",
         the_chosen_game_is_shown_with_its_picture),
    TEST("dialog: a game is renamed in the list",
         a_game_is_renamed_in_the_list),
    TEST("dialog: a game is deleted only when asked twice",
         a_game_is_deleted_only_when_asked_twice),
    TEST("dialog: all games are exported to a folder",
         all_games_are_exported_to_a_folder),
};

CHECK_MAIN("window_files", tests)
