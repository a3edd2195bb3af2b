/* test_window_mouse.c - a mouse presses, latches, drags and points. */
#include "window/at_window.h"

#include "window/mouse.h"

struct hand {
    struct sitting s;
    struct layout layout;
    struct window_mouse mouse;
};

static void sit_down(struct hand *self, const char *id)
{
    begin(&self->s, id);
    self->layout = laid_out(&self->s);
    self->mouse = (struct window_mouse){0};
}

static struct pixel at(const struct hand *self, const char *name)
{
    return middle_of(self->layout.touch[part_called(&self->s, name)]);
}

static enum player_request press_at(struct hand *self, struct pixel p,
                                    int is_right)
{
    return window_mouse_press(&self->mouse, &self->s.game, &self->layout,
                              p.x, p.y, is_right);
}

static void press(struct hand *self, const char *name)
{
    assert_int_equal(press_at(self, at(self, name), 0), PLAYER_NOTHING);
}

static void right_click(struct hand *self, const char *name)
{
    assert_int_equal(press_at(self, at(self, name), 1), PLAYER_NOTHING);
    window_mouse_release(&self->mouse, &self->s.game, 1);
}

static void move(struct hand *self, struct pixel p)
{
    window_mouse_move(&self->mouse, &self->s.game, &self->layout, p.x, p.y);
}

static void release(struct hand *self)
{
    window_mouse_release(&self->mouse, &self->s.game, 0);
}

static void stand_up(struct hand *self)
{
    play_close(&self->s.play);
}

CASE(a_button_is_down_as_long_as_the_mouse)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    press(&h, "BTN3");
    frames(&h.s, 50);
    expect_done(&h.s, "press BTN3");
    release(&h);
    frames(&h.s, 1);
    expect_done(&h.s, "press BTN3, release BTN3");
    stand_up(&h);
}

CASE(a_click_between_two_frames_is_not_lost)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    press(&h, "BTN3");
    release(&h);
    expect_done(&h.s, "press BTN3");
    frames(&h.s, 10);
    expect_done(&h.s, "press BTN3, release BTN3");
    assert_in_range(session_event(h.s.play.session, 1)->tick,
                    60, 200);           /* a tap's time later */
    stand_up(&h);
}

CASE(a_button_stays_down_when_the_mouse_slips_off)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    press(&h, "BTN3");
    move(&h, at(&h, "BTN0"));
    frames(&h.s, 20);
    expect_done(&h.s, "press BTN3");
    release(&h);
    frames(&h.s, 5);
    expect_done(&h.s, "press BTN3, release BTN3");
    stand_up(&h);
}

CASE(the_right_button_latches_several_at_once)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    right_click(&h, "BTN3");
    right_click(&h, "BTN0");
    frames(&h.s, 50);
    expect_done(&h.s, "press BTN3, press BTN0");
    right_click(&h, "BTN3");
    frames(&h.s, 5);
    expect_done(&h.s, "press BTN3, press BTN0, release BTN3");
    stand_up(&h);
}

CASE(a_latched_button_holds_while_the_left_one_clicks_another)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    right_click(&h, "BTN3");
    press(&h, "BTN0");
    release(&h);
    frames(&h.s, 20);
    expect_done(&h.s, "press BTN3, press BTN0, release BTN0");
    stand_up(&h);
}

CASE(a_left_click_unlatches)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    right_click(&h, "BTN3");
    frames(&h.s, 20);
    press(&h, "BTN3");
    frames(&h.s, 20);
    expect_done(&h.s, "press BTN3");
    release(&h);
    frames(&h.s, 5);
    expect_done(&h.s, "press BTN3, release BTN3");
    stand_up(&h);
}

CASE(a_switch_flips_when_it_is_pressed)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    press(&h, "SW1");
    release(&h);
    press(&h, "SW1");
    release(&h);
    expect_done(&h.s, "set SW1 1, set SW1 0");
    right_click(&h, "SW1");
    expect_done(&h.s, "set SW1 1, set SW1 0");
    stand_up(&h);
}

CASE(switches_on_the_way_are_set_as_the_first)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    player_do(&h.s.game, "set SW1 1");
    press(&h, "SW3");
    move(&h, at(&h, "SW0"));
    release(&h);
    expect_done(&h.s, "set SW1 1, set SW3 1, set SW2 1, set SW0 1");
    press(&h, "SW0");
    for (int x = at(&h, "SW0").x; x > at(&h, "SW3").x; x -= 3)
        move(&h, (struct pixel){x, at(&h, "SW0").y});
    move(&h, at(&h, "SW3"));
    release(&h);
    assert_int_equal(session_in(h.s.play.session), 0);
    stand_up(&h);
}

CASE(a_drag_that_is_over_sets_nothing)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    press(&h, "SW3");
    release(&h);
    move(&h, at(&h, "SW0"));
    expect_done(&h.s, "set SW3 1");
    press(&h, "BTN3");
    move(&h, at(&h, "SW0"));
    expect_done(&h.s, "set SW3 1, press BTN3");
    stand_up(&h);
}

CASE(a_switch_is_pulled_up_and_down)
{
    struct hand h;
    struct pixel p;
    int far;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    p = at(&h, "SW2");
    far = h.layout.touch[part_called(&h.s, "SW2")].height / CANVAS_PX / 2;
    press(&h, "SW2");
    move(&h, (struct pixel){p.x, p.y - far});
    expect_done(&h.s, "set SW2 1");
    move(&h, (struct pixel){p.x, p.y});
    expect_done(&h.s, "set SW2 1, set SW2 0");
    move(&h, (struct pixel){p.x, p.y + far});
    expect_done(&h.s, "set SW2 1, set SW2 0");
    move(&h, (struct pixel){p.x, p.y});
    release(&h);
    expect_done(&h.s, "set SW2 1, set SW2 0, set SW2 1");
    stand_up(&h);
}

CASE(a_trembling_hand_does_not_flip_again)
{
    struct hand h;
    struct pixel p;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    p = at(&h, "SW2");
    press(&h, "SW2");
    for (int i = 0; i < 20; i++)
        move(&h, (struct pixel){p.x + i % 3 - 1, p.y + i % 2});
    release(&h);
    expect_done(&h.s, "set SW2 1");
    stand_up(&h);
}

CASE(a_square_is_pointed_at_and_then_entered)
{
    struct hand h;
    int matrix, wanted = 2 * MATRIX_SIDE + 3;   /* d3 */
    struct pixel p;

    BEGIN_CASE;
    sit_down(&h, "checkers:tinychip");
    matrix = part_called(&h.s, "ARRAY");
    p = middle_of(layout_square_box(&h.layout, matrix, wanted));
    assert_int_equal(press_at(&h, p, 0), PLAYER_NOTHING);
    release(&h);
    expect_done(&h.s, "set ROW 010, set COL 011");
    press_at(&h, p, 0);
    release(&h);
    frames(&h.s, 40);
    expect_done(&h.s, "set ROW 010, set COL 011, press ENTER, release ENTER");
    stand_up(&h);
}

CASE(a_terminal_asks_to_look)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "poker:basys3");
    for (int i = 0; i < h.layout.count; i++)
        if (session_machine(h.s.play.session)->board->parts[i].kind
            == PART_TERMINAL)
            assert_int_equal(press_at(&h, middle_of(h.layout.touch[i]), 0),
                             PLAYER_LOOK);
    expect_done(&h.s, "");
    stand_up(&h);
}

/* Where a pixel of the machine's picture is in the window. */
static struct pixel on_monitor(const struct hand *self, int x, int y)
{
    struct canvas_box glass = layout_glass(&self->layout,
                                           part_called(&self->s, "VGA"));

    return (struct pixel){(glass.left + glass.width / 640 * x) / CANVAS_PX,
                          (glass.top + glass.height / 480 * y) / CANVAS_PX};
}

/* The hand goes to the keyboard for it, and only where something is shown. */
CASE(what_the_monitor_shows_can_be_clicked)
{
    struct hand h;
    struct pixel p;

    BEGIN_CASE;
    sit_down(&h, "go");
    p = on_monitor(&h, 320, 240);
    assert_false(window_mouse_works(&h.s.game, &h.layout, p.x, p.y));
    press_at(&h, p, 0);                 /* it is dark yet */
    release(&h);
    frames(&h.s, 100);
    expect_done(&h.s, "");
    assert_true(window_mouse_works(&h.s.game, &h.layout, p.x, p.y));
    press_at(&h, p, 0);
    release(&h);
    frames(&h.s, 100);
    expect_done(&h.s, "press ENTER, release ENTER");
    p = on_monitor(&h, 400, 145 + 58);
    press_at(&h, p, 1);                 /* the right button is none */
    press_at(&h, p, 0);
    release(&h);
    frames(&h.s, 100);
    expect_done(&h.s, "press ENTER, release ENTER, press DOWN, release DOWN, "
                      "press ENTER, release ENTER");
    p = on_monitor(&h, 100, 240);       /* beside the menu */
    assert_false(window_mouse_works(&h.s.game, &h.layout, p.x, p.y));
    stand_up(&h);
}

CASE(beside_the_parts_nothing_happens)
{
    struct hand h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    assert_int_equal(press_at(&h, (struct pixel){-5, -5}, 0),
                     PLAYER_NOTHING);
    move(&h, at(&h, "SW0"));
    release(&h);
    assert_int_equal(press_at(&h, (struct pixel){1, 1}, 1), PLAYER_NOTHING);
    expect_done(&h.s, "");
    assert_false(window_mouse_works(&h.s.game, &h.layout, 1, 1));
    assert_true(window_mouse_works(&h.s.game, &h.layout, at(&h, "SW0").x,
                                   at(&h, "SW0").y));
    stand_up(&h);
}

static const struct CMUnitTest tests[] = {
    TEST("a button is down as long as the mouse",
         a_button_is_down_as_long_as_the_mouse),
    TEST("a click between two frames is not lost",
         a_click_between_two_frames_is_not_lost),
    TEST("a button stays down when the mouse slips off",
         a_button_stays_down_when_the_mouse_slips_off),
    TEST("the right button latches several at once",
         the_right_button_latches_several_at_once),
    TEST("a latched button holds while the left one clicks another",
         a_latched_button_holds_while_the_left_one_clicks_another),
    TEST("a left click unlatches", a_left_click_unlatches),
    TEST("a switch flips when it is pressed",
         a_switch_flips_when_it_is_pressed),
    TEST("switches on the way are set as the first",
         switches_on_the_way_are_set_as_the_first),
    TEST("a drag that is over sets nothing",
         a_drag_that_is_over_sets_nothing),
    TEST("a switch is pulled up and down", a_switch_is_pulled_up_and_down),
    TEST("a trembling hand does not flip again",
         a_trembling_hand_does_not_flip_again),
    TEST("a square is pointed at, and then entered",
         a_square_is_pointed_at_and_then_entered),
    TEST("a terminal asks to look",
         a_terminal_asks_to_look),
    TEST("what the monitor shows can be clicked",
         what_the_monitor_shows_can_be_clicked),
    TEST("beside the parts nothing happens",
         beside_the_parts_nothing_happens),
};

CHECK_MAIN("window_mouse", tests)
