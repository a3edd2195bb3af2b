/* test_window_lobby.c - all machines in the window: places, mouse, keys. */
#include "window/at_window.h"

#include "player/offer.h"
#include "window/input.h"
#include "window/window_items.h"

struct seat {
    struct sitting s;
    struct window_view view;
    struct window_input input;
};

static struct seat at;                  /* it is large */
static char renewed[200];

/* Takes over what a sitting would: another session. */
static const char *note_and_renew(struct play *play, const char *id,
                                  const char *a, const char *b)
{
    struct session *session;
    struct journal none = {0};

    snprintf(renewed, sizeof renewed, "%s / %s / %s", id, a, b);
    assert_null(session_open(&session, id));
    return play_change(play, session, &none, a, b);
}

static const char *refuse(struct play *play, const char *id, const char *a,
                          const char *b)
{
    (void)play;
    (void)id;
    (void)a;
    (void)b;
    return "the disk is full";
}

static void come_in(int width, int height)
{
    memset(&at, 0, sizeof at);
    begin(&at.s, "duel:basys2#42");
    at.s.play.renew = note_and_renew;
    renewed[0] = 0;
    assert_null(window_view_resize(&at.view, &at.s.game, width, height, 100));
    window_input_begin(&at.input, &at.view, &at.s.game);
    window_input_command(&at.input, COMMAND_LOBBY);
    (void)window_view_update(&at.view, &at.s.game);
}

static void go_out(void)
{
    window_view_close(&at.view);
    play_close(&at.s.play);
}

static struct window_lobby *hall(void)
{
    return &at.view.lobby;
}

static void take(struct window_event event)
{
    window_input_take(&at.input, &event);
    (void)window_view_update(&at.view, &at.s.game);
}

static void key(uint32_t key)
{
    take((struct window_event){.kind = WINDOW_KEY, .key = key});
    take((struct window_event){.kind = WINDOW_KEY_UP, .key = key});
}

static void click_pixel(int x, int y)
{
    take((struct window_event){.kind = WINDOW_MOTION, .x = x, .y = y});
    take((struct window_event){.kind = WINDOW_PRESS, .x = x, .y = y});
    take((struct window_event){.kind = WINDOW_RELEASE, .x = x, .y = y});
}

static void click(int id)
{
    const struct window_item *item = window_item_find(&hall()->items, id);

    assert_non_null(item);
    click_pixel(item->box.left + item->box.width / 2,
                item->box.top + item->box.height / 2);
}

static int id_of(const char *machine, enum window_lobby_touch touch)
{
    for (int i = 0; i < hall()->lobby.count; i++)
        if (text_same(hall()->lobby.card[i].machine->name, machine))
            return LOBBY_CARD + i * LOBBY_TOUCHES + (int)touch;
    fail_msg("no card for %s", machine);
    return 0;
}

/* What the offer begins with, as the tests of the offer have it. */
static void expect_begun(const char *machine, enum offer_opponent opponent,
                         int is_set)
{
    const struct machine_type *type;
    struct offer_entry entry;
    struct offer_choice choice;
    char wanted[200];

    memset(&choice, 0, sizeof choice);
    assert_null(machines_find(machine, &type));
    offer_entry_begin(&entry, type);
    if (is_set)
        offer_set_opponent(&entry, opponent);
    offer_choose(&entry, &choice);
    snprintf(wanted, sizeof wanted, "%.100s / %s / %s", choice.id,
             choice.seats[0], choice.seats[1]);
    assert_string_equal(renewed, wanted);
    assert_false(hall()->is_open);
}

CASE(all_cards_stand_apart_in_every_window)
{
    static const int sizes[][2] = {
        {1280, 800}, {1920, 1080}, {800, 600}, {480, 900}, {480, 360},
        {1024, 768}, {820, 1180}, {640, 1000}, {3000, 700},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int scale = 100; scale <= 200; scale += 50) {
            struct canvas_rect all = {0, 0, sizes[i][0], sizes[i][1]};

            come_in(all.width, all.height);
            assert_null(window_view_resize(&at.view, &at.s.game, all.width,
                                           all.height, scale));
            (void)window_view_update(&at.view, &at.s.game);
            expect_apart(&hall()->items, all);
            for (int card = 0; card < hall()->lobby.count; card++)
                if (window_lobby_card(hall(), card).width > 0)
                    assert_true(hall()->has_board[card]);
            go_out();
        }
}

CASE(usual_windows_show_all_cards_at_once)
{
    static const int sizes[][2] = {
        {1280, 800}, {1920, 1080}, {800, 600}, {480, 900}, {820, 1180},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        come_in(sizes[i][0], sizes[i][1]);
        assert_int_equal(hall()->plan.page, hall()->plan.rows);
        go_out();
    }
}

CASE(one_click_begins_a_game)
{
    struct canvas_rect picture;

    BEGIN_CASE;
    come_in(1280, 800);
    click(id_of("checkers", LOBBY_PLAY));
    expect_begun("checkers", OFFER_LEVEL, 0);
    window_input_command(&at.input, COMMAND_LOBBY);
    (void)window_view_update(&at.view, &at.s.game);
    click(id_of("poker", LOBBY_PEOPLE));
    expect_begun("poker", OFFER_TWO_PEOPLE, 1);
    window_input_command(&at.input, COMMAND_LOBBY);
    (void)window_view_update(&at.view, &at.s.game);
    picture = window_lobby_picture(hall(), 0);
    click_pixel(picture.left + 5, picture.top + 5);
    expect_begun("duel", OFFER_LEVEL, 0);
    go_out();
}

CASE(without_an_intro_nothing_is_offered_that_is_not_there)
{
    BEGIN_CASE;
    come_in(1280, 800);
    hall()->lobby.card[0].intro = NULL;
    window_lobby_make(hall());
    assert_true(window_item_find(&hall()->items,
                                 LOBBY_CARD + LOBBY_RULES)->marks & ITEM_OFF);
    click(LOBBY_CARD + LOBBY_STEPS);
    assert_true(hall()->is_open);
    assert_string_equal(renewed, "");
    go_out();
}

CASE(keys_reach_everything)
{
    int seen[LOBBY_CARDS * LOBBY_TOUCHES] = {0};

    BEGIN_CASE;
    come_in(480, 360);                  /* most of it is scrolled away */
    assert_true(hall()->plan.page < hall()->plan.rows);
    for (int i = 0; i < 300; i++) {
        if (hall()->focus >= LOBBY_CARD)
            seen[hall()->focus - LOBBY_CARD] = 1;
        assert_non_null(window_item_find(&hall()->items, hall()->focus));
        key(KEY_TAB);
    }
    for (int i = 0; i < hall()->lobby.count; i++)
        assert_true(seen[i * LOBBY_TOUCHES + LOBBY_PLAY]);
    while (hall()->focus != id_of("go", LOBBY_PLAY))
        key(KEY_BACK_TAB);
    key(KEY_ENTER);
    expect_begun("go", OFFER_LEVEL, 0);
    go_out();
}

CASE(a_game_below_is_resumed_and_none_is_made_up)
{
    const struct session *session;

    BEGIN_CASE;
    come_in(1280, 800);
    session = at.s.play.session;
    at.s.play.wants_menu = 1;           /* as at a start */
    window_view_open_lobby(&at.view, &at.s.game);
    (void)window_view_update(&at.view, &at.s.game);
    assert_null(window_item_find(&hall()->items, LOBBY_RESUME));
    key(KEY_ESC);
    assert_true(hall()->is_open);       /* nothing to go back to */
    assert_null(play_do(&at.s.play, "press BTN3"));
    window_input_command(&at.input, COMMAND_LOBBY);
    window_view_open_lobby(&at.view, &at.s.game);
    (void)window_view_update(&at.view, &at.s.game);
    click(LOBBY_RESUME);
    assert_false(hall()->is_open);
    assert_ptr_equal(at.s.play.session, session);
    key(KEY_CTRL_L);
    assert_true(hall()->is_open);
    key(KEY_ESC);
    assert_false(hall()->is_open);
    assert_int_equal(session_event_count(at.s.play.session), 1);
    go_out();
}

CASE(an_untouched_game_is_gone_back_to)
{
    BEGIN_CASE;
    come_in(1280, 800);
    assert_int_equal(session_event_count(at.s.play.session), 0);
    key(KEY_ESC);
    assert_false(hall()->is_open);
    key(KEY_CTRL_L);
    assert_true(hall()->is_open);
    key(KEY_ESC);
    assert_false(hall()->is_open);
    go_out();
}

CASE(keys_of_the_board_do_nothing_below_it)
{
    BEGIN_CASE;
    come_in(1280, 800);
    key('a');
    key('p');
    key('w');
    click_pixel(3, 3);
    assert_int_equal(session_event_count(at.s.play.session), 0);
    assert_false(window_dialog_is_open(&at.view.dialog));
    go_out();
}

CASE(buttons_without_words_tell_what_they_do)
{
    BEGIN_CASE;
    come_in(1280, 800);
    hall()->focus = LOBBY_MOTION;
    window_lobby_make(hall());
    assert_non_null(item_saying(&hall()->items, "Keep the boards still"));
    key(KEY_ENTER);
    assert_true(hall()->lobby.is_still);
    assert_non_null(item_saying(&hall()->items, "Let the boards play"));
    click(LOBBY_LIGHT);
    assert_true(at.view.settings.is_light);
    assert_true(hall()->is_light);
    assert_true(hall()->is_open);
    go_out();
}

CASE(choose_opens_the_dialog_for_that_machine)
{
    BEGIN_CASE;
    come_in(1280, 800);
    click(id_of("poker", LOBBY_CHOOSE));
    assert_true(window_dialog_is_open(&at.view.dialog));
    assert_string_equal(at.view.dialog.machine->name, "poker");
    key(KEY_ENTER);
    expect_begun("poker", OFFER_LEVEL, 0);
    go_out();
}

CASE(a_game_that_cannot_begin_leaves_the_lobby)
{
    BEGIN_CASE;
    come_in(1280, 800);
    at.s.play.renew = refuse;
    click(id_of("go", LOBBY_PLAY));
    assert_true(hall()->is_open);
    assert_string_equal(hall()->trouble, "the disk is full");
    at.s.play.renew = note_and_renew;
    click(id_of("go", LOBBY_PLAY));
    expect_begun("go", OFFER_LEVEL, 0);
    go_out();
}

/* As a picture that is drawn at once. */
CASE(moving_boards_leave_the_same_picture)
{
    struct canvas *live = &at.view.draw.live;
    size_t size;
    uint32_t *before;

    BEGIN_CASE;
    come_in(1280, 800);
    size = (size_t)live->width * (size_t)live->height * sizeof *before;
    for (uint64_t i = 1; i < 60; i++) {
        (void)window_lobby_advance(hall(), i * 20000000);
        (void)window_view_update(&at.view, &at.s.game);
    }
    before = malloc(size);
    assert_non_null(before);
    memcpy(before, live->pixels, size);
    for (int i = 0; i < hall()->lobby.count; i++)
        assert_true(hall()->lobby.card[i].is_open);
    window_lobby_renew(hall());
    at.view.is_whole = 0;
    (void)window_view_update(&at.view, &at.s.game);
    assert_true(memcmp(before, live->pixels, size) == 0);
    free(before);
    go_out();
}

static const struct CMUnitTest tests[] = {
    TEST("lobby: all cards stand apart in every window",
         all_cards_stand_apart_in_every_window),
    TEST("lobby: usual windows show all cards at once",
         usual_windows_show_all_cards_at_once),
    TEST("lobby: one click begins a game", one_click_begins_a_game),
    TEST("lobby: without an intro nothing is offered that is not there",
         without_an_intro_nothing_is_offered_that_is_not_there),
    TEST("lobby: keys reach everything", keys_reach_everything),
    TEST("lobby: a game below is resumed, and none is made up",
         a_game_below_is_resumed_and_none_is_made_up),
    TEST("lobby: Esc goes back to a game in which nothing was done",
         an_untouched_game_is_gone_back_to),
    TEST("lobby: keys of the board do nothing below it",
         keys_of_the_board_do_nothing_below_it),
    TEST("lobby: buttons without words tell what they do",
         buttons_without_words_tell_what_they_do),
    TEST("lobby: Choose opens the dialog for that machine",
         choose_opens_the_dialog_for_that_machine),
    TEST("lobby: a game that cannot begin leaves the lobby open",
         a_game_that_cannot_begin_leaves_the_lobby),
    TEST("lobby: moving boards leave the same picture",
         moving_boards_leave_the_same_picture),
};

CHECK_MAIN("window_lobby", tests)
