/* lockstep.c - a netlist run by leaps, for comparison with other engines.
 *
 *   lockstep yosys                     the commands that make a netlist
 *   lockstep bench JSON CLOCKS SEED TICKS
 *                                      a test bench in Verilog that prints
 *                                      the outputs behind each tick in which
 *                                      one changed
 *   lockstep run JSON CLOCKS SEED TICKS WAY
 *                                      the same from the engine; WAY is
 *                                      plain, over, checked or sampled
 *   lockstep count JSON CLOCKS SEED TICKS [WAY]
 *                                      how many ticks were leaped over, with
 *                                      all inputs 0
 *
 * With LOCKSTEP_C=FILE in the environment the design is compiled, with cc, by
 * way of FILE.c and FILE.so.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "designs/leap/raw.h"
#include "designs/leap/stimulus.h"

enum { ROOM = 256 };

/* A bench in Verilog */

static void put_name(const struct design_port *port, const char *suffix)
{
    printf("\\%s%s ", port->name, suffix);
}

static void declare_port(const struct design_port *port)
{
    const char *kind = port->direction == DESIGN_IN ? "reg" : "wire";

    printf("    %s [%d:%d] ", kind, port->low + port->width - 1, port->low);
    put_name(port, "");
    printf("%s;\n", port->direction == DESIGN_IN ? " = 0" : "");
    if (port->direction != DESIGN_BOTH)
        return;
    printf("    reg [%d:0] ", port->width - 1);
    put_name(port, "_in");
    printf(" = 0;\n    assign (pull1, pull0) ");
    put_name(port, "");
    printf(" = ");
    put_name(port, "_in");
    printf(";\n");
}

static void bind_ports(const struct design_port *ports, const char *top)
{
    printf("    \\%s  dut(", top);
    for (int i = 0; ports[i].name; i++) {
        printf("%s.", i ? ", " : "");
        put_name(&ports[i], "");
        printf("(");
        put_name(&ports[i], "");
        printf(")");
    }
    printf(");\n");
}

/* Everything that is looked at, in one word: outputs as the first is lowest,
 * wires of both directions as they are. */
static void declare_outputs(const struct design_port *ports)
{
    int count = 0, width = 0;

    for (int i = 0; ports[i].name; i++)
        if (ports[i].direction != DESIGN_IN)
            width += ports[i].width;
    printf("    reg [%d:0] bench_last = 0;\n    wire [%d:0] bench_out = {",
           width - 1, width - 1);
    for (int i = 0; ports[i].name; i++)
        if (ports[i].direction != DESIGN_IN) {
            printf(count++ ? ", " : "");
            put_name(&ports[i], "");
        }
    printf("};\n");
}

static void drive_clocks(const struct bench *bench, int half)
{
    const struct design_port *ports = bench->design->ports;

    for (int k = 0; k < bench->clock_count; k++)
        for (int i = 0; ports[i].name; i++)
            if (ports[i].direction == DESIGN_IN
                && ports[i].in_at == bench->clocks[k].in_at) {
                printf("            bench_next = (bench_tick %% %u) * 2 + %d"
                       " < %u; if (", bench->clocks[k].ticks, half,
                       bench->clocks[k].ticks);
                put_name(&ports[i], "");
                printf(" != bench_next) ");
                put_name(&ports[i], "");
                printf("= bench_next;\n");
            }
}

static void declare_hold(const struct bench *bench)
{
    printf("    integer bench_tick = 0; reg bench_next;\n"
           "    task bench_hold(input integer n); repeat (n) begin\n"
           "            #2;\n");
    drive_clocks(bench, 0);
    printf("            #4;\n");
    drive_clocks(bench, 1);
    printf("            #3 if (bench_out !== bench_last) begin\n"
           "                $display(\"%%0d %%h\", bench_tick, bench_out);\n"
           "                bench_last = bench_out;\n"
           "            end\n            #1 bench_tick = bench_tick + 1;\n"
           "        end endtask\n");
}

static void put_input(const struct design_port *port, const uint64_t *in)
{
    printf("        ");
    put_name(port, port->direction == DESIGN_BOTH ? "_in" : "");
    printf("= %d'b", port->width);
    for (int i = port->width; i--;)
        printf("%d", (int)(in[(port->in_at + i) / 64]
                           >> (port->in_at + i) % 64 & 1));
    printf(";\n");
}

static void put_segment(const struct bench *bench,
                        const struct stimulus *stimulus, uint64_t ticks)
{
    const struct design_port *ports = bench->design->ports;

    for (int i = 0; ports[i].name; i++) {
        int is_clock = 0;

        for (int k = 0; k < bench->clock_count; k++)
            is_clock |= ports[i].direction == DESIGN_IN
                     && ports[i].in_at == bench->clocks[k].in_at;
        if (ports[i].direction != DESIGN_OUT && !is_clock)
            put_input(&ports[i], stimulus->in);
    }
    printf("        bench_hold(%d);\n", (int)ticks);
}

static void write_bench(const struct bench *bench, const char *top,
                        const char *seed, uint64_t ticks)
{
    const struct design_port *ports = bench->design->ports;
    struct stimulus stimulus;

    printf("`timescale 1ns/1ns\nmodule bench;\n");
    for (int i = 0; ports[i].name; i++)
        declare_port(&ports[i]);
    bind_ports(ports, top);
    declare_outputs(ports);
    declare_hold(bench);
    printf("    initial begin\n");
    stimulus_begin(&stimulus, seed);
    while (ticks) {
        stimulus_next(&stimulus, bench);
        if (stimulus.ticks > ticks)
            stimulus.ticks = ticks;
        put_segment(bench, &stimulus, stimulus.ticks);
        ticks -= stimulus.ticks;
    }
    printf("        $finish;\n    end\nendmodule\n");
}

/* The engine */

static int level_of(const struct design_port *port, const uint64_t *out,
                    const uint64_t *in, int i)
{
    int at = port->out_at + i, drives = port->drives_at + i;

    if (port->direction == DESIGN_BOTH
        && !(out[drives / 64] >> drives % 64 & 1))
        return in[(port->in_at + i) / 64] >> (port->in_at + i) % 64 & 1;
    return out[at / 64] >> at % 64 & 1;
}

/* As $display prints a word: the last port is lowest. Returns its length. */
static int put_levels(const struct bench *bench, const uint64_t *out,
                      const uint64_t *in, char *hex)
{
    const struct design_port *ports = bench->design->ports;
    int digits[STIMULUS_WORDS_MAX * 16] = {0}, bits = 0, count = 0;

    while (ports[count].name)
        count++;
    while (count--)
        for (int i = 0; ports[count].direction != DESIGN_IN
             && i < ports[count].width; i++, bits++)
            digits[bits / 4] |= level_of(&ports[count], out, in, i)
                                << bits % 4;
    for (int i = (bits + 3) / 4; i--;)
        *hex++ = "0123456789abcdef"[digits[i]];
    *hex = 0;
    return bits;
}

/* What was printed last, so that only changes are. */
struct printer {
    char last[STIMULUS_WORDS_MAX * 16 + 1];
};

static void print_levels(struct printer *self, const struct bench *bench,
                         uint64_t tick, const uint64_t *out,
                         const uint64_t *in)
{
    char hex[sizeof self->last];

    put_levels(bench, out, in, hex);
    if (self->last[0] ? !strcmp(hex, self->last)
                      : strspn(hex, "0") == strlen(hex))
        return;
    strcpy(self->last, hex);
    printf("%llu %s\n", (unsigned long long)tick, hex);
}

/* Runs for the segment, printing as it goes; wires that follow an input show
 * from its first tick. */
static void run_segment(struct bench *bench, struct printer *printer,
                        const struct stimulus *stimulus, uint64_t ticks,
                        uint64_t *tick, uint64_t *out)
{
    size_t words = (size_t)bench->design->out_words;
    uint64_t changes[ROOM * (1 + STIMULUS_WORDS_MAX)], end = *tick + ticks;
    uint64_t start = *tick;

    while (*tick < end) {
        struct design_run run = {
            .in = stimulus->in, .ticks = end - *tick, .changes = changes,
            .room = ROOM};
        const char *error = bench->design->type->run(bench->design, &run);

        if (error) {
            printf("%s\n", error);
            exit(1);
        }
        if (*tick == start && run.ticks && (!run.count || changes[0]))
            print_levels(printer, bench, *tick, out, stimulus->in);
        for (size_t i = 0; i < run.count; i++) {
            const uint64_t *change = &changes[i * (1 + words)];

            memcpy(out, change + 1, words * sizeof *out);
            print_levels(printer, bench, *tick + change[0], out,
                         stimulus->in);
        }
        *tick += run.ticks;
    }
}

static void run_engine(struct bench *bench, const char *seed, uint64_t ticks)
{
    struct stimulus stimulus;
    struct printer printer = {""};
    uint64_t tick = 0, out[STIMULUS_WORDS_MAX] = {0};

    stimulus_begin(&stimulus, seed);
    bench->design->type->power_up(bench->design);
    while (tick < ticks) {
        stimulus_next(&stimulus, bench);
        if (stimulus.ticks > ticks - tick)
            stimulus.ticks = ticks - tick;
        run_segment(bench, &printer, &stimulus, stimulus.ticks, &tick, out);
    }
}

static enum leap_way way_of(const char *name)
{
    return !strcmp(name, "plain") ? LEAP_PLAIN
         : !strcmp(name, "checked") ? LEAP_CHECKED
         : !strcmp(name, "sampled") ? LEAP_SAMPLED : LEAP_OVER;
}

static void top_of(const char *path, char *top, size_t size)
{
    const char *slash = strrchr(path, '/');

    snprintf(top, size, "%s", slash ? slash + 1 : path);
    *strrchr(top, '.') = 0;
}

/* How much of a long run with inputs that stay was leaped over. */
static void count_leaps(struct bench *bench, const char *seed, uint64_t ticks)
{
    uint64_t changes[ROOM * (1 + STIMULUS_WORDS_MAX)], tick = 0, told = 0;
    struct stimulus stimulus;
    struct leap_count count;
    clock_t start = clock();
    struct text text;
    char why[400];

    stimulus_begin(&stimulus, seed);
    while (tick < ticks) {
        struct design_run run = {
            .in = stimulus.in, .ticks = ticks - tick, .changes = changes,
            .room = ROOM};

        if (bench->design->type->run(bench->design, &run))
            exit(1);
        tick += run.ticks;
        told += run.count;
    }
    count = leap_counted(bench->leap);
    printf("%llu ticks, %llu leaped in %llu leaps, %llu changes, %.3f s\n",
           (unsigned long long)count.ticks, (unsigned long long)count.leaped,
           (unsigned long long)count.leaps, (unsigned long long)told,
           (double)(clock() - start) / CLOCKS_PER_SEC);
    text_begin(&text, why, sizeof why);
    leap_why(bench->leap, &text);
    if (why[0])
        puts(why);
}

int main(int argc, char **argv)
{
    struct bench bench;
    char top[200];

    if (argc == 2 && !strcmp(argv[1], "yosys")) {
        puts(RAW_YOSYS);
        return 0;
    }
    if (argc < 6)
        return 2;
    stimulus_open(&bench, argv[2], argv[3]);
    if (getenv("LOCKSTEP_C"))
        stimulus_compile(&bench, getenv("LOCKSTEP_C"));
    top_of(argv[2], top, sizeof top);
    if (!strcmp(argv[1], "bench")) {
        write_bench(&bench, top, argv[4], strtoull(argv[5], NULL, 10));
    } else if (!strcmp(argv[1], "count")) {
        leap_set_way(bench.leap, way_of(argc > 6 ? argv[6] : "over"));
        count_leaps(&bench, argv[4], strtoull(argv[5], NULL, 10));
    } else {
        leap_set_way(bench.leap, way_of(argc > 6 ? argv[6] : "over"));
        run_engine(&bench, argv[4], strtoull(argv[5], NULL, 10));
    }
    stimulus_close(&bench);
    return 0;
}
