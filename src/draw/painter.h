/* painter.h - how one kind of part is drawn: what never changes, what does.
 *
 * Each kind has its own file, parts/KIND/pixels.c. The still side is drawn once
 * into the background: body, printed name, dark light. The live side is drawn
 * over it whenever something near changes, clipped to that: pressed caps,
 * knobs, light; what it would draw outside layout->reach of its part is cut
 * off. The still side should keep to that, too.
 *
 * A painter keeps no state: what it draws follows from layout and scene alone.
 * Parts are known by their index in the board's table, and in the layout.
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
    /* How high a glass of this width is, in any unit. */
    int (*height)(const struct machine_type *machine, int width);

    /* Its width should be a multiple of so many pixels; 0 or null: any. */
    int (*unit)(const struct machine_type *machine);

    int weight;                         /* of its size in the score */
    int weight_of_share;                /* until it has its share of room */
    int weight_of_print;                /* of the boards beside it, until
                                         * what parts do can be read, */
    int print_mm;                       /* at so many sub-pixels of a
                                         * millimetre */
    int readable_px;                    /* the width at which its text can
                                         * be read */
};

struct painter {
    /* Draws what never changes; and what may, over it (null: nothing). */
    void (*still)(struct canvas *canvas, const struct layout *layout,
                  int part);
    void (*live)(struct canvas *canvas, const struct layout *layout,
                 int part, const struct scene *scene);

    /* Whether the live side looks different in two scenes; null: it never
     * does. */
    int (*differs)(const struct layout *layout, int part,
                   const struct scene *a, const struct scene *b);

    /* Where it does then: fills in up to PAINTER_CHANGES rectangles and
     * returns how many; null: anywhere in its reach. */
    int (*changed)(const struct layout *layout, int part,
                   const struct scene *a, const struct scene *b,
                   struct canvas_rect to[PAINTER_CHANGES]);

    /* How far light or a mark reaches around the body, in tenths of a
     * millimetre, and how much farther for each millimetre of its width. */
    int halo, halo_of_width;

    int has_name;                       /* printed above or below its body */
    int is_named_by_silk;               /* by draw_silk.c, with its work */
    int key_is_above;                   /* of its middle, which must stay
                                         * visible */
    enum painter_copper copper;         /* traces begin or end there */
    int is_in_rows;                     /* long ones may be halved; one kind
                                         * right above another stays there */
    const struct painter_glass *glass;  /* of a monitor, or null */
};

/* By kind, generated from the catalogue of kinds (parts/pixels.c); and that
 * of a part, given by itself or by its index. Never null. */
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

/* The length of tenths of a millimetre in this layout, in sub-pixels. */
int painter_mm(const struct layout *layout, int tenths);

/* The part with an index, and the middle of its body. */
const struct part *painter_part(const struct layout *layout, int part);
struct canvas_spot painter_centre(const struct layout *layout, int part);

/* What the middle of a part lies on. */
enum board_ground_kind painter_ground(const struct layout *layout, int part);
int painter_is_on_breadboard(const struct layout *layout, int part);

/* Whether a button is down, a switch up; whether a latch holds it. */
int painter_is_on(const struct layout *layout, int part,
                  const struct scene *scene);
int painter_is_latched(const struct layout *layout, int part,
                       const struct scene *scene);

/* The name of a part, printed on the board below (or above) its body, small
 * enough for its place; the silk does it for some kinds. painter_name gives
 * its text and height alone (0: no room), painter_name_box its place.
 * painter_height is letter_height_for with the sizes used for names. */
void painter_print_name(struct canvas *canvas, const struct layout *layout,
                        int part, int is_above);
int painter_height(int letters, int width, int most);
int painter_letter_least(const struct layout *layout);  /* to be read */
int painter_name_is_above(const struct layout *layout, int part);
int painter_name(const struct layout *layout, int part,
                 char name[PART_NAME_MAX]);
struct canvas_box painter_name_box(const struct layout *layout, int part,
                                   int is_above);

/* Light as the eye sees it: from 0..255, the share of time that it is on, to
 * a brightness of 0..255 in steps; and whether any light of a part is at
 * another step. */
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
