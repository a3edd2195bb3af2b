/* list.c - boardwalk list: machines, options, minds and faces; or boards; or
 * what can be plugged into them.
 *
 * Everything comes from the records of the machines. Templates, which new
 * machines are copied from, are shown only on request.
 */
#include "base/text.h"
#include "cli/command.h"
#include "faces/faces.h"
#include "boards/fit.h"
#include "boards/machines.h"
#include "boards/plugs.h"

static const struct arg_def options[] = {
    {"all", 'a', NULL, "also show the templates"},
    {0},
};

/* With the default, as it would be typed. */
static void list_options(const struct option_def *table)
{
    for (; table && table->name; table++) {
        char standard[40];
        struct text to;

        text_begin(&to, standard, sizeof standard);
        options_value(table, table->standard, &to);
        printf("    -o %s=%s  %s (%s%s%s)\n", table->name, standard,
               table->help, table->values ? table->values : "a number",
               table->form ? ", or " : "",
               table->form ? table->form->like : "");
    }
}

/* A machine that no mind can play has no such line. */
static void list_minds(const struct machine_type *machine)
{
    const char *name;

    for (int i = 0; (name = robot_mind_at(machine, i)) != NULL; i++)
        printf("%s%s", i ? ", " : "    minds: ", name);
    if (robot_mind_at(machine, 0))
        printf("\n");
}

/* NAME:BOARD, as `play` takes it. */
static void list_machine(const struct machine_type *machine)
{
    printf("%s:%s  %s\n    %s\n", machine->name, machine->board->name,
           machine->title, machine->board->title);
    list_options(machine->top->options);
    list_minds(machine);
}

/* "100 MHz" for every oscillator. */
static void list_clocks(const struct pinout *pinout)
{
    for (const struct port_bus *bus = pinout->buses; bus->balls; bus++)
        if (bus->clock_hz)
            printf(", %s %u MHz", bus->name,
                   (unsigned)(bus->clock_hz / 1000000));
}

/* "with 1 button, 4 RGB LEDs plugged in": what a board does not have itself. */
static void list_plugged(const struct fit *fit)
{
    const char *before = " with ", *words;

    for (int i = 0; (words = fit_plugged(fit, i)); i++) {
        printf("%s%s", before, words);
        before = ", ";
    }
    if (before[0] == ',')
        printf(" plugged in");
}

/* Whether a machine can be played on a board, and what it takes. */
static void list_fit(const struct machine_type *machine,
                     const struct pinout *pinout)
{
    static struct fit fit;
    const char *missing;

    if (text_same(machine->board->name, pinout->name)) {
        printf("    %s, which is made for it\n", machine->name);
        return;
    }
    missing = fit_machine(&fit, machine, pinout);
    printf("    %s%s", missing ? "not " : "", machine->name);
    if (missing)
        printf(": no place for %s", missing);
    else
        list_plugged(&fit);
    printf("\n");
}

static void list_machines_on(const struct pinout *pinout)
{
    const struct machine_type *machine;

    for (int i = 0; (machine = machines_at(i)); i++)
        if (machine->needs)
            list_fit(machine, pinout);
}

static int list_boards(void)
{
    const struct pinout *pinout;

    for (int i = 0; (pinout = pinout_at(i)); i++) {
        printf("%s  %s\n    %s, %d ports", pinout->name, pinout->title,
               pinout->device, pinout_count(pinout));
        list_clocks(pinout);
        printf("\n");
        list_machines_on(pinout);
    }
    return 0;
}

/* What `--plug JA=NAME` takes. */
static int list_plugs(void)
{
    const struct plug_type *type;

    for (int i = 0; (type = plug_type_at(i)); i++)
        printf("%-15s %s\n", type->name, type->title);
    return 0;
}

static int list_everything(const struct args *args)
{
    if (args->word_count == 1 && text_same(args->word[0], "boards"))
        return list_boards();
    if (args->word_count == 1 && text_same(args->word[0], "plugs"))
        return list_plugs();
    if (args->word_count)
        return command_misused(&command_list, "only 'boards' or 'plugs' can be "
                               "listed by name");
    for (int i = 0; machines_at(i); i++)
        if (!machines_at(i)->is_template || args_has(args, "all"))
            list_machine(machines_at(i));
    printf("faces:");
    for (int i = 0; faces[i]; i++)
        printf(" %s", faces[i]->name);
    printf("\n");
    return 0;
}

const struct command command_list = {
    .name = "list",
    .usage = "[boards|plugs] [--all]",
    .summary = "show the machines, their options, minds and faces; or boards "
               "and plugs",
    .options = options,
    .run = list_everything,
};
