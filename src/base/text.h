/* text.h - strings without surprises: bounded building, words, numbers.
 *
 * No stdio and no locale, so that the core stands alone on WebAssembly and
 * bare ARM and reads the same everywhere. Nothing here allocates: the caller
 * owns every buffer, and what does not fit is dropped without an error, a
 * letter of UTF-8 with all of its bytes. Who must know compares `used` with
 * `size`.
 */
#ifndef TEXT_H
#define TEXT_H

#include <stddef.h>
#include <stdint.h>

struct text {                           /* always ends with a zero byte */
    char *start;
    size_t size, used;                  /* what does not fit is dropped */
};

enum { TEXT_ERROR_MAX = 400, TEXT_SECONDS_MAX = 1000000000 };

/* Classes of ASCII characters. Those of <ctype.h> depend on the locale, and
 * are undefined for the bytes above 127 of a signed char. */
static inline int text_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline int text_is_blank(char c)         /* within a line */
{
    return c == ' ' || c == '\t';
}

static inline int text_is_space(char c)         /* line ends as well */
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* The small letter of a capital, anything else as it is. */
static inline char text_small(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* The other way round. */
static inline char text_capital(char c)
{
    return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

/* A byte that a terminal would act on instead of showing it. */
static inline int text_is_control(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte < ' ' || byte == 127;
}

/* The character, or a question mark in the place of such a byte. */
static inline char text_plain(char c)
{
    return (char)(text_is_control(c) ? '?' : c);
}

/* Starts an empty text in a buffer of at least one byte. The buffer stays
 * the caller's, and is a C string after every call below. */
void text_begin(struct text *to, char *buffer, size_t size);

/* Append at the end. Hexadecimal is small letters, with leading zeros up to
 * the number of digits, 16 at most. */
void text_put(struct text *to, const char *string);
void text_put_char(struct text *to, char c);
void text_put_number(struct text *to, uint64_t number);
void text_put_signed(struct text *to, int64_t number);
void text_put_hex(struct text *to, uint64_t number, int digits);

/* "text" with its quotes, and \" \\ \n \t \xNN for what needs them. */
void text_put_quoted(struct text *to, const char *string);

/* Joins strings up to a null into one error text, cut off at TEXT_ERROR_MAX.
 * The result lives in one buffer per thread and is valid until the next call
 * there; an argument may be the previous result. */
const char *text_error(const char *first, ...);

/* Copies the next word of *from to word and advances *from past it. A quoted
 * word may hold spaces and the escapes of text_put_quoted. Returns 0 at the
 * end of the line, 1 for a word, -1 for a word too long or badly quoted. */
int text_word(const char **from, char *word, size_t size);

/* Decimal, or hexadecimal after 0x; 0 if it is not wholly a number. */
int text_number(const char *string, uint64_t *number);

/* Seconds such as 291.587 as milliseconds, at most TEXT_SECONDS_MAX seconds;
 * below zero is zero. 0 if it is not wholly a time. */
int text_seconds(const char *string, uint64_t *ms);

/* The name nearest to a mistyped one, or null if none is within two edits.
 * next(at, i) returns the i-th name and null after the last; a name need be
 * valid only until the next call. */
const char *text_nearest(const char *name,
                         const char *(*next)(const void *at, int i),
                         const void *at);

/* The error for an unknown name: "no part 'BTM3' on the board; did you mean
 * 'BTN3'?". If no name is near, `otherwise` follows instead of the question
 * (null: nothing; empty: all names, "there are 'A', 'B' and 'C'"). The
 * result is a text_error. */
const char *text_unknown(const char *kind, const char *name,
                         const char *where,
                         const char *(*next)(const void *at, int i),
                         const void *at, const char *otherwise);

int text_same(const char *a, const char *b);
int text_alike(const char *a, const char *b);   /* but for capitals */

int text_begins(const char *string, const char *with);

/* Where the next line of a text begins, or its end if there is none. */
const char *text_next_line(const char *at);

/* The first occurrence of a text in another, or null. An empty text is found
 * at the start. */
const char *text_find(const char *in, const char *what);

#endif
