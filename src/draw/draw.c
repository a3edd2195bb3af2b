/* draw.c - draws a board: once whole, then only what changed.
 *
 * Drawing is in three passes over the parts: still bodies once, live sides
 * and then overlays (keys, focus) for every dirty rectangle. What differs is
 * told by the painters (painter.h); this file gathers their rectangles and
 * redraws each of them once, with everything that reaches into it.
 *
 * Invariant: outside the dirty rectangles the live canvas already is what a
 * drawing of the whole new scene would give.
 */
#include "draw/draw.h"

#include <string.h>

#include "draw/painter.h"

const struct painter *painter_for(const struct part *part)
{
    return painters[part->kind];
}

const struct painter *painter_of(const struct layout *layout, int part)
{
    return painter_for(painter_part(layout, part));
}

/* The still canvas */

static void draw_still(struct draw *self)
{
    const struct layout *layout = &self->layout;

    canvas_clip(&self->still, layout->room);
    draw_ground(&self->still, layout, self->theme);
    for (int i = 0; i < layout->count; i++)
        painter_of(layout, i)->still(&self->still, layout, i);
    draw_silk(&self->still, layout, self->theme);
    canvas_unclip(&self->still);
}

int draw_begin(struct draw *self, const struct machine_type *machine,
               struct canvas_rect room, enum draw_theme theme)
{
    self->is_whole = 0;
    self->dirty_count = 0;
    self->theme = theme;
    if (!layout_make_scaled(&self->layout, machine, room,
                            self->scale > 0 ? self->scale : 100)) {
        memset(&self->layout, 0, sizeof self->layout);
        return 0;
    }
    self->layout.is_plain = self->is_plain;
    draw_still(self);
    return 1;
}

void draw_renew(struct draw *self)
{
    self->is_whole = 0;
}

/* Dirty rectangles. They never overlap, so that no pixel is drawn twice; two
 * are merged when one drawing is no more work than both. */

static long area(struct canvas_rect rect)
{
    return (long)rect.width * rect.height;
}

/* How many pixels more it takes to draw two as one; below zero where they
 * overlap by more than their bounding rectangle adds. */
static long growth(struct canvas_rect a, struct canvas_rect b)
{
    return area(canvas_rect_join(a, b)) - area(a) - area(b);
}

static void remove_dirty(struct draw *self, int at)
{
    self->dirty[at] = self->dirty[--self->dirty_count];
}

/* The rectangle that is merged with another at the least cost. */
static int find_mate(const struct draw *self, struct canvas_rect rect)
{
    int best = 0;

    for (int i = 1; i < self->dirty_count; i++)
        if (growth(self->dirty[i], rect) < growth(self->dirty[best], rect))
            best = i;
    return best;
}

static int is_apart(struct canvas_rect a, struct canvas_rect b)
{
    return canvas_rect_is_empty(canvas_rect_both(a, b)) && growth(a, b) > 0;
}

/* Removes all that overlap a rectangle or are better drawn with it, and
 * returns the rectangle around all of them. Since that has grown, the search
 * starts again; it ends, for each round removes one. */
static struct canvas_rect swallow(struct draw *self, struct canvas_rect rect)
{
    for (int i = 0; i < self->dirty_count; ) {
        if (is_apart(self->dirty[i], rect)) {
            i++;
            continue;
        }
        rect = canvas_rect_join(self->dirty[i], rect);
        remove_dirty(self, i);
        i = 0;
    }
    return rect;
}

/* A full list merges the cheapest pair until there is room. */
static void add_dirty_rect(struct draw *self, struct canvas_rect rect)
{
    rect = swallow(self, rect);
    while (self->dirty_count == DRAW_DIRTY_MAX) {
        int mate = find_mate(self, rect);

        rect = canvas_rect_join(self->dirty[mate], rect);
        remove_dirty(self, mate);
        rect = swallow(self, rect);
    }
    self->dirty[self->dirty_count++] = rect;
}

/* Changes */

static int part_differs(const struct draw *self, int part,
                        const struct scene *scene)
{
    const struct painter *painter = painter_of(&self->layout, part);

    return painter->differs
        && painter->differs(&self->layout, part, &self->shown, scene);
}

/* Adds what has to be drawn again of a part: all of its reach if its overlay
 * changes or its painter does not say where, else the painter's rectangles,
 * none of them outside the reach. */
static void add_changes(struct draw *self, int part,
                        const struct scene *scene)
{
    const struct painter *painter = painter_of(&self->layout, part);
    struct canvas_rect reach = self->layout.reach[part];
    struct canvas_rect changes[PAINTER_CHANGES] = {reach};
    int count = painter_overlay_differs(part, &self->shown, scene);

    if (!count && part_differs(self, part, scene))
        count = painter->changed ? painter->changed(&self->layout, part,
                                                    &self->shown, scene,
                                                    changes) : 1;
    for (int i = 0; i < count; i++) {
        struct canvas_rect rect = canvas_rect_both(reach, changes[i]);

        if (!canvas_rect_is_empty(rect))
            add_dirty_rect(self, rect);
    }
}

static void find_dirty(struct draw *self, const struct scene *scene)
{
    self->dirty_count = 0;
    if (canvas_rect_is_empty(self->layout.room))
        return;
    if (!self->is_whole) {
        self->dirty[self->dirty_count++] = self->layout.room;
        return;
    }
    for (int i = 0; i < self->layout.count; i++)
        add_changes(self, i, scene);
}

/* A painter that draws beyond its reach is cut off there: what it drew
 * outside would be left behind when the part changes. */
static int clip_to_reach(struct draw *self, int part, struct canvas_rect rect)
{
    struct canvas_rect both = canvas_rect_both(rect,
                                               self->layout.reach[part]);

    if (canvas_rect_is_empty(both))
        return 0;
    canvas_clip(&self->live, both);
    return 1;
}

/* Overlays after all parts: a key plate may lie over a neighbour. */
static void draw_live(struct draw *self, struct canvas_rect rect,
                      const struct scene *scene)
{
    const struct layout *layout = &self->layout;

    canvas_clip(&self->live, rect);
    canvas_copy(&self->live, &self->still, rect);
    for (int i = 0; i < layout->count; i++)
        if (painter_of(layout, i)->live && clip_to_reach(self, i, rect))
            painter_of(layout, i)->live(&self->live, layout, i, scene);
    for (int i = 0; i < layout->count; i++)
        if (clip_to_reach(self, i, rect))
            painter_overlay(&self->live, layout, i, scene);
    canvas_unclip(&self->live);
}

/* Scenes are compared as bytes first: most frames of a resting machine end
 * there. */
int draw_update(struct draw *self, const struct scene *scene)
{
    self->dirty_count = 0;
    if (self->is_whole && memcmp(&self->shown, scene, sizeof *scene) == 0)
        return 0;
    find_dirty(self, scene);
    for (int i = 0; i < self->dirty_count; i++)
        draw_live(self, self->dirty[i], scene);
    self->shown = *scene;
    self->is_whole = 1;
    return self->dirty_count;
}
