/* test_checkers_vectors.c - the 192 vectors of the document, whatever its
 * unknown bits are; and each test of its Table 4. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "machines/checkers/checkers_judge.h"
#include "machines/checkers/checkers_vectors.h"

enum { FILLS = 1002, ZEROES = 0, ONES = 1 };    /* the others are random */

static const char *const files[] = {"checkers.tv", "checkers_table4.tv"};

/* A bench on which one fill of the unknown bits runs. */
struct bench {
    struct checkers_vectors vectors;
    struct checkers_driver chip;
    struct rng rng;
    int fill;
    int at;                     /* the vector that comes next */
};

static void open_bench(struct bench *self, const char *file, int fill)
{
    char seed[] = {(char)('a' + fill % 26), (char)('a' + fill / 26 % 26),
                   (char)('a' + fill / 676), 0};

    checkers_vectors_read(&self->vectors, file);
    self->chip = checkers_driver_open("", seed);
    rng_seed(&self->rng, seed);
    self->fill = fill;
    self->at = 0;
}

static unsigned fill_bits(struct bench *self)
{
    switch (self->fill) {
    case ZEROES: return 0;
    case ONES:   return 077;
    default:     return (unsigned)rng_below(&self->rng, 64);
    }
}

/* One vector; returns how many outputs are wrong. */
static int apply(struct bench *self)
{
    const char *bits = self->vectors.bits[self->at++];

    checkers_driver_cycle(&self->chip,
                          checkers_vectors_inputs(bits, fill_bits(self)));
    return checkers_vectors_wrong(bits, self->chip.out);
}

static int run(struct bench *self)
{
    int wrong = 0;

    while (!checkers_vectors_end(self->vectors.bits[self->at]))
        wrong += apply(self) != 0;
    return wrong;
}

static void all_vectors_pass(int first_fill, int fills)
{
    for (int file = 0; file < 2; file++)
        for (int i = first_fill; i < first_fill + fills; i++) {
            struct bench bench;

            open_bench(&bench, files[file], i);
            assert_int_equal(run(&bench), 0);
            assert_int_equal(bench.at, 192);
            assert_int_equal(bench.chip.cycles, 192);
        }
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
    struct bench bench;
    int planted = 0;

    BEGIN_CASE;
    for (int vector = 0; vector < 192; vector++)
        for (int bit = 0; bit < 3; bit++) {
            char *expected;

            open_bench(&bench, files[0], ZEROES);
            expected = &bench.vectors.bits[vector][bit];
            if (*expected == 'x')
                continue;
            *expected = *expected == '1' ? '0' : '1';
            assert_int_equal(run(&bench), 1);
            planted++;
        }
    assert_int_equal(planted, 191 * 3);
}

CASE(the_bench_ends_at_the_first_undefined_vector)
{
    struct bench bench;

    BEGIN_CASE;
    open_bench(&bench, files[0], ONES);
    memset(bench.vectors.bits[50], 'x', 12);
    run(&bench);
    assert_int_equal(bench.at, 50);
}

/* Table 4 */

enum { NOBODY = 077 + 1 };

static const struct table4 {
    int first, last;
    char side;
    unsigned from, to;                  /* NOBODY: not entered */
    int is_error;
    enum checkers_verdict verdict;      /* what the rules say */
} table4[] = {
    {1, 10, 'r', 020, 031, 0, CHECKERS_STEP},
    {11, 19, 'b', 053, 042, 0, CHECKERS_STEP},
    {20, 28, 'r', 026, 035, 0, CHECKERS_STEP},
    {29, 37, 'b', 042, 020, 0, CHECKERS_JUMP},
    {38, 47, 'r', 035, 026, 1, CHECKERS_NO_WAY},
    {48, 56, 'r', 035, NOBODY, 0, CHECKERS_NO_WAY},
    {57, 63, 'r', NOBODY, NOBODY, 0, CHECKERS_NO_WAY},
    {64, 73, 'r', 006, 015, 1, CHECKERS_NO_WAY},
    {74, 83, 'r', 015, 037, 1, CHECKERS_NO_ENEMY},
    {84, 92, 'r', 024, 035, 0, CHECKERS_STEP},
    {93, 102, 'b', 051, 024, 1, CHECKERS_NO_WAY},
    {103, 111, 'b', 055, 044, 0, CHECKERS_STEP},
    {112, 120, 'r', 020, 031, 0, CHECKERS_STEP},
    {121, 130, 'b', 044, 035, 1, CHECKERS_NO_WAY},
    {131, 140, 'b', 044, 026, 1, CHECKERS_NO_WAY},
    {141, 150, 'b', 077, 040, 1, CHECKERS_NO_WAY},
    {151, 159, 'b', 052, NOBODY, 1, CHECKERS_LIGHT_SOURCE},
    {160, 169, 'b', 053, 052, 1, CHECKERS_LIGHT_DEST},
    {170, 179, 'b', 044, 055, 1, CHECKERS_NO_WAY},
    {180, 188, 'b', 066, 055, 0, CHECKERS_STEP},
    {189, 191, 'r', 071, NOBODY, 1, CHECKERS_NOT_OWN},
};

static struct checkers_paper paper_of(const struct checkers_driver *self,
                                      char side)
{
    struct checkers_paper paper;

    memset(&paper, '.', sizeof paper);
    for (int at = 0; at < 32; at++) {
        char *man = &paper.man[at / 4][at % 4 * 2 + at / 4 % 2];

        if (self->chip.red >> at & 1)
            *man = 'r';
        if (self->chip.black >> at & 1)
            *man = 'b';
    }
    paper.side = side;
    return paper;
}

static struct checkers_hop hop_of(const struct table4 *row)
{
    return (struct checkers_hop){
        .from_row = (int)row->from >> 3, .from_column = (int)row->from & 7,
        .to_row = (int)row->to >> 3 & 7, .to_column = (int)row->to & 7,
    };
}

/* What the rules make of the board. */
static void expect_board(const struct table4 *row,
                         struct checkers_paper *paper)
{
    if (row->from == NOBODY) {
        checkers_judge_begin(paper);
    } else if (row->is_error || row->to != NOBODY) {
        assert_int_equal(checkers_judge(paper, hop_of(row)), row->verdict);
        if (!row->is_error)
            checkers_judge_do(paper, hop_of(row));
    }
}

/* A vector that enters a square enters one that the table names. In one
 * more, enter is pressed in Check move, where nobody hears it. */
static void note_entry(const struct bench *bench, unsigned entered[4],
                       int *count)
{
    const char *bits = bench->vectors.bits[bench->at - 1];

    if (bits[9] != '1' || bits[3] == 'x')
        return;
    assert_true(*count < 4);
    entered[(*count)++] = (unsigned)pins_get(bench->chip.in,
                                             CHECKERS_PIN_USRROW, 3) << 3
        | (unsigned)pins_get(bench->chip.in, CHECKERS_PIN_USRCOL, 3);
}

static void check_row(struct bench *bench, const struct table4 *row)
{
    struct checkers_paper before = paper_of(&bench->chip, row->side), after;
    unsigned entered[4] = {NOBODY, NOBODY};
    int count = 0, errors = 0;

    while (bench->at <= row->last) {
        assert_int_equal(apply(bench), 0);
        note_entry(bench, entered, &count);
        errors += (bench->chip.out & PIN(CHECKERS_PIN_ERR)) != 0;
    }
    assert_int_equal(count, (row->from != NOBODY) + (row->to != NOBODY));
    assert_int_equal(entered[0], row->from);
    assert_int_equal(entered[1], row->to);
    assert_int_equal(errors != 0, row->is_error);
    expect_board(row, &before);
    after = paper_of(&bench->chip, row->side);
    assert_memory_equal(after.man, before.man, sizeof after.man);
}

/* The light on turn when the test begins, and at its end. */
static void check_turn(const struct bench *bench, char side)
{
    pins light = side == 'r' ? PIN(CHECKERS_PIN_REDTIND)
                             : PIN(CHECKERS_PIN_BLACKTIND);

    assert_true((bench->chip.out & 3) == light);
}

static void check_test(int test)
{
    const struct table4 *row = &table4[test];
    int is_move = !row->is_error && row->to != NOBODY;

    for (int fill = 0; fill < 20; fill++) {
        struct bench bench;

        open_bench(&bench, "checkers_table4.tv", fill);
        while (bench.at < row->first)
            apply(&bench);
        if (row->first > 1)
            check_turn(&bench, row->side);
        check_row(&bench, row);
        check_turn(&bench, is_move ? checkers_judge_other(row->side)
                                   : row->side);
    }
}

#define TABLE4(X)                                                       \
    X(0, "red (2,0)-(3,1), legal (M3-097)")                             \
    X(1, "black (5,3)-(4,2), legal (M3-098)")                           \
    X(2, "red (2,6)-(3,5), legal, to a lower column (M3-099)")          \
    X(3, "black (4,2) jumps to (2,0) and captures (M3-100)")            \
    X(4, "red (3,5)-(2,6) is backwards: error (M3-101)")                \
    X(5, "red (3,5), then clear: no error (M3-102)")                    \
    X(6, "reset sets up the opening (M3-103)")                          \
    X(7, "red (0,6)-(1,5) onto an own man: error (M3-104)")             \
    X(8, "red (1,5)-(3,7) over an own man: error (M3-105)")             \
    X(9, "red (2,4)-(3,5), legal (M3-106)")                             \
    X(10, "black (5,1)-(2,4), three squares: error (M3-107)")           \
    X(11, "black (5,5)-(4,4), legal (M3-108)")                          \
    X(12, "red (2,0)-(3,1), legal (M3-109)")                            \
    X(13, "black (4,4)-(3,5) onto an enemy: error (M3-110)")            \
    X(14, "black (4,4)-(2,6) over an enemy onto one: error (M3-111)")   \
    X(15, "black (7,7)-(4,0), nonsense: error (M3-112)")                \
    X(16, "black (5,2), a light source: error (M3-113)")                \
    X(17, "black (5,3)-(5,2), a light destination: error (M3-114)")     \
    X(18, "black (4,4)-(5,5) is backwards: error (M3-115)")             \
    X(19, "black (6,6)-(5,5), legal, to a vacated square (M3-116)")     \
    X(20, "red (7,1), a man of the enemy: error (M3-117)")

#define TABLE4_CASE(n, sentence)        \
    CASE(table4_test_##n)               \
    {                                   \
        BEGIN_CASE;                     \
        check_test(n);                  \
    }
TABLE4(TABLE4_CASE)

/* The printed vector enters (2,4) where the table says (2,6) (erratum 8). */
CASE(the_printed_test_14_enters_another_square)
{
    struct table4 row = table4[14];
    struct bench bench;

    BEGIN_CASE;
    row.to = 024;
    open_bench(&bench, "checkers.tv", ZEROES);
    while (bench.at < row.first)
        apply(&bench);
    check_row(&bench, &row);
}

#define TABLE4_TEST(n, sentence) \
    TEST("checkers: Table 4, test " #n ": " sentence, table4_test_##n),

static const struct CMUnitTest tests[] = {
    TEST("checkers: 192 vectors pass, unknown bits being 0 "
         "(M3-092, M3-093, M3-094, M3-096)", all_vectors_with_zeroes),
    TEST("checkers: 192 vectors pass, unknown bits being 1 (M3-096)",
         all_vectors_with_ones),
    TEST("checkers: 192 vectors pass with a thousand random fills "
         "(M3-096, M3-119)", all_vectors_with_anything),
    TEST("checkers: each wrong vector is counted (M3-095)",
         the_bench_finds_what_is_wrong),
    TEST("checkers: the bench ends at the first undefined vector (M3-095)",
         the_bench_ends_at_the_first_undefined_vector),
    TABLE4(TABLE4_TEST)
    TEST("checkers: test 14 as printed enters (2,4), which is an error, too",
         the_printed_test_14_enters_another_square),
};

CHECK_MAIN("checkers: vectors", tests)
