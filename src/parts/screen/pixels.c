/* pixels.c - a flat monitor, its picture, and a line of words below.
 *
 * The picture is the machine's, scaled to the glass. It is large and changes
 * often: list_changed_areas keeps what is drawn again to what differs.
 */
#include "draw/monitor.h"
#include "parts/picture.h"

#include <string.h>

enum { GLASS = 0x0a0c10, CAPTION = 0xd6dde4 };

static void paint_dark_monitor(struct canvas *canvas,
                               const struct layout *layout, int part)
{
    struct monitor monitor;

    monitor_build(&monitor, layout, part);
    monitor_draw(canvas, &monitor, painter_part(layout, part)->group, GLASS);
    monitor_gleam(canvas, &monitor, 10);
}

/* Of "White to move; cursor E5; move 1" only as many clauses as fit: the first
 * says most. One that is too long alone is left to letter_fit. */
static void put_clauses(const char *caption, int room, struct text *to)
{
    int left = (int)strlen(caption), first = (int)strcspn(caption, ";");

    while (left > room && left > first) {
        do
            left--;
        while (left > first && caption[left] != ';');
    }
    for (int i = 0; i < left; i++)
        text_put_char(to, caption[i]);
}

/* In small letters where large ones have no room, rather than not at all. */
static void print_caption(struct canvas *canvas, const struct monitor *self,
                          const char *caption)
{
    char words[sizeof ((struct scene *)0)->caption];
    struct text to;
    struct letter_style style = {
        .height = letter_height_for((int)strlen(caption), self->words.width,
                                    self->words.height * 5 / 8),
        .colour = CANVAS_SOLID(CAPTION), .align = LETTER_CENTRE};

    if (!style.height)
        style.height = letter_height_for(1, self->words.width,
                                         self->words.height * 5 / 8);
    if (!style.height)
        return;
    text_begin(&to, words, sizeof words);
    put_clauses(caption, self->words.width / letter_advance(style.height),
                &to);
    letter_fit(canvas, self->words, words, &style);
}

static void paint_picture(struct canvas *canvas, const struct layout *layout,
                          int part, const struct scene *scene)
{
    struct monitor monitor;

    monitor_build(&monitor, layout, part);
    if (scene->picture.pixels)
        canvas_show(canvas, monitor.glass, &scene->picture);
    if (scene->caption[0])
        print_caption(canvas, &monitor, scene->caption);
}

static int same_memory(const struct scene *a, const struct scene *b)
{
    return a->picture.pixels == b->picture.pixels
        && a->picture.width == b->picture.width
        && a->picture.height == b->picture.height;
}

/* The pixels may be written anew in place, so that comparing pointers is not
 * enough: the count grows with every new picture. */
static int has_picture_changed(const struct layout *layout, int part,
                               const struct scene *a, const struct scene *b)
{
    (void)layout;
    (void)part;
    return a->picture_count != b->picture_count || !same_memory(a, b)
        || strcmp(a->caption, b->caption) != 0;
}

/* Of the picture right after the last one only what is new in it; if one was
 * missed, or nothing is known of the change, the whole glass. */
static struct canvas_rect changed_glass(const struct monitor *monitor,
                                        const struct scene *a,
                                        const struct scene *b)
{
    if (a->picture_count + 1 != b->picture_count || !same_memory(a, b)
        || canvas_rect_is_empty(b->picture_changed))
        return monitor->glass;
    return canvas_shown(monitor->glass, &b->picture, b->picture_changed);
}

static int list_changed_areas(const struct layout *layout, int part,
                              const struct scene *a, const struct scene *b,
                              struct canvas_rect to[PAINTER_CHANGES])
{
    struct monitor monitor;
    int count = 0;

    monitor_build(&monitor, layout, part);
    if (a->picture_count != b->picture_count || !same_memory(a, b))
        to[count++] = changed_glass(&monitor, a, b);
    if (strcmp(a->caption, b->caption) != 0)
        to[count++] = canvas_rect_around(monitor.words);
    return count;
}

static int height_of_picture(const struct machine_type *machine, int width)
{
    (void)machine;
    return width * PICTURE_HEIGHT / PICTURE_WIDTH;
}

/* Widths at which every pixel of the picture, or every second half of one,
 * has the same size: a picture that is nearly as large but even looks better
 * than the largest one. */
static int glass_unit(const struct machine_type *machine)
{
    (void)machine;
    return PICTURE_WIDTH / 2;
}

static const struct painter_glass glass = {
    .height = height_of_picture,
    .unit = glass_unit,
    .weight = 8,                        /* it is what people look at */
    .weight_of_print = 60, .print_mm = 800,
    .readable_px = 320,
};

const struct painter screen_pixels = {
    .still = paint_dark_monitor,
    .live = paint_picture,
    .differs = has_picture_changed,
    .changed = list_changed_areas,
    .halo = PAINTER_HALO,
    .has_name = 1,
    .glass = &glass,
};
