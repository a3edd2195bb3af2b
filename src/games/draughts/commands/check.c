/* check.c - boardwalk checkers check: is every move in a file of
 * games legal, and do the results agree?
 *
 * pdn_replay.c finds most defects; only what takes a whole game to judge is
 * checked here. Counting and printing are shared with other games, in
 * cli/check.c.
 */
#include <stdlib.h>

#include "cli/check.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/pdn_replay.h"
#include "games/draughts/notation/words.h"

static const struct arg_def options[] = {
    CHECKERS_ARGS_RULES,
    {"quiet", 'q', NULL, "print no summary"},
    {0},
};

struct pdn_check {
    struct check check;                 /* must be first: see cli/check.h */
    enum checkers_rules rules;
    struct pdn_replay replay;
    int is_pdn;                         /* something of PDN was found */
    struct pdn_event last;              /* the result, or the last move */
};

static void report_defect(struct pdn_check *self, const struct pdn_event *at,
                          const char *what)
{
    check_tell(&self->check, at->line, at->column, 0, what);
}

/* The side to move has lost. */
static enum pdn_result winner_by_block(const struct checkers *position)
{
    return position->turn == CHECKERS_BLACK ? PDN_WHITE_WINS
                                            : PDN_BLACK_WINS;
}

/* A game that ends with a side unable to move must say who won. A result at
 * the end of the moves has been compared with them by the replay already, so
 * this is about a game that leaves it to the header or has none. */
static void check_result(struct pdn_check *self)
{
    const struct pdn_line *line = &self->replay.line[0];
    enum pdn_result told = pdn_replay_result(&self->replay);
    enum pdn_result real = winner_by_block(&line->now);
    enum checkers_colour turn;

    if (line->is_lost || checkers_can_move(&line->now) || told == real
        || (self->replay.has_result && told != PDN_UNKNOWN))
        return;
    turn = (enum checkers_colour)line->now.turn;
    report_defect(self, &self->last,
                  text_error(checkers_words_colour(turn),
                             " cannot move and has lost, so the result is ",
                             pdn_result_name(real), " and not ",
                             pdn_result_name(told), (char *)0));
}

static void end_checked_game(struct pdn_check *self)
{
    check_end_unit(&self->check);
    self->last = (struct pdn_event){0};
}

/* Notes where the game ended, for a defect that has no event of its own. */
static void check_event(struct pdn_check *self, const struct pdn_event *event)
{
    self->is_pdn |= event->kind == PDN_TAG || event->kind == PDN_RESULT
                 || (event->kind == PDN_MOVE && self->replay.is_followed);
    switch (event->kind) {
    case PDN_FAULT:
        report_defect(self, event, event->message);
        break;
    case PDN_MOVE:
        self->check.moves += self->replay.is_followed;
        if (self->replay.depth == 0)
            self->last = *event;
        break;
    case PDN_RESULT:
        self->last = *event;
        break;
    case PDN_GAME_END:
        if (self->last.line)
            check_result(self);
        end_checked_game(self);
        break;
    default:
        break;
    }
}

/* One file. Any text yields events, if only faults; a file in which nothing
 * was recognised gets one defect that says so. */
static void check_pdn_text(void *check, const char *text, size_t length)
{
    struct pdn_check *self = check;
    struct pdn_event event;

    self->is_pdn = 0;
    pdn_replay_begin(&self->replay, text, length);
    pdn_replay_use(&self->replay, self->rules);
    while (pdn_replay_next(&self->replay, &event))
        check_event(self, &event);
    if (!self->is_pdn)
        report_defect(self, &(struct pdn_event){.line = 1, .column = 1},
                      "this is not a PDN file: it contains no game");
}

static int check_pdn_files(const struct args *args)
{
    enum checkers_rules rules;
    const char *error = checkers_args_rules(args, &rules);
    struct pdn_check *self;
    int status;

    if (!error && args->word_count == 0)
        error = files_which;
    if (error)
        return command_misused(&command_checkers_check, error);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("out of memory");
    self->check = (struct check){.unit = "game", .has_moves = 1};
    self->rules = rules;
    status = check_files(&self->check, args, check_pdn_text);
    free(self);
    return status;
}

const struct command command_checkers_check = {
    .name = "check",
    .group = "checkers",
    .usage = "FILE.pdn... [OPTION]...",
    .summary = "check that every move is legal and the results agree",
    .more = "Prints a line for each defect: file, line, column and what is "
            "wrong; then a\nsummary. After an illegal move the rest of that "
            "game is not checked, but other\ngames are. A side that cannot "
            "move has lost: a game that ends this way must have\nthat result "
            "in its header and at its end. A file without a game is a "
            "defect. The\nexit status is 1 if there is any defect, or a file "
            "that cannot be read. The file\n- is standard input.\n",
    .options = options,
    .run = check_pdn_files,
};
