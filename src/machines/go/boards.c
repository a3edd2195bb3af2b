/* boards.c - the board that go is played on.
 *
 * machines/catalogue.h collects these lists of all machines.
 */
#include "machines/go/on_de1soc.h"

const struct machine_type *const go_machines[] = {
    &go_on_de1soc,
    NULL,
};
