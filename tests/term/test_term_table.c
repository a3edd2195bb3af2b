/* test_term_table.c - a table in cells: what is drawn, walked over, clicked. */
#include "check.h"

#include <string.h>

#include "bench/play_table.h"
#include "bench/rig.h"
#include "bench/sitting.h"
#include "term/table_view.h"

static struct term_screen screen;
static struct term_table_view view;
static struct player player;
static struct term_box box;

static void begin_table(const char *id, const char *b)
{
    memset(&view, 0, sizeof view);
    memset(&player, 0, sizeof player);
    player.play = sitting_begin(id, NULL, b);
    assert_null(term_screen_open(&screen, 80, 30, TERM_NO_COLOUR, 0));
    box = term_table_box((struct term_box){0, 1, 80, 25});
    term_table_view_switch(&view);
}

static void end_table(void)
{
    sitting_end(player.play);
    term_screen_close(&screen);
}

/* All rows of the table as text, without blanks at their ends. */
static const char *drawn(void)
{
    static char text[30 * 81];
    char *to = text;

    term_screen_fill(&screen, 0, 0, 80, 30, (struct term_style){0, 0, 0});
    term_table_draw(&screen, box, &view.table, view.focus);
    for (int row = 0; row < 30; row++) {
        char *last = to;

        for (int column = 0; column < 80; column++) {
            *to = (char)screen.back[row * 80 + column].glyph;
            if (*to++ != ' ')
                last = to;
        }
        to = last;
        *to++ = '\n';
    }
    *to = 0;
    return text;
}

/* Lets the game go on until the table shows something, for two minutes. */
static void wait_until_drawn(const char *words)
{
    uint64_t hz = session_machine(player.play->session)->board->clock_hz;

    for (int i = 0; i < 1200; i++) {
        (void)term_table_view_look(&view, player.play);
        if (strstr(drawn(), words))
            return;
        play_run(player.play, hz / 10);
    }
    fail_msg("'%s' is never drawn:\n%s", words, drawn());
}

static void press(uint32_t key)
{
    assert_true(term_table_view_key(&view, &player, key));
}

CASE(a_game_of_go_is_played_with_arrow_keys)
{
    BEGIN_CASE;
    begin_table("go#k", "random");
    wait_until_drawn("Start a game");
    press(KEY_DOWN);
    press(KEY_ENTER);
    wait_until_drawn("Pass");
    wait_until_drawn(">.<");
    press(KEY_DOWN);
    press(KEY_RIGHT);
    press(KEY_ENTER);
    wait_until_drawn("(O)");
    assert_int_equal(play_table_moves(player.play), 2);
    assert_non_null(strstr(drawn(), "X"));
    end_table();
}

CASE(enter_shows_the_focus_before_it_touches)
{
    BEGIN_CASE;
    begin_table("go#e", NULL);
    wait_until_drawn("Start a game");
    assert_null(strchr(drawn(), '>'));
    press(KEY_ENTER);
    wait_until_drawn(">");
    assert_non_null(strstr(drawn(), "Start a game"));
    press(KEY_ENTER);
    wait_until_drawn("Pass");
    end_table();
}

CASE(enter_goes_first_to_what_a_first_game_asks_for)
{
    BEGIN_CASE;
    begin_table("checkers#e", NULL);
    wait_until_drawn("to move");
    int first = table_walk(&view.table, -1, 0, 0);
    int second = table_walk(&view.table, first, 1, 0);

    assert_int_not_equal(second, first);
    view.table.item[second].marks |= TABLE_IS_NEXT;
    press(KEY_ENTER);
    assert_int_equal(view.focus, second);
    end_table();
}

CASE(a_click_is_a_touch_and_a_refusal_a_notice)
{
    int column = box.left, row = box.top;

    BEGIN_CASE;
    begin_table("go#c", NULL);
    wait_until_drawn("Start a game");
    term_table_view_press(&view, &player, box, box.left + 20, box.top + 23);
    wait_until_drawn("Pass");
    column = box.left + 4 * 5 + 1;      /* the middle of the board */
    row = box.top + 2 * 5;
    term_table_view_press(&view, &player, box, column, row);
    wait_until_drawn("X");
    wait_until_drawn(">");
    sitting_run(player.play, 3);
    (void)term_table_view_look(&view, player.play);
    term_table_view_press(&view, &player, box, column, row);
    assert_non_null(strstr(player.notice, "there is a stone already"));
    term_table_view_press(&view, &player, box, 0, 0);   /* beside it */
    end_table();
}

CASE(the_board_has_its_keys_back_when_the_table_is_left)
{
    BEGIN_CASE;
    begin_table("go#b", NULL);
    wait_until_drawn("Start a game");
    assert_true(term_table_view_key(&view, &player, KEY_LEFT));
    assert_false(term_table_view_key(&view, &player, 'h'));
    term_table_view_switch(&view);
    assert_false(term_table_view_key(&view, &player, KEY_LEFT));
    assert_true(term_table_view_look(&view, player.play));
    assert_false(term_table_view_look(&view, player.play));
    end_table();
}

/* Everything that can be touched is reached, from anywhere. */
CASE(arrow_keys_reach_everything)
{
    static uint8_t is_reached[TABLE_ITEMS_MAX];
    static int next[TABLE_ITEMS_MAX];
    static const int ways[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    int count = 0, touchable = 0;

    BEGIN_CASE;
    begin_table("go#a", NULL);
    wait_until_drawn("Start a game");
    press(KEY_DOWN);
    press(KEY_ENTER);
    wait_until_drawn("Pass");
    wait_until_drawn(">.<");
    memset(is_reached, 0, sizeof is_reached);
    next[count++] = table_walk(&view.table, -1, 0, 0);
    is_reached[next[0]] = 1;
    for (int i = 0; i < count; i++)
        for (int way = 0; way < 4; way++) {
            int to = table_walk(&view.table, next[i], ways[way][0],
                                ways[way][1]);

            if (!is_reached[to])
                next[count++] = to;
            is_reached[to] = 1;
        }
    for (int i = 0; i < view.table.count; i++)
        touchable += view.table.item[i].touch != 0;
    assert_int_equal(count, touchable);
    assert_true(touchable > 80);
    end_table();
}

static int is_plain(const char *text)
{
    while (*text && (unsigned char)*text < 0x80)
        text++;
    return !*text;
}

static void expect_whole_labels(void)
{
    const char *all = drawn();

    for (int i = 0; i < view.table.count; i++) {
        const struct table_item *item = &view.table.item[i];

        if (item->kind == TABLE_LABEL && is_plain(item->text)
            && !strstr(all, item->text))
            fail_msg("'%s' is cut:\n%s", item->text, all);
    }
}

/* Two minds play for two minutes. */
CASE(no_word_is_cut)
{
    static const char *const games[][2] = {
        {"duel#a", "consistent"}, {"pegs#a match=1", "consistent"},
        {"checkers#a rules=full", "greedy"}, {"poker#a", "odds"},
        {"go#a", "random"},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        uint64_t hz;

        begin_table(games[i][0], games[i][1]);
        assert_null(play_seat(player.play, 0, games[i][1]));
        hz = session_machine(player.play->session)->board->clock_hz;
        for (int second = 0; second < 120; second++) {
            (void)term_table_view_look(&view, player.play);
            expect_whole_labels();
            play_run(player.play, hz);
        }
        end_table();
    }
}

static const struct CMUnitTest tests[] = {
    TEST("table in cells: no word is cut", no_word_is_cut),
    TEST("table in cells: a game of Go is played with arrow keys",
         a_game_of_go_is_played_with_arrow_keys),
    TEST("table in cells: Enter shows the focus before it touches",
         enter_shows_the_focus_before_it_touches),
    TEST("table in cells: Enter goes first to what a first game asks for",
         enter_goes_first_to_what_a_first_game_asks_for),
    TEST("table in cells: a click is a touch, and a refusal a notice",
         a_click_is_a_touch_and_a_refusal_a_notice),
    TEST("table in cells: the board has its keys back when the table is left",
         the_board_has_its_keys_back_when_the_table_is_left),
    TEST("table in cells: arrow keys reach everything",
         arrow_keys_reach_everything),
};

CHECK_MAIN("table in cells", tests)
