/* design.c - options of commands that take a user's own design in place of a
 * machine. */
#include "cli/design.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "designs/languages/ghdl.h"
#include "disk/print.h"
#include "disk/share.h"

enum { PATHS_MAX = 256, PLUGS_MAX = 16 };

int design_find_cells(char cells[FILE_PATH_MAX])
{
    char rtl[FILE_PATH_MAX];

    if (share_find("rtl", rtl, sizeof rtl))
        return 0;
    file_join(rtl, "cells", cells);
    return 1;
}

static int is_folder(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Machines have no dots and no slashes in their names. */
int design_is_named(const struct args *args)
{
    return args->word_count > 0
        && (strpbrk(args->word[0], "./") || is_folder(args->word[0]));
}

/* A monitor on a Pmod is in no constraint file; whoever sees none on the desk
 * has to know why. */
static void announce_open(const struct on_board *design)
{
    struct port first;
    int count = on_board_count_open(design, &first);

    if (count)
        print_visible(stderr, "boardwalk: nothing is plugged in at %s%s; "
                      "'boardwalk list plugs' shows what can be\n", first.name,
                      count > 1 ? " and other pins that it uses"
                                : ", which it uses");
}

/* What was chosen: the top, its board, its sources. On standard error, since
 * standard output may be for TAP. */
static void announce(const struct on_board *design)
{
    const struct project *project = on_board_project(design);
    int sources = 0;

    while (project->sources[sources])
        sources++;
    print_visible(stderr, "boardwalk: %s on the %s, from %d source%s%s%s\n",
                  project->top->name, project->board->title, sources,
                  sources == 1 ? "" : "s",
                  project->constraints ? " and " : "",
                  project->constraints ? project->constraints->name : "");
    if (*on_board_simulation(design)->why)
        print_visible(stderr, "boardwalk: runs on %s: %s\n",
                      simulator_name(on_board_simulation(design)),
                      on_board_simulation(design)->why);
    if (project->repairs)
        print_visible(stderr, "boardwalk: %d repair%s in a copy; 'boardwalk "
                      "doctor' lists them\n", project->repairs,
                      project->repairs == 1 ? "" : "s");
}

/* Nets that have no room are not silently left out. */
static void announce_probes(int led_out, int found)
{
    if (led_out < found)
        fprintf(stderr, "boardwalk: %d of %d signals fit; choose with "
                "--signal\n", led_out, found);
    else if (!found)
        fprintf(stderr, "boardwalk: no signal inside has such a name\n");
}

/* All values of an option that may be repeated, null after the last. */
static void collect_values(const struct args *args, const char *option,
                           const char *values[PATHS_MAX + 1])
{
    int count = 0;

    for (int i = 0; i < args->count && count < PATHS_MAX; i++)
        if (text_same(args->option[i].def->name, option))
            values[count++] = args->option[i].value;
    values[count] = NULL;
}

/* A second project on the desk; board, top and plugs are meant for the first
 * alone. */
static const char *open_beside(const struct args *args,
                               const struct project_spec *first,
                               struct on_board *design)
{
    const char *paths[2] = {args_value(args, "beside"), NULL};
    const struct project_spec spec = {.cells = first->cells,
                                      .translate = first->translate};
    const struct simulator_spec simulator = {
        .engine = args_value(args, "engine")};
    const char *wires[PATHS_MAX + 1];
    struct on_board *other;
    const char *error;

    collect_values(args, "join", wires);
    if (!paths[0])
        return wires[0] ? "--join needs a second board; name its design with "
                          "--beside" : NULL;
    error = on_board_open(&other, paths, &spec, &simulator, NULL);
    if (error)
        return error;
    announce(other);
    return on_board_join(design, other, wires);
}

static const char *open_paths(const struct args *args,
                              const char *const *paths, int is_traced,
                              struct on_board **design)
{
    struct project_spec spec = {.board = args_value(args, "board"),
                                .top = args_value(args, "top"),
                                .translate = ghdl_translate};
    const char *signals[PATHS_MAX + 1];
    struct simulator_spec simulator = {
        .engine = args_value(args, "engine"), .is_traced = is_traced,
        .is_watched = args_has(args, "watch"),
        .signals = signals, .on_probes = announce_probes};
    char cells[FILE_PATH_MAX];
    const char *plugs[PATHS_MAX + 1], *error;

    collect_values(args, "signal", signals);
    collect_values(args, "plug", plugs);
    if (design_find_cells(cells))
        spec.cells = cells;
    error = on_board_open(design, paths, &spec, &simulator, plugs);
    if (error)
        return error;
    announce(*design);
    if (!args_has(args, "beside"))      /* wires may be there */
        announce_open(*design);
    error = open_beside(args, &spec, *design);
    if (error) {
        on_board_close(*design);
        *design = NULL;
    }
    return error;
}

const char *design_open_words(const struct args *args,
                              struct on_board **design)
{
    const char *paths[PATHS_MAX + 1];

    *design = NULL;
    if (args->word_count > PATHS_MAX)
        return "too many files; name their folder instead";
    for (int i = 0; i < args->word_count; i++)
        paths[i] = args->word[i];
    paths[args->word_count] = NULL;
    return open_paths(args, paths, 0, design);
}

/* Whether there is one; what is inside may be led out, for a trace. */
static const char *open_option(const struct args *args, int is_traced,
                               struct on_board **design)
{
    const char *paths[PATHS_MAX + 1];

    *design = NULL;
    collect_values(args, "design", paths);
    return paths[0] ? open_paths(args, paths, is_traced, design) : NULL;
}

const char *design_open_traced(const struct args *args,
                               struct on_board **design)
{
    return open_option(args, 1, design);
}

const char *design_open_option(const struct args *args,
                               struct on_board **design)
{
    return open_option(args, 0, design);
}
