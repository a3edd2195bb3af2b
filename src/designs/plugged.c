/* plugged.c - what is plugged into the board of a project.
 *
 * A socket of the board is used if the design is bound to one of its ports;
 * then what belongs there stands on the desk. What is on connectors cannot be
 * known from the constraint file, and is said in plugs.txt beside it:
 *
 *     # a matrix, and a mouse in place of the keyboard
 *     JA=max7219
 *     KBD=mouse
 *
 * What has lights of its own, or buttons, lies to the right of the board.
 */
#include "designs/plugged.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/number.h"
#include "bench/harness/harness.h"
#include "bench/harness/harness_keys.h"
#include "boards/device.h"
#include "disk/file.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/screen/multisync.h"

enum { FILE_MAX = 1 << 16, LINE_MAX = 600, PORTS_MAX = 64, EDGE_MM = 6,
       GAP_MM = 4, NAME_MM = 6 };

/* A part that nothing else has the pins of: it is typed on, not pressed. */
enum { KEYBOARD_PIN = 48 };

/* Reading */

static const char *add_plug(struct plugged *self, const char *words)
{
    const char *error;

    if (self->plugs == PLUGGED_MAX)
        return "more than twelve things are plugged in";
    error = plug_parse(&self->plug[self->plugs], self->pinout, words);
    if (error)
        return error;
    for (int i = 0; i < self->plugs; i++)       /* the last word counts */
        if (text_same(self->plug[i].name, self->plug[self->plugs].name)) {
            if (self->plug[i].type == self->plug[self->plugs].type
                && !text_same(self->plug[i].ports,
                              self->plug[self->plugs].ports))
                return text_error("there is a part '", self->plug[i].name,
                                  "' already: '", self->plug[i].type->name,
                                  "' can be plugged in only once", (char *)0);
            return plug_parse(&self->plug[i], self->pinout, words);
        }
    self->plugs++;
    return NULL;
}

/* A line of the file: blanks and what stands after a # do not count. */
static const char *add_line(struct plugged *self, const char *line,
                            size_t length)
{
    char words[LINE_MAX];
    size_t used = 0;

    for (size_t i = 0; i < length && line[i] != '#'; i++)
        if (!text_is_space(line[i]) && used + 1 < sizeof words)
            words[used++] = line[i];
    words[used] = 0;
    return used ? add_plug(self, words) : NULL;
}

static const char *read_plugged_lines(struct plugged *self, const char *text)
{
    const char *error = NULL;

    while (!error && *text) {
        size_t length = strcspn(text, "\n");

        error = add_line(self, text, length);
        text += length + (text[length] == '\n');
    }
    return error ? text_error("plugs.txt: ", error, (char *)0) : NULL;
}

static const char *read_file(struct plugged *self,
                             const struct project *project)
{
    char path[FILE_PATH_MAX], *text = NULL;
    size_t length;
    const char *error;

    file_join(project->folder ? project->folder : ".", "plugs.txt", path);
    if (access(path, F_OK))
        return NULL;
    error = file_read(path, FILE_MAX, &text, &length);
    if (!error)
        error = read_plugged_lines(self, text);
    free(text);
    return error;
}

const char *plugged_read(struct plugged *self, const struct project *project,
                         const char *const *plugs)
{
    const char *error;

    self->pinout = project->board;
    error = read_file(self, project);
    for (; !error && plugs && *plugs; plugs++)
        error = add_plug(self, *plugs);
    return error;
}

/* Sockets */

static int is_bound(const struct machine_design *design,
                    const struct port *port)
{
    for (int i = 0; i < design->pin_count; i++)
        if (design->pins[i].bus == port->bus
            && design->pins[i].bit == port->bit)
            return 1;
    return 0;
}

/* All of them, whichever wires they are for. */
static int ports_of_socket(const struct plugged *self,
                           const struct port_socket *socket,
                           struct port ports[PORTS_MAX])
{
    int count = 0, more;

    for (int n = 0; (more = pinout_socket_ports(self->pinout, socket->ports,
                        n, ports + count, PORTS_MAX - count)) >= 0; n++)
        count += more;
    return count;
}

static int is_plugged_used(const struct plugged *self,
                   const struct machine_design *design,
                   const struct port_socket *socket)
{
    struct port ports[PORTS_MAX];
    int count = ports_of_socket(self, socket, ports);

    for (int i = 0; i < count; i++)
        if (is_bound(design, &ports[i]))
            return 1;
    return 0;
}

/* Something else is in it, or nothing. */
static int is_replaced(const struct plugged *self,
                       const struct port_socket *socket)
{
    for (int i = 0; i < self->plugs; i++)
        if (text_same(self->plug[i].name, socket->name))
            return 1;
    return 0;
}

static const char *add_socket(struct plugged *self,
                              const struct port_socket *socket)
{
    if (self->count == PLUGGED_MAX)
        return "more than twelve things are plugged in";
    self->sockets[self->count++] = *socket;
    return NULL;
}

static const char *find_sockets(struct plugged *self,
                                const struct machine_design *design)
{
    const struct port_socket *at = self->pinout->sockets;
    const char *error = NULL;

    for (; !error && at && at->name; at++)
        if (!is_replaced(self, at) && is_plugged_used(self, design, at))
            error = add_socket(self, at);
    for (int i = 0; !error && i < self->plugs; i++)
        if (self->plug[i].type
            && is_plugged_used(self, design, &self->plug[i].socket))
            error = add_socket(self, &self->plug[i].socket);
    return error;
}

static int has_wire(const struct plugged *self,
                    const struct machine_design *design,
                    const struct port_socket *socket, int wire)
{
    struct port ports[PORTS_MAX];

    return pinout_socket_ports(self->pinout, socket->ports, wire, ports,
                               PORTS_MAX) > 0
        && is_bound(design, &ports[0]);
}

void plugged_find_clocks(const struct plugged *self,
                         const struct machine_design *design,
                         struct board_clocks_wires *wires)
{
    *wires = (struct board_clocks_wires){0};
    for (int i = 0; i < self->count; i++) {
        const struct port_socket *socket = &self->sockets[i];
        const struct device_type *type = port_socket_device(socket);

        if (type && type->clock)
            wires->has_clock |= has_wire(self, design, socket,
                device_wire_named(type, type->clock));
        if (type == &multisync_device)
            wires->has_pixel_clock |=
                has_wire(self, design, socket, MULTISYNC_BLANK_WORD)
                && has_wire(self, design, socket, MULTISYNC_CLOCK_WORD);
    }
}

static int is_in_socket(const struct plugged *self,
                        const struct port_socket *socket,
                        const struct machine_pin *pin)
{
    struct port ports[PORTS_MAX];
    int count = ports_of_socket(self, socket, ports);

    for (int i = 0; i < count; i++)
        if (pin->bus == ports[i].bus && pin->bit == ports[i].bit)
            return 1;
    return 0;
}

static int is_open(const struct plugged *self, const struct machine_pin *pin)
{
    int i = 0;

    if (!pin->bus || !(pin->bus->traits & PORT_IS_FREE))
        return 0;
    while (i < self->count && !is_in_socket(self, &self->sockets[i], pin))
        i++;
    return i == self->count;
}

int plugged_count_open(const struct plugged *self,
                       const struct machine_design *design,
                       struct port *first)
{
    int count = 0;

    for (int i = 0; i < design->pin_count; i++)
        if (is_open(self, &design->pins[i]) && count++ == 0)
            pinout_bit(design->pins[i].bus, design->pins[i].bit, first);
    return count;
}

/* Parts */

static const char *add_part(struct plugged *self, const struct part *part)
{
    if (self->part_count == BOARD_PARTS_MAX)
        return "the board and what is plugged in have too many parts";
    self->parts[self->part_count++] = *part;
    return NULL;
}

/* How many of a kind a socket has on the desk. */
static int parts_of_socket(const struct plugged *self,
                           const struct port_socket *socket)
{
    for (int i = 0; i < self->plugs; i++)
        if (self->plug[i].type && self->plug[i].socket.name == socket->name)
            return self->plug[i].type->count;
    return 1;
}

struct size {
    int width_mm, height_mm;
};

/* Of a kind without a size of its own: what lies on a module. */
static struct size size_of_kind(enum part_kind kind)
{
    const struct part_type *type = part_types[kind];

    if (type->plug_width_mm)
        return (struct size){type->plug_width_mm, type->plug_height_mm};
    if (type->lights > 8)
        return (struct size){60, 60};
    if (type->lights == 8)
        return (struct size){11, 20};
    return type->lights ? (struct size){4, 4} : (struct size){16, 12};
}

/* Below all that lies beside the board already, in a row; the first has the
 * highest number. */
static const char *lay_plugged_row(struct plugged *self, int n, int lights)
{
    const struct port_socket *socket = &self->sockets[n];
    int count = parts_of_socket(self, socket);
    struct size size = size_of_kind(socket->kind);
    int left = self->pinout->board->width_mm + EDGE_MM;
    const char *error = NULL;

    for (int i = 0; !error && i < count; i++)
        error = add_part(self, &(struct part){
            .kind = socket->kind, .group = socket->name,
            .number = count > 1 ? count - 1 - i : PART_ALONE,
            .x_mm = left + size.width_mm / 2 + i * (size.width_mm + GAP_MM),
            .y_mm = self->bottom_mm + NAME_MM + size.height_mm / 2,
            .width_mm = size.width_mm, .height_mm = size.height_mm,
            .pin = KEYBOARD_PIN,
            .light = lights + i * part_types[socket->kind]->lights});
    self->right_mm = number_max(self->right_mm,
                                left + count * (size.width_mm + GAP_MM));
    self->bottom_mm += NAME_MM + size.height_mm + EDGE_MM;
    return error;
}

/* A board may have a place for it: the Nexys 3 has a breadboard with four RGB
 * LEDs. They are lit by this device then, and nothing is laid beside it. */
static int light_place_on_board(struct plugged *self, int n, int lights)
{
    const struct port_socket *socket = &self->sockets[n];
    int each = part_types[socket->kind]->lights, found = 0;

    for (int i = 0; i < self->part_count; i++) {
        struct part *part = &self->parts[i];

        if (part->kind == socket->kind
            && text_same(part->group, socket->name))
            part->light = lights + each * found++;
    }
    return found > 0;
}

/* A mouse is moved by a cross of buttons for as long as they are held. */
static const char *lay_mouse(struct plugged *self, int n)
{
    static const struct {
        const char *name;
        int column, row;
    } buttons[] = {
        {"CLICK_L", 0, 0}, {"CLICK_R", 2, 0}, {"CLICK_M", 1, 0},
        {"MOVE_U", 1, 1}, {"MOVE_D", 1, 3}, {"MOVE_L", 0, 2},
        {"MOVE_R", 2, 2},
    };
    int left = self->pinout->board->width_mm + EDGE_MM;
    const char *error = NULL;

    for (int i = 0; !error && i < HARNESS_MOUSE_PINS; i++)
        error = add_part(self, &(struct part){
            .kind = self->sockets[n].kind, .group = buttons[i].name,
            .number = PART_ALONE,
            .x_mm = left + 8 + 14 * buttons[i].column,
            .y_mm = self->bottom_mm + 8 + 14 * buttons[i].row,
            .width_mm = 8, .height_mm = 8, .pin = HARNESS_MOUSE_PIN + i});
    self->right_mm = number_max(self->right_mm, left + 46);
    self->bottom_mm += 62;
    return error;
}

/* The first kind that a hand uses like this. */
static enum part_kind kind_for(enum part_use use)
{
    int kind = 0;

    while (part_types[kind] && part_types[kind]->use != use)
        kind++;
    return (enum part_kind)kind;
}

/* A keyboard below all else beside the board: its letters, which are typed on,
 * and below them the keys that games need, as buttons. */
static const char *lay_keys(struct plugged *self)
{
    static const char *const names[] = {
#define KEY(name, key, usage) name,
        HARNESS_KEYS(KEY)
#undef KEY
    };
    static const struct { int column, row; } at[] = {
        {1, 0}, {1, 1}, {0, 1}, {2, 1}, {2, 2}, {0, 2}, {0, 0},
    };
    int left = self->pinout->board->width_mm + EDGE_MM;
    int top = self->bottom_mm + 24;
    const char *error = NULL;

    self->keys = (struct board_ground){GROUND_KEYBOARD, left + 32, top + 16,
                                       64, 80};
    self->first_key = self->part_count;
    for (int i = 0; i < self->part_count; i++)
        if (part_type(&self->parts[i])->use == USE_TYPE) {
            self->parts[i].x_mm = left + 32;
            self->parts[i].y_mm = top - 12;
        }
    for (int i = 0; !error && i < HARNESS_KEY_PINS; i++)
        error = add_part(self, &(struct part){
            .kind = kind_for(USE_PRESS), .group = names[i],
            .number = PART_ALONE,
            .x_mm = left + 14 + 18 * at[i].column,
            .y_mm = top + 10 + 16 * at[i].row,
            .width_mm = 12, .height_mm = 10, .pin = HARNESS_KEY_PIN + i});
    return error;
}

static int has_keys(const struct plugged *self)
{
    for (int i = 0; i < self->count; i++)
        if (harness_keys_has(port_socket_device(&self->sockets[i])))
            return 1;
    return 0;
}

/* What stands on the desk is put elsewhere by the faces. */
static const char *lay_on_desk(struct plugged *self, int n)
{
    const struct part_type *type = part_types[self->sockets[n].kind];

    if (!type)
        return "a socket has a part of an unknown kind";
    return add_part(self, &(struct part){
        .kind = self->sockets[n].kind, .group = self->sockets[n].name,
        .number = PART_ALONE,
        .x_mm = self->pinout->board->width_mm + type->plug_width_mm / 2
              + EDGE_MM,
        .y_mm = type->plug_height_mm / 2 + EDGE_MM,
        .width_mm = type->plug_width_mm, .height_mm = type->plug_height_mm,
        .pin = KEYBOARD_PIN});
}

static const char *lay_socket(struct plugged *self, int n, int *lights)
{
    const struct port_socket *socket = &self->sockets[n];
    const struct device_type *device = port_socket_device(socket);
    const struct part_type *type = part_types[socket->kind];

    self->lights[n] = *lights;
    if (!device)
        return NULL;
    *lights += device->lights;
    if (*lights > LIGHTS_MAX)
        return "what is plugged in has too many lights";
    if (device == &ps2_mouse_device)
        return lay_mouse(self, n);
    if (light_place_on_board(self, n, self->lights[n]))
        return NULL;
    if (type->place == PLACE_BOARD && type->use != USE_TYPE)
        return lay_plugged_row(self, n, self->lights[n]);
    return lay_on_desk(self, n);
}

/* Something to type on for a design that listens to a serial line. */
static const char *lay_keyboard(struct plugged *self)
{
    int is_typed_on = 0, has_serial = 0;

    for (int i = 0; i < self->count; i++) {
        const struct part_type *type = part_types[self->sockets[i].kind];

        is_typed_on |= type->use == USE_TYPE;
        has_serial |= type->signal == SIGNAL_SERIAL;
    }
    if (is_typed_on || !has_serial)
        return NULL;
    self->sockets[self->count] = (struct port_socket){
        .name = "KBD", .kind = kind_for(USE_TYPE)};
    return lay_on_desk(self, self->count);
}

/* Not what stands on the desk, nor the keys of a keyboard that a machine of
 * ours has beside its board. */
static int is_soldered(const struct board_type *board,
                       const struct part *part)
{
    return part_type(part)->place == PLACE_BOARD
        && !board_is_on_keyboard(board, part);
}

/* The board's own, one below all modules beside it, and a keyboard. */
static void lay_grounds(struct plugged *self)
{
    const struct board_type *board = self->pinout->board;
    const struct board_ground *from = board->grounds;
    int count = 0, width = self->right_mm - board->width_mm;

    if (!self->right_mm && !self->keys.kind)
        return;
    if (!from)
        self->grounds[count++] = (struct board_ground){
            GROUND_PCB, board->width_mm / 2, board->height_mm / 2,
            board->width_mm, board->height_mm};
    for (; from && from->kind != GROUND_DESK && count < PLUGGED_GROUNDS - 2;
         from++)
        if (from->kind != GROUND_KEYBOARD)
            self->grounds[count++] = *from;
    if (self->right_mm)
        self->grounds[count++] = (struct board_ground){
            GROUND_PCB, board->width_mm + 2 + width / 2, self->bottom_mm / 2,
            width, self->bottom_mm};
    self->grounds[count] = self->keys;
}

/* The drawing reaches as far as its keys do. */
static void make_room_for_keys(struct plugged *self)
{
    if (!self->keys.kind)
        return;
    self->right_mm = number_max(self->right_mm, self->keys.x_mm
                                + self->keys.width_mm / 2 + EDGE_MM);
    self->bottom_mm += self->keys.height_mm + EDGE_MM;
}

const char *plugged_lay(struct plugged *self,
                        const struct machine_design *design)
{
    const struct board_type *board = self->pinout->board;
    const char *error = find_sockets(self, design);
    int lights = board->lights;

    for (const struct part *part = board->parts; !error && part->group; part++)
        if (is_soldered(board, part))
            error = add_part(self, part);
    for (int n = 0; !error && n < self->count; n++)
        error = lay_socket(self, n, &lights);
    if (!error)
        error = lay_keyboard(self);
    if (!error && has_keys(self))
        error = lay_keys(self);
    memset(&self->sockets[self->count], 0, sizeof self->sockets[0]);
    lay_grounds(self);
    make_room_for_keys(self);
    return error;
}
