/* contrast.h - how well colours can be told apart, as the Web Content
 * Accessibility Guidelines 2 define it, in whole hundredths. */
#ifndef CONTRAST_H
#define CONTRAST_H

#include <stdint.h>

enum { CONTRAST_TEXT = 450, CONTRAST_PARTS = 300 };     /* level AA */

/* To the power of 2.4: its square, times the fifth root of that. */
static inline double contrast_power(double value)
{
    double square = value * value, root = 1;

    for (int i = 0; i < 40; i++)
        root -= (root - square / (root * root * root * root)) / 5;
    return square * root;
}

static inline double contrast_channel(unsigned value)
{
    double share = value / 255.0;

    return share <= 0.03928 ? share / 12.92
                            : contrast_power((share + 0.055) / 1.055);
}

static inline double contrast_light(uint32_t colour)
{
    return 0.2126 * contrast_channel(colour >> 16 & 255)
         + 0.7152 * contrast_channel(colour >> 8 & 255)
         + 0.0722 * contrast_channel(colour & 255);
}

static inline int contrast_of(uint32_t one, uint32_t two)
{
    double a = contrast_light(one), b = contrast_light(two);

    return (int)(100 * ((a > b ? a : b) + 0.05) / ((a > b ? b : a) + 0.05));
}

#endif
