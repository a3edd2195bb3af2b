/* test_cross.c - arrow keys and Enter on a cross of buttons. */
#include "player/at_board.h"

#include <string.h>

#include "boards/machines.h"
#include "player/cross.h"
#include "term/input.h"
#include "term/screen.h"

static const struct {
    uint32_t key, arrow;
    const char *button, *name, *press;
} cross[] = {
    {KEY_UP, TERM_ARROW_UP, "BTNU", "Up", "press BTNU"},
    {KEY_DOWN, TERM_ARROW_DOWN, "BTND", "Down", "press BTND"},
    {KEY_LEFT, TERM_ARROW_LEFT, "BTNL", "Left", "press BTNL"},
    {KEY_RIGHT, TERM_ARROW_RIGHT, "BTNR", "Right", "press BTNR"},
    {KEY_ENTER, 0, "BTNS", "Enter", "press BTNS"},
};

enum { KEYS = sizeof cross / sizeof cross[0] };

static const struct board_type *board_of(const char *name)
{
    const struct machine_type *machine;

    assert_null(machines_find(name, &machine));
    return machine->board;
}

CASE(every_button_of_a_cross_has_its_key)
{
    const struct board_type *board = board_of("pegs:nexys3");

    BEGIN_CASE;
    for (int i = 0; i < KEYS; i++) {
        int part = board_find(board, cross[i].button).first;
        const struct cross_key *key =
            cross_key(board, &board->parts[part]);

        assert_int_equal(cross_part(board, cross[i].key), part);
        assert_non_null(key);
        assert_int_equal(key->key, cross[i].key);
        assert_int_equal(key->arrow, cross[i].arrow);
        assert_string_equal(key->name, cross[i].name);
    }
}

CASE(other_parts_have_none)
{
    const struct board_type *board = board_of("pegs:nexys3");
    int count = 0;

    BEGIN_CASE;
    for (const struct part *part = board->parts; part->group; part++)
        count += cross_key(board, part) != NULL;
    assert_int_equal(count, KEYS);
    assert_int_equal(cross_part(board, 'i'), -1);
    assert_int_equal(cross_part(board, KEY_HOME), -1);
}

CASE(a_board_without_a_cross_leaves_the_keys_alone)
{
    const struct board_type *board = board_of("duel:basys2");

    BEGIN_CASE;
    for (int i = 0; i < KEYS; i++)
        assert_int_equal(cross_part(board, cross[i].key), -1);
    for (const struct part *part = board->parts; part->group; part++)
        assert_null(cross_key(board, part));
}

/* In a game */

CASE(the_keys_press_the_buttons)
{
    struct sitting s;

    BEGIN_CASE;
    for (int i = 0; i < KEYS; i++) {
        begin(&s, "pegs:nexys3");
        assert_true(player_work_key(&s.game, cross[i].key, HOLD_TAP));
        assert_int_equal(session_event_count(s.play.session), 1);
        assert_string_equal(session_event(s.play.session, 0)->words,
                            cross[i].press);
        for (int frame = 0; frame < 10; frame++)
            player_advance(&s.game, 20000000);
        assert_int_equal(session_event_count(s.play.session), 2);
        assert_int_equal(session_in(s.play.session), 0);
        play_close(&s.play);
    }
}

CASE(without_a_cross_they_are_no_keys_of_the_machine)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    for (int i = 0; i < KEYS; i++)
        assert_false(player_work_key(&s.game, cross[i].key, HOLD_TAP));
    assert_int_equal(session_event_count(s.play.session), 0);
    play_close(&s.play);
}

CASE(space_and_esc_are_buttons_of_that_name)
{
    const struct board_type *board = board_of("go:de1soc");
    struct sitting s;

    BEGIN_CASE;
    assert_string_equal(cross_name(board, "space"), "P");
    assert_string_equal(cross_name(board, "q"), "q");
    assert_string_equal(cross_name(board_of("pegs:nexys3"), "space"),
                        "space");
    assert_string_equal(cross_name(board_of("null"), "space"), "space");
    assert_int_equal(cross_part(board_of("pegs:nexys3"), KEY_ESC),
                     -1);
    assert_string_equal(cross_key(board, &board->parts[
                        board_find(board, "SPACE").first])->name, "Space");
    begin(&s, "go:de1soc");
    assert_true(player_work_key(&s.game, ' ', HOLD_TAP));
    frames(&s, 10);
    assert_true(player_work_key(&s.game, KEY_ESC, HOLD_TAP));
    assert_string_equal(session_event(s.play.session, 0)->words,
                        "press SPACE");
    assert_string_equal(session_event(s.play.session, 2)->words,
                        "press ESC");
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("cross: arrows and Enter belong to the five buttons",
         every_button_of_a_cross_has_its_key),
    TEST("cross: no other part has one", other_parts_have_none),
    TEST("cross: a board without a cross leaves the keys alone",
         a_board_without_a_cross_leaves_the_keys_alone),
    TEST("cross: the keys press the buttons for a tap",
         the_keys_press_the_buttons),
    TEST("cross: without a cross they are no keys of the machine",
         without_a_cross_they_are_no_keys_of_the_machine),
    TEST("cross: the space bar and Esc work buttons of that name",
         space_and_esc_are_buttons_of_that_name),
};

CHECK_MAIN("term_cross", tests)
