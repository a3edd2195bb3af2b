/* twin_report.c - what boardwalk twin tells. */
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

enum { PATIENCE_MS = 5000, BINARY_WIDTH = 16, VALUE_MAX = 70 };

void twin_report_build(const char *module, const char *kind)
{
    fprintf(stderr, "building %s with %s...\n", module, kind);
}

void twin_report_head(const struct lockstep *self)
{
    print_visible(stdout, "%s: %s in C and in Verilog (%s)\n", self->id,
                  self->config.twin->module, self->config.kind);
    fflush(stdout);
}

/* What so many ticks are to a player of the machine. */
static void put_time(const struct lockstep *self, uint64_t ticks)
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

void twin_report_part(const struct lockstep *self, const char *what,
                      uint64_t ticks)
{
    if (!lockstep_differs(self)) {
        printf("  %s: %" PRIu64 " ticks", what, ticks);
        put_time(self, ticks);
        printf(", equal\n");
    }
    fflush(stdout);
}

/* What was covered */

static int tell_cover(struct lockstep *self)
{
    const char *error = coverage_take(self->cover, self->pair->engine);
    int missing = coverage_tell(self->cover, stdout);

    if (error)
        return command_failed(error);
    if (missing)
        printf("  not all was reached: %d of these are left for a longer run "
               "or a script\n", missing);
    return 0;
}

/* "  seen: 3 games, 41 guesses, 512 transitions" */
static void tell_sights(const struct lockstep *self)
{
    const struct twin_sight *sight = self->config.twin->sights;

    for (int i = 0; sight && sight[i].name; i++)
        printf("%s%" PRIu64 " %s", i ? ", " : "  seen: ",
               lockstep_seen(self, i), sight[i].name);
    if (sight)
        printf("\n");
}

int twin_report_equal(struct lockstep *self, int64_t ms)
{
    tell_sights(self);
    printf("%" PRIu64 " ticks compared, no difference", self->compared);
    if (ms > 0)
        printf(", %.0f thousand a second",
               (double)self->compared / (double)ms);
    printf("\n");
    return self->cover ? tell_cover(self) : 0;
}

/* A difference */

static const struct pin_def *pin_called(const struct twin *twin,
                                        const char *name)
{
    const struct pin_def *pin = twin_outputs(twin);

    while (!text_same(pin->name, name))
        pin++;
    return pin;
}

/* Binary where that can be read, with an x where nobody knows. */
static void put_value(struct text *to, int width, uint64_t value,
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

static void put_difference(const struct lockstep *self, struct text *to)
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
    put_value(to, pin->width, is->c, 0);
    text_put(to, " in C and ");
    put_value(to, pin->width, is->twin, is->unknown);
    text_put(to, " in the twin");
}

static void tell_try(size_t steps)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\rmaking it short: %zu steps   ", steps);
}

static int is_taken(const char *name)
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

/* NAME.bw, and where that is taken NAME-2.bw and so on; all files of one
 * difference have the same name. */
static void choose_name(const char *name, char chosen[JOURNAL_PATH_MAX])
{
    for (int i = 1; i < 1000; i++) {
        snprintf(chosen, JOURNAL_PATH_MAX, i == 1 ? "%s" : "%s-%d", name, i);
        if (!is_taken(chosen))
            return;
    }
}

static const char *append(void *to, const char *line)
{
    return fputs(line, to) < 0 ? "cannot write the script" : NULL;
}

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
    put_difference(self, &to);
    error = steps_write(&self->steps, self->config.twin->machine->board,
                        self->id, comment,
                        (struct session_sink){append, draft.stream});
    if (!error)
        return file_commit(&draft);
    file_abandon(&draft);
    return error;
}

/* The short way once more, with a recorder. */
static const char *write_waves(struct lockstep *self, const char *path)
{
    struct wave *wave = wave_open(self->config.twin);
    struct file_draft draft = {0};
    const char *error = wave ? file_begin(&draft, path)
                             : "not enough memory for the waves";

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

/* With what it takes to see the difference again. */
static void tell_script(const struct lockstep *self, const char *path)
{
    const char *rtl = self->config.rtl;

    printf("%s: a script of %zu step%s that leads there; boardwalk twin %.*s "
           "--script %s%s%s\n", path, self->steps.count,
           self->steps.count == 1 ? "" : "s",
           (int)strcspn(self->id, "# "), self->id, path,
           rtl ? " --rtl " : "", rtl ? rtl : "");
}

static const char *write_files(struct lockstep *self, const char *name)
{
    const struct machine_type *machine = self->config.twin->machine;
    char chosen[JOURNAL_PATH_MAX], path[JOURNAL_PATH_MAX + 8];
    char usual[80];
    const char *error = NULL;

    snprintf(usual, sizeof usual, "twin-%s", machine ? machine->name
                                             : self->config.twin->module);
    choose_name(name ? name : usual, chosen);
    if (machine) {
        snprintf(path, sizeof path, "%s.bw", chosen);
        error = write_script(self, path);
        if (!error)
            tell_script(self, path);
    }
    if (error)
        return error;
    snprintf(path, sizeof path, "%s.vcd", chosen);
    error = write_waves(self, path);
    if (!error)
        printf("%s: the last ticks of both, for a wave viewer\n", path);
    return error;
}

static void print_difference(const struct lockstep *self, const char *before)
{
    char line[2 * VALUE_MAX + 80];
    struct text to;

    text_begin(&to, line, sizeof line);
    put_difference(self, &to);
    printf("%s%s\n", before, line);
    fflush(stdout);
}

int twin_report_difference(struct lockstep *self, const char *name)
{
    size_t before = self->steps.count;
    const char *error;

    print_difference(self, "DIFFERENT at ");
    error = shrink(self->pair, &self->steps, PATIENCE_MS, tell_try);
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "\r                                      \r");
    if (error)
        return command_failed(error);
    printf("made short, from %zu steps to %zu: ", before, self->steps.count);
    print_difference(self, "");
    error = write_files(self, name);
    return error ? command_failed(error) : EXIT_FAILED;
}
