/* twin_serial.c - the twins of the serial line and of the digits.
 *
 * Chips that only poker uses, beside its game; twin.c lists them.
 */
#include "chips/bcd.h"
#include "machines/poker/uart_top.h"
#include "twin/twin.h"

/* What uart_top is about to send */

static const char *const steps[] = {
    [UART_TOP_REST] = "rest",
    [UART_TOP_WIPE] = "wipe",
    [UART_TOP_VALUE] = "value",
    [UART_TOP_SUIT] = "suit",
    [UART_TOP_SPACE] = "space",
    [UART_TOP_LF] = "lf",
    [UART_TOP_CR] = "cr",
    NULL,
};

/* A line with or without a clearing before it, three cards, LF and CR. */
static const struct twin_transition step_transitions[] = {
    {"rest", "wipe"}, {"rest", "value"}, {"wipe", "value"},
    {"value", "suit"}, {"suit", "space"}, {"space", "value"},
    {"space", "lf"}, {"lf", "cr"}, {"cr", "rest"},
    {0},
};

static const struct twin_controller uart_top_controllers[] = {
    {"characters", "state_q", steps, step_transitions, 0},
    {0},
};

static const struct pin_def uart_top_setup[] = {
    {"is_ansi", 0, 1, ACTIVE_HIGH},
    {0},
};

static void uart_top_power_up(const void *chip,
                              const struct chip_setup *setup,
                              uint64_t words[TWIN_SETUP_WORDS])
{
    (void)setup;
    words[0] = ((const struct uart_top *)chip)->is_ansi;
}

const struct twin twin_uart_fifo = {
    .chip = &uart_fifo,
    .module = "uart_fifo",
    .sources = "uart_fifo",
};

const struct twin twin_uart_top = {
    .chip = &uart_top,
    .module = "uart_top",
    .sources = "uart_top uart_fifo uart_tx",
    .has_clock = 1,
    .setup = uart_top_setup,
    .power_up = uart_top_power_up,
    .controllers = uart_top_controllers,
};

const struct twin twin_bcd = {
    .chip = &bcd,
    .module = "bcd",
    .sources = "bcd",
};
