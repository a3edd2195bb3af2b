/* on_board.c - a user's project as a machine that can be played.
 *
 *     project_read       what the folder holds, and where its ports are
 *     simulator_choose   what runs it, built or from the cache
 *     make_machine       the record of a machine, as those of our own have it
 *
 * The design is opened once to learn the ports that are left of it, for the
 * table of pins, and again by every session that plays it: a hint or a look
 * back runs a copy beside the first, in a process of its own.
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
#include "bench/harness/harness.h"
#include "bench/harness/harness_keys.h"
#include "designs/engines/apart.h"
#include "designs/board_clocks.h"
#include "designs/engines/near.h"
#include "designs/plugged.h"
#include "designs/build/probes.h"
#include "designs/engines/running.h"
#include "designs/side_by_side.h"
#include "designs/engines/simulator.h"
#include "designs/watch.h"

enum { PINS_MAX = 1024, CLOCKS_MAX = 16,
       TAP_MS = 60 };                   /* a person's quick press */

static const struct pin_def no_pins[] = {{0}};

struct on_board {
    struct project project;
    struct simulation simulation;
    struct watch *watch;                /* null: it stays as it is */
    const char **paths;                 /* of the watch, and its spec */
    struct project_spec project_spec;
    struct simulator_spec simulator_spec;
    struct design_clock clocks[CLOCKS_MAX];
    int clock_count;

    struct machine_type machine;
    struct machine_design design;
    struct machine_pin pins[PINS_MAX];
    struct chip_type top;
    struct board_type board;
    struct plugged plugged;
    struct role roles[BOARD_PARTS_MAX + 1];
    char role_names[BOARD_PARTS_MAX][PART_NAME_MAX];
    char name[32], title[160];
    struct on_board *other;             /* beside it, or null; and both */
    struct side_by_side *desk;
};

/* Copies that run */

/* The record is the member of one of ours. */
static const struct on_board *owner_of(const struct machine_design *design)
{
    return (const struct on_board *)(const void *)
        ((const char *)design - offsetof(struct on_board, design));
}

/* To be asked how it did: in this process, and interpreted. */
static const char *open_near(const struct machine_design *design,
                             const struct chip_setup *setup,
                             struct design **opened)
{
    const struct on_board *self = owner_of(design);

    (void)setup;                        /* it has what is in its sources */
    return near_open(opened, &self->simulation, self->clocks,
                     self->clock_count, NULL);
}

static const char *open_copy(const struct machine_design *design,
                             const struct chip_setup *setup,
                             struct design **opened)
{
    const struct on_board *self = owner_of(design);
    const char *error;

    (void)setup;
    if (self->watch)
        return watch_open(self->watch, opened);
    if (self->simulator_spec.is_near && self->simulation.text)
        return near_open(opened, &self->simulation, self->clocks,
                         self->clock_count, self->project.top->name);
    error = simulator_open(&self->simulation, opened);
    if (!error)
        error = apart_set_clocks(*opened, self->clocks, self->clock_count);
    if (!error)
        running_follow(*opened, &self->simulation, self->project.top->name,
                       self->clocks, self->clock_count);
    if (error && *opened) {
        (*opened)->type->close(*opened);
        *opened = NULL;
    }
    return error;
}

static void close_copy(const struct machine_design *machine,
                       struct design *design)
{
    (void)machine;
    design->type->close(design);
}

static const char *list_nets(const struct machine_design *design,
                             void (*take)(void *with, const char *name,
                                          int width), void *with)
{
    const struct on_board *self = owner_of(design);
    size_t length = self->simulation.length;
    const char *text = self->watch ? watch_netlist(self->watch, &length)
                                   : self->simulation.text;

    return text ? probes_list(text, length, take, with)
                : "values inside need the engine leap";
}

static const char *watch_says(const struct machine_design *design)
{
    return watch_news(owner_of(design)->watch);
}

/* Strings of a spec are those of the command line; only the list is copied. */
static const char *watch_sources(struct on_board *self,
                                 const char *const *paths,
                                 const struct design *opened)
{
    struct watch_config config = {
        .project = &self->project_spec, .simulator = &self->simulator_spec,
        .first = &self->simulation, .opened = opened,
        .clocks = self->clocks, .clock_count = &self->clock_count};
    size_t count = 0;

    while (paths[count])
        count++;
    self->paths = calloc(count + 1, sizeof *self->paths);
    if (!self->paths)
        return "out of memory for a design";
    memcpy(self->paths, paths, count * sizeof *paths);
    config.paths = self->paths;
    self->design.news = watch_says;
    return watch_begin(&self->watch, &config);
}

/* Ports */

/* Bit `index` of a port, counted from its lowest. */
static struct machine_pin pin_of(const struct design_port *port, int index)
{
    struct machine_pin pin = {-1, -1, -1, NULL, 0, 0};

    if (port->direction != DESIGN_OUT)
        pin.in_at = port->in_at + index;
    if (port->direction != DESIGN_IN)
        pin.out_at = port->out_at + index;
    if (port->direction == DESIGN_BOTH)
        pin.drives_at = port->drives_at + index;
    return pin;
}

/* Ports of a tile that are one wire of the board: uio_in, with uio_out where
 * uio_oe says so. */
static struct machine_pin *pin_of_wire(struct on_board *self, const char *name,
                                       int bit)
{
    for (int i = 0; i < self->design.pin_count; i++)
        if (self->pins[i].bus && text_same(self->pins[i].bus->name, name)
            && self->pins[i].bit == bit)
            return &self->pins[i];
    return NULL;
}

static void join_split_wires(struct on_board *self)
{
    for (int i = 0; i < self->design.pin_count; i++) {
        struct machine_pin *in = &self->pins[i], *out, *enable;

        if (!text_same(in->bus->name, "uio_in"))
            continue;
        out = pin_of_wire(self, "uio_out", in->bit);
        enable = pin_of_wire(self, "uio_oe", in->bit);
        if (!out || !enable)
            continue;
        in->out_at = out->out_at;
        in->drives_at = enable->out_at;
    }
}

/* Where a bit is in its port, counted from the lowest: of [0:6], bit 6 is. */
static int index_in_port(const struct project_pin *pin,
                         const struct design_port *port)
{
    const struct project_name *written = pin->port;

    if (!written->range_from || !written->is_sized)
        return pin->bit - port->low;
    return written->left < written->right ? written->right - pin->bit
                                          : pin->bit - written->right;
}

/* Bits that the design lost on its way through the tools, and those at balls
 * that the board does not have, are bound to nothing. */
static void bind_pins(struct on_board *self, const struct design *design)
{
    const struct project_pin *from = self->project.pins;

    for (; from && self->design.pin_count < PINS_MAX; from = from->next) {
        const struct design_port *port = board_clocks_port(design,
                                                    from->port->name);
        int index = port ? index_in_port(from, port) : -1;

        if (!from->is_on_board || !port || index < 0 || index >= port->width)
            continue;
        self->pins[self->design.pin_count] = pin_of(port, index);
        self->pins[self->design.pin_count].bus = from->on_board.bus;
        self->pins[self->design.pin_count].is_pulled_up = from->is_pulled_up;
        self->pins[self->design.pin_count++].bit = from->on_board.bit;
    }
    join_split_wires(self);
    self->design.pins = self->pins;
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
                && part->number + pin->on_board.bit == control)
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

static int is_key_given(const struct on_board *self, int count, char key)
{
    for (int i = 0; i < count; i++)
        if (self->roles[i].key == key)
            return 1;
    return 0;
}

/* Keys of a keyboard have what the board's own parts leave of those that they
 * have in our own machines; arrows and the like work them in any case. */
static void give_keyboard_roles(struct on_board *self, int count)
{
    static const char keys[HARNESS_KEY_PINS + 1] = "ikjlesb";

    for (int i = 0; keys[i]; i++, count++) {
        board_part_name(&self->plugged.parts[self->plugged.first_key + i],
                        self->role_names[count]);
        self->roles[count] = (struct role){
            self->role_names[count],
            (char)(is_key_given(self, count, keys[i]) ? 0 : keys[i]), "-"};
    }
}

/* The last switch is the lowest, and has the first key. */
static void give_roles(struct on_board *self)
{
    int switches = 0, buttons = 0, count = 0, parts = 0;

    while (self->plugged.parts[parts].group
           && (!self->plugged.keys.kind || parts < self->plugged.first_key))
        parts++;
    for (int i = parts - 1; i >= 0; i--) {
        const struct part *part = &self->plugged.parts[i];
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
    if (self->plugged.keys.kind)
        give_keyboard_roles(self, count);
}

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

static int lights_plugged(const struct plugged *plugged)
{
    int lights = 0;

    for (int i = 0; i < plugged->count; i++) {
        const struct device_type *type =
            port_socket_device(&plugged->sockets[i]);

        lights += type ? type->lights : 0;
    }
    return lights;
}

/* The vendor's board with what is plugged in beside it: its lights come after
 * those that are soldered on, and the drawing grows to the right. */
static void make_board_record(struct on_board *self, uint64_t tick_hz)
{
    self->board = *self->project.board->board;
    self->board.name = self->project.board->name;
    self->board.clock_hz = (uint32_t)tick_hz;
    self->board.scan_ticks = 1;
    self->board.tap_ticks = self->board.rest_ticks =
        (int)(tick_hz * TAP_MS / 1000);
    self->board.parts = self->plugged.parts;
    self->board.lights += lights_plugged(&self->plugged);
    if (self->plugged.right_mm) {
        self->board.grounds = self->plugged.grounds;
        self->board.width_mm = self->plugged.right_mm;
        self->board.height_mm = number_max(self->board.height_mm,
                                           self->plugged.bottom_mm);
    }
    self->board.inputs = self->board.outputs = no_pins;
}

/* Without options, hands or a table: nobody has told us what it plays. */
static void make_machine_record(struct on_board *self)
{
    self->top = (struct chip_type){.name = self->name, .inputs = no_pins,
                                   .outputs = no_pins};
    self->machine = (struct machine_type){
        .name = self->name, .title = self->title, .board = &self->board,
        .top = &self->top, .design = &self->design, .roles = self->roles,
        .how_to = "A design of your own."};
}

/* What is on the desk follows from the pins that the design is bound to. */
static const char *plug_in(struct on_board *self, const struct design *design)
{
    self->design.pinout = self->project.board;
    self->design.open = open_copy;
    self->design.close = close_copy;
    self->design.say = harness_say;
    self->design.nets = list_nets;
    self->design.sockets = self->plugged.sockets;
    self->design.socket_lights = self->plugged.lights;
    bind_pins(self, design);
    return plugged_lay(&self->plugged, &self->design);
}

static const char *make_machine(struct on_board *self,
                                const char *const *paths,
                                const struct simulator_spec *spec)
{
    struct design *probe = NULL;
    struct board_clocks_wires wires;
    uint64_t tick_hz;
    const char *error = simulator_choose(&self->simulation, &self->project,
                                         spec, &probe);

    if (!error)
        error = plug_in(self, probe);
    if (!error) {
        plugged_find_clocks(&self->plugged, &self->design, &wires);
        error = board_clocks_find_tick(&self->project, &wires, &tick_hz);
    }
    if (!error) {
        self->design.tick_hz = tick_hz;
        self->clock_count = board_clocks_bind(&self->project, probe, tick_hz,
                                              self->clocks, CLOCKS_MAX);
        name_machine(self);
        make_board_record(self, tick_hz);
        give_roles(self);
        make_machine_record(self);
    }
    if (!error && spec->is_watched)
        error = watch_sources(self, paths, probe);
    if (probe)
        probe->type->close(probe);
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
        return "no design here fits a board; 'boardwalk doctor' says why";
    if (!note->path)
        return text_error(note->words, (char *)0);
    snprintf(line, sizeof line, ":%d: ", note->line);
    return text_error(note->path, note->line ? line : ": ", note->words,
                      (char *)0);
}

const char *on_board_open(struct on_board **design, const char *const *paths,
                          const struct project_spec *spec,
                          const struct simulator_spec *simulator,
                          const char *const *plugs)
{
    struct on_board *self = calloc(1, sizeof *self);
    const char *error;

    *design = NULL;
    if (!self)
        return "out of memory for a design";
    self->project_spec = *spec;
    self->simulator_spec = *simulator;
    error = project_read(&self->project, paths, spec);
    if (!error && !project_plays(&self->project))
        error = first_defect(&self->project);
    if (!error)
        error = plugged_read(&self->plugged, &self->project, plugs);
    if (!error)
        error = make_machine(self, paths, simulator);
    if (error) {
        on_board_close(self);
        return error;
    }
    *design = self;
    return NULL;
}

void on_board_close(struct on_board *self)
{
    if (!self)
        return;
    side_by_side_close(self->desk);
    on_board_close(self->other);
    watch_end(self->watch);
    free(self->paths);
    project_free(&self->project);
    simulator_free(&self->simulation);
    free(self);
}

const char *on_board_join(struct on_board *self, struct on_board *other,
                          const char *const *wires)
{
    const struct machine_type *const both[2] = {&self->machine,
                                                &other->machine};

    self->other = other;
    if (simulator_is_forgetful(&self->simulation)
        || simulator_is_forgetful(&other->simulation))
        return "joined boards need the engine leap or verilator, and one of "
               "the designs runs on neither";
    return side_by_side_open(&self->desk, both, wires);
}

int on_board_clocks(const struct on_board *self,
                    const struct design_clock **clocks)
{
    *clocks = self->clocks;
    return self->clock_count;
}

const char *on_board_netlist(const struct on_board *self, size_t *length)
{
    *length = self->simulation.length;
    return self->simulation.text;
}

void on_board_set_way(struct on_board *self, enum leap_way way)
{
    self->simulation.way = way;
}

const char *on_board_try(struct on_board *self, uint64_t ticks,
                         struct leap_count *count, struct text *why)
{
    struct machine_design near = self->design;
    struct harness *harness;
    const char *error;

    if (!self->simulation.text)
        return "only our own engine leaps, and it does not take this design";
    self->design.open = open_near;
    error = harness_open(&harness, &self->machine, &(struct chip_setup){0});
    if (!error) {
        harness_run(harness, 0, ticks);
        error = harness_trouble(harness);
        *count = leap_counted(near_leap(harness_design(harness)));
        leap_why(near_leap(harness_design(harness)), why);
        harness_close(harness);
    }
    self->design = near;
    return error;
}

const struct machine_type *on_board_machine(const struct on_board *self)
{
    if (!self)
        return NULL;
    return self->desk ? side_by_side_machine(self->desk) : &self->machine;
}

struct design_clock on_board_clock(const struct on_board *self)
{
    return self->clocks[0];
}

const struct simulation *on_board_simulation(const struct on_board *self)
{
    return &self->simulation;
}

int on_board_count_open(const struct on_board *self, struct port *first)
{
    return plugged_count_open(&self->plugged, &self->design, first);
}

const struct project *on_board_project(const struct on_board *self)
{
    return &self->project;
}
