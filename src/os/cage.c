/* cage.c - a sandbox for a child process that works on somebody else's files.
 *
 * Limits first, then files, then system calls: each step may need what the
 * next one takes away.
 */
#include "os/cage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "os/cage_inside.h"

static unsigned pretended;

void cage_pretend_without(unsigned means)
{
    pretended = means;
}

static int has(unsigned means, int (*works)(void))
{
    return !(pretended & means) && works();
}

/* Limits */

/* Both limits are lowered: the child cannot raise them again. */
void cage_limit(int what, size_t most)
{
    struct rlimit is;

    if (getrlimit(what, &is) != 0)
        return;
    if (is.rlim_max == RLIM_INFINITY || is.rlim_max > (rlim_t)most)
        is.rlim_max = (rlim_t)most;
    is.rlim_cur = is.rlim_max;
    setrlimit(what, &is);
}

/* RLIMIT_AS counts what is mapped already, and sanitizers map terabytes: the
 * limit is on top of it. A program that is started begins anew, with less
 * mapped than that. */
static size_t mapped_memory(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");

    if (file && fscanf(file, "%lu", &pages) != 1)
        pages = 0;
    if (file)
        fclose(file);
    return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* SIGXCPU comes first, which tells this end from others; who ignores it has no
 * more than another second. */
static void limit_time(unsigned seconds)
{
    struct rlimit is;

    cage_limit(RLIMIT_CPU, seconds + 1);
    if (getrlimit(RLIMIT_CPU, &is) != 0 || is.rlim_cur <= seconds)
        return;
    is.rlim_cur = seconds;
    setrlimit(RLIMIT_CPU, &is);
}

static void set_limits(const struct cage *self)
{
    cage_limit(RLIMIT_CORE, 0);
    if (self->seconds)
        limit_time(self->seconds);
    if (self->memory)
        cage_limit(RLIMIT_AS, mapped_memory() + self->memory);
    if (self->file_size)
        cage_limit(RLIMIT_FSIZE, self->file_size);
    if (self->files)
        cage_limit(RLIMIT_NOFILE, self->files);
}

/* The system's own files */

/* Not /etc as a whole: what is in there is nobody's business. */
static const char *const usual[] = {
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/opt", "/nix/store",
    "/gnu/store", "/etc/ld.so.cache", "/etc/alternatives", "/etc/perl",
    "/dev/urandom", "/dev/zero",
};

/* Where a folder with programs keeps the rest. */
static const char *const beside[] = {"", "/../lib", "/../libexec",
                                     "/../share"};

static int is_usual(const char *path)
{
    return !strncmp(path, "/usr/", 5) || !strncmp(path, "/bin", 4)
        || !strncmp(path, "/sbin", 5) || !strncmp(path, "/opt/", 5);
}

void cage_system(struct cage_system *self)
{
    const char *path = getenv("PATH");
    size_t count = 0, used = 0;

    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        self->paths[count++] = usual[i];
    for (; path && *path; path += *path == ':') {
        size_t length = strcspn(path, ":");

        for (size_t i = 0; i < sizeof beside / sizeof *beside
             && *path == '/' && !is_usual(path); i++) {
            size_t room = sizeof self->letters - used;
            int put = snprintf(self->letters + used, room, "%.*s%s",
                               (int)length, path, beside[i]);

            if (put < 0 || (size_t)put >= room || count == CAGE_SYSTEM_MAX)
                break;
            self->paths[count++] = self->letters + used;
            used += (size_t)put + 1;
        }
        path += length;
    }
    self->paths[count] = NULL;
}

/* The cage */

const char *cage_enter(const struct cage *self)
{
    struct cage_system system;
    const char *error = NULL;

    set_limits(self);
    cage_system(&system);
    if (has(CAGE_LANDLOCK, cage_files_work))
        error = cage_files_close(self, &system);
    else if (has(CAGE_SPACES, cage_mounts_work))
        error = cage_mounts_close(self, &system);
    if (!error && has(CAGE_SECCOMP, cage_calls_work))
        error = cage_calls_close(self->starts_programs);
    return error;
}

int cage_lacks(struct text *to)
{
    int has_files = has(CAGE_LANDLOCK, cage_files_work)
                 || has(CAGE_SPACES, cage_mounts_work);
    int has_calls = has(CAGE_SECCOMP, cage_calls_work);

    if (!has_files)
        text_put(to, "Landlock and user namespaces, which keep files from "
                 "being read and written");
    if (!has_files && !has_calls)
        text_put(to, ", and ");
    if (!has_calls)
        text_put(to, "seccomp, which keeps the network and other programs "
                 "away");
    return !has_files || !has_calls;
}
