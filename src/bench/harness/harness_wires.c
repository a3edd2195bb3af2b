/* harness_wires.c - binds the bits of a design to the parts of its board.
 *
 * A binding says at which of the board's ports each bit of the design is; the
 * board's tables (boards/pinout.h) say what is soldered to that port, or which
 * socket it belongs to. Here the two are put together into three lists: what
 * each light hangs on, what each control drives, and what each device is
 * connected to.
 *
 * Digits that are scanned need two passes: which output a segment hangs on must
 * be known before a digit, which chooses among all segments, can be wired. A
 * design may leave out anything: lights without a wire stay dark, and inputs
 * without one are low, or high where the board or the chip has a pull-up.
 */
#include "bench/harness/harness_wires.h"

#include <string.h>

#include "base/text.h"
#include "boards/pinout.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/keyboard/usb_hid.h"
#include "parts/screen/multisync.h"
#include "parts/terminal/serial.h"

enum { SEGMENTS = 8, COLUMNS = 2 * MATRIX_SIDE, NO_WIRE = -1 };

/* What is collected before the lamps can be wired. */
struct lamp_table {
    struct lamp lamp[LIGHTS_MAX];
    uint64_t low[LAMPS_WIRE_WORDS];
    int segment[SEGMENTS];              /* wires */
    int column[COLUMNS];
};

struct making {
    struct harness_wires *wires;
    const struct machine_design *from;
    const struct board_type *board;     /* the machine's */
    struct lamp_table lamps;
};

static const struct port_part *part_at_bus(const struct port_part *table,
                                           const char *bus)
{
    for (; table && table->bus; table++)
        if (text_same(table->bus, bus))
            return table;
    return NULL;
}

/* The part of the machine's board that has the name of one of the vendor's. A
 * machine on a board that it was not made for has other pins and lights there
 * (boards/fit.h). */
static const struct part *same_part(const struct board_type *board,
                                    const struct part *theirs)
{
    const struct part *part = board->parts;

    while (part->group && !(text_same(part->group, theirs->group)
                            && part->number == theirs->number))
        part++;
    return part->group ? part : NULL;
}

int harness_wires_number(const struct pinout *pinout,
                         const struct board_type *board, enum port_use use,
                         int number)
{
    const struct part *theirs = pinout->board->parts;

    for (; theirs->group; theirs++) {
        int is_pin = use == PORT_CONTROL;
        int first = is_pin ? theirs->pin : theirs->light;
        int count = is_pin ? part_is_control(theirs) : part_lights(theirs);
        const struct part *ours;

        if (number < first || number >= first + count)
            continue;
        ours = same_part(board, theirs);
        if (!ours)
            return -1;
        return number - first + (is_pin ? ours->pin : ours->light);
    }
    return -1;
}

/* What is at a port, with the number that its bit has on the machine's board:
 * plugged in or soldered on. 0: nothing. */
static int find_use(const struct making *self, const struct machine_pin *pin,
                    struct port_part *found)
{
    const struct port_part *part = part_at_bus(self->from->plugged,
                                               pin->bus->name);
    int is_plugged = part != NULL;
    int step = 1;

    if (!part)
        part = part_at_bus(self->from->pinout->parts, pin->bus->name);
    if (!part)
        return 0;
    *found = *part;
    if (part->use == PORT_DIGIT)
        step = SEGMENTS;
    else if (part->use == PORT_COLUMN)
        step = COLUMNS / MATRIX_SIDE;
    else if (part->use == PORT_ROW)
        step = COLUMNS;
    found->number += step * pin->bit;
    if (!is_plugged && part->use != PORT_SEGMENT)
        found->number = harness_wires_number(self->from->pinout, self->board,
                                             part->use, found->number);
    return found->number >= 0;
}

/* Lamps */

/* Low-active ports are lit by low; lamps are told once, for each wire. */
static void note_polarity(struct making *self, const struct machine_pin *pin)
{
    if (pin->bus->traits & PORT_IS_LOW)
        self->lamps.low[pin->out_at / 64] |= UINT64_C(1) << pin->out_at % 64;
}

static void light_directly(struct making *self, const struct machine_pin *pin,
                           int light)
{
    if (light < 0 || light >= LIGHTS_MAX)
        return;
    self->lamps.lamp[light].wire = (int16_t)pin->out_at;
    note_polarity(self, pin);
}

static void note_segment(struct making *self, const struct machine_pin *pin,
                         int segment)
{
    if (segment < 0 || segment >= SEGMENTS)
        return;
    self->lamps.segment[segment] = pin->out_at;
    note_polarity(self, pin);
}

/* What is scanned shows these wires while its select is on. */
static void light_selected(struct making *self, const struct machine_pin *pin,
                           int light, const int *wires, int count)
{
    for (int i = 0; i < count && light + i < LIGHTS_MAX; i++) {
        if (wires[i] == NO_WIRE)
            continue;
        self->lamps.lamp[light + i].wire = (int16_t)wires[i];
        self->lamps.lamp[light + i].select = (int16_t)pin->out_at;
    }
}

static void light_digit(struct making *self, const struct machine_pin *pin,
                        int light)
{
    light_selected(self, pin, light, self->lamps.segment, SEGMENTS);
    note_polarity(self, pin);
}

/* Columns of a matrix are two for each dot, a colour each, and lit by high. */
static void note_column(struct making *self, const struct machine_pin *pin,
                        int column)
{
    if (column < COLUMNS)
        self->lamps.column[column] = pin->out_at;
}

/* A row sinks what its columns give, so it is on while it is low. */
static void light_row(struct making *self, const struct machine_pin *pin,
                      int light)
{
    light_selected(self, pin, light, self->lamps.column, COLUMNS);
    self->lamps.low[pin->out_at / 64] |= UINT64_C(1) << pin->out_at % 64;
}

/* Controls and lights, one bit; what is scanned comes when all segments and
 * columns are known. */

static int is_select(enum port_use use)
{
    return use == PORT_DIGIT || use == PORT_ROW;
}

/* One control may be bound to several inputs of a design, and each gets it. */
static void press_with(struct making *self, const struct machine_pin *pin,
                       int control)
{
    struct harness_wires *wires = self->wires;

    if (pin->in_at < 0 || control > 63 || wires->controls == HARNESS_CONTROLS)
        return;
    wires->control[wires->controls++] = (struct harness_control){
        .in_at = pin->in_at, .pin = (uint8_t)control,
        .is_low = (pin->bus->traits & PORT_IS_LOW) != 0};
}

static void wire_output(struct making *self, const struct machine_pin *pin,
                        const struct port_part *part)
{
    switch (part->use) {
    case PORT_LIGHT:   light_directly(self, pin, part->number); break;
    case PORT_SEGMENT: note_segment(self, pin, part->number); break;
    case PORT_DIGIT:   light_digit(self, pin, part->number); break;
    case PORT_COLUMN:  note_column(self, pin, part->number); break;
    case PORT_ROW:     light_row(self, pin, part->number); break;
    default:           break;
    }
}

static void wire_pin(struct making *self, const struct machine_pin *pin,
                     int are_selects)
{
    struct port_part part;

    if (pin->in_at >= 0 && (pin->is_pulled_up
                            || pin->bus->traits & PORT_IS_PULLED_UP))
        self->wires->pulled[pin->in_at / 64]
            |= UINT64_C(1) << pin->in_at % 64;
    if (!find_use(self, pin, &part) || is_select(part.use) != are_selects)
        return;
    if (part.use == PORT_CONTROL)
        press_with(self, pin, part.number);
    else if (pin->out_at >= 0)
        wire_output(self, pin, &part);
}

static void darken_lamps(struct lamp_table *table)
{
    for (int i = 0; i < LIGHTS_MAX; i++)
        table->lamp[i] = (struct lamp){LAMP_DARK, LAMP_ALWAYS};
}

/* Each board has segments and columns of its own. */
static void wire_lamps(struct making *self)
{
    struct lamp_table *table = &self->lamps;

    for (int s = 0; s < SEGMENTS; s++)
        table->segment[s] = NO_WIRE;
    for (int c = 0; c < COLUMNS; c++)
        table->column[c] = NO_WIRE;
    for (int are_selects = 0; are_selects < 2; are_selects++)
        for (int i = 0; i < self->from->pin_count; i++)
            wire_pin(self, &self->from->pins[i], are_selects);
}

/* Devices */

/* The pin of the design at a port of the board, or null. */
static const struct machine_pin *pin_at(const struct making *self,
                                        const struct port *port)
{
    for (int i = 0; i < self->from->pin_count; i++)
        if (self->from->pins[i].bus == port->bus
            && self->from->pins[i].bit == port->bit)
            return &self->from->pins[i];
    return NULL;
}

/* How many wires the n-th name of a device has: "hs vs r[8]" has 8 at 2. */
static int wires_of_name(const struct device_type *type, int n)
{
    const char *at = type->wires, *end;
    int width = 0;

    while (n-- > 0 && at) {
        at = strchr(at, ' ');
        if (at)
            at++;
    }
    if (!at)
        return 0;
    end = at + strcspn(at, " ");
    at = strchr(at, '[');
    if (!at || at > end)
        return 1;
    for (at++; *at >= '0' && *at <= '9'; at++)
        width = 10 * width + *at - '0';
    return width;
}

/* The n-th word of a socket is the n-th name of the device's wires. A board may
 * have fewer bits of it, as of the colours of a monitor. */
static void connect_ports(struct making *self, struct harness_device *device,
                          int bits[HARNESS_PORTS])
{
    struct port ports[HARNESS_WIRES];
    int wire = 0, width;

    for (int n = 0; n < HARNESS_PORTS; n++) {
        width = wires_of_name(device->type, n);
        if (wire + width > HARNESS_WIRES)
            return;
        bits[n] = pinout_socket_ports(self->from->pinout,
                                      device->socket->ports, n, ports, width);
        for (int i = 0; i < bits[n]; i++)
            device->pin[wire + i] = pin_at(self, &ports[i]);
        wire += width;
        if (bits[n] < 0)
            return;
        device->wires = wire;
    }
}

/* Where the output or the enable of a wire is, or negative. */
static int output_at(const struct harness_device *device, int wire,
                     int is_enable)
{
    const struct machine_pin *pin =
        wire < device->wires ? device->pin[wire] : NULL;

    if (!pin)
        return -1;
    return is_enable ? pin->drives_at : pin->out_at;
}

/* How many wires from here on are outputs that lie side by side in a word. */
static int run_of_outputs(const struct harness_device *device, int wire,
                          int is_enable)
{
    int first = output_at(device, wire, is_enable), width = 1;

    while ((first + width) % 64
           && output_at(device, wire + width, is_enable) == first + width)
        width++;
    return width;
}

/* Wires side by side are tapped with one mask and shift: a monitor has up to
 * thirty of them, and they are looked at on every change. */
static void add_taps(const struct harness_device *device, int out_words,
                     int is_enable, struct device_tap *taps,
                     struct device_wiring *wiring)
{
    *wiring = (struct device_wiring){.taps = taps, .words = out_words};
    for (int i = 0; i < device->wires;) {
        int at = output_at(device, i, is_enable);
        int width = at < 0 ? 1 : run_of_outputs(device, i, is_enable);

        if (at >= 0)
            taps[wiring->count++] = device_tap(at / 64, at % 64, width, i);
        i += width;
    }
}

/* Wires whose changes it answers: with one that the design reads, because it
 * does not drive it all the time. Wires that both drive are told with what
 * comes of that, by all kinds of devices. */
static uint64_t heard_wires(const struct harness_device *device)
{
    uint64_t read = device->bound & (device->shared | ~device->driven);
    uint64_t heard = device->shared;

    if (!device->type->answers)
        return device->shared ? device->bound : 0;
    for (const struct device_answer *a = device->type->answers; a->heard; a++)
        if (a->said & read)
            heard |= a->heard;
    return heard & device->bound;
}

/* Which wires are what, and taps for all of them at once. */
static void connect_outputs(struct harness_device *device, int out_words)
{
    for (int i = 0; i < device->wires; i++) {
        uint64_t wire = UINT64_C(1) << i;

        device->bound |= device->pin[i] ? wire : 0;
        device->driven |= output_at(device, i, 0) >= 0 ? wire : 0;
        device->shared |= output_at(device, i, 1) >= 0 ? wire : 0;
    }
    add_taps(device, out_words, 0, device->taps, &device->wiring);
    add_taps(device, out_words, 1, device->drives_taps, &device->drives);
    device->wiring.tied = device->type->rest & ~device->bound;
    device->heard = heard_wires(device);
    device->overheard = device->driven & ~device->heard;
}

/* Where the design must not run past a change, since a device answers it. */
static void stop_at(struct harness_wires *wires, int at)
{
    if (at >= 0)
        wires->stops[at / 64] |= UINT64_C(1) << at % 64;
}

/* A monitor is told how many bits its colours have, and whether they go
 * through a converter with a clock. */
static void set_up_device(struct harness_wires *wires,
                          struct harness_device *device, const int bits[])
{
    device->settings = device->socket->settings;
    if (device->type == &multisync_device) {
        for (int i = 0; i < 3; i++)
            wires->screen.bits[i] = (uint8_t)bits[2 + i];
        wires->screen.converter = bits[MULTISYNC_BLANK_WORD] > 0
            && bits[MULTISYNC_CLOCK_WORD] > 0
            ? MULTISYNC_CLOCKED : MULTISYNC_DIRECT;
        device->settings = &wires->screen;
        wires->monitor = wires->devices;
    } else if (device->type == &serial_device) {
        wires->terminal = wires->devices;
    } else if (device->type == &ps2_keyboard_device
               || device->type == &usb_hid_device) {
        wires->keyboard = wires->devices;
    } else if (device->type == &ps2_mouse_device) {
        wires->mouse = wires->devices;
    }
}

/* Those of the board, unless something else is plugged in. */
static const struct port_socket *all_sockets(const struct making *self)
{
    return self->from->sockets ? self->from->sockets
                               : self->from->pinout->sockets;
}

/* A socket of which the design uses no wire is as if it were empty. */
static void plug_socket(struct making *self, int n, int out_words)
{
    const struct port_socket *socket = &all_sockets(self)[n];
    struct harness_wires *wires = self->wires;
    struct harness_device *device = &wires->device[wires->devices];
    int bits[HARNESS_PORTS] = {0};

    memset(device, 0, sizeof *device);
    device->socket = socket;
    device->type = port_socket_device(socket);
    device->light = self->from->socket_lights
                  ? self->from->socket_lights[n] : 0;
    if (!device->type)
        return;
    connect_ports(self, device, bits);
    connect_outputs(device, out_words);
    if (!device->bound)
        return;
    set_up_device(wires, device, bits);
    for (int i = 0; i < device->wires; i++)
        if (device->heard >> i & 1) {
            stop_at(wires, output_at(device, i, 0));
            stop_at(wires, output_at(device, i, 1));
        }
    wires->devices++;
}

static const char *plug_sockets(struct making *self, int out_words)
{
    const struct port_socket *sockets = all_sockets(self);

    for (int n = 0; sockets && sockets[n].name; n++) {
        if (self->wires->devices == HARNESS_DEVICES)
            return "too many things are plugged into this board; there is "
                   "room for twelve";
        plug_socket(self, n, out_words);
    }
    return NULL;
}

static const char *wire_board(struct making *self,
                              const struct machine_design *from, int out_words)
{
    self->from = from;
    wire_lamps(self);
    return plug_sockets(self, out_words);
}

const char *harness_wires_make(struct harness_wires *self,
                           const struct machine_type *machine,
                           const struct design *design)
{
    const struct machine_design *const one[] = {machine->design, NULL};
    const struct machine_design *const *boards = machine->design->boards;
    struct making making = {.wires = self, .board = machine->board};
    const char *error = NULL;

    memset(self, 0, sizeof *self);
    self->keyboard = self->terminal = self->monitor = self->mouse = -1;
    if (design->in_words > HARNESS_WORDS || design->out_words > HARNESS_WORDS)
        return "a design with more than a thousand ports is too large for "
               "a board";
    darken_lamps(&making.lamps);
    for (boards = boards ? boards : one; *boards && !error; boards++)
        error = wire_board(&making, *boards, design->out_words);
    if (error)
        return error;
    error = lamps_wire(&self->lamps, making.lamps.lamp,
                       machine->board->lights, making.lamps.low);
    if (!error)
        harness_view_make(self);
    return error;
}
