/* blocks_clocks.c - the clock domains of a flat netlist, and the signals that
 * cross them.
 *
 * The clock of a register is followed back through inverters to where it is
 * made: a port, a register, a PLL, or gates. Registers with one such root are a
 * domain. A crossing is a register that reads, directly or through gates, one
 * of another domain. It is synchronised if a single bit goes straight into a
 * flip-flop that nothing reads but one more flip-flop of the same clock.
 */
#include "designs/blocks/blocks_inside.h"

#include <stdlib.h>
#include <string.h>

enum { NOBODY = -1, MANY = -2, SAME_DEPTH = 64,
       DEPTH_MAX = 5000 };              /* gates after one another */

struct reader {
    struct blocks *to;
    struct raw raw;
    const struct blocks_port *ports;
    const struct blocks_pll *plls;
    int32_t *driver;                    /* of a bit: a cell, or NOBODY */
    int32_t *taker;                     /* the one cell that reads a bit, NOBODY
                                         * or MANY */
    uint32_t *net_of;                   /* of a bit: its best name */
    int *domain;                        /* of a cell: NOBODY if it has none */
    uint32_t *seen, stamp;              /* cells that a search has met */
    int depth;
    int32_t roots[BLOCKS_DOMAINS];
};

/* Pins and bits */

static int32_t clocked_bit(const struct reader *self, struct raw_bits bits,
                      uint32_t i)
{
    return i < bits.count ? self->raw.bits[bits.first + i] : RAW_0;
}

static const struct raw_cell *cell_driving(const struct reader *self,
                                        int32_t bit)
{
    return bit >= 0 && self->driver[bit] >= 0
         ? &self->raw.cells[self->driver[bit]] : NULL;
}

static void note_pin(struct reader *self, int32_t cell,
                     const struct raw_pin *pin)
{
    int is_output = blocks_is_output(&self->raw.cells[cell], pin->name);

    for (uint32_t i = 0; i < pin->bits.count; i++) {
        int32_t bit = clocked_bit(self, pin->bits, i);

        if (bit < 0)
            continue;
        if (is_output)
            self->driver[bit] = cell;
        else
            self->taker[bit] = self->taker[bit] == NOBODY ? cell : MANY;
    }
}

/* An output of the top reads as well. */
static void link_bits(struct reader *self)
{
    memset(self->driver, 0xff, self->raw.number_end * sizeof *self->driver);
    memset(self->taker, 0xff, self->raw.number_end * sizeof *self->taker);
    for (uint32_t c = 0; c < self->raw.cell_count; c++)
        for (uint32_t p = 0; p < self->raw.cells[c].pins; p++)
            note_pin(self, (int32_t)c,
                     &self->raw.pins[self->raw.cells[c].first_pin + p]);
    for (uint32_t p = 0; p < self->raw.port_count; p++)
        for (uint32_t i = 0; i < self->raw.ports[p].bits.count; i++) {
            int32_t bit = clocked_bit(self, self->raw.ports[p].bits, i);

            if (bit >= 0 && !slice_same(self->raw.ports[p].direction, "input"))
                self->taker[bit] = MANY;
        }
}

static void name_bit(const struct reader *self, int32_t bit, char *to,
                     size_t size)
{
    if (bit >= 0 && self->net_of[bit] != UINT32_MAX)
        blocks_plain(self->raw.nets[self->net_of[bit]].name, to, size);
    else
        snprintf(to, size, "a signal without a name");
}

/* Domains */

static int is_inverter(const struct raw_cell *cell)
{
    return slice_same(cell->type, "$not") || slice_same(cell->type, "$pos")
        || slice_same(cell->type, "$logic_not");
}

/* Back through inverters, as far as they are single. */
static int32_t root_of_clock(const struct reader *self, int32_t bit)
{
    for (int depth = 0; depth < SAME_DEPTH; depth++) {
        const struct raw_cell *cell = cell_driving(self, bit);

        if (!cell || !is_inverter(cell))
            return bit;
        bit = clocked_bit(self, raw_pin_of(&self->raw, cell, "A"), 0);
    }
    return bit;
}

static const struct raw_port *port_with(const struct raw *raw, int32_t bit)
{
    for (uint32_t p = 0; p < raw->port_count; p++)
        for (uint32_t i = 0; i < raw->ports[p].bits.count; i++)
            if (raw->bits[raw->ports[p].bits.first + i] == bit
                && slice_same(raw->ports[p].direction, "input"))
                return &raw->ports[p];
    return NULL;
}

/* What is known of a port, and of what a PLL makes. */
static const char *clock_at_port(const struct reader *self,
                                 struct slice name)
{
    for (const struct blocks_port *p = self->ports; p && p->name; p++)
        if (slice_same(name, p->name))
            return p->clock;
    return "";
}

/* Whether a bit is "altpll_component.clk[0]", of an instance anywhere. */
static int is_signal(const struct reader *self, const struct raw_net *net,
                     const char *signal, int32_t bit)
{
    size_t length = strcspn(signal, "["), own;
    uint32_t index = signal[length] ? (uint32_t)atoi(signal + length + 1) : 0;
    char name[BLOCKS_WORDS];

    if (net->is_hidden || index >= net->bits.count
        || clocked_bit(self, net->bits, index) != bit)
        return 0;
    blocks_plain(net->name, name, sizeof name);
    own = strlen(name);
    return own >= length && !strncmp(name + own - length, signal, length)
        && (own == length || name[own - length - 1] == '.');
}

static const struct blocks_pll *pll_behind(const struct reader *self,
                                          int32_t bit)
{
    for (const struct blocks_pll *p = self->plls; p && p->signal; p++)
        for (uint32_t n = 0; n < self->raw.net_count; n++)
            if (is_signal(self, &self->raw.nets[n], p->signal, bit))
                return p;
    return NULL;
}

static void tell_source(const struct reader *self, int32_t root,
                        struct blocks_domain *domain)
{
    const struct raw_cell *cell = cell_driving(self, root);
    const struct raw_port *port = port_with(&self->raw, root);
    const struct blocks_pll *pll = pll_behind(self, root);
    char place[BLOCKS_NAME] = "";
    struct text to;

    text_begin(&to, domain->source, sizeof domain->source);
    if (cell)
        blocks_place(cell->source, place, sizeof place);
    domain->is_port = port != NULL;
    if (pll)
        text_put(&to, pll->words);
    else if (port && *clock_at_port(self, port->name))
        text_put(&to, clock_at_port(self, port->name));
    else if (port)
        text_put(&to, "an input, not an oscillator of the board");
    else if (cell && blocks_is_register(cell))
        text_put(&to, "made by a register in ");
    else
        text_put(&to, cell ? "made by gates in " : "driven by nothing");
    if (!pll && !port && cell)
        text_put(&to, *place ? place : "the top");
    if (pll && port)                    /* an input of the copy alone */
        snprintf(domain->name, sizeof domain->name, "%s", pll->name);
}

static int find_domain(struct reader *self, int32_t clock)
{
    struct blocks *to = self->to;
    int32_t root = root_of_clock(self, clock);

    for (int i = 0; i < to->domain_count; i++)
        if (self->roots[i] == root)
            return i;
    if (root < 0 || to->domain_count == BLOCKS_DOMAINS) {
        to->is_cut |= root >= 0;
        return NOBODY;
    }
    self->roots[to->domain_count] = root;
    name_bit(self, root, to->domains[to->domain_count].name, BLOCKS_NAME);
    tell_source(self, root, &to->domains[to->domain_count]);
    return to->domain_count++;
}

/* Clocks that come from outside are first, so that A is what people expect. */
static void find_domains(struct reader *self, int is_port)
{
    for (uint32_t c = 0; c < self->raw.cell_count; c++) {
        const struct raw_cell *cell = &self->raw.cells[c];
        struct raw_bits clock = {0, 0};

        if (blocks_is_register(cell))
            clock = raw_pin_of(&self->raw, cell, "CLK");
        else if (blocks_is_memory(cell))
            clock = raw_pin_of(&self->raw, cell, "WR_CLK");
        if (!clock.count || (is_port && !port_with(&self->raw,
                root_of_clock(self, clocked_bit(self, clock, 0)))))
            continue;
        if (self->domain[c] == NOBODY)
            self->domain[c] = find_domain(self, clocked_bit(self, clock, 0));
    }
}

/* Crossings */

/* The instance of the top that a cell or a net is in: "" is the top itself. */
static void name_block(struct slice name, char *to)
{
    char plain[BLOCKS_WORDS];
    size_t end;

    blocks_plain(name, plain, sizeof plain);
    end = strcspn(plain, ".");
    if (plain[end] != '.' || (plain[0] == '$'
                              && !blocks_begins(name, "$flatten")))
        end = 0;
    if (end >= BLOCKS_NAME)
        end = BLOCKS_NAME - 1;
    memcpy(to, plain, end);
    to[end] = 0;
}

static uint32_t register_width(const struct reader *self,
                         const struct raw_cell *cell)
{
    return raw_pin_of(&self->raw, cell, "Q").count;
}

/* The bit of a register that is taken over by the next one only. */
static int is_passed_on(const struct reader *self, const struct raw_cell *cell,
                        uint32_t i, int domain)
{
    int32_t q = clocked_bit(self, raw_pin_of(&self->raw, cell, "Q"), i);
    int32_t next = q >= 0 ? self->taker[q] : NOBODY;
    struct raw_bits into;

    if (next < 0 || !blocks_is_register(&self->raw.cells[next])
        || self->domain[next] != domain)
        return 0;
    into = raw_pin_of(&self->raw, &self->raw.cells[next], "D");
    for (uint32_t k = 0; k < into.count; k++)
        if (clocked_bit(self, into, k) == q)
            return 1;
    return 0;
}

struct search {                         /* of one bit of a register */
    const struct raw_cell *reader;
    uint32_t bit;
    int domain;
    int is_alone;                       /* nothing but a data input */
};

static int is_crossing_told(const struct blocks *to,
                            const struct blocks_crossing *one)
{
    for (int i = 0; i < to->crossing_count; i++) {
        const struct blocks_crossing *c = &to->crossings[i];

        if (c->from == one->from && c->to == one->to && c->how == one->how
            && text_same(c->signal, one->signal)
            && text_same(c->reader, one->reader))
            return 1;
    }
    return 0;
}

/* Found: the register after `bit`, straight or through gates. */
static void tell_crossing(struct reader *self, const struct search *search,
                          int32_t bit, int is_straight)
{
    const struct raw_cell *from = cell_driving(self, bit);
    struct raw_bits q = raw_pin_of(&self->raw, search->reader, "Q");
    struct blocks_crossing one = {
        .from = self->domain[self->driver[bit]], .to = search->domain,
        .from_node = NOBODY, .to_node = NOBODY, .how = BLOCKS_BARE};

    name_bit(self, bit, one.signal, sizeof one.signal);
    name_bit(self, clocked_bit(self, q, search->bit), one.reader,
             sizeof one.reader);
    blocks_place(search->reader->source, one.place, sizeof one.place);
    name_block(from->name, one.from_block);
    name_block(search->reader->name, one.to_block);
    if (blocks_is_memory(from))
        one.how = BLOCKS_MEMORY;
    else if (is_straight && search->is_alone
             && is_passed_on(self, search->reader, search->bit,
                             search->domain))
        one.how = BLOCKS_SYNCHRONISED;
    if (is_crossing_told(self->to, &one))
        return;
    if (self->to->crossing_count == BLOCKS_CROSSINGS)
        self->to->is_cut = 1;
    else
        self->to->crossings[self->to->crossing_count++] = one;
}

static void search_behind(struct reader *self, const struct search *search,
                        int32_t bit, int is_straight);

static void search_behind_pins(struct reader *self, const struct search *search,
                             const struct raw_cell *cell)
{
    for (uint32_t p = 0; p < cell->pins; p++) {
        const struct raw_pin *pin = &self->raw.pins[cell->first_pin + p];

        if (blocks_is_output(cell, pin->name))
            continue;
        for (uint32_t i = 0; i < pin->bits.count; i++)
            search_behind(self, search, clocked_bit(self, pin->bits, i), 0);
    }
}

/* Each cell once; of a memory its read side only, because what is written there
 * belongs to the clock of its writer. Deep logic is a chain of cells: this goes
 * as deep as it. */
static void search_behind(struct reader *self, const struct search *search,
                        int32_t bit, int is_straight)
{
    const struct raw_cell *cell = cell_driving(self, bit);
    int32_t number = cell ? self->driver[bit] : NOBODY;

    if (!cell)
        return;
    if (self->domain[number] != NOBODY) {
        if (self->domain[number] != search->domain)
            tell_crossing(self, search, bit, is_straight);
        if (blocks_is_register(cell))
            return;
    }
    if (self->seen[number] == self->stamp || self->depth == DEPTH_MAX) {
        self->to->is_cut |= self->depth == DEPTH_MAX;
        return;
    }
    self->seen[number] = self->stamp;
    self->depth++;
    if (blocks_is_memory(cell)) {
        struct raw_bits at = raw_pin_of(&self->raw, cell, "RD_ADDR");

        for (uint32_t i = 0; i < at.count; i++)
            search_behind(self, search, clocked_bit(self, at, i), 0);
    } else {
        search_behind_pins(self, search, cell);
    }
    self->depth--;
}

/* Enables and resets are read as well; an asynchronous reset is let go at any
 * time and needs other care, so it is left out. */
static void search_register(struct reader *self, const struct raw_cell *cell,
                            int domain)
{
    static const char *const others[] = {"EN", "SRST", NULL};
    struct search search = {cell, 0, domain, 1};
    struct raw_bits data = raw_pin_of(&self->raw, cell, "D");

    for (int i = 0; others[i]; i++)
        search.is_alone &= !raw_pin_of(&self->raw, cell, others[i]).count;
    for (uint32_t i = 0; i < register_width(self, cell); i++) {
        search.bit = i;
        self->stamp++;
        search_behind(self, &search, clocked_bit(self, data, i), 1);
        for (int k = 0; others[k]; k++)
            search_behind(self, &search, clocked_bit(self,
                raw_pin_of(&self->raw, cell, others[k]), 0), 0);
    }
}

/* All */

static void count_registers(struct reader *self)
{
    for (uint32_t c = 0; c < self->raw.cell_count; c++)
        if (self->domain[c] != NOBODY
            && blocks_is_register(&self->raw.cells[c]))
            self->to->domains[self->domain[c]].registers +=
                register_width(self, &self->raw.cells[c]);
}

/* Registers of an instance are kept in a node that has its name only; the
 * reader of parts finds it by that. */
static struct blocks_node *node_named(struct blocks *to, const char *name)
{
    for (int i = 0; i < to->node_count; i++)
        if (text_same(to->nodes[i].name, name))
            return &to->nodes[i];
    if (to->node_count == BLOCKS_NODES) {
        to->is_cut = 1;
        return NULL;
    }
    to->nodes[to->node_count] = (struct blocks_node){
        .kind = *name ? BLOCKS_INSTANCE : BLOCKS_OWN};
    snprintf(to->nodes[to->node_count].name, BLOCKS_NAME, "%s", name);
    return &to->nodes[to->node_count++];
}

static void share_registers(struct reader *self)
{
    for (uint32_t c = 0; c < self->raw.cell_count; c++) {
        const struct raw_cell *cell = &self->raw.cells[c];
        char block[BLOCKS_NAME];
        struct blocks_node *node;

        if (self->domain[c] == NOBODY || !blocks_is_register(cell))
            continue;
        name_block(cell->name, block);
        node = node_named(self->to, block);
        if (node)
            node->registers[self->domain[c]] += register_width(self, cell);
    }
}

static void find_all(struct reader *self)
{
    for (uint32_t c = 0; c < self->raw.cell_count; c++)
        self->domain[c] = NOBODY;
    link_bits(self);
    blocks_name_bits(&self->raw, self->net_of);
    find_domains(self, 1);
    find_domains(self, 0);
    count_registers(self);
    share_registers(self);
    for (uint32_t c = 0; c < self->raw.cell_count; c++)
        if (self->domain[c] != NOBODY && self->to->domain_count > 1
            && blocks_is_register(&self->raw.cells[c]))
            search_register(self, &self->raw.cells[c], self->domain[c]);
}

static int take_lists(struct reader *self)
{
    size_t bits = self->raw.number_end + 1, cells = self->raw.cell_count + 1;

    self->driver = calloc(bits, sizeof *self->driver);
    self->taker = calloc(bits, sizeof *self->taker);
    self->net_of = calloc(bits, sizeof *self->net_of);
    self->domain = calloc(cells, sizeof *self->domain);
    self->seen = calloc(cells, sizeof *self->seen);
    return self->driver && self->taker && self->net_of && self->domain
        && self->seen;
}

const char *blocks_read_clocks(struct blocks *to, const char *text,
                               size_t length, const struct blocks_port *ports,
                               const struct blocks_pll *plls)
{
    struct reader self = {.to = to, .ports = ports, .plls = plls};
    struct arena arena;
    void *memory = blocks_memory(length, &arena);
    const char *error = memory ? raw_read(&self.raw, &arena, NULL, text,
                                          length)
                               : "out of memory for a netlist";

    memset(to, 0, sizeof *to);
    if (!error && !take_lists(&self))
        error = "out of memory for a netlist";
    if (!error) {
        blocks_plain(self.raw.top, to->title, sizeof to->title);
        find_all(&self);
    }
    free(self.driver);
    free(self.taker);
    free(self.net_of);
    free(self.domain);
    free(self.seen);
    free(memory);
    return error;
}
