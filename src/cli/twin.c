/* twin.c - boardwalk twin: a machine in C and in Verilog, tick by tick.
 *
 * Decides how much of which input both get: random presses, games of minds,
 * or scripts. The comparison itself is twin/lockstep.c, and what is printed
 * twin_report.c. The exit status is 0 if all was equal, 1 for a difference, 2
 * if the two could not be compared.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/limit.h"
#include "cli/twin_report.h"
#include "cli/twin_top.h"
#include "disk/file.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "twin/lockstep.h"
#include "twin/player.h"
#include "twin/steer.h"

enum { USUAL_SECONDS = 60,              /* of machine time by default, */
       USUAL_BIG_TICKS = 150000,        /* where a tick has many clocks; */
       USUAL_TICKS = 2000000,           /* but at least so many ticks */
       USUAL_PLAYED = 6000,             /* games of a player */
       SLOWER = 20,                     /* times, is a slow simulator */
       USUAL_GAMES = 3,                 /* of minds at each table */
       MINDS_SHARE = 4,                 /* one tick in four goes to minds, */
       MINDS_TICKS_MIN = 1000,          /* if that is enough to play at all */
       MINDS_TABLES = 4 };              /* with different minds at each */

static const struct arg_def options[] = {
    {"ticks", 'n', "N", "ticks of player, random presses and minds"},
    {"games", 'g', "N", "games (poker: hands) at each of four tables"},
    {"seed", 's', "S", "seed of the presses and the machine (default 1)"},
    {"option", 'o', "NAME=VALUE", "set a machine's option; may be repeated"},
    {"engine", 'e', "ENGINE", "verilator (default), icarus or cxxrtl"},
    {"script", 0, "FILE", "run this script instead; may be repeated"},
    LIMIT_OPTION,
    {"rtl", 0, "FOLDER", "use the Verilog in this folder instead of our own"},
    {"cover", 'c', NULL, "also count states, transitions and toggles"},
    {"top", 't', NULL, "compare only the top, by what its board shows"},
    {"out", 0, "NAME", "write a difference to NAME.bw and NAME.vcd"},
    {0},
};

/* How much to compare */

/* So many ticks of random presses; games of a player and, at each table, of
 * minds, as many as end within so many ticks. */
struct amount {
    uint64_t played, played_ticks, quick_ticks;
    uint64_t presses;
    uint64_t minds, games;
    int tables;
};

/* A minute of the machine's time; more if its clock is so slow that this
 * would be few ticks. A twin with a processor (pair) runs 1600 clocks a tick:
 * seconds suffice. */
static uint64_t usual_ticks(const struct lockstep *self)
{
    uint64_t second = self->setup.clock_hz;

    if (self->config.twin->pair)
        return USUAL_BIG_TICKS;
    return second * USUAL_SECONDS > USUAL_TICKS ? second * USUAL_SECONDS
                                                : USUAL_TICKS;
}

/* Only Verilator without coverage is quick. */
static int is_slow(const struct lockstep *self)
{
    return self->config.is_covered
        || !text_same(self->config.kind, engine_kinds[0]);
}

/* By default the games of the player are the main thing, and quick minds at one
 * table are enough. */
static void choose_played(const struct lockstep *self, struct amount *amount,
                          uint64_t ticks, uint64_t games)
{
    uint64_t usual = self->config.twin->player->usual_ticks
                   / (is_slow(self) ? SLOWER : 1);

    amount->played = ticks ? UINT64_MAX : USUAL_PLAYED;
    amount->played_ticks = ticks ? ticks / MINDS_SHARE : usual;
    amount->quick_ticks = ticks ? 0 : self->config.twin->player->quick_ticks
                                      / (is_slow(self) ? SLOWER : 1);
    amount->presses -= ticks ? amount->played_ticks : 0;
    if (!ticks && !games)
        amount->tables = 1;
}

/* The number of ticks is split between player, presses and minds. With a given
 * number of games the games count, and the ticks are only their upper bound. */
static struct amount choose_amount(const struct lockstep *self,
                                   uint64_t ticks, uint64_t games)
{
    const struct machine_type *machine = self->config.twin->machine;
    uint64_t all = ticks ? ticks : usual_ticks(self);
    struct amount amount = {.presses = all, .games = games};

    if (!machine || !machine->seats || all / MINDS_SHARE < MINDS_TICKS_MIN)
        return amount;
    if (self->config.twin->pair) {      /* sounds take their time */
        amount.tables = 1;
        amount.minds = all / (2 * MINDS_SHARE);
        amount.presses = all - amount.minds;
        return amount;
    }
    amount.tables = MINDS_TABLES;
    amount.minds = all / MINDS_SHARE / MINDS_TABLES;
    amount.presses = all - amount.minds * MINDS_TABLES;
    if (!ticks && !games)
        amount.games = USUAL_GAMES;
    if (amount.games)                   /* they decide, not the time */
        amount.minds = ticks ? ticks : all;
    if (self->config.twin->player)
        choose_played(self, &amount, ticks, games);
    return amount;
}

/* Player, random presses and minds */

/* The first difference ends everything: after it the two states differ. */
static int is_comparison_over(const struct lockstep *self)
{
    return lockstep_differs(self) || interrupt_should_stop(NULL);
}

/* Robots do not begin another game by themselves, so after each match other
 * minds are seated, until enough games are done. The bound on i ends it even
 * if no game is ever completed. What lockstep_seen counts first is games. */
static const char *play_at_table(struct lockstep *self, uint64_t ticks,
                                 uint64_t games, int table)
{
    uint64_t first = lockstep_seen(self, 0), done = 0;
    const char *error = NULL;

    for (uint64_t i = 0; !error && !is_comparison_over(self) && i <= games
         && (done < games || i == 0); i++) {
        error = lockstep_minds(self, ticks, games - done,
                               table + MINDS_TABLES * (int)i);
        done = lockstep_seen(self, 0) - first;
    }
    return error;
}

/* Every table starts with other minds and options. */
static const char *play_minds(struct lockstep *self,
                              const struct amount *amount)
{
    const char *error = NULL;

    for (int i = 0; !error && i < amount->tables
         && !is_comparison_over(self); i++)
        error = play_at_table(self, amount->minds, amount->games, i);
    return error;
}

static const char *run_player(struct lockstep *self,
                              const struct amount *amount)
{
    uint64_t stretches, before;
    const char *error = steer_quick_games(self, amount->quick_ticks,
                                          &stretches);

    if (!error && stretches)
        twin_report_quick(self, self->compared);
    before = self->compared;
    if (!error && !is_comparison_over(self))
        error = steer_games(self, amount->played, amount->played_ticks,
                            &stretches);
    if (!error && self->compared > before)
        twin_report_part(self, "player", self->compared - before);
    return error;
}

/* Each part is reported when it is done, since the whole may take minutes. */
static const char *run_all_parts(struct lockstep *self,
                                 const struct amount *amount)
{
    const char *error = run_player(self, amount);
    uint64_t before = self->compared;

    if (!error && !is_comparison_over(self)) {
        error = lockstep_random(self, amount->presses);
        twin_report_part(self, "presses", self->compared - before);
        before = self->compared;
    }
    if (!error && amount->minds && !is_comparison_over(self)) {
        error = play_minds(self, amount);
        twin_report_part(self, "minds", self->compared - before);
    }
    return error;
}

/* Scripts */

/* The error names the script, as several may be given. */
static const char *compare_script(struct lockstep *self, const char *path)
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

/* In the order of the command line. */
static const char *compare_scripts(struct lockstep *self,
                                   const struct args *args)
{
    const char *error = NULL;

    for (int i = 0; !error && i < args->count && !is_comparison_over(self); i++)
        if (text_same(args->option[i].def->name, "script"))
            error = compare_script(self, args->option[i].value);
    return error;
}

/* The command */

/* A script brings its own machine time, seed and options. */
static const char *twin_misuse(const struct args *args, uint64_t *ticks,
                               uint64_t *games)
{
    const char *seed = args_value(args, "seed");
    const char *error = seed ? id_check_seed(seed) : NULL;

    if (error)
        return error;
    if (args->word_count != 1)
        return args->word_count ? "only one machine can be compared at a time"
            : "name a machine; 'boardwalk list' shows them";
    if (args_has(args, "script")
        && (args_has(args, "ticks") || args_has(args, "seed")
            || args_has(args, "option") || args_has(args, "games")))
        return "--script takes ticks, seed and options from the script";
    if (args_has(args, "top")
        && (args_has(args, "games") || args_has(args, "cover")
            || args_has(args, "engine")))
        return "--top goes only with --ticks, --seed, --option, --script and "
               "--rtl";
    error = args_number(args, "games", 1, UINT64_C(1) << 32, games);
    return error ? error : args_number(args, "ticks", 1, UINT64_C(1) << 48,
                                       ticks);
}

/* A top may be on any board, whichever the twin is on. */
static void put_twin_name(const struct args *args, const char *seed,
                          struct text *to)
{
    char name[LOCKSTEP_ID_MAX];

    snprintf(name, sizeof name, "%s", args->word[0]);
    if (args_has(args, "top"))
        name[strcspn(name, ":")] = 0;
    id_put(to, name, seed ? seed : "1");
}

/* The seed is fixed by default, so that a run can be repeated. */
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
    put_twin_name(args, seed, &to);
    args_put_options(args, &to);
    error = lockstep_choose(self, id);
    return error ? error : engine_check(&self->config);
}

/* Status 1 means a difference, so whatever prevents the comparison is 2. */
static int cannot_compare(const char *error)
{
    command_failed(error);
    return EXIT_USAGE;
}

/* A difference found before an interrupt is still reported. */
static int compare_and_report(struct lockstep *self, const struct args *args,
                              const struct amount *amount)
{
    int64_t begun = clock_ms();
    const char *error = args_has(args, "script")
        ? compare_scripts(self, args) : run_all_parts(self, amount);
    int status;

    if (error)
        return cannot_compare(error);
    if (lockstep_differs(self))
        return twin_report_difference(self, args_value(args, "out"));
    status = twin_report_equal(self, clock_ms() - begun);
    return interrupt_should_stop(NULL) ? cannot_compare("interrupted") : status;
}

/* The id is copied, because lockstep_open writes into the state. An interrupt
 * only sets a flag, so that what was compared so far is still reported. */
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
        return cannot_compare(error);
    interrupt_catch(&interrupt);
    twin_report_head(self);
    status = compare_and_report(self, args, &amount);
    interrupt_restore(&interrupt);
    return status;
}

/* A run without bounds of its own: all there is of the machine is compared,
 * also the top that is loaded onto a board. */
static int is_unbounded_run(const struct args *args)
{
    static const char *const bounds[] = {
        "ticks", "games", "script", "engine", "cover",
    };

    for (size_t i = 0; i < sizeof bounds / sizeof *bounds; i++)
        if (args_has(args, bounds[i]))
            return 0;
    return 1;
}

/* The top gets the seed and the options of the command line, which the
 * comparison of the chips has changed. */
static int compare_chips_and_top(struct lockstep *self,
                                 const struct args *args, uint64_t ticks,
                                 uint64_t games)
{
    const char *error;
    int status;

    if (args_has(args, "top"))
        return twin_top_compare(self, args, ticks);
    status = open_and_compare(self, args, ticks, games);
    if (status || !is_unbounded_run(args))
        return status;
    lockstep_close(self);
    error = choose_twin(self, args);
    return error ? cannot_compare(error) : twin_top_follow(self, args);
}

/* The state is too large for the stack. */
static int compare_twins(const struct args *args)
{
    struct lockstep *self = calloc(1, sizeof *self);
    uint64_t ticks = 0, games = 0;
    const char *error = self ? twin_misuse(args, &ticks, &games)
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
    status = compare_chips_and_top(self, args, ticks, games);
    lockstep_close(self);
    free(self);
    return status;
}

const struct command command_twin = {
    .name = "twin",
    .usage = "MACHINE[:BOARD] [OPTION]...",
    .summary = "a machine in C and in Verilog, compared tick by tick",
    .more = "Both get the same inputs on every tick, and all outputs are "
            "compared. First a\nplayer who sees the whole chip steers both "
            "into rare states, then buttons are\npressed at random, then minds "
            "play; options vary throughout. On a\ndifference, a short script "
            "that reproduces it and a VCD of the last 512 ticks of\nboth are "
            "written, and the exit status is 1; it is 2 if they cannot be "
            "compared.\nAt last the top for a real board is compared by what "
            "the board shows, if there is\none; a run with --ticks, --games, "
            "--script, --engine or --cover leaves it out.\nMACHINE may also be "
            "a chip: uart, duel:chip.\n",
    .options = options,
    .run = compare_twins,
};
