/* test_multisync.c - the monitor against a generator of VGA signals that is
 * written from the published timings, pixel by pixel. */
#include "check.h"

#include <string.h>

#include "base/bits.h"
#include "base/rng.h"
#include "parts/screen/multisync.h"

/* As the tables of VESA have them: visible, front porch, pulse, back porch. */
struct timing {
    int width, h_front, h_pulse, h_back;
    int height, v_front, v_pulse, v_back;
    int hs_is_high, vs_is_high, hz;
    uint32_t pixel_khz;
};

static const struct timing timings[] = {
    {640, 16, 96, 48,    350, 37, 2, 60,  1, 0, 70, 25175},
    {720, 18, 108, 54,   400, 12, 2, 35,  0, 1, 70, 28322},
    {640, 16, 96, 48,    480, 10, 2, 33,  0, 0, 60, 25175},
    {640, 24, 40, 128,   480, 9, 3, 28,   0, 0, 72, 31500},
    {640, 16, 64, 120,   480, 1, 3, 16,   0, 0, 75, 31500},
    {640, 56, 56, 80,    480, 1, 3, 25,   0, 0, 85, 36000},
    {800, 24, 72, 128,   600, 1, 2, 22,   1, 1, 56, 36000},
    {800, 40, 128, 88,   600, 1, 4, 23,   1, 1, 60, 40000},
    {800, 56, 120, 64,   600, 37, 6, 23,  1, 1, 72, 50000},
    {800, 16, 80, 160,   600, 1, 3, 21,   1, 1, 75, 49500},
    {800, 32, 64, 152,   600, 1, 3, 27,   1, 1, 85, 56250},
    {1024, 24, 136, 160, 768, 3, 6, 29,   0, 0, 60, 65000},
    {1024, 24, 136, 144, 768, 3, 6, 29,   0, 0, 70, 75000},
    {1024, 16, 96, 176,  768, 1, 3, 28,   1, 1, 75, 78750},
    {1024, 48, 96, 208,  768, 1, 3, 36,   1, 1, 85, 94500},
    {640, 16, 96, 48,    480, 10, 2, 29,  0, 0, 60, 25000},
};

enum { TIMINGS = sizeof timings / sizeof *timings, VGA = 2 };

/* The design: where it is in its frame, and how many ticks a pixel takes,
 * as a fraction. */
struct design {
    struct timing timing;
    uint64_t pixels;                    /* since it is on */
    uint64_t per, of;                   /* ticks a pixel: per / of */
    int vs_with_columns;                /* vs changes where columns begin */
    int is_dark;
    uint32_t picture;                   /* which one it shows */
    int bits[3];
    int short_line, short_lines, cut;   /* these lack so many pixels */
    int lit_porch;
    int has_converter, is_blank, has_no_clock;
    uint64_t levels;
};

static struct multisync monitor;

static uint64_t now(const struct design *self)
{
    return (self->pixels * self->per + self->of - 1) / self->of;
}

/* Through a converter: colours change on one half of its clock, and are taken
 * in the middle of the pixel on the other. The picture is half a pixel late,
 * and so are the syncs. */
static void put_clocked(const struct design *self, uint64_t levels)
{
    const uint64_t clock = 1 << MULTISYNC_CLOCK;

    if (!self->is_blank)
        levels |= 1 << MULTISYNC_BLANK_N;
    multisync_device.see(&monitor, now(self), (self->levels & 3)
                         | (levels & ~UINT64_C(3)));
    multisync_device.see(&monitor, now(self) + self->per / 2,
                         self->has_no_clock ? levels : levels | clock);
}

static void put(struct design *self, uint64_t levels)
{
    if (self->has_converter)
        put_clocked(self, levels);
    else if (levels != self->levels)
        multisync_device.see(&monitor, now(self), levels);
    self->levels = levels;
}

/* Runs of a random length, mostly short, and single pixels. */
static uint32_t colour_at(uint32_t picture, int x, int y)
{
    uint64_t place = (uint64_t)picture << 40 | (uint64_t)y << 20;
    int run = (y / 7) % 3 ? x / (1 + y % 13) : x;

    return (uint32_t)bits_mix(place | (uint64_t)run) & 0xffffff;
}

static uint64_t wires_of(const struct design *self, uint32_t rgb)
{
    uint64_t red = rgb >> 16 & 255, green = rgb >> 8 & 255, blue = rgb & 255;

    return red >> (8 - self->bits[0]) << MULTISYNC_RED
         | green >> (8 - self->bits[1]) << MULTISYNC_GREEN
         | blue >> (8 - self->bits[2]) << MULTISYNC_BLUE;
}

/* What should be seen of a colour that has lost its low bits. */
static uint32_t seen_of(const struct design *self, uint32_t rgb)
{
    uint32_t seen = 0;

    for (int i = 0; i < 3; i++) {
        uint32_t most = (1u << self->bits[i]) - 1;
        uint32_t value = (rgb >> (16 - 8 * i) & 255) >> (8 - self->bits[i]);

        seen |= (value * 255 * 2 + most) / (2 * most) << (16 - 8 * i);
    }
    return seen;
}

static void set_wire(uint64_t *levels, int wire, int is_high)
{
    *levels &= ~(UINT64_C(1) << wire);
    *levels |= (uint64_t)(is_high != 0) << wire;
}

static void pulse_vs(const struct design *self, uint64_t *levels, int line)
{
    const struct timing *t = &self->timing;
    int begin = t->height + t->v_front;

    if (line == begin)
        set_wire(levels, MULTISYNC_VS, t->vs_is_high);
    if (line == begin + t->v_pulse)
        set_wire(levels, MULTISYNC_VS, !t->vs_is_high);
}

static void send_row(struct design *self, uint64_t syncs, int line, int width)
{
    for (int x = 0; x < width; x++, self->pixels++)
        put(self, syncs | wires_of(self, colour_at(self->picture, x, line)));
}

static void send_line(struct design *self, int line)
{
    const struct timing *t = &self->timing;
    uint64_t syncs = self->levels & 3;
    int is_short = line >= self->short_line
                && line < self->short_line + self->short_lines;
    int width = t->width - (is_short ? self->cut : 0);

    if (self->vs_with_columns)
        pulse_vs(self, &syncs, line);
    if (line < t->height && !self->is_dark)
        send_row(self, syncs, line, width);
    else {
        put(self, syncs);
        self->pixels += (uint64_t)width;
    }
    put(self, syncs);
    self->pixels += (uint64_t)t->h_front;
    set_wire(&syncs, MULTISYNC_HS, t->hs_is_high);
    if (!self->vs_with_columns)
        pulse_vs(self, &syncs, line + 1);
    put(self, syncs | (self->lit_porch ? wires_of(self, 0x808080) : 0));
    self->pixels += (uint64_t)t->h_pulse;
    set_wire(&syncs, MULTISYNC_HS, !t->hs_is_high);
    put(self, syncs | (self->lit_porch ? wires_of(self, 0x808080) : 0));
    self->pixels += (uint64_t)t->h_back;
}

static void send_frame(struct design *self)
{
    const struct timing *t = &self->timing;
    int lines = t->height + t->v_front + t->v_pulse + t->v_back;

    for (int line = 0; line < lines; line++)
        send_line(self, line);
}

static uint64_t tick_hz_of(const struct design *self)
{
    return (uint64_t)self->timing.pixel_khz * 1000 * self->per / self->of;
}

static void begin(struct design *self, const struct timing *timing,
                  uint64_t per, uint64_t of)
{
    const struct multisync_settings eight = {{8, 8, 8}, 0};

    *self = (struct design){.timing = *timing, .per = per, .of = of,
                            .bits = {8, 8, 8}, .short_line = 0,
                            .levels = ~UINT64_C(0)};
    multisync_device.power_up(&monitor, tick_hz_of(self), &eight);
    put(self, (uint64_t)!timing->hs_is_high
              | (uint64_t)!timing->vs_is_high << 1);
}

/* Dark frames until the mode is found, then one picture. */
static void send_picture(struct design *self, uint32_t picture)
{
    self->is_dark = 1;
    for (int i = 0; i < 4; i++)
        send_frame(self);
    self->is_dark = 0;
    self->picture = picture;
    send_frame(self);
}

static uint32_t pixel(int x, int y)
{
    return monitor.picture[y * monitor.shown.width + x];
}

static void picture_is(const struct design *self, uint32_t picture)
{
    for (int y = 0; y < self->timing.height; y++)
        for (int x = 0; x < self->timing.width; x++) {
            uint32_t rgb = seen_of(self, colour_at(picture, x, y));

            if (pixel(x, y) != rgb)
                fail_msg("%d x %d at %d, %d: %x, not %x", self->timing.width,
                         self->timing.height, x, y, (unsigned)pixel(x, y),
                         (unsigned)rgb);
        }
}

static void mode_is(const struct design *self)
{
    struct multisync_report report = multisync_read(&monitor, now(self));

    assert_int_equal(report.status, MULTISYNC_SHOWS);
    assert_int_equal(report.mode->width, self->timing.width);
    assert_int_equal(report.mode->height, self->timing.height);
    assert_int_equal(report.mode->hz, self->timing.hz);
}

CASE(every_mode_is_found_and_drawn_to_the_pixel)
{
    struct design design;

    BEGIN_CASE;
    for (int i = 0; i < TIMINGS; i++) {
        begin(&design, &timings[i], 1 + (uint64_t)i % 3, 1);
        design.vs_with_columns = i % 2;
        send_picture(&design, (uint32_t)i);
        mode_is(&design);
        picture_is(&design, (uint32_t)i);
    }
}

/* 100 MHz for 25.175 and the like: a pixel is one tick longer than another, so
 * that lines are, too. */
CASE(pixels_need_not_be_a_whole_number_of_ticks)
{
    static const uint64_t fractions[][2] = {{4000, 1007}, {31, 8}, {3, 2}};
    struct design design;

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        begin(&design, &timings[VGA], fractions[i][0], fractions[i][1]);
        design.vs_with_columns = i & 1;
        send_picture(&design, 77);
        mode_is(&design);
        picture_is(&design, 77);
    }
}

CASE(polarities_do_not_matter_where_lines_decide)
{
    struct design design;

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        struct timing timing = timings[VGA];

        timing.hs_is_high = i & 1;
        timing.vs_is_high = i >> 1;
        begin(&design, &timing, 1, 1);
        send_picture(&design, 5);
        mode_is(&design);
        picture_is(&design, 5);
    }
}

CASE(a_pixel_clock_that_is_a_little_off_is_followed)
{
    static const uint32_t khz[] = {24000, 25000, 25200, 26000};
    struct design design;

    BEGIN_CASE;
    for (int i = 0; i < 4; i++) {
        struct timing timing = timings[VGA];

        timing.pixel_khz = khz[i];
        begin(&design, &timing, 2, 1);
        send_picture(&design, 6);
        mode_is(&design);
        picture_is(&design, 6);
    }
}

static void begin_converter(struct design *self, int is_blank, int has_no_clock)
{
    const struct multisync_settings settings = {{8, 8, 8}, MULTISYNC_CLOCKED};

    begin(self, &timings[VGA], 4, 1);
    multisync_device.power_up(&monitor, tick_hz_of(self), &settings);
    self->has_converter = 1;
    self->is_blank = is_blank;
    self->has_no_clock = has_no_clock;
    send_picture(self, 12);
}

CASE(a_converter_takes_colours_with_its_clock)
{
    struct design design;

    BEGIN_CASE;
    begin_converter(&design, 0, 0);
    mode_is(&design);
    picture_is(&design, 12);
    for (int i = 1; i < 3; i++) {
        begin_converter(&design, i & 1, i >> 1);
        mode_is(&design);
        for (int x = 0; x < 640 * 480; x++)
            assert_int_equal(monitor.picture[x], 0);
    }
}

CASE(few_bits_of_a_colour_reach_full_brightness)
{
    const struct multisync_settings settings = {{3, 3, 2}, 0};
    struct design design;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 1, 1);
    multisync_device.power_up(&monitor, tick_hz_of(&design), &settings);
    memcpy(design.bits, (int[]){3, 3, 2}, sizeof design.bits);
    send_picture(&design, 9);
    picture_is(&design, 9);
    design.bits[0] = design.bits[1] = design.bits[2] = 4;
    multisync_device.power_up(&monitor, tick_hz_of(&design), NULL);
    send_picture(&design, 10);
    picture_is(&design, 10);
}

/* Porches that are wrong move the picture, and what is outside is lost. */
CASE(a_wrong_back_porch_moves_the_picture)
{
    struct timing timing = timings[VGA];
    struct design design;

    BEGIN_CASE;
    timing.h_back += 7, timing.h_front -= 7;
    timing.v_back -= 3, timing.v_front += 3;
    begin(&design, &timing, 2, 1);
    send_picture(&design, 3);
    mode_is(&design);
    for (int y = 0; y < 480; y++)
        for (int x = 0; x < 640; x++) {
            int is_there = x >= 7 && y + 3 < 480;

            assert_int_equal(pixel(x, y),
                             is_there ? colour_at(3, x - 7, y + 3) : 0);
        }
}

/* The rest of a line that ends early stays as it was, and the one below is
 * in its place again. */
CASE(a_line_that_is_too_short_tears_only_itself)
{
    struct design design;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 2, 1);
    send_picture(&design, 1);
    design.short_line = 100;
    design.short_lines = 1;
    design.cut = 200;
    design.picture = 2;
    send_frame(&design);
    for (int y = 0; y < 480; y++)
        for (int x = 0; x < 640; x++) {
            int end = y == 100 ? 440 : 640;
            uint32_t rgb = x < end ? colour_at(2, x, y)
                         : x < end + 16 + 96 + 48 ? pixel(x, y)
                         : colour_at(1, x, y);

            assert_int_equal(pixel(x, y), rgb);
        }
    mode_is(&design);
}

/* Thirty lines without a picture that are too short, together by eleven lines,
 * also those around the vertical pulse: rows are counted by their pulses and
 * not by time, and most lines are not like the last one. */
CASE(short_lines_in_the_blank_do_not_move_the_picture)
{
    struct design design;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 2, 1);
    design.short_line = 484;
    design.short_lines = 30;
    design.cut = 300;
    send_picture(&design, 8);
    mode_is(&design);
    picture_is(&design, 8);
}

/* A line more than the mode has: all of it is still drawn, the vertical pulse
 * begins each frame anew. */
CASE(a_line_too_many_does_not_roll)
{
    struct timing timing = timings[VGA];
    struct design design;

    BEGIN_CASE;
    timing.v_front += 6;
    begin(&design, &timing, 1, 1);
    send_picture(&design, 4);
    mode_is(&design);
    picture_is(&design, 4);
}

static const char *menu(uint64_t tick)
{
    static char words[80];
    struct multisync_report report = multisync_read(&monitor, tick);
    struct text to;

    text_begin(&to, words, sizeof words);
    multisync_say(&report, &to);
    return words;
}

CASE(without_a_signal_it_says_so)
{
    struct design design;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 1, 1);
    assert_string_equal(menu(0), "No signal");
    design.is_dark = 1;
    for (int i = 0; i < 4; i++)
        send_frame(&design);
    assert_string_equal(menu(now(&design)), "640 x 480, 60 Hz");
    assert_string_equal(menu(now(&design) + tick_hz_of(&design) / 5),
                        "No signal");
}

CASE(a_mode_that_it_cannot_show_is_out_of_range)
{
    struct timing timing = {1024, 8, 176, 56, 768, 3, 6, 40, 1, 1, 43, 44900};
    struct design design;

    BEGIN_CASE;
    begin(&design, &timing, 1, 1);
    send_picture(&design, 0);
    assert_string_equal(menu(now(&design)), "Out of range: 35.5 kHz, 43 Hz");
    assert_int_equal(monitor.shown.width, 0);
}

CASE(another_mode_is_taken_with_its_second_frame)
{
    struct design design, other;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 40, 1);
    send_picture(&design, 1);
    mode_is(&design);
    other = design;
    other.timing = timings[7];
    other.per = 1007;
    other.of = 40;
    other.pixels = now(&design) * other.of / other.per + 1;
    send_picture(&other, 2);
    mode_is(&other);
    picture_is(&other, 2);
}

CASE(colour_where_black_is_measured_is_told)
{
    struct design design;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 1, 1);
    send_picture(&design, 1);
    assert_int_equal(multisync_read(&monitor, now(&design)).lit_lines, 0);
    design.lit_porch = 1;
    send_frame(&design);
    send_frame(&design);
    assert_int_equal(multisync_read(&monitor, now(&design)).lit_lines, 525);
}

CASE(a_copy_in_the_middle_of_a_frame_goes_on_like_the_original)
{
    static struct multisync copy, original;
    struct design design, again;

    BEGIN_CASE;
    begin(&design, &timings[VGA], 1, 1);
    send_picture(&design, 1);
    design.picture = 2;
    for (int line = 0; line < 200; line++)
        send_line(&design, line);
    memcpy(&copy, &monitor, sizeof copy);
    again = design;
    for (int line = 200; line < 525; line++)
        send_line(&design, line);
    memcpy(&original, &monitor, sizeof original);
    memcpy(&monitor, &copy, sizeof copy);
    for (int line = 200; line < 525; line++)
        send_line(&again, line);
    assert_memory_equal(&monitor, &original, sizeof monitor);
}

/* Levels and times at random, also nearly right ones: syncs that come a bit
 * too early or late, twice at once, or never. */
CASE(wild_signals_do_no_harm)
{
    struct design design;
    struct rng rng;
    uint64_t tick = 0;

    BEGIN_CASE;
    rng_seed(&rng, "wild");
    for (int round = 0; round < 20; round++) {
        begin(&design, &timings[rng_below(&rng, TIMINGS)], 1, 1);
        for (int i = 0; i < 3; i++)
            send_line(&design, i);
        for (int i = 0; i < 20000; i++) {
            multisync_device.see(&monitor, now(&design) + tick,
                                 rng_next(&rng) & rng_next(&rng));
            tick += rng_below(&rng, UINT64_C(1) << rng_below(&rng, 24));
        }
        menu(now(&design) + tick);
    }
}

CASE(random_lengths_of_lines_and_frames_do_no_harm)
{
    struct design design;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "lengths");
    for (int round = 0; round < 12; round++) {
        begin(&design, &timings[rng_below(&rng, TIMINGS)], 1, 1);
        design.is_dark = 1;
        for (int i = 0; i < 3; i++)
            send_frame(&design);
        design.is_dark = 0;
        for (int i = 0; i < 200; i++) {
            design.timing.h_front = 1 + (int)rng_below(&rng, 300);
            send_line(&design, (int)rng_below(&rng, 600));
        }
        menu(now(&design));
    }
}

static const struct CMUnitTest tests[] = {
    TEST("monitor: every mode is found and drawn to the pixel",
         every_mode_is_found_and_drawn_to_the_pixel),
    TEST("monitor: pixels need not be a whole number of ticks",
         pixels_need_not_be_a_whole_number_of_ticks),
    TEST("monitor: polarities do not matter where lines decide",
         polarities_do_not_matter_where_lines_decide),
    TEST("monitor: a pixel clock that is a little off is followed",
         a_pixel_clock_that_is_a_little_off_is_followed),
    TEST("monitor: a converter takes colours with its clock",
         a_converter_takes_colours_with_its_clock),
    TEST("monitor: few bits of a colour reach full brightness",
         few_bits_of_a_colour_reach_full_brightness),
    TEST("monitor: a wrong back porch moves the picture",
         a_wrong_back_porch_moves_the_picture),
    TEST("monitor: a line that is too short tears only itself",
         a_line_that_is_too_short_tears_only_itself),
    TEST("monitor: short lines in the blank do not move the picture",
         short_lines_in_the_blank_do_not_move_the_picture),
    TEST("monitor: a line too many does not roll",
         a_line_too_many_does_not_roll),
    TEST("monitor: without a signal it says so", without_a_signal_it_says_so),
    TEST("monitor: a mode that it cannot show is out of range",
         a_mode_that_it_cannot_show_is_out_of_range),
    TEST("monitor: another mode is taken with its second frame",
         another_mode_is_taken_with_its_second_frame),
    TEST("monitor: colour where black is measured is told",
         colour_where_black_is_measured_is_told),
    TEST("monitor: a copy in the middle of a frame goes on like the original",
         a_copy_in_the_middle_of_a_frame_goes_on_like_the_original),
    TEST("monitor: wild signals do no harm", wild_signals_do_no_harm),
    TEST("monitor: random lengths of lines and frames do no harm",
         random_lengths_of_lines_and_frames_do_no_harm),
};

CHECK_MAIN("monitor", tests)
