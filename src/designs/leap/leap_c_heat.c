/* leap_c_heat.c - which registers and blocks of logic are busy: found out by a
 * rehearsal, before a design is written as C.
 *
 * In most clocks of a game with a monitor the same few registers change, those
 * of the beam, and compiled code would ask all others in vain whether they do.
 * So the design runs for a few thousand clocks from power-up, with inputs that
 * are all low, all high, and drawn. What changed in most of them is hot: it is
 * evaluated in every clock, without a question. What changed now and then is
 * warm, and asked for by itself. All the rest is cold, and one question is
 * enough for it.
 *
 * That is only a guess at what will happen, and wrong guesses cost time, not
 * truth. It depends on nothing but the netlist and its clocks, so that the text
 * is the same in each session, and is found among what was compiled before.
 */
#include "designs/leap/leap_c_inside.h"

#include <string.h>

#include "base/bits.h"

enum { SCENES = 4, SCENE_TICKS = 1024,  /* low, high, and two that are drawn */
       HELD_TICKS = 32,                 /* drawn inputs: what only follows them
                                         * is cold */
       HOT_LEAST = SCENE_TICKS * 15 / 16,
       WARM_LEAST = SCENE_TICKS / 21 };

/* The rehearsal */

struct rehearsal {
    struct leap *leap;
    uint64_t *state, *before;           /* as it was; values of a tick ago */
    uint32_t *moved;                    /* by node: ticks of this scene */
};

static const char *draw_inputs(struct leap *leap, int scene, int tick)
{
    uint64_t in[64] = {0};
    int words = leap->design.in_words;

    for (int i = 0; i < words && i < 64; i++)
        in[i] = scene == 0 ? 0 : scene == 1 ? UINT64_MAX
              : bits_mix((uint64_t)(scene * SCENE_TICKS + tick) * 64
                         + (uint64_t)i + 1);
    if (words > 64 || !leap_ports_are_new(leap, in))
        return NULL;
    leap_ports_put(leap, in);
    return leap_settle(leap);
}

static void count_moves(struct rehearsal *self)
{
    const struct net *net = &self->leap->net;
    const uint64_t *values = self->leap->values;

    for (uint32_t i = net->first_reg; i < net->node_count; i++) {
        uint32_t at = net->nodes[i].at, limbs = net_limbs(net->nodes[i].width);

        if (limbs == 1 ? self->before[at] != values[at]
                       : memcmp(&self->before[at], &values[at],
                                limbs * sizeof *values) != 0)
            self->moved[i]++;
    }
    memcpy(self->before, values, net->limbs * sizeof *values);
}

/* From power-up. A design that never settles, or does nothing, is as cold. */
static void run_scene(struct rehearsal *self, int scene)
{
    struct leap *leap = self->leap;
    const struct net *net = &leap->net;
    const char *error = leap->design.type->power_up(&leap->design);

    memset(self->moved, 0, net->node_count * sizeof *self->moved);
    memcpy(self->before, leap->values, net->limbs * sizeof *leap->values);
    for (int i = 0; i < SCENE_TICKS && !error; i++) {
        if (i % (scene < 2 ? SCENE_TICKS : HELD_TICKS) == 0)
            error = draw_inputs(leap, scene, i);
        if (!error)
            error = leap_tick(leap);
        if (!error)
            count_moves(self);
    }
}

/* The design is as it was afterwards: as after a snapshot is loaded. */
static void rehearse(struct leap_c_text *self, struct rehearsal *rehearsal)
{
    struct leap *leap = rehearsal->leap;
    const struct net *net = &leap->net;

    leap->design.type->save(&leap->design, rehearsal->state);
    for (int scene = 0; scene < SCENES; scene++) {
        run_scene(rehearsal, scene);
        for (uint32_t i = 0; i < net->node_count; i++)
            if (rehearsal->moved[i] > self->moves[i])
                self->moves[i] = rehearsal->moved[i];
    }
    (void)leap->design.type->load(&leap->design, rehearsal->state);
}

/* What follows from it */

/* Only what toggles makes others hot: a counter may run as often now, and rest
 * when the game has begun. */
static uint32_t moves_of(const struct leap_c_text *self, uint32_t node)
{
    uint32_t moves = self->moves[node];

    return self->leap->net.nodes[node].width > 1 && moves >= HOT_LEAST
         ? HOT_LEAST - 1 : moves;
}

/* How often a reader is to be looked at because of a node: where it stays as
 * long as the node has one level, when the other comes. */
static uint32_t moves_for(const struct leap_c_text *self, uint32_t node,
                          uint32_t by)
{
    return moves_of(self, node) / (leap_c_is_kept_somewhere(self, node, by)
                                ? 2 : 1);
}

static void raise(uint32_t *heat, uint32_t to)
{
    if (*heat < to)
        *heat = to;
}

/* Registers of other clocks are none of the hot ones: each is asked for where
 * its clock rises. */
static int is_of_clock(const struct leap *leap, uint32_t node)
{
    const struct leap_domain *domain;

    if (!leap->simple)
        return 0;
    domain = &leap->domains[leap->simple - 1];
    return node >= domain->first_reg
        && node < domain->first_reg + domain->regs;
}

/* All readers of all nodes: how often they are looked at, at least. */
static void spread_moves(struct leap_c_text *self, uint32_t *of_reg,
                         uint32_t *of_block)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->net.first_reg; i < leap->net.node_count; i++)
        for (uint32_t k = leap->fan_first[i]; k < leap->fan_first[i + 1];
             k++) {
            uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

            if (by < leap->net.logic && by != i)
                raise(&of_reg[by], moves_for(self, i, leap->fan[k]));
            else if (by >= leap->net.logic
                     && (i < leap->net.logic || self->cut->block_of[i]
                                             != self->cut->block_of[by]))
                raise(&of_block[self->cut->block_of[by]],
                      moves_of(self, i));
        }
}

static uint8_t heat_of(uint32_t moves)
{
    return moves >= HOT_LEAST ? LEAP_C_HOT
         : moves >= WARM_LEAST ? LEAP_C_WARM : LEAP_C_COLD;
}

/* Where ticks are skipped nothing is hot: a register that changes in every tick
 * would leave none to skip, if it is no counter. */
static void limit_heat(struct leap_c_text *self)
{
    const struct net *net = &self->leap->net;
    int can_skip = 1;

    for (uint32_t i = net->first_reg; i < net->logic; i++)
        if (self->heat[0][i] == LEAP_C_HOT && !leap_c_is_counter(self, i))
            can_skip = 0;
    self->skips = can_skip;
    for (uint32_t i = 0; can_skip && i < net->logic; i++)
        if (self->heat[0][i] == LEAP_C_HOT)
            self->heat[0][i] = LEAP_C_WARM;
    for (uint32_t i = 0; can_skip && i < self->cut->count; i++)
        if (self->heat[1][i] == LEAP_C_HOT)
            self->heat[1][i] = LEAP_C_WARM;
}

static void classify(struct leap_c_text *self, uint32_t *of_reg,
                     uint32_t *of_block)
{
    const struct leap *leap = self->leap;

    memset(of_reg, 0, leap->net.logic * sizeof *of_reg);
    memset(of_block, 0, self->cut->count * sizeof *of_block);
    spread_moves(self, of_reg, of_block);
    for (uint32_t i = leap->net.first_reg; i < leap->net.logic; i++)
        if (is_of_clock(leap, i) && moves_of(self, i) > of_reg[i])
            of_reg[i] = moves_of(self, i);
    for (uint32_t i = leap->net.first_reg; i < leap->net.logic; i++)
        if (is_of_clock(leap, i))
            self->heat[0][i] = heat_of(of_reg[i]);
    for (uint32_t i = 0; i < self->cut->count; i++)
        self->heat[1][i] = heat_of(of_block[i]);
    limit_heat(self);
    for (uint32_t i = 0; i < self->cut->count; i++)
        self->has_heat |= self->heat[1][i] != LEAP_C_COLD;
    for (uint32_t i = leap->net.first_reg; i < leap->net.logic; i++)
        self->has_heat |= self->heat[0][i] != LEAP_C_COLD;
}

size_t leap_c_heat_need(const struct leap *leap)
{
    const struct net *net = &leap->net;
    size_t nodes = net->node_count + 2;

    return 4 * arena_need(nodes * sizeof(uint32_t)) + 2 * arena_need(nodes)
         + arena_need(leap->state_words * sizeof(uint64_t))
         + arena_need(net->limbs * sizeof(uint64_t));
}

const char *leap_c_find_heat(struct leap_c_text *self, struct leap *leap,
                             struct arena *memory)
{
    size_t nodes = leap->net.node_count + 2, bytes = nodes * sizeof(uint32_t);
    struct rehearsal rehearsal = {leap,
        arena_take(memory, leap->state_words * sizeof(uint64_t)),
        arena_take(memory, leap->net.limbs * sizeof(uint64_t)),
        arena_take(memory, bytes)};
    uint32_t *of_block = arena_take(memory, bytes);

    self->moves = arena_take(memory, bytes);
    self->blocks = arena_take(memory, bytes);
    for (int i = 0; i < 2; i++)
        self->heat[i] = arena_take(memory, nodes);
    if (!rehearsal.state || !rehearsal.before || !rehearsal.moved || !of_block
        || !self->moves || !self->blocks || !self->heat[0] || !self->heat[1])
        return "out of memory compiling the netlist";
    memset(self->moves, 0, bytes);
    memset(self->heat[0], LEAP_C_COLD, nodes);
    memset(self->heat[1], LEAP_C_COLD, nodes);
    self->skips = 1;
    if (!leap_c_is_small(self))
        return NULL;
    rehearse(self, &rehearsal);
    classify(self, rehearsal.moved, of_block);
    return NULL;
}
