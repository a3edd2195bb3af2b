/* picture.h - one part of a machine painted, and what that changed. */
#ifndef PICTURE_H
#define PICTURE_H

#include "check.h"

#include <string.h>

#include "draw/painter.h"
#include "boards/machines.h"

enum { PX = CANVAS_PX };

struct picture {
    struct layout layout;
    struct canvas still, live;
    struct scene scene;
    size_t pixels;
};

static inline void begin_on(struct picture *self,
                            const struct machine_type *machine, int width,
                            int height)
{
    struct canvas_rect room = {0, 0, width, height};

    memset(self, 0, sizeof *self);
    self->pixels = (size_t)width * (size_t)height;
    canvas_begin(&self->still, calloc(self->pixels, 4), width, height);
    canvas_begin(&self->live, calloc(self->pixels, 4), width, height);
    assert_int_equal(layout_make(&self->layout, machine, room), 1);
    self->scene.pointed = self->scene.focus = -1;
}

static inline const struct machine_type *picture_machine(const char *id)
{
    const struct machine_type *machine;

    assert_null(machines_find(id, &machine));
    return machine;
}

static inline void begin(struct picture *self, const char *id, int width,
                         int height)
{
    begin_on(self, picture_machine(id), width, height);
}

static inline void end(struct picture *self)
{
    free(self->still.pixels);
    free(self->live.pixels);
}

static inline int find(const struct picture *self, const char *name)
{
    struct parts parts = board_find(self->layout.machine->board, name);

    assert_int_equal(parts.count, 1);
    return parts.first;
}

static inline void paint_still(struct picture *self, int part)
{
    canvas_fill(&self->still, self->layout.room, 0xff808080);
    painter_of(&self->layout, part)->still(&self->still, &self->layout,
                                           part);
}

/* The part as the scene has it, over its still side. */
static inline void paint(struct picture *self, int part)
{
    memcpy(self->live.pixels, self->still.pixels, 4 * self->pixels);
    painter_of(&self->layout, part)->live(&self->live, &self->layout, part,
                                          &self->scene);
}

static inline uint32_t pixel(const struct canvas *canvas, int x, int y)
{
    assert_true(x >= 0 && y >= 0 && x < canvas->width && y < canvas->height);
    return canvas->pixels[y * canvas->stride + x];
}

static inline uint32_t pixel_at(const struct canvas *canvas,
                                struct canvas_spot at)
{
    return pixel(canvas, at.x / PX, at.y / PX);
}

static inline int red(uint32_t colour)
{
    return colour >> 16 & 0xff;
}

static inline int green(uint32_t colour)
{
    return colour >> 8 & 0xff;
}

static inline int blue(uint32_t colour)
{
    return colour & 0xff;
}

/* Around all pixels that are not the same; empty if there are none. */
static inline struct canvas_rect changed(const struct canvas *a,
                                         const uint32_t *before)
{
    int left = a->width, top = a->height, right = 0, bottom = 0;

    for (int y = 0; y < a->height; y++)
        for (int x = 0; x < a->width; x++) {
            if (a->pixels[y * a->stride + x] == before[y * a->width + x])
                continue;
            left = x < left ? x : left;
            right = x + 1 > right ? x + 1 : right;
            top = y < top ? y : top;
            bottom = y + 1 > bottom ? y + 1 : bottom;
        }
    if (right == 0)
        return (struct canvas_rect){0, 0, 0, 0};
    return (struct canvas_rect){left, top, right - left, bottom - top};
}

/* What the scene changes of a part that is painted already. */
static inline struct canvas_rect change(struct picture *self, int part)
{
    uint32_t *before = calloc(self->pixels, 4);
    struct canvas_rect rect;

    memcpy(before, self->live.pixels, 4 * self->pixels);
    paint(self, part);
    rect = changed(&self->live, before);
    free(before);
    return rect;
}

static inline int is_inside(struct canvas_rect a, struct canvas_rect b)
{
    return a.left >= b.left && a.top >= b.top
        && a.left + a.width <= b.left + b.width
        && a.top + a.height <= b.top + b.height;
}

static inline struct canvas_spot centre(struct canvas_box box)
{
    return (struct canvas_spot){box.left + box.width / 2,
                                box.top + box.height / 2};
}

#endif
