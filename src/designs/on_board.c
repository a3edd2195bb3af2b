/* on_board.c - somebody's project as a machine that can be played.
 *
 *     project_read    what the folder holds, and where its ports are
 *     netlist_make    its Verilog as a netlist, made by Yosys, from the cache
 *     leap_open       an engine that runs the netlist
 *     make_machine    the record of a machine, as those of our own have it
 *
 * The engine is opened once to learn the ports that are left of the design, for
 * the table of pins, and again by every session that plays it: a hint or a look
 * back runs a copy beside the first. Copies share the text of the netlist and
 * nothing else.
 *
 * A tick is a cycle of the board's oscillator, or of several of them the
 * longest time of which each cycle is a multiple. So time in journals is exact,
 * and a journal of a design is valid for this board and no other.
 */
#include "designs/on_board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/number.h"
#include "base/text.h"
#include "bench/harness.h"
#include "boards/machines.h"
#include "designs/leap/leap.h"
#include "designs/netlist.h"
#include "disk/file.h"

enum { PINS_MAX = 1024, CLOCKS_MAX = 16, NETLIST_MAX = 256 << 20,
       TAP_MS = 60,                     /* a person's quick press */
       EDGE_MM = 6,
       WIDTH = 640, HEIGHT = 480 };     /* of the picture that faces get */

static const struct pin_def no_pins[] = {{0}};

/* Faces count ticks in 32 bits for a second; clocks that have no common tick
 * below that cannot be on one board. */
#define TICK_HZ_MAX UINT64_C(1800000000)

struct on_board {
    struct project project;
    char *netlist;
    size_t length;
    struct design_clock clocks[CLOCKS_MAX];
    int clock_count;

    struct machine_type machine;
    struct machine_design design;
    struct machine_pin pins[PINS_MAX];
    struct chip_type top;
    struct board_type board;
    struct part parts[BOARD_PARTS_MAX + 1];
    struct role roles[BOARD_PARTS_MAX + 1];
    char role_names[BOARD_PARTS_MAX][PART_NAME_MAX];
    char name[32], title[160];
};

/* Engines */

/* Copies of the design that run, each with its memory. */
struct running {
    struct running *next;
    struct design *design;
    void *memory;
};

static struct running *all_running;

static const char *start_engine(const struct on_board *self,
                                struct running *running)
{
    size_t need = leap_need(self->length);
    struct arena arena;
    struct leap *leap;
    const char *error;

    running->memory = malloc(need);
    if (!running->memory)
        return "out of memory for a design";
    arena = arena_of(running->memory, need);
    error = leap_open(&leap, &arena, NULL, self->netlist, self->length);
    if (!error)
        error = leap_set_clocks(leap, self->clocks, self->clock_count);
    if (!error)
        running->design = leap_design(leap);
    return error;
}

/* The record is the member of one of ours. */
static const struct on_board *owner_of(const struct machine_design *design)
{
    return (const struct on_board *)(const void *)
        ((const char *)design - offsetof(struct on_board, design));
}

static const char *open_copy(const struct machine_design *design,
                             struct design **opened)
{
    struct running *running = calloc(1, sizeof *running);
    const char *error;

    *opened = NULL;
    if (!running)
        return "out of memory for a design";
    error = start_engine(owner_of(design), running);
    if (error) {
        free(running->memory);
        free(running);
        return error;
    }
    running->next = all_running;
    all_running = running;
    *opened = running->design;
    return NULL;
}

static void close_copy(const struct machine_design *machine,
                       struct design *design)
{
    struct running **at = &all_running;

    (void)machine;
    while (*at && (*at)->design != design)
        at = &(*at)->next;
    if (*at) {
        struct running *gone = *at;

        *at = gone->next;
        free(gone->memory);
        free(gone);
    }
}

/* Ports */

static const struct design_port *port_named(const struct design *design,
                                            const char *name)
{
    const struct design_port *port = design->ports;

    while (port->name && !text_same(port->name, name))
        port++;
    return port->name ? port : NULL;
}

/* Bit `index` of a port, counted from its lowest. */
static struct machine_pin pin_of(const struct design_port *port, int index)
{
    struct machine_pin pin = {-1, -1, -1, NULL, 0};

    if (port->direction != DESIGN_OUT)
        pin.in_at = port->in_at + index;
    if (port->direction != DESIGN_IN)
        pin.out_at = port->out_at + index;
    if (port->direction == DESIGN_BOTH)
        pin.drives_at = port->drives_at + index;
    return pin;
}

/* The number of a board's port in its bus, from 0. */
static int bit_in_bus(const struct port *port)
{
    struct port at;
    int bit = 0;

    while (pinout_bit(port->bus, bit, &at) && !text_same(at.ball, port->ball))
        bit++;
    return bit;
}

static void bind_pins(struct on_board *self, const struct design *design)
{
    const struct project_pin *from = self->project.pins;

    for (; from && self->design.pin_count < PINS_MAX; from = from->next) {
        const struct design_port *port = port_named(design,
                                                    from->port->name);
        int index = port ? from->bit - port->low : -1;

        if (!from->is_on_board || !port || index < 0 || index >= port->width)
            continue;
        self->pins[self->design.pin_count] = pin_of(port, index);
        self->pins[self->design.pin_count].bus = from->on_board.bus->name;
        self->pins[self->design.pin_count++].bit =
            bit_in_bus(&from->on_board);
    }
    self->design.pins = self->pins;
}

/* Clocks */

/* The shortest time that all oscillators have in common. */
static const char *find_tick(const struct project *project, uint64_t *tick_hz)
{
    *tick_hz = 1;
    for (const struct project_clock *c = project->clocks; c; c = c->next) {
        if (!c->hz || c->multiply != c->divide)
            continue;
        *tick_hz = *tick_hz / number_divisor(*tick_hz, c->hz) * c->hz;
        if (*tick_hz > TICK_HZ_MAX)
            return "the board's oscillators have no common tick that is "
                   "long enough";
    }
    if (*tick_hz == 1)
        *tick_hz = 1000;                /* it has no clock at all */
    return NULL;
}

static void bind_clocks(struct on_board *self, const struct design *design,
                        uint64_t tick_hz)
{
    const struct project_clock *from = self->project.clocks;

    for (; from && self->clock_count < CLOCKS_MAX; from = from->next) {
        const struct design_port *port = port_named(design, from->port);

        if (!port || port->direction != DESIGN_IN || !from->hz
            || from->multiply != from->divide)
            continue;
        self->clocks[self->clock_count++] = (struct design_clock){
            port->in_at, (uint32_t)(tick_hz / from->hz)};
    }
}

/* Parts */

static int uses_bus(const struct on_board *self, const char *name,
                    size_t length)
{
    for (int i = 0; i < self->design.pin_count; i++)
        if (strlen(self->pins[i].bus) == length
            && !strncmp(self->pins[i].bus, name, length))
            return 1;
    return 0;
}

static int uses_socket(const struct on_board *self,
                       const struct port_socket *socket)
{
    const char *at = socket->ports;

    while (*at) {
        size_t length = strcspn(at, " ");

        if (uses_bus(self, at, length))
            return 1;
        at += length + (at[length] == ' ');
    }
    return 0;
}

/* A part that nothing else has the pins of: it is typed on, not pressed. */
enum { KEYBOARD_PIN = 48 };

/* To the right of the board; faces put what stands on the desk elsewhere. */
static void plug(struct on_board *self, enum part_kind kind, const char *name,
                 int *count)
{
    const struct part_type *type = part_types[kind];

    if (!type->device || *count == BOARD_PARTS_MAX)
        return;
    self->parts[(*count)++] = (struct part){
        .kind = kind, .group = name, .number = PART_ALONE,
        .x_mm = self->board.width_mm + type->plug_width_mm / 2 + EDGE_MM,
        .y_mm = type->plug_height_mm / 2 + EDGE_MM,
        .width_mm = type->plug_width_mm, .height_mm = type->plug_height_mm,
        .pin = KEYBOARD_PIN};
}

/* Not what stands on the desk, nor the keys of a keyboard that a machine of
 * ours has beside its board. */
static int is_soldered(const struct board_type *board,
                       const struct part *part)
{
    return part_type(part)->place == PLACE_BOARD
        && !board_is_on_keyboard(board, part);
}

/* What is soldered on; sockets that are used; something to type on for a design
 * that listens to a serial line. */
static void lay_parts(struct on_board *self)
{
    const struct board_type *from = self->project.board->board;
    const struct port_socket *socket = self->project.board->sockets;
    int count = 0, is_typed_on = 0, has_serial = 0;

    for (const struct part *part = from->parts; part->group; part++)
        if (is_soldered(from, part))
            self->parts[count++] = *part;
    for (; socket && socket->name; socket++) {
        if (!uses_socket(self, socket))
            continue;
        plug(self, socket->kind, socket->name, &count);
        is_typed_on |= part_types[socket->kind]->use == USE_TYPE;
        has_serial |= part_types[socket->kind]->signal == SIGNAL_SERIAL;
    }
    for (int kind = 0; has_serial && !is_typed_on && part_types[kind]; kind++)
        if (part_types[kind]->use == USE_TYPE)
            plug(self, (enum part_kind)kind, "KBD", &count);
    memset(&self->parts[count], 0, sizeof self->parts[count]);
}

/* Keys and words */

/* Keys of a row of switches, and of all that is pressed. */
static const char switch_keys[] = "0123456789abcdef";
static const char button_keys[] = "zxvnmrtyup";

/* The design's own name for what a control is wired to, "-" for none. */
static const char *port_at_control(const struct on_board *self, int control)
{
    const struct project_pin *pin = self->project.pins;

    for (; pin; pin = pin->next) {
        const struct port_part *part = self->project.board->parts;

        for (; pin->is_on_board && part && part->bus; part++)
            if (part->use == PORT_CONTROL
                && text_same(part->bus, pin->on_board.bus->name)
                && part->number + bit_in_bus(&pin->on_board) == control)
                return text_alike(pin->port->name, part->bus)
                     ? "-" : pin->port->name;
    }
    return "-";
}

static char next_key(const char *keys, int *used)
{
    char key = keys[*used];

    *used += key != 0;
    return key;
}

/* Of a cross i, j, k, l and s lie as its buttons do. */
static char cross_key(const struct board_type *board, const char *name)
{
    for (int i = 0; i < CROSS_BUTTONS; i++)
        if (board->cross[i] && text_same(board->cross[i], name))
            return "ikjls"[i];
    return 0;
}

/* The last switch is the lowest, and has the first key. */
static void give_roles(struct on_board *self)
{
    int switches = 0, buttons = 0, count = 0, parts = 0;

    while (self->parts[parts].group)
        parts++;
    for (int i = parts - 1; i >= 0; i--) {
        const struct part *part = &self->parts[i];
        int is_flipped = part_type(part)->use == USE_FLIP;
        char key;

        if (!part_is_control(part))
            continue;
        board_part_name(part, self->role_names[count]);
        key = cross_key(&self->board, self->role_names[count]);
        if (!key && is_flipped)
            key = next_key(switch_keys, &switches);
        else if (!key)
            key = next_key(button_keys, &buttons);
        self->roles[count] = (struct role){
            self->role_names[count], key, port_at_control(self, part->pin)};
        count++;
    }
}

/* The monitor, as faces know it */

static const struct multisync *monitor_of(const void *harness)
{
    return harness_monitor(harness);
}

static uint16_t colour_at(const struct multisync *monitor, int x, int y)
{
    const struct multisync_mode *mode = &monitor->shown;
    uint32_t rgb;

    if (!mode->width)
        return 0;
    rgb = monitor->picture[y * mode->height / HEIGHT * mode->width
                           + x * mode->width / WIDTH];
    return (uint16_t)((rgb >> 12 & 0xf00) | (rgb >> 8 & 0xf0)
                      | (rgb >> 4 & 0xf));
}

static uint16_t monitor_pixel(const void *harness, int x, int y)
{
    return monitor_of(harness) ? colour_at(monitor_of(harness), x, y) : 0;
}

static void monitor_pixels(const void *harness, uint16_t *rgb444)
{
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++)
            rgb444[WIDTH * y + x] = monitor_pixel(harness, x, y);
}

static void monitor_caption(const void *harness, struct text *to)
{
    const struct multisync *monitor = monitor_of(harness);
    struct multisync_report report;

    if (!monitor)
        return;
    report = multisync_read(monitor, harness_tick(harness));
    multisync_say(&report, to);
}

static uint64_t monitor_age(const void *harness)
{
    return monitor_of(harness) ? monitor_of(harness)->frames : 0;
}

static const struct machine_screen screen = {
    .width = WIDTH,
    .height = HEIGHT,
    .pixels = monitor_pixels,
    .pixel = monitor_pixel,
    .caption = monitor_caption,
    .age = monitor_age,
};

/* The machine */

/* The top's name in small letters, as machines have them. */
static void name_machine(struct on_board *self)
{
    const char *from = self->project.top->name;
    size_t length = 0;

    for (; *from && length + 1 < sizeof self->name; from++) {
        char letter = *from;

        if (letter >= 'A' && letter <= 'Z')
            letter = (char)(letter - 'A' + 'a');
        self->name[length++] = letter;
    }
    snprintf(self->title, sizeof self->title, "%s on a %s",
             self->project.top->name, self->project.board->title);
}

static void make_board_record(struct on_board *self, uint64_t tick_hz)
{
    self->board = *self->project.board->board;
    self->board.name = self->project.board->name;
    self->board.clock_hz = (uint32_t)tick_hz;
    self->board.scan_ticks = 1;
    self->board.tap_ticks = self->board.rest_ticks =
        (int)(tick_hz * TAP_MS / 1000);
    self->board.parts = self->parts;
    self->board.inputs = self->board.outputs = no_pins;
}

static void make_machine_record(struct on_board *self)
{
    self->top = (struct chip_type){.name = self->name, .inputs = no_pins,
                                   .outputs = no_pins};
    self->machine = (struct machine_type){
        .name = self->name, .title = self->title, .board = &self->board,
        .top = &self->top, .design = &self->design, .roles = self->roles,
        .screen = board_screen(&self->board) ? &screen : NULL,
        .how_to = "A design of your own."};
}

static const char *make_machine(struct on_board *self)
{
    struct running probe = {0};
    uint64_t tick_hz;
    const char *error = find_tick(&self->project, &tick_hz);

    if (!error)
        error = start_engine(self, &probe);
    if (!error) {
        self->design.pinout = self->project.board;
        self->design.open = open_copy;
        self->design.close = close_copy;
        bind_pins(self, probe.design);
        bind_clocks(self, probe.design, tick_hz);
        name_machine(self);
        make_board_record(self, tick_hz);
        lay_parts(self);
        give_roles(self);
        make_machine_record(self);
    }
    free(probe.memory);
    return error;
}

/* The first defect, as a compiler would say it. */
static const char *first_defect(const struct project *project)
{
    const struct project_note *note = project->notes;
    char line[16];

    while (note && note->kind != PROJECT_DEFECT)
        note = note->next;
    if (!note)
        return "there is no design here that fits a board; 'boardwalk doctor' "
               "says more";
    if (!note->path)
        return text_error(note->words, (char *)0);
    snprintf(line, sizeof line, ":%d: ", note->line);
    return text_error(note->path, note->line ? line : ": ", note->words,
                      (char *)0);
}

const char *on_board_open(struct on_board **design, const char *const *paths,
                          const struct project_wish *wish)
{
    struct on_board *self = calloc(1, sizeof *self);
    char path[BUILD_PATH_MAX];
    const char *error;

    *design = NULL;
    if (!self)
        return "out of memory for a design";
    error = project_read(&self->project, paths, wish);
    if (!error && !project_plays(&self->project))
        error = first_defect(&self->project);
    if (!error)
        error = netlist_make(&self->project, path);
    if (!error)
        error = file_read(path, NETLIST_MAX, &self->netlist, &self->length);
    if (!error)
        error = make_machine(self);
    if (error) {
        on_board_close(self);
        return error;
    }
    machines_add(&self->machine);
    *design = self;
    return NULL;
}

void on_board_close(struct on_board *self)
{
    if (!self)
        return;
    machines_add(NULL);
    project_free(&self->project);
    free(self->netlist);
    free(self);
}

const struct machine_type *on_board_machine(const struct on_board *self)
{
    return &self->machine;
}

const struct project *on_board_project(const struct on_board *self)
{
    return &self->project;
}
