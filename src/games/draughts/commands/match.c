/* match.c - boardwalk checkers match: two players, many games, and
 * which of them is the stronger.
 *
 * What is particular to draughts: openings, both colours for each of them,
 * PDN records and Elo. Threads, order and interruption are in arena/match.c.
 */
#include "arena/score.h"
#include "cli/command.h"
#include "disk/print.h"
#include "games/draughts/commands/args.h"
#include "games/draughts/match/contest.h"
#include "os/pool.h"
#include "os/interrupt.h"

enum {
    UNASKED_NODES = 100000,             /* a move, without any limit */
    GAMES_MAX = 1000000,
    PATIENCE_S = 10, PATIENCE_S_MAX = 86400,
};

static const struct arg_def options[] = {
    {"games", 'g', "N", "number of games (default 2)"},
    {"nodes", 'n', "N", "positions to search for a move (default 100000)"},
    {"time", 't', "MS", "milliseconds for a move"},
    {"depth", 'd', "D", "moves to look ahead"},
    {"openings", 'o', "WHICH", "three-move (default), start, or a FILE"},
    {"pdn", 'p', "FILE", "append the games to a file"},
    {"seed", 's', "S", "any word (default 1)"},
    {"threads", 'j', "T", "games at a time (default 1)"},
    {"patience", 0, "S", "seconds a program may be late (default 10)"},
    CHECKERS_ARGS_TABLE,
    CHECKERS_ARGS_RULES,
    {"quiet", 'q', NULL, "do not print a line for each game"},
    {0},
};

/* The match's context: it is shared by all threads and only read by them,
 * except for the score, which is updated in the order of the games. */
struct setup {
    struct match match;
    struct checkers_effort effort;
    struct checkers_guest_terms terms;
    struct checkers_ballot ballot;
    const char *openings, *seed, *pdn_path;
    int table_mib;
    struct elo_score score;             /* of the first side */
};

/* The command line */

/* A guest's patience is given in seconds and kept in milliseconds. */
static const char *read_match_numbers(struct setup *self,
                                      const struct args *args)
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

/* Pointers into the setup are set here, so it must not be copied later. */
static const char *read_match_args(struct setup *self, const struct args *args)
{
    const char *openings = args_value(args, "openings");
    const char *seed = args_value(args, "seed"), *error;

    if ((error = match_take_names(&self->match, args->word, args->word_count))
        || (error = read_match_numbers(self, args))
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

/* Openings are read first: a bad file must not create an empty record. */
static const char *prepare_openings(void *context, struct append *records)
{
    struct setup *self = context;
    const char *error = checkers_ballot_read(&self->ballot, self->openings,
                                             self->terms.rules);

    if (error)
        return error;
    checkers_ballot_shuffle(&self->ballot, self->seed);
    return self->pdn_path ? append_open(records, self->pdn_path) : NULL;
}

/* One for each thread and side. */
static const char *open_player(void *context, int number, void *side)
{
    const struct setup *self = context;

    return checkers_side_open(side, self->match.name[number], &self->terms,
                              self->table_mib);
}

static void close_player(void *side)
{
    checkers_side_close(side);
}

/* Each opening is played twice in a row with the colours exchanged, so that
 * its bias cancels out; after the last one they start over. */
static const char *play_contest(void *context, const struct match_table *table,
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

/* Reporting */

/* The score is that of the first side, whichever colour it had. */
static void count_contest(void *context, int number,
                          const struct match_result *result)
{
    enum pdn_result end = ((const struct checkers_outcome *)result)->result;
    enum pdn_result won = match_first(number) ? PDN_WHITE_WINS
                                              : PDN_BLACK_WINS;
    struct setup *self = context;

    score_add(&self->score, end == PDN_DRAW ? 0 : end == won ? 1 : -1);
}

/* Black first, who moves first, and then the score of the first side. */
static void print_contest(void *context, int number,
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

/* For a quiet match on a terminal. */
static void print_games_so_far(void *context, FILE *to)
{
    const struct setup *self = context;

    score_print_progress(&self->score, self->match.games, to);
}

/* Nothing if the match ended before its first game. */
static void print_final_score(void *context, FILE *to)
{
    const struct setup *self = context;

    if (score_games(&self->score) == 0)
        return;
    print_visible(to, "%s - %s: ", self->match.name[0], self->match.name[1]);
    score_print(&self->score, to);
    score_print_elo(&self->score, to);
}

/* What the command line does not change. */
static const struct match match_defaults = {
    .who = "name two players: random, greedy, search or hub:COMMAND",
    .games = 2,
    .threads = 1,
    .side_size = sizeof(struct checkers_side),
    .result_size = sizeof(struct checkers_outcome),
    .check_side = checkers_side_check,
    .open_side = open_player,
    .close_side = close_player,
    .prepare = prepare_openings,
    .play = play_contest,
    .add = count_contest,
    .print_result = print_contest,
    .print_progress = print_games_so_far,
    .print_sum = print_final_score,
};

/* The setup is the context, so the match gets its address only here. */
static int play_match(const struct args *args)
{
    struct setup self = {
        .match = match_defaults,
        .table_mib = CHECKERS_ARGS_TABLE_MIB,
    };
    const char *error = read_match_args(&self, args);

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
"'hub:boardwalk checkers engine'. A program loses the game if it plays an\n"
"illegal move, exits, or is late by more than --patience. Limits apply to\n"
"search and to programs.\n"
"\n"
"Each opening is played twice, with colours exchanged. The openings are the\n"
"156 that tournaments draw by lot (three-move), or the lines of a file: a\n"
"FEN, or moves such as 11-15 23-19. A game ends when a side cannot move, when\n"
"a position occurs for the third time, or after forty moves by each side\n"
"without a capture or a man's move. A line for each game names Black first:\n"
"1-0 is a win for Black. With --nodes or --depth the same seed gives the same\n"
"games, whatever the number of threads.\n"
"\n"
"The Elo difference is that of the first player, on the logistic scale: a\n"
"share s of the points is 400 log10(s / (1 - s)). The 95 % bounds are 1.96\n"
"standard errors of the mean on either side, by the observed variance of\n"
"wins, draws and losses.\n",
    .options = options,
    .run = play_match,
};
