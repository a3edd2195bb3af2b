/* hw_iface.c - registers and frames behind whatever bus is attached.
 *
 * The document's functions take no bus (M4-132), so the one attached is kept
 * here, for each thread its own: several machines may run at once. It is not
 * part of a machine's state.
 */
#include "machines/go/hps/hw_iface.h"

static _Thread_local const struct hw_bus *attached;

void hw_attach(const struct hw_bus *bus)
{
    attached = bus;
}

/* The sound of a program that was killed may still be playing. */
int hw_init(void)
{
    if (!attached || (attached->open && attached->open(attached->with)))
        return -1;
    hw_write(REG_FB_ADDR_HI, FB_ADDR_HI_DEFAULT);
    hw_play_audio(AUDIO_NONE);
    return 0;
}

void hw_close(void)
{
    if (attached && attached->close)
        attached->close(attached->with);
    attached = NULL;
}

uint32_t hw_read(uint32_t offset)
{
    return attached ? attached->read(attached->with, offset) : 0;
}

void hw_write(uint32_t offset, uint32_t value)
{
    if (attached)
        attached->write(attached->with, offset, value);
}

void hw_play_audio(uint8_t cmd)
{
    hw_write(REG_AUDIO_CMD, cmd);
}

void hw_vga_swap(void)
{
    hw_write(REG_VGA_CTRL, VGA_CTRL_SWAP);
}

/* Drawing waits for a pending swap: until then the back frame is about to be
 * shown (erratum 24). */
int hw_back(void)
{
    uint32_t status = hw_read(REG_VGA_STATUS);

    if (!attached || (status & VGA_STATUS_PENDING))
        return HW_NO_FRAME;
    return status & VGA_STATUS_FRONT ? 0 : 1;
}

uint16_t *hw_frame(int which)
{
    return attached ? attached->frame(attached->with, which) : NULL;
}

void *hw_memory(size_t bytes)
{
    return attached && attached->memory
         ? attached->memory(attached->with, bytes) : NULL;
}
