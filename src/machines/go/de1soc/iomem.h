/* iomem.h - which memory Linux keeps for itself, by /proc/iomem. */
#ifndef DE1SOC_IOMEM_H
#define DE1SOC_IOMEM_H

#include <stdint.h>

/* Whether System RAM reaches into so many bytes from an address on. A list
 * that cannot be read tells nothing: 0. */
int iomem_has_ram(const char *path, uint64_t from, uint64_t bytes);

#endif
