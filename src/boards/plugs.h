/* plugs.h - what can be plugged into the connectors of a board: Pmods and
 * common modules.
 *
 * "JA=max7219" puts one there. On the left is a connector of the board by the
 * vendor's name, two of them for what has two plugs ("JB+JC"), ports one by one
 * for a module on loose wires ("GPIO_0[0],GPIO_0[1],GPIO_0[2]"), or a socket
 * that something else is in usually ("KBD").
 */
#ifndef PLUGS_H
#define PLUGS_H

#include "boards/pinout.h"

enum { PLUG_NAME_MAX = 16, PLUG_PORTS_MAX = 512 };

struct plug_type {
    const char *name;                   /* "max7219"; null ends the table */
    const char *title;                  /* in a list */
    enum part_kind kind;                /* what stands on the desk, */
    int count;                          /* so many of it, numbered from 0 if
                                         * there are several */
    const struct device_type *device;
    const void *settings;               /* of the device, or null */
    const char *pins;                   /* of the connector, for each of the
                                         * device's wires: "1 2 4"; with commas
                                         * where one has several bits, "2:7"
                                         * for the second connector, "-" where
                                         * there is none */
    const char *label;                  /* of its parts, or null: they are
                                         * called as their connector */
};

/* Something in its place; not to be copied, because the socket points into
 * it. Without a type, a socket that is left empty. */
struct plug {
    const struct plug_type *type;
    struct port_socket socket;
    char name[PLUG_NAME_MAX];           /* of the part: "JA" */
    char ports[PLUG_PORTS_MAX];
};

/* The i-th thing there is, null after the last. */
const struct plug_type *plug_type_at(int i);

/* Reads "JA=max7219" for a board. Null is success. */
const char *plug_parse(struct plug *self, const struct pinout *pinout,
                       const char *words);

/* One pin of a Pmod connector, 1 to 4 and 7 to 10, as vendors name them:
 * "JA[0]", "JA[1]" or "P1A1". 0 if there is none. */
int plug_pin(const struct pinout *pinout, const char *connector, int pin,
             struct port *port);

#endif
