/* sort.h - sorts numbers where there is no C library. */
#ifndef SORT_H
#define SORT_H

#include <stdint.h>

/* The least first. What else is to be ordered goes with its key, in the low
 * bits. */
void sort_keys(uint64_t *keys, int count);

#endif
