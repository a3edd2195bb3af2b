/* test_trace.c - a trace read back tells every pin of every tick. */
#include "rig.h"

#include <string.h>

#include "bench/trace.h"
#include "vcd.h"

/* The machine ticked by hand along the events of a session. */
struct by_hand {
    const struct machine_type *machine;
    const struct session *session;
    char chip[512];
    pins in, out;
    uint64_t tick;
    size_t event;
};

static void set_up(struct by_hand *self, const struct session *session)
{
    memset(self, 0, sizeof *self);
    self->session = session;
    self->machine = session_machine(session);
    assert_true(self->machine->top->size <= sizeof self->chip);
    self->machine->top->reset(self->chip, session_setup(session));
}

static void do_event(struct by_hand *self, const struct event *event)
{
    self->in = (self->in & ~event->drop) | event->raise;
    if (event->kind == EVENT_POWER)
        self->machine->top->reset(self->chip, session_setup(self->session));
}

static void tick(struct by_hand *self)
{
    for (; self->event < session_event_count(self->session); self->event++) {
        const struct event *event = session_event(self->session,
                                                  self->event);

        if (event->tick > self->tick)
            break;
        do_event(self, event);
    }
    self->out = self->machine->top->tick(self->chip, self->in);
    self->tick++;
}

/* A wire is high while its pin is active, or low if it is low-active. */
static uint64_t level(const struct pin_def *pin, pins active)
{
    uint64_t ones = (UINT64_C(1) << pin->width) - 1;
    uint64_t value = active >> pin->at & ones;

    return pin->polarity == ACTIVE_LOW ? ones ^ value : value;
}

static int check_word(const struct vcd *vcd, const char *scope,
                      const struct pin_def *table, pins active)
{
    int count = 0;

    for (; table->name; table++, count++) {
        const struct vcd_var *var = vcd_find(vcd, scope, table->name);

        assert_int_equal(var->width, table->width);
        assert_true(var->is_known);
        assert_int_equal(var->value, level(table, active));
    }
    return count;
}

static void check_wires(const struct vcd *vcd, const struct by_hand *hand)
{
    const struct chip_type *top = hand->machine->top;
    int count = check_word(vcd, top->name, top->inputs, hand->in)
              + check_word(vcd, top->name, top->outputs, hand->out);

    if (top->core) {
        pins in, out;
        char scope[VCD_NAME_MAX] = "";

        strcat(strcat(strcat(scope, top->name), "."), top->core->name);
        top->probe(hand->chip, &in, &out);
        count += check_word(vcd, scope, top->core->inputs, in);
        count += check_word(vcd, scope, top->core->outputs, out);
    }
    assert_int_equal(vcd->count, count);
}

/* Every tick: changes that are due are read, then all wires compared. */
static void compare(const char *text, const struct session *session,
                    uint64_t tick_units, const char *timescale)
{
    struct vcd vcd;
    struct by_hand hand;

    vcd_begin(&vcd, text);
    assert_string_equal(vcd.timescale, timescale);
    set_up(&hand, session);
    for (uint64_t i = 0; i < session_end(session); i++) {
        tick(&hand);
        if (vcd.time == i * tick_units)
            vcd_next(&vcd);
        assert_true(vcd.time > i * tick_units);
        check_wires(&vcd, &hand);
    }
    assert_int_equal(vcd.time, session_end(session) * tick_units);
    vcd_next(&vcd);
    assert_true(vcd.is_over);
}

/* The trace of a whole session, along the recorded events. */
static void trace(struct session *session, struct rig_page *page)
{
    struct trace *trace;
    uint64_t end = session_end(session);

    session_seek(session, 0);
    assert_null(trace_begin(&trace, session, rig_page_sink(page)));
    session_run(session, end);
    assert_null(trace_end(trace));
}

static void check_trace(const char *id, int events, uint64_t gap,
                        uint64_t tick_units, const char *timescale)
{
    struct session *session = rig_open(id);
    struct rig_page page = {0};
    struct rng rng;

    rng_seed(&rng, id);
    rig_match(session);
    rig_play(&rng, session, events, gap);
    session_run(session, 10);
    trace(session, &page);
    compare(page.text, session, tick_units, timescale);
    rig_page_free(&page);
    session_close(session);
}

CASE(every_pin_of_every_tick_is_in_it)
{
    BEGIN_CASE;
    check_trace("duel:basys2#t", 150, 100, 1000, "1 us");
    check_trace("duel:sim#t repeat=counting", 400, 3, 500000, "1 us");
}

/* Inputs only: the null machine's keyboard is pins that come and go. */
CASE(typed_keys_are_in_it)
{
    struct session *session = rig_open("null");
    struct rig_page page = {0};
    struct vcd vcd;

    BEGIN_CASE;
    rig_do(session, "type a");
    session_run(session, 5);
    trace(session, &page);
    vcd_begin(&vcd, page.text);
    vcd_next(&vcd);
    assert_int_equal(vcd_find(&vcd, "null_chip", "in")->value,
                     0x400 | 'a' << 2);
    assert_int_equal(vcd_find(&vcd, "null_chip", "out")->value, 0);
    assert_int_equal(vcd.time, 1000);
    vcd_next(&vcd);
    assert_int_equal(vcd_find(&vcd, "null_chip", "in")->value, 0);
    assert_int_equal(vcd_find(&vcd, "null_chip", "out")->value,
                     0x400 | 'a' << 2);
    rig_page_free(&page);
    session_close(session);
}

CASE(low_active_wires_are_low_while_active)
{
    struct session *session = rig_open("duel:basys2");
    struct rig_page page = {0};
    struct vcd vcd;

    BEGIN_CASE;
    rig_do(session, "press BTN2");
    session_run(session, 100);
    trace(session, &page);
    vcd_begin(&vcd, page.text);
    while (!vcd.is_over)
        vcd_next(&vcd);
    assert_int_equal(vcd_find(&vcd, "duel_basys2", "BTN")->value, 4);
    assert_int_equal(vcd_find(&vcd, "duel_basys2.duel", "rst_n")->value, 0);
    assert_int_equal(vcd_find(&vcd, "duel_basys2.duel", "SSD3")->value, 0);
    assert_int_equal(vcd_find(&vcd, "duel_basys2.duel", "SSD2")->value,
                     0x77);
    rig_page_free(&page);
    session_close(session);
}

CASE(its_head_names_the_game)
{
    struct session *session = rig_open("duel:sim#42 hide=on");
    struct rig_page page = {0};

    BEGIN_CASE;
    session_run(session, 3);
    trace(session, &page);
    assert_non_null(strstr(page.text, "duel:sim#42 hide=on $end"));
    assert_non_null(strstr(page.text, "$version boardwalk $end"));
    rig_page_free(&page);
    session_close(session);
}

CASE(a_trace_of_no_time_is_only_a_head)
{
    struct session *session = rig_open("duel:sim");
    struct rig_page page = {0};
    static const char end[] = "$enddefinitions $end\n";

    BEGIN_CASE;
    trace(session, &page);
    assert_string_equal(page.text + page.used - strlen(end), end);
    rig_page_free(&page);
    session_close(session);
}

/* After the end nobody watches. */
CASE(it_ends_when_it_is_told_to)
{
    struct session *session = rig_open("duel:sim");
    struct rig_page page = {0};
    size_t used;

    BEGIN_CASE;
    session_run(session, 5);
    trace(session, &page);
    used = page.used;
    rig_do(session, "press BTN3");      /* which a trace would tell */
    session_run(session, 50);
    assert_int_equal(page.used, used);
    rig_page_free(&page);
    session_close(session);
}

/* A sink that breaks at some piece and need not be asked again. */
struct frail {
    int left, refused;
};

static const char *break_some_time(void *to, const char *text)
{
    struct frail *self = to;

    (void)text;
    if (self->left-- > 0)
        return NULL;
    return self->refused++ ? "still no room" : "no room for waves";
}

static const char *trace_frail(struct frail *frail)
{
    struct session *session = rig_open("duel:sim");
    struct trace *trace;
    const char *error;

    assert_null(trace_begin(&trace, session,
        (struct session_sink){break_some_time, frail}));
    session_run(session, 4);
    error = trace_end(trace);
    session_close(session);
    return error;
}

CASE(the_first_error_of_the_sink_is_told)
{
    struct frail all = {1000, 0};
    int pieces;

    BEGIN_CASE;
    assert_null(trace_frail(&all));
    pieces = 1000 - all.left;
    for (int i = 0; i < pieces; i++) {
        struct frail frail = {i, 0};

        rig_says(trace_frail(&frail), "no room for waves");
        assert_int_equal(frail.refused, 1);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("trace: every pin of every tick is in it, top and core",
         every_pin_of_every_tick_is_in_it),
    TEST("trace: typed keys are in it", typed_keys_are_in_it),
    TEST("trace: low-active wires are low while active",
         low_active_wires_are_low_while_active),
    TEST("trace: its head names the game", its_head_names_the_game),
    TEST("trace: a trace of no time is only a head",
         a_trace_of_no_time_is_only_a_head),
    TEST("trace: it ends when it is told to", it_ends_when_it_is_told_to),
    TEST("trace: the first error of the sink is told",
         the_first_error_of_the_sink_is_told),
};

CHECK_MAIN("trace", tests)
