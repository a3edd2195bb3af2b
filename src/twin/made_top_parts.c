/* made_top_parts.c - the parts of a board around a design.
 *
 * A control's number is the design's input. A light's source is an output, or
 * two of them where the design scans; then it is kept in a register. Digits
 * that the board scans take turns anew, whatever the design does. What is
 * plugged in takes the free ports of connectors in their order.
 */
#include "twin/made_top_parts.h"

#include <string.h>

#include "bench/harness/harness_wires.h"

enum { SEGMENTS = 8 };

/* Text */

void made_top_parts_put_constant(struct text *to, int width, uint64_t value)
{
    text_put_number(to, (uint64_t)width);
    text_put(to, "'h");
    text_put_hex(to, value, (width + 3) / 4);
}

/* One wire of a vector, turned round where that is wanted. */
void made_top_parts_put_wire(struct text *to, const char *vector, int i,
                             int is_turned)
{
    text_put(to, is_turned ? "!" : "");
    text_put(to, vector);
    text_put_char(to, '[');
    text_put_number(to, (uint64_t)i);
    text_put_char(to, ']');
}

/* Whether a light shines, as a level: high is lit. */
void made_top_parts_put_lit(const struct making *self, struct text *to,
                            int light)
{
    const struct made_source *source = &self->source[light];

    if (source->pin == MADE_TOP_NO_PIN) {
        text_put(to, "1'b0");
    } else if (source->select == MADE_TOP_NO_PIN) {
        made_top_parts_put_wire(to, "out", source->pin,
                                (int)(self->low_out >> source->pin & 1));
    } else {
        text_put(to, "shown_");
        text_put_number(to, (uint64_t)source->select);
        text_put(to, "_q[");
        text_put_number(to, (uint64_t)source->pin);
        text_put_char(to, ']');
    }
}

int made_top_parts_has(const struct making *self, int light)
{
    return light >= 0 && light < self->home->lights
        && self->source[light].pin != MADE_TOP_NO_PIN;
}

void made_top_parts_begin_assign(struct making *self, const char *name)
{
    text_put(&self->assigns, "  assign ");
    text_put(&self->assigns, name);
    text_put(&self->assigns, " = ");
}

/* A port of the board shows a light; one that is not used is held dark, since
 * most lamps glow where nothing drives them. */
static void assign_lit(struct making *self, const struct port *port, int light)
{
    int is_low = port->bus->traits & PORT_IS_LOW;

    made_top_parts_begin_assign(self, port->name);
    text_put(&self->assigns, is_low ? "!" : "");
    if (made_top_parts_has(self, light))
        made_top_parts_put_lit(self, &self->assigns, light);
    else
        text_put(&self->assigns, "1'b0");
    text_put(&self->assigns, ";\n");
}

/* Ports */

/* The list of ports grows as they are needed. */
static void put_direction(struct making *self, int is_in)
{
    text_put(&self->ports, self->ports.used ? ",\n" : "");
    text_put(&self->ports, is_in ? "  input  logic " : "  output logic ");
}

static void put_bus_range(struct text *to, int low, int count)
{
    text_put_char(to, '[');
    text_put_number(to, (uint64_t)(low + count - 1));
    text_put_char(to, ':');
    text_put_number(to, (uint64_t)low);
    text_put(to, "] ");
}

/* Ports and their balls are written side by side, so none can be forgotten. */
static void place_port(struct making *self, const struct port *port)
{
    constraint_put_port(self->pinout, self->pinout->format, port,
                        &self->places);
}

/* A whole bus of the board, as the vendor calls it. */
static void declare_bus(struct making *self, const struct port_bus *bus,
                        int is_in)
{
    struct port port;
    int count = 0;

    while (pinout_bit(bus, count, &port)) {
        place_port(self, &port);
        count++;
    }
    put_direction(self, is_in);
    if (bus->low != PORT_SINGLE)
        put_bus_range(&self->ports, bus->low, count);
    text_put(&self->ports, bus->name);
}

static const struct port_bus *find_bus(const struct making *self,
                                       const char *name)
{
    const struct port_bus *bus = self->pinout->buses;

    while (bus->balls && !(bus->name && text_same(bus->name, name)))
        bus++;
    return bus->balls ? bus : NULL;
}

/* What is soldered to a bus of that use, by the numbers of this machine. */
static int number_here(const struct making *self, const struct port_part *part,
                       int bit, int step)
{
    return harness_wires_number(self->pinout, self->board, part->use,
                                part->number + step * bit);
}

/* Free ports of connectors, in their order. */

/* The next one, and the bit of plug_in or plug_out that goes there. */
const char *made_top_parts_take_free(struct making *self, int is_in,
                                     struct port *port,
                                     char name[PORT_NAME_MAX])
{
    int *plugs = is_in ? &self->plugs_in : &self->plugs_out;
    struct port named;
    struct text to;

    do
        if (!pinout_port(self->pinout, self->next_free++, port))
            return "too few ports of connectors are free for all that is "
                   "plugged in";
    while (!pinout_is_free(self->pinout, port)
           || port->bus->direction == (is_in ? PORT_OUT : PORT_IN));
    text_begin(&to, name, PORT_NAME_MAX);
    text_put(&to, is_in ? "plug_in[" : "plug_out[");
    text_put_number(&to, (uint64_t)(*plugs)++);
    text_put_char(&to, ']');
    named = *port;
    memcpy(named.name, name, sizeof named.name);
    place_port(self, &named);
    return NULL;
}

/* For the harness such a port is a bus of its own, with its part. */
static const char *plug(struct making *self, enum port_use use, int number,
                        const char **name)
{
    struct made_top *made = self->made;
    struct made_wire *wire = &made->wires[made->wire_count];
    int is_in = use == PORT_CONTROL;
    const char *error = made->wire_count == MADE_TOP_WIRES
        ? "too many things are plugged in for a top"
        : made_top_parts_take_free(self, is_in, &wire->port, wire->name);

    if (error)
        return error;
    wire->bus = (struct port_bus){.name = wire->name, .low = PORT_SINGLE,
                                  .direction = is_in ? PORT_IN : PORT_OUT};
    made->plugged[made->wire_count++] =
        (struct port_part){wire->name, use, number};
    *name = wire->name;
    return NULL;
}

/* Inputs */

/* The board's port for an input of the design; 0: it has none. */
static int find_control_port(const struct making *self, int pin,
                             struct port *port)
{
    for (const struct port_part *part = self->pinout->parts; part->bus;
         part++) {
        const struct port_bus *bus = find_bus(self, part->bus);

        if (part->use != PORT_CONTROL || !bus)
            continue;
        for (int bit = 0; pinout_bit(bus, bit, port); bit++)
            if (number_here(self, part, bit, 1) == pin)
                return 1;
    }
    return 0;
}

/* Machines do without some of their controls: four switches for eight. */
static int is_here(const struct making *self, int pin)
{
    for (const struct part *part = self->board->parts; part->group; part++)
        if (part_is_control(part) && part->pin == pin)
            return 1;
    return 0;
}

/* An input whose control is left out is as if nobody pressed it. */
static const char *put_design_input(struct making *self, int pin,
                                    struct text *to)
{
    int is_low = (int)(self->low_in >> pin & 1);
    const char *error, *name;
    struct port port;

    if (find_control_port(self, pin, &port)) {
        is_low ^= (port.bus->traits & PORT_IS_LOW) != 0;
        text_put(to, is_low ? "!" : "");
        text_put(to, port.name);
        return NULL;
    }
    if (!is_here(self, pin)) {
        text_put(to, is_low ? "1'b1" : "1'b0");
        return NULL;
    }
    error = plug(self, PORT_CONTROL, pin, &name);
    if (error)
        return error;
    text_put(to, is_low ? "!" : "");
    text_put(to, name);
    return NULL;
}

/* A bus of controls of which the design uses none is left out. */
static int has_control(const struct making *self, const struct port_part *part,
                       const struct port_bus *bus)
{
    struct port port;

    for (int bit = 0; pinout_bit(bus, bit, &port); bit++) {
        int number = number_here(self, part, bit, 1);

        if (number >= 0 && number < self->inputs)
            return 1;
    }
    return 0;
}

static void declare_controls(struct making *self)
{
    for (const struct port_part *part = self->pinout->parts; part->bus;
         part++) {
        const struct port_bus *bus = find_bus(self, part->bus);

        if (part->use == PORT_CONTROL && bus && has_control(self, part, bus))
            declare_bus(self, bus, 1);
    }
}

/* Lights that are soldered on */

/* The same with lights; a digit is eight of them. */
static int has_light(const struct making *self, const struct port_part *part,
                     const struct port_bus *bus, int step)
{
    struct port port;

    for (int bit = 0; pinout_bit(bus, bit, &port); bit++)
        if (made_top_parts_has(self, number_here(self, part, bit, step)))
            return 1;
    return 0;
}

/* Lamps, and digits that have all their segments on wires of their own. */
static void wire_soldered_lamps(struct making *self)
{
    struct port port;

    for (const struct port_part *part = self->pinout->parts; part->bus;
         part++) {
        const struct port_bus *bus = find_bus(self, part->bus);

        if (part->use != PORT_LIGHT || !bus || !has_light(self, part, bus, 1))
            continue;
        declare_bus(self, bus, 0);
        for (int bit = 0; pinout_bit(bus, bit, &port); bit++)
            assign_lit(self, &port, number_here(self, part, bit, 1));
    }
}

/* All selects of the board, if one of its digits is used. */
static void find_digits(struct making *self)
{
    struct port port;

    for (const struct port_part *part = self->pinout->parts; part->bus;
         part++) {
        const struct port_bus *bus = find_bus(self, part->bus);

        if (part->use != PORT_DIGIT || !bus
            || !has_light(self, part, bus, SEGMENTS))
            continue;
        declare_bus(self, bus, 0);
        for (int bit = 0; pinout_bit(bus, bit, &port)
             && self->digits < MADE_TOP_DIGITS; bit++) {
            int light = number_here(self, part, bit, SEGMENTS);

            self->digit[self->digits++] = (struct made_digit){
                port, made_top_parts_has(self, light) ? light : -1};
        }
    }
}

/* One digit is on at a time; those that are not used never are. */
static void assign_selects(struct making *self)
{
    for (int i = 0; i < self->digits; i++) {
        const struct port *port = &self->digit[i].port;

        made_top_parts_begin_assign(self, port->name);
        text_put(&self->assigns, port->bus->traits & PORT_IS_LOW ? "!" : "");
        if (self->digit[i].light < 0) {
            text_put(&self->assigns, "1'b0;\n");
            continue;
        }
        text_put(&self->assigns, "(place_q == 4'd");
        text_put_number(&self->assigns, (uint64_t)i);
        text_put(&self->assigns, ");\n");
    }
}

/* All digits share these wires. */
static void assign_segments(struct making *self)
{
    struct port port;

    for (const struct port_part *part = self->pinout->parts; part->bus;
         part++) {
        const struct port_bus *bus = find_bus(self, part->bus);

        if (part->use != PORT_SEGMENT || !bus)
            continue;
        declare_bus(self, bus, 0);
        for (int bit = 0; pinout_bit(bus, bit, &port); bit++) {
            made_top_parts_begin_assign(self, port.name);
            made_top_parts_put_wire(&self->assigns, "segments",
                                    part->number + bit,
                                    port.bus->traits & PORT_IS_LOW);
            text_put(&self->assigns, ";\n");
        }
    }
}

/* The digits take turns; which one it is chooses the segments. */
static void scan_board_digits(struct making *self)
{
    struct text *to = &self->assigns;

    if (!self->digits)
        return;
    text_put(to, "\n  localparam ScanTicks = ClockHz / 1_000;\n\n"
             "  logic [3:0] place_q = 4'd0;\n"
             "  logic [$clog2(ScanTicks)-1:0] scan_q = '0;\n"
             "  logic [7:0] segments;\n\n"
             "  always_ff @(posedge slow) begin\n"
             "    scan_q <= scan_q + 1'b1;\n"
             "    if (scan_q == $clog2(ScanTicks)'(ScanTicks - 1)) begin\n"
             "      scan_q  <= '0;\n"
             "      place_q <= place_q == 4'd");
    text_put_number(to, (uint64_t)self->digits - 1);
    text_put(to, " ? 4'd0 : place_q + 4'd1;\n    end\n  end\n\n"
             "  always_comb begin\n    case (place_q)\n");
    for (int i = 0; i < self->digits; i++) {
        if (self->digit[i].light < 0)
            continue;
        text_put(to, "      4'd");
        text_put_number(to, (uint64_t)i);
        text_put(to, ": segments = {");
        for (int s = SEGMENTS - 1; s >= 0; s--) {
            made_top_parts_put_lit(self, to, self->digit[i].light + s);
            text_put(to, s ? ",\n        " : "};\n");
        }
    }
    text_put(to, "      default: segments = '0;\n    endcase\n  end\n\n");
    assign_selects(self);
    assign_segments(self);
}

/* What is plugged in */

/* Whether a lamp or a digit of the board shows this light. */
static int has_port(const struct making *self, int light)
{
    for (const struct port_part *part = self->pinout->parts; part->bus;
         part++) {
        const struct port_bus *bus = find_bus(self, part->bus);
        struct port port;
        int step = part->use == PORT_DIGIT ? SEGMENTS : 1;

        if (!bus || (part->use != PORT_LIGHT && part->use != PORT_DIGIT))
            continue;
        for (int bit = 0; pinout_bit(bus, bit, &port); bit++) {
            int here = number_here(self, part, bit, step);

            if (here >= 0 && light >= here && light < here + step)
                return 1;
        }
    }
    return 0;
}

/* What the board does not have, a wire for each light. */
static const char *plug_lamps(struct making *self, const struct part *part)
{
    const char *error = NULL;

    for (int i = 0; !error && i < part_lights(part); i++) {
        const char *name;

        if (!made_top_parts_has(self, part->light + i)
            || has_port(self, part->light + i))
            continue;
        error = plug(self, PORT_LIGHT, part->light + i, &name);
        if (error)
            return error;
        made_top_parts_begin_assign(self, name);
        made_top_parts_put_lit(self, &self->assigns, part->light + i);
        text_put(&self->assigns, ";\n");
    }
    return error;
}

/* A wire of the design goes out as it is, but for its level. */
static const char *plug_pin(struct making *self, enum port_use use, int number,
                            int pin, int is_low)
{
    const char *name, *error = plug(self, use, number, &name);

    if (error)
        return error;
    made_top_parts_begin_assign(self, name);
    made_top_parts_put_wire(&self->assigns, "out", pin,
                            (self->low_out >> pin & 1) != (unsigned)is_low);
    text_put(&self->assigns, ";\n");
    return NULL;
}

/* Rows are on while they are low. */
static const char *plug_matrix(struct making *self, const struct part *part)
{
    const char *error = NULL;

    for (int row = 0; !error && row < MATRIX_SIDE; row++) {
        int light = part->light + 2 * MATRIX_SIDE * row;

        error = plug_pin(self, PORT_ROW, light, self->source[light].select, 1);
    }
    for (int i = 0; !error && i < 2 * MATRIX_SIDE; i++)
        error = plug_pin(self, PORT_COLUMN, i,
                         self->source[part->light + i].pin, 0);
    return error;
}

/* Into the board's socket, if it has one; else a single wire. */
static const char *plug_terminal(struct making *self, const struct part *part)
{
    const struct port_socket *socket = pinout_socket(self->pinout,
                                                     part->kind);
    struct made_top *made = self->made;
    char name[PORT_NAME_MAX];
    struct port port;
    struct text to;

    if (socket && pinout_socket_ports(self->pinout, socket->ports, 0, &port,
                                      1) == 1) {
        declare_bus(self, port.bus, 0);
        memcpy(name, port.name, sizeof name);
    } else {
        const char *error = made_top_parts_take_free(self, 0, &port, name);

        if (error)
            return error;
    }
    text_begin(&to, made->socket_ports, sizeof made->socket_ports);
    text_put(&to, port.name);
    made->sockets[made->socket_count++] = (struct port_socket)
        PORT_SOCKET(part->group, part->kind, made->socket_ports);
    made_top_parts_begin_assign(self, name);
    made_top_parts_put_wire(&self->assigns, "out", part->pin, 0);
    text_put(&self->assigns, ";\n");
    return NULL;
}

/* Digits of one group that the board does not have, from this part on. */
static int count_plugged_digits(const struct making *self,
                                const struct part *part)
{
    int count = 0;

    while (part[count].group && text_same(part[count].group, part->group)
           && part_lights(&part[count]) == SEGMENTS
           && made_top_parts_has(self, part[count].light)
           && !has_port(self, part[count].light))
        count++;
    return count;
}

/* The machine's parts on this board are the board's own and, behind them, those
 * that are plugged in; a keyboard or a monitor belongs to no machine that a top
 * is made for. */
static const char *plug_in_parts(struct making *self)
{
    const struct part *terminal = board_terminal(self->board);
    const char *error = NULL;
    int digits;

    for (const struct part *part = self->board->parts; !error && part->group;
         part++) {
        digits = count_plugged_digits(self, part);
        if (digits) {
            error = made_top_row_plug(self, part, digits);
            part += digits - 1;
        } else if (part == terminal)
            error = plug_terminal(self, part);
        else if (part_lights(part) == MATRIX_LIGHTS)
            error = plug_matrix(self, part);
        else
            error = plug_lamps(self, part);
    }
    return error;
}

/* Inputs of the design */

const char *made_top_parts_put_inputs(struct making *self, struct text *to)
{
    const char *error = NULL;

    text_put(to, "  logic [");
    text_put_number(to, (uint64_t)self->inputs - 1);
    text_put(to, ":0] in;\n  logic [");
    text_put_number(to, (uint64_t)self->outputs - 1);
    text_put(to, ":0] out, lit;\n\n  synchroniser #(.Width(");
    text_put_number(to, (uint64_t)self->inputs);
    text_put(to, ")) u_inputs (\n    .clk_i(slow),\n    .in_i({\n      ");
    for (int i = self->inputs - 1; !error && i >= 0; i--) {
        error = put_design_input(self, i, to);
        text_put(to, i ? ",\n      " : "}),\n    .out_o(in)\n  );\n\n");
    }
    text_put(to, "  assign lit = out ^ ");
    made_top_parts_put_constant(to, self->outputs, self->low_out);
    text_put(to, ";\n\n");
    return error;
}

/* How wide they are is known only now. */
static void declare_plugs(struct making *self, const char *name, int count,
                          int is_in)
{
    if (!count)
        return;
    put_direction(self, is_in);
    put_bus_range(&self->ports, 0, count);
    text_put(&self->ports, name);
}

void made_top_parts_wire(struct making *self, const struct port_bus *clock)
{
    declare_bus(self, clock, 1);
    declare_controls(self);
    wire_soldered_lamps(self);
    find_digits(self);
    scan_board_digits(self);
}

const char *made_top_parts_plug(struct making *self)
{
    const char *error = plug_in_parts(self);

    declare_plugs(self, "plug_in", self->plugs_in, 1);
    declare_plugs(self, "plug_out", self->plugs_out, 0);
    return error;
}
