/* test_chips.c - chips and their legs, and what lies on a breadboard. */
#include "draw/picture.h"

#include "parts/chip/pixels_package.h"

/* Chips */

/* The same machine with other legs. */
static void begin_legs(struct picture *p, const struct board_package *package,
                       int width, int height)
{
    static struct machine_type machine;
    static struct board_type board;

    machine = *picture_machine("checkers");
    board = *machine.board;
    board.package = package;
    machine.board = &board;
    begin_on(p, &machine, width, height);
    paint_still(p, find(p, "TINYCHIP"));
}

/* What one leg's name changes in the picture. */
static struct canvas_rect name_of_leg(int leg, int width, int height)
{
    static const char *legs[40];
    static struct board_package package;
    static struct picture with, without;
    struct canvas_rect rect;

    package = *picture_machine("checkers")->board->package;
    begin_legs(&with, &package, width, height);
    memcpy(legs, package.legs, sizeof legs);
    legs[leg] = NULL;
    package.legs = legs;
    begin_legs(&without, &package, width, height);
    rect = changed(&with.still, without.still.pixels);
    end(&with);
    end(&without);
    return rect;
}

CASE(each_leg_has_its_name_beside_it)
{
    static struct picture p;
    struct canvas_box chip;

    BEGIN_CASE;
    begin(&p, "checkers", 1280, 800);
    chip = p.layout.part[find(&p, "TINYCHIP")];
    for (int leg = 0; leg < 40; leg++) {
        struct canvas_rect name = name_of_leg(leg, 1280, 800);
        int row = leg < 20 ? leg : 39 - leg;
        int y = (chip.top + chip.height * (2 * row + 1) / 40) / PX;

        assert_false(canvas_rect_is_empty(name));
        assert_in_range(y, name.top, name.top + name.height);
        if (leg < 20)
            assert_true(name.left + name.width <= chip.left / PX + 1);
        else
            assert_true(name.left >= (chip.left + chip.width) / PX - 1);
    }
    end(&p);
}

CASE(names_too_small_to_read_are_left_out)
{
    BEGIN_CASE;
    assert_true(canvas_rect_is_empty(name_of_leg(0, 390, 700)));
    assert_true(canvas_rect_is_empty(name_of_leg(39, 400, 300)));
}

static int has_package(const char *part)
{
    static struct board_package package;
    static struct picture p;
    int found;

    package = *picture_machine("checkers")->board->package;
    package.part = part;
    begin_legs(&p, &package, 800, 600);
    found = pixels_package_of(&p.layout, find(&p, "TINYCHIP")) != NULL;
    end(&p);
    return found;
}

CASE(only_a_chip_whose_legs_have_names_stands_on_two_rows_of_them)
{
    static struct picture p;

    BEGIN_CASE;
    assert_true(has_package("TINYCHIP"));
    assert_false(has_package("ARRAY"));
    begin(&p, "duel", 800, 600);
    assert_null(pixels_package_of(&p.layout, find(&p, "XC3S100E")));
    end(&p);
}

CASE(a_chip_tells_its_name)
{
    static struct machine_type machine;
    static struct board_type board;
    static struct part parts[BOARD_PARTS_MAX];
    static struct picture named, renamed;
    struct canvas_rect name;
    int part;

    BEGIN_CASE;
    begin(&named, "pegs", 800, 600);
    part = find(&named, "XC6SLX16");
    paint_still(&named, part);
    machine = *named.layout.machine;
    board = *machine.board;
    memcpy(parts, board.parts, (size_t)(named.layout.count + 1)
                               * sizeof *parts);
    parts[part].group = "XC6SLX45";
    board.parts = parts;
    machine.board = &board;
    begin_on(&renamed, &machine, 800, 600);
    paint_still(&renamed, part);
    name = changed(&renamed.still, named.still.pixels);
    assert_false(canvas_rect_is_empty(name));
    assert_true(is_inside(name,
                          canvas_rect_around(named.layout.part[part])));
    end(&named);
    end(&renamed);
}

/* Legs on all four sides: bright and dark in turn along each edge. */
static int turns(const struct picture *p, struct canvas_spot from, int dx,
                 int dy, int count)
{
    int was = 0, found = 0;

    for (int i = 0; i < count; i++) {
        struct canvas_spot at = {from.x + i * dx * PX, from.y + i * dy * PX};
        int is = green(pixel_at(&p->still, at)) > 0x98;

        found += is && !was;
        was = is;
    }
    return found;
}

CASE(a_chip_has_legs_on_all_four_sides)
{
    static struct picture p;
    struct canvas_box box;
    int part, across, down, in;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    part = find(&p, "XC6SLX16");
    paint_still(&p, part);
    box = p.layout.part[part];
    in = painter_mm(&p.layout, 3);
    across = turns(&p, (struct canvas_spot){box.left, box.top + in}, 1, 0,
                   box.width / PX);
    down = turns(&p, (struct canvas_spot){box.left + in, box.top}, 0, 1,
                 box.height / PX);
    assert_in_range(across, 15, 40);
    assert_in_range(down, 10, across);
    assert_int_equal(down, turns(&p, (struct canvas_spot){
        box.left + box.width - 2 * PX, box.top}, 0, 1, box.height / PX));
    end(&p);
}

/* The breadboard and what sticks in it */

static int holes_in_row(const struct picture *p, struct canvas_box box,
                        int y)
{
    int was = 0, found = 0;

    for (int x = box.left / PX; x < (box.left + box.width) / PX; x++) {
        int is = green(pixel(&p->still, x, y)) < 0x90;

        found += is && !was;
        was = is;
    }
    return found;
}

CASE(the_holes_of_a_breadboard_are_a_tenth_of_an_inch_apart)
{
    static struct picture p;
    struct canvas_box box;
    int part, pitch, most = 0, rows = 0, was = 0;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    part = find(&p, "BREADBOARD");
    paint_still(&p, part);
    box = p.layout.part[part];
    pitch = painter_mm(&p.layout, 254) / 10;
    for (int y = box.top / PX; y < (box.top + box.height) / PX; y++) {
        int found = holes_in_row(&p, box, y);

        most = found > most ? found : most;
        rows += found > 3 && !was;
        was = found > 3;
    }
    assert_in_range(most, box.width / pitch - 2, box.width / pitch);
    assert_in_range(rows, box.height / pitch - 3, box.height / pitch - 1);
    end(&p);
}

/* Lines of a colour, counted from left to right. */
static int lines(const struct picture *p, struct canvas_box box, int is_red)
{
    int y = box.top / PX + box.height / PX / 2, was = 0, found = 0;

    for (int x = box.left / PX; x < (box.left + box.width) / PX; x++) {
        uint32_t at = pixel(&p->still, x, y);
        int is = is_red ? red(at) > blue(at) + 60 : blue(at) > red(at) + 20;

        found += is && !was;
        was = is;
    }
    return found;
}

CASE(a_large_breadboard_has_rails_for_power)
{
    static struct picture p;
    struct canvas_box box;

    BEGIN_CASE;
    begin(&p, "checkers", 1280, 800);
    paint_still(&p, find(&p, "BREADBOARD"));
    box = p.layout.part[find(&p, "BREADBOARD")];
    assert_int_equal(lines(&p, box, 1), 2);
    assert_int_equal(lines(&p, box, 0), 2);
    end(&p);
}

/* Below a chip that stands upright it runs down, else across. */
CASE(a_breadboard_has_a_gutter_along_its_chip)
{
    static struct picture p;
    struct canvas_box box;
    uint32_t gutter;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    paint_still(&p, find(&p, "BREADBOARD"));
    box = p.layout.part[find(&p, "BREADBOARD")];
    gutter = pixel_at(&p.still, centre(box));
    assert_int_equal(pixel(&p.still, box.left / PX + 2, centre(box).y / PX),
                     gutter);
    assert_int_not_equal(pixel(&p.still, centre(box).x / PX,
                               box.top / PX + 2), gutter);
    end(&p);
    begin(&p, "checkers", 1280, 800);
    paint_still(&p, find(&p, "BREADBOARD"));
    box = p.layout.part[find(&p, "BREADBOARD")];
    assert_int_equal(pixel(&p.still, centre(box).x / PX, box.top / PX + 2),
                     gutter);
    end(&p);
}

CASE(wires_are_blue_green_and_red_by_their_number)
{
    static struct picture p;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    for (int i = 0; i < p.layout.count; i++) {
        const struct part *part = painter_part(&p.layout, i);
        struct canvas_box box = p.layout.part[i];
        int sum[3] = {0, 0, 0};

        if (part->kind != PART_WIRE)
            continue;
        paint_still(&p, i);
        for (int x = box.left / PX; x < (box.left + box.width) / PX; x++) {
            uint32_t is = pixel(&p.still, x, centre(box).y / PX);

            sum[0] += blue(is);
            sum[1] += green(is);
            sum[2] += red(is);
        }
        for (int c = 0; c < 3; c++)
            if (c != part->number % 3)
                assert_true(sum[part->number % 3] > sum[c]);
    }
    end(&p);
}

/* Orange, orange, brown, gold. */
CASE(a_resistor_has_rings)
{
    static struct picture p;
    struct canvas_box box;
    int part, orange = 0, brown = 0;

    BEGIN_CASE;
    begin(&p, "pegs", 1920, 1080);
    part = find(&p, "R4");
    paint_still(&p, part);
    box = p.layout.part[part];
    for (int y = box.top / PX; y < (box.top + box.height) / PX; y++) {
        uint32_t is = pixel(&p.still, centre(box).x / PX, y);

        orange += is == 0xffe0762a;
        brown += is == 0xff6d3d1c;
    }
    assert_true(brown >= 1);
    assert_in_range(orange, 2 * brown - 2, 2 * brown + 4);
    end(&p);
}

static const struct CMUnitTest tests[] = {
    TEST("chip: each leg has its name beside it",
         each_leg_has_its_name_beside_it),
    TEST("chip: names too small to read are left out",
         names_too_small_to_read_are_left_out),
    TEST("chip: two rows of legs only where they have names",
         only_a_chip_whose_legs_have_names_stands_on_two_rows_of_them),
    TEST("chip: it tells its name", a_chip_tells_its_name),
    TEST("chip: else legs on all four sides",
         a_chip_has_legs_on_all_four_sides),
    TEST("breadboard: holes are a tenth of an inch apart",
         the_holes_of_a_breadboard_are_a_tenth_of_an_inch_apart),
    TEST("breadboard: a large one has rails for power",
         a_large_breadboard_has_rails_for_power),
    TEST("breadboard: its gutter runs along its chip",
         a_breadboard_has_a_gutter_along_its_chip),
    TEST("wire: blue, green and red by number",
         wires_are_blue_green_and_red_by_their_number),
    TEST("resistor: it has rings", a_resistor_has_rings),
};

CHECK_MAIN("draw_chips", tests)
