/* check.c - boardwalk checkers check: is every move in a file of
 * games legal, and do the results agree? */
#include <stdlib.h>

#include "cli/files.h"
#include "disk/print.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/pdn_replay.h"
#include "games/draughts/notation/words.h"

static const struct arg_def options[] = {
    CHECKERS_ARGS_RULES,
    {"quiet", 'q', NULL, "no summary"},
    {0},
};

struct check {
    const char *path;                   /* as it is told */
    enum checkers_rules rules;
    struct pdn_replay replay;
    long games, moves, defects, bad_games;
    int unread;                         /* files */
    int is_pdn;                         /* this file has something of PDN */
    long before;                        /* defects before this game */
    struct pdn_event last;              /* the result, or the last move */
};

static void tell(struct check *self, const struct pdn_event *at,
                 const char *what)
{
    print_visible(stdout, "%s:%d:%d: %s\n", self->path, at->line, at->column,
                  what);
    self->defects++;
}

static enum pdn_result winner(const struct checkers *position)
{
    return position->turn == CHECKERS_BLACK ? PDN_WHITE_WINS
                                            : PDN_BLACK_WINS;
}

/* A result behind the moves has been compared with them already. */
static void look_at_end(struct check *self)
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

static void end_game(struct check *self)
{
    self->games++;
    self->bad_games += self->defects > self->before;
    self->before = self->defects;
    self->last = (struct pdn_event){0};
}

static void look_at(struct check *self, const struct pdn_event *event)
{
    self->is_pdn |= event->kind == PDN_TAG || event->kind == PDN_RESULT
                 || (event->kind == PDN_MOVE && self->replay.is_followed);
    switch (event->kind) {
    case PDN_FAULT:
        tell(self, event, event->message);
        break;
    case PDN_MOVE:
        self->moves += self->replay.is_followed;
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

static void check_file(void *context, const char *path, const char *text,
                       size_t length)
{
    struct check *self = context;
    struct pdn_event event;

    self->path = path;
    self->is_pdn = 0;
    pdn_replay_begin(&self->replay, text, length);
    pdn_replay_use(&self->replay, self->rules);
    while (pdn_replay_next(&self->replay, &event))
        look_at(self, &event);
    if (!self->is_pdn)
        tell(self, &(struct pdn_event){.line = 1, .column = 1},
             "this is no PDN file: no game is in it");
    self->before = self->defects;       /* those behind the last game, too */
}

static void print_summary(const struct check *self)
{
    files_print_count(self->games, "game");
    printf(", ");
    files_print_count(self->moves, "move");
    printf(": ");
    files_print_defects(self->defects, self->bad_games, "game");
    files_print_unread(self->unread);
    printf("\n");
}

static int check_all(struct check *self, const struct args *args)
{
    self->unread = files_each(args, check_file, self);
    if (!args_has(args, "quiet") && self->unread < args->word_count)
        print_summary(self);
    return self->defects || self->unread ? EXIT_FAILED : 0;
}

static int run(const struct args *args)
{
    enum checkers_rules rules;
    const char *error = checkers_args_rules(args, &rules);
    struct check *self;
    int status;

    if (!error && args->word_count == 0)
        error = files_which;
    if (error)
        return command_misused(&command_checkers_check, error);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("not enough memory");
    self->rules = rules;
    status = check_all(self, args);
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
