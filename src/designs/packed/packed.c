/* packed.c - a design on its board as one text: written, and made again.
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
#include "boards/pinout.h"

enum { PINS_MAX = 1024, CLOCKS_MAX = 16, WORD_MAX = 200, COPIES_MAX = 16 };

#define HEAD "boardwalk design 1"

/* Writing */

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

static void put_machine(const struct machine_type *machine, struct text *to)
{
    text_put(to, HEAD "\nmachine");
    put_packed_word(to, machine->name);
    put_packed_word(to, machine->title);
    put_packed_word(to, machine->design->pinout->name);
    put_packed_number(to, (int)machine->board->clock_hz);
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

/* The row of the board's table: two rows may have one name. */
static void put_pin(const struct pinout *pinout,
                    const struct machine_pin *pin, struct text *to)
{
    text_put(to, "pin");
    put_packed_number(to, pin->in_at);
    put_packed_number(to, pin->out_at);
    put_packed_number(to, pin->drives_at);
    put_packed_number(to, (int)(pin->bus - pinout->buses));
    put_packed_number(to, pin->bit);
    text_put(to, "\n");
}

static void put_role(const struct role *role, struct text *to)
{
    const char key[2] = {role->key, 0};

    text_put(to, "role");
    put_packed_word(to, role->part);
    put_packed_word(to, key);
    put_packed_word(to, role->does);
    text_put(to, "\n");
}

void packed_write(const struct machine_type *machine,
                  const struct design_clock *clocks, int count,
                  struct text *to)
{
    put_machine(machine, to);
    for (int i = 0; i < count; i++) {
        text_put(to, "clock");
        put_packed_number(to, clocks[i].in_at);
        put_packed_number(to, (int)clocks[i].ticks);
        put_packed_number(to, (int)clocks[i].cycles);
        text_put(to, "\n");
    }
    for (int i = 0; i < machine->design->pin_count; i++)
        put_pin(machine->design->pinout, &machine->design->pins[i], to);
    for (const struct part *part = machine->board->parts; part->group; part++)
        put_packed_part(part, to);
    for (const struct role *role = machine->roles; role->part; role++)
        put_role(role, to);
    text_put(to, "netlist\n");
}

/* Reading */

/* Copies that run, each with its memory; null: this place is free. A netlist
 * engine is taken from one block, so that to close it is to free that. */
struct copy {
    struct leap *leap;
    void *memory;
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
    int clock_count, part_count, role_count;
    char *words;                        /* all of them, one behind another */
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
    self->design.pin_count++;
}

static int is_kind(int kind)
{
    for (int i = 0; part_types[i]; i++)
        if (i == kind)
            return 1;
    return 0;
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
} kinds[] = {{"machine", read_packed_machine}, {"clock", read_clock},
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

/* Cuts the text into lines; what is behind the last is the netlist. */
static const char *read_packed_lines(struct packed *self, char *text)
{
    int is_first = 1;

    for (;;) {
        char *end = strchr(text, '\n');

        if (!end)
            return "this is no packed design: it has no netlist";
        *end = 0;
        if (!is_first && text_same(text, "netlist"))
            break;
        if (is_first ? !text_same(text, HEAD) : !read_packed_line(self, text))
            return "this is no packed design, or one of another version";
        is_first = 0;
        text = end + 1;
    }
    self->netlist = strchr(text, 0) + 1;
    return self->design.pinout ? NULL : "a packed design without a machine";
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

static const char *open_packed_copy(const struct machine_design *design,
                                    const struct chip_setup *setup,
                                    struct design **opened)
{
    struct packed *self = owner_packed_of(design);
    struct copy *copy = self->copies;
    const char *error;

    (void)setup;
    *opened = NULL;
    while (copy < self->copies + COPIES_MAX && copy->memory)
        copy++;
    if (copy == self->copies + COPIES_MAX)
        return "this design is open too often";
    error = open_leap(self, copy);
    if (error) {
        free(copy->memory);
        copy->memory = NULL;
        return error;
    }
    *opened = leap_design(copy->leap);
    return NULL;
}

static void close_packed_copy(const struct machine_design *machine,
                              struct design *design)
{
    struct packed *self = owner_packed_of(machine);

    for (int i = 0; i < COPIES_MAX; i++)
        if (self->copies[i].memory
            && leap_design(self->copies[i].leap) == design) {
            free(self->copies[i].memory);
            self->copies[i].memory = NULL;
        }
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

static void complete_machine(struct packed *self)
{
    self->top = (struct chip_type){.name = self->machine.name,
                                   .inputs = no_pins, .outputs = no_pins};
    self->design.pins = self->pins;
    self->design.open = open_packed_copy;
    self->design.close = close_packed_copy;
    self->design.nets = list_packed_nets;
    self->machine.board = &self->board;
    self->machine.top = &self->top;
    self->machine.design = &self->design;
    self->machine.roles = self->roles;
    self->machine.how_to = "A design of your own.";
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
        free(self->copies[i].memory);
    free(self);
}

const struct machine_type *packed_machine(const struct packed *self)
{
    return &self->machine;
}
