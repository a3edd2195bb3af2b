/* trace_design.c - the ports of a design over time, as a VCD.
 *
 * A port with a question mark before its name is a net from inside
 * (designs/build/probes.h), under one name or several. Names with dots are in
 * scopes, as the instances are in each other. Of inputs the changes by the
 * board are seen; clocks have no changes of their own here, since the design
 * leaps over them: a step of time is a cycle of the board's oscillator.
 *
 *     $scope module u_core $end
 *     $var wire 4 # count [3:0] $end
 *     $upscope $end
 *     #10000
 *     b0101 #
 */
#include "bench/harness/trace_design.h"

#include <stdlib.h>
#include <string.h>

#include "bench/harness/harness.h"
#include "bench/trace.h"

enum { ID_BASE = 94, ID_FIRST = '!', ID_LENGTH = 8, LINE_ROOM = 300,
       PATH_ROOM = 256, VALUE_ROOM = 4200 };

struct signal {                         /* what has one value */
    const struct design_port *port;
    int at;                             /* among the words */
    int is_input;
    char id[ID_LENGTH];
};

struct name {                           /* what it is called somewhere */
    char path[PATH_ROOM];               /* "u_core.count" */
    const struct signal *signal;
};

struct trace_design {
    struct session *session;
    struct session_sink sink;
    const char *error;
    struct signal *signals;
    struct name *names;
    size_t signal_count, name_count;
    uint64_t *in, *out;                 /* as they were written last */
    int is_begun, has_time;
    uint64_t tick;                      /* of the last time written */
};

/* After the first error nothing is written: trace_design_end reports it. */
static void write_traced_vcd(struct trace_design *self, const char *text)
{
    if (!self->error)
        self->error = self->sink.append(self->sink.to, text);
}

/* Names */

static void make_id(char id[ID_LENGTH], size_t number)
{
    size_t length = 0;

    do {
        id[length++] = (char)(ID_FIRST + number % ID_BASE);
        number /= ID_BASE;
    } while (number && length + 1 < ID_LENGTH);
    id[length] = 0;
}

static int count_names(const char *port)
{
    int count = 0;

    for (; *port; port++)
        count += *port == '?';
    return count ? count : 1;
}

static void add_name(struct trace_design *self, const struct signal *signal,
                     const char *from, size_t length)
{
    struct name *name = &self->names[self->name_count++];

    if (length >= PATH_ROOM)
        length = PATH_ROOM - 1;
    memcpy(name->path, from, length);
    name->path[length] = 0;
    name->signal = signal;
}

static void name_traced_signal(struct trace_design *self,
                        const struct signal *signal)
{
    const char *at = signal->port->name;

    if (*at != '?') {
        add_name(self, signal, at, strlen(at));
        return;
    }
    while (*at == '?') {
        size_t length = strcspn(at + 1, "?");

        add_name(self, signal, at + 1, length);
        at += 1 + length;
    }
}

/* What is in a scope stands together: a dot is below all other characters. */
static int compare_paths(const char *one, const char *other)
{
    while (*one && *one == *other)
        one++, other++;
    if (*one == *other)
        return 0;
    if (!*one || !*other)
        return *one ? 1 : -1;
    if (*one == '.' || *other == '.')
        return *one == '.' ? -1 : 1;
    return (unsigned char)*one < (unsigned char)*other ? -1 : 1;
}

/* By insertion: there are some hundred, and mostly in order. */
static void sort_names(struct trace_design *self)
{
    for (size_t i = 1; i < self->name_count; i++) {
        struct name name = self->names[i];
        size_t k = i;

        for (; k && compare_paths(self->names[k - 1].path, name.path) > 0;
             k--)
            self->names[k] = self->names[k - 1];
        self->names[k] = name;
    }
}

/* Two of the same name are one: a port, and the net that it is. */
static int is_repeated(const struct trace_design *self, size_t i)
{
    return i && text_same(self->names[i].path, self->names[i - 1].path);
}

static const char *list_signals(struct trace_design *self,
                                const struct design *design)
{
    size_t names = 0, count = 0;

    for (const struct design_port *p = design->ports; p->name; p++) {
        names += (size_t)count_names(p->name);
        count++;
    }
    self->signals = calloc(count + 1, sizeof *self->signals);
    self->names = calloc(names + 1, sizeof *self->names);
    self->in = calloc((size_t)design->in_words + 1, sizeof *self->in);
    self->out = calloc((size_t)design->out_words + 1, sizeof *self->out);
    if (!self->signals || !self->names || !self->in || !self->out)
        return "out of memory for a trace";
    for (const struct design_port *p = design->ports; p->name; p++) {
        struct signal *signal = &self->signals[self->signal_count];

        signal->port = p;
        signal->is_input = p->direction == DESIGN_IN;
        signal->at = signal->is_input ? p->in_at : p->out_at;
        make_id(signal->id, self->signal_count++);
        name_traced_signal(self, signal);
    }
    sort_names(self);
    return NULL;
}

/* The head */

/* How many letters of two paths are the same scopes, with their dots. */
static size_t shared_scopes(const char *a, const char *b)
{
    size_t shared = 0;

    for (size_t i = 0; a[i] && a[i] == b[i]; i++)
        if (a[i] == '.')
            shared = i + 1;
    return shared;
}

static void leave_scopes(struct trace_design *self, const char *path)
{
    for (; *path; path++)
        if (*path == '.')
            write_traced_vcd(self, "$upscope $end\n");
}

static void enter_scopes(struct trace_design *self, const char *path)
{
    char line[LINE_ROOM];
    const char *dot;

    for (; (dot = strchr(path, '.')); path = dot + 1) {
        struct text to;

        text_begin(&to, line, sizeof line);
        text_put(&to, "$scope module ");
        for (const char *at = path; at < dot; at++)
            text_put_char(&to, *at);
        text_put(&to, " $end\n");
        write_traced_vcd(self, line);
    }
}

static void declare_name(struct trace_design *self, const struct name *name)
{
    const struct design_port *port = name->signal->port;
    const char *last = name->path;
    char line[LINE_ROOM];
    struct text to;

    text_begin(&to, line, sizeof line);
    text_put(&to, "$var wire ");
    text_put_number(&to, (uint64_t)port->width);
    text_put_char(&to, ' ');
    text_put(&to, name->signal->id);
    text_put_char(&to, ' ');
    for (const char *at = name->path; *at; at++)
        if (*at == '.')
            last = at + 1;
    text_put(&to, last);
    if (port->width > 1) {
        text_put(&to, " [");
        text_put_number(&to, (uint64_t)(port->low + port->width - 1));
        text_put_char(&to, ':');
        text_put_number(&to, (uint64_t)port->low);
        text_put_char(&to, ']');
    }
    text_put(&to, " $end\n");
    write_traced_vcd(self, line);
}

static void declare_names(struct trace_design *self)
{
    const char *before = "";

    for (size_t i = 0; i < self->name_count; i++) {
        const char *path = self->names[i].path;
        size_t shared = shared_scopes(before, path);

        if (is_repeated(self, i))
            continue;
        leave_scopes(self, before + shared);
        enter_scopes(self, path + shared);
        declare_name(self, &self->names[i]);
        before = path;
    }
    leave_scopes(self, before);
}

static void write_head(struct trace_design *self)
{
    char shown[TRACE_NAME_MAX];

    trace_name_session(self->session, shown);
    write_traced_vcd(self, "$version boardwalk $end\n$comment ");
    write_traced_vcd(self, shown);
    write_traced_vcd(self, " $end\n$timescale 1 ps $end\n$scope module ");
    write_traced_vcd(self, session_machine(self->session)->top->name);
    write_traced_vcd(self, " $end\n");
    declare_names(self);
    write_traced_vcd(self, "$upscope $end\n$enddefinitions $end\n");
}

/* Changes */

static int bit_at(const uint64_t *words, int at)
{
    return (int)(words[at / 64] >> at % 64 & 1);
}

static int has_changed(const struct signal *signal, const uint64_t *before,
                       const uint64_t *after)
{
    for (int i = 0; i < signal->port->width; i++)
        if (bit_at(before, signal->at + i) != bit_at(after, signal->at + i))
            return 1;
    return 0;
}

static void write_value(struct trace_design *self,
                        const struct signal *signal, const uint64_t *words)
{
    char line[VALUE_ROOM];
    struct text to;
    int width = signal->port->width;

    text_begin(&to, line, sizeof line);
    if (width > 1)
        text_put_char(&to, 'b');
    for (int i = width - 1; i >= 0; i--)
        text_put_char(&to, bit_at(words, signal->at + i) ? '1' : '0');
    if (width > 1)
        text_put_char(&to, ' ');
    text_put(&to, signal->id);
    text_put_char(&to, '\n');
    write_traced_vcd(self, line);
}

/* In picoseconds: whole seconds apart from the rest, so that it fits. Of the
 * rest first the microseconds and then what is left of one, so that no product
 * has more than 52 bits. The sum fits for 213 days. */
static void write_time(struct trace_design *self, uint64_t tick)
{
    const uint64_t unit_hz = UINT64_C(1000000000000);
    uint64_t clock_hz = session_machine(self->session)->board->clock_hz;
    uint64_t rest = tick % clock_hz;
    char line[40];
    struct text to;

    if (self->has_time && self->tick == tick)
        return;
    self->has_time = 1;
    self->tick = tick;
    text_begin(&to, line, sizeof line);
    text_put_char(&to, '#');
    text_put_number(&to, tick / clock_hz * unit_hz
                    + rest * 1000000 / clock_hz * 1000000
                    + rest * 1000000 % clock_hz * 1000000 / clock_hz);
    text_put_char(&to, '\n');
    write_traced_vcd(self, line);
}

/* All signals of one direction that differ from what was written last. */
static void write_changes(struct trace_design *self, uint64_t tick,
                          const uint64_t *fresh, int is_input, int words)
{
    uint64_t *last = is_input ? self->in : self->out;

    if (self->is_begun
        && !memcmp(last, fresh, (size_t)words * sizeof *fresh))
        return;
    write_time(self, tick);
    for (size_t i = 0; i < self->signal_count; i++) {
        const struct signal *signal = &self->signals[i];

        if (signal->is_input == is_input
            && (!self->is_begun || has_changed(signal, last, fresh)))
            write_value(self, signal, fresh);
    }
    memcpy(last, fresh, (size_t)words * sizeof *fresh);
}

/* The first time all values are written, outputs as they are before the first
 * change: all zeros. Outputs change at the end of a tick, so what a run reports
 * of tick 0 is seen at tick 1. */
static void take_stretch(void *with, const struct design_run *run,
                         uint64_t from, uint64_t to)
{
    struct trace_design *self = with;
    const struct design *design =
        harness_design(session_harness(self->session));
    const uint64_t *change = run->changes;

    (void)to;
    write_changes(self, from, run->in, 1, design->in_words);
    if (!self->is_begun)
        write_changes(self, from, self->out, 0, design->out_words);
    self->is_begun = 1;
    for (size_t i = 0; i < run->count;
         i++, change += 1 + design->out_words)
        write_changes(self, from + change[0] + 1, change + 1, 0,
                      design->out_words);
}

const char *trace_design_begin(struct trace_design **trace,
                               struct session *session,
                               struct session_sink sink)
{
    struct trace_design *self = calloc(1, sizeof *self);
    const char *error;

    *trace = self;
    if (!self)
        return "out of memory for a trace";
    self->session = session;
    self->sink = sink;
    error = list_signals(self, harness_design(session_harness(session)));
    if (error)
        return error;
    write_head(self);
    harness_watch(session_harness(session), take_stretch, self);
    return NULL;
}

const char *trace_design_end(struct trace_design *self)
{
    const char *error;

    if (self->is_begun)
        write_time(self, session_tick(self->session));
    error = self->error;
    harness_watch(session_harness(self->session), NULL, NULL);
    free(self->signals);
    free(self->names);
    free(self->in);
    free(self->out);
    free(self);
    return error;
}
