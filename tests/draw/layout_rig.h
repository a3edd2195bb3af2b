/* layout_rig.h - what tests of layouts share: a machine in a room, and boxes
 * compared. */
#ifndef LAYOUT_RIG_H
#define LAYOUT_RIG_H

#include "check.h"

#include "draw/layout.h"
#include "boards/machines.h"

static inline struct layout lay_out(const struct machine_type *machine,
                                    int width, int height)
{
    struct layout layout;

    assert_true(layout_make(&layout, machine,
                            (struct canvas_rect){0, 0, width, height}));
    return layout;
}

static inline const struct machine_type *named(const char *name)
{
    const struct machine_type *machine;

    assert_null(machines_find(name, &machine));
    return machine;
}

static inline const struct part *part_at(const struct layout *layout, int part)
{
    return &layout->machine->board->parts[part];
}

static inline int index_of(const struct layout *layout, const char *name)
{
    struct parts found = board_find(layout->machine->board, name);

    assert_int_equal(found.count, 1);
    return found.first;
}

static inline int is_inside(struct canvas_box box, struct canvas_box outer)
{
    return box.left >= outer.left && box.top >= outer.top
        && box.left + box.width <= outer.left + outer.width
        && box.top + box.height <= outer.top + outer.height;
}

static inline struct canvas_box in_sub_pixels(struct canvas_rect rect)
{
    return (struct canvas_box){rect.left * CANVAS_PX, rect.top * CANVAS_PX,
                               rect.width * CANVAS_PX,
                               rect.height * CANVAS_PX};
}

static inline int overlap(struct canvas_box a, struct canvas_box b)
{
    return a.left < b.left + b.width && b.left < a.left + a.width
        && a.top < b.top + b.height && b.top < a.top + a.height;
}

/* In half millimetres. */
static inline struct canvas_box on_table(const struct part *part)
{
    return (struct canvas_box){2 * part->x_mm - part->width_mm,
                               2 * part->y_mm - part->height_mm,
                               2 * part->width_mm, 2 * part->height_mm};
}

/* Twice from here to there, so that halves are whole. */
static inline int across(struct canvas_box a, struct canvas_box b)
{
    return 2 * b.left + b.width - (2 * a.left + a.width);
}

static inline int down(struct canvas_box a, struct canvas_box b)
{
    return 2 * b.top + b.height - (2 * a.top + a.height);
}

/* Two parts stand to each other as on the table, give or take a pixel. */
static inline void check_same(const struct layout *layout, int a, int b)
{
    const struct part *one = part_at(layout, a), *two = part_at(layout, b);
    int x = across(layout->part[a], layout->part[b]) / 2
          - layout->mm * (two->x_mm - one->x_mm);
    int y = down(layout->part[a], layout->part[b]) / 2
          - layout->mm * (two->y_mm - one->y_mm);

    assert_in_range(x + CANVAS_PX + 2, 0, 2 * CANVAS_PX + 4);
    assert_in_range(y + CANVAS_PX + 2, 0, 2 * CANVAS_PX + 4);
}

static inline int glass_px(const struct layout *layout, const char *name)
{
    return layout_glass(layout, index_of(layout, name)).width / CANVAS_PX;
}

#endif
