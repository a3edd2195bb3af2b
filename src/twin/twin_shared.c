/* twin_shared.c - the twins of the chips that several machines share.
 *
 * Each is compared alone, by `boardwalk twin uart` and so on, and again inside
 * the twins of the machines that use it.
 */
#include "chips/clk_divider.h"
#include "chips/debouncer.h"
#include "chips/rng_module.h"
#include "chips/ssd.h"
#include "chips/uart.h"
#include "twin/twin.h"

/* Ports that are held. */
static const struct pin_def debouncer_setup[] = {
    {"step", 0, 1, ACTIVE_HIGH},
    {0},
};

static const struct pin_def rng_module_setup[] = {
    {"seed", 0, 32, ACTIVE_HIGH},
    {0},
};

/* On a board a divider enables its steps; alone it takes one every tick. */
static void hold_step_high(const void *chip, const struct chip_setup *setup,
                           uint64_t words[TWIN_SETUP_WORDS])
{
    (void)chip;
    (void)setup;
    words[0] = 1;
}

/* The start of the random bits, as the C chip drew it from its seed. */
static void seed_shift(const void *chip, const struct chip_setup *setup,
                       uint64_t words[TWIN_SETUP_WORDS])
{
    const struct rng_module *self = chip;

    (void)setup;
    words[0] = self->shift;
}

static const struct twin twin_clk_divider = {
    .chip = &clk_divider,
    .module = "clk_divider",
    .sources = "clk_divider",
    .parameters = "SlowHz=50",          /* the option's standard value */
    .has_clock = 1,
};

static const struct twin twin_debouncer = {
    .chip = &debouncer,
    .module = "debouncer",
    .sources = "debouncer",
    .has_clock = 1,
    .setup = debouncer_setup,
    .power_up = hold_step_high,
};

static const struct twin twin_ssd = {
    .chip = &ssd,
    .module = "ssd_driver",
    .sources = "ssd_driver clk_divider",
    .parameters = "DigitHz=1000000000", /* faster than any: each tick one */
    .has_clock = 1,
};

static const struct twin twin_uart = {
    .chip = &uart,
    .module = "uart_tx",
    .sources = "uart_tx",
    .has_clock = 1,
};

static const struct twin twin_rng_module = {
    .chip = &rng_module,
    .module = "rng_module",
    .sources = "rng_module lfsr",
    .setup = rng_module_setup,
    .power_up = seed_shift,
};

const struct twin *const shared_twins[] = {
    &twin_clk_divider,
    &twin_debouncer,
    &twin_ssd,
    &twin_uart,
    &twin_rng_module,
    NULL,
};
