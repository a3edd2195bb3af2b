/* test_term_games.c - the list of kept games in the terminal. */
#include "check.h"

#include <stdio.h>
#include <string.h>
#include <utime.h>

#include "bench/folder.h"
#include "term/games.h"
#include "term/input.h"

enum { COLUMNS = 80, ROWS = 24 };

static struct folder folder;
static struct term_games games;

static void put_games(int count)
{
    static const char text[] = "boardwalk 1\nopen duel#1\n"
                               "# seats A=human b=odds\n@1 press BTN3\n";

    folder_begin(&folder);
    for (int i = 0; i < count; i++) {
        char name[32];
        struct utimbuf times = {1000000 - i, 1000000 - i};

        snprintf(name, sizeof name, "game-%03d.bw", i);
        folder_write(folder_at(&folder, name), text, strlen(text));
        assert_int_equal(utime(folder_at(&folder, name), &times), 0);
    }
}

static enum term_prompt_answer type(const char *text)
{
    enum term_prompt_answer answer = TERM_PROMPT_OPEN;

    for (; *text; text++)
        answer = term_games_key(&games, (unsigned char)*text);
    return answer;
}

CASE(enter_opens_the_newest)
{
    BEGIN_CASE;
    put_games(3);
    term_games_open(&games, folder.path, NULL, NULL);
    assert_int_equal(games.list.count, 3);
    assert_int_equal(term_games_key(&games, KEY_ENTER), TERM_PROMPT_DONE);
    assert_false(games.is_open);
    assert_string_equal(games.path, folder_at(&folder, "game-000.bw"));
    folder_end(&folder);
}

CASE(arrows_choose_and_stop_at_the_ends)
{
    BEGIN_CASE;
    put_games(30);
    term_games_open(&games, folder.path, NULL, NULL);
    term_games_key(&games, KEY_UP);
    assert_int_equal(games.at, 0);
    term_games_key(&games, KEY_DOWN);
    term_games_key(&games, KEY_PAGE_DOWN);
    assert_int_equal(games.at, 11);
    term_games_key(&games, KEY_END);
    term_games_key(&games, KEY_DOWN);
    assert_int_equal(games.at, 29);
    term_games_key(&games, KEY_PAGE_UP);
    assert_int_equal(games.at, 19);
    term_games_key(&games, KEY_HOME);
    term_games_key(&games, KEY_TAB);
    assert_int_equal(term_games_key(&games, KEY_ENTER), TERM_PROMPT_DONE);
    assert_string_equal(games.path, folder_at(&folder, "game-001.bw"));
    folder_end(&folder);
}

CASE(a_typed_path_goes_before_the_list)
{
    BEGIN_CASE;
    put_games(3);
    term_games_open(&games, folder.path, NULL, NULL);
    assert_int_equal(type("/tmp/x.bw"), TERM_PROMPT_OPEN);
    assert_int_equal(term_games_key(&games, KEY_ENTER), TERM_PROMPT_DONE);
    assert_string_equal(games.path, "/tmp/x.bw");
    folder_end(&folder);
}

CASE(escape_opens_nothing)
{
    BEGIN_CASE;
    put_games(3);
    term_games_open(&games, folder.path, NULL, NULL);
    assert_int_equal(term_games_key(&games, KEY_ESC), TERM_PROMPT_CANCELLED);
    assert_false(games.is_open);
    folder_end(&folder);
}

CASE(the_game_that_is_played_is_left_out)
{
    BEGIN_CASE;
    put_games(2);
    term_games_open(&games, folder.path, folder_at(&folder, "game-000.bw"),
                    NULL);
    assert_int_equal(games.list.count, 1);
    assert_string_equal(games.list.game[0].name, "game-001.bw");
    folder_end(&folder);
}

CASE(without_games_enter_opens_nothing)
{
    BEGIN_CASE;
    term_games_open(&games, "", NULL, NULL);
    assert_int_equal(term_games_key(&games, KEY_ENTER),
                     TERM_PROMPT_CANCELLED);
    term_games_open(&games, "/no/such/folder", NULL, NULL);
    assert_int_equal(games.list.count, 0);
}

static int is_on(const struct term_screen *screen, const char *text)
{
    int length = (int)strlen(text);

    for (int at = 0; at + length <= COLUMNS * ROWS; at++) {
        int i = 0;

        while (i < length
               && screen->back[at + i].glyph == (unsigned char)text[i])
            i++;
        if (i == length)
            return 1;
    }
    return 0;
}

CASE(the_chosen_game_is_always_seen)
{
    struct term_screen screen = {0};
    char date[40];
    struct text to;

    BEGIN_CASE;
    put_games(40);
    assert_null(term_screen_open(&screen, COLUMNS, ROWS, TERM_NO_COLOUR, 1));
    term_games_open(&games, folder.path, NULL, NULL);
    term_games_draw(&games, &screen);
    assert_true(is_on(&screen, "Mastermind for two  a person and odds  "
                                "1 event"));
    text_begin(&to, date, sizeof date);
    kept_put_date(&games.list.game[0], &to);
    assert_true(is_on(&screen, date));
    assert_true(is_on(&screen, "game-000.bw"));
    assert_true(is_on(&screen, "Open the game:"));
    term_games_key(&games, KEY_END);
    term_games_draw(&games, &screen);
    assert_true(is_on(&screen, "game-039.bw"));
    term_screen_close(&screen);
    folder_end(&folder);
}

static const struct CMUnitTest tests[] = {
    TEST("games: Enter opens the newest", enter_opens_the_newest),
    TEST("games: arrows choose, and stop at the ends",
         arrows_choose_and_stop_at_the_ends),
    TEST("games: a path that was typed goes before the list",
         a_typed_path_goes_before_the_list),
    TEST("games: Escape opens nothing", escape_opens_nothing),
    TEST("games: the game that is played is left out",
         the_game_that_is_played_is_left_out),
    TEST("games: without any, Enter opens nothing",
         without_games_enter_opens_nothing),
    TEST("games: the chosen one is always seen",
         the_chosen_game_is_always_seen),
};

CHECK_MAIN("term_games", tests)
