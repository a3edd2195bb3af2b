/* test_guide.c - a guided first game, with steps of our own: a switch is
 * flipped, then a button is pressed. */
#include "player/at_board.h"

#include "player/guide.h"

static void fake_steps(const struct table_view *view, const void *draft,
                       int step, struct intro_step *to)
{
    struct text words;

    (void)draft;
    text_begin(&words, to->words, sizeof to->words);
    text_put(&words, step == 0 ? "flip a switch" : "press a button");
    to->part = step == 0 ? "SW7" : "BTN3";
    to->touch = 11 + step;
    to->is_done = session_event_count(view->session) > (size_t)step;
}

static const struct intro fake = {.steps = 2, .guide = fake_steps};

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

static const char *said(const struct guide *guide)
{
    static char line[256];
    struct text to;

    text_begin(&to, line, sizeof line);
    guide_put(guide, &to);
    return line;
}

CASE(it_suits_a_new_game_of_one_person)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2#1");
    assert_false(guide_suits(&s.play));         /* two people */
    play_close(&s.play);
    begin_against(&s, "duel:basys2#1", "random");
    assert_true(guide_suits(&s.play));
    player_do(&s.game, "set SW7 1");
    assert_false(guide_suits(&s.play));
    play_close(&s.play);
    begin_against(&s, "go:de1soc#1", "random");
    assert_false(guide_suits(&s.play));         /* it has no steps */
    play_close(&s.play);
}

CASE(steps_follow_each_other)
{
    struct guide guide;
    struct sitting s;
    struct table table = {.count = 2};

    BEGIN_CASE;
    table.item[0].touch = 11;
    table.item[1].touch = 12;
    begin_against(&s, "duel:basys2#1", "random");
    guide_begin(&guide, &s.play);
    assert_string_equal(said(&guide), "Step 1 of 2: flip a switch");
    guide_mark(&guide, &table);
    assert_int_equal(table.item[0].marks, TABLE_IS_NEXT);
    assert_int_equal(table.item[1].marks, 0);
    assert_int_equal(guide_part(&guide, &s.play) - 1,
                     board_find(session_machine(s.play.session)->board,
                                "SW7").first);
    assert_false(guide_look(&guide, &s.play));
    player_do(&s.game, "set SW7 1");
    assert_true(guide_look(&guide, &s.play));
    assert_string_equal(said(&guide), "Step 2 of 2: press a button");
    player_do(&s.game, "press BTN3");
    assert_true(guide_look(&guide, &s.play));
    assert_false(guide.is_on);
    assert_string_equal(said(&guide), "");
    assert_int_equal(guide_part(&guide, &s.play), 0);
    play_close(&s.play);
}

CASE(who_skips_is_left_alone)
{
    struct guide guide;
    struct sitting s;

    BEGIN_CASE;
    begin_against(&s, "duel:basys2#1", "random");
    guide_begin(&guide, &s.play);
    guide_stop(&guide);
    assert_false(guide_look(&guide, &s.play));
    assert_string_equal(said(&guide), "");
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("guide: it suits a new game of one person, where there are steps",
         it_suits_a_new_game_of_one_person),
    TEST("guide: steps follow each other, and what is next is marked",
         steps_follow_each_other),
    TEST("guide: who skips is left alone", who_skips_is_left_alone),
};

CHECK_MAIN("guide", tests)
