/* match.c - boardwalk go match: two sides, many games, and which of them
 * is the stronger.
 *
 * arena/match.c runs the games, several at a time, and calls the functions of
 * `kind` below in the order of the games. What is left for Go is the command
 * line, one game (match/contest.c), its record and the tally.
 */
#include <string.h>
#include <sys/stat.h>

#include "cli/command.h"
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
    {"games", 'g', "N", "number of games (default 2)"},
    GO_ARGS_SIZE,
    GO_ARGS_KOMI,
    GO_ARGS_RULES,
    {"opening-plies", 'o', "N", "random moves before the game (default 0)"},
    {"time", 't', "S", "seconds a move"},
    {"patience", 0, "S", "seconds a program may be late (default 60)"},
    {"sgf", 0, "FILE", "append the games to a file, or put them in a folder"},
    {"seed", 's', "S", "any word (default 1)"},
    {"threads", 'j', "N", "games played at a time (default 1)"},
    {"think-threads", 0, "N", "threads of each player (default 1)"},
    {"memory", 'm', "MIB", "MiB for the tree of each player (default 128)"},
    {"no-resign", 0, NULL, "levels play every game to its end"},
    {"book", 0, NULL, "mcts uses its opening book"},
    {"quiet", 'q', NULL, "print no line for each game"},
    {0},
};

/* One match as it is asked for, and what has come out of it so far. match_run()
 * hands it to the functions below as their context. */
struct setup {
    struct match match;
    struct go_side_terms terms;
    struct go_tally tally;
    const char *seed, *sgf_path;
    int opening_plies;
};

/* What is asked for */

/* The names are checked by the match; the tally needs them to begin. */
static const char *read_players(struct setup *self, const struct args *args)
{
    const char *const *name = self->match.name;
    const char *error = match_take_names(&self->match, args->word,
                                         args->word_count);

    if (!error)
        go_tally_begin(&self->tally, name[0], name[1]);
    return error;
}

/* time_settings of GTP has whole seconds only. */
static const char *read_time(struct setup *self, const struct args *args)
{
    int *time_ms = &self->terms.effort.time_ms;
    const char *error = go_args_seconds(args, "time", time_ms);

    if (error)
        return error;
    self->terms.guest.time_s = *time_ms / 1000;
    for (int i = 0; i < 2; i++)
        if (go_side_is_guest(self->match.name[i]) && *time_ms % 1000)
            return "--time: expected whole seconds, as GTP has no others";
    return go_args_seconds(args, "patience",
                           &self->terms.guest.common.patience_ms);
}

static const char *read_go_match_limits(struct setup *self,
                                        const struct args *args)
{
    const char *error;

    if ((error = args_int(args, "games", 1, GAMES_MAX, &self->match.games))
        || (error = args_int(args, "opening-plies", 0, OPENING_PLIES_MAX,
                             &self->opening_plies))
        || (error = args_int(args, "threads", 1, POOL_THREADS_MAX,
                             &self->match.threads))
        || (error = args_int(args, "think-threads", 1, GO_THREADS_MAX,
                             &self->terms.threads)))
        return error;
    return args_int(args, "memory", 1, GO_TREE_MIB_MAX,
                    &self->terms.tree_mib);
}

/* Players come first: whether --time must be whole seconds depends on them. */
static const char *read_go_match_options(struct setup *self,
                                         const struct args *args)
{
    const char *seed = args_value(args, "seed"), *error;

    go_args_standard(&self->terms.guest.rules);
    if ((error = read_players(self, args))
        || (error = read_go_match_limits(self, args))
        || (error = read_time(self, args))
        || (error = go_args_rules(args, &self->terms.guest.rules)))
        return error;
    self->terms.guest.common.should_stop = interrupt_should_stop;
    self->terms.effort.should_stop = interrupt_should_stop;
    self->terms.aim.may_resign = !args_has(args, "no-resign");
    self->terms.aim.has_book = (uint8_t)args_has(args, "book");
    self->seed = seed ? seed : "1";
    self->sgf_path = args_value(args, "sgf");
    self->match.is_quiet = args_has(args, "quiet");
    return NULL;
}

/* Records */

static int is_existing_folder(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* --sgf names a file to append to, or a folder: one that exists, or a name that
 * ends with /, which is created. */
static const char *open_sgf(void *context, struct append *records)
{
    const char *path = ((const struct setup *)context)->sgf_path;

    if (!path || is_existing_folder(path))
        return NULL;
    if (*path && path[strlen(path) - 1] == '/')
        return mkdir(path, 0777) == 0 ? NULL : file_trouble("write", path);
    return append_open(records, path);
}

/* One file for each game, replaced atomically if it is there. */
static const char *write_alone(const char *folder, int number,
                               const struct match_result *result)
{
    char path[PATH_MAX_BYTES];
    struct file_draft draft;
    const char *error;

    snprintf(path, sizeof path, "%.4000s/game-%04d.sgf", folder, number + 1);
    error = file_begin(&draft, path);
    if (error)
        return error;
    fwrite(result->record, 1, result->record_length, draft.stream);
    return file_commit(&draft);
}

/* A record is kept as soon as its game is over: an interrupted match loses
 * none. */
static const char *keep_sgf(void *context, struct append *records, int number,
                            const struct match_result *result)
{
    const char *path = ((const struct setup *)context)->sgf_path;

    if (!path)
        return NULL;
    return append_is_open(records)
        ? append_add(records, result->record, result->record_length)
        : write_alone(path, number, result);
}

/* Playing */

/* Each table of a match with several threads has players of its own. */
static const char *open_go_player(void *context, int number, void *side)
{
    const struct setup *self = context;

    return go_side_open(side, self->match.name[number], &self->terms);
}

static void close_go_player(void *side)
{
    go_side_close(side);
}

/* Colours alternate. */
static const char *play_contest(void *context, const struct match_table *table,
                                int number, struct match_result *result)
{
    const struct setup *self = context;
    int black = match_first(number);
    struct go_contest contest = {
        .number = number + 1,
        .seed = self->seed,
        .opening_plies = self->opening_plies,
        .side = {[GO_BLACK] = table->side[black],
                 [GO_WHITE] = table->side[!black]},
    };

    return go_contest_play(&contest, (struct go_outcome *)result);
}

/* Telling */

/* Called for one game at a time and in their order, whatever --threads is; so
 * the tally needs no lock. */
static void add_to_go_tally(void *context, int number,
                            const struct match_result *result)
{
    struct setup *self = context;

    go_tally_add(&self->tally, (const struct go_outcome *)result,
                 match_first(number) ? GO_WHITE : GO_BLACK);
}

/* The line of a game, with the score including it; Black is named first. */
static void print_go_result_line(void *context, int number,
                                 const struct match_result *result)
{
    const struct go_outcome *outcome = (const struct go_outcome *)result;
    const struct go_tally *tally = &((const struct setup *)context)->tally;
    struct elo_score score = go_tally_score(tally);
    int black = match_first(number);
    char word[GO_WORD_MAX];
    struct text to;

    text_begin(&to, word, sizeof word);
    go_write_result(&outcome->result, &to);
    score_print_game(&score, tally->shown[0], number,
                     &(struct score_game){
                         .name = {tally->shown[black], tally->shown[!black]},
                         .result = word,
                         .moves = outcome->moves,
                     }, result);
}

static void print_go_score_so_far(void *context, FILE *to)
{
    const struct setup *self = context;
    struct elo_score score = go_tally_score(&self->tally);

    score_print_progress(&score, self->match.games, to);
}

static void print_go_tally(void *context, FILE *to)
{
    go_tally_print(&((const struct setup *)context)->tally, to);
}

/* What a match of Go is; the context is filled in for each run. */
static const struct match kind = {
    .who = "name two players: 1 to 7, random, greedy, uct, mcts, mcts:PLAYOUTS "
           "or gtp:COMMAND",
    .games = 2,
    .threads = 1,
    .side_size = sizeof(struct go_side),
    .result_size = sizeof(struct go_outcome),
    .check_side = go_side_check,
    .open_side = open_go_player,
    .close_side = close_go_player,
    .prepare = open_sgf,
    .keep = keep_sgf,
    .play = play_contest,
    .add = add_to_go_tally,
    .print_result = print_go_result_line,
    .print_progress = print_go_score_so_far,
    .print_sum = print_go_tally,
};

/* Programs play for area with every stone alive, so the levels clean up before
 * they pass. */
static int run_go_match(const struct args *args)
{
    struct setup self = {
        .match = kind,
        .terms = {
            .guest = {.common = {.patience_ms = PATIENCE_MS}},
            .aim = {.must_clean_up = 1},
            .threads = 1,
            .tree_mib = GO_TREE_MIB,
        },
    };
    const char *error = read_go_match_options(&self, args);

    if (error)
        return command_misused(&command_go_match, error);
    self.match.context = &self;
    error = match_run(&self.match);
    return error ? command_failed(error) : 0;
}

const struct command command_go_match = {
    .name = "match",
    .group = "go",
    .usage = "PLAYER PLAYER [OPTION]...",
    .summary = "let two players play many games, and compare them",
    .more =
"A PLAYER is a level by its number 1 to 7 or its name random, greedy, uct or\n"
"mcts; mcts:PLAYOUTS, which uses that many playouts a move; or gtp:COMMAND,\n"
"another program that speaks the Go Text Protocol, such as\n"
"'gtp:gnugo --mode gtp'. A program loses the game when it plays an illegal\n"
"move, ends, or is late by more than --patience. With --time a level of mcts\n"
"thinks that long instead of counting its playouts.\n"
"\n"
"Colours alternate. With --opening-plies each pair of games begins with the\n"
"same random moves, and each player has Black once. A game ends when both\n"
"pass, when one resigns, or after four moves for each point of the board. It\n"
"is counted with every stone on the board alive, so dead stones must be\n"
"captured before. The line for a game names Black first. With one thread for\n"
"thinking and no --time the same seed gives the same games, whatever\n"
"--threads says; other programs have random numbers of their own.\n"
"\n"
"The Elo difference is that of the first player, on the logistic scale: a\n"
"share s of the points is 400 log10(s / (1 - s)). The bounds are a 95 %\n"
"confidence interval: 1.96 standard deviations of the mean on either side,\n"
"by the observed variance of wins, draws and losses.\n",
    .options = options,
    .run = run_go_match,
};
