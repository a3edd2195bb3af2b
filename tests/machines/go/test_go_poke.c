/* test_go_poke.c - the second master on Go's bus: it tries everything, and
 * leaves the bus to the program. */
#include "check.h"

#include "machines/go/twin_poke.h"

enum { CLOCKS = 2000000, REGISTERS = 8 };

/* What came over the bus; the state is that of a beam that runs on. */
struct notes {
    int reads[REGISTERS], writes[REGISTERS];
    int at_line_end, resets, stalls, large, too_large;
    int swaps[2];                       /* written to VGA_CTRL: no, yes */
};

static void run_beam(struct go_peripheral *state)
{
    state->vga.half_pixel ^= 1;
    if (!state->vga.half_pixel)
        state->vga.column = (uint16_t)((state->vga.column + 1) % VGA_COLUMNS);
}

static void note_panel(struct notes *notes, uint32_t value)
{
    uint32_t number = value & 0x7f;

    notes->large += number >= 90 && number <= 99;
    notes->too_large += number >= 100;
}

static void note_access(struct notes *notes, const struct go_peripheral *state,
                        const struct go_peripheral_in *in)
{
    int number = in->avs_address >> 2;

    notes->reads[number] += in->avs_read;
    notes->writes[number] += in->avs_write;
    notes->at_line_end += in->avs_write && number == 2
                       && state->vga.column == VGA_COLUMNS - 1;
    notes->swaps[in->avs_writedata & 1] += in->avs_write && number == 2;
    if (in->avs_write && number == 6)
        note_panel(notes, in->avs_writedata);
}

static void poke_for(struct go_poke *poke, int clocks, struct notes *notes)
{
    struct go_peripheral state = {.audio = {.active_sound = 1}};

    for (int i = 0; i < clocks; i++) {
        struct go_peripheral_in in = {
            .reset_n = 1, .aso_left_ready = 1, .aso_right_ready = 1};

        if (i % VGA_CLOCKS_A_LINE == 0)
            go_poke_line(poke);
        go_poke_clock(poke, &state, &in);
        assert_false(in.avs_read && in.avs_write);
        note_access(notes, &state, &in);
        notes->resets += !in.reset_n;
        notes->stalls += !in.aso_left_ready || !in.aso_right_ready;
        run_beam(&state);
    }
}

CASE(every_register_is_read_and_written_also_as_a_line_ends)
{
    struct notes notes = {.resets = 0};
    struct go_poke poke;

    BEGIN_CASE;
    go_poke_begin(&poke, "x");
    poke_for(&poke, CLOCKS, &notes);
    for (int i = 0; i < REGISTERS; i++)
        assert_true(notes.reads[i] > 0 && notes.writes[i] > 0);
    assert_true(notes.at_line_end > 0 && notes.large > 0
                && notes.too_large > 0);
    assert_true(notes.resets > 0 && notes.stalls > 0);
    assert_true(notes.swaps[0] > 0 && notes.swaps[1] > 2 * notes.swaps[0]);
}

CASE(the_program_comes_first)
{
    struct go_peripheral state = {.reserved = {0}};
    struct go_poke poke;

    BEGIN_CASE;
    go_poke_begin(&poke, "x");
    for (int i = 0; i < CLOCKS / 10; i++) {
        struct go_peripheral_in in = {.avs_write = 1, .avs_address = 24,
                                      .avs_writedata = 5};

        if (i % 100 == 0)
            go_poke_line(&poke);
        go_poke_clock(&poke, &state, &in);
        assert_true(in.avs_write && !in.avs_read && in.avs_address == 24
                    && in.avs_writedata == 5);
    }
}

/* It listens after a while: a sound is asked for only when none plays. */
CASE(sounds_are_heard_to_their_ends_all_four)
{
    struct go_peripheral state = {.reserved = {0}};
    struct notes notes = {.resets = 0};
    struct go_poke poke;
    int heard = 0;

    BEGIN_CASE;
    go_poke_begin(&poke, "x");
    while (!poke.is_listening)
        go_poke_line(&poke);
    poke_for(&poke, CLOCKS / 4, &notes);
    assert_true(notes.writes[0] == 0 && notes.resets == 0);
    for (int i = 0; i < 4; i++) {
        struct go_peripheral_in in = {.reset_n = 1};

        go_poke_clock(&poke, &state, &in);
        assert_true(in.avs_write && in.avs_address == 0);
        heard |= 1 << in.avs_writedata;
    }
    assert_int_equal(heard, 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4);
}

static int count_deaf(const char *seed)
{
    struct go_poke poke;
    int deaf = 0;

    go_poke_begin(&poke, seed);
    for (int i = 0; i < CLOCKS / 10; i++)
        deaf += go_poke_is_deaf(&poke);
    return deaf;
}

CASE(some_codecs_are_deaf_at_times_and_some_never)
{
    int never = 0, at_times = 0;

    BEGIN_CASE;
    for (char seed[] = "a"; seed[0] <= 'p'; seed[0]++) {
        int deaf = count_deaf(seed);

        never += deaf == 0;
        at_times += deaf > 0 && deaf < CLOCKS / 20;
    }
    assert_true(never > 0 && at_times > 0 && never + at_times == 16);
}

static const struct CMUnitTest tests[] = {
    TEST("every register is read and written, also as a line ends",
         every_register_is_read_and_written_also_as_a_line_ends),
    TEST("the program comes first", the_program_comes_first),
    TEST("sounds are heard to their ends, all four",
         sounds_are_heard_to_their_ends_all_four),
    TEST("some codecs are deaf at times, and some never",
         some_codecs_are_deaf_at_times_and_some_never),
};

CHECK_MAIN("go_poke", tests)
