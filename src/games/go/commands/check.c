/* check.c - boardwalk go check: is every move in a file of games legal,
 * and what do the stones say of the result?
 *
 * Listens to the events of the replay (sgf_game.h), which finds all defects of
 * moves and brackets itself. What is added here is the line for each game and
 * the comparison of results. Reading files, counting and the exit status are
 * those of all check commands (cli/check.h).
 */
#include <stdlib.h>

#include "cli/check.h"
#include "disk/print.h"
#include "games/go/commands/args.h"
#include "games/go/notation/sgf_game.h"

static const struct arg_def options[] = {
    GO_ARGS_RULES_UNSAID,
    {"alive", 'a', NULL, "count every stone as alive; results must agree"},
    {"quiet", 'q', NULL, "print defects only"},
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

/* Notes are left out with --quiet; defects never are. */
static void report_sgf_defect(struct sgf_check *self, int line, int column,
                              int is_minor, const char *what)
{
    if (!is_minor || !self->is_quiet)
        check_tell(&self->check, line, column, is_minor, what);
}

/* Results */

/* A result as text, in a buffer of the caller. */
static const char *result_word(const struct go_result *result,
                               char word[GO_WORD_MAX])
{
    struct text to;

    text_begin(&to, word, GO_WORD_MAX);
    go_write_result(result, &to);
    return word;
}

/* Whether two results by counting are the same; a record may leave out the
 * margin. */
static int is_same_count(const struct go_result *said,
                         const struct go_result *real)
{
    return said->winner == real->winner
        && (!said->margin || said->margin == real->margin);
}

/* Compares the recorded result with the stones, if the game was counted after
 * two passes. Records do not mark dead stones, so that a difference is only a
 * note unless --alive says that all are alive. */
static void compare_sgf_result(struct sgf_check *self,
                               const struct go_result *real)
{
    const struct go_result *said = &self->replay.result;
    char words[2][GO_WORD_MAX];

    if ((said->end != GO_END_SCORE && said->end != GO_END_DRAW)
        || !go_game_is_over(&self->replay.game) || is_same_count(said, real))
        return;
    report_sgf_defect(self, self->line, self->column, !self->is_alive,
                      text_error("the recorded result is ",
                                 result_word(said, words[0]),
                                 ", but as the stones stand it is ",
                                 result_word(real, words[1]), (char *)0));
}

static void print_sgf_game_line(const struct sgf_check *self,
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
        print_visible(stdout, ", recorded as %s", said);
    printf("\n");
}

/* At the first SGF_CLOSE of a game: the replay is still where the main line
 * ended. Variations have no result. */
static void conclude_main_line(struct sgf_check *self)
{
    struct go_result real;

    self->has_end = 1;
    self->check.moves += self->plies;
    if (!self->replay.is_playable) {
        self->check.unjudged++;
        return;
    }
    real = go_result_of(go_game_margin(&self->replay.game, NULL));
    print_sgf_game_line(self, &real);
    compare_sgf_result(self, &real);
}

/* Files */

/* Lines about a game as a whole point at its first bracket. */
static void note_game_place(struct sgf_check *self,
                            const struct sgf_event *event)
{
    self->line = event->line;
    self->column = event->column;
    self->plies = self->has_end = 0;
}

/* The main line ends at the first tree that closes in a game. */
static void handle_sgf_event(struct sgf_check *self,
                             const struct sgf_event *event)
{
    switch (event->kind) {
    case SGF_FAULT:
        report_sgf_defect(self, event->line, event->column, event->is_minor,
                          event->message);
        break;
    case SGF_OPEN:
        if (event->depth == 1)
            note_game_place(self, event);
        break;
    case SGF_NODE_END:
        if (!self->has_end)
            self->plies = self->replay.plies;
        break;
    case SGF_CLOSE:
        if (!self->has_end)
            conclude_main_line(self);
        if (event->depth == 1)
            check_end_unit(&self->check);
        break;
    default:
        break;
    }
}

/* One file. Games are counted as units of the check; a file that adds none has
 * no game. */
static void check_sgf_text(void *check, const char *text, size_t length)
{
    struct sgf_check *self = check;
    long games = self->check.units;
    struct sgf_event event;

    sgf_game_begin(&self->replay, text, length, &self->standard);
    while (sgf_game_next(&self->replay, &event))
        handle_sgf_event(self, &event);
    if (self->check.units == games)
        report_sgf_defect(self, 1, 1, 0, "this is not an SGF file: it has no "
                                         "game, which begins with (;");
}

/* The replay is too large for a stack, hence calloc. */
static int check_sgf_files(const struct args *args)
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
        return command_failed("out of memory");
    self->check = (struct check){.unit = "game", .has_moves = 1};
    self->standard = standard;
    self->is_alive = args_has(args, "alive");
    self->is_quiet = args_has(args, "quiet");
    status = check_files(&self->check, args, check_sgf_text);
    free(self);
    return status;
}

const struct command command_go_check = {
    .name = "check",
    .group = "go",
    .usage = "FILE.sgf... [OPTION]...",
    .summary = "check that every move is legal, and compare the results",
    .more =
"The files are game records, SGF of any version. For each game a line shows\n"
"the number of moves of its main line, the score with every stone on the\n"
"board alive, and the recorded result. For each defect a line shows file,\n"
"line, column and what is wrong; variations are checked, too. A note is\n"
"about something that does no harm. Moves must be legal under the rules that\n"
"the file names, those of --rules if it names none, and by default with area\n"
"scoring and simple ko.\n"
"\n"
"A recorded result may differ from the stones, since a record does not say\n"
"which of them are dead; in a game that ends with two passes that is a note.\n"
"With --alive it is a defect: programs and their servers count that way.\n"
"\n"
"A file without a game is a defect. The exit status is 1 if there is any\n"
"defect or a file cannot be read. The file - is standard input.\n",
    .options = options,
    .run = check_sgf_files,
};
