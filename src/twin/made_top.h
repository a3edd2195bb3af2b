/* made_top.h - a top for a board that a machine was not made for.
 *
 * rtl/top has one top for each machine, written by hand. On all other boards
 * that have the parts (boards/fit.h) a top is made: the same design with the
 * board's ports around it, its oscillator halved until the design is quick
 * enough, digits that are scanned there or not, levels turned round where the
 * board has them so. What is plugged in is at ports of connectors, plug_in and
 * plug_out, and the constraint file says which balls these are.
 */
#ifndef MADE_TOP_H
#define MADE_TOP_H

#include "boards/pinout.h"
#include "twin/twin.h"

enum { MADE_TOP_WIRES = 64, MADE_TOP_NAME = 48, MADE_TOP_TEXT = 32768,
       MADE_TOP_SOCKETS = 2 };

/* A wire to something that is plugged in: the board's port, and the port of
 * the design's machine that it stands for (boards/board.h). */
struct made_wire {
    struct port port;
    char name[PORT_NAME_MAX];
    struct port_bus bus;
};

struct made_top {
    char module[MADE_TOP_NAME];
    const char *ending;                 /* of the constraint file: ".xdc" */
    const struct pinout *pinout;
    char verilog[MADE_TOP_TEXT], constraints[MADE_TOP_TEXT];

    /* For its machine_design. */
    struct made_wire wires[MADE_TOP_WIRES];
    int wire_count;
    struct port_part plugged[MADE_TOP_WIRES + 1];
    struct port_socket sockets[MADE_TOP_SOCKETS + 1];
    int socket_lights[MADE_TOP_SOCKETS];
    int socket_count;
    char socket_ports[PORT_NAME_MAX], row_ports[3 * PORT_NAME_MAX];
};

/* For a machine on such a board; held are the values of the ports that the
 * twin sets up, which become constants. Null is success. */
const char *made_top_make(struct made_top *self, const struct twin *twin,
                          const struct machine_type *machine,
                          const uint64_t held[TWIN_SETUP_WORDS]);

#endif
