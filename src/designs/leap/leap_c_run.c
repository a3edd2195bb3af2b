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
               "if (!any_edges(on, v, m, e, d, &o)\n"
               "    && !loads(on, v, m, e, d, &o)) break;\n",
               LEAP_C(ROUNDS_MAX));
}

static int has_rest(const struct leap *leap)
{
    return leap->domain_count > (leap->simple != 0) || leap->group_count;
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

/* The level of a clock in a half of a tick, who looks at it, and its phase in
 * the next half. */
static void put_clock(struct leap_c_text *self, int i)
{
    const struct leap_clock *clock = &self->leap->clocks[i];
    uint64_t at = self->leap->net.nodes[clock->node].at + clock->bit / 64;
    uint64_t bit = UINT64_C(1) << clock->bit % 64;

    leap_c_put(self, "if (!(v[#] & $) != !(", LEAP_C(at, bit));
    leap_c_put(self, "k# < #)) { v[#] ^= $; c = 1;",
               LEAP_C((uint64_t)i, clock->ticks, at, bit));
    leap_c_put_marks(self, clock->node, NET_NOWHERE);
    leap_c_put(self, " }\nk# += #; if (k# >= #) k# -= #;\n",
               LEAP_C((uint64_t)i, clock->cycles, (uint64_t)i,
                      2 * (uint64_t)clock->ticks, (uint64_t)i,
                      2 * (uint64_t)clock->ticks));
}

static void put_halves(struct leap_c_text *self)
{
    for (int half = 0; half < 2; half++) {
        text_put(self->to, "c = 0;\n");
        for (int i = 0; i < self->leap->clock_count; i++)
            put_clock(self, i);
        text_put(self->to, "if (c) {\n");
        put_settle(self);
        text_put(self->to, "}\n");
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
               "(void)c; (void)is_in; (void)q;\n",
               LEAP_C(leap_c_mark_words(self, 1), leap_c_mark_words(self, 0)));
    for (int i = 0; i < self->leap->clock_count && !self->leap->simple; i++)
        leap_c_put(self, "uint64_t k# = on->tick % # * # % #;\n",
                   LEAP_C((uint64_t)i, self->leap->clocks[i].ticks,
                          2 * (uint64_t)self->leap->clocks[i].cycles,
                          2 * (uint64_t)self->leap->clocks[i].ticks));
}

/* After a tick. A clock that holds outputs is looked at by itself only, unless
 * one of them has changed. */
#define TELL_CLOCK "*raw = (*raw & ~clock) | (up ? clock : 0);\n"
static const char outputs_text[] =
    "n++;\nif (o & look) {\n"
    "if (!(o & now) && !(o & held && *level)) {\n"
    "up = *level;\no &= now | held;\ncontinue;\n}\n"
    TELL_CLOCK
    "r = report(on, v, n - 1);\n"
    "up = (*raw & clock) != 0;\n"
    "o = on->rose ? 0 : o & held;\n"
    "if (r) {\nif (r > 1 || on->answer(on, n - 1)) { end = 1; break; }\n"
    "end_in = limit(on, ticks);\n}\n}\n}\n";

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
    text_put(self->to, "on->ticks = n;\nreturn end;\n}\n");
}
