/* top.c - a machine's top as it is loaded onto a board.
 *
 *     rtl/top/NAME_top.sv    netlist     engine      harness
 *     its constraint file -> by Yosys -> that leaps -> with the board's parts
 *     the twin's sources
 *
 * The first build is the top as it stands in its file; each new set of seed and
 * options is one more (on_board.h), kept until the top is closed. All of them
 * have the same ports, so one table of pins serves.
 */
#include "twin/top.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "designs/on_board.h"
#include "disk/file.h"
#include "twin/top_files.h"

enum { HELD_MAX = 16, NAME_SIZE = 40, VALUE_SIZE = 40 };

/* Sessions of one seed and the same options share a netlist: a journal that is
 * looked back into opens several. */
struct build {
    struct build *next;
    uint64_t held[TWIN_SETUP_WORDS];
    struct on_board *design;
};

struct top {
    const struct twin *twin;
    const struct twin_top *from;
    const char *rtl;                    /* somebody's folder, or null */
    int is_checked;                     /* some of its leaps */
    struct on_board *plain;             /* with the constants of its file */
    struct build *builds;
    struct machine_type machine;
    struct chip_type chip;              /* of the C machine: its options */
    struct machine_design design;
    struct machine_pin *pins;           /* if they are not the top's alone, */
    struct port_bus keys;               /* these: no ball of the board */

    /* If it was made for a board that the machine was not made for. */
    struct made_top *made;
};

/* Constants */

struct constants {
    char port[HELD_MAX][NAME_SIZE], value[HELD_MAX][VALUE_SIZE];
    struct project_held list[HELD_MAX + 2];
    char folder[FILE_PATH_MAX + 40];
    int count;
};

/* SoundsDir=@sounds/ of a twin: of the top's instance, with its whole path. */
static void hold_folder(struct constants *self, const struct twin *twin,
                        const char *rtl)
{
    const char *at = twin->parameters ? text_find(twin->parameters, "=@")
                                      : NULL;
    struct text to;

    if (!at)
        return;
    snprintf(self->port[0], NAME_SIZE, "#%.*s", (int)(at - twin->parameters),
             twin->parameters);
    text_begin(&to, self->folder, sizeof self->folder);
    text_put(&to, "\"");
    text_put(&to, rtl);
    text_put(&to, "/");
    text_put(&to, at + 2);
    text_put(&to, "\"");
    self->list[self->count++] = (struct project_held){self->port[0],
                                                      self->folder};
}

/* seed at bit 0 with 32 bits: seed_i, 32'h... */
static void list_constants(struct constants *self, const struct twin *twin,
                           const uint64_t *held)
{
    int count = self->count;

    for (const struct pin_def *pin = twin->setup;
         pin && pin->name && count < HELD_MAX; pin++, count++) {
        uint64_t bits = held[pin->at / 64] >> pin->at % 64
                      & twin_pin_mask(pin);

        snprintf(self->port[count], NAME_SIZE, "%s_i", pin->name);
        snprintf(self->value[count], VALUE_SIZE, "%d'h%" PRIx64, pin->width,
                 bits);
        self->list[count].port = self->port[count];
        self->list[count].value = self->value[count];
    }
}

/* The values that the C machine has after its reset. */
static const char *find_held(const struct twin *twin,
                             const struct chip_setup *setup, uint64_t *held)
{
    const struct chip_type *top = twin->machine->top;
    void *chip = calloc(1, top->size);

    if (!chip)
        return "out of memory for a chip";
    top->reset(chip, setup);
    if (twin->power_up)
        twin->power_up(chip, setup, held);
    free(chip);
    return NULL;
}

/* Seed and options of a setup are constants in the text. */
static const char *make_top_text(struct top *self,
                                 const struct machine_type *machine)
{
    struct chip_setup setup = {.seed = "1",
                               .clock_hz = machine->board->clock_hz};
    uint64_t held[TWIN_SETUP_WORDS] = {0};
    const char *error;

    if (machine->top->options)
        options_defaults(machine->top->options, setup.option);
    error = find_held(self->twin, &setup, held);
    return error ? error
                 : made_top_make(self->made, self->twin, machine, held);
}

/* A null `held` is the file as it is. */
static const char *build_design(const struct top *self, const uint64_t *held,
                                struct on_board **design)
{
    struct top_files *files = calloc(1, sizeof *files);
    struct constants *constants = calloc(1, sizeof *constants);
    const char *error = files && constants
        ? top_files_begin(files, self->twin, self->rtl, self->made)
        : "out of memory for a top";

    *design = NULL;
    if (!error) {
        const struct made_top *made = self->made;
        struct project_spec spec = {
            .board = made ? made->pinout->name : self->from->board,
            .top = made ? made->module : self->from->module,
            .cells = files->cells};

        hold_folder(constants, self->twin, files->rtl);
        if (held)
            list_constants(constants, self->twin, held);
        spec.held = constants->list;
        error = on_board_open(design, files->list, &spec,
                              &(struct simulator_spec){.engine = "leap",
                                                       .is_near = !self->rtl},
                              NULL);
    }
    if (!error && self->is_checked)
        on_board_set_way(*design, LEAP_SAMPLED);
    top_files_end(files);
    free(constants);
    free(files);
    return error;
}

/* Sessions */

static struct top *owner_of_top(const struct machine_design *design)
{
    return (struct top *)(void *)
        ((const char *)design - offsetof(struct top, design));
}

/* What is bound once must fit each build: a constant that removes a port would
 * shift all after it. */
static int has_same_pins(const struct machine_design *a,
                         const struct machine_design *b)
{
    if (a->pin_count != b->pin_count || a->tick_hz != b->tick_hz)
        return 0;
    for (int i = 0; i < a->pin_count; i++)
        if (a->pins[i].in_at != b->pins[i].in_at
            || a->pins[i].out_at != b->pins[i].out_at
            || a->pins[i].drives_at != b->pins[i].drives_at)
            return 0;
    return 1;
}

static const char *add_build(struct top *self, const uint64_t *held,
                             struct build **made)
{
    struct build *build = calloc(1, sizeof *build);
    const char *error = build ? build_design(self, held, &build->design)
                              : "out of memory for a top";

    if (!error && !has_same_pins(on_board_machine(build->design)->design,
                                 on_board_machine(self->plain)->design))
        error = "with these options the top has other ports";
    if (error) {
        if (build)
            on_board_close(build->design);
        free(build);
        return error;
    }
    memcpy(build->held, held, sizeof build->held);
    build->next = self->builds;
    *made = self->builds = build;
    return NULL;
}

/* With the processor around it, where it has one. */
static const char *open_with_system(const struct top *self,
                                    const struct machine_design *build,
                                    const struct chip_setup *setup,
                                    struct design **opened)
{
    const struct machine_system *system = self->machine.system;
    const char *error = build->open(build, setup, opened);
    struct design *top = *opened, *whole;

    if (error || !system)
        return error;
    whole = calloc(1, system->size);
    error = whole ? system->open(whole, top, setup)
                  : "out of memory for a top";
    *opened = error ? NULL : whole;
    if (error) {
        free(whole);
        build->close(build, top);
    }
    return error;
}

/* The first session with these constants waits for Yosys, unless they are in
 * the cache of builds; all others find the netlist in this list. */
const char *top_build(struct top *self, const struct chip_setup *setup,
                      struct on_board **design)
{
    uint64_t held[TWIN_SETUP_WORDS] = {0};
    struct build *build = self->builds;
    const char *error = find_held(self->twin, setup, held);

    *design = NULL;
    if (error)
        return error;
    while (build && memcmp(build->held, held, sizeof held) != 0)
        build = build->next;
    if (!build)
        error = add_build(self, held, &build);
    if (!error)
        *design = build->design;
    return error;
}

static const char *open_for_setup(const struct machine_design *design,
                                  const struct chip_setup *setup,
                                  struct design **opened)
{
    struct top *self = owner_of_top(design);
    struct on_board *found;
    const char *error = top_build(self, setup, &found);

    *opened = NULL;
    return error ? error
        : open_with_system(self, on_board_machine(found)->design, setup,
                           opened);
}

/* The processor goes before the wires that it hangs on. */
static void close_opened(const struct machine_design *design,
                         struct design *opened)
{
    const struct top *self = owner_of_top(design);
    const struct machine_design *plain =
        on_board_machine(self->plain)->design;
    struct design *top = opened;

    if (self->machine.system) {
        top = self->machine.system->top(opened);
        free(opened);
    }
    plain->close(plain, top);
}

/* Top */

/* By names, not by addresses: a machine that was moved to another board is a
 * copy of its record. */
static const struct twin *find_twin_with_top(
    const struct machine_type *machine)
{
    const struct twin *twin;

    for (int i = 0; (twin = twins_at(i)); i++)
        if (twin->machine && twin->top
            && text_same(twin->machine->name, machine->name)
            && text_same(twin->top->board, machine->board->name))
            return twin;
    return NULL;
}

/* One for the board that is asked for can be made, if a vendor sells it. */
static const struct twin *find_twin_to_make(const struct machine_type *machine)
{
    const struct pinout *pinout;
    const struct twin *twin;

    if (pinout_find(machine->board->name, &pinout))
        return NULL;
    for (int i = 0; (twin = twins_at(i)); i++)
        if (twin->machine && twin->top && twin->top->most_hz
            && text_same(twin->machine->name, machine->name))
            return twin;
    return NULL;
}

/* A machine may have its top on another board than its usual one. */
static const char *refuse_top(const struct machine_type *machine)
{
    const struct twin *twin;

    for (int i = 0; (twin = twins_at(i)); i++)
        if (twin->machine && twin->top
            && text_same(twin->machine->name, machine->name))
            return text_error("rtl/top has no top for ",
                              machine->name, " on the board ",
                              machine->board->name, "; there is one for ",
                              machine->name, ":", twin->top->board, (char *)0);
    return text_error("rtl/top has no top for ", machine->name,
                      (char *)0);
}

/* The C chip's insides, which traces and hints look into, are not there. */
static void make_top_machine(struct top *self,
                             const struct machine_type *machine)
{
    self->design = *on_board_machine(self->plain)->design;
    self->design.plugged = self->from->plugged;
    self->design.open = open_for_setup;
    self->design.close = close_opened;
    self->chip = *machine->top;
    self->chip.core = NULL;
    self->chip.probe = NULL;
    self->machine = *machine;
    self->machine.top = &self->chip;
    self->machine.design = &self->design;
}

/* What is plugged in is not at the connector but at its part. */
static const char *rebind_plugs(struct top *self)
{
    struct made_top *made = self->made;
    int count = self->design.pin_count;

    self->pins = calloc((size_t)count, sizeof *self->pins);
    if (!self->pins)
        return "out of memory for a top";
    for (int i = 0; i < count; i++) {
        struct machine_pin *pin = &self->pins[i];

        *pin = self->design.pins[i];
        for (int w = 0; w < made->wire_count; w++)
            if (pin->bus == made->wires[w].port.bus
                && pin->bit == made->wires[w].port.bit) {
                pin->bus = &made->wires[w].bus;
                pin->bit = 0;
                break;
            }
    }
    self->design.pins = self->pins;
    self->design.plugged = made->plugged;
    self->design.sockets = made->sockets;
    self->design.socket_lights = made->socket_lights;
    return NULL;
}

/* The keys that a processor sees are one more port, in a word of their own
 * after those of the top. */
static const char *add_keys(struct top *self)
{
    const struct machine_system *system = self->machine.system;
    const struct machine_design *plain =
        on_board_machine(self->plain)->design;
    struct chip_setup none = {.seed = ""};
    int count = plain->pin_count;
    struct design *probe;
    const char *error = plain->open(plain, &none, &probe);

    if (error)
        /* cppcheck-suppress returnDanglingLifetime ; an error is a text */
        return error;
    self->keys = (struct port_bus){.name = system->bus, .direction = PORT_IN};
    self->pins = calloc((size_t)count + (size_t)system->keys,
                        sizeof *self->pins);
    for (int i = 0; self->pins && i < count; i++)
        self->pins[i] = plain->pins[i];
    for (int i = 0; self->pins && i < system->keys; i++)
        self->pins[count + i] = (struct machine_pin){
            64 * probe->in_words + i, -1, -1,
            &self->keys, i, 0};
    plain->close(plain, probe);
    self->design.pins = self->pins;
    self->design.pin_count = count + system->keys;
    return self->pins ? NULL : "out of memory for a top";
}

const char *top_open(struct top **top, const struct machine_type *machine,
                     const char *rtl)
{
    const struct twin *twin = find_twin_with_top(machine);
    int is_made = !twin && (twin = find_twin_to_make(machine)) != NULL;
    struct top *self;
    const char *error = NULL;

    *top = NULL;
    if (!twin)
        return refuse_top(machine);
    self = calloc(1, sizeof *self);
    if (self && is_made)
        self->made = malloc(sizeof *self->made);
    if (!self || (is_made && !self->made)) {
        free(self);
        return "out of memory for a top";
    }
    self->twin = twin;
    self->from = twin->top;
    self->rtl = rtl;
    if (is_made)
        error = make_top_text(self, machine);
    if (!error)
        error = build_design(self, NULL, &self->plain);
    if (!error)
        make_top_machine(self, machine);
    if (!error && is_made)
        error = rebind_plugs(self);
    if (!error && self->machine.system)
        error = add_keys(self);
    if (error) {
        top_close(self);
        return error;
    }
    *top = self;
    return NULL;
}

void top_close(struct top *self)
{
    if (!self)
        return;
    while (self->builds) {
        struct build *gone = self->builds;

        self->builds = gone->next;
        on_board_close(gone->design);
        free(gone);
    }
    on_board_close(self->plain);
    free(self->made);
    free(self->pins);
    free(self);
}

void top_check_leaps(struct top *self)
{
    self->is_checked = 1;
    on_board_set_way(self->plain, LEAP_SAMPLED);
}

const struct machine_type *top_machine(const struct top *self)
{
    return &self->machine;
}

const char *top_chance(const struct top *self)
{
    return self->from->chance;
}

const struct project *top_project(const struct top *self)
{
    return on_board_project(self->plain);
}

const char *top_write(const struct top *self, const char *folder)
{
    struct top_files *files = calloc(1, sizeof *files);
    const char *error = files
        ? top_files_begin(files, self->twin, self->rtl, self->made)
        : "out of memory for a top";

    if (!error)
        error = top_files_copy(files, folder);
    top_files_end(files);
    free(files);
    return error;
}
