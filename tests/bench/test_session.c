/* test_session.c - a machine on the bench: its id, its one way in, and what
 * comes out. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

#include "bench/script.h"
#include "boards/basys2.h"
#include "boards/null.h"
#include "machines/duel/duel.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"

/* Ids */

CASE(an_id_names_machine_board_seed_and_options)
{
    static const struct {
        const char *id, *full;
        const struct machine_type *machine;
    } rows[] = {
        {"duel", "duel:basys2#0", &duel_on_basys2},
        {"duel:basys2", "duel:basys2#0", &duel_on_basys2},
        {"duel#42", "duel:basys2#42", &duel_on_basys2},
        {"duel:sim#x#y", "duel:sim#x#y", &duel_on_sim},
        {"  null:null#:=", "null:null#:=", &null_machine},
        {"duel#1 repeat=membership hide=off", "duel:basys2#1",
         &duel_on_basys2},
        {"duel#1\thide=on repeat=counting",
         "duel:basys2#1 repeat=counting hide=on", &duel_on_basys2},
        {"duel#1 hide=on hide=off", "duel:basys2#1", &duel_on_basys2},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct session *session = rig_open(rows[i].id);

        assert_string_equal(rig_id(session), rows[i].full);
        assert_ptr_equal(session_machine(session), rows[i].machine);
        session_close(session);
    }
}

CASE(the_machine_gets_seed_clock_and_options)
{
    struct session *session = rig_open("duel:sim#seven repeat=counting");
    const struct chip_setup *setup = session_setup(session);

    BEGIN_CASE;
    assert_string_equal(setup->seed, "seven");
    assert_int_equal(setup->clock_hz, 2);
    assert_int_equal(setup->option[DUEL_REPEAT], 1);
    assert_int_equal(setup->option[DUEL_HIDE], 0);
    session_close(session);
}

#define TEN  "0123456789"
#define SIXTY TEN TEN TEN TEN TEN TEN

CASE(a_wrong_id_is_explained)
{
    static const struct {
        const char *id, *says;
    } rows[] = {
        {"", "missing machine|duel:basys2#42"},
        {"  ", "missing machine"},
        {"dual", "no machine 'dual'|did you mean 'duel'"},
        {"zebra#1", "no machine 'zebra'|boardwalk list"},
        {"duel:basys4", "no board 'basys4'|duel|did you mean 'basys"},
        {"go:icebreaker", "cannot be played|iCEBreaker|it would need"},
        {"duel:moon", "no board 'moon'|duel|'basys2'|'sim'"},
        {"null:sim", "no board 'sim'|null"},
        {"null:basys2", "cannot be played|Basys 2|board of its own"},
        {"duel#", "seed|missing|duel#42"},
        {"duel#" SIXTY "1234", "seed|too long|63"},
        {"duel#1 " SIXTY SIXTY SIXTY, "option is too long|name=value"},
        {SIXTY SIXTY SIXTY, "name is too long"},
        {"duel#1 repeat", "'repeat'|name=value"},
        {"duel#1 =on", "'=on'|name=value"},
        {"duel#1 repeet=counting", "no option 'repeet'|mean 'repeat'"},
        {"duel#1 repeat=often", "repeat|'often'|membership counting"},
        {"duel#1 hide=on speed=3", "no option 'speed'"},
        {"null#1 hide=on", "no option 'hide'|has none"},
    };
    struct session *session;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        session = (struct session *)&session;
        rig_says(session_open(&session, rows[i].id), rows[i].says);
        assert_null(session);
    }
}

CASE(the_longest_seed_is_taken_whole)
{
    struct session *session = rig_open("duel#" SIXTY "123");

    BEGIN_CASE;
    assert_string_equal(session_setup(session)->seed, SIXTY "123");
    assert_string_equal(rig_id(session), "duel:basys2#" SIXTY "123");
    session_close(session);
}

/* A journal that begins with this id can be read back. */
static void check_written(const struct session *session)
{
    struct rig_page page = {0};
    struct script script;
    const char *error;

    assert_null(session_write(session, rig_page_sink(&page)));
    script_begin(&script);
    error = script_text(&script, page.text);
    if (error)
        fail_msg("%s%s", page.text, error);
    assert_string_equal(session_setup(script.session)->seed,
                        session_setup(session)->seed);
    script_end(&script);
    rig_page_free(&page);
}

/* A seed is refused, or it can be written: else the game were lost. */
CASE(every_seed_that_is_taken_can_be_written)
{
    static const char *const ids[] = {
        "\"duel#two words\"", "\"duel#line\\nfeed\"", "\"duel#tab\\t\"",
        "duel#\"quoted\"", "duel#\"", "\"duel#a #b\"", "duel#\\",
        "\"duel#\\x01\"", "\"duel# \"", "\"duel#\\r\"", "duel#\xc3\xa9",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        struct session *session;

        if (!session_open(&session, ids[i]))
            check_written(session);
        session_close(session);
    }
}

/* The same machine, ticked by hand */

struct by_hand {
    const struct machine_type *machine;
    char chip[512];
    pins in, out;
};

static void set_up(struct by_hand *self, const struct session *session)
{
    memset(self, 0, sizeof *self);
    self->machine = session_machine(session);
    assert_true(self->machine->top->size <= sizeof self->chip);
    self->machine->top->reset(self->chip, session_setup(session));
}

static void tick_both(struct by_hand *self, struct session *session)
{
    self->out = self->machine->top->tick(self->chip, self->in);
    session_run(session, 1);
    assert_int_equal(session_in(session), self->in);
    assert_int_equal(session_out(session), self->out);
    assert_memory_equal(session_chip(session), self->chip,
                        self->machine->top->size);
}

/* One random doing, to the session in words and by hand in bits. */
static void do_both(struct rng *rng, struct by_hand *self,
                    struct session *session)
{
    char words[40];
    unsigned n = (unsigned)rng_below(rng, 4), value;
    pins wire = PIN(BASYS2_BTN + n);

    switch (rng_below(rng, 20)) {
    case 0:
        self->machine->top->reset(self->chip, session_setup(session));
        strcpy(words, "power");
        break;
    case 1: case 2: case 3: case 4: case 5: case 6: case 7:
        value = (unsigned)rng_below(rng, 256);
        self->in = (self->in & ~PINS(BASYS2_SW, 8))
                 | (pins)value << BASYS2_SW;
        sprintf(words, "set SW %u", value);
        break;
    case 8: case 9: case 10: case 11: case 12: case 13:
        self->in |= wire;
        sprintf(words, "press BTN%u", n);
        break;
    default:
        self->in &= ~wire;
        sprintf(words, "release BTN%u", n);
    }
    rig_do(session, words);
}

static void compare_by_hand(const char *id, int ticks, unsigned rarely)
{
    struct session *session = rig_open(id);
    struct by_hand hand;
    struct rng rng;

    rng_seed(&rng, id);
    set_up(&hand, session);
    for (int i = 0; i < ticks; i++) {
        while (rng_below(&rng, rarely) == 0)
            do_both(&rng, &hand, session);
        tick_both(&hand, session);
    }
    assert_int_equal(session_tick(session), ticks);
    assert_int_equal(session_end(session), ticks);
    session_close(session);
}

CASE(outputs_are_those_of_the_chip_ticked_by_hand)
{
    BEGIN_CASE;
    compare_by_hand("duel:basys2#7", 200000, 100);
    compare_by_hand("duel:sim#8 repeat=counting", 50000, 3);
}

CASE(one_long_run_is_many_short_ones)
{
    struct session *once = rig_open("duel#5"), *often = rig_open("duel#5");

    BEGIN_CASE;
    rig_do(once, "press BTN3");
    rig_do(often, "press BTN3");
    session_run(once, 9999);
    for (int i = 0; i < 3333; i++) {
        session_run(often, 0);
        session_run(often, 3);
    }
    rig_compare(often, once);
    session_close(once);
    session_close(often);
}

CASE(the_seed_and_the_options_reach_the_chip)
{
    static const char *const ids[] = {
        "duel#1", "duel#2", "duel#1 hide=on", "duel#1 repeat=counting",
    };
    size_t size = duel_on_basys2.top->size;
    struct session *session[4];

    BEGIN_CASE;
    for (int i = 0; i < 4; i++)
        session[i] = rig_open(ids[i]);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++)
            assert_memory_not_equal(session_chip(session[i]),
                                    session_chip(session[j]), size);
    for (int i = 0; i < 4; i++)
        session_close(session[i]);
}

/* The sum */

/* The sum after 20 ticks with a button down from one tick to another. */
static uint64_t sum_of_pulse(uint64_t from, uint64_t to)
{
    struct session *session = rig_open("null");
    uint64_t sum;

    session_run(session, from);
    rig_do(session, "press BTN0");
    session_run(session, to - from);
    rig_do(session, "release BTN0");
    session_run(session, 20 - to);
    sum = session_sum(session);
    session_close(session);
    return sum;
}

/* Every pulse lights LD0 in other ticks, a single one or many. */
CASE(the_sum_tells_every_tick_apart)
{
    uint64_t sums[19 * 18 / 2];
    int count = 0;

    BEGIN_CASE;
    for (uint64_t from = 0; from < 18; from++)
        for (uint64_t to = from + 1; to < 19; to++)
            sums[count++] = sum_of_pulse(from, to);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            assert_int_not_equal(sums[i], sums[j]);
    assert_int_equal(sum_of_pulse(3, 9), sum_of_pulse(3, 9));
}

CASE(the_sum_notices_every_output)
{
    uint64_t sums[4];

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        struct session *session = rig_open("null");

        if (i & 1)
            rig_do(session, "press BTN0");
        if (i & 2)
            rig_do(session, "set SW0 1");
        session_run(session, 2);
        sums[i] = session_sum(session);
        session_close(session);
    }
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < i; j++)
            assert_int_not_equal(sums[i], sums[j]);
}

/* Events */

static void check_tap(const char *id, const char *expected, uint64_t ticks)
{
    struct session *session = rig_open(id);
    struct rig_page page = {0};

    session_run(session, 5);
    session_journal(session, rig_page_sink(&page));
    rig_do(session, "tap BTN0");
    assert_string_equal(page.text, expected);
    assert_int_equal(session_tick(session), 5 + ticks);
    assert_int_equal(session_end(session), 5 + ticks);
    assert_int_equal(session_in(session), 0);
    assert_int_equal(session_event_count(session), 2);
    assert_string_equal(session_event(session, 0)->words, "press BTN0");
    assert_int_equal(session_event(session, 1)->tick,
                     5 + (uint64_t)session_machine(session)->board->tap_ticks);
    rig_page_free(&page);
    session_close(session);
}

CASE(a_tap_is_a_press_and_a_release)
{
    BEGIN_CASE;
    check_tap("duel:basys2", "@5 press BTN0\n@65 release BTN0\n", 120);
    check_tap("duel:sim", "@5 press BTN0\n@6 release BTN0\n", 1);
    check_tap("null", "@5 press BTN0\n@65 release BTN0\n", 120);
}

/* LD9..LD2 are the character, LD10 is the strobe, a tick later. */
static void check_struck(struct session *session, const char *typed)
{
    for (; *typed; typed++) {
        session_run(session, 1);
        assert_int_equal(session_in(session) >> 2,
                         0x100 | (unsigned char)*typed);
        session_run(session, 1);
        assert_int_equal(session_out(session) >> 2,
                         0x100 | (unsigned char)*typed);
        assert_int_equal(session_in(session) >> 2, 0);
    }
}

CASE(typed_text_arrives_strobe_by_strobe)
{
    struct session *session = rig_open("null");

    BEGIN_CASE;
    rig_do(session, "press BTN0");
    rig_do(session, "set SW0 1");
    rig_do(session, "type \"Hi\"");
    rig_do(session, "type \"\\xff\\x01!!\"");
    check_struck(session, "Hi\xff\x01!!");
    session_run(session, 1);
    assert_int_equal(session_in(session), 3);   /* what else was held */
    assert_int_equal(session_out(session), 3);
    session_close(session);
}

CASE(too_much_typed_is_refused)
{
    static const char much[] = "type " TEN TEN TEN TEN TEN TEN "abcd";
    struct session *session = rig_open("null");

    BEGIN_CASE;
    rig_do(session, much);
    rig_says(session_do(session, "type e"), "too much typed|wait");
    assert_int_equal(session_event_count(session), 1);
    session_run(session, 2);
    rig_do(session, "type e");
    rig_says(session_do(session, "type f"), "too much typed");
    rig_do(session, "press BTN0");
    check_struck(session, &(TEN TEN TEN TEN TEN TEN "abcde")[1]);
    rig_do(session, much);
    session_close(session);
}

CASE(power_begins_anew_and_inputs_keep_their_levels)
{
    struct session *session = rig_open("duel:sim#9");
    struct session *fresh = rig_open("duel:sim#9");

    BEGIN_CASE;
    rig_match(session);
    rig_do(session, "set SW 0x5a");
    rig_do(session, "press BTN1");
    session_run(session, 3);
    assert_memory_not_equal(session_chip(session), session_chip(fresh),
                            sizeof(struct duel));
    rig_do(session, "power");
    assert_memory_equal(session_chip(session), session_chip(fresh),
                        sizeof(struct duel));
    assert_int_equal(session_in(session), 0x5a2);
    session_run(session, 1);
    assert_string_equal(rig_read(session, "AN"), "_A-b");
    assert_int_equal(session_in(session), 0x5a2);
    session_close(session);
    session_close(fresh);
}

CASE(a_wrong_event_changes_nothing)
{
    struct session *session = rig_open("duel#1");
    struct rig_page page = {0};

    BEGIN_CASE;
    session_run(session, 10);
    session_journal(session, rig_page_sink(&page));
    rig_says(session_do(session, "press BTN9"), "no part 'BTN9'");
    rig_says(session_do(session, "tap SW1"), "SW1 is a switch");
    rig_says(session_do(session, ""), "missing");
    assert_int_equal(page.lines, 0);
    assert_int_equal(session_event_count(session), 0);
    assert_int_equal(session_tick(session), 10);
    session_close(session);
}

CASE(events_are_counted_and_kept_in_order)
{
    struct session *session = rig_open("duel#1");

    BEGIN_CASE;
    for (uint64_t i = 0; i < 1000; i++) {
        rig_do(session, i % 2 ? "release BTN1" : "press BTN1");
        session_run(session, i % 3);
    }
    assert_int_equal(session_event_count(session), 1000);
    assert_int_equal(session_events_done(session), 1000);
    for (size_t i = 0; i < 1000; i++) {
        assert_int_equal(session_event(session, i)->tick,
                         i / 3 * 3 + (i % 3 == 2));
        assert_string_equal(session_event(session, i)->words,
                            i % 2 ? "release BTN1" : "press BTN1");
    }
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("session: an id names machine, board, seed and options",
         an_id_names_machine_board_seed_and_options),
    TEST("session: the machine gets seed, clock and options",
         the_machine_gets_seed_clock_and_options),
    TEST("session: a wrong id is explained", a_wrong_id_is_explained),
    TEST("session: the longest seed is taken whole",
         the_longest_seed_is_taken_whole),
    TEST("session: every seed that is taken can be written and read again",
         every_seed_that_is_taken_can_be_written),
    TEST("session: outputs are those of the chip ticked by hand",
         outputs_are_those_of_the_chip_ticked_by_hand),
    TEST("session: one long run is many short ones",
         one_long_run_is_many_short_ones),
    TEST("session: the seed and the options reach the chip",
         the_seed_and_the_options_reach_the_chip),
    TEST("session: the sum tells every tick apart",
         the_sum_tells_every_tick_apart),
    TEST("session: the sum notices every output",
         the_sum_notices_every_output),
    TEST("session: a tap is a press and a release with the board's times",
         a_tap_is_a_press_and_a_release),
    TEST("session: typed text arrives strobe by strobe",
         typed_text_arrives_strobe_by_strobe),
    TEST("session: too much typed at once is refused until it is taken",
         too_much_typed_is_refused),
    TEST("session: power begins anew and inputs keep their levels",
         power_begins_anew_and_inputs_keep_their_levels),
    TEST("session: a wrong event changes nothing",
         a_wrong_event_changes_nothing),
    TEST("session: events are counted and kept in order",
         events_are_counted_and_kept_in_order),
};

CHECK_MAIN("session", tests)
