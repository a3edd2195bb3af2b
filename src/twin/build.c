/* build.c - a twin is built once for each content of its sources.
 *
 * $XDG_CACHE_HOME/boardwalk, or ~/.cache/boardwalk, has a folder for each
 * twin that was ever built, called after the module and a hash of all that
 * went into it: sources, shim, script, parameters. A build happens in a folder
 * of its own and is moved there when it is whole, so that two builds at once
 * or one that is broken off do no harm.
 */
#include "twin/build.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"
#include "bench/journal.h"
#include "disk/file.h"
#include "disk/share.h"
#include "twin/ports.h"

enum { COMMAND_MAX = 16384, LOG_SHOWN = 200, SOURCE_MAX = 1 << 26 };

struct plan {                           /* how one twin is built */
    const struct engine_wish *wish;
    const struct engine_type *type;
    char rtl[BUILD_PATH_MAX], shims[BUILD_PATH_MAX];
    char words[COMMAND_MAX];            /* parameters and files, quoted */
    struct text to;                     /* those */
    uint64_t hash[2];
};

/* Hashes */

static void hash_bytes(struct plan *self, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        uint64_t byte = (unsigned char)bytes[i];

        self->hash[0] = (self->hash[0] ^ byte) * UINT64_C(0x100000001b3);
        self->hash[1] = (self->hash[1] + byte + 1)
                        * UINT64_C(0x9e3779b97f4a7c15);
        self->hash[1] ^= self->hash[1] >> 29;
    }
}

/* With the zero at its end, so that two words are not one. */
static void hash_word(struct plan *self, const char *word)
{
    hash_bytes(self, word, strlen(word) + 1);
}

static const char *hash_file(struct plan *self, const char *path)
{
    char *text;
    size_t length;
    const char *error = file_read(path, SOURCE_MAX, &text, &length);

    if (error)
        return error;
    hash_bytes(self, text, length + 1);
    free(text);
    return NULL;
}

static const char *hash_shim(struct plan *self, const char *name)
{
    char path[BUILD_PATH_MAX + 64];

    snprintf(path, sizeof path, "%s/%s", self->shims, name);
    return access(path, R_OK) == 0 ? hash_file(self, path) : NULL;
}

/* Files */

static int is_folder(const char *path)
{
    struct stat is;

    return stat(path, &is) == 0 && S_ISDIR(is.st_mode);
}

static void put_inside_quotes(struct text *to, const char *word)
{
    for (; *word; word++) {
        if (*word == '\'')
            text_put(to, "'\\'");       /* and then the quote itself */
        text_put_char(to, *word);
    }
}

/* One word for the shell: a folder and, unless null, what is in it. */
static void put_path(struct text *to, const char *folder, const char *name)
{
    text_put(to, " '");
    put_inside_quotes(to, folder);
    if (name) {
        text_put_char(to, '/');
        put_inside_quotes(to, name);
    }
    text_put_char(to, '\'');
}

static void put_quoted(struct text *to, const char *word)
{
    put_path(to, word, NULL);
}

static int find_source(const struct plan *self, const char *name,
                       char path[BUILD_PATH_MAX])
{
    static const char *const shapes[] = {"%s/%s.sv", "%s/boards/%s.sv",
                                         "%s/%s.v", "%s/%s"};

    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        snprintf(path, BUILD_PATH_MAX, shapes[i], self->rtl, name);
        if (access(path, R_OK) == 0 && !is_folder(path))
            return 1;
    }
    return 0;
}

/* A name with a dot is included by others and not named itself. */
static const char *add_source(struct plan *self, const char *name)
{
    char path[BUILD_PATH_MAX];

    if (!find_source(self, name, path))
        return text_error("no source for the module '", name, "': looked for ",
                          name, ".sv in ", self->rtl, " and its folder boards",
                          (char *)0);
    if (!strchr(name, '.'))
        put_quoted(&self->to, path);
    return hash_file(self, path);
}

static const char *each_word(struct plan *self, const char *words,
                             const char *(*take)(struct plan *, const char *))
{
    const char *error = NULL;
    char word[80];

    while (!error && words && text_word(&words, word, sizeof word) > 0)
        error = take(self, word);
    return error;
}

static const char *add_parameter(struct plan *self, const char *word)
{
    char option[96];

    snprintf(option, sizeof option, "-G%s", word);
    put_quoted(&self->to, option);
    return NULL;
}

static void add_clock(struct plan *self)
{
    char word[40];

    snprintf(word, sizeof word, "ClockHz=%lu",
             (unsigned long)self->wish->clock_hz);
    add_parameter(self, word);
}

static const char *hash_shims(struct plan *self)
{
    static const char *const shims[] = {"abi.h", "verilator.cpp",
                                        "cxxrtl.cpp", "icarus.c"};
    const char *error = hash_shim(self, self->type->script);

    for (size_t i = 0; !error && i < sizeof shims / sizeof *shims; i++)
        error = hash_shim(self, shims[i]);
    return error;
}

static const char *hash_ports(struct plan *self)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);

    if (!to)
        return "out of memory for the ports of a twin";
    ports_write_cpp(self->wish->twin, to);
    ports_write_list(self->wish->twin, to);
    fclose(to);
    hash_bytes(self, text, length);
    free(text);
    return NULL;
}

static const char *make_plan(struct plan *self)
{
    const struct twin *twin = self->wish->twin;
    const char *error = share_find("twin", self->shims,
                                   sizeof self->shims);

    if (!error && self->wish->rtl)
        snprintf(self->rtl, sizeof self->rtl, "%s", self->wish->rtl);
    else if (!error)
        error = share_find("rtl", self->rtl, sizeof self->rtl);
    if (error)
        return error;
    self->hash[0] = UINT64_C(0xcbf29ce484222325);
    text_begin(&self->to, self->words, sizeof self->words);
    if (twin->has_clock)
        add_clock(self);
    error = each_word(self, twin->parameters, add_parameter);
    if (!error)
        error = each_word(self, twin->sources, add_source);
    if (!error)
        error = hash_shims(self);
    if (!error)
        error = hash_ports(self);
    hash_word(self, self->type->script);
    hash_word(self, self->words);
    hash_word(self, self->wish->is_covered ? "covered" : "plain");
    return error;
}

/* The build */

static const char *cache_folder(char path[BUILD_PATH_MAX])
{
    const char *cache = getenv("XDG_CACHE_HOME");
    const char *home = getenv("HOME");
    char command[BUILD_PATH_MAX + 40];
    struct text to;

    if (cache && *cache)
        snprintf(path, BUILD_PATH_MAX, "%s/boardwalk", cache);
    else if (home && *home)
        snprintf(path, BUILD_PATH_MAX, "%s/.cache/boardwalk", home);
    else
        return "there is no home folder to build twins in: set HOME";
    text_begin(&to, command, sizeof command);
    text_put(&to, "mkdir -p");
    put_quoted(&to, path);
    if (system(command) != 0)
        return text_error("cannot make the folder ", path, (char *)0);
    return NULL;
}

static const char *write_ports(const struct plan *self, const char *folder)
{
    char path[BUILD_PATH_MAX + 80];
    FILE *cpp, *list;

    snprintf(path, sizeof path, "%s/ports.h", folder);
    cpp = fopen(path, "w");
    snprintf(path, sizeof path, "%s/ports.txt", folder);
    list = fopen(path, "w");
    if (cpp)
        ports_write_cpp(self->wish->twin, cpp);
    if (list)
        ports_write_list(self->wish->twin, list);
    if (cpp && list && fclose(cpp) == 0 && fclose(list) == 0)
        return NULL;
    return text_error("cannot write into the folder ", folder, (char *)0);
}

/* The first lines that say what is wrong. */
static const char *complain(const struct plan *self, const char *folder)
{
    char path[BUILD_PATH_MAX + 80], shown[LOG_SHOWN + 1] = "";
    char *text, *from;
    size_t length;

    snprintf(path, sizeof path, "%s/log", folder);
    if (!file_read(path, SOURCE_MAX, &text, &length)) {
        from = strstr(text, "rror");
        while (from && from > text && from[-1] != '\n')
            from--;
        snprintf(shown, sizeof shown, "%.*s", LOG_SHOWN, from ? from : text);
        free(text);
    }
    return text_error("the twin ", self->wish->twin->module, " cannot be built "
                      "(it takes ", self->type->needs, "): ", shown,
                      (char *)0);
}

/* The script copies the sounds into the folder, which then moves. */
static void put_sounds(const struct plan *self, const char *moved,
                       struct text *to)
{
    char option[BUILD_PATH_MAX + 40];

    if (!self->wish->twin->has_sounds)
        return;
    snprintf(option, sizeof option, "-GSoundsDir=\"%s/sounds/\"", moved);
    put_quoted(to, option);
}

static const char *run_script(const struct plan *self, const char *folder,
                              const char *moved)
{
    char command[COMMAND_MAX + 5 * BUILD_PATH_MAX];
    struct text to;

    text_begin(&to, command, sizeof command);
    text_put(&to, "sh");
    put_path(&to, self->shims, self->type->script);
    put_quoted(&to, folder);
    text_put(&to, self->wish->is_covered ? " covered" : " plain");
    put_quoted(&to, self->wish->twin->module);
    put_quoted(&to, self->rtl);
    put_sounds(self, moved, &to);
    text_put(&to, self->words);
    text_put(&to, " >");
    put_path(&to, folder, "log");
    text_put(&to, " 2>&1");
    return system(command) == 0 ? NULL : complain(self, folder);
}

static void remove_folder(const char *folder)
{
    char command[BUILD_PATH_MAX + 40];
    struct text to;

    text_begin(&to, command, sizeof command);
    text_put(&to, "rm -rf");
    put_quoted(&to, folder);
    if (system(command) != 0)
        return;                         /* it stays, and does no harm */
}

static int is_built(const struct plan *self, const char *folder)
{
    char product[BUILD_PATH_MAX + 16];

    snprintf(product, sizeof product, "%s/%s", folder, self->type->product);
    return access(product, R_OK) == 0;
}

/* Where somebody else was first, theirs stays; what is left of a folder that
 * was cleaned out does not. */
static void move_in(const struct plan *self, const char *half,
                    const char *folder)
{
    if (rename(half, folder) == 0)
        return;
    if (!is_built(self, folder)) {
        remove_folder(folder);
        if (rename(half, folder) == 0)
            return;
    }
    remove_folder(half);
}

static const char *build_in(const struct plan *self, const char *folder)
{
    char half[BUILD_PATH_MAX];
    const char *error;

    snprintf(half, sizeof half, "%.*s-%ld", BUILD_PATH_MAX - 24, folder,
             (long)getpid());
    if (mkdir(half, 0777) != 0 && errno != EEXIST)
        return text_error("cannot make the folder ", half, (char *)0);
    if (self->wish->on_build)
        self->wish->on_build(self->wish->twin->module, self->wish->kind);
    error = write_ports(self, half);
    if (!error)
        error = run_script(self, half, folder);
    if (error)
        remove_folder(half);
    else
        move_in(self, half, folder);
    return error;
}

const char *build_twin(const struct engine_wish *wish,
                       const struct engine_type *type,
                       char folder[BUILD_PATH_MAX])
{
    char cache[BUILD_PATH_MAX];
    struct plan *plan = calloc(1, sizeof *plan);
    const char *error;

    if (!plan)
        return "out of memory for building a twin";
    plan->wish = wish;
    plan->type = type;
    error = make_plan(plan);
    if (!error)
        error = cache_folder(cache);
    if (!error) {
        snprintf(folder, BUILD_PATH_MAX, "%.*s/%.40s-%.9s-%016llx%016llx",
                 BUILD_PATH_MAX - 100, cache, wish->twin->module, wish->kind,
                 (unsigned long long)plan->hash[0],
                 (unsigned long long)plan->hash[1]);
        if (!is_built(plan, folder))
            error = build_in(plan, folder);
    }
    free(plan);
    return error;
}
