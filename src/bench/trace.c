/* trace.c - every pin of a session over time, as a VCD for a wave viewer.
 *
 * Names and widths come from the pin tables, values are levels on wires: a
 * low-active pin reads 0 while it is active. A top shows its core as well,
 * in a scope of its own.
 *
 * Each pin has one printable character as its VCD identifier, counted up from
 * '!': enough for 94 pins, and no machine has as many names. Only changes are
 * written, with the time before the first of them.
 */
#include "bench/trace.h"

#include <stdlib.h>

#include "base/utf8.h"
#include "bench/harness/trace_design.h"

enum { SCOPES = 2, WORDS_MAX = 2 * SCOPES, FIRST_ID = '!' };

struct wires {                          /* one word of pins */
    const struct pin_def *table;
    char first_id;
    pins levels;
};

struct trace {
    struct session *session;
    struct session_sink sink;
    const char *error;
    uint64_t unit_hz;                   /* what one step of time is */
    int word_count, is_begun;
    char next_id;
    struct wires words[WORDS_MAX];      /* in, out, core in, core out */
    struct trace_design *design;        /* then it does all the work */
};

/* After the first error nothing is written: trace_end reports it. */
static void write_vcd(struct trace *self, const char *text)
{
    if (!self->error)
        self->error = self->sink.append(self->sink.to, text);
}

/* The head */

/* "$var wire 4 ! AN [3:0] $end" */
static void declare_wire(struct trace *self, const struct pin_def *pin)
{
    char buffer[120];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    text_put(&to, "$var wire ");
    text_put_number(&to, pin->width);
    text_put_char(&to, ' ');
    text_put_char(&to, self->next_id++);
    text_put_char(&to, ' ');
    text_put(&to, pin->name);
    if (pin->width > 1) {
        text_put(&to, " [");
        text_put_number(&to, pin->width - 1u);
        text_put(&to, ":0]");
    }
    text_put(&to, " $end\n");
    write_vcd(self, buffer);
}

static void declare_word(struct trace *self, const struct pin_def *table)
{
    self->words[self->word_count++] = (struct wires){table, self->next_id, 0};
    for (; table->name; table++)
        declare_wire(self, table);
}

/* A chip's inputs and outputs, under its name; the caller closes it. */
static void open_scope(struct trace *self, const struct chip_type *chip)
{
    write_vcd(self, "$scope module ");
    write_vcd(self, chip->name);
    write_vcd(self, " $end\n");
    declare_word(self, chip->inputs);
    declare_word(self, chip->outputs);
}

void trace_name_session(const struct session *session,
                        char shown[TRACE_NAME_MAX])
{
    char buffer[TRACE_NAME_MAX / 4];
    struct text id, to;

    text_begin(&id, buffer, sizeof buffer);
    session_id(session, &id);
    text_begin(&to, shown, TRACE_NAME_MAX);
    utf8_put_visible(&to, buffer, id.used);
}

/* Microseconds where a tick is a whole number of them, else nanoseconds. */
static void write_vcd_head(struct trace *self)
{
    const struct chip_type *top = session_machine(self->session)->top;
    char shown[TRACE_NAME_MAX];

    trace_name_session(self->session, shown);
    write_vcd(self, "$version boardwalk $end\n$comment ");
    write_vcd(self, shown);
    write_vcd(self, " $end\n$timescale 1 ");
    write_vcd(self, self->unit_hz == 1000000 ? "us" : "ns");
    write_vcd(self, " $end\n");
    open_scope(self, top);
    if (top->core) {
        open_scope(self, top->core);
        write_vcd(self, "$upscope $end\n");
    }
    write_vcd(self, "$upscope $end\n$enddefinitions $end\n");
}

/* Changes */

/* "1!" for a single wire, "b0101 !" for several, as the format wants. */
static void write_pin_value(struct trace *self, const struct pin_def *pin,
                            char id, pins levels)
{
    char buffer[80];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    if (pin->width > 1)
        text_put_char(&to, 'b');
    for (int bit = pin->width - 1; bit >= 0; bit--)
        text_put_char(&to, levels >> (pin->at + bit) & 1 ? '1' : '0');
    if (pin->width > 1)
        text_put_char(&to, ' ');
    text_put_char(&to, id);
    text_put_char(&to, '\n');
    write_vcd(self, buffer);
}

static int has_pin_changed(const struct trace *self, const pins *levels)
{
    for (int i = 0; i < self->word_count; i++)
        if (levels[i] != self->words[i].levels)
            return 1;
    return !self->is_begun;
}

static void write_changed_pins(struct trace *self, struct wires *word,
                               pins levels)
{
    char id = word->first_id;

    for (const struct pin_def *pin = word->table; pin->name; pin++, id++) {
        pins mask = PINS(pin->at, pin->width);

        if (!self->is_begun || ((levels ^ word->levels) & mask))
            write_pin_value(self, pin, id, levels);
    }
    word->levels = levels;
}

/* Whole seconds are converted apart from the rest: the product of a long
 * session's tick and the unit would not fit 64 bits, and where a tick is not
 * a whole number of units the rounding does not add up. */
static uint64_t units_of(const struct trace *self, uint64_t tick)
{
    uint64_t clock_hz = session_machine(self->session)->board->clock_hz;

    return tick / clock_hz * self->unit_hz
         + tick % clock_hz * self->unit_hz / clock_hz;
}

static void write_vcd_time(struct trace *self, uint64_t tick)
{
    char buffer[32];
    struct text to;

    text_begin(&to, buffer, sizeof buffer);
    text_put_char(&to, '#');
    text_put_number(&to, units_of(self, tick));
    text_put_char(&to, '\n');
    write_vcd(self, buffer);
}

/* Called by the session behind each tick: its number is already the next
 * one's, while the pins are those of the tick that is over. */
static void sample_pins(void *with, const struct session *session)
{
    struct trace *self = with;
    const struct chip_type *top = session_machine(session)->top;
    pins active[WORDS_MAX] = {session_in(session), session_out(session)};
    pins levels[WORDS_MAX] = {0};

    if (top->core)
        top->probe(session_chip(session), &active[2], &active[3]);
    for (int i = 0; i < self->word_count; i++)
        levels[i] = pins_levels(self->words[i].table, active[i]);
    if (!has_pin_changed(self, levels))
        return;
    write_vcd_time(self, session_tick(session) - 1);
    for (int i = 0; i < self->word_count; i++)
        write_changed_pins(self, &self->words[i], levels[i]);
    self->is_begun = 1;
}

const char *trace_begin(struct trace **trace, struct session *session,
                        struct session_sink sink)
{
    struct trace *self = calloc(1, sizeof *self);
    uint32_t clock_hz = session_machine(session)->board->clock_hz;

    *trace = self;
    if (!self)
        return "out of memory for a trace";
    self->session = session;
    self->sink = sink;
    if (session_harness(session))
        return trace_design_begin(&self->design, session, sink);
    self->next_id = FIRST_ID;
    self->unit_hz = 1000000 % clock_hz ? 1000000000 : 1000000;
    write_vcd_head(self);
    session_watch(session, sample_pins, self);
    return NULL;
}

const char *trace_end(struct trace *self)
{
    const char *error;

    if (self->design) {
        error = trace_design_end(self->design);
        free(self);
        return error;
    }
    if (self->is_begun)
        write_vcd_time(self, session_tick(self->session));
    error = self->error;
    session_watch(self->session, NULL, NULL);
    free(self);
    return error;
}
