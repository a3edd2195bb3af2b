/* net.c - a small neural network that evaluates quiet positions.
 *
 * Most of the search's time is spent here, so the sums are written with the
 * vector extensions of gcc and clang. All arithmetic is on integers and exact
 * in the same way on every machine; the vectors change only the speed. That
 * no sum overflows its type is a property of the weights.
 */
#include "games/draughts/minds/net.h"

#include <string.h>

#include "base/bits.h"
#include "games/draughts/minds/eval.h"

enum { LAST_PLACE = 34 };               /* the bit of square 32 in a set */

/* White sees the board rotated, so that the side to move always goes the same
 * way and one set of weights does for both. A place loses its gaps on the way
 * to an input number. */
static int add_inputs(uint64_t set, int kind, int side, uint8_t *inputs)
{
    int count = 0;

    for (; set; set &= set - 1) {
        int place = bits_lowest(set);

        if (side == CHECKERS_WHITE)
            place = LAST_PLACE - place;
        inputs[count++] =
            (uint8_t)(kind * CHECKERS_SQUARES + place - place / 9);
    }
    return count;
}

/* The order of the four kinds is that of the rows of `first`. */
int checkers_net_inputs(const struct checkers *at,
                        uint8_t inputs[2 * CHECKERS_MEN])
{
    uint64_t own = at->pieces[at->turn], other = at->pieces[at->turn ^ 1];
    int count = 0;

    count += add_inputs(own & ~at->kings, 0, at->turn, inputs);
    count += add_inputs(other & ~at->kings, 1, at->turn, inputs + count);
    count += add_inputs(own & at->kings, 2, at->turn, inputs + count);
    count += add_inputs(other & at->kings, 3, at->turn, inputs + count);
    return count;
}

/* 1 to 6 pieces, 7 to 12, 13 to 18, 19 to 24. */
int checkers_net_phase(int pieces)
{
    return (pieces - 1) / 6;
}

/* The clipped ReLU: linear from 0 to CHECKERS_NET_ONE. */
static int clip_cell(int sum)
{
    return sum < 0 ? 0 : sum > CHECKERS_NET_ONE ? CHECKERS_NET_ONE : sum;
}

/* Eight cells or four sums side by side: a register of 128 bits, which every
 * machine with vectors has. */
typedef int16_t lanes __attribute__((vector_size(16)));
typedef int32_t sums __attribute__((vector_size(16)));

enum {
    LANES = 8,
    SUMS = 4,
    BLOCK = 4,                          /* registers that one pass fills */
    ROWS = CHECKERS_NET_NARROW / SUMS,
};

/* Weights are only aligned to 2 bytes; memcpy compiles to one load. */
static inline lanes lanes_at(const int16_t *from)
{
    lanes all;

    memcpy(&all, from, sizeof all);
    return all;
}

/* Cells k to k + 31. Inputs are 0 or 1, so the layer is a sum of the rows of
 * those that are on; the sums stay in registers over all of them. */
static inline void feed_block(const struct checkers_net *self,
                              const uint8_t *inputs, int count, int k,
                              int16_t *wide)
{
    lanes sum[BLOCK];

    for (int b = 0; b < BLOCK; b++)
        sum[b] = lanes_at(&self->first_bias[k + b * LANES]);
    for (int i = 0; i < count; i++)
        for (int b = 0; b < BLOCK; b++)
            sum[b] += lanes_at(&self->first[inputs[i]][k + b * LANES]);
    memcpy(wide + k, sum, sizeof sum);
}

static inline void feed_first(const struct checkers_net *self,
                              const uint8_t *inputs, int count,
                              int16_t wide[CHECKERS_NET_WIDE])
{
    for (int k = 0; k < CHECKERS_NET_WIDE; k += BLOCK * LANES)
        feed_block(self, inputs, count, k, wide);
    for (int k = 0; k < CHECKERS_NET_WIDE; k++)
        wide[k] = (int16_t)clip_cell(wide[k]);
}

/* Eight products of 16 bits, added in pairs: the instruction pmaddwd, for
 * which `second` is laid out by pairs of cells. */
static inline sums multiply_add(lanes a, lanes b)
{
#ifdef __SSE2__
    return (sums)__builtin_ia32_pmaddwd128(a, b);
#else
    sums all = {0};

    for (int i = 0; i < SUMS; i++)
        all[i] = a[2 * i] * b[2 * i] + a[2 * i + 1] * b[2 * i + 1];
    return all;
#endif
}

/* One pair of wide cells at a time is copied to all lanes and multiplied with
 * the weights that lead from it to every narrow cell. */
static inline void feed_second(const struct checkers_net *self, int phase,
                               const int16_t wide[CHECKERS_NET_WIDE],
                               int32_t narrow[CHECKERS_NET_NARROW])
{
    sums sum[ROWS];

    memcpy(sum, self->second_bias[phase], sizeof sum);
    for (int k = 0; k < CHECKERS_NET_WIDE / 2; k++) {
        int32_t pair;
        sums pairs;

        memcpy(&pair, &wide[2 * k], sizeof pair);
        pairs = (sums){pair, pair, pair, pair};
        for (int r = 0; r < ROWS; r++)
            sum[r] += multiply_add((lanes)pairs,
                lanes_at(&self->second[phase][k][r * LANES]));
    }
    memcpy(narrow, sum, sizeof sum);
}

/* The second layer's sums carry a factor of CHECKERS_NET_UNIT, which is
 * divided out before the clamp; the last sum carries ONE * UNIT. */
int checkers_net_judge(const struct checkers_net *self,
                       const struct checkers *at)
{
    uint8_t inputs[2 * CHECKERS_MEN];
    int16_t wide[CHECKERS_NET_WIDE];
    int32_t narrow[CHECKERS_NET_NARROW];
    int count = checkers_net_inputs(at, inputs);
    int phase = checkers_net_phase(count);
    int32_t sum = self->third_bias[phase];

    feed_first(self, inputs, count, wide);
    feed_second(self, phase, wide, narrow);
    for (int i = 0; i < CHECKERS_NET_NARROW; i++)
        sum += clip_cell(narrow[i] / CHECKERS_NET_UNIT)
             * self->third[phase][i];
    return sum * CHECKERS_NET_POINTS
         / (CHECKERS_NET_ONE * CHECKERS_NET_UNIT);
}
