/* packed_write.c - packs a design and its board into one text.
 *
 * Numbers and quoted words, a line for each thing, as journals have them. What
 * is soldered to a board is written as well as what is plugged in: a part is
 * nine fields, and the one who reads need not know where parts come from. A
 * top of one of our machines has parts and roles of a machine that the reader
 * knows, and only says which.
 */
#include "base/text.h"
#include "boards/pinout.h"
#include "designs/packed/packed.h"
#include "parts/matrix/hc595_row.h"

/* -1 stands for none in several places. */
static void put_packed_number(struct text *to, int number)
{
    text_put_char(to, ' ');
    text_put_signed(to, number);
}

static void put_packed_word(struct text *to, const char *word)
{
    text_put(to, " ");
    text_put_quoted(to, word);
}

/* A design of somebody's own: the board is known to the reader by its name, for
 * the balls and the picture; all that stands on it follows in lines. */
static void put_packed_machine(const struct machine_type *machine,
                               struct text *to)
{
    text_put(to, "machine");
    put_packed_word(to, machine->name);
    put_packed_word(to, machine->title);
    put_packed_word(to, machine->design->pinout->name);
    put_packed_number(to, (int)machine->board->clock_hz);
    text_put(to, "\n");
}

/* The clock of journals is the machine's; that of the design is the board's
 * oscillator, and has to be told. */
static void put_packed_top(const struct machine_type *machine, const char *id,
                           struct text *to)
{
    text_put(to, "top");
    put_packed_word(to, id);
    put_packed_word(to, machine->design->pinout->name);
    put_packed_number(to, (int)machine->design->tick_hz);
    text_put(to, "\n");
}

/* Kinds are numbers: a page and what writes for it are of one version. */
static void put_packed_part(const struct part *part, struct text *to)
{
    text_put(to, "part");
    put_packed_number(to, (int)part->kind);
    put_packed_word(to, part->group);
    put_packed_number(to, part->number);
    put_packed_number(to, part->x_mm);
    put_packed_number(to, part->y_mm);
    put_packed_number(to, part->width_mm);
    put_packed_number(to, part->height_mm);
    put_packed_number(to, part->pin);
    put_packed_number(to, part->light);
    text_put(to, "\n");
}

/* Two rows of a board's table may have one name. Wires of plugs, and keys that
 * only a processor sees, are in no table. */
static int row_of_bus(const struct machine_design *design,
                      const struct port_bus *bus)
{
    const struct port_part *plugs = design->plugged;

    for (int i = 0; design->pinout->buses[i].balls; i++)
        if (&design->pinout->buses[i] == bus)
            return i;
    for (int i = 0; plugs && plugs[i].bus; i++)
        if (text_same(plugs[i].bus, bus->name))
            return PACKED_WIRES - i;
    return PACKED_KEYS;
}

static void put_packed_pin(const struct machine_design *design,
                           const struct machine_pin *pin, struct text *to)
{
    text_put(to, "pin");
    put_packed_number(to, pin->in_at);
    put_packed_number(to, pin->out_at);
    put_packed_number(to, pin->drives_at);
    put_packed_number(to, row_of_bus(design, pin->bus));
    put_packed_number(to, pin->bit);
    put_packed_number(to, pin->is_pulled_up);
    text_put(to, "\n");
}

/* Kinds of use are numbers, too. */
static void put_packed_plug(const struct port_part *plug, struct text *to)
{
    text_put(to, "plug");
    put_packed_word(to, plug->bus);
    put_packed_number(to, (int)plug->use);
    put_packed_number(to, plug->number);
    text_put(to, "\n");
}

/* How many digits, if it is a row of them; 0: it is the usual one of its
 * kind. */
static int digits_in_row(const struct port_socket *socket)
{
    for (int i = 0; i < HC595_CHIPS; i++)
        if (socket->device == &hc595_row_devices[i])
            return i + 1;
    return 0;
}

static void put_packed_sockets(const struct machine_design *design,
                               struct text *to)
{
    const struct port_socket *socket = design->sockets;

    for (int i = 0; socket && socket[i].name; i++) {
        text_put(to, "socket");
        put_packed_word(to, socket[i].name);
        put_packed_number(to, (int)socket[i].kind);
        put_packed_word(to, socket[i].ports);
        put_packed_number(to, digits_in_row(&socket[i]));
        put_packed_number(to, design->socket_lights
                              ? design->socket_lights[i] : 0);
        text_put(to, "\n");
    }
}

/* A key is one letter, or none: an empty word. */
static void put_packed_role(const struct role *role, struct text *to)
{
    const char key[2] = {role->key, 0};

    text_put(to, "role");
    put_packed_word(to, role->part);
    put_packed_word(to, key);
    put_packed_word(to, role->does);
    text_put(to, "\n");
}

/* Clocks of PLLs have several cycles in some ticks (base/design.h). */
static void put_packed_clock(const struct design_clock *clock, struct text *to)
{
    text_put(to, "clock");
    put_packed_number(to, clock->in_at);
    put_packed_number(to, (int)clock->ticks);
    put_packed_number(to, (int)clock->cycles);
    text_put(to, "\n");
}

/* Parts before roles, as a reader of the text would want them. */
static void put_desk(const struct machine_type *machine, struct text *to)
{
    for (const struct part *part = machine->board->parts; part->group; part++)
        put_packed_part(part, to);
    for (const struct role *role = machine->roles; role->part; role++)
        put_packed_role(role, to);
}

void packed_write(const struct machine_type *machine, const char *id,
                  const struct design_clock *clocks, int count,
                  struct text *to)
{
    const struct machine_design *design = machine->design;

    text_put(to, PACKED_HEAD "\n");
    if (id)
        put_packed_top(machine, id, to);
    else
        put_packed_machine(machine, to);
    for (int i = 0; i < count; i++)
        put_packed_clock(&clocks[i], to);
    for (const struct port_part *plug = design->plugged; plug && plug->bus;
         plug++)
        put_packed_plug(plug, to);
    if (id)
        put_packed_sockets(design, to);
    for (int i = 0; i < design->pin_count; i++)
        put_packed_pin(design, &design->pins[i], to);
    if (!id)
        put_desk(machine, to);
    text_put(to, "netlist\n");
}
