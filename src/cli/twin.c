/* twin.c - boardwalk twin: a machine in C and in Verilog, tick by tick. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/limit.h"
#include "cli/twin_report.h"
#include "disk/file.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "twin/lockstep.h"

enum { USUAL_SECONDS = 240,             /* of the machine's time, */
       USUAL_BIG_SECONDS = 5,           /* where a tick has many clocks, */
       USUAL_TICKS = 4000000,           /* and else so many ticks at least */
       USUAL_GAMES = 3,                 /* at each table */
       MINDS_SHARE = 4,                 /* one tick in so many, if these are */
       MINDS_TICKS_MIN = 1000,          /* enough to play at all */
       MINDS_TABLES = 4 };              /* with other minds at each */

static const struct arg_def options[] = {
    {"ticks", 'n', "N", "how many ticks of people and minds"},
    {"games", 'g', "N", "how many games (poker: hands) at each of four tables"},
    {"seed", 's', "S", "of the people, and of the machine; 1"},
    {"option", 'o', "NAME=VALUE", "a machine's option; may be repeated"},
    {"engine", 'e', "ENGINE", "verilator (default), icarus or cxxrtl"},
    {"script", 0, "FILE", "this script instead of chance; may be repeated"},
    LIMIT_OPTION,
    {"rtl", 0, "FOLDER", "Verilog from there, not our own"},
    {"cover", 'c', NULL, "count states, transitions and toggles too"},
    {"out", 0, "NAME", "NAME.bw and NAME.vcd, if there is a difference"},
    {0},
};

/* What is asked for */

static void put_id(const struct args *args, const char *seed,
                   struct text *id)
{
    id_put(id, args->word[0], seed);
    args_put_options(args, id);
}

/* How much of it: so many ticks for people, and as many games at each table
 * of minds as come to their end in so many. */
struct amount {
    uint64_t people, minds, games;
    int tables;
};

/* The machine's time counts: four minutes of it, and more where it is slow
 * enough for that. */
static uint64_t usual_ticks(const struct lockstep *self)
{
    uint64_t second = self->setup.clock_hz;

    if (self->config.twin->pair)
        return second * USUAL_BIG_SECONDS;
    return second * USUAL_SECONDS > USUAL_TICKS ? second * USUAL_SECONDS
                                                : USUAL_TICKS;
}

static struct amount choose_amount(const struct lockstep *self,
                                   uint64_t ticks, uint64_t games)
{
    const struct machine_type *machine = self->config.twin->machine;
    uint64_t all = ticks ? ticks : usual_ticks(self);
    struct amount amount = {.people = all, .games = games};

    if (!machine || !machine->seats || all / MINDS_SHARE < MINDS_TICKS_MIN)
        return amount;
    if (self->config.twin->pair) {      /* minds type, and people do not */
        amount.tables = 1;
        amount.people = all / MINDS_SHARE;
        amount.minds = all - amount.people;
        return amount;
    }
    amount.tables = MINDS_TABLES;
    amount.minds = all / MINDS_SHARE / MINDS_TABLES;
    amount.people = all - amount.minds * MINDS_TABLES;
    if (!ticks && !games)
        amount.games = USUAL_GAMES;
    if (amount.games)                   /* these count, and not the time */
        amount.minds = ticks ? ticks : all;
    return amount;
}

/* Chance and minds */

static int is_over(const struct lockstep *self)
{
    return lockstep_differs(self) || interrupt_should_stop(NULL);
}

/* Robots alone do not begin another game: then others sit down. */
static const char *play_at_table(struct lockstep *self, uint64_t ticks,
                                 uint64_t games, int table)
{
    uint64_t first = lockstep_seen(self, 0), done = 0;
    const char *error = NULL;

    for (uint64_t i = 0; !error && !is_over(self) && i <= games
         && (done < games || i == 0); i++) {
        error = lockstep_minds(self, ticks, games - done,
                               table + MINDS_TABLES * (int)i);
        done = lockstep_seen(self, 0) - first;
    }
    return error;
}

static const char *play_minds(struct lockstep *self,
                              const struct amount *amount)
{
    const char *error = NULL;

    for (int i = 0; !error && i < amount->tables && !is_over(self); i++)
        error = play_at_table(self, amount->minds, amount->games, i);
    return error;
}

static const char *run_chance(struct lockstep *self,
                              const struct amount *amount)
{
    const char *error = lockstep_random(self, amount->people);
    uint64_t before = self->compared;

    twin_report_part(self, "people", self->compared);
    if (!error && amount->minds && !is_over(self)) {
        error = play_minds(self, amount);
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

    for (int i = 0; !error && i < args->count && !is_over(self); i++)
        if (text_same(args->option[i].def->name, "script"))
            error = run_script(self, args->option[i].value);
    return error;
}

/* The command */

static const char *misuse(const struct args *args, uint64_t *ticks,
                          uint64_t *games)
{
    const char *seed = args_value(args, "seed");
    const char *error = seed ? id_check_seed(seed) : NULL;

    if (error)
        return error;
    if (args->word_count != 1)
        return args->word_count ? "one machine at a time"
            : "which machine? 'boardwalk list' shows them";
    if (args_has(args, "script")
        && (args_has(args, "ticks") || args_has(args, "seed")
            || args_has(args, "option") || args_has(args, "games")))
        return "--script takes ticks, seed and options from the script";
    error = args_number(args, "games", 1, UINT64_C(1) << 32, games);
    return error ? error : args_number(args, "ticks", 1, UINT64_C(1) << 48,
                                       ticks);
}

static const char *choose_twin(struct lockstep *self, const struct args *args)
{
    const char *error;
    const char *seed = args_value(args, "seed");
    char id[LOCKSTEP_ID_MAX];
    struct text to;

    self->config.kind = args_value(args, "engine");
    if (!self->config.kind)
        self->config.kind = engine_kinds[0];
    self->config.rtl = args_value(args, "rtl");
    self->config.is_covered = args_has(args, "cover");
    self->config.on_build = twin_report_build;
    self->has_options = args_has(args, "option");
    self->is_stopped = interrupt_should_stop;
    text_begin(&to, id, sizeof id);
    put_id(args, seed ? seed : "1", &to);
    error = lockstep_choose(self, id);
    return error ? error : engine_check(&self->config);
}

/* As 1 is a difference, what keeps us from looking for one is 2. */
static int trouble(const char *error)
{
    command_failed(error);
    return EXIT_USAGE;
}

static int compare(struct lockstep *self, const struct args *args,
                   const struct amount *amount)
{
    int64_t begun = clock_ms();
    const char *error = args_has(args, "script") ? run_scripts(self, args)
                                                 : run_chance(self, amount);
    int status;

    if (error)
        return trouble(error);
    if (lockstep_differs(self))
        return twin_report_difference(self, args_value(args, "out"));
    status = twin_report_equal(self, clock_ms() - begun);
    return interrupt_should_stop(NULL) ? trouble("interrupted") : status;
}

static int open_and_compare(struct lockstep *self, const struct args *args,
                            uint64_t ticks, uint64_t games)
{
    const struct amount amount = choose_amount(self, ticks, games);
    char id[LOCKSTEP_ID_MAX];
    struct interrupt interrupt;
    const char *error;
    int status;

    strcpy(id, self->id);
    error = lockstep_open(self, id);
    if (error)
        return trouble(error);
    interrupt_catch(&interrupt);
    twin_report_head(self);
    status = compare(self, args, &amount);
    interrupt_restore(&interrupt);
    return status;
}

static int run(const struct args *args)
{
    struct lockstep *self = calloc(1, sizeof *self);
    uint64_t ticks = 0, games = 0;
    const char *error = self ? misuse(args, &ticks, &games)
                             : "out of memory";
    int status;

    if (!error)
        error = limit_take(args, &self->limit);
    if (!error)
        error = choose_twin(self, args);
    if (error) {
        free(self);
        return command_misused(&command_twin, error);
    }
    status = open_and_compare(self, args, ticks, games);
    lockstep_close(self);
    free(self);
    return status;
}

const struct command command_twin = {
    .name = "twin",
    .usage = "MACHINE[:BOARD] [OPTION]...",
    .summary = "a machine in C and in Verilog, compared tick by tick",
    .more = "Both get the same pins on every tick, and all outputs are "
            "compared: first with\nrandom presses for four minutes of "
            "machine time, then in three games of minds at\neach of four "
            "tables, with changing options. Where they differ, a short "
            "script\nthat leads there and a VCD of the last 512 ticks of "
            "both are written, and the\nexit status is 1; it is 2 if they "
            "cannot be compared. MACHINE may also be a chip:\nuart, "
            "duel:chip.\n",
    .options = options,
    .run = run,
};
