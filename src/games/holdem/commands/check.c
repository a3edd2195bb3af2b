/* check.c - boardwalk poker check: checks that hands are well-formed and played
 * by the rules.
 *
 * Reading, reports and the exit status are those of all check commands
 * (cli/check.h); the judgement is that of notation/phh.h, and of
 * notation/acpc_log.h for logs of the poker competition.
 */
#include <stdlib.h>

#include "cli/check.h"
#include "games/holdem/commands/game_file.h"
#include "games/holdem/notation/acpc_log.h"
#include "games/holdem/notation/phh.h"

enum { ACTIONS_MAX = 1 << 16 };         /* per hand */

static const struct arg_def options[] = {
    FILES_OPTION,
    {"game", 'g', "FILE", "the game of a log that does not name it"},
    {"quiet", 'q', NULL, "print no summary"},
    {0},
};

struct hand_checker {
    struct check check;                 /* must be first: callbacks cast */
    const struct acpc_game *game;       /* of logs; or null */
    struct acpc_log log;
    int is_phh;                         /* the file has a field of PHH */
    long notes;                         /* on the current hand */
    struct phh_action action[ACTIONS_MAX];
};

/* Notes are counted from where the caller sets the count to 0: only those of
 * phh_check say that a hand could not be judged. */
static void report_fault(void *context, const struct phh_fault *fault)
{
    struct hand_checker *self = context;

    check_tell(&self->check, fault->line, fault->column, fault->is_note,
               fault->message);
    self->notes += fault->is_note;
}

/* Notes of phh_check mean that a hand could not be judged; notes on how it is
 * written do not. */
static void check_phh_file(void *check, const char *text, size_t length)
{
    struct hand_checker *self = check;
    struct phh_hand hand = {.action = self->action,
                            .action_max = ACTIONS_MAX};
    struct phh file;

    self->is_phh = 0;
    phh_begin(&file, text, length, report_fault, self);
    while (phh_next(&file, &hand)) {
        self->notes = 0;                /* those of the parser do not count */
        phh_check(&file, &hand);
        self->is_phh |= hand.has != 0;
        self->check.unjudged += self->notes > 0;
        check_end_unit(&self->check);
    }
    if (!self->is_phh)
        report_fault(self, &(struct phh_fault){
            .line = 1, .column = 1,
            .message = "this is not a PHH file or an ACPC log: it has no hand",
        });
}

static void report_in_log(void *context, int line, int column,
                          const char *message)
{
    check_tell(context, line, column, 0, message);
}

/* A hand of a log is one line, so nothing of it needs memory of ours. */
static void check_log_file(struct hand_checker *self, const char *text,
                           size_t length)
{
    self->log.tell = report_in_log;
    self->log.context = &self->check;
    acpc_log_begin(&self->log, text, length, self->game);
    while (acpc_log_next(&self->log))
        check_end_unit(&self->check);
}

/* The text decides, not the name of the file. */
static void check_either_file(void *check, const char *text, size_t length)
{
    if (acpc_log_is(text, length))
        check_log_file(check, text, length);
    else
        check_phh_file(check, text, length);
}

/* The game is read before any file: one that is wrong would make every hand of
 * every log wrong. */
static int check_hand_files(const struct args *args)
{
    const char *path = args_value(args, "game"), *error;
    struct hand_checker *self;
    struct acpc_game game;
    int status;

    if (!files_named(args))
        return command_misused(&command_poker_check, files_which);
    if (path && (error = game_file_read(path, &game)))
        return command_failed(error);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("out of memory");
    self->check = (struct check){.unit = "hand"};
    self->game = path ? &game : NULL;
    status = check_files(&self->check, args, check_either_file);
    free(self);
    return status;
}

const struct command command_poker_check = {
    .name = "check",
    .group = "poker",
    .usage = "[FILE]... [OPTION]...",
    .summary = "check that hands are well-formed and played by the rules",
    .more =
"The files are in the Poker Hand History format, one hand (.phh) or many\n"
"(.phhs). Each defect is printed on a line: file, line, column, what is wrong\n"
"and what would be right; then follows a summary. After an illegal action the\n"
"rest of that hand is skipped; other hands are still checked. Hold'em of two\n"
"to twelve players is judged, no-limit and fixed limit: order, bets, side\n"
"pots, finishing stacks and winnings. A note says why a hand cannot be\n"
"judged, such as another game.\n"
"\n"
"A file may also be a log of the Annual Computer Poker Competition: each hand\n"
"is played again, and its cards, its values and the score are compared. The\n"
"game is that in the comments of the log, as 'boardwalk poker dealer' writes\n"
"them, or of --game, or else Hold'em for two as the competition played it.\n"
"\n"
"A file without a hand is a defect. The exit status is 1 if there is any\n"
"defect, or a file that cannot be read. The file - is standard input. For\n"
"more files than a command line can name:\n"
"\n"
"  find data -name '*.phhs' | boardwalk poker check --files -\n",
    .options = options,
    .run = check_hand_files,
};
