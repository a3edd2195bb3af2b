/* picture.c - the picture of a monitor that follows wires. */
#include "parts/picture.h"

#include "parts/screen/multisync.h"

static uint16_t pixel_measured(const void *from, int x, int y)
{
    const struct multisync *monitor = from;
    uint32_t rgb;

    if (!monitor || !monitor->shown.width)
        return 0;
    rgb = monitor->picture[y * monitor->shown.height / PICTURE_HEIGHT
                               * monitor->shown.width
                           + x * monitor->shown.width / PICTURE_WIDTH];
    return (uint16_t)((rgb >> 12 & 0xf00) | (rgb >> 8 & 0xf0)
                      | (rgb >> 4 & 0xf));
}

static void pixels_measured(const void *from, uint16_t *rgb444)
{
    for (int y = 0; y < PICTURE_HEIGHT; y++)
        for (int x = 0; x < PICTURE_WIDTH; x++)
            *rgb444++ = pixel_measured(from, x, y);
}

static uint64_t frames_shown(const void *from)
{
    const struct multisync *monitor = from;

    return monitor ? monitor->frames : 0;
}

static void say_mode(const void *from, uint64_t tick, struct text *to)
{
    struct multisync_report report;

    if (!from)
        return;
    report = multisync_read(from, tick);
    multisync_say(&report, to);
}

const struct picture_type picture_of_wires = {
    .pixel = pixel_measured,
    .pixels = pixels_measured,
    .age = frames_shown,
    .say = say_mode,
};
