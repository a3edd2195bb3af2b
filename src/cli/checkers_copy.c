/* checkers_copy.c - boardwalk checkers copy: games as they should have been
 * written. */
#include <stdlib.h>

#include "cli/checkers_args.h"
#include "cli/command.h"
#include "cli/file.h"
#include "formats/pdn_write.h"

static const size_t size_max = (size_t)1 << 30;

static const struct arg_def options[] = {
    CHECKERS_ARGS_RULES,
    {"strict", 's', NULL, "end every game with *, as PDN 3.0 asks"},
    {0},
};

struct copy {
    const char *path;                   /* as it is told */
    enum checkers_rules rules;
    struct pdn_replay replay;
    struct pdn_writer writer;
    long lost;                          /* moves and texts not followed */
};

static void put(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

/* What is mended without a doubt is not worth a word. */
static void tell(void *of, const struct pdn_event *fault)
{
    struct copy *self = of;

    if (fault->is_minor)
        return;
    fprintf(stderr, "%s:%d:%d: %s\n", self->path, fault->line,
            fault->column, fault->message);
    self->lost++;
}

static const char *copy_file(struct copy *self, const char *path)
{
    size_t length;
    char *text;
    const char *error = file_read(path, size_max, &text, &length);

    self->path = text_same(path, "-") ? "standard input" : path;
    if (!error && length > size_max)
        error = text_error(path, ": too long, a gibibyte at most", (char *)0);
    if (!error) {
        pdn_replay_begin(&self->replay, text, length);
        pdn_replay_use(&self->replay, self->rules);
        while (pdn_write_game(&self->writer, &self->replay, tell, self))
            continue;
    }
    free(text);
    return error;
}

static int copy_all(struct copy *self, const struct args *args)
{
    int status = 0;

    for (int i = 0; i < args->word_count; i++) {
        const char *error = copy_file(self, args->word[i]);

        if (error)
            status = command_failed(error);
    }
    return self->lost ? EXIT_FAILED : status;
}

static int run(const struct args *args)
{
    enum checkers_rules rules;
    const char *error = checkers_args_rules(args, &rules);
    struct copy *self;
    int status;

    if (!error && args->word_count == 0)
        error = "which games? One file or more, or - for standard input";
    if (error)
        return command_misused(&command_checkers_copy, error);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("not enough memory");
    self->rules = rules;
    pdn_write_begin(&self->writer, put, stdout);
    self->writer.is_strict = args_has(args, "strict");
    status = copy_all(self, args);
    free(self);
    return status;
}

const struct command command_checkers_copy = {
    .name = "copy",
    .group = "checkers",
    .usage = "FILE.pdn... [OPTION]...",
    .summary = "write games anew, in standard form",
    .more = "The games of all files go to standard output: tags in order, "
            "moves with their\nnumbers, comments, variations and signs kept, "
            "lines under 80 columns. What could\nnot be followed, such as "
            "the rest behind an illegal move, stays as a comment; it\nis "
            "told on standard error with file, line and column, and the "
            "status is 1. The\nfile - is standard input.\n",
    .options = options,
    .run = run,
};
