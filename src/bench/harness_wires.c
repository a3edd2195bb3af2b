/* harness_wires.c - which bit of a design is what on its board.
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
 * without one are low, or high where the board has a pull-up.
 */
#include "bench/harness_wires.h"

#include <string.h>

#include "base/text.h"
#include "boards/pinout.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/screen/multisync.h"
#include "parts/terminal/serial.h"

enum { SEGMENTS = 8, NO_WIRE = -1 };

/* What is collected before the lamps can be wired. */
struct lamp_table {
    struct lamp lamp[LIGHTS_MAX];
    uint64_t low[LAMPS_WIRE_WORDS];
    int segment[SEGMENTS];              /* wires */
};

struct making {
    struct harness_wires *wires;
    const struct machine_design *from;
    struct lamp_table lamps;
};

/* The row of the board's table of ports; at its end if there is no such bus,
 * which has no traits and no bits. */
static const struct port_bus *bus_of(const struct making *self,
                                     const struct machine_pin *pin)
{
    const struct port_bus *bus = self->from->pinout->buses;

    while (bus->balls && !(bus->name && text_same(bus->name, pin->bus)))
        bus++;
    return bus;
}

/* What is soldered to it, or null. */
static const struct port_part *part_of(const struct making *self,
                                       const struct machine_pin *pin)
{
    const struct port_part *part = self->from->pinout->parts;

    for (; part && part->bus; part++)
        if (text_same(part->bus, pin->bus))
            return part;
    return NULL;
}

/* Lamps */

/* Low-active ports are lit by low; lamps are told once, for each wire. */
static void note_polarity(struct making *self, const struct machine_pin *pin)
{
    if (bus_of(self, pin)->traits & PORT_IS_LOW)
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

/* A digit that is scanned shows the segments while it is on. */
static void light_digit(struct making *self, const struct machine_pin *pin,
                        int light)
{
    for (int s = 0; s < SEGMENTS && light + s < LIGHTS_MAX; s++) {
        if (self->lamps.segment[s] == NO_WIRE)
            continue;
        self->lamps.lamp[light + s].wire = (int16_t)self->lamps.segment[s];
        self->lamps.lamp[light + s].select = (int16_t)pin->out_at;
    }
    note_polarity(self, pin);
}

/* Controls and lights, one bit; digits come when all segments are known. */

/* One control may be bound to several inputs of a design, and each gets it. */
static void press_with(struct making *self, const struct machine_pin *pin,
                       int control)
{
    struct harness_wires *wires = self->wires;

    if (pin->in_at < 0 || control > 63 || wires->controls == HARNESS_CONTROLS)
        return;
    wires->control[wires->controls++] = (struct harness_control){
        .in_at = pin->in_at, .pin = (uint8_t)control,
        .is_low = (bus_of(self, pin)->traits & PORT_IS_LOW) != 0};
}

static void wire_pin(struct making *self, const struct machine_pin *pin,
                     int are_digits)
{
    const struct port_part *part = part_of(self, pin);

    if (pin->in_at >= 0 && bus_of(self, pin)->traits & PORT_IS_PULLED_UP)
        self->wires->pulled[pin->in_at / 64]
            |= UINT64_C(1) << pin->in_at % 64;
    if (!part || (part->use == PORT_DIGIT) != are_digits)
        return;
    if (part->use == PORT_CONTROL) {
        press_with(self, pin, part->number + pin->bit);
        return;
    }
    if (pin->out_at < 0)
        return;
    if (part->use == PORT_LIGHT)
        light_directly(self, pin, part->number + pin->bit);
    else if (part->use == PORT_SEGMENT)
        note_segment(self, pin, part->number + pin->bit);
    else
        light_digit(self, pin, part->number + 8 * pin->bit);
}

static const char *wire_lamps(struct making *self, int lights)
{
    struct lamp_table *table = &self->lamps;

    for (int i = 0; i < LIGHTS_MAX; i++)
        table->lamp[i] = (struct lamp){LAMP_DARK, LAMP_ALWAYS};
    for (int s = 0; s < SEGMENTS; s++)
        table->segment[s] = NO_WIRE;
    for (int are_digits = 0; are_digits < 2; are_digits++)
        for (int i = 0; i < self->from->pin_count; i++)
            wire_pin(self, &self->from->pins[i], are_digits);
    return lamps_wire(&self->wires->lamps, table->lamp, lights, table->low);
}

/* Devices */

/* The pin of the design at one bit of a socket's port, or null. */
static const struct machine_pin *pin_at(const struct making *self,
                                        const char *bus, int bit)
{
    for (int i = 0; i < self->from->pin_count; i++)
        if (text_same(self->from->pins[i].bus, bus)
            && self->from->pins[i].bit == bit)
            return &self->from->pins[i];
    return NULL;
}

/* The n-th port of a socket, copied. */
static int socket_port(const struct port_socket *socket, int n,
                       char name[PORT_NAME_MAX])
{
    const char *at = socket->ports;
    size_t length;

    while (n-- > 0) {
        at = strchr(at, ' ');
        if (!at)
            return 0;
        at++;
    }
    length = strcspn(at, " ");
    if (length >= PORT_NAME_MAX)
        return 0;
    memcpy(name, at, length);
    name[length] = 0;
    return 1;
}

/* Bits of one port to wires of the device from `wire` on; how many there are on
 * the board. */
static int connect_port(const struct making *self,
                        struct harness_device *device, const char *name,
                        int wire)
{
    struct machine_pin probe = {.bus = name};
    struct port port;
    int bits = 0;

    while (pinout_bit(bus_of(self, &probe), bits, &port)
           && wire + bits < HARNESS_WIRES) {
        device->pin[wire + bits] = pin_at(self, name, bits);
        bits++;
    }
    if (wire + bits > device->wires)
        device->wires = wire + bits;
    return bits;
}

static int is_connected(const struct harness_device *device)
{
    for (int i = 0; i < device->wires; i++)
        if (device->pin[i])
            return 1;
    return 0;
}

/* The output at a wire, or negative. */
static int output_at(const struct harness_device *device, int wire)
{
    return wire < device->wires && device->pin[wire]
         ? device->pin[wire]->out_at : -1;
}

/* How many wires from here on are outputs that lie side by side in a word. */
static int run_of_outputs(const struct harness_device *device, int wire)
{
    int first = output_at(device, wire), width = 1;

    while ((first + width) % 64
           && output_at(device, wire + width) == first + width)
        width++;
    return width;
}

static void add_taps(struct harness_device *device, int out_words)
{
    device->wiring = (struct device_wiring){.taps = device->taps,
                                            .words = out_words};
    for (int i = 0; i < device->wires;) {
        int at = output_at(device, i);
        int width = at < 0 ? 1 : run_of_outputs(device, i);

        if (at >= 0)
            device->taps[device->wiring.count++] =
                device_tap(at / 64, at % 64, width, i);
        i += width;
    }
}

static void stop_at_outputs(struct harness_wires *wires,
                            const struct harness_device *device)
{
    for (int i = 0; i < device->wires; i++) {
        const struct machine_pin *pin = device->pin[i];

        if (pin && pin->out_at >= 0)
            wires->stops[pin->out_at / 64] |= UINT64_C(1) << pin->out_at % 64;
        if (pin && pin->drives_at >= 0)
            wires->stops[pin->drives_at / 64]
                |= UINT64_C(1) << pin->drives_at % 64;
    }
}

/* How many wires the n-th name of a device has: "hs vs r[8]" has 8 at 2. */
static int wires_of_name(const struct device_type *type, int n)
{
    const char *at = type->wires, *end;
    int width = 0;

    while (n-- > 0 && at) {
        at = strchr(at, ' ');
        at += at != NULL;
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

/* The n-th port of a socket is the n-th name of the device's wires. A board may
 * have fewer bits of it, as of the colours of a monitor. */
static void connect_ports(struct making *self, struct harness_device *device,
                          const struct port_socket *socket, int bits[])
{
    char name[PORT_NAME_MAX];

    for (int n = 0, wire = 0;
         n < HARNESS_PORTS && socket_port(socket, n, name); n++) {
        bits[n] = connect_port(self, device, name, wire);
        wire += wires_of_name(device->type, n);
    }
}

/* A monitor is told how many bits its colours have; a keyboard answers, because
 * its host can talk back on the same wires. */
static void set_up_device(struct harness_wires *wires,
                          struct harness_device *device, const int bits[])
{
    if (device->type == &multisync_device) {
        for (int i = 0; i < 3; i++)
            wires->colour_bits[i] = (uint8_t)bits[2 + i];
        device->settings = wires->colour_bits;
        wires->monitor = wires->devices;
    } else if (device->type == &serial_device) {
        wires->terminal = wires->devices;
    } else if (device->type == &ps2_keyboard_device) {
        device->is_answered = 1;
        wires->keyboard = wires->devices;
    }
}

static void plug_sockets(struct making *self, int out_words)
{
    const struct port_socket *socket = self->from->pinout->sockets;
    struct harness_wires *wires = self->wires;

    for (; socket && socket->name && wires->devices < HARNESS_DEVICES;
         socket++) {
        struct harness_device *device = &wires->device[wires->devices];
        int bits[HARNESS_PORTS] = {0};

        memset(device, 0, sizeof *device);
        device->type = part_types[socket->kind]->device;
        if (device->type)
            connect_ports(self, device, socket, bits);
        if (!is_connected(device))
            continue;
        set_up_device(wires, device, bits);
        add_taps(device, out_words);
        if (device->is_answered)
            stop_at_outputs(wires, device);
        wires->devices++;
    }
}

const char *harness_wires_make(struct harness_wires *self,
                           const struct machine_type *machine,
                           const struct design *design)
{
    struct making making = {.wires = self, .from = machine->design};
    const char *error;

    memset(self, 0, sizeof *self);
    self->keyboard = self->terminal = self->monitor = -1;
    if (design->in_words > HARNESS_WORDS || design->out_words > HARNESS_WORDS)
        return "a design with more than a thousand ports is too large for "
               "a board";
    error = wire_lamps(&making, machine->board->lights);
    if (!error)
        plug_sockets(&making, design->out_words);
    return error;
}
