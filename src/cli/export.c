/* export.c - boardwalk export: a design as one file that plays in a browser.
 *
 * The design is somebody's own, or the top of one of our machines with the
 * seed and the options that the file will have for good.
 *
 * web/design.html is the page, with words such as @DESIGN@ where something of
 * this design belongs. The bench is the page's, with an engine for designs; the
 * design's own C is compiled to WebAssembly too, where clang is there to do it,
 * and else the page interprets it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench/session.h"
#include "cli/command.h"
#include "cli/design.h"
#include "cli/rtl.h"
#include "designs/build/build_cache.h"
#include "designs/build/build_run.h"
#include "designs/leap/leap_c.h"
#include "designs/packed/packed.h"
#include "disk/print.h"
#include "disk/share.h"

enum { TEMPLATE_MAX = 1 << 20, WASM_MAX = 64 << 20, HEAD_MAX = 1 << 18 };

static const struct arg_def options[] = {
    {"output", 'o', "FILE", "the file to write, such as game.html"},
    {"sources", 0, NULL, "with --rtl: write a folder for the vendor's tool"},
    RTL_OPTION,
    DESIGN_OPTIONS,
    {0},
};

/* Compiling */

/* "$1" is a folder of ours. Position independent, because the code goes into
 * the memory of the bench; it has no data of its own, which a table made of a
 * switch would be. */
#define COMPILE "cd \"$1\" && clang --target=wasm32 -O2 -w -fPIC " \
    "-fvisibility=hidden -fno-jump-tables -mbulk-memory -c run.c -o run.o && " \
    "wasm-ld --experimental-pic -shared --no-entry --export=leap_c_run " \
    "--import-memory --import-table --allow-undefined run.o -o run.wasm"

static const char *write_c(struct leap *leap, const char *folder)
{
    size_t need = leap_c_need(leap), length = leap_c_length(leap);
    char *scratch = malloc(need), *text = malloc(length);
    char path[FILE_PATH_MAX];
    struct arena arena;
    struct file_draft draft = {0};
    const char *error = "out of memory for a design";
    struct text to;

    if (scratch && text) {
        arena = arena_of(scratch, need);
        text_begin(&to, text, length);
        error = leap_c_write(leap, &arena, &to);
    }
    file_join(folder, "run.c", path);
    if (!error)
        error = file_begin(&draft, path);
    if (!error) {
        fputs(text, draft.stream);
        error = file_commit_loose(&draft);
    }
    free(text);
    free(scratch);
    return error;
}

static const char *write_design_c(const struct on_board *design,
                                  const char *folder)
{
    const struct design_clock *clocks;
    int count = on_board_clocks(design, &clocks);
    size_t length, need;
    const char *netlist = on_board_netlist(design, &length), *error;
    struct leap *leap;
    struct arena arena;
    void *memory;

    if (!netlist)
        return "only a design that runs on the engine leap can be exported";
    need = leap_need(length);
    memory = malloc(need);
    if (!memory)
        return "out of memory for a design";
    arena = arena_of(memory, need);
    error = leap_open(&leap, &arena, NULL, netlist, length);
    if (!error)
        error = leap_set_clocks(leap, clocks, count);
    if (!error)
        error = write_c(leap, folder);
    free(memory);
    return error;
}

/* 127 is the shell's word for a program that is not there. */
static void tell_interpreted(const struct build_run *run)
{
    if (run->status == 127)
        fprintf(stderr, "boardwalk: without clang and lld the page interprets "
                "the design, several times slower\n");
    else
        print_visible(stderr, "boardwalk: the page interprets the design, "
                      "several times slower, because clang failed: %.*s\n",
                      (int)strcspn(run->limit ? run->limit : run->log, "\n"),
                      run->limit ? run->limit : run->log);
}

/* Without clang, or if it fails, *wasm stays null: that is no error. */
static const char *compile_design(const struct on_board *design, char **wasm,
                                  size_t *length)
{
    char folder[] = "/tmp/boardwalk-export-XXXXXX", path[FILE_PATH_MAX];
    static char script[] = COMPILE;
    char *words[] = {"/bin/sh", "-c", script, "sh", folder, NULL};
    struct build_run *run = calloc(1, sizeof *run);
    struct cage cage;
    const char *error = NULL;

    *wasm = NULL;
    *length = 0;
    if (!run || !mkdtemp(folder)) {
        free(run);
        return "cannot make a folder in /tmp to compile in";
    }
    run->words = words;
    run->temporary = folder;
    build_run_cage(&cage, folder);
    run->cage = &cage;
    error = write_design_c(design, folder);
    if (!error)
        error = build_run(run);
    file_join(folder, "run.wasm", path);
    if (!error && run->status == 0)
        error = file_read(path, WASM_MAX, wasm, length);
    else if (!error)
        tell_interpreted(run);
    build_cache_remove(folder);
    free(run);
    return error;
}

/* Writing */

static void put_exported_base64(FILE *to, const char *bytes, size_t length)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "abcdefghijklmnopqrstuvwxyz0123456789+/";
    const unsigned char *at = (const unsigned char *)bytes;

    for (size_t i = 0; i < length; i += 3) {
        unsigned long three = (unsigned long)at[i] << 16;

        if (i + 1 < length)
            three |= (unsigned long)at[i + 1] << 8;
        if (i + 2 < length)
            three |= at[i + 2];
        putc(letters[three >> 18], to);
        putc(letters[three >> 12 & 63], to);
        putc(i + 1 < length ? letters[three >> 6 & 63] : '=', to);
        putc(i + 2 < length ? letters[three & 63] : '=', to);
    }
}

/* Names come from somebody's project, and whoever opens the page must not run
 * what they say: none of these letters reaches it as itself. */
static void put_escaped(FILE *to, const char *text)
{
    for (; *text; text++)
        if (strchr("<>&\"'\\`", *text))
            fprintf(to, "&#%d;", *text);
        else
            putc(*text, to);
}

/* What the words of the template stand for. */
struct filling {
    const struct on_board *design;
    const struct machine_type *machine; /* that is played on it */
    const char *id;                     /* of a top; null: of a design */
    char *bench, *compiled;
    size_t bench_length, compiled_length;
};

static void put_design(FILE *to, const struct filling *with)
{
    const struct design_clock *clocks;
    int count = on_board_clocks(with->design, &clocks);
    size_t length;
    const char *netlist = on_board_netlist(with->design, &length);
    char *all = malloc(HEAD_MAX + length);
    struct text head;

    if (!all)
        return;
    text_begin(&head, all, HEAD_MAX);
    packed_write(with->machine, with->id, clocks, count, &head);
    memcpy(all + head.used, netlist, length);
    put_exported_base64(to, all, head.used + length);
    free(all);
}

static void put_word(FILE *to, const struct filling *with, const char *word)
{
    if (!strncmp(word, "TITLE@", 6))
        put_escaped(to, with->machine->title);
    else if (!strncmp(word, "BENCH@", 6))
        put_exported_base64(to, with->bench, with->bench_length);
    else if (!strncmp(word, "DESIGN@", 7))
        put_design(to, with);
    else if (!strncmp(word, "COMPILED@", 9))
        put_exported_base64(to, with->compiled, with->compiled_length);
}

/* Only capitals between two @ are such a word: @media and the like stay as
 * they are. One that nobody knows is left out. */
static const char *write_page(const char *path, const char *page,
                              const struct filling *with)
{
    struct file_draft draft = {0};
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    while (*page) {
        const char *end = *page == '@' ? strchr(page + 1, '@') : NULL;

        if (end && end > page + 1
            && strspn(page + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_")
               == (size_t)(end - page - 1)) {
            put_word(draft.stream, with, page + 1);
            page = end + 1;
        } else {
            putc(*page++, draft.stream);
        }
    }
    return file_commit(&draft);
}

/* The page's own files are where boardwalk web has them. */
static const char *read_page(char **page, char **bench, size_t *length)
{
    char folder[FILE_PATH_MAX], path[FILE_PATH_MAX];
    size_t size;
    const char *error = share_find("web", folder, sizeof folder);

    if (error)
        return error;
    file_join(folder, "design.html", path);
    error = file_read(path, TEMPLATE_MAX, page, &size);
    file_join(folder, "design.wasm", path);
    if (!error)
        error = file_read(path, WASM_MAX, bench, length);
    return error;
}

static const char *export_design(struct filling *with, const char *path)
{
    char *page = NULL;
    const char *error = read_page(&page, &with->bench, &with->bench_length);

    if (!error)
        error = compile_design(with->design, &with->compiled,
                               &with->compiled_length);
    if (!error)
        error = write_page(path, page, with);
    free(with->compiled);
    free(with->bench);
    free(page);
    return error;
}

/* Somebody's folder or files, read as play reads them. */
static const char *export_own(const struct args *args, const char *path)
{
    struct on_board *design;
    struct filling with = {0};
    const char *error = design_open_words(args, &design);

    if (!error) {
        with.design = design;
        with.machine = on_board_machine(design);
        error = export_design(&with, path);
    }
    on_board_close(design);
    return error;
}

/* A session tells whether the id is one, and what it is in full. */
static const char *export_session(struct top *top,
                                  const struct session *session,
                                  const char *path)
{
    char id[ID_MAX];
    struct text to;
    struct on_board *design = NULL;
    struct filling with = {.machine = session_machine(session), .id = id};
    const char *error = top_build(top, session_setup(session), &design);

    text_begin(&to, id, sizeof id);
    session_id(session, &to);
    with.design = design;
    return error ? error : export_design(&with, path);
}

/* The top stands in for its machine while the session is opened, and the
 * netlist of that session is the one that is written. */
static const char *export_top(const char *id, const char *path)
{
    struct session *session = NULL;
    struct top *top;
    const char *error = rtl_open(id, &top);

    if (!error)
        error = session_open_design(&session, id, top_machine(top));
    if (!error)
        error = export_session(top, session, path);
    session_close(session);
    top_close(top);
    return error;
}

/* What one would load onto the board, for the tool that makes it. */
static const char *export_sources(const char *id, const char *folder)
{
    struct top *top;
    const char *error = rtl_open(id, &top);

    if (!error)
        error = top_write(top, folder);
    top_close(top);
    return error;
}

static int run_export(const struct args *args)
{
    const char *path = args_value(args, "output"), *error;
    int is_top = args_has(args, "rtl");

    if (!args->word_count)
        return command_misused(&command_export, is_top
                               ? "name a machine; 'boardwalk list' shows them"
                               : "name a folder");
    if (is_top && args->word_count > 1)
        return command_misused(&command_export, "--rtl takes one machine, "
                               "with seed and options in quotes, such as "
                               "'poker#42 cards=5'");
    if (args_has(args, "sources") && !is_top)
        return command_misused(&command_export, "--sources goes only with "
                               "--rtl");
    if (!path)
        return command_misused(&command_export, "name the file with -o, such "
                               "as -o game.html");
    error = args_has(args, "sources") ? export_sources(args->word[0], path)
          : is_top ? export_top(args->word[0], path)
                   : export_own(args, path);
    return error ? command_failed(error) : 0;
}

const struct command command_export = {
    .name = "export",
    .usage = "FOLDER|FILE... -o FILE\n"
             "   or: boardwalk export MACHINE --rtl [--sources] -o FILE",
    .summary = "write a design as one file that plays in any browser",
    .more = "The file needs no network and no server: it contains the board, "
            "the design and\nthe bench. Mouse, touch and keys operate the "
            "parts; monitor and loudspeaker are\nthe board's.\n\nWith --rtl it "
            "is a machine's top in Verilog, for one seed and one set of "
            "options:\n'duel#42', 'poker:basys3#42 cards=5'. With --sources as "
            "well, -o names a folder,\nwhich gets the top, its constraint file "
            "and all modules.\n",
    .options = options,
    .run = run_export,
};
