/* icarus_bench.c - the test bench in which Icarus Verilog runs a project.
 *
 * The bench has the two rows of a wrapper (wrapper.h) as variables, and calls
 * $twin_next of twin/icarus.c before each step. A port that goes both ways is a
 * net that the row drives weakly, so that the design has its way, and whether
 * it drives at all is a matter of counting drivers.
 */
#include "designs/build/icarus_bench.h"

#include "disk/file.h"

/* The bench */

static void put_two_way(const struct design_port *port, FILE *to)
{
    int n = port->in_at, top = port->width - 1;

    fprintf(to, "  wire [%d:0] both_%d;\n  reg [%d:0] drives_%d = 0;\n",
            top, n, top, n);
    fprintf(to, "  assign (weak1, weak0) both_%d = in[%d +: %d];\n", n, n,
            port->width);
    fprintf(to, "  assign out[%d +: %d] = both_%d;\n", port->out_at,
            port->width, n);
    fprintf(to, "  assign out[%d +: %d] = drives_%d;\n", port->drives_at,
            port->width, n);
}

/* The row itself is one driver. */
static void put_driver_count(const struct design_port *port, FILE *to)
{
    for (int i = 0; i < port->width; i++)
        fprintf(to, "    is_more = $countdrivers(both_%d[%d], is_forced, "
                "drivers);\n    drives_%d[%d] = drivers > 1;\n", port->in_at,
                i, port->in_at, i);
}

static void put_two_ways(const struct wrapper *self,
                      void (*put)(const struct design_port *, FILE *),
                      FILE *to)
{
    for (const struct design_port *p = self->ports; p->name; p++)
        if (p->direction == DESIGN_BOTH)
            put(p, to);
}

/* The first step begins when all initial blocks have done what they do at the
 * start. */
static void put_bench(const struct wrapper *self,
                      const struct project *project, FILE *to)
{
    fprintf(to, "`timescale 1us / 1ps\n`default_nettype wire\n"
            "module boardwalk_bench;\n"
            "  reg [%d:0] in = 0;\n  wire [%d:0] out;\n"
            "  reg [63:0] held = 0;\n  reg power_up = 0, from_zero = 1;\n"
            "  integer is_more, is_forced, drivers;\n",
            wrapper_row_bits(self->in_words) - 1,
            wrapper_row_bits(self->out_words) - 1);
    put_two_ways(self, put_two_way, to);
    wrapper_put_top(self, project, "in", "out", to);
    fputs("  initial begin\n    #1;\n    forever begin\n", to);
    put_two_ways(self, put_driver_count, to);
    fputs("    #0 $twin_next;\n    #1;\n    end\n  end\nendmodule\n", to);
}

const char *icarus_bench_write(const struct wrapper *self,
                               const struct project *project,
                               const char *folder)
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    file_join(folder, "boardwalk_bench.v", path);
    error = file_begin(&draft, path);
    if (error)
        return error;
    put_bench(self, project, draft.stream);
    return file_commit_loose(&draft);
}
