/* export.c - boardwalk poker export: the hands of a session as PHH.
 *
 * Sessions are replayed by bench/session.h and followed by follow.c; this file
 * has the arguments, the output and the messages.
 */
#include <stdlib.h>

#include "bench/kept.h"
#include "cli/command.h"
#include "cli/limit.h"
#include "disk/file.h"
#include "disk/print.h"
#include "disk/state.h"
#include "games/holdem/commands/follow.h"

static const struct arg_def options[] = {
    {"output", 'o', "FILE", "the PHH file (default -, standard output)"},
    LIMIT_OPTION,
    {0},
};

/* hands counts the sections written so far, over all sessions; 0 at the end
 * means that the file stays as it was. */
struct export {
    FILE *out;
    uint32_t hands;
    struct script_limit limit;
    struct poker_follow follow;
};

/* Sections are numbered through all sessions of a call. */
static void write_section(void *context, struct poker_record *record)
{
    struct export *self = context;

    poker_record_write(record, ++self->hands, self->out);
}

/* A session without a hand is an error: a script may be of the wrong kind. */
static int export_session(struct export *self, const char *path)
{
    struct session *session;
    const char *error = journal_read_within(path, &self->limit,
                                            &session);
    uint32_t before = self->hands;

    if (error)
        return command_failed(error);
    error = poker_follow_check(session);
    if (!error)
        poker_follow_run(&self->follow, session);
    if (!error && self->hands == before)
        error = "no hand was dealt";
    session_close(session);
    return error ? command_failed(text_error(path, ": ", error, (char *)0))
                 : 0;
}

/* The session played last. Its path is printed, since the user did not name
 * it. */
static int export_last(struct export *self)
{
    char folder[JOURNAL_PATH_MAX], path[JOURNAL_PATH_MAX];
    const char *error = state_folder(folder);

    if (error)
        return command_failed(error);
    kept_last_path("poker", path);
    if (!path[0])
        return command_failed(text_error("no session of poker is kept in ",
            folder, "; 'boardwalk play poker' starts one", (char *)0));
    print_visible(stderr, "boardwalk: sessions are kept in %s; the last one "
                  "is %s\n", folder, path);
    return export_session(self, path);
}

/* A session that fails does not stop the others, but sets the exit status. */
static int export_all(struct export *self, const struct args *args)
{
    int status = 0;

    if (args->word_count == 0)
        return export_last(self);
    for (int i = 0; i < args->word_count; i++)
        if (export_session(self, args->word[i]) != 0)
            status = EXIT_FAILED;
    return status;
}

/* A file is replaced only if there is at least one hand to write. */
static int export_to_file(struct export *self, const struct args *args,
                          const char *path)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);
    int status;

    if (error)
        return command_failed(error);
    self->out = draft.stream;
    status = export_all(self, args);
    if (self->hands == 0)
        file_abandon(&draft);
    else
        error = file_commit(&draft);
    return error ? command_failed(error) : status;
}

/* "-" and no name both mean standard output. */
static int export_to(struct export *self, const struct args *args,
                     const char *path)
{
    if (path && !text_same(path, "-"))
        return export_to_file(self, args, path);
    self->out = stdout;
    return export_all(self, args);
}

/* A limit that makes no sense is misuse, and nothing is opened then. */
static int export_hands(const struct args *args)
{
    struct export *self = calloc(1, sizeof *self);
    const char *error = self ? limit_take(args, &self->limit) : NULL;
    int status;

    if (!self)
        return command_failed("out of memory");
    if (error) {
        free(self);
        return command_misused(&command_poker_export, error);
    }
    self->follow.tell = write_section;
    self->follow.context = self;
    status = export_to(self, args, args_value(args, "output"));
    free(self);
    return status;
}

const struct command command_poker_export = {
    .name = "export",
    .group = "poker",
    .usage = "[JOURNAL]... [-o FILE]",
    .summary = "write the hands of a session on the machine as PHH",
    .more =
"A JOURNAL is a session of the poker machine, or a script. Without one, the\n"
"session played last is exported and its path printed on standard error.\n"
"Each hand is a section of the output, [1], [2] and so on; a hand that is not\n"
"over is written as far as it went. A session without a hand is an error.\n"
"FILE is replaced when all hands are written; if there are none, it is left\n"
"unchanged.\n"
"\n"
"What a player adds in several turns is one action. The variant is NT where\n"
"other programs would allow the same bets, otherwise one of our own: BW3 and\n"
"BW5, with three and five community cards. A field _note describes what the\n"
"format cannot express, such as chips paid before a fold.\n",
    .options = options,
    .run = export_hands,
};
