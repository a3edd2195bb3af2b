/* test_fold.c - boxes folded, against all ways to do it one by one. */
#include "check.h"

#include "base/rng.h"
#include "draw/fold.h"

enum { BOXES = 6, ACROSS = 3, DOWN = 5 };

struct box {
    int width, height;
};

/* Whether something that was found is as good as this. */
static int is_matched(const struct fold_span *found, int width, int height,
                      int bends)
{
    for (int i = 0; i < found->count; i++)
        if (found->shape[i].width <= width
            && found->shape[i].height <= height
            && found->shape[i].bends <= bends)
            return 1;
    return 0;
}

struct way {                            /* one shape of a run of boxes */
    int width, height, bends, is_pile;
};

/* A way of all from the n-th cut sequence: digits of a number say where to
 * cut and how to join. */
static struct way some_way(const struct box *box, int count, uint64_t *digits)
{
    struct way a, b, way;
    int cut, is_beside;

    if (count == 1)
        return (struct way){box->width, box->height, 0, 0};
    cut = 1 + (int)(*digits % (uint64_t)(count - 1));
    *digits /= (uint64_t)(count - 1);
    is_beside = (int)(*digits % 2);
    *digits /= 2;
    a = some_way(box, cut, digits);
    b = some_way(box + cut, count - cut, digits);
    way.bends = a.bends + b.bends;
    way.is_pile = !is_beside;
    if (is_beside) {
        way.width = a.width + ACROSS + b.width;
        way.height = a.height > b.height ? a.height : b.height;
        way.bends += a.is_pile + b.is_pile;
    } else {
        way.width = a.width > b.width ? a.width : b.width;
        way.height = a.height + DOWN + b.height;
    }
    return way;
}

static const struct fold_span *fold_boxes(struct fold *fold,
                                          const struct box *box, int count)
{
    fold_begin(fold, ACROSS, DOWN);
    for (int i = 0; i < count; i++) {
        fold_add(fold);
        fold_offer(fold, box[i].width, box[i].height, 0);
    }
    return fold_make(fold);
}

static void random_boxes(struct rng *rng, struct box *box, int count)
{
    for (int i = 0; i < count; i++) {
        box[i].width = 1 + (int)rng_below(rng, 60);
        box[i].height = 1 + (int)rng_below(rng, 40);
    }
}

CASE(no_way_is_better_than_those_found)
{
    struct rng rng;
    struct box box[BOXES];
    static struct fold fold;

    BEGIN_CASE;
    rng_seed(&rng, "fold");
    for (int round = 0; round < 40; round++) {
        const struct fold_span *found;
        int count = 2 + (int)rng_below(&rng, BOXES - 1);

        random_boxes(&rng, box, count);
        found = fold_boxes(&fold, box, count);
        for (int i = 0; found->count < FOLD_SHAPES && i < 4000; i++) {
            uint64_t digits = rng_next(&rng);
            struct way way = some_way(box, count, &digits);

            assert_true(is_matched(found, way.width, way.height, way.bends));
        }
    }
}

static int apart(const struct fold_place *a, struct box at_a,
                 const struct fold_place *b, struct box at_b)
{
    return a->x + at_a.width + ACROSS <= b->x
        || b->x + at_b.width + ACROSS <= a->x
        || a->y + at_a.height + DOWN <= b->y
        || b->y + at_b.height + DOWN <= a->y;
}

static void check_places(const struct fold_place *place,
                         const struct box *box, int count,
                         const struct fold_shape *shape)
{
    for (int i = 0; i < count; i++) {
        assert_in_range(place[i].x, 0, shape->width - box[i].width);
        assert_in_range(place[i].y, 0, shape->height - box[i].height);
        for (int k = 0; k < i; k++)
            assert_true(apart(&place[i], box[i], &place[k], box[k]));
    }
}

CASE(boxes_stand_apart_inside_every_shape)
{
    struct rng rng;
    struct box box[FOLD_ITEMS];
    static struct fold fold;

    BEGIN_CASE;
    rng_seed(&rng, "places");
    for (int round = 0; round < 40; round++) {
        int count = 1 + (int)rng_below(&rng, FOLD_ITEMS);
        const struct fold_span *found;
        struct fold_place place[FOLD_ITEMS];

        random_boxes(&rng, box, count);
        found = fold_boxes(&fold, box, count);
        assert_true(found->count > 0);
        for (int i = 0; i < found->count; i++) {
            fold_place(&fold, i, place);
            check_places(place, box, count, &found->shape[i]);
        }
    }
}

CASE(a_shape_tells_which_alternative_of_a_box_it_took)
{
    static struct fold fold;
    const struct fold_span *found;
    struct fold_place place[FOLD_ITEMS];

    BEGIN_CASE;
    fold_begin(&fold, 0, 0);
    fold_add(&fold);
    fold_offer(&fold, 10, 40, 0);
    fold_offer(&fold, 40, 10, 0);
    fold_add(&fold);
    fold_offer(&fold, 40, 10, 0);
    found = fold_make(&fold);
    for (int i = 0; i < found->count; i++) {
        fold_place(&fold, i, place);
        if (found->shape[i].width == 40) {      /* flat below flat */
            assert_int_equal(found->shape[i].height, 20);
            assert_int_equal(place[0].alternative, 1);
            assert_int_equal(place[1].y, 10);
            return;
        }
    }
    fail();
}

CASE(a_pile_beside_something_is_a_bend)
{
    static struct fold fold;
    const struct box box[] = {{10, 30}, {10, 10}, {10, 10}};
    const struct fold_span *found;

    BEGIN_CASE;
    found = fold_boxes(&fold, box, 3);
    for (int i = 0; i < found->count; i++)
        assert_int_equal(found->shape[i].bends,
                         found->shape[i].width == 20 + ACROSS
                         && found->shape[i].height == 30);
    assert_true(is_matched(found, 20 + ACROSS, 30, 1));
    assert_true(is_matched(found, 30 + 2 * ACROSS, 30, 0));
}

static const struct CMUnitTest tests[] = {
    TEST("no way of folding is better than those found",
         no_way_is_better_than_those_found),
    TEST("boxes stand apart inside every shape",
         boxes_stand_apart_inside_every_shape),
    TEST("a shape tells which alternative of a box it took",
         a_shape_tells_which_alternative_of_a_box_it_took),
    TEST("a pile beside something is a bend, rows are none",
         a_pile_beside_something_is_a_bend),
};

CHECK_MAIN("fold", tests)
