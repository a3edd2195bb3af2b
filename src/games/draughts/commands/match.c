/* match.c - boardwalk checkers match: two players, many games, and
 * which of them is the stronger. */
#include "arena/score.h"
#include "cli/command.h"
#include "disk/print.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/match/contest.h"
#include "os/pool.h"
#include "os/interrupt.h"

enum {
    UNASKED_NODES = 100000,
    GAMES_MAX = 1000000,
    PATIENCE_S = 10, PATIENCE_S_MAX = 86400,
};

static const struct arg_def options[] = {
    {"games", 'g', "N", "how many games; else 2"},
    {"nodes", 'n', "N", "positions to look at for a move; else 100000"},
    {"time", 't', "MS", "milliseconds for a move"},
    {"depth", 'd', "D", "moves to look ahead"},
    {"openings", 'o', "WHICH", "three-move (else), start, or a FILE"},
    {"pdn", 'p', "FILE", "append the games to a file"},
    {"seed", 's', "S", "any word; else 1"},
    {"threads", 'j', "T", "games at a time; else 1"},
    {"patience", 0, "S", "seconds that another program may be late; else 10"},
    CHECKERS_ARGS_TABLE,
    CHECKERS_ARGS_RULES,
    {"quiet", 'q', NULL, "no line for each game"},
    {0},
};

struct setup {
    struct match match;
    struct checkers_effort effort;
    struct checkers_guest_terms terms;
    struct checkers_ballot ballot;
    const char *openings, *seed, *pdn_path;
    int table_mib;
    struct elo_score score;             /* of the first side */
};

/* What is asked for */

static const char *read_numbers(struct setup *self, const struct args *args)
{
    int patience_s = PATIENCE_S;
    const char *error;

    if ((error = checkers_args_effort(args, &self->effort))
        || (error = args_int(args, "games", 1, GAMES_MAX,
                             &self->match.games))
        || (error = args_int(args, "threads", 1, POOL_THREADS_MAX,
                             &self->match.threads))
        || (error = args_int(args, "table", 1, CHECKERS_ARGS_TABLE_MIB_MAX,
                             &self->table_mib))
        || (error = args_int(args, "patience", 1, PATIENCE_S_MAX,
                             &patience_s)))
        return error;
    self->terms.common.patience_ms = patience_s * 1000;
    if (!self->effort.time_ms && !self->effort.nodes && !self->effort.depth)
        self->effort.nodes = UNASKED_NODES;
    return NULL;
}

static const char *read_args(struct setup *self, const struct args *args)
{
    const char *openings = args_value(args, "openings");
    const char *seed = args_value(args, "seed"), *error;

    if ((error = match_take_names(&self->match, args->word, args->word_count))
        || (error = read_numbers(self, args))
        || (error = checkers_args_rules(args, &self->terms.rules)))
        return error;
    self->terms.effort = &self->effort;
    self->effort.should_stop = interrupt_should_stop;
    self->terms.common.should_stop = interrupt_should_stop;
    self->openings = openings ? openings : "three-move";
    self->seed = seed ? seed : "1";
    self->pdn_path = args_value(args, "pdn");
    self->match.is_quiet = args_has(args, "quiet");
    return NULL;
}

/* Playing */

static const char *prepare(void *context, struct append *records)
{
    struct setup *self = context;
    const char *error = checkers_ballot_read(&self->ballot, self->openings,
                                             self->terms.rules);

    if (error)
        return error;
    checkers_ballot_shuffle(&self->ballot, self->seed);
    return self->pdn_path ? append_open(records, self->pdn_path) : NULL;
}

static const char *open_side(void *context, int number, void *side)
{
    const struct setup *self = context;

    return checkers_side_open(side, self->match.name[number], &self->terms,
                              self->table_mib);
}

static void close_side(void *side)
{
    checkers_side_close(side);
}

static const char *play_game(void *context, const struct match_table *table,
                             int number, struct match_result *result)
{
    const struct setup *self = context;
    int black = match_first(number);
    struct checkers_contest contest = {
        .number = number + 1,
        .seed = self->seed,
        .opening = &self->ballot.opening[number / 2 % self->ballot.count],
        .side = {[CHECKERS_BLACK] = table->side[black],
                 [CHECKERS_WHITE] = table->side[!black]},
    };

    return checkers_contest_play(&contest, (struct checkers_outcome *)result);
}

/* Telling */

static void add_game(void *context, int number,
                     const struct match_result *result)
{
    enum pdn_result end = ((const struct checkers_outcome *)result)->result;
    enum pdn_result won = match_first(number) ? PDN_WHITE_WINS
                                              : PDN_BLACK_WINS;
    struct setup *self = context;

    score_add(&self->score, end == PDN_DRAW ? 0 : end == won ? 1 : -1);
}

static void print_game(void *context, int number,
                       const struct match_result *result)
{
    const struct checkers_outcome *outcome =
        (const struct checkers_outcome *)result;
    const struct setup *self = context;
    int black = match_first(number);

    score_print_game(&self->score, self->match.name[0], number,
                     &(struct score_game){
                         .name = {self->match.name[black],
                                  self->match.name[!black]},
                         .result = pdn_result_name(outcome->result),
                         .moves = outcome->plies,
                     }, result);
}

static void print_progress(void *context, FILE *to)
{
    const struct setup *self = context;

    score_print_progress(&self->score, self->match.games, to);
}

static void print_sum(void *context, FILE *to)
{
    const struct setup *self = context;

    if (score_games(&self->score) == 0)
        return;
    print_visible(to, "%s - %s: ", self->match.name[0], self->match.name[1]);
    score_print(&self->score, to);
    score_print_elo(&self->score, to);
}

static const struct match kind = {
    .who = "who plays? Two of random, greedy, search and hub:COMMAND",
    .games = 2,
    .threads = 1,
    .side_size = sizeof(struct checkers_side),
    .result_size = sizeof(struct checkers_outcome),
    .check_side = checkers_side_check,
    .open_side = open_side,
    .close_side = close_side,
    .prepare = prepare,
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
        .table_mib = CHECKERS_ARGS_TABLE_MIB,
    };
    const char *error = read_args(&self, args);

    if (error)
        return command_misused(&command_checkers_match, error);
    self.match.context = &self;
    error = match_run(&self.match);
    checkers_ballot_end(&self.ballot);
    return error ? command_failed(error) : 0;
}

const struct command command_checkers_match = {
    .name = "match",
    .group = "checkers",
    .usage = "MIND MIND [OPTION]...",
    .summary = "let two players play many games, and compare them",
    .more =
"A MIND is random, greedy, search, or hub:COMMAND: another program that\n"
"speaks the Hub protocol ('boardwalk help checkers engine'), such as\n"
"'hub:boardwalk checkers engine'. It loses the game when it plays an illegal\n"
"move, ends, or is late by more than --patience. Limits hold for search and\n"
"for programs.\n"
"\n"
"Two games begin with each opening, one with either colour. The openings are\n"
"the 156 from which masters draw lots (three-move), or a line each of a file:\n"
"a FEN, or moves such as 11-15 23-19. A game ends when one cannot move, when\n"
"a position comes for the third time, or after forty moves of each side\n"
"without a capture or a man's move. A line for each game names Black first:\n"
"1-0 is a win for Black. With --nodes or --depth the same seed gives the same\n"
"games, whatever the number of threads.\n"
"\n"
"The Elo difference is that of the first player, on the logistic scale: a\n"
"share s of the points is 400 log10(s / (1 - s)). The bounds hold with 95 %:\n"
"1.96 deviations of the mean on either side, by the variance of wins, draws\n"
"and losses as they were seen.\n",
    .options = options,
    .run = run,
};
