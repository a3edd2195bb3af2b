/* catalogue.h - all machines, one line each.
 *
 * MACHINE(name) stands for the folder src/machines/name, which has
 *
 *     name_machines   the machine on each of its boards, the usual one first
 *     name_hand       how a robot works it
 *     name_twins      the same in Verilog: on each board, and bare chips
 *
 * Everything else follows from this list: what can be played, robots, twins,
 * builds, tests, netlists, fuzzing, pictures, requirement ids. Meson and the
 * scripts (scripts/machines.sh) read this file too, so that a line has one
 * MACHINE(name) and nothing else. The including file defines MACHINE.
 */
MACHINE(duel)
MACHINE(pegs)
MACHINE(checkers)
MACHINE(poker)
MACHINE(go)
