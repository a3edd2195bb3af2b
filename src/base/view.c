/* view.c - which outputs of a design an observer reads, and their changes
 * (base/design.h). */
#include "base/view.h"

#include <string.h>

int view_clock(const struct design_view *view, const uint64_t *out)
{
    return view->clock >= 0
        && out[view->clock / 64] >> view->clock % 64 & 1;
}

/* What is held stays as it was told until the clock has risen. */
int view_take(const struct design_view *view, int words, uint64_t *raw,
              uint64_t *told, const uint64_t *fresh)
{
    int rises = view_clock(view, fresh) && !view_clock(view, raw);
    uint64_t moved = 0;

    for (int w = 0; w < words; w++) {
        uint64_t keeps = rises ? 0 : view->held[w];
        uint64_t now = (fresh[w] & view->seen[w] & ~keeps) | (told[w] & keeps);

        moved |= now ^ told[w];
        told[w] = now;
        raw[w] = fresh[w];
    }
    return moved != 0;
}

/* In place: what is told is never more than what changed. A row that comes to
 * nothing leaves its room to the next. */
size_t view_take_changes(const struct design_view *view, int words,
                         uint64_t *raw, uint64_t *told, uint64_t *changes,
                         size_t count)
{
    size_t left = 0, row = 1 + (size_t)words;

    for (size_t i = 0; i < count; i++) {
        const uint64_t *from = &changes[i * row];
        uint64_t *to = &changes[left * row];

        if (!view_take(view, words, raw, told, from + 1))
            continue;
        to[0] = from[0];
        memcpy(to + 1, told, (size_t)words * sizeof *told);
        left++;
    }
    return left;
}
