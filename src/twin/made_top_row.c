/* made_top_row.c - digits that are plugged in, on three wires: a row of 74HC595
 * with a digit at each.
 *
 * A word with all segments is taken a thousand times a second, and shifted out
 * with the highest light first: eight ticks for a bit, of which the clock is
 * high for the later half, and as many for what shows it.
 */
#include "twin/made_top_parts.h"

#include "parts/matrix/hc595_row.h"

enum { SEGMENTS = 8, WIRES = 3 };

/* The lowest of its lights: digits have theirs one after another. */
static int first_light(const struct part *part, int count)
{
    int first = part->light;

    for (int i = 1; i < count; i++)
        if (part[i].light < first)
            first = part[i].light;
    return first;
}

static void put_row_word(struct making *self, int first, int count)
{
    struct text *to = &self->assigns;

    text_put(to, "  logic [RowWidth-1:0] row_shift_q = '0;\n"
             "  wire [RowWidth-1:0] row = {\n    ");
    for (int i = SEGMENTS * count - 1; i >= 0; i--) {
        made_top_parts_put_lit(self, to, first + i);
        text_put(to, i ? ",\n    " : "};\n\n");
    }
}

static void put_row_shift(struct text *to, int count)
{
    text_put(to, "\n  localparam RowWidth = ");
    text_put_number(to, (uint64_t)SEGMENTS * (uint64_t)count);
    text_put(to, ";\n"
             "  localparam RowTicks = ClockHz / 1_000;\n"
             "  localparam RowBits = $clog2(RowTicks);\n\n"
             "  logic [RowBits-1:0] row_q = '0;\n"
             "  logic row_clock_q = 1'b0, row_latch_q = 1'b0;\n");
}

static void put_row_steps(struct text *to)
{
    text_put(to, "  always_ff @(posedge slow) begin\n"
             "    row_q <= row_q == RowBits'(RowTicks - 1) ? '0 "
             ": row_q + 1'b1;\n"
             "    if (row_q[2:0] == 3'd0)\n"
             "      row_shift_q <= row_q == '0 ? row "
             ": {row_shift_q[RowWidth-2:0], 1'b0};\n"
             "    row_clock_q <= row_q[2] && row_q < RowBits'(8 * RowWidth);\n"
             "    row_latch_q <= row_q[RowBits-1:3] "
             "== (RowBits-3)'(RowWidth);\n"
             "  end\n\n");
}

/* Its three ports are beside each other in the list of free ones. */
static const char *take_row_ports(struct making *self, struct text *ports)
{
    static const char *const levels[WIRES] = {
        "row_shift_q[RowWidth-1]", "row_clock_q", "row_latch_q",
    };

    for (int i = 0; i < WIRES; i++) {
        char name[PORT_NAME_MAX];
        struct port port;
        const char *error = made_top_parts_take_free(self, 0, &port, name);

        if (error)
            return error;
        text_put(ports, i ? " " : "");
        text_put(ports, port.name);
        made_top_parts_begin_assign(self, name);
        text_put(&self->assigns, levels[i]);
        text_put(&self->assigns, ";\n");
    }
    return NULL;
}

const char *made_top_row_plug(struct making *self, const struct part *part,
                              int count)
{
    struct made_top *made = self->made;
    int first = first_light(part, count);
    struct text ports;

    if (self->has_row)
        return "a top has one row of plugged-in digits";
    self->has_row = 1;
    put_row_shift(&self->assigns, count);
    put_row_word(self, first, count);
    put_row_steps(&self->assigns);
    text_begin(&ports, made->row_ports, sizeof made->row_ports);
    made->socket_lights[made->socket_count] = first;
    made->sockets[made->socket_count++] = (struct port_socket){
        part->group, part->kind, made->row_ports,
        &hc595_row_devices[count - 1], &hc595_row_settings[count - 1]};
    return take_row_ports(self, &ports);
}
