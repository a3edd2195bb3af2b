/* run.c - boardwalk run: scripts without a face.
 *
 * The scripts run one after the other, each on its own machines; their results
 * are numbered as one TAP stream. faces/script.c does the work.
 */
#include "cli/command.h"
#include "cli/design.h"
#include "cli/limit.h"
#include "faces/script.h"

static const struct arg_def options[] = {
    {"sum", 0, NULL, "print a checksum of all outputs of all ticks"},
    LIMIT_OPTION,
    DESIGN_OPTION,
    {0},
};

static int run_scripts_as_tap(const struct args *args)
{
    struct script_face face = {.out = stdout,
                               .shows_sums = args_has(args, "sum")};
    const char *error = limit_take(args, &face.limit);
    struct on_board *design;

    if (error)
        return command_misused(&command_run, error);
    if (args->word_count == 0)
        return command_misused(&command_run, "name a script");
    error = design_open_option(args, &design);
    if (error)
        return command_failed(error);
    for (int i = 0; i < args->word_count; i++)
        script_face_run(&face, args->word[i]);
    script_face_end(&face);
    on_board_close(design);
    return face.failed ? EXIT_FAILED : 0;
}

const struct command command_run = {
    .name = "run",
    .usage = "[OPTION]... SCRIPT...",
    .summary = "run scripts and report each expectation",
    .more = "Prints TAP; the exit status is 0 if every expectation holds. "
            "The language is in\nboardwalk-script(5).\n",
    .options = options,
    .run = run_scripts_as_tap,
};
