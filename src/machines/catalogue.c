/* catalogue.c - every machine on the bench. */
#include "boards/machines.h"
#include "boards/null.h"
#include "machines/checkers/on_tinychip.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"
#include "machines/go/on_de1soc.h"
#include "machines/pegs/on_nexys3.h"
#include "machines/poker/on_basys3.h"

const struct machine_type *const machines[] = {
    &duel_on_basys2,
    &duel_on_sim,
    &pegs_on_nexys3,
    &checkers_on_tinychip,
    &poker_on_basys3,
    &go_on_de1soc,
    &null_machine,
    NULL,
};
