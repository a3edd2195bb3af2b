/* guest.c - another program that plays Go, by the Go Text Protocol. */
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

static const struct go_guest_terms *terms_of(const struct guest *guest)
{
    return guest->game;
}

/* Without blanks at its ends, and nothing that a terminal would act on. */
static void keep(struct answer *answer, const char *line)
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

/* From the first = or ? to an empty line; what stands before is chatter. */
static const char *hear(struct guest *self, int64_t until_ms,
                        struct answer *answer)
{
    const char *error;
    char *line;

    do {
        if ((error = guest_hear(self, &line, until_ms)))
            return error;
    } while (*line != '=' && *line != '?');
    keep(answer, line);
    do
        error = guest_hear(self, &line, until_ms);
    while (!error && line[strspn(line, " \t")]);
    return error;
}

static const char *ask(struct guest *self, const char *command, int time_ms,
                       struct answer *answer)
{
    int64_t until_ms = guest_until_ms(self, time_ms);
    const char *error = guest_tell(self, command, until_ms);

    return error ? error : hear(self, until_ms, answer);
}

/* A game begins */

/* What it must understand, or the game would be another one. */
static const char *insist(struct guest *self, const char *command)
{
    struct answer answer;
    const char *error = ask(self, command, 0, &answer);

    if (error || !answer.is_refusal)
        return error;
    return text_error("does not take '", command, "': ", answer.text,
                      (char *)0);
}

static const char *tell_size(struct guest *self)
{
    char command[COMMAND_MAX];

    snprintf(command, sizeof command, "boardsize %d",
             terms_of(self)->rules.size);
    return insist(self, command);
}

static const char *tell_komi(struct guest *self)
{
    char command[COMMAND_MAX];
    struct text to;

    text_begin(&to, command, sizeof command);
    text_put(&to, "komi ");
    go_write_halves(terms_of(self)->rules.komi, &to);
    return insist(self, command);
}

/* One stone in so many seconds, again and again. One that has no clock may
 * say so; it is not waited for any longer. */
static const char *tell_time(struct guest *self)
{
    int time_s = terms_of(self)->time_s;
    char command[COMMAND_MAX];
    struct answer answer;

    if (!time_s)
        return NULL;
    snprintf(command, sizeof command, "time_settings 0 %d 1", time_s);
    return ask(self, command, 0, &answer);
}

/* The same for its first game and for others. */
static const char *begin(struct guest *self)
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
    .greet = begin,
    .begin = begin,
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
    go_write_vertex(terms_of(self)->rules.size, move.point, &to);
    snprintf(command, sizeof command, "play %s %s", colour_word(move.colour),
             vertex);
    error = ask(self, command, 0, &answer);
    if (error || !answer.is_refusal)
        return error;
    return text_error("does not accept the legal move ", vertex, ": ",
                      answer.text, (char *)0);
}

static int is_resignation(const char *word)
{
    static const char resign[] = "resign";
    size_t i = 0;

    while (resign[i] && (word[i] | 0x20) == resign[i])
        i++;
    return !resign[i] && !word[i];
}

static const char *understand(const struct answer *answer, int size,
                              struct go_move *move, int *is_resigned)
{
    const char *error;

    if (answer->is_refusal)
        return text_error("has no move: ", answer->text, (char *)0);
    *is_resigned = is_resignation(answer->text);
    if (*is_resigned)
        return NULL;
    error = go_read_vertex(size, answer->text, &move->point);
    return error ? text_error("makes no move: ", error, (char *)0) : NULL;
}

const char *go_guest_ask(struct guest *self, struct go_move *move,
                         int *is_resigned)
{
    const struct go_guest_terms *terms = terms_of(self);
    char command[COMMAND_MAX];
    struct answer answer;
    const char *error;

    snprintf(command, sizeof command, "genmove %s", colour_word(move->colour));
    error = ask(self, command, terms->time_s * 1000, &answer);
    if (error)
        return error;
    return understand(&answer, terms->rules.size, move, is_resigned);
}
