/* pinout.c - ports and balls of boards.
 *
 * A board's buses are a table in pinouts/, closed by an entry without balls;
 * the balls of a bus are one string with blanks between, its lowest bit first:
 *
 *    {"sw", 0, "V17 V16 W16", PORT_IN, ...}   sw[0] is V17, sw[2] is W16
 *
 * A heading is an entry without a name. Strings rather than arrays keep a bus
 * on a line or two, where it can be compared with the vendor's file.
 */
#include "boards/pinout.h"

#include <string.h>

#define PINOUT(name) \
    extern const struct pinout pinout_##name;
#include "boards/pinouts/catalogue.h"
#undef PINOUT

static const struct pinout *const pinouts[] = {
#define PINOUT(name) \
    &pinout_##name,
#include "boards/pinouts/catalogue.h"
#undef PINOUT
    NULL,
};

/* Boards */

/* Null after the last. */
const struct pinout *pinout_at(int i)
{
    return pinouts[i];
}

static const char *pinout_name_at(const void *at, int i)
{
    (void)at;
    return pinouts[i] ? pinouts[i]->name : NULL;
}

/* Null is success; else the text names boards that are alike. */
const char *pinout_find(const char *name, const struct pinout **pinout)
{
    for (int i = 0; pinouts[i]; i++)
        if (text_same(pinouts[i]->name, name)) {
            *pinout = pinouts[i];
            return NULL;
        }
    return text_unknown("board", name, "", pinout_name_at, NULL,
                        "'boardwalk list boards' shows them");
}

/* Ports */

/* The i-th word, copied; 0 if there are not so many. */
static int copy_ball(const char *balls, int i, char *ball)
{
    size_t length;

    while (i-- > 0) {
        balls = strchr(balls, ' ');
        if (!balls)
            return 0;
        balls++;
    }
    length = strcspn(balls, " ");
    if (length >= PORT_BALL_MAX)
        return 0;
    memcpy(ball, balls, length);
    ball[length] = 0;
    return length > 0;
}

/* 0 after the last bit, and for a heading. A port that is not of a bus has no
 * number in its name. */
int pinout_bit(const struct port_bus *bus, int i, struct port *port)
{
    struct text name;

    if (!bus->name || !copy_ball(bus->balls, i, port->ball))
        return 0;
    port->bus = bus;
    port->bit = i;
    text_begin(&name, port->name, sizeof port->name);
    text_put(&name, bus->name);
    if (bus->low != PORT_SINGLE) {
        text_put(&name, "[");
        text_put_number(&name, (unsigned)(bus->low + i));
        text_put(&name, "]");
    }
    return 1;
}

/* By number through all buses, from the first on each time. */
int pinout_port(const struct pinout *self, int i, struct port *port)
{
    for (const struct port_bus *bus = self->buses; bus->balls; bus++)
        for (int bit = 0; pinout_bit(bus, bit, port); bit++)
            if (i-- == 0)
                return 1;
    return 0;
}

int pinout_count(const struct pinout *self)
{
    struct port port;
    int count = 0;

    while (pinout_port(self, count, &port))
        count++;
    return count;
}

/* What connectors offer to things that are plugged in. */
int pinout_is_free(const struct pinout *self, const struct port *port)
{
    for (const struct port_part *part = self->parts; part && part->bus; part++)
        if (text_same(part->bus, port->bus->name))
            return 0;
    return (port->bus->traits & PORT_IS_FREE) != 0;
}

int pinout_count_free(const struct pinout *self)
{
    struct port port;
    int count = 0;

    for (int i = 0; pinout_port(self, i, &port); i++)
        count += pinout_is_free(self, &port);
    return count;
}

/* The first socket for such a part; null: it must be plugged into free ports,
 * if it can be. */
const struct port_socket *pinout_socket(const struct pinout *self,
                                        enum part_kind kind)
{
    for (const struct port_socket *at = self->sockets; at && at->name; at++)
        if (at->kind == kind)
            return at;
    return NULL;
}

/* "sw[3]" and "sw" are both of the bus sw, in capitals or small letters. */
int pinout_is_bus(const struct port_bus *bus, const char *name)
{
    size_t length = strcspn(name, "[");
    char own[PORT_NAME_MAX];

    if (!bus->name || length >= sizeof own)
        return 0;
    memcpy(own, name, length);
    own[length] = 0;
    return text_alike(bus->name, own);
}

/* Bus by bus: asking for the i-th port each time would begin anew each time. */
int pinout_port_at(const struct pinout *self, const char *ball,
                   struct port *port)
{
    for (const struct port_bus *bus = self->buses; bus->balls; bus++)
        for (int bit = 0; pinout_bit(bus, bit, port); bit++)
            if (text_alike(port->ball, ball))
                return 1;
    return 0;
}

/* Vendors spell ports differently from file to file: letters need not have the
 * same case. */
int pinout_port_named(const struct pinout *self, const char *name,
                      struct port *port)
{
    for (const struct port_bus *bus = self->buses; bus->balls; bus++)
        for (int bit = 0; pinout_is_bus(bus, name)
                          && pinout_bit(bus, bit, port); bit++)
            if (text_alike(port->name, name))
                return 1;
    return 0;
}

/* Sockets */

const struct device_type *port_socket_device(const struct port_socket *self)
{
    return self->device ? self->device : part_types[self->kind]->device;
}

/* All bits of all rows with this name, or the one bit that is named so. */
static int ports_of_name(const struct pinout *self, const char *name,
                         struct port *ports, int most)
{
    int count = 0;

    for (const struct port_bus *bus = self->buses; bus->balls; bus++)
        for (int bit = 0; count < most && bus->name
                          && text_same(bus->name, name)
                          && pinout_bit(bus, bit, &ports[count]); bit++)
            count++;
    if (!count && most > 0)
        count = pinout_port_named(self, name, &ports[0]);
    return count;
}

/* A word is one name or several with commas between, and "-" is none. */
int pinout_socket_ports(const struct pinout *self, const char *words, int n,
                        struct port *ports, int most)
{
    char name[PORT_NAME_MAX];
    int count = 0;

    for (; n > 0 && words; n--) {
        words = strchr(words, ' ');
        if (words)
            words++;
    }
    if (!words || !*words)
        return -1;
    for (;;) {
        size_t length = strcspn(words, " ,");

        if (length < sizeof name) {
            memcpy(name, words, length);
            name[length] = 0;
            count += ports_of_name(self, name, ports + count, most - count);
        }
        if (words[length] != ',')
            return count;
        words += length + 1;
    }
}
