/* test_move.c - a move that is typed, and pressed square by square. */
#include "player/at_board.h"

#include <string.h>
#include <unistd.h>

#include "bench/look.h"
#include "player/key.h"
#include "player/move.h"

enum { TAP = 240, REST = 240 };         /* ticks, on a tinychip */

/* Reading */

/* The squares as names, joined; or the error. */
static const char *read_line(const char *line)
{
    static char names[4 * MOVE_SQUARES];
    struct move move;
    struct text to;
    const char *error = move_read(&move, line);

    if (error) {
        assert_int_equal(move.count, 0);
        assert_false(move_is_on(&move));
        return error;
    }
    text_begin(&to, names, sizeof names);
    for (int i = 0; i < move.count; i++) {
        text_put_char(&to, (char)('a' + move.square[i] % MATRIX_SIDE));
        text_put_char(&to, (char)('1' + move.square[i] / MATRIX_SIDE));
    }
    return names;
}

CASE(a_move_is_read_in_all_its_forms)
{
    BEGIN_CASE;
    assert_string_equal(read_line("c3-d4"), "c3d4");
    assert_string_equal(read_line("c3xe5xg7"), "c3e5g7");
    assert_string_equal(read_line("c3 d4"), "c3d4");
    assert_string_equal(read_line("c3d4"), "c3d4");
    assert_string_equal(read_line("  C3 - D4  "), "c3d4");
    assert_string_equal(read_line("c3:e5Xg7"), "c3e5g7");
    assert_string_equal(read_line("e5"), "e5");
    assert_string_equal(read_line("a1h8"), "a1h8");
}

CASE(what_is_no_move_is_refused_with_what_is_right)
{
    static const struct { const char *line, *why; } wrong[] = {
        {"", "one is missing"}, {"c3-", "one is missing"},
        {"c3x ", "one is missing"}, {"c3-i4", "none at i4"},
        {"c3-d9", "none at d9"}, {"c3-d0", "none at d0"},
        {"-c3", "none at -c3"}, {"c3--d4", "none at -d4"},
        {"9-13", "none at 9-13"}, {"c3 d", "none at d"},
        {"c3,d4", "none at ,d4"}, {"\xc3\xa4", "none at \xc3\xa4"},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        const char *error = read_line(wrong[i].line);

        assert_non_null(strstr(error, "a1 to h8, c3-d4 or c3xe5xg7"));
        assert_non_null(strstr(error, wrong[i].why));
    }
}

CASE(there_is_an_end_to_the_squares)
{
    char line[2 * MOVE_SQUARES + 3] = "";

    BEGIN_CASE;
    for (int i = 0; i < MOVE_SQUARES; i++)
        strcat(line, "c3");
    assert_int_equal(strlen(read_line(line)), 2 * MOVE_SQUARES);
    strcat(line, "d4");
    assert_non_null(strstr(read_line(line), "too many"));
}

/* Pressing */

static void begin_at_rest(struct sitting *self, const char *mind)
{
    begin_against(self, "checkers:tinychip#1", mind);
    frames(self, 50);
}

static size_t count(const struct sitting *self)
{
    return session_event_count(self->play.session);
}

static const struct event *event(const struct sitting *self, size_t i)
{
    assert_true(i < count(self));
    return session_event(self->play.session, i);
}

static void expect_part(const struct sitting *self, const char *words)
{
    struct look_answer answer;

    assert_null(look_expect(self->play.session, words, &answer));
    if (!answer.holds)
        fail_msg("%s: it is %s", words, answer.actual);
}

CASE(each_square_is_set_and_entered)
{
    static const char *const wanted[] = {
        "set ROW 010", "set COL 010", "press ENTER", "release ENTER",
        "set ROW 011", "set COL 011", "press ENTER", "release ENTER",
    };
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, NULL);
    player_move(&s.game, "c3-d4");
    assert_int_equal(count(&s), 3);     /* and then time must pass */
    frames(&s, 20);
    assert_int_equal(count(&s), 8);
    for (size_t i = 0; i < 8; i++)
        assert_string_equal(event(&s, i)->words, wanted[i]);
    assert_int_equal(event(&s, 3)->tick - event(&s, 2)->tick, TAP);
    assert_true(event(&s, 6)->tick - event(&s, 3)->tick >= REST);
    play_close(&s.play);
}

CASE(the_chip_takes_the_move)
{
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, NULL);
    expect_part(&s, "RED 1");
    player_move(&s.game, "c3-d4");
    frames(&s, 30);
    expect_part(&s, "RED 0");
    expect_part(&s, "BLACK 1");
    expect_part(&s, "ERROR 0");
    expect_part(&s, "ARRAY \".G.G.G.G/G.G.G.G./.G.G.G.G/......../...x..../"
                    "R.Y.R.R./.R.R.R.R/R.R.R.R.\"");
    player_move(&s.game, "a3");      /* half a move: no man of Black's */
    frames(&s, 30);
    expect_part(&s, "ERROR 1");
    player_move(&s.game, "b6");      /* CLEAR first, then one of Black's */
    frames(&s, 60);
    expect_part(&s, "ERROR 0");
    play_close(&s.play);
}

CASE(a_wrong_line_presses_nothing)
{
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, NULL);
    player_move(&s.game, "c3-z9");
    frames(&s, 30);
    assert_int_equal(count(&s), 0);
    assert_non_null(strstr(s.game.notice, "none at z9"));
    play_close(&s.play);
}

CASE(a_move_is_pressed_at_every_speed)
{
    BEGIN_CASE;
    for (int speed = 0; speed < 10; speed++) {
        struct sitting s;

        begin_at_rest(&s, NULL);
        for (int i = 0; i < 5; i++)
            pace_slower(&s.play.pace);
        for (int i = 0; i < speed; i++)
            pace_faster(&s.play.pace);
        player_move(&s.game, "c3-d4");
        frames(&s, 200);
        assert_int_equal(count(&s), 8);
        expect_part(&s, "BLACK 1");
        play_close(&s.play);
    }
}

CASE(a_pause_holds_it_up)
{
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, NULL);
    s.play.pace.is_paused = 1;
    player_move(&s.game, "c3-d4");
    frames(&s, 100);
    assert_int_equal(count(&s), 3);
    s.play.pace.is_paused = 0;
    frames(&s, 20);
    assert_int_equal(count(&s), 8);
    play_close(&s.play);
}

CASE(it_waits_for_a_button_that_is_still_down)
{
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, NULL);
    player_work_key(&s.game, 'e', HOLD_TAP);
    frames(&s, 1);
    player_move(&s.game, "c3");
    assert_int_equal(count(&s), 1);
    frames(&s, 20);
    assert_int_equal(count(&s), 6);
    assert_string_equal(event(&s, 1)->words, "release ENTER");
    assert_string_equal(event(&s, 4)->words, "press ENTER");
    assert_true(event(&s, 4)->tick - event(&s, 1)->tick >= REST);
    play_close(&s.play);
}

/* Each of them, in the middle of a move. */
static void press_a_switch(struct player *game)
{
    player_work_key(game, '1', HOLD_TAP);
}

static void press_an_arrow(struct player *game)
{
    player_work_key(game, KEY_UP, HOLD_TAP);
}

static void press_a_button(struct player *game)
{
    player_work_key(game, 'c', HOLD_TAP);
}

static void rewind_it(struct player *game)
{
    player_seek_by(game, -1);
}

static void power_off(struct player *game)
{
    player_do(game, "power");
}

CASE(whatever_else_is_done_breaks_it_off)
{
    static void (*const doings[])(struct player *game) = {
        press_a_switch, press_an_arrow, press_a_button, rewind_it, power_off,
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof doings / sizeof doings[0]; i++) {
        struct sitting s;
        int presses = 0;

        begin_at_rest(&s, NULL);
        player_move(&s.game, "c3-d4");
        frames(&s, 1);
        doings[i](&s.game);
        frames(&s, 40);
        for (size_t k = 0; k < count(&s); k++)
            presses += strcmp(event(&s, k)->words, "press ENTER") == 0;
        assert_int_equal(presses, 1);
        assert_false(move_is_on(&s.game.move));
        play_close(&s.play);
    }
}

/* The other board has no squares to go on with. */
CASE(another_game_breaks_it_off)
{
    char path[] = "/tmp/boardwalk-move-XXXXXX";
    static const char game[] = "boardwalk 1\nopen duel:basys2#1\n@100\n";
    struct sitting s;
    int file = mkstemp(path);

    BEGIN_CASE;
    assert_true(file >= 0);
    assert_int_equal(write(file, game, sizeof game - 1), sizeof game - 1);
    close(file);
    begin_at_rest(&s, NULL);
    player_move(&s.game, "c3-d4");
    player_open(&s.game, path);
    assert_non_null(strstr(s.game.notice, "opened"));
    frames(&s, 30);
    assert_int_equal(count(&s), 0);
    play_close(&s.play);
    unlink(path);
}

CASE(a_new_line_takes_the_place_of_the_old)
{
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, NULL);
    player_move(&s.game, "c3-d4");
    frames(&s, 1);
    player_move(&s.game, "e3");
    frames(&s, 40);
    assert_int_equal(count(&s), 7);
    assert_string_equal(event(&s, 4)->words, "set COL 100");
    play_close(&s.play);
}

/* Until a LED is on, for half a minute at most. */
static int comes_on(struct sitting *self, const char *led)
{
    struct look_answer answer = {0};

    for (int i = 0; i < 1500 && !answer.holds; i++) {
        frames(self, 1);
        assert_null(look_expect(self->play.session, led, &answer));
    }
    return answer.holds;
}

/* Two moves that Black cannot hinder. */
CASE(a_mind_across_the_board_answers)
{
    static const char *const moves[] = {"c3-d4", "b2-c3"};
    struct sitting s;

    BEGIN_CASE;
    begin_at_rest(&s, "random");
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        size_t before = count(&s);

        player_move(&s.game, moves[i]);
        assert_true(comes_on(&s, "BLACK 1"));
        assert_true(comes_on(&s, "RED 1"));
        assert_true(count(&s) >= before + 12);  /* four presses at least */
        expect_part(&s, "ERROR 0");
        assert_string_equal(s.play.trouble, "");
    }
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("move: c3-d4, c3xe5xg7, c3 d4, c3d4 and e5 are read",
         a_move_is_read_in_all_its_forms),
    TEST("move: what is none is refused, and what is right is said",
         what_is_no_move_is_refused_with_what_is_right),
    TEST("move: there is an end to the squares",
         there_is_an_end_to_the_squares),
    TEST("move: each square is set on the switches and entered (M3-026, "
         "M3-027, M3-028)", each_square_is_set_and_entered),
    TEST("move: the chip takes it, or not (M3-028, M3-029, M3-030)",
         the_chip_takes_the_move),
    TEST("move: a wrong line presses nothing", a_wrong_line_presses_nothing),
    TEST("move: it is pressed at every speed",
         a_move_is_pressed_at_every_speed),
    TEST("move: a pause holds it up", a_pause_holds_it_up),
    TEST("move: it waits for a button that is still down",
         it_waits_for_a_button_that_is_still_down),
    TEST("move: whatever else is done breaks it off",
         whatever_else_is_done_breaks_it_off),
    TEST("move: so does another game, on whatever board",
         another_game_breaks_it_off),
    TEST("move: a new line takes the place of the old one",
         a_new_line_takes_the_place_of_the_old),
    TEST("move: a mind across the board sees it and answers",
         a_mind_across_the_board_answers),
};

CHECK_MAIN("move", tests)
