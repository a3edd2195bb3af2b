/* stamp.h - detects whether anything in some folders has changed. */
#ifndef STAMP_H
#define STAMP_H

#include <stdint.h>

/* One number for the names, sizes and times of all files below these paths;
 * null ends them. It differs after every save. */
uint64_t stamp_of(const char *const *paths);

#endif
