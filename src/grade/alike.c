/* alike.c - the similarity of two designs, by the structure of their netlists.
 *
 * A cell's feature is a hash of its kind and its ports. Each round mixes in the
 * features of what feeds it, so that after ROUNDS rounds it stands for the cell
 * and all that is so many cells before it. No name that a student chose is ever
 * hashed: kinds and ports of cells are named by Yosys. More rounds would let
 * one changed gate spoil more of its surroundings; fewer would make all adders
 * of a width the same.
 */
#include "grade/alike.h"

#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "designs/leap/cursor.h"

enum { BITS_MAX = 1 << 20, ROUNDS = 2 };

/* A port of a cell: its name, how wide it is, and the first wire at it, which
 * stands for all: a bus is mostly driven by one cell. */
struct pin {
    uint64_t name;
    uint32_t wire, width;
    int is_output;
};

struct cell {
    uint64_t kind, feature;
    struct pin pins[12];
    int pin_count;
};

struct net {
    struct cell *cells;
    size_t count, room;
    uint64_t *drivers;                  /* feature of what drives each wire */
};

static uint64_t hash_slice(struct slice slice)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (size_t i = 0; i < slice.length; i++)
        hash = (hash ^ (unsigned char)slice.start[i])
             * UINT64_C(0x100000001b3);
    return hash;
}

static uint64_t mix(uint64_t a, uint64_t b)
{
    uint64_t state = a ^ (b + UINT64_C(0x9e3779b97f4a7c15) + (a << 6)
                          + (a >> 2));

    return rng_splitmix(&state);
}

/* Reading */

static struct pin *pin_named(struct cell *cell, struct slice name)
{
    uint64_t hash = hash_slice(name);

    for (int i = 0; i < cell->pin_count; i++)
        if (cell->pins[i].name == hash)
            return &cell->pins[i];
    if (cell->pin_count == 12)
        return NULL;
    cell->pins[cell->pin_count] = (struct pin){.name = hash};
    return &cell->pins[cell->pin_count++];
}

static void read_directions(struct cursor *json, struct cell *cell)
{
    struct slice key;

    cursor_open(json, '{');
    while (cursor_key(json, &key)) {
        struct pin *pin = pin_named(cell, key);
        int is_output = slice_same(cursor_string(json), "output");

        if (pin)
            pin->is_output = is_output;
    }
}

/* Constants are strings, wires are numbers, from 2 up; 0 stands for a constant
 * and for a wire beyond BITS_MAX. */
static void read_connections(struct cursor *json, struct cell *cell)
{
    struct slice key;

    cursor_open(json, '{');
    while (cursor_key(json, &key)) {
        struct pin *pin = pin_named(cell, key);
        uint32_t first = 0, width = 0;

        cursor_open(json, '[');
        for (; cursor_more(json); width++) {
            uint64_t wire = 0;

            if (cursor_is_string(json))
                (void)cursor_string(json);
            else
                wire = cursor_number(json);
            if (!width && wire < BITS_MAX)
                first = (uint32_t)wire;
        }
        if (pin) {
            pin->wire = first;
            pin->width = width;
        }
    }
}

static struct cell *add_cell(struct net *net)
{
    if (net->count == net->room) {
        size_t room = net->room ? 2 * net->room : 256;
        struct cell *grown = realloc(net->cells, room * sizeof *grown);

        if (!grown)
            return NULL;
        net->cells = grown;
        net->room = room;
    }
    memset(&net->cells[net->count], 0, sizeof *net->cells);
    return &net->cells[net->count++];
}

static void read_cells(struct cursor *json, struct net *net)
{
    struct slice key;

    cursor_open(json, '{');
    while (cursor_key(json, &key)) {
        struct cell spare, *cell = add_cell(net);

        if (!cell)
            cell = &spare;
        memset(cell, 0, sizeof *cell);
        cursor_open(json, '{');
        while (cursor_key(json, &key))
            if (slice_same(key, "type"))
                cell->kind = hash_slice(cursor_string(json));
            else if (slice_same(key, "port_directions"))
                read_directions(json, cell);
            else if (slice_same(key, "connections"))
                read_connections(json, cell);
            else
                cursor_skip(json);
    }
}

/* The netlist is flat: one module. */
static const char *read_sketched_net(const char *text, size_t length,
                                     struct net *net)
{
    struct cursor json;
    struct slice key;

    cursor_begin(&json, text, length);
    cursor_open(&json, '{');
    while (cursor_find(&json, "modules")) {
        cursor_open(&json, '{');
        while (cursor_key(&json, &key)) {
            cursor_open(&json, '{');
            while (cursor_find(&json, "cells"))
                read_cells(&json, net);
        }
    }
    return json.error;
}

/* Features */

static void drive_sketch_wires(const struct net *net)
{
    for (size_t i = 0; i < net->count; i++)
        for (int p = 0; p < net->cells[i].pin_count; p++)
            if (net->cells[i].pins[p].is_output)
                net->drivers[net->cells[i].pins[p].wire] =
                    mix(net->cells[i].feature, net->cells[i].pins[p].name);
}

/* Sums do not depend on the order of ports. */
static uint64_t feature_of(const struct net *net, const struct cell *cell,
                           int looks_back)
{
    uint64_t sum = 0;

    for (int p = 0; p < cell->pin_count; p++) {
        const struct pin *pin = &cell->pins[p];
        uint64_t fed = looks_back && !pin->is_output
                     ? net->drivers[pin->wire] : 0;

        sum += mix(mix(pin->name, pin->width), fed);
    }
    return mix(cell->kind, sum);
}

static void refine(struct net *net)
{
    for (size_t i = 0; i < net->count; i++)
        net->cells[i].feature = feature_of(net, &net->cells[i], 0);
    for (int round = 0; round < ROUNDS; round++) {
        drive_sketch_wires(net);
        for (size_t i = 0; i < net->count; i++)
            net->cells[i].feature = feature_of(net, &net->cells[i], 1);
    }
}

static int by_feature(const void *a, const void *b)
{
    uint64_t one = ((const struct cell *)a)->feature;
    uint64_t other = ((const struct cell *)b)->feature;

    return one < other ? -1 : one > other;
}

/* For each of the numbers another hash; the least value over all cells is kept.
 * Two designs agree in it with a chance that is the share of cells they have in
 * common. The third of three equal cells is another element than the first. */
static void sketch_net(struct net *net, uint32_t sketch[ALIKE_NUMBERS])
{
    uint64_t times = 0;

    memset(sketch, 0xff, ALIKE_NUMBERS * sizeof *sketch);
    if (net->count)
        qsort(net->cells, net->count, sizeof *net->cells, by_feature);
    for (size_t i = 0; i < net->count; i++) {
        int is_again = i
            && net->cells[i].feature == net->cells[i - 1].feature;

        times = is_again ? times + 1 : 0;
        for (uint64_t n = 0; n < ALIKE_NUMBERS; n++) {
            uint32_t value = (uint32_t)(mix(mix(net->cells[i].feature, times),
                                            n) >> 32);

            if (value < sketch[n])
                sketch[n] = value;
        }
    }
}

const char *alike_sketch(const char *netlist, size_t length,
                         uint32_t sketch[ALIKE_NUMBERS])
{
    struct net net = {.drivers = calloc(BITS_MAX, sizeof *net.drivers)};
    const char *error = net.drivers ? read_sketched_net(netlist, length, &net)
                                    : "out of memory for a netlist";

    if (!error) {
        refine(&net);
        sketch_net(&net, sketch);
    }
    free(net.cells);
    free(net.drivers);
    return error;
}

int alike_share(const uint32_t a[ALIKE_NUMBERS],
                const uint32_t b[ALIKE_NUMBERS])
{
    int equal = 0;

    for (int i = 0; i < ALIKE_NUMBERS; i++)
        equal += a[i] == b[i] && a[i] != UINT32_MAX;
    return equal * 100 / ALIKE_NUMBERS;
}
