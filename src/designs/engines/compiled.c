/* compiled.c - compiles a design in the background while it already runs.
 *
 *     NOT --start--> SOON --the compiler ended well--> READY
 *                      \--no compiler, no room, ...--> NEVER
 *
 * What is in the cache is READY at once. A folder of the cache is renamed into
 * place when it is whole, as netlist.c does it.
 */
#include "designs/engines/compiled.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/sha256.h"
#include "disk/file.h"

#define SOURCE "run.c"
#define LIBRARY "run.so"

/* In a shell for the bounds and the folder; "$1" is that, and "$2" how much to
 * optimize: no word of a design. A minute is a hundred times what designs of
 * students take. */
#define COMPILE "ulimit -t 60; ulimit -v 4000000; cd \"$1\" && " \
                "exec nice -n 5 cc \"$2\" -w -fPIC -shared -o " LIBRARY \
                " " SOURCE

extern char **environ;

/* What is there */

static void take_library(struct compiled *self)
{
    snprintf(self->library, sizeof self->library, "%s/" LIBRARY,
             self->folder);
    self->state = COMPILED_NEVER;
    if (build_cache_check(self->library))
        return;
    self->state = COMPILED_READY;
    build_cache_touch(self->folder);
}

/* Compiling */

static void drop_half(struct compiled *self)
{
    if (self->half[0])
        build_cache_remove(self->half);
    if (self->lock >= 0)
        close(self->lock);
    self->half[0] = 0;
    self->lock = -1;
}

/* Its words go nowhere: what the compiler says of C of ours helps nobody who
 * plays. In a group of its own, so that all of it can be ended. */
static int spawn_compiler(struct compiled *self, const char *text)
{
    char option[8], *words[] = {"sh", "-c", COMPILE, "sh", self->half, option,
                                NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    int is_bad;

    strcpy(option, leap_c_option(strlen(text)));
    if (posix_spawn_file_actions_init(&files))
        return 0;
    if (posix_spawnattr_init(&how)) {
        posix_spawn_file_actions_destroy(&files);
        return 0;
    }
    is_bad = posix_spawn_file_actions_addopen(&files, 0, "/dev/null",
                                              O_RDONLY, 0)
          || posix_spawn_file_actions_addopen(&files, 1, "/dev/null",
                                              O_WRONLY, 0)
          || posix_spawn_file_actions_adddup2(&files, 1, 2)
          || posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP)
          || posix_spawn(&self->compiler, "/bin/sh", &files, &how, words,
                         environ);
    posix_spawnattr_destroy(&how);
    posix_spawn_file_actions_destroy(&files);
    return !is_bad;
}

static const char *write_source(struct compiled *self, const char *text)
{
    char path[BUILD_PATH_MAX + 16];
    struct file_draft draft;
    const char *error = build_cache_begin(self->folder, self->half,
                                          &self->lock);

    if (error)
        return error;
    snprintf(path, sizeof path, "%s/" SOURCE, self->half);
    error = file_begin(&draft, path);
    if (error)
        return error;
    fputs(text, draft.stream);
    return file_commit_loose(&draft);
}

static void begin_compiling(struct compiled *self, const char *text)
{
    self->lock = -1;
    if (!write_source(self, text) && spawn_compiler(self, text)) {
        self->state = COMPILED_SOON;
        return;
    }
    drop_half(self);
    self->state = COMPILED_NEVER;
}

/* The text and how it is compiled make the name. */
static const char *name_folder(struct compiled *self, const char *name,
                               const char *text)
{
    char cache[BUILD_PATH_MAX], hash[33];
    const char *error = build_cache_open(cache);
    struct sha256 sha;

    if (error)
        return error;
    sha256_begin(&sha);
    sha256_add(&sha, COMPILE, sizeof COMPILE);
    sha256_add(&sha, leap_c_option(strlen(text)), 3);
    sha256_add(&sha, text, strlen(text));
    sha256_end_hex(&sha, hash, SHA256_NAME);
    snprintf(self->folder, sizeof self->folder, "%.*s/%.40s-leap-%s",
             BUILD_PATH_MAX - 120, cache, name, hash);
    return NULL;
}

static int is_compiled_before(const struct compiled *self)
{
    char path[BUILD_PATH_MAX + 16];

    snprintf(path, sizeof path, "%s/" LIBRARY, self->folder);
    return access(path, R_OK) == 0;
}

/* Null if there is not enough memory, or the design has no C. */
static char *text_of_design(struct leap *leap)
{
    size_t need = leap_c_need(leap), length = leap_c_length(leap);
    char *scratch = malloc(need), *text = malloc(length);
    struct arena arena;
    struct text to;

    if (scratch && text) {
        arena = arena_of(scratch, need);
        text_begin(&to, text, length);
        if (!leap_c_write(leap, &arena, &to)) {
            free(scratch);
            return text;
        }
    }
    free(scratch);
    free(text);
    return NULL;
}

/* Takes it if it is there; else it is made, if it may be. */
static void find_or_make(struct compiled *self, struct leap *leap,
                         const char *name, int may_make)
{
    char *text;

    if (self->state != COMPILED_NOT)
        return;
    text = text_of_design(leap);
    if (!text || name_folder(self, name, text))
        self->state = COMPILED_NEVER;
    else if (is_compiled_before(self))
        take_library(self);
    else if (may_make)
        begin_compiling(self, text);
    free(text);
}

void compiled_find(struct compiled *self, struct leap *leap,
                   const char *name)
{
    find_or_make(self, leap, name, 0);
}

void compiled_start(struct compiled *self, struct leap *leap,
                    const char *name)
{
    find_or_make(self, leap, name, 1);
}

/* Another process may have been quicker: then its folder is as good. */
static void end_compiling(struct compiled *self, int status)
{
    self->compiler = 0;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        (void)rename(self->half, self->folder);
    drop_half(self);
    self->state = COMPILED_NEVER;
    if (is_compiled_before(self))
        take_library(self);
}

const char *compiled_take(struct compiled *self)
{
    int status;

    if (self->state == COMPILED_SOON
        && waitpid(self->compiler, &status, WNOHANG) == self->compiler)
        end_compiling(self, status);
    return self->state == COMPILED_READY ? self->library : NULL;
}

void compiled_close(struct compiled *self)
{
    if (self->compiler > 0) {
        kill(-self->compiler, SIGKILL);
        waitpid(self->compiler, NULL, 0);
        self->compiler = 0;
        drop_half(self);
    }
    *self = (struct compiled){.lock = -1};
}

leap_c_function *compiled_load(const char *library)
{
    void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    void *found = opened ? dlsym(opened, "leap_c_run") : NULL;
    leap_c_function *run = NULL;

    if (found)
        memcpy(&run, &found, sizeof run);
    return run;
}
