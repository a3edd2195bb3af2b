/* side_by_side.c - two boards on one desk, joined by wires, as one machine.
 *
 *     +-----------+
 *     |  1.SW3  JA|===+
 *     +-----------+   |
 *     |  2.SW3  JA|===+
 *     +-----------+
 *
 * The second board lies below the first, as terminals are wide enough for one.
 * Its controls and lights are numbered after those of the first, its words of
 * ports after the first one's words; tables of ports stay those of the
 * vendors, one for each board.
 */
#include "designs/side_by_side.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "base/text.h"
#include "bench/harness/harness.h"
#include "bench/harness/harness_keys.h"
#include "boards/pinout.h"
#include "designs/joined.h"
#include "designs/plugged.h"

enum { GAP_MM = 15, TABLE_MAX = 64, PINS_MAX = 1024 };
#define TICK_HZ_MAX UINT64_C(4000000000)

static const struct pin_def no_pins[] = {{0}};

/* What one of the boards is on the desk. */
struct half {
    const struct machine_type *from;
    struct machine_design design;
    struct pinout pinout;
    struct port_part ports[TABLE_MAX + 1];
    struct machine_pin pins[PINS_MAX];
    struct port_socket sockets[PLUGGED_MAX + 1];
    int socket_lights[PLUGGED_MAX];
    char socket_names[PLUGGED_MAX][PART_NAME_MAX];
    uint64_t every;                     /* ticks of the desk in one of its */
    int pin, light;                     /* its first ones on the desk */
    int y_mm;
};

struct side_by_side {
    struct machine_type machine;
    struct machine_design design;
    const struct machine_design *boards[3];
    struct half half[2];
    struct joined_wire wire[JOINED_WIRES];
    int wires;
    struct chip_type top;
    struct board_type board;
    struct part parts[BOARD_PARTS_MAX + 1];
    char groups[BOARD_PARTS_MAX][PART_NAME_MAX];
    char cross[CROSS_BUTTONS][PART_NAME_MAX];
    int part_count;
    struct board_ground grounds[2 * PLUGGED_GROUNDS + 1];
    struct role roles[BOARD_PARTS_MAX + 1];
    char role_names[BOARD_PARTS_MAX][PART_NAME_MAX];
    int role_count;
    char name[64], title[200];
};

/* "1.SW" */
static void put_desk_name(char to[PART_NAME_MAX], int i, const char *name)
{
    snprintf(to, PART_NAME_MAX, "%d.%s", i + 1, name);
}

/* Running */

static const struct side_by_side *desk_of(const struct machine_design *design)
{
    return (const struct side_by_side *)(const void *)
        ((const char *)design - offsetof(struct side_by_side, design));
}

/* Each half is opened as it would be alone: with its own clocks, in a process
 * of its own, watched if it is. */
static const char *open_desk(const struct machine_design *design,
                             const struct chip_setup *setup,
                             struct design **opened)
{
    const struct side_by_side *self = desk_of(design);
    const uint64_t every[2] = {self->half[0].every, self->half[1].every};
    struct design *part[2] = {NULL, NULL};
    const char *error = NULL;

    *opened = NULL;
    for (int i = 0; i < 2 && !error; i++) {
        const struct machine_design *from = self->half[i].from->design;

        error = from->open(from, setup, &part[i]);
    }
    if (!error)
        return joined_open(opened, part, every, self->wire, self->wires);
    if (part[0])
        part[0]->type->close(part[0]);
    return error;
}

static void close_desk(const struct machine_design *machine,
                       struct design *design)
{
    (void)machine;
    design->type->close(design);
}

/* Both may have something to say; the first one's news come first. */
static const char *desk_news(const struct machine_design *design)
{
    const char *news = NULL;

    for (int i = 0; i < 2 && !news; i++) {
        const struct machine_design *from =
            desk_of(design)->half[i].from->design;

        news = from->news ? from->news(from) : NULL;
    }
    return news;
}

/* Parts */

/* The keys of a keyboard have pins of their own, for which a desk has no room
 * twice: there it is typed on only. */
static int is_key(const struct part *part)
{
    return part_is_control(part) && part->pin >= HARNESS_KEY_PIN
        && part->pin < HARNESS_KEY_PIN + HARNESS_KEY_PINS;
}

/* Of monitors, terminals and keyboards there is one on a desk. */
static int is_left_out(const struct side_by_side *self, int i,
                       const char *group)
{
    static const struct part *(*const only[])(const struct board_type *) = {
        board_terminal, board_screen, board_keyboard};
    const struct board_type *first = self->half[0].from->board;
    const struct board_type *second = self->half[1].from->board;

    for (size_t n = 0; i == 1 && n < sizeof only / sizeof *only; n++)
        if (only[n](first) && only[n](second)
            && text_same(only[n](second)->group, group))
            return 1;
    return 0;
}

/* How many numbers of controls a board uses. */
static int count_pins(const struct machine_type *machine)
{
    const struct part *part = machine->board->parts;
    int count = 0;

    for (; part->group; part++)
        if (part_is_control(part) && !is_key(part))
            count = number_max(count, part->pin + 1);
    return count;
}

static const char *lay_parts(struct side_by_side *self, int i)
{
    struct half *half = &self->half[i];
    const struct part *from = half->from->board->parts;

    for (; from->group; from++) {
        struct part *to = &self->parts[self->part_count];

        if (is_left_out(self, i, from->group) || is_key(from))
            continue;
        if (self->part_count == BOARD_PARTS_MAX)
            return "these two boards have too many parts for one desk";
        *to = *from;
        put_desk_name(self->groups[self->part_count], i, from->group);
        to->group = self->groups[self->part_count++];
        to->y_mm += half->y_mm;
        to->light += half->light;
        to->pin += part_is_control(from) ? half->pin : 0;
    }
    return NULL;
}

/* Without grounds of its own a board is one, as large as it is. */
static void lay_grounds(struct side_by_side *self, int i)
{
    const struct board_type *board = self->half[i].from->board;
    const struct board_ground whole[2] = {
        {GROUND_PCB, board->width_mm / 2, board->height_mm / 2,
         board->width_mm, board->height_mm},
        {GROUND_DESK, 0, 0, 0, 0}};
    const struct board_ground *from = board->grounds ? board->grounds : whole;
    int count = 0;

    while (self->grounds[count].kind != GROUND_DESK)
        count++;
    for (; from->kind != GROUND_DESK && count < 2 * PLUGGED_GROUNDS; from++) {
        self->grounds[count] = *from;
        self->grounds[count++].y_mm += self->half[i].y_mm;
    }
}

/* The keys of the second board are capitals. */
static char desk_key(int i, char key)
{
    if (i == 0)
        return key;
    return (char)(key >= 'a' && key <= 'z' ? text_capital(key) : 0);
}

static void give_desk_roles(struct side_by_side *self, int i)
{
    const struct role *from = self->half[i].from->roles;

    for (; from && from->part && self->role_count < BOARD_PARTS_MAX; from++) {
        const struct board_type *board = self->half[i].from->board;
        char *name = self->role_names[self->role_count];

        if (is_key(&board->parts[board_find(board, from->part).first]))
            continue;
        put_desk_name(name, i, from->part);
        self->roles[self->role_count++] =
            (struct role){name, desk_key(i, from->key), from->does};
    }
}

/* Ports */

/* Controls and lights after those of the first board. */
static const char *shift_ports(struct half *half)
{
    const struct port_part *from = half->from->design->pinout->parts;
    int count = 0;

    for (; from && from->bus; from++, count++) {
        if (count == TABLE_MAX)
            return "this board has too many rows of ports for a desk";
        half->ports[count] = *from;
        if (from->use == PORT_CONTROL)
            half->ports[count].number += half->pin;
        else if (from->use != PORT_SEGMENT && from->use != PORT_COLUMN)
            half->ports[count].number += half->light;
    }
    return NULL;
}

static int shifted(int at, int words)
{
    return at < 0 ? at : at + 64 * words;
}

/* Places in words, as the joined design has them. */
static const char *shift_pins(struct half *half, int in_words, int out_words)
{
    const struct machine_design *from = half->from->design;

    if (from->pin_count > PINS_MAX)
        return "a design with more than a thousand pins is too large for a "
               "desk";
    for (int n = 0; n < from->pin_count; n++) {
        struct machine_pin *pin = &half->pins[n];

        *pin = from->pins[n];
        pin->in_at = shifted(pin->in_at, in_words);
        pin->out_at = shifted(pin->out_at, out_words);
        pin->drives_at = shifted(pin->drives_at, out_words);
    }
    return NULL;
}

/* What is plugged into the board, under its name on the desk. */
static void shift_sockets(struct side_by_side *self, int i)
{
    struct half *half = &self->half[i];
    const struct machine_design *from = half->from->design;
    int count = 0;

    for (int n = 0; from->sockets && from->sockets[n].name
                    && count < PLUGGED_MAX; n++) {
        if (is_left_out(self, i, from->sockets[n].name))
            continue;
        half->sockets[count] = from->sockets[n];
        put_desk_name(half->socket_names[count], i, from->sockets[n].name);
        half->sockets[count].name = half->socket_names[count];
        half->socket_lights[count++] =
            half->light + (from->socket_lights ? from->socket_lights[n] : 0);
    }
}

static const char *make_half(struct side_by_side *self, int i, int in_words,
                             int out_words)
{
    struct half *half = &self->half[i];
    const char *error = shift_ports(half);

    if (!error)
        error = shift_pins(half, in_words, out_words);
    if (!error)
        error = lay_parts(self, i);
    lay_grounds(self, i);
    give_desk_roles(self, i);
    shift_sockets(self, i);
    half->pinout = *half->from->design->pinout;
    half->pinout.board = &self->board;
    half->pinout.parts = half->ports;
    half->design = *half->from->design;
    half->design.pinout = &half->pinout;
    half->design.pins = half->pins;
    half->design.sockets = half->sockets;
    half->design.socket_lights = half->socket_lights;
    self->boards[i] = &half->design;
    return error;
}

/* Wires */

/* What the design has at a port of its board, or null. */
static const struct machine_pin *pin_at_port(
    const struct machine_design *design, const struct port *port)
{
    for (int n = 0; n < design->pin_count; n++)
        if (design->pins[n].bus == port->bus
            && design->pins[n].bit == port->bit)
            return &design->pins[n];
    return NULL;
}

/* The port of a wire on one of the boards. That the design must use it catches
 * a wire that was counted wrongly, from pin 1 of a connector and not from 0. */
static const char *find_end(const struct half *half, const char *name,
                            struct joined_wire *wire, int i)
{
    const struct machine_design *design = half->from->design;
    const struct machine_pin *pin;
    struct port port;

    if (!pinout_port_named(design->pinout, name, &port))
        return text_error("the ", design->pinout->title, " has no port ", name,
                          "; 'boardwalk constraints ", design->pinout->name,
                          "' lists them", (char *)0);
    pin = pin_at_port(design, &port);
    if (!pin)
        return text_error(half->from->name, " has no port at ", port.name,
                          " to connect a wire to", (char *)0);
    wire->end[i] = *pin;
    wire->is_pulled_up |= pin->is_pulled_up
                       || (port.bus->traits & PORT_IS_PULLED_UP) != 0;
    return NULL;
}

/* Two wires at one pin would join three: levels are worked out for pairs. */
static int is_taken(const struct side_by_side *self,
                    const struct machine_pin *end, int i)
{
    for (int n = 0; n < self->wires; n++)
        if (self->wire[n].end[i].bus == end->bus
            && self->wire[n].end[i].bit == end->bit)
            return 1;
    return 0;
}

/* "JA[0]=JA[1]", of the given length. */
static const char *add_wire(struct side_by_side *self, const char *text,
                            size_t length)
{
    char both[2][PORT_NAME_MAX] = {"", ""};
    const char *equals = memchr(text, '=', length), *error = NULL;
    struct joined_wire wire = {0};

    if (!equals || equals - text >= PORT_NAME_MAX
        || length - (size_t)(equals - text) > PORT_NAME_MAX)
        return "a wire is a port of each board, such as 'JA[0]=JA[1]'";
    memcpy(both[0], text, (size_t)(equals - text));
    memcpy(both[1], equals + 1, length - (size_t)(equals - text) - 1);
    for (int i = 0; i < 2 && !error; i++) {
        error = find_end(&self->half[i], both[i], &wire, i);
        if (!error && is_taken(self, &wire.end[i], i))
            error = text_error("there is already a wire at ", both[i],
                               "; a port takes only one", (char *)0);
    }
    if (!error && self->wires == JOINED_WIRES)
        error = "there can be at most 32 wires between two boards";
    if (!error)
        self->wire[self->wires++] = wire;
    return error;
}

static const char *add_wires(struct side_by_side *self,
                             const char *const *wires)
{
    const char *error = NULL;

    for (; wires && *wires && !error; wires++)
        for (const char *at = *wires; !error;) {
            size_t length = strcspn(at, ",");

            error = add_wire(self, at, length);
            at += length;
            if (!*at++)
                break;
        }
    return error;
}

/* The machine */

/* A tick of the desk is the longest time of which both ticks are multiples. */
static const char *find_tick(struct side_by_side *self)
{
    uint64_t first = self->half[0].from->design->tick_hz;
    uint64_t second = self->half[1].from->design->tick_hz;
    uint64_t common = number_divisor(first, second);

    if (first / common > TICK_HZ_MAX / second)
        return "the clocks of these two boards have no common tick";
    self->design.tick_hz = first / common * second;
    self->half[0].every = second / common;
    self->half[1].every = first / common;
    return NULL;
}

/* Controls are bits of one word, of which the mouse has the highest seven. */
static const char *place_second(struct side_by_side *self)
{
    const struct machine_type *first = self->half[0].from;
    struct half *second = &self->half[1];

    second->pin = count_pins(first);
    second->light = first->board->lights;
    second->y_mm = first->board->height_mm + GAP_MM;
    if (second->pin + count_pins(second->from) > HARNESS_MOUSE_PIN)
        return "these two boards have too many controls for one desk";
    if (second->light + second->from->board->lights > LIGHTS_MAX)
        return "these two boards have too many lights for one desk";
    return NULL;
}

/* Colour and scan are the first one's; aliases and pointers are words of single
 * machines, and designs have none. */
static void make_desk_board(struct side_by_side *self)
{
    const struct board_type *first = self->half[0].from->board;
    const struct board_type *second = self->half[1].from->board;

    self->board = *first;
    self->board.name = "desk";
    self->board.title = "two boards on one desk";
    self->board.width_mm = number_max(first->width_mm, second->width_mm);
    self->board.height_mm = self->half[1].y_mm + second->height_mm;
    self->board.grounds = self->grounds;
    self->board.clock_hz = (uint32_t)self->design.tick_hz;
    self->board.lights = self->half[1].light + second->lights;
    self->board.tap_ticks = self->board.rest_ticks =
        (int)((uint64_t)first->tap_ticks * self->half[0].every);
    self->board.parts = self->parts;
    self->board.aliases = NULL;
    self->board.pointer = NULL;
    self->board.package = NULL;
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (first->cross[i]) {
            put_desk_name(self->cross[i], 0, first->cross[i]);
            self->board.cross[i] = self->cross[i];
        }
    self->board.inputs = self->board.outputs = no_pins;
}

static void make_desk_machine(struct side_by_side *self)
{
    const struct machine_type *first = self->half[0].from;
    const struct machine_type *second = self->half[1].from;

    snprintf(self->name, sizeof self->name, "%s_and_%s", first->name,
             second->name);
    snprintf(self->title, sizeof self->title, "%s and %s", first->title,
             second->title);
    self->top = (struct chip_type){.name = self->name, .inputs = no_pins,
                                   .outputs = no_pins};
    self->design.pinout = &self->half[0].pinout;
    self->design.boards = self->boards;
    self->design.open = open_desk;
    self->design.close = close_desk;
    self->design.news = desk_news;
    self->design.say = harness_say;
    self->machine = (struct machine_type){
        .name = self->name, .title = self->title, .board = &self->board,
        .top = &self->top, .design = &self->design, .roles = self->roles,
        .how_to = "Two designs on one desk."};
}

/* One copy of the first is opened to learn how many words it has. */
static const char *make_halves(struct side_by_side *self)
{
    const struct machine_design *first = self->half[0].from->design;
    const struct chip_setup setup = {.seed = ""};
    struct design *probe;
    const char *error = first->open(first, &setup, &probe);
    int in_words, out_words;

    if (error)
        return text_error(error, (char *)0);
    in_words = probe->in_words;
    out_words = probe->out_words;
    first->close(first, probe);
    error = make_half(self, 0, 0, 0);
    return error ? error : make_half(self, 1, in_words, out_words);
}

const char *side_by_side_open(struct side_by_side **desk,
                              const struct machine_type *const machines[2],
                              const char *const *wires)
{
    struct side_by_side *self = calloc(1, sizeof *self);
    const char *error = self ? NULL : "out of memory for a desk";

    *desk = NULL;
    for (int i = 0; self && i < 2; i++) {
        self->half[i].from = machines[i];
        self->half[i].every = 1;
    }
    if (!error)
        error = find_tick(self);
    if (!error)
        error = place_second(self);
    if (!error)
        error = make_halves(self);
    if (!error)
        error = add_wires(self, wires);
    if (error) {
        free(self);
        return error;
    }
    make_desk_board(self);
    make_desk_machine(self);
    *desk = self;
    return NULL;
}

void side_by_side_close(struct side_by_side *self)
{
    free(self);
}

const struct machine_type *side_by_side_machine(
    const struct side_by_side *self)
{
    return &self->machine;
}
