/* guest.c - another program that plays Go, by the Go Text Protocol. */
#include "games/go/match/guest.h"

#include <stdio.h>
#include <string.h>

#include "games/go/notation/words.h"
#include "os/clock.h"

enum {
    COMMAND_MAX = 80, ANSWER_MAX = 120, /* of which more need not be told */
};

struct answer {
    int is_refusal;
    char text[ANSWER_MAX];              /* its first line */
};

static const char *hear_line(struct go_guest *self,
                             const struct go_guest_terms *terms,
                             int64_t until_ms, char **line)
{
    return child_hear(&self->child, line, until_ms, terms->should_stop,
                      terms->context);
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
static const char *hear(struct go_guest *self,
                        const struct go_guest_terms *terms, int64_t until_ms,
                        struct answer *answer)
{
    const char *error;
    char *line;

    do {
        if ((error = hear_line(self, terms, until_ms, &line)))
            return error;
    } while (*line != '=' && *line != '?');
    keep(answer, line);
    do
        error = hear_line(self, terms, until_ms, &line);
    while (!error && line[strspn(line, " \t")]);
    return error;
}

static const char *ask(struct go_guest *self,
                       const struct go_guest_terms *terms,
                       const char *command, int time_ms,
                       struct answer *answer)
{
    int64_t until_ms = clock_ms() + time_ms + terms->patience_ms;

    if (!child_tell(&self->child, command, until_ms))
        return "has ended";
    return hear(self, terms, until_ms, answer);
}

const char *go_guest_open(struct go_guest *self, const char *command)
{
    return child_open(&self->child, command);
}

void go_guest_close(struct go_guest *self)
{
    if (self->child.pid)
        child_tell(&self->child, "quit", clock_ms());
    child_close(&self->child);
}

/* A game begins */

/* What it must understand, or the game would be another one. */
static const char *insist(struct go_guest *self,
                          const struct go_guest_terms *terms,
                          const char *command)
{
    struct answer answer;
    const char *error = ask(self, terms, command, 0, &answer);

    if (error || !answer.is_refusal)
        return error;
    return text_error("does not take '", command, "': ", answer.text,
                      (char *)0);
}

static const char *tell_size(struct go_guest *self,
                             const struct go_guest_terms *terms)
{
    char command[COMMAND_MAX];

    snprintf(command, sizeof command, "boardsize %d", terms->rules.size);
    return insist(self, terms, command);
}

static const char *tell_komi(struct go_guest *self,
                             const struct go_guest_terms *terms)
{
    char command[COMMAND_MAX];
    struct text to;

    text_begin(&to, command, sizeof command);
    text_put(&to, "komi ");
    go_write_halves(terms->rules.komi, &to);
    return insist(self, terms, command);
}

/* One stone in so many seconds, again and again. One that has no clock may
 * say so; it is not waited for any longer. */
static const char *tell_time(struct go_guest *self,
                             const struct go_guest_terms *terms)
{
    char command[COMMAND_MAX];
    struct answer answer;

    if (!terms->time_s)
        return NULL;
    snprintf(command, sizeof command, "time_settings 0 %d 1", terms->time_s);
    return ask(self, terms, command, 0, &answer);
}

const char *go_guest_begin(struct go_guest *self,
                           const struct go_guest_terms *terms)
{
    const char *error;

    if ((error = tell_size(self, terms))
        || (error = insist(self, terms, "clear_board"))
        || (error = tell_komi(self, terms)))
        return error;
    return tell_time(self, terms);
}

/* Moves */

static const char *colour_word(int colour)
{
    return colour == GO_BLACK ? "black" : "white";
}

const char *go_guest_tell(struct go_guest *self,
                          const struct go_guest_terms *terms,
                          struct go_move move)
{
    char command[COMMAND_MAX], vertex[GO_WORD_MAX];
    struct answer answer;
    struct text to;
    const char *error;

    text_begin(&to, vertex, sizeof vertex);
    go_write_vertex(terms->rules.size, move.point, &to);
    snprintf(command, sizeof command, "play %s %s", colour_word(move.colour),
             vertex);
    error = ask(self, terms, command, 0, &answer);
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

const char *go_guest_ask(struct go_guest *self,
                         const struct go_guest_terms *terms,
                         struct go_move *move, int *is_resigned)
{
    char command[COMMAND_MAX];
    struct answer answer;
    const char *error;

    snprintf(command, sizeof command, "genmove %s", colour_word(move->colour));
    error = ask(self, terms, command, terms->time_s * 1000, &answer);
    if (error)
        return error;
    return understand(&answer, terms->rules.size, move, is_resigned);
}
