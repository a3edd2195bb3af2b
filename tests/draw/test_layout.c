/* test_layout.c - what holds wherever a machine is laid out. */
#include "draw/layout_rig.h"

#include <string.h>

#include "base/text.h"

/* A board that nobody would make: several grounds and monitors, a part that
 * lies on no ground, more alone parts than can be folded. */
static const struct part odd_parts[] = {
    {PART_TERMINAL, "TTY", PART_ALONE, 20, 20, 30, 30, 0, 0},
    {PART_SCREEN, "VGA", PART_ALONE, 60, 20, 30, 30, 0, 0},
    {PART_LED, "A", PART_ALONE, 10, 60, 3, 3, 0, 0},
    {PART_LED, "B", PART_ALONE, 20, 60, 3, 3, 0, 0},
    {PART_LED, "C", PART_ALONE, 30, 60, 3, 3, 0, 0},
    {PART_LED, "D", PART_ALONE, 40, 60, 3, 3, 0, 0},
    {PART_LED, "E", PART_ALONE, 50, 60, 3, 3, 0, 0},
    {PART_LED, "F", PART_ALONE, 10, 70, 3, 3, 0, 0},
    {PART_LED, "G", PART_ALONE, 20, 70, 3, 3, 0, 0},
    {PART_LED, "H", PART_ALONE, 30, 70, 3, 3, 0, 0},
    {PART_LED, "I", PART_ALONE, 40, 70, 3, 3, 0, 0},
    {PART_LED, "J", PART_ALONE, 50, 70, 3, 3, 0, 0},
    {PART_LED, "K", PART_ALONE, 10, 80, 3, 3, 0, 0},
    {PART_LED, "L", PART_ALONE, 20, 80, 3, 3, 0, 0},
    {PART_LED, "M", PART_ALONE, 30, 80, 3, 3, 0, 0},
    {PART_BUTTON, "N", PART_ALONE, 40, 80, 5, 5, 0, 0},
    {PART_BUTTON, "O", PART_ALONE, 50, 80, 5, 5, 1, 0},
    {PART_SWITCH, "P", 1, 80, 60, 5, 9, 2, 0},
    {PART_SWITCH, "P", 0, 90, 60, 5, 9, 3, 0},
    {PART_MATRIX, "Q", PART_ALONE, 86, 80, 20, 20, 0, 0},
    {PART_BUTTON, "STRAY", PART_ALONE, 120, 95, 6, 6, 4, 0},
    {PART_SPEAKER, "SPK", PART_ALONE, 110, 20, 10, 10, 0, 0},
    {0},
};

static const struct board_ground odd_grounds[] = {
    {GROUND_PCB, 30, 70, 56, 36},
    {GROUND_PCB, 86, 72, 40, 44},
    {0},
};

static const struct board_type odd_board = {
    .name = "odd", .width_mm = 130, .height_mm = 100,
    .grounds = odd_grounds, .parts = odd_parts,
};

static const struct machine_type odd_machine = {
    .name = "odd", .board = &odd_board,
};

enum { MACHINES_MAX = 16, SIDES = 8 };

static const struct machine_type *all[MACHINES_MAX];

static void gather(void)
{
    int count = 0;

    for (; machines_at(count); count++)
        all[count] = machines_at(count);
    all[count] = &odd_machine;
}

#define FOR_MACHINES(m) \
    for (const struct machine_type **m = (gather(), all); *m; m++)

static const int widths[SIDES] = {160, 360, 641, 768, 1081, 1920, 3840, 8000};
static const int heights[SIDES] = {120, 360, 640, 701, 1024, 1080, 2161,
                                   5000};

/* Every machine in every room. */
static void for_rooms(void (*check)(const struct layout *layout))
{
    FOR_MACHINES(m)
        for (int i = 0; i < SIDES * SIDES; i++) {
            struct layout layout;
            struct canvas_rect room = {0, 0, widths[i / SIDES],
                                       heights[i % SIDES]};

            memset(&layout, 0xaa, sizeof layout);
            if (!layout_make(&layout, *m, room))
                fail_msg("%s does not fit %dx%d", (*m)->name, room.width,
                         room.height);
            check(&layout);
        }
}

static int is_on_desk(const struct part *part)
{
    return part->kind == PART_SCREEN || part->kind == PART_TERMINAL
        || part->kind == PART_SPEAKER;
}

static int panel_below(const struct layout *layout, int part)
{
    for (int i = 0; i < layout->panels; i++)
        if (is_inside(layout->part[part], layout->panel[i].box))
            return i;
    return -1;
}

static void check_inside(const struct layout *layout)
{
    struct canvas_box room = in_sub_pixels(layout->room);

    for (int i = 0; i < layout->count; i++) {
        struct canvas_box reach = in_sub_pixels(layout->reach[i]);

        assert_true(layout->part[i].width > 0 && layout->part[i].height > 0);
        assert_true(is_inside(layout->part[i], reach));
        assert_true(is_inside(reach, room));
        assert_int_equal(panel_below(layout, i) < 0,
                         is_on_desk(part_at(layout, i)));
    }
    for (int i = 0; i < layout->panels; i++)
        assert_true(is_inside(layout->panel[i].box, room));
}

CASE(every_part_lies_inside_the_room)
{
    BEGIN_CASE;
    for_rooms(check_inside);
}

static void check_apart(const struct layout *layout)
{
    for (int i = 0; i < layout->count; i++)
        for (int k = 0; k < i; k++)
            if (overlap(layout->part[i], layout->part[k]))
                assert_true(overlap(on_table(part_at(layout, i)),
                                    on_table(part_at(layout, k))));
    for (int i = 0; i < layout->panels; i++)
        for (int k = 0; k < i; k++)
            assert_false(overlap(layout->panel[i].box,
                                 layout->panel[k].box));
}

CASE(bodies_overlap_only_where_the_table_has_it)
{
    BEGIN_CASE;
    for_rooms(check_apart);
}

static int is_touched(const struct part *part,
                      const struct board_type *board)
{
    return part_is_input(part) || part->kind == PART_TERMINAL
        || part->kind == PART_SCREEN
        || (part->kind == PART_MATRIX && board->pointer);
}

static void check_touch(const struct layout *layout)
{
    for (int i = 0; i < layout->count; i++) {
        struct canvas_box touch = layout->touch[i];
        const struct part *part = part_at(layout, i);

        assert_int_equal(touch.width > 0,
                         is_touched(part, layout->machine->board));
        if (!touch.width)
            continue;
        assert_true(is_inside(touch, in_sub_pixels(layout->room)));
        assert_true(part->kind == PART_MATRIX
                    || is_inside(layout->part[i], touch));
        for (int k = 0; k < i; k++)
            assert_false(overlap(touch, layout->touch[k]));
    }
}

CASE(touch_boxes_are_apart_and_hold_their_parts)
{
    BEGIN_CASE;
    for_rooms(check_touch);
}

static int middle_px(int from, int size)
{
    return (from + size / 2) / CANVAS_PX;
}

static void check_hits(const struct layout *layout)
{
    for (int i = 0; i < layout->count; i++) {
        struct canvas_box box = layout->part[i];

        if (layout->touch[i].width >= 2 * CANVAS_PX)
            assert_int_equal(layout_hit(layout,
                                        middle_px(box.left, box.width),
                                        middle_px(box.top, box.height)), i);
    }
    assert_int_equal(layout_hit(layout, -1, -1), -1);
    assert_int_equal(layout_hit(layout, layout->room.width,
                                layout->room.height), -1);
}

CASE(every_part_that_can_be_touched_is_hit_in_its_middle)
{
    BEGIN_CASE;
    for_rooms(check_hits);
}

/* Neighbours in a row leave nothing between them to miss. */
CASE(fingers_fill_the_gap_between_neighbours)
{
    struct layout layout = lay_out(named("duel"), 1280, 800);
    int left = index_of(&layout, "SW5"), right = index_of(&layout, "SW4");
    struct canvas_box a = layout.touch[left], b = layout.touch[right];

    BEGIN_CASE;
    assert_in_range(b.left - (a.left + a.width), 0, 1);
    assert_int_equal(a.top, layout.part[left].top
                            - 46 * layout.mm / 10);
}

static void check_glass(const struct layout *layout)
{
    for (int i = 0; i < layout->count; i++) {
        enum part_kind kind = part_at(layout, i)->kind;
        struct canvas_box glass;

        if (kind != PART_SCREEN && kind != PART_TERMINAL)
            continue;
        glass = layout_glass(layout, i);
        assert_true(is_inside(glass, layout->part[i]));
        assert_int_equal((glass.left | glass.top | glass.width
                          | glass.height) % CANVAS_PX, 0);
        if (kind == PART_SCREEN)
            assert_int_equal(glass.width * 3, glass.height * 4);
        else
            assert_in_range(glass.width * 4 - glass.height * 5, 0,
                            5 * CANVAS_PX - 1);
    }
}

CASE(glass_has_the_shape_of_its_picture)
{
    BEGIN_CASE;
    for_rooms(check_glass);
}

static int is_in_cross(const struct layout *layout, int part)
{
    const struct board_type *board = layout->machine->board;
    char name[PART_NAME_MAX];

    board_part_name(part_at(layout, part), name);
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (board->cross[i] && text_same(name, board->cross[i]))
            return 1;
    return 0;
}

static int must_stay(const struct layout *layout, int a, int b)
{
    const struct part *one = part_at(layout, a), *two = part_at(layout, b);
    int same_row = one->number != PART_ALONE
                && text_same(one->group, two->group)
                && (one->kind == PART_DIGIT || one->kind == PART_BUTTON);
    int same_column = one->kind == PART_LED && two->kind == PART_SWITCH
                   && one->number != PART_ALONE
                   && one->number == two->number && one->x_mm == two->x_mm;

    return same_row || same_column
        || (is_in_cross(layout, a) && is_in_cross(layout, b))
        || overlap(on_table(one), on_table(two));
}

static void check_together(const struct layout *layout)
{
    for (int i = 0; i < layout->count; i++)
        for (int k = 0; k < i; k++) {
            int is_same_panel = panel_below(layout, i) >= 0
                && panel_below(layout, i) == panel_below(layout, k);

            if (must_stay(layout, k, i)
                || (is_same_panel && !layout->is_folded))
                check_same(layout, k, i);
        }
}

CASE(what_belongs_together_stays_so)
{
    BEGIN_CASE;
    for_rooms(check_together);
}

static void check_squares(const struct layout *layout, int part)
{
    struct canvas_box low = layout_square_box(layout, part, 0);
    struct canvas_box next = layout_square_box(layout, part, 1);
    struct canvas_box above = layout_square_box(layout, part, MATRIX_SIDE);

    assert_int_equal(next.left, low.left + low.width);
    assert_int_equal(above.top + above.height, low.top);
    assert_int_equal(low.width, low.height);
    for (int i = 0; i < MATRIX_SIDE * MATRIX_SIDE; i++) {
        struct canvas_box box = layout_square_box(layout, part, i);

        assert_true(is_inside(box, layout->part[part]));
        if (box.width >= 2 * CANVAS_PX)
            assert_int_equal(layout_square(layout, part,
                                           middle_px(box.left, box.width),
                                           middle_px(box.top, box.height)),
                             i);
    }
    assert_int_equal(layout_square(layout, part, low.left / CANVAS_PX - 1,
                                   low.top / CANVAS_PX), -1);
}

static void check_matrices(const struct layout *layout)
{
    for (int i = 0; i < layout->count; i++)
        if (part_at(layout, i)->kind == PART_MATRIX)
            check_squares(layout, i);
}

CASE(squares_lie_in_their_frame_a1_at_the_bottom_left)
{
    BEGIN_CASE;
    for_rooms(check_matrices);
}

CASE(a_matrix_is_touched_on_its_squares)
{
    struct layout layout = lay_out(named("checkers"), 1280, 800);
    int array = index_of(&layout, "ARRAY");
    struct canvas_box touch = layout.touch[array];
    struct canvas_box a1 = layout_square_box(&layout, array, 0);
    struct canvas_box h8 = layout_square_box(&layout, array, 63);

    BEGIN_CASE;
    assert_int_equal(touch.left, a1.left);
    assert_int_equal(touch.top, h8.top);
    assert_int_equal(touch.left + touch.width, h8.left + h8.width);
    assert_int_equal(touch.top + touch.height, a1.top + a1.height);
    assert_true(a1.left - layout.part[array].left >= a1.width / 2);
}

static struct canvas_box shifted(struct canvas_box box, int x, int y)
{
    if (box.width) {
        box.left += x * CANVAS_PX;
        box.top += y * CANVAS_PX;
    }
    return box;
}

CASE(a_room_may_begin_anywhere)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        struct layout at = lay_out(*m, 700, 500), there;

        layout_make(&there, *m, (struct canvas_rect){31, 17, 700, 500});
        for (int i = 0; i < at.count; i++) {
            struct canvas_box part = shifted(at.part[i], 31, 17);
            struct canvas_box touch = shifted(at.touch[i], 31, 17);

            assert_memory_equal(&part, &there.part[i], sizeof part);
            assert_memory_equal(&touch, &there.touch[i], sizeof touch);
            assert_int_equal(at.reach[i].left + 31, there.reach[i].left);
            assert_int_equal(at.reach[i].top + 17, there.reach[i].top);
        }
    }
}

CASE(a_room_that_shows_nothing_is_refused)
{
    static const int rooms[][2] = {
        {0, 0}, {-5, 100}, {100, -5}, {79, 500}, {500, 79}, {1, 1},
    };
    struct layout layout;

    BEGIN_CASE;
    FOR_MACHINES(m)
        for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
            assert_int_equal(layout_make(&layout, *m, (struct canvas_rect){
                0, 0, rooms[i][0], rooms[i][1]}), 0);
}

static const struct CMUnitTest tests[] = {
    TEST("every part lies inside the room, on its ground",
         every_part_lies_inside_the_room),
    TEST("bodies overlap only where the table has it",
         bodies_overlap_only_where_the_table_has_it),
    TEST("touch boxes are apart and hold their parts",
         touch_boxes_are_apart_and_hold_their_parts),
    TEST("every part that can be touched is hit in its middle",
         every_part_that_can_be_touched_is_hit_in_its_middle),
    TEST("fingers fill the gap between neighbours",
         fingers_fill_the_gap_between_neighbours),
    TEST("glass has the shape of its picture",
         glass_has_the_shape_of_its_picture),
    TEST("what belongs together stays so",
         what_belongs_together_stays_so),
    TEST("squares lie in their frame, a1 at the bottom left",
         squares_lie_in_their_frame_a1_at_the_bottom_left),
    TEST("a matrix is touched on its squares",
         a_matrix_is_touched_on_its_squares),
    TEST("a room may begin anywhere", a_room_may_begin_anywhere),
    TEST("a room that shows nothing is refused",
         a_room_that_shows_nothing_is_refused),
};

CHECK_MAIN("layout", tests)
