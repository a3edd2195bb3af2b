/* blocks.c - what the readers of netlists for a drawing share. */
#include "designs/blocks/blocks_inside.h"

#include <stdlib.h>
#include <string.h>

/* A netlist in memory has fewer bytes than eight times its text: a bit takes
 * two of the text at least, and four in memory. */
void *blocks_memory(size_t length, struct arena *arena)
{
    size_t need = 8 * length + (1 << 16);
    void *memory = malloc(need);

    if (memory)
        *arena = arena_of(memory, need);
    return memory;
}

int blocks_begins(struct slice slice, const char *with)
{
    size_t length = strlen(with);

    return slice.length >= length && !memcmp(slice.start, with, length);
}

/* "$flatten\\u_start.\\inner.count" is u_start.inner.count. */
void blocks_plain(struct slice name, char *to, size_t size)
{
    size_t used = 0, i = blocks_begins(name, "$flatten") ? 8 : 0;

    for (; i < name.length && used + 1 < size; i++)
        if (name.start[i] != '\\')
            to[used++] = text_plain(name.start[i]);
    to[used] = 0;
}

/* "top.v:3.4-3.9|debounce.v:9.5-13.8": the last is the line itself, those
 * before it are of the instances around it. */
void blocks_place(struct slice source, char *to, size_t size)
{
    size_t from = 0, colon, used = 0;

    for (size_t i = 0; i < source.length; i++)
        if (source.start[i] == '|')
            from = i + 1;
    for (colon = from; colon < source.length && source.start[colon] != ':';)
        colon++;
    for (size_t i = from; i < source.length && used + 1 < size; i++) {
        if (i > colon && !text_is_digit(source.start[i]))
            break;
        to[used++] = text_plain(source.start[i]);
    }
    to[used] = 0;
}

/* Of cells that Yosys knows. */
int blocks_is_output(const struct raw_cell *cell, struct slice pin)
{
    if (slice_same(cell->type, "$memrd") || slice_same(cell->type, "$memrd_v2"))
        return slice_same(pin, "DATA");
    return slice_same(pin, "Y") || slice_same(pin, "Q")
        || slice_same(pin, "RD_DATA") || slice_same(pin, "CO")
        || (slice_same(pin, "X") && slice_same(cell->type, "$alu"));
}

int blocks_is_register(const struct raw_cell *cell)
{
    return blocks_begins(cell->type, "$dff")
        || blocks_begins(cell->type, "$adff")
        || blocks_begins(cell->type, "$sdff")
        || blocks_begins(cell->type, "$aldff");
}

/* One that is never written is a table. */
int blocks_is_memory(const struct raw_cell *cell)
{
    return blocks_begins(cell->type, "$mem_v2")
        || slice_same(cell->type, "$mem");
}

static size_t depth_of_name(struct slice name)
{
    size_t levels = 0;

    for (size_t i = 0; i < name.length; i++)
        levels += name.start[i] == '.';
    return levels;
}

void blocks_name_bits(const struct raw *raw, uint32_t *net_of)
{
    memset(net_of, 0xff, raw->number_end * sizeof *net_of);
    for (uint32_t n = 0; n < raw->net_count; n++) {
        const struct raw_net *net = &raw->nets[n];

        for (uint32_t i = 0; !net->is_hidden && i < net->bits.count; i++) {
            int32_t bit = raw->bits[net->bits.first + i];

            if (bit >= 0 && (net_of[bit] == UINT32_MAX
                             || depth_of_name(raw->nets[net_of[bit]].name)
                                > depth_of_name(net->name)))
                net_of[bit] = n;
        }
    }
}

int blocks_bare(const struct blocks *self)
{
    int count = 0;

    for (int i = 0; i < self->crossing_count; i++)
        count += self->crossings[i].how == BLOCKS_BARE;
    return count;
}

int blocks_within(const struct blocks *self, int node)
{
    int count = 0;

    for (int i = 0; i < self->crossing_count; i++)
        count += self->crossings[i].how == BLOCKS_BARE
              && self->crossings[i].from_node == node
              && self->crossings[i].to_node == node;
    return count;
}

char blocks_letter(int domain)
{
    return (char)('A' + domain);
}
