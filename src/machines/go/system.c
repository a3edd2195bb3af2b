/* system.c - the processor's half of the Go machine, around its top.
 *
 *      keys => program <== avs ==> +--------------+
 *                 |                | go_de1soc_   | => VGA, LEDR, HEX
 *                 v                | top          | <= KEY, SW
 *               SDRAM === avm ===> +--------------+
 *
 * What Platform Designer would add to the top is in C here: the processor with
 * its program and its keyboard, and the SDRAM. Everything on the board's own
 * pins comes out of the top in Verilog. The audio core is missing: the streams
 * are taken and nothing is heard.
 *
 * Around the top it is a design again, with the board's ports and one more, the
 * keys of the USB keyboard. The program has its turn at the beginning of a
 * line of 1600 clocks, as in the machine in C; each access to a register is a
 * clock on the bus. A burst is accepted in the clock after it was asked for,
 * and its eight words follow.
 *
 * There are two ways to do that. Every design can be run clock by clock, with
 * other inputs in each. One that can answer (base/design.h) runs to the end of
 * the line at once: when it asks for a burst, it is given all words of it with
 * their clocks, and goes on.
 */
#include "machines/go/system.h"

#include <string.h>

#include "machines/go/on_de1soc.h"

enum { WORDS = 8, LINE_CLOCKS = DE1SOC_CLOCKS_A_TICK,
       ROWS = VGA_BURST_WORDS + 2,      /* accepted, words, and no more */
       ROOM = 512 * (1 + WORDS),
       TURN_ROOM = 256 };               /* changes in a turn of the program */

#define SYSTEM_PORTS(PORT)                                              \
    PORT(SW) PORT(avs_address) PORT(avs_read) PORT(avs_write)           \
    PORT(avs_writedata) PORT(avs_readdata) PORT(avm_address)            \
    PORT(avm_read) PORT(avm_readdata) PORT(avm_readdatavalid)           \
    PORT(avm_waitrequest) PORT(aso_left_ready) PORT(aso_right_ready)

enum port {
#define PORT(name) PORT_##name,
    SYSTEM_PORTS(PORT)
#undef PORT
    PORTS
};

struct system_state {
    struct go_de1soc machine;           /* but for its FPGA */
    uint64_t out[WORDS];                /* of the top */
    uint64_t told[WORDS];               /* those on pins, as last told */
    uint32_t clock;                     /* of the line */
    uint32_t burst_address, burst_left;
};

/* A burst that is on its way in a run that answers. */
struct burst {
    uint64_t accepted_at;               /* ticks of that run */
    uint64_t words_at, words_end;
    uint64_t rows[ROWS * (1 + WORDS)];
};

struct system {
    struct design head;                 /* first: a design is one of these */
    struct design *top;
    struct chip_setup setup;
    struct system_state now;
    uint64_t on_pins[WORDS];            /* outputs of the board */
    uint64_t stops[WORDS];
    struct design_port port[PORTS];
    uint64_t in[WORDS];                 /* of this run */
    struct design_run *run;
    uint64_t done;                      /* ticks of it */
    const char *trouble;
    struct burst burst;
    uint64_t changes[ROOM];
};

static struct system *as_system(struct design *design)
{
    return (struct system *)(void *)design;
}

/* Ports */

/* Looked for by name once: they are set and read with every clock. */
static void find_ports(struct system *self)
{
    static const char *const names[PORTS] = {
#define PORT(name) [PORT_##name] = #name,
        SYSTEM_PORTS(PORT)
#undef PORT
    };

    for (const struct design_port *p = self->top->ports; p->name; p++)
        for (int i = 0; i < PORTS; i++)
            if (strcmp(p->name, names[i]) == 0)
                self->port[i] = *p;
}

/* Among these inputs. */
static void put_port_among(const struct system *self, uint64_t *in,
                           enum port port, uint32_t value)
{
    int at = self->port[port].in_at, width = self->port[port].width;
    uint64_t mask = PINS(0, width);

    in += at / 64;
    in[0] = (in[0] & ~(mask << at % 64)) | (uint64_t)value << at % 64;
    if (at % 64 + width > 64)
        in[1] = (in[1] & ~(mask >> (64 - at % 64)))
              | (uint64_t)value >> (64 - at % 64);
}

static void put_port(struct system *self, enum port port, uint32_t value)
{
    put_port_among(self, self->in, port, value);
}

static uint32_t get_bits(const uint64_t *words, int at, int width)
{
    uint64_t value = words[at / 64] >> at % 64;

    if (at % 64 + width > 64)
        value |= words[at / 64 + 1] << (64 - at % 64);
    return (uint32_t)(value & PINS(0, width));
}

static uint32_t get_output(const struct system *self, enum port port)
{
    return get_bits(self->now.out, self->port[port].out_at,
                    self->port[port].width);
}

/* Clocks */

/* Only what is on pins is told, and only if it has changed. */
static void tell_pins(struct system *self, uint64_t tick,
                      const uint64_t *out)
{
    struct design_run *run = self->run;
    size_t words = (size_t)self->top->out_words;
    uint64_t seen[WORDS] = {0};
    uint64_t *to = run->changes + run->count * (1 + words);

    for (size_t w = 0; w < words; w++)
        seen[w] = out[w] & self->on_pins[w];
    if (memcmp(seen, self->now.told, words * sizeof *seen) == 0)
        return;
    memcpy(self->now.told, seen, words * sizeof *seen);
    to[0] = tick;
    memcpy(to + 1, seen, words * sizeof *seen);
    run->count++;
}

/* So many clocks with the inputs as they are, or up to a stop. */
static void clock_plainly(struct system *self, uint64_t clocks,
                          const uint64_t *stops)
{
    size_t words = (size_t)self->top->out_words;
    size_t room = self->run->room - self->run->count;
    struct design_run inner = {
        .in = self->in, .stops = stops, .ticks = clocks,
        .changes = self->changes,
        .room = room < ROOM / (1 + words) ? room : ROOM / (1 + words)};

    self->trouble = self->top->type->run(self->top, &inner);
    if (self->trouble)
        return;
    for (size_t i = 0; i < inner.count; i++) {
        const uint64_t *change = self->changes + i * (1 + words);

        tell_pins(self, self->done + change[0], change + 1);
        memcpy(self->now.out, change + 1, words * sizeof *change);
    }
    self->done += inner.ticks;
    self->now.clock += (uint32_t)inner.ticks;
}

/* Clocks of a top that answers: its changes are told as they are. */

/* From ticks of the run within to those of the run around it. */
static void shift_ticks(uint64_t *changes, size_t count, size_t row,
                        uint64_t ticks)
{
    for (; ticks && count--; changes += row)
        changes[0] += ticks;
}

/* What its caller sees, and of that only what is on pins. */
static struct design_view view_of_pins(const struct system *self,
                                       uint64_t seen[WORDS],
                                       const uint64_t none[WORDS])
{
    const struct design_view *view = self->run->view;

    for (int w = 0; w < self->top->out_words; w++)
        seen[w] = self->on_pins[w] & (view ? view->seen[w] : UINT64_MAX);
    return (struct design_view){seen, view ? view->held : none,
                                view ? view->clock : -1};
}

/* Straight into the changes of the run around it: nothing is copied. How far it
 * came. */
static uint64_t clock_answered(struct system *self, uint64_t clocks,
                               struct design_run inner)
{
    static const uint64_t none[WORDS];
    uint64_t seen[WORDS];
    struct design_view view = view_of_pins(self, seen, none);
    size_t row = 1 + (size_t)self->top->out_words;

    inner.in = self->in;
    inner.stops = self->stops;
    inner.ticks = clocks;
    inner.answer_with = self;
    inner.view = &view;
    inner.changes = self->run->changes + self->run->count * row;
    inner.room = self->run->room - self->run->count;
    self->trouble = self->top->type->run(self->top, &inner);
    if (self->trouble)
        return inner.ticks;
    shift_ticks(inner.changes, inner.count, row, self->done);
    self->run->count += inner.count;
    self->run->is_clock_high = inner.is_clock_high;
    self->done += inner.ticks;
    self->now.clock += (uint32_t)inner.ticks;
    return inner.ticks;
}

/* Outputs after a stop: those of the bus. */
static void note_outputs(struct system *self, const uint64_t *out)
{
    memcpy(self->now.out, out,
           (size_t)self->top->out_words * sizeof *out);
}

/* A register was read: the answer is on the bus now. */
static int hear_bus(struct design_run *run, uint64_t tick, const uint64_t *out)
{
    (void)tick;
    note_outputs(run->answer_with, out);
    return 0;
}

/* One clock of the processor's. */
static void clock_bus(struct system *self)
{
    if (self->top->can_answer)
        clock_answered(self, 1, (struct design_run){.answer = hear_bus});
    else
        clock_plainly(self, 1, NULL);
}

/* The bus */

static void access_register(struct system *self, uint32_t offset)
{
    put_port(self, PORT_avs_address, offset & 31);
    clock_bus(self);
    put_port(self, PORT_avs_read, 0);
    put_port(self, PORT_avs_write, 0);
}

static uint32_t read_register(void *with, uint32_t offset)
{
    put_port(with, PORT_avs_read, 1);
    access_register(with, offset);
    return get_output(with, PORT_avs_readdata);
}

static void write_register(void *with, uint32_t offset, uint32_t value)
{
    put_port(with, PORT_avs_write, 1);
    put_port(with, PORT_avs_writedata, value);
    access_register(with, offset);
}

static uint16_t *frame_in_memory(void *with, int which)
{
    return ((struct system *)with)->now.machine.frame[which];
}

/* What the processor sees: switches by the registers, keys by USB. */
static void take_turn(struct system *self)
{
    struct hw_bus bus = {.with = self, .read = read_register,
                         .write = write_register, .frame = frame_in_memory,
                         .memory = go_de1soc_memory};
    pins in = (pins)get_bits(self->in, self->port[PORT_SW].in_at,
                             DE1SOC_SWITCHES) << DE1SOC_SW
            | (pins)get_bits(self->run->in, 64 * self->top->in_words,
                             DE1SOC_KEYBOARD) << DE1SOC_USB;

    go_de1soc_process(&self->now.machine, in, &bus);
}

/* Memory, clock by clock */

static void send_word(struct system *self)
{
    put_port(self, PORT_avm_readdatavalid, 1);
    put_port(self, PORT_avm_readdata,
             go_de1soc_word(&self->now.machine,
                           self->now.burst_address));
    clock_plainly(self, 1, NULL);
    put_port(self, PORT_avm_readdatavalid, 0);
    self->now.burst_address += 4;
    self->now.burst_left--;
}

static void accept_burst(struct system *self)
{
    self->now.burst_address = get_output(self, PORT_avm_address);
    self->now.burst_left = VGA_BURST_WORDS;
    put_port(self, PORT_avm_waitrequest, 0);
    clock_plainly(self, 1, NULL);
    put_port(self, PORT_avm_waitrequest, 1);
}

/* Up to the end of the line, or of what may be run. */
static void wait_for_burst(struct system *self)
{
    uint64_t left = LINE_CLOCKS - self->now.clock;
    uint64_t most = self->run->ticks - self->done;

    clock_plainly(self, left < most ? left : most, self->stops);
}

static void clock_some_plainly(struct system *self)
{
    if (self->now.burst_left)
        send_word(self);
    else if (get_output(self, PORT_avm_read))
        accept_burst(self);
    else
        wait_for_burst(self);
}

/* Memory that answers */

/* The inputs as they are now, from this tick on; after it is the next row. */
static uint64_t *put_input_row(struct system *self, uint64_t *row,
                               uint64_t tick)
{
    *row++ = tick;
    memcpy(row, self->in, (size_t)self->top->in_words * sizeof *row);
    return row + self->top->in_words;
}

/* The words of the burst from this tick on. Each is put into its row: if it
 * were put into the inputs, the copy would have to wait for it. */
static uint64_t *put_burst_words(struct system *self, uint64_t *row,
                                 uint64_t tick)
{
    uint32_t word = 0;

    self->burst.words_at = tick;
    put_port(self, PORT_avm_readdatavalid, 1);
    for (uint32_t i = 0; i < self->now.burst_left; i++) {
        uint64_t *next = put_input_row(self, row, tick++);

        word = go_de1soc_word(&self->now.machine,
                              self->now.burst_address + 4 * i);
        put_port_among(self, row + 1, PORT_avm_readdata, word);
        row = next;
    }
    put_port(self, PORT_avm_readdata, word);
    put_port(self, PORT_avm_readdatavalid, 0);
    self->burst.words_end = tick;
    return put_input_row(self, row, tick);
}

/* What is left of a burst, or one that is accepted now; nothing if none was
 * asked for. */
static void send_burst(struct system *self, struct design_run *inner,
                       uint64_t tick)
{
    struct burst *burst = &self->burst;
    uint64_t *row = burst->rows;

    burst->accepted_at = UINT64_MAX;
    burst->words_at = burst->words_end = tick;
    if (!self->now.burst_left) {
        if (!get_output(self, PORT_avm_read))
            return;
        self->now.burst_address = get_output(self, PORT_avm_address);
        self->now.burst_left = VGA_BURST_WORDS;
        put_port(self, PORT_avm_waitrequest, 0);
        row = put_input_row(self, row, tick);
        put_port(self, PORT_avm_waitrequest, 1);
        burst->accepted_at = tick++;
    }
    row = put_burst_words(self, row, tick);
    inner->later = burst->rows;
    inner->later_count = (size_t)(row - burst->rows)
                       / (1 + (size_t)self->top->in_words);
}

/* So many clocks of the run are gone: what of the burst has come. */
static void count_words(struct system *self, uint64_t ticks)
{
    const struct burst *burst = &self->burst;
    uint64_t end = ticks < burst->words_end ? ticks : burst->words_end;
    uint32_t come = end > burst->words_at ? (uint32_t)(end - burst->words_at)
                                          : 0;

    if (burst->accepted_at != UINT64_MAX && ticks <= burst->accepted_at)
        self->now.burst_left = 0;
    else
        self->now.burst_left -= come;
    self->now.burst_address += 4 * come;
}

/* It asks for a burst, or has seen that it was accepted. One that asks for the
 * next before the last word has come waits for the end of the run. */
static int answer_burst(struct design_run *run, uint64_t tick,
                       const uint64_t *out)
{
    struct system *self = run->answer_with;

    note_outputs(self, out);
    if (!get_output(self, PORT_avm_read))
        return 0;
    if (tick + 1 < self->burst.words_end)
        return 1;
    count_words(self, tick + 1);
    send_burst(self, run, tick + 1);
    return 0;
}

/* Up to the end of the line, or of what may be run. */
static void clock_some_answered(struct system *self)
{
    uint64_t left = LINE_CLOCKS - self->now.clock;
    uint64_t most = self->run->ticks - self->done;
    struct design_run inner = {.answer = answer_burst};

    send_burst(self, &inner, 0);
    count_words(self, clock_answered(self, left < most ? left : most, inner));
}

/* One step of either way. */
static void clock_some(struct system *self)
{
    if (self->top->can_answer)
        clock_some_answered(self);
    else
        clock_some_plainly(self);
}

/* The design */

static void hold_inputs(struct system *self, const uint64_t *in)
{
    memcpy(self->in, in, (size_t)self->top->in_words * sizeof *in);
    put_port(self, PORT_avm_waitrequest, 1);
    put_port(self, PORT_aso_left_ready, 1);
    put_port(self, PORT_aso_right_ready, 1);
}

/* A turn of the program cannot be cut in two, so it waits for room. */
static const char *run_system(struct design *design, struct design_run *run)
{
    struct system *self = as_system(design);

    self->run = run;
    self->done = 0;
    self->trouble = NULL;
    run->count = 0;
    hold_inputs(self, run->in);
    while (!self->trouble && self->done < run->ticks) {
        if (run->count + TURN_ROOM > run->room)
            break;
        if (self->now.clock == 0 && run->ticks - self->done >= LINE_CLOCKS)
            take_turn(self);
        do
            clock_some(self);
        while (!self->trouble && self->now.clock < LINE_CLOCKS
               && self->done < run->ticks && run->count < run->room);
        if (self->now.clock >= LINE_CLOCKS)
            self->now.clock = 0;
    }
    run->ticks = self->done;
    return self->trouble;
}

static const char *power_up_system(struct design *design)
{
    struct system *self = as_system(design);

    memset(&self->now, 0, sizeof self->now);
    go_on_de1soc.top->reset(&self->now.machine, &self->setup);
    return self->top->type->power_up(self->top);
}

static void save_system(struct design *design, void *state)
{
    struct system *self = as_system(design);

    memcpy(state, &self->now, sizeof self->now);
    self->top->type->save(self->top, (char *)state + sizeof self->now);
}

static const char *load_system(struct design *design, const void *state)
{
    struct system *self = as_system(design);

    memcpy(&self->now, state, sizeof self->now);
    return self->top->type->load(self->top,
                                 (const char *)state + sizeof self->now);
}

static const struct design_type system_type = {
    .name = "go",
    .power_up = power_up_system,
    .run = run_system,
    .save = save_system,
    .load = load_system,
};

/* Wires of the bus are not on pins. */
static void find_pins(struct system *self)
{
    for (const struct design_port *p = self->top->ports; p->name; p++)
        for (int i = 0; p->direction != DESIGN_IN && i < p->width; i++) {
            int at = p->out_at + i;

            if (strncmp(p->name, "avs_", 4) != 0
                && strncmp(p->name, "avm_", 4) != 0
                && strncmp(p->name, "aso_", 4) != 0)
                self->on_pins[at / 64] |= UINT64_C(1) << at % 64;
            if (strcmp(p->name, "avm_read") == 0
                || (self->top->can_answer
                    && strcmp(p->name, "avs_readdata") == 0))
                self->stops[at / 64] |= UINT64_C(1) << at % 64;
        }
}

static const char *open_system(struct design *memory, struct design *top,
                               const struct chip_setup *setup)
{
    struct system *self = as_system(memory);

    if (top->in_words >= WORDS || top->out_words > WORDS)
        return "the top has more ports than were expected";
    self->top = top;
    self->setup = *setup;
    self->head = (struct design){
        .type = &system_type, .ports = top->ports,
        .in_words = top->in_words + 1, .out_words = top->out_words,
        .state_size = sizeof self->now + top->state_size,
        .has_view = top->can_answer};
    find_ports(self);
    find_pins(self);
    return NULL;
}

static struct design *top_of_system(struct design *design)
{
    return as_system(design)->top;
}

const struct machine_system go_system = {
    .size = sizeof(struct system),
    .open = open_system,
    .top = top_of_system,
    .bus = "USB",
    .keys = DE1SOC_KEYBOARD,
};
