/* check.c - boardwalk poker check: is every hand in a file well written,
 * and was it played by the rules? */
#include <stdlib.h>

#include "base/text.h"
#include "cli/files.h"
#include "disk/print.h"
#include "games/holdem/notation/phh.h"

enum { ACTIONS_MAX = 1 << 16 };         /* of one hand */

static const struct arg_def options[] = {
    {"quiet", 'q', NULL, "no summary"},
    {0},
};

struct check {
    const char *path;                   /* as it is told */
    long hands, defects, bad_hands, unjudged;
    int unread;                         /* files */
    int is_phh;                         /* this file has a field of PHH */
    long before, notes;                 /* defects before this hand */
    struct phh_action action[ACTIONS_MAX];
};

static void tell(void *context, const struct phh_fault *fault)
{
    struct check *self = context;

    print_visible(stdout, "%s:%d:%d: %s%s\n", self->path, fault->line,
                  fault->column, fault->is_note ? "note: " : "",
                  fault->message);
    self->defects += !fault->is_note;
    self->notes += fault->is_note;
}

static void end_hand(struct check *self)
{
    self->hands++;
    self->bad_hands += self->defects > self->before;
    self->unjudged += self->notes > 0;
    self->before = self->defects;
}

static void check_file(void *context, const char *path, const char *text,
                       size_t length)
{
    struct check *self = context;
    struct phh_hand hand = {.action = self->action,
                            .action_max = ACTIONS_MAX};
    struct phh file;

    self->path = path;
    self->is_phh = 0;
    phh_begin(&file, text, length, tell, self);
    while (phh_next(&file, &hand)) {
        self->notes = 0;                /* on writing: it is judged still */
        phh_check(&file, &hand);
        self->is_phh |= hand.has != 0;
        end_hand(self);
    }
    if (!self->is_phh)
        tell(self, &(struct phh_fault){.line = 1, .column = 1, .message =
             "this is no PHH file: no hand is in it"});
    self->before = self->defects;       /* those behind the last hand, too */
}

static void print_summary(const struct check *self)
{
    files_print_count(self->hands, "hand");
    printf(": ");
    files_print_defects(self->defects, self->bad_hands, "hand");
    if (self->unjudged)
        printf(", %ld not judged", self->unjudged);
    files_print_unread(self->unread);
    printf("\n");
}

static int run(const struct args *args)
{
    struct check *self;
    int status;

    if (args->word_count == 0)
        return command_misused(&command_poker_check, files_which);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("not enough memory");
    self->unread = files_each(args, check_file, self);
    if (!args_has(args, "quiet") && self->unread < args->word_count)
        print_summary(self);
    status = self->defects || self->unread ? EXIT_FAILED : 0;
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
