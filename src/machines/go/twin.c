/* twin.c - the twin of the FPGA in the Go machine.
 *
 * Only the FPGA has one: the processor's program is C in both machines. The
 * states and transitions are those of the controllers in rtl/, by the names
 * that coverage reports use; every legal transition is listed, and any other
 * is reported as an error.
 */
#include "boards/pinout.h"
#include "machines/go/on_de1soc.h"
#include "machines/go/twin_pair.h"
#include "twin/twin.h"

static const char *const master_states[] = {
    "idle", "asking", "receiving", NULL,
};

static const struct twin_transition master_transitions[] = {
    {"idle", "asking"},
    {"asking", "receiving"},
    {"receiving", "idle"},
    {"asking", "idle"},                 /* reset */
    {NULL, NULL},
};

static const char *const setup_states[] = {
    "start", "address", "high", "low", "stop", NULL,
};

static const struct twin_transition setup_transitions[] = {
    {"start", "address"},
    {"address", "high"},
    {"high", "low"},
    {"low", "stop"},
    {"stop", "start"},
    {"address", "low"},                 /* not acknowledged */
    {"address", "start"}, {"high", "start"}, {"low", "start"},  /* reset */
    {NULL, NULL},
};

static const struct twin_controller controllers[] = {
    {.name = "master", .signal = "u_peripheral.u_vga.state_q",
     .states = master_states, .transitions = master_transitions},
    {.name = "setup", .signal = "u_codec.state_q",
     .states = setup_states, .transitions = setup_transitions},
    {0},
};

/* What is to be seen and heard: `boardwalk twin` counts how often each of
 * these changed, so that a comparison in which nothing happened is noticed. */

static unsigned is_score_shown(const void *chip)
{
    return ((const struct go_de1soc *)chip)->program.screen == SCREEN_OVER;
}

static unsigned games_begun(const void *chip)
{
    return ((const struct go_de1soc *)chip)->program.games;
}

static unsigned picture_shown(const void *chip)
{
    return ((const struct go_de1soc *)chip)->peripheral.vga.front;
}

static unsigned sound_of(const void *chip)
{
    return ((const struct go_de1soc *)chip)->peripheral.audio.active_sound;
}

static const struct twin_sight sights[] = {
    {"games", is_score_shown, 0},
    {"games begun", games_begun, 1},
    {"pictures", picture_shown, 1},
    {"sounds", sound_of, 0},
    {0},
};

/* The USB keyboard is at the processor, not at the FPGA. */
static const struct port_part de1soc_plugged[] = {
    {"USB", PORT_CONTROL, DE1SOC_USB},
    {0},
};

static const struct twin_top de1soc_top = {
    .board = "de1soc", .module = "go_de1soc_top",
    .constraints = ".qsf", .plugged = de1soc_plugged,
};

/* The clock is the board's own 50 MHz: a tick of the machine is a line. */
static const struct twin twin_go_de1soc = {
    .machine = &go_on_de1soc,
    .module = "go_de1soc",
    .sources = "go_de1soc go_peripheral vga_controller audio_controller "
               "sample_rom wm8731_config sounds/place.vh sounds/capture.vh "
               "sounds/illegal.vh sounds/game_over.vh",
    .parameters = "SoundsDir=@sounds/",
    .controllers = controllers,
    .sights = sights,
    .pair = &go_pair,
    .top = &de1soc_top,
};

const struct twin *const go_twins[] = {
    &twin_go_de1soc,
    NULL,
};
