/* harness_look.c - what can be seen and heard of a design on its board. */
#include "bench/harness/harness_inside.h"

#include "boards/pinout.h"
#include "parts/screen/ssd1306.h"

void harness_seen(const struct harness *self, struct lights *seen)
{
    lamps_seen(&self->now.lamps, &self->wires.lamps, seen);
    for (int i = 0; i < self->wires.devices; i++)
        harness_glow_seen(self->glow[i], seen);
}

uint8_t harness_brightness(const struct harness *self, int light)
{
    for (int i = 0; i < self->wires.devices; i++) {
        int own = harness_glow_brightness(self->glow[i], self->device[i],
                                          light);

        if (own >= 0)
            return (uint8_t)own;
    }
    return lamps_brightness(&self->now.lamps, &self->wires.lamps, light);
}

uint64_t harness_window_ticks(const struct harness *self)
{
    return self->now.lamps.window_ticks;
}

uint64_t harness_tick(const struct harness *self)
{
    return self->now.lamps.tick;
}

const struct terminal *harness_terminal(const struct harness *self)
{
    const struct serial *serial;

    if (self->wires.terminal < 0)
        return NULL;
    serial = self->device[self->wires.terminal];
    return &serial->terminal;
}

const struct multisync *harness_monitor(const struct harness *self)
{
    return self->wires.monitor < 0 ? NULL : self->device[self->wires.monitor];
}

const struct ssd1306 *harness_oled(const struct harness *self)
{
    for (int i = 0; i < self->wires.devices; i++)
        if (self->wires.device[i].type == &ssd1306_device)
            return self->device[i];
    return NULL;
}

void harness_say(const void *harness, const char *socket, struct text *to)
{
    const struct harness *self = harness;

    for (int i = 0; i < self->wires.devices; i++) {
        const struct harness_device *device = &self->wires.device[i];

        if (text_same(device->socket->name, socket) && device->type->say)
            device->type->say(self->device[i], to);
    }
}

/* Of several speakers, the first. */
const struct samples *harness_sound(const struct harness *self)
{
    for (int i = 0; i < self->wires.devices; i++)
        if (self->wires.device[i].type->sound)
            return self->wires.device[i].type->sound(self->device[i]);
    return NULL;
}
