/* target.h - what the targets of the fuzzer share. */
#ifndef TARGET_H
#define TARGET_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

/* What does not hold is told and stops the fuzzer, which keeps the input. */
#define MUST(holds) \
    ((holds) ? (void)0 : target_fail(__FILE__, __LINE__, #holds))

static inline void target_fail(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, what);
    abort();
}

/* The input as a string of its own, so that every read beyond it is seen. */
static inline char *target_string(const uint8_t *bytes, size_t size)
{
    char *string = malloc(size + 1);

    if (!string)
        abort();
    memcpy(string, bytes, size);
    string[size] = 0;
    return string;
}

#endif
