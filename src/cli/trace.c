/* trace.c - boardwalk trace: all pins of a game as waves.
 *
 * A session is its journal, so a wave dump of every tick can be made of any
 * saved game afterwards. bench/trace.c writes the VCD.
 */
#include "bench/trace.h"

#include <errno.h>
#include <string.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/design.h"
#include "cli/limit.h"
#include "disk/file.h"

static const struct arg_def options[] = {
    {"output", 'o', "FILE", "the VCD file (default -, standard output)"},
    {"signal", 0, "NAME", "a net inside a design, u_core.* for several; may be "
     "repeated"},
    LIMIT_OPTION,
    DESIGN_OPTION,
    {0},
};

/* The sink of bench/trace.c. */
static const char *append_vcd_line(void *to, const char *line)
{
    return fputs(line, to) < 0 ? strerror(errno) : NULL;
}

/* Replays the game from its first tick to its last. */
static const char *trace_session(struct session *session, FILE *out)
{
    struct trace *self;
    const char *error;

    session_seek(session, 0);
    error = trace_begin(&self, session,
                        (struct session_sink){append_vcd_line, out});
    if (error)
        return error;
    session_run(session, session_end(session));
    return trace_end(self);
}

/* An existing file is replaced only by a complete dump. */
static const char *trace_to_file(struct session *session, const char *path)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    error = trace_session(session, draft.stream);
    if (!error)
        return file_commit(&draft);
    error = text_error("cannot write ", path, ": ", error, (char *)0);
    file_abandon(&draft);
    return error;
}

/* Errors name the place that could not be written. */
static const char *trace_to(struct session *session, const char *path)
{
    const char *error;

    if (path && !text_same(path, "-"))
        return trace_to_file(session, path);
    error = trace_session(session, stdout);
    return error ? text_error("cannot write to standard output: ", error,
                              (char *)0) : NULL;
}

/* The journal is only read; the game stays as it is. */
static int trace_read(const struct args *args,
                      const struct machine_type *design)
{
    struct session *session;
    struct script_limit limit;
    const char *error = limit_take(args, &limit);

    if (!error && args->word_count != 1)
        error = "name one journal";
    if (error)
        return command_misused(&command_trace, error);
    limit.design = design;
    error = journal_read_within(args->word[0], &limit, &session);
    if (error)
        return command_failed(error);
    error = trace_to(session, args_value(args, "output"));
    session_close(session);
    return error ? command_failed(error) : 0;
}

static int trace_journal(const struct args *args)
{
    struct on_board *design;
    const char *error = design_open_traced(args, &design);
    int status;

    if (error)
        return command_failed(error);
    status = trace_read(args, on_board_machine(design));
    on_board_close(design);
    return status;
}

const struct command command_trace = {
    .name = "trace",
    .usage = "JOURNAL [-o FILE] [--design PATH [--signal NAME]...]",
    .summary = "write every pin of a game over time as a VCD",
    .more = "GTKWave and other wave viewers open it. Low-active pins read 0 "
            "while active.\nNets inside a design are shown under their "
            "hierarchical names.\n",
    .options = options,
    .run = trace_journal,
};
