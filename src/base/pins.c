/* pins.c - from active pins to levels on wires. */
#include "base/pins.h"

pins pins_levels(const struct pin_def *table, pins active)
{
    for (; table->name; table++)
        if (table->polarity == ACTIVE_LOW)
            active ^= PINS(table->at, table->width);
    return active;
}
