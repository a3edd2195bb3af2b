/* test_course.c - before a game takes another course, its player is asked. */
#include "player/at_board.h"

#include "player/course.h"

static const char *last_event(const struct sitting *self)
{
    size_t count = session_event_count(self->play.session);

    return session_event(self->play.session, count - 1)->words;
}

/* A switch was flipped at two moments, and the game is before the second. */
static void go_back(struct sitting *self, int asks)
{
    begin(self, "duel:basys2#1");
    self->game.course.asks = asks;
    player_do(&self->game, "set SW7 1");
    frames(self, 50);
    player_do(&self->game, "set SW6 1");
    frames(self, 50);
    player_seek_by(&self->game, -1);
    player_seek_by(&self->game, -1);
    player_seek(&self->game, 100);
    assert_true(player_is_rewound(&self->play));
    expect_count(self, 2);
}

CASE(a_face_that_cannot_ask_goes_on_at_once)
{
    struct sitting s;

    BEGIN_CASE;
    go_back(&s, 0);
    player_do(&s.game, "set SW5 1");
    assert_false(course_is_waiting(&s.game));
    expect_count(&s, 2);
    assert_string_equal(last_event(&s), "set SW5 1");
    play_close(&s.play);
}

CASE(the_first_act_waits_and_is_done_after_a_yes)
{
    struct sitting s;

    BEGIN_CASE;
    go_back(&s, 1);
    player_do(&s.game, "set SW5 1");
    assert_true(course_is_waiting(&s.game));
    assert_string_equal(last_event(&s), "set SW6 1");
    assert_true(player_is_rewound(&s.play));
    course_go_on(&s.game);
    assert_false(course_is_waiting(&s.game));
    assert_string_equal(last_event(&s), "set SW5 1");
    assert_false(player_is_rewound(&s.play));
    play_close(&s.play);
}

CASE(a_no_leaves_everything_as_it_is_and_asks_again)
{
    struct sitting s;

    BEGIN_CASE;
    go_back(&s, 1);
    player_do(&s.game, "set SW5 1");
    course_stay(&s.game);
    assert_false(course_is_waiting(&s.game));
    assert_string_equal(last_event(&s), "set SW6 1");
    player_do(&s.game, "set SW4 1");
    assert_true(course_is_waiting(&s.game));
    play_close(&s.play);
}

CASE(a_game_asks_once)
{
    struct sitting s;

    BEGIN_CASE;
    go_back(&s, 1);
    player_do(&s.game, "set SW5 1");
    course_go_on(&s.game);
    frames(&s, 50);
    player_do(&s.game, "set SW4 1");
    player_seek(&s.game, 120);
    player_do(&s.game, "set SW3 1");
    assert_false(course_is_waiting(&s.game));
    assert_string_equal(last_event(&s), "set SW3 1");
    course_forget(&s.game);             /* another one asks anew */
    player_seek(&s.game, 0);
    player_do(&s.game, "set SW2 1");
    assert_true(course_is_waiting(&s.game));
    play_close(&s.play);
}

CASE(time_in_which_nothing_was_done_is_no_loss)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2#1");
    s.game.course.asks = 1;
    frames(&s, 50);
    player_seek(&s.game, 0);
    assert_true(player_is_rewound(&s.play));
    player_do(&s.game, "set SW7 1");
    assert_false(course_is_waiting(&s.game));
    expect_count(&s, 1);
    play_close(&s.play);
}

CASE(buttons_wait_as_well_and_are_pressed_after_a_yes)
{
    struct sitting s;
    int part;

    BEGIN_CASE;
    go_back(&s, 1);
    part = board_find(session_machine(s.play.session)->board, "BTN3").first;
    player_work(&s.game, part, HOLD_KEY);
    assert_true(course_is_waiting(&s.game));
    expect_count(&s, 2);
    course_go_on(&s.game);
    assert_string_equal(last_event(&s), "press BTN3");
    frames(&s, 50);
    assert_string_equal(last_event(&s), "release BTN3");
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("course: a face that cannot ask goes on at once",
         a_face_that_cannot_ask_goes_on_at_once),
    TEST("course: the first act at an earlier moment waits for a yes",
         the_first_act_waits_and_is_done_after_a_yes),
    TEST("course: a no leaves everything as it is, and the next act asks",
         a_no_leaves_everything_as_it_is_and_asks_again),
    TEST("course: after a yes a game does not ask again, another one does",
         a_game_asks_once),
    TEST("course: time in which nothing was done is no loss",
         time_in_which_nothing_was_done_is_no_loss),
    TEST("course: buttons wait as well, and are tapped after a yes",
         buttons_wait_as_well_and_are_pressed_after_a_yes),
};

CHECK_MAIN("course", tests)
