/* new.c - boardwalk new: creates a project folder.
 *
 * A counter on the board's first LEDs, with its constraint file, a test bench
 * and a script: it passes boardwalk doctor, and the vendor's tool builds it.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"
#include "boards/pinout.h"
#include "cli/command.h"
#include "disk/file.h"
#include "disk/share.h"
#include "grade/folder.h"

static const struct arg_def options[] = {{0}};

enum { LINES_ROOM = 512, ASSIGNMENT_MAX = 64 << 20 };

/* What the design uses of its board. */
struct plan {
    const struct pinout *board;
    const char *folder, *name;          /* of the folder, and of the top */
    const struct port_bus *clock, *in, *out;
};

/* Buses */

/* Boards count their bits by their balls. */
static int bus_width(const struct port_bus *bus)
{
    struct port port;
    int width = 0;

    while (pinout_bit(bus, width, &port))
        width++;
    return width;
}

/* The first oscillator, the first input that is none, the first output. */
static void choose_buses(struct plan *plan)
{
    for (const struct port_bus *b = plan->board->buses; b->balls; b++) {
        if (!b->name)
            continue;
        if (b->clock_hz && !plan->clock)
            plan->clock = b;
        else if (b->direction == PORT_IN && !b->clock_hz && !plan->in)
            plan->in = b;
        else if (b->direction == PORT_OUT && !plan->out)
            plan->out = b;
    }
}

/* A single port has none. */
static void put_range(FILE *to, const struct port_bus *bus)
{
    if (bus->low != PORT_SINGLE)
        fprintf(to, "[%d:%d] ", bus->low + bus_width(bus) - 1, bus->low);
}

/* What is pressed or lit by low is turned round, so that the design thinks in
 * high. */
static const char *tilde(const struct port_bus *bus)
{
    return bus->traits & PORT_IS_LOW ? "~" : "";
}

/* Files */

/* A parameter for the step, so that the test bench need not wait for an eighth
 * of a second. */
static void write_top(FILE *to, const struct plan *plan)
{
    fprintf(to, "// %s - counts in binary on the %s.\n\nmodule %s (\n"
            "    input %s,\n    input ", plan->name, plan->board->title,
            plan->name, plan->clock->name);
    put_range(to, plan->in);
    fprintf(to, "%s,\n    output ", plan->in->name);
    put_range(to, plan->out);
    fprintf(to, "%s\n);\n    // Eight steps a second.\n"
            "    parameter STEP = %lu / 8;\n\n"
            "    reg [31:0] count = 0;\n    reg [%d:0] shown = 0;\n\n"
            "    always @(posedge %s)\n"
            "        if (count == STEP - 1) begin\n"
            "            count <= 0;\n            shown <= shown + 1;\n"
            "        end else\n            count <= count + 1;\n\n",
            plan->out->name, (unsigned long)plan->clock->clock_hz,
            bus_width(plan->out) - 1, plan->clock->name);
    fprintf(to, "    // %s inverts the lights.\n"
            "    assign %s = %s(shown ^ %s%s);\nendmodule\n", plan->in->name,
            plan->out->name, tilde(plan->out), tilde(plan->in),
            plan->in->name);
}

/* Low inputs rest high. */
static void write_bench(FILE *to, const struct plan *plan)
{
    fprintf(to, "// %s_tb - the counter moves on after STEP clocks.\n"
            "`timescale 1ns / 1ps\n\nmodule %s_tb;\n    reg clk = 0;\n"
            "    wire [%d:0] out;\n    reg [%d:0] first;\n\n"
            "    %s #(.STEP(4)) dut (.%s(clk), .%s({%d{1'b%d}}), .%s(out));"
            "\n\n    always #5 clk = ~clk;\n\n    initial begin\n"
            "        #1 first = out;\n        repeat (4) @(posedge clk);\n"
            "        #1 if (out === first) $display(\"not ok: the counter does "
            "not count\");\n        else $display(\"ok\");\n        $finish;\n"
            "    end\nendmodule\n", plan->name, plan->name,
            bus_width(plan->out) - 1, bus_width(plan->out) - 1, plan->name,
            plan->clock->name, plan->in->name, bus_width(plan->in),
            (plan->in->traits & PORT_IS_LOW) != 0, plan->out->name);
}

/* All bits, as the design has all of them. */
static void put_bus_places(FILE *to, const struct pinout *board,
                    const struct port_bus *bus)
{
    struct port port;

    for (int bit = 0; pinout_bit(bus, bit, &port); bit++) {
        char lines[LINES_ROOM];
        struct text text;

        text_begin(&text, lines, sizeof lines);
        constraint_put_port(board, board->format, &port, &text);
        fputs(lines, to);
    }
}

/* Quartus has its whole project in this file. */
static void write_constraints(FILE *to, const struct plan *plan)
{
    const struct pinout *board = plan->board;
    char lines[LINES_ROOM];
    struct text text;

    text_begin(&text, lines, sizeof lines);
    constraint_put_remark(board->format, board->title, &text);
    fputs(lines, to);
    if (board->format == CONSTRAINT_QSF)
        fprintf(to, "set_global_assignment -name DEVICE %s\n"
                "set_global_assignment -name TOP_LEVEL_ENTITY %s\n"
                "set_global_assignment -name VERILOG_FILE %s.v\n",
                board->device, plan->name, plan->name);
    put_bus_places(to, board, plan->clock);
    put_bus_places(to, board, plan->in);
    put_bus_places(to, board, plan->out);
}

/* Icarus is only asked where it is installed. */
static void write_test_script(FILE *to, const struct plan *plan)
{
    fprintf(to, "#!/bin/sh\n# test.sh - does it fit the board, and does it "
            "count?\nset -e\ncd \"$(dirname \"$0\")\"\nboardwalk doctor .\n"
            "if command -v iverilog >/dev/null; then\n"
            "    iverilog -o %s.vvp %s_tb.v %s.v\n"
            "    vvp -n %s.vvp | grep '^ok'\n    rm %s.vvp\nfi\n", plan->name,
            plan->name, plan->name, plan->name, plan->name);
}

/* How each vendor's tool is fed. */
static const char *tool_words(enum constraint_format format)
{
    switch (format) {
    case CONSTRAINT_XDC:
        return "Vivado: a new RTL project, with the source, the constraint "
               "file and\nthe device below; then Generate Bitstream.";
    case CONSTRAINT_UCF:
        return "ISE: a new project for the device below, with the source and "
               "the\nconstraint file; then Generate Programming File.";
    case CONSTRAINT_QSF:
        return "Quartus: open the .qsf file as a project, and Start "
               "Compilation.";
    case CONSTRAINT_CST:
        return "Gowin EDA: a new project for the device below, with the "
               "source and the\nconstraint file; then Place & Route.";
    default:
        return "Yosys and nextpnr take the source and the constraint file as "
               "they are.";
    }
}

/* What is there, and how to go on. */
static void write_readme(FILE *to, const struct plan *plan)
{
    const char *ending = constraint_name(plan->board->format);

    fprintf(to, "# %s\n\nFor the %s (%s).\n\n- `%s.v`: the design\n"
            "- `%s.%s`: the pin of each port\n- `%s_tb.v`: its test "
            "bench\n- `test.sh`: checks both\n\n%s\n", plan->name,
            plan->board->title, plan->board->device, plan->name, plan->name,
            ending, plan->name, tool_words(plan->board->format));
}

/* Nothing is synced: it can be made again. */
static const char *write_file(const struct plan *plan, const char *name,
                              void (*write)(FILE *to,
                                            const struct plan *plan))
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    file_join(plan->folder, name, path);
    error = file_begin(&draft, path);
    if (error)
        return error;
    write(draft.stream, plan);
    return file_commit_loose(&draft);
}

/* The same for a file that is called like the design. */
static const char *named_file(const struct plan *plan, const char *ending,
                              void (*write)(FILE *to,
                                            const struct plan *plan))
{
    char name[FILE_PATH_MAX];

    snprintf(name, sizeof name, "%s%s", plan->name, ending);
    return write_file(plan, name, write);
}

/* Only into a folder that it makes itself. */
static const char *write_project(const struct plan *plan)
{
    char ending[16], script[FILE_PATH_MAX];
    const char *error;

    if (mkdir(plan->folder, 0777) != 0)
        return errno == EEXIST
             ? text_error(plan->folder, " already exists; nothing was "
                          "overwritten", (char *)0)
             : file_trouble("make the folder", plan->folder);
    snprintf(ending, sizeof ending, ".%s",
             constraint_name(plan->board->format));
    error = named_file(plan, ".v", write_top);
    if (!error)
        error = named_file(plan, "_tb.v", write_bench);
    if (!error)
        error = named_file(plan, ending, write_constraints);
    if (!error)
        error = write_file(plan, "test.sh", write_test_script);
    if (!error)
        error = write_file(plan, "README.md", write_readme);
    file_join(plan->folder, "test.sh", script);
    if (!error && chmod(script, 0755) != 0)
        error = file_trouble("write", script);
    return error;
}

/* The command */

/* A module can be called so, and so can a file. */
static int is_module_name(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz"
                           "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");

    return *name && !name[length] && !text_is_digit(*name) && length < 60;
}

/* A copy of one that comes with the program, to be changed. Beside them lie
 * files that are none. */
static int new_assignment(const char *name, const char *folder)
{
    char all[FILE_PATH_MAX], from[FILE_PATH_MAX], facts[FILE_PATH_MAX];
    struct stat about;
    const char *error = share_find("assignments", all, sizeof all);

    file_join(all, name, from);
    file_join(from, "assignment.txt", facts);
    if (!error && (strchr(name, '/') || stat(facts, &about) != 0))
        return command_misused(&command_new, text_error("there is no "
            "assignment '", name, "'; those that come with the program are "
            "in ", all, (char *)0));
    if (!error && stat(folder, &about) == 0)
        error = text_error(folder, " already exists; nothing was "
                           "overwritten", (char *)0);
    if (!error)
        error = folder_copy(from, folder, ASSIGNMENT_MAX, NULL);
    if (error)
        return command_failed(error);
    printf("%s: a copy of the assignment %s; edit it and test it with "
           "'boardwalk grade %s --self'\n", folder, name, folder);
    return 0;
}

/* The folder may be a path; its last part is the name. */
static int run_new(const struct args *args)
{
    struct plan plan = {0};
    const char *error, *slash;

    if (args->word_count == 3 && text_same(args->word[0], "assignment"))
        return new_assignment(args->word[1], args->word[2]);
    if (args->word_count != 2)
        return command_misused(&command_new, "name a board and a folder; "
                               "'boardwalk list boards' shows the boards");
    error = pinout_find(args->word[0], &plan.board);
    if (error)
        return command_misused(&command_new, error);
    plan.folder = args->word[1];
    slash = strrchr(plan.folder, '/');
    plan.name = slash ? slash + 1 : plan.folder;
    if (!is_module_name(plan.name))
        return command_misused(&command_new, text_error("'", plan.name, "' "
            "cannot be the name of a module: use letters, digits and _, "
            "beginning with a letter", (char *)0));
    choose_buses(&plan);
    error = write_project(&plan);
    if (error)
        return command_failed(error);
    printf("%s: a project for the %s\n", plan.folder, plan.board->title);
    return 0;
}

const struct command command_new = {
    .name = "new",
    .usage = "BOARD FOLDER\n   or: boardwalk new assignment NAME FOLDER",
    .summary = "create a project folder for a board",
    .more = "The folder gets a design in Verilog, the constraint file in the "
            "language of the\nboard's vendor, a test bench, a script that "
            "checks both, and a README. The\ndesign is named after the "
            "folder. An existing folder is not touched.\n\n"
            "With 'assignment', it gets a copy of one that comes with the "
            "program: text,\nskeletons, tests, and faults that show what the "
            "tests find.\n",
    .options = options,
    .run = run_new,
};
