/* made_top.c - a top for a board that a machine was not made for.
 *
 *     sw, btn, ... ----->+                                +-> led, seg, an, ...
 *     plug_in[n:0] ----->+-> synchroniser -> the design ->+-> plug_out[m:0]
 *     clk -> slow_clock ------------------------^
 *
 * The machine on that board (boards/fit.h) has the pins and lights of its own
 * board under the parts that are there. So a control's number is the design's
 * input; what a light hangs on, an output or two of them, is found by asking
 * its own board which lights shine. Digits that the design scans are kept in
 * registers, and scanned anew where the board has it so.
 */
#include "twin/made_top.h"

#include <string.h>

#include "twin/made_top_parts.h"

enum { DIGIT_LIGHTS = 8 };

/* Pins of the design */

/* How many wires there are, and which are low while active. */
static int measure_pin_table(const struct pin_def *table, uint64_t *low)
{
    int count = 0;

    for (; table->name; table++) {
        if (table->at + table->width > count)
            count = table->at + table->width;
        if (table->polarity == ACTIVE_LOW)
            *low |= PINS(table->at, table->width);
    }
    return count;
}

/* Alone, or with another output: boards are pure, so one may ask them. */
static int does_light_shine(const struct making *self, pins out, int light)
{
    struct lights lit = {{0}};

    self->home->shine(out, &lit);
    return lights_has(&lit, light);
}

/* Two outputs are tried only where none does it alone: rows and columns, and
 * segments with the select of their digit. */
static void find_light_source(struct making *self, int light)
{
    struct made_source *source = &self->source[light];

    *source = (struct made_source){MADE_TOP_NO_PIN, MADE_TOP_NO_PIN};
    for (int i = 0; i < self->outputs; i++)
        if (does_light_shine(self, PIN(i), light)) {
            source->pin = i;
            return;
        }
    for (int i = 0; i < self->outputs; i++)
        for (int k = i + 1; k < self->outputs; k++)
            if (does_light_shine(self, PIN(i) | PIN(k), light)) {
                *source = (struct made_source){i, k};
                return;
            }
}

/* Of the two, the one that the light beside it has as well selects. */
static void order_source(struct made_source *source,
                         const struct made_source *other)
{
    int pin = source->pin;

    if (source->select == MADE_TOP_NO_PIN
        || (pin != other->pin && pin != other->select))
        return;
    source->pin = source->select;
    source->select = pin;
}

/* Lights that the design's own board does not have are the other board's alone,
 * and stay dark. */
static void find_light_sources(struct making *self)
{
    for (const struct part *part = self->board->parts; part->group; part++) {
        int count = part_lights(part);

        if (!count || part->light + count > self->home->lights)
            continue;
        for (int i = 0; i < count; i++)
            find_light_source(self, part->light + i);
        for (int i = 0; (i | 1) < count; i++)
            order_source(&self->source[part->light + i],
                         &self->source[part->light + (i ^ 1)]);
    }
}

/* The whole text */

/* Each pin of the tables is a part of one vector, by its place there. */
static void put_pin_connections(struct text *to, const struct pin_def *pin,
                     const char *suffix, const char *vector)
{
    for (; pin->name; pin++) {
        text_put(to, ",\n    .");
        text_put(to, pin->name);
        text_put(to, suffix);
        text_put_char(to, '(');
        text_put(to, vector);
        text_put_char(to, '[');
        text_put_number(to, (uint64_t)(pin->at + pin->width - 1));
        text_put_char(to, ':');
        text_put_number(to, pin->at);
        text_put(to, "])");
    }
}

/* "DigitHz=1000" becomes .DigitHz(1000). */
static void put_parameters(struct text *to, const char *parameters)
{
    const char *equals = strchr(parameters, '=');

    text_put(to, " #(.ClockHz(ClockHz), .");
    for (; parameters < equals; parameters++)
        text_put_char(to, *parameters);
    text_put_char(to, '(');
    text_put(to, equals + 1);
    text_put(to, ")) u_board (\n    .clk_i(slow),\n"
             "    .power_up_i(power_up)");
}

/* Ports that are held from power-up on are constants, as in the tops that were
 * written by hand. */
static void put_top_instance(struct making *self, struct text *to,
                       const uint64_t *held)
{
    text_put(to, "  ");
    text_put(to, self->twin->module);
    put_parameters(to, self->twin->top->parameters);
    for (const struct pin_def *pin = self->twin->setup; pin && pin->name;
         pin++) {
        text_put(to, ",\n    .");
        text_put(to, pin->name);
        text_put(to, "_i(");
        made_top_parts_put_constant(
            to, pin->width,
            held[pin->at / 64] >> pin->at % 64 & twin_pin_mask(pin));
        text_put_char(to, ')');
    }
    put_pin_connections(to, twin_inputs(self->twin), "_i", "in");
    put_pin_connections(to, twin_outputs(self->twin), "_o", "out");
    text_put(to, "\n  );\n\n");
}

/* The oscillator, halved until the design bears it. */
static void put_top_clock(struct making *self, struct text *to,
                      const struct port_bus *clock)
{
    text_put(to, "  localparam ClockHz = ");
    text_put_number(to, clock->clock_hz >> self->halvings);
    text_put(to, ";\n\n  logic slow, power_up;\n\n");
    if (self->halvings) {
        text_put(to, "  slow_clock #(.Halvings(");
        text_put_number(to, (uint64_t)self->halvings);
        text_put(to, ")) u_clock (.clk_i(");
        text_put(to, clock->name);
        text_put(to, "), .clk_o(slow));\n");
    } else {
        text_put(to, "  assign slow = ");
        text_put(to, clock->name);
        text_put(to, ";\n");
    }
    text_put(to, "  power_up u_power_up (.clk_i(slow), "
             ".power_up_o(power_up));\n\n");
}

/* The first one is the one that vendors mean. */
static const struct port_bus *find_clock(const struct making *self)
{
    const struct port_bus *bus = self->pinout->buses;

    while (bus->balls && !bus->clock_hz)
        bus++;
    return bus->balls ? bus : NULL;
}

static void put_top_head(const struct making *self, struct text *to)
{
    text_put(to, "// ");
    text_put(to, self->made->module);
    text_put(to, ".sv - ");
    text_put(to, self->twin->machine->name);
    text_put(to, " on the ");
    text_put(to, self->pinout->title);
    text_put(to, ", made by Boardwalk.\n//\n"
             "// Ports are called as the vendor calls them; plug_in and "
             "plug_out are what is\n// plugged into connectors, high when "
             "pressed and lit.\n`default_nettype none\n\nmodule ");
    text_put(to, self->made->module);
    text_put(to, " (\n");
}

static int is_full(const struct text *text)
{
    return text->used + 1 >= text->size;
}

/* The design's registers, in place of digits that it scans. */
static void keep_scanned_digits(struct making *self, struct text *to)
{
    pins kept = 0;

    for (const struct part *part = self->board->parts; part->group; part++) {
        int select = self->source[part->light].select;

        if (part_lights(part) != DIGIT_LIGHTS
            || !made_top_parts_has(self, part->light)
            || select == MADE_TOP_NO_PIN || kept & PIN(select))
            continue;
        kept |= PIN(select);
        text_put(to, "  logic [");
        text_put_number(to, (uint64_t)self->outputs - 1);
        text_put(to, ":0] shown_");
        text_put_number(to, (uint64_t)select);
        text_put(to, "_q = '0;\n");
        text_put(to, "  always_ff @(posedge slow) if (");
        made_top_parts_put_wire(to, "out", select,
                                (int)(self->low_out >> select & 1));
        text_put(to, ") shown_");
        text_put_number(to, (uint64_t)select);
        text_put(to, "_q <= lit;\n");
    }
}

/* The ports are known when all else is written. */
static const char *write_verilog(struct making *self, const uint64_t *held)
{
    static _Thread_local char body_text[8192];
    const struct port_bus *clock = find_clock(self);
    struct text verilog, body;
    const char *error;

    if (!clock)
        return "the board has no oscillator";
    while (clock->clock_hz >> self->halvings > self->twin->top->most_hz)
        self->halvings++;
    text_begin(&body, body_text, sizeof body_text);
    made_top_parts_wire(self, clock);
    put_top_clock(self, &body, clock);
    error = made_top_parts_put_inputs(self, &body);
    put_top_instance(self, &body, held);
    keep_scanned_digits(self, &body);
    if (!error)
        error = made_top_parts_plug(self);
    if (error)
        return error;
    text_begin(&verilog, self->made->verilog, sizeof self->made->verilog);
    put_top_head(self, &verilog);
    text_put(&verilog, self->ports_text);
    text_put(&verilog, "\n);\n\n");
    text_put(&verilog, body_text);
    text_put(&verilog, self->assigns_text);
    text_put(&verilog, "\nendmodule\n\n`default_nettype wire\n");
    return is_full(&verilog) || is_full(&body) || is_full(&self->assigns)
           || is_full(&self->ports) || is_full(&self->places)
         ? "the text of the top would be too long" : NULL;
}

/* The names are those that rtl/top would have. */
static void name_made_top(struct made_top *made, const struct twin *twin)
{
    static const char *const endings[CONSTRAINT_FORMATS] = {
        [CONSTRAINT_XDC] = ".xdc", [CONSTRAINT_UCF] = ".ucf",
        [CONSTRAINT_QSF] = ".qsf", [CONSTRAINT_CST] = ".cst",
        [CONSTRAINT_PCF] = ".pcf", [CONSTRAINT_LPF] = ".lpf",
        [CONSTRAINT_PLAIN] = ".txt",
    };
    struct text to;

    made->ending = endings[made->pinout->format];
    text_begin(&to, made->module, sizeof made->module);
    text_put(&to, twin->machine->name);
    text_put_char(&to, '_');
    text_put(&to, made->pinout->name);
    text_put(&to, "_top");
}

const char *made_top_make(struct made_top *made, const struct twin *twin,
                          const struct machine_type *machine,
                          const uint64_t held[TWIN_SETUP_WORDS])
{
    static _Thread_local struct making making;
    struct making *self = &making;
    const char *error;

    memset(self, 0, sizeof *self);
    memset(made, 0, sizeof *made);
    error = pinout_find(machine->board->name, &made->pinout);
    if (error)
        return error;
    self->made = made;
    self->twin = twin;
    self->pinout = made->pinout;
    self->home = twin->machine->board;
    self->board = machine->board;
    self->inputs = measure_pin_table(twin_inputs(twin), &self->low_in);
    self->outputs = measure_pin_table(twin_outputs(twin), &self->low_out);
    for (int i = 0; i < LIGHTS_MAX; i++)
        self->source[i].pin = self->source[i].select = MADE_TOP_NO_PIN;
    name_made_top(made, twin);
    text_begin(&self->ports, self->ports_text, sizeof self->ports_text);
    text_begin(&self->assigns, self->assigns_text, sizeof self->assigns_text);
    text_begin(&self->places, made->constraints, sizeof made->constraints);
    find_light_sources(self);
    return write_verilog(self, held);
}
