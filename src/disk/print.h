/* print.h - prints text from files, names and other programs: control
 * characters are shown, not obeyed (base/utf8.h). */
#ifndef PRINT_H
#define PRINT_H

#include <stddef.h>
#include <stdio.h>

#ifdef __GNUC__
#define PRINT_LIKE_PRINTF __attribute__((format(printf, 2, 3)))
#else
#define PRINT_LIKE_PRINTF
#endif

/* Like fprintf, for texts of any length. */
void print_visible(FILE *to, const char *format, ...) PRINT_LIKE_PRINTF;

/* Some bytes, which may hold zeros. */
void print_bytes(FILE *to, const char *bytes, size_t length);

#endif
