/* printed.c - sentences with the names of parts as a board prints them.
 *
 * A name is a word of capital letters and digits, whole: "BTN3", and both ends
 * of "SW2-SW0". Words that are no alias stay as they are, and a name that was
 * put is not looked at again, so boards may exchange names.
 */
#include "boards/printed.h"

#include <string.h>

#include "base/words.h"

enum { SENTENCE_MAX = 512, PAGE_MAX = 2048, WORD_MAX = 64 };

static int is_printed_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z')
        || text_is_digit(c) || c == '_' || (c & 0x80);
}

static size_t word_length(const char *at)
{
    size_t length = 0;

    while (length < WORD_MAX - 1 && is_printed_letter(at[length]))
        length++;
    return length;
}

static int is_alias(const struct board_type *board, const char *name)
{
    for (const struct board_alias *alias = board->aliases; alias->name;
         alias++)
        if (!strncmp(alias->name, name, strlen(alias->name)))
            return 1;
    return 0;
}

static void put_printed_part(struct text *to, const struct part *part)
{
    char own[PART_NAME_MAX];

    board_part_name(part, own);
    text_put(to, own);
}

/* Some of a larger group are named by the first and the last of them. */
static void put_printed_parts(struct text *to, const struct board_type *board,
                      struct parts parts)
{
    const struct part *first = &board->parts[parts.first];

    if (parts.count == board_find(board, first->group).count) {
        text_put(to, first->group);
        return;
    }
    put_printed_part(to, first);
    text_put_char(to, '-');
    put_printed_part(to, first + parts.count - 1);
}

static void put_printed_name(struct text *to, const struct board_type *board,
                     const char *name)
{
    struct parts parts = is_alias(board, name) ? board_find(board, name)
                                               : (struct parts){0, 0};

    if (!parts.count)
        text_put(to, name);
    else if (parts.count == 1)
        put_printed_part(to, &board->parts[parts.first]);
    else
        put_printed_parts(to, board, parts);
}

void printed_put(struct text *to, const struct board_type *board,
                 const char *words)
{
    while (board->aliases && *words) {
        size_t length = word_length(words);
        char word[WORD_MAX] = "";

        memcpy(word, words, length ? length : 1);
        put_printed_name(to, board, word);
        words += length ? length : 1;
    }
    text_put(to, words);
}

void printed_rename(char *words, size_t size, const struct board_type *board)
{
    char copy[SENTENCE_MAX];
    struct text to;

    if (!board->aliases)
        return;
    text_begin(&to, copy, sizeof copy);
    text_put(&to, words);
    text_begin(&to, words, size);
    printed_put(&to, board, copy);
}

const char *printed_words(const struct board_type *board, const char *english)
{
    static _Thread_local char page[PAGE_MAX];
    struct text to;

    if (!board->aliases)
        return words_of(english);
    text_begin(&to, page, sizeof page);
    printed_put(&to, board, words_of(english));
    return page;
}

const char *printed_error(const struct board_type *board, const char *error)
{
    return error && board->aliases
         ? text_error(printed_words(board, error), (char *)0) : error;
}
