/* constraint.c - constraint files, in the languages of the vendors' tools.
 *
 * Each has a line that binds a port to a ball, most of them another one, or
 * more of it, for the voltage, and a way to state the period of a clock. What
 * a language has no words for is left out.
 */
#include "boards/pinout.h"

#include <string.h>

static const char *const names[CONSTRAINT_FORMATS] = {
    "xdc", "ucf", "qsf", "cst", "pcf", "lpf", "plain",
};

const char *constraint_name(enum constraint_format format)
{
    return names[format];
}

int constraint_find(const char *name)
{
    for (int i = 0; i < CONSTRAINT_FORMATS; i++)
        if (text_same(names[i], name))
            return i;
    return -1;
}

void constraint_put_remark(enum constraint_format format, const char *words,
                           struct text *to)
{
    if (format == CONSTRAINT_PLAIN)
        return;
    text_put(to, format == CONSTRAINT_CST ? "// " : "# ");
    text_put(to, words);
    text_put(to, "\n");
}

/* "10.000" for 100 MHz: nanoseconds with three places, as tools print them. */
static void put_period(uint32_t clock_hz, struct text *to)
{
    uint64_t picoseconds = (UINT64_C(1000000000000) + clock_hz / 2)
                         / clock_hz;
    uint64_t rest = picoseconds % 1000;

    text_put_number(to, picoseconds / 1000);
    text_put(to, ".");
    for (uint64_t place = 100; place > 1 && rest < place; place /= 10)
        text_put(to, "0");
    text_put_number(to, rest);
}

static void put_xdc(const struct pinout *pinout, const struct port *port,
                    struct text *to)
{
    text_put(to, "set_property -dict {PACKAGE_PIN ");
    text_put(to, port->ball);
    text_put(to, " IOSTANDARD ");
    text_put(to, pinout->standard);
    if (port->bus->traits & PORT_IS_PULLED_UP)
        text_put(to, " PULLUP true");
    text_put(to, "} [get_ports {");
    text_put(to, port->name);
    text_put(to, "}]\n");
    if (!port->bus->clock_hz)
        return;
    text_put(to, "create_clock -name ");
    text_put(to, port->name);
    text_put(to, " -period ");
    put_period(port->bus->clock_hz, to);
    text_put(to, " [get_ports {");
    text_put(to, port->name);
    text_put(to, "}]\n");
}

/* A bit of a bus is sw<3> there. */
static char ucf_letter(char c)
{
    if (c == '[')
        return '<';
    return (char)(c == ']' ? '>' : c);
}

static void put_net(const char *name, struct text *to)
{
    text_put(to, "NET \"");
    for (; *name; name++)
        text_put_char(to, ucf_letter(*name));
    text_put(to, "\" ");
}

static void put_ucf(const struct pinout *pinout, const struct port *port,
                    struct text *to)
{
    put_net(port->name, to);
    text_put(to, "LOC = \"");
    text_put(to, port->ball);
    text_put(to, "\" | IOSTANDARD = ");
    text_put(to, pinout->standard);
    text_put(to, port->bus->traits & PORT_IS_PULLED_UP ? " | PULLUP;\n"
                                                       : ";\n");
    if (!port->bus->clock_hz)
        return;
    put_net(port->name, to);
    text_put(to, "PERIOD = ");
    put_period(port->bus->clock_hz, to);
    text_put(to, " ns;\n");
}

/* Quartus has clocks in a file of their own. */
static void put_qsf(const struct pinout *pinout, const struct port *port,
                    struct text *to)
{
    text_put(to, "set_location_assignment PIN_");
    text_put(to, port->ball);
    text_put(to, " -to ");
    text_put(to, port->name);
    text_put(to, "\nset_instance_assignment -name IO_STANDARD \"");
    text_put(to, pinout->standard);
    text_put(to, "\" -to ");
    text_put(to, port->name);
    text_put(to, "\n");
    if (!(port->bus->traits & PORT_IS_PULLED_UP))
        return;
    text_put(to, "set_instance_assignment -name WEAK_PULL_UP_RESISTOR ON "
                 "-to ");
    text_put(to, port->name);
    text_put(to, "\n");
}

static void put_cst(const struct pinout *pinout, const struct port *port,
                    struct text *to)
{
    text_put(to, "IO_LOC \"");
    text_put(to, port->name);
    text_put(to, "\" ");
    text_put(to, port->ball);
    text_put(to, ";\nIO_PORT \"");
    text_put(to, port->name);
    text_put(to, "\" IO_TYPE=");
    text_put(to, pinout->standard);
    text_put(to, port->bus->traits & PORT_IS_PULLED_UP ? " PULL_MODE=UP;\n"
                                                       : ";\n");
}

static void put_pcf(const struct pinout *pinout, const struct port *port,
                    struct text *to)
{
    (void)pinout;
    text_put(to, port->bus->traits & PORT_IS_PULLED_UP
                 ? "set_io -pullup yes " : "set_io ");
    text_put(to, port->name);
    text_put(to, " ");
    text_put(to, port->ball);
    text_put(to, "\n");
    if (!port->bus->clock_hz)
        return;
    text_put(to, "set_frequency ");
    text_put(to, port->name);
    text_put(to, " ");
    text_put_number(to, port->bus->clock_hz / 1000000);
    text_put(to, "\n");
}

static void put_lpf(const struct pinout *pinout, const struct port *port,
                    struct text *to)
{
    text_put(to, "LOCATE COMP \"");
    text_put(to, port->name);
    text_put(to, "\" SITE \"");
    text_put(to, port->ball);
    text_put(to, "\";\nIOBUF PORT \"");
    text_put(to, port->name);
    text_put(to, "\" IO_TYPE=");
    text_put(to, pinout->standard);
    text_put(to, port->bus->traits & PORT_IS_PULLED_UP ? " PULLMODE=UP;\n"
                                                       : ";\n");
    if (!port->bus->clock_hz)
        return;
    text_put(to, "FREQUENCY PORT \"");
    text_put(to, port->name);
    text_put(to, "\" ");
    text_put_number(to, port->bus->clock_hz / 1000000);
    text_put(to, " MHZ;\n");
}

static void put_plain(const struct pinout *pinout, const struct port *port,
                      struct text *to)
{
    (void)pinout;
    text_put(to, port->name);
    text_put(to, " ");
    text_put(to, port->ball);
    text_put(to, "\n");
}

void constraint_put_port(const struct pinout *pinout,
                         enum constraint_format format,
                         const struct port *port, struct text *to)
{
    static void (*const puts[CONSTRAINT_FORMATS])(const struct pinout *,
                                                  const struct port *,
                                                  struct text *) = {
        [CONSTRAINT_XDC] = put_xdc, [CONSTRAINT_UCF] = put_ucf,
        [CONSTRAINT_QSF] = put_qsf, [CONSTRAINT_CST] = put_cst,
        [CONSTRAINT_PCF] = put_pcf, [CONSTRAINT_LPF] = put_lpf,
        [CONSTRAINT_PLAIN] = put_plain,
    };

    puts[format](pinout, port, to);
}
