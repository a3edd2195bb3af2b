/* ink.c - blends colour into rows of pixels.
 *
 * The inner loop of every filled shape. A solid colour is stored without
 * reading what was there; a weight of zero touches nothing.
 */
#include "draw/ink.h"

void ink_span(struct canvas *canvas, int y, int from, int to,
              uint32_t colour, int cover)
{
    uint32_t weight = ink_weight(colour) * (uint32_t)cover >> 8;
    uint32_t *row = ink_at(canvas, 0, y);

    if (weight == INK_FULL)
        for (int x = from; x < to; x++)
            row[x] = 0xff000000u | colour;
    else if (weight)
        for (int x = from; x < to; x++)
            row[x] = ink_over(row[x], colour, weight);
}
