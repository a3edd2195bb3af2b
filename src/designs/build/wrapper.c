/* wrapper.c - a wrapper module around the top of a project, with two wide
 * ports.
 *
 * A port that counts upwards, [0:7], has its bit 0 on the left; in a row, as in
 * a netlist, bit i of a port is always the i-th from the right.
 *
 * So all designs look alike to C, whatever their ports are. What is where in
 * the two rows is kept beside the library, in ports.txt: how many words each
 * row has, then direction, lowest bit, width, places in both rows, the place of
 * what says that it drives, and name of each port:
 *
 *     1 1
 *     0 0 1 0 0 0 clk
 *     0 0 16 1 0 0 sw
 *     1 0 16 0 0 0 led
 */
#include "designs/build/wrapper.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "disk/file.h"

enum { WORDS_LEAST = 2,                 /* so that simulators keep an array */
       TABLE_MAX = 1 << 20, NAME_MAX_HERE = 256 };

#define TABLE "ports.txt"

static int count_wrapper_ports(const struct project *project)
{
    int count = 0;

    for (const struct project_name *n = project->top->names; n; n = n->next)
        count += n->is_port;
    for (const struct project_clock *c = project->clocks; c; c = c->next)
        count += c->input != NULL;
    return count;
}

/* Clocks of a PLL that come from outside: the copy of the top has a port for
 * each, and the student's own has none. */
static void add_brought_clocks(struct wrapper *self, struct design_port *port,
                               const struct project *project)
{
    for (const struct project_clock *c = project->clocks; c; c = c->next)
        if (c->input)
            *port++ = (struct design_port){c->input, 0, 1, DESIGN_IN,
                                           self->in_words++, 0, 0};
}

static const char *refuse(const struct project *project,
                          const struct project_name *name, const char *why)
{
    char line[16];

    snprintf(line, sizeof line, ":%d: ", name->line);
    return text_error(project->top->file->path, line, "the port ", name->name,
                      why, (char *)0);
}

/* in_words and out_words count bits as long as ports are being made. */
static void add_wrapper_port(struct wrapper *self, struct design_port *port,
                     const struct project_name *name)
{
    int width = project_width(name);
    int low = name->left < name->right ? name->left : name->right;

    *port = (struct design_port){name->name, low, width, DESIGN_OUT, 0, 0, 0};
    if (name->direction != PORT_OUT) {
        port->direction = name->direction == PORT_IN ? DESIGN_IN : DESIGN_BOTH;
        port->in_at = self->in_words;
        self->in_words += width;
    }
    if (name->direction != PORT_IN) {
        port->out_at = self->out_words;
        self->out_words += width;
    }
    if (name->direction == PORT_BOTH) {
        port->drives_at = self->out_words;
        self->out_words += width;
    }
}

int wrapper_row_bits(int words)
{
    return 64 * (words < WORDS_LEAST ? WORDS_LEAST : words);
}

const char *wrapper_make(struct wrapper *self, const struct project *project,
                         int takes_both)
{
    const struct project_name *name = project->top->names;
    int count = 0;

    self->ports = calloc((size_t)count_wrapper_ports(project) + 1,
                         sizeof *self->ports);
    if (!self->ports)
        return "out of memory for a design";
    for (; name; name = name->next) {
        if (!name->is_port)
            continue;
        if (name->direction == PORT_BOTH && !takes_both)
            return refuse(project, name, " is bidirectional, which this engine "
                          "does not support");
        if (name->is_array)
            return refuse(project, name, " is an array, which only the engine "
                          "leap supports");
        add_wrapper_port(self, &self->ports[count++], name);
    }
    add_brought_clocks(self, &self->ports[count], project);
    self->in_words = (self->in_words + 63) / 64;
    self->out_words = (self->out_words + 63) / 64;
    return NULL;
}

void wrapper_free(struct wrapper *self)
{
    free(self->ports);
    self->ports = NULL;
}

/* Writing */

/* ".\sw (boardwalk_in[3 +: 16])": with the backslash every name will do. A net
 * of its own begins with bit 0. */
static void put_connection(const struct design_port *port, const char *row,
                           FILE *to)
{
    int at = port->direction == DESIGN_IN ? port->in_at
           : port->direction == DESIGN_OUT ? port->out_at : 0;

    fprintf(to, "    .\\%s (%s[%d +: %d])", port->name, row, at, port->width);
}

/* Bits of the row after the last port are 0. */
static void put_unused_bits(const struct wrapper *self, const char *out,
                            FILE *to)
{
    int used = 0, bits = wrapper_row_bits(self->out_words);

    for (const struct design_port *p = self->ports; p->name; p++) {
        int last = p->direction == DESIGN_BOTH ? p->drives_at : p->out_at;

        if (p->direction != DESIGN_IN && last + p->width > used)
            used = last + p->width;
    }
    if (used < bits)
        fprintf(to, "  assign %s[%d:%d] = 0;\n", out, bits - 1, used);
}

void wrapper_put_top(const struct wrapper *self,
                     const struct project *project, const char *in,
                     const char *out, FILE *to)
{
    char both[NAME_MAX_HERE];

    fprintf(to, "  \\%s boardwalk_design (\n", project->top->name);
    for (const struct design_port *p = self->ports; p->name; p++) {
        snprintf(both, sizeof both, "both_%d", p->in_at);
        put_connection(p, p->direction == DESIGN_IN ? in
                          : p->direction == DESIGN_OUT ? out : both, to);
        fputs(p[1].name ? ",\n" : "\n", to);
    }
    fputs("  );\n", to);
    put_unused_bits(self, out, to);
}

static void put_module(const struct wrapper *self,
                       const struct project *project, FILE *to)
{
    fprintf(to, "module " WRAPPER_NAME "(input wire [%d:0] boardwalk_in,\n"
            "                     output wire [%d:0] boardwalk_out);\n",
            wrapper_row_bits(self->in_words) - 1,
            wrapper_row_bits(self->out_words) - 1);
    wrapper_put_top(self, project, "boardwalk_in", "boardwalk_out", to);
    fputs("endmodule\n", to);
}

static void put_table(const struct wrapper *self, FILE *to)
{
    fprintf(to, "%d %d\n", self->in_words, self->out_words);
    for (const struct design_port *p = self->ports; p->name; p++)
        fprintf(to, "%d %d %d %d %d %d %s\n", (int)p->direction, p->low,
                p->width, p->in_at, p->out_at, p->drives_at, p->name);
}

static const char *open_draft(struct file_draft *draft, const char *folder,
                              const char *name)
{
    char path[FILE_PATH_MAX];

    file_join(folder, name, path);
    return file_begin(draft, path);
}

const char *wrapper_write(const struct wrapper *self,
                          const struct project *project, const char *folder)
{
    struct file_draft draft;
    const char *error = open_draft(&draft, folder, WRAPPER_NAME ".v");

    if (!error) {
        put_module(self, project, draft.stream);
        error = file_commit_loose(&draft);
    }
    return error ? error : wrapper_write_table(self, folder);
}

const char *wrapper_write_table(const struct wrapper *self,
                                const char *folder)
{
    struct file_draft draft;
    const char *error = open_draft(&draft, folder, TABLE);

    if (!error) {
        put_table(self, draft.stream);
        error = file_commit_loose(&draft);
    }
    return error;
}

/* Reading */

/* One row; the name's place is in the text. */
static int read_row(char *row, struct design_port *port)
{
    int direction, used = 0;

    if (sscanf(row, "%d %d %d %d %d %d %n", &direction, &port->low,
               &port->width, &port->in_at, &port->out_at, &port->drives_at,
               &used) < 6 || !used)
        return 0;
    port->direction = direction == DESIGN_IN ? DESIGN_IN
                    : direction == DESIGN_OUT ? DESIGN_OUT : DESIGN_BOTH;
    port->name = row + used;
    return 1;
}

/* The text stays in memory for the names: a child reads it once. */
const char *wrapper_read(struct wrapper *self, const char *folder)
{
    char path[FILE_PATH_MAX], *text, *row;
    size_t length, rows = 0;
    const char *error;

    file_join(folder, TABLE, path);
    error = file_read(path, TABLE_MAX, &text, &length);
    if (error)
        return error;
    for (size_t i = 0; i < length; i++)
        rows += text[i] == '\n';
    self->ports = calloc(rows + 1, sizeof *self->ports);
    if (!self->ports || sscanf(text, "%d %d", &self->in_words,
                               &self->out_words) != 2)
        return "the port table of the design is damaged";
    (void)strtok(text, "\n");           /* the first row has been read */
    for (size_t i = 0; (row = strtok(NULL, "\n")); i++)
        if (!read_row(row, &self->ports[i]))
            return "the port table of the design is damaged";
    return NULL;
}
