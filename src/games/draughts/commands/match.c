/* match.c - boardwalk checkers match: two players, many games, and
 * which of them is the stronger. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/elo.h"
#include "cli/command.h"
#include "disk/append.h"
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

struct match {
    const char *name[2];
    struct checkers_effort effort;
    struct checkers_guest_terms terms;
    struct checkers_ballot ballot;
    const char *openings, *seed, *pdn_path;
    int games, threads, table_mib, is_quiet;
    struct append pdn;
    int told;                           /* games */
    struct elo_score score;             /* of the first player */
};

/* What is asked for */

static const char *read_players(struct match *self, const struct args *args)
{
    if (args->word_count != 2)
        return "who plays? Two of random, greedy, search and hub:COMMAND";
    for (int i = 0; i < 2; i++) {
        const char *error = checkers_player_check(args->word[i]);

        if (error)
            return error;
        self->name[i] = args->word[i];
    }
    return NULL;
}

static const char *read_numbers(struct match *self, const struct args *args)
{
    int patience_s = PATIENCE_S;
    const char *error;

    if ((error = checkers_args_effort(args, &self->effort))
        || (error = args_int(args, "games", 1, GAMES_MAX, &self->games))
        || (error = args_int(args, "threads", 1, POOL_THREADS_MAX,
                             &self->threads))
        || (error = args_int(args, "table", 1, CHECKERS_ARGS_TABLE_MIB_MAX,
                             &self->table_mib))
        || (error = args_int(args, "patience", 1, PATIENCE_S_MAX,
                             &patience_s)))
        return error;
    self->terms.patience_ms = patience_s * 1000;
    if (!self->effort.time_ms && !self->effort.nodes && !self->effort.depth)
        self->effort.nodes = UNASKED_NODES;
    return NULL;
}

static const char *read_args(struct match *self, const struct args *args)
{
    const char *openings = args_value(args, "openings");
    const char *seed = args_value(args, "seed"), *error;

    if ((error = read_players(self, args))
        || (error = read_numbers(self, args))
        || (error = checkers_args_rules(args, &self->terms.rules)))
        return error;
    self->terms.effort = &self->effort;
    self->effort.should_stop = interrupt_should_stop;
    self->openings = openings ? openings : "three-move";
    self->seed = seed ? seed : "1";
    self->pdn_path = args_value(args, "pdn");
    self->is_quiet = args_has(args, "quiet");
    return NULL;
}

/* Telling, always in the order of the games */

static int first_side(int game)
{
    return game % 2 ? CHECKERS_WHITE : CHECKERS_BLACK;
}

static void count(struct match *self, int game, enum pdn_result result)
{
    enum pdn_result won = first_side(game) == CHECKERS_BLACK
        ? PDN_BLACK_WINS : PDN_WHITE_WINS;

    if (result == PDN_DRAW)
        self->score.draws++;
    else if (result == won)
        self->score.wins++;
    else
        self->score.losses++;
}

static void print_game(const struct match *self, int game,
                       const struct checkers_outcome *outcome)
{
    int side = first_side(game);

    print_visible(stdout, "%d: %s - %s %s, %d moves, %s; %s +%ld =%ld -%ld\n",
                  game + 1, self->name[side], self->name[!side],
                  pdn_result_name(outcome->result), outcome->plies,
                  outcome->why, self->name[0], self->score.wins,
                  self->score.draws, self->score.losses);
    fflush(stdout);
}

static void print_progress(const struct match *self)
{
    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r%d of %d games: +%ld =%ld -%ld ", self->told,
            self->games, self->score.wins, self->score.draws,
            self->score.losses);
    fflush(stderr);
}

static const char *append_pdn(struct match *self,
                              const struct checkers_outcome *outcome)
{
    if (!append_is_open(&self->pdn))
        return NULL;
    return append_add(&self->pdn, outcome->pdn, outcome->pdn_length);
}

static const char *tell_played(struct match *self, int game,
                               const struct checkers_outcome *outcome)
{
    const char *error = append_pdn(self, outcome);

    self->told++;
    count(self, game, outcome->result);
    if (outcome->is_forfeit)
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
    struct checkers_outcome *outcome = result;
    const char *error = outcome->is_played ? tell_played(context, game, outcome)
                                           : NULL;

    free(outcome->pdn);
    return error;
}

/* Playing: each thread has two players of its own */

static const char *open_players(void *context, void **own)
{
    const struct match *self = context;
    struct checkers_player *players = calloc(2, sizeof *players);
    const char *error = players ? NULL : "not enough memory";

    *own = players;
    for (int i = 0; !error && i < 2; i++)
        error = checkers_player_open(&players[i], self->name[i],
                                     &self->terms, self->table_mib);
    return error;
}

static void close_players(void *own)
{
    struct checkers_player *players = own;

    for (int i = 0; i < 2; i++)
        checkers_player_close(&players[i]);
    free(players);
}

static const char *play_game(void *context, void *own, int game, void *outcome)
{
    const struct match *self = context;
    struct checkers_player *players = own;
    int side = first_side(game);
    struct checkers_contest contest = {
        .number = game + 1,
        .seed = self->seed,
        .opening = &self->ballot.opening[game / 2 % self->ballot.count],
        .player = {&players[side], &players[!side]},
    };

    return checkers_contest_play(&contest, outcome);
}

static const char *play_all(struct match *self)
{
    const struct pool pool = {
        .count = self->games,
        .threads = self->threads,
        .result_size = sizeof(struct checkers_outcome),
        .open = open_players,
        .close = close_players,
        .work = play_game,
        .tell = tell,
        .should_stop = interrupt_should_stop,
        .context = self,
    };

    return pool_run(&pool);
}

/* The end */

static void print_result(const struct match *self)
{
    const struct elo_score *score = &self->score;
    long games = score->wins + score->draws + score->losses;
    struct elo elo = elo_of(score);

    if (games == 0)
        return;
    print_visible(stdout, "%s - %s: ", self->name[0], self->name[1]);
    printf("%ld game%s, %ld won, %ld drawn, %ld lost, %.1f %%\n", games,
           games == 1 ? "" : "s", score->wins, score->draws, score->losses,
           100 * ((double)score->wins + (double)score->draws / 2)
               / (double)games);
    printf("Elo difference %+.0f (95 %%: %+.0f to %+.0f)\n", elo.difference,
           elo.low, elo.high);
}

static const char *prepare(struct match *self)
{
    const char *error = checkers_ballot_read(&self->ballot, self->openings,
                                             self->terms.rules);

    if (error)
        return error;
    checkers_ballot_shuffle(&self->ballot, self->seed);
    return self->pdn_path ? append_open(&self->pdn, self->pdn_path) : NULL;
}

/* A child that is gone shall be an error of write, and no signal. */
static const char *play(struct match *self)
{
    struct interrupt before;
    const char *error;

    interrupt_catch(&before);
    error = play_all(self);
    if (self->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r%*s\r", 78, "");
    print_result(self);
    interrupt_restore(&before);
    return error || !interrupt_should_stop(NULL) ? error : "interrupted";
}

static int run(const struct args *args)
{
    struct match self = {
        .games = 2,
        .threads = 1,
        .table_mib = CHECKERS_ARGS_TABLE_MIB,
    };
    const char *error = read_args(&self, args), *late;

    if (error)
        return command_misused(&command_checkers_match, error);
    append_begin(&self.pdn);
    error = prepare(&self);
    if (!error)
        error = play(&self);
    late = append_close(&self.pdn);
    error = error ? error : late;
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
