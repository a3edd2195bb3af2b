/* best.c - boardwalk checkers best: the best move in a position.
 *
 * The result goes to standard output. Progress goes to standard error, and
 * only to a terminal, so that output in a pipe has only the result.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/command.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/notation/words.h"
#include "os/clock.h"

enum {
    UNASKED_MS = 1000,                  /* without any limit */
    PROGRESS_WIDTH = 78,                /* columns to blank out */
};

static const struct arg_def options[] = {
    CHECKERS_ARGS_POSITION,
    {"time", 't', "MS", "milliseconds to think (default 1000)"},
    {"nodes", 'n', "N", "positions to search"},
    {"depth", 'd', "D", "moves to look ahead"},
    {"threads", 'j', "T", "number of threads (default 1)"},
    CHECKERS_ARGS_TABLE,
    {"quiet", 'q', NULL, "print only the move"},
    {0},
};

struct best {
    struct checkers_game game;          /* no history: a FEN has none */
    struct checkers_effort effort;
    int threads, table_mib;
    int is_quiet;
    int64_t begun_ms;
};

/* Limits that are given hold together; only without any there is a default. */
static const char *read_best_args(struct best *self, const struct args *args)
{
    struct checkers position;
    const char *error;

    if ((error = args_refuse_words(args, NULL))
        || (error = checkers_args_position(args, &position))
        || (error = checkers_args_effort(args, &self->effort))
        || (error = args_int(args, "threads", 1, CHECKERS_ARGS_THREADS_MAX,
                             &self->threads))
        || (error = args_int(args, "table", 1, CHECKERS_ARGS_TABLE_MIB_MAX,
                             &self->table_mib)))
        return error;
    if (!self->effort.time_ms && !self->effort.nodes && !self->effort.depth)
        self->effort.time_ms = UNASKED_MS;
    self->is_quiet = args_has(args, "quiet");
    checkers_game_begin(&self->game, &position);
    return NULL;
}

/* In the form that PDN files have. */
static void print_move_word(const struct checkers *before,
                            const struct checkers_move *move)
{
    char word[CHECKERS_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    checkers_write_move(before, move, CHECKERS_SHORT, &to);
    fputs(word, stdout);
}

/* The principal variation; every move is written for the position it is made
 * in. */
static void print_variation(const struct checkers *from,
                            const struct checkers_thought *thought)
{
    struct checkers position = *from;

    printf("line ");
    for (int i = 0; i < thought->line_length; i++) {
        printf(" ");
        print_move_word(&position, &thought->line[i]);
        checkers_play(&position, &thought->line[i]);
    }
    printf("\n");
}

/* In men, from the point of view of the side to move; or how many plies away
 * the end of the game is. */
static void print_men_or_plies(FILE *out, int score)
{
    int plies = CHECKERS_WIN - abs(score);

    if (abs(score) >= CHECKERS_WON)
        fprintf(out, "%s in %d pl%s", score > 0 ? "wins" : "loses", plies,
                plies == 1 ? "y" : "ies");
    else
        fprintf(out, "%+.2f", (double)score / 100);
}

/* Called after each depth. The line is overwritten in place; the spaces at its
 * end cover what is left of a longer one. */
static void show_progress(void *context, const struct checkers_thought *thought)
{
    struct best *self = context;

    fprintf(stderr, "\r%3d  %.1f s  %" PRIu64 " positions  ",
            thought->depth, (double)(clock_ms() - self->begun_ms) / 1000,
            thought->nodes);
    print_men_or_plies(stderr, thought->score);
    fprintf(stderr, "    ");
    fflush(stderr);
}

/* Scripts read these lines by their first word. The speed is the last one, as
 * it differs from run to run. */
static void print_result(const struct best *self,
                         const struct checkers_thought *thought)
{
    const struct checkers *now = &self->game.now;
    double ms = (double)(clock_ms() - self->begun_ms);

    if (self->is_quiet) {
        print_move_word(now, &thought->best);
        printf("\n");
        return;
    }
    printf("best  ");
    print_move_word(now, &thought->best);
    printf("\nscore ");
    print_men_or_plies(stdout, thought->score);
    printf("\ndepth %d\nnodes %" PRIu64 "\n", thought->depth,
           thought->nodes);
    print_variation(now, thought);
    printf("speed %.2f million nodes a second\n",
           (double)thought->nodes / 1000 / (ms > 0 ? ms : 1));
}

/* The node count is taken after the threads have ended, since with a time
 * limit the answer may come before that. */
static const char *search_position(struct best *self)
{
    struct checkers_thinker *thinker;
    struct checkers_thought thought;
    int has_progress = !self->is_quiet && isatty(STDERR_FILENO);
    const char *error = checkers_thinker_open(&thinker, self->threads,
                                              self->table_mib);

    if (error)
        return error;
    if (has_progress)
        self->effort.tell = show_progress;
    self->effort.context = self;
    self->begun_ms = clock_ms();
    checkers_thinker_think(thinker, &self->game, &self->effort, &thought);
    thought.nodes = checkers_thinker_rest(thinker);
    if (has_progress)
        fprintf(stderr, "\r%*s\r", PROGRESS_WIDTH, "");
    print_result(self, &thought);
    checkers_thinker_close(thinker);
    return NULL;
}

/* A position without a move is a failure and no misuse: the FEN is right. */
static int find_best_move(const struct args *args)
{
    struct best self = {.threads = 1, .table_mib = CHECKERS_ARGS_TABLE_MIB};
    const char *error = read_best_args(&self, args);
    enum checkers_colour turn;

    if (error)
        return command_misused(&command_checkers_best, error);
    turn = (enum checkers_colour)self.game.now.turn;
    if (!checkers_can_move(&self.game.now))
        return command_failed(text_error(checkers_words_colour(turn),
                                         " cannot move and has lost",
                                         (char *)0));
    error = search_position(&self);
    return error ? command_failed(error) : 0;
}

const struct command command_checkers_best = {
    .name = "best",
    .group = "checkers",
    .usage = "[OPTION]...",
    .summary = "find the best move in a position",
    .more = "For example 'boardwalk checkers best --fen B:W18,24:B5,K22 "
            "--time 5000'. Limits\nmay be combined; the first one that is "
            "reached ends the search. The score is in\nmen, from the point "
            "of view of the side to move. With --nodes or --depth and one\n"
            "thread the answer is the same every time, except for the "
            "speed.\n",
    .options = options,
    .run = find_best_move,
};
