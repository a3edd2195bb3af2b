/* plugged.h - what is plugged into the board of a project: by its sockets in
 * use, by the project, or by the player. */
#ifndef PLUGGED_H
#define PLUGGED_H

#include "boards/board.h"
#include "boards/plugs.h"
#include "designs/board_clocks.h"
#include "designs/project/project.h"

enum { PLUGGED_MAX = 12, PLUGGED_GROUNDS = 8 };

struct plugged {
    const struct pinout *pinout;
    struct plug plug[PLUGGED_MAX];
    int plugs;

    /* All that is in use, with the first light of each. */
    struct port_socket sockets[PLUGGED_MAX + 1];
    int lights[PLUGGED_MAX];
    int count;

    struct part parts[BOARD_PARTS_MAX + 1];     /* of board and desk */
    struct board_ground grounds[PLUGGED_GROUNDS + 1];
    int part_count;
    int right_mm, bottom_mm;            /* of all that lies there */
    struct board_ground keys;           /* of a keyboard; GROUND_DESK: none */
    int first_key;                      /* its first key, of seven parts */
};

/* Reads the file plugs.txt of the project's folder, if there is one, and then
 * what the player says, null ends it, or null: a line of either is such as
 * "JA=max7219". */
const char *plugged_read(struct plugged *self, const struct project *project,
                         const char *const *plugs);

/* Finds out which sockets are used, once the design's pins are known, and lays
 * all parts of the desk. */
const char *plugged_lay(struct plugged *self,
                        const struct machine_design *design);

/* How many pins of the design are on connectors where nothing is plugged in
 * that has them, and the first of these ports. */
int plugged_count_open(const struct plugged *self,
                       const struct machine_design *design,
                       struct port *first);

/* Which clocks the design gives to those in use. */
void plugged_find_clocks(const struct plugged *self,
                         const struct machine_design *design,
                         struct board_clocks_wires *wires);

#endif
