/* guided.h - a player who follows the steps of a first game, and what must
 * hold of every intro, for the tests of machines. */
#ifndef GUIDED_H
#define GUIDED_H

#include "bench/rig.h"

#include <stdlib.h>
#include <string.h>

#include "bench/hand.h"
#include "bench/play_table.h"
#include "bench/sitting.h"
#include "games/mastermind/minds/minds.h"
#include "player/guide.h"

static struct table guided_table;

static inline uint64_t guided_moment(const struct play *play)
{
    uint64_t hz = session_machine(play->session)->board->clock_hz;

    return hz < 10 ? 1 : hz / 10;
}

/* The ringed thing: there is one, and the control beside it is on the board
 * and does something there. */
static inline const struct table_item *guided_ring(struct play *play,
                                                   const struct guide *guide)
{
    const struct machine_type *machine = session_machine(play->session);
    const struct table_item *ringed = NULL;

    play_table_lay(play, &guided_table);
    guide_mark(guide, &guided_table);
    for (int i = 0; i < guided_table.count; i++)
        if (guided_table.item[i].marks & TABLE_IS_NEXT) {
            assert_null(ringed);
            ringed = &guided_table.item[i];
        }
    if (!ringed)
        fail_msg("step %d rings nothing on the table", guide->step);
    assert_non_null(guide->now.part);
    assert_int_equal(board_find(machine->board, guide->now.part).count, 1);
    for (const struct role *role = machine->roles; role->part; role++)
        if (strcmp(role->part, guide->now.part) == 0)
            assert_string_not_equal(role->does, "-");
    return ringed;
}

/* Where a step leaves a choice, any key with a peg will do. */
static inline int guided_choice(struct rng *rng,
                                const struct table_item *ringed)
{
    int touches[TABLE_ITEMS_MAX], count = 0;

    if (ringed->kind != TABLE_KEY || ringed->piece != TABLE_PEG
        || rng_below(rng, 3) == 0)
        return ringed->touch;
    for (int i = 0; i < guided_table.count; i++)
        if (guided_table.item[i].kind == TABLE_KEY
            && guided_table.item[i].piece == TABLE_PEG)
            touches[count++] = guided_table.item[i].touch;
    return touches[rng_below(rng, (unsigned)count)];
}

/* What was ordered is pressed on the control that was ringed. */
static inline void guided_check_press(struct play *play, const char *part)
{
    char press[40], set[40];
    struct text to;

    text_begin(&to, press, sizeof press);
    text_put(&to, "press ");
    text_put(&to, part);
    text_begin(&to, set, sizeof set);
    text_put(&to, "set ");
    text_put(&to, part);
    for (size_t from = session_event_count(play->session), i = 0; i < 200;
         i++) {
        for (; from < session_event_count(play->session); from++) {
            const char *words = session_event(play->session, from)->words;

            if (strcmp(words, press) == 0
                || strncmp(words, set, strlen(set)) == 0)
                return;
        }
        play_run(play, guided_moment(play));
    }
    fail_msg("%s is never worked", part);
}

/* Whoever has ordered something waits for it: the next ring may be the same,
 * but not at once. */
static inline void guided_wait(struct play *play, struct guide *guide)
{
    int touch = guide->now.touch;

    for (int i = 0; i < 20 && guide->is_on && guide->now.touch == touch; i++) {
        play_run(play, guided_moment(play));
        guide_look(guide, play);
    }
}

static inline void guided_touch(struct rng *rng, struct play *play,
                                struct guide *guide)
{
    const char *part = guide->now.part;
    const char *error = play_table_touch(
        play, guided_choice(rng, guided_ring(play, guide)), 0);

    if (error && strncmp(error, "wait: ", 6) != 0)
        fail_msg("step %d: %s", guide->step, error);
    if (error || !play_table_has_order(play))
        return;
    guided_check_press(play, part);
    guided_wait(play, guide);
}

/* Follows the guide for so many moments at most; its words are short enough to
 * be read. */
static inline void guided_go_on(struct play *play, struct guide *guide,
                                struct rng *rng, int moments)
{
    for (int i = 0; i < moments && guide->is_on; i++) {
        assert_in_range(strlen(guide->now.words), 10, 95);
        if (guide->now.touch)
            guided_touch(rng, play, guide);
        play_run(play, guided_moment(play));
        guide_look(guide, play);
        assert_string_equal(play->trouble, "");
    }
}

static inline void guided_finish(struct play *play, struct guide *guide,
                                 struct rng *rng)
{
    guided_go_on(play, guide, rng, 6000);
    if (guide->is_on)
        fail_msg("stuck at step %d, '%s'", guide->step, guide->now.words);
    assert_int_equal(guide->step, guide->steps);
}

/* From power-up to the last step. */
static inline void guided_follow(const char *id, const char *a, const char *b,
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

/* Every intro */

static inline int guided_has_mind(const struct machine_type *machine,
                                  const char *name)
{
    for (int i = 0; robot_mind_at(machine, i); i++)
        if (strcmp(robot_mind_at(machine, i), name) == 0)
            return 1;
    return 0;
}

static inline void guided_check_choice(const struct option_def *option,
                                       const struct intro *intro)
{
    const struct intro_choice *choice = intro_choice(intro, option->name);
    int values = option->values != NULL, told = 0;

    assert_non_null(choice);
    assert_true(strlen(choice->label) > 5);
    for (const char *c = option->values; c && *c; c++)
        values += *c == ' ';
    while (choice->values && choice->values[told])
        told++;
    assert_int_equal(told, values);
}

static inline void guided_check_picture(const struct intro *intro)
{
    guided_table.count = 0;
    intro->lay_rules(&guided_table);
    assert_in_range(guided_table.count, 8, TABLE_ITEMS_MAX - 1);
    for (int i = 0; i < guided_table.count; i++) {
        const struct table_item *item = &guided_table.item[i];

        assert_in_range(item->x + item->width, 1, TABLE_WIDTH);
        assert_in_range(item->y + item->height, 1, TABLE_HEIGHT);
        assert_int_equal(item->touch, 0);
        assert_true(strlen(item->text) < TABLE_TEXT_MAX - 1);
    }
}

static inline void guided_check_intro(const char *id)
{
    struct session *session = rig_open(id);
    const struct machine_type *machine = session_machine(session);
    const struct intro *intro = intro_of(machine);
    static const char *const names[] = {"Easy", "Medium", "Hard"};
    int rules = 0;

    assert_non_null(intro);
    assert_true(guided_has_mind(machine, intro->demo));
    for (int i = 0; i < INTRO_LEVELS; i++) {
        assert_string_equal(intro->levels[i].name, names[i]);
        assert_true(guided_has_mind(machine, intro->levels[i].mind));
    }
    for (const struct option_def *option = machine->top->options;
         option->name; option++)
        guided_check_choice(option, intro);
    while (intro->rules[rules])
        assert_in_range(strlen(intro->rules[rules++]), 20, 260);
    assert_in_range(rules, 4, 7);
    assert_in_range(intro->steps, 4, INTRO_STEPS_MAX);
    guided_check_picture(intro);
    session_close(session);
}

/* How many of so many random codes a mind finds within its limit of tries, and
 * the tries that it took, one more for a code that was not found. */
struct guided_strength {
    int found, tries;
};

static inline struct guided_strength guided_try_mind(
    const struct mind_type *mind, const struct mastermind_seen *rules,
    int codes)
{
    static _Alignas(8) char state[MIND_SIZE_MAX];
    struct guided_strength strength = {0, 0};
    void *scratch = calloc(1, mind->scratch_size + 1);
    struct rng rng;

    rng_seed(&rng, "codes");
    for (int i = 0; i < codes; i++) {
        struct mastermind_seen seen = *rules;
        uint32_t guess, code = mastermind_code(
            &seen.game, rng_below(&rng, mastermind_codes(&seen.game)));
        int is_found = 0;

        while (!is_found && seen.tries < seen.limit) {
            mind->reset(state, "a");
            while (mind->think(state, &seen, scratch, 100000, &guess)
                   != MIND_MOVES)
                ;
            seen.past[seen.tries].guess = guess;
            seen.past[seen.tries++].marks = mastermind_marks(
                seen.game.rule, seen.game.pegs, code, guess);
            is_found = guess == code;
        }
        strength.found += is_found;
        strength.tries += seen.tries + !is_found;
    }
    free(scratch);
    return strength;
}

/* Each level is clearly stronger than the one before: it finds a quarter more
 * codes, or takes fewer tries. The first can be beaten, but finds one now and
 * then. */
static inline void guided_check_levels(const struct intro *intro,
                                       const struct mastermind_seen *rules,
                                       int codes)
{
    struct guided_strength last = {0, 0};

    for (int i = 0; i < INTRO_LEVELS; i++) {
        struct guided_strength strength;
        int mind = 0;

        while (strcmp(mastermind_minds[mind]->name, intro->levels[i].mind))
            mind++;
        strength = guided_try_mind(mastermind_minds[mind], rules, codes);
        if (i) {
            assert_true(strength.found >= last.found);
            assert_true(strength.found * 4 > last.found * 5
                        || strength.tries * 100 < last.tries * 96);
        } else {
            assert_in_range(strength.found * 20, codes, codes * 15);
        }
        last = strength;
    }
}

#endif
