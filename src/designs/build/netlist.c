/* netlist.c - a project as a netlist, by Yosys.
 *
 * Yosys runs in a cage, in the folder of the cache that has the copy of the
 * sources (build.c).
 */
#include "designs/build/netlist.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/text.h"
#include "designs/build/blame.h"
#include "designs/build/build_run.h"
#include "designs/leap/raw.h"
#include "designs/build/netlist_plain.h"
#include "disk/file.h"
#include "disk/share.h"

enum { COMMAND_MAX = 1 << 16, LOG_MAX = 256 << 20 };

#define LOG "yosys.log"

/* The list of the copy has one name on a line. Modules are made when their
 * parameters are known: only then is it clear which file $readmemh reads. */
static void put_command(const struct project *self, const char *list,
                        const char *passes, struct text *to)
{
    text_put(to, "read_verilog -sv -defer ");
    for (; *list; list++)
        text_put_char(to, (char)(*list == '\n' ? ' ' : *list));
    text_put(to, "; hierarchy -check -top ");
    text_put(to, self->top->name);
    text_put(to, "; ");
    text_put(to, passes);
}

/* Into memory: the names of the sources in the copy. */
static const char *read_list(const char *folder, char **list)
{
    char path[FILE_PATH_MAX];
    size_t length;

    file_join(folder, "sources.txt", path);
    return file_read(path, COMMAND_MAX, list, &length);
}

/* What went wrong. The whole log is in a file, of which the end counts: it says
 * what Yosys was doing. */
static const char *explain_failure(const struct project *self,
                                   const struct build_run *run,
                                   const char *folder)
{
    char path[FILE_PATH_MAX], *log;
    const char *error;
    size_t length;

    if (run->status == 127)
        return "Yosys is not installed; it turns Verilog into a netlist "
               "(Debian: apt install yosys)";
    file_join(folder, LOG, path);
    if (file_read(path, LOG_MAX, &log, &length))
        return blame_complaint(self, "Yosys", "ERROR: ", run->log);
    error = run->limit ? blame_limit(self, "Yosys", run->limit, log)
                       : blame_complaint(self, "Yosys", "ERROR: ", log);
    free(log);
    return error;
}

/* By way of a shell for the change of folder only; words of the project reach
 * it as arguments and are never read as commands. Yosys gets names that
 * project_write has made plain. */
static const char *run_in_cage(struct build_run *run, const char *folder,
                               char *command)
{
    static char place[FILE_PATH_MAX], rtl[FILE_PATH_MAX];
    static struct cage cage;
    const char *error;
    static char script[] = "cd \"$1\" && exec yosys -q -l " LOG " -p \"$2\"";
    char *words[] = {"/bin/sh", "-c", script, "sh", place, command, NULL};

    snprintf(place, sizeof place, "%s", folder);
    build_run_cage(&cage, folder);
    if (!share_find("rtl", rtl, sizeof rtl))
        cage.reads[0] = rtl;            /* the sounds of our own top */
    run->words = words;
    run->temporary = folder;
    run->cage = &cage;
    error = build_run(run);
    run->words = NULL;
    return error;
}

static const char *make_of(const struct project *self, const char *folder,
                           const char *list, const char *passes,
                           struct build_run *run)
{
    char *command = malloc(COMMAND_MAX);
    const char *error = command ? NULL : "out of memory for a project";
    struct text to;

    *run = (struct build_run){0};
    if (!error) {
        text_begin(&to, command, COMMAND_MAX);
        put_command(self, list, passes, &to);
        error = run_in_cage(run, folder, command);
    }
    if (!error && run->status)
        error = explain_failure(self, run, folder);
    free(command);
    return error;
}

/* SystemVerilog that Yosys does not know is made plain. If that does not help,
 * the first complaint is the one that counts: it is about the source as it was
 * written. */
static const char *make_plainly(const struct project *self,
                                const char *folder, const char *passes,
                                const char *complaint, struct build_run *run)
{
    char first[TEXT_ERROR_MAX];

    snprintf(first, sizeof first, "%s", complaint);
    if (run->status == 127 || run->limit || !run->status
        || netlist_plain_make(self, folder)
        || make_of(self, folder, NETLIST_PLAIN_NAME, passes, run))
        return text_error(first, (char *)0);
    return NULL;
}

const char *netlist_make_by(const struct project *self, const char *folder,
                            const char *passes)
{
    struct build_run *run = calloc(1, sizeof *run);
    char *list = NULL;
    const char *error = run ? read_list(folder, &list)
                            : "out of memory for a project";

    if (!error)
        error = make_of(self, folder, list, passes, run);
    if (error && run)
        error = make_plainly(self, folder, passes, error, run);
    free(list);
    free(run);
    return error;
}

const char *netlist_make(const struct project *self, const char *folder)
{
    return netlist_make_by(self, folder, RAW_YOSYS "write_json "
                           NETLIST_NAME);
}
