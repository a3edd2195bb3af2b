/* test_window_letters.c - what lies on the tables can be read.
 *
 * Words of labels and keys are not cut off, and their letters are 11 pixels
 * high, in windows of all sizes and on the page's sheets, in all languages,
 * while a game is played; and so are the moves in the list.
 */
#include "window/at_window.h"

#include <stdio.h>

#include "base/rng.h"
#include "base/words.h"
#include "bench/play_table.h"
#include "draw/table.h"
#include "window/input.h"

enum { FINE_PX = 13,                    /* a line with letters of 11, */
       READ_PX = 11,                    /* where they are not drawn by bits */
       MOVES = 60, PO_MAX = 1 << 19 };

static const struct { int width, height; } sizes[] = {
    {1180, 760}, {1280, 800}, {1366, 768}, {1920, 1080}, {1080, 1400},
    {1280, 720}, {1100, 700}, {700, 1000}, {820, 1180}, {1024, 600},
};
enum { SIZES = sizeof sizes / sizeof sizes[0] };

/* The sheets of the page on telephones, upright and lying, and on a tablet. */
static const struct { int width, height, scale; } sheets[] = {
    {1098, 1372, 300}, {900, 1125, 300}, {872, 1090, 200},
    {417, 521, 100},                    /* 1280x800 with a guide */
};
enum { SHEETS = sizeof sheets / sizeof sheets[0] };

static const struct { const char *id, *mind; } games[] = {
    {"duel:basys2#1", "random"}, {"duel:basys2#2", NULL},
    {"pegs:nexys3#1", NULL}, {"pegs:nexys3#2 match=1", "random"},
    {"poker:basys3#1", "odds"}, {"poker:basys3#2", NULL},
    {"checkers:tinychip#1", "random"}, {"go:de1soc#1", "random"},
};
enum { GAMES = sizeof games / sizeof games[0] };

static struct sitting s;                /* these are large */
static struct window_view view[SIZES];
static struct table laid;

static int has_words(const struct table_item *item)
{
    return item->text[0] && item->piece != TABLE_PEG
        && (item->kind == TABLE_LABEL || item->kind == TABLE_KEY);
}

static int count_unread(struct canvas_rect sheet, int scale)
{
    struct table_place place = table_place_in(sheet);
    int least = canvas_max(FINE_PX, READ_PX * scale / 100), count = 0;

    place.scale = scale;
    for (int i = 0; i < laid.count; i++) {
        const struct table_item *item = &laid.item[i];
        int height = has_words(item) ? table_place_letters(&place, item)
                                     : least * CANVAS_PX;

        if (height >= least * CANVAS_PX)
            continue;
        print_message("%s: '%s' has lines of %d pixels on a sheet of %dx%d, "
                      "%d %%\n", session_machine(s.play.session)->name,
                      item->text, height / CANVAS_PX, sheet.width,
                      sheet.height, scale);
        count++;
    }
    return count;
}

static int count_on_all_sheets(void)
{
    int count = 0;

    play_table_lay(&s.play, &laid);
    for (int i = 0; i < SIZES; i++)
        count += count_unread(view[i].table.sheet, 100);
    for (int i = 0; i < SHEETS; i++)
        count += count_unread((struct canvas_rect){0, 0, sheets[i].width,
                                                   sheets[i].height},
                              sheets[i].scale);
    return count;
}

/* How many letters of a text fit into lines of so many. */
static int letters_in_lines(const char *text, int letters, int lines)
{
    int count = 0;

    while (*text && lines-- > 0)
        count += window_item_wrap(text, letters, &text);
    return *text ? -1 : count;
}

/* Moves in the list beside the board. */
static int count_cut_moves(struct window_view *window)
{
    const struct window_items *items = &window->bar.items;
    int line = window_item_line_px(items->scale), count = 0;

    window_view_update(window, &s.game);
    for (int i = 0; i < items->count; i++) {
        const struct window_item *item = &items->item[i];
        int lines = item->box.height >= 2 * line ? 2 : 1;

        if (item->kind != ITEM_ROW
            || letters_in_lines(item->text,
                                window_item_row_letters(item->box.width,
                                                        items->scale),
                                lines) >= 0)
            continue;
        print_message("the move '%s' is cut off in a window of %dx%d\n",
                      item->text, window->width, window->height);
        count++;
    }
    return count;
}

/* Any thing that can be touched, by dice. */
static void touch_something(struct rng *rng)
{
    int touchable[TABLE_ITEMS_MAX], count = 0;

    for (int i = 0; i < laid.count; i++)
        if (laid.item[i].touch)
            touchable[count++] = i;
    if (count) {
        const struct table_item *item =
            &laid.item[touchable[rng_below(rng, (unsigned)count)]];

        (void)player_touch(&s.game, item->touch, item->value);
    }
}

static int play_and_count(const char *id, const char *mind)
{
    struct rng rng;
    int count = 0;

    rng_seed(&rng, id);
    begin_against(&s, id, mind);
    for (int i = 0; i < SIZES; i++) {
        memset(&view[i], 0, sizeof view[i]);
        assert_null(window_view_resize(&view[i], &s.game, sizes[i].width,
                                       sizes[i].height, 100));
        assert_true(view[i].has_table);
    }
    for (int move = 0; move < MOVES; move++) {
        count += count_on_all_sheets();
        touch_something(&rng);
        frames(&s, 25);
    }
    for (int i = 0; i < SIZES; i++) {
        count += count_cut_moves(&view[i]);
        window_view_close(&view[i]);
    }
    play_close(&s.play);
    return count;
}

static int count_in_all_games(void)
{
    int count = 0;

    for (int i = 0; i < GAMES; i++)
        count += play_and_count(games[i].id, games[i].mind);
    return count;
}

CASE(words_on_tables_can_be_read)
{
    BEGIN_CASE;
    assert_int_equal(count_in_all_games(), 0);
}

CASE(words_in_german_can_be_read)
{
    static char po[PO_MAX];
    FILE *file = fopen(GERMAN, "rb");

    BEGIN_CASE;
    assert_non_null(file);
    po[fread(po, 1, sizeof po - 1, file)] = 0;
    fclose(file);
    assert_null(words_take(po));
    assert_true(words_known() > 100);
    assert_int_equal(count_in_all_games(), 0);
    assert_null(words_take(po + strlen(po)));
}

/* One line, two lines, and a word that has no place at all. */
CASE(long_words_have_two_lines)
{
    const struct table_place place = table_place_in(
        (struct canvas_rect){0, 0, 400, 500});
    struct table table = {0};

    BEGIN_CASE;
    assert_int_equal(table_place_letters(&place, table_add_label(
        &table, 0, 0, 200, 60, "Black took")) / CANVAS_PX, 18);
    assert_int_equal(table_place_letters(&place, table_add_label(
        &table, 0, 0, 130, 60, "Black took")) / CANVAS_PX, 13);
    assert_int_equal(table_place_letters(&place, table_add_label(
        &table, 0, 0, 130, 40, "Black took")) / CANVAS_PX, 12);
    assert_int_equal(table_place_letters(&place, table_add_label(
        &table, 0, 0, 60, 60, "Blacktook")) / CANVAS_PX, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("words on tables are whole, in letters of 11 pixels",
         words_on_tables_can_be_read),
    TEST("and so are those in German", words_in_german_can_be_read),
    TEST("words that are too long have two lines where there is room",
         long_words_have_two_lines),
};

CHECK_MAIN("window_letters", tests)
