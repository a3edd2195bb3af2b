/* check.c - boardwalk poker check: is every hand in a file well written,
 * and was it played by the rules? */
#include <stdlib.h>

#include "cli/check.h"
#include "games/holdem/notation/phh.h"

enum { ACTIONS_MAX = 1 << 16 };         /* of one hand */

static const struct arg_def options[] = {
    {"quiet", 'q', NULL, "no summary"},
    {0},
};

struct phh_checker {
    struct check check;                 /* first */
    int is_phh;                         /* this file has a field of PHH */
    long notes;                         /* on this hand */
    struct phh_action action[ACTIONS_MAX];
};

static void tell(void *context, const struct phh_fault *fault)
{
    struct phh_checker *self = context;

    check_tell(&self->check, fault->line, fault->column, fault->is_note,
               fault->message);
    self->notes += fault->is_note;
}

static void check_file(void *check, const char *text, size_t length)
{
    struct phh_checker *self = check;
    struct phh_hand hand = {.action = self->action,
                            .action_max = ACTIONS_MAX};
    struct phh file;

    self->is_phh = 0;
    phh_begin(&file, text, length, tell, self);
    while (phh_next(&file, &hand)) {
        self->notes = 0;                /* on writing: it is judged still */
        phh_check(&file, &hand);
        self->is_phh |= hand.has != 0;
        self->check.unjudged += self->notes > 0;
        check_end_unit(&self->check);
    }
    if (!self->is_phh)
        tell(self, &(struct phh_fault){.line = 1, .column = 1, .message =
             "this is no PHH file: no hand is in it"});
}

static int run(const struct args *args)
{
    struct phh_checker *self;
    int status;

    if (args->word_count == 0)
        return command_misused(&command_poker_check, files_which);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("not enough memory");
    self->check = (struct check){.unit = "hand"};
    status = check_files(&self->check, args, check_file);
    free(self);
    return status;
}

const struct command command_poker_check = {
    .name = "check",
    .group = "poker",
    .usage = "FILE.phh... [OPTION]...",
    .summary = "tell whether hands are well written and played by the rules",
    .more =
"The files are in the Poker Hand History format, one hand (.phh) or many\n"
"(.phhs). A line for each defect: file, line, column, what is wrong and what\n"
"would be right; then a summary. The rest of a hand after an illegal action\n"
"is not followed, other hands are. A note says why a hand cannot be judged:\n"
"other games than Hold'em, or more than two players. A file without a\n"
"hand is a defect. The status is 1 if there is any defect, or a file that\n"
"cannot be read. The file - is standard input.\n",
    .options = options,
    .run = run,
};
