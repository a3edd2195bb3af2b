/* painter.h - how one kind of part looks: what never changes, what does.
 *
 * Each kind has its own file, parts/KIND/pixels.c. The still side is drawn once
 * into the background: body, printed name, dark light. The live side is drawn
 * over it whenever something near changes, clipped to that: pressed caps,
 * knobs, light; what it would draw outside layout->reach of its part is cut
 * off. The still side should keep to that, too.
 */
#ifndef PAINTER_H
#define PAINTER_H

#include "draw/draw.h"
#include "draw/letter.h"
#include "draw/palette.h"

enum { PAINTER_CHANGES = 4,
       PAINTER_HALO = 25 };             /* for a mark around a part, and a
                                         * small plate with a key */

enum painter_copper { COPPER_NONE, COPPER_FROM, COPPER_TO };

/* What a monitor shows its text or picture on, as large as can be; all ways
 * to set up a desk are compared by a score (layout_desk.c). */
struct painter_glass {
    int (*height)(const struct machine_type *machine, int width);

    /* Pixels by which its width should grow, 0: any; null: any. */
    int (*unit)(const struct machine_type *machine);

    int weight;                         /* of its size in the score */
    int weight_of_share;                /* until it has its share of room */
    int readable_px;                    /* a width at which all is read */
};

struct painter {
    void (*still)(struct canvas *canvas, const struct layout *layout,
                  int part);
    void (*live)(struct canvas *canvas, const struct layout *layout,
                 int part, const struct scene *scene);

    /* Whether the live side looks different; null: it never does. */
    int (*differs)(const struct layout *layout, int part,
                   const struct scene *a, const struct scene *b);

    /* Where it does then, in so many rectangles; null: anywhere in its
     * reach. */
    int (*changed)(const struct layout *layout, int part,
                   const struct scene *a, const struct scene *b,
                   struct canvas_rect to[PAINTER_CHANGES]);

    /* Around the body, in tenths of a millimetre: light, or a mark; so much
     * more for each millimetre of its width. */
    int halo, halo_of_width;

    int has_name;                       /* above or below its body, printed */
    int is_named_by_silk;               /* by draw_silk.c, with its work */
    int key_is_above;                   /* its middle is to be seen */
    enum painter_copper copper;         /* traces begin or end there */
    int is_in_rows;                     /* long ones may be halved; one kind
                                         * right above another stays there */
    const struct painter_glass *glass;  /* of a monitor, or null */
};

/* By kind (parts/pixels.c). */
extern const struct painter *const painters[];

const struct painter *painter_for(const struct part *part);
const struct painter *painter_of(const struct layout *layout, int part);

/* What lies below all parts (draw_ground.c), and what is printed on it when
 * they stand: names, and what they do (draw_silk.c). */
void draw_ground(struct canvas *canvas, const struct layout *layout,
                 enum draw_theme theme);
void draw_silk(struct canvas *canvas, const struct layout *layout,
               enum draw_theme theme);

/* What painters share (draw_shared.c) */

/* So many sub-pixels for tenths of a millimetre in this layout. */
int painter_mm(const struct layout *layout, int tenths);

const struct part *painter_part(const struct layout *layout, int part);
struct canvas_spot painter_centre(const struct layout *layout, int part);

/* What a part lies on. */
enum board_ground_kind painter_ground(const struct layout *layout, int part);
int painter_is_on_breadboard(const struct layout *layout, int part);

/* Whether a button is down, a switch up; whether a latch holds it. */
int painter_is_on(const struct layout *layout, int part,
                  const struct scene *scene);
int painter_is_latched(const struct layout *layout, int part,
                       const struct scene *scene);

/* The name of a part, printed on the board below (or above) its body, small
 * enough for its place; the silk does it for some kinds. Its text and height
 * alone (0: no room), and its box. */
void painter_print_name(struct canvas *canvas, const struct layout *layout,
                        int part, int is_above);
int painter_height(int letters, int width, int most);  /* as it is drawn */
int painter_name(const struct layout *layout, int part,
                 char name[PART_NAME_MAX]);
struct canvas_box painter_name_box(const struct layout *layout, int part,
                                   int is_above);

/* Light as the eye takes it: 0..255 of the time to 0..255 of brightness, in
 * steps; and whether any light of a part is another step. */
int painter_light(uint8_t brightness);
int painter_lights_differ(const struct layout *layout, int part,
                          const struct scene *a, const struct scene *b);

/* The key that works a part, on a small yellow plate over it; a mark around
 * the part that has the focus. Drawn after all parts. */
void painter_overlay(struct canvas *canvas, const struct layout *layout,
                     int part, const struct scene *scene);
int painter_overlay_differs(int part, const struct scene *a,
                            const struct scene *b);

#endif
