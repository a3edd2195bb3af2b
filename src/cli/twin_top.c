/* twin_top.c - boardwalk twin --top: the top for a real board, compared with
 * the machine in C.
 *
 * Somebody presses at random for a while, then minds play; or scripts are
 * played. Either way the session in C is told, and the top follows it
 * (twin/beside.h). At a difference the session's journal is written: played
 * again with --script, it leads there.
 */
#include "cli/twin_top.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench/journal.h"
#include "bench/play.h"
#include "bench/script.h"
#include "boards/machines.h"
#include "cli/command.h"
#include "cli/twin_report.h"
#include "designs/project/project.h"
#include "disk/file.h"
#include "disk/print.h"
#include "os/interrupt.h"
#include "twin/beside.h"
#include "twin/drive.h"

/* Of board time for each part, if nothing else is asked for, and behind a
 * comparison of the chips, less with a processor to run; and how often minds
 * are left to see whether all is well. */
enum { PART_SECONDS = 60, SHORT_SECONDS = 5, SHORT_SYSTEM_SECONDS = 1,
       STEP_MS = 500 };

struct comparison {
    const struct args *args;
    const struct lockstep *chosen;
    const struct machine_type *machine; /* on the board of the top */
    struct top *top;
    struct beside beside;
    uint64_t ticks;                     /* of the machine, for each part */
    uint64_t samples, clocks;           /* of all parts so far; the clocks are
                                         * those of the board */
    int status;
};

/* A part of it */

static int is_top_interrupted(void)
{
    return interrupt_should_stop(NULL);
}

/* NAME.bw, or top-MACHINE.bw in the current folder if no name was given. */
static void put_journal_path(const struct comparison *self, struct text *to)
{
    const char *name = args_value(self->args, "out");
    char usual[80], chosen[JOURNAL_PATH_MAX];

    snprintf(usual, sizeof usual, "top-%s", self->machine->name);
    twin_report_name(name ? name : usual, chosen);
    text_put(to, chosen);
    text_put(to, ".bw");
}

/* The journal ends a moment after what was seen, so that it is seen again. */
static const char *report_top_difference(const struct comparison *self)
{
    const struct beside_difference *difference = &self->beside.difference;
    char path[JOURNAL_PATH_MAX + 8];
    const char *error;
    struct text to;

    text_begin(&to, path, sizeof path);
    put_journal_path(self, &to);
    error = journal_save(self->beside.c, path);
    print_visible(stdout, "  tick %" PRIu64 ": %s shows '%s' in C and '%s' on "
                  "the board of the top\n", difference->tick,
                  difference->part, difference->c, difference->top);
    if (!error)
        print_visible(stdout, "  %s leads there\n", path);
    return error;
}

/* So many ticks of the machine, in clocks of the board. */
static uint64_t board_clocks(const struct comparison *self, uint64_t ticks)
{
    uint64_t hz = self->machine->board->clock_hz;
    uint64_t board_hz = top_machine(self->top)->design->tick_hz;

    return ticks / hz * board_hz + ticks % hz * board_hz / hz;
}

/* Ends what was begun for a session. */
static const char *end_part(struct comparison *self, const char *what,
                            const char *error)
{
    uint64_t hz = session_machine(self->beside.c)->board->clock_hz;

    if (!error)
        error = self->beside.error;
    if (!error && self->beside.difference.is_there) {
        error = report_top_difference(self);
        self->status = EXIT_FAILURE;
    } else if (!error) {
        print_visible(stdout, "  %s: %" PRIu64 " s, equal\n", what,
                      session_tick(self->beside.c) / hz);
    }
    fflush(stdout);
    self->samples += self->beside.compared;
    self->clocks += board_clocks(self, session_tick(self->beside.c));
    (void)beside_end(&self->beside);
    return error;
}

/* Presses and minds */

/* Where chance plays a part and the user did not say otherwise, there is
 * none. */
static void put_top_id(const struct comparison *self, struct text *to)
{
    const struct lockstep *chosen = self->chosen;
    const struct twin_top *top = chosen->config.twin->top;

    text_put(to, self->machine->name);
    text_put_char(to, ':');
    id_put(to, self->machine->board->name, chosen->seed);
    options_write(self->machine->top->options, chosen->setup.option, to);
    if (top->options && !chosen->has_options)
        text_put(to, top->options);
}

/* In C, on the board of the top: parts, lights and names are the same on both,
 * whatever board the machine was made for. */
static const char *open_top_session(const struct comparison *self,
                                    struct session **session)
{
    char id[LOCKSTEP_ID_MAX + 80];
    struct text to;

    text_begin(&to, id, sizeof id);
    put_top_id(self, &to);
    return session_open(session, id);
}

static const char *compare_presses(struct comparison *self)
{
    struct session *session;
    const char *error = open_top_session(self, &session);

    if (!error) {
        error = beside_begin(&self->beside, self->top, session);
        if (!error)
            error = beside_press(&self->beside, self->ticks,
                                 self->chosen->seed);
        error = end_part(self, "presses", error);
    }
    session_close(session);
    return error;
}

/* The last of the list are quick. */
static const char *quick_mind(const struct machine_type *machine)
{
    int count = 0;

    while (robot_mind_at(machine, count))
        count++;
    return count ? robot_mind_at(machine, count - 1) : NULL;
}

/* A play owns its session once it is open; both minds are alike, as it is the
 * boards that are compared and not they. */
static const char *compare_minds(struct comparison *self)
{
    struct play play = {0};
    struct session *session;
    const char *mind, *error = open_top_session(self, &session);
    uint64_t step;

    if (error)
        return error;
    mind = quick_mind(session_machine(session));
    step = session_machine(session)->board->clock_hz * STEP_MS / 1000;
    error = beside_begin(&self->beside, self->top, session);
    if (!error)
        error = play_open(&play, session, mind, mind);
    while (!error && session_tick(session) < self->ticks
           && !is_top_interrupted() && !beside_is_over(&self->beside))
        play_run(&play, step);
    error = end_part(self, "minds", error);
    if (play.session)
        play_close(&play);
    else
        session_close(session);
    return error;
}

/* Scripts */

/* The line that opens a machine also opens the top. */
static const char *follow_script_line(struct comparison *self,
                                      struct script *script, const char *line)
{
    int was_open = script->session != NULL;
    const char *error = script_line(script, line);

    if (!error && script->session && !was_open)
        error = beside_begin(&self->beside, self->top, script->session);
    return error;
}

/* Cuts the text into lines where it is. */
static const char *follow_script_text(struct comparison *self,
                                      struct script *script, char *text)
{
    const char *error = NULL;

    while (*text && !error && !is_top_interrupted()
           && !beside_is_over(&self->beside)) {
        size_t length = strcspn(text, "\n");
        int is_last = !text[length];

        text[length] = 0;
        error = follow_script_line(self, script, text);
        text += length + !is_last;
    }
    return error || *text ? error : script_whole(script);
}

static int is_beside_over(void *with)
{
    return is_top_interrupted() || beside_is_over(with);
}

/* Expectations are not checked: they are about the machine in C. */
static const char *compare_top_script(struct comparison *self, const char *what,
                                      char *text)
{
    struct script script;
    const char *error;

    memset(&self->beside, 0, sizeof self->beside);
    script_begin(&script);
    script_allow(&script, &self->chosen->limit);
    script.should_stop = is_beside_over;
    script.with = &self->beside;
    error = follow_script_text(self, &script, text);
    if (!script.session && !error)
        error = "the script opens no machine";
    if (script.session && self->beside.c)
        error = end_part(self, what, error);
    script_end(&script);
    return error;
}

static const char *compare_script_file(struct comparison *self,
                                       const char *path)
{
    size_t length;
    char *text;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    if (error)
        return error;
    error = compare_top_script(self, path, text);
    free(text);
    return error ? text_error(path, ": ", error, (char *)0) : NULL;
}

/* The player */

/* A sink for steps_write; memory is all that can run out. */
static const char *append_to_stream(void *to, const char *line)
{
    return fputs(line, to) < 0 ? "out of memory for a player" : NULL;
}

/* He plays on a chip in C alone, for the time of a part. Neatly: what bounces
 * and slips do is a matter of single clocks, of which boards have more. */
static const char *play_neatly(const struct comparison *self,
                               const struct chip_setup *setup,
                               struct steps *steps)
{
    struct drive drive;
    const char *error = drive_begin(&drive, self->chosen->config.twin, setup,
                                    steps);

    drive.manner = DRIVE_NEAT;
    drive.has_no_slips = 1;
    while (!error && steps->ticks < self->ticks && !is_top_interrupted())
        error = drive_act(&drive);
    drive_end(&drive);
    return error;
}

/* What he did, as a script in memory that the caller frees; or null. */
static char *write_played(const struct comparison *self,
                          const struct steps *steps)
{
    char id[LOCKSTEP_ID_MAX + 80], *script = NULL;
    struct session_sink sink = {.append = append_to_stream};
    FILE *stream;
    struct text to;
    size_t size;
    int is_whole;

    text_begin(&to, id, sizeof id);
    put_top_id(self, &to);
    stream = open_memstream(&script, &size);
    if (!stream)
        return NULL;
    sink.to = stream;
    is_whole = !steps_write(steps, self->chosen->config.twin->machine->board,
                            id, "a player who sees the chip", sink);
    if (fclose(stream) == 0 && is_whole)
        return script;
    free(script);
    return NULL;
}

/* He is the one who finds what hides (drive.h): both boards are pressed as he
 * has pressed his chip. */
static const char *compare_player(struct comparison *self)
{
    struct steps steps = {0};
    struct session *session;
    const char *error = open_top_session(self, &session);
    char *script;

    if (error)
        return error;
    error = play_neatly(self, session_setup(session), &steps);
    session_close(session);
    script = error ? NULL : write_played(self, &steps);
    if (!error)
        error = script ? compare_top_script(self, "player", script)
                       : "out of memory for a player";
    free(script);
    steps_free(&steps);
    return error;
}

/* In the order of the command line, up to the first difference. */
static const char *compare_script_files(struct comparison *self)
{
    const struct args *args = self->args;
    const char *error = NULL;

    for (int i = 0; !error && i < args->count && !self->status
         && !is_top_interrupted(); i++)
        if (text_same(args->option[i].def->name, "script"))
            error = compare_script_file(self, args->option[i].value);
    return error;
}

/* All of it */

/* Flushed, as a synthesis may follow. */
static void print_top_head(const struct comparison *self)
{
    const struct project *project = top_project(self->top);

    print_visible(stdout, "%s: %s on the %s with %s, beside the machine in "
                  "C\n", self->machine->name, project->top->name,
                  project->board->title,
                  project->constraints ? project->constraints->name
                                       : "no constraint file");
    fflush(stdout);
}

/* The player and minds do what fits what they see, and would see another chance
 * on either board. */
static const char *compare_parts(struct comparison *self)
{
    const char *error;

    if (args_has(self->args, "script"))
        return compare_script_files(self);
    error = compare_presses(self);
    if (top_chance(self->top))
        return error;
    if (!error && !self->status && !is_top_interrupted()
        && self->chosen->config.twin->player)
        error = compare_player(self);
    if (!error && !self->status && !is_top_interrupted())
        error = compare_minds(self);
    return error;
}

/* On the board that the user names. A twin of one board may have a top for
 * another: checkers, which is a chip alone, on a Basys3. */
static const char *find_machine_of_top(const struct twin *twin,
                                       const struct args *args,
                                       const struct machine_type **machine)
{
    char name[80];

    if (!twin->machine || !twin->top)
        return "rtl/top has no top for this";
    if (strchr(args->word[0], ':') && args_has(args, "top"))
        return machines_find(args->word[0], machine);
    snprintf(name, sizeof name, "%s:%s", twin->machine->name,
             twin->top->board);
    return machines_find(name, machine);
}

static const char *open_comparison(struct comparison *self,
                                   const struct lockstep *chosen,
                                   const struct args *args)
{
    const char *error = find_machine_of_top(chosen->config.twin, args,
                                            &self->machine);

    if (!error)
        error = top_open(&self->top, self->machine, chosen->config.rtl);
    if (error)
        return error;
    top_check_leaps(self->top);
    self->args = args;
    self->chosen = chosen;
    return NULL;
}

/* Errors are those of the run. */
static int run_comparison(struct comparison *self)
{
    struct interrupt interrupt;
    const char *error;

    interrupt_catch(&interrupt);
    print_top_head(self);
    error = compare_parts(self);
    if (!error && !self->status && is_top_interrupted())
        error = "interrupted";
    if (!error && !self->status)
        printf("%" PRIu64 " samples compared, no difference, in %" PRIu64
               " clocks of the board\n", self->samples, self->clocks);
    if (error)
        command_failed(error);
    interrupt_restore(&interrupt);
    return error ? EXIT_USAGE : self->status;
}

static int refuse_comparison(struct comparison *self, const char *error)
{
    free(self);
    command_failed(error);
    return EXIT_USAGE;
}

/* The order of what may fail: first what the user can change, the name of the
 * machine, then the top itself, which its project reader judges. */
int twin_top_compare(const struct lockstep *chosen, const struct args *args,
                     uint64_t ticks)
{
    struct comparison *self = calloc(1, sizeof *self);
    const char *error = self ? open_comparison(self, chosen, args)
                             : "out of memory for a top";
    int status;

    if (error)
        return refuse_comparison(self, error);
    self->ticks = ticks ? ticks
                : self->machine->board->clock_hz * (uint64_t)PART_SECONDS;
    status = run_comparison(self);
    top_close(self->top);
    free(self);
    return status;
}

/* Somebody's copy of rtl may have the chips only. */
static int has_top_file(const struct lockstep *chosen)
{
    const struct twin *twin = chosen->config.twin;
    char path[FILE_PATH_MAX];

    if (!twin->machine || !twin->top)
        return 0;
    if (!chosen->config.rtl)
        return 1;
    snprintf(path, sizeof path, "%s/top/%s.sv", chosen->config.rtl,
             twin->top->module);
    return access(path, R_OK) == 0;
}

/* Our own top lacks nothing but a tool to read it with. */
int twin_top_follow(const struct lockstep *chosen, const struct args *args)
{
    struct comparison *self;
    const char *error;
    int status;

    if (!has_top_file(chosen))
        return EXIT_SUCCESS;
    self = calloc(1, sizeof *self);
    error = self ? open_comparison(self, chosen, args)
                 : "out of memory for a top";
    if (error && chosen->config.rtl)
        return refuse_comparison(self, error);
    if (error) {
        print_visible(stdout, "the top was not compared: %s\n", error);
        free(self);
        return EXIT_SUCCESS;
    }
    self->ticks = self->machine->board->clock_hz
                * (uint64_t)(self->machine->system ? SHORT_SYSTEM_SECONDS
                                                   : SHORT_SECONDS);
    status = run_comparison(self);
    top_close(self->top);
    free(self);
    return status;
}
