/* match.c - boardwalk go match: two sides, many games, and which of them
 * is the stronger. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "disk/append.h"
#include "disk/print.h"
#include "games/go/commands/args.h"
#include "games/go/match/tally.h"
#include "os/pool.h"
#include "os/interrupt.h"

enum {
    GAMES_MAX = 1000000,
    OPENING_PLIES_MAX = 100,
    PATIENCE_MS = 60000,
    PATH_MAX_BYTES = 4096,
};

static const struct arg_def options[] = {
    {"games", 'g', "N", "how many games; else 2"},
    GO_ARGS_SIZE,
    GO_ARGS_KOMI,
    GO_ARGS_RULES,
    {"opening-plies", 'o', "N", "moves at random before the game; else 0"},
    {"time", 't', "S", "seconds for a move"},
    {"patience", 0, "S", "seconds that a program may be late; else 60"},
    {"sgf", 0, "FILE", "append the games to a file, or put them in a folder"},
    {"seed", 's', "S", "any word; else 1"},
    {"threads", 'j', "N", "games at a time; else 1"},
    {"think-threads", 0, "N", "threads of each player; else 1"},
    {"memory", 'm', "MIB", "for the tree of each player; else 128"},
    {"no-resign", 0, NULL, "levels play every game to its end"},
    {"book", 0, NULL, "mcts has its opening book"},
    {"quiet", 'q', NULL, "no line for each game"},
    {0},
};

struct match {
    struct go_side_terms terms;
    struct go_tally tally;
    const char *seed, *sgf_path;
    int games, threads, opening_plies, is_quiet;
    struct append sgf;                  /* not open: none, or a folder */
};

/* What is asked for */

static const char *read_players(struct match *self, const struct args *args)
{
    if (args->word_count != 2)
        return "who plays? Two of 1 to 7, random, greedy, uct, mcts, "
               "mcts:PLAYOUTS and gtp:COMMAND";
    for (int i = 0; i < 2; i++) {
        const char *error = go_side_check(args->word[i]);

        if (error)
            return error;
    }
    go_tally_begin(&self->tally, args->word[0], args->word[1]);
    return NULL;
}

static const char *read_time(struct match *self, const struct args *args)
{
    int *time_ms = &self->terms.effort.time_ms;
    const char *error = go_args_seconds(args, "time", time_ms);

    if (error)
        return error;
    self->terms.guest.time_s = *time_ms / 1000;
    for (int i = 0; i < 2; i++)
        if (go_side_is_guest(self->tally.name[i]) && *time_ms % 1000)
            return "--time: whole seconds, for a program is not told of "
                   "others";
    return go_args_seconds(args, "patience", &self->terms.guest.patience_ms);
}

static const char *read_numbers(struct match *self, const struct args *args)
{
    const char *error;

    if ((error = args_int(args, "games", 1, GAMES_MAX, &self->games))
        || (error = args_int(args, "opening-plies", 0, OPENING_PLIES_MAX,
                             &self->opening_plies))
        || (error = args_int(args, "threads", 1, POOL_THREADS_MAX,
                             &self->threads))
        || (error = args_int(args, "think-threads", 1, GO_THREADS_MAX,
                             &self->terms.threads)))
        return error;
    return args_int(args, "memory", 1, GO_TREE_MIB_MAX,
                    &self->terms.tree_mib);
}

static const char *read_args(struct match *self, const struct args *args)
{
    const char *seed = args_value(args, "seed"), *error;

    go_args_standard(&self->terms.guest.rules);
    if ((error = read_players(self, args))
        || (error = read_numbers(self, args))
        || (error = read_time(self, args))
        || (error = go_args_rules(args, &self->terms.guest.rules)))
        return error;
    self->terms.guest.should_stop = interrupt_should_stop;
    self->terms.effort.should_stop = interrupt_should_stop;
    self->terms.aim.may_resign = !args_has(args, "no-resign");
    self->terms.aim.has_book = (uint8_t)args_has(args, "book");
    self->seed = seed ? seed : "1";
    self->sgf_path = args_value(args, "sgf");
    self->is_quiet = args_has(args, "quiet");
    return NULL;
}

/* Records */

static int is_folder(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* A file, or a folder: one that is there, or a name that ends with /. */
static const char *open_sgf(struct match *self)
{
    const char *path = self->sgf_path;

    if (!path || is_folder(path))
        return NULL;
    if (*path && path[strlen(path) - 1] == '/')
        return mkdir(path, 0777) == 0 ? NULL : file_trouble("write", path);
    return append_open(&self->sgf, path);
}

static const char *write_alone(const struct match *self, int game,
                               const struct go_outcome *outcome)
{
    char path[PATH_MAX_BYTES];
    struct file_draft draft;
    const char *error;

    snprintf(path, sizeof path, "%.4000s/game-%04d.sgf", self->sgf_path,
             game + 1);
    error = file_begin(&draft, path);
    if (error)
        return error;
    fwrite(outcome->sgf, 1, outcome->sgf_length, draft.stream);
    return file_commit(&draft);
}

static const char *keep(struct match *self, int game,
                        const struct go_outcome *outcome)
{
    if (!self->sgf_path)
        return NULL;
    return append_is_open(&self->sgf)
        ? append_add(&self->sgf, outcome->sgf, outcome->sgf_length)
        : write_alone(self, game, outcome);
}

/* Telling, always in the order of the games */

static enum go_colour first_colour(int game)
{
    return game % 2 ? GO_WHITE : GO_BLACK;
}

static void print_game(const struct match *self, int game,
                       const struct go_outcome *outcome)
{
    struct elo_score score = go_tally_score(&self->tally);
    int black = first_colour(game) == GO_WHITE;
    char result[GO_WORD_MAX];
    struct text to;

    text_begin(&to, result, sizeof result);
    go_write_result(&outcome->result, &to);
    print_visible(stdout, "%d: %s - %s %s, %d moves, %s; %s +%ld =%ld -%ld\n",
                  game + 1, self->tally.shown[black],
                  self->tally.shown[!black], result, outcome->moves,
                  outcome->why, self->tally.shown[0], score.wins, score.draws,
                  score.losses);
    fflush(stdout);
}

static void print_progress(const struct match *self)
{
    struct elo_score score = go_tally_score(&self->tally);

    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%ld of %d games: +%ld =%ld -%ld ", self->tally.games,
            self->games, score.wins, score.draws, score.losses);
    fflush(stderr);
}

static const char *tell_played(struct match *self, int game,
                               const struct go_outcome *outcome)
{
    const char *error = keep(self, game, outcome);

    go_tally_add(&self->tally, outcome, first_colour(game));
    if (outcome->finish == GO_FINISH_FORFEIT)
        print_visible(stderr, "boardwalk: game %d: %s\n", game + 1,
                      outcome->why);
    if (self->is_quiet)
        print_progress(self);
    else
        print_game(self, game, outcome);
    return !error && ferror(stdout) ? "nobody reads the games" : error;
}

static const char *tell(void *context, int game, void *result)
{
    struct go_outcome *outcome = result;
    const char *error = outcome->is_played ? tell_played(context, game, outcome)
                                           : NULL;

    free(outcome->sgf);
    return error;
}

/* Playing: each thread has two players of its own */

static const char *open_sides(void *context, void **own)
{
    const struct match *self = context;
    struct go_side *side = calloc(2, sizeof *side);
    const char *error = side ? NULL : "not enough memory";

    *own = side;
    for (int i = 0; !error && i < 2; i++)
        error = go_side_open(&side[i], self->tally.name[i], &self->terms);
    return error;
}

static void close_sides(void *own)
{
    struct go_side *side = own;

    for (int i = 0; i < 2; i++)
        go_side_close(&side[i]);
    free(side);
}

static const char *play_game(void *context, void *own, int game, void *outcome)
{
    const struct match *self = context;
    struct go_side *side = own;
    int black = first_colour(game) == GO_WHITE;
    struct go_contest contest = {
        .number = game + 1,
        .seed = self->seed,
        .opening_plies = self->opening_plies,
        .side = {[GO_BLACK] = &side[black], [GO_WHITE] = &side[!black]},
    };

    return go_contest_play(&contest, outcome);
}

static const char *play_all(struct match *self)
{
    const struct pool pool = {
        .count = self->games,
        .threads = self->threads,
        .result_size = sizeof(struct go_outcome),
        .open = open_sides,
        .close = close_sides,
        .work = play_game,
        .tell = tell,
        .should_stop = interrupt_should_stop,
        .context = self,
    };

    return pool_run(&pool);
}

/* A program that is gone shall be an error of write, and no signal. */
static const char *play(struct match *self)
{
    struct interrupt before;
    const char *error;

    interrupt_catch(&before);
    error = play_all(self);
    if (self->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", 78, "");
    go_tally_print(&self->tally, stdout);
    interrupt_restore(&before);
    return error || !interrupt_should_stop(NULL) ? error : "interrupted";
}

static int run(const struct args *args)
{
    struct match self = {
        .terms = {
            .guest = {.patience_ms = PATIENCE_MS},
            .aim = {.must_clean_up = 1},
            .threads = 1,
            .tree_mib = GO_TREE_MIB,
        },
        .games = 2,
        .threads = 1,
    };
    const char *error = read_args(&self, args), *late;

    if (error)
        return command_misused(&command_go_match, error);
    append_begin(&self.sgf);
    error = open_sgf(&self);
    if (!error)
        error = play(&self);
    late = append_close(&self.sgf);
    error = error ? error : late;
    return error ? command_failed(error) : 0;
}

const struct command command_go_match = {
    .name = "match",
    .group = "go",
    .usage = "PLAYER PLAYER [OPTION]...",
    .summary = "let two players play many games, and compare them",
    .more =
"A PLAYER is a level by its number 1 to 7 or its name random, greedy, uct or\n"
"mcts; mcts:PLAYOUTS, which plays that many games in its head for a move; or\n"
"gtp:COMMAND, another program that speaks the Go Text Protocol, such as\n"
"'gtp:gnugo --mode gtp'. A program loses the game when it plays an illegal\n"
"move, ends, or is late by more than --patience. With --time a level of mcts\n"
"thinks that long instead of its playouts.\n"
"\n"
"Colours alternate. With --opening-plies two games each begin with the same\n"
"moves at random, and either player has Black once. A game ends when both\n"
"pass, when one resigns, or after four moves for each point of the board; it\n"
"is counted with every stone on the board alive, so dead ones must be taken\n"
"before. A line for each game names Black first. With one thread for thinking\n"
"and no --time the same seed gives the same games, whatever --threads says;\n"
"other programs have dice of their own.\n"
"\n"
"The Elo difference is that of the first player, on the logistic scale: a\n"
"share s of the points is 400 log10(s / (1 - s)). The bounds hold with 95 %:\n"
"1.96 deviations of the mean on either side, by the variance of wins, draws\n"
"and losses as they were seen.\n",
    .options = options,
    .run = run,
};
