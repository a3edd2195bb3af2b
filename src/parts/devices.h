/* devices.h - finds the devices that follow wires by their names. */
#ifndef DEVICES_H
#define DEVICES_H

#include "boards/device.h"

/* The i-th, null after the last; and the one of a name, or an error that names
 * the nearest. */
const struct device_type *devices_at(int i);
const char *devices_find(const char *name, const struct device_type **type);

#endif
