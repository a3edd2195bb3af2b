/* shorten.c - shrinks a failed check to the fewest lines that still fail.
 *
 * Delta debugging: half of the lines are left out, then quarters, and so on
 * down to single ones, each time from the end, because what was done last
 * matters most. The number of questions is bounded, not their time, so that
 * the answer is the same on every computer.
 */
#include "grade/shorten.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { LINES_MAX = 512 };

struct lines {
    const char *at[LINES_MAX];
    size_t length[LINES_MAX];
    char is_out[LINES_MAX];
    int count;
};

static int says_nothing(const char *line)
{
    line += strspn(line, " \t\r");
    return *line == '\n' || *line == '#' || !*line;
}

static void split(const char *text, int last_line, struct lines *lines)
{
    lines->count = 0;
    for (int number = 1; *text && number <= last_line
         && lines->count < LINES_MAX; number++) {
        size_t length = strcspn(text, "\n");

        if (!says_nothing(text)) {
            lines->at[lines->count] = text;
            lines->is_out[lines->count] = 0;
            lines->length[lines->count++] = length;
        }
        text += length + (text[length] == '\n');
    }
}

static char *join(const struct lines *lines, size_t room)
{
    char *text = malloc(room);
    size_t used = 0;

    for (int i = 0; text && i < lines->count; i++) {
        if (lines->is_out[i])
            continue;
        memcpy(text + used, lines->at[i], lines->length[i]);
        used += lines->length[i];
        text[used++] = '\n';
    }
    if (text)
        text[used] = 0;
    return text;
}

/* Some lines that stand together are left out for good, or come back. */
static int leave_out(struct lines *lines, int from, int to, size_t room,
                     int (*fails)(void *with, const char *text), void *with)
{
    char before[LINES_MAX], *text;
    int is_shown;

    memcpy(before, lines->is_out, sizeof before);
    memset(lines->is_out + from, 1, (size_t)(to - from));
    if (!memcmp(before, lines->is_out, (size_t)lines->count))
        return 0;
    text = join(lines, room);
    is_shown = text && fails(with, text);
    free(text);
    if (!is_shown)
        memcpy(lines->is_out, before, sizeof before);
    return 1;
}

char *shorten_lines(const char *text, int last_line, int *tries,
                    int (*fails)(void *with, const char *text), void *with)
{
    size_t room = strlen(text) + 2;
    struct lines *lines = malloc(sizeof *lines);
    char *shortest;

    if (!lines)
        return NULL;
    split(text, last_line, lines);
    for (int size = (lines->count - 1) / 2; size > 0; size /= 2)
        for (int to = lines->count - 1; to > 0 && *tries > 0; to -= size)
            *tries -= leave_out(lines, to > size ? to - size : 0, to, room,
                                fails, with);
    shortest = join(lines, room);
    free(lines);
    return shortest;
}
