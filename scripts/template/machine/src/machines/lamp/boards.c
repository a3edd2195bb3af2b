/* boards.c - the board that lamp is played on. */
#include "machines/lamp/on_basys2.h"

const struct machine_type *const lamp_machines[] = {
    &lamp_on_basys2,
    NULL,
};
