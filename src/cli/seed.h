/* seed.h - a seed that nobody knows beforehand. */
#ifndef SEED_H
#define SEED_H

#include "base/text.h"

/* From the system; a null return is success. */
const char *seed_put_fresh(struct text *to);

#endif
