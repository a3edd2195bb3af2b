/* test_bench.c - the machine on the bench shows what the board's program shows:
 * the same keys, picture for picture and sound for sound. */
#include "check.h"

#include <string.h>

#include "machines/go/de1soc/reference.h"
#include "machines/go/on_de1soc.h"

static struct go_de1soc chip;
static struct reference reference;
static struct monitor monitor;          /* on the bench's VGA socket */
static pins in;

/* Notes each sound as it begins. */
static void run(int ticks)
{
    for (int i = 0; i < ticks; i++) {
        uint8_t sound = chip.peripheral.audio.active_sound;
        uint16_t index = chip.peripheral.audio.sample_index;

        go_on_de1soc.top->tick(&chip, in);
        if (chip.peripheral.audio.active_sound
            && (chip.peripheral.audio.active_sound != sound
                || chip.peripheral.audio.sample_index < index))
            monitor.sound[monitor.sound_count++] =
                chip.peripheral.audio.active_sound;
    }
}

static void power_up(void)
{
    struct chip_setup setup = {.seed = "7", .clock_hz = DE1SOC_CLOCK_HZ};

    go_on_de1soc.top->reset(&chip, &setup);
    reference_begin(&reference, chip.program.seed);
    memset(&monitor, 0, sizeof monitor);
    in = 0;
    run(3 * VGA_LINES);
    reference_settle(&reference);
}

/* Whole frames off its memory, through a peripheral in the same state. */
static uint64_t shown_on_bench(void)
{
    static struct monitor copy;

    monitor_begin(&copy, chip.frame[0]);
    copy.chip = chip.peripheral;
    monitor_lines(&copy, 2 * VGA_LINES);
    return copy.hash;
}

static void settle(void)
{
    for (int i = 0; program_is_thinking(&chip.program); i++) {
        assert_true(i < 1000);
        run(VGA_LINES);
    }
    run(3 * VGA_LINES);
}

static void tap(int pin, uint8_t key)
{
    uint8_t report[KEYS_REPORT] = {0, 0, key};

    in = PIN(pin);
    run(600);
    reference_report(&reference, report, sizeof report);
    reference_wait(&reference, 20);
    in = 0;
    report[2] = 0;
    run(600);
    reference_report(&reference, report, sizeof report);
    settle();
    reference_settle(&reference);
    assert_true(shown_on_bench() == reference.monitor.hash);
}

/* A letter for each key. */
static void play(const char *keys)
{
    for (; *keys; keys++)
        switch (*keys) {
        case 'u': tap(DE1SOC_UP, HID_UP); break;
        case 'd': tap(DE1SOC_DOWN, HID_DOWN); break;
        case 'l': tap(DE1SOC_LEFT, HID_LEFT); break;
        case 'r': tap(DE1SOC_RIGHT, HID_RIGHT); break;
        case 'e': tap(DE1SOC_ENTER, HID_ENTER); break;
        case 's': tap(DE1SOC_SPACE, HID_SPACE); break;
        default:  tap(DE1SOC_ESC, HID_ESCAPE);
        }
}

static void assert_same_sounds(void)
{
    assert_true(monitor.sound_count > 0);
    assert_int_equal(monitor.sound_count, reference.monitor.sound_count);
    assert_memory_equal(monitor.sound, reference.monitor.sound,
                        (size_t)monitor.sound_count);
}

CASE(a_game_for_two_looks_and_sounds_the_same)
{
    BEGIN_CASE;
    power_up();
    play("eeeuelluelldeedsrresse");
    assert_same_sounds();
}

CASE(a_game_against_each_level_looks_and_sounds_the_same)
{
    static const char *const games[] = {
        "edeeeelelese", "ededeeelelese", "eddededeeeeles", "eduuedeelex",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        power_up();
        play(games[i]);
        assert_same_sounds();
    }
}

static const struct CMUnitTest tests[] = {
    TEST("de1soc: a game for two looks and sounds as on the bench",
         a_game_for_two_looks_and_sounds_the_same),
    TEST("de1soc: games against levels look and sound as on the bench",
         a_game_against_each_level_looks_and_sounds_the_same),
};

CHECK_MAIN("de1soc_bench", tests)
