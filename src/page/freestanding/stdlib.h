/* stdlib.h - the memory functions of the WebAssembly build.
 *
 * Found before the system's header when the bench is compiled for WebAssembly.
 * It declares what page/libc.c defines, and anything else does not compile.
 */
#ifndef FREESTANDING_STDLIB_H
#define FREESTANDING_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *old, size_t size);
void free(void *memory);

#endif
