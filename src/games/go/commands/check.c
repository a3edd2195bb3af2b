/* check.c - boardwalk go check: is every move in a file of games legal,
 * and what do the stones say of the result? */
#include <stdlib.h>

#include "cli/check.h"
#include "disk/print.h"
#include "games/go/commands/args.h"
#include "games/go/notation/sgf_game.h"

static const struct arg_def options[] = {
    GO_ARGS_RULES_UNSAID,
    {"alive", 'a', NULL, "every stone counts as alive: results must agree"},
    {"quiet", 'q', NULL, "nothing but defects"},
    {0},
};

struct sgf_check {
    struct check check;                 /* first */
    struct go_rules standard;
    int is_alive, is_quiet;
    struct sgf_game replay;

    /* of this game */
    int line, column;                   /* its place */
    int plies;                          /* of its main line */
    int has_end;                        /* that line has been judged */
};

static void tell(struct sgf_check *self, int line, int column, int is_minor,
                 const char *what)
{
    if (!is_minor || !self->is_quiet)
        check_tell(&self->check, line, column, is_minor, what);
}

/* Results */

static const char *result_word(const struct go_result *result,
                               char word[GO_WORD_MAX])
{
    struct text to;

    text_begin(&to, word, GO_WORD_MAX);
    go_write_result(result, &to);
    return word;
}

/* Whether two results by counting are the same; a margin may be unsaid. */
static int agree(const struct go_result *said, const struct go_result *real)
{
    return said->winner == real->winner
        && (!said->margin || said->margin == real->margin);
}

/* Only who counted the stones can be wrong about them. Dead ones are not
 * marked in a file, so that a difference need not be a defect. */
static void compare(struct sgf_check *self, const struct go_result *real)
{
    const struct go_result *said = &self->replay.result;
    char words[2][GO_WORD_MAX];

    if ((said->end != GO_END_SCORE && said->end != GO_END_DRAW)
        || !go_game_is_over(&self->replay.game) || agree(said, real))
        return;
    tell(self, self->line, self->column, !self->is_alive,
         text_error("the result is said to be ", result_word(said, words[0]),
                    ", but as the stones stand it is ",
                    result_word(real, words[1]), (char *)0));
}

static void print_game(const struct sgf_check *self,
                       const struct go_result *real)
{
    char said[GO_WORD_MAX * 4], word[GO_WORD_MAX];

    if (self->is_quiet)
        return;
    sgf_game_info(&self->replay, SGF_INFO_RESULT, said, sizeof said);
    print_visible(stdout, "%s:%d:%d: %d move%s, %s as the stones stand",
                  self->check.path, self->line, self->column, self->plies,
                  self->plies == 1 ? "" : "s", result_word(real, word));
    if (*said)
        print_visible(stdout, ", said to be %s", said);
    printf("\n");
}

/* The replay is still where the main line ended. */
static void judge(struct sgf_check *self)
{
    struct go_result real;

    self->has_end = 1;
    self->check.moves += self->plies;
    if (!self->replay.is_playable) {
        self->check.unjudged++;
        return;
    }
    real = go_result_of(go_game_margin(&self->replay.game, NULL));
    print_game(self, &real);
    compare(self, &real);
}

/* Files */

static void begin_game(struct sgf_check *self, const struct sgf_event *event)
{
    self->line = event->line;
    self->column = event->column;
    self->plies = self->has_end = 0;
}

static void look_at(struct sgf_check *self, const struct sgf_event *event)
{
    switch (event->kind) {
    case SGF_FAULT:
        tell(self, event->line, event->column, event->is_minor,
             event->message);
        break;
    case SGF_OPEN:
        if (event->depth == 1)
            begin_game(self, event);
        break;
    case SGF_NODE_END:
        if (!self->has_end)
            self->plies = self->replay.plies;
        break;
    case SGF_CLOSE:
        if (!self->has_end)
            judge(self);
        if (event->depth == 1)
            check_end_unit(&self->check);
        break;
    default:
        break;
    }
}

static void check_file(void *check, const char *text, size_t length)
{
    struct sgf_check *self = check;
    long games = self->check.units;
    struct sgf_event event;

    sgf_game_begin(&self->replay, text, length, &self->standard);
    while (sgf_game_next(&self->replay, &event))
        look_at(self, &event);
    if (self->check.units == games)
        tell(self, 1, 1, 0, "this is no SGF file: no game is in it, which "
                            "begins with (;");
}

static int run(const struct args *args)
{
    struct go_rules standard;
    const char *error;
    struct sgf_check *self;
    int status;

    go_args_unsaid(&standard);
    error = go_args_rules(args, &standard);
    if (!error && args->word_count == 0)
        error = files_which;
    if (error)
        return command_misused(&command_go_check, error);
    self = calloc(1, sizeof *self);
    if (!self)
        return command_failed("not enough memory");
    self->check = (struct check){.unit = "game", .has_moves = 1};
    self->standard = standard;
    self->is_alive = args_has(args, "alive");
    self->is_quiet = args_has(args, "quiet");
    status = check_files(&self->check, args, check_file);
    free(self);
    return status;
}

const struct command command_go_check = {
    .name = "check",
    .group = "go",
    .usage = "FILE.sgf... [OPTION]...",
    .summary = "tell whether every move is legal, and how the stones stand",
    .more =
"The files are game records, SGF of any version. A line for each game tells\n"
"how many moves its main line has, what the score is with every stone on the\n"
"board alive, and what the file says. A line for each defect: file, line,\n"
"column and what is wrong; moves of variations are looked at, too. A note is\n"
"about something that does no harm. Moves must be legal under the rules that\n"
"the file names, or else those of --rules, or else with area and simple ko.\n"
"\n"
"A result may differ from what the stones say, for a record does not tell\n"
"which of them are dead; of a game with two passes at its end that is a note.\n"
"With --alive it is a defect: so count programs and their servers.\n"
"\n"
"A file without a game is a defect. The status is 1 if there is any defect,\n"
"or a file that cannot be read. The file - is standard input.\n",
    .options = options,
    .run = run,
};
