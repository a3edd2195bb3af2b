/* design.c - commands that take somebody's own design in place of a machine. */
#include "cli/design.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "disk/print.h"
#include "disk/share.h"

enum { PATHS_MAX = 256 };

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
    if (project->repairs)
        print_visible(stderr, "boardwalk: %d repair%s in a copy; 'boardwalk "
                      "doctor' lists them\n", project->repairs,
                      project->repairs == 1 ? "" : "s");
}

static const char *open_paths(const struct args *args,
                              const char *const *paths,
                              struct on_board **design)
{
    struct project_wish wish = {.board = args_value(args, "board"),
                                .top = args_value(args, "top")};
    char cells[FILE_PATH_MAX];
    const char *error;

    if (design_find_cells(cells))
        wish.cells = cells;
    error = on_board_open(design, paths, &wish);
    if (!error)
        announce(*design);
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
    return open_paths(args, paths, design);
}

const char *design_open_option(const struct args *args,
                               struct on_board **design)
{
    const char *paths[PATHS_MAX + 1];
    int count = 0;

    *design = NULL;
    for (int i = 0; i < args->count && count < PATHS_MAX; i++)
        if (text_same(args->option[i].def->name, "design"))
            paths[count++] = args->option[i].value;
    paths[count] = NULL;
    return count ? open_paths(args, paths, design) : NULL;
}
