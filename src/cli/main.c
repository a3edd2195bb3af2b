/* main.c - boardwalk: the command line. */
#include <locale.h>
#include <stdio.h>

#include "base/text.h"
#include "cli/command.h"
#include "cli/menu.h"

const struct command *const commands[] = {
    &command_play,
    &command_run,
    &command_show,
    &command_trace,
    &command_list,
    &command_help,
    NULL,
};

static const char *command_name(const void *at, int i)
{
    (void)at;
    return commands[i] ? commands[i]->name : NULL;
}

int command_failed(const char *what)
{
    fprintf(stderr, "boardwalk: %s\n", what);
    return EXIT_FAILED;
}

int command_misused(const struct command *command, const char *what)
{
    fprintf(stderr, "boardwalk %s: %s\n", command->name, what);
    fprintf(stderr, "Try 'boardwalk help %s'.\n", command->name);
    return EXIT_USAGE;
}

void command_print_help(const struct command *command)
{
    printf("usage: boardwalk %s %s\n%s.\n", command->name, command->usage,
           command->summary);
    if (command->options && command->options->name)
        printf("\n");
    args_help(command->options, stdout);
    if (command->more)
        printf("\n%s", command->more);
}

static void print_overview(void)
{
    printf("usage: boardwalk [COMMAND [ARGUMENT]...]\n"
           "A bench of game machines. Without a command it opens a menu.\n\n");
    for (int i = 0; commands[i]; i++)
        printf("  %-8s %s\n", commands[i]->name, commands[i]->summary);
    printf("\n'boardwalk help COMMAND' tells more of each; "
           "'boardwalk --version' its version.\n");
}

static const struct command *find_command(const char *name)
{
    for (int i = 0; commands[i]; i++)
        if (text_same(commands[i]->name, name))
            return commands[i];
    return NULL;
}

static int unknown_command(const char *name)
{
    fprintf(stderr, "boardwalk: %s\nTry 'boardwalk help'.\n",
            text_unknown("command", name, "", command_name, NULL, NULL));
    return EXIT_USAGE;
}

/* help, as a command like the others */

static int run_help(const struct args *args)
{
    const struct command *command;

    if (args->word_count > 1)
        return command_misused(&command_help, "one command at a time");
    if (args->word_count == 0) {
        print_overview();
        return 0;
    }
    command = find_command(args->word[0]);
    if (!command)
        return unknown_command(args->word[0]);
    command_print_help(command);
    return 0;
}

static const struct arg_def no_options[] = {{0}};

const struct command command_help = {
    .name = "help",
    .usage = "[COMMAND]",
    .summary = "explain a command",
    .options = no_options,
    .run = run_help,
};

/* Running one */

static int wants_help(int argc, char **argv)
{
    for (int i = 0; i < argc && !text_same(argv[i], "--"); i++)
        if (text_same(argv[i], "--help") || text_same(argv[i], "-h"))
            return 1;
    return 0;
}

static int run_command(const struct command *command, int argc, char **argv)
{
    struct args args;
    const char *error;

    if (wants_help(argc, argv)) {
        command_print_help(command);
        return 0;
    }
    error = args_parse(&args, command->options, argc, argv);
    if (error)
        return command_misused(command, error);
    return command->run(&args);
}

/* Output that did not arrive is a failure, too. */
static int finish(int status)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return command_failed("cannot write the output");
    return status;
}

static int run_words(int argc, char **argv)
{
    const struct command *command;

    if (argc == 0)
        return menu_run();
    if (text_same(argv[0], "--help") || text_same(argv[0], "-h")) {
        print_overview();
        return 0;
    }
    if (text_same(argv[0], "--version")) {
        printf("boardwalk %s\n", BOARDWALK_VERSION);
        return 0;
    }
    command = find_command(argv[0]);
    if (!command)
        return unknown_command(argv[0]);
    return run_command(command, argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    setlocale(LC_CTYPE, "");
    return finish(run_words(argc - 1, argv + 1));
}
