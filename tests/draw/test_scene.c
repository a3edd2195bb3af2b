/* test_scene.c - everything that there is to see of a sitting. */
#include "player/at_board.h"

#include "draw/scene.h"

struct view {
    struct sitting at;
    struct scene scene;
    struct scene_eye eye;
};

static void open_view(struct view *self, const char *id)
{
    memset(self, 0, sizeof *self);
    begin(&self->at, id);
    self->scene.focus = -1;
}

static void look(struct view *self)
{
    scene_look(&self->scene, &self->eye, &self->at.game);
}

static void close_view(struct view *self)
{
    scene_eye_close(&self->eye);
    play_close(&self->at.play);
}

static int part(const struct view *self, const char *name)
{
    return board_find(session_machine(self->at.play.session)->board,
                      name).first;
}

static const struct part *find(const struct view *self, const char *name)
{
    return &session_machine(self->at.play.session)
                ->board->parts[part(self, name)];
}

static const char *key(const struct view *self, const char *name)
{
    return self->scene.keys[part(self, name)];
}

CASE(lights_are_as_bright_as_since_the_last_look)
{
    struct view view;
    int light;

    BEGIN_CASE;
    open_view(&view, "null");
    light = find(&view, "LD0")->light;
    memset(view.scene.brightness, 77, sizeof view.scene.brightness);
    look(&view);
    for (int i = 0; i < LIGHTS_MAX; i++)
        assert_int_equal(view.scene.brightness[i], 0);
    player_do(&view.at.game, "press BTN0");
    frames(&view.at, 2);
    look(&view);
    assert_true(view.scene.brightness[light] > 200);
    frames(&view.at, 2);
    look(&view);
    assert_int_equal(view.scene.brightness[light], 255);
    player_do(&view.at.game, "release BTN0");
    frames(&view.at, 1);
    look(&view);
    frames(&view.at, 1);
    look(&view);
    assert_int_equal(view.scene.brightness[light], 0);
    close_view(&view);
}

CASE(buttons_are_down_and_latched)
{
    struct view view;
    pins btn3, btn0;

    BEGIN_CASE;
    open_view(&view, "duel");
    btn3 = PIN(find(&view, "BTN3")->pin);
    btn0 = PIN(find(&view, "BTN0")->pin);
    player_work(&view.at.game, part(&view, "BTN3"), HOLD_LATCH);
    player_work(&view.at.game, part(&view, "BTN0"), HOLD_MOUSE);
    player_work(&view.at.game, part(&view, "SW2"), HOLD_TAP);
    look(&view);
    assert_int_equal(view.scene.in,
                     btn3 | btn0 | PIN(find(&view, "SW2")->pin));
    assert_int_equal(view.scene.latched, btn3);
    player_let_go(&view.at.game, -1, HOLD_ALL);
    frames(&view.at, 20);
    look(&view);
    assert_int_equal(view.scene.in, PIN(find(&view, "SW2")->pin));
    assert_int_equal(view.scene.latched, 0);
    close_view(&view);
}

CASE(keys_stand_on_what_they_work)
{
    struct view view;

    BEGIN_CASE;
    open_view(&view, "duel");
    look(&view);
    assert_string_equal(key(&view, "BTN3"), "a");
    assert_string_equal(key(&view, "SW7"), "7");
    assert_string_equal(key(&view, "LD7"), "");
    assert_string_equal(key(&view, "AN0"), "");
    close_view(&view);
    open_view(&view, "pegs");
    look(&view);
    assert_string_equal(key(&view, "BTNU"), "\u2191");
    assert_string_equal(key(&view, "BTNL"), "\u2190");
    assert_string_equal(key(&view, "BTNS"), "Enter");
    close_view(&view);
    open_view(&view, "go");
    look(&view);
    assert_string_equal(key(&view, "SPACE"), "Space");
    assert_string_equal(key(&view, "KEY0"), "z");
    close_view(&view);
}

CASE(another_machine_has_other_keys)
{
    struct view view, other;

    BEGIN_CASE;
    open_view(&view, "go");
    open_view(&other, "duel");
    look(&view);
    scene_look(&view.scene, &view.eye, &other.at.game);
    assert_string_equal(view.scene.keys[part(&other, "BTN0")], "l");
    for (int i = part(&other, "BTN0") + 1; i < BOARD_PARTS_MAX; i++)
        assert_string_equal(view.scene.keys[i], "");
    assert_null(view.scene.picture.pixels);
    assert_string_equal(view.scene.caption, "");
    close_view(&view);
    close_view(&other);
}

CASE(focus_and_shown_keys_stay)
{
    struct view view;

    BEGIN_CASE;
    open_view(&view, "duel");
    view.scene.focus = 7;
    view.scene.shows_keys = 1;
    look(&view);
    assert_int_equal(view.scene.focus, 7);
    assert_int_equal(view.scene.shows_keys, 1);
    close_view(&view);
}

/* One step after the other, as a person does. */
static void tap(struct view *self, const char *name, int times)
{
    for (int i = 0; i < times; i++) {
        player_work(&self->at.game, part(self, name), HOLD_TAP);
        frames(&self->at, 30);
    }
}

static int is_blank(const struct terminal *terminal)
{
    for (int i = 0; i < TERMINAL_ROWS; i++)
        for (int j = 0; j < TERMINAL_COLUMNS; j++)
            if (terminal->screen[i][j] && terminal->screen[i][j] != ' ')
                return 0;
    return 1;
}

CASE(the_terminal_and_the_cloth_over_it)
{
    struct view view;

    BEGIN_CASE;
    open_view(&view, "poker");
    look(&view);
    assert_string_equal(view.scene.cover, "");
    tap(&view, "BTNC", 1);
    look(&view);
    assert_memory_equal(&view.scene.terminal,
                        session_terminal(view.at.play.session),
                        sizeof view.scene.terminal);
    tap(&view, "BTNC", 1);
    look(&view);
    assert_false(is_blank(&view.scene.terminal));
    assert_string_equal(view.scene.cover, "player A's cards / v to look");
    assert_null(cover_lift(&view.eye.cover, &view.at.play));
    look(&view);
    assert_string_equal(view.scene.cover, "");
    tap(&view, "BTNC", 1);
    look(&view);
    tap(&view, "BTNC", 1);
    look(&view);
    assert_string_equal(view.scene.cover, "player b's cards / v to look");
    close_view(&view);
}

CASE(no_terminal_is_a_blank_one)
{
    struct view view;

    BEGIN_CASE;
    open_view(&view, "duel");
    memset(&view.scene.terminal, 'x', sizeof view.scene.terminal);
    look(&view);
    assert_true(is_blank(&view.scene.terminal));
    assert_int_equal(view.scene.pointed, -1);
    close_view(&view);
}

CASE(the_monitor_shows_a_new_picture_when_there_is_one)
{
    struct view view;
    uint64_t count;

    BEGIN_CASE;
    open_view(&view, "go");
    frames(&view.at, 20);
    look(&view);
    assert_non_null(view.scene.picture.pixels);
    assert_int_equal(view.scene.picture.width, 640);
    assert_int_equal(view.scene.picture.height, 480);
    assert_string_equal(view.scene.caption, "Go: press Enter");
    count = view.scene.picture_count;
    look(&view);
    assert_int_equal(view.scene.picture_count, count);
    tap(&view, "ENTER", 1);
    look(&view);
    assert_true(view.scene.picture_count > count);
    assert_string_equal(view.scene.caption, "menu: Player vs player");
    close_view(&view);
}

CASE(the_speaker_is_heard_while_it_sounds)
{
    struct view view;
    int heard = 0;

    BEGIN_CASE;
    open_view(&view, "go");
    frames(&view.at, 20);
    tap(&view, "ENTER", 2);             /* to the board */
    frames(&view.at, 100);
    look(&view);
    assert_false(view.scene.is_sounding);
    player_work(&view.at.game, part(&view, "ENTER"), HOLD_TAP);
    for (int i = 0; i < 50; i++) {
        frames(&view.at, 1);
        look(&view);
        heard += view.scene.is_sounding;
    }
    assert_in_range(heard, 1, 49);
    close_view(&view);
}

CASE(switches_point_at_a_square)
{
    struct view view;

    BEGIN_CASE;
    open_view(&view, "checkers");
    player_do(&view.at.game, "set ROW 2");
    player_do(&view.at.game, "set COL 5");
    look(&view);
    assert_int_equal(view.scene.pointed, 2 * 8 + 5);
    close_view(&view);
}

static const struct CMUnitTest tests[] = {
    TEST("lights are as bright as since the last look",
         lights_are_as_bright_as_since_the_last_look),
    TEST("buttons are down and latched, switches up",
         buttons_are_down_and_latched),
    TEST("keys stand on what they work", keys_stand_on_what_they_work),
    TEST("another machine has other keys, and no monitor",
         another_machine_has_other_keys),
    TEST("focus and shown keys are the face's own and stay",
         focus_and_shown_keys_stay),
    TEST("the terminal is seen, and the cloth over it",
         the_terminal_and_the_cloth_over_it),
    TEST("where there is no terminal it is blank, and nothing pointed at",
         no_terminal_is_a_blank_one),
    TEST("the monitor shows a new picture when there is one",
         the_monitor_shows_a_new_picture_when_there_is_one),
    TEST("the speaker is heard while it sounds",
         the_speaker_is_heard_while_it_sounds),
    TEST("switches point at a square", switches_point_at_a_square),
};

CHECK_MAIN("scene", tests)
