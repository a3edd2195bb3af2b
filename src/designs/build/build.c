/* build.c - a project built for a simulator, once for each content of its
 * sources.
 *
 * The sources are copied with their repairs into a folder of the cache, the
 * tools work there, and what they make stays as long as nothing that went into
 * it changes.
 */
#include "designs/build/build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/sha256.h"
#include "designs/engines/simulator_inside.h"
#include "disk/file.h"

/* What goes in */

/* Files that a source includes count as much as the sources: a change in a
 * header is a change of the netlist. */
static int is_compiled(const struct project_file *file)
{
    return file->is_source || file->is_included;
}

/* The name and the length go in as well, so that a line that moves from the
 * end of one file to the beginning of the next changes the sum. */
static const char *add_built_file(struct sha256 *sha,
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
 * and nobody gains by making them. The simulator's own salt is part of it:
 * other passes make another netlist. */
static const char *hash_project(const struct project *self,
                                const struct simulator *simulator,
                                char hash[33])
{
    struct sha256 sha;
    const char *error = NULL;

    sha256_begin(&sha);
    sha256_add(&sha, simulator->salt, strlen(simulator->salt) + 1);
    sha256_add(&sha, self->top->name, strlen(self->top->name) + 1);
    for (const struct project_file *f = self->files; f && !error; f = f->next)
        if (is_compiled(f))
            error = add_built_file(&sha, f);
    for (const struct project_data *d = self->data; d && !error; d = d->next)
        error = add_built_file(&sha, d->file);
    sha256_end_hex(&sha, hash, SHA256_NAME);
    return error;
}

/* The cache */

/* A folder is renamed into place when it is whole, so that to be there is to
 * be complete. */
static int is_built_there(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0;
}

/* Another process may have been quicker: then its folder stays. */
static const char *build_built_at(const struct project *self,
                            const struct simulator *simulator,
                            const char *folder)
{
    char half[BUILD_PATH_MAX];
    int lock = -1;
    const char *error = build_cache_begin(folder, half, &lock);

    if (!error)
        error = project_write(self, half);
    if (!error)
        error = simulator->build(self, half);
    if (error || rename(half, folder))
        build_cache_remove(half);
    if (lock >= 0)
        close(lock);
    return error;
}

/* Touched on every use: the least recently used builds go first. */
const char *build_project(const struct project *project,
                          const struct simulator *simulator,
                          char folder[BUILD_PATH_MAX])
{
    char cache[BUILD_PATH_MAX], product[FILE_PATH_MAX], hash[33];
    const char *error = build_cache_open(cache);

    if (!error)
        error = hash_project(project, simulator, hash);
    if (error)
        return error;
    snprintf(folder, BUILD_PATH_MAX, "%.*s/%.40s-%.12s-%s",
             BUILD_PATH_MAX - 120, cache, project->top->name, simulator->name,
             hash);
    file_join(folder, simulator->product, product);
    if (!is_built_there(product)) {
        build_cache_clean(cache);
        error = build_built_at(project, simulator, folder);
    }
    if (!error)
        build_cache_touch(folder);
    return error;
}
