/* utf8.c - decodes UTF-8, and makes text safe to print on a terminal.
 *
 * Text from outside passes through here before it is printed (disk/print.h) or
 * drawn. The checks of form are those of RFC 3629 and of table 3-7 of the
 * Unicode standard, so that no byte sequence has two readings.
 */
#include "base/utf8.h"

#include <string.h>

/* A zero is no continuation byte, so a character cut off at the end fails. */
static unsigned byte_or_zero(const char *at, size_t left, size_t i)
{
    return i < left ? (unsigned char)at[i] : 0;
}

/* The second byte is bounded further for four leads: e0 and f0 would be
 * overlong, ed a surrogate, f4 beyond U+10FFFF. */
size_t utf8_length(const char *at, size_t left)
{
    unsigned lead = byte_or_zero(at, left, 0), next = byte_or_zero(at, left, 1);
    size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2
                  : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;

    if ((lead == 0xe0 && next < 0xa0) || (lead == 0xed && next > 0x9f)
        || (lead == 0xf0 && next < 0x90) || (lead == 0xf4 && next > 0x8f))
        return 0;
    for (size_t n = 1; n < length; n++)
        if ((byte_or_zero(at, left, n) & 0xc0) != 0x80)
            return 0;
    return length;
}

size_t utf8_mark(const char *text, size_t length)
{
    return length >= UTF8_MARK_LENGTH
        && memcmp(text, "\xef\xbb\xbf", UTF8_MARK_LENGTH) == 0
        ? UTF8_MARK_LENGTH : 0;
}

int utf8_is_16(const char *text, size_t length)
{
    return length >= 2 && (memcmp(text, "\xff\xfe", 2) == 0
                           || memcmp(text, "\xfe\xff", 2) == 0);
}

/* Visible text */

/* Of a character whose length has been checked; a lone byte is itself. */
static uint32_t decode_char(const char *at, size_t length)
{
    uint32_t code = (unsigned char)at[0];

    if (length > 1)
        code &= 0x7fu >> length;
    for (size_t i = 1; i < length; i++)
        code = code << 6 | ((unsigned char)at[i] & 0x3f);
    return code;
}

/* C1 controls and the characters that reorder or break the text after them:
 * bidirectional marks, embeddings and isolates, line and paragraph
 * separators, the byte order mark. */
static int is_format_control(uint32_t code)
{
    return (code >= 0x80 && code < 0xa0) || code == 0x61c || code == 0xfeff
        || (code >= 0x200e && code <= 0x200f)
        || (code >= 0x2028 && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
}

int utf8_is_control(const char *at, size_t left)
{
    size_t length = utf8_length(at, left);

    return text_is_control(*at)
        || is_format_control(decode_char(at, length ? length : 1));
}

static int is_shown(const char *at, size_t length)
{
    return length
        && (*at == '\n' || *at == '\t' || !utf8_is_control(at, length));
}

size_t utf8_visible(const char *at, size_t left, char shown[UTF8_VISIBLE_MAX])
{
    size_t length = utf8_length(at, left);
    struct text to;

    text_begin(&to, shown, UTF8_VISIBLE_MAX);
    if (is_shown(at, length)) {
        memcpy(shown, at, length);
        shown[length] = 0;
        return length;
    }
    text_put(&to, length > 1 ? "\\u" : "\\x");
    if (length > 1)
        text_put_hex(&to, decode_char(at, length), 4);
    else
        text_put_hex(&to, (unsigned char)*at, 2);
    return length ? length : 1;
}

void utf8_put_visible(struct text *to, const char *bytes, size_t length)
{
    char shown[UTF8_VISIBLE_MAX];

    for (size_t i = 0; i < length;) {
        i += utf8_visible(bytes + i, length - i, shown);
        if (to->used + strlen(shown) >= to->size)
            return;                     /* no half of one */
        text_put(to, shown);
    }
}
