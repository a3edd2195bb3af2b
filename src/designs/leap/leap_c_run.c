/* leap_c_run.c - generates the C of a run: ticks, and what is due between them.
 *
 *     for (;;) {
 *         if (n >= end_in)
 *             inputs
 *         else
 *             skipped ticks, the edge of the clock
 *         logic, until all is at rest
 *         after a tick: outputs, if one of them may have changed
 *     }
 *
 * Logic has one place in the text, and in a small design all functions are
 * part of this one: then its marks are variables, which a compiler keeps in
 * registers of the processor.
 */
#include "designs/leap/leap_c_inside.h"

enum { ROUNDS_MAX = 1000 };             /* as in leap_step.c */

/* Until nothing moves: clocks that the design makes, and loads. */
static void put_rest_test(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "if (!(o >> 63");
    for (uint32_t i = 0; i < leap->group_count; i++)
        leap_c_put(self, " || v[#] & 1",
                   LEAP_C(leap->net.nodes[leap->groups[i].load].at));
    leap_c_put(self, ")) break;\nif (q++ >= #) { end = 2; goto out; }\n"
               "o &= ~0ull >> 1;\n"
               "if (!any_edges(on, v, m, e, d, &o, 0)\n"
               "    && !loads(on, v, m, e, d, &o)) break;\n",
               LEAP_C(ROUNDS_MAX));
}

static int has_rest(const struct leap *leap)
{
    for (uint32_t i = 0; i < leap->domain_count; i++)
        if (i + 1 != leap->simple && leap_c_plain_clock(leap, i) < 0)
            return 1;
    return leap->group_count != 0;
}

/* All logic, and what follows from it. */
static void put_settle(struct leap_c_text *self)
{
    if (!has_rest(self->leap)) {
        leap_c_put_evaluate(self);
        return;
    }
    text_put(self->to, "for (q = 0;;) {\n");
    leap_c_put_evaluate(self);
    put_rest_test(self);
    text_put(self->to, "}\n");
}

/* Several clocks. x is the half of a tick, since the run began, at which one of
 * them is next to rise, or to change if somebody else than registers sees it;
 * f is how far its phase is then beyond. Each half it goes on by its cycles,
 * and comes round after its ticks, or after twice as many.
 *
 * A clock of 7 cycles in 100 ticks rises in halves 0, 29, 58, 86 and so on:
 * 200 / 7 is 28.6. Its f is 0, 3, 6 and 2 there: 29 * 7 is 3 beyond 200. */

/* Whether nobody sees more of it than that it rises. */
static int is_plain(const struct leap *leap, int i)
{
    uint32_t node = leap->clocks[i].node;

    return leap->net.nodes[node].width == 1 && !leap->net.nodes[node].is_seen
        && leap->fan_first[node] == leap->fan_first[node + 1];
}

int leap_c_plain_clock(const struct leap *leap, uint32_t domain)
{
    for (int i = 0; i < leap->clock_count; i++)
        if (leap->clocks[i].node == leap->domains[domain].clock
            && is_plain(leap, i))
            return i;
    return -1;
}

/* Some are there for a PLL only. */
static int is_timed(const struct leap *leap, int i)
{
    for (uint32_t k = 0; k < leap->domain_count; k++)
        if (leap_c_plain_clock(leap, k) == i)
            return 1;
    return !is_plain(leap, i);
}

static uint64_t round_of(const struct leap *leap, int i)
{
    return (is_plain(leap, i) ? 2 : 1) * (uint64_t)leap->clocks[i].ticks;
}

/* From the phase in the first half of the run, and the level before it. */
static void put_clock_begins(struct leap_c_text *self, int i)
{
    const struct leap_clock *clock = &self->leap->clocks[i];
    uint64_t at = self->leap->net.nodes[clock->node].at + clock->bit / 64;
    uint64_t number = (uint64_t)i, ticks = clock->ticks;
    uint64_t turn = round_of(self->leap, i), cycles = clock->cycles;

    leap_c_put(self, "uint64_t f# = on->tick % # * # % #, x# = 0;\n",
               LEAP_C(number, ticks, 2 * cycles, 2 * ticks, number));
    leap_c_put(self, is_plain(self->leap, i)
               ? "if ((v[#] & $) || f# >= #) {\n"
               : "if (!(v[#] & $) == !(f# < #)) {\n",
               LEAP_C(at, UINT64_C(1) << clock->bit % 64, number, ticks));
    leap_c_put(self, "f# %= #; x# = (# - f#) / #; f# += x# * # - #;\n",
               LEAP_C(number, turn, number, turn + cycles - 1, number, cycles,
                      number, number, cycles, turn));
    leap_c_put(self, "} else f# %= #;\n", LEAP_C(number, turn));
}

/* It rises, or changes, in half h. */
static void put_clock(struct leap_c_text *self, int i)
{
    const struct leap_clock *clock = &self->leap->clocks[i];
    uint64_t at = self->leap->net.nodes[clock->node].at + clock->bit / 64;
    uint64_t number = (uint64_t)i, turn = round_of(self->leap, i);

    leap_c_put(self, "if (x# == h) {\n", LEAP_C(number));
    if (is_plain(self->leap, i)) {
        leap_c_put(self, "u |= $;", LEAP_C(UINT64_C(1) << i));
    } else {
        leap_c_put(self, "v[#] ^= $; c = 1;",
                   LEAP_C(at, UINT64_C(1) << clock->bit % 64));
        leap_c_put_marks(self, clock->node, NET_NOWHERE);
    }
    if (clock->cycles == 1)
        leap_c_put(self, " x# += #;\n}\n", LEAP_C(number, turn));
    else
        leap_c_put(self, " k = (# - f#) / #; x# += k; f# += k * # - #;\n}\n",
                   LEAP_C(turn + clock->cycles - 1, number, clock->cycles,
                          number, number, clock->cycles, turn));
}

/* Whether one may change in the second half of a tick. */
static int has_second_half(const struct leap *leap)
{
    for (int i = 0; i < leap->clock_count; i++)
        if (is_timed(leap, i)
            && (leap->clocks[i].cycles > 1 || !is_plain(leap, i)))
            return 1;
    return 0;
}

/* Ticks in which no clock does anything, unless an output waits to be told. */
static void put_wait_for_clocks(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "if (!(o & look)) {\nk = 2 * end_in;\n");
    for (int i = 0; i < leap->clock_count; i++)
        if (is_timed(leap, i))
            leap_c_put(self, "if (x# < k) k = x#;\n",
                       LEAP_C((uint64_t)i, (uint64_t)i));
    text_put(self->to, "on->skipped += k / 2 - n;\nn = k / 2;\n"
             "if (n >= end_in) continue;\n}\n");
}

static void put_halves(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    put_wait_for_clocks(self);
    leap_c_put(self, "for (h = 2 * n; h < 2 * n + #; h++) {\n"
               "uint64_t u = 0;\nc = 0;\n",
               LEAP_C(has_second_half(leap) ? 2 : 1));
    for (int i = 0; i < leap->clock_count; i++)
        if (is_timed(leap, i))
            put_clock(self, i);
    text_put(self->to, "if (!(u | c)) continue;\n");
    text_put(self->to, "if (c) {\n");
    leap_c_put_evaluate(self);
    text_put(self->to, "o &= ~0ull >> 1;\n}\n"
             "any_edges(on, v, m, e, d, &o, u);\n");
    put_settle(self);
    text_put(self->to, "}\n");
}

/* Levels that nobody saw, for whoever goes on. */
static void put_levels(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    for (int i = 0; i < leap->clock_count && !leap->simple; i++) {
        const struct leap_clock *clock = &leap->clocks[i];
        uint64_t ticks = clock->ticks, cycles = clock->cycles;

        if (!is_plain(leap, i))
            continue;
        leap_c_put(self, "if (n) { v[#] = ((on->tick + n - 1) % # * # + #) "
                   "% # < #;", LEAP_C(leap->net.nodes[clock->node].at, ticks,
                                      2 * cycles, cycles, 2 * ticks, ticks));
        for (uint32_t k = 0; k < leap->domain_count; k++)
            if (leap_c_plain_clock(leap, k) == i)
                leap_c_put(self, " on->levels[#] = v[#];",
                           LEAP_C(k, leap->net.nodes[clock->node].at));
        text_put(self->to, " }\n");
    }
}

/* Those of the first word lie in no row yet when the run begins. */
static void put_due_inputs(struct leap_c_text *self)
{
    text_put(self->to, "if (n >= end_in) {\nif (!row) {\n"
             "if (n >= ticks) break;\nrow = next_row(on);\n}\n"
             "inputs(on, v, e, d, &o, row);\nrow = 0;\n");
}

/* Logic after inputs and after an edge is the same text. */
static void put_simple_tick(struct leap_c_text *self)
{
    text_put(self->to, "is_in = 1;\n} else {\n");
    leap_c_put_skip(self);
    text_put(self->to, "simple_edge(on, v, m, e, d, &o);\nis_in = 0;\n}\n");
    put_settle(self);
    text_put(self->to, "if (is_in) { end_in = limit(on, ticks); continue; "
             "}\n");
}

static void put_tick(struct leap_c_text *self)
{
    if (self->leap->simple) {
        put_simple_tick(self);
        return;
    }
    put_settle(self);
    text_put(self->to, "end_in = limit(on, ticks);\ncontinue;\n}\n");
    put_halves(self);
}

/* Dirty bits of registers, in and out: word by word where they are to be
 * variables. */
static void put_copy(struct leap_c_text *self, const char *all,
                     const char *word)
{
    uint32_t words = leap_c_mark_words(self, 0);

    if (!leap_c_is_small(self))
        text_put(self->to, all);
    for (uint32_t i = 0; leap_c_is_small(self) && i < words; i++)
        leap_c_put(self, word, LEAP_C(i, i));
}

/* A hot register has no dirty bit here, and may differ from its next value
 * whenever somebody else goes on. */
static void put_hot_dirty(struct leap_c_text *self)
{
    for (uint32_t i = 0; i < leap_c_mark_words(self, 0); i++) {
        uint64_t bits = leap_c_heat_in_word(self, 0, i, LEAP_C_HOT);

        if (bits)
            leap_c_put(self, "on->dirty[#] |= $;\n", LEAP_C(i, bits));
    }
}

/* Flags and the place of the clock are looked at after every tick. After n,
 * the ticks that are done, end_in is the next at which an input changes; up is
 * the level of the clock that was last told. */
static void put_locals(struct leap_c_text *self)
{
    leap_c_put(self, "uint64_t *v = on->values, *m = on->memories;\n"
               "uint64_t e[#] = {0}, d[#], n = 0, ticks = on->ticks;\n"
               "const uint64_t *row = on->fresh_in;\n"
               "uint64_t end_in = row ? 0 : limit(on, ticks);\n"
               "uint64_t o = on->flags, now = on->flags_now, look = now "
               "| on->flags_clock, held = on->flags_held, clock = "
               "on->clock_bit, *raw = &on->raw[on->clock_word], "
               "up = (*raw & clock) != 0;\n"
               "const uint64_t *level = &v[on->clock_at];\n"
               "int end = 0, c = 0, is_in = 0, q = 0, r;\n"
               "uint64_t h = 0, k = 0;\n"
               "(void)c; (void)is_in; (void)q; (void)h; (void)k;\n",
               LEAP_C(leap_c_mark_words(self, 1), leap_c_mark_words(self, 0)));
    for (int i = 0; i < self->leap->clock_count && !self->leap->simple; i++)
        if (is_timed(self->leap, i))
            put_clock_begins(self, i);
}

/* After a tick. A clock that holds outputs is looked at by itself only, unless
 * one of them has changed. */
#define TELL_CLOCK "*raw = (*raw & ~clock) | (up ? clock : 0);\n"
static const char outputs_text[] =
    "n++;\nif (!(o & now)) {\nif (!(o & look)) continue;\n"
    "if (!(o & held) || !*level) {\n"
    "up = *level;\no &= held;\ncontinue;\n}\n}\n"
    TELL_CLOCK
    "r = report(on, v, n - 1);\n"
    "up = (*raw & clock) != 0;\n"
    "o = on->rose ? 0 : o & held;\n"
    "if (r) {\nif (r > 1 || on->answer(on, n - 1)) { end = 1; break; }\n"
    "end_in = limit(on, ticks);\n}\n}\n";

void leap_c_put_run(struct leap_c_text *self)
{
    text_put(self->to, "int leap_c_run(struct leap_c *on)\n{\n");
    put_locals(self);
    put_copy(self, "__builtin_memcpy(d, on->dirty, sizeof d);\n",
             "d[#] = on->dirty[#];\n");
    text_put(self->to, "for (;;) {\n");
    put_due_inputs(self);
    put_tick(self);
    text_put(self->to, outputs_text);
    if (has_rest(self->leap))
        text_put(self->to, "out:\n");
    text_put(self->to, TELL_CLOCK "if (o) leave(on, v);\n");
    put_copy(self, "__builtin_memcpy(on->dirty, d, sizeof d);\n",
             "on->dirty[#] = d[#];\n");
    put_hot_dirty(self);
    put_levels(self);
    text_put(self->to, "on->ticks = n;\nreturn end;\n}\n");
}
