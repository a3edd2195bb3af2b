/* sgf_text.c - values of game records: slices, escapes, charsets.
 *
 * sgf.c finds where values begin and end; here they become text that can be
 * shown. Output is always valid UTF-8 without control characters, whatever the
 * file has in it: it goes to terminals and into other files.
 */
#include "games/go/notation/sgf.h"

#include <string.h>

#include "base/utf8.h"
#include "games/go/notation/scan.h"

/* Slices */

struct slice sgf_trimmed(struct slice slice)
{
    while (slice.length && go_is_space(slice.start[0])) {
        slice.start++;
        slice.length--;
    }
    while (slice.length && go_is_space(slice.start[slice.length - 1]))
        slice.length--;
    return slice;
}

int sgf_split(struct slice slice, struct slice *first,
              struct slice *second)
{
    for (size_t i = 0; i < slice.length; i++) {
        if (slice.start[i] == '\\') {
            i++;
        } else if (slice.start[i] == ':') {
            *first = (struct slice){slice.start, i};
            *second = (struct slice){slice.start + i + 1,
                                     slice.length - i - 1};
            return 1;
        }
    }
    return 0;
}

/* Charsets */

static const struct {
    const char *name;                   /* only its letters and digits */
    enum sgf_charset charset;
} charsets[] = {
    {"utf8", SGF_UTF8},          {"usascii", SGF_UNSAID},
    {"ascii", SGF_UNSAID},       {"iso88591", SGF_LATIN1},
    {"latin1", SGF_LATIN1},      {"iso885915", SGF_LATIN1},
    {"windows1252", SGF_LATIN1}, {"cp1252", SGF_LATIN1},
    {"", SGF_UNSAID},
};

enum { CHARSETS = sizeof charsets / sizeof *charsets, CHARSET_MAX = 16 };

/* Names are compared by letters and digits only: files write UTF-8, utf8 and
 * "UTF 8". Windows-1252 and Latin-9 are close enough to Latin-1. */
enum sgf_charset sgf_charset(struct slice name)
{
    char plain[CHARSET_MAX];
    struct text to;

    text_begin(&to, plain, sizeof plain);
    for (size_t i = 0; i < name.length; i++) {
        char c = name.start[i];

        c = go_lower(c);
        if ((c >= 'a' && c <= 'z') || go_is_digit(c))
            text_put_char(&to, c);
    }
    for (int i = 0; i < CHARSETS; i++)
        if (text_same(plain, charsets[i].name))
            return charsets[i].charset;
    return SGF_OTHER;
}

static unsigned byte_or_zero(struct slice slice, size_t i)
{
    return i < slice.length ? (unsigned char)slice.start[i] : 0;
}

static void put_latin1_as_utf8(struct text *to, unsigned byte)
{
    text_put_char(to, (char)(unsigned char)(0xc0 | byte >> 6));
    text_put_char(to, (char)(unsigned char)(0x80 | (byte & 0x3f)));
}

/* Whether the character at i is a C1 control, as a byte of Latin-1 (length 0)
 * or in UTF-8: terminals act on these as well. */
static int is_c1_control(struct slice slice, size_t i, size_t length)
{
    if (length == 0)
        return byte_or_zero(slice, i) < 0xa0;
    return byte_or_zero(slice, i) == 0xc2 && byte_or_zero(slice, i + 1) < 0xa0;
}

/* Puts the character at i, which is not ASCII, and returns its length. Bytes
 * that are not UTF-8 are Latin-1 where the file does not say what they are,
 * and U+FFFD where it says something else. */
static size_t put_wide(struct slice slice, size_t i,
                       enum sgf_charset charset, struct text *to)
{
    size_t length = charset == SGF_LATIN1 ? 0
                  : utf8_length(slice.start + i, slice.length - i);

    if (!length && charset != SGF_LATIN1 && charset != SGF_UNSAID)
        text_put(to, "\xef\xbf\xbd");
    else if (is_c1_control(slice, i, length))
        text_put_char(to, '?');
    else if (!length)
        put_latin1_as_utf8(to, byte_or_zero(slice, i));
    else
        for (size_t byte = 0; byte < length; byte++)
            text_put_char(to, slice.start[i + byte]);
    return length ? length : 1;
}

/* Escapes */

/* CR LF and LF CR are one line end. */
static size_t line_end_length(struct slice slice, size_t i)
{
    unsigned first = byte_or_zero(slice, i);
    unsigned second = byte_or_zero(slice, i + 1);

    return first + second == '\n' + '\r' && first != second
        && go_is_line_end((char)first) ? 2 : 1;
}

static size_t put_shown_character(struct slice slice, size_t i,
                                  enum sgf_charset charset, int has_lines,
                                  struct text *to)
{
    char c = slice.start[i];

    if ((unsigned char)c >= 0x80)
        return put_wide(slice, i, charset, to);
    if (go_is_line_end(c)) {
        text_put_char(to, (char)(has_lines ? '\n' : ' '));
        return line_end_length(slice, i);
    }
    text_put_char(to, (char)(go_is_space(c) ? ' ' : text_plain(c)));
    return 1;
}

/* A backslash before a line end removes it (a soft line break); before any
 * other character it is left out. */
void sgf_show(struct slice slice, enum sgf_charset charset, int has_lines,
              char *buffer, size_t size)
{
    struct text to;
    size_t i = 0;

    text_begin(&to, buffer, size);
    while (i < slice.length) {
        int is_hidden = slice.start[i] == '\\';

        i += (size_t)is_hidden;
        if (i == slice.length)
            return;
        if (is_hidden && go_is_line_end(slice.start[i]))
            i += line_end_length(slice, i);
        else
            i += put_shown_character(slice, i, charset, has_lines, &to);
    }
}
