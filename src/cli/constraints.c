/* constraints.c - boardwalk constraints: a constraint file for a board, or
 * whether one fits it.
 *
 * With names of ports only these are bound, in the board's order, so that the
 * file fits a design that has no others.
 */
#include <stdio.h>

#include "base/text.h"
#include "boards/pinout.h"
#include "cli/command.h"
#include "cli/files.h"
#include "designs/constraints/constraint_check.h"

static const struct arg_def options[] = {
    {"format", 'f', "FORMAT", "xdc, ucf, qsf, cst, pcf, lpf or plain (default: "
     "the format of the board's vendor)"},
    {"check", 'c', "FILE", "check a constraint file against the board"},
    {0},
};

enum { LINES_MAX = 512 };               /* for one port */

static int is_wanted(const struct port *port, const struct args *args)
{
    if (args->word_count < 2)
        return 1;
    for (int i = 1; i < args->word_count; i++)
        if (text_same(args->word[i], port->name)
            || text_same(args->word[i], port->bus->name))
            return 1;
    return 0;
}

static void print_remark(enum constraint_format format, const char *words)
{
    char line[LINES_MAX];
    struct text to;

    text_begin(&to, line, sizeof line);
    constraint_put_remark(format, words, &to);
    fputs(line, stdout);
}

/* Its ports that are wanted, below their heading if that is not printed
 * yet. */
static void print_bus(const struct pinout *pinout,
                      enum constraint_format format,
                      const struct port_bus *bus, const struct args *args,
                      const char **heading)
{
    char lines[LINES_MAX];
    struct port port;
    struct text to;

    for (int bit = 0; pinout_bit(bus, bit, &port); bit++) {
        if (!is_wanted(&port, args))
            continue;
        if (*heading) {
            if (format != CONSTRAINT_PLAIN)
                putchar('\n');
            print_remark(format, *heading);
        }
        *heading = NULL;
        text_begin(&to, lines, sizeof lines);
        constraint_put_port(pinout, format, &port, &to);
        fputs(lines, stdout);
    }
}

static void print_constraints(const struct pinout *pinout,
                              enum constraint_format format,
                              const struct args *args)
{
    const char *heading = NULL;

    print_remark(format, pinout->title);
    print_remark(format, pinout->device);
    for (const struct port_bus *bus = pinout->buses; bus->balls; bus++) {
        if (!bus->name)
            heading = bus->balls;
        print_bus(pinout, format, bus, args, &heading);
    }
}

/* For a question what was meant. */
static const char *bus_name_at(const void *buses, int i)
{
    const struct port_bus *bus = buses;

    for (; bus->balls; bus++)
        if (bus->name && i-- == 0)
            return bus->name;
    return NULL;
}

/* The first name that is none of the board's; null if all are. */
static const char *unknown_port(const struct pinout *pinout,
                                const struct args *args)
{
    for (int i = 1; i < args->word_count; i++) {
        const struct port_bus *bus = pinout->buses;
        struct port port;

        while (bus->balls && !(bus->name
                               && text_same(bus->name, args->word[i])))
            bus++;
        if (!bus->balls && (!pinout_port_named(pinout, args->word[i], &port)
                            || !text_same(port.name, args->word[i])))
            return text_unknown("port", args->word[i], "", bus_name_at,
                                pinout->buses, "");
    }
    return NULL;
}

/* Checking */

struct checking {
    const struct pinout *pinout;
    const char *path;
    enum constraint_format format;
    long defects;
};

static void print_finding(void *to, int line, int is_defect,
                          const char *words)
{
    struct checking *self = to;

    printf("%s:%d: %s%s\n", self->path, line, is_defect ? "" : "warning: ",
           words);
    self->defects += is_defect;
}

static const char *check_text(void *to, const char *text, size_t length)
{
    static struct constraint_check check;       /* large */
    struct checking *self = to;

    check.report = print_finding;
    check.to = self;
    constraint_check_file(&check, self->pinout, self->format, text, length);
    if (!check.places)
        return text_error(self->path, " constrains no port", (char *)0);
    printf("%s: ", self->path);
    files_print_count(check.places, "port");
    printf(", ");
    files_print_defects(self->defects, 1, "file");
    printf("\n");
    return NULL;
}

/* A language that is given goes before that of the file's name. */
static int check_file(const struct pinout *pinout, const char *path,
                      int format)
{
    struct checking checking = {pinout, path, CONSTRAINT_XDC, 0};
    const char *error;

    if (format < 0)
        return command_misused(&command_constraints, text_error(path, ": its "
            "name does not tell the format; give --format", (char *)0));
    checking.format = (enum constraint_format)format;
    error = files_show(path, check_text, &checking);
    if (error)
        return command_failed(error);
    return checking.defects ? EXIT_FAILED : 0;
}

static int run_constraints(const struct args *args)
{
    const char *wanted = args_value(args, "format"), *error;
    const char *path = args_value(args, "check");
    const struct pinout *pinout;
    int format;

    if (!args->word_count)
        return command_misused(&command_constraints, "name a board; 'boardwalk "
                               "list boards' shows them");
    error = pinout_find(args->word[0], &pinout);
    if (error)
        return command_misused(&command_constraints, error);
    format = wanted ? constraint_find(wanted) : (int)pinout->format;
    if (format < 0)
        return command_misused(&command_constraints, text_error("--format ",
            wanted, ": expected xdc, ucf, qsf, cst, pcf, lpf or plain",
            (char *)0));
    if (path)
        return check_file(pinout, path, wanted ? format
                                               : constraint_file_format(path));
    error = unknown_port(pinout, args);
    if (error)
        return command_misused(&command_constraints, error);
    print_constraints(pinout, (enum constraint_format)format, args);
    return 0;
}

const struct command command_constraints = {
    .name = "constraints",
    .usage = "BOARD [PORT]... [OPTION]...",
    .summary = "print a constraint file for a board, or check one",
    .more = "Ports have the vendor's names. If ports are named, \"sw\" or "
            "\"sw[3]\", only these\nare printed.\n\n--check reports errors in "
            "a file: a ball that leads nowhere, two ports at one\nball, one "
            "port at two; and warnings: a vendor's name at another port's "
            "ball, or a\nperiod other than the oscillator's.\n",
    .options = options,
    .run = run_constraints,
};
