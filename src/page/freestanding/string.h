/* string.h - the string functions that the core may use.
 *
 * The functions are defined in page/libc.c. Anything missing here does not
 * compile in the core, which keeps it free of a C library.
 */
#ifndef FREESTANDING_STRING_H
#define FREESTANDING_STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
void *memchr(const void *in, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
size_t strlen(const char *s);
size_t strspn(const char *s, const char *set);
size_t strcspn(const char *s, const char *set);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t most);
char *strchr(const char *s, int c);
char *strpbrk(const char *s, const char *set);
char *strcpy(char *to, const char *from);

#endif
