/* sort.c - sorts numbers where there is no C library.
 *
 * Shell's sort with the gaps of Ciura: no memory, no recursion, and fast enough
 * for some thousand keys.
 */
#include "base/sort.h"

#include <stddef.h>

static void sort_by_gap(uint64_t *keys, int count, int gap)
{
    for (int i = gap; i < count; i++) {
        uint64_t key = keys[i];
        int at = i;

        for (; at >= gap && key < keys[at - gap]; at -= gap)
            keys[at] = keys[at - gap];
        keys[at] = key;
    }
}

void sort_keys(uint64_t *keys, int count)
{
    static const int gaps[] = {701, 301, 132, 57, 23, 10, 4, 1};

    for (size_t i = 0; i < sizeof gaps / sizeof *gaps; i++)
        sort_by_gap(keys, count, gaps[i]);
}
