/* blocks_lay.c - lays out blocks and wires in layers, from left to right.
 *
 *     layer_nodes      inputs, then what reads them, and so on; outputs last
 *     bend_wire        a wire that passes a layer has a place there
 *     find_rows        each layer in the order of what it is connected with
 *     find_columns     as wide as they must be
 *     find_wire_ends   where wires leave and enter a block
 *
 * All in whole numbers and in the order of the netlist, so that equal designs
 * are equal pictures.
 */
#include "designs/blocks/blocks_inside.h"

#include <stdlib.h>
#include <string.h>

enum { LETTER = 7,                      /* width of one, about */
       LINE = 16, PAD = 10, ROW_GAP = 18, COLUMN_GAP = 70, EDGE = 24,
       WIRE_GAP = 14, LABEL_MAX = 26,   /* letters */
       PORT_LETTERS = 30, SWEEPS = 12, HEAD = 56, LAYERS = 64 };

/* Layers */

static int is_outer(const struct blocks_node *node)
{
    return node->kind <= BLOCKS_BOTH;
}

/* Inputs are on the left. What goes both ways is on the right, and what it
 * drives goes back from there. */
static int is_rightmost(const struct blocks_node *node)
{
    return node->kind == BLOCKS_OUT || node->kind == BLOCKS_BOTH;
}

struct visit {
    struct blocks *blocks;
    char *state;                        /* 0: not yet, 1: on the way, 2: done */
};

/* A wire back to where the way came from closes a circle. */
static void follow_wires(struct visit *self, int node)
{
    struct blocks *b = self->blocks;

    self->state[node] = 1;
    for (int i = 0; i < b->wire_count; i++) {
        struct blocks_wire *wire = &b->wires[i];

        if (wire->from != node)
            continue;
        if (self->state[wire->to] == 1)
            wire->is_back = 1;
        else if (!self->state[wire->to])
            follow_wires(self, wire->to);
    }
    self->state[node] = 2;
}

/* From the inputs on, so that the way of the data decides what is back. */
static void find_circles(struct blocks *b, char *state)
{
    struct visit visit = {b, state};

    for (int i = 0; i < b->wire_count; i++)
        b->wires[i].is_back = is_rightmost(&b->nodes[b->wires[i].from]);
    for (int i = 0; i < b->node_count; i++)
        if (is_rightmost(&b->nodes[i]))
            state[i] = 2;
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < b->node_count; i++)
            if (!state[i] && (pass || b->nodes[i].kind == BLOCKS_IN))
                follow_wires(&visit, i);
}

/* One after the last of those that it reads. */
static int push_layers(struct blocks *b)
{
    int is_changed = 0;

    for (int i = 0; i < b->wire_count; i++) {
        const struct blocks_wire *wire = &b->wires[i];
        struct blocks_node *to = &b->nodes[wire->to];
        int least = b->nodes[wire->from].layer + 1;

        if (wire->is_back || to->layer >= least || least >= LAYERS)
            continue;
        to->layer = least;
        is_changed = 1;
    }
    return is_changed;
}

static int layer_nodes(struct blocks *b)
{
    char *state = calloc((size_t)b->node_count + 1, 1);
    int last = 1;

    if (!state)
        return 0;
    find_circles(b, state);
    free(state);
    for (int i = 0; i < b->node_count; i++)
        b->nodes[i].layer = b->nodes[i].kind != BLOCKS_IN;
    for (int i = 0; i < LAYERS && push_layers(b);)
        i++;
    for (int i = 0; i < b->node_count; i++)
        if (!is_rightmost(&b->nodes[i]) && b->nodes[i].layer >= last)
            last = b->nodes[i].layer + 1;
    for (int i = 0; i < b->node_count; i++)
        if (is_rightmost(&b->nodes[i]))
            b->nodes[i].layer = last;
    return last;
}

/* Bends */

/* The node on the left of a wire, and the one on the right. */
static int left_end(const struct blocks_wire *wire)
{
    return wire->is_back ? wire->to : wire->from;
}

static int right_end(const struct blocks_wire *wire)
{
    return wire->is_back ? wire->from : wire->to;
}

static void bend_wire(struct blocks *b, struct blocks_wire *wire)
{
    int from = b->nodes[left_end(wire)].layer + 1;
    int to = b->nodes[right_end(wire)].layer;

    wire->first_bend = b->node_count;
    if (to <= from || b->node_count + to - from > BLOCKS_NODES)
        return;
    for (int layer = from; layer < to; layer++)
        b->nodes[b->node_count++] = (struct blocks_node){
            .kind = BLOCKS_BEND, .layer = layer, .height = WIRE_GAP / 2};
    wire->bends = to - from;
}

/* The nodes of a wire from left to right: 0 is the left end. */
static int wire_stop(const struct blocks_wire *wire, int i)
{
    return i == 0 ? left_end(wire)
         : i <= wire->bends ? wire->first_bend + i - 1 : right_end(wire);
}

/* Sizes */

/* Of the widest line: names are bold, and have room for a badge. */
static int longest(const struct blocks *b, const struct blocks_node *node)
{
    size_t most = strlen(node->kind == BLOCKS_OWN ? b->title : node->name)
                * (LETTER + 2) / LETTER + (is_outer(node) ? 2 : 0);

    if (node->kind == BLOCKS_OWN)
        most += strlen("logic of ") + 1;
    if (strlen(node->about) > most)
        most = strlen(node->about);
    for (int i = 0; i < node->inner_count && i < BLOCKS_INNER; i++)
        if (strlen(node->inner[i]) + 2 > most)
            most = strlen(node->inner[i]) + 2;
    return (int)most;
}

static int lines_in_node(const struct blocks_node *node)
{
    int lines = 2;

    for (int d = 0; d < BLOCKS_DOMAINS; d++)
        lines += node->registers[d] != 0;
    lines += node->inner_count < BLOCKS_INNER ? node->inner_count
           : BLOCKS_INNER + (node->inner_count > BLOCKS_INNER);
    return lines;
}

static int count_side(const struct blocks *b, int node, int is_left)
{
    int count = 0;

    for (int i = 0; i < b->wire_count; i++)
        count += (is_left ? right_end(&b->wires[i]) : left_end(&b->wires[i]))
              == node;
    return count;
}

static void find_size(struct blocks *b, int i)
{
    struct blocks_node *node = &b->nodes[i];
    int letters = longest(b, node), lefts = count_side(b, i, 1);
    int rights = count_side(b, i, 0);
    int most = lefts > rights ? lefts : rights;

    if (is_outer(node) && letters > PORT_LETTERS)
        letters = PORT_LETTERS;
    if (letters < 16 && !is_outer(node))
        letters = 16;                   /* for "A: 1024 register bits" */
    node->width = letters * LETTER + 2 * PAD;
    node->height = is_outer(node) ? 2 * LINE + 4
                                 : (lines_in_node(node) + !!blocks_within(b, i))
                                   * LINE + PAD;
    node->is_loose = !most;
    if (node->height < (most + 1) * WIRE_GAP)
        node->height = (most + 1) * WIRE_GAP;
}

/* Rows */

/* The sum of the places of what a node is connected with in a layer beside it,
 * and how many these are. */
static int weigh(const struct blocks *b, int node, int side, int *count)
{
    int sum = 0;

    *count = 0;
    for (int i = 0; i < b->wire_count; i++) {
        const struct blocks_wire *wire = &b->wires[i];

        for (int k = 0; k <= wire->bends; k++) {
            int left = wire_stop(wire, k), right = wire_stop(wire, k + 1);
            int other = side < 0 && right == node ? left
                      : side > 0 && left == node ? right : -1;

            if (other < 0)
                continue;
            sum += b->nodes[other].y + b->nodes[other].height / 2;
            ++*count;
        }
    }
    return sum;
}

struct layer {                          /* its nodes, in the order of rows */
    int node[BLOCKS_NODES];
    int count;
};

static void list_layer(const struct blocks *b, int number, struct layer *layer)
{
    layer->count = 0;
    for (int i = 0; i < b->node_count; i++) {
        int at = layer->count;

        if (b->nodes[i].layer != number)
            continue;
        for (; at > 0 && b->nodes[layer->node[at - 1]].row > b->nodes[i].row;
             at--)
            layer->node[at] = layer->node[at - 1];
        layer->node[at] = i;
        layer->count++;
    }
}

/* By where they want to be; equal goals keep their order. */
static void sort_layer(struct blocks *b, struct layer *layer,
                       const int *goals)
{
    for (int i = 1; i < layer->count; i++) {
        int node = layer->node[i], at = i;

        for (; at > 0 && goals[layer->node[at - 1]] > goals[node]; at--)
            layer->node[at] = layer->node[at - 1];
        layer->node[at] = node;
    }
    for (int i = 0; i < layer->count; i++)
        b->nodes[layer->node[i]].row = i;
}

static int gap_behind(const struct blocks_node *node)
{
    return node->kind == BLOCKS_BEND ? WIRE_GAP : ROW_GAP;
}

/* Each as near to its goal as those above allow; then all move up by half of
 * what they were pushed down. */
static void stack_layer(struct blocks *b, const struct layer *layer,
                        const int *goals)
{
    int free_y = INT32_MIN, pushed = 0;

    for (int i = 0; i < layer->count; i++) {
        struct blocks_node *node = &b->nodes[layer->node[i]];
        int goal = goals[layer->node[i]] - node->height / 2;

        node->y = goal > free_y ? goal : free_y;
        pushed += node->y - goal;
        free_y = node->y + node->height + gap_behind(node);
    }
    for (int i = 0; i < layer->count; i++)
        b->nodes[layer->node[i]].y -= pushed / (layer->count * 2);
}

/* What has no wire at all, such as a clock, is above the rest. */
static void lift_loose(const struct blocks *b, const struct layer *layer,
                       int *goals)
{
    int top = INT32_MAX;

    for (int i = 0; i < layer->count; i++)
        if (!b->nodes[layer->node[i]].is_loose
            && goals[layer->node[i]] < top)
            top = goals[layer->node[i]];
    for (int i = 0; i < layer->count; i++)
        if (b->nodes[layer->node[i]].is_loose && top != INT32_MAX)
            goals[layer->node[i]] = top - 1;
}

static void move_layer(struct blocks *b, struct layer *layer, int *goals,
                       int side, int is_sorting)
{
    for (int i = 0; i < layer->count; i++) {
        const struct blocks_node *node = &b->nodes[layer->node[i]];
        int count, sum = weigh(b, layer->node[i], side, &count);

        goals[layer->node[i]] = count ? sum / count
                                       : node->y + node->height / 2;
    }
    lift_loose(b, layer, goals);
    if (is_sorting)
        sort_layer(b, layer, goals);
    stack_layer(b, layer, goals);
}

/* First one below the other; then to and fro, each layer by the one before. The
 * last rounds move what is sorted. */
static void find_rows(struct blocks *b, int last, struct layer *layer,
                      int *goals)
{
    for (int n = 0; n <= last; n++) {
        int y = 0;

        list_layer(b, n, layer);
        for (int i = 0; i < layer->count; i++) {
            struct blocks_node *node = &b->nodes[layer->node[i]];

            node->row = i;
            node->y = y;
            y += node->height + gap_behind(node);
        }
    }
    for (int sweep = 0; sweep < SWEEPS; sweep++)
        for (int k = 1; k <= last; k++) {
            int side = sweep % 2 ? 1 : -1;

            list_layer(b, side < 0 ? k : last - k, layer);
            if (layer->count)
                move_layer(b, layer, goals, side, sweep < SWEEPS - 4);
        }
}

/* Places */

/* A name that a port has already is not written again. */
static int needs_label(const struct blocks *b, const struct blocks_wire *wire)
{
    return wire->crossings
        || (*wire->words && !((is_outer(&b->nodes[wire->from])
              || is_outer(&b->nodes[wire->to])) && wire->names <= 1));
}

static int label_letters(const struct blocks *b,
                         const struct blocks_wire *wire)
{
    int letters = (int)strlen(wire->words) + (wire->crossings ? 4 : 0);

    return !needs_label(b, wire) ? 0
         : letters > LABEL_MAX ? LABEL_MAX : letters;
}

static void find_columns(struct blocks *b, int last)
{
    int x = EDGE;

    for (int layer = 0; layer <= last; layer++) {
        int width = 0, gap = 0;

        for (int i = 0; i < b->node_count; i++)
            if (b->nodes[i].layer == layer && b->nodes[i].width > width)
                width = b->nodes[i].width;
        for (int i = 0; i < b->wire_count; i++)
            if (b->nodes[left_end(&b->wires[i])].layer == layer
                && label_letters(b, &b->wires[i]) > gap)
                gap = label_letters(b, &b->wires[i]);
        for (int i = 0; i < b->node_count; i++)
            if (b->nodes[i].layer == layer) {
                b->nodes[i].x = x;
                if (b->nodes[i].kind == BLOCKS_BEND)
                    b->nodes[i].width = width;
            }
        x += width + COLUMN_GAP + gap * LETTER;
    }
    b->width = x - COLUMN_GAP + EDGE;
}

static void find_height(struct blocks *b)
{
    int top = INT32_MAX, bottom = 0;

    for (int i = 0; i < b->node_count; i++)
        if (b->nodes[i].y < top)
            top = b->nodes[i].y;
    for (int i = 0; i < b->node_count; i++) {
        b->nodes[i].y += HEAD - top;
        if (b->nodes[i].y + b->nodes[i].height > bottom)
            bottom = b->nodes[i].y + b->nodes[i].height;
    }
    b->height = bottom + EDGE;
}

/* Ends of wires */

static int node_middle(const struct blocks_node *node)
{
    return node->y + node->height / 2;
}

/* How many wires of a side lie above this one, by where they go next. */
static int rank_at_side(const struct blocks *b, const struct blocks_wire *wire,
                   int is_left)
{
    const int end = is_left ? right_end(wire) : left_end(wire);
    int beside = wire_stop(wire, is_left ? wire->bends : 1);
    int mine = node_middle(&b->nodes[beside]);
    int rank = 0;

    for (int i = 0; i < b->wire_count; i++) {
        const struct blocks_wire *w = &b->wires[i];
        int other;

        if ((is_left ? right_end(w) : left_end(w)) != end || w == wire)
            continue;
        other = node_middle(&b->nodes[wire_stop(w, is_left ? w->bends : 1)]);
        rank += other < mine || (other == mine && w < wire);
    }
    return rank;
}

static int end_y(const struct blocks *b, const struct blocks_wire *wire,
                 int is_left)
{
    int end = is_left ? right_end(wire) : left_end(wire);
    const struct blocks_node *node = &b->nodes[end];
    int count = count_side(b, end, is_left);

    return node->y + node->height * (rank_at_side(b, wire, is_left) + 1)
                   / (count + 1);
}

static void find_wire_ends(struct blocks *b)
{
    for (int i = 0; i < b->wire_count; i++) {
        struct blocks_wire *wire = &b->wires[i];
        const struct blocks_node *left = &b->nodes[left_end(wire)];

        wire->from_y = end_y(b, wire, 0);
        wire->to_y = end_y(b, wire, 1);
        wire->label_x = left->x + left->width + 6;
        wire->label_y = wire->from_y - 3;
        if (!needs_label(b, wire))
            wire->label_x = 0;
    }
}

void blocks_lay(struct blocks *b)
{
    struct layer *layer = malloc(sizeof *layer);
    int *goals = calloc(BLOCKS_NODES, sizeof *goals);
    int last = layer_nodes(b), wires = b->wire_count;

    for (int i = 0; i < b->node_count; i++)
        find_size(b, i);
    for (int i = 0; i < wires; i++)
        bend_wire(b, &b->wires[i]);
    if (layer && goals)
        find_rows(b, last, layer, goals);
    find_columns(b, last);
    find_height(b);
    find_wire_ends(b);
    free(layer);
    free(goals);
}
