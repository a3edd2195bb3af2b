/* pinout.h - a board as its vendor ships it: ports by the vendor's names, the
 * balls of the chip that they go to, and oscillators.
 *
 * A port is one bit, "sw[3]" or "clk"; a bus has several with one name. A
 * constraint file binds the ports of a design to balls; here they are the other
 * way round, what there is to bind to. A board is one file in pinouts/ and one
 * line of pinouts/catalogue.h.
 */
#ifndef PINOUT_H
#define PINOUT_H

#include <stdint.h>

#include "base/text.h"
#include "parts/kind.h"

/* As the design sees it. */
enum port_direction { PORT_IN, PORT_OUT, PORT_BOTH };

enum port_trait {
    PORT_IS_LOW = 1,                    /* pressed, lit or chosen by low */
    PORT_IS_PULLED_UP = 2,              /* wants a resistor to the supply */
    PORT_IS_FREE = 4,                   /* on a connector for what one likes */
};

enum { PORT_SINGLE = -1, PORT_NAME_MAX = 32, PORT_BALL_MAX = 8 };

struct port_bus {
    const char *name;                   /* as the vendor writes it; null for a
                                         * heading */
    int low;                            /* the number of its first bit, or
                                         * PORT_SINGLE */
    const char *balls;                  /* from there on, with blanks between;
                                         * of a heading: its words; null ends
                                         * a table */
    enum port_direction direction;
    int traits;
    uint32_t clock_hz;                  /* of an oscillator, else 0 */
};

#define PORT_HEADING(words) \
    {0, 0, words, PORT_IN, 0, 0}

/* The vendors' languages for constraint files. */
enum constraint_format {
    CONSTRAINT_XDC,                     /* Vivado */
    CONSTRAINT_UCF,                     /* ISE */
    CONSTRAINT_QSF,                     /* Quartus */
    CONSTRAINT_CST,                     /* Gowin */
    CONSTRAINT_PCF,                     /* nextpnr for iCE40 */
    CONSTRAINT_LPF,                     /* nextpnr and Diamond for ECP5 */
    CONSTRAINT_PLAIN,                   /* "sw[3] W17", for other programs */
    CONSTRAINT_FORMATS,
};

/* What is soldered to the bits of a bus. Where a number counts, bit i has the
 * one that is i above that of the first. */
enum port_use {
    PORT_CONTROL,                       /* the control with this pin */
    PORT_LIGHT,                         /* this light */
    PORT_SEGMENT,                       /* this segment of every digit that is
                                         * scanned */
    PORT_DIGIT,                         /* such a digit is on: its first light,
                                         * and eight more for each bit */
    PORT_COLUMN,                        /* of a matrix of two colours: 0 or 1,
                                         * and two more for each bit, in every
                                         * row */
    PORT_ROW,                           /* such a row is on while this is low:
                                         * its first light, and sixteen more for
                                         * each bit */
};

struct port_part {
    const char *bus;                    /* null ends a table */
    enum port_use use;
    int number;
};

struct board_type;
struct device_type;

/* Where something can be plugged in: it stands on the desk if a design uses one
 * of its ports. They are named, with blanks between, in the order in which the
 * device has its wires: a whole bus, "VGA_R", or one bit of it, "JA[7]". A wire
 * that goes nowhere is a "-". */
struct port_socket {
    const char *name;                   /* of the part there; null ends one */
    enum part_kind kind;
    const char *ports;
    const struct device_type *device;   /* null: the usual one of its kind */
    const void *settings;               /* of the device, or null */
};

#define PORT_SOCKET(name, kind, ports) \
    {name, kind, ports, 0, 0}
#define PORT_SOCKET_FOR(name, kind, ports, device) \
    {name, kind, ports, device, 0}

struct pinout {
    const char *name, *title;
    const char *device;                 /* as the vendor's tool calls it */
    const char *standard;               /* of its pins: "LVCMOS33" */
    enum constraint_format format;      /* of its vendor's tool */
    const struct port_bus *buses;
    const struct board_type *board;     /* its parts, with their places */
    const struct port_part *parts;
    const struct port_socket *sockets;
};

struct port {
    const struct port_bus *bus;
    int bit;                            /* of it, counted from 0 */
    char name[PORT_NAME_MAX];           /* "sw[3]" */
    char ball[PORT_BALL_MAX];           /* "W17" */
};

/* The i-th board, null after the last; and the one of a name, or an error that
 * names the nearest. */
const struct pinout *pinout_at(int i);
const char *pinout_find(const char *name, const struct pinout **pinout);

/* The i-th bit of a bus; 0 if it has not that many. */
int pinout_bit(const struct port_bus *bus, int i, struct port *port);

/* The i-th port of a board; 0 if there is none. And how many there are. */
int pinout_port(const struct pinout *self, int i, struct port *port);
int pinout_count(const struct pinout *self);

/* Whether one is on a connector for what one likes, with nothing of the board
 * at it; and how many there are. */
int pinout_is_free(const struct pinout *self, const struct port *port);
int pinout_count_free(const struct pinout *self);

/* The socket for a kind of part, or null. */
const struct port_socket *pinout_socket(const struct pinout *self,
                                        enum part_kind kind);

/* The port at a ball, or of a name; 0 if there is none. Letters may be large
 * or small, as vendors' tools take them. */
int pinout_port_at(const struct pinout *self, const char *ball,
                   struct port *port);
int pinout_port_named(const struct pinout *self, const char *name,
                      struct port *port);

/* Whether a bus is meant by a name: "sw" or "sw[3]" for the bus sw. */
int pinout_is_bus(const struct port_bus *bus, const char *name);

/* What is at the end of its wires, or null. */
const struct device_type *port_socket_device(const struct port_socket *self);

/* The ports at the n-th word of a socket, lowest bit first; how many there are,
 * negative after the last word. */
int pinout_socket_ports(const struct pinout *self, const char *words, int n,
                        struct port *ports, int most);

/* Constraint files: the name of a language, and the one of a name, or -1. */
const char *constraint_name(enum constraint_format format);
int constraint_find(const char *name);

/* Words on a line of their own, and the lines that bind one port. */
void constraint_put_remark(enum constraint_format format, const char *words,
                           struct text *to);
void constraint_put_port(const struct pinout *pinout,
                         enum constraint_format format,
                         const struct port *port, struct text *to);

#endif
