/* main.c - boardwalk: the command line.
 *
 * Finds the command, or the group and its verb, parses the options by the
 * command's table, and runs it. `help` and `version` are commands like all
 * others; --help and -h work anywhere before --. Without a command the lobby
 * is opened.
 */
#include <locale.h>
#include <signal.h>
#include <stdio.h>

#include "base/text.h"
#include "cli/command.h"
#include "cli/menu.h"
#include "disk/print.h"

/* First what a player needs, then tools, then the games without machines. */
const struct command *const commands[] = {
    &command_play,
    &command_games,
    &command_web,
    &command_run,
    &command_show,
    &command_trace,
    &command_twin,
    &command_list,
    &command_constraints,
    &command_doctor,
    &command_new,
    &command_grade,
    &command_export,
    &command_checkers,
    &command_go,
    &command_mastermind,
    &command_poker,
    &command_completion,
    &command_help,
    &command_version,
    NULL,
};

/* For text_unknown, which asks for one name after the other. */
static const char *command_name_at(const void *table, int i)
{
    const struct command *const *list = table;

    return list[i] ? list[i]->name : NULL;
}

const struct command *command_find(const struct command *const *list,
                                   const char *name)
{
    for (; *list; list++)
        if (text_same((*list)->name, name))
            return *list;
    return NULL;
}

/* "play", "mastermind score". In a static buffer, until the next call. */
static const char *full_name(const struct command *command)
{
    static char name[60];
    struct text to;

    text_begin(&to, name, sizeof name);
    if (command->group) {
        text_put(&to, command->group);
        text_put_char(&to, ' ');
    }
    text_put(&to, command->name);
    return name;
}

/* The text may quote a file or a path, so control characters are made
 * visible. */
int command_failed(const char *what)
{
    print_visible(stderr, "boardwalk: %s\n", what);
    return EXIT_FAILED;
}

int command_misused(const struct command *command, const char *what)
{
    print_visible(stderr, "boardwalk %s: %s\n", full_name(command), what);
    fprintf(stderr, "Try 'boardwalk help %s'.\n", full_name(command));
    return EXIT_USAGE;
}

/* Commands of the program, or verbs of a group. */
static void print_list(const struct command *const *list)
{
    for (; *list; list++)
        printf("  %-10s %s\n", (*list)->name, (*list)->summary);
}

/* The summary becomes a sentence here; in lists it has no full stop. */
void command_print_help(const struct command *command)
{
    printf("usage: boardwalk %s%s%s\n%s.\n", full_name(command),
           command->usage[0] ? " " : "", command->usage, command->summary);
    if (command->verbs || (command->options && command->options->name))
        printf("\n");
    if (command->verbs)
        print_list(command->verbs);
    else
        args_help(command->options, stdout);
    if (command->more)
        printf("\n%s", command->more);
}

/* What `boardwalk help` and `boardwalk --help` print. */
static void print_overview(void)
{
    printf("usage: boardwalk [COMMAND [ARGUMENT]...]\n"
           "A bench of game machines. Without a command it opens the "
           "lobby.\n\n");
    print_list(commands);
    printf("\n'boardwalk help COMMAND' describes a command.\n");
}

/* Suggests the nearest name, as git does. */
static int unknown_command(const char *name)
{
    print_visible(stderr, "boardwalk: %s\nTry 'boardwalk help'.\n",
                  text_unknown("command", name, "", command_name_at, commands,
                               NULL));
    return EXIT_USAGE;
}

static int unknown_verb(const struct command *group, const char *name)
{
    return command_misused(group, text_unknown("verb", name, "",
                                               command_name_at,
                                               group->verbs, NULL));
}

/* help, as a command like the others */

/* help GROUP VERB */
static int help_verb(const struct command *group, const char *name)
{
    const struct command *verb = command_find(group->verbs, name);

    if (!verb)
        return unknown_verb(group, name);
    command_print_help(verb);
    return 0;
}

/* Only a group may be followed by a second word, its verb. */
static int run_help(const struct args *args)
{
    const struct command *command;

    if (args->word_count == 0) {
        print_overview();
        return 0;
    }
    command = command_find(commands, args->word[0]);
    if (!command)
        return unknown_command(args->word[0]);
    if (args->word_count > (command->verbs ? 2 : 1))
        return command_misused(&command_help, "only one command can be "
                               "explained at a time");
    if (args->word_count == 2)
        return help_verb(command, args->word[1]);
    command_print_help(command);
    return 0;
}

static const struct arg_def no_options[] = {{0}};

const struct command command_help = {
    .name = "help",
    .usage = "[COMMAND [VERB]]",
    .summary = "explain a command",
    .options = no_options,
    .run = run_help,
};

/* version, also as -V and --version */

static int run_version(const struct args *args)
{
    const char *error = args_refuse_words(args, NULL);

    if (error)
        return command_misused(&command_version, error);
    printf("boardwalk %s\n", BOARDWALK_VERSION);
    return 0;
}

const struct command command_version = {
    .name = "version",
    .usage = "",
    .summary = "print the version; also -V and --version",
    .options = no_options,
    .run = run_version,
};

/* Running one */

/* Looked for before the options are parsed, so that it works on a command line
 * that is wrong. */
static int wants_help(int argc, char **argv)
{
    for (int i = 0; i < argc && !text_same(argv[i], "--"); i++)
        if (text_same(argv[i], "--help") || text_same(argv[i], "-h"))
            return 1;
    return 0;
}

/* struct args is a few dozen KiB, which the main thread's stack has. */
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

/* A group without a verb explains itself. */
static int run_group(const struct command *group, int argc, char **argv)
{
    const struct command *verb;

    if (argc == 0 || text_same(argv[0], "--help") || text_same(argv[0], "-h")) {
        command_print_help(group);
        return 0;
    }
    verb = command_find(group->verbs, argv[0]);
    if (!verb)
        return unknown_verb(group, argv[0]);
    return run_command(verb, argc - 1, argv + 1);
}

/* Output that could not be written, to a full disk for example, makes every
 * command fail, whatever its own status. */
static int check_output(int status)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        return command_failed("cannot write to standard output");
    return status;
}

/* --help and --version are accepted in place of a command. */
static int dispatch(int argc, char **argv)
{
    const struct command *command;

    if (argc == 0)
        return menu_run();
    if (text_same(argv[0], "--help") || text_same(argv[0], "-h")) {
        print_overview();
        return 0;
    }
    if (text_same(argv[0], "--version") || text_same(argv[0], "-V"))
        command = &command_version;
    else
        command = command_find(commands, argv[0]);
    if (!command)
        return unknown_command(argv[0]);
    if (command->verbs)
        return run_group(command, argc - 1, argv + 1);
    return run_command(command, argc - 1, argv + 1);
}

/* Only LC_CTYPE: the terminal needs the encoding, but numbers are printed and
 * read the same in every language. */
int main(int argc, char **argv)
{
    setlocale(LC_CTYPE, "");
    signal(SIGXFSZ, SIG_IGN);           /* let write fail and say why */
    return check_output(dispatch(argc - 1, argv + 1));
}
