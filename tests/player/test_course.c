/* test_course.c - before a game takes another course, its player is asked. */
#include "player/at_board.h"

#include "bench/play_table.h"
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

/* Presses, cut off in the middle */

static pins pressed_buttons(const struct sitting *self)
{
    const struct part *parts =
        session_machine(self->play.session)->board->parts;
    pins all = 0;

    for (int i = 0; parts[i].group; i++)
        if (part_type(&parts[i])->use == USE_PRESS)
            all |= PIN(parts[i].pin);
    return session_in(self->play.session) & all;
}

/* The first thing on the table that orders a press. */
static void order_press(struct sitting *self)
{
    struct table laid;

    for (int i = 0; i < 400 && !play_table_has_order(&self->play); i++) {
        play_table_lay(&self->play, &laid);
        for (int t = 0; t < laid.count; t++)
            if (laid.item[t].touch && !play_table_has_order(&self->play))
                player_touch(&self->game, laid.item[t].touch,
                             laid.item[t].value);
        frames(self, 1);
    }
    assert_true(play_table_has_order(&self->play));
}

/* Runs until a button is down, and on until it is up; returns when it was
 * down. */
static uint64_t watch_press(struct sitting *self)
{
    uint64_t tick;

    for (int i = 0; i < 400 && !pressed_buttons(self); i++)
        frames(self, 1);
    assert_true(pressed_buttons(self));
    tick = session_tick(self->play.session) + 1;
    for (int i = 0; i < 400 && pressed_buttons(self); i++)
        frames(self, 1);
    assert_false(pressed_buttons(self));
    frames(self, 20);
    return tick;
}

static int count_releases(const struct sitting *self)
{
    const struct session *session = self->play.session;
    int count = 0;

    for (size_t i = 0; i < session_event_count(session); i++)
        count += strncmp(session_event(session, i)->words, "release ", 8)
              == 0;
    return count;
}

/* Back into the press, and another course from there: by a switch, or by the
 * same order. */
static void take_other_course(struct sitting *self, uint64_t tick,
                              const char *words)
{
    player_seek(&self->game, tick);
    assert_true(pressed_buttons(self));
    if (words)
        player_do(&self->game, words);
    else
        order_press(self);
    assert_false(player_is_rewound(&self->play));
    frames(self, 400);
    assert_false(pressed_buttons(self));
}

static const struct { const char *id, *mind, *words; } pressed_games[] = {
    {"duel:basys2#1", "random", "set SW5 1"},
    {"duel:basys2#1", NULL, "set SW5 1"},
    {"duel:basys2#1", "random", NULL},
    {"poker:basys3#1", "caller", "set SW0 1"},
    {"go:de1soc#1", "random", "set SW9 1"},
};

CASE(a_press_ordered_at_the_table_ends_on_another_course)
{
    BEGIN_CASE;
    for (size_t i = 0; i < sizeof pressed_games / sizeof *pressed_games;
         i++) {
        struct sitting s;

        begin_against(&s, pressed_games[i].id, pressed_games[i].mind);
        order_press(&s);
        take_other_course(&s, watch_press(&s), pressed_games[i].words);
        play_close(&s.play);
    }
}

/* One release, whoever was quicker. */
CASE(a_press_by_hand_ends_on_another_course)
{
    struct sitting s;
    uint64_t tick;

    BEGIN_CASE;
    begin(&s, "duel:basys2#1");
    frames(&s, 50);
    player_work(&s.game, board_find(session_machine(s.play.session)->board,
                                    "BTN3").first, HOLD_TAP);
    tick = watch_press(&s);
    take_other_course(&s, tick, "set SW5 1");
    assert_int_equal(count_releases(&s), 1);
    assert_string_equal(last_event(&s), "release BTN3");
    play_close(&s.play);
}

/* Nothing is done there: the game that was played is the one that is seen. */
CASE(looking_at_a_press_changes_nothing)
{
    struct sitting s;
    uint64_t tick;
    size_t count;

    BEGIN_CASE;
    begin_against(&s, "duel:basys2#1", "random");
    order_press(&s);
    tick = watch_press(&s);
    s.play.pace.is_paused = 1;
    count = session_event_count(s.play.session);
    player_seek(&s.game, tick);
    s.play.pace.is_paused = 0;
    while (player_is_rewound(&s.play))
        frames(&s, 1);
    assert_false(pressed_buttons(&s));
    expect_count(&s, count);
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
    TEST("course: a press that was ordered at the table ends on another course "
         "as well", a_press_ordered_at_the_table_ends_on_another_course),
    TEST("course: a press by hand ends on another course, once",
         a_press_by_hand_ends_on_another_course),
    TEST("course: looking at a press changes nothing",
         looking_at_a_press_changes_nothing),
    TEST("course: buttons wait as well, and are tapped after a yes",
         buttons_wait_as_well_and_are_pressed_after_a_yes),
};

CHECK_MAIN("course", tests)
