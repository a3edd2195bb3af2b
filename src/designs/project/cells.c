/* cells.c - models of the vendor's cells and generated cores.
 *
 * Cells of a chip have models of ours, one file each. Cores that Vivado makes
 * on demand have any number of shapes; for those a model is written, by their
 * settings and by how they are connected.
 */
#include "designs/project/repair.h"

#include <stdlib.h>
#include <string.h>

#include "disk/file.h"

enum { CELL_BYTES_MAX = 1 << 16, ROUNDS_MAX = 4 };

/* Files */

/* After all others, so that a source of the student's own with this name is
 * found first. */
struct project_file *project_add_text(struct project *self, const char *path,
                                      const char *name, const char *text,
                                      size_t length)
{
    struct project_file *file = store_take(&self->store, sizeof *file);
    struct project_file **at = &self->files;

    if (!file)
        return NULL;
    file->path = path;
    file->name = name;
    file->plain = project_base(name);
    file->text = text;
    file->length = length;
    while (*at)
        at = &(*at)->next;
    *at = file;
    return file;
}

/* Models are read like sources, but nothing in them is judged or repaired. */
static void read_model(struct project *self, struct project_file *file,
                       const struct project_spec *spec)
{
    if (!file)
        return;
    project_scan(self, file, spec);
    project_parse(self, file);
    for (struct project_module *m = file->modules; m; m = m->next)
        m->is_cell = 1;
}

/* FOLDER/TYPE.v; a name with other characters is none of ours. */
static int load_model(struct project *self, const struct project_spec *spec,
                      const char *type)
{
    const char *path;
    char *text = NULL;
    size_t length;

    if (!spec->cells || strspn(type, "abcdefghijklmnopqrstuvwxyz"
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")
                        != strlen(type))
        return 0;
    path = store_join(&self->store, spec->cells, "/", type, ".v", (char *)0);
    if (file_read(path, CELL_BYTES_MAX, &text, &length))
        return 0;
    read_model(self, project_add_text(self, path, project_base(path),
        store_copy(&self->store, text, length), length), spec);
    free(text);
    return 1;
}

/* Settings of cores */

/* The value after KEY in a text of Vivado. Such files are XML before 2020 and
 * JSON since. Both have the key, some punctuation and the value, so neither is
 * parsed. A key that is the end of a longer one does not count. */
static const char *vivado_setting(struct project *self, const char *text,
                                  const char *key)
{
    const char *at = text;

    while ((at = strstr(at, key))) {
        const char *value = at + strlen(key);
        size_t length;

        value += strspn(value, "\"> \t\r\n:[{");
        if (strncmp(value, "value", 5) == 0)
            value += 5 + strspn(value + 5, "\": ");
        length = strcspn(value, "\"<,}\r\n");
        if (length && at > text && !strchr("_", at[-1]))
            return store_copy(&self->store, value, length);
        at++;
    }
    return "";
}

/* CSET key=value, in small letters, of ISE. */
static const char *ise_setting(struct project *self, const char *text,
                               const char *key)
{
    for (const char *at = text; *at; at = text_next_line(at)) {
        size_t i = 0;

        if (!text_begins(at, "CSET "))
            continue;
        while (key[i] && text_small(key[i]) == at[5 + i])
            i++;
        if (!key[i] && at[5 + i] == '=')
            return store_copy(&self->store, at + 6 + i,
                              strcspn(at + 6 + i, "\r\n"));
    }
    return "";
}

const char *project_core_setting(struct project *self, const char *core,
                                 const char *key)
{
    const char *vivado = store_join(&self->store, core, ".xci", (char *)0);
    const char *ise = store_join(&self->store, core, ".xco", (char *)0);

    for (const struct project_file *f = self->files; f; f = f->next) {
        const char *name = project_base(f->name), *value = "";

        if (text_alike(name, vivado))
            value = vivado_setting(self, f->text, key);
        else if (text_alike(name, ise))
            value = ise_setting(self, f->text, key);
        if (*value)
            return value;
    }
    return "";
}

static int has_named_file(const struct project *self, const char *name)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (text_alike(project_base(f->name), name))
            return 1;
    return 0;
}

/* What a core is filled from, by its name without folders, which are those of
 * another computer. ISE also keeps it in a file of its own, of which projects
 * lose less. */
static const char *core_contents(struct project *self, const char *core,
                                 const char *key)
{
    const char *written = project_core_setting(self, core, key);
    const char *windows = strrchr(written, '\\');
    const char *name = project_base(windows ? windows + 1 : written);
    const char *own = store_join(&self->store, core, ".mif", (char *)0);

    return has_named_file(self, name) || !has_named_file(self, own) ? name
         : own;
}

/* Models that are written */

/* The wizard lets a user rename outputs, but inputs keep their names. */
static const char *port_direction_of(const char *name)
{
    if (strstr(name, "reset") || strstr(name, "_in")
        || strstr(name, "power_down"))
        return "input ";
    return "output ";
}

/* Without names the wizard's order holds: outputs, reset, locked, the input; of
 * three the reset is left out, of two the lock as well. */
static const char *wizard_port_at(struct project *self, int i, int count)
{
    if (i == count - 1)
        return "clk_in1";
    if (i == count - 2 && count > 2)
        return "locked";
    if (i == count - 3 && count > 3)
        return "reset";
    return store_join(&self->store, "clk_out", project_digits(i + 1),
                      (char *)0);
}

static const char *wizard_port(struct project *self,
                               const struct project_module *module,
                               const struct project_instance *instance,
                               const struct project_connection *connection)
{
    int i = 0, count = 0;

    if (connection->name_at)
        return project_word_text(self,
                                 &module->file->words[connection->name_at]);
    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        if (c == connection)
            i = count;
        count++;
    }
    return wizard_port_at(self, i, count);
}

/* A model that is being written. */
struct wizard {
    const char *ports, *body, *values, *in, *reset;
    int count;                          /* of outputs */
    int has_lock;
};

/* An output has its divider, with the clock that may come from outside. That
 * input stands after all others, so that the order of the rest is kept.
 * Vivado counts outputs from 1, the parameters of the model from 0. */
static void add_wizard_output(struct project *self, struct wizard *wizard,
                              const char *name)
{
    const char *number = project_digits(wizard->count);

    wizard->values = store_join(&self->store, wizard->values, wizard->count
        ? ", " : "", "parameter boardwalk_divide", number, " = 1", (char *)0);
    wizard->body = store_join(&self->store, wizard->body, "boardwalk_divider "
        "#(.N(boardwalk_divide", number, ")) d", number, "(.clk(in), "
        ".other(boardwalk_clock", number, "), .out(", name, "));\n",
        (char *)0);
    wizard->count++;
}

/* Ports as they are connected: inputs by their names, "locked", and the rest
 * are clocks. */
static const char *write_wizard(struct project *self,
                                const struct project_module *module,
                                const struct project_instance *instance,
                                const char *type)
{
    struct wizard wizard = {"", "", "", "1'b0", "1'b0", 0, 0};

    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        const char *name = wizard_port(self, module, instance, c);
        const char *direction = port_direction_of(name);

        wizard.ports = store_join(&self->store, wizard.ports, *wizard.ports
                                  ? ", " : "", direction, name, (char *)0);
        if (strstr(name, "_in"))
            wizard.in = name;
        else if (text_same(name, "reset"))
            wizard.reset = name;
        else if (text_same(name, "resetn"))
            wizard.reset = "!resetn";
        else if (text_same(name, "locked"))
            wizard.has_lock = 1;
        else if (text_same(direction, "output "))
            add_wizard_output(self, &wizard, name);
    }
    if (wizard.has_lock)
        wizard.body = store_join(&self->store, wizard.body, "boardwalk_lock "
            "lock(.clk(in), .rst(", wizard.reset, "), .locked(locked));\n",
            (char *)0);
    for (int i = 0; i < wizard.count; i++)
        wizard.ports = store_join(&self->store, wizard.ports, ", input "
            "boardwalk_clock", project_digits(i), (char *)0);
    return store_join(&self->store, "module ", type, " #(", *wizard.values
        ? wizard.values : "parameter none = 0", ") (", wizard.ports, ");\n"
        "wire in = ", wizard.in, ";\n", wizard.body, "endmodule\n",
        (char *)0);
}

/* The number of address bits for a depth. */
static int address_bits(const char *depth)
{
    uint64_t words = 0;
    int bits = 1;

    text_number(depth, &words);
    while (bits < 24 && (UINT64_C(1) << bits) < words)
        bits++;
    return bits;
}

/* What the core does with ports that it was made without. A port that is left
 * open would be unknown in a simulation, and an enable that is unknown is
 * none. */
static const char *tie_rest(struct project *self, const char *links)
{
    static const char *const ties[][2] = {
        {".ena(", "1'b1"}, {".enb(", "1'b1"}, {".wea(", "1'b0"},
        {".web(", "1'b0"}, {".clkb(", "1'b0"}, {".dina(", "0"},
        {".dinb(", "0"}, {".addrb(", "0"},
    };

    for (size_t i = 0; i < sizeof ties / sizeof *ties; i++)
        if (!strstr(links, ties[i][0]))
            links = store_join(&self->store, links, *links ? ", " : "",
                               ties[i][0], ties[i][1], ")", (char *)0);
    return links;
}

/* A memory that is being written, around a model that all of them share. */
struct memory {
    const char *model, *width, *depth, *contents;
    const char *ports, *links;
    char data[24], address[24];         /* "[7:0] " */
};

static int begin_memory(struct project *self, struct memory *memory,
                        const char *type, const char *const keys[3])
{
    memory->width = project_core_setting(self, type, keys[0]);
    memory->depth = project_core_setting(self, type, keys[1]);
    memory->contents = core_contents(self, type, keys[2]);
    memory->ports = memory->links = "";
    snprintf(memory->data, sizeof memory->data, "[%.8s-1:0] ", memory->width);
    snprintf(memory->address, sizeof memory->address, "[%d:0] ",
             address_bits(memory->depth) - 1);
    return *memory->width && *memory->depth;
}

static void add_memory_port(struct project *self, struct memory *memory,
                            const char *direction, const char *range,
                            const char *name)
{
    memory->ports = store_join(&self->store, memory->ports, *memory->ports
                               ? ", " : "", direction, range, name, (char *)0);
    memory->links = store_join(&self->store, memory->links, *memory->links
                               ? ", ." : ".", name, "(", name, ")", (char *)0);
}

static const char *end_memory(struct project *self,
                              const struct memory *memory, const char *type)
{
    return store_join(&self->store, "module ", type, "(", memory->ports,
        ");\n", memory->model, " #(.WIDTH(", memory->width, "), .ADDRESS(",
        project_digits(address_bits(memory->depth)), "), .INIT(\"",
        memory->contents, "\")) mem(", memory->links, ");\nendmodule\n",
        (char *)0);
}

/* "" for a connection by order, which no generator writes. */
static const char *port_connected(struct project *self,
                                  const struct project_module *module,
                                  const struct project_connection *connection)
{
    return connection->name_at ? project_word_text(self,
               &module->file->words[connection->name_at]) : "";
}

/* With the ports of the shared model, or those that are there. */
static const char *write_memory(struct project *self,
                                const struct project_module *module,
                                const struct project_instance *instance,
                                const char *type)
{
    static const char *const keys[] = {"Write_Width_A", "Write_Depth_A",
                                       "Coe_File"};
    struct memory memory = {.model = "blk_mem_gen"};

    if (!begin_memory(self, &memory, type, keys))
        return NULL;
    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        const char *name = port_connected(self, module, c);

        add_memory_port(self, &memory,
            text_begins(name, "dout") ? "output " : "input ",
            text_begins(name, "d") ? memory.data
            : text_begins(name, "addr") ? memory.address : "", name);
    }
    memory.links = tie_rest(self, memory.links);
    return end_memory(self, &memory, type);
}

/* Of look-up tables. The model has neither enables nor resets of outputs, so a
 * core with them is named as missing. */
static const char *write_tables(struct project *self,
                                const struct project_module *module,
                                const struct project_instance *instance,
                                const char *type)
{
    static const char *const keys[] = {"data_width", "depth",
                                       "coefficient_file"};
    struct memory memory = {.model = "dist_mem_gen"};

    if (!begin_memory(self, &memory, type, keys))
        return NULL;
    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        const char *name = port_connected(self, module, c);

        if (strchr(name, '_'))
            return NULL;
        add_memory_port(self, &memory, strstr(name, "po") ? "output "
                        : "input ",
            strstr(name, "po") || text_same(name, "d") ? memory.data
            : text_same(name, "a") || text_same(name, "dpra")
            ? memory.address : "", name);
    }
    if (!strstr(memory.links, ".we("))
        memory.links = store_join(&self->store, memory.links, ", .we(1'b0)",
                                  (char *)0);
    return end_memory(self, &memory, type);
}

/* clk_wiz_0 and blk_mem_gen_0, or whatever its settings say it is. */
static int write_model(struct project *self, const struct project_spec *spec,
                       const struct project_module *module,
                       const struct project_instance *instance,
                       const char *type)
{
    const char *text = NULL;

    if (strncmp(type, "clk_wiz", 7) == 0)
        text = write_wizard(self, module, instance, type);
    else if (strncmp(type, "blk_mem_gen_", 12) == 0
             || *project_core_setting(self, type, "Write_Width_A"))
        text = write_memory(self, module, instance, type);
    else if (*project_core_setting(self, type, "data_width"))
        text = write_tables(self, module, instance, type);
    if (!text)
        return 0;
    read_model(self, project_add_text(self, type, store_join(&self->store,
        type, ".v", (char *)0), text, strlen(text)), spec);
    return 1;
}

/* What is missing */

/* A module of the project is never replaced by a model, even one that is left
 * out: find_meant has decided about it. */
static int add_for(struct project *self, const struct project_spec *spec,
                   struct project_module *module)
{
    int added = 0;

    for (struct project_instance *i = module->instances; i; i = i->next) {
        const char *type;

        if (i->module)
            continue;
        type = project_word_text(self, &module->file->words[i->type_at]);
        if (!project_module_named(self, type))
            added |= load_model(self, spec, type)
                  || write_model(self, spec, module, i, type);
    }
    return added;
}

/* A model may need another one. */
void project_add_cells(struct project *self, const struct project_spec *spec)
{
    int is_more = self->top != NULL;

    for (int round = 0; is_more && round < ROUNDS_MAX; round++) {
        is_more = 0;
        for (struct project_file **s = self->sources; *s; s++)
            for (struct project_module *m = (*s)->modules; m; m = m->next)
                if (m->is_used)
                    is_more |= add_for(self, spec, m);
        if (is_more)
            project_use(self);
    }
}
