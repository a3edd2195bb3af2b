/* easel.h - a picture to draw on in tests, and scenes by chance. */
#ifndef EASEL_H
#define EASEL_H

#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "draw/painter.h"
#include "boards/machines.h"

struct easel {
    struct draw draw;
    struct scene scene;
    uint32_t *still, *live;
};

/* Sets up a machine by name in all of a picture of that size. */
static inline void easel_begin(struct easel *self, const char *name,
                               int width, int height)
{
    struct canvas_rect room = {0, 0, width, height};
    size_t pixels = (size_t)width * (size_t)height;
    const struct machine_type *machine;

    memset(self, 0, sizeof *self);
    assert_null(machines_find(name, &machine));
    self->still = calloc(pixels, sizeof *self->still);
    self->live = calloc(pixels, sizeof *self->live);
    assert_true(self->still && self->live);
    canvas_begin(&self->draw.still, self->still, width, height);
    canvas_begin(&self->draw.live, self->live, width, height);
    self->scene.focus = -1;
    self->scene.pointed = -1;
    assert_true(draw_begin(&self->draw, machine, room, DRAW_DARK));
    draw_update(&self->draw, &self->scene);
}

static inline void easel_end(struct easel *self)
{
    free(self->still);
    free(self->live);
}

static inline int easel_update(struct easel *self)
{
    return draw_update(&self->draw, &self->scene);
}

static inline size_t easel_bytes(const struct easel *self)
{
    return (size_t)self->draw.live.width * (size_t)self->draw.live.height * 4;
}

/* The picture is as if nothing had ever been there before. */
static inline void easel_expect_fresh(const struct easel *self)
{
    struct easel fresh;

    easel_begin(&fresh, self->draw.layout.machine->name,
                self->draw.live.width, self->draw.live.height);
    assert_true(draw_begin(&fresh.draw, self->draw.layout.machine,
                           self->draw.layout.room, DRAW_DARK));
    draw_update(&fresh.draw, &self->scene);
    assert_memory_equal(fresh.live, self->live, easel_bytes(self));
    easel_end(&fresh);
}

static inline int easel_part(const struct easel *self, const char *name)
{
    struct parts found = board_find(self->draw.layout.machine->board, name);

    assert_int_equal(found.count, 1);
    return found.first;
}

static inline const struct part *easel_find(const struct easel *self,
                                            const char *name)
{
    return painter_part(&self->draw.layout, easel_part(self, name));
}

/* How bright a part's box is in the live picture, all colours together. */
static inline uint64_t easel_light(const struct easel *self,
                                   struct canvas_box box)
{
    struct canvas_rect in = canvas_rect_around(box);
    uint64_t sum = 0;

    for (int y = in.top; y < in.top + in.height; y++)
        for (int x = in.left; x < in.left + in.width; x++) {
            uint32_t pixel = self->live[y * self->draw.live.stride + x];

            sum += (pixel >> 16 & 255) + (pixel >> 8 & 255) + (pixel & 255);
        }
    return sum;
}

/* A monitor's picture; another one for another count. */
enum { EASEL_SIDE = 64 };
static uint16_t easel_pixels[EASEL_SIDE * EASEL_SIDE];

/* Some pixels change somewhere, or a few everywhere of which nobody knows. */
static inline struct canvas_rect easel_dab(struct rng *rng)
{
    int left = (int)rng_below(rng, EASEL_SIDE);
    int top = (int)rng_below(rng, EASEL_SIDE);
    struct canvas_rect part = {
        left, top, 1 + (int)rng_below(rng, (unsigned)(EASEL_SIDE - left)),
        1 + (int)rng_below(rng, (unsigned)(EASEL_SIDE - top))};

    if (rng_below(rng, 4) == 0)
        part = (struct canvas_rect){0, 0, EASEL_SIDE, EASEL_SIDE};
    for (int i = 0; i < 40; i++)
        easel_pixels[(part.top + (int)rng_below(rng, (unsigned)part.height))
                     * EASEL_SIDE + part.left
                     + (int)rng_below(rng, (unsigned)part.width)] =
            (uint16_t)rng_below(rng, 0x1000);
    return part.width < EASEL_SIDE ? part : (struct canvas_rect){0, 0, 0, 0};
}

/* Once, or twice, so that one of them is never drawn. */
static inline void easel_show(struct scene *scene, struct rng *rng)
{
    scene->picture = (struct canvas_picture){EASEL_SIDE, EASEL_SIDE,
                                             easel_pixels};
    for (uint64_t i = 1 + rng_below(rng, 2); i > 0; i--) {
        scene->picture_count++;
        scene->picture_changed = easel_dab(rng);
    }
}

static inline void easel_write(struct scene *scene, struct rng *rng)
{
    struct terminal *to = &scene->terminal;

    for (int i = 0; i < 20; i++)
        to->screen[rng_below(rng, TERMINAL_ROWS)]
                  [rng_below(rng, TERMINAL_COLUMNS)] =
            (char)(' ' + rng_below(rng, 95));
    to->row = (uint8_t)rng_below(rng, TERMINAL_ROWS);
    to->column = (uint8_t)rng_below(rng, TERMINAL_COLUMNS);
}

static inline void easel_chance_words(struct scene *scene, struct rng *rng)
{
    static const char *const covers[] = {
        "", "", "player A's cards / v to look", "b looks at its cards"};
    static const char *const captions[] = {"", "Black to move",
                                           "menu: Player vs player"};

    strcpy(scene->cover, covers[rng_below(rng, 4)]);
    strcpy(scene->caption, captions[rng_below(rng, 3)]);
}

static inline void easel_chance_overlay(const struct easel *self,
                                        struct scene *scene, struct rng *rng)
{
    static const char *const keys[] = {"", "a", "7", "Enter", "\u2191"};
    int count = self->draw.layout.count;

    scene->focus = (int)rng_below(rng, (unsigned)count + 1) - 1;
    scene->shows_keys = (int)rng_below(rng, 2);
    strcpy(scene->keys[rng_below(rng, (unsigned)count)],
           keys[rng_below(rng, 5)]);
}

/* Some of everything changes. */
static inline void easel_chance(struct easel *self, struct rng *rng)
{
    struct scene *scene = &self->scene;
    int lights = self->draw.layout.machine->board->lights;
    int changes = (int)rng_below(rng, 4) * lights / 8;

    for (int i = 0; i < changes; i++)
        scene->brightness[rng_below(rng, (unsigned)lights)] =
            (uint8_t)(rng_below(rng, 3) * 127 + rng_below(rng, 2));
    if (rng_below(rng, 2))
        scene->in ^= rng_next(rng) & rng_next(rng) & rng_next(rng);
    scene->latched = scene->in & rng_next(rng);
    scene->is_sounding = (int)rng_below(rng, 2);
    scene->pointed = (int)rng_below(rng, 65) - 1;
    if (rng_below(rng, 3) == 0)
        easel_show(scene, rng);
    if (rng_below(rng, 3) == 0)
        easel_write(scene, rng);
    if (rng_below(rng, 3) == 0)
        easel_chance_words(scene, rng);
    if (rng_below(rng, 3) == 0)
        easel_chance_overlay(self, scene, rng);
}

#endif
