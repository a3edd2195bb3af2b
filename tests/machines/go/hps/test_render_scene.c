/* test_render_scene.c - the screens around the board: what can be read there,
 * and that parts drawn alone look like the whole. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/go/hps/canvas.h"
#include "machines/go/hps/render.h"

enum { STRIP_TOP = 428, UNTOUCHED = CANVAS_EMPTY };

static struct canvas canvas, other;

static struct place read_text(const char *text, int scale)
{
    struct place place = {0};

    if (!canvas_reads(&canvas, text, scale, &place))
        fail_msg("'%s' is not to be read", text);
    return place;
}

static void cannot_read(const char *text, int scale)
{
    struct place place;

    if (canvas_reads(&canvas, text, scale, &place))
        fail_msg("'%s' at %d, %d", text, place.x, place.y);
}

/* The document's panel */

CASE(the_panel_shows_scores_prisoners_and_turn)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    render_score_panel(41, 36, 2, 13, BLACK);
    assert_in_range(read_text("Black 41", 2).x, 0, 100);
    assert_in_range(read_text("White 41.5", 2).x, 440, 640);
    assert_in_range(read_text("Captured: 13 white", 1).x, 0, 100);
    assert_in_range(read_text("Captured: 2 black", 1).x, 440, 640);
    read_text("Black to play", 2);
    cannot_read("White to play", 2);
    render_score_panel(41, 36, 2, 13, WHITE);
    read_text("White to play", 2);
}

CASE(the_panel_is_at_its_place)
{
    struct extent strip;

    BEGIN_CASE;
    canvas_begin(&canvas);
    render_score_panel(41, 36, 2, 13, WHITE);
    strip = canvas_find_other(&canvas, UNTOUCHED);
    assert_in_range(strip.top, 420, 431);
    assert_int_equal(strip.bottom, 470);
    assert_int_equal(read_text("Black 41", 2).y, 432);
    assert_in_range(read_text("Captured: 2 black", 1).y, 446, 464);
    assert_true(canvas_is_sound(&canvas));
}

CASE(the_turn_has_a_stone_of_its_colour)
{
    struct place place;

    BEGIN_CASE;
    canvas_begin(&canvas);
    render_score_panel(0, 0, 0, 0, BLACK);
    place = read_text("Black to play", 2);
    assert_int_equal(canvas.pixel[439][place.x - 17], COLOR_BLACK);
    render_score_panel(0, 0, 0, 0, WHITE);
    place = read_text("White to play", 2);
    assert_int_equal(canvas.pixel[439][place.x - 17], COLOR_WHITE);
}

CASE(the_end_shows_both_scores_and_the_winner)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    render_game_over(43, 38);
    read_text("Black 43", 2);
    read_text("White 43.5", 2);
    read_text("White wins by 0.5", 2);
    read_text("Dead stones count: capture before you pass.", 1);
    read_text("Any key", 1);
    render_game_over(44, 37);
    read_text("Black wins by 1.5", 2);
    assert_true(canvas_find_other(&canvas, UNTOUCHED).top >= 420);
}

/* Title and menus */

CASE(the_title_asks_for_enter)
{
    BEGIN_CASE;
    canvas_begin(&canvas);
    render_title();
    read_text("Press Enter", 2);
    assert_int_equal(canvas_find(&canvas, UNTOUCHED).count, 0);
    assert_true(canvas_find(&canvas, COLOR_BOARD).count > 20000);
}

static void check_menu(int selected, int first, int last)
{
    uint16_t chosen;

    canvas_begin(&canvas);
    render_menu(selected);
    assert_int_equal(canvas_find(&canvas, UNTOUCHED).count, 0);
    assert_int_equal(render_menu_first((enum menu_item)selected), first);
    assert_int_equal(render_menu_last((enum menu_item)selected), last);
    chosen = read_text(render_menu_text((enum menu_item)selected), 2).color;
    for (int i = 0; i < MENU_ITEMS; i++) {
        const char *text = render_menu_text((enum menu_item)i);

        if (i < first || i > last)
            cannot_read(text, 2);
        else if (i != selected)
            assert_int_not_equal(read_text(text, 2).color, chosen);
    }
    read_text("Enter accept", 1);
}

CASE(a_menu_shows_its_items_and_which_is_selected)
{
    BEGIN_CASE;
    for (int i = MENU_PVP; i <= MENU_PVC; i++)
        check_menu(i, MENU_PVP, MENU_PVC);
    for (int i = MENU_LEVEL_1; i <= MENU_LEVEL_5; i++)
        check_menu(i, MENU_LEVEL_1, MENU_LEVEL_5);
    for (int i = MENU_BLACK; i <= MENU_WHITE; i++)
        check_menu(i, MENU_BLACK, MENU_WHITE);
}

CASE(items_stand_one_below_the_other_and_none_is_cut_off)
{
    BEGIN_CASE;
    for (int i = 0; i < MENU_ITEMS; i++) {
        enum menu_item item = (enum menu_item)i;
        int y = 0;

        canvas_begin(&canvas);
        render_menu(i);
        for (enum menu_item j = render_menu_first(item);
             j <= render_menu_last(item); j++) {
            struct place place = read_text(render_menu_text(j), 2);

            assert_in_range(place.y, y + 30, 420);
            y = place.y;
        }
    }
}

CASE(a_menu_of_no_item_is_the_first_and_has_none_selected)
{
    static const int wrong[] = {-1, MENU_ITEMS, INT32_MAX, INT32_MIN};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        canvas_begin(&canvas);
        render_menu(wrong[i]);
        assert_int_equal(read_text("Player vs player", 2).color,
                         read_text("Player vs computer", 2).color);
        assert_string_equal(render_menu_text((enum menu_item)wrong[i]), "");
    }
}

CASE(five_screens_are_five_pictures)
{
    static struct canvas shot[5];
    BoardState b;
    struct render_scene scene = {.board = &b, .cursor_row = 4,
                                 .cursor_col = 4, .last_row = -1,
                                 .last_col = -1, .black_name = "You",
                                 .white_name = "Level 1", .message = ""};

    BEGIN_CASE;
    board_init(&b);
    for (int i = 0; i < 5; i++) {
        canvas_begin(&shot[i]);
        scene.is_over = i == 4;
        switch (i) {
        case 0: render_title(); break;
        case 1: render_menu(MENU_PVP); break;
        case 2: render_menu(MENU_LEVEL_1); break;
        default: render_scene(&scene);
        }
        assert_int_equal(canvas_find(&shot[i], UNTOUCHED).count, 0);
        for (int j = 0; j < i; j++)
            assert_true(canvas_difference(&shot[i], &shot[j]).count > 500);
    }
}

/* Scenes */

/* Everything a random scene points to. */
struct stage {
    BoardState board;
    uint8_t owner[BOARD_LINES][BOARD_LINES];
    struct render_scene scene;
};

static void any_marks(struct stage *self, struct rng *rng)
{
    int is_over = rng_below(rng, 4) == 0;

    board_owners(&self->board, self->owner);
    self->scene.cursor_row = (int)rng_below(rng, 10) - 1;
    self->scene.cursor_col = (int)rng_below(rng, 10) - 1;
    self->scene.last_row = (int)rng_below(rng, 10) - 1;
    self->scene.last_col = (int)rng_below(rng, 10) - 1;
    self->scene.owner = is_over || rng_below(rng, 4) == 0
                      ? (const uint8_t (*)[BOARD_LINES])self->owner : NULL;
    self->scene.is_over = is_over;
}

static void any_words(struct stage *self, struct rng *rng)
{
    static const char *const names[] = {"You", "Player 1", "Level 5",
                                        "A rather long name", "", NULL};
    static const char *const messages[] = {
        "", "Ko: may not be retaken at once", "Thinking...", NULL,
        "forty-six characters are the most that may be"};

    self->scene.black_name = names[rng_below(rng, 6)];
    self->scene.white_name = names[rng_below(rng, 6)];
    self->scene.message = messages[rng_below(rng, 5)];
    self->scene.move_number = (int)rng_below(rng, 1000);
}

static void any_stage(struct stage *self, struct rng *rng)
{
    board_init(&self->board);
    for (int i = 0; i < 81; i++)
        self->board.cells[i / 9][i % 9] = (uint8_t)rng_below(rng, 3);
    self->board.turn = (uint8_t)(1 + rng_below(rng, 2));
    self->board.captured_black = (int)rng_below(rng, 120);
    self->board.captured_white = (int)rng_below(rng, 20);
    self->scene.board = &self->board;
    any_marks(self, rng);
    any_words(self, rng);
}

CASE(parts_drawn_alone_look_like_the_whole)
{
    static struct stage from, to;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "parts");
    for (int i = 0; i < 60; i++) {
        any_stage(&from, &rng);
        any_stage(&to, &rng);
        canvas_begin(&other);
        render_scene(&to.scene);
        canvas_begin(&canvas);
        render_scene(&from.scene);
        for (int p = 0; p < 81; p++)
            render_scene_point(&to.scene, p / 9, p % 9);
        render_scene_panel(&to.scene);
        assert_int_equal(canvas_difference(&canvas, &other).count, 0);
        assert_true(canvas_is_sound(&canvas));
    }
}

static int is_at(int row, int col, int p)
{
    return row == p / 9 && col == p % 9;
}

static int owner_at(const struct stage *self, int p)
{
    return self->scene.owner ? self->scene.owner[p / 9][p % 9] : EMPTY;
}

static int differs(const struct stage *a, const struct stage *b, int p)
{
    return a->board.cells[p / 9][p % 9] != b->board.cells[p / 9][p % 9]
        || owner_at(a, p) != owner_at(b, p)
        || is_at(a->scene.cursor_row, a->scene.cursor_col, p)
           != is_at(b->scene.cursor_row, b->scene.cursor_col, p)
        || is_at(a->scene.last_row, a->scene.last_col, p)
           != is_at(b->scene.last_row, b->scene.last_col, p);
}

/* A move on: another cursor, a stone more or less, other words. */
static void go_on(struct stage *self, struct rng *rng)
{
    int p = (int)rng_below(rng, 81);

    self->board.cells[p / 9][p % 9] = (uint8_t)rng_below(rng, 3);
    self->board.turn = (uint8_t)(BLACK + WHITE - self->board.turn);
    any_marks(self, rng);
    any_words(self, rng);
}

CASE(only_what_changed_must_be_drawn)
{
    static struct stage from, to;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "changes");
    any_stage(&from, &rng);
    canvas_begin(&canvas);
    render_scene(&from.scene);
    for (int i = 0; i < 60; i++) {
        to = from;
        to.scene.board = &to.board;
        go_on(&to, &rng);
        render_init(canvas.pixel);
        for (int p = 0; p < 81; p++)
            if (differs(&from, &to, p))
                render_scene_point(&to.scene, p / 9, p % 9);
        render_scene_panel(&to.scene);
        canvas_begin(&other);
        render_scene(&to.scene);
        assert_int_equal(canvas_difference(&canvas, &other).count, 0);
        from = to;
        from.scene.board = &from.board;
        if (from.scene.owner)
            from.scene.owner = (const uint8_t (*)[BOARD_LINES])from.owner;
    }
}

CASE(a_point_is_drawn_in_its_cell_and_the_panel_beside_all_cells)
{
    static struct stage stage;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "cells");
    for (int p = 0; p < 81; p++) {
        int x = 128 + 48 * (p % 9), y = 20 + 48 * (p / 9);
        struct extent drawn;

        any_stage(&stage, &rng);
        canvas_begin(&canvas);
        render_scene_point(&stage.scene, p / 9, p % 9);
        drawn = canvas_find_other(&canvas, UNTOUCHED);
        assert_int_equal(drawn.left, x - 24);
        assert_int_equal(drawn.right, x + 23);
        assert_int_equal(drawn.top, y < 24 ? 0 : y - 24);
        assert_int_equal(drawn.bottom, y + 23);
    }
    canvas_begin(&canvas);
    render_scene_panel(&stage.scene);
    for (int y = 0; y < STRIP_TOP; y++)
        for (int x = 104; x < 536; x++)
            assert_int_equal(canvas.pixel[y][x], UNTOUCHED);
}

/* A corner for Black, with an eye of one point; the rest is open. */
static void small_fight(struct stage *self)
{
    static const uint8_t black[][2] = {{0, 1}, {1, 0}, {1, 1}};
    static const uint8_t white[][2] = {{8, 7}, {7, 8}, {7, 7}, {6, 6}};

    memset(self, 0, sizeof *self);
    board_init(&self->board);
    for (int i = 0; i < 3; i++)
        self->board.cells[black[i][0]][black[i][1]] = BLACK;
    for (int i = 0; i < 4; i++)
        self->board.cells[white[i][0]][white[i][1]] = WHITE;
    board_owners(&self->board, self->owner);
    self->scene = (struct render_scene){
        .board = &self->board, .cursor_row = -1, .cursor_col = -1,
        .last_row = 6, .last_col = 6, .move_number = 7, .black_name = "You",
        .white_name = "Level 4", .message = "Both have passed"};
}

static uint16_t colour_at(int row, int col, int dx, int dy)
{
    return canvas.pixel[20 + 48 * row + dy][128 + 48 * col + dx];
}

CASE(a_game_shows_names_number_message_and_keys)
{
    static struct stage stage;

    BEGIN_CASE;
    small_fight(&stage);
    stage.scene.message = "Ko: may not be retaken at once";
    canvas_begin(&canvas);
    render_scene(&stage.scene);
    assert_in_range(read_text("You", 2).x, 0, 104);
    assert_in_range(read_text("Level 4", 2).x, 536, 640);
    read_text("Move 8: Black to play", 2);
    read_text("Ko: may not be retaken at once", 2);
    read_text("Black 4", 2);
    read_text("White 10.5", 2);
    assert_in_range(read_text("TO PLAY", 1).x, 0, 104);
    read_text("Enter", 1);
    read_text("Space", 1);
    stage.board.turn = WHITE;
    render_scene(&stage.scene);
    assert_in_range(read_text("TO PLAY", 1).x, 536, 640);
}

CASE(the_longest_message_fits_between_the_counts)
{
    static struct stage stage;
    static const char longest[] =
        "0123456789012345678901234567890123456789012345";
    struct place place;

    BEGIN_CASE;
    small_fight(&stage);
    stage.scene.message = longest;
    stage.board.captured_black = stage.board.captured_white = 999;
    canvas_begin(&canvas);
    render_scene(&stage.scene);
    place = read_text(longest, 1);
    assert_in_range(place.y, 446, 464);
    read_text("Captured: 999 white", 1);
    assert_true(place.x + 46 * 6 < read_text("Captured: 999 black", 1).x);
}

CASE(the_last_move_is_marked_in_its_stone)
{
    static struct stage stage;

    BEGIN_CASE;
    small_fight(&stage);
    canvas_begin(&canvas);
    render_scene(&stage.scene);
    assert_int_equal(colour_at(6, 6, 0, 0), COLOR_BLACK);
    assert_int_equal(colour_at(6, 6, 10, 0), COLOR_WHITE);
    assert_int_equal(colour_at(7, 7, 0, 0), COLOR_WHITE);
    stage.scene.last_row = stage.scene.last_col = 1;
    render_scene(&stage.scene);
    assert_int_equal(colour_at(1, 1, 0, 0), COLOR_WHITE);
    stage.scene.last_row = stage.scene.last_col = -1;
    render_scene(&stage.scene);
    assert_int_equal(colour_at(1, 1, 0, 0), COLOR_BLACK);
}

CASE(territory_is_marked_on_empty_points_of_an_owner)
{
    static struct stage stage;

    BEGIN_CASE;
    small_fight(&stage);
    canvas_begin(&canvas);
    render_scene(&stage.scene);
    assert_int_equal(colour_at(0, 0, 3, 3), COLOR_BOARD);
    stage.scene.owner = (const uint8_t (*)[BOARD_LINES])stage.owner;
    render_scene(&stage.scene);
    assert_int_equal(colour_at(0, 0, 3, 3), COLOR_BLACK);
    assert_int_equal(colour_at(8, 8, 3, 3), COLOR_WHITE);
    assert_int_equal(colour_at(3, 3, 3, 3), COLOR_BOARD);
    assert_int_equal(colour_at(0, 0, 12, 12), COLOR_BOARD);
    assert_int_equal(colour_at(6, 6, 0, 0), COLOR_BLACK);
}

/* 9 + 27 for Black, 10 + 26 + 5.5 for White, a row for nobody. */
static void two_walls(BoardState *b)
{
    board_init(b);
    memset(b->cells[3], BLACK, BOARD_LINES);
    memset(b->cells[5], WHITE, BOARD_LINES);
    b->cells[8][8] = WHITE;
}

CASE(the_end_shows_how_the_scores_came_about)
{
    static struct stage stage;

    BEGIN_CASE;
    small_fight(&stage);
    two_walls(&stage.board);
    stage.scene.is_over = 1;
    canvas_begin(&canvas);
    render_scene(&stage.scene);
    assert_in_range(read_text("Stones", 1).x, 0, 104);
    assert_in_range(read_text("Komi", 1).x, 536, 640);
    assert_in_range(read_text("5.5", 2).x, 536, 640);
    assert_in_range(read_text("WINNER", 1).x, 536, 640);
    read_text("Territory", 1);
    read_text("Total", 1);
    assert_in_range(read_text("27", 2).x, 0, 104);
    assert_in_range(read_text("36", 2).x, 0, 104);
    assert_in_range(read_text("10", 2).x, 536, 640);
    assert_in_range(read_text("26", 2).x, 536, 640);
    assert_in_range(read_text("41.5", 2).x, 536, 640);
    read_text("White wins by 5.5", 2);
    read_text("Both have passed", 1);
    cannot_read("TO PLAY", 1);
    assert_int_equal(colour_at(3, 1, 0, 0), COLOR_BLACK);
}

CASE(taken_stones_lie_beside_the_one_who_took_them)
{
    static struct stage stage;
    struct extent found;

    BEGIN_CASE;
    small_fight(&stage);
    canvas_begin(&other);
    render_scene(&stage.scene);
    stage.board.captured_white = 1;
    canvas_begin(&canvas);
    render_scene(&stage.scene);
    memcpy(canvas.pixel[STRIP_TOP], other.pixel[STRIP_TOP],
           sizeof canvas.pixel[0] * (FB_HEIGHT - STRIP_TOP));
    found = canvas_difference(&canvas, &other);
    assert_in_range(found.right, 0, 103);
    assert_in_range(found.count, 80, 160);
}

static const struct CMUnitTest tests[] = {
    TEST("M4-052 M4-133 the panel shows scores, prisoners and turn",
         the_panel_shows_scores_prisoners_and_turn),
    TEST("M4-043 the panel is at its place", the_panel_is_at_its_place),
    TEST("M4-052 the turn has a stone of its colour",
         the_turn_has_a_stone_of_its_colour),
    TEST("M4-054 M4-133 the end shows both scores and the winner",
         the_end_shows_both_scores_and_the_winner),
    TEST("M4-055 the title asks for Enter", the_title_asks_for_enter),
    TEST("M4-053 M4-133 a menu shows its items and which is selected",
         a_menu_shows_its_items_and_which_is_selected),
    TEST("M4-053 items stand one below the other, and none is cut off",
         items_stand_one_below_the_other_and_none_is_cut_off),
    TEST("a menu of no item is the first and has none selected",
         a_menu_of_no_item_is_the_first_and_has_none_selected),
    TEST("M4-055 five screens are five pictures",
         five_screens_are_five_pictures),
    TEST("parts drawn alone look like the whole",
         parts_drawn_alone_look_like_the_whole),
    TEST("only what changed must be drawn", only_what_changed_must_be_drawn),
    TEST("a point is drawn in its cell, and the panel beside all cells",
         a_point_is_drawn_in_its_cell_and_the_panel_beside_all_cells),
    TEST("a game shows names, number, message and keys",
         a_game_shows_names_number_message_and_keys),
    TEST("the longest message fits between the counts",
         the_longest_message_fits_between_the_counts),
    TEST("the last move is marked in its stone",
         the_last_move_is_marked_in_its_stone),
    TEST("territory is marked on empty points of an owner",
         territory_is_marked_on_empty_points_of_an_owner),
    TEST("M4-054 the end shows how the scores came about",
         the_end_shows_how_the_scores_came_about),
    TEST("taken stones lie beside the one who took them",
         taken_stones_lie_beside_the_one_who_took_them),
};

CHECK_MAIN("render_scene", tests)
