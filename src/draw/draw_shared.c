/* draw_shared.c - shared by the painters of parts.
 *
 * Places and grounds, light as the eye sees it, printed names, and the
 * overlay of keys and focus. Declared in painter.h; parts/KIND/pixels.c and
 * the other files of this folder call it.
 */
#include "base/bits.h"
#include "draw/painter.h"

/* Places */

int painter_mm(const struct layout *layout, int tenths)
{
    return (int)((long)layout->mm * tenths / 10);
}

const struct part *painter_part(const struct layout *layout, int part)
{
    return &layout->machine->board->parts[part];
}

struct canvas_spot painter_centre(const struct layout *layout, int part)
{
    struct canvas_box box = layout->part[part];

    return (struct canvas_spot){box.left + box.width / 2,
                                box.top + box.height / 2};
}

/* Panels are searched from the last: one that lies on another comes later. */
enum board_ground_kind painter_ground(const struct layout *layout, int part)
{
    struct canvas_spot at = painter_centre(layout, part);

    for (int i = layout->panels - 1; i >= 0; i--)
        if (canvas_box_has(layout->panel[i].box, at))
            return layout->panel[i].ground;
    return GROUND_DESK;
}

int painter_is_on_breadboard(const struct layout *layout, int part)
{
    struct canvas_spot at = painter_centre(layout, part);

    for (int i = 0; i < layout->count; i++)
        if (i != part && part_type(painter_part(layout, i))->is_ground
            && canvas_box_has(layout->part[i], at))
            return 1;
    return 0;
}

/* What is on, and how bright it seems */

static int has_pin(const struct layout *layout, int part, pins set)
{
    return (set & PIN(painter_part(layout, part)->pin)) != 0;
}

int painter_is_on(const struct layout *layout, int part,
                  const struct scene *scene)
{
    return has_pin(layout, part, scene->in);
}

int painter_is_latched(const struct layout *layout, int part,
                       const struct scene *scene)
{
    return has_pin(layout, part, scene->latched);
}

/* The square root is about how brightness is perceived. The result is in steps
 * of 8: a light that flickers by less is not drawn again. */
int painter_light(uint8_t brightness)
{
    int light = (int)bits_root((uint64_t)brightness * 255);

    return light > 247 ? 255 : light / 8 * 8;
}

int painter_lights_differ(const struct layout *layout, int part,
                          const struct scene *a, const struct scene *b)
{
    const struct part *lit = painter_part(layout, part);
    int end = lit->light + part_lights(lit);

    for (int i = lit->light; i < end; i++)
        if (painter_light(a->brightness[i])
            != painter_light(b->brightness[i]))
            return 1;
    return 0;
}

/* Printed names */

enum { NAME_MM = 24, NAME_GAP_MM = 5 };         /* tenths */

/* Letters between these sizes are all drawn at the smaller one: names of one
 * board should not differ by a pixel or two. */
enum { FINE_PX = 13, SMALL_PX = 8, NAMES_APART_PX = 3 };

int painter_height(int letters, int width, int most)
{
    int height = letter_height_for(letters, width, most);

    return height < FINE_PX * CANVAS_PX && height > SMALL_PX * CANVAS_PX
         ? SMALL_PX * CANVAS_PX : height;
}

/* Whether two parts of a kind stand beside each other. */
static int shares_row(const struct layout *layout, int part, int other)
{
    return painter_part(layout, other)->kind
               == painter_part(layout, part)->kind
        && painter_centre(layout, other).y == painter_centre(layout, part).y;
}

/* How far the next part of its kind in the same row is; with none near, the
 * part's own width and 6 mm. */
static int away_from_next(const struct layout *layout, int part)
{
    int x = painter_centre(layout, part).x;
    int room = layout->part[part].width + painter_mm(layout, 60);

    for (int i = 0; i < layout->count; i++) {
        int away = painter_centre(layout, i).x - x;

        if (i == part || !shares_row(layout, part, i))
            continue;
        away = away < 0 ? -away : away;
        room = away < room ? away : room;
    }
    return room;
}

/* Parts of a row are named alike, though pixels may be lost between some. */
static int least_away(const struct layout *layout, int part)
{
    int room = away_from_next(layout, part);

    for (int i = 0; i < layout->count; i++)
        if (i != part && shares_row(layout, part, i)) {
            int other = away_from_next(layout, i);

            room = other < room ? other : room;
        }
    return room;
}

static int longest_in_row(const struct layout *layout, int part)
{
    char name[PART_NAME_MAX];
    int longest = 0;

    for (int i = 0; i < layout->count; i++)
        if (shares_row(layout, part, i)) {
            board_part_name(painter_part(layout, i), name);
            longest = canvas_max(longest, letter_count(name));
        }
    return longest;
}

/* Labels on a breadboard that would meet if they could be read stand below
 * and above their parts by turns. */
static int takes_turns(const struct layout *layout, int part)
{
    int advance = letter_advance(painter_letter_least(layout));

    return painter_part(layout, part)->number == PART_ALONE
        && painter_is_on_breadboard(layout, part)
        && longest_in_row(layout, part) * advance
           > least_away(layout, part) - NAMES_APART_PX * CANVAS_PX;
}

int painter_name_is_above(const struct layout *layout, int part)
{
    int before = 0;

    for (int i = 0; i < part; i++)
        before += shares_row(layout, part, i);
    return before % 2 && takes_turns(layout, part);
}

/* So that two names do not meet. */
static int name_room(const struct layout *layout, int part)
{
    int away = least_away(layout, part);
    int apart = canvas_max(painter_mm(layout, 4),
                           NAMES_APART_PX * CANVAS_PX);

    return (takes_turns(layout, part) ? 2 * away : away) - apart;
}

/* As large as it is on a real board, or as can be read: letters of 11 pixels
 * are drawn from the fine font's 13 on. In a picture so small that this would
 * be out of proportion, as it comes. */
static int most_name_height(const struct layout *layout)
{
    int real = painter_mm(layout, NAME_MM);
    int least = painter_letter_least(layout);

    if (real >= least)
        return real;
    if (real * 5 >= least * 2)
        return least;
    return real < SMALL_PX * CANVAS_PX ? SMALL_PX * CANVAS_PX : real;
}

int painter_letter_least(const struct layout *layout)
{
    return layout->letter_least < FINE_PX * CANVAS_PX ? FINE_PX * CANVAS_PX
                                                      : layout->letter_least;
}

/* The whole name, or where that is too long its number in the group: "LD7"
 * becomes "7". A whole name that cannot be read is worse than a number. */
int painter_name(const struct layout *layout, int part,
                 char name[PART_NAME_MAX])
{
    int room = name_room(layout, part), most = most_name_height(layout);
    int least = painter_letter_least(layout), whole, short_height;
    char number[PART_NAME_MAX];
    struct text to;

    board_part_name(painter_part(layout, part), name);
    whole = painter_height(longest_in_row(layout, part), room, most);
    if (painter_part(layout, part)->number == PART_ALONE || whole >= least)
        return whole;
    text_begin(&to, number, PART_NAME_MAX);
    text_put_number(&to, (uint64_t)painter_part(layout, part)->number);
    short_height = painter_height(letter_count(number), room, most);
    if (whole && short_height < least)
        return whole;
    text_begin(&to, name, PART_NAME_MAX);
    text_put(&to, number);
    return short_height;
}

struct canvas_box painter_name_box(const struct layout *layout, int part,
                                   int is_above)
{
    char name[PART_NAME_MAX];
    struct canvas_box body = layout->part[part];
    int height = painter_name(layout, part, name);
    int width = letter_width(name, height);
    int gap = painter_mm(layout, NAME_GAP_MM);

    return (struct canvas_box){
        body.left + body.width / 2 - width / 2,
        is_above ? body.top - gap - height : body.top + body.height + gap,
        height ? width : 0, height};
}

/* On a breadboard nothing can be printed: a label is stuck on it. */
static void draw_stuck_label(struct canvas *canvas, const struct layout *layout,
                             struct canvas_box box)
{
    int by = painter_mm(layout, 5);
    struct canvas_box label = {box.left - by, box.top, box.width + 2 * by,
                               box.height};

    canvas_round(canvas, label, painter_mm(layout, 4),
                 CANVAS_SOLID(PALETTE_LABEL));
}

void painter_print_name(struct canvas *canvas, const struct layout *layout,
                        int part, int is_above)
{
    char name[PART_NAME_MAX];
    int height = painter_name(layout, part, name);
    struct canvas_box box = painter_name_box(layout, part, is_above);
    int is_label = painter_is_on_breadboard(layout, part);
    struct letter_style style = {
        .height = height,
        .colour = CANVAS_SOLID(is_label ? PALETTE_ON_LABEL : PALETTE_SILK),
        .align = LETTER_LEFT,
    };

    if (!height)
        return;
    if (is_label)
        draw_stuck_label(canvas, layout, box);
    letter_draw(canvas, (struct canvas_spot){box.left, box.top}, name,
                &style);
}

/* Keys and focus */

/* Keys matter only while they are shown. */
int painter_overlay_differs(int part, const struct scene *a,
                            const struct scene *b)
{
    int has_frame = (a->focus == part) != (b->focus == part)
                 || (a->next == part + 1) != (b->next == part + 1);

    if (!a->shows_keys && !b->shows_keys)
        return has_frame;
    if (!a->shows_keys != !b->shows_keys)
        return has_frame || a->keys[part][0] || b->keys[part][0];
    return has_frame || !text_same(a->keys[part], b->keys[part]);
}

/* In the middle of a button; over the upper end of a switch, whose knob must
 * stay visible. */
static struct canvas_box plate_box(const struct layout *layout, int part,
                                   const char *key, int height)
{
    struct canvas_spot at = painter_centre(layout, part);
    int width = letter_width(key, height) + height / 2;

    width = width < height * 5 / 4 ? height * 5 / 4 : width;
    if (painter_of(layout, part)->key_is_above)
        at.y = layout->part[part].top - height / 4;
    return (struct canvas_box){at.x - width / 2, at.y - height * 5 / 8,
                               width, height * 5 / 4};
}

/* As large as its reach allows, but not above 3.2 mm, or nine pixels where
 * that is more; left out where it could not be read. */
static void draw_plate(struct canvas *canvas, const struct layout *layout,
                       int part, const char *key)
{
    struct canvas_rect reach = layout->reach[part];
    int most = painter_mm(layout, 32) < 9 * CANVAS_PX
             ? 9 * CANVAS_PX : painter_mm(layout, 32);
    int height = letter_height_for(letter_count(key) + 1,
                                   reach.width * CANVAS_PX, most);
    struct canvas_box box = plate_box(layout, part, key, height);
    struct letter_style style = {height, CANVAS_SOLID(PALETTE_ON_KEY),
                                 LETTER_CENTRE, 1};

    if (!height)
        return;
    canvas_shadow(canvas, box, box.height / 4, box.height / 4, 110);
    canvas_round_shaded(canvas, box, box.height / 4,
                        CANVAS_SOLID(PALETTE_KEY),
                        CANVAS_SOLID(PALETTE_KEY_LOW));
    letter_fit(canvas, box, key, &style);
}

/* No farther out than the name of the part, which is to be read. */
static void draw_part_frame(struct canvas *canvas, const struct layout *layout,
                            int part, uint32_t colour)
{
    int by = painter_mm(layout, NAME_GAP_MM);
    int width = canvas_max(painter_mm(layout, 8), 3 * CANVAS_PX);

    canvas_frame(canvas, canvas_box_inside(layout->part[part], -by),
                 painter_mm(layout, 12), width, CANVAS_SOLID(colour));
}

void painter_overlay(struct canvas *canvas, const struct layout *layout,
                     int part, const struct scene *scene)
{
    if (scene->next == part + 1)
        draw_part_frame(canvas, layout, part, PALETTE_NEXT);
    if (scene->focus == part)
        draw_part_frame(canvas, layout, part, PALETTE_FOCUS);
    if (scene->shows_keys && scene->keys[part][0])
        draw_plate(canvas, layout, part, scene->keys[part]);
}
