/* pins.c - from active pins to levels on wires.
 *
 * Only what leaves the bench needs levels: traces, circuits and the comparison
 * with Verilog, whose pins are wires.
 */
#include "base/pins.h"

pins pins_levels(const struct pin_def *table, pins active)
{
    for (; table->name; table++)
        if (table->polarity == ACTIVE_LOW)
            active ^= PINS(table->at, table->width);
    return active;
}
