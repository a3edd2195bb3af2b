/* ports.c - moves pins between words and the ports of a design. */
#include "twin/ports.h"

#include <inttypes.h>
#include <string.h>

#include "twin/pair.h"

enum { WORD_BITS = 64 };

/* "_i" or "_o", unless the ports are called exactly as the tables say. */
static const char *port_suffix(const struct twin *twin, const char *of_chip)
{
    return twin->pair && twin->pair->inputs ? "" : of_chip;
}

/* top.enterA_i = (w[0] >> 1 & 0x1); a low-active port is inverted, ^ M. */
static void write_driver_line(const struct pin_def *pin, const char *end,
                              FILE *to)
{
    fprintf(to, "    top.%s%s = (w[%d] >> %d & UINT64_C(0x%" PRIx64 "))%s;\n",
            pin->name, end, pin->at / WORD_BITS, pin->at % WORD_BITS,
            twin_pin_mask(pin), pin->polarity == ACTIVE_LOW ? " ^ M" : "");
}

/* A function that drives all ports of a table; M is the mask of the port that
 * comes next. */
static void write_driver(const char *name, const struct pin_def *table,
                         const char *end, FILE *to)
{
    fprintf(to, "static inline void %s(Vtwin &top, const uint64_t *w)\n{\n",
            name);
    for (; table && table->name; table++) {
        if (table->polarity == ACTIVE_LOW)
            fprintf(to, "#undef M\n#define M UINT64_C(0x%" PRIx64 ")\n",
                    twin_pin_mask(table));
        write_driver_line(table, end, to);
    }
    fputs("    (void)top; (void)w;\n}\n", to);
}

/* One word of outputs from all ports that lie in it; low-active ones are
 * inverted together at the end. */
static void write_word_reader(const struct pin_def *table, int word,
                              const char *end, FILE *to)
{
    uint64_t low = 0;

    fprintf(to, "    w[%d] = (0", word);
    for (; table->name; table++) {
        if (table->at / WORD_BITS != word)
            continue;
        if (table->polarity == ACTIVE_LOW)
            low |= twin_pin_mask(table) << table->at % WORD_BITS;
        fprintf(to, "\n        | (uint64_t)top.%s%s << %d", table->name, end,
                table->at % WORD_BITS);
    }
    fprintf(to, ") ^ UINT64_C(0x%" PRIx64 ");\n", low);
}

/* One assignment for each word, so that words without ports are zero. */
static void write_reader(const struct twin *twin, FILE *to)
{
    const struct pin_def *table = twin_outputs(twin);

    fputs("static inline void read_ports(const Vtwin &top, uint64_t *w)\n{\n",
          to);
    for (int word = 0; word < twin_words(table); word++)
        write_word_reader(table, word, port_suffix(twin, "_o"), to);
    fputs("}\n", to);
}

/* Verilator calls "u_game.state_q" duel_basys2__DOT__u_game__DOT__state_q in
 * the class of its root, if it is built with --public-flat-rw. */
static void write_controller_reader(const struct twin *twin, FILE *to)
{
    const struct twin_controller *one = twin->controllers;

    fputs("#ifdef TWIN_COVERED\n"
          "static inline uint64_t read_controller(const Vtwin___024root &root,"
          " int i)\n{\n    switch (i) {\n", to);
    for (int i = 0; one && one->name; one++, i++) {
        fprintf(to, "    case %d: return root.%s__DOT__", i, twin->module);
        for (const char *c = one->signal; *c; c++)
            *c == '.' ? fputs("__DOT__", to) : fputc(*c, to);
        fputs(";\n", to);
    }
    fputs("    }\n    (void)root;\n    return 0;\n}\n#endif\n", to);
}

/* Held ports always have their suffix: they are ours, even in a design whose
 * pins are called otherwise. */
void ports_write_cpp(const struct twin *twin, FILE *to)
{
    fprintf(to, "enum { IN_WORDS = %d, OUT_WORDS = %d };\n",
            twin_words(twin_inputs(twin)), twin_words(twin_outputs(twin)));
    write_driver("hold_ports", twin->setup, "_i", to);
    write_driver("drive_ports", twin_inputs(twin), port_suffix(twin, "_i"), to);
    write_reader(twin, to);
    write_controller_reader(twin, to);
}

/* "in enterA_i 1 1 0": see ports.h. */
static void print_pins(const char *what, const struct pin_def *table,
                       const char *end, FILE *to)
{
    for (; table && table->name; table++)
        fprintf(to, "%s %s%s %d %d %d\n", what, table->name, end, table->at,
                table->width, table->polarity == ACTIVE_LOW);
}

void ports_write_list(const struct twin *twin, FILE *to)
{
    print_pins("held", twin->setup, "_i", to);
    print_pins("in", twin_inputs(twin), port_suffix(twin, "_i"), to);
    print_pins("out", twin_outputs(twin), port_suffix(twin, "_o"), to);
}
