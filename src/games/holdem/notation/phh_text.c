/* phh_text.c - strings and amounts of the PHH reader.
 *
 * An amount keeps all its decimals, in an integer: chips are never floating
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

/* 0 if it had to be cut, which is never within a character. The result always
 * ends with a zero. */
int phh_scan_string(const struct phh_value *value, char *buffer,
                    size_t size)
{
    const char *at = value->text.start, *end = at + value->text.length;
    size_t used = 0;

    while (at < end) {
        char bytes[4] = {*at};
        int count = 1;

        if (*at == '\\' && !value->is_literal && at + 1 < end) {
            at++;
            count = decode_escape(&at, end, bytes);
        } else if ((unsigned char)*at++ >= 0x80) {
            at--;
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

enum { POWER_MAX = 1000 };              /* of an exponent: enough to refuse */

/* A number on its way: digits without zeros at the end, those zeros, and the
 * digits that were after the point. */
struct decimal {
    int64_t digits;
    int zeros, behind;
};

static const char too_long[] = "an amount may have 17 digits at most";
static const char no_amount[] = "an amount is a number such as 200 or 0.25";

/* 0 if the product is beyond all amounts. */
static int shift_left(int64_t *number, int places)
{
    for (; places > 0 && *number; places--) {
        if (*number >= PHH_CHIPS_MAX / 10)
            return 0;
        *number *= 10;
    }
    return 1;
}

/* Zeros are only counted until another digit follows: 1000000000000000000 is
 * then as short as 1, and 0.50 has one decimal. */
static int add_digit(struct decimal *self, char c)
{
    if (c == '0') {
        self->zeros++;
        return 1;
    }
    if (!shift_left(&self->digits, self->zeros + 1))
        return 0;
    self->digits += c - '0';
    self->zeros = 0;
    return 1;
}

/* Digits up to something else; underscores are as good as nothing. */
static const char *scan_digits(const char **from, const char *end,
                               struct decimal *self, int is_behind)
{
    const char *at = *from;

    for (; at < end && (phh_is_digit(*at) || *at == '_'); at++) {
        if (*at == '_')
            continue;
        if (!add_digit(self, *at))
            return too_long;
        self->behind += is_behind;
    }
    *from = at;
    return NULL;
}

/* The power of ten after an e; POWER_MAX if it is larger. 0 without an e. */
static int scan_power(const char **from, const char *end)
{
    const char *at = *from;
    int is_below, power = 0;

    if (at == end || (*at | 0x20) != 'e')
        return 0;
    at++;
    is_below = at < end && *at == '-';
    at += at < end && (*at == '-' || *at == '+');
    if (at == end || !phh_is_digit(*at))
        return 0;
    for (; at < end && phh_is_digit(*at); at++)
        if (power < POWER_MAX)
            power = power * 10 + (*at - '0');
    *from = at;
    return is_below ? -power : power;
}

/* Digits, a point and digits; "5." is taken as 5. */
static const char *scan_point_number(const char **from, const char *end,
                                     struct decimal *self)
{
    const char *error = scan_digits(from, end, self, 0);

    if (error || *from == end || **from != '.')
        return error;
    ++*from;
    return scan_digits(from, end, self, 1);
}

/* What is before the point is whole, and what is behind is decimals. */
static const char *pack_amount(struct decimal *self, int power,
                               int64_t *amount)
{
    int places = self->zeros - self->behind + power;

    if (self->digits == 0)
        places = 0;
    if (places > 0 && !shift_left(&self->digits, places))
        return too_long;
    if (-places > PHH_DECIMALS_MAX)
        return "an amount may have 15 decimals at most";
    *amount = self->digits << PHH_DECIMAL_BITS | (places < 0 ? -places : 0);
    return NULL;
}

/* An amount that is longer than 17 digits is a mistake in the file, and is
 * said to be one. */
const char *phh_scan_amount(struct slice word, int64_t *amount)
{
    const char *at = word.start, *end = at + word.length, *error;
    struct decimal decimal = {0};
    int is_below = at < end && *at == '-', power;

    *amount = 0;
    at += at < end && (*at == '-' || *at == '+');
    if (end - at == 3 && memcmp(at, "inf", 3) == 0 && !is_below) {
        *amount = PHH_INFINITE;
        return NULL;
    }
    if (at == end || !phh_is_digit(*at))
        return no_amount;
    error = scan_point_number(&at, end, &decimal);
    power = error ? 0 : scan_power(&at, end);
    if (!error)
        error = at == end ? pack_amount(&decimal, power, amount) : no_amount;
    if (is_below)
        *amount = -*amount;
    return error;
}
