/* test_hand_go.c - what is read off the Go machine's monitor, and a game
 * followed by it. */
#include "bench/rig.h"

#include <string.h>

#include "bench/goban.h"
#include "machines/go/hand_track.h"
#include "bench/sitting.h"

/* Words */

static struct hand_go_sight sight;

CASE(points_have_names)
{
    static const struct { int row, column; const char *name; } some[] = {
        {0, 0, "A9"}, {8, 8, "J1"}, {4, 4, "E5"}, {5, 7, "H4"},
    };
    char name[8];
    struct text to;

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        text_begin(&to, name, sizeof name);
        hand_go_put_point(go_at(some[i].row, some[i].column), &to);
        assert_string_equal(name, some[i].name);
    }
    text_begin(&to, name, sizeof name);
    hand_go_put_point(GO_PASS, &to);
    assert_string_equal(name, "pass");
}

/* Stones */

static uint8_t stones[HAND_GO_SPOTS];

static struct play *begin_game(void)
{
    struct play *play = sitting_begin("go#eye", NULL, NULL);

    goban_run_ms(play, 300);
    goban_tap(play, "EE");
    goban_run_ms(play, 40);
    return play;
}

static void check_stones(const struct play *play)
{
    const BoardState *board = &goban_program(play->session)->board;

    memset(stones, 9, sizeof stones);
    assert_true(hand_go_eye_stones(play->session, stones));
    assert_memory_equal(stones, board->cells, sizeof stones);
}

/* On star points and edges, under the cursor, as the last one, with marks of
 * territory all around. */
CASE(stones_are_seen_whatever_is_drawn_around_them)
{
    static const char *const moves[] = {"E5", "C7", "A1", "J9", "A9", "J1",
                                        "G3", "F5", "E9"};
    struct play *play = begin_game();

    BEGIN_CASE;
    check_stones(play);
    for (int i = 0; i < 9; i++) {
        goban_place(play, moves[i]);
        goban_run_ms(play, 40);
        check_stones(play);
        sitting_do(play, i % 2 ? "set SW2 0" : "set SW2 1");
        goban_run_ms(play, 60);
        check_stones(play);
    }
    goban_tap(play, "L");
    goban_run_ms(play, 40);
    check_stones(play);
    sitting_end(play);
}

CASE(what_is_neither_wood_nor_stone_is_not_read)
{
    struct play *play = begin_game();

    BEGIN_CASE;
    goban_paint(play->session, 3, 5, 0xf800, 1);        /* red */
    assert_false(hand_go_eye_stones(play->session, stones));
    goban_paint(play->session, 3, 5, COLOR_WHITE, 1);   /* half a stone */
    assert_false(hand_go_eye_stones(play->session, stones));
    goban_paint(play->session, 3, 5, COLOR_WHITE, 2);
    assert_true(hand_go_eye_stones(play->session, stones));
    assert_int_equal(stones[9 * 3 + 5], GO_WHITE);
    goban_paint(play->session, 3, 5, COLOR_BOARD, 2);
    check_stones(play);
    sitting_end(play);
}

static void check_pixels(const struct play *play)
{
    struct picture_view picture = session_picture(play->session);
    static uint16_t pixels[FB_PIXELS];

    picture.type->pixels(picture.from, pixels);
    for (int i = 0; i < FB_PIXELS; i++)
        assert_int_equal(picture_pixel(&picture, i % FB_WIDTH, i / FB_WIDTH),
                         pixels[i]);
}

CASE(a_pixel_is_one_of_the_picture)
{
    struct play *play = begin_game();

    BEGIN_CASE;
    check_pixels(play);
    goban_tap(play, "E");               /* the other frame */
    check_pixels(play);
    sitting_do(play, "press KEY0");
    goban_run_ms(play, 40);
    check_pixels(play);
    sitting_end(play);
}

CASE(a_dark_monitor_shows_no_stones)
{
    struct play *play = begin_game();

    BEGIN_CASE;
    sitting_do(play, "press KEY0");
    goban_run_ms(play, 40);
    assert_false(hand_go_eye_stones(play->session, stones));
    hand_go_eye_look(play->session, &sight);
    assert_int_equal(sight.screen, HAND_GO_DARK);
    sitting_end(play);
}

/* A game from picture to picture */

static struct hand_go_track track;
static struct go_game truth;

static void begin(int has_superko)
{
    memset(&track, 0, sizeof track);
    hand_go_track_begin(&track, has_superko);
    truth = track.game;
}

static void take_picture(void)
{
    for (int i = 0; i < HAND_GO_SPOTS; i++)
        stones[i] = truth.now.colour[hand_go_point(i)];
}

static int follows(int row, int column)
{
    go_point move = row < 0 ? GO_PASS : go_at(row, column);

    assert_int_equal(go_game_play(&truth, move, (enum go_colour)truth.turn),
                     GO_LEGAL);
    take_picture();
    return hand_go_track_follow(&track, stones);
}

/* Black takes at (1, 2); White may not take back at (1, 1). */
static void play_to_ko(void)
{
    static const int moves[][2] = {{0, 1}, {0, 2}, {1, 0}, {1, 3}, {2, 1},
                                   {2, 2}, {8, 8}, {1, 1}, {1, 2}};

    for (int i = 0; i < 9; i++)
        assert_true(follows(moves[i][0], moves[i][1]));
}

CASE(moves_captures_and_passes_are_followed)
{
    BEGIN_CASE;
    begin(0);
    play_to_ko();
    assert_int_equal(track.game.now.colour[go_at(1, 1)], GO_EMPTY);
    assert_int_equal(track.moves, 9);
    assert_int_equal(track.game.turn, GO_WHITE);
    assert_int_equal(go_game_judge(&track.game, go_at(1, 1), GO_WHITE),
                     GO_KO);
    assert_true(follows(-1, -1));
    assert_int_equal(track.game.passes, 1);
    assert_int_equal(go_game_judge(&track.game, go_at(1, 1), GO_WHITE),
                     GO_LEGAL);
    assert_memory_equal(&track.game.now, &truth.now, sizeof truth.now);
}

CASE(superko_is_remembered_where_the_switch_was_on)
{
    BEGIN_CASE;
    for (int has_superko = 0; has_superko < 2; has_superko++) {
        begin(has_superko);
        play_to_ko();
        assert_true(follows(-1, -1));
        assert_true(follows(-1, -1));
        assert_int_equal(go_game_judge(&track.game, go_at(1, 1), GO_WHITE),
                         has_superko ? GO_KO : GO_LEGAL);
    }
}

CASE(what_no_move_leads_to_is_not_followed)
{
    struct go_game before;

    BEGIN_CASE;
    begin(0);
    play_to_ko();
    before = track.game;
    for (int i = 0; i < HAND_GO_SPOTS; i++) {
        int was = stones[i];

        stones[i] = (uint8_t)(was == GO_EMPTY ? GO_BLACK : GO_EMPTY);
        assert_false(hand_go_track_agrees(&track, stones));
        assert_false(hand_go_track_follow(&track, stones));
        stones[i] = (uint8_t)was;
    }
    stones[40] = stones[41] = GO_WHITE;         /* two at once */
    assert_false(hand_go_track_follow(&track, stones));
    assert_memory_equal(&track.game, &before, sizeof before);
    assert_int_equal(track.moves, 9);
}

CASE(a_game_in_the_middle_is_adopted)
{
    struct hand_go_sight here = {
        .screen = HAND_GO_GAME, .turn = GO_WHITE, .moves = 9,
        .has_passed = 1,
    };
    unsigned games;

    BEGIN_CASE;
    begin(0);
    play_to_ko();
    begin(0);
    games = track.games;
    assert_true(hand_go_track_adopt(&track, &here, stones));
    assert_true(hand_go_track_agrees(&track, stones));
    assert_int_equal(track.games, games);
    assert_int_equal(track.moves, 9);
    assert_int_equal(track.game.turn, GO_WHITE);
    assert_int_equal(track.game.passes, 1);
    assert_int_equal(go_game_judge(&track.game, go_at(1, 1), GO_WHITE),
                     GO_LEGAL);         /* it cannot know of the ko, */
    hand_go_track_refuse(&track, go_at(1, 1));  /* but is told */
    assert_int_equal(track.refusals, 1);
    assert_true(track.refused[go_at(1, 1)]);
    assert_int_equal(go_game_judge(&track.game, go_at(1, 1), GO_WHITE),
                     GO_KO);
}

CASE(stones_that_cannot_stand_are_not_adopted)
{
    struct hand_go_sight here = {.screen = HAND_GO_GAME, .turn = GO_WHITE,
                                 .moves = 5};

    BEGIN_CASE;
    begin(0);
    memset(stones, GO_BLACK, sizeof stones);
    assert_false(hand_go_track_adopt(&track, &here, stones));
    assert_int_equal(track.moves, 0);
    take_picture();
    assert_true(hand_go_track_agrees(&track, stones));
}

static const struct CMUnitTest tests[] = {
    TEST("eye: points have names", points_have_names),
    TEST("eye: stones are seen whatever is drawn around them",
         stones_are_seen_whatever_is_drawn_around_them),
    TEST("eye: what is neither wood nor stone is not read",
         what_is_neither_wood_nor_stone_is_not_read),
    TEST("eye: a pixel is one of the picture, also of a dark one",
         a_pixel_is_one_of_the_picture),
    TEST("eye: a dark monitor shows no stones",
         a_dark_monitor_shows_no_stones),
    TEST("track: moves, captures and passes are followed by the picture",
         moves_captures_and_passes_are_followed),
    TEST("track: superko is remembered where the switch was on",
         superko_is_remembered_where_the_switch_was_on),
    TEST("track: what no move leads to is not followed",
         what_no_move_leads_to_is_not_followed),
    TEST("track: a game in the middle is adopted, and a refusal teaches its "
         "ko", a_game_in_the_middle_is_adopted),
    TEST("track: stones that cannot stand are not adopted",
         stones_that_cannot_stand_are_not_adopted),
};

CHECK_MAIN("hand go", tests)
