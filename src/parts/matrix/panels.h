/* panels.h - modules with a MAX7219 or two 74HC595: a matrix of 8 by 8 red
 * LEDs, or eight digits. */
#ifndef PANELS_H
#define PANELS_H

#include "boards/device.h"

extern const struct device_type max7219_matrix_device;
extern const struct device_type max7219_digits_device;
extern const struct device_type hc595_matrix_device;
extern const struct device_type hc595_digits_device;

#endif
