/* test_window_table_game.c - Go at the table in the window: a game by mouse and
 * by keys, moves to go back to. */
#include "window/at_table.h"

#include "bench/play_table.h"

enum { CTRL_T = 20 };

static void run(int count)
{
    frames(&at.s, count);
    at.s.game.now_ns += (uint64_t)count * frame_ns;
    player_forget_notice(&at.s.game, at.s.game.now_ns);
    look();
}

static const struct table_item *thing(const char *words)
{
    const struct table *table = &at.view.table.now;

    window_table_look(&at.view.table, &at.s.play);
    for (int i = 0; i < table->count; i++)
        if (strncmp(table->item[i].words, words, strlen(words)) == 0
            || strcmp(table->item[i].text, words) == 0)
            return &table->item[i];
    fail_msg("there is no '%s' on the table", words);
    return NULL;
}

static struct pixel place_of(const char *words)
{
    struct table_place place = table_place_in(at.view.table.sheet);

    return middle_of(table_place_item(&place, thing(words)));
}

static void click_on(const char *words)
{
    struct pixel p = place_of(words);

    click(p.x, p.y);
}

static int is_said(const char *words)
{
    const struct window_items *items = &at.view.words.items;

    for (int i = 0; i < items->count; i++)
        if (strstr(items->item[i].text, words))
            return 1;
    return 0;
}

static void until_said(const char *words)
{
    for (int i = 0; i < 6000; i++) {
        if (is_said(words))
            return;
        run(1);
    }
    fail_msg("'%s' is never said, but '%s' and '%s'", words,
             at.view.words.items.item[0].text,
             at.view.words.items.item[1].text);
}

static void begin_game(void)
{
    until_said("Touch Start a game");
    click_on("Start a game");
    until_said("Your turn, Black");
}

static int moves(void)
{
    return at.view.bar.moves.count;
}

static void until_moves(int count)
{
    for (int i = 0; i < 6000 && moves() != count; i++)
        run(1);
    assert_int_equal(moves(), count);
}

/* And the mind its own. */
static void place_stone(const char *empty)
{
    int before = moves();

    click_on(empty);
    until_moves(before + 2);
    until_said("Your turn, Black");
}

CASE(a_game_is_played_by_mouse)
{
    struct pixel p;

    BEGIN_CASE;
    sit_down("go#7", "random");
    begin_game();
    p = place_of("D4, empty");
    mouse(WINDOW_MOTION, p.x, p.y);
    assert_true(at.input.is_hand);
    place_stone("D4, empty");
    assert_int_equal(thing("D4, Black")->piece, TABLE_BLACK_STONE);
    assert_int_equal(moves(), 2);
    click_on("D4, Black");
    look();
    assert_true(is_said("there is a stone already"));
    assert_true(is_said("Your turn, Black"));
    run(400);
    assert_false(is_said("there is a stone already"));
    assert_true(is_said("White played"));
    p = place_of("Prisoners: Black 0, White 0");
    mouse(WINDOW_MOTION, p.x, p.y);
    assert_false(at.input.is_hand);
    stand_up();
}

/* The first thing is the start key, then the middle of the board. What goes
 * to the table does not go to the board. */
CASE(a_game_is_played_by_keys)
{
    size_t count;

    BEGIN_CASE;
    sit_down("go#7", "random");
    until_said("Touch Start a game");
    key(KEY_TAB);
    assert_string_equal(at.view.table.now.item[at.view.table.focus].text,
                        "Start a game");
    key(KEY_ENTER);
    until_said("Your turn, Black");
    key(KEY_LEFT);
    key(KEY_LEFT);
    key(KEY_UP);
    run(20);
    assert_int_equal(at.view.table.focus, thing("C6, empty")
                                          - at.view.table.now.item);
    count = session_event_count(at.s.play.session);
    run(20);
    assert_int_equal(session_event_count(at.s.play.session), count);
    key(' ');
    until_said("White played");
    assert_int_equal(thing("C6, Black")->piece, TABLE_BLACK_STONE);
    assert_int_equal(at.view.table.focus, thing("C6, Black")
                                          - at.view.table.now.item);
    stand_up();
}

CASE(tab_goes_to_table_board_and_bar)
{
    int parts = 0, controls = 0;

    BEGIN_CASE;
    sit_down("go#7", "random");
    until_said("Touch Start a game");
    key(KEY_TAB);
    assert_true(at.view.table.has_focus);
    for (key(KEY_TAB); at.input.keys.focus >= 0 && parts < 99; parts++)
        key(KEY_TAB);
    assert_true(parts > 10);
    assert_false(at.view.table.has_focus);
    for (; window_bar_has_focus(&at.view.bar) && controls < 99; controls++)
        key(KEY_TAB);
    assert_true(controls > 10);
    assert_true(at.view.table.has_focus);
    key(KEY_BACK_TAB);
    assert_true(window_bar_has_focus(&at.view.bar));
    while (--controls > 0)
        key(KEY_BACK_TAB);
    assert_true(window_bar_has_focus(&at.view.bar));
    key(KEY_BACK_TAB);
    while (--parts >= 0) {
        assert_true(at.input.keys.focus >= 0);
        key(KEY_BACK_TAB);
    }
    assert_true(at.view.table.has_focus);
    key(KEY_ESC);
    assert_false(at.view.table.has_focus);
    stand_up();
}

CASE(keys_of_the_machine_stay_its_own)
{
    BEGIN_CASE;
    sit_down("go#7", "random");
    begin_game();
    key(KEY_LEFT);
    run(20);
    assert_string_equal(session_event(at.s.play.session,
        session_event_count(at.s.play.session) - 1)->words, "release LEFT");
    key(KEY_TAB);
    key(CTRL_T);
    key(CTRL_T);
    assert_false(at.view.table.has_focus);
    key(KEY_RIGHT);
    run(20);
    assert_string_equal(session_event(at.s.play.session,
        session_event_count(at.s.play.session) - 1)->words,
        "release RIGHT");
    stand_up();
}

/* Moves */

static void click_item(int id)
{
    const struct window_item *item = window_item_find(&at.view.bar.items, id);

    assert_non_null(item);
    click(item->box.left + item->box.width / 2,
          item->box.top + item->box.height / 2);
    look();
}

CASE(the_list_goes_to_a_move_and_on_again)
{
    uint64_t end, tick[4];

    BEGIN_CASE;
    sit_down("go#7", "random");
    begin_game();
    place_stone("D4, empty");
    place_stone("F6, empty");
    run(20);
    assert_int_equal(moves(), 4);
    for (int i = 0; i < 4; i++)
        tick[i] = at.view.bar.moves.move[i].tick;
    end = session_end(at.s.play.session);
    click_item(BAR_MOVE + 1);
    assert_int_equal(session_tick(at.s.play.session), tick[1]);
    assert_true(at.s.play.pace.is_paused);
    assert_int_equal(thing("F6, empty")->piece, TABLE_POINT);
    assert_int_equal(thing("D4, Black")->piece, TABLE_BLACK_STONE);
    assert_true(is_said("an earlier moment"));
    assert_int_equal(moves(), 4);
    assert_int_equal(at.view.bar.moves_now, 1);
    click_item(BAR_MOVE + 2);
    assert_int_equal(session_tick(at.s.play.session), tick[2]);
    assert_int_equal(session_end(at.s.play.session), end);
    assert_int_equal(thing("F6, Black")->piece, TABLE_BLACK_STONE);
    key(KEY_END);
    look();
    assert_int_equal(at.view.bar.moves_now, 3);
    assert_false(is_said("an earlier moment"));
    stand_up();
}

/* Another move from there, with the mind's answer: the old ones are gone. */
CASE(a_move_is_taken_back)
{
    BEGIN_CASE;
    sit_down("go#7", "random");
    begin_game();
    assert_int_equal(window_item_find(&at.view.bar.items,
                                      BAR_TAKE_BACK)->marks, ITEM_OFF);
    key(KEY_CTRL_Z);
    look();
    assert_true(is_said("no move of yours"));
    place_stone("D4, empty");
    place_stone("F6, empty");
    click_item(BAR_TAKE_BACK);
    assert_true(at.s.play.pace.is_paused);
    assert_int_equal(play_table_moves(&at.s.play), 2);
    assert_true(is_said("Your turn, Black"));
    click_on("D4, Black");
    look();
    assert_true(is_said("there is a stone already"));
    assert_int_equal(moves(), 4);
    click_on("G7, empty");
    assert_false(at.s.play.pace.is_paused);
    until_moves(2);
    until_moves(4);
    assert_string_equal(at.view.bar.moves.move[2].words, "G7");
    assert_int_equal(thing("F6")->piece == TABLE_BLACK_STONE, 0);
    key(KEY_CTRL_Z);
    key(KEY_CTRL_Z);
    look();
    assert_int_equal(play_table_moves(&at.s.play), 0);
    assert_int_equal(thing("D4, empty")->piece, TABLE_POINT);
    stand_up();
}

static void enter_word(const char *letters)
{
    for (; *letters; letters++) {
        char words[] = "Letter ?";

        words[7] = *letters;
        click_on(words);
    }
    click_on("Enter");
}

/* After the guess before it the other player has read the judgement and made
 * a code: the person's turn came only then. */
CASE(a_guess_is_taken_back_to_where_it_was_due)
{
    BEGIN_CASE;
    sit_down("duel#5", "consistent");
    click_on("Start");
    until_said("Player A, make a code");
    enter_word("FACE");
    until_said("Player A, guess 1");
    enter_word("HLUE");
    until_said("A guessed HLUE");
    key(KEY_CTRL_Z);
    look();
    assert_true(is_said("Player A, guess 1 of 3"));
    assert_true(at.s.play.pace.is_paused);
    click_on("Letter A");
    look();
    assert_false(is_said("Not now"));
    key(KEY_END);
    look();
    assert_int_equal(at.view.bar.moves_now, moves() - 1);
    assert_false(at.s.play.pace.is_paused);
    stand_up();
}

/* The list does not get larger than its room, and the wheel is its own. */
CASE(a_long_list_is_scrolled)
{
    const struct window_item *scroll;
    uint64_t tick;
    int page, first;

    BEGIN_CASE;
    sit_down("go#7", NULL);
    begin_game();
    for (int i = 0; i < 20; i++) {
        char words[] = "A1, empty";
        int before = moves();

        words[0] = "ABCDEFGHJ"[i % 9];
        words[1] = (char)('1' + 2 * (i / 9));
        click_on(words);
        until_moves(before + 1);
        until_said(i % 2 ? "Your turn, Black" : "Your turn, White");
    }
    assert_null(window_view_resize(&at.view, &at.s.game, 1180, 660, 100));
    look();
    page = at.view.bar.moves_page;
    assert_in_range(page, 3, 19);
    assert_non_null(window_item_find(&at.view.bar.items, BAR_MOVE + 19));
    assert_null(window_item_find(&at.view.bar.items, BAR_MOVE));
    scroll = window_item_find(&at.view.bar.items, BAR_MOVES_SCROLL);
    assert_non_null(scroll);
    tick = session_tick(at.s.play.session);
    take((struct window_event){.kind = WINDOW_WHEEL, .by = 3,
                               .x = at.view.bar.moves_room.left + 5,
                               .y = at.view.bar.moves_room.top + 5});
    look();
    first = at.view.bar.moves_first;
    assert_int_equal(first, 20 - page - 3);
    assert_int_equal(session_tick(at.s.play.session), tick);
    scroll = window_item_find(&at.view.bar.items, BAR_MOVES_SCROLL);
    mouse(WINDOW_PRESS, scroll->box.left + 2, scroll->box.top + 1);
    mouse(WINDOW_RELEASE, scroll->box.left + 2, scroll->box.top + 1);
    look();
    assert_int_equal(at.view.bar.moves_first, 0);
    click_item(BAR_MOVE);
    assert_int_equal(session_tick(at.s.play.session),
                     at.view.bar.moves.move[0].tick);
    for (int i = 0; i < at.view.bar.items.count; i++)
        assert_true(is_inside(at.view.bar.items.item[i].box,
                              at.view.bar.room));
    stand_up();
}

CASE(a_move_ends_a_pause)
{
    BEGIN_CASE;
    sit_down("go#7", "random");
    begin_game();
    key('P');
    assert_true(at.s.play.pace.is_paused);
    click_on("D4, empty");
    assert_false(at.s.play.pace.is_paused);
    until_said("White played");
    stand_up();
}

static const struct CMUnitTest tests[] = {
    TEST("a game is played by mouse", a_game_is_played_by_mouse),
    TEST("a game is played by keys", a_game_is_played_by_keys),
    TEST("Tab goes to table, board and bar",
         tab_goes_to_table_board_and_bar),
    TEST("keys of the machine stay its own",
         keys_of_the_machine_stay_its_own),
    TEST("the list goes to a move and on again",
         the_list_goes_to_a_move_and_on_again),
    TEST("a move is taken back", a_move_is_taken_back),
    TEST("a guess is taken back to where it was due",
         a_guess_is_taken_back_to_where_it_was_due),
    TEST("a long list is scrolled", a_long_list_is_scrolled),
    TEST("a move ends a pause", a_move_ends_a_pause),
};

CHECK_MAIN("window_table_game", tests)
