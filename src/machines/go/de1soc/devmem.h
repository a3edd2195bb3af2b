/* devmem.h - the FPGA through /dev/mem: registers and frames mapped into the
 * program, without a driver. */
#ifndef DE1SOC_DEVMEM_H
#define DE1SOC_DEVMEM_H

#include <stdint.h>

#include "machines/go/de1soc/trouble.h"
#include "machines/go/hps/hw_iface.h"

enum { DEVMEM_PATH = 256 };

struct devmem {
    char memory[DEVMEM_PATH];           /* "/dev/mem" */
    char iomem[DEVMEM_PATH];            /* "/proc/iomem" */
    enum trouble trouble;               /* of the last try to open it */
    int error;                          /* errno of that, or 0 */
    uint32_t *registers;                /* null: not open */
    uint16_t *frames;
};

/* Opens nothing yet. Both files are looked for under this folder: "" on the
 * board, another one in tests. */
void devmem_begin(struct devmem *self, const char *root);

/* The bus over this struct, which must outlive it. Opening what is open
 * changes nothing; after a failure `trouble` and `error` say why. */
struct hw_bus devmem_bus(struct devmem *self);

#endif
