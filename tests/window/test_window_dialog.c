/* test_window_dialog.c - the dialogs of the window, by clicks and by keys. */
#include "window/at_dialog.h"

#include <stdio.h>

/* Opening and closing */

CASE(a_wish_opens_its_dialog_and_others_do_not)
{
    struct desk *desk = open_desk("poker:basys3#1");

    BEGIN_CASE;
    for (int command = COMMAND_NOTHING; command <= COMMAND_FOCUS_BACK;
         command++) {
        int is_its = (command >= COMMAND_NEW && command <= COMMAND_SEAT_B)
                  || command == COMMAND_COURSE;

        if (command == COMMAND_RULES)   /* not every machine has them */
            continue;
        assert_int_equal(window_dialog_open(&desk->dialog,
                                            (enum window_command)command,
                                            game(desk)), is_its);
        assert_int_equal(is_open(desk), is_its);
        window_dialog_close(&desk->dialog);
    }
    close_desk(desk);
}

CASE(every_dialog_is_left_by_esc_and_by_its_button)
{
    struct desk *desk = open_desk("poker:basys3#1");

    BEGIN_CASE;
    for (int command = COMMAND_NEW; command <= COMMAND_SEAT_B; command++) {
        ask(desk, (enum window_command)command);
        key(desk, KEY_ESC);
        assert_false(is_open(desk));
        ask(desk, (enum window_command)command);
        click(desk, command == COMMAND_HELP ? SHEET_OK : SHEET_CANCEL);
        assert_false(is_open(desk));
        ask(desk, (enum window_command)command);
        for (int i = 0; desk->dialog.focus != (command == COMMAND_HELP
                                               ? SHEET_OK : SHEET_CANCEL)
                        && i < WINDOW_ITEMS; i++)
            key(desk, KEY_BACK_TAB);
        key(desk, KEY_ENTER);
        assert_false(is_open(desk));
    }
    assert_int_equal(session_event_count(session_of(desk)), 0);
    assert_false(update(desk));
    close_desk(desk);
}

CASE(tab_goes_round_through_all_that_can_be_worked)
{
    struct desk *desk = open_desk(DUEL);
    int first, count = 0;

    BEGIN_CASE;
    ask(desk, COMMAND_NEW);
    first = desk->dialog.focus;
    do {
        key(desk, KEY_TAB);
        count++;
    } while (desk->dialog.focus != first && count < 99);
    /* the list, two seats, repeat, hide, two buttons */
    assert_int_equal(count, 7);
    do {
        key(desk, KEY_BACK_TAB);
        count--;
    } while (desk->dialog.focus != first && count > -99);
    assert_int_equal(count, 0);
    close_desk(desk);
}

CASE(an_error_can_be_told)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    window_dialog_tell(&desk->dialog, "No sound", "there is no speaker");
    place(desk, WIDTH, HEIGHT, 100);
    assert_true(update(desk));
    assert_non_null(item_saying(&desk->dialog.items, "No sound"));
    assert_non_null(item_saying(&desk->dialog.items, "there is no speaker"));
    click(desk, SHEET_OK);
    assert_false(is_open(desk));
    close_desk(desk);
}

/* Another game */

static char renewed[200];               /* what was asked for */

static const char *note_renewal(struct play *play, const char *id,
                                const char *a, const char *b)
{
    (void)play;
    snprintf(renewed, sizeof renewed, "%s / %s / %s", id, a, b);
    return NULL;
}

static const char *refuse_renewal(struct play *play, const char *id,
                                  const char *a, const char *b)
{
    (void)play;
    (void)id;
    (void)a;
    (void)b;
    return "the disk is full";
}

/* Rows as a machine without an intro has them: seats and options, with people
 * at every seat but those of the game that is played. */
static void forget_intros(struct desk *desk)
{
    struct offer *offer = &desk->dialog.offer;

    for (int i = 0; i < offer->count; i++) {
        struct offer_entry *entry = &offer->entries[i];

        entry->intro = NULL;
        if (i == offer->at)
            continue;
        entry->mind[0] = entry->mind[1] = 0;
        options_defaults(entry->machine->top->options, entry->option);
    }
    (void)update(desk);
}

static struct desk *open_new(const char *id)
{
    struct desk *desk = open_desk(id);

    renewed[0] = 0;
    desk->sitting.play.renew = note_renewal;
    ask(desk, COMMAND_NEW);
    forget_intros(desk);
    return desk;
}

CASE(enter_begins_the_same_game_anew)
{
    struct desk *desk = open_new("duel:basys2#42 repeat=counting");

    BEGIN_CASE;
    key(desk, KEY_ENTER);
    assert_string_equal(renewed, "duel:basys2 repeat=counting"
                                 " / human / human");
    assert_false(is_open(desk));
    assert_non_null(strstr(game(desk)->notice, "new game: "));
    close_desk(desk);
}

CASE(the_minds_that_play_are_offered_again)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    assert_null(play_seat(&desk->sitting.play, 1, "knuth"));
    desk->sitting.play.renew = note_renewal;
    ask(desk, COMMAND_NEW);
    key(desk, KEY_ENTER);
    assert_string_equal(renewed, "duel:basys2 / human / knuth");
    close_desk(desk);
}

CASE(a_game_is_chosen_by_keys)
{
    struct desk *desk = open_new(DUEL);

    BEGIN_CASE;
    key(desk, KEY_DOWN);                /* pegs */
    key(desk, KEY_RIGHT);               /* to a choice beside it */
    assert_in_range(desk->dialog.focus, SHEET_CHOICE, SHEET_ROW - 1);
    while (desk->dialog.focus != SHEET_CHOICE + 1)
        key(desk, KEY_UP);              /* player A */
    key(desk, KEY_RIGHT);               /* the first mind */
    key(desk, ' ');
    key(desk, KEY_LEFT);
    key(desk, KEY_DOWN);                /* nobody else sits there: match */
    assert_int_not_equal(desk->dialog.focus, SHEET_CHOICE + 1);
    key(desk, KEY_ENTER);
    assert_string_equal(renewed, "pegs:nexys3 / optimal / human");
    close_desk(desk);
}

CASE(a_game_is_chosen_by_clicks)
{
    struct desk *desk = open_new(DUEL);
    const struct window_item *choice;

    BEGIN_CASE;
    click_row(desk, "poker");
    assert_true(is_open(desk));
    choice = item_saying(&desk->dialog.items, "cards");
    assert_non_null(choice);
    click_at(desk, choice->box.left + choice->box.width - 4,
             middle_y(choice));
    choice = item_saying(&desk->dialog.items, "chips");
    click_at(desk, choice->box.left + choice->box.width * 2 / 5 + 4,
             middle_y(choice));
    choice = item_saying(&desk->dialog.items, "Player b");
    click_item(desk, choice);           /* anywhere else: the next one */
    click(desk, SHEET_OK);
    assert_string_equal(renewed, "poker:basys3 cards=5 chips=99"
                                 " / human / equilibrium");
    assert_false(is_open(desk));
    close_desk(desk);
}

CASE(what_an_option_is_for_is_told)
{
    struct desk *desk = open_new(DUEL);
    const struct option_def *option =
        session_machine(session_of(desk))->top->options;
    char help[24];

    BEGIN_CASE;
    snprintf(help, sizeof help, "%s", option->help);
    assert_non_null(item_saying(&desk->dialog.items,
                                "two-player Mastermind"));
    while (desk->dialog.focus != SHEET_CHOICE + 3)
        key(desk, KEY_TAB);
    assert_non_null(item_saying(&desk->dialog.items, help));
    close_desk(desk);
}

/* A name has two fifths of its row, and a margin at either end. */
static void expect_whole_choices(struct desk *desk)
{
    const struct window_items *items = &desk->dialog.items;
    int names = 0;

    for (int i = 0; i < items->count; i++) {
        const struct window_item *item = &items->item[i];

        if (item->kind != ITEM_CHOICE)
            continue;
        names++;
        if (window_item_text_px(100, item->text)
            > item->box.width * 2 / 5 - 12)
            fail_msg("'%s' is cut off", item->text);
        if (window_item_text_px(100, item->detail)
            > item->box.width * 3 / 5 - 2 * item->box.height)
            fail_msg("'%s' is cut off", item->detail);
    }
    assert_true(names > 0);
}

CASE(what_can_be_chosen_is_not_cut_off)
{
    struct desk *desk = open_new(DUEL);

    BEGIN_CASE;
    for (int i = 0; i < desk->dialog.offer.count; i++) {
        desk->dialog.at = desk->dialog.offer.at = i;
        place(desk, WIDTH, HEIGHT, 100);
        (void)update(desk);
        expect_whole_choices(desk);
    }
    close_desk(desk);
}

CASE(a_game_that_cannot_begin_says_why_and_nothing_is_lost)
{
    struct desk *desk = open_new(DUEL);
    struct session *before = session_of(desk);

    BEGIN_CASE;
    desk->sitting.play.renew = refuse_renewal;
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    assert_non_null(item_saying(&desk->dialog.items, "the disk is full"));
    key(desk, KEY_DOWN);
    assert_null(item_saying(&desk->dialog.items, "the disk is full"));
    desk->sitting.play.renew = NULL;
    click(desk, SHEET_OK);
    assert_non_null(item_saying(&desk->dialog.items, "cannot be started"));
    assert_ptr_equal(session_of(desk), before);
    close_desk(desk);
}

/* Seats */

CASE(a_seat_changes_in_the_middle_of_a_game)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    ask(desk, COMMAND_SEAT_B);
    assert_non_null(item_saying(&desk->dialog.items, "Player b"));
    key(desk, KEY_DOWN);
    key(desk, KEY_ENTER);
    assert_string_equal(desk->sitting.play.minds[1], "optimal");
    assert_non_null(desk->sitting.play.robots[1]);
    assert_string_equal(game(desk)->notice,
                        "Player b is optimal from now on");
    ask(desk, COMMAND_SEAT_A);
    click_row(desk, "random");
    assert_string_equal(desk->sitting.play.minds[0], "");
    click_row(desk, "random");        /* a second time takes it */
    assert_false(is_open(desk));
    assert_string_equal(desk->sitting.play.minds[0], "random");
    ask(desk, COMMAND_SEAT_A);
    assert_int_equal(desk->dialog.at, 7);       /* as it is now */
    key(desk, KEY_HOME);
    click(desk, SHEET_OK);
    assert_string_equal(desk->sitting.play.minds[0], "");
    close_desk(desk);
}

/* Words for the machine */

CASE(a_move_is_asked_for_until_it_is_one)
{
    struct desk *desk = open_desk("checkers:tinychip#1");

    BEGIN_CASE;
    ask(desk, COMMAND_ASK);
    assert_non_null(item_saying(&desk->dialog.items, "Move"));
    type(desk, "c3-z9");
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    assert_non_null(strstr(desk->dialog.words, "none at z9"));
    key(desk, KEY_BACKSPACE);
    key(desk, KEY_BACKSPACE);
    type(desk, "d4");
    click(desk, SHEET_OK);
    assert_false(is_open(desk));
    frames(&desk->sitting, 30);
    assert_true(session_event_count(session_of(desk)) >= 8);
    close_desk(desk);
}

CASE(a_bet_is_asked_for_with_its_bounds)
{
    struct desk *desk = open_desk("poker:basys3#1");

    BEGIN_CASE;
    ask(desk, COMMAND_ASK);
    assert_non_null(item_saying(&desk->dialog.items, "Bet"));
    assert_non_null(item_saying(&desk->dialog.items, "0 to 32767"));
    type(desk, "40000");
    key(desk, KEY_ENTER);
    assert_true(is_open(desk));
    key(desk, KEY_BACKSPACE);
    key(desk, KEY_ENTER);
    assert_false(is_open(desk));
    assert_string_equal(session_event(session_of(desk), 0)->words,
                        "set SW x000111110100000");
    close_desk(desk);
}

CASE(text_is_typed_on_the_keyboard)
{
    struct desk *desk = open_desk("null:null#1");

    BEGIN_CASE;
    ask(desk, COMMAND_TYPE);
    type(desk, "hi there");
    key(desk, KEY_ENTER);
    assert_false(is_open(desk));
    assert_string_equal(session_event(session_of(desk), 0)->words,
                        "type \"hi there\"");
    close_desk(desk);
}

static const struct CMUnitTest tests[] = {
    TEST("dialog: a command opens its dialog, and others do not",
         a_wish_opens_its_dialog_and_others_do_not),
    TEST("dialog: each is left by Esc and by its button, and nothing happens",
         every_dialog_is_left_by_esc_and_by_its_button),
    TEST("dialog: Tab goes round through all that can be worked",
         tab_goes_round_through_all_that_can_be_worked),
    TEST("new: no name of a choice and no value is cut off",
         what_can_be_chosen_is_not_cut_off),
    TEST("dialog: an error can be told", an_error_can_be_told),
    TEST("dialog: Enter begins the same game anew",
         enter_begins_the_same_game_anew),
    TEST("dialog: the minds that play are offered again",
         the_minds_that_play_are_offered_again),
    TEST("dialog: a game is chosen by keys", a_game_is_chosen_by_keys),
    TEST("dialog: a game is chosen by clicks", a_game_is_chosen_by_clicks),
    TEST("dialog: what an option is for is told",
         what_an_option_is_for_is_told),
    TEST("dialog: a game that cannot begin says why, and nothing is lost",
         a_game_that_cannot_begin_says_why_and_nothing_is_lost),
    TEST("dialog: a seat changes in the middle of a game",
         a_seat_changes_in_the_middle_of_a_game),
    TEST("dialog: a move is asked for until it is one",
         a_move_is_asked_for_until_it_is_one),
    TEST("dialog: a bet is asked for with its bounds",
         a_bet_is_asked_for_with_its_bounds),
    TEST("dialog: text is typed on the keyboard",
         text_is_typed_on_the_keyboard),
};

CHECK_MAIN("window_dialog", tests)
