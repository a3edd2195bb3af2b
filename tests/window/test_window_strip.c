/* test_window_strip.c - the strip above the words: steps of a first game, the
 * end of a game, and a look back; with an intro of our own. */
#include "window/at_window.h"

#include "bench/play_table.h"
#include "window/input.h"

static void fake_steps(const struct table_view *view, const void *draft,
                       int step, struct intro_step *to)
{
    struct text words;

    (void)draft;
    text_begin(&words, to->words, sizeof to->words);
    text_put(&words, "flip switch SW7, which is the leftmost one");
    to->part = "SW7";
    to->is_done = session_event_count(view->session) > (size_t)step;
}

static void fake_picture(struct table *to)
{
    (void)table_add_label(to, 0, 0, 400, 100, "an example");
}

static const char *const fake_rules[] = {"Flip switches.", "Win.", NULL};

static const struct intro fake = {
    .title = "Switches", .rules = fake_rules, .lay_rules = fake_picture,
    .steps = 2, .guide = fake_steps,
};

/* In place of those of the machines. */
const struct intro *intro_of(const struct machine_type *machine)
{
    return text_same(machine->name, "duel") ? &fake : NULL;
}

const struct intro_choice *intro_choice(const struct intro *self,
                                        const char *option)
{
    (void)self;
    (void)option;
    return NULL;
}

void intro_put_mind(const struct intro *self, const char *mind,
                    struct text *to)
{
    (void)self;
    text_put(to, mind);
}

static struct {
    struct sitting s;
    struct window_view view;
    struct window_input input;
} at;                                   /* it is large */

static void sit_down(int width, int height)
{
    memset(&at, 0, sizeof at);
    begin_against(&at.s, "duel:basys2#1", "random");
    at.s.game.course.asks = 1;
    assert_null(window_view_resize(&at.view, &at.s.game, width, height, 100));
    window_input_begin(&at.input, &at.view, &at.s.game);
    window_view_update(&at.view, &at.s.game);
}

static void stand_up(void)
{
    window_view_close(&at.view);
    play_close(&at.s.play);
}

static void key(uint32_t key)
{
    window_input_take(&at.input, &(struct window_event){.kind = WINDOW_KEY,
                                                        .key = key});
    window_input_take(&at.input,
                      &(struct window_event){.kind = WINDOW_KEY_UP,
                                             .key = key});
    window_view_update(&at.view, &at.s.game);
}

static void click(int x, int y)
{
    static const enum window_event_kind kinds[] = {
        WINDOW_MOTION, WINDOW_PRESS, WINDOW_RELEASE};

    for (int i = 0; i < 3; i++)
        window_input_take(&at.input, &(struct window_event){
            .kind = kinds[i], .x = x, .y = y});
    window_view_update(&at.view, &at.s.game);
}

static const struct window_item *strip_item(int id)
{
    return window_item_find(&at.view.strip.items, id);
}

static void click_item(int id)
{
    struct canvas_rect box;

    assert_non_null(strip_item(id));
    box = strip_item(id)->box;
    click(box.left + box.width / 2, box.top + box.height / 2);
}

static void begin_steps(void)
{
    window_input_command(&at.input, COMMAND_GUIDE);
    window_view_update(&at.view, &at.s.game);
}

/* Nothing lies over anything else. */
static void expect_apart(void)
{
    struct canvas_rect rooms[] = {at.view.table.room, at.view.words.room,
                                  at.view.strip.room, at.view.room,
                                  at.view.bar.room};

    for (int i = 0; i < 5; i++)
        for (int j = 0; j < i; j++)
            assert_true(canvas_rect_is_empty(
                canvas_rect_both(rooms[i], rooms[j])));
}

static void expect_items_inside(void)
{
    const struct window_items *items = &at.view.strip.items;
    struct canvas_rect room = at.view.strip.room;

    for (int i = 0; i < items->count; i++) {
        struct canvas_rect box = items->item[i].box;
        struct canvas_rect both = canvas_rect_both(box, room);

        assert_int_equal(both.width, box.width);
        assert_int_equal(both.height, box.height);
    }
}

CASE(steps_have_a_room_of_their_own_in_all_sizes)
{
    static const int sizes[][2] = {{1280, 800}, {1920, 1080}, {390, 844},
                                   {820, 1180}, {844, 390}, {640, 480}};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        sit_down(sizes[i][0], sizes[i][1]);
        assert_true(canvas_rect_is_empty(at.view.strip.room));
        begin_steps();
        assert_false(canvas_rect_is_empty(at.view.strip.room));
        expect_apart();
        expect_items_inside();
        assert_non_null(strip_item(STRIP_SKIP));
        stand_up();
    }
}

CASE(a_step_rings_its_part_and_gives_way_to_the_next)
{
    BEGIN_CASE;
    sit_down(1280, 800);
    begin_steps();
    assert_int_equal(at.view.scene.next, part_called(&at.s, "SW7") + 1);
    assert_int_equal(at.view.strip.guide.step, 0);
    player_do(&at.s.game, "set SW7 1");
    window_view_update(&at.view, &at.s.game);
    assert_int_equal(at.view.strip.guide.step, 1);
    player_do(&at.s.game, "set SW7 0");
    window_view_update(&at.view, &at.s.game);
    assert_false(at.view.strip.guide.is_on);
    assert_int_equal(at.view.scene.next, 0);
    assert_true(canvas_rect_is_empty(at.view.strip.room));
    stand_up();
}

CASE(steps_are_skipped_by_a_click_or_by_keys)
{
    BEGIN_CASE;
    sit_down(1280, 800);
    begin_steps();
    click_item(STRIP_SKIP);
    assert_false(at.view.strip.guide.is_on);
    begin_steps();
    key(KEY_TAB);                       /* the table, */
    assert_true(at.view.table.has_focus);
    key(KEY_TAB);                       /* then the strip */
    assert_int_equal(at.view.strip.focus, STRIP_SKIP);
    key(KEY_ENTER);
    assert_false(at.view.strip.guide.is_on);
    assert_int_equal(at.view.strip.focus, 0);
    key('n');
    assert_true(at.view.strip.guide.is_on);
    key('n');
    assert_false(at.view.strip.guide.is_on);
    stand_up();
}

CASE(tab_goes_through_the_strip_in_both_directions)
{
    BEGIN_CASE;
    sit_down(1280, 800);
    begin_steps();
    key(KEY_TAB);
    key(KEY_TAB);
    key(KEY_TAB);
    assert_int_equal(at.view.strip.focus, 0);
    assert_true(at.input.keys.focus >= 0);
    key(KEY_BACK_TAB);
    assert_int_equal(at.view.strip.focus, STRIP_SKIP);
    key(KEY_BACK_TAB);
    assert_true(at.view.table.has_focus);
    assert_int_equal(at.view.strip.focus, 0);
    stand_up();
}

CASE(the_rules_are_one_key_away)
{
    BEGIN_CASE;
    sit_down(1280, 800);
    key(KEY_F2);
    assert_int_equal(at.view.dialog.kind, WINDOW_DIALOG_RULES);
    assert_string_equal(at.view.dialog.title, "Switches");
    assert_int_equal(at.view.dialog.help.count, 3);
    assert_false(canvas_rect_is_empty(at.view.dialog.picture));
    key(KEY_F2);
    assert_false(window_dialog_is_open(&at.view.dialog));
    key('R');
    assert_int_equal(at.view.dialog.kind, WINDOW_DIALOG_RULES);
    key(KEY_F2);
    key(KEY_F1);
    key(KEY_F2);
    assert_int_equal(at.view.dialog.kind, WINDOW_DIALOG_RULES);
    key(KEY_ENTER);
    assert_false(window_dialog_is_open(&at.view.dialog));
    stand_up();
}

/* The end */

static struct scoresheet sheet;

/* A strip by itself: no game needs to be played for it. */
static void end_game(struct window_strip *strip, int is_back)
{
    memset(&sheet, 0, sizeof sheet);
    memset(strip, 0, sizeof *strip);
    sheet.count = 3;
    for (int i = 0; i < 3; i++)
        sheet.move[i] = (struct table_move){.tick = 100 + (uint64_t)i,
                                            .has_value = 1, .value = i * i};
    strip->moves = &sheet;
    strip->move = 2;
    strip->graph_words = "Codes left";
    strip->recap.is_over = 1;
    strip->recap.is_back = is_back;
    recap_graph_take(&strip->graph, &sheet);
    window_strip_place(strip, (struct canvas_rect){
        0, 0, 900, window_strip_height(strip, 900, 100)}, 100);
}

CASE(an_end_has_room_for_all_its_buttons_in_any_width)
{
    struct window_strip *strip = &at.view.strip;

    BEGIN_CASE;
    for (int width = 360; width < 1400; width += 20)
        for (int is_back = 0; is_back < 2; is_back++) {
            end_game(strip, is_back);
            window_strip_place(strip, (struct canvas_rect){
                0, 0, width, window_strip_height(strip, width, 100)}, 100);
            expect_items_inside();
        }
}

/* The words are no lower, and say no more than it does. */
CASE(an_end_moves_nothing)
{
    struct canvas_rect table, words, board;

    BEGIN_CASE;
    sit_down(1280, 800);
    guide_stop(&at.view.strip.guide);
    (void)window_view_update(&at.view, &at.s.game);
    table = at.view.table.room;
    words = at.view.words.room;
    board = at.view.room;
    assert_false(canvas_rect_is_empty(words));
    at.view.strip.recap.is_over = 1;
    window_view_lay_out(&at.view, &at.s.game);
    assert_int_equal(at.view.strip.kind, STRIP_END);
    assert_memory_equal(&at.view.table.room, &table, sizeof table);
    assert_memory_equal(&at.view.room, &board, sizeof board);
    assert_memory_equal(&at.view.strip.room, &words, sizeof words);
    assert_true(canvas_rect_is_empty(at.view.words.room));
    stand_up();
}

static enum window_command click_strip(struct window_strip *strip, int id)
{
    const struct window_item *item = window_item_find(&strip->items, id);
    int x, y;

    assert_non_null(item);
    x = item->box.left + item->box.width / 2;
    y = item->box.top + item->box.height / 2;
    window_strip_press(strip, &at.s.game, x, y);
    return window_strip_release(strip, &at.s.game, x, y);
}

CASE(an_end_offers_a_new_game_a_look_back_and_saving)
{
    struct window_strip *strip = &at.view.strip;

    BEGIN_CASE;
    sit_down(1280, 800);
    end_game(strip, 0);
    assert_int_equal(click_strip(strip, STRIP_AGAIN), COMMAND_AGAIN);
    assert_int_equal(click_strip(strip, STRIP_SAVE), COMMAND_SAVE);
    assert_null(window_item_find(&strip->items, STRIP_GRAPH));
    assert_false(at.s.play.pace.is_paused);
    assert_int_equal(click_strip(strip, STRIP_BACK), COMMAND_NOTHING);
    assert_true(at.s.play.pace.is_paused);
    assert_true(strip->recap.is_back);
    assert_int_equal(click_strip(strip, STRIP_CLOSE), COMMAND_NOTHING);
    assert_false(recap_is_shown(&strip->recap));
    assert_int_equal(window_strip_height(strip, 900, 100), 0);
    stand_up();
}

/* Moves at the end: from an earlier one time would run on until the table has
 * it, and these are none of its own. */
CASE(a_click_on_the_graph_goes_to_that_move)
{
    struct window_strip *strip = &at.view.strip;
    uint64_t first;

    BEGIN_CASE;
    sit_down(1280, 800);
    player_do(&at.s.game, "set SW7 1");
    frames(&at.s, 100);
    first = session_tick(at.s.play.session) - 3;
    end_game(strip, 1);
    for (int i = 0; i < 3; i++)
        sheet.move[i].tick = first + (uint64_t)i;
    assert_non_null(window_item_find(&strip->items, STRIP_GRAPH));
    window_strip_press(strip, &at.s.game, strip->plot.left,
                       strip->plot.top + 5);
    assert_int_equal(session_tick(at.s.play.session), first);
    assert_true(at.s.play.pace.is_paused);
    window_strip_press(strip, &at.s.game,
                       strip->plot.left + strip->plot.width / 2,
                       strip->plot.top + 5);
    assert_int_equal(session_tick(at.s.play.session), first + 1);
    stand_up();
}

CASE(going_on_from_an_earlier_moment_asks_once)
{
    BEGIN_CASE;
    sit_down(1280, 800);
    player_do(&at.s.game, "set SW7 1");
    frames(&at.s, 100);
    player_seek(&at.s.game, 0);
    key('6');                           /* the switch SW6 */
    assert_int_equal(at.view.dialog.kind, WINDOW_DIALOG_COURSE);
    expect_done(&at.s, "set SW7 1");
    key(KEY_ESC);
    assert_false(window_dialog_is_open(&at.view.dialog));
    assert_false(course_is_waiting(&at.s.game));
    expect_done(&at.s, "set SW7 1");
    key('6');
    assert_int_equal(at.view.dialog.kind, WINDOW_DIALOG_COURSE);
    key(KEY_ENTER);
    expect_done(&at.s, "set SW6 1");
    frames(&at.s, 100);
    player_seek(&at.s.game, 0);
    player_do(&at.s.game, "set SW5 1");
    assert_false(window_dialog_is_open(&at.view.dialog));
    stand_up();
}

static const struct CMUnitTest tests[] = {
    TEST("strip: steps have a room of their own in all sizes",
         steps_have_a_room_of_their_own_in_all_sizes),
    TEST("strip: a step rings its part, and gives way to the next",
         a_step_rings_its_part_and_gives_way_to_the_next),
    TEST("strip: steps are skipped by a click or by keys",
         steps_are_skipped_by_a_click_or_by_keys),
    TEST("strip: Tab goes through it in both directions",
         tab_goes_through_the_strip_in_both_directions),
    TEST("rules: they are one key away, also from the help",
         the_rules_are_one_key_away),
    TEST("an end moves nothing", an_end_moves_nothing),
    TEST("end: it offers a new game, a look back and saving, and closes",
         an_end_offers_a_new_game_a_look_back_and_saving),
    TEST("end: it has room for all its buttons in any width",
         an_end_has_room_for_all_its_buttons_in_any_width),
    TEST("end: a click on the graph goes to that move",
         a_click_on_the_graph_goes_to_that_move),
    TEST("course: going on from an earlier moment asks once",
         going_on_from_an_earlier_moment_asks_once),
};

CHECK_MAIN("window_strip", tests)
