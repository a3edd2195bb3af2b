/* test_term_help.c - the help page, and the keys that it tells of. */
#include "check.h"

#include <string.h>

#include "bench/play.h"
#include "machines/all.h"
#include "term/help.h"
#include "term/view.h"


CASE(no_machine_takes_a_key_of_the_face)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        for (const struct role *r = (*m)->roles; r->part; r++)
            assert_null(strchr(term_help_taken, r->key));
        for (const struct shortcut *s = (*m)->shortcuts; s && s->key; s++)
            assert_null(strchr(term_help_taken, s->key));
    }
}

/* Every key by which keys.c and player_keys.c do something. */
CASE(every_key_of_the_face_is_taken)
{
    BEGIN_CASE;
    for (const char *key = "?hwopqmvtRngu.,<>[] "; *key; key++)
        assert_non_null(strchr(term_help_taken, *key));
}

static int is_on_page(const struct term_screen *screen, const char *text)
{
    int length = term_screen_width(text);

    for (int i = 0; i + length <= screen->columns * screen->rows; i++) {
        const char *from = text;
        int at = i;

        while (*from && screen->back[at].glyph == (uint32_t)*from) {
            from++;
            at++;
        }
        if (!*from)
            return 1;
    }
    return 0;
}

static void draw_page(struct term_screen *screen,
                      const struct machine_type *machine)
{
    assert_null(term_screen_open(screen, 80, 24, TERM_24BIT, 1));
    assert_in_range(term_help_draw(screen, machine, 0), 10, 24);
}

CASE(the_help_page_fits_and_names_every_part)
{
    struct term_screen screen = {0};

    BEGIN_CASE;
    FOR_MACHINES(m) {
        draw_page(&screen, *m);
        for (const struct role *role = (*m)->roles; role->part; role++)
            if (strcmp(role->does, "-") != 0)
                assert_true(is_on_page(&screen, role->does));
        for (const struct shortcut *s = (*m)->shortcuts; s && s->key; s++)
            assert_true(is_on_page(&screen, s->event));
        for (const struct term_help_key *k = term_help_keys; k->keys; k++)
            assert_true(is_on_page(&screen, k->does));
        assert_true(is_on_page(&screen, "power, quit"));
    }
    term_screen_close(&screen);
}

CASE(moves_are_explained_only_where_they_can_be_made)
{
    struct term_screen screen = {0};

    BEGIN_CASE;
    FOR_MACHINES(m) {
        int has_pointer = (*m)->board->pointer != NULL;

        draw_page(&screen, *m);
        assert_int_equal(is_on_page(&screen, "point at a square"),
                         has_pointer);
        assert_int_equal(is_on_page(&screen, "choose it, or click again"),
                         has_pointer);
        assert_int_equal(is_on_page(&screen, "type a move: c3-d4"),
                         has_pointer);
    }
    term_screen_close(&screen);
}

CASE(bets_and_cards_are_explained_only_where_there_are_any)
{
    struct term_screen screen = {0};

    BEGIN_CASE;
    FOR_MACHINES(m) {
        draw_page(&screen, *m);
        assert_int_equal(is_on_page(&screen, "type a bet as a number"),
                         (*m)->dial != NULL);
        assert_int_equal(is_on_page(&screen, "look at covered cards"),
                         (*m)->eyes != NULL);
        assert_int_equal(is_on_page(&screen, "e d .. 1 0 SW14-SW0: bet"),
                         strcmp((*m)->name, "poker") == 0);
    }
    term_screen_close(&screen);
}

/* The last row of a screen with a game on it. */
static void draw_view_saying(struct term_screen *screen, const char *id,
                             struct term_view_talk talk)
{
    struct play play = {0};
    struct term_prompt prompt = {0};
    struct session *session;

    assert_null(session_open(&session, id));
    assert_null(play_open(&play, session, NULL, NULL));
    assert_null(term_screen_open(screen, 80, 24, TERM_24BIT, 1));
    term_view_draw(screen, &play, &prompt, NULL, &talk);
    play_close(&play);
}

static void draw_view(struct term_screen *screen, const char *id)
{
    draw_view_saying(screen, id, (struct term_view_talk){"", "", "", 0,
                                                               NULL});
}

CASE(a_step_has_two_lines_and_its_key)
{
    struct term_view_talk talk = {
        "Step 1 of 8: press BTN3 on the board, which is the button at the "
        "left of the four, and then let it go", "skip", "", 0, NULL};
    struct term_screen screen = {0};

    BEGIN_CASE;
    draw_view_saying(&screen, "duel:basys2", talk);
    assert_true(is_on_page(&screen, "Step 1 of 8: press BTN3"));
    assert_true(is_on_page(&screen, "let it go"));
    assert_true(is_on_page(&screen, "n skip"));
    assert_false(is_on_page(&screen, "g "));
    assert_true(is_on_page(&screen, " q Quit"));
    talk = (struct term_view_talk){"You win", "new game", "look back",
                                   0, NULL};
    draw_view_saying(&screen, "poker:basys3", talk);
    assert_true(is_on_page(&screen, "You win"));
    assert_true(is_on_page(&screen, "n new game  g look back"));
    assert_true(is_on_page(&screen, " q Quit"));
    term_screen_close(&screen);
}

CASE(the_key_for_moves_is_shown_where_they_can_be_made)
{
    struct term_screen screen = {0};

    BEGIN_CASE;
    draw_view(&screen, "checkers:tinychip");
    assert_true(is_on_page(&screen, " m Move "));
    assert_true(is_on_page(&screen, " q Quit"));
    assert_true(is_on_page(&screen, "checkers:tinychip#"));
    draw_view(&screen, "pegs:nexys3");
    assert_false(is_on_page(&screen, " m Move "));
    assert_true(is_on_page(&screen, " . Step "));
    assert_true(is_on_page(&screen, " q Quit"));
    term_screen_close(&screen);
}

CASE(the_keys_for_bets_and_cards_are_shown_there)
{
    struct term_screen screen = {0};

    BEGIN_CASE;
    draw_view(&screen, "poker:basys3");
    assert_true(is_on_page(&screen, " m Bet  v Look "));
    assert_true(is_on_page(&screen, " q Quit"));
    draw_view(&screen, "duel:basys2");
    assert_false(is_on_page(&screen, " m Bet "));
    assert_false(is_on_page(&screen, " v Look "));
    assert_true(is_on_page(&screen, " o Kept "));
    term_screen_close(&screen);
}

static const struct CMUnitTest tests[] = {
    TEST("help: no machine takes a key of the face",
         no_machine_takes_a_key_of_the_face),
    TEST("help: every key of the face counts as taken",
         every_key_of_the_face_is_taken),
    TEST("help: the page fits 80x24 and names every part and key whole",
         the_help_page_fits_and_names_every_part),
    TEST("help: moves are explained only where they can be made",
         moves_are_explained_only_where_they_can_be_made),
    TEST("help: the key for them is in the last row there, and only there",
         the_key_for_moves_is_shown_where_they_can_be_made),
    TEST("view: a step has two lines, and the last row the key for it",
         a_step_has_two_lines_and_its_key),
    TEST("help: bets and covered cards are explained only where there are any",
         bets_and_cards_are_explained_only_where_there_are_any),
    TEST("help: the keys for them are in the last row there, and only there",
         the_keys_for_bets_and_cards_are_shown_there),
};

CHECK_MAIN("term_help", tests)
