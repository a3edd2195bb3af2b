/* test_canvas_random.c - whatever is drawn by chance: it stays inside, and a
 * clip changes nothing but what is outside. */
#include "draw/paper.h"

#include "base/rng.h"
#include "draw/letter.h"

static struct paper paper, other;
static struct rng rng;

static int up_to(int most)
{
    return (int)(rng_next(&rng) % (unsigned)(most + 1));
}

/* Mostly on the paper or near it, sometimes at the end of the world. */
static int place(void)
{
    static const int odd[] = {0, -1, INT32_MAX, INT32_MIN, INT32_MIN + 1,
                              1 << 29, -(1 << 30), 255, 256, 1 << 24};

    if (up_to(15) == 0)
        return odd[up_to(9)];
    return up_to(3) ? up_to(PX(PAPER_WIDTH + 20)) - PX(10)
                    : (up_to(PAPER_WIDTH + 20) - 10) * CANVAS_PX;
}

static int size(void)
{
    return up_to(9) ? up_to(PX(20)) : place();
}

/* One after the other, for chance is to be the same with any compiler. */
static struct canvas_spot spot(void)
{
    struct canvas_spot spot;

    spot.x = place();
    spot.y = place();
    return spot;
}

static struct canvas_box box(void)
{
    struct canvas_box box;

    box.left = place();
    box.top = place();
    box.width = size();
    box.height = size();
    return box;
}

static struct canvas_rect rect(void)
{
    int is_near = up_to(9) > 0;
    struct canvas_rect rect;

    rect.left = is_near ? up_to(PAPER_WIDTH + 20) - 10 : place();
    rect.top = is_near ? up_to(PAPER_HEIGHT + 20) - 10 : place();
    rect.width = is_near ? up_to(30) : size();
    rect.height = is_near ? up_to(30) : size();
    return rect;
}

static uint32_t colour(void)
{
    uint32_t colour = (uint32_t)rng_next(&rng);

    return up_to(1) ? colour : CANVAS_SOLID(colour);
}

/* What is drawn: everything is chosen first, to be drawn twice. */
struct doing {
    int kind, radius, width, level, count;
    struct canvas_box box;
    struct canvas_rect rect;
    struct canvas_spot corner[20];
    uint32_t colour, shade;
    struct letter_style style;
    char text[24];
};

enum { KINDS = 15 };

static void choose(struct doing *doing)
{
    doing->kind = up_to(KINDS - 1);
    doing->radius = size();
    doing->width = size();
    doing->level = up_to(300) - 20;
    doing->count = up_to(21) - 1;
    doing->box = box();
    doing->rect = rect();
    for (int i = 0; i < 20; i++)
        doing->corner[i] = spot();
    doing->colour = colour();
    doing->shade = colour();
    doing->style.height = up_to(3) ? up_to(PX(40)) : place() % PX(3000);
    doing->style.colour = doing->colour;
    doing->style.align = (enum letter_align)up_to(2);
    doing->style.is_bold = up_to(1);
    for (int i = 0; i < 23; i++)
        doing->text[i] = (char)(up_to(3) ? ' ' + up_to(94) : up_to(255));
    doing->text[23] = 0;
}

static void draw(struct canvas *canvas, const struct doing *d)
{
    static const uint16_t pixels[7 * 5] = {0xf00, 0x0f0, 0x00f, 0x123, 0xfff};
    static const struct canvas_picture picture = {7, 5, pixels};

    switch (d->kind) {
    case 0: canvas_fill(canvas, d->rect, d->colour); break;
    case 1: canvas_round(canvas, d->box, d->radius, d->colour); break;
    case 2: canvas_round_shaded(canvas, d->box, d->radius, d->colour,
                                d->shade); break;
    case 3: canvas_frame(canvas, d->box, d->radius, d->width,
                         d->colour); break;
    case 4: canvas_disc(canvas, d->corner[0], d->radius, d->colour); break;
    case 5: canvas_ring(canvas, d->corner[0], d->radius, d->width,
                        d->colour); break;
    case 6: canvas_line(canvas, d->corner[0], d->corner[1], d->width,
                        d->colour); break;
    case 7: canvas_polygon(canvas, d->corner, d->count,
                           d->colour); break;
    case 8: canvas_ball(canvas, d->corner[0], d->radius, d->colour,
                        d->shade); break;
    case 9: canvas_glow(canvas, d->corner[0], d->radius, d->width, d->colour,
                        d->level); break;
    case 10: canvas_glow_box(canvas, d->box, d->radius, d->width, d->colour,
                             d->level); break;
    case 11: canvas_shadow(canvas, d->box, d->radius, d->width,
                           d->level); break;
    case 12: canvas_show(canvas, d->rect, &picture); break;
    case 13: letter_draw(canvas, d->corner[0], d->text, &d->style); break;
    default: letter_fit(canvas, d->box, d->text, &d->style); break;
    }
}

CASE(whatever_is_drawn_stays_on_the_canvas)
{
    struct doing doing;

    BEGIN_CASE;
    rng_seed(&rng, "paper");
    paper_begin(&paper, BLACK);
    for (int i = 0; i < 12000; i++) {
        choose(&doing);
        draw(&paper.canvas, &doing);
        paper_check_margin(&paper);
    }
    for (int i = 0; i < PAPER_SIZE; i++)
        assert_int_equal(paper_at(&paper, i % PAPER_WIDTH, i / PAPER_WIDTH)
                         >> 24, 0xff);
}

CASE(a_clip_changes_only_what_is_outside)
{
    struct doing doing;
    int drawn[KINDS] = {0};

    BEGIN_CASE;
    rng_seed(&rng, "scissors");
    for (int i = 0; i < 6000; i++) {
        struct canvas_rect clip = rect();
        struct paper cut;

        choose(&doing);
        paper_begin(&paper, 0xff305070);
        paper_begin(&other, 0xff305070);
        draw(&paper.canvas, &doing);
        paper_begin(&cut, 0xff305070);
        canvas_copy(&cut.canvas, &paper.canvas, clip);
        canvas_clip(&other.canvas, clip);
        draw(&other.canvas, &doing);
        paper_check_same(&other, &cut);
        for (int n = 0; n < PAPER_SIZE; n++)
            drawn[doing.kind] += cut.memory[PAPER_MARGIN + n] != 0xff305070;
    }
    for (int i = 0; i < KINDS; i++)
        assert_true(drawn[i] > 30);
}

CASE(a_canvas_of_no_size_takes_everything)
{
    static const int sizes[][2] = {{0, 0}, {0, 5}, {5, 0}, {-3, 4}, {1, 1}};
    struct doing doing;

    BEGIN_CASE;
    rng_seed(&rng, "nothing");
    for (int i = 0; i < 3000; i++) {
        uint32_t pixels[3] = {1, 1, 1};
        struct canvas canvas;

        canvas_begin(&canvas, pixels + 1, sizes[i % 5][0], sizes[i % 5][1]);
        choose(&doing);
        draw(&canvas, &doing);
        assert_int_equal(pixels[0], 1);
        assert_int_equal(pixels[2], 1);
        if (i % 5 < 4)
            assert_int_equal(pixels[1], 1);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("canvas: whatever is drawn stays on the canvas",
         whatever_is_drawn_stays_on_the_canvas),
    TEST("canvas: a clip changes only what is outside",
         a_clip_changes_only_what_is_outside),
    TEST("canvas: a canvas of no size takes everything",
         a_canvas_of_no_size_takes_everything),
};

CHECK_MAIN("canvas_random", tests)
