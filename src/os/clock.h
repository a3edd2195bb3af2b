/* clock.h - how long something takes. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

/* Since some moment; it never goes back. */
int64_t clock_ms(void);

#endif
