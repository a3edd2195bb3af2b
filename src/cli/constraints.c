/* constraints.c - boardwalk constraints: a constraint file for a board.
 *
 * With names of ports only these are bound, in the board's order, so that the
 * file fits a design that has no others.
 */
#include <stdio.h>

#include "base/text.h"
#include "boards/pinout.h"
#include "cli/command.h"

static const struct arg_def options[] = {
    {"format", 'f', "FORMAT", "xdc, ucf, qsf, cst, pcf or plain instead of "
     "the language of the board's vendor"},
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

static int run_constraints(const struct args *args)
{
    const char *wanted = args_value(args, "format"), *error;
    const struct pinout *pinout;
    int format;

    if (!args->word_count)
        return command_misused(&command_constraints, "which board?");
    error = pinout_find(args->word[0], &pinout);
    if (error)
        return command_misused(&command_constraints, error);
    format = wanted ? constraint_find(wanted) : (int)pinout->format;
    if (format < 0)
        return command_misused(&command_constraints, text_error("--format ",
            wanted, ": there are xdc, ucf, qsf, cst, pcf and plain",
            (char *)0));
    error = unknown_port(pinout, args);
    if (error)
        return command_misused(&command_constraints, error);
    print_constraints(pinout, (enum constraint_format)format, args);
    return 0;
}

const struct command command_constraints = {
    .name = "constraints",
    .usage = "BOARD [PORT]... [OPTION]...",
    .summary = "print a constraint file: which port of a board is where",
    .more = "Ports have the names that the board's vendor gives them. With "
            "names of ports, \"sw\" or \"sw[3]\", only these are printed.\n",
    .options = options,
    .run = run_constraints,
};
