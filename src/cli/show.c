/* show.c - boardwalk show: the board as text at any moment of a game. */
#include <inttypes.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/limit.h"
#include "cli/picture.h"
#include "faces/text.h"

static const struct arg_def options[] = {
    {"at", 0, "TICK", "this moment instead of the last"},
    {"picture", 0, "FILE", "what is on the monitor, as a PNG file"},
    {"size", 0, "WIDTHxHEIGHT", "the whole board on it, of so many pixels"},
    {"light", 0, NULL, "and on a light desk"},
    LIMIT_OPTION,
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

static int show_picture(struct session *session, const struct args *args,
                        const char *path)
{
    struct picture_size size = {.is_light = args_has(args, "light")};
    const char *wanted = args_value(args, "size");
    const char *error = wanted ? picture_read_size(wanted, &size) : NULL;

    if (error)
        return command_misused(&command_show, error);
    error = wanted ? picture_write_board(session, path, &size)
                   : picture_write(session, path);
    return error ? command_failed(error) : 0;
}

static int show(struct session *session, const struct args *args)
{
    const char *path = args_value(args, "picture"), *error;

    if (path)
        return show_picture(session, args, path);
    if (args_has(args, "size") || args_has(args, "light"))
        return command_misused(&command_show,
                               "--size and --light need --picture FILE");
    error = text_face_show(session, stdout);
    return error ? command_failed(error) : 0;
}

static int run(const struct args *args)
{
    struct session *session;
    struct script_limit limit;
    const char *at = args_value(args, "at");
    const char *error = limit_take(args, &limit);
    int status = 0;

    if (!error && args->word_count != 1)
        error = "which journal? One of them";
    if (error)
        return command_misused(&command_show, error);
    error = journal_read_within(args->word[0], &limit, &session);
    if (error)
        return command_failed(error);
    if (at)
        status = show_at(session, at);
    if (status == 0)
        status = show(session, args);
    session_close(session);
    return status;
}

const struct command command_show = {
    .name = "show",
    .usage = "JOURNAL [--at TICK] [--picture FILE [--size WIDTHxHEIGHT]]",
    .summary = "print the board at a moment of a game",
    .options = options,
    .run = run,
};
