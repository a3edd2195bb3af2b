/* guided.c - a first game that is played by nothing but what is ringed. */
#include "guided.h"

#include <ctype.h>
#include <string.h>

#include "bench/robot.h"
#include "rig.h"
#include "sitting.h"

enum { MINUTES_MAX = 30, TOUCHES_MAX = 200 };

static const struct board_type *board_of(const struct play *play)
{
    return session_machine(play->session)->board;
}

static void check_step(const struct guide *guide, const struct play *play)
{
    struct table table;
    int ringed = 0;

    assert_in_range(strlen(guide->now.words), 10, TABLE_LINE_MAX - 2);
    assert_null(strchr(guide->now.words, '{'));
    if (guide->now.part)
        assert_true(board_find(board_of(play), guide->now.part).count > 0);
    play_table_lay(play, &table);
    guide_mark(guide, &table);
    for (int i = 0; i < table.count; i++)
        ringed += (table.item[i].marks & TABLE_IS_NEXT) != 0;
    assert_int_equal(ringed, guide->now.touch != 0);
}

/* "ROW1" is in "set ROW 3", "ENTER" in "press ENTER". */
static void check_pressed(const struct play *play, const char *part,
                          size_t before)
{
    const char *words = session_event(play->session, before)->words;
    size_t length = strlen(part);
    char group[PART_NAME_MAX];

    while (length > 1 && isdigit((unsigned char)part[length - 1]))
        length--;
    memcpy(group, part, length);
    group[length] = 0;
    if (!strstr(words, group))
        fail_msg("%s was ringed, but the hand did: %s", part, words);
}

/* A touch that gives an order moves the hand, and to the ringed control. */
static void touch_ringed(const struct guide *guide, struct play *play)
{
    size_t before = session_event_count(play->session);
    const char *error = play_table_touch(play, guide->now.touch, 0);

    if (error)
        fail_msg("'%s' was ringed, but: %s", guide->now.words, error);
    if (!play_table_has_order(play))
        return;
    for (int i = 0; session_event_count(play->session) == before; i++) {
        assert_true(i < 100);
        play_run(play, board_of(play)->clock_hz / 10);
    }
    check_pressed(play, guide->now.part, before);
}

int guided_play(struct play *play)
{
    uint64_t end = session_tick(play->session)
                 + (uint64_t)MINUTES_MAX * 60 * board_of(play)->clock_hz;
    struct guide guide;
    int touches = 0;

    guide_begin(&guide, play);
    assert_true(guide.is_on);
    while (guide.is_on) {
        check_step(&guide, play);
        if (guide.now.touch) {
            touch_ringed(&guide, play);
            assert_true(++touches < TOUCHES_MAX);
        }
        play_run(play, board_of(play)->clock_hz / 10);
        if (session_tick(play->session) > end)
            fail_msg("step %d never ends: %s", guide.step, guide.now.words);
        guide_look(&guide, play);
    }
    assert_int_equal(guide.step, guide.steps);
    assert_string_equal(play->trouble, "");
    return touches;
}

/* The intro */

static void check_levels(const struct intro *intro,
                         const struct machine_type *machine)
{
    static const char *const names[] = {"Easy", "Medium", "Hard"};

    for (int i = 0; i < INTRO_LEVELS; i++) {
        assert_string_equal(intro->levels[i].name, names[i]);
        assert_non_null(mind_find(robot_minds(machine),
                                  intro->levels[i].mind));
    }
    assert_non_null(mind_find(robot_minds(machine), intro->demo));
    assert_non_null(strchr(machine->seats, intro->seat));
}

static void check_choices(const struct intro *intro,
                          const struct machine_type *machine)
{
    const struct option_def *option = machine->top->options;

    for (; option && option->name; option++) {
        const struct intro_choice *choice = intro_choice(intro, option->name);
        const char *values = option->values;
        char word[64];

        assert_non_null(choice);
        for (int i = 0; values && text_word(&values, word, sizeof word) > 0;
             i++)
            assert_true(strlen(choice->values[i]) > 3);
    }
}

static void check_card(const struct intro *intro)
{
    struct table table = {.count = 0};
    int paragraphs = 0;

    while (intro->rules[paragraphs])
        assert_in_range(strlen(intro->rules[paragraphs++]), 20, 220);
    assert_in_range(paragraphs, 4, 7);
    intro->lay_rules(&table);
    assert_in_range(table.count, 10, TABLE_ITEMS_MAX - 1);
    for (int i = 0; i < table.count; i++) {
        const struct table_item *item = &table.item[i];

        assert_int_equal(item->touch, 0);
        assert_true(item->x >= 0 && item->x + item->width <= TABLE_WIDTH);
        assert_true(item->y >= 0 && item->y + item->height <= TABLE_HEIGHT);
    }
}

void guided_check_intro(const char *name)
{
    const struct machine_type *machine;
    const struct intro *intro;

    assert_null(machines_find(name, &machine));
    intro = intro_of(machine);
    assert_non_null(intro);
    assert_in_range(strlen(intro->title), 2, 30);
    assert_in_range(strlen(intro->pitch), 20, 90);
    assert_in_range(intro->steps, 4, INTRO_STEPS_MAX);
    session_close(rig_open(intro->id));
    check_levels(intro, machine);
    check_choices(intro, machine);
    check_card(intro);
}
