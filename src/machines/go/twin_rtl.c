/* twin_rtl.c - Go on its twin in Verilog: the machine, but for its FPGA.
 *
 * The state is the machine's own struct, with the simulator's bytes behind it.
 * In that struct the peripheral is what a monitor, a speaker and a probe see
 * of the twin; nothing is worked out from it.
 *
 * A line is run in blocks of clocks, since a call of the simulator costs more
 * than a clock. The memory says wait until the block's end, then sees whether
 * a burst is asked for, and sends it in the next block: eight words, and the
 * clock in which the next burst is asked for.
 */
#include <string.h>

#include "machines/go/on_de1soc.h"
#include "machines/go/twin_ports.h"
#include "machines/go/twin_rtl.h"
#include "twin/rtl_chip.h"

enum {
    BLOCK_MOST = DE1SOC_CLOCKS_A_TICK,
    ASK_CLOCKS = 2,                     /* a line begins, and a burst */
    BURST_CLOCKS = 1 + VGA_BURST_WORDS + 1,
    SETUP_CLOCKS = 100,                 /* less than a quarter of a bit */
};

struct play {
    struct go_de1soc *machine;
    struct go_peripheral_in in;         /* but for the memory's wires */
    struct go_ports out;                /* after the last clock */
    int sda;                            /* on the wire */
    int clocks;                         /* of the line, so far */
    uint64_t words[BLOCK_MOST][GO_PORTS_IN];
    uint64_t seen[BLOCK_MOST][GO_PORTS_OUT];
};

/* The codec looks at its wires on every clock until it is set up. */
static void show_codec(struct play *self, int clocks)
{
    for (int i = 0; i < clocks; i++) {
        struct go_ports out = go_ports_get(self->seen[i]);

        self->sda = wm8731_wires(&self->machine->codec, out.scl, out.sda)
                  & out.sda;
    }
}

/* A simulator in this process does not go away: no error can come. */
static void run_block(struct play *self, int clocks)
{
    (void)engine_run(rtl_chip_engine(), self->words[0], self->seen[0], NULL,
                     (size_t)clocks);
    if (!self->out.is_done)
        show_codec(self, clocks);
    self->out = go_ports_get(self->seen[clocks - 1]);
    self->clocks += clocks;
}

/* The same inputs for all clocks of a block, and a memory that says wait. */
static void fill_block(struct play *self, int clocks)
{
    self->in.avm_waitrequest = 1;
    go_ports_put_in(&self->in, self->sda, self->words[0]);
    for (int i = 1; i < clocks; i++)
        memcpy(self->words[i], self->words[0], sizeof self->words[0]);
}

/* Accepted in the first clock, then a word in each of the next eight. */
static void fill_burst(struct play *self)
{
    struct go_peripheral_in in = self->in;

    fill_block(self, BURST_CLOCKS);
    in.avm_waitrequest = 0;
    go_ports_put_in(&in, self->sda, self->words[0]);
    in.avm_waitrequest = 1;
    in.avm_readdatavalid = 1;
    for (unsigned i = 0; i < VGA_BURST_WORDS; i++) {
        in.avm_readdata = go_ports_word(self->machine->frame[0],
                                        self->out.avm_address + 4 * i);
        go_ports_put_in(&in, self->sda, self->words[1 + i]);
    }
}

/* A block in which nothing changes, up to the end of the line. */
static void run_same(struct play *self, int most)
{
    int left = DE1SOC_CLOCKS_A_TICK - self->clocks;
    int clocks = left < most ? left : most;

    fill_block(self, clocks);
    run_block(self, clocks);
}

/* Blocks are short while the codec is being set up, whose wires have to be
 * answered in time; later one block lasts to the end of the line. */
static void simulate_line(struct play *self)
{
    run_same(self, ASK_CLOCKS);
    while (self->clocks < DE1SOC_CLOCKS_A_TICK) {
        int left = DE1SOC_CLOCKS_A_TICK - self->clocks;

        if (self->out.avm_read && left >= BURST_CLOCKS) {
            fill_burst(self);
            run_block(self, BURST_CLOCKS);
        } else {
            run_same(self, self->out.is_done ? left : SETUP_CLOCKS);
        }
    }
}

/* The bus: an access is a clock of the line. It is served before the line's
 * reset, so that the program sees KEY0. */

/* One clock of the line with the strobe set. */
static void simulate_bus_access(struct play *self, uint32_t offset)
{
    self->in.avs_address = (uint8_t)(offset & 31);
    fill_block(self, 1);
    run_block(self, 1);
    self->in.avs_read = self->in.avs_write = 0;
}

static uint32_t simulated_read(void *with, uint32_t offset)
{
    struct play *self = with;

    self->in.avs_read = 1;
    simulate_bus_access(self, offset);
    return self->out.avs_readdata;
}

static void simulated_write(void *with, uint32_t offset, uint32_t value)
{
    struct play *self = with;

    self->in.avs_write = 1;
    self->in.avs_writedata = value;
    simulate_bus_access(self, offset);
}

static uint16_t *simulated_frame(void *with, int which)
{
    struct play *self = with;

    return self->machine->frame[which];
}

/* What is seen of the twin */

/* Only what a face can see of the FPGA; the rest of the C peripheral stays as
 * reset left it. */
static void copy_visible_outputs(struct play *self)
{
    struct go_peripheral *seen = &self->machine->peripheral;

    self->machine->swaps += seen->vga.front != self->out.front;
    seen->vga.front = self->out.front;
    seen->vga.is_pending = self->out.is_pending;
    seen->vga.address = self->out.avm_address;
    seen->fb_addr_hi = (uint8_t)(self->out.avm_address >> 24);
    seen->audio.active_sound = self->out.sound;
    seen->audio.sample = self->out.sample;
    self->machine->i2c.scl = self->out.scl;
    self->machine->i2c.sda = self->out.sda;
    self->machine->i2c.is_done = self->out.is_done;
}

static pins board_outputs(const struct go_ports *out)
{
    return (pins)out->ledr << DE1SOC_LEDR | (pins)out->hex << DE1SOC_HEX
        | (pins)out->is_vsync << DE1SOC_VS
        | (pins)out->front << DE1SOC_FRONT
        | (pins)out->is_pending << DE1SOC_PENDING
        | (pins)out->sound << DE1SOC_SOUND
        | (pins)(out->sound != 0) << DE1SOC_BUSY;
}

/* Behind the machine's struct, in the same block of state. */
static void *simulator_bytes(void *chip)
{
    return (char *)chip + sizeof(struct go_de1soc);
}

/* The simulator's state is loaded before and saved behind each tick: a
 * session may jump between two. The set-up of the codec is resumed from the
 * wires that the struct holds. */
static pins tick(void *chip, pins in)
{
    static struct play play;            /* its blocks are large */
    struct hw_bus bus =
        {.with = &play, .read = simulated_read, .write = simulated_write,
                         .frame = simulated_frame, .memory = go_de1soc_memory};
    const struct i2c *i2c;

    play.machine = chip;
    i2c = &play.machine->i2c;
    play.in = (struct go_peripheral_in){
        .reset_n = 1, .aso_left_ready = 1, .aso_right_ready = 1,
        .sw = (uint16_t)pins_get(in, DE1SOC_SW, DE1SOC_SWITCHES),
        .key = (uint8_t)pins_get(in, DE1SOC_KEY, DE1SOC_KEYS),
    };
    play.out = (struct go_ports){.is_done = i2c->is_done};
    play.sda = wm8731_wires(&play.machine->codec, i2c->scl, i2c->sda)
             & i2c->sda;
    play.clocks = 0;
    engine_load(rtl_chip_engine(), simulator_bytes(chip));
    go_de1soc_process(play.machine, in, &bus);
    play.in.reset_n = !(in & PIN(DE1SOC_KEY));
    simulate_line(&play);
    copy_visible_outputs(&play);
    engine_save(rtl_chip_engine(), simulator_bytes(chip));
    return board_outputs(&play.out);
}

/* The machine's own reset, and the simulator powered up beside it. */
static void reset(void *chip, const struct chip_setup *setup)
{
    uint64_t held[TWIN_SETUP_WORDS] = {0};

    go_on_de1soc.top->reset(chip, setup);
    (void)engine_power_up(rtl_chip_engine(), held);
    engine_save(rtl_chip_engine(), simulator_bytes(chip));
}

void go_rtl_play(struct chip_type *top)
{
    top->size = sizeof(struct go_de1soc)
              + engine_state_size(rtl_chip_engine());
    top->reset = reset;
    top->tick = tick;
}
