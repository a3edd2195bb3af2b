/* guest.c - another program that plays poker, by the competition's protocol.
 *
 * The program talks by a socket, not by its input and output as other guests
 * do; of arena/guest.h only the names are used. What it prints is dropped. Its
 * output is kept open as file 3, so that its end is noticed.
 */
#include "games/holdem/match/guest.h"

#include <string.h>
#include <unistd.h>

#include "os/clock.h"
#include "os/socket.h"

enum { SLICE_MS = 100, START_MS = 30000, COMMAND_MAX = 4096 };

const struct guest_protocol poker_guest_acpc = {
    .prefix = "acpc:",
    .example = "./player.sh",
};

static const char *start_program(struct poker_guest *self,
                                 const char *command, int port)
{
    char whole[COMMAND_MAX];
    struct text to;

    text_begin(&to, whole, sizeof whole);
    text_put(&to, "exec 3>&1 >/dev/null; ");
    text_put(&to, command);
    text_put(&to, " 127.0.0.1 ");
    text_put_number(&to, (uint64_t)port);
    if (to.used + 1 == to.size)
        return "has a command that is too long";
    return child_open(&self->child, whole);
}

/* Waits in slices: the program may end without a connection, or the match be
 * interrupted. */
static const char *await_program(struct poker_guest *self, int listener)
{
    const struct guest_terms *terms = &self->terms->common;
    int64_t until_ms = clock_ms() + START_MS + terms->patience_ms;

    while (clock_ms() < until_ms) {
        int file = socket_accept(listener, clock_ms() + SLICE_MS);
        char *line;

        if (file >= 0) {
            poker_wire_begin(&self->wire, file);
            return NULL;
        }
        if (lines_next(&self->child.from, &line, clock_ms()) == LINES_END)
            return "has ended without connecting";
        if (terms->should_stop && terms->should_stop(terms->context))
            return lines_stopped;
    }
    return "does not connect in time";
}

/* The same patience for an action and for any other line. */
static int64_t answer_until_ms(const struct poker_guest *self)
{
    return clock_ms() + self->terms->common.patience_ms;
}

/* The first line of every player. */
static const char *hear_version(struct poker_guest *self)
{
    char *line;
    const char *error = poker_wire_hear(&self->wire, &line,
                                        answer_until_ms(self));

    if (error)
        return error;
    return acpc_check_version(line) ? "does not begin with VERSION:2.0.0"
                                    : NULL;
}

/* A port of its own for each program: nobody else can take its place. */
const char *poker_guest_open(struct poker_guest *self, const char *command,
                             const struct poker_guest_terms *terms)
{
    int port = 0, listener = socket_listen(&port, 1);
    const char *error;

    memset(self, 0, sizeof *self);
    self->wire.file = -1;
    self->wire.should_stop = terms->common.should_stop;
    self->terms = terms;
    if (listener < 0)
        return "cannot connect: no port is free";
    error = start_program(self, command, port);
    if (!error)
        error = await_program(self, listener);
    close(listener);
    return error ? error : hear_version(self);
}

/* The closed connection is its farewell. */
void poker_guest_close(struct poker_guest *self)
{
    poker_wire_close(&self->wire);
    child_close(&self->child);
}

/* Hands */

static const char *show_hand(struct poker_guest *self)
{
    return poker_wire_show(&self->wire, &self->hand, self->position,
                           answer_until_ms(self));
}

/* The button has position 1. */
const char *poker_guest_begin(struct poker_guest *self, int player,
                              const struct poker *hand,
                              const struct poker_deal *deal)
{
    acpc_begin(&self->hand, &self->terms->game, self->next++);
    self->position = player == hand->button;
    for (int i = 0; i < POKER_PLAYERS; i++)
        memcpy(self->hand.hole[i == hand->button], deal->hole[i],
               POKER_HOLE);
    memcpy(self->hand.board, deal->board, POKER_BOARD_MAX);
    self->hand.shown = (1 << POKER_PLAYERS) - 1;
    return show_hand(self);
}

/* After the last action this is the end of the hand, with the other's cards if
 * they are shown. */
const char *poker_guest_tell(struct poker_guest *self,
                             const struct acpc_action *action)
{
    acpc_act(&self->hand, action);
    return show_hand(self);
}

const char *poker_guest_ask(struct poker_guest *self,
                            struct acpc_action *action)
{
    struct poker_wire_answer answer;
    const char *error = poker_wire_ask(&self->wire, &self->hand, &answer,
                                       answer_until_ms(self));

    *action = answer.action;
    self->corrected += answer.is_corrected;
    return error;
}
