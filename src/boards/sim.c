/* sim.c - no board at all: parts straight on a chip, as in a simulation.
 *
 * The document's simulation phase has a 2 Hz clock and neither divider nor
 * debouncer nor display driver (M0-74, M0-80). Here one tick is one clock
 * of the chip, a button held for one tick is one press, and every digit has
 * wires of its own. It looks like a Basys2, so that scripts read the same.
 */
#include "boards/sim.h"

#include "base/words.h"
#include "boards/basys2.h"

const struct pin_def sim_outputs[] = {
    {"LD", SIM_LD, 8, ACTIVE_HIGH},
    {"SSD0", SIM_SSD, 8, ACTIVE_HIGH},
    {"SSD1", SIM_SSD + 8, 8, ACTIVE_HIGH},
    {"SSD2", SIM_SSD + 16, 8, ACTIVE_HIGH},
    {"SSD3", SIM_SSD + 24, 8, ACTIVE_HIGH},
    {0},
};

static void light_unscanned_digits(pins out, struct lights *lit)
{
    lit->word[0] = pins_get(out, SIM_LD, 8) << BASYS2_LIGHT_LD
                 | pins_get(out, SIM_SSD, 32) << BASYS2_LIGHT_AN;
}

const struct board_type sim = {
    .name = "sim",
    .title = WORDS("simulation: the bare chip at 2 Hz"),
    .width_mm = 98,
    .height_mm = 60,
    .mask_rgb = 0x30343a,
    .clock_hz = 2,
    .scan_ticks = 1,
    .lights = BASYS2_LIGHTS,
    .tap_ticks = 1,
    .rest_ticks = 0,
    .parts = basys2_parts,
    .inputs = basys2_inputs,
    .outputs = sim_outputs,
    .shine = light_unscanned_digits,
};
