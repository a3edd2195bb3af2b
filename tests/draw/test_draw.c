/* test_draw.c - the picture is the same whichever way it came about, and
 * only what changed is drawn. */
#include "draw/easel.h"

static const int sizes[][2] = {{390, 700}, {640, 480}, {1000, 620}};
enum { SIZES = 3, STEPS = 12, FRESH_STEPS = 4 };

/* Every machine in every size */

static void for_all(void (*check)(struct easel *self, struct rng *rng))
{
    struct rng rng;

    rng_seed(&rng, "a picture");
    for (int m = 0; machines_at(m); m++)
        for (int i = 0; i < SIZES; i++) {
            char name[40];
            struct easel easel;
            struct text to;

            text_begin(&to, name, sizeof name);
            text_put(&to, machines_at(m)->name);
            text_put(&to, ":");
            text_put(&to, machines_at(m)->board->name);
            easel_begin(&easel, name, sizes[i][0], sizes[i][1]);
            check(&easel, &rng);
            easel_end(&easel);
        }
}

static void walk(struct easel *self, struct rng *rng)
{
    for (int i = 1; i <= STEPS; i++) {
        easel_chance(self, rng);
        easel_update(self);
        if (i % FRESH_STEPS == 0)
            easel_expect_fresh(self);
    }
}

CASE(it_is_as_a_fresh_one)
{
    BEGIN_CASE;
    for_all(walk);
}

static int is_dirty(const struct draw *draw, int x, int y)
{
    for (int i = 0; i < draw->dirty_count; i++)
        if (canvas_rect_has(draw->dirty[i], x, y))
            return 1;
    return 0;
}

static void expect_covered(const struct easel *self, const uint32_t *before)
{
    int width = self->draw.live.width;

    for (int i = 0; i < width * self->draw.live.height; i++)
        if (self->live[i] != before[i])
            assert_true(is_dirty(&self->draw, i % width, i / width));
}

static void expect_apart(const struct draw *draw)
{
    for (int i = 0; i < draw->dirty_count; i++)
        for (int j = 0; j < i; j++)
            assert_true(canvas_rect_is_empty(
                canvas_rect_both(draw->dirty[i], draw->dirty[j])));
}

static void expect_dirty(struct easel *self, struct rng *rng)
{
    uint32_t *before = malloc(easel_bytes(self));
    int count;

    assert_non_null(before);
    for (int i = 0; i < STEPS; i++) {
        memcpy(before, self->live, easel_bytes(self));
        easel_chance(self, rng);
        count = easel_update(self);
        assert_int_equal(count, self->draw.dirty_count);
        assert_in_range(count, 0, DRAW_DIRTY_MAX);
        expect_covered(self, before);
        expect_apart(&self->draw);
    }
    free(before);
}

CASE(what_changed_is_dirty)
{
    BEGIN_CASE;
    for_all(expect_dirty);
}

static void expect_rest(struct easel *self, struct rng *rng)
{
    for (int i = 0; i < STEPS; i++) {
        easel_chance(self, rng);
        easel_update(self);
        assert_int_equal(easel_update(self), 0);
        assert_int_equal(self->draw.dirty_count, 0);
    }
}

CASE(nothing_changed_nothing_is_dirty)
{
    BEGIN_CASE;
    for_all(expect_rest);
}

/* Everything on, the painter not held back by a clip. */
static void expect_reach(struct easel *self, struct rng *rng)
{
    const struct layout *layout = &self->draw.layout;
    struct canvas *live = &self->draw.live;

    easel_chance(self, rng);
    memset(self->scene.brightness, 255, sizeof self->scene.brightness);
    self->scene.in = ~(pins)0;
    self->scene.is_sounding = 1;
    for (int i = 0; i < layout->count; i++) {
        memcpy(self->live, self->still, easel_bytes(self));
        if (painter_of(layout, i)->live)
            painter_of(layout, i)->live(live, layout, i, &self->scene);
        canvas_copy(live, &self->draw.still, layout->reach[i]);
        assert_memory_equal(self->live, self->still, easel_bytes(self));
    }
}

CASE(every_painter_keeps_to_its_reach)
{
    BEGIN_CASE;
    for_all(expect_reach);
}

/* Forty-one small parts far from each other, which all change. */
CASE(many_changes_are_few_rectangles)
{
    struct easel easel;
    int count;

    BEGIN_CASE;
    easel_begin(&easel, "poker", 640, 480);
    for (int i = 0; i < easel.draw.layout.count; i++) {
        struct canvas_rect *reach = &easel.draw.layout.reach[i];

        reach->left = i % 8 * 80;
        reach->top = i / 8 * 60;
        reach->width = reach->height = 4;
    }
    memset(easel.scene.brightness, 255, sizeof easel.scene.brightness);
    easel.scene.in = ~(pins)0;
    count = easel_update(&easel);
    assert_int_equal(count, DRAW_DIRTY_MAX);
    expect_apart(&easel.draw);
    for (int i = 0; i < easel.draw.layout.count; i++)
        if (part_is_input(painter_part(&easel.draw.layout, i)))
            assert_true(is_dirty(&easel.draw, i % 8 * 80, i / 8 * 60));
    easel_end(&easel);
}

/* Rooms */

CASE(nothing_is_drawn_outside_the_room)
{
    struct canvas_rect room = {40, 30, 500, 400};
    struct easel easel;

    BEGIN_CASE;
    easel_begin(&easel, "checkers", 640, 480);
    memset(easel.live, 0x5a, easel_bytes(&easel));
    memset(easel.still, 0x5a, easel_bytes(&easel));
    assert_true(draw_begin(&easel.draw, easel.draw.layout.machine, room,
                           DRAW_LIGHT));
    memset(easel.scene.brightness, 255, sizeof easel.scene.brightness);
    assert_int_equal(easel_update(&easel), 1);
    for (int i = 0; i < 640 * 480; i++) {
        int is_inside = canvas_rect_has(room, i % 640, i / 640);

        assert_int_equal(easel.live[i] != 0x5a5a5a5a, is_inside);
        assert_int_equal(easel.still[i] != 0x5a5a5a5a, is_inside);
    }
    easel_end(&easel);
}

CASE(a_room_may_be_too_small)
{
    struct canvas_rect room = {0, 0, 12, 9};
    struct easel easel;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    assert_false(draw_begin(&easel.draw, easel.draw.layout.machine, room,
                            DRAW_DARK));
    easel.scene.in = ~(pins)0;
    assert_int_equal(easel_update(&easel), 0);
    easel_end(&easel);
}

CASE(renewed_it_is_all_dirty_and_the_same)
{
    struct easel easel;
    uint32_t *before;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    before = malloc(easel_bytes(&easel));
    assert_non_null(before);
    memcpy(before, easel.live, easel_bytes(&easel));
    memset(easel.live, 0, easel_bytes(&easel));
    draw_renew(&easel.draw);
    assert_int_equal(easel_update(&easel), 1);
    assert_int_equal(easel.draw.dirty[0].width, 640);
    assert_int_equal(easel.draw.dirty[0].height, 480);
    assert_memory_equal(easel.live, before, easel_bytes(&easel));
    free(before);
    easel_end(&easel);
}

CASE(themes_are_desks_and_not_boards)
{
    struct easel easel;
    struct canvas_spot chip;
    uint32_t dark_desk, dark_chip;
    int at;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    chip = painter_centre(&easel.draw.layout,
                          easel_part(&easel, "XC3S100E"));
    at = chip.y / CANVAS_PX * 640 + chip.x / CANVAS_PX;
    dark_desk = easel.live[0];
    dark_chip = easel.live[at];
    assert_true(draw_begin(&easel.draw, easel.draw.layout.machine,
                           easel.draw.layout.room, DRAW_LIGHT));
    easel_update(&easel);
    assert_int_equal(easel.live[at], dark_chip);
    assert_true((easel.live[0] & 255) > (dark_desk & 255) + 100);
    easel_end(&easel);
}

/* Single changes */

/* One rectangle, inside the reach of a part. */
static void expect_only(const struct easel *self, int part)
{
    struct canvas_rect reach = self->draw.layout.reach[part];

    assert_int_equal(self->draw.dirty_count, 1);
    assert_memory_equal(&self->draw.dirty[0], &reach, sizeof reach);
}

CASE(a_led_gets_brighter_step_by_step)
{
    struct easel easel;
    uint64_t before, dark, dim = 0;
    int part;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    part = easel_part(&easel, "LD3");
    dark = before = easel_light(&easel, easel.draw.layout.part[part]);
    for (int level = 15; level <= 255; level += 48) {
        uint64_t now;

        easel.scene.brightness[easel_find(&easel, "LD3")->light] =
            (uint8_t)level;
        assert_int_equal(easel_update(&easel), 1);
        expect_only(&easel, part);
        now = easel_light(&easel, easel.draw.layout.part[part]);
        assert_true(now > before);
        before = now;
        dim = dim ? dim : now;
    }
    assert_true((dim - dark) * 2 < before - dark);
    easel_end(&easel);
}

CASE(a_flicker_too_small_to_be_seen_costs_nothing)
{
    struct easel easel;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    memset(easel.scene.brightness, 254, sizeof easel.scene.brightness);
    assert_true(easel_update(&easel) > 0);
    memset(easel.scene.brightness, 255, sizeof easel.scene.brightness);
    assert_int_equal(easel_update(&easel), 0);
    easel_end(&easel);
}

/* The upper or the lower half of a box. */
static struct canvas_box half(struct canvas_box box, int is_lower)
{
    box.height /= 2;
    box.top += is_lower ? box.height : 0;
    return box;
}

CASE(the_knob_of_a_switch_goes_up)
{
    struct easel easel;
    struct canvas_box box;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    box = easel.draw.layout.part[easel_part(&easel, "SW2")];
    assert_true(easel_light(&easel, half(box, 0)) * 5 / 4
                < easel_light(&easel, half(box, 1)));
    easel.scene.in |= PIN(easel_find(&easel, "SW2")->pin);
    easel_update(&easel);
    expect_only(&easel, easel_part(&easel, "SW2"));
    assert_true(easel_light(&easel, half(box, 0))
                > easel_light(&easel, half(box, 1)) * 5 / 4);
    easel_end(&easel);
}

static uint32_t pixel_at(const struct easel *self, struct canvas_spot at)
{
    return self->live[at.y / CANVAS_PX * self->draw.live.stride
                      + at.x / CANVAS_PX];
}

static void expect_press(const char *machine, const char *button)
{
    struct easel easel;
    struct canvas_box box;
    uint64_t up, down, latched;

    easel_begin(&easel, machine, 800, 600);
    box = easel.draw.layout.part[easel_part(&easel, button)];
    up = easel_light(&easel, box);
    easel.scene.in |= PIN(easel_find(&easel, button)->pin);
    easel_update(&easel);
    expect_only(&easel, easel_part(&easel, button));
    down = easel_light(&easel, box);
    easel.scene.latched = easel.scene.in;
    easel_update(&easel);
    latched = easel_light(&easel, box);
    assert_true(up != down && down != latched && up != latched);
    easel.scene.in = easel.scene.latched = 0;
    easel_update(&easel);
    assert_int_equal(easel_light(&easel, box), up);
    easel_end(&easel);
}

CASE(a_button_goes_down_and_shows_its_latch)
{
    BEGIN_CASE;
    expect_press("duel", "BTN3");
    expect_press("go", "UP");
    expect_press("go", "SPACE");
    expect_press("go", "KEY0");
}

CASE(a_pressed_cap_turns_blue)
{
    struct easel easel;
    struct canvas_spot at;
    uint32_t up, down;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 800, 600);
    at = painter_centre(&easel.draw.layout, easel_part(&easel, "BTN0"));
    up = pixel_at(&easel, at);
    easel.scene.in |= PIN(easel_find(&easel, "BTN0")->pin);
    easel_update(&easel);
    down = pixel_at(&easel, at);
    assert_in_range((up & 255) - (up >> 16 & 255) + 8, 0, 24);
    assert_true((down & 255) > (down >> 16 & 255) + 20);
    easel_end(&easel);
}

/* Digits: where the middle of each segment is, in hundredths of the body. */

static const int middles[8][2] = {
    {50, 14}, {75, 32}, {71, 68}, {43, 86}, {17, 68}, {21, 32}, {46, 50},
    {82, 87},
};

static struct canvas_spot middle(const struct easel *self, const char *name,
                                 int segment)
{
    struct canvas_box box = self->draw.layout.part[easel_part(self, name)];

    return (struct canvas_spot){
        box.left + box.width * middles[segment][0] / 100,
        box.top + box.height * middles[segment][1] / 100};
}

CASE(each_segment_shines_in_its_place)
{
    struct easel easel;
    int light;

    BEGIN_CASE;
    easel_begin(&easel, "duel", 1000, 700);
    light = easel_find(&easel, "AN2")->light;
    for (int lit = 0; lit < 8; lit++) {
        memset(easel.scene.brightness, 0, sizeof easel.scene.brightness);
        easel.scene.brightness[light + lit] = 255;
        easel_update(&easel);
        for (int i = 0; i < 8; i++) {
            uint32_t red = pixel_at(&easel, middle(&easel, "AN2", i)) >> 16
                         & 255;

            assert_int_equal(red > 240, i == lit);
            assert_true(red > 30);      /* faintly visible */
        }
    }
    easel_end(&easel);
}

CASE(focus_and_keys_come_and_go)
{
    struct easel easel;
    uint64_t plain;
    struct canvas_box all = {0, 0, 640 * CANVAS_PX, 480 * CANVAS_PX};

    BEGIN_CASE;
    easel_begin(&easel, "duel", 640, 480);
    plain = easel_light(&easel, all);
    easel.scene.focus = easel_part(&easel, "SW3");
    assert_int_equal(easel_update(&easel), 1);
    assert_true(easel_light(&easel, all) != plain);
    easel.scene.focus = -1;
    assert_int_equal(easel_update(&easel), 1);
    assert_int_equal(easel_light(&easel, all), plain);
    strcpy(easel.scene.keys[easel_part(&easel, "BTN3")], "a");
    assert_int_equal(easel_update(&easel), 0);
    easel.scene.shows_keys = 1;
    assert_int_equal(easel_update(&easel), 1);
    expect_only(&easel, easel_part(&easel, "BTN3"));
    assert_true(easel_light(&easel, all) != plain);
    easel.scene.shows_keys = 0;
    easel_update(&easel);
    assert_int_equal(easel_light(&easel, all), plain);
    easel_end(&easel);
}

CASE(leds_have_the_colours_of_their_names)
{
    static const struct {
        const char *machine, *name;
        int has_red, has_green;
    } of[] = {
        {"duel", "LD0", 0, 1}, {"go", "LEDR0", 1, 0},
        {"checkers", "RED", 1, 0}, {"checkers", "ERROR", 1, 0},
        {"checkers", "MUST", 1, 1}, {"checkers", "BWIN", 0, 1},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        struct easel easel;
        struct canvas_spot rim;
        uint32_t pixel;

        easel_begin(&easel, of[i].machine, 1280, 800);
        rim = painter_centre(&easel.draw.layout,
                             easel_part(&easel, of[i].name));
        rim.x += easel.draw.layout.part[easel_part(&easel, of[i].name)].width
               * 45 / 100;
        easel.scene.brightness[easel_find(&easel, of[i].name)->light] = 255;
        easel_update(&easel);
        pixel = pixel_at(&easel, rim);
        assert_int_equal((pixel >> 16 & 255) > 200, of[i].has_red);
        assert_int_equal((pixel >> 8 & 255) > 150, of[i].has_green);
        easel_end(&easel);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("after any scenes the picture is that of the last one alone",
         it_is_as_a_fresh_one),
    TEST("every pixel that changed is in a dirty rectangle, and these do not "
         "overlap", what_changed_is_dirty),
    TEST("where nothing changed nothing is dirty",
         nothing_changed_nothing_is_dirty),
    TEST("every painter keeps to the reach of its part",
         every_painter_keeps_to_its_reach),
    TEST("changes in many places are joined to a few rectangles",
         many_changes_are_few_rectangles),
    TEST("nothing is drawn outside the room, and all inside",
         nothing_is_drawn_outside_the_room),
    TEST("a room may be too small", a_room_may_be_too_small),
    TEST("renewed the picture is all dirty, and the same",
         renewed_it_is_all_dirty_and_the_same),
    TEST("a theme is another desk, and the same board",
         themes_are_desks_and_not_boards),
    TEST("a LED gets brighter step by step, and nothing else is dirty",
         a_led_gets_brighter_step_by_step),
    TEST("a flicker too small to be seen costs nothing",
         a_flicker_too_small_to_be_seen_costs_nothing),
    TEST("the knob of a switch goes up", the_knob_of_a_switch_goes_up),
    TEST("a button goes down, comes up, and shows its latch",
         a_button_goes_down_and_shows_its_latch),
    TEST("a pressed cap turns blue", a_pressed_cap_turns_blue),
    TEST("each segment of a digit shines in its place, and is faintly seen "
         "dark", each_segment_shines_in_its_place),
    TEST("focus and keys come and go without a trace",
         focus_and_keys_come_and_go),
    TEST("LEDs have the colours of their names",
         leds_have_the_colours_of_their_names),
};

CHECK_MAIN("draw", tests)
