/* on_sim.c - the bare duel chip, as in the document's simulation (M0-80).
 *
 *    BTN3 ----> enterA +------+
 *    BTN0 ----> enterB | duel |
 *    BTN2 ----> rst_n  |      |-- LEDX ---> LD
 *    SW2..0 --> letter |      |-- SSD ----> AN
 *    SW3  ----> single +------+
 */
#include "machines/duel/on_sim.h"

#include "base/words.h"
#include "boards/sim.h"
#include "machines/duel/panel.h"

/* With no debouncer a button that is down for a tick is a press (M0-80). */
static pins tick(void *chip, pins in)
{
    pins out = duel_tick(chip, duel_panel_straight(in)
                         | pins_get(in, DUEL_BTN_A, 1) << DUEL_ENTER_A
                         | pins_get(in, DUEL_BTN_B, 1) << DUEL_ENTER_B);

    return pins_get(out, DUEL_LED, 8) << SIM_LD
         | pins_get(out, DUEL_SSD0, 32) << SIM_SSD;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    duel.reset(chip, setup);
}

static const struct chip_type top = {
    .name = "duel_sim",
    .size = sizeof(struct duel),
    .inputs = basys2_inputs,
    .outputs = sim_outputs,
    .options = duel_options,
    .reset = reset,
    .tick = tick,
};

const struct machine_type duel_on_sim = {
    DUEL_PANEL_FIELDS,
    .title = WORDS("two-player Mastermind, simulated at 2 Hz"),
    .board = &sim,
    .top = &top,
};
