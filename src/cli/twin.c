/* twin.c - boardwalk twin: a machine in C and in Verilog, tick by tick. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/clock.h"
#include "cli/command.h"
#include "cli/interrupt.h"
#include "cli/twin_report.h"
#include "disk/file.h"
#include "twin/lockstep.h"

enum { USUAL_TICKS = 4000000, USUAL_SECONDS = 240, USUAL_BIG_TICKS = 20000,
       MINDS_SHARE = 4,                 /* one tick in so many, if these are */
       MINDS_TICKS_MIN = 1000,          /* enough to play at all */
       MINDS_TABLES = 4 };              /* with other minds at each */

static const struct arg_def options[] = {
    {"ticks", 'n', "N", "how many ticks of people and minds"},
    {"seed", 's', "S", "of the people, and of the machine; 1"},
    {"option", 'o', "NAME=VALUE", "a machine's option; may be repeated"},
    {"engine", 'e', "ENGINE", "verilator (default), icarus or cxxrtl"},
    {"script", 0, "FILE", "this script instead of chance; may be repeated"},
    {"rtl", 0, "FOLDER", "Verilog from there, not our own"},
    {"cover", 'c', NULL, "count states, ways and toggles too"},
    {"out", 0, "NAME", "NAME.bw and NAME.vcd, if there is a difference"},
    {0},
};

/* What is asked for */

static void put_id(const struct args *args, const char *seed,
                   struct text *id)
{
    text_put(id, args->word[0]);
    if (!strchr(args->word[0], '#')) {
        text_put_char(id, '#');
        text_put(id, seed);
    }
    args_put_options(args, id);
}

/* Some minutes of the machine's time at least. */
static uint64_t usual_ticks(const struct lockstep *self)
{
    uint64_t ticks = (uint64_t)self->setup.clock_hz * USUAL_SECONDS;

    if (self->wish.twin->pair)
        return USUAL_BIG_TICKS;
    return ticks > USUAL_TICKS ? ticks : USUAL_TICKS;
}

/* Chance and minds */

static const char *play_minds(struct lockstep *self, uint64_t ticks)
{
    const char *error = NULL;

    for (int i = 0; !error && i < MINDS_TABLES && !lockstep_differs(self)
         && !interrupt_is_there(NULL); i++)
        error = lockstep_minds(self, ticks / MINDS_TABLES, i);
    return error;
}

static const char *run_chance(struct lockstep *self, uint64_t ticks)
{
    const struct machine_type *machine = self->wish.twin->machine;
    int has_minds = machine && machine->seats;
    uint64_t minds = has_minds ? ticks / MINDS_SHARE : 0, before;
    const char *error;

    if (minds < MINDS_TICKS_MIN)
        minds = 0;
    error = lockstep_people(self, ticks - minds);
    twin_report_part(self, "people", self->compared);
    before = self->compared;
    if (!error && minds && !lockstep_differs(self)
        && !interrupt_is_there(NULL)) {
        error = play_minds(self, minds);
        twin_report_part(self, "minds", self->compared - before);
    }
    return error;
}

/* Scripts */

static const char *run_script(struct lockstep *self, const char *path)
{
    char *text;
    size_t length;
    uint64_t before = self->compared;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    if (error)
        return error;
    error = lockstep_script(self, text);
    free(text);
    if (error)
        return text_error(path, ": ", error, (char *)0);
    twin_report_part(self, path, self->compared - before);
    return NULL;
}

static const char *run_scripts(struct lockstep *self, const struct args *args)
{
    const char *error = NULL;

    for (int i = 0; !error && i < args->count && !lockstep_differs(self)
         && !interrupt_is_there(NULL); i++)
        if (text_same(args->option[i].def->name, "script"))
            error = run_script(self, args->option[i].value);
    return error;
}

/* The command */

static const char *misuse(const struct args *args, uint64_t *ticks)
{
    const char *seed = args_value(args, "seed");
    const char *error = seed ? session_check_seed(seed) : NULL;

    if (error)
        return error;
    if (args->word_count != 1)
        return args->word_count ? "one machine at a time"
            : "which machine? 'boardwalk list' shows them";
    if (args_has(args, "script")
        && (args_has(args, "ticks") || args_has(args, "seed")
            || args_has(args, "option")))
        return "--script takes ticks, seed and options from the script";
    return args_number(args, "ticks", 1, UINT64_C(1) << 48, ticks);
}

static const char *open_twin(struct lockstep *self, const struct args *args)
{
    const char *seed = args_value(args, "seed");
    char id[LOCKSTEP_ID_MAX];
    struct text to;

    self->wish.kind = args_value(args, "engine");
    if (!self->wish.kind)
        self->wish.kind = engine_kinds[0];
    self->wish.rtl = args_value(args, "rtl");
    self->wish.is_covered = args_has(args, "cover");
    self->wish.on_build = twin_report_build;
    self->has_options = args_has(args, "option");
    self->is_stopped = interrupt_is_there;
    text_begin(&to, id, sizeof id);
    put_id(args, seed ? seed : "1", &to);
    return lockstep_open(self, id);
}

/* As 1 is a difference, what keeps us from looking for one is 2. */
static int trouble(const char *error)
{
    command_failed(error);
    return EXIT_USAGE;
}

static int compare(struct lockstep *self, const struct args *args,
                   uint64_t ticks)
{
    int64_t begun = clock_ms();
    const char *error = args_has(args, "script")
        ? run_scripts(self, args)
        : run_chance(self, ticks ? ticks : usual_ticks(self));
    int status;

    if (error)
        return trouble(error);
    if (lockstep_differs(self))
        return twin_report_difference(self, args_value(args, "out"));
    status = twin_report_equal(self, clock_ms() - begun);
    return interrupt_is_there(NULL) ? trouble("interrupted") : status;
}

static int run(const struct args *args)
{
    struct lockstep *self = calloc(1, sizeof *self);
    struct interrupt interrupt;
    uint64_t ticks = 0;
    const char *error = self ? misuse(args, &ticks) : "out of memory";
    int status;

    if (!error)
        error = open_twin(self, args);
    if (error) {
        free(self);
        return command_misused(&command_twin, error);
    }
    interrupt_catch(&interrupt);
    twin_report_head(self);
    status = compare(self, args, ticks);
    interrupt_restore(&interrupt);
    lockstep_close(self);
    free(self);
    return status;
}

const struct command command_twin = {
    .name = "twin",
    .usage = "MACHINE[:BOARD] [OPTION]...",
    .summary = "a machine in C and in Verilog, compared tick by tick",
    .more = "Both get the same pins on every tick, and all outputs are "
            "compared. Where they\ndiffer, a short script that leads there and "
            "a VCD of the last 512 ticks of both\nare written, and the exit "
            "status is 1. MACHINE may also be a chip: uart, duel:chip.\n",
    .options = options,
    .run = run,
};
