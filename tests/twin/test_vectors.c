/* test_vectors.c - the 192 vectors of the document on the rule checker's twin
 * in Verilog, whatever the unknown bits are and whatever power brings up. */
#include "check.h"

#include "base/rng.h"
#include "machines/checkers/checkers_vectors.h"
#include "twin/engine.h"

enum { VECTORS = 192, FILLS = 1002, ZEROES = 0, ONES = 1 };
enum { LOOKS = VECTORS * CHECKERS_TICKS, PHI1_FELL = 2 };

extern const struct twin twin_checkers;

static const char *const files[] = {"checkers.tv", "checkers_table4.tv"};

/* A bench on which one fill of the unknown bits runs. */
struct bench {
    struct engine *engine;
    struct rng rng;
    int fill;
    uint64_t in[LOOKS], out[LOOKS];
};

static void open_engine(struct bench *self)
{
    struct engine_config config = {.twin = &twin_checkers,
                                   .kind = engine_kinds[0]};
    const char *error = engine_open(&self->engine, &config);

    if (error)
        fail_msg("%s", error);
}

static unsigned fill_bits(struct bench *self)
{
    switch (self->fill) {
    case ZEROES: return 0;
    case ONES:   return 077;
    default:     return (unsigned)rng_below(&self->rng, 64);
    }
}

/* Flops and cells come up with what the seed says. */
static void power_up(struct bench *self, const char *seed)
{
    struct chip_setup setup = {.seed = seed, .clock_hz = 4000};
    uint64_t held[TWIN_SETUP_WORDS] = {0};
    struct checkers_chip chip;

    checkers_chip.reset(&chip, &setup);
    twin_checkers.power_up(&chip, &setup, held);
    assert_null(engine_power_up(self->engine, held));
}

/* A cycle is four looks; inputs change when phi1 rises (M3-093). */
static void put_cycle(struct bench *self, int at, pins in)
{
    uint64_t *look = &self->in[at * CHECKERS_TICKS];

    look[0] = at > 0 ? look[-1] & ~PIN(CHECKERS_PIN_PHI2) : 0;
    look[1] = in | PIN(CHECKERS_PIN_PHI1);
    look[2] = in;
    look[3] = in | PIN(CHECKERS_PIN_PHI2);
}

/* Returns how many vectors go wrong. */
static int run(struct bench *self, const struct checkers_vectors *vectors)
{
    int wrong = 0;

    for (int i = 0; i < VECTORS; i++)
        put_cycle(self, i, checkers_vectors_inputs(vectors->bits[i],
                                                   fill_bits(self)));
    assert_null(engine_run(self->engine, self->in, self->out, NULL, LOOKS));
    for (int i = 0; i < VECTORS; i++)
        wrong += checkers_vectors_wrong(vectors->bits[i],
                     self->out[i * CHECKERS_TICKS + PHI1_FELL]) != 0;
    return wrong;
}

static int run_fill(struct bench *self,
                    const struct checkers_vectors *vectors, int fill)
{
    char seed[] = {(char)('a' + fill % 26), (char)('a' + fill / 26 % 26),
                   (char)('a' + fill / 676), 0};

    self->fill = fill;
    rng_seed(&self->rng, seed);
    power_up(self, seed);
    return run(self, vectors);
}

static void all_vectors_pass(int first_fill, int fills)
{
    static struct bench bench;
    struct checkers_vectors vectors;

    open_engine(&bench);
    for (int file = 0; file < 2; file++) {
        checkers_vectors_read(&vectors, files[file]);
        assert_int_equal(vectors.count, VECTORS);
        for (int i = first_fill; i < first_fill + fills; i++)
            assert_int_equal(run_fill(&bench, &vectors, i), 0);
    }
    engine_close(bench.engine);
}

CASE(all_vectors_with_zeroes)
{
    BEGIN_CASE;
    all_vectors_pass(ZEROES, 1);
}

CASE(all_vectors_with_ones)
{
    BEGIN_CASE;
    all_vectors_pass(ONES, 1);
}

CASE(all_vectors_with_anything)
{
    BEGIN_CASE;
    all_vectors_pass(2, FILLS - 2);
}

/* Each expected bit in turn is made wrong, and is found, once. */
CASE(the_bench_finds_what_is_wrong)
{
    static struct bench bench;
    struct checkers_vectors vectors;
    int planted = 0;

    BEGIN_CASE;
    checkers_vectors_read(&vectors, files[0]);
    open_engine(&bench);
    for (int i = 0; i < VECTORS; i++)
        for (int bit = 0; bit < 3; bit++) {
            char *expected = &vectors.bits[i][bit], was = *expected;

            if (was == 'x')
                continue;
            *expected = was == '1' ? '0' : '1';
            assert_int_equal(run_fill(&bench, &vectors, ZEROES), 1);
            *expected = was;
            planted++;
        }
    assert_int_equal(planted, 191 * 3);
    engine_close(bench.engine);
}

static const struct CMUnitTest tests[] = {
    TEST("twin: checkers passes the 192 vectors, unknown bits being 0 "
         "(M3-092, M3-093, M3-094, M3-096, M3-118)", all_vectors_with_zeroes),
    TEST("twin: checkers passes the 192 vectors, unknown bits being 1 "
         "(M3-096)", all_vectors_with_ones),
    TEST("twin: checkers passes the 192 vectors with a thousand random fills "
         "(M3-096, M3-119)", all_vectors_with_anything),
    TEST("twin: each wrong vector is counted (M3-095)",
         the_bench_finds_what_is_wrong),
};

CHECK_MAIN("twin: vectors", tests)
