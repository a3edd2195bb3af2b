/* guided.c - a first game that is played by nothing but what is ringed, and
 * what must hold of every intro. */
#include "guided.h"

#include <ctype.h>
#include <string.h>

#include "bench/hand.h"
#include "bench/robot.h"
#include "rig.h"
#include "sitting.h"

enum { MOMENTS_MAX = 18000,             /* half an hour must be enough */
       WORDS_MOST = 160 };

static struct table laid;

uint64_t guided_moment(const struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    return hz < 10 ? 1 : hz / 10;
}

/* The control beside the ringed thing is on the board and does something. */
static void check_part(const struct play *play, const char *part)
{
    const struct machine_type *machine = session_machine(play->session);

    if (!part)
        return;
    assert_int_equal(board_find(machine->board, part).count, 1);
    for (const struct role *role = machine->roles; role->part; role++)
        if (strcmp(role->part, part) == 0)
            assert_string_not_equal(role->does, "-");
}

/* Words that can be read, and a ring on one thing if something is to be
 * touched; that thing, or null. */
static const struct table_item *check_step(struct play *play,
                                           const struct guide *guide)
{
    const struct table_item *ringed = NULL;

    assert_in_range(strlen(guide->now.words), 10, WORDS_MOST);
    assert_null(strchr(guide->now.words, '{'));
    check_part(play, guide->now.part);
    play_table_lay(play, &laid);
    guide_mark(guide, &laid);
    for (int i = 0; i < laid.count; i++)
        if (laid.item[i].marks & TABLE_IS_NEXT) {
            assert_null(ringed);
            ringed = &laid.item[i];
        }
    if (!ringed != !guide->now.touch)
        fail_msg("step %d rings %s: %s", guide->step,
                 ringed ? ringed->text : "nothing", guide->now.words);
    return ringed;
}

/* Where a step leaves a choice, any key with a peg will do. */
static int choose_touch(struct rng *rng, const struct table_item *ringed)
{
    int touches[TABLE_ITEMS_MAX], count = 0;

    if (!rng || ringed->kind != TABLE_KEY || ringed->piece != TABLE_PEG
        || rng_below(rng, 3) == 0)
        return ringed->touch;
    for (int i = 0; i < laid.count; i++)
        if (laid.item[i].kind == TABLE_KEY
            && laid.item[i].piece == TABLE_PEG)
            touches[count++] = laid.item[i].touch;
    return touches[rng_below(rng, (unsigned)count)];
}

/* "ROW1" is worked by "set ROW1 1" and "set ROW 3", "ENTER" by "press
 * ENTER". */
static int is_worked(const char *words, const char *part)
{
    size_t length = strlen(part), group = length;
    const char *name = strchr(words, ' ');

    while (group > 1 && isdigit((unsigned char)part[group - 1]))
        group--;
    if (!name || strncmp(words, "release", 7) == 0)
        return 0;
    name++;
    return (strncmp(name, part, length) == 0 && name[length] <= ' ')
        || (strncmp(words, "set ", 4) == 0 && strncmp(name, part, group) == 0
            && name[group] == ' ');
}

/* What was ordered is pressed on the control that was ringed. */
static void check_press(struct play *play, const char *part)
{
    size_t from = session_event_count(play->session);

    for (int i = 0; i < 200; i++) {
        for (; from < session_event_count(play->session); from++)
            if (is_worked(session_event(play->session, from)->words, part))
                return;
        play_run(play, guided_moment(play));
    }
    fail_msg("%s is never worked", part);
}

/* Whoever has ordered something waits for it: the next ring may be the same,
 * but not at once. */
static void wait_for_order(struct play *play, struct guide *guide)
{
    int touch = guide->now.touch;

    for (int i = 0; i < 20 && guide->is_on && guide->now.touch == touch; i++) {
        play_run(play, guided_moment(play));
        guide_look(guide, play);
    }
}

/* The hand may still be busy with the last order. */
static int touch_ringed(struct play *play, struct guide *guide,
                        int touch)
{
    const char *part = guide->now.part;
    const char *error = play_table_touch(play, touch, 0);

    if (error && strncmp(error, "wait: ", 6) != 0)
        fail_msg("step %d, '%s': %s", guide->step, guide->now.words, error);
    if (error)
        return 0;
    if (play_table_has_order(play)) {
        if (part)
            check_press(play, part);
        wait_for_order(play, guide);
    }
    return 1;
}

struct guided guided_go_on(struct play *play, struct guide *guide,
                           struct rng *rng, int moments)
{
    struct guided seen = {0, 0};
    int step = -1;

    for (int i = 0; i < moments && guide->is_on; i++) {
        const struct table_item *ringed = check_step(play, guide);

        seen.steps += guide->step != step;
        step = guide->step;
        if (ringed)
            seen.touches += touch_ringed(play, guide,
                                         choose_touch(rng, ringed));
        play_run(play, guided_moment(play));
        guide_look(guide, play);
        assert_string_equal(play->trouble, "");
    }
    return seen;
}

struct guided guided_finish(struct play *play, struct guide *guide,
                            struct rng *rng)
{
    struct guided seen = guided_go_on(play, guide, rng, MOMENTS_MAX);

    if (guide->is_on)
        fail_msg("stuck at step %d, '%s'", guide->step, guide->now.words);
    assert_int_equal(guide->step, guide->steps);
    return seen;
}

struct guided guided_play(struct play *play)
{
    struct guide guide;

    guide_begin(&guide, play);
    assert_true(guide.is_on);
    return guided_finish(play, &guide, NULL);
}

void guided_follow(const char *id, const char *a, const char *b,
                   const char *seed)
{
    struct play *play = sitting_begin(id, a, b);
    struct guide guide;
    struct rng rng;

    rng_seed(&rng, seed);
    guide_begin(&guide, play);
    assert_true(guide.is_on);
    assert_int_equal(guide.step, 0);
    guided_finish(play, &guide, &rng);
    sitting_end(play);
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
        int count = 0;

        assert_non_null(choice);
        assert_true(strlen(choice->label) > 3);
        while (values && text_word(&values, word, sizeof word) > 0)
            assert_true(strlen(choice->values[count++]) > 3);
    }
}

static void check_card(const struct intro *intro)
{
    struct table table = {.count = 0};
    int paragraphs = 0;

    while (intro->rules[paragraphs])
        assert_in_range(strlen(intro->rules[paragraphs++]), 20, 260);
    assert_in_range(paragraphs, 4, 7);
    intro->lay_rules(&table);
    assert_in_range(table.count, 8, TABLE_ITEMS_MAX - 1);
    for (int i = 0; i < table.count; i++) {
        const struct table_item *item = &table.item[i];

        assert_int_equal(item->touch, 0);
        assert_true(item->x >= 0 && item->x + item->width <= TABLE_WIDTH);
        assert_true(item->y >= 0 && item->y + item->height <= TABLE_HEIGHT);
        assert_true(strlen(item->text) < TABLE_TEXT_MAX - 1);
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
    assert_in_range(strlen(intro->pitch), 20, 100);
    assert_in_range(intro->steps, 4, INTRO_STEPS_MAX);
    session_close(rig_open(intro->id));
    check_levels(intro, machine);
    check_choices(intro, machine);
    check_card(intro);
}
