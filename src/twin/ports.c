/* ports.c - moves pins between words and the ports of a design. */
#include "twin/ports.h"

#include <inttypes.h>
#include <string.h>

enum { WORD_BITS = 64 };

static const char *suffix(const struct twin *twin, const char *of_chip)
{
    return twin->has_plain_ports ? "" : of_chip;
}

static uint64_t mask_of(const struct pin_def *pin)
{
    return pin->width < WORD_BITS ? PINS(0, pin->width) : ~UINT64_C(0);
}

/* top.enterA_i = (w[0] >> 1 & 0x1); a low-active one the other way round. */
static void drive(const struct pin_def *pin, const char *end, FILE *to)
{
    fprintf(to, "    top.%s%s = (w[%d] >> %d & UINT64_C(0x%" PRIx64 "))%s;\n",
            pin->name, end, pin->at / WORD_BITS, pin->at % WORD_BITS,
            mask_of(pin), pin->polarity == ACTIVE_LOW ? " ^ M" : "");
}

static void drive_all(const char *name, const struct pin_def *table,
                      const char *end, FILE *to)
{
    fprintf(to, "static inline void %s(Vtwin &top, const uint64_t *w)\n{\n",
            name);
    for (; table && table->name; table++) {
        if (table->polarity == ACTIVE_LOW)
            fprintf(to, "#undef M\n#define M UINT64_C(0x%" PRIx64 ")\n",
                    mask_of(table));
        drive(table, end, to);
    }
    fputs("    (void)top; (void)w;\n}\n", to);
}

static void read_word(const struct pin_def *table, int word, const char *end,
                      FILE *to)
{
    uint64_t low = 0;

    fprintf(to, "    w[%d] = (0", word);
    for (; table->name; table++) {
        if (table->at / WORD_BITS != word)
            continue;
        if (table->polarity == ACTIVE_LOW)
            low |= mask_of(table) << table->at % WORD_BITS;
        fprintf(to, "\n        | (uint64_t)top.%s%s << %d", table->name, end,
                table->at % WORD_BITS);
    }
    fprintf(to, ") ^ UINT64_C(0x%" PRIx64 ");\n", low);
}

static void read_all(const struct twin *twin, FILE *to)
{
    const struct pin_def *table = twin_outputs(twin);

    fputs("static inline void read_ports(const Vtwin &top, uint64_t *w)\n{\n",
          to);
    for (int word = 0; word < twin_words(table); word++)
        read_word(table, word, suffix(twin, "_o"), to);
    fputs("}\n", to);
}

/* "u_game.state_q" is duel_basys2__DOT__u_game__DOT__state_q in there. */
static void read_controllers(const struct twin *twin, FILE *to)
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

void ports_write_cpp(const struct twin *twin, FILE *to)
{
    fprintf(to, "enum { IN_WORDS = %d, OUT_WORDS = %d };\n",
            twin_words(twin_inputs(twin)), twin_words(twin_outputs(twin)));
    drive_all("hold_ports", twin->setup, "_i", to);
    drive_all("drive_ports", twin_inputs(twin), suffix(twin, "_i"), to);
    read_all(twin, to);
    read_controllers(twin, to);
}

static void list(const char *what, const struct pin_def *table,
                 const char *end, FILE *to)
{
    for (; table && table->name; table++)
        fprintf(to, "%s %s%s %d %d %d\n", what, table->name, end, table->at,
                table->width, table->polarity == ACTIVE_LOW);
}

void ports_write_list(const struct twin *twin, FILE *to)
{
    list("held", twin->setup, "_i", to);
    list("in", twin_inputs(twin), suffix(twin, "_i"), to);
    list("out", twin_outputs(twin), suffix(twin, "_o"), to);
}
