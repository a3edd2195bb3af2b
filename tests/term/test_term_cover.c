/* test_cover.c - who sees whose cards on the terminal. */
#include "player/at_board.h"

#include <string.h>

#include "bench/look.h"
#include "player/cover.h"
#include "term/board.h"
#include "term/view.h"

#define MACHINE "poker:basys3#1"

enum { A = 0, B = 1 };

struct poker_table {
    struct sitting s;
    struct cover cover;
    char words[COVER_WORDS_MAX];
};

/* Whoever is a mind here does nothing of its own: every press is made by
 * the test. */
static void begin_with(struct poker_table *self, const char *a, const char *b)
{
    begin(&self->s, MACHINE);
    memset(&self->cover, 0, sizeof self->cover);
    strcpy(self->s.play.minds[A], a);
    strcpy(self->s.play.minds[B], b);
}

static void end(struct poker_table *self)
{
    play_close(&self->s.play);
}

static struct session *session_of(const struct poker_table *self)
{
    return self->s.play.session;
}

static const char *look(struct poker_table *self)
{
    cover_look(&self->cover, &self->s.play);
    return cover_words(&self->cover, &self->s.play, self->words);
}

static void press(struct poker_table *self)
{
    session_do(session_of(self), "press BTNC");
    session_run(session_of(self), 10000);
    session_do(session_of(self), "release BTNC");
    session_run(session_of(self), 20000);
}

static void press_to(struct poker_table *self, int times)
{
    while (times-- > 0)
        press(self);
}

/* One press for the board, one for A's cards, one for the board, b's. */
enum { BOARD = 1, A_SEES = 2, BOARD_AGAIN = 3, B_SEES = 4, FORCED = 5 };

static void expect_covered(struct poker_table *self, const char *words)
{
    const char *cover = look(self);

    assert_non_null(cover);
    assert_string_equal(cover, words);
}

#define A_COVERED "player A's cards / v to look"
#define B_COVERED "player b's cards / v to look"

/* Two people */

CASE(two_people_see_each_others_cards_only_when_asked)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "");
    assert_null(look(&t));
    press_to(&t, BOARD);
    assert_null(look(&t));
    press(&t);
    expect_covered(&t, A_COVERED);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    press(&t);
    assert_null(look(&t));              /* the board: for everybody */
    press(&t);
    expect_covered(&t, B_COVERED);      /* it has fallen */
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    press(&t);
    assert_null(look(&t));
    end(&t);
}

/* From the press until what clears them is out; watched at every tick. */
CASE(no_card_of_a_hand_is_ever_open)
{
    struct poker_table t;
    char read[LOOK_MAX], board[LOOK_MAX];
    struct text to;
    int covered = 0;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, BOARD);
    text_begin(&to, board, sizeof board);
    look_read_name(session_of(&t), "TTY", &to);
    session_do(session_of(&t), "press BTNC");
    for (int tick = 0; tick < 60000; tick++) {
        session_run(session_of(&t), 1);
        if (tick == 10000)
            session_do(session_of(&t), "release BTNC");
        if (tick == 30000)
            session_do(session_of(&t), "press BTNC");
        text_begin(&to, read, sizeof read);
        look_read_name(session_of(&t), "TTY", &to);
        covered += look(&t) != NULL;
        if (!look(&t) && *read)
            assert_memory_equal(read, board, strlen(read));
    }
    assert_in_range(covered, 20000, 40000);
    end(&t);
}

CASE(it_is_covered_again_at_will)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    cover_look(&t.cover, &t.s.play);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    session_run(session_of(&t), 200000);
    assert_null(look(&t));              /* for as long as he likes */
    assert_null(cover_lift(&t.cover, &t.s.play));
    expect_covered(&t, A_COVERED);
    end(&t);
}

CASE(switches_and_items_do_not_cover_it)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    session_do(session_of(&t), "set SW 20");
    session_do(session_of(&t), "press BTNL");
    session_run(session_of(&t), 10000);
    session_do(session_of(&t), "release BTNL");
    session_run(session_of(&t), 20000);
    assert_null(look(&t));
    end(&t);
}

CASE(a_key_without_a_cover_says_so)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, BOARD);
    assert_non_null(strstr(cover_lift(&t.cover, &t.s.play),
                           "nothing is covered"));
    press(&t);
    expect_covered(&t, A_COVERED);      /* nobody has lifted it before */
    end(&t);
}

/* Time taken back */

CASE(a_rewind_covers_it)
{
    struct poker_table t;
    uint64_t open_tick;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    session_run(session_of(&t), 50000);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    open_tick = session_tick(session_of(&t));
    play_seek(&t.s.play, open_tick - 1);        /* the same cards still */
    expect_covered(&t, A_COVERED);
    play_seek(&t.s.play, open_tick);
    expect_covered(&t, A_COVERED);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    end(&t);
}

/* At high speed one frame may go by a whole hand. */
CASE(the_same_light_of_another_hand_is_covered)
{
    struct poker_table t;
    uint64_t first_tick, second_tick;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    first_tick = session_tick(session_of(&t));
    press_to(&t, 3);                    /* to the forced bets */
    for (int i = 0; i < 20 && look_private_seat(session_of(&t)) != 'A'; i++)
        press(&t);
    assert_int_equal(look_private_seat(session_of(&t)), 'A');
    second_tick = session_tick(session_of(&t));
    play_seek(&t.s.play, first_tick);
    look(&t);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    play_seek(&t.s.play, second_tick);
    expect_covered(&t, A_COVERED);
    end(&t);
}

CASE(another_game_is_covered)
{
    struct poker_table t;
    struct session *other, *mine;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    mine = session_of(&t);
    assert_null(session_open(&other, "poker:basys3#2"));
    t.s.play.session = other;
    press_to(&t, A_SEES);
    expect_covered(&t, A_COVERED);
    t.s.play.session = mine;
    session_close(other);
    end(&t);
}

/* One person and a mind */

CASE(a_person_sees_his_own_cards_and_never_the_minds)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "mind");
    press_to(&t, A_SEES);
    assert_null(look(&t));
    press_to(&t, B_SEES - A_SEES);
    expect_covered(&t, "b looks at its cards");
    assert_non_null(strstr(cover_lift(&t.cover, &t.s.play),
                           "stay covered"));
    expect_covered(&t, "b looks at its cards");
    press(&t);
    assert_null(look(&t));
    end(&t);
}

CASE(the_mind_may_sit_on_the_other_chair)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "mind", "");
    press_to(&t, A_SEES);
    expect_covered(&t, "A looks at its cards");
    press_to(&t, B_SEES - A_SEES);
    assert_null(look(&t));
    end(&t);
}

CASE(a_mind_that_takes_a_chair_finds_it_covered)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    assert_null(cover_lift(&t.cover, &t.s.play));
    assert_null(look(&t));
    strcpy(t.s.play.minds[A], "mind");
    expect_covered(&t, "A looks at its cards");
    end(&t);
}

CASE(a_rewind_shows_no_cards_of_a_mind)
{
    struct poker_table t;
    uint64_t tick;

    BEGIN_CASE;
    begin_with(&t, "", "mind");
    press_to(&t, B_SEES);
    tick = session_tick(session_of(&t));
    press_to(&t, 2);
    assert_null(look(&t));
    play_seek(&t.s.play, tick);
    expect_covered(&t, "b looks at its cards");
    assert_non_null(cover_lift(&t.cover, &t.s.play));
    expect_covered(&t, "b looks at its cards");
    end(&t);
}

/* Nobody to hide them from */

CASE(between_minds_all_is_open)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "mind", "mind");
    for (int i = 0; i <= FORCED; i++) {
        assert_null(look(&t));
        press(&t);
    }
    end(&t);
}

CASE(a_machine_without_eyes_has_no_cover)
{
    struct poker_table t;

    BEGIN_CASE;
    memset(&t, 0, sizeof t);
    begin(&t.s, "duel:basys2#1");
    assert_null(look(&t));
    end(&t);
}

/* For a face without keys */

CASE(where_nobody_can_lift_it_no_key_is_named)
{
    struct poker_table t;

    BEGIN_CASE;
    begin_with(&t, "", "");
    press_to(&t, A_SEES);
    assert_string_equal(cover_words(NULL, &t.s.play, t.words),
                        "player A's cards");
    end(&t);
}

static const struct CMUnitTest tests[] = {
    TEST("cover: two people see cards only when asked, and it falls when the "
         "lights change (M2-007)",
         two_people_see_each_others_cards_only_when_asked),
    TEST("cover: no card of a hand stands open at any tick (M2-007)",
         no_card_of_a_hand_is_ever_open),
    TEST("cover: it stays open until it is covered again at will",
         it_is_covered_again_at_will),
    TEST("cover: switches and other items do not make it fall",
         switches_and_items_do_not_cover_it),
    TEST("cover: the key tells when there is none",
         a_key_without_a_cover_says_so),
    TEST("cover: a rewind makes it fall", a_rewind_covers_it),
    TEST("cover: the same light of another hand is covered",
         the_same_light_of_another_hand_is_covered),
    TEST("cover: another game is covered", another_game_is_covered),
    TEST("cover: a person sees his own cards and never a mind's (M2-007)",
         a_person_sees_his_own_cards_and_never_the_minds),
    TEST("cover: the mind may be player A",
         the_mind_may_sit_on_the_other_chair),
    TEST("cover: what was lifted is covered for a mind that takes the chair",
         a_mind_that_takes_a_chair_finds_it_covered),
    TEST("cover: a rewind shows no cards of a mind (M2-007)",
         a_rewind_shows_no_cards_of_a_mind),
    TEST("cover: between minds all is open", between_minds_all_is_open),
    TEST("cover: a machine without eyes has none",
         a_machine_without_eyes_has_no_cover),
    TEST("cover: where nobody can lift it no key is named",
         where_nobody_can_lift_it_no_key_is_named),
};

CHECK_MAIN("term_cover", tests)
