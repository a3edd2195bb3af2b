/* guest.c - another program that plays Go, by the Go Text Protocol.
 *
 * The controller's side of GTP, on top of arena/guest.c, which starts the
 * program and reads lines with a deadline. Error texts are predicates, to be
 * read after the name of the program: "gnugo refuses 'komi 7.5': ...".
 */
#include "games/go/match/guest.h"

#include <stdio.h>
#include <string.h>

#include "games/go/notation/words.h"

enum {
    COMMAND_MAX = 80, ANSWER_MAX = 120, /* of which more need not be told */
};

struct answer {
    int is_refusal;
    char text[ANSWER_MAX];              /* its first line */
};

static const struct go_guest_terms *guest_game_terms(const struct guest *guest)
{
    return guest->game;
}

/* Keeps the first line of an answer, trimmed, and without control characters:
 * it may be shown on a terminal. */
static void copy_first_line(struct answer *answer, const char *line)
{
    struct text to;

    answer->is_refusal = *line++ == '?';
    line += strspn(line, " \t");
    text_begin(&to, answer->text, sizeof answer->text);
    for (; *line; line++)
        text_put_char(&to, (char)(text_is_control(*line) ? ' ' : *line));
    while (to.used && to.start[to.used - 1] == ' ')
        to.start[--to.used] = 0;
}

/* Reads an answer, from the first line with = or ? up to an empty line. What
 * comes before is ignored: some programs print to standard output. */
static const char *read_gtp_answer(struct guest *self, int64_t until_ms,
                                   struct answer *answer)
{
    const char *error;
    char *line;

    do {
        if ((error = guest_hear(self, &line, until_ms)))
            return error;
    } while (*line != '=' && *line != '?');
    copy_first_line(answer, line);
    do
        error = guest_hear(self, &line, until_ms);
    while (!error && line[strspn(line, " \t")]);
    return error;
}

/* Sends a command and waits for the answer, for the time of a move and the
 * patience of the match. */
static const char *send_gtp(struct guest *self, const char *command,
                            int time_ms, struct answer *answer)
{
    int64_t until_ms = guest_until_ms(self, time_ms);
    const char *error = guest_tell(self, command, until_ms);

    return error ? error : read_gtp_answer(self, until_ms, answer);
}

/* A game begins */

/* Sends a command that the program must accept, or it would play another
 * game. */
static const char *insist(struct guest *self, const char *command)
{
    struct answer answer;
    const char *error = send_gtp(self, command, 0, &answer);

    if (error || !answer.is_refusal)
        return error;
    return text_error("refuses '", command, "': ", answer.text, (char *)0);
}

static const char *tell_size(struct guest *self)
{
    char command[COMMAND_MAX];

    snprintf(command, sizeof command, "boardsize %d",
             guest_game_terms(self)->rules.size);
    return insist(self, command);
}

static const char *tell_komi(struct guest *self)
{
    char command[COMMAND_MAX];
    struct text to;

    text_begin(&to, command, sizeof command);
    text_put(&to, "komi ");
    go_write_halves(guest_game_terms(self)->rules.komi, &to);
    return insist(self, command);
}

/* A period of that many seconds for each stone. A program without a clock may
 * refuse the command; it still has no more time than that. */
static const char *tell_time(struct guest *self)
{
    int time_s = guest_game_terms(self)->time_s;
    char command[COMMAND_MAX];
    struct answer answer;

    if (!time_s)
        return NULL;
    snprintf(command, sizeof command, "time_settings 0 %d 1", time_s);
    return send_gtp(self, command, 0, &answer);
}

/* The same for the first game and for later ones: clear_board does not reset
 * komi everywhere. */
static const char *set_up_gtp_game(struct guest *self)
{
    const char *error;

    if ((error = tell_size(self))
        || (error = insist(self, "clear_board"))
        || (error = tell_komi(self)))
        return error;
    return tell_time(self);
}

const struct guest_protocol go_guest_gtp = {
    .prefix = "gtp:",
    .example = "gnugo --mode gtp",
    .farewell = "quit",
    .greet = set_up_gtp_game,
    .begin = set_up_gtp_game,
};

/* Moves */

static const char *colour_word(int colour)
{
    return colour == GO_BLACK ? "black" : "white";
}

const char *go_guest_tell(struct guest *self, struct go_move move)
{
    char command[COMMAND_MAX], vertex[GO_WORD_MAX];
    struct answer answer;
    struct text to;
    const char *error;

    text_begin(&to, vertex, sizeof vertex);
    go_write_vertex(guest_game_terms(self)->rules.size, move.point, &to);
    snprintf(command, sizeof command, "play %s %s", colour_word(move.colour),
             vertex);
    error = send_gtp(self, command, 0, &answer);
    if (error || !answer.is_refusal)
        return error;
    return text_error("refuses the legal move ", vertex, ": ", answer.text,
                      (char *)0);
}

/* In either case: setting bit 5 makes ASCII letters small. */
static int is_resignation(const char *word)
{
    static const char resign[] = "resign";
    size_t i = 0;

    while (resign[i] && (word[i] | 0x20) == resign[i])
        i++;
    return !resign[i] && !word[i];
}

/* A vertex in either case, "pass" or "resign"; whether the move is legal is
 * not asked here. */
static const char *parse_genmove(const struct answer *answer, int size,
                                 struct go_move *move, int *is_resigned)
{
    const char *error;

    if (answer->is_refusal)
        return text_error("refuses to move: ", answer->text, (char *)0);
    *is_resigned = is_resignation(answer->text);
    if (*is_resigned)
        return NULL;
    error = go_read_vertex(size, answer->text, &move->point);
    return error ? text_error("answers with no move: ", error, (char *)0)
                 : NULL;
}

const char *go_guest_ask(struct guest *self, struct go_move *move,
                         int *is_resigned)
{
    const struct go_guest_terms *terms = guest_game_terms(self);
    char command[COMMAND_MAX];
    struct answer answer;
    const char *error;

    snprintf(command, sizeof command, "genmove %s", colour_word(move->colour));
    error = send_gtp(self, command, terms->time_s * 1000, &answer);
    if (error)
        return error;
    return parse_genmove(&answer, terms->rules.size, move, is_resigned);
}
