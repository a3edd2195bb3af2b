/* icon.c - small pictures for buttons, drawn from shapes.
 *
 * Each is drawn on a grid of 16 by 16, whatever its size is; places on it
 * are in tenths. Strokes are 1.7 wide everywhere, so that all icons have the
 * same weight. A new icon is a function here, a line in the table at the end
 * and a name in icon.h.
 */
#include "window/icon.h"

enum { GRID = 160, CORNERS = 16 };

/* Where an icon is drawn, and in which colour: it has only one. */
struct pen {
    struct canvas *canvas;
    struct canvas_box box;
    uint32_t colour;
};

/* From tenths of the grid to sub-pixels; the box is square. */
static int grid_length(const struct pen *pen, int tenths)
{
    return (int)((int64_t)pen->box.width * tenths / GRID);
}

static struct canvas_spot grid_spot(const struct pen *pen, int x, int y)
{
    return (struct canvas_spot){pen->box.left + grid_length(pen, x),
                                pen->box.top + grid_length(pen, y)};
}

/* canvas_polygon takes CORNERS at most, and so do the icons. */
static void fill_polygon(const struct pen *pen, const int (*at)[2], int count)
{
    struct canvas_spot corners[CORNERS] = {{0, 0}};

    for (int i = 0; i < count && i < CORNERS; i++)
        corners[i] = grid_spot(pen, at[i][0], at[i][1]);
    canvas_polygon(pen->canvas, corners, count, pen->colour);
}

/* A polygon whose corners are an array of pairs. */
#define SHAPE(pen, corners) \
    fill_polygon(pen, corners, (int)(sizeof(corners) / sizeof((corners)[0])))

/* Round ends, so that strokes that meet make a smooth bend. */
static void draw_stroke(const struct pen *pen, int x0, int y0, int x1, int y1)
{
    canvas_line(pen->canvas, grid_spot(pen, x0, y0), grid_spot(pen, x1, y1),
                grid_length(pen, 17), pen->colour);
}

static void fill_disc(const struct pen *pen, int x, int y, int radius)
{
    canvas_disc(pen->canvas, grid_spot(pen, x, y), grid_length(pen, radius),
                pen->colour);
}

static void draw_ring(const struct pen *pen, int x, int y, int radius)
{
    canvas_ring(pen->canvas, grid_spot(pen, x, y), grid_length(pen, radius),
                grid_length(pen, 17), pen->colour);
}

/* A box, a filled one and an outline, with the same small round corners. */
static struct canvas_box grid_box(const struct pen *pen, int left, int top,
                                  int width, int height)
{
    struct canvas_spot at = grid_spot(pen, left, top);

    return (struct canvas_box){at.x, at.y, grid_length(pen, width),
                               grid_length(pen, height)};
}

static void fill_block(const struct pen *pen, int left, int top, int width,
                       int height)
{
    canvas_round(pen->canvas, grid_box(pen, left, top, width, height),
                 grid_length(pen, 8), pen->colour);
}

static void draw_rounded_frame(const struct pen *pen, int left, int top,
                               int width, int height)
{
    canvas_frame(pen->canvas, grid_box(pen, left, top, width, height),
                 grid_length(pen, 16), grid_length(pen, 16), pen->colour);
}

/* Time: the signs of a tape recorder */

/* The triangle stands right of the middle, since most of its area is at its
 * left. */
static void draw_resume_icon(const struct pen *pen)
{
    static const int at[][2] = {{45, 22}, {132, 80}, {45, 138}};

    SHAPE(pen, at);
}

static void draw_pause_icon(const struct pen *pen)
{
    fill_block(pen, 36, 26, 32, 108);
    fill_block(pen, 92, 26, 32, 108);
}

static void draw_step_icon(const struct pen *pen)
{
    static const int at[][2] = {{34, 28}, {98, 80}, {34, 132}};

    SHAPE(pen, at);
    fill_block(pen, 104, 28, 22, 104);
}

static void draw_back_icon(const struct pen *pen)
{
    static const int at[][2] = {{126, 28}, {62, 80}, {126, 132}};

    SHAPE(pen, at);
    fill_block(pen, 34, 28, 22, 104);
}

static void draw_slower_icon(const struct pen *pen)
{
    static const int first[][2] = {{78, 34}, {20, 80}, {78, 126}};
    static const int second[][2] = {{138, 34}, {80, 80}, {138, 126}};

    SHAPE(pen, first);
    SHAPE(pen, second);
}

static void draw_faster_icon(const struct pen *pen)
{
    static const int first[][2] = {{22, 34}, {80, 80}, {22, 126}};
    static const int second[][2] = {{82, 34}, {140, 80}, {82, 126}};

    SHAPE(pen, first);
    SHAPE(pen, second);
}

/* Files: a sheet with a plus, a folder, an arrow into a tray */

static void draw_new_icon(const struct pen *pen)
{
    draw_rounded_frame(pen, 20, 20, 120, 120);
    draw_stroke(pen, 80, 50, 80, 110);
    draw_stroke(pen, 50, 80, 110, 80);
}

static void draw_open_icon(const struct pen *pen)
{
    static const int lid[][2] = {{14, 136}, {40, 72}, {154, 72}, {128, 136}};
    static const int fold[][2] = {{14, 124}, {14, 30}, {62, 30}, {76, 46},
                                  {128, 46}, {128, 60}, {30, 60}};

    SHAPE(pen, fold);
    SHAPE(pen, lid);
}

static void draw_save_icon(const struct pen *pen)
{
    static const int head[][2] = {{46, 66}, {114, 66}, {80, 108}};

    fill_block(pen, 69, 18, 22, 56);
    SHAPE(pen, head);
    draw_stroke(pen, 24, 104, 24, 136);
    draw_stroke(pen, 136, 104, 136, 136);
    draw_stroke(pen, 24, 136, 136, 136);
}

/* The machine */

/* A circle that is open at the top, as a path of strokes. */
static void draw_power_icon(const struct pen *pen)
{
    static const int way[][2] = {
        {54, 38}, {36, 58}, {32, 84}, {42, 110}, {64, 128}, {96, 128},
        {118, 110}, {128, 84}, {124, 58}, {106, 38},
    };

    for (int i = 0; i < 9; i++)
        draw_stroke(pen, way[i][0], way[i][1], way[i + 1][0], way[i + 1][1]);
    draw_stroke(pen, 80, 18, 80, 74);
}

/* A light bulb. */
static void draw_hint_icon(const struct pen *pen)
{
    draw_ring(pen, 80, 64, 46);
    fill_disc(pen, 80, 64, 14);
    draw_stroke(pen, 64, 118, 96, 118);
    draw_stroke(pen, 68, 138, 92, 138);
}

/* A question mark: a path of strokes, and a dot. */
static void draw_help_icon(const struct pen *pen)
{
    static const int way[][2] = {
        {56, 58}, {62, 42}, {80, 35}, {98, 42}, {103, 58}, {96, 72},
        {82, 82}, {80, 98},
    };

    for (int i = 0; i < 7; i++)
        draw_stroke(pen, way[i][0], way[i][1], way[i + 1][0], way[i + 1][1]);
    fill_disc(pen, 80, 124, 11);
}

/* The outline is closed: its last corner is the first again. */
static void draw_eye_icon(const struct pen *pen)
{
    static const int upper[][2] = {
        {12, 80}, {38, 52}, {80, 40}, {122, 52}, {148, 80}, {122, 108},
        {80, 120}, {38, 108}, {12, 80},
    };

    for (int i = 0; i < 8; i++)
        draw_stroke(pen, upper[i][0], upper[i][1], upper[i + 1][0],
                    upper[i + 1][1]);
    fill_disc(pen, 80, 80, 22);
}

/* A pencil: moves are written. */
static void draw_move_icon(const struct pen *pen)
{
    static const int nib[][2] = {{22, 138}, {32, 102}, {112, 22}, {138, 48},
                                 {58, 128}};

    SHAPE(pen, nib);
}

/* Four keys and a space bar stand for all. */
static void draw_keyboard_icon(const struct pen *pen)
{
    draw_rounded_frame(pen, 8, 40, 144, 84);
    for (int i = 0; i < 4; i++)
        fill_block(pen, 30 + 28 * i, 62, 16, 14);
    fill_block(pen, 44, 92, 72, 14);
}

/* Sound and looks */

/* Common to both: sound waves or a cross follow. */
static void draw_loudspeaker(const struct pen *pen)
{
    static const int at[][2] = {{14, 60}, {40, 60}, {78, 26}, {78, 134},
                                {40, 100}, {14, 100}};

    SHAPE(pen, at);
}

static void draw_sound_icon(const struct pen *pen)
{
    static const int way[][2] = {{120, 38}, {138, 58}, {142, 80}, {138, 102},
                                 {120, 122}};

    draw_loudspeaker(pen);
    draw_stroke(pen, 98, 62, 104, 80);
    draw_stroke(pen, 104, 80, 98, 98);
    for (int i = 0; i < 4; i++)
        draw_stroke(pen, way[i][0], way[i][1], way[i + 1][0], way[i + 1][1]);
}

static void draw_muted_icon(const struct pen *pen)
{
    draw_loudspeaker(pen);
    draw_stroke(pen, 100, 60, 142, 102);
    draw_stroke(pen, 142, 60, 100, 102);
}

static void draw_sun_icon(const struct pen *pen)
{
    fill_disc(pen, 80, 80, 34);
    draw_stroke(pen, 80, 16, 80, 26);
    draw_stroke(pen, 80, 134, 80, 144);
    draw_stroke(pen, 16, 80, 26, 80);
    draw_stroke(pen, 134, 80, 144, 80);
    draw_stroke(pen, 35, 35, 42, 42);
    draw_stroke(pen, 118, 118, 125, 125);
    draw_stroke(pen, 125, 35, 118, 42);
    draw_stroke(pen, 42, 118, 35, 125);
}

/* One polygon, round on the left and hollow on the right. */
static void draw_moon_icon(const struct pen *pen)
{
    static const int at[][2] = {
        {92, 20}, {66, 26}, {42, 44}, {30, 72}, {34, 102}, {54, 128},
        {86, 138}, {116, 130}, {136, 108}, {112, 112}, {88, 104}, {72, 84},
        {68, 58}, {76, 36},
    };

    SHAPE(pen, at);
}

/* Four corners that point outwards; for the way back, inwards. */
static void draw_enlarge_icon(const struct pen *pen)
{
    draw_stroke(pen, 24, 58, 24, 24);
    draw_stroke(pen, 24, 24, 58, 24);
    draw_stroke(pen, 136, 58, 136, 24);
    draw_stroke(pen, 136, 24, 102, 24);
    draw_stroke(pen, 24, 102, 24, 136);
    draw_stroke(pen, 24, 136, 58, 136);
    draw_stroke(pen, 136, 102, 136, 136);
    draw_stroke(pen, 136, 136, 102, 136);
}

/* The corners of draw_enlarge_icon, moved towards the middle. */
static void draw_reduce_icon(const struct pen *pen)
{
    draw_stroke(pen, 58, 22, 58, 58);
    draw_stroke(pen, 58, 58, 22, 58);
    draw_stroke(pen, 102, 22, 102, 58);
    draw_stroke(pen, 102, 58, 138, 58);
    draw_stroke(pen, 58, 138, 58, 102);
    draw_stroke(pen, 58, 102, 22, 102);
    draw_stroke(pen, 102, 138, 102, 102);
    draw_stroke(pen, 102, 102, 138, 102);
}

/* A door, and an arrow out of it. */
static void draw_quit_icon(const struct pen *pen)
{
    static const int head[][2] = {{104, 44}, {146, 80}, {104, 116}};

    draw_stroke(pen, 70, 24, 24, 24);
    draw_stroke(pen, 24, 24, 24, 136);
    draw_stroke(pen, 24, 136, 70, 136);
    draw_stroke(pen, 62, 80, 108, 80);
    SHAPE(pen, head);
}

/* A board with stones, and what stands beside it. */
static void draw_table_icon(const struct pen *pen)
{
    draw_rounded_frame(pen, 14, 24, 86, 112);
    fill_disc(pen, 42, 60, 13);
    fill_disc(pen, 72, 100, 13);
    fill_block(pen, 112, 24, 34, 50);
    fill_block(pen, 112, 86, 34, 50);
}

/* An arrow that turns round and goes back where it came from. */
static void draw_take_back_icon(const struct pen *pen)
{
    static const int head[][2] = {{62, 20}, {18, 56}, {62, 92}};

    SHAPE(pen, head);
    draw_stroke(pen, 56, 56, 100, 56);
    draw_stroke(pen, 100, 56, 124, 68);
    draw_stroke(pen, 124, 68, 134, 92);
    draw_stroke(pen, 134, 92, 124, 118);
    draw_stroke(pen, 124, 118, 100, 130);
    draw_stroke(pen, 100, 130, 60, 130);
}

/* Seats */

/* Head and shoulders. */
static void draw_person_icon(const struct pen *pen)
{
    static const int body[][2] = {
        {24, 140}, {28, 112}, {42, 94}, {62, 86}, {98, 86}, {118, 94},
        {132, 112}, {136, 140},
    };

    fill_disc(pen, 80, 46, 30);
    SHAPE(pen, body);
}

/* A chip with three legs on each side. */
static void draw_mind_icon(const struct pen *pen)
{
    draw_rounded_frame(pen, 36, 36, 88, 88);
    fill_block(pen, 62, 62, 36, 36);
    for (int i = 0; i < 3; i++) {
        int at = 54 + 26 * i;

        draw_stroke(pen, at, 18, at, 34);
        draw_stroke(pen, at, 126, at, 142);
        draw_stroke(pen, 18, at, 34, at);
        draw_stroke(pen, 126, at, 142, at);
    }
}

/* Arrows */

/* Boards side by side. */
static void draw_lobby_icon(const struct pen *pen)
{
    for (int i = 0; i < 4; i++) {
        int x = i % 2 ? 90 : 30, y = i / 2 ? 90 : 30;

        draw_stroke(pen, x, y, x + 40, y);
        draw_stroke(pen, x + 40, y, x + 40, y + 40);
        draw_stroke(pen, x + 40, y + 40, x, y + 40);
        draw_stroke(pen, x, y + 40, x, y);
    }
}

/* A card with lines. */
static void draw_rules_icon(const struct pen *pen)
{
    draw_stroke(pen, 42, 30, 118, 30);
    draw_stroke(pen, 118, 30, 118, 130);
    draw_stroke(pen, 118, 130, 42, 130);
    draw_stroke(pen, 42, 130, 42, 30);
    draw_stroke(pen, 62, 60, 98, 60);
    draw_stroke(pen, 62, 80, 98, 80);
    draw_stroke(pen, 62, 100, 84, 100);
}

/* Three stairs. */
static void draw_guide_icon(const struct pen *pen)
{
    draw_stroke(pen, 28, 124, 62, 124);
    draw_stroke(pen, 62, 124, 62, 90);
    draw_stroke(pen, 62, 90, 96, 90);
    draw_stroke(pen, 96, 90, 96, 56);
    draw_stroke(pen, 96, 56, 132, 56);
}

static void draw_right_icon(const struct pen *pen)
{
    draw_stroke(pen, 60, 38, 102, 80);
    draw_stroke(pen, 102, 80, 60, 122);
}

static void draw_left_icon(const struct pen *pen)
{
    draw_stroke(pen, 100, 38, 58, 80);
    draw_stroke(pen, 58, 80, 100, 122);
}

static void draw_up_icon(const struct pen *pen)
{
    draw_stroke(pen, 38, 100, 80, 58);
    draw_stroke(pen, 80, 58, 122, 100);
}

static void draw_down_icon(const struct pen *pen)
{
    draw_stroke(pen, 38, 60, 80, 102);
    draw_stroke(pen, 80, 102, 122, 60);
}

static void (*const draws[WINDOW_ICONS])(const struct pen *pen) = {
    [WINDOW_ICON_GO_ON]  = draw_resume_icon,
    [WINDOW_ICON_PAUSE]  = draw_pause_icon,
    [WINDOW_ICON_STEP]   = draw_step_icon,
    [WINDOW_ICON_BACK]   = draw_back_icon,
    [WINDOW_ICON_SLOWER] = draw_slower_icon,
    [WINDOW_ICON_FASTER] = draw_faster_icon,
    [WINDOW_ICON_NEW]    = draw_new_icon,
    [WINDOW_ICON_OPEN]   = draw_open_icon,
    [WINDOW_ICON_SAVE]   = draw_save_icon,
    [WINDOW_ICON_POWER]  = draw_power_icon,
    [WINDOW_ICON_HINT]   = draw_hint_icon,
    [WINDOW_ICON_HELP]   = draw_help_icon,
    [WINDOW_ICON_SOUND]  = draw_sound_icon,
    [WINDOW_ICON_MUTED]  = draw_muted_icon,
    [WINDOW_ICON_SUN]    = draw_sun_icon,
    [WINDOW_ICON_MOON]   = draw_moon_icon,
    [WINDOW_ICON_LARGE]  = draw_enlarge_icon,
    [WINDOW_ICON_SMALL]  = draw_reduce_icon,
    [WINDOW_ICON_QUIT]   = draw_quit_icon,
    [WINDOW_ICON_EYE]    = draw_eye_icon,
    [WINDOW_ICON_MOVE]   = draw_move_icon,
    [WINDOW_ICON_KEYS]   = draw_keyboard_icon,
    [WINDOW_ICON_PERSON] = draw_person_icon,
    [WINDOW_ICON_MIND]   = draw_mind_icon,
    [WINDOW_ICON_TABLE]  = draw_table_icon,
    [WINDOW_ICON_TAKE_BACK] = draw_take_back_icon,
    [WINDOW_ICON_LOBBY]  = draw_lobby_icon,
    [WINDOW_ICON_RULES]  = draw_rules_icon,
    [WINDOW_ICON_GUIDE]  = draw_guide_icon,
    [WINDOW_ICON_RIGHT]  = draw_right_icon,
    [WINDOW_ICON_LEFT]   = draw_left_icon,
    [WINDOW_ICON_UP]     = draw_up_icon,
    [WINDOW_ICON_DOWN]   = draw_down_icon,
};

/* The box must be square; an icon that is unknown draws nothing. */
void window_icon_draw(struct canvas *canvas, struct canvas_box box,
                      enum window_icon icon, uint32_t colour)
{
    const struct pen pen = {canvas, box, colour};

    if (icon > WINDOW_ICON_NONE && icon < WINDOW_ICONS)
        draws[icon](&pen);
}
