/* acpc.c - boardwalk poker acpc: a mind as a player of the Annual Computer
 * Poker Competition.
 *
 * The protocol does not say which game is played; a file does, or it is the
 * usual one. Playing is in match/acpc_player.c.
 */
#include <stdlib.h>

#include "base/text.h"
#include "cli/command.h"
#include "games/holdem/commands/game_file.h"
#include "games/holdem/match/acpc_player.h"
#include "games/holdem/rules/acpc_pair.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/socket.h"

enum { WORDS = 3, CONNECT_MS = 30000, HIGHEST_PORT = 65535 };

static const struct arg_def options[] = {
    {"game", 'g', "FILE", "the game (default no-limit, 50/100, stacks 20000)"},
    {"seed", 's', "S", "of the mind: any word (default 1)"},
    {0},
};

struct words {
    const char *host, *port, *mind;
};

/* A resolver would take a higher number modulo 65536. */
static const char *check_dealer_port(const char *port)
{
    uint64_t number;

    if (text_number(port, &number) && number >= 1 && number <= HIGHEST_PORT)
        return NULL;
    return text_error("port ", port, ": expected a number from 1 to 65535",
                      (char *)0);
}

/* The mind may come first: scripts of the competition put the host and the
 * port after a command. */
static const char *read_player_words(struct words *words,
                                     const struct args *args)
{
    const char *const *word = args->word, *error;

    if (args->word_count != WORDS)
        return "name a host, a port and a mind";
    *words = (struct words){word[0], word[1], word[2]};
    if (!poker_side_check_mind(word[0]))
        *words = (struct words){word[1], word[2], word[0]};
    error = poker_side_check_mind(words->mind);
    return error ? error : check_dealer_port(words->port);
}

/* The game must be one that minds can play, not only a right file. */
static const char *read_player_game(struct acpc_player *self,
                                    struct acpc_game *game, const char *path)
{
    const char *error = NULL;

    acpc_usual_game(game, 1);
    if (path && (error = game_file_read(path, game)))
        return error;
    self->game = game;
    error = acpc_pair_rules(game, &self->rules, &self->button);
    return error ? text_error(path, ": ", error, (char *)0) : NULL;
}

/* The dealer may be started at the same time, but must be listening first. */
static const char *connect_and_play(struct acpc_player *self,
                                    const struct words *words)
{
    int file;
    const char *error = socket_connect(words->host, words->port,
                                       clock_ms() + CONNECT_MS, &file);

    if (error)
        return error;
    poker_wire_begin(&self->wire, file);
    error = acpc_player_run(self);
    poker_wire_close(&self->wire);
    return error;
}

/* The mind is opened before the connection: a dealer would start its clock as
 * soon as everybody is there. */
static const char *play_as_mind(struct acpc_player *self,
                                const struct words *words)
{
    struct poker_side side;
    struct interrupt before;
    const char *error = poker_side_open(&side, words->mind, NULL);

    self->side = &side;
    interrupt_catch(&before);
    if (!error)
        error = connect_and_play(self, words);
    interrupt_restore(&before);
    self->side = NULL;
    poker_side_close(&side);
    return error;
}

/* Exit status 2 only for the words of the command line; a game file that
 * cannot be used, or a dealer that is not there, is a failure. */
static int play_for_dealer(const struct args *args)
{
    struct acpc_player *self = calloc(1, sizeof *self);
    const char *seed = args_value(args, "seed"), *error;
    struct acpc_game game;
    struct words words;
    int status = 0;

    if (!self)
        return command_failed("out of memory");
    self->seed = seed ? seed : "1";
    self->wire.should_stop = interrupt_should_stop;
    if ((error = read_player_words(&words, args)))
        status = command_misused(&command_poker_acpc, error);
    else if ((error = read_player_game(self, &game, args_value(args, "game")))
             || (error = play_as_mind(self, &words)))
        status = command_failed(error);
    free(self);
    return status;
}

const struct command command_poker_acpc = {
    .name = "acpc",
    .group = "poker",
    .usage = "HOST PORT MIND [OPTION]...",
    .summary = "let a mind play for a dealer of the poker competition",
    .more =
"Connects to a dealer of the Annual Computer Poker Competition, protocol\n"
"2.0.0, and plays one of the minds solver, equilibrium, odds, caller and\n"
"random until the dealer closes the connection. 'boardwalk poker dealer' is\n"
"such a dealer. The mind may also come first, since scripts of the\n"
"competition put host and port last.\n"
"\n"
"The protocol does not say which game is played. Without --game it is the\n"
"competition's no-limit Hold'em for two: blinds of 50 and 100, and 20000\n"
"chips in every hand. A game file of Hold'em for two, with or without a\n"
"limit, makes it another one.\n",
    .options = options,
    .run = play_for_dealer,
};
