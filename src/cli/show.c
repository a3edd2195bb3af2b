/* show.c - boardwalk show: the board as text at any moment of a game. */
#include <inttypes.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/picture.h"
#include "faces/text.h"

static const struct arg_def options[] = {
    {"at", 0, "TICK", "this moment instead of the last"},
    {"picture", 0, "FILE", "what is on the monitor, as a PNG file"},
    {0},
};

static int show_at(struct session *session, const char *at)
{
    uint64_t tick;

    if (!text_number(at, &tick))
        return command_misused(&command_show, text_error("--at ", at,
            ": a tick is a number", (char *)0));
    if (tick > session_end(session)) {
        fprintf(stderr, "boardwalk: tick %" PRIu64 " lies behind the end of "
                "this game, which is %" PRIu64 "\n", tick,
                session_end(session));
        return EXIT_FAILED;
    }
    session_seek(session, tick);
    return 0;
}

static int show(const struct session *session, const char *picture)
{
    const char *error;

    if (!picture) {
        text_face_show(session, stdout);
        return 0;
    }
    error = picture_write(session, picture);
    return error ? command_failed(error) : 0;
}

static int run(const struct args *args)
{
    struct session *session;
    const char *error, *at = args_value(args, "at");
    int status = 0;

    if (args->word_count != 1)
        return command_misused(&command_show, "which journal? One of them");
    error = journal_read(args->word[0], &session);
    if (error)
        return command_failed(error);
    if (at)
        status = show_at(session, at);
    if (status == 0)
        status = show(session, args_value(args, "picture"));
    session_close(session);
    return status;
}

const struct command command_show = {
    .name = "show",
    .usage = "JOURNAL [--at TICK] [--picture FILE]",
    .summary = "print the board at a moment of a game",
    .options = options,
    .run = run,
};
