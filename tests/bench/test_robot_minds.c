/* test_robot_minds.c - the minds of all machines, and every mind plays both
 * Mastermind machines by their buttons. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "bench/hand.h"
#include "bench/look.h"
#include "bench/rig.h"
#include "bench/sitting.h"
#include "boards/machines.h"
#include "boards/null.h"
#include "games/mastermind/minds/minds.h"
#include "machines/duel/on_basys2.h"

enum { LOOK_TICKS = 20, PEGS_SECONDS = 600, DUEL_SECONDS = 1200 };

static int reads(const struct play *play, const char *part,
                 const char *wanted)
{
    char words[40];
    struct look_answer answer;

    sprintf(words, "%s %s", part, wanted);
    return !look_expect(play->session, words, &answer) && answer.holds;
}

/* Plays until a part reads so; 0 if it never does. */
static int plays_until(struct play *play, const char *part,
                       const char *wanted, int seconds)
{
    uint32_t hz = session_machine(play->session)->board->clock_hz;
    uint64_t end = session_tick(play->session) + (uint64_t)seconds * hz;

    while (session_tick(play->session) < end) {
        play_run(play, LOOK_TICKS);
        if (reads(play, part, wanted))
            return 1;
    }
    return 0;
}

static const char *mind_of(const char *machine, int i)
{
    const struct machine_type *type;

    assert_null(machines_find(machine, &type));
    return robot_mind_at(type, i);
}

/* Those that think find every code in time; the others only play. */
static int thinks(const char *mind)
{
    return strcmp(mind, "random") != 0 && strcmp(mind, "consistent") != 0
        && strcmp(mind, "forgetful") != 0;
}

CASE(every_mind_plays_pegs)
{
    const char *mind;
    int count = 0, thinkers = 0;

    BEGIN_CASE;
    for (; (mind = mind_of("pegs", count)); count++)
        for (int seed = 0; seed < 3; seed++) {
            char id[40];
            struct play *play;

            sprintf(id, "pegs:nexys3#%d", seed);
            play = sitting_begin(id, mind, NULL);
            if (thinks(mind)) {
                thinkers++;
                if (!plays_until(play, "AN", "XXXX", PEGS_SECONDS))
                    fail_msg("%s does not find the code of %s", mind, id);
            } else if (!plays_until(play, "LD", "00000100", PEGS_SECONDS)) {
                fail_msg("%s does not come to turn 3 of %s", mind, id);
            }
            sitting_end(play);
        }
    assert_int_equal(count, 7);
    assert_int_equal(thinkers, 12);
}

CASE(every_mind_plays_duels)
{
    static const char *const rules[] = {"membership", "counting"};
    const char *mind;
    int count = 0;

    BEGIN_CASE;
    for (; (mind = mind_of("duel", count)); count++)
        for (int rule = 0; rule < 2; rule++) {
            char id[60];
            struct play *play;

            sprintf(id, "duel:basys2#%s repeat=%s", mind, rules[rule]);
            play = sitting_begin(id, mind, "random");
            if (!plays_until(play, "LD", "blink", DUEL_SECONDS))
                fail_msg("%s does not end %s", mind, id);
            sitting_end(play);
        }
    assert_int_equal(count, 7);
}

CASE(every_mind_of_every_hand_fits_and_has_a_name)
{
    BEGIN_CASE;
    for (int h = 0; hands[h]; h++)
        for (int i = 0; hands[h]->minds[i]; i++) {
            const struct mind_type *mind = hands[h]->minds[i];

            assert_true(mind->size > 0 && mind->size <= MIND_SIZE_MAX);
            assert_true(strlen(mind->title) > 0);
            assert_ptr_equal(mind_find(hands[h]->minds, mind->name), mind);
        }
}

CASE(the_minds_of_a_machine_are_listed)
{
    const struct mind_type *mind;
    int i;

    BEGIN_CASE;
    for (i = 0; (mind = mastermind_minds[i]); i++)
        assert_string_equal(robot_mind_at(&duel_on_basys2, i), mind->name);
    assert_true(i >= 2);
    assert_null(robot_mind_at(&duel_on_basys2, i));
    assert_null(robot_mind_at(&null_machine, 0));
}

static const struct CMUnitTest tests[] = {
    TEST("robot: every mind of every hand fits and has a name",
         every_mind_of_every_hand_fits_and_has_a_name),
    TEST("robot: the minds of a machine are listed",
         the_minds_of_a_machine_are_listed),
    TEST("robot: every mind plays pegs by its buttons, and those that think "
         "find the code (M1-46)", every_mind_plays_pegs),
    TEST("robot: every mind plays duels to their end", every_mind_plays_duels),
};

CHECK_MAIN("robot minds", tests)
