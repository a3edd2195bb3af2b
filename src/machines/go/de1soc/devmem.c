/* devmem.c - the FPGA through /dev/mem: registers and frames mapped into the
 * program, without a driver.
 *
 * O_SYNC asks for memory past the caches: the FPGA reads the frames from the
 * SDRAM itself and would not see what still waits in a cache.
 */
#include "machines/go/de1soc/devmem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "machines/go/de1soc/iomem.h"

/* The bridge lies above 2 GB, where a 32-bit off_t is negative. */
_Static_assert(sizeof(off_t) == 8, "build with _FILE_OFFSET_BITS=64");

static const uint64_t frames_base = (uint64_t)FB_ADDR_HI_DEFAULT << 24;

enum { FRAMES_BYTES = 2 * FB_BYTES };

/* Returns whether it is one, for the bus's `open`. */
static int record_trouble(struct devmem *self, enum trouble trouble, int error)
{
    self->trouble = trouble;
    self->error = error;
    return trouble != TROUBLE_NONE;
}

/* Which advice helps: a kernel without /dev/mem, or a user without rights. */
static enum trouble trouble_of_open(int error)
{
    switch (error) {
    case ENOENT:
    case ENXIO:
    case ENODEV:
        return TROUBLE_NO_MEMORY_FILE;
    case EACCES:
    case EPERM:
        return TROUBLE_NO_PERMISSION;
    default:
        return TROUBLE_OTHER;
    }
}

static void *map(int file, size_t bytes, uint64_t from)
{
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file,
                    (off_t)from);

    return at == MAP_FAILED ? NULL : at;
}

static void unmap_fpga(void *with)
{
    struct devmem *self = with;

    if (self->registers)
        munmap(self->registers, LW_BRIDGE_SPAN);
    if (self->frames)
        munmap(self->frames, FRAMES_BYTES);
    self->registers = NULL;
    self->frames = NULL;
}

/* Either both are mapped or none. Registers go through the lightweight
 * bridge, the frames lie in the SDRAM that Linux was told not to use. */
static int map_both(struct devmem *self, int file)
{
    int error;

    self->registers = map(file, LW_BRIDGE_SPAN, LW_BRIDGE_BASE);
    if (self->registers)
        self->frames = map(file, FRAMES_BYTES, frames_base);
    if (self->frames)
        return record_trouble(self, TROUBLE_NONE, 0);
    error = errno;
    unmap_fpga(self);
    return record_trouble(self, TROUBLE_NOT_MAPPABLE, error);
}

/* Memory that Linux uses itself is refused before it is mapped: drawing there
 * would overwrite whatever the system keeps in it. */
static int map_fpga(void *with)
{
    struct devmem *self = with;
    int file, failed;

    if (self->registers)
        return 0;
    file = open(self->memory, O_RDWR | O_SYNC | O_CLOEXEC);
    if (file < 0)
        return record_trouble(self, trouble_of_open(errno), errno);
    if (iomem_has_ram(self->iomem, frames_base, FRAMES_BYTES))
        failed = record_trouble(self, TROUBLE_NOT_RESERVED, 0);
    else
        failed = map_both(self, file);
    close(file);                        /* the mappings stay */
    return failed;
}

/* Each access is one on the bus, of a whole word. */
static volatile uint32_t *register_at(const struct devmem *self,
                                      uint32_t offset)
{
    return self->registers + offset / sizeof *self->registers;
}

static uint32_t load_register(void *with, uint32_t offset)
{
    return *register_at(with, offset);
}

/* All pixels are in the SDRAM before the FPGA is told of them. */
static void finish_writes(void)
{
#ifdef __arm__
    __asm__ volatile("dsb" : : : "memory");
#else
    atomic_thread_fence(memory_order_seq_cst);
#endif
}

static void store_register(void *with, uint32_t offset, uint32_t value)
{
    finish_writes();
    *register_at(with, offset) = value;
}

/* B lies right after A (erratum 21). */
static uint16_t *mapped_frame(void *with, int which)
{
    struct devmem *self = with;

    return self->frames + (size_t)which * FB_PIXELS;
}

/* A root that is too long is cut off, and then not found. */
void devmem_begin(struct devmem *self, const char *root)
{
    *self = (struct devmem){0};
    snprintf(self->memory, sizeof self->memory, "%s/dev/mem", root);
    snprintf(self->iomem, sizeof self->iomem, "%s/proc/iomem", root);
}

struct hw_bus devmem_bus(struct devmem *self)
{
    return (struct hw_bus){
        .with = self, .open = map_fpga, .close = unmap_fpga,
        .read = load_register, .write = store_register, .frame = mapped_frame,
    };
}
