/* boards.c - the board that checkers is played on. */
#include "machines/checkers/on_tinychip.h"

const struct machine_type *const checkers_machines[] = {
    &checkers_on_tinychip,
    NULL,
};
