/* twin_top.c - boardwalk twin --top: what one would load onto a board, beside
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

/* Of board time; and how often minds are left to see whether all is well. */
enum { PRESS_SECONDS = 60, MINDS_SECONDS = 60, STEP_MS = 500 };

struct comparison {
    const struct args *args;
    const struct lockstep *chosen;
    const struct machine_type *machine; /* on the board of the top */
    struct top *top;
    struct beside beside;
    uint64_t looks;                     /* of all parts so far */
    int status;
};

/* A part of it */

static int is_interrupted(void)
{
    return interrupt_should_stop(NULL);
}

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
    self->looks += self->beside.compared;
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
    id_put(to, top->board, chosen->seed);
    options_write(self->machine->top->options, chosen->setup.option, to);
    if (top->options && !chosen->has_options)
        text_put(to, top->options);
}

static const char *open_session(const struct comparison *self,
                                struct session **session)
{
    char id[LOCKSTEP_ID_MAX + 80];
    struct text to;

    text_begin(&to, id, sizeof id);
    put_top_id(self, &to);
    return session_open(session, id);
}

/* The session is opened first: while the top is added, all sessions of the
 * machine would be the top's. */
static const char *compare_presses(struct comparison *self)
{
    struct session *session;
    const char *error = open_session(self, &session);

    if (!error) {
        error = beside_begin(&self->beside, self->top, session);
        if (!error)
            error = beside_press(&self->beside, PRESS_SECONDS,
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
    const char *mind, *error = open_session(self, &session);
    uint64_t step, end;

    if (error)
        return error;
    mind = quick_mind(session_machine(session));
    step = session_machine(session)->board->clock_hz * STEP_MS / 1000;
    end = session_machine(session)->board->clock_hz * MINDS_SECONDS;
    error = beside_begin(&self->beside, self->top, session);
    if (!error)
        error = play_open(&play, session, mind, mind);
    while (!error && session_tick(session) < end && !is_interrupted()
           && !beside_is_over(&self->beside))
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

    while (*text && !error && !is_interrupted()
           && !beside_is_over(&self->beside)) {
        size_t length = strcspn(text, "\n");
        int is_last = !text[length];

        text[length] = 0;
        error = follow_script_line(self, script, text);
        text += length + !is_last;
    }
    return error;
}

/* Expectations are not checked: they are about the machine in C. */
static const char *compare_script_file(struct comparison *self,
                                       const char *path)
{
    struct script script;
    size_t length;
    char *text;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);

    if (error)
        return error;
    memset(&self->beside, 0, sizeof self->beside);
    script_begin(&script);
    script_allow(&script, &self->chosen->limit);
    error = follow_script_text(self, &script, text);
    if (!script.session && !error)
        error = "the script opens no machine";
    if (script.session && self->beside.c)
        error = end_part(self, path, error);
    script_end(&script);
    free(text);
    return error ? text_error(path, ": ", error, (char *)0) : NULL;
}

/* In the order of the command line, up to the first difference. */
static const char *compare_script_files(struct comparison *self)
{
    const struct args *args = self->args;
    const char *error = NULL;

    for (int i = 0; !error && i < args->count && !self->status
         && !is_interrupted(); i++)
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

/* Minds do what they see, and see another chance on either board. */
static const char *compare_parts(struct comparison *self)
{
    const char *error;

    if (args_has(self->args, "script"))
        return compare_script_files(self);
    error = compare_presses(self);
    if (!error && !self->status && !is_interrupted()
        && !top_chance(self->top))
        error = compare_minds(self);
    return error;
}

/* A twin of one board may have a top for another: checkers, which is a chip
 * alone, on a Basys3. */
static const char *find_machine_of_top(const struct twin *twin,
                                       const struct machine_type **machine)
{
    char name[80];

    if (!twin->machine || !twin->top)
        return "there is no top in rtl/top for this";
    snprintf(name, sizeof name, "%s:%s", twin->machine->name,
             twin->top->board);
    return machines_find(name, machine);
}

int twin_top_compare(const struct lockstep *chosen, const struct args *args)
{
    const struct twin *twin = chosen->config.twin;
    struct comparison *self = calloc(1, sizeof *self);
    struct interrupt interrupt;
    const char *error = self ? NULL : "out of memory for a top";
    int status;

    if (!error)
        error = find_machine_of_top(twin, &self->machine);
    if (!error)
        error = top_open(&self->top, self->machine, chosen->config.rtl);
    if (error) {
        free(self);
        command_failed(error);
        return EXIT_USAGE;
    }
    top_check_leaps(self->top);
    self->args = args;
    self->chosen = chosen;
    interrupt_catch(&interrupt);
    print_top_head(self);
    error = compare_parts(self);
    if (!error && !self->status && is_interrupted())
        error = "interrupted";
    if (!error && !self->status)
        printf("%" PRIu64 " looks compared, no difference\n", self->looks);
    if (error)
        command_failed(error);
    status = error ? EXIT_USAGE : self->status;
    interrupt_restore(&interrupt);
    top_close(self->top);
    free(self);
    return status;
}
