/* values.c - evaluates many hands at once with the widest vector registers.
 *
 * lanes.h is included once for each width, which makes three sets of
 * functions with the prefixes plain_, avx2_ and avx512_. Whole registers are
 * done by the widest set; what is left over is done hand by hand.
 */
#include <string.h>

#include "games/holdem/rules/values.h"

#define LANES_BYTES  16
#define LANES_TARGET
#define LANES(name)  plain_##name
#include "games/holdem/rules/lanes.h"

/* What the processor supports is known only at run time. CPUID alone does not
 * tell: the system must also save the wide registers at a task switch. */
#if defined __x86_64__ && defined __linux__
#include <cpuid.h>
#include <immintrin.h>

#define LANES_BYTES  32
#define LANES_TARGET __attribute__((target("avx2")))
#define LANES(name)  avx2_##name
#define LANES_PICK(test, these, otherwise)                              \
    ((V)_mm256_blendv_epi8((__m256i)(these), (__m256i)(otherwise),      \
                           (__m256i)IS_ZERO(test)))
#define LANES_EMPTY(set) \
    _mm256_testz_si256((__m256i)(set), (__m256i)(set))
#include "games/holdem/rules/lanes.h"

#define LANES_BYTES  64
#define LANES_TARGET \
    __attribute__((target("avx512bw,avx512vl,avx512dq,avx512bitalg")))
#define LANES(name)  avx512_##name
#define LANES_COUNT(set) _mm512_popcnt_epi16((__m512i)(set))
#define LANES_PICK(test, these, otherwise)                              \
    ((V)_mm512_mask_blend_epi16(                                        \
        _mm512_test_epi16_mask((__m512i)(test), (__m512i)(test)),       \
        (__m512i)(otherwise), (__m512i)(these)))
#define LANES_EMPTY(set) \
    (_mm512_test_epi16_mask((__m512i)(set), (__m512i)(set)) == 0)
#include "games/holdem/rules/lanes.h"

static int has_all(unsigned bits, unsigned wanted)
{
    return (bits & wanted) == wanted;
}

/* The low word of XCR0: which register states the operating system saves; 0 if
 * XGETBV itself is not allowed. */
static unsigned saved_by_system(void)
{
    unsigned low, high, a, b, c, d;

    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE))
        return 0;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

static enum poker_width widest_supported(void)
{
    unsigned saved = saved_by_system(), a, b, c, d;

    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return POKER_128;
    if (has_all(saved, 0xe6)            /* SSE, AVX, AVX-512 states */
        && has_all(b, bit_AVX512BW | bit_AVX512DQ | bit_AVX512VL)
        && has_all(c, bit_AVX512BITALG))
        return POKER_512;
    return has_all(saved, 6) && has_all(b, bit_AVX2) ? POKER_256 : POKER_128;
}

#define WIDER(name) avx2_##name, avx512_##name
#else
static enum poker_width widest_supported(void)
{
    return POKER_128;
}

#define WIDER(name) NULL, NULL
#endif

/* One entry for each enum poker_width */

static size_t (*const values_ways[])(const cards *, size_t, int,
                                     uint32_t *) = {
    plain_values, WIDER(values),
};

static size_t (*const boards_ways[])(const cards *, size_t, cards,
                                     uint32_t *) = {
    plain_boards, WIDER(boards),
};

static size_t (*const compare_ways[])(const uint32_t *, const uint32_t *,
                                      const uint32_t *, size_t,
                                      struct poker_counts *) = {
    plain_compare, WIDER(compare),
};

enum { NOT_KNOWN = -1 };

static _Atomic int chosen = NOT_KNOWN;  /* every thread finds the same */

/* Two threads may both find it unknown; they store the same answer, so no lock
 * is needed. */
static int chosen_width(void)
{
    if (chosen == NOT_KNOWN)
        chosen = (int)widest_supported();
    return chosen;
}

enum poker_width poker_values_widest(void)
{
    return widest_supported();
}

int poker_values_use(enum poker_width width)
{
    if (width > widest_supported())
        return 0;
    chosen = (int)width;
    return 1;
}

void poker_values(const cards *hands, size_t count, uint32_t *values)
{
    size_t done = 0;

    if (count)
        done = values_ways[chosen_width()](hands, count,
                                           cards_count(hands[0]), values);
    for (; done < count; done++)
        values[done] = poker_value(hands[done]);
}

/* A hand that shares a card with the board counts as 0, as in lanes.h. */
void poker_values_on(const cards *boards, size_t count, cards two,
                     uint32_t *values)
{
    size_t done = boards_ways[chosen_width()](boards, count, two, values);

    for (; done < count; done++)
        values[done] = boards[done] & two ? 0
                                          : poker_value(boards[done] | two);
}

/* The scalar form of compare in lanes.h. */
static void compare_one(uint32_t mine, uint32_t theirs, uint32_t weight,
                        struct poker_counts *counts)
{
    if (!mine || !theirs)
        return;
    counts->win += mine > theirs ? weight : 0;
    counts->lose += mine < theirs ? weight : 0;
    counts->tie += mine == theirs ? weight : 0;
}

void poker_values_compare(const uint32_t *mine, const uint32_t *theirs,
                          const uint32_t *weights, size_t count,
                          struct poker_counts *counts)
{
    size_t done = compare_ways[chosen_width()](mine, theirs, weights, count,
                                               counts);

    for (; done < count; done++)
        compare_one(mine[done], theirs[done], weights[done], counts);
}
