/* test_table_draft_checkers.c - positions that games of draughts seldom have:
 * the table alone, without a machine. */
#include "bench/rig.h"

#include <string.h>

#include "machines/checkers/hand_state.h"
#include "machines/checkers/table.h"

extern const struct hand_type checkers_hand;

static struct checkers_hand state;
static char draft[TABLE_DRAFT_SIZE];
static struct table_order order;
static const struct hand person = {.mind = &hand_person, .seat = 'A'};
static const struct table_view view = {&state, &person, NULL};

static uint64_t squares_of(const char *names)
{
    uint64_t set = 0;

    for (; *names; names += 2)
        set |= checkers_at(hand_checkers_square(names[1] - '1',
                                                names[0] - 'a'));
    return set;
}

static void set_up(const char *red, const char *kings, const char *black)
{
    struct checkers now = {
        .pieces = {squares_of(red), squares_of(black)},
        .kings = squares_of(kings),
    };

    memset(&state, 0, sizeof state);
    memset(draft, 0, sizeof draft);
    memset(&order, 0, sizeof order);
    hand_checkers_track_begin(&state.track, CHECKERS_FULL);
    hand_checkers_track_adopt(&state.track, &now);
}

static const char *touch_name(const char *name)
{
    return checkers_table.touch(&view, draft,
                                16 + 8 * (name[1] - '1') + name[0] - 'a', 0,
                                &order);
}

static void touch_names(const char *names)
{
    for (; *names; names += 2) {
        assert_int_equal(order.kind, TABLE_NO_ORDER);
        assert_null(touch_name(names));
    }
}

static const char *ordered(void)
{
    static char words[80];
    struct text to;

    text_begin(&to, words, sizeof words);
    assert_int_equal(order.kind, TABLE_MOVES);
    hand_checkers_put_move(&((struct hand_checkers_plan *)order.move)->move,
                           &to);
    return words;
}

static uint64_t marked_targets(void)
{
    static struct table table;
    uint64_t set = 0;

    table.count = 0;
    checkers_table.lay(&view, draft, &table);
    for (int i = 0; i < table.count; i++)
        if (table.item[i].marks & TABLE_IS_TARGET)
            set |= squares_of((char[]){table.item[i].words[0],
                                       table.item[i].words[1], 0});
    return set;
}

CASE(jumps_that_end_alike_are_told_apart)
{
    BEGIN_CASE;
    set_up("c1", "", "b2d2b4d4");
    touch_names("c1");
    assert_int_equal(marked_targets(), squares_of("a3e3"));
    rig_says(touch_name("c5"), "more than one jump ends there");
    rig_says(touch_name("b2"), "you must jump: c1x");
    touch_names("e3c5");
    assert_string_equal(ordered(), "c1xe3xc5");
    set_up("c1", "", "b2d2b4d4");
    touch_names("c1a3");
    assert_int_equal(marked_targets(), squares_of("c5"));
    touch_names("c1c1a3c5");            /* dropped, and once more */
    assert_string_equal(ordered(), "c1xa3xc5");
}

/* Round the four men and back to where it came from. */
CASE(a_king_may_end_where_it_began)
{
    BEGIN_CASE;
    set_up("c1", "c1", "b2d2b4d4");
    touch_names("c1");
    assert_int_equal(marked_targets(), squares_of("a3e3"));
    touch_names("c1");
    assert_int_equal(marked_targets(), 0);
    touch_names("c1e3c5a3");
    assert_int_equal(marked_targets(), squares_of("c1"));
    touch_names("c1");
    assert_string_equal(ordered(), "c1xe3xc5xa3xc1");
}

/* A plan is for what was seen: it ends where the eye is lost. */
CASE(a_table_that_is_lost_says_so)
{
    BEGIN_CASE;
    set_up("c1a3", "", "h8");
    state.has_plan = 1;
    state.plan.game = state.track.games;
    state.plan.ply = state.track.plies;
    rig_says(touch_name("a3"), "wait");
    assert_true(checkers_hand.is_about(&state));
    assert_int_equal(checkers_hand.turn(&state), 'A');
    state.is_lost = 1;
    rig_says(touch_name("a3"), "lights disagree");
    assert_false(checkers_hand.is_about(&state));
    assert_null(checkers_table.touch(&view, draft, 1, 0, &order));
    assert_int_equal(order.kind, TABLE_NO_ORDER);
    assert_null(checkers_table.touch(&view, draft, 1, 0, &order));
    assert_int_equal(order.kind, TABLE_GOES_ON);
    set_up("", "", "h8");
    assert_int_equal(checkers_hand.turn(&state), 0);
}

CASE(kings_and_men_are_told_apart)
{
    BEGIN_CASE;
    set_up("c1a5", "c1", "h8");
    touch_names("a5");
    rig_says(touch_name("b4"), "a man moves forwards only; a king may go");
    rig_says(touch_name("d8"), "too far");
    touch_names("c1");
    rig_says(touch_name("e3"), "no piece of Black's to jump over");
    set_up("b2c1d2", "c1", "h8");
    rig_says(touch_name("c1"), "that king cannot move");
}

static const struct CMUnitTest tests[] = {
    TEST("table of checkers: jumps that end alike are told apart",
         jumps_that_end_alike_are_told_apart),
    TEST("table of checkers: a king may end where it began",
         a_king_may_end_where_it_began),
    TEST("table of checkers: a table that is lost says so",
         a_table_that_is_lost_says_so),
    TEST("table of checkers: kings and men are told apart",
         kings_and_men_are_told_apart),
};

CHECK_MAIN("table draft checkers", tests)
