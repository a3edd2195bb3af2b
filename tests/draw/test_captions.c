/* test_captions.c - what is printed on every board is there, can be read, and
 * stands apart, in the rooms that boards have on screens. */
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "draw/captions.h"
#include "draw/contrast.h"
#include "draw/easel.h"

/* Rooms that the page gives a board on screens, in pixels that are drawn, and
 * how high letters are at least, in CSS pixels: names of parts, and what parts
 * do. */
static const struct screen {
    const char *name;
    int width, height, scale;
    int name_px, work_px;
} screens[] = {
    {"1280x800, the board", 988, 662, 100, 11, 11},
    {"1280x800, both", 494, 800, 100, 11, 11},
    {"1920x1080, the board", 1628, 942, 100, 11, 11},
    {"1920x1080, both", 884, 1080, 100, 11, 11},
    {"820x1180", 1640, 1934, 200, 11, 11},
    {"1180x820, the board", 1776, 1364, 200, 11, 11},
    {"1180x820, both", 888, 1640, 200, 11, 11},
    {"390x844", 1170, 2047, 300, 11, 11},
    {"390x844, both", 1170, 2634, 300, 11, 11},
    {"844x390, the board", 1146, 1170, 300, 11, 11},
    {"844x390, both", 1260, 1170, 300, 11, 11},
    {"a window of 1280x800, both", 524, 752, 100, 11, 11},
    {"a window of 1180x760, both", 474, 712, 100, 11, 11},
    {"a window of 1366x768, both", 567, 720, 100, 11, 11},
    {"a window of 1920x1080, both", 844, 1032, 100, 11, 11},
    {"a window of 1280x720, both", 521, 672, 100, 11, 11},
    {"a window of 1100x700, both", 434, 636, 100, 11, 11},
    {"a window of 820x1180, both", 820, 376, 100, 11, 11},
    {"a window of 720x1280, both", 720, 426, 100, 11, 11},
};
enum { SCREENS = sizeof screens / sizeof screens[0] };

static void hang(struct easel *easel, const struct machine_type *machine,
                 const struct screen *screen, enum draw_theme theme)
{
    struct canvas_rect room = {0, 0, screen->width, screen->height};
    char name[40];

    snprintf(name, sizeof name, "%s:%s", machine->name, machine->board->name);
    easel_begin(easel, name, screen->width, screen->height);
    easel->draw.scale = screen->scale;
    assert_true(draw_begin(&easel->draw, machine, room, theme));
    draw_update(&easel->draw, &easel->scene);
}

typedef int check_call(const struct easel *easel,
                       const struct draw_captions *all,
                       const struct screen *screen);

/* All machines, in every step-th of all rooms dark and light; how many were
 * wrong. */
static int wrongs(check_call *check, int step)
{
    int count = 0;

    for (int m = 0; machines_at(m); m++)
        for (int i = 0; i < 2 * SCREENS; i += step) {
            struct easel easel;
            struct draw_captions all;

            hang(&easel, machines_at(m), &screens[i / 2],
                 i % 2 ? DRAW_LIGHT : DRAW_DARK);
            draw_captions_find(&all, &easel.draw.layout);
            count += check(&easel, &all, &screens[i / 2]);
            easel_end(&easel);
        }
    return count;
}

static void tell(const struct easel *easel, const struct screen *screen,
                 const struct draw_caption *caption, const char *words,
                 int number)
{
    char name[PART_NAME_MAX];

    board_part_name(painter_part(&easel->draw.layout, caption->part), name);
    print_message("%s on %s: '%s' of %s %s %d\n",
                  easel->draw.layout.machine->name, screen->name,
                  caption->text, name, words, number);
}

static int count_unread(const struct easel *easel,
                        const struct draw_captions *all,
                        const struct screen *screen)
{
    int count = 0;

    for (int i = 0; i < all->count; i++) {
        const struct draw_caption *one = &all->item[i];
        int least = (one->is_work ? screen->work_px : screen->name_px)
                  * CANVAS_PX * screen->scale / 100;

        if (one->text[0] && one->box.height >= least)
            continue;
        tell(easel, screen, one, "is so many sub-pixels high:",
             one->box.height);
        count++;
    }
    return count;
}

CASE(all_captions_are_there_in_letters_of_eleven_pixels)
{
    BEGIN_CASE;
    assert_int_equal(wrongs(count_unread, 2), 0);
}

CASE(so_are_those_in_german)
{
    static char po[1 << 19];
    FILE *file = fopen(GERMAN, "rb");

    BEGIN_CASE;
    assert_non_null(file);
    po[fread(po, 1, sizeof po - 1, file)] = 0;
    fclose(file);
    assert_null(words_take(po));
    assert_string_equal(words_of("territory"), "Gebiet");
    assert_int_equal(wrongs(count_unread, 2), 0);
    assert_null(words_take(po + strlen(po)));
}

static int count_meetings(const struct easel *easel,
                          const struct draw_captions *all,
                          const struct screen *screen)
{
    int count = 0;

    for (int i = 0; i < all->count; i++) {
        struct canvas_box a = letter_ink(all->item[i].box,
                                         all->item[i].text);

        for (int j = 0; j < i; j++) {
            struct canvas_box b = letter_ink(all->item[j].box,
                                             all->item[j].text);

            if (!all->item[i].box.height || !all->item[j].box.height
                || a.top >= b.top + b.height
                || b.top >= a.top + a.height
                || a.left >= b.left + b.width + 2 * CANVAS_PX
                || b.left >= a.left + a.width + 2 * CANVAS_PX)
                continue;
            tell(easel, screen, &all->item[i], "meets caption", j);
            count++;
        }
    }
    return count;
}

CASE(a_small_picture_has_names_only)
{
    struct canvas_rect room = {0, 0, 1280, 800};
    struct draw_captions all;
    struct easel easel;

    BEGIN_CASE;
    easel_begin(&easel, "duel:basys2", room.width, room.height);
    easel.draw.is_plain = 1;
    assert_true(draw_begin(&easel.draw, easel.draw.layout.machine, room,
                           DRAW_DARK));
    draw_captions_find(&all, &easel.draw.layout);
    assert_true(all.count > 0);
    for (int i = 0; i < all.count; i++)
        assert_false(all.item[i].is_work);
    easel_end(&easel);
}

CASE(no_caption_meets_another)
{
    BEGIN_CASE;
    assert_int_equal(wrongs(count_meetings, 2), 0);
}

/* Letters are the lightest of a box, or the darkest, and less than half of
 * it; what they stand on is the mean of the rest. */
struct shades {
    double light, dark, mean;
};

static struct shades shades_between(const uint32_t *pixels, int stride,
                                    struct canvas_rect in, double low,
                                    double high)
{
    struct shades shades = {0, 1, 0};
    int count = 0;

    for (int i = 0; i < in.width * in.height; i++) {
        double here = contrast_light(pixels[
            (in.top + i / in.width) * stride + in.left + i % in.width]);

        if (here < low || here > high)
            continue;
        shades.light = here > shades.light ? here : shades.light;
        shades.dark = here < shades.dark ? here : shades.dark;
        shades.mean += here;
        count++;
    }
    shades.mean /= count ? count : 1;
    return shades;
}

/* The pixels are those that never change, or all that is seen. */
static int contrast_in(const uint32_t *pixels, int stride,
                       struct canvas_box box)
{
    struct canvas_rect in = canvas_rect_around(box);
    struct shades all = shades_between(pixels, stride, in, 0, 1);
    double middle = (all.light + all.dark) / 2;
    double low, high;

    if (all.mean < middle) {
        low = shades_between(pixels, stride, in, 0, middle).mean;
        high = all.light;
    } else {
        low = all.dark;
        high = shades_between(pixels, stride, in, middle, 1).mean;
    }
    return (int)(100 * (high + 0.05) / (low + 0.05));
}

static int count_faint(const struct easel *easel,
                       const struct draw_captions *all,
                       const struct screen *screen)
{
    int count = 0;

    for (int i = 0; i < all->count; i++) {
        int contrast = all->item[i].box.height
                     ? contrast_in(easel->still, easel->draw.still.stride,
                                   all->item[i].box)
                     : CONTRAST_TEXT;

        if (contrast >= CONTRAST_TEXT)
            continue;
        tell(easel, screen, &all->item[i], "has a contrast of", contrast);
        count++;
    }
    return count;
}

CASE(every_caption_stands_out)
{
    BEGIN_CASE;
    assert_int_equal(contrast_of(0xffffff, 0), 2100);
    assert_in_range(contrast_of(0x767676, 0xffffff), 450, 460);
    assert_int_equal(wrongs(count_faint, 5), 0);
}

/* The light of a lamp lies on what is printed beside it. Lamps of three
 * colours have one light after the other for each: a set of them is one. */
static int count_outshone(struct easel *easel, struct draw_captions *all,
                          int colours)
{
    static const struct screen lit = {.name = "1280x800, with lamps lit"};
    int count = 0;

    for (int i = 0; i < LIGHTS_MAX; i++)
        easel->scene.brightness[i] = colours >> i % 3 & 1 ? 255 : 0;
    draw_update(&easel->draw, &easel->scene);
    draw_captions_find(all, &easel->draw.layout);
    for (int i = 0; i < all->count; i++) {
        int contrast = all->item[i].box.height
                     ? contrast_in(easel->live, easel->draw.live.stride,
                                   all->item[i].box)
                     : CONTRAST_TEXT;

        if (contrast >= CONTRAST_TEXT)
            continue;
        tell(easel, &lit, &all->item[i], "has a contrast of", contrast);
        count++;
    }
    return count;
}

CASE(captions_stand_out_beside_lamps_that_are_lit)
{
    int count = 0;

    BEGIN_CASE;
    for (int m = 0; machines_at(m); m++) {
        struct draw_captions all;
        struct easel easel;

        hang(&easel, machines_at(m), &screens[0], DRAW_LIGHT);
        for (int colours = 1; colours < 8; colours++)
            count += count_outshone(&easel, &all, colours);
        easel_end(&easel);
    }
    assert_int_equal(count, 0);
}

static const struct CMUnitTest tests[] = {
    TEST("all names and works are on the boards, in letters of 11 pixels",
         all_captions_are_there_in_letters_of_eleven_pixels),
    TEST("so are those in German", so_are_those_in_german),
    TEST("a small picture has names only", a_small_picture_has_names_only),
    TEST("no caption meets another", no_caption_meets_another),
    TEST("every caption stands out from what it is printed on, in both "
         "themes", every_caption_stands_out),
    TEST("captions stand out beside lamps that are lit",
         captions_stand_out_beside_lamps_that_are_lit),
};

CHECK_MAIN("captions", tests)
