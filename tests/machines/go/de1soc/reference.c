/* reference.c - the program and the peripheral in one process. */
#include "machines/go/de1soc/reference.h"

#include <string.h>

enum { STEP_US = 1000, LINES_A_STEP = 32, PICTURES_MS = 40 };

static uint32_t read_register(void *with, uint32_t offset)
{
    struct reference *self = with;

    return monitor_read(&self->monitor, offset);
}

static void write_register(void *with, uint32_t offset, uint32_t value)
{
    struct reference *self = with;

    monitor_write(&self->monitor, offset, value);
}

static uint16_t *frame(void *with, int which)
{
    struct reference *self = with;

    return self->memory + (size_t)which * FB_PIXELS;
}

void reference_begin(struct reference *self, uint64_t seed)
{
    memset(self->memory, 0, sizeof self->memory);
    monitor_begin(&self->monitor, self->memory);
    monitor_lines(&self->monitor, VGA_LINES);
    program_reset(&self->program, seed);
}

void reference_report(struct reference *self, const uint8_t *report,
                      int length)
{
    program_report(&self->program, report, length);
}

/* As much as there is. */
static void *memory(void *with, size_t bytes)
{
    static char lent[16 << 20];

    (void)with;
    return bytes <= sizeof lent ? lent : NULL;
}

void reference_wait(struct reference *self, int ms)
{
    struct hw_bus bus = {
        .with = self, .read = read_register, .write = write_register,
        .frame = frame, .memory = memory,
    };

    while (ms-- > 0) {
        program_step(&self->program, &bus, STEP_US);
        monitor_lines(&self->monitor, LINES_A_STEP);
    }
}

/* A swap waits for up to one picture, and then it takes another to be seen. */
void reference_settle(struct reference *self)
{
    do {
        reference_wait(self, PICTURES_MS);
    } while (program_is_thinking(&self->program) || self->program.queued);
    reference_wait(self, PICTURES_MS);
}
