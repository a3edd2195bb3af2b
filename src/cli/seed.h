/* seed.h - a seed that nobody knows beforehand. */
#ifndef SEED_H
#define SEED_H

#include "base/text.h"

/* Appends 16 hexadecimal digits from the system's generator. Null is
 * success. */
const char *seed_put_fresh(struct text *to);

#endif
