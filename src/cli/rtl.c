/* rtl.c - commands with --rtl: machines as they are loaded onto a board.
 *
 * What is played is said in one line on standard error, as for a design of
 * somebody's own: the top, the board, the constraint file.
 */
#include "cli/rtl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "bench/id.h"
#include "bench/journal.h"
#include "boards/machines.h"
#include "designs/project/project.h"
#include "disk/file.h"
#include "disk/print.h"

static void announce_top(const struct top *top)
{
    const struct project *project = top_project(top);
    const struct machine_type *machine = top_machine(top);

    print_visible(stderr, "boardwalk: %s on the %s with %s, at %lu MHz\n",
                  project->top->name, project->board->title,
                  project->constraints ? project->constraints->name
                                       : "no constraint file",
                  (unsigned long)(machine->design->tick_hz / 1000000));
}

const char *rtl_open(const char *id, struct top **top)
{
    const struct machine_type *machine;
    struct id parts;
    const char *error = id_split(&parts, id);

    *top = NULL;
    if (!error)
        error = machines_find(parts.name, &machine);
    if (!error)
        error = top_open(top, machine, NULL);
    if (error)
        return error;
    announce_top(*top);
    return NULL;
}

/* Only looks for the line "open ID"; the journal is read properly later. */
const char *rtl_open_journal(const char *path, struct top **top)
{
    char *text;
    size_t length;
    const char *error = file_read(path, JOURNAL_SIZE_MAX, &text, &length);
    char *open;

    *top = NULL;
    if (error)
        return error;
    open = strstr(text, "\nopen ");
    if (open)
        open[1 + strcspn(open + 1, "\r\n")] = 0;
    error = open ? rtl_open(open + strlen("\nopen "), top)
                 : text_error(path, ": this journal opens no machine",
                              (char *)0);
    free(text);
    return error;
}
