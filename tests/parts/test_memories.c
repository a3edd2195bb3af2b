/* test_memories.c - SRAM, SDRAM and their cells against plain arrays. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "parts/chip/sdram.h"
#include "parts/chip/sram.h"

/* Cells */

CASE(a_large_memory_is_kept_in_few_pages)
{
    enum { PLACES = 3000 };
    static struct store store;
    static uint32_t address[PLACES];
    static uint16_t word[PLACES];
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "store");
    memset(&store, 0, sizeof store);
    for (uint32_t a = 0; a < STORE_WORDS; a += 61)
        store_write(&store, a, 0, 0xffff);
    assert_int_equal(store.used, 0);
    for (int i = 0; i < PLACES; i++) {
        address[i] = (uint32_t)i * 11171 % STORE_WORDS;
        word[i] = (uint16_t)rng_next(&rng);
        store_write(&store, address[i], word[i], 0x0ff0);
        store_write(&store, address[i], word[i], 0xf00f);
    }
    for (int i = 0; i < PLACES; i++)
        assert_int_equal(store_read(&store, address[i]), word[i]);
    assert_in_range(store.used, 2900, 3000);
    assert_int_equal(store.lost, 0);
}

CASE(more_than_its_pages_is_lost_and_counted)
{
    static struct store store;

    BEGIN_CASE;
    memset(&store, 0, sizeof store);
    for (uint32_t page = 0; page < STORE_POOL + 5; page++)
        store_write(&store, page * STORE_PAGE_WORDS, 1, 0xffff);
    assert_int_equal(store.lost, 5);
    assert_int_equal(store_read(&store, (STORE_POOL - 1) * STORE_PAGE_WORDS),
                     1);
    assert_int_equal(store_read(&store, STORE_POOL * STORE_PAGE_WORDS), 0);
}

/* SRAM */

static struct sram sram;
static uint64_t tick;

static uint64_t sram_wires(uint32_t address, int ce, int oe, int we, int bytes)
{
    return (uint64_t)address << SRAM_A | (uint64_t)!ce << SRAM_CE_N
         | (uint64_t)!oe << SRAM_OE_N | (uint64_t)!we << SRAM_WE_N
         | (uint64_t)!(bytes & 1) << SRAM_LB_N
         | (uint64_t)!(bytes & 2) << SRAM_UB_N;
}

static void sram_write(uint32_t address, uint16_t word, int bytes)
{
    uint64_t data = (uint64_t)word << SRAM_D;

    sram_device.see(&sram, tick++, sram_wires(address, 1, 0, 0, bytes) | data);
    sram_device.see(&sram, tick++, sram_wires(address, 1, 0, 1, bytes));
    sram_device.see(&sram, tick++, sram_wires(address, 1, 0, 1, bytes) | data);
    sram_device.see(&sram, tick++, sram_wires(address, 1, 0, 0, bytes) | data);
}

static uint64_t sram_read(uint64_t wires, uint64_t *driven)
{
    uint64_t next, levels;

    sram_device.see(&sram, tick++, wires);
    levels = sram_device.drive(&sram, tick, driven, &next);
    assert_true(next == DEVICE_NEVER);
    return levels >> SRAM_D & 0xffff;
}

CASE(a_static_memory_keeps_words_and_bytes)
{
    static uint16_t cells[SRAM_WORDS];
    struct rng rng;
    uint64_t driven;

    BEGIN_CASE;
    rng_seed(&rng, "sram");
    memset(cells, 0, sizeof cells);
    sram_device.power_up(&sram, 50000000, NULL);
    for (int i = 0; i < 20000; i++) {
        uint32_t address = (uint32_t)rng_below(&rng, i % 2 ? 64 : SRAM_WORDS);
        uint16_t word = (uint16_t)rng_next(&rng);
        int bytes = (int)rng_below(&rng, 4);
        uint16_t mask = (uint16_t)((bytes & 1) * 0xff + (bytes / 2) * 0xff00);

        if (rng_below(&rng, 2)) {
            sram_write(address, word, bytes);
            cells[address] = (uint16_t)((cells[address] & ~mask)
                                        | (word & mask));
        }
        assert_int_equal(sram_read(sram_wires(address, 1, 1, 0, bytes),
                                   &driven), cells[address] & mask);
        assert_true(driven == (uint64_t)mask << SRAM_D);
    }
    assert_memory_equal(sram.cells, cells, sizeof cells);
}

CASE(a_static_memory_drives_only_when_it_is_read)
{
    uint64_t driven;

    BEGIN_CASE;
    sram_device.power_up(&sram, 50000000, NULL);
    for (int i = 0; i < 8; i++) {
        sram_read(sram_wires(5, i & 1, i & 2, i & 4, 3), &driven);
        assert_int_equal(driven != 0, i == 3);
    }
}

/* An address that passes by while writing is enabled is written. */
CASE(a_static_memory_forgives_nothing)
{
    const uint64_t data = UINT64_C(0x1234) << SRAM_D;

    BEGIN_CASE;
    sram_device.power_up(&sram, 50000000, NULL);
    sram_device.see(&sram, 1, sram_wires(8, 1, 0, 1, 3) | data);
    sram_device.see(&sram, 2, sram_wires(9, 1, 0, 1, 3) | data);
    sram_device.see(&sram, 3, sram_wires(10, 0, 0, 1, 3) | data);
    assert_int_equal(sram.cells[8], 0x1234);
    assert_int_equal(sram.cells[9], 0x1234);
    assert_int_equal(sram.cells[10], 0);
}

/* SDRAM: a controller of the test's own. */

enum { NOP = 7, BST = 6, RD = 5, WR = 4, ACT = 3, PRE = 2, REF = 1, LMR = 0,
       A10 = 1 << 10 };

static struct sdram sdram;

/* What was on the data wires just before this clock rises; -1: nothing drove
 * them, -2: not both halves. Behind the rise other wires may be anything. */
static int clock_sdram(int command, int bank, int address, int data, int masks)
{
    uint64_t wires = (uint64_t)1 << SDRAM_CKE
        | (uint64_t)(command >> 2 & 1) << SDRAM_RAS_N
        | (uint64_t)(command >> 1 & 1) << SDRAM_CAS_N
        | (uint64_t)(command & 1) << SDRAM_WE_N
        | (uint64_t)bank << SDRAM_BA | (uint64_t)address << SDRAM_A
        | (uint64_t)masks << SDRAM_DQML | (uint64_t)data << SDRAM_DQ;
    uint64_t driven, next, levels;

    sdram_device.see(&sdram, tick++, wires);
    levels = sdram_device.drive(&sdram, tick, &driven, &next) >> SDRAM_DQ;
    driven >>= SDRAM_DQ;
    sdram_device.see(&sdram, tick++, wires | 1 << SDRAM_CLK);
    sdram_device.see(&sdram, tick++, 1 << SDRAM_CLK | 1 << SDRAM_CKE);
    return driven == 0xffff ? (int)levels : driven ? -2 : -1;
}

static int nop(void)
{
    return clock_sdram(NOP, 0, 0, 0, 0);
}

static void begin_sdram(int mode)
{
    sdram_device.power_up(&sdram, 100000000, NULL);
    nop();
    clock_sdram(PRE, 0, A10, 0, 0);
    clock_sdram(REF, 0, 0, 0, 0);
    clock_sdram(REF, 0, 0, 0, 0);
    clock_sdram(LMR, 0, mode, 0, 0);
    nop();
}

static int mode_of(int latency, int length_code, int interleaved)
{
    return latency << 4 | interleaved << 3 | length_code;
}

CASE(a_read_comes_after_its_latency)
{
    BEGIN_CASE;
    for (int latency = 2; latency <= 3; latency++) {
        begin_sdram(mode_of(latency, 0, 0));
        clock_sdram(ACT, 1, 77, 0, 0);
        nop();
        clock_sdram(WR, 1, 5, 0xBEEF, 0);
        assert_int_equal(clock_sdram(RD, 1, 5, 0, 0), -1);
        for (int i = 1; i < latency; i++)
            assert_int_equal(nop(), -1);
        assert_int_equal(nop(), 0xBEEF);
        assert_int_equal(nop(), -1);
    }
}

/* From the tables of the JEDEC standard: a burst of four from column 1, 2, 3
 * and one of eight from 5. */
CASE(bursts_wrap_as_in_the_standard)
{
    static const struct { int code, interleaved, start, order[8]; } rows[] = {
        {2, 0, 1, {1, 2, 3, 0}}, {2, 0, 2, {2, 3, 0, 1}},
        {2, 1, 1, {1, 0, 3, 2}}, {2, 1, 3, {3, 2, 1, 0}},
        {1, 0, 1, {1, 0}}, {1, 1, 1, {1, 0}},
        {3, 0, 5, {5, 6, 7, 0, 1, 2, 3, 4}},
        {3, 1, 5, {5, 4, 7, 6, 1, 0, 3, 2}},
    };

    BEGIN_CASE;
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        begin_sdram(mode_of(2, 0, 0) | 1 << 9);
        clock_sdram(ACT, 0, 3, 0, 0);
        for (int column = 0; column < 32; column++)
            clock_sdram(WR, 0, column, 0x100 + column, 0);
        clock_sdram(LMR, 0, mode_of(2, rows[r].code, rows[r].interleaved), 0,
                    0);
        clock_sdram(RD, 0, 16 + rows[r].start, 0, 0);
        nop();
        for (int i = 0; i < 1 << rows[r].code; i++)
            assert_int_equal(nop(), 0x110 + rows[r].order[i]);
        assert_int_equal(nop(), -1);
    }
}

CASE(a_burst_of_a_page_goes_on_until_it_is_stopped)
{
    BEGIN_CASE;
    begin_sdram(mode_of(2, 7, 0));
    clock_sdram(ACT, 2, 1, 0, 0);
    clock_sdram(WR, 2, 1020, 1, 0);
    for (int i = 2; i <= 1030; i++)
        clock_sdram(NOP, 0, 0, i, 0);
    clock_sdram(BST, 0, 0, 9999, 0);
    clock_sdram(RD, 2, 1019, 0, 0);
    nop();
    assert_int_equal(nop(), 1024);
    assert_int_equal(nop(), 1025);
    assert_int_equal(clock_sdram(BST, 0, 0, 0, 0), 1026);
    assert_int_equal(nop(), 1027);
    assert_int_equal(nop(), -1);
}

CASE(closing_a_bank_stops_its_own_burst)
{
    BEGIN_CASE;
    for (int bank = 0; bank < 4; bank++) {
        begin_sdram(mode_of(2, 3, 0));
        clock_sdram(ACT, 1, 0, 0, 0);
        clock_sdram(ACT, bank == 1 ? 0 : bank, 0, 0, 0);
        clock_sdram(RD, 1, 0, 0, 0);
        clock_sdram(PRE, bank, 0, 0, 0);
        assert_int_equal(nop(), 0);
        assert_int_equal(nop(), bank == 1 ? -1 : 0);
        assert_int_equal(nop(), bank == 1 ? -1 : 0);
    }
}

CASE(masks_work_at_once_for_writing_and_two_clocks_late_for_reading)
{
    BEGIN_CASE;
    begin_sdram(mode_of(2, 1, 0));
    clock_sdram(ACT, 0, 0, 0, 0);
    clock_sdram(WR, 0, 0, 0x1111, 0);
    clock_sdram(NOP, 0, 0, 0x2222, 2);
    clock_sdram(RD, 0, 0, 0, 0);
    clock_sdram(NOP, 0, 0, 0, 3);
    assert_int_equal(clock_sdram(NOP, 0, 0, 0, 0), 0x1111);
    assert_int_equal(nop(), -1);
    clock_sdram(RD, 0, 0, 0, 1);
    clock_sdram(NOP, 0, 0, 0, 0);
    assert_int_equal(nop(), -2);
    assert_int_equal(nop(), 0x0022);
}

CASE(what_is_done_in_the_wrong_order_is_counted)
{
    BEGIN_CASE;
    sdram_device.power_up(&sdram, 100000000, NULL);
    clock_sdram(ACT, 0, 0, 0, 0);
    clock_sdram(RD, 0, 0, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_NOT_SET_UP], 1);
    sdram_device.power_up(&sdram, 100000000, NULL);
    clock_sdram(LMR, 0, mode_of(3, 0, 0), 0, 0);
    clock_sdram(RD, 0, 0, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_NOT_OPEN], 1);
    clock_sdram(ACT, 0, 0, 0, 0);
    clock_sdram(REF, 0, 0, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_REFRESHED_OPEN], 1);
    begin_sdram(mode_of(3, 0, 0));
    clock_sdram(RD, 3, 0, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_NOT_OPEN], 1);
    clock_sdram(ACT, 3, 0, 0, 0);
    clock_sdram(ACT, 3, 1, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_NOT_CLOSED], 1);
    clock_sdram(REF, 0, 0, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_REFRESHED_OPEN], 1);
    clock_sdram(RD, 3, A10, 0, 0);
    clock_sdram(RD, 3, 0, 0, 0);
    assert_int_equal(sdram.fault[SDRAM_NOT_OPEN], 2);
    assert_int_equal(sdram.refreshes, 3);
}

/* Four open banks, random words in random places, with and without closing;
 * single words, so that the plain array can follow. */
CASE(words_in_random_banks_rows_and_columns_are_kept)
{
    static uint16_t cells[4][8][1024];
    int open[4] = {-1, -1, -1, -1};
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sdram");
    memset(cells, 0, sizeof cells);
    begin_sdram(mode_of(3, 0, 0));
    for (int i = 0; i < 20000; i++) {
        int bank = (int)rng_below(&rng, 4), row = (int)rng_below(&rng, 8);
        int column = (int)rng_below(&rng, 1024);
        int closes = rng_below(&rng, 4) == 0;
        uint16_t word = (uint16_t)rng_next(&rng);

        if (open[bank] >= 0 && open[bank] != row)
            clock_sdram(PRE, bank, 0, 0, 0);
        if (open[bank] != row)
            clock_sdram(ACT, bank, row * 1000, 0, 0);
        open[bank] = closes ? -1 : row;
        if (rng_below(&rng, 2)) {
            clock_sdram(WR, bank, column | (closes ? A10 : 0), word, 0);
            cells[bank][row][column] = word;
        } else {
            clock_sdram(RD, bank, column | (closes ? A10 : 0), 0, 0);
            nop();
            nop();
            assert_int_equal(nop(), cells[bank][row][column]);
        }
    }
    for (int i = 0; i < SDRAM_FAULTS; i++)
        assert_int_equal(sdram.fault[i], 0);
    assert_int_equal(sdram.store.lost, 0);
}

CASE(a_copy_in_the_middle_of_a_burst_goes_on_like_the_original)
{
    static struct sdram copy, original;

    BEGIN_CASE;
    begin_sdram(mode_of(3, 3, 0));
    clock_sdram(ACT, 0, 0, 0, 0);
    clock_sdram(WR, 0, 0, 7, 0);
    for (int i = 0; i < 7; i++)
        clock_sdram(NOP, 0, 0, i, 0);
    clock_sdram(RD, 0, 0, 0, 0);
    nop();
    memcpy(&copy, &sdram, sizeof copy);
    for (int i = 0; i < 12; i++)
        nop();
    memcpy(&original, &sdram, sizeof original);
    memcpy(&sdram, &copy, sizeof sdram);
    for (int i = 0; i < 12; i++)
        nop();
    assert_memory_equal(&sdram, &original, sizeof sdram);
}

CASE(wild_wires_do_no_harm)
{
    struct rng rng;
    uint64_t driven, next;

    BEGIN_CASE;
    rng_seed(&rng, "wild memory");
    for (int round = 0; round < 6; round++) {
        const struct sdram_settings settings = {(uint8_t)(round * 5),
                                                (uint8_t)(round * 3)};

        sdram_device.power_up(&sdram, 1, &settings);
        sram_device.power_up(&sram, 1, NULL);
        for (uint64_t t = 0; t < 20000; t++) {
            uint64_t levels = rng_next(&rng) | 1 << SDRAM_CKE;

            sdram_device.see(&sdram, t, levels);
            sdram_device.drive(&sdram, t, &driven, &next);
            sram_device.see(&sram, t, levels);
            sram_device.drive(&sram, t, &driven, &next);
        }
    }
}

static const struct CMUnitTest tests[] = {
    TEST("memories: a large memory is kept in few pages",
         a_large_memory_is_kept_in_few_pages),
    TEST("memories: more than its pages is lost and counted",
         more_than_its_pages_is_lost_and_counted),
    TEST("SRAM: words and bytes are kept",
         a_static_memory_keeps_words_and_bytes),
    TEST("SRAM: it drives only when it is read",
         a_static_memory_drives_only_when_it_is_read),
    TEST("SRAM: an address that passes by is written",
         a_static_memory_forgives_nothing),
    TEST("SDRAM: a read comes after its latency",
         a_read_comes_after_its_latency),
    TEST("SDRAM: bursts wrap as in the standard",
         bursts_wrap_as_in_the_standard),
    TEST("SDRAM: a burst of a page goes on until it is stopped",
         a_burst_of_a_page_goes_on_until_it_is_stopped),
    TEST("SDRAM: closing a bank stops its own burst",
         closing_a_bank_stops_its_own_burst),
    TEST("SDRAM: masks work at once for writing, two clocks late for reading",
         masks_work_at_once_for_writing_and_two_clocks_late_for_reading),
    TEST("SDRAM: what is done in the wrong order is counted",
         what_is_done_in_the_wrong_order_is_counted),
    TEST("SDRAM: words in random banks, rows and columns are kept",
         words_in_random_banks_rows_and_columns_are_kept),
    TEST("SDRAM: a copy in the middle of a burst goes on like the original",
         a_copy_in_the_middle_of_a_burst_goes_on_like_the_original),
    TEST("memories: wild wires do no harm", wild_wires_do_no_harm),
};

CHECK_MAIN("memories", tests)
