/* text.h - strings without surprises: bounded building, words, numbers.
 *
 * No stdio, so that the core stands alone on WebAssembly and bare ARM.
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

void text_begin(struct text *to, char *buffer, size_t size);
void text_put(struct text *to, const char *string);
void text_put_char(struct text *to, char c);
void text_put_number(struct text *to, uint64_t number);
void text_put_hex(struct text *to, uint64_t number, int digits);

/* "text" with its quotes, and \" \\ \n \t \xNN for what needs them. */
void text_put_quoted(struct text *to, const char *string);

/* Joins strings up to a null into one error text. The answer lives in one
 * buffer for the whole thread: it is good until the next call. */
const char *text_error(const char *first, ...);

/* Copies the next word of *from to word and moves *from behind it. A quoted
 * word may hold spaces and the escapes of text_put_quoted. Returns 0 at the
 * end of the line, 1 for a word, -1 for a word too long or badly quoted. */
int text_word(const char **from, char *word, size_t size);

/* Decimal, or hexadecimal after 0x; 0 if it is not wholly a number. */
int text_number(const char *string, uint64_t *number);

/* Seconds such as 291.587 as milliseconds, at most TEXT_SECONDS_MAX seconds;
 * below zero is zero. 0 if it is not wholly a time. */
int text_seconds(const char *string, uint64_t *ms);

/* The name nearest to a mistyped one, or null if none is near enough.
 * next(at, i) gives the i-th name and null after the last; a name must be
 * good only until the next call. */
const char *text_nearest(const char *name,
                         const char *(*next)(const void *at, int i),
                         const void *at);

/* The answer to a wrong name: "no part 'BTM3' on the board; did you mean
 * 'BTN3'?", or, if none is near, what to say otherwise (null: nothing; empty:
 * all names, "there are 'A', 'B' and 'C'"). */
const char *text_unknown(const char *kind, const char *name,
                         const char *where,
                         const char *(*next)(const void *at, int i),
                         const void *at, const char *otherwise);

int text_same(const char *a, const char *b);

/* Where a text first stands in another, or null. */
const char *text_find(const char *in, const char *what);

#endif
