/* test_hold.c - presses that wait for their button: none is lost. */
#include "player/at_board.h"

/* Each is down for a while; frames and presses fall in with each other in
 * every way. */
CASE(quick_presses_of_one_key_are_all_pressed)
{
    BEGIN_CASE;
    for (int down = 0; down <= 6; down++)
        for (int up = 0; up <= 6; up++) {
            struct sitting s;

            begin(&s, "pegs:nexys3");
            for (int i = 0; i < 20; i++) {
                player_work_key(&s.game, KEY_UP, HOLD_KEY);
                frames(&s, down);
                player_let_go_key(&s.game, KEY_UP);
                frames(&s, up);
            }
            frames(&s, 300);
            expect_count(&s, 2 * 20);
            play_close(&s.play);
        }
}

CASE(a_press_that_is_one_too_many_is_told)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "pegs:nexys3");
    s.play.pace.is_paused = 1;
    for (int i = 0; i <= HOLD_LINE; i++) {
        player_work_key(&s.game, KEY_UP, HOLD_KEY);
        player_let_go_key(&s.game, KEY_UP);
    }
    assert_string_equal(s.game.notice, "");
    player_work_key(&s.game, KEY_UP, HOLD_KEY);
    assert_non_null(strstr(s.game.notice, "dropped"));
    s.play.pace.is_paused = 0;
    frames(&s, 700);
    expect_count(&s, 2 * (1 + HOLD_LINE));
    play_close(&s.play);
}

/* The second click takes back what the first one asked for, also while that
 * still waits. */
CASE(a_latch_that_waits_is_one)
{
    struct sitting s;
    int button;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    button = board_find(session_machine(s.play.session)->board,
                        "BTN3").first;
    player_work(&s.game, button, HOLD_MOUSE);
    player_let_go(&s.game, button, HOLD_MOUSE);
    player_work(&s.game, button, HOLD_LATCH);
    assert_true(hold_is_latched(&s.game.holds, button));
    player_let_go(&s.game, button, HOLD_LATCH);
    assert_false(hold_is_latched(&s.game.holds, button));
    player_work(&s.game, button, HOLD_LATCH);
    player_work(&s.game, button, HOLD_LATCH);
    frames(&s, 40);
    assert_true(hold_is_latched(&s.game.holds, button));
    expect_count(&s, 5);
    player_let_go(&s.game, button, HOLD_LATCH);
    frames(&s, 40);
    expect_count(&s, 6);
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("hold: quick presses of one key are all pressed, however long "
         "each is held", quick_presses_of_one_key_are_all_pressed),
    TEST("hold: a press that is one too many is told of",
         a_press_that_is_one_too_many_is_told),
    TEST("hold: a latch that waits for its button is one, and can be taken "
         "back", a_latch_that_waits_is_one),
};

CHECK_MAIN("hold", tests)
