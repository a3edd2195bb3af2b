/* test_parts.c - parts that shine or sound: how they look, and when that
 * changes. */
#include "draw/picture.h"

enum { SQUARES = MATRIX_SIDE * MATRIX_SIDE };

/* When it looks different */

enum news { OWN_LIGHT, OTHER_LIGHT, POINTED, LETTER, CURSOR, COVER, PICTURE,
            CAPTION, SOUND, LINE, BUTTON, NEWS };

/* Something happens in a scene. */
static void tell(struct scene *scene, const struct part *part, enum news news)
{
    int light = part->light;

    switch (news) {
    case OWN_LIGHT:   scene->brightness[light] = 255;           break;
    case OTHER_LIGHT:
        memset(scene->brightness, 255, sizeof scene->brightness);
        memset(scene->brightness + light, 0, (size_t)part_lights(part));
        break;
    case POINTED:     scene->pointed = 9;                       break;
    case LETTER:      scene->terminal.screen[3][4] = 'A';       break;
    case CURSOR:      scene->terminal.column = 7;               break;
    case COVER:       strcpy(scene->cover, "A's cards");        break;
    case PICTURE:     scene->picture_count++;                   break;
    case CAPTION:     strcpy(scene->caption, "menu");           break;
    case SOUND:       scene->is_sounding = 1;                   break;
    case LINE:        scene->terminal.bits = 4;                 break;
    case BUTTON:      scene->in = ~(pins)0;                     break;
    case NEWS:                                                  break;
    }
}

static const char *const news_of[] = {  /* those that a kind looks at */
    [PART_RGB] = "1          ",
    [PART_MATRIX] = "1 1        ",
    [PART_TERMINAL] = "   111     ",
    [PART_SCREEN] = "      11   ",
    [PART_SPEAKER] = "        1  ",
    [PART_CHIP] = "           ",
    [PART_BREADBOARD] = "           ",
    [PART_RESISTOR] = "           ",
    [PART_WIRE] = "           ",
};

static void expect_news(struct picture *p, int part, enum news news)
{
    static struct scene after;
    const struct part *of = painter_part(&p->layout, part);
    const struct painter *painter = painter_of(&p->layout, part);
    int is_expected = news_of[of->kind][news] == '1';

    after = p->scene;
    tell(&after, of, news);
    if (!painter->differs) {
        assert_false(is_expected);
        return;
    }
    assert_false(painter->differs(&p->layout, part, &p->scene, &p->scene));
    assert_int_equal(!!painter->differs(&p->layout, part, &p->scene, &after),
                     is_expected);
    assert_int_equal(!!painter->differs(&p->layout, part, &after, &p->scene),
                     is_expected);
}

static const char *const ids[] = {"duel", "pegs", "checkers", "poker", "go"};
enum { IDS = sizeof ids / sizeof *ids };

CASE(each_kind_differs_just_when_what_it_shows_does)
{
    static struct picture p;

    BEGIN_CASE;
    for (int m = 0; m < IDS; m++) {
        begin(&p, ids[m], 1280, 800);
        for (int i = 0; i < p.layout.count; i++)
            if (painter_part(&p.layout, i)->kind >= PART_RGB)
                for (int news = 0; news < NEWS; news++)
                    expect_news(&p, i, (enum news)news);
        end(&p);
    }
}

/* And the picture agrees: where nothing differs no pixel does. */
CASE(a_part_that_does_not_differ_looks_the_same)
{
    static struct picture p;

    BEGIN_CASE;
    for (int m = 0; m < IDS; m++) {
        begin(&p, ids[m], 900, 700);
        for (int i = 0; i < p.layout.count; i++) {
            enum part_kind kind = painter_part(&p.layout, i)->kind;

            if (kind < PART_RGB || !painter_of(&p.layout, i)->live)
                continue;
            paint_still(&p, i);
            paint(&p, i);
            for (int news = 0; news < NEWS; news++) {
                static struct scene kept;
                int shows = news_of[kind][news] == '1' && news != PICTURE;

                kept = p.scene;
                tell(&p.scene, painter_part(&p.layout, i), (enum news)news);
                assert_int_equal(!canvas_rect_is_empty(change(&p, i)), shows);
                p.scene = kept;
                paint(&p, i);
            }
        }
        end(&p);
    }
}

/* Reach */

static void shine_all(struct scene *scene)
{
    memset(scene->brightness, 255, sizeof scene->brightness);
    scene->is_sounding = 1;
    scene->pointed = 63;
    strcpy(scene->caption, "White to move; cursor G5; move 13; B 7 W 11.5");
    memset(scene->terminal.screen, 'M', sizeof scene->terminal.screen);
}

static void expect_in_reach(struct picture *p, int part)
{
    uint32_t *before = calloc(p->pixels, 4);

    for (size_t i = 0; i < p->pixels; i++)
        before[i] = 0xff808080;
    paint_still(p, part);
    assert_true(is_inside(changed(&p->still, before),
                          p->layout.reach[part]));
    free(before);
    if (!painter_of(&p->layout, part)->live)
        return;
    paint(p, part);
    assert_true(is_inside(changed(&p->live, p->still.pixels),
                          p->layout.reach[part]));
}

CASE(no_part_is_drawn_beyond_its_reach)
{
    static const struct canvas_rect rooms[] = {
        {0, 0, 390, 700}, {0, 0, 801, 599}, {0, 0, 1280, 800}};
    static struct picture p;

    BEGIN_CASE;
    for (int m = 0; m < IDS; m++)
        for (int r = 0; r < 3; r++) {
            begin(&p, ids[m], rooms[r].width, rooms[r].height);
            shine_all(&p.scene);
            for (int i = 0; i < p.layout.count; i++)
                if (painter_part(&p.layout, i)->kind >= PART_RGB)
                    expect_in_reach(&p, i);
            strcpy(p.scene.cover, "player A's cards / v to look");
            for (int i = 0; i < p.layout.count; i++)
                if (painter_part(&p.layout, i)->kind == PART_TERMINAL)
                    expect_in_reach(&p, i);
            end(&p);
        }
}

/* RGB: lights B G R */

/* On the lens beside its white core. */
static uint32_t lens(const struct picture *p, int part)
{
    struct canvas_spot at = painter_centre(&p->layout, part);

    at.y += p->layout.part[part].height * 3 / 10;
    return pixel_at(&p->live, at);
}

static void expect_channel(int level, int is_on)
{
    if (is_on)
        assert_true(level > 200);
    else
        assert_true(level < 150);
}

CASE(an_rgb_led_mixes_its_three_lights)
{
    static struct picture p;
    int part, light;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    part = find(&p, "RGB2");
    light = painter_part(&p.layout, part)->light;
    paint_still(&p, part);
    for (int mix = 1; mix < 8; mix++) {
        uint32_t colour;

        for (int i = 0; i < 3; i++)
            p.scene.brightness[light + i] = mix >> i & 1 ? 255 : 0;
        paint(&p, part);
        colour = lens(&p, part);
        expect_channel(blue(colour), mix & 1);
        expect_channel(green(colour), mix & 2);
        expect_channel(red(colour), mix & 4);
    }
    end(&p);
}

/* Where all is white already, light cannot make it brighter. */
CASE(light_on_a_breadboard_colours_it)
{
    static struct picture p;
    struct canvas_spot at;
    uint32_t dark, lit;
    int part;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    part = find(&p, "RGB2");
    paint_still(&p, find(&p, "BREADBOARD"));
    painter_of(&p.layout, part)->still(&p.still, &p.layout, part);
    at = painter_centre(&p.layout, part);
    at.x += p.layout.part[part].width * 3 / 5;
    dark = pixel_at(&p.still, at);
    p.scene.brightness[painter_part(&p.layout, part)->light + 2] = 255;
    paint(&p, part);
    lit = pixel_at(&p.live, at);
    assert_true(green(dark) > 0xc0);
    assert_true(red(lit) > 0xc0);
    assert_true(green(lit) < green(dark) - 30);
    end(&p);
}

/* Black is one of the colours of pegs, and so is white. */
CASE(a_dark_lens_is_grey_and_brighter_light_is_brighter)
{
    static struct picture p;
    int part, light, before;

    BEGIN_CASE;
    begin(&p, "pegs", 1280, 800);
    part = find(&p, "RGB0");
    light = painter_part(&p.layout, part)->light;
    paint_still(&p, part);
    paint(&p, part);
    before = red(lens(&p, part));
    assert_in_range(before, 0x50, 0xb0);
    assert_in_range(blue(lens(&p, part)) - before + 32, 0, 64);
    for (int level = 32; level < 256; level += 74) {
        memset(p.scene.brightness + light, level, 3);
        paint(&p, part);
        assert_true(red(lens(&p, part)) > before);
        before = red(lens(&p, part));
    }
    end(&p);
}

/* Between the white lens and the light around it. */
CASE(a_white_peg_stands_out_from_a_breadboard)
{
    static struct picture p;
    struct canvas_spot at;
    int part, darkest = 255, side;

    BEGIN_CASE;
    begin(&p, "pegs", 640, 400);
    part = find(&p, "RGB2");
    paint_still(&p, find(&p, "BREADBOARD"));
    painter_of(&p.layout, part)->still(&p.still, &p.layout, part);
    memset(p.scene.brightness + painter_part(&p.layout, part)->light, 255, 3);
    paint(&p, part);
    assert_true(green(lens(&p, part)) > 0xe0);
    at = painter_centre(&p.layout, part);
    side = p.layout.part[part].width;
    for (int x = side * 4 / 10; x < side * 6 / 10; x += PX / 2) {
        int level = green(pixel_at(&p.live, (struct canvas_spot){at.x + x,
                                                                 at.y}));

        darkest = level < darkest ? level : darkest;
    }
    assert_true(darkest < 0x60);
    end(&p);
}

/* The matrix: lights G R, squares from a1 on */

static uint32_t square_colour(const struct picture *p, int part, int square)
{
    struct canvas_box box = layout_square_box(&p->layout, part, square);
    struct canvas_spot at = centre(box);

    at.y += box.height / 4;
    return pixel_at(&p->live, at);
}

static int is_far(int a, int b)
{
    int across = a % MATRIX_SIDE - b % MATRIX_SIDE;
    int down = a / MATRIX_SIDE - b / MATRIX_SIDE;

    return across * across > 1 || down * down > 1;
}

static void expect_colour(uint32_t colour, int lights)
{
    switch (lights) {
    case 1:                                             /* green */
        assert_true(green(colour) > 2 * red(colour));
        break;
    case 2:                                             /* red */
        assert_true(red(colour) > 2 * green(colour));
        break;
    default:                                            /* amber */
        assert_true(red(colour) > 150 && green(colour) > 100);
        assert_true(red(colour) > green(colour));
        assert_true(2 * blue(colour) < green(colour));
    }
}

static void expect_only(const struct picture *p, int part, int square,
                        const uint32_t *dark)
{
    for (int i = 0; i < SQUARES; i++)
        if (is_far(i, square))
            assert_int_equal(square_colour(p, part, i), dark[i]);
}

CASE(each_square_of_a_matrix_has_two_lights)
{
    static struct picture p;
    uint32_t dark[SQUARES];
    uint8_t *light;
    int part;

    BEGIN_CASE;
    begin(&p, "checkers", 900, 600);
    part = find(&p, "ARRAY");
    light = p.scene.brightness + painter_part(&p.layout, part)->light;
    paint_still(&p, part);
    paint(&p, part);
    for (int i = 0; i < SQUARES; i++)
        dark[i] = square_colour(&p, part, i);
    for (int i = 0; i < SQUARES; i++)
        for (int lights = 1; lights < 4; lights++) {
            light[2 * i] = lights & 1 ? 255 : 0;
            light[2 * i + 1] = lights & 2 ? 255 : 0;
            paint(&p, part);
            expect_colour(square_colour(&p, part, i), lights);
            expect_only(&p, part, i, dark);
            light[2 * i] = light[2 * i + 1] = 0;
        }
    end(&p);
}

/* A king breathes: a light at a tenth of the time is seen, and not bright. */
CASE(a_dim_man_on_a_matrix_is_seen)
{
    static struct picture p;
    int part, full;

    BEGIN_CASE;
    begin(&p, "checkers", 900, 600);
    part = find(&p, "ARRAY");
    paint_still(&p, part);
    p.scene.brightness[painter_part(&p.layout, part)->light + 1] = 255;
    paint(&p, part);
    full = red(square_colour(&p, part, 0));
    p.scene.brightness[painter_part(&p.layout, part)->light + 1] = 25;
    paint(&p, part);
    assert_in_range(red(square_colour(&p, part, 0)), 70, full - 50);
    assert_true(red(square_colour(&p, part, 0))
                > green(square_colour(&p, part, 0)) + 30);
    end(&p);
}

CASE(black_and_white_squares_can_be_told_apart_and_a1_is_black)
{
    static struct picture p;
    int part;

    BEGIN_CASE;
    begin(&p, "checkers", 900, 600);
    part = find(&p, "ARRAY");
    paint_still(&p, part);
    for (int i = 0; i < SQUARES; i++) {
        struct canvas_box box = layout_square_box(&p.layout, part, i);
        int corner = green(pixel(&p.still, box.left / PX + 2,
                                 box.top / PX + 2));

        if ((i % 8 + i / 8) % 2 == 0)
            assert_true(corner < 0x30);
        else
            assert_true(corner > 0x50);
    }
    end(&p);
}

/* The frame below a file, or at the left of a rank, up to its edge. */
static struct canvas_rect beside(const struct picture *p, int part, int i,
                                 int is_file)
{
    struct canvas_box body = p->layout.part[part];
    struct canvas_box box = layout_square_box(&p->layout, part,
                                              is_file ? i : i * MATRIX_SIDE);
    int wide = box.left - body.left;

    if (is_file)
        wide = layout_square_box(&p->layout, part, 0).left - body.left;
    return (struct canvas_rect){
        (is_file ? box.left : box.left - wide) / PX + 3,
        (is_file ? box.top + box.height : box.top) / PX + 3,
        (is_file ? box.width : wide) / PX - 6,
        (is_file ? wide : box.height) / PX - 6};
}

/* How many pixels of a rectangle are written on, and where about. */
static long ink_in(const struct picture *p, struct canvas_rect rect)
{
    long sum = 0;

    for (int y = 0; y < rect.height; y++)
        for (int x = 0; x < rect.width; x++)
            if (green(pixel(&p->still, rect.left + x, rect.top + y)) > 0x70)
                sum += 1000 + 31 * y + x * x;
    return sum;
}

CASE(each_file_and_each_rank_has_its_own_letter)
{
    static struct picture p;
    long ink[2 * MATRIX_SIDE];

    BEGIN_CASE;
    begin(&p, "checkers", 1280, 800);
    paint_still(&p, find(&p, "ARRAY"));
    for (int i = 0; i < 2 * MATRIX_SIDE; i++) {
        ink[i] = ink_in(&p, beside(&p, find(&p, "ARRAY"), i % MATRIX_SIDE,
                                   i < MATRIX_SIDE));
        assert_true(ink[i] > 0);
        for (int j = 0; j < i; j++)
            assert_true(ink[i] != ink[j]);
    }
    end(&p);
}

CASE(the_square_that_is_pointed_at_has_a_frame)
{
    static struct picture p;
    int part;

    BEGIN_CASE;
    begin(&p, "checkers", 900, 600);
    part = find(&p, "ARRAY");
    paint_still(&p, part);
    paint(&p, part);
    for (int i = 0; i < SQUARES; i++) {
        struct canvas_box box = layout_square_box(&p.layout, part, i);
        uint32_t edge, middle = square_colour(&p, part, i);

        p.scene.pointed = i;
        paint(&p, part);
        edge = pixel(&p.live, centre(box).x / PX, box.top / PX);
        assert_true(red(edge) > 0xc0 && blue(edge) < 0x90);
        assert_int_equal(square_colour(&p, part, i), middle);
        p.scene.pointed = -1;
        paint(&p, part);
    }
    end(&p);
}

/* The speaker */

CASE(a_speaker_that_is_heard_has_waves_on_both_sides)
{
    static struct picture p;
    struct canvas_rect waves;
    struct canvas_spot at;
    int part;

    BEGIN_CASE;
    begin(&p, "go", 1280, 800);
    part = find(&p, "SPK");
    paint_still(&p, part);
    paint(&p, part);
    p.scene.is_sounding = 1;
    waves = change(&p, part);
    at = painter_centre(&p.layout, part);
    assert_true(waves.left < at.x / PX - waves.width / 3);
    assert_true(waves.left + waves.width > at.x / PX + waves.width / 3);
    assert_int_equal(pixel_at(&p.live, at), pixel_at(&p.still, at));
    end(&p);
}

static const struct CMUnitTest tests[] = {
    TEST("parts: each kind differs just when what it shows does",
         each_kind_differs_just_when_what_it_shows_does),
    TEST("parts: one that does not differ looks the same",
         a_part_that_does_not_differ_looks_the_same),
    TEST("parts: none is drawn beyond its reach",
         no_part_is_drawn_beyond_its_reach),
    TEST("rgb: the three lights are mixed",
         an_rgb_led_mixes_its_three_lights),
    TEST("rgb: its light colours a breadboard",
         light_on_a_breadboard_colours_it),
    TEST("rgb: a white one stands out from a breadboard",
         a_white_peg_stands_out_from_a_breadboard),
    TEST("rgb: dark it is grey, and more light is brighter",
         a_dark_lens_is_grey_and_brighter_light_is_brighter),
    TEST("matrix: each square has a green and a red light, amber together",
         each_square_of_a_matrix_has_two_lights),
    TEST("matrix: what shines dimly is seen", a_dim_man_on_a_matrix_is_seen),
    TEST("matrix: black and white squares can be told apart; a1 is black",
         black_and_white_squares_can_be_told_apart_and_a1_is_black),
    TEST("matrix: each file and rank has its own letter",
         each_file_and_each_rank_has_its_own_letter),
    TEST("matrix: the square that is pointed at has a frame",
         the_square_that_is_pointed_at_has_a_frame),
    TEST("speaker: one that is heard has waves on both sides",
         a_speaker_that_is_heard_has_waves_on_both_sides),
};

CHECK_MAIN("draw_parts", tests)
