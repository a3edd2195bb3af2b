/* remote.h - registers that another process answers for, and frames in a file
 * that both map: how tests put a model of the FPGA behind the program.
 *
 * Each access is a request of two words over a UNIX socket, and one word comes
 * back; a write's only says that it has been done.
 */
#ifndef DE1SOC_REMOTE_H
#define DE1SOC_REMOTE_H

#include <stdint.h>

#include "machines/go/hps/hw_iface.h"

enum { REMOTE_FRAMES_BYTES = 2 * FB_BYTES };

#define REMOTE_WRITE (1u << 31)         /* with the offset, else a read */

struct remote_request {
    uint32_t what;                      /* offset, perhaps REMOTE_WRITE */
    uint32_t value;
};

struct remote {
    const char *socket, *frames;        /* paths */
    int line;                           /* the socket; -1: not open */
    int is_broken;                      /* the other side has gone */
    uint16_t *memory;
};

/* Opens nothing yet; the paths must outlive it. Null paths are never opened. */
void remote_begin(struct remote *self, const char *socket,
                  const char *frames);

/* The bus over this struct. When the other process goes away reads are 0,
 * writes are lost and is_broken is set. */
struct hw_bus remote_bus(struct remote *self);

#endif
