/* translate.c - rewrites a check for the board that a submission is for.
 *
 * "BTN3" becomes "BTNL", and "LD" for eight of sixteen LEDs "LD7..LD0".
 */
#include "grade/translate.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { GROWTH = 4, SPARE = 4096, WORD_MAX = 160 };

static const char *const verbs[] = {"press", "release", "tap", "set",
                                    "expect", "until", "hold", "match", NULL};

static int is_verb(const char *word)
{
    for (int i = 0; verbs[i]; i++)
        if (text_same(verbs[i], word))
            return 1;
    return 0;
}

static int has_alias(const struct board_type *board, const char *name)
{
    struct parts direct;
    struct board_type bare = *board;

    bare.aliases = NULL;
    direct = board_find(&bare, name);
    return board->aliases
        && (board_find(board, name).first != direct.first
            || board_find(board, name).count != direct.count);
}

/* One part, a whole group, or some of it. */
static void put_name(const struct board_type *board, struct parts parts,
                     struct text *to)
{
    char name[PART_NAME_MAX];

    board_part_name(&board->parts[parts.first], name);
    text_put(to, name);
    if (parts.count == 1)
        return;
    board_part_name(&board->parts[parts.first + parts.count - 1], name);
    text_put(to, "..");
    text_put(to, name);
}

/* The rest of a line behind its verb: as it is, but for names at its front. */
static void put_parts(const struct board_type *board, const char *rest,
                      int names, struct text *to)
{
    const char *at = rest;
    char word[WORD_MAX];

    while (names-- && text_word(&rest, word, sizeof word) > 0
           && board_find(board, word).count) {
        text_put_char(to, ' ');
        if (has_alias(board, word))
            put_name(board, board_find(board, word), to);
        else
            text_put(to, word);
        at = rest;
    }
    text_put(to, at);
}

static void put_line(const struct board_type *board, const char *line,
                     struct text *to)
{
    const char *rest = line;
    char verb[24];

    if (text_word(&rest, verb, sizeof verb) <= 0 || !is_verb(verb)) {
        text_put(to, line);
        return;
    }
    text_put(to, verb);
    put_parts(board, rest, text_same(verb, "match") ? 8 : 1, to);
}

char *translate_lines(const char *text, const struct board_type *board)
{
    size_t room = GROWTH * strlen(text) + SPARE;
    char *translated = malloc(room), line[512];
    struct text to;

    if (!translated)
        return NULL;
    text_begin(&to, translated, room);
    while (*text) {
        size_t length = strcspn(text, "\n");
        size_t kept = length < sizeof line ? length : sizeof line - 1;

        memcpy(line, text, kept);
        line[kept] = 0;
        put_line(board, line, &to);
        text_put_char(&to, '\n');
        text += length + (text[length] == '\n');
    }
    return translated;
}
