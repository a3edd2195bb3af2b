/* dealer.c - boardwalk poker dealer: deals a match of the Annual Computer Poker
 * Competition.
 *
 * This file has the arguments, the ports and the log; the match itself is in
 * match/dealer.c.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "disk/append.h"
#include "disk/print.h"
#include "games/holdem/commands/game_file.h"
#include "games/holdem/match/dealer.h"
#include "games/holdem/notation/acpc_log.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/socket.h"

enum {
    HANDS = 1000, HANDS_MAX = 100000000, PORT_MAX = 65535,
    ERRORS_MAX = 1000000000, SLICE_MS = 100, HEAD_MAX = 4096, NUMBER_MAX = 8,
};

static const struct arg_def options[] = {
    {"hands", 'n', "N", "number of hands (default 1000)"},
    {"seed", 's', "S", "of the cards: any word (default 1)"},
    {"duplicate", 'd', NULL, "play each deal once in every seat"},
    {"ports", 'p', "P,P", "ports to listen on (default: any free ones)"},
    {"log", 'l', "FILE", "append the hands to a file"},
    {"start", 0, "SECONDS", "to wait for the players (default 600)"},
    {"response", 0, "SECONDS", "for one action (default 600)"},
    {"hand", 0, "SECONDS", "of a player in one hand (default 600)"},
    {"average", 0, "SECONDS", "of a player in a hand, on average (default 7)"},
    {"errors", 0, "N", "invalid actions allowed (default: any number)"},
    {"quiet", 'q', NULL, "do not report players' errors"},
    {0},
};

/* port is what was asked for and, once it is open, what was given: 0 leaves
 * the choice to the system. A listener or a wire without a file is -1. */
struct setup {
    struct poker_dealer dealer;
    struct acpc_game game;
    const char *game_path, *log_path;
    int is_quiet;
    int port[ACPC_PLAYERS], listener[ACPC_PLAYERS];
    struct append log;
};

/* Arguments */

/* "18791,18792"; as many as there are players. */
static const char *read_ports(struct setup *self, const struct args *args)
{
    const char *at = args_value(args, "ports");

    for (int i = 0; at && i < self->game.players; i++) {
        long port = 0;

        while (text_is_digit(*at) && port <= PORT_MAX)
            port = port * 10 + (*at++ - '0');
        if (port < 1 || port > PORT_MAX
            || *at++ != (i + 1 < self->game.players ? ',' : 0))
            return text_error("--ports ", args_value(args, "ports"),
                              ": expected a number from 1 to 65535 for each "
                              "player, separated by commas", (char *)0);
        self->port[i] = (int)port;
    }
    return NULL;
}

/* Any limit may be as short as a millisecond; none can be switched off, since
 * a player that hangs would then hang the match. */
static const char *read_time_limit(const struct args *args, const char *name,
                                int64_t *ms)
{
    const char *value = args_value(args, name);
    uint64_t read;

    if (!value)
        return NULL;
    if (!text_seconds(value, &read) || read == 0)
        return text_error("--", name, " ", value,
                          ": expected seconds, such as 60 or 0.5", (char *)0);
    *ms = (int64_t)read;
    return NULL;
}

/* The limits are those of the competition; its dealer does not limit the start,
 * and then waits forever for a player that has failed. */
static const char *read_terms(struct poker_dealer_terms *terms,
                              const struct args *args)
{
    const char *seed = args_value(args, "seed"), *error;
    uint64_t hands = HANDS;

    *terms = (struct poker_dealer_terms){
        .seed = seed ? seed : "1",
        .is_duplicate = args_has(args, "duplicate"),
        .errors_max = -1,
        .start_ms = 600000, .response_ms = 600000, .hand_ms = 600000,
        .average_ms = 7000,
    };
    if ((error = args_number(args, "hands", 1, HANDS_MAX, &hands))
        || (error = args_int(args, "errors", 0, ERRORS_MAX,
                             &terms->errors_max))
        || (error = read_time_limit(args, "start", &terms->start_ms))
        || (error = read_time_limit(args, "response", &terms->response_ms))
        || (error = read_time_limit(args, "hand", &terms->hand_ms))
        || (error = read_time_limit(args, "average", &terms->average_ms)))
        return error;
    terms->hands = (uint32_t)hands;
    return NULL;
}

/* Names are written to the log as they are, between colons and bars. */
static const char *read_names(struct setup *self, const struct args *args)
{
    char players[NUMBER_MAX];
    struct text to;

    text_begin(&to, players, sizeof players);
    text_put_number(&to, (uint64_t)self->game.players);
    if (args->word_count - 1 != self->game.players)
        return text_error(self->game_path, ": this game needs ", players,
                          " names, one for each of its players", (char *)0);
    for (int i = 0; i < self->game.players; i++) {
        const char *name = args->word[i + 1];
        const char *error = acpc_log_check_name(name);

        if (error)
            return text_error("'", name, "': ", error, (char *)0);
        self->dealer.seat[i].name = name;
    }
    return NULL;
}

/* A deal that is not played in all seats would favour somebody. */
static const char *check_dealer_hands(const struct setup *self)
{
    const struct poker_dealer_terms *terms = &self->dealer.terms;

    if (!terms->is_duplicate || terms->hands % self->game.players == 0)
        return NULL;
    return "--hands: with --duplicate it must be a multiple of the number of "
           "players";
}

/* The game is known by now. */
static const char *read_dealer_args(struct setup *self,
                                    const struct args *args)
{
    const char *error;

    self->log_path = args_value(args, "log");
    self->is_quiet = args_has(args, "quiet");
    if ((error = read_names(self, args))
        || (error = read_ports(self, args))
        || (error = read_terms(&self->dealer.terms, args)))
        return error;
    return check_dealer_hands(self);
}

/* The log */

/* A match without a log is played as well; its score is printed. */
static const char *log_line(void *context, const char *line)
{
    struct setup *self = context;
    char whole[ACPC_LINE_MAX + 1];
    struct text to;

    if (!append_is_open(&self->log))
        return NULL;
    text_begin(&to, whole, sizeof whole);
    text_put(&to, line);
    text_put_char(&to, '\n');
    return append_add(&self->log, whole, to.used);
}

/* In milliseconds, as the options of the competition's dealer are. */
static void put_limit(struct text *to, const char *name, int64_t ms)
{
    text_put(to, "#--");
    text_put(to, name);
    text_put_char(to, ' ');
    text_put_number(to, (uint64_t)ms);
    text_put_char(to, '\n');
}

/* A path or a seed may have any bytes; a comment must stay one line. */
static void put_plain(struct text *to, const char *string)
{
    for (; *string; string++)
        text_put_char(to, text_plain(*string));
}

/* The first lines are those of the competition's dealer; the game is added, so
 * that the log can be read without its file. */
static const char *log_head(struct setup *self)
{
    const struct poker_dealer_terms *terms = &self->dealer.terms;
    char head[HEAD_MAX];
    struct text to;

    text_begin(&to, head, sizeof head);
    text_put(&to, "# name/game/hands/seed boardwalk ");
    put_plain(&to, self->game_path);
    text_put_char(&to, ' ');
    text_put_number(&to, terms->hands);
    text_put_char(&to, ' ');
    put_plain(&to, terms->seed);
    text_put_char(&to, '\n');
    put_limit(&to, "t_response", terms->response_ms);
    put_limit(&to, "t_hand", terms->hand_ms);
    put_limit(&to, "t_per_hand", terms->average_ms);
    acpc_write_game(&self->game, "# ", &to);
    return append_add(&self->log, head, to.used);
}

/* Opened before anybody connects: a log that cannot be written is known before
 * the first hand. */
static const char *open_log(struct setup *self)
{
    const char *error;

    if (!self->log_path)
        return NULL;
    error = append_open(&self->log, self->log_path);
    return error ? error : log_head(self);
}

/* Notes are about players, whose names and lines may have any bytes; they are
 * printed so that no terminal obeys them. */
static void print_note(void *context, const char *note)
{
    const struct setup *self = context;

    if (!self->is_quiet)
        print_visible(stderr, "boardwalk: %s\n", note);
}

/* Connections */

/* After an error the ports that are open already are closed with the rest. */
static const char *open_ports(struct setup *self)
{
    for (int i = 0; i < self->game.players; i++) {
        char number[16];
        struct text to;

        self->listener[i] = socket_listen(&self->port[i], 1);
        if (self->listener[i] >= 0)
            continue;
        text_begin(&to, number, sizeof number);
        text_put_number(&to, (uint64_t)self->port[i]);
        return text_error("cannot listen on 127.0.0.1:", number, ": ",
                          strerror(errno), (char *)0);
    }
    return NULL;
}

/* All of ACPC_PLAYERS, not only those of this game: the rest are -1, and so it
 * may be called twice. */
static void close_ports(struct setup *self)
{
    for (int i = 0; i < ACPC_PLAYERS; i++) {
        if (self->listener[i] >= 0)
            close(self->listener[i]);
        self->listener[i] = -1;
    }
}

/* One line in the order of the names, which scripts read. */
static const char *print_ports(const struct setup *self)
{
    for (int i = 0; i < self->game.players; i++)
        printf("%s%d", i ? " " : "", self->port[i]);
    printf("\n");
    return fflush(stdout) != 0 ? "cannot write to standard output" : NULL;
}

/* In slices, because of interrupts. */
static const char *accept_player(struct setup *self, int i, int64_t until_ms)
{
    struct poker_wire *wire = &self->dealer.seat[i].wire;

    while (clock_ms() < until_ms && !interrupt_should_stop(NULL)) {
        int file = socket_accept(self->listener[i], clock_ms() + SLICE_MS);

        if (file < 0)
            continue;
        poker_wire_begin(wire, file);
        return NULL;
    }
    return text_error(self->dealer.seat[i].name, " has not connected in time",
                      (char *)0);
}

/* One limit for all of them together, from the moment when the ports were
 * told. */
static const char *accept_players(struct setup *self)
{
    int64_t until_ms = clock_ms() + self->dealer.terms.start_ms;
    const char *error = NULL;

    for (int i = 0; !error && i < self->game.players; i++)
        error = accept_player(self, i, until_ms);
    return error;
}

/* The match */

/* The last line of output, in the form of the log's SCORE line. */
static const char *print_match_score(const struct setup *self)
{
    char score[ACPC_LINE_MAX];
    struct text to;

    text_begin(&to, score, sizeof score);
    poker_dealer_score(&self->dealer, &to);
    print_visible(stdout, "%s\n", score);
    return fflush(stdout) != 0 ? "cannot write to standard output" : NULL;
}

/* Ports are closed once all players are there: nobody else is let in. */
static const char *deal_match(struct setup *self)
{
    const char *error;

    if ((error = open_ports(self)) || (error = open_log(self))
        || (error = print_ports(self)) || (error = accept_players(self)))
        return error;
    close_ports(self);
    if ((error = poker_dealer_greet(&self->dealer))
        || (error = poker_dealer_run(&self->dealer)))
        return error;
    return print_match_score(self);
}

/* A log of a match that was broken off says why, and has no score. */
static void log_trouble(struct setup *self, const char *error)
{
    char line[TEXT_ERROR_MAX + 32];
    struct text to;

    text_begin(&to, line, sizeof line);
    text_put(&to, "# the match was aborted: ");
    put_plain(&to, error);
    log_line(self, line);
}

/* Signals are caught all the time, so that an interrupt closes the log. */
static const char *deal_and_clean_up(struct setup *self)
{
    struct interrupt before;
    const char *error, *closing;
    char kept[TEXT_ERROR_MAX];
    struct text to;

    interrupt_catch(&before);
    error = deal_match(self);
    if (error && interrupt_should_stop(NULL))
        error = "interrupted";
    interrupt_restore(&before);
    text_begin(&to, kept, sizeof kept);
    text_put(&to, error ? error : "");  /* closing may overwrite it */
    if (error)
        log_trouble(self, kept);
    close_ports(self);
    for (int i = 0; i < ACPC_PLAYERS; i++)
        poker_wire_close(&self->dealer.seat[i].wire);
    closing = append_close(&self->log);
    return error ? text_error(kept, (char *)0) : closing;
}

/* Files are closed to begin with, so that cleaning up needs no cases. */
static void begin_setup(struct setup *self)
{
    append_begin(&self->log);
    self->dealer.game = &self->game;
    self->dealer.log = log_line;
    self->dealer.note = print_note;
    self->dealer.context = self;
    for (int i = 0; i < ACPC_PLAYERS; i++) {
        self->listener[i] = -1;
        self->dealer.seat[i].wire.file = -1;
        self->dealer.seat[i].wire.should_stop = interrupt_should_stop;
    }
}

/* A game file that is wrong is not a command line that makes no sense. */
static int deal_by_args(struct setup *self, const struct args *args)
{
    const char *error;

    if (args->word_count == 0)
        return command_misused(&command_poker_dealer,
                               "name a game file and the players");
    self->game_path = args->word[0];
    if ((error = game_file_read(self->game_path, &self->game)))
        return command_failed(error);
    if ((error = read_dealer_args(self, args)))
        return command_misused(&command_poker_dealer, error);
    error = deal_and_clean_up(self);
    return error ? command_failed(error) : 0;
}

/* On the heap: every seat has buffers for lines. */
static int deal_poker(const struct args *args)
{
    struct setup *self = calloc(1, sizeof *self);
    int status;

    if (!self)
        return command_failed("out of memory");
    begin_setup(self);
    status = deal_by_args(self, args);
    free(self);
    return status;
}

const struct command command_poker_dealer = {
    .name = "dealer",
    .group = "poker",
    .usage = "FILE.game NAME NAME... [OPTION]...",
    .summary = "deal a match of the poker competition to other programs",
    .more =
"A dealer of the Annual Computer Poker Competition, protocol 2.0.0, for the\n"
"players of this machine. The game file says what is played, by two to ten\n"
"players. The first line printed has the ports on which the players are\n"
"expected, in the order of their names; the last one has the score. Positions\n"
"move on from hand to hand. The same seed gives the same cards: played once\n"
"more with the names in another order, a match is a duplicate of itself. With\n"
"--duplicate each deal is instead played as often as there are players, in\n"
"turned seats.\n"
"\n"
"An action that is not allowed becomes the nearest one that is: a raise of\n"
"another size, or a call; standard error reports it. A player that closes\n"
"its connection, takes too long or makes more errors than --errors allows\n"
"ends the match, and the exit status is 1. The log is in the competition's\n"
"format, one line for each hand; 'boardwalk poker check' reads it.\n",
    .options = options,
    .run = deal_poker,
};
