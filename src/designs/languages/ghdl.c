/* ghdl.c - translates VHDL into Verilog with GHDL.
 *
 * The sources are copied into a folder of the cache, and GHDL synthesises each
 * entity that is wanted from all of them; their order does not matter to it.
 * It is asked for VHDL-2008, and where it objects for
 * VHDL-93: a few words, such as "default", are names in the old language only.
 *
 * In the folder: the sources, ghdl.v as GHDL wrote it, from_vhdl.v with its
 * errors mended. The folder has another name until all is done and is then
 * renamed, so that whoever finds it finds it whole.
 */
#include "designs/languages/ghdl.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/sha256.h"
#include "base/text.h"
#include "designs/build/build_cache.h"
#include "designs/build/build_run.h"
#include "designs/languages/ghdl_mend.h"
#include "designs/languages/ghdl_names.h"
#include "designs/languages/ghdl_source.h"
#include "disk/file.h"
#include "disk/share.h"

enum { WORDS_MAX = 600, VERILOG_MAX = 64 << 20, OPTION_MAX = 64 };

#define RAW "ghdl.v"                     /* as GHDL writes it */
#define DUMP "ghdl.txt"                 /* its netlist */
#define RESULT "from_vhdl.v"            /* as it should be */
#define VERSION "2"                     /* of what is asked of GHDL: another
                                         * one is another translation */

/* Declarations of vendors' cells, for those who name a library of theirs. */
static const struct library { const char *name, *file; } libraries[] = {
    {"unisim", "vcomponents.vhd"},
    {"altera_mf", "altera_mf_components.vhd"},
    {"lpm", "lpm_components.vhd"},
};

struct ghdl {
    const struct project_vhdl *vhdl;
    const char *folder;
    const char *standard;               /* "--std=08" */
    struct build_run *run;
    char *words[WORDS_MAX + 1];
    int count;
};

/* One call */

static void add_word(struct ghdl *self, const char *word)
{
    union { const char *kept; char *word; } as = {word};    /* for execv */

    if (self->count < WORDS_MAX)
        self->words[self->count++] = as.word;
    self->words[self->count] = NULL;
}

/* A shell changes the folder and leads the output away; words of the project
 * reach it as arguments only. Output is appended: several entities, one call
 * each, make one file. */
static void begin_call(struct ghdl *self, const char *command,
                       const char *output)
{
    self->count = 0;
    add_word(self, "/bin/sh");
    add_word(self, "-c");
    add_word(self, "cd \"$1\" && exec >>\"$2\" && shift 2 && exec \"$@\"");
    add_word(self, "sh");
    add_word(self, self->folder);
    add_word(self, output);
    add_word(self, "ghdl");
    add_word(self, command);
    add_word(self, self->standard);
    add_word(self, "-fsynopsys");
    add_word(self, "-frelaxed");
}

/* After "top.vhd:12:5:", null if a line does not begin like this. */
static char *behind_place(char *line)
{
    char *at = strchr(line, ':');

    for (int i = 0; i < 2 && at; i++) {
        size_t digits = strspn(at + 1, "0123456789");

        at = digits && at[1 + digits] == ':' ? at + 1 + digits : NULL;
    }
    return at ? at + 1 : NULL;
}

/* "top.vhd:12:5:error: words" as "top.vhd:12:5: words"; null for a warning, or
 * anything else. */
static const char *error_in_line(char *line)
{
    char *at = behind_place(line);
    const char *words = at;

    if (!at || !strncmp(at, "warning:", 8) || !strncmp(at, "note:", 5))
        return NULL;
    if (!strncmp(at, "error:", 6))
        words += 6;
    words += strspn(words, " ");
    at[-1] = 0;
    return text_error(line, ": ", words, (char *)0);
}

static const char *first_error(char *log)
{
    if (strstr(log, "GHDL Bug"))
        return "GHDL itself crashed on this VHDL, which may be correct: a bug "
               "in GHDL";
    for (char *line = log, *next; *line; line = next) {
        const char *error;

        next = line + strcspn(line, "\n");
        if (*next)
            *next++ = 0;
        error = error_in_line(line);
        if (error)
            return error;
    }
    return text_error("GHDL cannot read this VHDL: ", log, (char *)0);
}

static const char *end_call(struct ghdl *self)
{
    struct cage cage;
    const char *error;

    build_run_cage(&cage, self->folder);
    memset(self->run, 0, sizeof *self->run);
    self->run->words = self->words;
    self->run->temporary = self->folder;
    self->run->cage = &cage;
    error = build_run(self->run);
    if (!error && self->run->limit)
        return text_error("GHDL needed more than ", self->run->limit,
                          (char *)0);
    if (!error && self->run->status == 127)
        return "this is VHDL, which needs GHDL; install the package ghdl";
    if (!error && self->run->status)
        return first_error(self->run->log);
    return error;
}

/* Translating */

static int has_file_in(const char *folder, const char *name)
{
    char path[FILE_PATH_MAX];

    file_join(folder, name, path);
    return access(path, F_OK) == 0;
}

static const char *analyse_library(struct ghdl *self,
                                   const struct library *library)
{
    char work[OPTION_MAX];

    if (!has_file_in(self->folder, library->file))
        return NULL;
    snprintf(work, sizeof work, "--work=%s", library->name);
    begin_call(self, "-a", RAW);
    add_word(self, work);
    add_word(self, library->file);
    return end_call(self);
}

static const char *analyse_libraries(struct ghdl *self)
{
    const char *error = NULL;

    for (size_t i = 0; !error && i < sizeof libraries / sizeof *libraries; i++)
        error = analyse_library(self, &libraries[i]);
    return error;
}

static const char *synthesise(struct ghdl *self,
                              const struct project_entity *entity,
                              const char *format, const char *output)
{
    char options[PROJECT_GENERICS_MAX][OPTION_MAX];

    begin_call(self, "--synth", output);
    add_word(self, "--latches");
    add_word(self, format);
    for (int i = 0; entity->generics[i]; i++) {
        snprintf(options[i], sizeof options[i], "-g%s", entity->generics[i]);
        add_word(self, options[i]);
    }
    for (const struct project_file *const *f = self->vhdl->files; *f; f++)
        add_word(self, (*f)->plain);
    add_word(self, "-e");
    add_word(self, entity->name);
    return end_call(self);
}

/* What an attempt with another standard has left goes first. */
static const char *synthesise_all(struct ghdl *self, const char *format,
                                  const char *output)
{
    char path[FILE_PATH_MAX];
    const char *error = NULL;

    file_join(self->folder, output, path);
    unlink(path);
    for (int i = 0; !error && i < self->vhdl->entity_count; i++)
        error = synthesise(self, &self->vhdl->entities[i], format, output);
    return error;
}

static const char *translate_all(struct ghdl *self, const char *standard)
{
    const char *error;

    self->standard = standard;
    error = analyse_libraries(self);
    return error ? error : synthesise_all(self, "--out=verilog", RAW);
}

/* What newer VHDL says is wrong is told if the older one objects, too. */
static const char *translate_by_standards(struct ghdl *self)
{
    char first[TEXT_ERROR_MAX];
    const char *error = translate_all(self, "--std=08");

    if (!error)
        return NULL;
    snprintf(first, sizeof first, "%s", error);
    if (!translate_all(self, "--std=93c"))
        return NULL;
    return text_error(first, (char *)0);
}

/* What GHDL gets wrong */

static const char *read_text(const struct ghdl *self, const char *name,
                             char **text)
{
    char path[FILE_PATH_MAX];
    size_t length;

    file_join(self->folder, name, path);
    return file_read(path, VERILOG_MAX, text, &length);
}

static const char *write_mended(struct ghdl *self, const char *verilog,
                                const char *netlist)
{
    size_t room = ghdl_mend_room(verilog);
    char *mended = malloc(room);
    struct text to;
    const char *error;

    if (!mended)
        return "out of memory for a project";
    text_begin(&to, mended, room);
    error = ghdl_mend(verilog, netlist, &to);
    if (!error)
        error = project_put(self->folder, RESULT, mended, to.used);
    free(mended);
    return error;
}

static const char *mend_output(struct ghdl *self)
{
    char *verilog, *netlist = NULL;
    const char *error = read_text(self, RAW, &verilog);

    if (error)
        return error;
    if (ghdl_mend_needs_netlist(verilog)) {
        error = synthesise_all(self, "--out=dump", DUMP);
        if (!error)
            error = read_text(self, DUMP, &netlist);
    }
    if (!error)
        error = write_mended(self, verilog, netlist ? netlist : "");
    free(netlist);
    free(verilog);
    return error;
}

/* Sources */

static int names_library(const struct project_vhdl *vhdl, const char *library)
{
    for (const struct project_file *const *f = vhdl->files; *f; f++)
        for (size_t i = 0; i < (*f)->word_count; i++) {
            const struct verilog_token *token = &(*f)->words[i].token;
            char word[OPTION_MAX];

            if (token->length != strlen(library))
                continue;
            memcpy(word, token->at, token->length);
            word[token->length] = 0;
            if (text_alike(word, library))
                return 1;
        }
    return 0;
}

static const char *write_library(const char *folder, const char *name)
{
    char rtl[FILE_PATH_MAX], cells[FILE_PATH_MAX], path[FILE_PATH_MAX], *text;
    size_t length;
    const char *error = share_find("rtl", rtl, sizeof rtl);

    if (error)
        return error;
    file_join(rtl, "cells", cells);
    file_join(cells, name, path);
    error = file_read(path, VERILOG_MAX, &text, &length);
    if (error)
        return error;
    error = project_put(folder, name, text, length);
    free(text);
    return error;
}

/* GHDL takes no byte order mark, which editors on Windows write. */
static const char *write_vhdl_source(const struct project_file *file,
                                const char *folder)
{
    size_t length, mark;
    char *text = ghdl_names_respell(file, &length);
    const char *error = "out of memory for a project";

    text = text ? ghdl_source_mend(text, &length) : NULL;
    if (text) {
        mark = strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
        error = project_put(folder, file->plain, text + mark, length - mark);
    }
    free(text);
    return error;
}

static const char *write_sources(const struct project_vhdl *vhdl,
                                 const char *folder)
{
    const char *error = NULL;

    for (const struct project_file *const *f = vhdl->files; *f && !error; f++)
        error = write_vhdl_source(*f, folder);
    for (size_t i = 0; !error && i < sizeof libraries / sizeof *libraries; i++)
        if (names_library(vhdl, libraries[i].name))
            error = write_library(folder, libraries[i].file);
    return error;
}

/* The cache */

/* Names have their final 0 and texts their length in it: the same letters, cut
 * differently, are another project. */
static void hash_sources(const struct project_vhdl *vhdl, char hash[33])
{
    struct sha256 sha;

    sha256_begin(&sha);
    sha256_add(&sha, VERSION, sizeof VERSION);
    for (const struct project_file *const *f = vhdl->files; *f; f++) {
        sha256_add(&sha, (*f)->plain, strlen((*f)->plain) + 1);
        sha256_add(&sha, &(*f)->length, sizeof (*f)->length);
        sha256_add(&sha, (*f)->text, (*f)->length);
    }
    for (int i = 0; i < vhdl->entity_count; i++) {
        const struct project_entity *entity = &vhdl->entities[i];

        sha256_add(&sha, entity->name, strlen(entity->name) + 1);
        for (int k = 0; entity->generics[k]; k++)
            sha256_add(&sha, entity->generics[k],
                       strlen(entity->generics[k]) + 1);
    }
    sha256_end_hex(&sha, hash, SHA256_NAME);
}

static const char *run_in(struct ghdl *self, const char *folder)
{
    char half[BUILD_PATH_MAX];
    int lock = -1;
    const char *error = build_cache_begin(folder, half, &lock);

    if (error)
        return error;
    self->folder = half;
    error = write_sources(self->vhdl, half);
    if (!error)
        error = translate_by_standards(self);
    if (!error)
        error = mend_output(self);
    if (error || rename(half, folder))
        build_cache_remove(half);
    if (lock >= 0)
        close(lock);
    return error;
}

static const char *build_at(const struct project_vhdl *vhdl,
                            const char *folder)
{
    struct ghdl *ghdl = calloc(1, sizeof *ghdl);
    struct build_run *run = calloc(1, sizeof *run);
    const char *error = "out of memory for a project";

    if (ghdl && run) {
        ghdl->vhdl = vhdl;
        ghdl->run = run;
        error = run_in(ghdl, folder);
    }
    free(run);
    free(ghdl);
    return error;
}

const char *ghdl_translate(const struct project_vhdl *vhdl, char **verilog)
{
    char cache[BUILD_PATH_MAX], folder[BUILD_PATH_MAX], hash[33];
    const char *error = build_cache_open(cache);
    size_t length;

    if (error)
        return error;
    hash_sources(vhdl, hash);
    snprintf(folder, sizeof folder, "%.*s/vhdl-ghdl-%s", BUILD_PATH_MAX - 120,
             cache, hash);
    if (!has_file_in(folder, RESULT)) {
        build_cache_clean(cache);
        error = build_at(vhdl, folder);
    }
    if (error)
        return error;
    build_cache_touch(folder);
    file_join(folder, RESULT, cache);
    return file_read(cache, VERILOG_MAX, verilog, &length);
}
