/* seed.h - a fresh seed from the system's random numbers. */
#ifndef SEED_H
#define SEED_H

#include "base/text.h"

/* Appends 16 hexadecimal digits from the system's generator. Null is
 * success. */
const char *seed_put_fresh(struct text *to);

#endif
