/* wire.c - one end of a connection by the competition's protocol.
 *
 * The other end is not trusted: whatever it sends becomes a legal action, is
 * skipped, or takes so long that the caller's patience ends.
 */
#include "games/holdem/match/wire.h"

#include <string.h>
#include <unistd.h>

#include "os/clock.h"

const char poker_wire_closed[] = "has closed the connection";

/* Whoever writes a player, and has only this to go by. */
static const char astray[] = "does not answer in time: what it sent does not "
                             "begin with the state that it was shown";

void poker_wire_begin(struct poker_wire *self, int file)
{
    self->file = file;
    lines_begin(&self->in, file);
}

/* A closed one may be closed again. */
void poker_wire_close(struct poker_wire *self)
{
    if (self->file >= 0)
        close(self->file);
    self->file = -1;
}

/* In one piece, so that one packet has all of it. Who does not read until the
 * deadline is late, as who does not write. */
const char *poker_wire_send(struct poker_wire *self, const char *line,
                            int64_t until_ms)
{
    char whole[ACPC_LINE_MAX];
    struct text to;

    text_begin(&to, whole, sizeof whole);
    text_put(&to, line);
    text_put(&to, "\r\n");
    if (lines_send(self->file, whole, to.used, until_ms))
        return NULL;
    return clock_ms() < until_ms ? poker_wire_closed : lines_late;
}

const char *poker_wire_hear(struct poker_wire *self, char **line,
                            int64_t until_ms)
{
    const char *error;

    do
        error = lines_hear(&self->in, line, until_ms, self->should_stop,
                           NULL);
    while (!error && (**line == '#' || **line == ';'));
    return error == lines_ended ? poker_wire_closed : error;
}

const char *poker_wire_show(struct poker_wire *self,
                            const struct acpc_hand *hand, int position,
                            int64_t until_ms)
{
    char line[ACPC_LINE_MAX];
    struct text to;

    text_begin(&to, line, sizeof line);
    acpc_write_state(hand, position, &to);
    return poker_wire_send(self, line, until_ms);
}

/* Answers */

/* The last note stays: how often a player says the same is not told, so that
 * it cannot fill a disk with our messages. */
static void note_wrong(struct poker_wire_answer *answer, const char *what)
{
    struct text to;

    text_begin(&to, answer->note, sizeof answer->note);
    text_put(&to, what);
}

/* Whether the line begins with the state of this hand, as the player on turn
 * sees it; *line advances past it. It need not be written in the same way. */
static int is_about(const char **line, const struct acpc_hand *hand)
{
    char wanted[ACPC_LINE_MAX], read[ACPC_LINE_MAX];
    struct acpc_hand told;
    struct text to;
    int viewer;

    if (acpc_read_state(&told, hand->game, &viewer, line)
        || viewer != acpc_turn(hand))
        return 0;
    text_begin(&to, wanted, sizeof wanted);
    acpc_write_state(hand, acpc_turn(hand), &to);
    text_begin(&to, read, sizeof read);
    acpc_write_state(&told, viewer, &to);
    return text_same(wanted, read);
}

/* What the competition's dealer makes of an action that is not allowed. */
static void read_answer(const struct acpc_hand *hand, const char *at,
                        struct poker_wire_answer *answer)
{
    const char *error = NULL;
    int kind;

    answer->action = (struct acpc_action){.kind = POKER_CALLS};
    if (*at != ':' || (at++, !acpc_read_action(hand->game, &at,
                                               &answer->action))) {
        answer->action = (struct acpc_action){.kind = POKER_CALLS};
        answer->is_corrected = answer->is_invalid = 1;
        note_wrong(answer, "the action is not f, c or r, and became a call");
        return;
    }
    kind = answer->action.kind;
    error = acpc_correct(hand, &answer->action);
    if (!error)
        return;
    answer->is_corrected = 1;
    answer->is_invalid = kind != answer->action.kind;
    note_wrong(answer, answer->is_invalid
               ? text_error(error, ", so the action became a call", (char *)0)
               : error);
}

const char *poker_wire_ask(struct poker_wire *self,
                           const struct acpc_hand *hand,
                           struct poker_wire_answer *answer,
                           int64_t until_ms)
{
    const char *error, *at;
    char *line;

    memset(answer, 0, sizeof *answer);
    while (!(error = poker_wire_hear(self, &line, until_ms))) {
        at = line;
        if (is_about(&at, hand)) {
            read_answer(hand, at, answer);
            return NULL;
        }
        note_wrong(answer, "skipped a line that does not answer this state");
    }
    return error == lines_late && *answer->note ? astray : error;
}
