/* test_layout_sizes.c - how large things are, and when a board is folded. */
#include "draw/layout_rig.h"
#include "machines/all.h"

/* 40 x 24 letters of 6 x 8 pixels, at least. */
CASE(a_terminal_can_be_read)
{
    static const struct { int width, height, least; } rooms[] = {
        {360, 640, 300}, {390, 700, 320}, {640, 360, 250}, {768, 1024, 480},
        {800, 600, 290}, {980, 760, 370}, {1280, 800, 390},
        {1920, 1080, 520}, {3840, 2160, 1000},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        struct layout layout = lay_out(named("poker"), rooms[i].width,
                                       rooms[i].height);
        int tty = index_of(&layout, "TTY");

        assert_true(glass_px(&layout, "TTY") >= rooms[i].least);
        assert_true(layout_glass(&layout, tty).height >= 192 * CANVAS_PX);
    }
}

static int share_of_room(const struct layout *layout, int part)
{
    struct canvas_box box = layout->part[part];

    return (int)((int64_t)100 * (box.width / CANVAS_PX)
                 * (box.height / CANVAS_PX)
                 / (layout->room.width * layout->room.height));
}

CASE(a_screen_has_half_of_a_wide_room)
{
    static const int rooms[][2] = {
        {1280, 800}, {1366, 768}, {1440, 900}, {1920, 1080}, {2560, 1440},
        {3840, 2160},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        struct layout layout = lay_out(named("go"), rooms[i][0],
                                       rooms[i][1]);

        assert_true(share_of_room(&layout, index_of(&layout, "VGA")) >= 50);
    }
}

CASE(a_picture_is_shown_pixel_by_pixel_where_that_is_nearly_as_large)
{
    struct layout phone = lay_out(named("go"), 360, 640);
    int exact = 0;

    BEGIN_CASE;
    assert_int_equal(glass_px(&phone, "VGA"), 320);
    for (int width = 1000; width < 4000; width += 37) {
        struct layout layout = lay_out(named("go"), width, width * 5 / 8);

        exact += glass_px(&layout, "VGA") % 320 == 0;
    }
    assert_in_range(exact, 10, 60);
}

/* The least width or height of what a finger gets of a kind, in pixels. */
static int least_touch(const struct layout *layout, enum part_kind kind,
                       int is_height)
{
    int least = 1 << 20;

    for (int i = 0; i < layout->count; i++) {
        int size = (is_height ? layout->touch[i].height
                              : layout->touch[i].width) / CANVAS_PX;

        if (part_at(layout, i)->kind == kind && size < least)
            least = size;
    }
    return least;
}

CASE(fingers_find_room_on_a_telephone)
{
    static const struct { const char *name; int switch_px, button_px; }
    wanted[] = {
        {"duel", 38, 48}, {"pegs", 38, 44}, {"checkers", 35, 50},
        {"poker", 25, 33}, {"go", 20, 31}, {"null", 60, 70},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
        struct layout layout = lay_out(named(wanted[i].name), 360, 640);

        assert_true(least_touch(&layout, PART_SWITCH, 0)
                    >= wanted[i].switch_px);
        assert_true(least_touch(&layout, PART_BUTTON, 0)
                    >= wanted[i].button_px);
        assert_true(least_touch(&layout, PART_SWITCH, 1) >= 45);
        assert_true(least_touch(&layout, PART_BUTTON, 1) >= 37);
    }
}

CASE(squares_are_larger_on_a_telephone_than_the_board_has_them)
{
    struct layout layout = lay_out(named("checkers"), 360, 640);
    struct canvas_box square =
        layout_square_box(&layout, index_of(&layout, "ARRAY"), 0);

    BEGIN_CASE;
    assert_true(square.width >= 28 * CANVAS_PX);
    assert_true(square.width > 6 * layout.mm * 5 / 4);
}

CASE(boards_are_folded_on_telephones_and_not_on_laptops)
{
    static const int phones[][2] = {
        {360, 640}, {390, 700}, {412, 780}, {1080, 1920},
    };
    static const int laptops[][2] = {
        {980, 760}, {1080, 760}, {1280, 800}, {1366, 768}, {1920, 1080},
        {2560, 1440},
    };

    BEGIN_CASE;
    FOR_MACHINES(m) {
        for (size_t i = 0; i < sizeof phones / sizeof *phones; i++)
            assert_true(lay_out(*m, phones[i][0], phones[i][1]).is_folded);
        for (size_t i = 0; !board_screen((*m)->board)
                           && i < sizeof laptops / sizeof *laptops; i++)
            assert_false(lay_out(*m, laptops[i][0],
                                 laptops[i][1]).is_folded);
    }
}

/* LD15..LD8 with their switches above LD7..LD0 with theirs. */
CASE(a_long_row_is_folded_in_the_middle)
{
    struct layout layout = lay_out(named("poker"), 390, 700);
    int first = index_of(&layout, "SW15"), second = index_of(&layout, "SW7");

    BEGIN_CASE;
    assert_int_equal(across(layout.part[first], layout.part[second]), 0);
    assert_true(layout.part[index_of(&layout, "LD7")].top
                > layout.part[first].top + layout.part[first].height);
    check_same(&layout, first, index_of(&layout, "SW8"));
    check_same(&layout, second, index_of(&layout, "SW0"));
}

/* A telephone's pixels may be half as large as those of another: that must
 * not make a difference. Only print that could not be read takes from the
 * monitor, and letters from the board, or a picture that is sharper when it is
 * smaller. */
static void check_twice(const struct machine_type *machine, int width,
                        int height)
{
    struct layout one = lay_out(machine, width, height);
    struct layout two = lay_out(machine, 2 * width, 2 * height);
    const struct part *tty = board_terminal(machine->board);

    assert_true(50 * two.mm > 49 * one.mm);
    if (tty || board_screen(machine->board)) {
        int part = index_of(&one, tty ? tty->group : "VGA");
        int64_t before = (int64_t)one.mm * one.part[part].width;
        int64_t after = (int64_t)two.mm * two.part[part].width;

        assert_true(after > 2 * before && after < 7 * before);
        assert_true(two.part[part].width >= one.part[part].width);
    } else {
        assert_int_equal(two.is_folded, one.is_folded);
        assert_in_range(two.mm, 2 * one.mm, 2 * one.mm + 1);
    }
}

CASE(a_room_twice_as_large_has_parts_twice_as_large)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int width = 360; width < 2000; width += 61)
            for (int height = 360; height < 1400; height += 173)
                check_twice(*m, width, height);
}

/* From the first to the last of all bodies and panels, in sub-pixels. */
static struct canvas_box extent(const struct layout *layout)
{
    struct canvas_rect all = {0, 0, 0, 0};

    for (int i = 0; i < layout->count; i++)
        all = canvas_rect_join(all, canvas_rect_around(layout->part[i]));
    for (int i = 0; i < layout->panels; i++)
        all = canvas_rect_join(all,
                               canvas_rect_around(layout->panel[i].box));
    return in_sub_pixels(all);
}

/* But for a margin of desk, and what a picture may give up to be sharp. */
CASE(a_room_is_used_to_its_edges)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int width = 360; width < 4000; width += 211) {
            struct layout layout = lay_out(*m, width, 700);
            struct canvas_box all = extent(&layout);
            int margin = 6 * layout.mm + 30 * CANVAS_PX;

            assert_true(all.width + margin > width * CANVAS_PX
                        || all.height + margin > 700 * CANVAS_PX);
        }
}

CASE(equal_parts_look_equal)
{
    struct layout layout = lay_out(named("poker"), 1013, 611);
    struct parts switches = board_find(layout.machine->board, "SW");

    BEGIN_CASE;
    for (int i = 0; i < switches.count; i++) {
        struct canvas_box box = layout.part[switches.first + i];

        assert_int_equal(box.width, layout.part[switches.first].width);
        assert_int_equal(box.top, layout.part[switches.first].top);
        assert_int_equal((box.left | box.top | box.width | box.height)
                         % CANVAS_PX, 0);
    }
}

/* Names below and above, light around. */
CASE(parts_reach_as_far_as_they_are_drawn)
{
    struct layout layout = lay_out(named("duel"), 1280, 800);
    int led = index_of(&layout, "LD3"), button = index_of(&layout, "BTN3");
    struct canvas_rect reach = layout.reach[led];
    struct canvas_box body = layout.part[led];

    BEGIN_CASE;
    assert_true(body.left - reach.left * CANVAS_PX >= body.width);
    assert_true(body.top - reach.top * CANVAS_PX >= 32 * layout.mm / 10);
    reach = layout.reach[button];
    body = layout.part[button];
    assert_true((reach.top + reach.height) * CANVAS_PX
                >= body.top + body.height + 32 * layout.mm / 10);
}

static const struct CMUnitTest tests[] = {
    TEST("a terminal can be read", a_terminal_can_be_read),
    TEST("a screen has half of a wide room",
         a_screen_has_half_of_a_wide_room),
    TEST("a picture is shown pixel by pixel where that is nearly as large",
         a_picture_is_shown_pixel_by_pixel_where_that_is_nearly_as_large),
    TEST("fingers find room on a telephone",
         fingers_find_room_on_a_telephone),
    TEST("squares are larger on a telephone than the board has them",
         squares_are_larger_on_a_telephone_than_the_board_has_them),
    TEST("boards are folded on telephones and not on laptops",
         boards_are_folded_on_telephones_and_not_on_laptops),
    TEST("a long row is folded in the middle",
         a_long_row_is_folded_in_the_middle),
    TEST("a room twice as large has parts twice as large",
         a_room_twice_as_large_has_parts_twice_as_large),
    TEST("a room is used to its edges", a_room_is_used_to_its_edges),
    TEST("equal parts look equal", equal_parts_look_equal),
    TEST("parts reach as far as they are drawn",
         parts_reach_as_far_as_they_are_drawn),
};

CHECK_MAIN("layout_sizes", tests)
