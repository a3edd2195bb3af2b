/* command.h - what every subcommand is.
 *
 * A command is a record; cli/main.c has the list and runs it. A group, such as
 * `go`, is a command that has verbs instead of options and a function. Exit
 * statuses: 0, EXIT_FAILED for something that went wrong or was found wrong,
 * EXIT_USAGE for a command line that makes no sense.
 */
#ifndef COMMAND_H
#define COMMAND_H

#include "cli/args.h"

enum { EXIT_FAILED = 1, EXIT_USAGE = 2 };

struct command {
    const char *name;
    const char *group;                  /* the group of a verb, or null */
    const char *usage;                  /* "MACHINE [OPTION]..."; its words in
                                         * capitals drive completion */
    const char *summary;                /* one line, no full stop */
    const char *more;                   /* paragraphs for help, or null */
    const struct arg_def *options;
    int (*run)(const struct args *args);        /* returns the exit status */
    const struct command *const *verbs; /* of a group; null ends them */
};

/* All commands, in the order of the overview; null ends them. */
extern const struct command *const commands[];

/* The command of this name in a list that null ends, or null. */
const struct command *command_find(const struct command *const *list,
                                   const char *name);

extern const struct command command_checkers;
extern const struct command command_completion;
extern const struct command command_constraints;
extern const struct command command_doctor;
extern const struct command command_export;
extern const struct command command_games;
extern const struct command command_go;
extern const struct command command_grade;
extern const struct command command_help;
extern const struct command command_list;
extern const struct command command_mastermind;
extern const struct command command_new;
extern const struct command command_play;
extern const struct command command_poker;
extern const struct command command_run;
extern const struct command command_show;
extern const struct command command_trace;
extern const struct command command_twin;
extern const struct command command_version;
extern const struct command command_web;

extern const struct command command_checkers_best;
extern const struct command command_checkers_check;
extern const struct command command_checkers_copy;
extern const struct command command_checkers_engine;
extern const struct command command_checkers_match;
extern const struct command command_checkers_perft;
extern const struct command command_checkers_show;

extern const struct command command_go_bench;
extern const struct command command_go_check;
extern const struct command command_go_gtp;
extern const struct command command_go_match;
extern const struct command command_go_show;

extern const struct command command_mastermind_hint;
extern const struct command command_mastermind_play;
extern const struct command command_mastermind_score;
extern const struct command command_mastermind_solve;
extern const struct command command_mastermind_verify;

extern const struct command command_poker_acpc;
extern const struct command command_poker_check;
extern const struct command command_poker_dealer;
extern const struct command command_poker_equity;
extern const struct command command_poker_eval;
extern const struct command command_poker_exploit;
extern const struct command command_poker_export;
extern const struct command command_poker_match;
extern const struct command command_poker_solve;

/* Prints "boardwalk: what" on standard error; returns EXIT_FAILED. */
int command_failed(const char *what);

/* Prints "boardwalk COMMAND: what" and where to find help; returns
 * EXIT_USAGE. */
int command_misused(const struct command *command, const char *what);

/* Usage, summary, options or verbs, and the paragraphs. */
void command_print_help(const struct command *command);

#endif
