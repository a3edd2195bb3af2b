/* test_window_table.c - mouse and keys on a table, with a game of this file's
 * own: a man and squares, two keys, a slider, cards that overlap.
 *
 * What the game would be asked is defined here, so nothing else of a sitting
 * is linked: a touch is written down, and laid out in the next look.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "bench/play_table.h"
#include "player/key.h"
#include "window/table.h"

enum { MAN = 1, HERE, THERE, FAR, PASS, BET, CARD_LOW, CARD_HIGH,
       PEG };

static struct {
    struct window_table table;
    struct player player;
    int is_taken;                       /* the man is in the hand */
    int is_over;                        /* nothing but the key is left */
    int has_pegs;                       /* a key that pegs are taken from */
    int refuses;
    int32_t bet;
    char touched[400], told[400];
} at;

/* The game */

static struct table_item *add(struct table *to, enum table_kind kind, int x,
                              int y, int touch)
{
    struct table_item *item = table_add(to, kind, x, y, 100, 100);

    item->touch = (int16_t)touch;
    return item;
}

void play_table_lay(const struct play *self, struct table *to)
{
    struct table_item *item;

    (void)self;
    to->count = 0;
    table_add(to, TABLE_SHEET, 0, 0, 800, 800)->piece = TABLE_WOOD;
    table_add_label(to, 0, 900, 200, 100, "words");
    add(to, TABLE_KEY, 0, 700, at.is_over ? 0 : PASS);
    if (at.is_over)
        return;
    item = add(to, TABLE_SPOT, 300, 300, MAN);
    item->piece = TABLE_RED_MAN;
    item->marks = at.is_taken ? TABLE_IS_CHOSEN : 0;
    add(to, TABLE_SPOT, 400, 300, 0)->piece = TABLE_LIGHT_SQUARE;
    add(to, TABLE_SPOT, 200, 200, HERE)->piece = TABLE_DARK_SQUARE;
    add(to, TABLE_SPOT, 400, 200, at.is_taken ? THERE : 0)->piece =
        TABLE_DARK_SQUARE;
    add(to, TABLE_SPOT, 620, 500, FAR)->piece = TABLE_DARK_SQUARE;
    item = table_add(to, TABLE_SLIDER, 200, 600, 500, 80);
    item->touch = BET;
    item->least = 10;
    item->most = 110;
    item->value = at.bet;
    add(to, TABLE_CARD, 500, 0, CARD_LOW);
    add(to, TABLE_CARD, 560, 0, CARD_HIGH);
    if (at.has_pegs)
        add(to, TABLE_KEY, 0, 800, PEG)->piece = TABLE_PEG;
}

void play_table_say(const struct play *self, struct text *now,
                    struct text *last)
{
    (void)self;
    (void)last;
    text_put(now, "The other one thinks");
}

void guide_mark(const struct guide *self, struct table *table)
{
    (void)self;
    (void)table;
}

int player_touch(struct player *self, int touch, int32_t value)
{
    size_t used = strlen(at.touched);

    (void)self;
    snprintf(at.touched + used, sizeof at.touched - used, "%d:%d ", touch,
             (int)value);
    if (at.refuses)
        return 0;
    if (touch == MAN)
        at.is_taken = 1;
    if (touch == BET)
        at.bet = value;
    return 1;
}

void player_tell(struct player *self, const char *notice)
{
    (void)self;
    snprintf(at.told, sizeof at.told, "%s", notice);
}

/* A sheet of 400 by 500 pixels, half a pixel to each of its places. */
static void sit(void)
{
    memset(&at, 0, sizeof at);
    at.bet = 10;
    window_table_place(&at.table, (struct canvas_rect){0, 0, 424, 524}, 100);
    window_table_look(&at.table, NULL);
    assert_int_equal(at.table.sheet.left, 12);
    assert_int_equal(at.table.sheet.width, 400);
}

static int px(int place)
{
    return 12 + place / 2;
}

static void press(int x, int y)
{
    window_table_press(&at.table, &at.player, px(x), px(y));
}

static void move(int x, int y)
{
    window_table_move(&at.table, &at.player, px(x), px(y));
}

static void release(int x, int y)
{
    window_table_release(&at.table, &at.player, px(x), px(y));
}

static void expect_touched(const char *all)
{
    assert_string_equal(at.touched, all);
    at.touched[0] = 0;
}

static int key(uint32_t code)
{
    return window_table_key(&at.table, &at.player, code);
}

static int focused(void)
{
    return at.table.focus < 0 ? -1
         : at.table.now.item[at.table.focus].touch;
}

CASE(a_press_is_a_touch)
{
    BEGIN_CASE;
    sit();
    press(50, 750);
    expect_touched("5:0 ");
    release(50, 750);
    press(650, 550);
    release(650, 550);
    expect_touched("4:0 ");
    press(10, 10);
    release(10, 10);
    press(50, 950);
    release(50, 950);
    expect_touched("");
    assert_true(window_table_works(&at.table, px(350), px(350)));
    assert_false(window_table_works(&at.table, px(450), px(350)));
    assert_false(window_table_works(&at.table, px(50), px(50)));
    assert_false(window_table_has(&at.table, 424, 0));
}

CASE(of_two_cards_the_upper_one_is_touched)
{
    BEGIN_CASE;
    sit();
    press(570, 50);
    release(570, 50);
    expect_touched("8:0 ");
    press(510, 50);
    release(510, 50);
    expect_touched("7:0 ");
}

CASE(a_piece_is_dragged_to_its_spot)
{
    BEGIN_CASE;
    sit();
    press(350, 350);
    expect_touched("1:0 ");
    move(400, 300);
    expect_touched("");
    assert_true(window_table_has(&at.table, -5, -5));
    release(450, 250);
    expect_touched("3:1 ");             /* and told what came there */
    assert_false(window_table_has(&at.table, -5, -5));
}

/* What comes from a key goes where it is dropped, and nowhere else. */
CASE(a_piece_is_dragged_from_its_key)
{
    BEGIN_CASE;
    sit();
    at.has_pegs = 1;
    press(50, 850);
    expect_touched("");
    release(250, 250);
    expect_touched("2:9 ");
    press(50, 850);
    release(10, 10);
    press(50, 850);
    release(50, 750);
    expect_touched("");
    press(50, 850);
    release(60, 840);
    expect_touched("9:0 ");
}

/* On itself, on nothing, on what is no spot or cannot be touched. */
CASE(a_drop_elsewhere_is_no_touch)
{
    static const int places[][2] = {{355, 345}, {10, 10}, {50, 750},
                                    {450, 350}, {-500, 300}, {300, 640}};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        sit();
        press(350, 350);
        expect_touched("1:0 ");
        release(places[i][0], places[i][1]);
        expect_touched("");
    }
}

CASE(what_is_no_piece_is_not_dragged)
{
    BEGIN_CASE;
    sit();
    press(650, 550);
    release(250, 250);
    expect_touched("4:0 ");
    at.refuses = 1;
    press(350, 350);
    release(250, 250);
    expect_touched("1:0 ");
    at.refuses = 0;
    press(350, 350);
    window_table_forget(&at.table);
    release(450, 250);
    expect_touched("1:0 ");
}

/* The knob goes from 240 to 660 on the sheet, for 10 to 110. */
CASE(a_slider_follows_the_mouse)
{
    BEGIN_CASE;
    sit();
    press(240, 640);
    expect_touched("");
    move(450, 640);
    expect_touched("6:60 ");
    move(450, 100);
    expect_touched("");
    move(2000, 640);
    expect_touched("6:110 ");
    move(-2000, 640);
    expect_touched("6:10 ");
    release(660, 640);
    expect_touched("6:110 ");
    move(300, 640);
    expect_touched("");
}

CASE(it_says_when_it_is_not_the_moment)
{
    BEGIN_CASE;
    sit();
    press(450, 350);
    assert_string_equal(at.told, "");
    at.is_over = 1;
    press(50, 750);
    expect_touched("");
    assert_string_equal(at.told, "Not now. The other one thinks");
}

CASE(arrows_walk_by_where_things_are)
{
    static const struct {
        uint32_t key;
        int touch;
    } way[] = {
        {KEY_RIGHT, FAR}, {KEY_RIGHT, FAR}, {KEY_LEFT, BET}, {KEY_UP, MAN},
        {KEY_LEFT, HERE}, {KEY_LEFT, PASS}, {KEY_LEFT, PASS},
        {KEY_UP, HERE}, {KEY_UP, CARD_LOW}, {KEY_UP, CARD_LOW},
        {KEY_RIGHT, CARD_HIGH}, {KEY_RIGHT, FAR}, {KEY_UP, CARD_HIGH},
        {KEY_LEFT, CARD_LOW}, {KEY_DOWN, BET}, {KEY_UP, MAN},
    };

    BEGIN_CASE;
    sit();
    assert_true(window_table_focus(&at.table));
    assert_int_equal(focused(), MAN);
    for (size_t i = 0; i < sizeof way / sizeof way[0]; i++) {
        assert_true(key(way[i].key));
        if (focused() != way[i].touch)
            fail_msg("step %zu leads to %d", i, focused());
    }
    expect_touched("");
    assert_true(key(KEY_ENTER));
    expect_touched("1:0 ");
    assert_true(key(' '));
    expect_touched("1:0 ");
    assert_false(key('x'));
    assert_true(key(KEY_ESC));
    assert_false(key(KEY_ENTER));
}

CASE(arrows_pull_a_slider)
{
    BEGIN_CASE;
    sit();
    assert_true(window_table_focus(&at.table));
    key(KEY_DOWN);
    assert_int_equal(focused(), BET);
    key(KEY_RIGHT);
    expect_touched("6:15 ");
    key(KEY_END);
    expect_touched("6:110 ");
    key(KEY_RIGHT);
    expect_touched("6:110 ");
    key(KEY_PAGE_DOWN);
    expect_touched("6:90 ");
    key(KEY_HOME);
    expect_touched("6:10 ");
    assert_int_equal(focused(), BET);
    key(KEY_UP);
    assert_int_not_equal(focused(), BET);
}

/* The place is kept when the focus goes; what is gone leaves it to another,
 * and its keys are not the board's in between. */
CASE(the_focus_is_a_place)
{
    BEGIN_CASE;
    sit();
    window_table_focus(&at.table);
    key(KEY_RIGHT);
    assert_int_equal(focused(), FAR);
    window_table_unfocus(&at.table);
    assert_int_equal(at.table.focus, -1);
    window_table_focus(&at.table);
    assert_int_equal(focused(), FAR);
    at.is_over = 1;
    window_table_look(&at.table, NULL);
    assert_int_equal(at.table.focus, -1);
    assert_true(key(KEY_ENTER));
    expect_touched("");
    at.is_over = 0;
    window_table_look(&at.table, NULL);
    assert_int_equal(focused(), FAR);
    press(250, 250);
    release(250, 250);
    window_table_focus(&at.table);
    assert_int_equal(focused(), HERE);
    window_table_place(&at.table, (struct canvas_rect){0, 0, 0, 0}, 100);
    assert_false(key(KEY_ENTER));
    assert_false(window_table_focus(&at.table));
}

static int update(struct draw *draw)
{
    struct canvas_rect dirty;

    window_table_look(&at.table, NULL);
    return window_table_update(&at.table, draw, &dirty);
}

CASE(it_is_drawn_only_when_it_changes)
{
    static struct draw draw;
    uint32_t *pixels = calloc(2 * 424 * 524, sizeof *pixels);

    BEGIN_CASE;
    assert_non_null(pixels);
    canvas_begin(&draw.live, pixels, 424, 524);
    canvas_begin(&draw.still, pixels + 424 * 524, 424, 524);
    sit();
    assert_true(update(&draw));
    assert_false(update(&draw));
    window_table_focus(&at.table);
    assert_true(update(&draw));
    assert_false(update(&draw));
    at.bet = 70;
    assert_true(update(&draw));
    assert_false(update(&draw));
    window_table_renew(&at.table);
    assert_true(update(&draw));
    free(pixels);
}

static const struct CMUnitTest tests[] = {
    TEST("a press is a touch", a_press_is_a_touch),
    TEST("of two cards the upper one is touched",
         of_two_cards_the_upper_one_is_touched),
    TEST("a piece is dragged to its spot", a_piece_is_dragged_to_its_spot),
    TEST("a piece is dragged from its key", a_piece_is_dragged_from_its_key),
    TEST("a drop elsewhere is no touch", a_drop_elsewhere_is_no_touch),
    TEST("what is no piece is not dragged", what_is_no_piece_is_not_dragged),
    TEST("a slider follows the mouse", a_slider_follows_the_mouse),
    TEST("it says when it is not the moment",
         it_says_when_it_is_not_the_moment),
    TEST("arrows walk by where things are",
         arrows_walk_by_where_things_are),
    TEST("arrows pull a slider", arrows_pull_a_slider),
    TEST("the focus is a place", the_focus_is_a_place),
    TEST("it is drawn only when it changes",
         it_is_drawn_only_when_it_changes),
};

CHECK_MAIN("window_table", tests)
