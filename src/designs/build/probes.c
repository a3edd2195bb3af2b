/* probes.c - leads nets inside a design out as ports.
 *
 * The netlist is not read into a tree: one walk notes where the ports of the
 * top begin and where each net has its bits, and the new ports are copied
 * between:
 *
 *     "ports": {"?count_q":{"direction":"output","bits":[ 2, 3 ]}, "clk": ...
 *
 * All else stays as Yosys wrote it, byte for byte.
 */
#include "designs/build/probes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "designs/leap/cursor.h"

enum { NAME_MAX_HERE = 200, NAMES_MAX = 250 };

struct net {
    struct slice name, bits;            /* "2, 3", as it is written
                                         * between brackets */
    int width;
    int is_wanted;
    char led_out[NAMES_MAX + 1];        /* the name of its port */
};

struct probes {
    const char *ports;                  /* after the { of the top's ports */
    int has_ports;
    struct net *nets;
    size_t count, room;
    int is_out_of_memory;
};

/* Reading */

static struct net *add_net(struct probes *self)
{
    if (self->count == self->room) {
        size_t room = self->room * 2 + 64;
        struct net *more = realloc(self->nets, room * sizeof *more);

        if (!more) {
            self->is_out_of_memory = 1;
            return NULL;
        }
        self->nets = more;
        self->room = room;
    }
    self->nets[self->count] = (struct net){0};
    return &self->nets[self->count++];
}

/* Names that Yosys has made itself are hidden. */
static void read_probe_net(struct probes *self, struct cursor *json,
                     struct slice name)
{
    struct slice key, bits = {NULL, 0};
    int is_hidden = 0, width = 0;
    struct net *net;

    cursor_open(json, '{');
    while (cursor_key(json, &key)) {
        if (slice_same(key, "hide_name")) {
            is_hidden = cursor_number(json) != 0;
        } else if (slice_same(key, "bits")) {
            cursor_open(json, '[');
            bits.start = json->at;
            for (width = 0; cursor_more(json); width++)
                cursor_skip(json);
            bits.length = (size_t)(json->at - bits.start) - 1;
        } else {
            cursor_skip(json);
        }
    }
    net = is_hidden || !width ? NULL : add_net(self);
    if (!net)
        return;
    net->name = name;
    net->bits = bits;
    net->width = width;
}

static void read_nets(struct probes *self, struct cursor *json)
{
    struct slice name;

    cursor_open(json, '{');
    while (cursor_key(json, &name))
        read_probe_net(self, json, name);
}

static void read_probe_ports(struct probes *self, struct cursor *json)
{
    struct slice key;

    cursor_open(json, '{');
    self->ports = json->at;
    while (cursor_key(json, &key)) {
        self->has_ports = 1;
        cursor_skip(json);
    }
}

/* The last module is the top: Yosys writes those that it uses before it, and
 * after flattening there is no other with nets. */
static void read_probe_module(struct probes *self, struct cursor *json)
{
    struct slice key;

    self->count = 0;
    self->has_ports = 0;
    cursor_open(json, '{');
    while (cursor_key(json, &key))
        if (slice_same(key, "ports"))
            read_probe_ports(self, json);
        else if (slice_same(key, "netnames"))
            read_nets(self, json);
        else
            cursor_skip(json);
}

static const char *read_netlist(struct probes *self, const char *text,
                                size_t length)
{
    struct slice name;
    struct cursor json;

    cursor_begin(&json, text, length);
    cursor_open(&json, '{');
    while (cursor_find(&json, "modules")) {
        cursor_open(&json, '{');
        while (cursor_key(&json, &name))
            read_probe_module(self, &json);
    }
    if (!json.error && (!self->ports || self->is_out_of_memory))
        return "out of memory for a netlist";
    return json.error;
}

/* Choosing */

int probes_match(const char *pattern, const char *name)
{
    for (; *pattern && *pattern != '*'; pattern++, name++)
        if (*pattern != *name)
            return 0;
    if (!*pattern)
        return !*name;
    for (;; name++) {
        if (probes_match(pattern + 1, name))
            return 1;
        if (!*name)
            return 0;
    }
}

static int is_probe_wanted(const struct net *net, const char *const *patterns)
{
    char name[NAME_MAX_HERE];

    if (net->name.length >= sizeof name)
        return 0;
    if (!patterns || !*patterns)
        return 1;
    slice_copy(net->name, name, sizeof name);
    for (; *patterns; patterns++)
        if (probes_match(*patterns, name))
            return 1;
    return 0;
}

static int has_same_bits(const struct net *a, const struct net *b)
{
    return a->bits.length == b->bits.length
        && !memcmp(a->bits.start, b->bits.start, a->bits.length);
}

/* One more name of a net, if there is room for it. */
static void append_name(struct net *net, struct slice name)
{
    size_t used = strlen(net->led_out);

    if (used + 1 + name.length > NAMES_MAX)
        return;
    net->led_out[used] = '?';
    memcpy(net->led_out + used + 1, name.start, name.length);
    net->led_out[used + 1 + name.length] = 0;
}

/* Equal nets share a port. Quadratic, but over names that people wrote. A net
 * without room is passed over, and smaller ones after it may still have it. */
static void choose_nets(struct probes *self, const char *const *patterns,
                        struct probes_count *count)
{
    int bits = 0;

    *count = (struct probes_count){0, 0};
    for (size_t i = 0; i < self->count; i++) {
        struct net *net = &self->nets[i], *same = NULL;

        if (!is_probe_wanted(net, patterns))
            continue;
        count->found++;
        for (size_t k = 0; k < i && !same; k++)
            if (self->nets[k].is_wanted && has_same_bits(&self->nets[k], net))
                same = &self->nets[k];
        if (!same && bits + net->width > PROBES_BITS_MAX)
            continue;
        count->led_out++;
        if (!same) {
            net->is_wanted = 1;
            bits += net->width;
        }
        append_name(same ? same : net, net->name);
    }
}

/* Writing */

static void put_ports(const struct probes *self, FILE *to)
{
    int has_one = 0;

    for (size_t i = 0; i < self->count; i++) {
        const struct net *net = &self->nets[i];

        if (!net->is_wanted)
            continue;
        fprintf(to, "%s\"%s\":{\"direction\":\"output\",\"bits\":[%.*s]}",
                has_one ? "," : "", net->led_out, (int)net->bits.length,
                net->bits.start);
        has_one = 1;
    }
    if (has_one && self->has_ports)
        fputc(',', to);
}

const char *probes_add(const char *netlist, size_t length,
                       const char *const *patterns, char **with,
                       size_t *with_length, struct probes_count *count)
{
    struct probes self = {0};
    const char *error = read_netlist(&self, netlist, length);
    FILE *to = error ? NULL : open_memstream(with, with_length);

    if (!error && !to)
        error = "out of memory for a netlist";
    if (!error) {
        size_t head = (size_t)(self.ports - netlist);

        choose_nets(&self, patterns, count);
        fwrite(netlist, 1, head, to);
        put_ports(&self, to);
        fwrite(self.ports, 1, length - head, to);
        if (fclose(to) != 0)
            error = "out of memory for a netlist";
    }
    free(self.nets);
    return error;
}

const char *probes_list(const char *netlist, size_t length,
                        void (*take)(void *context, const char *name,
                                     int width), void *context)
{
    struct probes self = {0};
    const char *error = read_netlist(&self, netlist, length);
    char name[NAME_MAX_HERE];

    for (size_t i = 0; !error && i < self.count; i++) {
        slice_copy(self.nets[i].name, name, sizeof name);
        take(context, name, self.nets[i].width);
    }
    free(self.nets);
    return error;
}
