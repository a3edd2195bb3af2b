/* test_led_array.c - the rule checker's memory on 8 x 8 LEDs. */
#include "check.h"

#include <string.h>

#include "base/pin_sheet.h"
#include "base/rng.h"
#include "machines/checkers/checkers.h"
#include "machines/checkers/led_array.h"

enum { SIDE = 8, CLOCK_HZ = 4000, FRAME = 32, ALL = 4 };
enum { LIGHT_PINS = 28 };

/* A memory to be shown, square by square, and the array that shows it. */
struct scene {
    struct led_array array;
    uint8_t man[SIDE][SIDE], mark[SIDE][SIDE];
    int is_dark;
    pins out;
};

struct lit {                            /* ticks of light in one frame */
    int red[SIDE][SIDE], green[SIDE][SIDE];
};

static struct scene fresh(uint32_t clock_hz)
{
    struct scene self;

    memset(&self, 0, sizeof self);
    memset(&self.array, 0x55, sizeof self.array);
    led_array.reset(&self.array, &(struct chip_setup){.clock_hz = clock_hz});
    self.out = led_array_ask(&self.array);
    return self;
}

/* What the view port answers to what was asked. */
static pins view_of(const struct scene *self)
{
    unsigned row = (unsigned)pins_get(self->out, LED_ARRAY_VIEWROW, 3);
    int marks = (self->out & PIN(LED_ARRAY_VIEWMARK)) != 0;
    pins view = 0;

    for (unsigned i = 0; i < 4; i++) {
        unsigned column = row % 2 + 2 * i;

        view |= (pins)(marks ? self->mark : self->man)[row][column]
                << 3 * i;
    }
    return view;
}

static void step(struct scene *self)
{
    assert_int_equal(led_array_ask(&self->array), self->out & 0xf);
    self->out = led_array.tick(&self->array,
        view_of(self) << LED_ARRAY_VIEW
        | (pins)self->is_dark << LED_ARRAY_DARK);
    assert_int_equal(self->out >> LIGHT_PINS, 0);
}

static void step_times(struct scene *self, int ticks)
{
    while (ticks--)
        step(self);
}

static struct lit frame(struct scene *self)
{
    struct lit lit;

    memset(&lit, 0, sizeof lit);
    for (int t = 0; t < FRAME; t++) {
        step(self);
        for (unsigned r = 0; r < SIDE; r++)
            for (unsigned c = 0; c < SIDE; c++) {
                int line = self->out >> (LED_ARRAY_LINE + r) & 1;

                lit.red[r][c] += line && self->out >> (LED_ARRAY_RED + c) & 1;
                lit.green[r][c] += line
                    && self->out >> (LED_ARRAY_GREEN + c) & 1;
            }
    }
    return lit;
}

/* Scanning */

CASE(one_row_is_lit_at_a_time_and_each_in_turn)
{
    struct scene scene = fresh(CLOCK_HZ);
    int first = -1;

    BEGIN_CASE;
    for (int t = 0; t < 10 * FRAME; t++) {
        pins lines;

        step(&scene);
        lines = pins_get(scene.out, LED_ARRAY_LINE, SIDE);
        for (int r = 0; r < SIDE && first < 0; r++)
            if (lines == PIN(r) && t % 4 == 3)
                first = r;
        if (first >= 0)
            assert_true(lines == PIN((first + (t - 3) / 4) % SIDE));
    }
    assert_true(first >= 0);
}

CASE(each_row_is_asked_for_its_men_and_its_marks)
{
    struct scene scene = fresh(CLOCK_HZ);
    int asked[2][SIDE] = {{0}};

    BEGIN_CASE;
    for (int t = 0; t < FRAME; t++) {
        int marks = (scene.out & PIN(LED_ARRAY_VIEWMARK)) != 0;

        asked[marks][pins_get(scene.out, LED_ARRAY_VIEWROW, 3)]++;
        step(&scene);
    }
    for (int row = 0; row < SIDE; row++) {
        assert_true(asked[0][row] > 0);
        assert_true(asked[1][row] > 0);
    }
}

static int is_dark_square(int row, int column)
{
    return row % 2 == column % 2;
}

static void set_men(struct scene *self, struct rng *rng, uint32_t codes)
{
    for (int r = 0; r < SIDE; r++)
        for (int c = 0; c < SIDE; c++)
            self->man[r][c] = is_dark_square(r, c)
                            ? (uint8_t)rng_below(rng, codes) : 0;
}

/* Red is red, black is green, a light square is dark, whatever the memory
 * may hold. */
CASE(the_array_shows_the_memory)
{
    struct scene scene = fresh(CLOCK_HZ);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "scenes");
    for (int i = 0; i < 500; i++) {
        struct lit lit;

        set_men(&scene, &rng, 8);
        frame(&scene);
        lit = frame(&scene);
        for (int r = 0; r < SIDE; r++)
            for (int c = 0; c < SIDE; c++) {
                int man = scene.man[r][c];

                assert_int_equal(lit.red[r][c] > 0,
                                 man == CHECKERS_VIEW_RED
                                 || man == CHECKERS_VIEW_RED_KING);
                assert_int_equal(lit.green[r][c] > 0,
                                 man == CHECKERS_VIEW_BLACK
                                 || man == CHECKERS_VIEW_BLACK_KING);
            }
    }
}

CASE(a_change_is_shown_a_frame_later)
{
    struct scene scene = fresh(CLOCK_HZ);
    struct lit lit;

    BEGIN_CASE;
    for (int t = 0; t < FRAME; t++) {
        scene.man[4][2] = CHECKERS_VIEW_RED;
        step_times(&scene, FRAME + 4);
        lit = frame(&scene);
        assert_int_equal(lit.red[4][2], ALL);
        scene.man[4][2] = CHECKERS_VIEW_EMPTY;
        step_times(&scene, FRAME + 4);
        lit = frame(&scene);
        assert_int_equal(lit.red[4][2], 0);
        step(&scene);
    }
}

CASE(dark_puts_all_out_at_once)
{
    struct scene scene = fresh(CLOCK_HZ);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "dark");
    set_men(&scene, &rng, 5);
    step_times(&scene, FRAME);
    for (int t = 0; t < 10 * FRAME; t++) {
        scene.is_dark = 1;
        step(&scene);
        assert_int_equal(scene.out >> LED_ARRAY_LINE, 0);
        scene.is_dark = 0;
        step(&scene);
        assert_true(pins_get(scene.out, LED_ARRAY_LINE, SIDE) != 0);
    }
}

CASE(dark_does_not_stop_it)
{
    struct scene light = fresh(CLOCK_HZ), dark = light;

    BEGIN_CASE;
    dark.is_dark = 1;
    step_times(&light, CLOCK_HZ / 3);
    step_times(&dark, CLOCK_HZ / 3);
    assert_memory_equal(&light.array, &dark.array, sizeof light.array);
}

/* Brightness: ticks of a frame's four */

static struct scene one(unsigned man, unsigned mark, uint32_t clock_hz)
{
    struct scene scene = fresh(clock_hz);

    scene.man[3][5] = (uint8_t)man;
    scene.mark[3][5] = (uint8_t)mark;
    step_times(&scene, FRAME + 4);
    return scene;
}

/* A second in eighths: for each the ticks of light in a frame within it. */
static const char *course(struct scene *self)
{
    static char digits[9];

    for (int eighth = 0; eighth < 8; eighth++) {
        struct lit lit;

        while (self->array.eighth != eighth)
            step(self);
        lit = frame(self);
        digits[eighth] = (char)('0' + lit.red[3][5] + lit.green[3][5]);
    }
    return digits;
}

static void check_course(unsigned man, unsigned mark, const char *expected)
{
    struct scene scene = one(man, mark, CLOCK_HZ);

    assert_string_equal(course(&scene), expected);
    assert_string_equal(course(&scene), expected);
}

CASE(a_man_is_lit_steadily)
{
    BEGIN_CASE;
    check_course(CHECKERS_VIEW_RED, CHECKERS_MARK_NONE, "44444444");
    check_course(CHECKERS_VIEW_BLACK, CHECKERS_MARK_LEFT, "44444444");
    check_course(CHECKERS_VIEW_EMPTY, CHECKERS_MARK_NONE, "00000000");
    check_course(CHECKERS_VIEW_EMPTY, CHECKERS_MARK_HELD, "00000000");
    check_course(CHECKERS_VIEW_EMPTY, CHECKERS_MARK_REACHED, "00000000");
}

CASE(a_king_breathes_once_a_second)
{
    BEGIN_CASE;
    check_course(CHECKERS_VIEW_RED_KING, CHECKERS_MARK_NONE, "44321123");
    check_course(CHECKERS_VIEW_BLACK_KING, CHECKERS_MARK_LEFT, "44321123");
}

CASE(a_held_man_blinks_four_times_a_second)
{
    BEGIN_CASE;
    check_course(CHECKERS_VIEW_RED, CHECKERS_MARK_HELD, "41414141");
    check_course(CHECKERS_VIEW_BLACK_KING, CHECKERS_MARK_HELD, "41414141");
}

CASE(the_man_that_came_winks_once_a_second)
{
    BEGIN_CASE;
    check_course(CHECKERS_VIEW_RED, CHECKERS_MARK_REACHED, "14444444");
    check_course(CHECKERS_VIEW_RED_KING, CHECKERS_MARK_REACHED, "14321123");
}

CASE(the_square_left_glows_amber)
{
    struct scene scene = one(CHECKERS_VIEW_EMPTY, CHECKERS_MARK_LEFT,
                             CLOCK_HZ);

    BEGIN_CASE;
    for (int i = 0; i < CLOCK_HZ / FRAME; i++) {
        struct lit lit = frame(&scene);

        assert_int_equal(lit.red[3][5], 1);
        assert_int_equal(lit.green[3][5], 1);
    }
}

/* The eighths go round once a second, on any clock. */
CASE(an_eighth_is_an_eighth_on_every_clock)
{
    static const uint32_t clocks[] = {8, 16, 1000, 4000, 80000};

    BEGIN_CASE;
    for (int i = 0; i < 5; i++) {
        struct led_array array;

        led_array_reset(&array, clocks[i]);
        for (uint32_t t = 1; t < 3 * clocks[i]; t++) {
            led_array_tick(&array, 0);
            assert_int_equal(array.eighth, t * 8 / clocks[i] % 8);
        }
    }
}

/* One look is enough to see where all men are. */
CASE(no_man_goes_dark)
{
    BEGIN_CASE;
    for (unsigned man = CHECKERS_VIEW_RED; man <= CHECKERS_VIEW_BLACK_KING;
         man++)
        for (unsigned mark = 0; mark < 8; mark++) {
            struct scene scene = one(man, mark, CLOCK_HZ);

            for (int i = 0; i < 2 * CLOCK_HZ / FRAME; i++) {
                struct lit lit = frame(&scene);

                assert_int_equal(lit.red[3][5] > 0, man <= 2);
                assert_int_equal(lit.green[3][5] > 0, man > 2);
            }
        }
}

/* Pins */

CASE(a_row_is_low_while_it_is_lit)
{
    struct scene scene = one(CHECKERS_VIEW_RED, CHECKERS_MARK_NONE, CLOCK_HZ);
    pins levels;

    BEGIN_CASE;
    while (!(scene.out & PIN(LED_ARRAY_LINE + 3)))
        step(&scene);
    levels = pins_levels(led_array.outputs, scene.out);
    assert_int_equal(pins_get(levels, LED_ARRAY_LINE, SIDE), 0xf7);
    assert_int_equal(pins_get(levels, LED_ARRAY_RED, SIDE), 0x20);
    assert_int_equal(pins_get(levels, LED_ARRAY_GREEN, SIDE), 0);
}

CASE(its_pins_are_a_view_and_the_array)
{
    BEGIN_CASE;
    assert_string_equal(led_array.name, "led_array");
    assert_string_equal(pin_sheet(led_array.inputs), " view@0:12 dark@12:1");
    assert_string_equal(pin_sheet(led_array.outputs), " viewrow@0:3"
                        " viewmark@3:1!line@4:8 red@12:8 green@20:8");
}

static const struct CMUnitTest tests[] = {
    TEST("led_array: one row is lit at a time, each in turn for four ticks",
         one_row_is_lit_at_a_time_and_each_in_turn),
    TEST("led_array: each row is asked for its men and its marks",
         each_row_is_asked_for_its_men_and_its_marks),
    TEST("led_array: it shows the memory, red men red and black men green "
         "(M3-124)", the_array_shows_the_memory),
    TEST("led_array: a change is shown a frame later",
         a_change_is_shown_a_frame_later),
    TEST("led_array: dark puts all out at once", dark_puts_all_out_at_once),
    TEST("led_array: dark does not stop it", dark_does_not_stop_it),
    TEST("led_array: a man is lit steadily", a_man_is_lit_steadily),
    TEST("led_array: a king breathes once a second",
         a_king_breathes_once_a_second),
    TEST("led_array: a held man blinks four times a second",
         a_held_man_blinks_four_times_a_second),
    TEST("led_array: the man that came winks once a second",
         the_man_that_came_winks_once_a_second),
    TEST("led_array: the square that was left glows amber",
         the_square_left_glows_amber),
    TEST("led_array: an eighth of a second is one on every clock",
         an_eighth_is_an_eighth_on_every_clock),
    TEST("led_array: no man goes dark", no_man_goes_dark),
    TEST("led_array: a row is low while it is lit",
         a_row_is_low_while_it_is_lit),
    TEST("led_array: its pins are a view and the array",
         its_pins_are_a_view_and_the_array),
};

CHECK_MAIN("led_array", tests)
