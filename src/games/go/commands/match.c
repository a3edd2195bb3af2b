/* match.c - boardwalk go match: two sides, many games, and which of them
 * is the stronger. */
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

struct setup {
    struct match match;
    struct go_side_terms terms;
    struct go_tally tally;
    const char *seed, *sgf_path;
    int opening_plies;
};

/* What is asked for */

static const char *read_players(struct setup *self, const struct args *args)
{
    const char *const *name = self->match.name;
    const char *error = match_take_names(&self->match, args->word,
                                         args->word_count);

    if (!error)
        go_tally_begin(&self->tally, name[0], name[1]);
    return error;
}

static const char *read_time(struct setup *self, const struct args *args)
{
    int *time_ms = &self->terms.effort.time_ms;
    const char *error = go_args_seconds(args, "time", time_ms);

    if (error)
        return error;
    self->terms.guest.time_s = *time_ms / 1000;
    for (int i = 0; i < 2; i++)
        if (go_side_is_guest(self->match.name[i]) && *time_ms % 1000)
            return "--time: whole seconds, for a program is not told of "
                   "others";
    return go_args_seconds(args, "patience",
                           &self->terms.guest.common.patience_ms);
}

static const char *read_numbers(struct setup *self, const struct args *args)
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

static const char *read_args(struct setup *self, const struct args *args)
{
    const char *seed = args_value(args, "seed"), *error;

    go_args_standard(&self->terms.guest.rules);
    if ((error = read_players(self, args))
        || (error = read_numbers(self, args))
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

static int is_folder(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* A file, or a folder: one that is there, or a name that ends with /. */
static const char *open_sgf(void *context, struct append *records)
{
    const char *path = ((const struct setup *)context)->sgf_path;

    if (!path || is_folder(path))
        return NULL;
    if (*path && path[strlen(path) - 1] == '/')
        return mkdir(path, 0777) == 0 ? NULL : file_trouble("write", path);
    return append_open(records, path);
}

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

static const char *keep(void *context, struct append *records, int number,
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

static const char *open_side(void *context, int number, void *side)
{
    const struct setup *self = context;

    return go_side_open(side, self->match.name[number], &self->terms);
}

static void close_side(void *side)
{
    go_side_close(side);
}

static const char *play_game(void *context, const struct match_table *table,
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

static void add_game(void *context, int number,
                     const struct match_result *result)
{
    struct setup *self = context;

    go_tally_add(&self->tally, (const struct go_outcome *)result,
                 match_first(number) ? GO_WHITE : GO_BLACK);
}

static void print_game(void *context, int number,
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

static void print_progress(void *context, FILE *to)
{
    const struct setup *self = context;
    struct elo_score score = go_tally_score(&self->tally);

    score_print_progress(&score, self->match.games, to);
}

static void print_sum(void *context, FILE *to)
{
    go_tally_print(&((const struct setup *)context)->tally, to);
}

static const struct match kind = {
    .who = "who plays? Two of 1 to 7, random, greedy, uct, mcts, "
           "mcts:PLAYOUTS and gtp:COMMAND",
    .unread = "nobody reads the games",
    .games = 2,
    .threads = 1,
    .side_size = sizeof(struct go_side),
    .result_size = sizeof(struct go_outcome),
    .check_side = go_side_check,
    .open_side = open_side,
    .close_side = close_side,
    .prepare = open_sgf,
    .keep = keep,
    .play = play_game,
    .add = add_game,
    .print_result = print_game,
    .print_progress = print_progress,
    .print_sum = print_sum,
};

static int run(const struct args *args)
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
    const char *error = read_args(&self, args);

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
