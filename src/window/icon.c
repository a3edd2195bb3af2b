/* icon.c - small pictures for buttons, drawn of shapes.
 *
 * Each is drawn on a grid of 16 by 16, whatever its size is; places on it
 * are in tenths.
 */
#include "window/icon.h"

enum { GRID = 160, CORNERS = 16 };

struct pen {
    struct canvas *canvas;
    struct canvas_box box;
    uint32_t colour;
};

static int size(const struct pen *pen, int tenths)
{
    return (int)((int64_t)pen->box.width * tenths / GRID);
}

static struct canvas_spot spot(const struct pen *pen, int x, int y)
{
    return (struct canvas_spot){pen->box.left + size(pen, x),
                                pen->box.top + size(pen, y)};
}

static void shape(const struct pen *pen, const int (*at)[2], int count)
{
    struct canvas_spot corners[CORNERS] = {{0, 0}};

    for (int i = 0; i < count && i < CORNERS; i++)
        corners[i] = spot(pen, at[i][0], at[i][1]);
    canvas_polygon(pen->canvas, corners, count, pen->colour);
}

#define SHAPE(pen, corners) \
    shape(pen, corners, (int)(sizeof(corners) / sizeof((corners)[0])))

static void line(const struct pen *pen, int x0, int y0, int x1, int y1)
{
    canvas_line(pen->canvas, spot(pen, x0, y0), spot(pen, x1, y1),
                size(pen, 17), pen->colour);
}

static void disc(const struct pen *pen, int x, int y, int radius)
{
    canvas_disc(pen->canvas, spot(pen, x, y), size(pen, radius),
                pen->colour);
}

static void ring(const struct pen *pen, int x, int y, int radius)
{
    canvas_ring(pen->canvas, spot(pen, x, y), size(pen, radius),
                size(pen, 17), pen->colour);
}

static struct canvas_box box(const struct pen *pen, int left, int top,
                             int width, int height)
{
    struct canvas_spot at = spot(pen, left, top);

    return (struct canvas_box){at.x, at.y, size(pen, width),
                               size(pen, height)};
}

static void block(const struct pen *pen, int left, int top, int width,
                  int height)
{
    canvas_round(pen->canvas, box(pen, left, top, width, height),
                 size(pen, 8), pen->colour);
}

static void frame(const struct pen *pen, int left, int top, int width,
                  int height)
{
    canvas_frame(pen->canvas, box(pen, left, top, width, height),
                 size(pen, 16), size(pen, 16), pen->colour);
}

/* Time */

static void go_on(const struct pen *pen)
{
    static const int at[][2] = {{45, 22}, {132, 80}, {45, 138}};

    SHAPE(pen, at);
}

static void pause_time(const struct pen *pen)
{
    block(pen, 36, 26, 32, 108);
    block(pen, 92, 26, 32, 108);
}

static void step(const struct pen *pen)
{
    static const int at[][2] = {{34, 28}, {98, 80}, {34, 132}};

    SHAPE(pen, at);
    block(pen, 104, 28, 22, 104);
}

static void back(const struct pen *pen)
{
    static const int at[][2] = {{126, 28}, {62, 80}, {126, 132}};

    SHAPE(pen, at);
    block(pen, 34, 28, 22, 104);
}

static void slower(const struct pen *pen)
{
    static const int first[][2] = {{78, 34}, {20, 80}, {78, 126}};
    static const int second[][2] = {{138, 34}, {80, 80}, {138, 126}};

    SHAPE(pen, first);
    SHAPE(pen, second);
}

static void faster(const struct pen *pen)
{
    static const int first[][2] = {{22, 34}, {80, 80}, {22, 126}};
    static const int second[][2] = {{82, 34}, {140, 80}, {82, 126}};

    SHAPE(pen, first);
    SHAPE(pen, second);
}

/* Files */

static void new_game(const struct pen *pen)
{
    frame(pen, 20, 20, 120, 120);
    line(pen, 80, 50, 80, 110);
    line(pen, 50, 80, 110, 80);
}

static void open_game(const struct pen *pen)
{
    static const int lid[][2] = {{14, 136}, {40, 72}, {154, 72}, {128, 136}};
    static const int fold[][2] = {{14, 124}, {14, 30}, {62, 30}, {76, 46},
                                  {128, 46}, {128, 60}, {30, 60}};

    SHAPE(pen, fold);
    SHAPE(pen, lid);
}

static void save_game(const struct pen *pen)
{
    static const int head[][2] = {{46, 66}, {114, 66}, {80, 108}};

    block(pen, 69, 18, 22, 56);
    SHAPE(pen, head);
    line(pen, 24, 104, 24, 136);
    line(pen, 136, 104, 136, 136);
    line(pen, 24, 136, 136, 136);
}

/* The machine */

static void power(const struct pen *pen)
{
    static const int way[][2] = {
        {54, 38}, {36, 58}, {32, 84}, {42, 110}, {64, 128}, {96, 128},
        {118, 110}, {128, 84}, {124, 58}, {106, 38},
    };

    for (int i = 0; i < 9; i++)
        line(pen, way[i][0], way[i][1], way[i + 1][0], way[i + 1][1]);
    line(pen, 80, 18, 80, 74);
}

static void hint(const struct pen *pen)
{
    ring(pen, 80, 64, 46);
    disc(pen, 80, 64, 14);
    line(pen, 64, 118, 96, 118);
    line(pen, 68, 138, 92, 138);
}

static void help(const struct pen *pen)
{
    static const int way[][2] = {
        {56, 58}, {62, 42}, {80, 35}, {98, 42}, {103, 58}, {96, 72},
        {82, 82}, {80, 98},
    };

    for (int i = 0; i < 7; i++)
        line(pen, way[i][0], way[i][1], way[i + 1][0], way[i + 1][1]);
    disc(pen, 80, 124, 11);
}

static void eye(const struct pen *pen)
{
    static const int upper[][2] = {
        {12, 80}, {38, 52}, {80, 40}, {122, 52}, {148, 80}, {122, 108},
        {80, 120}, {38, 108}, {12, 80},
    };

    for (int i = 0; i < 8; i++)
        line(pen, upper[i][0], upper[i][1], upper[i + 1][0],
             upper[i + 1][1]);
    disc(pen, 80, 80, 22);
}

static void move(const struct pen *pen)
{
    static const int nib[][2] = {{22, 138}, {32, 102}, {112, 22}, {138, 48},
                                 {58, 128}};

    SHAPE(pen, nib);
}

static void keys(const struct pen *pen)
{
    frame(pen, 8, 40, 144, 84);
    for (int i = 0; i < 4; i++)
        block(pen, 30 + 28 * i, 62, 16, 14);
    block(pen, 44, 92, 72, 14);
}

/* Sound and looks */

static void horn(const struct pen *pen)
{
    static const int at[][2] = {{14, 60}, {40, 60}, {78, 26}, {78, 134},
                                {40, 100}, {14, 100}};

    SHAPE(pen, at);
}

static void sound(const struct pen *pen)
{
    static const int way[][2] = {{120, 38}, {138, 58}, {142, 80}, {138, 102},
                                 {120, 122}};

    horn(pen);
    line(pen, 98, 62, 104, 80);
    line(pen, 104, 80, 98, 98);
    for (int i = 0; i < 4; i++)
        line(pen, way[i][0], way[i][1], way[i + 1][0], way[i + 1][1]);
}

static void muted(const struct pen *pen)
{
    horn(pen);
    line(pen, 100, 60, 142, 102);
    line(pen, 142, 60, 100, 102);
}

static void sun(const struct pen *pen)
{
    disc(pen, 80, 80, 34);
    line(pen, 80, 16, 80, 26);
    line(pen, 80, 134, 80, 144);
    line(pen, 16, 80, 26, 80);
    line(pen, 134, 80, 144, 80);
    line(pen, 35, 35, 42, 42);
    line(pen, 118, 118, 125, 125);
    line(pen, 125, 35, 118, 42);
    line(pen, 42, 118, 35, 125);
}

static void moon(const struct pen *pen)
{
    static const int at[][2] = {
        {92, 20}, {66, 26}, {42, 44}, {30, 72}, {34, 102}, {54, 128},
        {86, 138}, {116, 130}, {136, 108}, {112, 112}, {88, 104}, {72, 84},
        {68, 58}, {76, 36},
    };

    SHAPE(pen, at);
}

static void large(const struct pen *pen)
{
    line(pen, 24, 58, 24, 24);
    line(pen, 24, 24, 58, 24);
    line(pen, 136, 58, 136, 24);
    line(pen, 136, 24, 102, 24);
    line(pen, 24, 102, 24, 136);
    line(pen, 24, 136, 58, 136);
    line(pen, 136, 102, 136, 136);
    line(pen, 136, 136, 102, 136);
}

static void small(const struct pen *pen)
{
    line(pen, 58, 22, 58, 58);
    line(pen, 58, 58, 22, 58);
    line(pen, 102, 22, 102, 58);
    line(pen, 102, 58, 138, 58);
    line(pen, 58, 138, 58, 102);
    line(pen, 58, 102, 22, 102);
    line(pen, 102, 138, 102, 102);
    line(pen, 102, 102, 138, 102);
}

static void quit(const struct pen *pen)
{
    static const int head[][2] = {{104, 44}, {146, 80}, {104, 116}};

    line(pen, 70, 24, 24, 24);
    line(pen, 24, 24, 24, 136);
    line(pen, 24, 136, 70, 136);
    line(pen, 62, 80, 108, 80);
    SHAPE(pen, head);
}

/* Seats */

static void person(const struct pen *pen)
{
    static const int body[][2] = {
        {24, 140}, {28, 112}, {42, 94}, {62, 86}, {98, 86}, {118, 94},
        {132, 112}, {136, 140},
    };

    disc(pen, 80, 46, 30);
    SHAPE(pen, body);
}

static void mind(const struct pen *pen)
{
    frame(pen, 36, 36, 88, 88);
    block(pen, 62, 62, 36, 36);
    for (int i = 0; i < 3; i++) {
        int at = 54 + 26 * i;

        line(pen, at, 18, at, 34);
        line(pen, at, 126, at, 142);
        line(pen, 18, at, 34, at);
        line(pen, 126, at, 142, at);
    }
}

/* Arrows */

static void right(const struct pen *pen)
{
    line(pen, 60, 38, 102, 80);
    line(pen, 102, 80, 60, 122);
}

static void left(const struct pen *pen)
{
    line(pen, 100, 38, 58, 80);
    line(pen, 58, 80, 100, 122);
}

static void up(const struct pen *pen)
{
    line(pen, 38, 100, 80, 58);
    line(pen, 80, 58, 122, 100);
}

static void down(const struct pen *pen)
{
    line(pen, 38, 60, 80, 102);
    line(pen, 80, 102, 122, 60);
}

static void (*const draws[WINDOW_ICONS])(const struct pen *pen) = {
    [WINDOW_ICON_GO_ON] = go_on, [WINDOW_ICON_PAUSE] = pause_time,
    [WINDOW_ICON_STEP] = step, [WINDOW_ICON_BACK] = back,
    [WINDOW_ICON_SLOWER] = slower, [WINDOW_ICON_FASTER] = faster,
    [WINDOW_ICON_NEW] = new_game, [WINDOW_ICON_OPEN] = open_game,
    [WINDOW_ICON_SAVE] = save_game, [WINDOW_ICON_POWER] = power,
    [WINDOW_ICON_HINT] = hint, [WINDOW_ICON_HELP] = help,
    [WINDOW_ICON_SOUND] = sound, [WINDOW_ICON_MUTED] = muted,
    [WINDOW_ICON_SUN] = sun, [WINDOW_ICON_MOON] = moon,
    [WINDOW_ICON_LARGE] = large, [WINDOW_ICON_SMALL] = small,
    [WINDOW_ICON_QUIT] = quit, [WINDOW_ICON_EYE] = eye,
    [WINDOW_ICON_MOVE] = move, [WINDOW_ICON_KEYS] = keys,
    [WINDOW_ICON_PERSON] = person, [WINDOW_ICON_MIND] = mind,
    [WINDOW_ICON_RIGHT] = right, [WINDOW_ICON_LEFT] = left,
    [WINDOW_ICON_UP] = up, [WINDOW_ICON_DOWN] = down,
};

void window_icon_draw(struct canvas *canvas, struct canvas_box box_of,
                      enum window_icon icon, uint32_t colour)
{
    const struct pen pen = {canvas, box_of, colour};

    if (icon > WINDOW_ICON_NONE && icon < WINDOW_ICONS)
        draws[icon](&pen);
}
