/* hc595_row.h - one to eight digits in a row, each at a 74HC595 of its own. */
#ifndef HC595_ROW_H
#define HC595_ROW_H

#include "parts/matrix/hc595.h"

/* That of n digits is the n-th, from 0 on n - 1, and so are its settings. */
extern const struct device_type hc595_row_devices[HC595_CHIPS];
extern const struct hc595_settings hc595_row_settings[HC595_CHIPS];

#endif
