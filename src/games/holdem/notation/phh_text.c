/* phh_text.c - strings and amounts of the PHH reader.
 *
 * An amount keeps four decimals as an integer: chips are never floating
 * point.
 */
#include "games/holdem/notation/phh_scan.h"

#include <string.h>

/* Three places are reserved for the dots. */
const char *phh_scan_shown(struct slice slice,
                           char buffer[PHH_SHOWN_MAX])
{
    struct text to;

    text_begin(&to, buffer, PHH_SHOWN_MAX - 3);
    for (size_t i = 0; i < slice.length; i++) {
        char c = slice.start[i];

        text_put_char(&to, (char)(text_is_control(c) ? '?' : c));
    }
    if (slice.length > to.used)
        memcpy(buffer + to.used, "...", 4);
    return buffer;
}

/* Strings */

/* Characters that are not hexadecimal digits give some digit: no fault. */
static unsigned hex_value(const char *at, int digits)
{
    unsigned number = 0;

    for (; digits > 0; digits--, at++) {
        unsigned digit = phh_is_digit(*at) ? (unsigned)(*at - '0')
                       : (unsigned)((*at | 0x20) - 'a' + 10);

        number = number << 4 | (digit & 15);
    }
    return number;
}

/* Encodes a code point and returns the number of bytes. */
static int encode_utf8(unsigned code, char bytes[4])
{
    int count = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};

    for (int i = count - 1; i > 0; i--, code >>= 6)
        bytes[i] = (char)(unsigned char)(0x80 | (code & 0x3f));
    bytes[0] = (char)(unsigned char)(lead[count] | code);
    return count;
}

/* Zero would end a string, and a surrogate is no character of UTF-8. */
static int is_escaped_character(unsigned code)
{
    return code && code < 0x110000 && (code < 0xd800 || code > 0xdfff);
}

/* Decodes the escape after a backslash. An invalid code point becomes a
 * question mark. */
static int decode_escape(const char **from, const char *end, char bytes[4])
{
    static const char letters[] = "btnfr", meant[] = "\b\t\n\f\r";
    const char *at = *from, *letter;
    int digits = *at == 'u' ? 4 : *at == 'U' ? 8 : 0;

    if (digits && end - at > digits) {
        unsigned code = hex_value(at + 1, digits);

        *from = at + 1 + digits;
        return encode_utf8(is_escaped_character(code) ? code : '?', bytes);
    }
    letter = strchr(letters, *at);
    bytes[0] = (char)(letter && *at ? meant[letter - letters] : *at);
    *from = at + 1;
    return 1;
}

/* Copies a whole character, so that a cut never falls within one. */
static int take_character(const char **from, const char *end, char bytes[4])
{
    int count = 0;

    do
        bytes[count++] = *(*from)++;
    while (count < 4 && *from < end
           && ((unsigned char)**from & 0xc0) == 0x80);
    return count;
}

int phh_scan_string(const struct phh_value *value, char *buffer,
                    size_t size)
{
    const char *at = value->text.start, *end = at + value->text.length;
    size_t used = 0;

    while (at < end) {
        char bytes[4] = {0};
        int count;

        if (*at == '\\' && !value->is_literal && at + 1 < end) {
            at++;
            count = decode_escape(&at, end, bytes);
        } else {
            count = take_character(&at, end, bytes);
        }
        if (used + (size_t)count >= size)
            break;
        memcpy(buffer + used, bytes, (size_t)count);
        used += (size_t)count;
    }
    buffer[used] = 0;
    return at == end;
}

/* Amounts */

/* Leading zeros do not count towards the limit, which keeps an int64_t
 * safe. */
static const char *scan_digits(const char **from, const char *end,
                               int64_t *number, int count_max)
{
    int count = 0;

    for (; *from < end && (phh_is_digit(**from) || **from == '_'); ++*from) {
        if (**from == '_')
            continue;
        if (*number == 0 && count == 1)
            count = 0;
        if (++count > count_max)
            return "an amount may be 1000000000 at most";
        *number = *number * 10 + (**from - '0');
    }
    return NULL;
}

/* Up to four decimals, then zeros only; always scales by 10^4. */
static const char *scan_decimals(const char **from, const char *end,
                                 int64_t *number)
{
    int count = 0;

    for (; *from < end && phh_is_digit(**from); ++*from) {
        if (count == PHH_DECIMALS_MAX && **from != '0')
            return "an amount may have at most four decimals";
        if (count < PHH_DECIMALS_MAX) {
            *number = *number * 10 + (**from - '0');
            count++;
        }
    }
    for (; count < PHH_DECIMALS_MAX; count++)
        *number *= 10;
    return NULL;
}

const char *phh_scan_amount(struct slice word, int64_t *amount)
{
    const char *at = word.start, *end = at + word.length, *error;

    *amount = -1;
    if (slice_same(word, "inf") || slice_same(word, "+inf"))
        return NULL;
    if (at < end && *at == '-')
        return "an amount cannot be below 0";
    at += at < end && *at == '+';
    if (at == end || !phh_is_digit(*at))
        return "an amount is a number such as 200 or 0.25";
    *amount = 0;
    error = scan_digits(&at, end, amount, 10);
    if (error)
        return error;
    at += at < end && *at == '.';
    error = scan_decimals(&at, end, amount);
    if (error)
        return error;
    return at == end ? NULL : "an amount is a number such as 200 or 0.25";
}
