/* test_menu.c - what the menu offers, and what comes of it. */
#include "check.h"

#include <string.h>

#include "base/text.h"
#include "bench/session.h"
#include "player/offer.h"
#include "term/menu_view.h"

static const char *written(void (*write)(const struct offer_entry *entry,
                                         int row, struct text *to),
                           const struct offer_entry *entry, int row)
{
    static char line[256];
    struct text to;

    text_begin(&to, line, sizeof line);
    write(entry, row, &to);
    return line;
}

static const char *value(const struct offer_entry *entry, int row)
{
    return written(offer_value, entry, row);
}

/* Seats and options as machines without an intro have them. */
static void begin_bare(struct offer *list, int has_last)
{
    offer_begin(list, has_last);
    for (int i = has_last; i < list->count; i++) {
        struct offer_entry *entry = &list->entries[i];

        entry->intro = NULL;
        memset(entry->mind, 0, sizeof entry->mind);
        options_defaults(entry->machine->top->options, entry->option);
    }
}

CASE(every_machine_but_the_templates_is_there)
{
    struct offer list;
    int players = 0;

    BEGIN_CASE;
    offer_begin(&list, 0);
    for (int i = 0; machines_at(i); i++)
        if (!machines_at(i)->is_template
            && (i == 0 || strcmp(machines_at(i - 1)->name,
                                 machines_at(i)->name) != 0))
            assert_ptr_equal(list.entries[players++].machine, machines_at(i));
    assert_int_equal(list.count, players);
    assert_true(players >= 2);
}

CASE(the_last_game_comes_first)
{
    struct offer list;
    struct offer_choice choice = {.load = "/tmp/last.bw"};

    BEGIN_CASE;
    offer_begin(&list, 1);
    assert_null(list.entries[0].machine);
    assert_int_equal(offer_rows(&list.entries[0]), 1);
    offer_choose(&list.entries[0], &choice);
    assert_string_equal(choice.load, "/tmp/last.bw");
    assert_null(choice.machine);
    offer_choose(&list.entries[1], &choice);
    assert_string_equal(choice.load, "");
    assert_ptr_equal(choice.machine, machines_at(0));
}

CASE(moving_goes_round)
{
    struct offer list;

    BEGIN_CASE;
    offer_begin(&list, 0);
    offer_move(&list, -1);
    assert_int_equal(list.at, list.count - 1);
    offer_move(&list, 1);
    assert_int_equal(list.at, 0);
    list.is_inside = 1;
    offer_move(&list, -1);
    assert_int_equal(list.row, offer_rows(&list.entries[0]) - 1);
}

CASE(seats_go_through_the_minds_and_back_to_people)
{
    struct offer list;
    int minds = 0;

    BEGIN_CASE;
    begin_bare(&list, 0);
    assert_string_equal(value(&list.entries[0], 1), "a person");
    do {
        offer_change(&list.entries[0], 1, 1);
        minds++;
    } while (strcmp(value(&list.entries[0], 1), "a person") != 0);
    assert_true(minds >= 3);
    assert_string_equal(value(&list.entries[0], 2), "a person");
    offer_change(&list.entries[0], 1, -1);
    offer_change(&list.entries[0], 1, 1);
    assert_string_equal(value(&list.entries[0], 1), "a person");
}

CASE(the_choice_is_an_id_that_opens)
{
    struct offer list;
    struct offer_choice choice = {.quit = 0};
    struct session *session;

    BEGIN_CASE;
    offer_begin(&list, 0);
    for (int i = 0; i < list.count; i++)
        for (int row = 0; row < offer_rows(&list.entries[i]); row++)
            for (int turn = 0; turn < 4; turn++) {
                offer_change(&list.entries[i], row, 1);
                offer_choose(&list.entries[i], &choice);
                assert_null(session_open(&session, choice.id));
                assert_ptr_equal(session_machine(session), choice.machine);
                session_close(session);
            }
}

CASE(a_changed_option_is_in_the_id)
{
    struct offer list;
    struct offer_choice choice = {.quit = 0};

    BEGIN_CASE;
    begin_bare(&list, 0);
    assert_string_equal(written(offer_name, &list.entries[0], 3),
                        "repeat");
    assert_string_equal(value(&list.entries[0], 3), "membership");
    offer_choose(&list.entries[0], &choice);
    assert_string_equal(choice.id, "duel:basys2");
    assert_string_equal(choice.seats[0], "human");
    offer_change(&list.entries[0], 3, 1);
    offer_change(&list.entries[0], 2, 1);
    offer_choose(&list.entries[0], &choice);
    assert_string_equal(choice.id, "duel:basys2 repeat=counting");
    assert_string_not_equal(choice.seats[1], "human");
}

static struct offer_entry *entry_of(struct offer *list,
                                        const char *title)
{
    for (list->at = 0; list->at < list->count; list->at++) {
        char line[256];
        struct text to;

        text_begin(&to, line, sizeof line);
        offer_title(offer_entry(list), &to);
        if (text_same(line, title))
            return offer_entry(list);
    }
    fail_msg("there is no '%s'", title);
    return NULL;
}

/* From 1 to 4999 in steps that a person has the patience for. */
CASE(large_numbers_change_in_large_steps)
{
    static const struct { const char *at, *down, *up; } steps[] = {
        {"95", "94", "96"}, {"99", "98", "100"}, {"100", "99", "110"},
        {"110", "100", "120"}, {"990", "980", "1000"},
        {"1000", "990", "1100"}, {"4900", "4800", "4900"},
    };
    struct offer list;
    struct offer_entry *poker;

    BEGIN_CASE;
    begin_bare(&list, 0);
    poker = entry_of(&list, "poker on basys3");
    assert_string_equal(written(offer_name, poker, 5), "chips");
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        for (int by = -1; by <= 1; by += 2) {
            poker->option[2] = atol(steps[i].at);
            offer_change(poker, 5, by);
            assert_string_equal(value(poker, 5),
                                by < 0 ? steps[i].down : steps[i].up);
        }
    }
}

CASE(a_seat_that_is_not_there_says_why)
{
    enum { SEAT_B = 2, MATCH = 3 };
    struct offer list;
    struct offer_entry *pegs;
    struct offer_choice choice = {.quit = 0};
    int rows;

    BEGIN_CASE;
    begin_bare(&list, 0);
    pegs = entry_of(&list, "pegs on nexys3");
    rows = offer_rows(pegs);
    assert_string_equal(value(pegs, SEAT_B), "");
    assert_non_null(strstr(written(offer_help, pegs, SEAT_B),
                           "only in a match"));
    offer_change(pegs, SEAT_B, 1);
    offer_choose(pegs, &choice);
    assert_string_equal(choice.seats[1], "human");
    offer_change(pegs, MATCH, 1);
    assert_int_equal(offer_rows(pegs), rows);
    assert_string_equal(value(pegs, SEAT_B), "a person");
    offer_change(pegs, SEAT_B, 1);
    offer_choose(pegs, &choice);
    assert_string_not_equal(choice.seats[1], "human");
    offer_change(pegs, MATCH, -1);
    offer_choose(pegs, &choice);
    assert_string_equal(choice.seats[1], "human");
}

/* Finds a text on the screen; the first row at or below one. */
static int row_of(const struct term_screen *screen, const char *text)
{
    for (int i = 0; i < screen->columns * screen->rows; i++) {
        int at = 0;

        while (text[at] && i + at < screen->columns * screen->rows
               && screen->back[i + at].glyph == (uint32_t)text[at])
            at++;
        if (!text[at])
            return i / screen->columns;
    }
    return -1;
}

CASE(a_click_finds_what_is_drawn)
{
    struct offer list;
    struct term_screen screen = {0};
    struct term_menu_spot spot;

    BEGIN_CASE;
    begin_bare(&list, 1);
    list.at = 1;
    assert_null(term_screen_open(&screen, 80, 24, TERM_24BIT, 1));
    term_menu_view_draw(&screen, &list, "last", "");
    spot = term_menu_view_hit(&screen, &list, 10,
                              row_of(&screen, "2 duel on basys2"));
    assert_int_equal(spot.entry, 1);
    spot = term_menu_view_hit(&screen, &list, 45, row_of(&screen, "Play"));
    assert_int_equal(spot.row, 0);
    spot = term_menu_view_hit(&screen, &list, 54, row_of(&screen, "repeat"));
    assert_int_equal(spot.row, 3);
    assert_int_equal(spot.by, -1);
    spot = term_menu_view_hit(&screen, &list, 5, 3);
    assert_true(spot.entry < 0 && spot.row < 0);
    term_screen_close(&screen);
}

CASE(a_long_list_scrolls)
{
    struct offer list;
    struct term_screen screen = {0};

    BEGIN_CASE;
    begin_bare(&list, 0);
    while (list.count < OFFER_MACHINES)
        list.entries[list.count++] = list.entries[0];
    list.entries[list.count - 1] = list.entries[1];
    assert_null(term_screen_open(&screen, 80, 24, TERM_24BIT, 1));
    term_menu_view_draw(&screen, &list, "", "");
    assert_int_equal(row_of(&screen, "pegs on nexys3"), 14);
    list.at = list.count - 1;
    term_menu_view_draw(&screen, &list, "", "");
    assert_int_equal(row_of(&screen, "pegs on nexys3"), 11);
    assert_int_equal(term_menu_view_hit(&screen, &list, 9, 20).entry,
                     list.at);
    assert_true(term_menu_view_hit(&screen, &list, 9, 21).entry < 0);
    term_screen_close(&screen);
}

static const struct intro_choice fake_choices[] = {{0}};

static const struct intro fake_intro = {
    .title = "A race for two", .pitch = "Who counts to ten first?",
    .id = "duel", .seat = 'A', .demo = "random",
    .levels = {{"Easy", "random"}, {"Medium", "random"}, {"Hard", "knuth"}},
    .choices = fake_choices,
};

CASE(a_newcomer_reads_what_a_game_is_and_what_to_press)
{
    struct offer list;
    struct term_screen screen = {0};

    BEGIN_CASE;
    begin_bare(&list, 0);
    list.entries[0].intro = &fake_intro;
    offer_set_opponent(&list.entries[0], OFFER_LEVEL);
    assert_null(term_screen_open(&screen, 80, 24, TERM_24BIT, 1));
    term_menu_view_draw(&screen, &list, "", "");
    assert_true(row_of(&screen, "1 A race for two") > 0);
    assert_true(row_of(&screen, "Who counts to ten first?") > 0);
    assert_true(row_of(&screen, "Opponent") > 0);
    assert_true(row_of(&screen, "Enter again plays it") > 0);
    assert_int_equal(row_of(&screen, "repeat"), -1);
    list.is_inside = list.row = 1;
    term_menu_view_draw(&screen, &list, "", "");
    assert_true(row_of(&screen, "Easy") > 0);
    term_screen_close(&screen);
}

CASE(settings_that_do_not_fit_scroll)
{
    struct offer list;
    struct term_screen screen = {0};
    int last;

    BEGIN_CASE;
    begin_bare(&list, 0);
    (void)entry_of(&list, "poker on basys3");
    last = offer_rows(offer_entry(&list)) - 1;
    list.is_inside = 1;
    list.row = last;
    assert_null(term_screen_open(&screen, 80, 17, TERM_24BIT, 1));
    term_menu_view_draw(&screen, &list, "", "");
    assert_int_equal(row_of(&screen, "Play"), -1);
    assert_int_equal(term_menu_view_hit(&screen, &list, 40, 13).row, last);
    assert_int_equal(term_menu_view_hit(&screen, &list, 40, 14).row, -1);
    term_screen_close(&screen);
}

static const struct CMUnitTest tests[] = {
    TEST("menu: a newcomer reads what a game is and what to press",
         a_newcomer_reads_what_a_game_is_and_what_to_press),
    TEST("menu: settings that do not fit scroll",
         settings_that_do_not_fit_scroll),
    TEST("menu: every machine is there, without the templates",
         every_machine_but_the_templates_is_there),
    TEST("menu: the last game comes first", the_last_game_comes_first),
    TEST("menu: moving goes round", moving_goes_round),
    TEST("menu: a seat goes through the minds and back to a person",
         seats_go_through_the_minds_and_back_to_people),
    TEST("menu: every choice is an id that opens",
         the_choice_is_an_id_that_opens),
    TEST("menu: a changed option is in the id",
         a_changed_option_is_in_the_id),
    TEST("menu: large numbers change in large steps",
         large_numbers_change_in_large_steps),
    TEST("menu: a seat that is not there is empty and says why (M1-47)",
         a_seat_that_is_not_there_says_why),
    TEST("menu: a click finds what is drawn there",
         a_click_finds_what_is_drawn),
    TEST("menu: a long list scrolls", a_long_list_scrolls),
};

CHECK_MAIN("term_menu", tests)
