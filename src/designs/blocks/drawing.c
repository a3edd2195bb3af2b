/* drawing.c - a project as a picture of its blocks and clocks, by Yosys.
 *
 * What the netlist does not know comes from the project: which parts of the
 * board its ports are at, and where its clocks are from.
 */
#include "designs/blocks/drawing.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "designs/build/build.h"
#include "designs/build/netlist.h"
#include "designs/build/netlist_plain.h"
#include "designs/engines/simulator_inside.h"
#include "disk/file.h"

enum { PORTS_MAX = 512, PLLS_MAX = 32, NETLIST_MAX = 256 << 20 };

static const char *make_netlists(const struct project *project,
                                 const char *folder)
{
    return netlist_make_by(project, folder, BLOCKS_YOSYS);
}

/* It is built and kept as a simulator's work is. */
static const struct simulator yosys = {
    .name = "drawing", .tool = "Yosys", .product = BLOCKS_FLAT,
    .salt = BLOCKS_YOSYS, .build = make_netlists};

/* What the project knows */

struct knowledge {
    struct blocks_port ports[PORTS_MAX + 1];
    struct blocks_pll plls[PLLS_MAX + 1];
};

/* Pins of a port are neighbours, the lowest first. */
static void tell_drawn_port(const struct project_pin *first,
                      struct blocks_port *port)
{
    const struct project_pin *last = first;

    while (last->next && last->next->port == first->port)
        last = last->next;
    port->name = first->port->name;
    if (first->is_on_board && last != first && last->is_on_board)
        snprintf(port->at, sizeof port->at, "%s to %s", first->on_board.name,
                 last->on_board.name);
    else if (first->is_on_board)
        snprintf(port->at, sizeof port->at, "%s", first->on_board.name);
}

/* "25.175 MHz": to a thousandth. */
static void put_rate(const struct project_clock *clock, struct text *to)
{
    uint64_t khz = (uint64_t)clock->hz * clock->multiply
                 / (clock->divide ? clock->divide : 1) / 1000;
    unsigned unit = 100;

    text_put_number(to, khz / 1000);
    if (khz % 1000)
        text_put_char(to, '.');
    for (khz %= 1000; khz; khz %= unit, unit /= 10)
        text_put_number(to, khz / unit);
    text_put(to, " MHz");
}

static struct blocks_port *port_told(struct knowledge *self, const char *name)
{
    struct blocks_port *port = self->ports;

    while (port->name && !text_same(port->name, name))
        port++;
    return port->name ? port : NULL;
}

/* A PLL is a model of ours inside, or its clock is brought to an input of the
 * copy. */
static void tell_drawn_clock(struct knowledge *self, int *plls,
                       const struct project_clock *clock)
{
    struct blocks_port *port = clock->port ? port_told(self, clock->port)
                                           : NULL;
    struct blocks_pll *pll = &self->plls[*plls];
    struct text to;

    if (port && clock->multiply == clock->divide && !clock->input
        && text_same(clock->signal, clock->port)) {
        text_begin(&to, port->clock, sizeof port->clock);
        text_put(&to, "the board's oscillator, ");
        put_rate(clock, &to);
        return;
    }
    if (*plls == PLLS_MAX)
        return;
    pll->signal = clock->input ? clock->input : clock->signal;
    pll->name = clock->signal;
    text_begin(&to, pll->words, sizeof pll->words);
    text_put(&to, "a PLL, ");
    put_rate(clock, &to);
    ++*plls;
}

static void tell_all(struct knowledge *self, const struct project *project)
{
    int ports = 0, plls = 0;

    for (const struct project_pin *p = project->pins; p; p = p->next)
        if (ports < PORTS_MAX && (!ports || !port_told(self, p->port->name)))
            tell_drawn_port(p, &self->ports[ports++]);
    for (const struct project_clock *c = project->clocks; c; c = c->next)
        tell_drawn_clock(self, &plls, c);
}

/* Netlists */

static const char *read_drawn(const char *folder, const char *name,
                                char **text, size_t *length)
{
    char path[FILE_PATH_MAX];

    file_join(folder, name, path);
    return file_read(path, NETLIST_MAX, text, length);
}

static const char *read_both(const char *folder,
                             const struct knowledge *known,
                             struct blocks *blocks)
{
    char *flat = NULL, *parts = NULL;
    size_t flat_length, parts_length;
    const char *error = read_drawn(folder, BLOCKS_FLAT, &flat,
                                     &flat_length);

    if (!error)
        error = read_drawn(folder, BLOCKS_PARTS, &parts, &parts_length);
    if (!error)
        error = blocks_read_clocks(blocks, flat, flat_length, known->ports,
                                   known->plls);
    if (!error)
        error = blocks_read_parts(blocks, parts, parts_length, known->ports);
    free(flat);
    free(parts);
    return error;
}

/* SystemVerilog that was made plain is in a file that nobody knows. */
static void cut_from(char *words, const char *from)
{
    char *at = strstr(words, from);

    if (at)
        *at = 0;
}

static void forget_plain(struct blocks *blocks)
{
    for (int i = 0; i < blocks->domain_count; i++)
        cut_from(blocks->domains[i].source, " in " NETLIST_PLAIN_NAME ":");
    for (int i = 0; i < blocks->node_count; i++)
        cut_from(blocks->nodes[i].about, ", " NETLIST_PLAIN_NAME ":");
    for (int i = 0; i < blocks->crossing_count; i++)
        if (strstr(blocks->crossings[i].place, NETLIST_PLAIN_NAME ":"))
            snprintf(blocks->crossings[i].place, BLOCKS_NAME, "%s",
                     blocks->title);
}

const char *drawing_make(const struct project *project, struct blocks *blocks)
{
    struct knowledge *known = calloc(1, sizeof *known);
    char folder[BUILD_PATH_MAX];
    const char *error = known ? build_project(project, &yosys, folder)
                              : "out of memory for a drawing";

    if (!error) {
        tell_all(known, project);
        error = read_both(folder, known, blocks);
    }
    if (!error) {
        forget_plain(blocks);
        blocks_lay(blocks);
    }
    free(known);
    return error;
}

const char *drawing_write(const struct blocks *blocks, const char *path)
{
    struct file_draft draft;
    const char *error = file_begin(&draft, path);

    if (error)
        return error;
    blocks_write(blocks, draft.stream);
    return file_commit(&draft);
}
