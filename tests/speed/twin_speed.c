/* twin_speed.c - how fast chips in C and in Verilog are, alone and compared
 * tick by tick. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "boards/de1soc.h"
#include "machines/go/twin_ports.h"
#include "twin/lockstep.h"
#include "twin/stimulus.h"

enum { ROUNDS = 5, TICKS = 1 << 20, GOAL = 5000000 };

static pins in[TICKS], out[TICKS];
static struct lockstep lockstep;

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* People who play, made beforehand: they are not measured. */
static void let_people_play(void)
{
    struct stimulus people;
    int made = 0;

    stimulus_begin(&people, lockstep.config.twin, lockstep.setup.clock_hz, "1");
    while (made < TICKS) {
        uint32_t ticks;
        pins word = stimulus_next(&people, &ticks);

        while (ticks-- > 0 && made < TICKS)
            in[made++] = word;
    }
}

static const char *in_c(void)
{
    const struct chip_type *chip = twin_chip(lockstep.config.twin);
    void *state = calloc(1, chip->size);

    chip->reset(state, &lockstep.setup);
    for (int i = 0; i < TICKS; i++)
        out[i] = chip->tick(state, in[i]);
    free(state);
    return NULL;
}

static const char *in_verilog(void)
{
    const char *error = pair_power_up(lockstep.pair);

    for (int i = 0; !error && i < TICKS; i += PAIR_BLOCK)
        error = engine_run(lockstep.pair->engine, in + i, out + i, NULL,
                           PAIR_BLOCK);
    return error;
}

static const char *compared(void)
{
    const char *error = pair_power_up(lockstep.pair);

    if (!error)
        error = pair_run(lockstep.pair, in, TICKS);
    if (!error && lockstep_differs(&lockstep))
        error = "they differ";
    return error;
}

/* Ticks a second, the best of some rounds. */
static double speed_of(const char *(*work)(void))
{
    double best = 0;

    for (int round = 0; round < ROUNDS; round++) {
        double begun = seconds(), now;
        const char *error = work();

        if (error) {
            fprintf(stderr, "twin_speed: %s\n", error);
            exit(1);
        }
        now = TICKS / (seconds() - begun);
        best = now > best ? now : best;
    }
    return best;
}

static void measure(const char *id)
{
    double c, verilog, both;
    const char *error = lockstep_open(&lockstep, id);

    if (error) {
        fprintf(stderr, "twin_speed: %s\n", error);
        exit(1);
    }
    let_people_play();
    c = speed_of(in_c);
    verilog = speed_of(in_verilog);
    both = speed_of(compared);
    printf("twin, %-16s C %6.1f, Verilator %5.1f (%.2f of C), compared %5.1f "
           "million ticks/s: %.2f x the goal\n", id, c * 1e-6,
           verilog * 1e-6, verilog / c, both * 1e-6, both / GOAL);
}

/* Go: clocks of its FPGA, with nobody at the keys. */

enum { GO_CLOCKS = 1 << 19 };

static const struct go_peripheral_in quiet = {
    .reset_n = 1, .aso_left_ready = 1, .aso_right_ready = 1,
};

static const char *go_in_c(void)
{
    static struct go_peripheral chip;

    go_peripheral_reset(&chip);
    for (int i = 0; i < GO_CLOCKS; i++)
        out[i] = go_peripheral_clock(&chip, &quiet).vga_hs;
    return NULL;
}

static const char *go_in_verilog(void)
{
    const char *error = pair_power_up(lockstep.pair);

    for (int i = 0; i < PAIR_BLOCK; i++)
        go_ports_put_in(&quiet, 1, in + (size_t)i * GO_PORTS_IN);
    for (int i = 0; !error && i < GO_CLOCKS; i += PAIR_BLOCK)
        error = engine_run(lockstep.pair->engine, in, out, NULL, PAIR_BLOCK);
    return error;
}

static const char *go_compared(void)
{
    const char *error = pair_power_up(lockstep.pair);

    if (!error)
        error = pair_hold(lockstep.pair, 0, GO_CLOCKS / DE1SOC_CLOCKS_A_TICK);
    if (!error && lockstep_differs(&lockstep))
        error = "they differ";
    return error;
}

/* speed_of counts TICKS for each round. */
static double clocks_of(const char *(*work)(void))
{
    return speed_of(work) * GO_CLOCKS / TICKS;
}

static void measure_go(void)
{
    double c, verilog, both;
    const char *error = lockstep_open(&lockstep, "go#1");

    if (error) {
        fprintf(stderr, "twin_speed: %s\n", error);
        exit(1);
    }
    c = clocks_of(go_in_c);
    verilog = clocks_of(go_in_verilog);
    both = clocks_of(go_compared);
    printf("twin, %-16s C %6.1f, Verilator %5.1f (%.2f of C), compared %5.1f "
           "million clocks/s: %.2f of real time\n", "go#1", c * 1e-6,
           verilog * 1e-6, verilog / c, both * 1e-6, both / 50e6);
}

int main(void)
{
    lockstep.config.kind = engine_kinds[0];
    measure("duel#1");
    measure("pegs#1");
    measure("checkers#1");
    measure("poker#1");
    measure_go();
    lockstep_close(&lockstep);
    return 0;
}
