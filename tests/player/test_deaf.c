/* test_deaf.c - presses that a machine cannot take are told of; and a move by
 * name that finds an error makes way for itself. */
#include "player/at_board.h"

#include "bench/look.h"

static const char *notice(const struct sitting *desk)
{
    return desk->game.notice;
}

static void wait_until(struct sitting *desk, const char *shows)
{
    for (int i = 0; i < 3000 && !look_holds(desk->play.session, shows); i++)
        frames(desk, 1);
    assert_true(look_holds(desk->play.session, shows));
}

static void tap(struct sitting *desk, char key)
{
    assert_true(player_work_key(&desk->game, (uint32_t)key, HOLD_TAP));
}

CASE(duel_tells_of_presses_during_a_message)
{
    struct sitting desk;

    BEGIN_CASE;
    begin(&desk, "duel:basys2#1");
    frames(&desk, 20);
    tap(&desk, 'a');
    assert_string_equal(notice(&desk), "");     /* this one counts */
    wait_until(&desk, "AN \"_0-0\"");
    assert_string_equal(notice(&desk), "");
    frames(&desk, 20);
    tap(&desk, 'a');
    assert_non_null(strstr(notice(&desk), "buttons are ignored"));
    desk.game.notice[0] = 0;
    wait_until(&desk, "AN \"_P-A\"");
    frames(&desk, 20);
    tap(&desk, 'l');
    assert_non_null(strstr(notice(&desk), "buttons are ignored"));
    desk.game.notice[0] = 0;
    tap(&desk, 'r');                            /* reset always works */
    assert_string_equal(notice(&desk), "");
    play_close(&desk.play);
}

CASE(duel_takes_letters_without_a_word)
{
    struct sitting desk;

    BEGIN_CASE;
    begin(&desk, "duel:basys2#1");
    frames(&desk, 20);
    tap(&desk, 'a');
    wait_until(&desk, "AN \"_P-A\"");
    frames(&desk, 150);
    tap(&desk, 'A');
    tap(&desk, 'a');
    frames(&desk, 20);
    assert_string_equal(notice(&desk), "");
    play_close(&desk.play);
}

/* A press that waits for its button is judged when it comes. */
CASE(a_press_is_judged_when_it_comes)
{
    struct sitting desk;

    BEGIN_CASE;
    begin(&desk, "duel:basys2#1");
    frames(&desk, 20);
    assert_true(player_work_key(&desk.game, 'a', HOLD_KEY));
    player_let_go_key(&desk.game, 'a');
    assert_true(player_work_key(&desk.game, 'a', HOLD_KEY));
    player_let_go_key(&desk.game, 'a');
    assert_string_equal(notice(&desk), "");
    frames(&desk, 30);
    assert_non_null(strstr(notice(&desk), "buttons are ignored"));
    play_close(&desk.play);
}

CASE(pegs_tells_what_works_in_the_history)
{
    struct sitting desk;

    BEGIN_CASE;
    begin(&desk, "pegs:nexys3#1");
    frames(&desk, 20);
    tap(&desk, 'l');
    assert_string_equal(notice(&desk), "");
    frames(&desk, 20);
    tap(&desk, '0');
    tap(&desk, 'l');
    assert_non_null(strstr(notice(&desk), "only BTNU and BTND"));
    desk.game.notice[0] = 0;
    tap(&desk, 'i');
    assert_string_equal(notice(&desk), "");
    play_close(&desk.play);
}

static void move_by_name(struct sitting *desk, const char *move)
{
    player_move(&desk->game, move);
    for (int i = 0; i < 500 && move_is_on(&desk->game.move); i++)
        frames(desk, 1);
    frames(desk, 30);
}

CASE(a_move_by_name_after_an_error_works)
{
    struct sitting desk;

    BEGIN_CASE;
    begin(&desk, "checkers:tinychip#1");
    frames(&desk, 20);
    move_by_name(&desk, "c3-c4");
    assert_true(look_holds(desk.play.session, "ERROR 1"));
    move_by_name(&desk, "c3-d4");
    assert_true(look_holds(desk.play.session, "ERROR 0"));
    assert_true(look_holds(desk.play.session, "BLACK 1"));   /* it was made */
    move_by_name(&desk, "d6-c5");       /* and no CLEAR without an error */
    assert_true(look_holds(desk.play.session, "RED 1"));
    play_close(&desk.play);
}

CASE(enter_after_an_error_says_what_it_does)
{
    struct sitting desk;

    BEGIN_CASE;
    begin(&desk, "checkers:tinychip#1");
    frames(&desk, 20);
    move_by_name(&desk, "c3-c4");
    assert_string_equal(notice(&desk), "");
    tap(&desk, 'e');
    assert_non_null(strstr(notice(&desk), "only turns ERROR off"));
    play_close(&desk.play);
}

static const struct CMUnitTest tests[] = {
    TEST("deaf: duel tells of presses during a message",
         duel_tells_of_presses_during_a_message),
    TEST("deaf: duel takes letters without a word",
         duel_takes_letters_without_a_word),
    TEST("deaf: a press that waits is judged when it comes",
         a_press_is_judged_when_it_comes),
    TEST("deaf: pegs tells what works in the history",
         pegs_tells_what_works_in_the_history),
    TEST("deaf: checkers: a move by name after an error works",
         a_move_by_name_after_an_error_works),
    TEST("deaf: checkers: Enter after an error says what it does",
         enter_after_an_error_says_what_it_does),
};

CHECK_MAIN("deaf", tests)
