/* doctor.c - boardwalk doctor: whether a project would play, and if not, why.
 *
 * Nothing is run, unless --speed asks for it: the folder is read as it is, and
 * what would be done with it is told, one line for each thing.
 */
#include "cli/doctor.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/command.h"
#include "cli/design.h"
#include "designs/blocks/drawing.h"
#include "designs/languages/ghdl.h"
#include "disk/print.h"

static const struct arg_def options[] = {
    {"board", 'b', "BOARD", "this board, not the best match"},
    {"top", 't', "MODULE", "this top, not the best match"},
    {"define", 'D', "NAME[=VALUE]", "define a macro"},
    {"copy", 'c', "FOLDER", "write the sources as compiled, with all repairs, "
     "to a folder"},
    {"speed", 's', NULL, "run it briefly: how many clocks are leaped over, and "
     "what prevents more"},
    {"svg", 0, "FILE", "draw blocks and clocks; print the clocks, and the "
     "signals that cross between them"},
    {"json", 'j', NULL, "print everything as JSON"},
    {0},
};

/* For JSON; people get a word before the sentence instead. */
const char *doctor_kind(enum project_note_kind kind)
{
    static const char *const names[] = {"defect", "doubt", "repair",
                                        "remark"};

    return names[kind];
}

/* As the language calls it. */
const char *doctor_direction(enum port_direction direction)
{
    static const char *const names[] = {"input", "output", "inout"};

    return names[direction];
}

/* Text */

/* The two things that everything else follows from come first. */
static void print_top(const struct project *project)
{
    const struct project_module *top = project->top;

    if (top)
        print_visible(stdout, "top: %s in %s (%s)\n", top->name,
                      project->top_path, project->top_why);
    if (project->board)
        print_visible(stdout, "board: %s, %s (%s)\n", project->board->name,
                      project->board->title, project->board_why);
}

/* Files with one reason are one line. */
static int is_first_with(const struct project *project,
                         const struct project_file *file)
{
    const struct project_file *f = project->files;

    while (file->why && !(f->why && text_same(f->why, file->why)))
        f = f->next;
    return file->why && f == file;
}

/* All with the same reason as the first. */
static void print_left_out(const struct project_file *first)
{
    print_visible(stdout, "left out (%s):", first->why);
    for (const struct project_file *f = first; f; f = f->next)
        if (f->why && text_same(f->why, first->why))
            print_visible(stdout, " %s", f->name);
    printf("\n");
}

/* What was made of VHDL is in no file that a student knows. */
static void print_source(const struct project *project,
                         const struct project_file *source)
{
    if (!source->is_from_vhdl)
        print_visible(stdout, " %s", source->name);
    for (const struct project_file *f = project->files;
         source->is_from_vhdl && f; f = f->next)
        if (f->is_translated)
            print_visible(stdout, " %s", f->name);
}

/* Sources in the order in which they would be compiled. */
static void print_chosen_files(const struct project *project)
{
    struct project_file *const *source = project->sources;

    if (source && *source) {
        printf("sources:");
        for (; *source; source++)
            print_source(project, *source);
        printf("\n");
    }
    for (const struct project_file *f = project->files; f; f = f->next)
        if (project->top && is_first_with(project, f))
            print_left_out(f);
    for (const struct project_data *d = project->data; d; d = d->next)
        print_visible(stdout, "memory: \"%s\" is %s%s\n", d->written,
                      d->file->name, d->text ? ", converted" : "");
}

/* Whether the next pin of a port is the next one of the same bus. */
static int follows(const struct project_pin *pin)
{
    const struct project_pin *next = pin->next;
    struct port port;
    int bit = 0;

    if (!next || next->port != pin->port || !pin->is_on_board
        || !next->is_on_board || next->on_board.bus != pin->on_board.bus)
        return 0;
    while (pinout_bit(pin->on_board.bus, bit, &port)
           && !text_same(port.name, pin->on_board.name))
        bit++;
    return pinout_bit(pin->on_board.bus, bit + 1, &port)
        && text_same(port.name, next->on_board.name);
}

/* The pins of a port are neighbours, the lowest bit first; of a run of them
 * only the first and the last are printed. */
static const struct project_pin *print_port(const struct project_pin *pin)
{
    const struct project_name *port = pin->port;
    int is_run = 0;

    print_visible(stdout, "port: %s %s", doctor_direction(port->direction),
                  port->name);
    if (port->range_from)
        printf("[%d:%d]", port->left, port->right);
    printf(" at");
    for (; pin && pin->port == port; pin = pin->next) {
        if (is_run && follows(pin))
            continue;
        print_visible(stdout, "%s%s", is_run ? ".." : " ",
                      pin->is_on_board ? pin->on_board.name : "-");
        is_run = follows(pin);
    }
    printf("\n");
    return pin;
}

/* In hertz: an oscillator of 25.175 MHz is no whole number of anything larger.
 */
static void print_clocks(const struct project *project)
{
    for (const struct project_clock *c = project->clocks; c; c = c->next) {
        print_visible(stdout, "clock: %s, ", c->signal);
        if (c->multiply != c->divide)
            printf("%lu/%lu of ", (unsigned long)c->multiply,
                   (unsigned long)c->divide);
        printf("%lu Hz", (unsigned long)c->hz);
        if (c->phase)
            printf(", %lu degrees late", (unsigned long)c->phase);
        if (c->input)
            printf(", at the input %s of the copy", c->input);
        printf("\n");
    }
}

/* As compilers do it, FILE:LINE: first, so that editors jump there. */
static void print_one_note(const struct project_note *note)
{
    static const char *const before[] = {"", "warning: ", "repaired: ",
                                         "note: "};

    if (note->path && note->line)
        print_visible(stdout, "%s:%d: ", note->path, note->line);
    else if (note->path)
        print_visible(stdout, "%s: ", note->path);
    print_visible(stdout, "%s%s\n", before[note->kind], note->words);
}

/* The verdict is the last line, where it is seen without scrolling. */
static void print_project(const struct project *project)
{
    const struct project_pin *pin = project->pins;

    print_top(project);
    print_chosen_files(project);
    while (project->board && pin)
        pin = print_port(pin);
    print_clocks(project);
    for (const struct project_note *n = project->notes; n; n = n->next)
        print_one_note(n);
    if (project_plays(project))
        printf("It would play.\n");
    else
        printf("It would not play.\n");
}

/* The command */

/* All --define, in their order; null ends them. */
static void list_defines(const struct args *args, const char **defines)
{
    int count = 0;

    for (int i = 0; i < args->count; i++)
        if (text_same(args->option[i].def->name, "define"))
            defines[count++] = args->option[i].value;
    defines[count] = NULL;
}

/* The words, with a null after them. */
static void list_paths(const struct args *args, const char **paths)
{
    for (int i = 0; i < args->word_count; i++)
        paths[i] = args->word[i];
    paths[args->word_count] = NULL;
}

/* Speed */

/* In tenths of a percent, which is as exact as anybody needs it. */
static void print_speed(const struct leap_count *count, const char *why)
{
    unsigned long tenths = (unsigned long)(count->ticks
                         ? count->leaped * 1000 / count->ticks : 0);

    printf("speed: %lu.%lu %% of the clocks are leaped over", tenths / 10,
           tenths % 10);
    if (why[0])
        print_visible(stdout, "; %s", why);
    printf("\n");
}

/* A twentieth of a second of the board's time is three pictures of a monitor,
 * and many rounds of a display. */
static const char *tell_speed(const struct project_spec *spec,
                              const char *const *paths)
{
    static const struct simulator_spec usual;
    struct leap_count count = {0};
    struct on_board *design;
    const char *error = on_board_open(&design, paths, spec, &usual, NULL);
    char words[400];
    struct text why;

    text_begin(&why, words, sizeof words);
    if (!error)
        error = on_board_try(design, on_board_machine(design)->board->clock_hz
                                     / 20, &count, &why);
    if (!error)
        print_speed(&count, words);
    on_board_close(design);
    return error;
}

/* Drawing */

static void print_drawn(const struct blocks *blocks)
{
    for (int i = 0; i < blocks->domain_count; i++)
        print_visible(stdout, "clock domain: %s, %s: %lu register bits\n",
                      blocks->domains[i].name, blocks->domains[i].source,
                      (unsigned long)blocks->domains[i].registers);
    for (int i = 0; i < blocks->crossing_count; i++) {
        const struct blocks_crossing *one = &blocks->crossings[i];

        if (one->how == BLOCKS_BARE)
            print_visible(stdout, "%s: warning: %s of the clock %s is read by "
                          "%s of the clock %s without a synchroniser\n",
                          one->place, one->signal,
                          blocks->domains[one->from].name, one->reader,
                          blocks->domains[one->to].name);
    }
}

/* It is large. */
static const char *draw_project(const struct project *project,
                                const char *path, int is_told)
{
    struct blocks *blocks = malloc(sizeof *blocks);
    const char *error = blocks ? drawing_make(project, blocks)
                               : "out of memory for a drawing";

    if (!error)
        error = drawing_write(blocks, path);
    if (!error && is_told)
        print_drawn(blocks);
    free(blocks);
    return error;
}

/* The answer first: it says more than an error of the copy. */
static int examine(const struct args *args, struct project *project,
                   const struct project_spec *spec, const char *const *paths)
{
    const char *copy = args_value(args, "copy");
    const char *drawn = args_value(args, "svg");
    const char *error = project_read(project, paths, spec);

    if (error)
        return command_failed(error);
    if (args_has(args, "json"))
        doctor_print_json(project);
    else
        print_project(project);
    if (copy && project->top)
        error = project_write(project, copy);
    if (!error && drawn && project_plays(project))
        error = draw_project(project, drawn, !args_has(args, "json"));
    if (!error && args_has(args, "speed") && project_plays(project))
        error = tell_speed(spec, paths);
    if (error)
        return command_failed(error);
    return project_plays(project) ? 0 : EXIT_FAILED;
}

/* A board that is not known is a usage error, like any other name. */
static int run_doctor(const struct args *args)
{
    static const char *defines[ARGS_MAX + 1], *paths[ARGS_MAX + 1];
    struct project_spec spec = {.board = args_value(args, "board"),
                                .top = args_value(args, "top"),
                                .defines = defines,
                                .translate = ghdl_translate};
    struct project project = {0};
    const struct pinout *board;
    char cells[FILE_PATH_MAX];
    const char *error;
    int status;

    if (!args->word_count)
        return command_misused(&command_doctor, "name a folder");
    if (args->word_count > ARGS_MAX)
        return command_misused(&command_doctor, "too many files; name their "
                               "folder instead");
    error = spec.board ? pinout_find(spec.board, &board) : NULL;
    if (error)
        return command_misused(&command_doctor, error);
    if (design_find_cells(cells))
        spec.cells = cells;
    list_defines(args, defines);
    list_paths(args, paths);
    status = examine(args, &project, &spec, paths);
    project_free(&project);
    return status;
}

const struct command command_doctor = {
    .name = "doctor",
    .usage = "FOLDER|FILE... [OPTION]...",
    .summary = "check whether a design of your own would play, and on which "
               "board",
    .more = "Reads a project folder as it is: sources in Verilog, "
            "SystemVerilog and VHDL, and\nthe constraint file. It finds the "
            "top, the board and the files needed, and leaves\nout test "
            "benches, older copies and what vendors' tools generate. Mistakes "
            "that\nthose tools tolerate are repaired, but only in the copy "
            "that --copy writes. Exit\nstatus: 0 if it would play, 1 if not.\n",
    .options = options,
    .run = run_doctor,
};
