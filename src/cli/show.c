/* show.c - boardwalk show: the board as text at any moment of a game.
 *
 * The journal is replayed up to the moment and never changed; a game that is
 * being played elsewhere can be shown, too.
 */
#include <inttypes.h>

#include "base/text.h"
#include "bench/journal.h"
#include "cli/command.h"
#include "cli/design.h"
#include "cli/limit.h"
#include "cli/picture.h"
#include "cli/rtl.h"
#include "faces/text.h"

/* --size and --light belong to --picture. */
static const struct arg_def options[] = {
    {"at", 0, "TICK", "show this moment (default: the last)"},
    {"picture", 0, "FILE", "write the monitor's picture as a PNG file"},
    {"size", 0, "WIDTHxHEIGHT", "draw the whole board instead, in this size"},
    {"light", 0, NULL, "draw it on a light desk"},
    LIMIT_OPTION,
    RTL_OPTION,
    DESIGN_OPTION,
    {0},
};

/* Returns the exit status; 0 means that the session is at the tick. */
static int seek_to_tick(struct session *session, const char *at)
{
    uint64_t tick;

    if (!text_number(at, &tick))
        return command_misused(&command_show, text_error("--at ", at,
            ": expected a tick, such as 120", (char *)0));
    if (tick > session_end(session)) {
        fprintf(stderr, "boardwalk: tick %" PRIu64 " is after the end of this "
                "game, tick %" PRIu64 "\n", tick, session_end(session));
        return EXIT_FAILED;
    }
    session_seek(session, tick);
    return 0;
}

/* Without --size the monitor, with it the board. */
static int write_picture(struct session *session, const struct args *args,
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

/* Options that only make sense for a picture are refused without one rather
 * than ignored. */
static int show_board(struct session *session, const struct args *args)
{
    const char *path = args_value(args, "picture"), *error;

    if (path)
        return write_picture(session, args, path);
    if (args_has(args, "size") || args_has(args, "light"))
        return command_misused(&command_show,
                               "--size and --light need --picture FILE");
    error = text_face_show(session, stdout);
    return error ? command_failed(error) : 0;
}

/* The session opens at its last tick. */
static int show_read(const struct args *args,
                     const struct machine_type *design)
{
    struct session *session;
    struct script_limit limit;
    const char *at = args_value(args, "at");
    const char *error = limit_take(args, &limit);
    int status = 0;

    if (!error && args->word_count != 1)
        error = "name one journal";
    if (error)
        return command_misused(&command_show, error);
    limit.design = design;
    error = journal_read_within(args->word[0], &limit, &session);
    if (error)
        return command_failed(error);
    if (at)
        status = seek_to_tick(session, at);
    if (status == 0)
        status = show_board(session, args);
    session_close(session);
    return status;
}

static int show_journal(const struct args *args)
{
    struct on_board *design;
    struct top *top = NULL;
    const char *error = design_open_option(args, &design);
    int status;

    if (!error && args_has(args, "rtl") && args->word_count == 1)
        error = rtl_open_journal(args->word[0], &top);
    if (error) {
        on_board_close(design);
        return command_failed(error);
    }
    status = show_read(args, top ? top_machine(top)
                                 : on_board_machine(design));
    top_close(top);
    on_board_close(design);
    return status;
}

const struct command command_show = {
    .name = "show",
    .usage = "JOURNAL [--at TICK] [--picture FILE [--size WIDTHxHEIGHT]]",
    .summary = "print the board at any moment of a game",
    .options = options,
    .run = show_journal,
};
