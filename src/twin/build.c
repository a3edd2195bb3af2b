/* build.c - builds twins, once for each content of their sources.
 *
 * The cache (build_cache.h) has a folder for each twin that was built, called
 * after the module and a hash of all that went into it: sources, shim, script,
 * parameters, compiler. A build happens in a folder of its own and is moved
 * there when it is whole, so that two builds at once, or one that is
 * interrupted, do no harm.
 *
 * Of a foreign design only what verilog.h let through is compiled. It is kept
 * in the folder design of its twin, and compared before the twin is used
 * again: two designs with equal hashes are never taken for each other.
 */
#include "twin/build.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/text.h"
#include "disk/file.h"
#include "disk/share.h"
#include "designs/build/build_cache.h"
#include "designs/build/build_run.h"
#include "twin/ports.h"
#include "twin/verilog.h"

/* Bytes and number of a command's words; bytes of a log in an error; the
 * largest source. */
enum { LETTERS_MAX = 1 << 16, WORDS_MAX = 128, LOG_SHOWN = 200,
       SOURCE_MAX = 1 << 26 };

/* The words of a command, as execv takes them. */
struct words {
    char letters[LETTERS_MAX];
    char *at[WORDS_MAX];                /* null after the last */
    size_t used, count;
};

struct plan {                           /* how one twin is built */
    const struct engine_config *config;
    const struct engine_type *type;
    char rtl[BUILD_PATH_MAX], shims[BUILD_PATH_MAX], cache[BUILD_PATH_MAX];
    struct words parameters;
    struct words sources;               /* relative to rtl */
    struct verilog design;              /* if it is foreign */
    struct words command;
    struct build_run run;
    uint64_t hash[2];
};

/* Words */

/* A folder and, unless null, the name of what is in it. Words beyond the room
 * are dropped: the build then fails for want of them. */
static void append_path(struct words *self, const char *folder,
                        const char *name)
{
    size_t room = sizeof self->letters - self->used;
    int length = snprintf(self->letters + self->used, room, "%s%s%s", folder,
                          name ? "/" : "", name ? name : "");

    if (length < 0 || (size_t)length >= room
        || self->count + 1 == WORDS_MAX)
        return;
    self->at[self->count++] = self->letters + self->used;
    self->used += (size_t)length + 1;
}

static void append_argument(struct words *self, const char *word)
{
    append_path(self, word, NULL);
}

/* Hashes */

/* Two hashes of 64 bits side by side, FNV-1a and a multiplicative one. They
 * need not withstand an attacker: foreign designs are compared byte by byte. */
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

/* With the zero at its end, so that "ab" "c" differs from "a" "bc". */
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

/* A shim that is not there is no error: not all installations have all. */
static const char *hash_shim(struct plan *self, const char *name)
{
    char path[BUILD_PATH_MAX + 64];

    snprintf(path, sizeof path, "%s/%s", self->shims, name);
    return access(path, R_OK) == 0 ? hash_file(self, path) : NULL;
}

/* Files */

static int is_directory(const char *path)
{
    struct stat is;

    return stat(path, &is) == 0 && S_ISDIR(is.st_mode);
}

/* The source of a module, relative to rtl; the first of these that exists. */
static int find_source(const struct plan *self, const char *module,
                       char name[VERILOG_NAME_MAX])
{
    static const char *const shapes[] = {"%s.sv", "boards/%s.sv", "%s.v",
                                         "%s"};
    char path[BUILD_PATH_MAX + VERILOG_NAME_MAX];

    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        snprintf(name, VERILOG_NAME_MAX, shapes[i], module);
        snprintf(path, sizeof path, "%s/%s", self->rtl, name);
        if (access(path, R_OK) == 0 && !is_directory(path))
            return 1;
    }
    return 0;
}

static const char *hash_source(struct plan *self, const char *name)
{
    char path[BUILD_PATH_MAX + VERILOG_NAME_MAX];

    snprintf(path, sizeof path, "%s/%s", self->rtl, name);
    return hash_file(self, path);
}

/* Adds a module to the sources. A name with a dot is a file that others include
 * or read: it counts for the hash, but is no argument of the compiler. A
 * foreign design is read instead, and hashed later as what came out. */
static const char *add_source(struct plan *self, const char *module)
{
    char name[VERILOG_NAME_MAX];

    if (!find_source(self, module, name))
        return text_error("no source for the module '", module,
                          "': looked for ", module, ".sv in ", self->rtl,
                          " and its folder boards", (char *)0);
    if (strchr(module, '.'))
        return self->config->rtl ? NULL : hash_source(self, name);
    append_argument(&self->sources, name);
    return self->config->rtl ? verilog_add(&self->design, name)
                           : hash_source(self, name);
}

/* Calls a function for each word until one fails. */
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
    append_argument(&self->parameters, option);
    return NULL;
}

/* All times of a design follow from this parameter. */
static void add_clock(struct plan *self)
{
    char word[40];

    snprintf(word, sizeof word, "ClockHz=%lu",
             (unsigned long)self->config->clock_hz);
    add_parameter(self, word);
}

static const char *hash_shims(struct plan *self)
{
    static const char *const shims[] = {"abi.h", "ended.h", "verilator.cpp",
                                        "cxxrtl.cpp", "icarus.c"};
    const char *error = hash_shim(self, self->type->script);

    for (size_t i = 0; !error && i < sizeof shims / sizeof *shims; i++)
        error = hash_shim(self, shims[i]);
    return error;
}

/* The pin tables are compiled into the twin, so a changed table is another
 * twin. */
static const char *hash_ports(struct plan *self)
{
    char *text = NULL;
    size_t length = 0;
    FILE *to = open_memstream(&text, &length);

    if (!to)
        return "out of memory for the ports of a twin";
    ports_write_cpp(self->config->twin, to);
    ports_write_list(self->config->twin, to);
    fclose(to);
    hash_bytes(self, text, length);
    free(text);
    return NULL;
}

/* Plans */

/* After this a foreign design is all in memory: files on disk that change now
 * are not looked at again. */
static const char *read_sources(struct plan *self)
{
    const struct engine_config *config = self->config;
    const char *error = NULL;

    if (config->rtl)
        error = verilog_begin(&self->design, self->rtl, self->type->macros);
    if (!error)
        error = each_word(self, config->twin->sources, add_source);
    if (!error && config->rtl)
        error = verilog_add_others(&self->design);
    for (size_t i = 0; !error && i < self->design.count; i++) {
        hash_word(self, self->design.files[i].name);
        hash_bytes(self, self->design.files[i].text,
                   self->design.files[i].length);
    }
    return error;
}

static void hash_words(struct plan *self, const struct words *words)
{
    for (size_t i = 0; i < words->count; i++)
        hash_word(self, words->at[i]);
}

/* What else makes a twin another one. */
static void hash_rest(struct plan *self)
{
    const char *compiler = getenv("CXX");
    const char *flags = getenv("CXXFLAGS");

    hash_word(self, self->type->script);
    hash_words(self, &self->parameters);
    hash_words(self, &self->sources);
    hash_word(self, self->config->is_covered ? "covered" : "plain");
    hash_word(self, self->config->rtl ? "foreign" : "our own");
    hash_word(self, compiler ? compiler : "");
    hash_word(self, flags ? flags : "");
}

static const char *find_folders(struct plan *self)
{
    const char *error = share_find("twin", self->shims,
                                   sizeof self->shims);

    if (error)
        return error;
    if (!self->config->rtl)
        return share_find("rtl", self->rtl, sizeof self->rtl);
    if (strlen(self->config->rtl) >= sizeof self->rtl - VERILOG_NAME_MAX)
        return "the name of the Verilog folder is too long";
    strcpy(self->rtl, self->config->rtl);
    return NULL;
}

/* Everything that can be known before a compiler runs: folders, parameters,
 * sources and the hash of it all. */
static const char *prepare_build(struct plan *self)
{
    const struct twin *twin = self->config->twin;
    const char *error = find_folders(self);

    if (error)
        return error;
    self->hash[0] = UINT64_C(0xcbf29ce484222325);
    if (twin->has_clock)
        add_clock(self);
    error = each_word(self, twin->parameters, add_parameter);
    if (!error)
        error = read_sources(self);
    if (!error)
        error = hash_shims(self);
    if (!error)
        error = hash_ports(self);
    hash_rest(self);
    return error;
}

/* The build */

/* ports.h for the shims in C++, ports.txt for Icarus. */
static const char *write_ports(const struct plan *self, const char *folder)
{
    char path[BUILD_PATH_MAX + 80];
    FILE *cpp, *list;
    int is_written;

    snprintf(path, sizeof path, "%s/ports.h", folder);
    cpp = fopen(path, "w");
    snprintf(path, sizeof path, "%s/ports.txt", folder);
    list = fopen(path, "w");
    if (cpp)
        ports_write_cpp(self->config->twin, cpp);
    if (list)
        ports_write_list(self->config->twin, list);
    is_written = cpp && fclose(cpp) == 0;
    is_written &= list && fclose(list) == 0;
    return is_written ? NULL : file_trouble("write into the folder", folder);
}

/* Copies a log to an error, with the folder of a foreign design as the user
 * calls it, and without control characters. */
static void put_log(const struct plan *self, const char *folder,
                    const char *from, struct text *to)
{
    char inside[BUILD_PATH_MAX + 16];
    size_t length;

    snprintf(inside, sizeof inside, "%s/design", folder);
    length = strlen(inside);
    while (*from && to->used + 1 < to->size) {
        if (self->config->rtl && strncmp(from, inside, length) == 0) {
            text_put(to, self->rtl);
            from += length;
        } else {
            if (!text_is_control(*from) || *from == '\n')
                text_put_char(to, *from);
            from++;
        }
    }
}

/* From the first line with an error on; a full disk comes first, as the errors
 * that follow from it mislead. */
static const char *explain_build_failure(const struct plan *self,
                                         const char *folder)
{
    const char *log = self->run.log, *from = strstr(log, "No space left");
    const char *limit = self->run.limit;
    char shown[LOG_SHOWN + 1];
    struct text to;

    if (!from)
        from = strstr(log, "rror");
    while (from && from > log && from[-1] != '\n')
        from--;
    text_begin(&to, shown, sizeof shown);
    put_log(self, folder, from ? from : log, &to);
    return text_error("the twin ", self->config->twin->module,
                      " cannot be built (it needs ", self->type->needs, "): ",
                      limit ? "a tool needed more than " : "",
                      limit ? limit : *shown ? shown : "a tool failed "
                      "without a message", (char *)0);
}

/* A folder, "-GSoundsDir=@sounds/", is given by an absolute path, the one that
 * it will have once the build is moved: the design reads it when it starts. */
static void append_parameter(struct plan *self, const char *parameter,
                             const char *moved)
{
    char option[BUILD_PATH_MAX + 96];
    const char *at = strstr(parameter, "=@");

    if (!at) {
        append_argument(&self->command, parameter);
        return;
    }
    snprintf(option, sizeof option, "%.*s=\"%s/%s\"",
             (int)(at - parameter), parameter, moved, at + 2);
    append_argument(&self->command, option);
}

/* The arguments that twin/verilator.sh and its like document. */
static void make_command(struct plan *self, const char *folder,
                         const char *moved)
{
    struct words *to = &self->command;
    char design[BUILD_PATH_MAX + 16];
    const char *rtl = self->rtl;

    snprintf(design, sizeof design, "%s/design", folder);
    if (self->config->rtl)
        rtl = design;
    append_argument(to, "/bin/sh");
    append_path(to, self->shims, self->type->script);
    append_argument(to, folder);
    append_argument(to, self->config->is_covered ? "covered" : "plain");
    append_argument(to, self->config->twin->module);
    append_argument(to, rtl);
    for (size_t i = 0; i < self->parameters.count; i++)
        append_parameter(self, self->parameters.at[i], moved);
    for (size_t i = 0; i < self->sources.count; i++)
        append_path(to, rtl, self->sources.at[i]);
}

/* What all designs need is compiled outside of the cage, and once. */
static const char *make_runtime(struct plan *self, const char *folder)
{
    char script[BUILD_PATH_MAX + 64];
    char *words[] = {"/bin/sh", script, self->cache, NULL};
    const char *error;

    if (!self->type->runtime)
        return NULL;
    snprintf(script, sizeof script, "%s/%s", self->shims,
             self->type->runtime);
    self->run.words = words;
    self->run.temporary = folder;
    error = build_run(&self->run);
    if (!error && self->run.status != 0)
        error = explain_build_failure(self, folder);
    return error;
}

static const char *run_build_script(struct plan *self, const char *folder,
                                    const char *moved)
{
    const char *error;
    struct cage cage;

    error = make_runtime(self, folder);
    if (error)
        return error;
    make_command(self, folder, moved);
    self->run.words = self->command.at;
    self->run.temporary = folder;
    build_run_cage(&cage, folder);
    cage.reads[0] = self->shims;
    cage.reads[1] = self->cache;
    self->run.cage = self->config->rtl ? &cage : NULL;
    error = build_run(&self->run);
    if (!error && self->run.status != 0)
        error = explain_build_failure(self, folder);
    return error;
}

static int is_built(const struct plan *self, const char *folder)
{
    char product[BUILD_PATH_MAX + 16];

    snprintf(product, sizeof product, "%s/%s", folder, self->type->product);
    return access(product, R_OK) == 0 && verilog_is_kept(&self->design, folder);
}

/* Moves a finished build into the cache. If another process was first, its
 * build stays; the remains of one that was half removed do not. */
static void install_build(const struct plan *self, const char *half,
                          const char *folder)
{
    if (rename(half, folder) == 0)
        return;
    if (!is_built(self, folder)) {
        build_cache_remove(folder);
        if (rename(half, folder) == 0)
            return;
    }
    build_cache_remove(half);
}

/* The lock is held until the folder has its final name, so that no other
 * process takes it for a leftover. */
static const char *build_in(struct plan *self, const char *folder)
{
    char half[BUILD_PATH_MAX];
    int lock = -1;
    const char *error = build_cache_begin(folder, half, &lock);

    if (!error && self->config->on_build)
        self->config->on_build(self->config->twin->module, self->config->kind);
    if (!error)
        error = write_ports(self, half);
    if (!error && self->config->rtl)
        error = verilog_keep(&self->design, half);
    if (!error)
        error = run_build_script(self, half, folder);
    if (error)
        build_cache_remove(half);
    else
        install_build(self, half, folder);
    if (lock >= 0)
        close(lock);
    return error;
}

/* Takes it from the cache, or builds it now. Code is loaded from there, so
 * folder and product must belong to the user (build_cache_check). */
static const char *build_or_reuse(struct plan *self, const char *folder)
{
    char product[BUILD_PATH_MAX + 16];
    const char *error = NULL;

    if (!is_built(self, folder)) {
        build_cache_clean(self->cache);
        error = build_in(self, folder);
    }
    if (error)
        return error;
    build_cache_touch(folder);
    snprintf(product, sizeof product, "%s/%s", folder, self->type->product);
    error = build_cache_check(folder);
    return error ? error : build_cache_check(product);
}

const char *build_twin(const struct engine_config *config,
                       const struct engine_type *type,
                       char folder[BUILD_PATH_MAX])
{
    struct plan *plan = calloc(1, sizeof *plan);
    const char *error;

    if (!plan)
        return "out of memory for building a twin";
    plan->config = config;
    plan->type = type;
    error = prepare_build(plan);
    if (!error)
        error = build_cache_open(plan->cache);
    if (!error) {
        snprintf(folder, BUILD_PATH_MAX, "%.*s/%.40s-%.9s-%016llx%016llx",
                 BUILD_PATH_MAX - 100, plan->cache, config->twin->module,
                 config->kind,
                 (unsigned long long)plan->hash[0],
                 (unsigned long long)plan->hash[1]);
        error = build_or_reuse(plan, folder);
    }
    verilog_free(&plan->design);
    free(plan);
    return error;
}
