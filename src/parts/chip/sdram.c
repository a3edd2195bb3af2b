/* sdram.c - a synchronous dynamic memory of 16 bits with four banks.
 *
 *     clk      __|~~|__|~~|__|~~|__|~~|__|~~|__
 *     command    ACTIVE    READ
 *     dq         --------------------=0==|=1==|       latency 2
 *
 * The first word is there for the clock that rises `latency` clocks after the
 * read, one word for each clock after it. Facts are from the data sheets of
 * such chips, which all have the commands of the JEDEC standard.
 */
#include "parts/chip/sdram.h"

#include <string.h>

enum {                                  /* RAS, CAS, WE: those that are low */
    NOTHING = 0, STOP = 1, READ = 2, WRITE = 3, ACTIVE = 4, PRECHARGE = 5,
    REFRESH = 6, LOAD_MODE = 7,
};

enum { A10 = 1 << 10, BURST_MOST = 8, BURST_PAGE = 7, MODE_INTERLEAVED = 1 << 3,
       MODE_SINGLE_WRITE = 1 << 9, LATENCY_LEAST = 2, LATENCY_MOST = 3,
       LOW_BYTE = 1, HIGH_BYTE = 2,
       ROW_BITS = 13, COLUMN_BITS = 10 };

/* Wires */

/* Without its select a chip takes nothing, whatever the other three wires
 * say. */
static int command_wires(uint64_t levels)
{
    if (device_level(levels, SDRAM_CS_N))
        return NOTHING;
    return !device_level(levels, SDRAM_RAS_N) << 2
         | !device_level(levels, SDRAM_CAS_N) << 1
         | !device_level(levels, SDRAM_WE_N);
}

static uint32_t address_wires(uint64_t levels)
{
    return (uint32_t)(levels >> SDRAM_A) & 0x1fff;
}

/* A mask that is high leaves its byte out. */
static uint8_t masked_bytes(uint64_t levels)
{
    return (uint8_t)(levels >> SDRAM_DQML & 3);
}

static uint16_t bits_of_bytes(int bytes)
{
    return (uint16_t)((bytes & LOW_BYTE ? 0x00ff : 0)
                      | (bytes & HIGH_BYTE ? 0xff00 : 0));
}

/* Cells */

static uint32_t column_bits_mask(const struct sdram *self)
{
    return (UINT32_C(1) << self->column_bits) - 1;
}

/* A burst stays within its block of columns, and wraps around in it. */
static uint32_t burst_column(const struct sdram *self)
{
    uint32_t inside = self->length - 1u;
    uint32_t step = self->is_interleaved ? self->column ^ self->beat
                                         : self->column + self->beat;

    if (self->length > column_bits_mask(self))
        inside = column_bits_mask(self);
    return (self->column & ~inside) | (step & inside);
}

/* Bank, row and column from the highest bit to the lowest: a row lies
 * together. */
static uint32_t cell_of_beat(const struct sdram *self)
{
    uint32_t row = (uint32_t)self->row[self->bank];

    return ((uint32_t)self->bank << self->row_bits | row) << self->column_bits
         | burst_column(self);
}

/* Bursts */

/* A burst in this bank is over with it. */
static void close_bank(struct sdram *self, int bank)
{
    self->row[bank] = SDRAM_CLOSED;
    if (bank == self->bank)
        self->beats = 0;
}

/* Into the pipe, as far back as the latency: each clock moves it on by one. */
static void read_beat(struct sdram *self)
{
    int place = self->latency - LATENCY_LEAST;

    self->pipe[place] = store_read(&self->store, cell_of_beat(self));
    self->pipe_full |= (uint8_t)(1 << place);
}

/* Writing has no latency: word and mask are on the wires with the command. */
static void write_beat(struct sdram *self, uint64_t levels)
{
    uint16_t word = (uint16_t)(levels >> SDRAM_DQ);

    store_write(&self->store, cell_of_beat(self), word,
                bits_of_bytes(~masked_bytes(levels)));
}

/* That of a whole page goes round until it is stopped. */
static void run_burst(struct sdram *self, uint64_t levels)
{
    if (self->beat >= self->beats)
        return;
    if (self->is_writing)
        write_beat(self, levels);
    else
        read_beat(self);
    self->beat++;
    if (self->beat < self->beats)
        return;
    if (self->beats > BURST_MOST)
        self->beat = 0;
    else if (self->closes)
        close_bank(self, self->bank);
}

/* It ends the one before, even if nothing comes of it. */
static void begin_burst(struct sdram *self, uint64_t levels, int is_writing)
{
    uint8_t bank = (uint8_t)(levels >> SDRAM_BA & 3);
    uint32_t address = address_wires(levels);

    self->beats = 0;
    if (self->row[bank] == SDRAM_CLOSED || !self->is_set_up) {
        self->fault[self->is_set_up ? SDRAM_NOT_OPEN : SDRAM_NOT_SET_UP]++;
        return;
    }
    self->bank = bank;
    self->is_writing = (uint8_t)is_writing;
    self->closes = (address & A10) != 0;
    self->column = (uint16_t)((address & (A10 - 1)) & column_bits_mask(self));
    self->beat = 0;
    self->beats = is_writing && self->writes_single ? 1 : self->length;
}

/* Commands */

/* A row that was open is lost to the design, not to the memory: the chip would
 * mix both. */
static void open_row(struct sdram *self, uint64_t levels)
{
    int bank = (int)(levels >> SDRAM_BA & 3);
    uint32_t rows = UINT32_C(1) << self->row_bits;

    if (self->row[bank] != SDRAM_CLOSED)
        self->fault[SDRAM_NOT_CLOSED]++;
    self->row[bank] = (int32_t)(address_wires(levels) & (rows - 1));
}

/* One bank, or with A10 all of them. */
static void precharge(struct sdram *self, uint64_t levels)
{
    for (int bank = 0; bank < SDRAM_BANKS; bank++)
        if ((address_wires(levels) & A10)
            || bank == (int)(levels >> SDRAM_BA & 3))
            close_bank(self, bank);
}

/* All banks have to be closed for it. */
static void refresh(struct sdram *self)
{
    self->refreshes++;
    for (int bank = 0; bank < SDRAM_BANKS; bank++)
        self->fault[SDRAM_REFRESHED_OPEN] += self->row[bank] != SDRAM_CLOSED;
}

/* Modes that the data sheets reserve are taken for the nearest that is. */
static void load_mode(struct sdram *self, uint64_t levels)
{
    uint32_t mode = address_wires(levels);
    int latency = (int)(mode >> 4 & 7);

    self->is_set_up = 1;
    self->is_interleaved = (mode & MODE_INTERLEAVED) != 0;
    self->writes_single = (mode & MODE_SINGLE_WRITE) != 0;
    self->latency = latency == LATENCY_LEAST ? LATENCY_LEAST : LATENCY_MOST;
    self->length = (uint16_t)((mode & 7) == BURST_PAGE
                              ? 1 << self->column_bits : 1 << (mode & 3));
}

/* Any order is obeyed, and what must not be is counted: a chip does not refuse
 * either. */
static void take_sdram_command(struct sdram *self, uint64_t levels)
{
    int command = command_wires(levels);

    if (command == READ || command == WRITE)
        begin_burst(self, levels, command == WRITE);
    else if (command == ACTIVE)
        open_row(self, levels);
    else if (command == PRECHARGE)
        precharge(self, levels);
    else if (command == REFRESH)
        refresh(self);
    else if (command == LOAD_MODE)
        load_mode(self, levels);
    else if (command == STOP)
        self->beats = 0;
}

/* A mask of reading works two clocks later. */
static void move_pipe(struct sdram *self)
{
    self->is_driving = self->pipe_full & 1 ? 3 & ~self->masked : 0;
    self->out = self->pipe[0];
    self->pipe_full >>= 1;
    memmove(self->pipe, self->pipe + 1, sizeof self->pipe
            - sizeof self->pipe[0]);
}

/* The clock: words on their way first, then the command, then the burst that
 * it begins or that runs. */
static void see_sdram(void *device, uint64_t tick, uint64_t levels)
{
    struct sdram *self = device;
    uint64_t rose = levels & ~self->levels;

    (void)tick;
    self->levels = levels;
    if (!device_level(rose, SDRAM_CLK) || !device_level(levels, SDRAM_CKE))
        return;
    move_pipe(self);
    take_sdram_command(self, levels);
    run_burst(self, levels);
    self->masked = masked_bytes(levels);
}

/* Changes come only with its clock. */
static uint64_t drive_sdram(void *device, uint64_t tick, uint64_t *driven,
                            uint64_t *next)
{
    const struct sdram *self = device;

    (void)tick;
    *next = DEVICE_NEVER;
    *driven = (uint64_t)bits_of_bytes(self->is_driving) << SDRAM_DQ;
    return (uint64_t)self->out << SDRAM_DQ & *driven;
}

/* More than the usual chip has would not fit the wires. */
static uint8_t bits_or(uint8_t bits, uint8_t usual)
{
    return bits && bits < usual ? bits : usual;
}

static void power_up_sdram(void *device, uint64_t tick_hz,
                           const void *settings)
{
    const struct sdram_settings *set = settings;
    struct sdram *self = device;

    (void)tick_hz;
    memset(self, 0, sizeof *self);
    self->row_bits = bits_or(set ? set->row_bits : 0, ROW_BITS);
    self->column_bits = bits_or(set ? set->column_bits : 0, COLUMN_BITS);
    self->latency = LATENCY_MOST;
    self->length = 1;
    for (int bank = 0; bank < SDRAM_BANKS; bank++)
        self->row[bank] = SDRAM_CLOSED;
}

/* The first kind of mistake: what is wrong with it. */
static void say_sdram(const void *device, struct text *to)
{
    static const char *const words[SDRAM_FAULTS] = {
        [SDRAM_NOT_SET_UP] = "used before its mode was set",
        [SDRAM_NOT_OPEN] = "read or written without an open row",
        [SDRAM_NOT_CLOSED] = "a row opened while one is open",
        [SDRAM_REFRESHED_OPEN] = "refreshed while a row is open",
    };
    const struct sdram *self = device;

    for (int i = 0; i < SDRAM_FAULTS; i++)
        if (self->fault[i]) {
            text_put(to, words[i]);
            return;
        }
}

const struct device_type sdram_device = {
    .name = "SDRAM",
    .wires = "clk cke cs_n ras_n cas_n we_n ba[2] a[13] dqml dqmh dq[16]",
    .size = sizeof(struct sdram),
    .power_up = power_up_sdram,
    .see = see_sdram,
    .drive = drive_sdram,
    .say = say_sdram,
    .answers = device_answers_all,
    .clock = "clk",
};
