/* test_table_pegs.c - pegs played at the table: colours are chosen by touch,
 * and the hand turns the pegs and submits. */
#include "machines/pegs/table_rig.h"

CASE(whole_games_are_played_by_touch)
{
    struct play *play = sitting_begin("pegs#t", NULL, NULL);

    BEGIN_CASE;
    for (unsigned found = 2; found <= 9; found++) {
        play_a_game(play, found);
        check_end(play, found);
        check_moves(play);
        assert_int_equal(games.finished, (int)found - 1);
        assert_int_equal(games.won, found == 9 ? 7 : (int)found - 1);
    }
    sitting_end(play);
}

CASE(with_other_lights_and_a_kept_history_games_go_the_same)
{
    struct play *play = sitting_begin("pegs#b turns=bar history=keep", NULL,
                                      NULL);

    BEGIN_CASE;
    play_a_game(play, 9);
    check_end(play, 9);
    play_a_game(play, 3);
    check_end(play, 3);
    check_moves(play);
    sitting_end(play);
}

/* The result ends by itself, and its rows stay until the next peg. */
CASE(a_finished_game_stays_until_the_next_one_begins)
{
    struct play *play = sitting_begin("pegs#s", NULL, NULL);

    BEGIN_CASE;
    play_a_game(play, 2);
    sitting_run(play, 30);
    assert_true(strstr(say(play, 0), "Turn 1 of 8: choose"));
    assert_string_equal(say(play, 1), "Found in 2 turns");
    assert_non_null(find_item(play, "Code: "));
    assert_non_null(find_item(play, "Turn 2: "));
    touch(play, "Choose red");
    assert_null(find_item(play, "Code: "));
    assert_null(find_item(play, "Turn 2: "));
    assert_non_null(find_item(play, "Hole 1, red"));
    assert_non_null(find_item(play, "8 turns left"));
    touch(play, "Delete");
    assert_non_null(find_item(play, "Code: "));
    sitting_tap(play, "BTNU");          /* a finger on the board begins it */
    sitting_run(play, 1);
    assert_null(find_item(play, "Code: "));
    assert_non_null(find_item(play, "Hole 1, blue, chosen"));
    assert_int_equal(play_table_moves(play), 0);
    sitting_end(play);
}

CASE(pegs_go_into_the_hole_that_was_touched)
{
    struct play *play = sitting_begin("pegs#h", NULL, NULL);

    BEGIN_CASE;
    wait_for_turn(play, 1);
    assert_int_equal(find_item(play, "Enter")->touch, 0);
    assert_int_equal(find_item(play, "Delete")->touch, 0);
    rig_says(play_table_touch(play, 2, 0), "choose four colours first");
    touch(play, "Hole 3, empty");
    touch(play, "Choose white");
    assert_non_null(find_item(play, "Hole 3, white"));
    touch(play, "Choose blue");
    touch(play, "Choose green");
    touch(play, "Choose cyan");
    assert_non_null(find_item(play, "Hole 1, blue"));
    assert_non_null(find_item(play, "Hole 2, green"));
    assert_non_null(find_item(play, "Hole 4, cyan"));
    rig_says(play_table_touch(play, 8, 0), "all four holes are full");
    touch(play, "Hole 2, green");
    assert_non_null(find_item(play, "Hole 2, green, chosen"));
    touch(play, "Delete");
    assert_non_null(find_item(play, "Hole 2, empty"));
    touch(play, "Delete");
    assert_non_null(find_item(play, "Hole 4, empty"));
    touch(play, "Hole 1, blue");
    touch(play, "Choose red");
    touch(play, "Choose yellow");
    touch(play, "Choose magenta");
    touch(play, "Enter");
    wait_for_turn(play, 2);
    check_row(play, 1, 0x4675, games_chip(play->session)->code);
    sitting_end(play);
}

/* A colour is put where it is dropped, on a peg as well; a peg that is dragged
 * to another hole changes places with what is there. */
CASE(pegs_are_dragged_to_their_holes)
{
    struct play *play = sitting_begin("pegs#h", NULL, NULL);

    BEGIN_CASE;
    wait_for_turn(play, 1);
    drag(play, "Choose white", "Hole 3, empty");
    assert_non_null(find_item(play, "Hole 3, white"));
    assert_non_null(find_item(play, "Hole 1, empty"));
    touch(play, "Hole 3, white");               /* chosen by hand */
    drag(play, "Choose red", "Hole 3, white, chosen");
    assert_non_null(find_item(play, "Hole 3, red"));
    touch(play, "Hole 3, red");                 /* as a face takes it up */
    drag(play, "Hole 3, red, chosen", "Hole 1, empty");
    assert_non_null(find_item(play, "Hole 1, red"));
    assert_non_null(find_item(play, "Hole 3, empty"));
    touch(play, "Choose blue");
    touch(play, "Choose green");
    touch(play, "Choose cyan");
    drag(play, "Choose yellow", "Hole 4, cyan");
    touch(play, "Hole 4, yellow");
    drag(play, "Hole 4, yellow, chosen", "Hole 2, blue");
    touch(play, "Enter");
    wait_for_turn(play, 2);
    check_row(play, 1, 0x4621, games_chip(play->session)->code);
    sitting_end(play);
}

/* What is touched then would be gone when the row has been judged. */
CASE(while_the_hand_presses_everything_waits)
{
    struct play *play = sitting_begin("pegs#h", NULL, NULL);

    BEGIN_CASE;
    wait_for_turn(play, 1);
    compose(play, 0x0123);
    assert_false(find_item(play, "Choose red")->marks & TABLE_IS_WAITING);
    touch(play, "Enter");
    assert_true(find_item(play, "Choose red")->marks & TABLE_IS_WAITING);
    assert_true(find_item(play, "Enter")->marks & TABLE_IS_WAITING);
    rig_says(play_table_touch(play, 8, 0), "the last move is being pressed");
    wait_for_turn(play, 2);
    assert_false(find_item(play, "Choose red")->marks & TABLE_IS_WAITING);
    sitting_end(play);
}

/* The switch shows old turns; the hand puts it down before it enters. */
CASE(the_history_does_not_confuse_the_table)
{
    struct play *play = sitting_begin("pegs#y", NULL, NULL);
    unsigned code;

    BEGIN_CASE;
    sitting_do(play, "set SW0 1");
    sitting_run(play, 2);
    assert_true(strstr(say(play, 0), "SW0 is up"));
    touch(play, "Start");
    wait_for_turn(play, 1);
    compose(play, 0x0123);
    touch(play, "Enter");
    wait_for_turn(play, 2);
    compose(play, 0x4567);
    touch(play, "Enter");
    wait_for_turn(play, 3);
    code = games_chip(play->session)->code;
    sitting_do(play, "set SW0 1");
    sitting_run(play, 1);
    for (int i = 0; i < 3; i++) {
        sitting_tap(play, "BTND");
        sitting_run(play, 1);
        assert_true(strstr(say(play, 0), "Turn 3 of 8. SW0 is up"));
        assert_string_equal(say(play, 1), judged(0x4567, code));
        check_row(play, 1, 0x0123, code);
        check_row(play, 2, 0x4567, code);
    }
    compose(play, 0x7070);
    touch(play, "Enter");
    wait_until_said(play, judged(0x7070, code), 1);
    wait_for_turn(play, 4);
    check_row(play, 3, 0x7070, code);
    assert_false(session_in(play->session) & PIN(NEXYS3_SW));
    check_moves(play);
    sitting_end(play);
}

/* Guesses that fingers enter on the board are on the table as well. */
CASE(what_is_done_on_the_board_is_seen)
{
    struct play *play = sitting_begin("pegs#f", NULL, NULL);

    BEGIN_CASE;
    wait_for_turn(play, 1);
    sitting_tap(play, "BTNU");
    sitting_tap(play, "BTNR");
    sitting_tap(play, "BTND");
    sitting_run(play, 1);
    assert_non_null(find_item(play, "Hole 1, blue"));
    assert_non_null(find_item(play, "Hole 2, white, chosen"));
    sitting_tap(play, "BTNS");
    wait_for_turn(play, 2);
    check_row(play, 1, 0x1700, games_chip(play->session)->code);
    compose(play, 0x1110);
    touch(play, "Enter");
    wait_for_turn(play, 3);
    check_row(play, 2, 0x1110, games_chip(play->session)->code);
    check_moves(play);
    sitting_end(play);
}

/* Just before a result ends by itself, its press would submit a guess in the
 * next game; after that, the machine is in the next game already. */
CASE(a_new_game_can_be_asked_for_at_any_moment)
{
    struct play *play = sitting_begin("pegs#l", NULL, NULL);
    const struct pegs *chip = games_chip(play->session);
    struct table_end end;

    BEGIN_CASE;
    for (unsigned ms = 0; ms < 5300; ms += ms < 4400 ? 400 : 12) {
        play_a_game(play, ms / 4 % 8 ? 2 : 9);
        play_run(play, ms);
        assert_true(play_table_end(play, &end));
        touch(play, "New game");
        sitting_run(play, 7);
        assert_int_equal(chip->state, PEGS_PLAY);
        assert_int_equal(chip->turn, 1);
        assert_int_equal(chip->stored, 0);
        assert_int_equal(chip->guess, 0);
        assert_false(play_table_end(play, &end));
        assert_null(find_item(play, "New game"));
    }
    sitting_end(play);
}

/* A finger submits the eighth guess at the moment of Enter, and is busy at the
 * board until the result is there. */
CASE(a_guess_that_comes_too_late_is_dropped)
{
    struct play *play = sitting_begin("pegs#w", NULL, NULL);
    const struct pegs *chip = games_chip(play->session);
    size_t events;

    BEGIN_CASE;
    for (unsigned turn = 1; turn <= 7; turn++) {
        wait_for_turn(play, turn);
        compose(play, wrong_guess(play, turn));
        touch(play, "Enter");
        wait_until_said(play, "entering", 0);
    }
    wait_for_turn(play, 8);
    compose(play, wrong_guess(play, 1));
    sitting_do(play, "press BTNS");
    touch(play, "Enter");
    for (int i = 0; i < 6; i++) {
        sitting_do(play, i % 2 ? "set SW7 0" : "set SW7 1");
        play_run(play, 100);
    }
    sitting_do(play, "release BTNS");
    assert_int_equal(chip->state, PEGS_RESULT);
    events = session_event_count(play->session);
    sitting_run(play, 30);
    assert_int_equal(session_event_count(play->session), events);
    assert_int_equal(chip->turn, 1);
    wait_for_turn(play, 1);
    touch(play, "Choose red");          /* it is not in the way, either */
    sitting_end(play);
}

/* Whatever is touched */

CASE(without_an_order_nothing_is_pressed)
{
    struct play *play = sitting_begin("pegs#n match=1", NULL, NULL);

    BEGIN_CASE;
    sitting_run(play, 20);
    assert_int_equal(session_event_count(play->session), 0);
    wait_until_said(play, "Player A, turn 1 of 8", 0);
    compose(play, 0x1234);
    sitting_run(play, 20);
    assert_int_equal(session_event_count(play->session), 0);
    rig_says(play_table_touch(play, 3, 0), "nothing to touch");
    rig_says(play_table_touch(play, 40, 0), "nothing to touch");
    rig_says(play_table_touch(play, -1, 0), "nothing to touch");
    sitting_end(play);
}

static void work_the_board(struct rng *rng, struct play *play)
{
    static const char *const buttons[] = {
        "BTNS", "BTNL", "BTNR", "BTNU", "BTND",
    };

    if (rng_below(rng, 4) == 0)
        sitting_do(play, rng_below(rng, 2) ? "set SW0 1" : "set SW0 0");
    else
        sitting_tap(play, buttons[rng_below(rng, 5)]);
}

/* One that is there, or any number; 1: it was an order. */
static int touch_anything(struct rng *rng, struct play *play)
{
    int id = (int)rng_below(rng, 40) - 4;

    play_table_lay(play, &table);
    if (rng_below(rng, 4)) {
        int i = (int)rng_below(rng, (unsigned)table.count);

        id = table.item[i].touch ? table.item[i].touch : id;
    }
    return !play_table_touch(play, id, 0) && (id == 2 || id == 3);
}

static void touch_at_random(const char *id, const char *seed, int works)
{
    struct play *play = sitting_begin(id, NULL, NULL);
    struct rng rng;
    int orders = 0;
    size_t events;

    rng_seed(&rng, seed);
    for (int i = 0; i < 2000; i++) {
        orders += touch_anything(&rng, play);
        if (!orders && !works)
            assert_int_equal(session_event_count(play->session), 0);
        if (works && rng_below(&rng, 8) == 0)
            work_the_board(&rng, play);
        play_run(play, rng_below(&rng, 700));
        (void)say(play, 0);
        assert_string_equal(play->trouble, "");
    }
    sitting_run(play, 60);
    events = session_event_count(play->session);
    sitting_run(play, 60);
    assert_int_equal(session_event_count(play->session), events);
    assert_true(orders > 5);
    games_read(&games, play->session);
    games_check(&games);
    assert_true(games.count > 5);
    sitting_end(play);
}

CASE(random_touches_hang_nothing_and_press_nothing_unordered)
{
    static const char *const seeds[] = {"1", "2", "3", "4"};

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        const char *seed = seeds[i];

        touch_at_random("pegs#r", seed, 0);
        touch_at_random("pegs#r", seed, 1);
        touch_at_random("pegs#r match=1 turns=bar", seed, 0);
        touch_at_random("pegs#r match=2 history=keep", seed, 1);
    }
}

static void check_sizes(void)
{
    for (int i = 0; i < table.count; i++) {
        const struct table_item *item = &table.item[i];

        assert_in_range(item->x + item->width, 1, TABLE_WIDTH);
        assert_in_range(item->y + item->height, 1, TABLE_HEIGHT);
        if (item->touch)
            assert_true(item->width >= TABLE_FINGER
                        && item->height >= TABLE_FINGER);
    }
}

CASE(everything_to_touch_is_as_large_as_a_finger)
{
    struct play *play = sitting_begin("pegs#z match=1", NULL, NULL);

    BEGIN_CASE;
    wait_until_said(play, "Player A begins", 0);
    play_table_lay(play, &table);
    check_sizes();
    wait_for_turn(play, 1);
    compose(play, 0x1234);
    play_table_lay(play, &table);
    assert_true(table.count < TABLE_ITEMS_MAX);
    check_sizes();
    sitting_end(play);
}

static const struct CMUnitTest tests[] = {
    TEST("table of pegs: whole games are played by touch, found in any turn "
         "or not", whole_games_are_played_by_touch),
    TEST("table of pegs: with turns=bar and history=keep games go the same "
         "way", with_other_lights_and_a_kept_history_games_go_the_same),
    TEST("table of pegs: a finished game stays until the next one begins",
         a_finished_game_stays_until_the_next_one_begins),
    TEST("table of pegs: a peg goes into the hole that was touched",
         pegs_go_into_the_hole_that_was_touched),
    TEST("table of pegs: colours and pegs are dragged to holes",
         pegs_are_dragged_to_their_holes),
    TEST("table of pegs: while the hand presses, everything waits",
         while_the_hand_presses_everything_waits),
    TEST("table of pegs: the history does not confuse it",
         the_history_does_not_confuse_the_table),
    TEST("table of pegs: what is done on the board is seen",
         what_is_done_on_the_board_is_seen),
    TEST("table of pegs: a new game can be asked for at any moment",
         a_new_game_can_be_asked_for_at_any_moment),
    TEST("table of pegs: a guess that comes too late is dropped",
         a_guess_that_comes_too_late_is_dropped),
    TEST("table of pegs: without an order nothing is pressed",
         without_an_order_nothing_is_pressed),
    TEST("table of pegs: random touches hang nothing, and press nothing "
         "unordered", random_touches_hang_nothing_and_press_nothing_unordered),
    TEST("table of pegs: everything to touch is as large as a finger",
         everything_to_touch_is_as_large_as_a_finger),
};

CHECK_MAIN("table_pegs", tests)
