/* gtp.c - lines of the Go Text Protocol, version 2. */
#include "games/go/notation/gtp.h"

#include <string.h>

static int is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* What counts of a line: tabs are spaces, other control characters are
 * nothing, and a comment goes to the end. */
static void clean(char *text)
{
    char *to = text;

    for (; *text && *text != '#'; text++)
        if (*text == '\t')
            *to++ = ' ';
        else if (!text_is_control(*text))
            *to++ = *text;
    *to = 0;
}

static char *next_word(char **at)
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

/* More digits than any number has are no number, but some word. */
static int take_id(struct gtp_line *self, const char *word)
{
    size_t length = strlen(word);

    for (size_t i = 0; i < length; i++)
        if (!is_digit(word[i]))
            return 0;
    if (length >= sizeof self->id)
        return 0;
    memcpy(self->id, word, length + 1);
    return 1;
}

static void take_arguments(struct gtp_line *self, char *at)
{
    const char *word;

    while ((word = next_word(&at)) != NULL) {
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

    clean(text);
    self->id[0] = 0;
    self->count = self->is_cut = 0;
    self->command = next_word(&at);
    if (!self->command)
        return;
    if (take_id(self, self->command)) {
        self->command = next_word(&at);
        if (!self->command)
            self->command = "";         /* a number alone wants an answer */
    }
    take_arguments(self, at);
}

/* One line of an answer, with its end; the return is where the next one
 * begins. */
static const char *put_line(struct text *to, const char *line)
{
    for (; *line && *line != '\n'; line++)
        if (!text_is_control(*line) || *line == '\t')
            text_put_char(to, *line);
    text_put_char(to, '\n');
    return *line ? line + 1 : line;
}

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
    answer = put_line(to, answer);
    while (*answer)
        if (is_empty_line(answer))
            answer += strcspn(answer, "\n") + (strchr(answer, '\n') != NULL);
        else
            answer = put_line(to, answer);
    text_put_char(to, '\n');
}
