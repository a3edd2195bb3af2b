/* test_changes.c - of large parts only what changed is drawn. */
#include "draw/easel.h"

static struct easel easel;

static long area(struct canvas_rect rect)
{
    return (long)rect.width * rect.height;
}

static long dirty_area(void)
{
    long sum = 0;

    for (int i = 0; i < easel.draw.dirty_count; i++)
        sum += area(easel.draw.dirty[i]);
    return sum;
}

/* The monitor */

static struct canvas_rect glass(void)
{
    return canvas_rect_around(layout_glass(&easel.draw.layout,
                                           easel_part(&easel, "VGA")));
}

static void begin_monitor(void)
{
    easel_begin(&easel, "go", 1000, 620);
    for (int i = 0; i < EASEL_SIDE * EASEL_SIDE; i++)
        easel_pixels[i] = (uint16_t)(i * 7 & 0xfff);
    easel.scene.picture = (struct canvas_picture){EASEL_SIDE, EASEL_SIDE,
                                                  easel_pixels};
    easel.scene.picture_count = 8;
    easel_update(&easel);
}

/* Another colour somewhere, in a picture so many later. */
static void change(struct canvas_rect part, unsigned count)
{
    for (int y = part.top; y < part.top + part.height; y++)
        for (int x = part.left; x < part.left + part.width; x++)
            easel_pixels[y * EASEL_SIDE + x] ^= 0xfff;
    easel.scene.picture_changed = part;
    easel.scene.picture_count += count;
}

static void expect_dirty(struct canvas_rect rect)
{
    assert_int_equal(easel_update(&easel), 1);
    assert_memory_equal(&easel.draw.dirty[0], &rect, sizeof rect);
    easel_expect_fresh(&easel);
}

CASE(of_the_next_picture_what_is_new_is_drawn)
{
    struct canvas_rect part = {20, 31, 6, 3};
    struct canvas_rect shown;

    BEGIN_CASE;
    begin_monitor();
    shown = canvas_shown(glass(), &easel.scene.picture, part);
    assert_true(area(shown) * 100 < area(glass()));
    change(part, 1);
    expect_dirty(shown);
    change((struct canvas_rect){63, 63, 1, 1}, 1);
    assert_int_equal(easel_update(&easel), 1);
    easel_expect_fresh(&easel);
    easel_end(&easel);
}

CASE(of_any_other_picture_all_is_drawn)
{
    static uint16_t others[EASEL_SIDE * EASEL_SIDE];

    BEGIN_CASE;
    begin_monitor();
    change((struct canvas_rect){1, 1, 2, 2}, 1);
    change((struct canvas_rect){20, 31, 6, 3}, 1);
    expect_dirty(glass());
    change((struct canvas_rect){20, 31, 6, 3}, (unsigned)-1);
    expect_dirty(glass());
    change((struct canvas_rect){20, 31, 6, 3}, 1);
    easel.scene.picture_changed = (struct canvas_rect){0, 0, 0, 0};
    expect_dirty(glass());
    easel.scene.picture_count++;
    easel.scene.picture_changed = (struct canvas_rect){1, 1, 2, 2};
    easel.scene.picture.pixels = others;
    expect_dirty(glass());
    easel_end(&easel);
}

CASE(words_below_it_leave_the_glass_alone)
{
    BEGIN_CASE;
    begin_monitor();
    strcpy(easel.scene.caption, "Black to move");
    assert_int_equal(easel_update(&easel), 1);
    assert_true(canvas_rect_is_empty(canvas_rect_both(easel.draw.dirty[0],
                                                      glass())));
    easel_expect_fresh(&easel);
    strcpy(easel.scene.caption, "White to move");
    change((struct canvas_rect){20, 1, 6, 3}, 1);
    assert_int_equal(easel_update(&easel), 2);
    easel_expect_fresh(&easel);
    easel_end(&easel);
}

/* Keys over a monitor lie on all of it. */
CASE(a_mark_around_it_needs_all_of_it)
{
    struct canvas_rect reach;

    BEGIN_CASE;
    begin_monitor();
    reach = easel.draw.layout.reach[easel_part(&easel, "VGA")];
    easel.scene.focus = easel_part(&easel, "VGA");
    change((struct canvas_rect){20, 31, 6, 3}, 1);
    expect_dirty(reach);
    easel_end(&easel);
}

/* The array */

static void light(int square, uint8_t brightness)
{
    easel.scene.brightness[easel_find(&easel, "ARRAY")->light + 2 * square] =
        brightness;
}

CASE(a_move_is_two_squares_of_the_array)
{
    struct canvas_rect reach;

    BEGIN_CASE;
    easel_begin(&easel, "checkers", 1000, 620);
    reach = easel.draw.layout.reach[easel_part(&easel, "ARRAY")];
    light(9, 255);
    assert_int_equal(easel_update(&easel), 1);
    assert_true(dirty_area() * 10 < area(reach));
    easel_expect_fresh(&easel);
    light(9, 0);
    light(63, 255);
    assert_int_equal(easel_update(&easel), 2);
    assert_true(dirty_area() * 5 < area(reach));
    easel_expect_fresh(&easel);
    easel.scene.pointed = 5;
    assert_int_equal(easel_update(&easel), 1);
    easel_expect_fresh(&easel);
    easel_end(&easel);
}

CASE(many_squares_are_one_rectangle)
{
    BEGIN_CASE;
    easel_begin(&easel, "checkers", 1000, 620);
    for (int i = 0; i < 64; i++)
        light(i, (uint8_t)(i * 4));
    assert_int_equal(easel_update(&easel), 1);
    easel_expect_fresh(&easel);
    for (int i = 0; i < 64; i += 9)
        light(i, (uint8_t)(i * 4 + 130));
    assert_in_range(easel_update(&easel), 1, 4);
    easel_expect_fresh(&easel);
    easel_end(&easel);
}

static const struct CMUnitTest tests[] = {
    TEST("draw: of the next picture what is new is drawn",
         of_the_next_picture_what_is_new_is_drawn),
    TEST("draw: of any other picture all is drawn",
         of_any_other_picture_all_is_drawn),
    TEST("draw: words below it leave the glass alone",
         words_below_it_leave_the_glass_alone),
    TEST("draw: a mark around it needs all of it",
         a_mark_around_it_needs_all_of_it),
    TEST("draw: a move is two squares of the array",
         a_move_is_two_squares_of_the_array),
    TEST("draw: many squares are one rectangle",
         many_squares_are_one_rectangle),
};

CHECK_MAIN("draw_changes", tests)
