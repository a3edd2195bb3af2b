/* check.c - boardwalk checkers check: is every move in a file of
 * games legal, and do the results agree? */
#include <stdlib.h>

#include "cli/check.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/pdn_replay.h"
#include "games/draughts/notation/words.h"

static const struct arg_def options[] = {
    CHECKERS_ARGS_RULES,
    {"quiet", 'q', NULL, "no summary"},
    {0},
};

struct pdn_check {
    struct check check;                 /* first */
    enum checkers_rules rules;
    struct pdn_replay replay;
    int is_pdn;                         /* this file has something of PDN */
    struct pdn_event last;              /* the result, or the last move */
};

static void tell(struct pdn_check *self, const struct pdn_event *at,
                 const char *what)
{
    check_tell(&self->check, at->line, at->column, 0, what);
}

static enum pdn_result winner(const struct checkers *position)
{
    return position->turn == CHECKERS_BLACK ? PDN_WHITE_WINS
                                            : PDN_BLACK_WINS;
}

/* A result behind the moves has been compared with them already. */
static void look_at_end(struct pdn_check *self)
{
    const struct pdn_line *line = &self->replay.line[0];
    enum pdn_result told = pdn_replay_result(&self->replay);
    enum pdn_result real = winner(&line->now);

    if (line->is_lost || checkers_can_move(&line->now) || told == real
        || (self->replay.has_result && told != PDN_UNKNOWN))
        return;
    tell(self, &self->last,
         text_error(checkers_words_colour((enum checkers_colour)line->now.turn),
                    " cannot move and has lost, so the result is ",
                    pdn_result_name(real), " and not ",
                    pdn_result_name(told), (char *)0));
}

static void end_game(struct pdn_check *self)
{
    check_end_unit(&self->check);
    self->last = (struct pdn_event){0};
}

static void look_at(struct pdn_check *self, const struct pdn_event *event)
{
    self->is_pdn |= event->kind == PDN_TAG || event->kind == PDN_RESULT
                 || (event->kind == PDN_MOVE && self->replay.is_followed);
    switch (event->kind) {
    case PDN_FAULT:
        tell(self, event, event->message);
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
            look_at_end(self);
        end_game(self);
        break;
    default:
        break;
    }
}

static void check_file(void *check, const char *text, size_t length)
{
    struct pdn_check *self = check;
    struct pdn_event event;

    self->is_pdn = 0;
    pdn_replay_begin(&self->replay, text, length);
    pdn_replay_use(&self->replay, self->rules);
    while (pdn_replay_next(&self->replay, &event))
        look_at(self, &event);
    if (!self->is_pdn)
        tell(self, &(struct pdn_event){.line = 1, .column = 1},
             "this is no PDN file: no game is in it");
}

static int run(const struct args *args)
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
        return command_failed("not enough memory");
    self->check = (struct check){.unit = "game", .has_moves = 1};
    self->rules = rules;
    status = check_files(&self->check, args, check_file);
    free(self);
    return status;
}

const struct command command_checkers_check = {
    .name = "check",
    .group = "checkers",
    .usage = "FILE.pdn... [OPTION]...",
    .summary = "tell whether every move is legal and the results agree",
    .more = "A line for each defect: file, line, column and what is wrong; "
            "then a summary.\nThe rest of a game after an illegal move is "
            "not followed, other games are. Who\ncannot move has lost: "
            "a game that ends so must have that result, in its header\n"
            "and at its end. A file\nwithout a game is a "
            "defect. The status is 1 if there is any defect, or a file\n"
            "that cannot be read. The file - is standard input.\n",
    .options = options,
    .run = run,
};
