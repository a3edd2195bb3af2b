/* netlist_plain.c - rewrites sources that Yosys cannot read as plain Verilog.
 *
 * Verilator reads them in a cage and writes down what it has understood; of
 * that plain Verilog is made (plain/plain.h).
 */
#include "designs/build/netlist_plain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "designs/build/build_run.h"
#include "designs/plain/plain.h"
#include "disk/file.h"

enum { XML_MAX = 256 << 20 };

#define XML "plain.xml"

/* Names of the copy are plain, so they are words for the shell. Graphs of
 * assignments would be put in order otherwise, under names of Verilator's. What
 * is not for Yosys (repair_memory.c) is not shown to Verilator either. */
static const char *run_verilator(const struct project *project,
                                 const char *folder)
{
    static char script[] =
        "cd \"$1\" && exec verilator --xml-only --xml-output " XML
        " --no-timing -fno-dfg -Wno-lint -Wno-style -Wno-fatal"
        " -Wno-BLKANDNBLK -DYOSYS -I. --top-module \"$2\" $(cat sources.txt)";
    char place[FILE_PATH_MAX], top[256];
    char *words[] = {"/bin/sh", "-c", script, "sh", place,
                     top, NULL};
    struct build_run *run = calloc(1, sizeof *run);
    struct cage cage;
    const char *error;

    if (!run)
        return "out of memory for a project";
    snprintf(place, sizeof place, "%s", folder);
    snprintf(top, sizeof top, "%s", project->top->name);
    build_run_cage(&cage, folder);
    *run = (struct build_run){.words = words, .temporary = folder,
                              .cage = &cage};
    error = build_run(run);
    if (!error && run->status)
        error = "Verilator does not read it either";
    free(run);
    return error;
}

static int names_task(const struct project_file *file, const char *task)
{
    for (size_t i = 0; i < file->word_count; i++) {
        const struct verilog_token *token = &file->words[i].token;

        if (token->length == strlen(task)
            && !memcmp(token->at, task, token->length))
            return 1;
    }
    return 0;
}

static enum plain_files bases_of(const struct project *project)
{
    int has_binary = 0, has_hex = 0;

    for (struct project_file **s = project->sources; *s; s++) {
        has_binary |= names_task(*s, "$readmemb");
        has_hex |= names_task(*s, "$readmemh");
    }
    return has_binary && has_hex ? PLAIN_FILES_BOTH
         : has_binary ? PLAIN_FILES_BINARY : PLAIN_FILES_HEX;
}

/* How many there are, Verilator does not write down. */
static int has_instance_arrays(const struct project *project)
{
    for (struct project_file **s = project->sources; *s; s++)
        for (struct project_module *m = (*s)->modules; m; m = m->next)
            for (struct project_instance *i = m->instances; i; i = i->next)
                if (m->is_used && i->is_array)
                    return 1;
    return 0;
}

const char *netlist_plain_make(const struct project *project,
                               const char *folder)
{
    char path[FILE_PATH_MAX], *xml = NULL, *verilog = NULL;
    const char *error = has_instance_arrays(project)
                      ? "arrays of instances cannot be made plain"
                      : run_verilator(project, folder);
    size_t length;

    file_join(folder, XML, path);
    if (!error)
        error = file_read(path, XML_MAX, &xml, &length);
    if (!error)
        error = plain_verilog(xml, length, bases_of(project), &verilog);
    if (!error)
        error = project_put(folder, NETLIST_PLAIN_NAME, verilog,
                            strlen(verilog));
    free(verilog);
    free(xml);
    return error;
}
