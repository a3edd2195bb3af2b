/* list.c - boardwalk list: machines, boards, options, minds and faces.
 *
 * Everything comes from the records of the machines. Templates, which new
 * machines are copied from, are shown only on request.
 */
#include "base/text.h"
#include "cli/command.h"
#include "faces/faces.h"
#include "boards/machines.h"

static const struct arg_def options[] = {
    {"all", 'a', NULL, "show the templates, too"},
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
        printf("    -o %s=%s  %s (%s)\n", table->name, standard,
               table->help, table->values ? table->values : "a number");
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

static int list_everything(const struct args *args)
{
    if (args->word_count)
        return command_misused(&command_list, "it takes no arguments");
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
    .usage = "[--all]",
    .summary = "show the machines, their options, minds and faces",
    .options = options,
    .run = list_everything,
};
