/* run.c - boardwalk run: scripts without a face.
 *
 * The scripts run one after the other, each on its own machines; their results
 * are numbered as one TAP stream. faces/script.c does the work.
 */
#include "cli/command.h"
#include "cli/design.h"
#include "cli/limit.h"
#include "cli/rtl.h"
#include "faces/script.h"

static const struct arg_def options[] = {
    {"sum", 0, NULL, "print a checksum of all outputs of all ticks"},
    {"check-leaps", 0, NULL, "of a design: also run every clock that is leaped "
     "over, and compare"},
    LIMIT_OPTION,
    RTL_OPTION,
    DESIGN_OPTION,
    {0},
};

/* With --rtl on its machine's top. Returns an exit status. */
static int run_script(struct script_face *face, const struct args *args,
                      const char *path)
{
    struct top *top = NULL;
    const char *error = args_has(args, "rtl") ? rtl_open_journal(path, &top)
                                              : NULL;

    if (error)
        return command_failed(error);
    if (top)
        face->limit.design = top_machine(top);
    script_face_run(face, path);
    top_close(top);
    return 0;
}

static int run_scripts_as_tap(const struct args *args)
{
    struct script_face face = {.out = stdout,
                               .shows_sums = args_has(args, "sum")};
    const char *error = limit_take(args, &face.limit);
    struct on_board *design;
    int status = 0;

    if (error)
        return command_misused(&command_run, error);
    if (args->word_count == 0)
        return command_misused(&command_run, "name a script");
    if (args_has(args, "check-leaps") && !args_has(args, "design"))
        return command_misused(&command_run, "--check-leaps is for designs: "
                               "name one with --design");
    error = design_open_option(args, &design);
    if (error)
        return command_failed(error);
    if (design && args_has(args, "check-leaps"))
        on_board_set_way(design, LEAP_CHECKED);
    face.limit.design = on_board_machine(design);
    for (int i = 0; i < args->word_count; i++)
        if (run_script(&face, args, args->word[i]))
            status = EXIT_FAILED;
    script_face_end(&face);
    on_board_close(design);
    return face.failed ? EXIT_FAILED : status;
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
