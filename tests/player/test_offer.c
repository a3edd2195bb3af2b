/* test_offer.c - what the menu offers in a player's words. */
#include "player/at_board.h"

#include <string.h>

#include "player/offer.h"

static const char *const twice[] = {"counts once", "counts twice"};

static const struct intro_choice choices[] = {
    {"repeat", "A letter guessed twice", twice}, {0},
};

static const struct intro fake = {
    .title = "Mastermind for two", .id = "duel", .seat = 'b',
    .demo = "random",
    .levels = {{"Easy", "random"}, {"Medium", "consistent"},
               {"Hard", "optimal"}},
    .choices = choices,
};

static const struct intro_choice matches[] = {
    {"match", "Games for each player", NULL}, {0},
};

static const struct intro fake_pegs = {
    .title = "Mastermind", .id = "pegs", .seat = 'A', .demo = "random",
    .levels = {{"Easy", "random"}, {"Medium", "consistent"},
               {"Hard", "optimal"}},
    .choices = matches,
};

/* An entry as it would be if the machine brought this intro. */
static struct offer_entry entry_with(const char *name,
                                     const struct intro *intro)
{
    const struct machine_type *machine;
    struct offer_entry entry;

    assert_null(machines_find(name, &machine));
    offer_entry_begin(&entry, machine);
    entry.intro = intro;
    entry.mind[0] = entry.mind[1] = 0;
    options_defaults(machine->top->options, entry.option);
    return entry;
}

static const char *said(void (*put)(const struct offer_entry *, int,
                                    struct text *),
                        const struct offer_entry *entry, int row)
{
    static char words[4][200];
    static int next;
    char *at = words[next++ % 4];
    struct text to;

    text_begin(&to, at, sizeof words[0]);
    put(entry, row, &to);
    return at;
}

static int row_named(const struct offer_entry *entry, const char *name)
{
    for (int i = 0; i < offer_rows(entry); i++)
        if (strcmp(said(offer_name, entry, i), name) == 0)
            return i;
    return -1;
}

static struct offer_choice chosen(const struct offer_entry *entry)
{
    struct offer_choice choice;

    memset(&choice, 0, sizeof choice);
    offer_choose(entry, &choice);
    return choice;
}

CASE(an_opponent_is_a_strength_two_people_or_a_show)
{
    static const struct { const char *words, *a, *b; } wanted[] = {
        {"Easy", "random", "human"}, {"Medium", "consistent", "human"},
        {"Hard", "optimal", "human"}, {"Two people", "human", "human"},
        {"Watch two minds", "random", "random"}, {"Easy", "random", "human"},
    };
    struct offer_entry entry = entry_with("duel", &fake);

    BEGIN_CASE;
    offer_set_opponent(&entry, OFFER_LEVEL);
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        struct offer_choice choice = chosen(&entry);

        assert_string_equal(said(offer_value, &entry, 1), wanted[i].words);
        assert_string_equal(choice.seats[0], wanted[i].a);
        assert_string_equal(choice.seats[1], wanted[i].b);
        offer_change(&entry, 1, 1);
    }
    offer_set_opponent(&entry, OFFER_LEVEL);
    offer_change(&entry, 1, -1);
    assert_string_equal(said(offer_value, &entry, 1), "Watch two minds");
}

CASE(options_are_choices_in_words_and_the_rest_is_behind_more)
{
    struct offer_entry entry = entry_with("duel", &fake);
    int row, more;

    BEGIN_CASE;
    row = row_named(&entry, "A letter guessed twice");
    more = row_named(&entry, "More settings");
    assert_int_equal(row, 2);
    assert_int_equal(more, 3);
    assert_int_equal(offer_rows(&entry), 4);
    assert_true(offer_is_more(&entry, more));
    assert_false(offer_is_more(&entry, row));
    assert_int_equal(row_named(&entry, "hide"), -1);
    assert_string_equal(said(offer_value, &entry, row), "counts once");
    offer_change(&entry, row, 1);
    assert_string_equal(said(offer_value, &entry, row), "counts twice");
    assert_string_equal(said(offer_help, &entry, row),
                        "A letter guessed twice: counts twice");
    assert_string_equal(chosen(&entry).id, "duel:basys2 repeat=counting");

    offer_change(&entry, more, 1);
    assert_int_equal(row_named(&entry, "More settings"), more);
    assert_int_equal(row_named(&entry, "Player A"), 4);
    assert_int_equal(row_named(&entry, "Player b"), 5);
    assert_int_equal(row_named(&entry, "hide"), 6);
    assert_int_equal(row_named(&entry, "repeat"), -1);  /* not twice */
    assert_int_equal(row_named(&entry, "Board"), 7);
    assert_int_equal(offer_rows(&entry), 8);
    offer_change(&entry, 6, 1);
    assert_string_equal(chosen(&entry).id,
                        "duel:basys2 repeat=counting hide=on");
    offer_change(&entry, more, -1);
    assert_int_equal(offer_rows(&entry), 4);
}

/* A game that was begun with cards is offered again with them; the words lie on
 * either side. */
CASE(a_text_of_an_options_form_is_shown_and_left)
{
    static const char *const decks[] = {"shuffled", "as printed",
                                         "a lesson", NULL};
    static const struct intro_choice deck[] = {{"deal", "The deck", decks},
                                               {0}};
    struct intro intro = fake;
    struct offer_entry entry;
    int row;

    BEGIN_CASE;
    intro.choices = deck;
    for (int by = -1; by <= 1; by += 2) {
        entry = entry_with("poker", &intro);
        row = row_named(&entry, "The deck");
        assert_null(options_set(entry.machine->top->options, entry.option,
                                "deal=2h3h4h5h6h7h8h9hTh"));
        assert_string_equal(said(offer_value, &entry, row),
                            "2h3h4h5h6h7h8h9hTh");
        assert_string_equal(said(offer_help, &entry, row),
                            "The deck: 2h3h4h5h6h7h8h9hTh");
        assert_string_equal(chosen(&entry).id,
                            "poker:basys3 deal=2h3h4h5h6h7h8h9hTh");
        offer_change(&entry, row, by);
        assert_string_equal(said(offer_value, &entry, row),
                            by < 0 ? "a lesson" : "shuffled");
    }
}

CASE(seats_of_ones_own_are_no_named_opponent)
{
    struct offer_entry entry = entry_with("duel", &fake);

    BEGIN_CASE;
    entry.mind[0] = 1;
    entry.mind[1] = 2;
    assert_string_equal(said(offer_value, &entry, 1), "Your own choice");
    assert_true(offer_has_opponent(&entry, OFFER_OWN));
    offer_change(&entry, 1, 1);
    assert_string_equal(said(offer_value, &entry, 1), "Easy");
    assert_false(offer_has_opponent(&entry, OFFER_OWN));
    entry.mind[0] = entry.mind[1] = 0;
    assert_int_equal(offer_opponent(&entry), OFFER_TWO_PEOPLE);
}

CASE(a_game_for_one_has_no_opponent_until_there_is_a_second_seat)
{
    struct offer_entry entry = entry_with("pegs", &fake_pegs);
    int row = row_named(&entry, "Games for each player");

    BEGIN_CASE;
    assert_false(offer_has_opponent(&entry, OFFER_LEVEL));
    assert_false(offer_has_opponent(&entry, OFFER_TWO_PEOPLE));
    assert_int_equal(offer_opponent(&entry), OFFER_ALONE);
    offer_change(&entry, 1, 1);
    assert_int_equal(offer_opponent(&entry), OFFER_WATCH);
    assert_string_equal(chosen(&entry).seats[0], "random");
    offer_change(&entry, 1, 1);
    assert_int_equal(offer_opponent(&entry), OFFER_ALONE);

    offer_change(&entry, row, 1);
    assert_int_equal(offer_opponent(&entry), OFFER_LEVEL);
    assert_string_equal(chosen(&entry).seats[1], "random");
    offer_change(&entry, row, -1);
    assert_int_equal(offer_opponent(&entry), OFFER_ALONE);
    assert_string_equal(chosen(&entry).seats[1], "human");
}

CASE(two_people_play_a_match_where_one_plays_alone)
{
    const struct machine_type *machine;
    struct offer_entry entry;

    BEGIN_CASE;
    assert_null(machines_find("pegs", &machine));
    offer_entry_begin(&entry, machine);
    assert_int_equal(offer_opponent(&entry), OFFER_ALONE);
    assert_true(offer_has_opponent(&entry, OFFER_TWO_PEOPLE));
    offer_set_opponent(&entry, OFFER_TWO_PEOPLE);
    assert_int_equal(offer_opponent(&entry), OFFER_TWO_PEOPLE);
    assert_string_equal(chosen(&entry).id, "pegs:nexys3 match=3");
    offer_set_opponent(&entry, OFFER_ALONE);
    assert_int_equal(offer_opponent(&entry), OFFER_ALONE);
    assert_string_equal(chosen(&entry).id, "pegs:nexys3");
}

CASE(without_an_intro_there_are_seats_and_options)
{
    struct offer_entry entry = entry_with("duel", NULL);

    BEGIN_CASE;
    assert_int_equal(offer_rows(&entry), 6);
    assert_int_equal(row_named(&entry, "Player A"), 1);
    assert_int_equal(row_named(&entry, "hide"), 4);
    assert_int_equal(row_named(&entry, "Opponent"), -1);
    for (int i = 0; i < offer_rows(&entry); i++)
        assert_false(offer_is_more(&entry, i));
    assert_string_equal(said(offer_help, &entry, 6), "");
}

CASE(a_second_board_is_behind_more_and_nowhere_else)
{
    static struct offer list;
    struct offer_entry *entry = &list.entries[0];
    char title[80];
    struct text to;
    int row;

    BEGIN_CASE;
    offer_begin(&list, 0);
    for (int i = 1; i < list.count; i++)
        for (int k = 0; k < i; k++)
            assert_string_not_equal(list.entries[i].machine->name,
                                    list.entries[k].machine->name);
    assert_string_equal(entry->machine->name, "duel");
    assert_int_equal(row_named(entry, "Board"), -1);
    entry->is_more = 1;
    row = row_named(entry, "Board");
    assert_int_equal(row, offer_rows(entry) - 1);
    assert_string_equal(said(offer_value, entry, row), "basys2");
    offer_change(entry, row, 1);
    assert_string_equal(said(offer_value, entry, row), "sim");
    text_begin(&to, title, sizeof title);
    offer_title(entry, &to);
    assert_string_equal(title, "Mastermind for two (sim)");
    offer_change(entry, row, -1);
    assert_string_equal(said(offer_value, entry, row), "basys2");
    entry = &list.entries[1];
    entry->is_more = 1;
    assert_int_equal(row_named(entry, "Board"), -1);
}

/* What any machine's intro says must be true of its machine. */
CASE(the_game_that_an_intro_names_can_be_played)
{
    struct offer offer;

    BEGIN_CASE;
    offer_begin(&offer, 0);
    for (int i = 0; i < offer.count; i++) {
        struct offer_entry *entry = &offer.entries[i];
        struct offer_choice choice = chosen(entry);
        struct session *session;

        if (!entry->intro)
            continue;
        assert_int_not_equal(offer_opponent(entry), OFFER_OWN);
        assert_null(session_open(&session, choice.id));
        session_close(session);
        offer_set_opponent(entry, OFFER_WATCH);
        assert_true(offer_has_opponent(entry, OFFER_WATCH));
        assert_int_equal(offer_opponent(entry), OFFER_WATCH);
        for (int row = 0; row < offer_rows(entry); row++)
            assert_int_not_equal(said(offer_name, entry, row)[0], 0);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("offer: an opponent is a strength, two people or a show",
         an_opponent_is_a_strength_two_people_or_a_show),
    TEST("offer: options are choices in words, and the rest is behind More",
         options_are_choices_in_words_and_the_rest_is_behind_more),
    TEST("offer: a text of an option's form is shown, and left",
         a_text_of_an_options_form_is_shown_and_left),
    TEST("offer: seats of one's own are no named opponent",
         seats_of_ones_own_are_no_named_opponent),
    TEST("offer: a game for one has no opponent until there is a second seat",
         a_game_for_one_has_no_opponent_until_there_is_a_second_seat),
    TEST("offer: two people play a match where one plays alone",
         two_people_play_a_match_where_one_plays_alone),
    TEST("offer: without an intro there are seats and options",
         without_an_intro_there_are_seats_and_options),
    TEST("offer: a second board is behind more, and nowhere else",
         a_second_board_is_behind_more_and_nowhere_else),
    TEST("offer: the game that an intro names can be played",
         the_game_that_an_intro_names_can_be_played),
};

CHECK_MAIN("offer", tests)
