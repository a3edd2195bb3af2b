/* twin_pair.c - the FPGA side of Go in C and in Verilog, side by side.
 *
 *      keys => program <== bus ==> go_peripheral (C)   go_peripheral (Verilog)
 *                 |                     ^    |              ^        |
 *                 v                     |    +-- compared --|--------+
 *               SDRAM ==== bursts ======+========(the same)=+
 *
 * A tick is a line, 1600 clocks. The program, the keyboard and the codec are
 * the machine's own; every access to a register takes a clock on the bus, at
 * the beginning of the line. The C goes first, and what was on its inputs is
 * then given to the twin: that the twin is a line behind has no effect.
 *
 * The memory is one that takes its time, sometimes too much of it, and so do
 * the sinks of the sound. Before the program starts the reset line bounces,
 * so that each controller is once reset in the middle of its work.
 */
#include "machines/go/twin_pair.h"

#include <string.h>

#include "base/rng.h"
#include "machines/go/on_de1soc.h"
#include "machines/go/twin_poke.h"
#include "machines/go/twin_ports.h"

enum {
    CLOCKS_MOST = 2 * DE1SOC_CLOCKS_A_TICK,     /* before they are compared */
    PROFILE_LINES = 200,                        /* on the average */
};

/* Latency of the memory and back-pressure of the sinks, for a while. */
struct profile {
    uint32_t wait_most, latency_most, gap_most; /* clocks, of the memory */
    uint32_t busy_sinks;                        /* in 16 clocks */
};

struct go_pair {
    struct pair pair;
    struct go_de1soc machine;           /* its peripheral and i2c are the C */
    struct go_peripheral_in in;         /* of the next clock */
    struct rng rng;
    struct profile profile;
    struct go_poke poke;

    /* The burst under way. */
    uint32_t address, wait_left, delay, left;
    int is_asked;

    uint32_t since_power;               /* clocks; stops when all bounced */
    uint32_t clock;                     /* of the line */

    size_t count;                       /* clocks not yet compared */
    uint64_t first;                     /* of them, in the line */
    uint64_t words[CLOCKS_MOST][GO_PORTS_IN];
    uint64_t c[CLOCKS_MOST][GO_PORTS_OUT];
    uint64_t twin[CLOCKS_MOST][GO_PORTS_OUT];
    uint64_t unknown[CLOCKS_MOST][GO_PORTS_OUT];
    const char *error;
};

static struct go_pair *as_go_pair(struct pair *self)
{
    return (struct go_pair *)(void *)self;
}

/* 0, without drawing a number, where there is no choice. */
static uint32_t random_below(struct go_pair *self, uint32_t most)
{
    return most ? (uint32_t)rng_below(&self->rng, most) : 0;
}

/* The memory */

/* Half of the choices are 0 or nearly so: an ideal memory must be covered as
 * well as a slow one. 400 clocks are enough to lose the end of a line. */
static void change_profile(struct go_pair *self)
{
    static const uint32_t clocks[] = {0, 0, 0, 1, 3, 10, 60, 400};

    self->profile = (struct profile){
        .wait_most = clocks[random_below(self, 8)],
        .latency_most = clocks[random_below(self, 8)],
        .gap_most = clocks[random_below(self, 6)],
        .busy_sinks = random_below(self, 2) ? 0 : random_below(self, 16),
    };
}

/* Keeps a request waiting for a while, then accepts it. */
static void accept_burst_request(struct go_pair *self, uint32_t address)
{
    if (!self->is_asked) {
        self->is_asked = 1;
        self->address = address;
        self->wait_left = random_below(self, self->profile.wait_most + 1);
    }
    if (self->wait_left > 0) {
        self->wait_left--;
        self->in.avm_waitrequest = 1;
        return;
    }
    self->is_asked = 0;
    self->left = VGA_BURST_WORDS;
    self->delay = random_below(self, self->profile.latency_most + 1);
}

/* The next word of a burst, once its delay is over. */
static void send_burst_word(struct go_pair *self)
{
    if (self->delay > 0) {
        self->delay--;
        return;
    }
    self->in.avm_readdatavalid = 1;
    self->in.avm_readdata = go_de1soc_word(&self->machine,
                                          self->address);
    self->address += 4;
    self->left--;
    self->delay = random_below(self, self->profile.gap_most + 1);
}

/* After a clock: what is on the wires with the next one. Data change on every
 * clock, also when they are not valid: a twin that looks at them then
 * differs. */
static void drive_memory_wires(struct go_pair *self,
                               const struct go_peripheral_out *out)
{
    self->in.avm_waitrequest = 0;
    self->in.avm_readdatavalid = 0;
    self->in.avm_readdata ^= 0x5a5aa5a5u + self->clock;
    if (!self->in.reset_n)
        self->is_asked = 0, self->left = 0;
    else if (out->avm_read)
        accept_burst_request(self, out->avm_address);
    else if (self->left > 0)
        send_burst_word(self);
}

/* Reset */

/* So many clocks it runs between the bounces: until the first burst is asked
 * for, comes, and in each byte of the codec's first word, once without a codec
 * that answers. */
static const uint32_t bounces[] = {2, 6, 2500, 6000, 7000, 12000};
enum { BOUNCES = sizeof bounces / sizeof *bounces, NO_CODEC = 3 };

/* The run that it is in, and whether a bounce ends it now. */
static int find_bounce(const struct go_pair *self, int *is_low)
{
    uint32_t at = 0;
    int i;

    *is_low = 0;
    for (i = 0; i < BOUNCES; i++) {
        at += bounces[i];
        if (self->since_power <= at) {
            *is_low = self->since_power == at;
            break;
        }
    }
    return i;
}

/* The codec's set-up, and what its wires carry. */
static int wire_codec(struct go_pair *self, int is_deaf)
{
    struct go_de1soc *machine = &self->machine;
    int sda = wm8731_wires(&machine->codec, machine->i2c.scl,
                           machine->i2c.sda);

    return (sda || is_deaf || go_poke_is_deaf(&self->poke))
         & machine->i2c.sda;
}

/* Clocks */

/* Stops at the first difference. Unknown bits of the twin, which a simulator
 * with four states reports, count as one. */
static void compare_clocks(struct go_pair *self)
{
    struct pair *pair = &self->pair;

    for (size_t i = 0; i < self->count && !pair->difference.is_there; i++) {
        if (pair->wave)
            wave_put(pair->wave, self->words[i], self->c[i], self->twin[i],
                     self->unknown[i]);
        pair_note_outputs(pair, self->c[i], GO_PORTS_OUT);
        if (memcmp(self->c[i], self->twin[i], sizeof self->c[i]) != 0
            || self->unknown[i][0] || self->unknown[i][1]
            || self->unknown[i][2])
            pair_compare(pair, pair->tick, self->first + i, self->c[i],
                         self->twin[i], self->unknown[i]);
    }
}

/* All clocks in one call, which is much faster; but where coverage is
 * measured the states are looked at after each clock. */
static const char *run_twin(struct go_pair *self)
{
    struct pair *pair = &self->pair;
    size_t some = pair->cover ? 1 : self->count;
    const char *error = NULL;

    for (size_t i = 0; i < self->count && !error; i += some) {
        error = engine_run(pair->engine, self->words[i], self->twin[i],
                           self->unknown[i], some);
        if (pair->cover)
            coverage_look(pair->cover, pair->engine);
    }
    return error;
}

/* Gives the clocks so far to the twin and compares. */
static void flush_clocks(struct go_pair *self)
{
    if (!self->error)
        self->error = run_twin(self);
    if (!self->error)
        compare_clocks(self);
    self->first += self->count;
    self->count = 0;
}

/* The codec's master has its reset from the same wire. */
static void clock_codec(struct go_pair *self, int sda)
{
    if (self->in.reset_n)
        i2c_clock(&self->machine.i2c, i2c_codec_setup, I2C_WORDS, sda);
    else
        i2c_reset(&self->machine.i2c);
}

/* One clock of the C side, noted for the twin. */
static struct go_peripheral_out clock_c(struct go_pair *self)
{
    struct go_de1soc *machine = &self->machine;
    struct go_peripheral_in *in = &self->in;
    struct go_peripheral_out out;
    int is_low, run = find_bounce(self, &is_low);
    int sda = wire_codec(self, run == NO_CODEC);

    in->reset_n = !is_low && !(in->key & 1);    /* KEY0 */
    in->aso_left_ready = random_below(self, 16) >= self->profile.busy_sinks;
    in->aso_right_ready = random_below(self, 16) >= self->profile.busy_sinks;
    go_poke_clock(&self->poke, &machine->peripheral, in);
    go_ports_put_in(in, sda, self->words[self->count]);
    out = go_peripheral_clock(&machine->peripheral, in);
    clock_codec(self, sda);
    go_ports_put_out(&out, &machine->peripheral, &machine->i2c,
                     self->c[self->count]);
    in->avs_read = in->avs_write = 0;
    drive_memory_wires(self, &out);
    self->since_power += run < BOUNCES;
    self->clock++;
    if (++self->count == CLOCKS_MOST)
        flush_clocks(self);
    return out;
}

/* The bus. It answers in reset, too, or the program would not see KEY0. */

static struct go_peripheral_out clock_bus_access(struct go_pair *self,
                                                 uint32_t offset)
{
    self->in.avs_address = (uint8_t)(offset & 31);
    return clock_c(self);
}

static uint32_t clocked_read(void *with, uint32_t offset)
{
    struct go_pair *self = with;

    self->in.avs_read = 1;
    return clock_bus_access(self, offset).avs_readdata;
}

static void clocked_write(void *with, uint32_t offset, uint32_t value)
{
    struct go_pair *self = with;

    self->in.avs_write = 1;
    self->in.avs_writedata = value;
    clock_bus_access(self, offset);
}

static uint16_t *clocked_frame(void *with, int which)
{
    struct go_pair *self = with;

    return self->machine.frame[which];
}

/* Accesses of the program come first and take their clocks from the line; the
 * rest of it runs without any. */
static void run_line_in_lockstep(struct go_pair *self, pins in)
{
    struct hw_bus bus =
        {.with = self, .read = clocked_read, .write = clocked_write,
                         .frame = clocked_frame, .memory = go_de1soc_memory};

    self->clock = 0;
    self->first = 0;
    go_poke_line(&self->poke);
    if (random_below(self, PROFILE_LINES) == 0)
        change_profile(self);
    self->in.sw = (uint16_t)pins_get(in, DE1SOC_SW, DE1SOC_SWITCHES);
    self->in.key = (uint8_t)pins_get(in, DE1SOC_KEY, DE1SOC_KEYS);
    go_poke_panel(&self->poke, &self->in);
    go_de1soc_process(&self->machine, in, &bus);
    while (self->clock < DE1SOC_CLOCKS_A_TICK)
        clock_c(self);
    flush_clocks(self);
}

/* The pair */

/* There is nothing to open or close beyond the struct itself. */
static const char *open_nothing(struct pair *self)
{
    (void)self;
    return NULL;
}

static void close_nothing(struct pair *self)
{
    (void)self;
}

/* The random numbers of memory and sinks come from the session's seed, so
 * that a difference that was found is found again. */
static const char *power_up_both(struct pair *self)
{
    struct go_pair *my = as_go_pair(self);
    uint64_t held[TWIN_SETUP_WORDS] = {0};

    memset((char *)my + sizeof *self, 0, sizeof *my - sizeof *self);
    go_on_de1soc.top->reset(&my->machine, &self->setup);
    rng_seed(&my->rng, self->setup.seed);
    go_poke_begin(&my->poke, self->setup.seed);
    return engine_power_up(self->engine, held);
}

/* A tick in which they differ is not counted: it is where they part. */
static const char *run_lockstep(struct pair *self, const pins *in, size_t ticks)
{
    struct go_pair *my = as_go_pair(self);

    for (size_t i = 0; i < ticks && !my->error; i++) {
        run_line_in_lockstep(my, in[i]);
        pair_see(self, &my->machine);
        if (self->difference.is_there)
            break;
        self->tick++;
    }
    return my->error;
}

const struct pair_type go_pair = {
    .size = sizeof(struct go_pair),
    .open = open_nothing,
    .close = close_nothing,
    .power_up = power_up_both,
    .run = run_lockstep,
    .inputs = go_ports_inputs,
    .outputs = go_ports_outputs,
};
