/* trace.c - boardwalk trace: all pins of a game as waves. */
#include "bench/trace.h"

#include <errno.h>
#include <string.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"

static const struct arg_def options[] = {
    {"output", 'o', "FILE", "the VCD file; - or none is the output"},
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

static int trace_to(struct session *session, const char *path)
{
    int is_file = path && !text_same(path, "-");
    FILE *out = is_file ? fopen(path, "w") : stdout;
    const char *error;

    if (!out)
        return command_failed(text_error("cannot write ", path, ": ",
                                         strerror(errno), (char *)0));
    error = trace(session, out);
    if (is_file && fclose(out) != 0 && !error)
        error = strerror(errno);
    if (error)
        return command_failed(text_error("cannot write ",
            is_file ? path : "the output", ": ", error, (char *)0));
    return 0;
}

static int run(const struct args *args)
{
    struct session *session;
    const char *error;
    int status;

    if (args->word_count != 1)
        return command_misused(&command_trace, "which journal? One of them");
    error = journal_read(args->word[0], &session);
    if (error)
        return command_failed(error);
    status = trace_to(session, args_value(args, "output"));
    session_close(session);
    return status;
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
