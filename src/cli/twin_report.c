/* twin_report.c - prints what boardwalk twin found.
 *
 * Results go to standard output, progress to standard error and only to a
 * terminal. docs/twins.md explains every line.
 */
#include "cli/twin_report.h"

#include <inttypes.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "disk/file.h"
#include "disk/print.h"
#include "twin/shrink.h"

enum {
    PATIENCE_MS = 20000,                /* for making a script shorter */
    BINARY_WIDTH = 16,                  /* widest pin shown in binary */
    VALUE_MAX = 70,                     /* characters of a value */
};

/* On standard error: it is progress and not a result. */
void twin_report_build(const char *module, const char *kind)
{
    fprintf(stderr, "building %s with %s...\n", module, kind);
}

/* Flushed, as a build or a long comparison follows. */
void twin_report_head(const struct lockstep *self)
{
    print_visible(stdout, "%s: %s in C and in Verilog (%s)\n", self->id,
                  self->config.twin->module, self->config.kind);
    fflush(stdout);
}

/* The ticks as time for a player of the machine; a chip alone has no clock of
 * its own. */
static void print_machine_time(const struct lockstep *self, uint64_t ticks)
{
    uint64_t seconds = ticks / self->setup.clock_hz;

    if (!self->config.twin->machine)
        return;
    if (seconds < 10)
        printf(" (%.1f s)", (double)ticks / self->setup.clock_hz);
    else if (seconds < 600)
        printf(" (%" PRIu64 " s)", seconds);
    else
        printf(" (%" PRIu64 " min)", seconds / 60);
}

/* At a difference the report follows and says more. */
void twin_report_part(const struct lockstep *self, const char *what,
                      uint64_t ticks)
{
    if (!lockstep_differs(self)) {
        printf("  %s: %" PRIu64 " ticks", what, ticks);
        print_machine_time(self, ticks);
        printf(", equal\n");
    }
    fflush(stdout);
}

/* Those of a slower clock are no time of the machine. */
void twin_report_quick(const struct lockstep *self, uint64_t ticks)
{
    if (!lockstep_differs(self))
        printf("  player: %" PRIu64 " ticks of a slower clock, equal\n",
               ticks);
    fflush(stdout);
}

/* What was covered */

/* Incomplete coverage is no failure: the outputs were equal. */
static int print_coverage(struct lockstep *self)
{
    const char *error = coverage_take(self->cover, self->pair->engine);
    int missing = coverage_tell(self->cover, stdout);

    if (error)
        return command_failed(error);
    if (missing)
        printf("  coverage is incomplete: %d of these were never reached; a "
               "longer run or a script may reach them\n", missing);
    return 0;
}

/* "  seen: 3 games, 41 guesses, 512 transitions" */
static void print_sights(const struct lockstep *self)
{
    const struct twin_sight *sight = self->config.twin->sights;

    for (int i = 0; sight && sight[i].name; i++)
        printf("%s%" PRIu64 " %s", i ? ", " : "  seen: ",
               lockstep_seen(self, i), sight[i].name);
    if (sight)
        printf("\n");
}

/* Bits of a pin that were never high, or never low. */
static int stuck_bits(const struct lockstep *self, const struct pin_def *pin)
{
    uint64_t both = self->ones[pin->at / 64] & self->zeros[pin->at / 64];
    int stuck = 0;

    for (int i = 0; i < pin->width; i++)
        stuck += !(both >> (pin->at % 64 + i) & 1);
    return stuck;
}

/* "  outputs: 31 of 41 bits were high and low; not LD (10)" */
static void print_outputs(const struct lockstep *self)
{
    const struct pin_def *pin = twin_outputs(self->config.twin);
    int all = 0, stuck = 0;

    for (int i = 0; pin[i].name; i++) {
        all += pin[i].width;
        stuck += stuck_bits(self, &pin[i]);
    }
    printf("  outputs: %d of %d bits were high and low", all - stuck, all);
    for (int i = 0; pin[i].name; i++)
        if (stuck_bits(self, &pin[i])) {
            printf("%s %s (%d)", stuck > 0 ? "; not" : ",", pin[i].name,
                   stuck_bits(self, &pin[i]));
            stuck = 0;
        }
    printf("\n");
}

/* What a state is the C machine says, if one of its sights does. */
static int has_states(const struct twin *twin)
{
    const struct twin_sight *sight = twin->sights;

    for (int i = 0; sight && sight[i].name; i++)
        if (sight[i].is_each == TWIN_STATE)
            return 1;
    return 0;
}

/* Ticks a millisecond are thousands a second. */
int twin_report_equal(struct lockstep *self, int64_t ms)
{
    lockstep_take_notes(self);
    print_sights(self);
    if (has_states(self->config.twin) && !self->cover)
        coverage_tell_ways(self->config.twin, self->ways, stdout);
    print_outputs(self);
    if (self->setups)
        printf("  started: %" PRIu64 " times, with other seeds%s\n",
               self->setups + 1, self->has_options ? "" : " and options");
    printf("%" PRIu64 " ticks compared, no difference", self->compared);
    if (ms > 0)
        printf(", %.0f thousand a second",
               (double)self->compared / (double)ms);
    printf("\n");
    return self->cover ? print_coverage(self) : 0;
}

/* A difference */

/* The name comes from the same table, so it is always found. */
static const struct pin_def *pin_called(const struct twin *twin,
                                        const char *name)
{
    const struct pin_def *pin = twin_outputs(twin);

    while (!text_same(pin->name, name))
        pin++;
    return pin;
}

/* Binary for narrow pins, with an x for an unknown bit; otherwise hexadecimal,
 * unless a bit is unknown. */
static void append_pin_value(struct text *to, int width, uint64_t value,
                             uint64_t unknown)
{
    if (width > BINARY_WIDTH && !unknown) {
        text_put(to, "0x");
        text_put_hex(to, value, (width + 3) / 4);
        return;
    }
    for (int bit = width - 1; bit >= 0; bit--)
        text_put(to, unknown >> bit & 1 ? "x" : value >> bit & 1 ? "1" : "0");
}

/* "tick 2020: SEG is 00111111 in C and 01110111 in the twin" */
static void describe_difference(const struct lockstep *self, struct text *to)
{
    const struct difference *is = &self->pair->difference;
    const struct pin_def *pin = pin_called(self->config.twin, is->pin);

    text_put(to, "tick ");
    text_put_number(to, is->tick);
    if (is->clock) {
        text_put(to, ", clock ");
        text_put_number(to, is->clock);
    }
    text_put(to, ": ");
    text_put(to, is->pin);
    text_put(to, " is ");
    append_pin_value(to, pin->width, is->c, 0);
    text_put(to, " in C and ");
    append_pin_value(to, pin->width, is->twin, is->unknown);
    text_put(to, " in the twin");
}

/* Called by shrink for every attempt. */
static void print_attempt(size_t steps)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\rshortening: %zu steps   ", steps);
}

/* Whether either of the two files is there. */
static int name_exists(const char *name)
{
    static const char *const shapes[] = {"%s.bw", "%s.vcd"};
    char path[JOURNAL_PATH_MAX + 8];

    for (int i = 0; i < 2; i++) {
        snprintf(path, sizeof path, shapes[i], name);
        if (access(path, F_OK) == 0)
            return 1;
    }
    return 0;
}

/* NAME, or NAME-2 and so on if a file of that name exists: an earlier
 * difference is never overwritten. Script and waves of one difference share
 * the name. */
void twin_report_name(const char *name, char chosen[JOURNAL_PATH_MAX])
{
    for (int i = 1; i < 1000; i++) {
        snprintf(chosen, JOURNAL_PATH_MAX, i == 1 ? "%s" : "%s-%d", name, i);
        if (!name_exists(chosen))
            return;
    }
}

/* The sink that steps_write writes to. */
static const char *append_script_line(void *to, const char *line)
{
    return fputs(line, to) < 0 ? "cannot write the script" : NULL;
}

/* The difference itself is a comment at the head of the script. */
static const char *write_script(const struct lockstep *self,
                                const char *path)
{
    char comment[2 * VALUE_MAX + 80];
    struct text to;
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    text_begin(&to, comment, sizeof comment);
    describe_difference(self, &to);
    error = steps_write(&self->steps, self->config.twin->machine->board,
                        self->id, comment,
                        (struct session_sink){append_script_line,
                                              draft.stream});
    if (!error)
        return file_commit(&draft);
    file_abandon(&draft);
    return error;
}

/* Runs the shortened steps once more with a recorder: keeping the waves of the
 * whole search for a difference would be far too much. */
static const char *write_waves(struct lockstep *self, const char *path)
{
    struct wave *wave = wave_open(self->config.twin);
    struct file_draft draft = {0};
    const char *error = wave ? file_begin(&draft, path)
                             : "out of memory for the waves";

    if (!error) {
        self->pair->wave = wave;
        error = steps_run(&self->steps, self->pair);
        self->pair->wave = NULL;
        wave_write(wave, self->pair->difference.tick, draft.stream);
    }
    if (!error)
        error = file_commit(&draft);
    else
        file_abandon(&draft);
    wave_close(wave);
    return error;
}

/* Ends with the command that reproduces the difference. */
static void print_script_path(const struct lockstep *self, const char *path,
                              size_t steps)
{
    const char *rtl = self->config.rtl;

    printf("%s: a script of %zu step%s that reproduces it; boardwalk twin "
           "%.*s --script %s%s%s\n", path, steps, steps == 1 ? "" : "s",
           (int)strcspn(self->id, "# "), self->id, path,
           rtl ? " --rtl " : "", rtl ? rtl : "");
}

/* A chip without a machine has no script, only waves. */
static const char *write_files(struct lockstep *self, const char *name,
                               size_t steps)
{
    const struct machine_type *machine = self->config.twin->machine;
    char chosen[JOURNAL_PATH_MAX], path[JOURNAL_PATH_MAX + 8];
    char usual[80];
    const char *error = NULL;

    snprintf(usual, sizeof usual, "twin-%s", machine ? machine->name
                                             : self->config.twin->module);
    twin_report_name(name ? name : usual, chosen);
    if (machine) {
        snprintf(path, sizeof path, "%s.bw", chosen);
        error = write_script(self, path);
        if (!error)
            print_script_path(self, path, steps);
    }
    if (error)
        return error;
    snprintf(path, sizeof path, "%s.vcd", chosen);
    error = write_waves(self, path);
    if (!error)
        printf("%s: the last ticks of both, for a wave viewer\n", path);
    return error;
}

/* On one line, so that scripts can read it. */
static void print_difference(const struct lockstep *self, const char *before)
{
    char line[2 * VALUE_MAX + 80];
    struct text to;

    text_begin(&to, line, sizeof line);
    describe_difference(self, &to);
    printf("%s%s\n", before, line);
    fflush(stdout);
}

/* Reported at once and again after shortening, which may take seconds and may
 * end at another difference. */
int twin_report_difference(struct lockstep *self, const char *name)
{
    size_t before = self->steps.count, after = 0;
    const char *error;

    print_difference(self, "DIFFERENT at ");
    error = shrink(self->pair, &self->steps, PATIENCE_MS, print_attempt);
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r                                      \r");
    if (!error)
        error = shrink_lines(self->pair, &self->steps, &after);
    if (error)
        return command_failed(error);
    printf("shortened from %zu steps to %zu: ", before, after);
    print_difference(self, "");
    error = write_files(self, name, after);
    return error ? command_failed(error) : EXIT_FAILED;
}
