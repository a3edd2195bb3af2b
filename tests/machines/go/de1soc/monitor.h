/* monitor.h - the peripheral with a monitor on its VGA socket: what was shown,
 * picture by picture, and which sounds were asked for. */
#ifndef MONITOR_H
#define MONITOR_H

#include "machines/go/peripheral.h"

enum { MONITOR_MOST = 1024 };

struct monitor {
    struct go_peripheral chip;
    const uint16_t *memory;             /* what lies at 0x3F000000 */
    uint64_t hash;                      /* of the last whole picture */
    uint64_t so_far;                    /* of the one that is being shown */
    int count;                          /* pictures that differ from the one
                                         * before */
    int sound_count;
    uint64_t picture[MONITOR_MOST];     /* their hashes */
    uint8_t sound[MONITOR_MOST];        /* commands but 0 */
};

void monitor_begin(struct monitor *self, const uint16_t *memory);
void monitor_lines(struct monitor *self, int count);
uint32_t monitor_read(struct monitor *self, uint32_t offset);
void monitor_write(struct monitor *self, uint32_t offset, uint32_t value);

#endif
