/* copy.c - boardwalk checkers copy: games as they should have been
 * written. */
#include <stdlib.h>

#include "cli/files.h"
#include "disk/print.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/pdn_write.h"

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
    int is_empty;                       /* so far, of this file */
};

static void put(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

/* What is mended without a doubt is not worth a word. */
static void tell(void *context, const struct pdn_event *fault)
{
    struct copy *self = context;

    if (fault->is_minor)
        return;
    print_visible(stderr, "%s:%d:%d: %s\n", self->path, fault->line,
                  fault->column, fault->message);
    self->lost++;
}

static void copy_file(void *context, const char *path, const char *text,
                      size_t length)
{
    struct copy *self = context;

    self->path = path;
    pdn_replay_begin(&self->replay, text, length);
    pdn_replay_use(&self->replay, self->rules);
    self->is_empty = 1;
    while (pdn_write_game(&self->writer, &self->replay, tell, self))
        self->is_empty = 0;
    if (self->is_empty)
        tell(self, &(struct pdn_event){.line = 1, .column = 1,
             .message = "this is no PDN file: no game is in it"});
}

static int run(const struct args *args)
{
    enum checkers_rules rules;
    const char *error = checkers_args_rules(args, &rules);
    struct copy *self;
    int status;

    if (!error && args->word_count == 0)
        error = files_which;
    if (error)
        return command_misused(&command_checkers_copy, error);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("not enough memory");
    self->rules = rules;
    pdn_write_begin(&self->writer, put, stdout);
    self->writer.is_strict = args_has(args, "strict");
    status = files_each(args, copy_file, self) ? EXIT_FAILED : 0;
    if (self->lost)
        status = EXIT_FAILED;
    if (self->writer.masked)
        fprintf(stderr, "boardwalk: %ld control character%s became ?\n",
                self->writer.masked, self->writer.masked == 1 ? "" : "s");
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
            "lines under 80 columns. Control\ncharacters become question "
            "marks; how many is told on standard error.\n\n"
            "What could not be followed, such as the rest behind an illegal "
            "move, stays as a\ncomment; it is told on standard error with "
            "file, line and column, and the status\nis 1. A file without a "
            "game is a defect. The file - is standard input.\n",
    .options = options,
    .run = run,
};
