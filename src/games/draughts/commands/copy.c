/* copy.c - boardwalk checkers copy: rewrites games in standard form.
 *
 * Copying a copy changes nothing: what was mended is then in standard form.
 */
#include <stdlib.h>

#include "cli/files.h"
#include "disk/print.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/pdn_write.h"

static const struct arg_def options[] = {
    CHECKERS_ARGS_RULES,
    {"strict", 's', NULL, "end every game with *, as PDN 3.0 requires"},
    {0},
};

struct copy {
    const char *path;                   /* as it appears in messages */
    enum checkers_rules rules;
    struct pdn_replay replay;
    struct pdn_writer writer;
    long lost;                          /* faults that lost something */
    int is_empty;                       /* no game in this file so far */
};

/* An error of standard output is found when the program ends. */
static void write_to_output(void *to, const char *bytes, size_t length)
{
    fwrite(bytes, 1, length, to);
}

/* A minor fault is mended without losing anything and needs no message. Others
 * are printed in the form of a compiler's messages, for editors. */
static void report_fault(void *context, const struct pdn_event *fault)
{
    struct copy *self = context;

    if (fault->is_minor)
        return;
    print_visible(stderr, "%s:%d:%d: %s\n", self->path, fault->line,
                  fault->column, fault->message);
    self->lost++;
}

/* One writer for all files: their games follow each other in the output. */
static void copy_file(void *context, const char *path, const char *text,
                      size_t length)
{
    struct copy *self = context;

    self->path = path;
    pdn_replay_begin(&self->replay, text, length);
    pdn_replay_use(&self->replay, self->rules);
    self->is_empty = 1;
    while (pdn_write_game(&self->writer, &self->replay, report_fault, self))
        self->is_empty = 0;
    if (self->is_empty)
        report_fault(self, &(struct pdn_event){.line = 1, .column = 1,
             .message = "this is not a PDN file: it contains no game"});
}

/* The status is 1 if anything was lost or unread; masked control characters
 * alone are no failure. */
static int copy_games(const struct args *args)
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
        return command_failed("out of memory");
    self->rules = rules;
    pdn_write_begin(&self->writer, write_to_output, stdout);
    self->writer.is_strict = args_has(args, "strict");
    status = files_each(args, copy_file, self) ? EXIT_FAILED : 0;
    if (self->lost)
        status = EXIT_FAILED;
    if (self->writer.masked)
        fprintf(stderr, "boardwalk: %ld control character%s replaced by ?\n",
                self->writer.masked, self->writer.masked == 1 ? "" : "s");
    free(self);
    return status;
}

const struct command command_checkers_copy = {
    .name = "copy",
    .group = "checkers",
    .usage = "FILE.pdn... [OPTION]...",
    .summary = "rewrite games in standard form",
    .more = "Writes the games of all files to standard output, with the tags "
            "in order,\nnumbered moves, comments, variations and annotations "
            "preserved, and lines under\n80 columns. Control characters "
            "become question marks; standard error says how\nmany.\n\n"
            "What cannot be followed, such as the rest of a game after an "
            "illegal move, is\nkept as a comment and reported on standard "
            "error with file, line and column; the\nexit status is then 1. A "
            "file without a game is a defect. The file - is standard\n"
            "input.\n",
    .options = options,
    .run = copy_games,
};
