/* harness_glow.c - the brightness of lights that a device drives, such as the
 * matrix behind a MAX7219. */
#include "bench/harness/harness_glow.h"

#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "base/words.h"

/* Light i is wire i: there is nothing to choose. */
const char *harness_glow_make(struct harness_glow **glow,
                              const struct device_type *type, int first)
{
    const uint64_t low[LAMPS_WIRE_WORDS] = {0};
    struct lamp lamp[LIGHTS_MAX];

    *glow = NULL;
    if (!type->lights)
        return NULL;
    *glow = calloc(1, sizeof **glow);
    if (!*glow)
        return WORDS("out of memory for a design");
    (*glow)->type = type;
    (*glow)->first = first;
    for (int i = 0; i < type->lights; i++)
        lamp[i] = (struct lamp){(int16_t)i, LAMP_ALWAYS};
    return lamps_wire(&(*glow)->wiring, lamp, type->lights, low);
}

void harness_glow_power_up(struct harness_glow *self, uint64_t tick_hz,
                           uint64_t tick)
{
    if (!self)
        return;
    memset(&self->lamps, 0, sizeof self->lamps);
    lamps_power_up(&self->lamps, &self->wiring, tick_hz);
    lamps_wait(&self->lamps, &self->wiring, tick);
}

void harness_glow_see(struct harness_glow *self, const void *device,
                      uint64_t tick)
{
    struct lights lit = {0};

    if (!self)
        return;
    self->type->light(device, &lit);
    lamps_see(&self->lamps, &self->wiring, tick, lit.word);
}

void harness_glow_wait(struct harness_glow *self, uint64_t tick)
{
    if (self)
        lamps_wait(&self->lamps, &self->wiring, tick);
}

static void look_at_lights(void *with, const void *device, uint64_t tick)
{
    harness_glow_see(with, device, tick);
}

void harness_glow_follow(struct harness_glow *self, void *device,
                         const struct device_wiring *wiring, uint64_t begin,
                         const uint64_t *changes, size_t count)
{
    device_follow_then(self->type, device, wiring, begin, changes, count,
                       (struct device_watcher){look_at_lights, self});
}

void harness_glow_seen(const struct harness_glow *self, struct lights *seen)
{
    struct lights own = {0};

    if (!self)
        return;
    lamps_seen(&self->lamps, &self->wiring, &own);
    for (int i = 0; i < self->type->lights; i++)
        if (lights_has(&own, i))
            seen->word[(self->first + i) / 64]
                |= UINT64_C(1) << (self->first + i) % 64;
}

int harness_glow_brightness(const struct harness_glow *self,
                            const void *device, int light)
{
    int own = self ? light - self->first : -1, most, on;

    if (own < 0 || own >= self->type->lights)
        return -1;
    most = self->type->brightness ? self->type->brightness(device, own) : 255;
    on = lamps_brightness(&self->lamps, &self->wiring, own)
       * number_max(self->type->turns, 1);
    return number_min(on, 255) * most / 255;
}
