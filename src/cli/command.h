/* command.h - what every subcommand is. */
#ifndef COMMAND_H
#define COMMAND_H

#include "cli/args.h"

enum { EXIT_FAILED = 1, EXIT_USAGE = 2 };

/* A group is a command that has verbs instead of options and run. */
struct command {
    const char *name;
    const char *group;                  /* a verb's, or null */
    const char *usage;                  /* "MACHINE [OPTION]..." */
    const char *summary;                /* one line */
    const char *more;                   /* paragraphs for help, or null */
    const struct arg_def *options;
    int (*run)(const struct args *args);
    const struct command *const *verbs; /* null ends them */
};

extern const struct command *const commands[];  /* null ends it */

extern const struct command command_checkers;
extern const struct command command_completion;
extern const struct command command_games;
extern const struct command command_go;
extern const struct command command_help;
extern const struct command command_list;
extern const struct command command_mastermind;
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

extern const struct command command_poker_check;
extern const struct command command_poker_equity;
extern const struct command command_poker_eval;
extern const struct command command_poker_export;
extern const struct command command_poker_match;

/* Prints "boardwalk: what" on stderr; the return is the exit status. */
int command_failed(const char *what);

/* The same for a wrong command line, with a hint where help is. */
int command_misused(const struct command *command, const char *what);

void command_print_help(const struct command *command);

#endif
