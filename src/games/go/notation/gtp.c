/* gtp.c - parses lines of the Go Text Protocol, version 2.
 *
 * Only the syntax of lines and answers, as section 2 of the specification has
 * it; commands are in engine/gtp*.c. Nothing is allocated.
 */
#include "games/go/notation/gtp.h"

#include <string.h>

#include "games/go/notation/scan.h"

/* Preprocessing as the specification asks for: tabs become spaces, other
 * control characters and comments are removed. */
static void preprocess_line(char *text)
{
    char *to = text;

    for (; *text && *text != '#'; text++)
        if (*text == '\t')
            *to++ = ' ';
        else if (!text_is_control(*text))
            *to++ = *text;
    *to = 0;
}

/* The next word, ended by a zero byte in place of the space after it; null at
 * the end. */
static char *cut_next_word(char **at)
{
    char *word = *at + strspn(*at, " ");
    size_t length = strcspn(word, " ");

    if (!length)
        return NULL;
    *at = word + length;
    if (**at)
        *(*at)++ = 0;
    return word;
}

/* Takes a word as the id of the command if it is one. With more digits than an
 * id can have it is a word like any other, and no command. */
static int take_command_id(struct gtp_line *self, const char *word)
{
    size_t length = strlen(word);

    for (size_t i = 0; i < length; i++)
        if (!go_is_digit(word[i]))
            return 0;
    if (length >= sizeof self->id)
        return 0;
    memcpy(self->id, word, length + 1);
    return 1;
}

/* A line with too many arguments is marked, and refused as a whole later. */
static void split_arguments(struct gtp_line *self, char *at)
{
    const char *word;

    while ((word = cut_next_word(&at)) != NULL) {
        if (self->count == GTP_ARGUMENTS) {
            self->is_cut = 1;
            return;
        }
        self->argument[self->count++] = word;
    }
}

void gtp_read(struct gtp_line *self, char *text)
{
    char *at = text;

    preprocess_line(text);
    self->id[0] = 0;
    self->count = self->is_cut = 0;
    self->command = cut_next_word(&at);
    if (!self->command)
        return;
    if (take_command_id(self, self->command)) {
        self->command = cut_next_word(&at);
        if (!self->command)
            self->command = "";         /* a number alone wants an answer */
    }
    split_arguments(self, at);
}

/* Puts one line of an answer with its end, and returns where the next one
 * begins. */
static const char *put_answer_line(struct text *to, const char *line)
{
    for (; *line && *line != '\n'; line++)
        if (!text_is_control(*line) || *line == '\t')
            text_put_char(to, *line);
    text_put_char(to, '\n');
    return *line ? line + 1 : line;
}

/* Whether nothing visible is in a line: it would be written as an empty one. */
static int is_empty_line(const char *line)
{
    while (*line != '\n' && text_is_control(*line) && *line && *line != '\t')
        line++;
    return *line == '\n' || !*line;
}

void gtp_write_answer(struct text *to, const char *id, int is_good,
                      const char *answer)
{
    text_put_char(to, is_good ? '=' : '?');
    text_put(to, id);
    if (!is_empty_line(answer))
        text_put_char(to, ' ');
    answer = put_answer_line(to, answer);
    while (*answer)
        if (is_empty_line(answer))
            answer += strcspn(answer, "\n") + (strchr(answer, '\n') != NULL);
        else
            answer = put_answer_line(to, answer);
    text_put_char(to, '\n');
}
