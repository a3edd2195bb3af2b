/* trace.c - boardwalk trace: all pins of a game as waves. */
#include "bench/trace.h"

#include <errno.h>
#include <string.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/limit.h"
#include "disk/file.h"

static const struct arg_def options[] = {
    {"output", 'o', "FILE", "the VCD file; - or none is the output"},
    LIMIT_OPTION,
    {0},
};

static const char *append(void *to, const char *line)
{
    return fputs(line, to) < 0 ? strerror(errno) : NULL;
}

/* The game from its first tick to its last. */
static const char *trace(struct session *session, FILE *out)
{
    struct trace *self;
    const char *error;

    session_seek(session, 0);
    error = trace_begin(&self, session,
                        (struct session_sink){append, out});
    if (error)
        return error;
    session_run(session, session_end(session));
    return trace_end(self);
}

static const char *trace_to_file(struct session *session, const char *path)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    error = trace(session, draft.stream);
    if (!error)
        return file_commit(&draft);
    error = text_error("cannot write ", path, ": ", error, (char *)0);
    file_abandon(&draft);
    return error;
}

static const char *trace_to(struct session *session, const char *path)
{
    const char *error;

    if (path && !text_same(path, "-"))
        return trace_to_file(session, path);
    error = trace(session, stdout);
    return error ? text_error("cannot write the output: ", error, (char *)0)
                 : NULL;
}

static int run(const struct args *args)
{
    struct session *session;
    struct script_limit limit;
    const char *error = limit_take(args, &limit);

    if (!error && args->word_count != 1)
        error = "which journal? One of them";
    if (error)
        return command_misused(&command_trace, error);
    error = journal_read_within(args->word[0], &limit, &session);
    if (error)
        return command_failed(error);
    error = trace_to(session, args_value(args, "output"));
    session_close(session);
    return error ? command_failed(error) : 0;
}

const struct command command_trace = {
    .name = "trace",
    .usage = "JOURNAL [-o FILE]",
    .summary = "write every pin of a game over time as a VCD",
    .more = "GTKWave and other wave viewers open it. Low-active pins read 0 "
            "while active.\n",
    .options = options,
    .run = run,
};
