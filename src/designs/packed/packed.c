/* packed.c - opens a design and its board from one text.
 *
 * Numbers and quoted words, a line for each thing, as journals have them. What
 * is soldered to a board is written as well as what is plugged in: a part is
 * nine fields, and the one who reads need not know where parts come from.
 *
 * The lines come in an order that can be read in one pass: the machine first,
 * for the pins name rows of its board's table. The netlist is last and goes on
 * to the end, so that nothing in it has to be quoted.
 */
#include "designs/packed/packed.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "bench/id.h"
#include "boards/machines.h"
#include "boards/pinout.h"
#include "parts/matrix/hc595_row.h"

enum { PINS_MAX = 1024, CLOCKS_MAX = 16, PLUGS_MAX = 64,
       SOCKETS_MAX = 8,
       WORD_MAX = ID_MAX + 1, COPIES_MAX = 16 };

/* Reading */

/* Copies that run, each with its memory; null: this place is free. A netlist
 * engine is taken from one block, so that to close it is to free that. */
struct copy {
    struct leap *leap;
    void *memory;
    struct design *system;              /* around it, or null */
};

struct packed {
    struct machine_type machine;
    struct machine_design design;
    struct board_type board;
    struct chip_type top;
    struct design_clock clocks[CLOCKS_MAX];
    struct machine_pin pins[PINS_MAX];
    struct part parts[BOARD_PARTS_MAX + 1];
    struct role roles[BOARD_PARTS_MAX + 1];
    struct port_part plugs[PLUGS_MAX + 1];
    struct port_bus wires[PLUGS_MAX];   /* of the plugs, on no board's table */
    struct port_socket sockets[SOCKETS_MAX + 1];
    int socket_lights[SOCKETS_MAX];
    int clock_count, part_count, role_count, plug_count, socket_count;
    const char *id;                     /* of what it is opened as */
    const struct machine_type *like;    /* of a top: the machine in C */
    struct port_bus keys;               /* that its processor sees */
    char *words;                        /* all of them, one after another */
    size_t words_left;
    const char *netlist;
    struct copy copies[COPIES_MAX];
    leap_c_function *run;
};

static const struct pin_def no_pins[] = {{0}};

/* A line that is being read: what is left of it, and whether all was well. */
struct line {
    struct packed *packed;
    const char *at;
    int is_bad;
};

static const char *take_packed_word(struct line *self)
{
    char *word = self->packed->words;
    size_t length;

    if (self->packed->words_left <= WORD_MAX
        || text_word(&self->at, word, WORD_MAX) != 1) {
        self->is_bad = 1;
        return "";
    }
    length = strlen(word) + 1;
    self->packed->words += length;
    self->packed->words_left -= length;
    return word;
}

static int take_number(struct line *self)
{
    char word[WORD_MAX];
    uint64_t number;
    int is_below;

    if (text_word(&self->at, word, sizeof word) != 1) {
        self->is_bad = 1;
        return 0;
    }
    is_below = word[0] == '-';
    if (!text_number(word + is_below, &number) || number > INT32_MAX)
        self->is_bad = 1;
    return is_below ? -(int)number : (int)number;
}

/* A board that this page does not know stops the reading here. */
static void read_packed_machine(struct line *line)
{
    struct packed *self = line->packed;
    const struct pinout *pinout = NULL;

    self->machine.name = take_packed_word(line);
    self->machine.title = take_packed_word(line);
    if (pinout_find(take_packed_word(line), &pinout) || !pinout) {
        line->is_bad = 1;
        return;
    }
    self->board = *pinout->board;
    self->board.name = pinout->name;
    self->board.clock_hz = (uint32_t)take_number(line);
    self->board.scan_ticks = 1;
    self->board.tap_ticks = self->board.rest_ticks =
        (int)(self->board.clock_hz / 1000 * 60);
    self->board.parts = self->parts;
    self->board.inputs = self->board.outputs = no_pins;
    self->design.pinout = pinout;
    self->design.tick_hz = self->board.clock_hz;
}

/* A machine of the page with a top in Verilog in place of its chip: what it is
 * called, which parts it has and what they do is all there. */
static void read_packed_top(struct line *line)
{
    struct packed *self = line->packed;
    struct id id;

    self->id = take_packed_word(line);
    if (line->is_bad || id_split(&id, self->id)
        || machines_find(id.name, &self->like)
        || pinout_find(take_packed_word(line), &self->design.pinout)) {
        line->is_bad = 1;
        return;
    }
    self->design.tick_hz = (uint64_t)take_number(line);
    if (self->like->system)
        self->keys = (struct port_bus){.name = self->like->system->bus,
                                       .direction = PORT_IN};
}

/* What a machine has at connectors, by numbers of its own board (pegs has its
 * coloured lights there): the harness wires it as on a desktop. */
static void read_packed_plug(struct line *line)
{
    struct packed *self = line->packed;
    struct port_part *plug = &self->plugs[self->plug_count];

    if (self->plug_count == PLUGS_MAX) {
        line->is_bad = 1;
        return;
    }
    plug->bus = take_packed_word(line);
    plug->use = (enum port_use)take_number(line);
    plug->number = take_number(line);
    self->wires[self->plug_count++] = (struct port_bus){
        .name = plug->bus, .low = PORT_SINGLE,
        .direction = plug->use == PORT_CONTROL ? PORT_IN : PORT_OUT};
}

static int is_kind(int kind)
{
    for (int i = 0; part_types[i]; i++)
        if (i == kind)
            return 1;
    return 0;
}

static void read_packed_socket(struct line *line)
{
    struct packed *self = line->packed;
    struct port_socket *socket = &self->sockets[self->socket_count];
    const char *name = take_packed_word(line);
    int kind = take_number(line), digits;

    if (self->socket_count == SOCKETS_MAX || !is_kind(kind)) {
        line->is_bad = 1;
        return;
    }
    *socket = (struct port_socket){.name = name, .kind = (enum part_kind)kind,
                                   .ports = take_packed_word(line)};
    digits = take_number(line);
    self->socket_lights[self->socket_count++] = take_number(line);
    if (digits < 0 || digits > HC595_CHIPS) {
        line->is_bad = 1;
    } else if (digits) {
        socket->device = &hc595_row_devices[digits - 1];
        socket->settings = &hc595_row_settings[digits - 1];
    }
}

static void read_clock(struct line *line)
{
    struct packed *self = line->packed;
    struct design_clock *clock = &self->clocks[self->clock_count];

    if (self->clock_count == CLOCKS_MAX) {
        line->is_bad = 1;
        return;
    }
    clock->in_at = take_number(line);
    clock->ticks = (uint32_t)take_number(line);
    clock->cycles = (uint32_t)take_number(line);
    self->clock_count++;
}

static const struct port_bus *bus_at(struct line *line, int row)
{
    const struct pinout *pinout = line->packed->design.pinout;

    if (row == PACKED_KEYS && line->packed->keys.name)
        return &line->packed->keys;
    if (row <= PACKED_WIRES && PACKED_WIRES - row < line->packed->plug_count)
        return &line->packed->wires[PACKED_WIRES - row];
    for (int i = 0; pinout && pinout->buses[i].balls; i++)
        if (i == row)
            return &pinout->buses[i];
    line->is_bad = 1;
    return NULL;
}

static void read_pin(struct line *line)
{
    struct packed *self = line->packed;
    struct machine_pin *pin = &self->pins[self->design.pin_count];

    if (self->design.pin_count == PINS_MAX) {
        line->is_bad = 1;
        return;
    }
    pin->in_at = take_number(line);
    pin->out_at = take_number(line);
    pin->drives_at = take_number(line);
    pin->bus = bus_at(line, take_number(line));
    pin->bit = take_number(line);
    pin->is_pulled_up = take_number(line);
    self->design.pin_count++;
}

static void read_part(struct line *line)
{
    struct packed *self = line->packed;
    struct part *part = &self->parts[self->part_count];
    int kind = take_number(line);

    if (self->part_count == BOARD_PARTS_MAX || !is_kind(kind)) {
        line->is_bad = 1;
        return;
    }
    part->kind = (enum part_kind)kind;
    part->group = take_packed_word(line);
    part->number = take_number(line);
    part->x_mm = take_number(line);
    part->y_mm = take_number(line);
    part->width_mm = take_number(line);
    part->height_mm = take_number(line);
    part->pin = take_number(line);
    part->light = take_number(line);
    self->part_count++;
}

static void read_role(struct line *line)
{
    struct packed *self = line->packed;
    struct role *role = &self->roles[self->role_count];

    if (self->role_count == BOARD_PARTS_MAX) {
        line->is_bad = 1;
        return;
    }
    role->part = take_packed_word(line);
    role->key = take_packed_word(line)[0];
    role->does = take_packed_word(line);
    self->role_count++;
}

static const struct {
    const char *name;
    void (*read)(struct line *line);
} kinds[] = {{"machine", read_packed_machine}, {"top", read_packed_top},
             {"clock", read_clock}, {"plug", read_packed_plug},
             {"socket", read_packed_socket},
             {"pin", read_pin}, {"part", read_part}, {"role", read_role}};

static int read_packed_line(struct packed *self, const char *text)
{
    struct line line = {self, text, 0};
    char word[WORD_MAX];

    if (text_word(&line.at, word, sizeof word) != 1)
        return 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (text_same(word, kinds[i].name)) {
            kinds[i].read(&line);
            return !line.is_bad;
        }
    return 0;
}

/* Cuts the text into lines; what is after the last is the netlist. */
static const char *read_packed_lines(struct packed *self, char *text)
{
    int is_first = 1;

    for (;;) {
        char *end = strchr(text, '\n');

        if (!end)
            return "this is not a packed design: it has no netlist";
        *end = 0;
        if (!is_first && text_same(text, "netlist"))
            break;
        if (is_first ? !text_same(text, PACKED_HEAD)
                     : !read_packed_line(self, text))
            return "this is not a packed design, or one of another version";
        is_first = 0;
        text = end + 1;
    }
    self->netlist = strchr(text, 0) + 1;
    return self->design.pinout ? NULL : "this packed design has no machine";
}

/* Copies */

static struct packed *owner_packed_of(const struct machine_design *design)
{
    union { const void *kept; char *ours; } at = {design};

    return (struct packed *)(void *)(at.ours - offsetof(struct packed,
                                                        design));
}

static const char *open_leap(const struct packed *self, struct copy *copy)
{
    size_t length = strlen(self->netlist), need = leap_need(length);
    struct arena arena;
    const char *error;

    copy->memory = malloc(need);
    if (!copy->memory)
        return "out of memory for a design";
    arena = arena_of(copy->memory, need);
    error = leap_open(&copy->leap, &arena, NULL, self->netlist, length);
    if (!error)
        error = leap_set_clocks(copy->leap, self->clocks, self->clock_count);
    if (!error && self->run)
        leap_c_use(copy->leap, self->run);
    return error;
}

/* Seed and options are constants in a top. */
static const char *check_packed_setup(const struct packed *self,
                                      const struct chip_setup *setup)
{
    int64_t values[OPTIONS_MAX] = {0};
    struct id id;
    const char *error = self->like ? id_split(&id, self->id) : NULL;

    if (!self->like || error)
        return error;
    error = id_read_options(&id, self->like->top->options, values);
    if (!error && (!text_same(setup->seed, id.seed)
                   || memcmp(values, setup->option, sizeof values) != 0))
        error = text_error("this page has the top of ", self->id, " only",
                           (char *)0);
    return error;
}

/* Around the engine, where the machine has a processor beside its FPGA; a top
 * without one is the engine itself. */
static const char *open_packed_system(const struct packed *self,
                                      struct copy *copy,
                                      const struct chip_setup *setup)
{
    const struct machine_system *system = self->like ? self->like->system
                                                     : NULL;

    if (!system)
        return NULL;
    copy->system = calloc(1, system->size);
    return copy->system
        ? system->open(copy->system, leap_design(copy->leap), setup)
        : "out of memory for a design";
}

/* What stands around goes first, for it holds on to the engine. */
static void free_copy(struct copy *copy)
{
    free(copy->system);
    free(copy->memory);
    memset(copy, 0, sizeof *copy);
}

/* What a session was given, and gives back. */
static struct design *design_of_copy(const struct copy *copy)
{
    return copy->system ? copy->system : leap_design(copy->leap);
}

static const char *open_packed_copy(const struct machine_design *design,
                                    const struct chip_setup *setup,
                                    struct design **opened)
{
    struct packed *self = owner_packed_of(design);
    struct copy *copy = self->copies;
    const char *error = check_packed_setup(self, setup);

    *opened = NULL;
    if (error)
        return error;
    while (copy < self->copies + COPIES_MAX && copy->memory)
        copy++;
    if (copy == self->copies + COPIES_MAX)
        return "this design is open too many times";
    error = open_leap(self, copy);
    if (!error)
        error = open_packed_system(self, copy, setup);
    if (error)
        free_copy(copy);
    else
        *opened = design_of_copy(copy);
    return error;
}

static void close_packed_copy(const struct machine_design *machine,
                              struct design *design)
{
    struct packed *self = owner_packed_of(machine);

    for (int i = 0; i < COPIES_MAX; i++)
        if (self->copies[i].memory
            && design_of_copy(&self->copies[i]) == design)
            free_copy(&self->copies[i]);
}

/* Of the first that is open: all are alike. */
static const char *list_packed_nets(const struct machine_design *design,
                                    void (*take)(void *with, const char *name,
                                                 int width), void *with)
{
    const struct packed *self = owner_packed_of(design);

    for (int i = 0; i < COPIES_MAX; i++)
        if (self->copies[i].memory) {
            leap_list(self->copies[i].leap, take, with);
            return NULL;
        }
    return "no design is open";
}

void packed_use(struct packed *self, leap_c_function *run)
{
    self->run = run;
    for (int i = 0; i < COPIES_MAX; i++)
        if (self->copies[i].memory)
            leap_c_use(self->copies[i].leap, run);
}

/* Opening */

/* Of a design that stands for no machine of the page. */
static void complete_own(struct packed *self)
{
    self->top = (struct chip_type){.name = self->machine.name,
                                   .inputs = no_pins, .outputs = no_pins};
    self->machine.board = &self->board;
    self->machine.roles = self->roles;
    self->machine.how_to = "A design of your own.";
    self->id = self->machine.name;
}

/* The insides of the chip in C, which hints look into, are not there. */
static void complete_top(struct packed *self)
{
    self->top = *self->like->top;
    self->top.core = NULL;
    self->top.probe = NULL;
    self->machine = *self->like;
    self->design.plugged = self->plug_count ? self->plugs : NULL;
    if (self->socket_count) {
        self->design.sockets = self->sockets;
        self->design.socket_lights = self->socket_lights;
    }
}

static void complete_machine(struct packed *self)
{
    if (self->like)
        complete_top(self);
    else
        complete_own(self);
    self->design.pins = self->pins;
    self->design.open = open_packed_copy;
    self->design.close = close_packed_copy;
    self->design.nets = list_packed_nets;
    self->machine.top = &self->top;
    self->machine.design = &self->design;
}

/* Words are no longer than the text that they come from. */
const char *packed_open(struct packed **packed, char *text)
{
    size_t room = 2 * strlen(text) + 2 * WORD_MAX;
    struct packed *self = calloc(1, sizeof *self + room);
    const char *error;

    *packed = NULL;
    if (!self)
        return "out of memory for a design";
    self->words = (char *)(self + 1);
    self->words_left = room;
    error = read_packed_lines(self, text);
    if (error) {
        free(self);
        return error;
    }
    complete_machine(self);
    *packed = self;
    return NULL;
}

void packed_close(struct packed *self)
{
    if (!self)
        return;
    for (int i = 0; i < COPIES_MAX; i++)
        free_copy(&self->copies[i]);
    free(self);
}

const struct machine_type *packed_machine(const struct packed *self)
{
    return &self->machine;
}

/* Of somebody's own design it is the name alone: it has no seed and no
 * options. */
const char *packed_id(const struct packed *self)
{
    return self->id;
}
