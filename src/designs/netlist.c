/* netlist.c - a project as a netlist, by Yosys.
 *
 * The sources are copied with their repairs into a folder of the cache, Yosys
 * runs there with bounds on time and memory, and its netlist stays as long as
 * nothing that went into it changes.
 */
#include "designs/netlist.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/sha256.h"
#include "base/text.h"
#include "designs/build_run.h"
#include "designs/leap/raw.h"
#include "disk/file.h"

enum { COMMAND_MAX = 1 << 16 };

#define NETLIST "netlist.json"

/* What goes in */

/* Files that a source includes count as much as the sources: a change in a
 * header is a change of the netlist. */
static int is_compiled(const struct project_file *file)
{
    return file->is_source || file->is_included;
}

/* The name and the length go in as well, so that a line that moves from the
 * end of one file to the beginning of the next changes the sum. */
static const char *add_file(struct sha256 *sha,
                            const struct project_file *file)
{
    size_t length;
    char *copy = project_copy(file, &length);

    if (!copy)
        return "out of memory for a project";
    sha256_add(sha, file->plain, strlen(file->plain) + 1);
    sha256_add(sha, &length, sizeof length);
    sha256_add(sha, copy, length);
    free(copy);
    return NULL;
}

/* Half of a SHA-256 is enough for a name: 128 bits do not collide by chance,
 * and nobody gains by making them. RAW_YOSYS is part of it, since other passes
 * make another netlist. */
static const char *hash_project(const struct project *self, char hash[33])
{
    unsigned char sum[SHA256_LENGTH];
    struct sha256 sha;
    const char *error = NULL;

    sha256_begin(&sha);
    sha256_add(&sha, RAW_YOSYS, sizeof RAW_YOSYS);
    sha256_add(&sha, self->top->name, strlen(self->top->name) + 1);
    for (const struct project_file *f = self->files; f && !error; f = f->next)
        if (is_compiled(f))
            error = add_file(&sha, f);
    for (const struct project_data *d = self->data; d && !error; d = d->next)
        error = add_file(&sha, d->file);
    sha256_end(&sha, sum);
    for (int i = 0; i < 16; i++)
        snprintf(hash + 2 * i, 3, "%02x", sum[i]);
    return error;
}

/* Yosys */

/* Modules are made when their parameters are known: only then is it clear which
 * file $readmemh reads. */
static void put_command(const struct project *self, struct text *to)
{
    text_put(to, "read_verilog -sv -defer");
    for (struct project_file *const *at = self->sources; *at; at++) {
        text_put_char(to, ' ');
        text_put(to, (*at)->plain);
    }
    text_put(to, "; hierarchy -check -top ");
    text_put(to, self->top->name);
    text_put(to, "; " RAW_YOSYS "write_json " NETLIST);
}

/* The line of the first error, "top.v:12: ERROR: syntax error". */
static const char *first_error(char *log)
{
    char *at = strstr(log, "ERROR: ");
    char *end;

    if (!at)
        return text_error("Yosys could not read the design: ", log, (char *)0);
    end = strchr(at, '\n');
    if (end)
        *end = 0;
    while (at > log && at[-1] != '\n')
        at--;
    return text_error("Yosys: ", at, (char *)0);
}

/* By way of a shell for the change of folder only; words of the project reach
 * it as arguments and are never read as commands. Yosys gets names that
 * project_write has made plain. */
static const char *run_yosys(const struct project *self, const char *folder)
{
    static char command[COMMAND_MAX], place[BUILD_PATH_MAX];
    char *words[] = {"/bin/sh", "-c",
                     "cd \"$1\" && exec yosys -q -p \"$2\"",
                     "sh", place, command, NULL};
    struct build_run *run = calloc(1, sizeof *run);
    const char *error;
    struct text to;

    if (!run)
        return "out of memory for a project";
    text_begin(&to, place, sizeof place);
    text_put(&to, folder);
    text_begin(&to, command, sizeof command);
    put_command(self, &to);
    run->words = words;
    run->temporary = folder;
    run->is_bounded = 1;
    error = build_run(run);
    if (!error && run->status == 127)
        error = "Yosys is not installed; it turns Verilog into a netlist "
                "(Debian: apt install yosys)";
    else if (!error && run->status)
        error = first_error(run->log);
    free(run);
    return error;
}

/* The cache */

/* A folder is renamed into place when it is whole, so that to be there is to
 * be complete. */
static int is_there(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0;
}

/* Another process may have been quicker: then its folder stays. */
static const char *build_at(const struct project *self, const char *folder)
{
    char half[BUILD_PATH_MAX];
    int lock = -1;
    const char *error = build_cache_begin(folder, half, &lock);

    if (!error)
        error = project_write(self, half);
    if (!error)
        error = run_yosys(self, half);
    if (error || rename(half, folder))
        build_cache_remove(half);
    if (lock >= 0)
        close(lock);
    return error;
}

/* Touched on every use: the least recently used netlists go first. */
const char *netlist_make(const struct project *project,
                         char path[BUILD_PATH_MAX])
{
    char cache[BUILD_PATH_MAX], folder[BUILD_PATH_MAX], hash[33];
    const char *error = build_cache_open(cache);

    if (!error)
        error = hash_project(project, hash);
    if (error)
        return error;
    snprintf(folder, sizeof folder, "%.*s/%.40s-netlist-%s",
             BUILD_PATH_MAX - 120, cache, project->top->name, hash);
    snprintf(path, BUILD_PATH_MAX, "%.*s/" NETLIST, BUILD_PATH_MAX - 20,
             folder);
    if (!is_there(path)) {
        build_cache_clean(cache);
        error = build_at(project, folder);
    }
    if (!error)
        build_cache_touch(folder);
    return error;
}
