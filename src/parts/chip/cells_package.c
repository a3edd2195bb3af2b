/* cells_package.c - a chip with its legs and their names, in cells.
 *
 *        .--. .--.             | | | | | | |      Lying on its side it
 *      1-|Vdd`-'GND|-40      +---------------+    tells the names that
 *      2-|phi1  red|-39      | CHIP  Vdd GND |    it has room for, from
 *      3-|phi2  err|-38      | phi1-2  red.. |    the notch on, left
 *        +--CHIP---+         +---------------+    and right in turn.
 *                              | | | | | | |
 */
#include "parts/chip/cells_package.h"

#include <string.h>

#include "base/text.h"
#include "term/theme.h"

/* In cells: both edges, a leg's number, a leg, the notch. */
enum { EDGES = 2, NUMBER = 2, LEG = 1, NOTCH = 3, WORD_MAX = 48 };

struct package {                        /* one drawing */
    struct term_screen *screen;
    struct term_box box;
    const struct board_package *package;
    struct term_style ink, metal, print;
    int has_shades;                     /* its body differs from the rest */
};

/* Legs are numbered down the left side and up the right, half on each. */
static int rows_of(const struct board_package *package)
{
    return package->count / 2;
}

/* Empty for a leg that is not connected. */
static const char *leg_name(const struct board_package *package, int leg)
{
    return package->legs[leg] ? package->legs[leg] : "";
}

/* The longest name of a side. */
static int side_width(const struct board_package *package, int first)
{
    int most = 0;

    for (int i = first; i < first + rows_of(package); i++)
        if ((int)strlen(leg_name(package, i)) > most)
            most = (int)strlen(leg_name(package, i));
    return most;
}

struct term_box cells_package_size(const struct board_package *package,
                                   int rows)
{
    if (rows < rows_of(package) + EDGES)
        return (struct term_box){.width = package->count + 1,
                                 .height = rows};
    return (struct term_box){
        .width = 2 * (NUMBER + LEG) + NOTCH + EDGES
               + side_width(package, 0)
               + side_width(package, rows_of(package)),
        .height = rows_of(package) + EDGES,
    };
}

/* These two take places inside the box. */
static void put_on_package(const struct package *self, int x, int y,
                           uint32_t code, struct term_style style)
{
    term_screen_put(self->screen, self->box.left + x, self->box.top + y,
                    code, style);
}

static void print_on_package(const struct package *self, int x, int y,
                             const char *text, struct term_style style)
{
    term_screen_text(self->screen, self->box.left + x, self->box.top + y,
                     self->box.width - x, text, style);
}

/* An edge across, with its corners where bodies have lines. */
static void draw_body_edge(const struct package *self, int from, int to, int y,
                           uint32_t left, uint32_t right)
{
    for (int x = from; x <= to; x++)
        put_on_package(self, x, y, x == from ? left
                       : x == to ? right : TERM_ACROSS, self->ink);
}

/* Upright */

/* At the left a number of one digit has a space before it. */
static void print_leg_number(const struct package *self, int x, int y,
                             int number)
{
    char digits[8];
    struct text to;

    text_begin(&to, digits, sizeof digits);
    text_put(&to, x == 0 && number < 10 ? " " : "");
    text_put_number(&to, (uint64_t)number);
    print_on_package(self, x, y, digits, self->print);
}

/* Leg row + 1 at the left, and the one across from it at the right. */
static void draw_leg_pair(const struct package *self, int row)
{
    const struct board_package *package = self->package;
    int across = package->count - 1 - row, right = self->box.width - 1;
    const char *name = leg_name(package, across);
    int end = right - NUMBER - LEG, y = row + 1;

    print_leg_number(self, 0, y, row + 1);
    print_leg_number(self, right - NUMBER + 1, y, across + 1);
    put_on_package(self, NUMBER, y, self->has_shades
                   ? TERM_ACROSS : TERM_LEG_LEFT, self->metal);
    put_on_package(self, right - NUMBER, y, self->has_shades
                   ? TERM_ACROSS : TERM_LEG_RIGHT, self->metal);
    print_on_package(self, NUMBER + LEG + 1, y, leg_name(package, row),
                     self->ink);
    print_on_package(self, end - (int)strlen(name), y, name, self->ink);
}

/* Between the names of both sides, two rows high. */
static void draw_package_notch(const struct package *self)
{
    const struct board_package *package = self->package;
    int x = NUMBER + LEG + 1 + side_width(package, 0);

    put_on_package(self, x, 0, TERM_ROUND_NE, self->ink);
    put_on_package(self, x + 1, 0, ' ', self->ink);
    put_on_package(self, x + 2, 0, TERM_ROUND_NW, self->ink);
    put_on_package(self, x, 1, TERM_ROUND_SW, self->ink);
    put_on_package(self, x + 1, 1, TERM_ACROSS, self->ink);
    put_on_package(self, x + 2, 1, TERM_ROUND_SE, self->ink);
}

/* With shades the legs stick out of a coloured body; without, they are part of
 * its outline, which is a column wider on each side. */
static void draw_upright(const struct package *self)
{
    int from = NUMBER + LEG * self->has_shades;
    int to = self->box.width - 1 - from, width = to - from + 1;
    int bottom = self->box.height - 1;
    int name_width = (int)strlen(self->package->part);

    term_screen_fill(self->screen, self->box.left + from, self->box.top,
                     width, self->box.height, self->ink);
    draw_body_edge(self, from, to, 0, TERM_NORTH_WEST, TERM_NORTH_EAST);
    draw_body_edge(self, from, to, bottom, TERM_SOUTH_WEST, TERM_SOUTH_EAST);
    print_on_package(self, from + (width - name_width) / 2, bottom,
                     self->package->part, self->ink);
    for (int row = 0; row < rows_of(self->package); row++)
        draw_leg_pair(self, row);
    draw_package_notch(self);
}

/* Lying on its side */

/* How much of a name is the same for a whole bus: "Row" of "Row2". */
static int stem_length(const char *name)
{
    int length = (int)strlen(name);

    while (length > 0 && name[length - 1] >= '0' && name[length - 1] <= '9')
        length--;
    return length;
}

static int is_same_bus(const char *a, const char *b)
{
    return stem_length(a) == stem_length(b)
        && memcmp(a, b, (size_t)stem_length(a)) == 0;
}

/* From the notch on, left and right in turn. */
static const char *name_in_turn(const struct board_package *package, int i)
{
    return leg_name(package, i % 2 ? package->count - 1 - i / 2 : i / 2);
}

/* Whether a name, or another of its bus, came before, or there is none. */
static int is_name_listed(const struct board_package *package, int i)
{
    for (int before = 0; before < i; before++)
        if (is_same_bus(name_in_turn(package, before),
                        name_in_turn(package, i)))
            return 1;
    return *name_in_turn(package, i) == 0;
}

/* The first leg of a bus that is met from a leg on, in steps of 1 or -1. */
static const char *bus_end(const struct board_package *package,
                           const char *name, int leg, int step)
{
    while (!is_same_bus(leg_name(package, leg), name))
        leg += step;
    return leg_name(package, leg);
}

/* "Row2-0", as the legs count, or a name alone. */
static void put_bus(const struct board_package *package, const char *name,
                    struct text *to)
{
    const char *first = bus_end(package, name, 0, 1);
    const char *last = bus_end(package, name, package->count - 1, -1);

    text_put(to, first);
    if (text_same(first, last))
        return;
    text_put_char(to, '-');
    text_put(to, last + stem_length(last));
}

struct flow {                           /* words in rows */
    const struct package *on;
    int x, y;
};

/* Writes a word, on the next row if need be; 0 if there is no room left. */
static int flow_word(struct flow *self, const char *word)
{
    int right = self->on->box.width - 2, width = (int)strlen(word);

    if (self->x + width > right) {
        self->x = 2;
        self->y++;
    }
    if (self->y > self->on->box.height - 2 || self->x + width > right)
        return 0;
    print_on_package(self->on, self->x, self->y, word, self->on->ink);
    self->x += width + 2;
    return 1;
}

/* Stops at the first name that does not fit. */
static void draw_names(const struct package *self)
{
    struct flow flow = {self, 2, 1};
    int goes_on = flow_word(&flow, self->package->part);

    for (int i = 0; goes_on && i < self->package->count; i++) {
        char word[WORD_MAX];
        struct text to;

        if (is_name_listed(self->package, i))
            continue;
        text_begin(&to, word, sizeof word);
        put_bus(self->package, name_in_turn(self->package, i), &to);
        goes_on = flow_word(&flow, word);
    }
}

/* A leg in every second column: count + 1 columns hold half of the legs on each
 * long side. */
static void draw_lying(const struct package *self)
{
    int right = self->box.width - 1, bottom = self->box.height - 1;

    term_screen_fill(self->screen, self->box.left, self->box.top + 1,
                     self->box.width, self->box.height - 2, self->ink);
    if (!self->has_shades) {
        draw_body_edge(self, 0, right, 0, TERM_NORTH_WEST, TERM_NORTH_EAST);
        draw_body_edge(self, 0, right, bottom, TERM_SOUTH_WEST,
                       TERM_SOUTH_EAST);
        for (int y = 1; y < bottom; y++) {
            put_on_package(self, 0, y, TERM_DOWN, self->ink);
            put_on_package(self, right, y, TERM_DOWN, self->ink);
        }
    }
    for (int x = 1; x < right; x += 2) {
        put_on_package(self, x, 0, self->has_shades ? TERM_DOWN : TERM_LEG_UP,
                       self->metal);
        put_on_package(self, x, bottom, self->has_shades
                       ? TERM_DOWN : TERM_LEG_DOWN, self->metal);
    }
    draw_names(self);
}

void cells_package_draw(struct term_screen *screen, struct term_box box,
                        const struct board_package *package, uint32_t ground)
{
    struct package self = {
        .screen = screen,
        .box = box,
        .package = package,
        .ink = {THEME_ON_PACKAGE, THEME_PACKAGE, 0},
        .metal = {THEME_WIRE, ground, 0},
        .print = {THEME_BREAD_TEXT, ground, 0},
        .has_shades = term_screen_has_shades(screen),
    };

    if (box.height < rows_of(package) + EDGES)
        draw_lying(&self);
    else
        draw_upright(&self);
}
