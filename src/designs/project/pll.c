/* pll.c - the clocks that PLLs make.
 *
 * A whole fraction of the input is divided in the model. Any other rate must
 * be brought by whoever runs the design: the copy gets an input for it at the
 * top, which goes down to the PLL, and the answer has its ratio.
 */
#include "designs/project/repair.h"

#include <string.h>

enum { PATH_DEEP = 100 };

/* One output: its port is that of the input times all of `multiply` by all of
 * `divide`. NAME=DEFAULT is a parameter, + after it adds one, ^ is two to its
 * power. */
struct pll_output {
    const char *type, *in, *out;
    int number;                         /* of its divider in the model */
    const char *multiply, *divide, *phase;
};

#define PLL_XILINX(type, in, multiply) \
    {type, in, "CLKOUT0", 0, multiply, "DIVCLK_DIVIDE=1 CLKOUT0_DIVIDE_F=1 " \
     "CLKOUT0_DIVIDE=1", "CLKOUT0_PHASE"}, \
    {type, in, "CLKOUT1", 1, multiply, "DIVCLK_DIVIDE=1 CLKOUT1_DIVIDE=1", \
     "CLKOUT1_PHASE"}, \
    {type, in, "CLKOUT2", 2, multiply, "DIVCLK_DIVIDE=1 CLKOUT2_DIVIDE=1", \
     "CLKOUT2_PHASE"}, \
    {type, in, "CLKOUT3", 3, multiply, "DIVCLK_DIVIDE=1 CLKOUT3_DIVIDE=1", \
     "CLKOUT3_PHASE"}, \
    {type, in, "CLKOUT4", 4, multiply, "DIVCLK_DIVIDE=1 CLKOUT4_DIVIDE=1", \
     "CLKOUT4_PHASE"}, \
    {type, in, "CLKOUT5", 5, multiply, "DIVCLK_DIVIDE=1 CLKOUT5_DIVIDE=1", \
     "CLKOUT5_PHASE"}, \
    {type, in, "CLKOUT6", 6, multiply, "DIVCLK_DIVIDE=1 CLKOUT6_DIVIDE=1", \
     "CLKOUT6_PHASE"}

#define PLL_DCM(type) \
    {type, "CLKIN", "CLK0", 0, "", "", NULL}, \
    {type, "CLKIN", "CLKFX", 1, "CLKFX_MULTIPLY=4", "CLKFX_DIVIDE=1", NULL}, \
    {type, "CLKIN", "CLKDV", 2, "", "CLKDV_DIVIDE=2", NULL}, \
    {type, "CLKIN", "CLK2X", 3, "two=2", "", NULL}

#define PLL_ICE(type, in) \
    {type, in, "PLLOUTCORE", 0, "DIVF=0+", "DIVR=0+ DIVQ=0^", NULL}, \
    {type, in, "PLLOUTGLOBAL", 1, "DIVF=0+", "DIVR=0+ DIVQ=0^", NULL}

#define PLL_CYCLONE(number) \
    {"altera_pll", "refclk", "outclk", number, \
     "output_clock_frequency" #number "=0", "reference_clock_frequency=0", \
     NULL}

static const struct pll_output outputs[] = {
    PLL_XILINX("MMCME2_BASE", "CLKIN1", "CLKFBOUT_MULT_F=5"),
    PLL_XILINX("MMCME2_ADV", "CLKIN1", "CLKFBOUT_MULT_F=5"),
    PLL_XILINX("PLLE2_BASE", "CLKIN1", "CLKFBOUT_MULT=5"),
    PLL_XILINX("PLLE2_ADV", "CLKIN1", "CLKFBOUT_MULT=5"),
    PLL_XILINX("PLL_BASE", "CLKIN", "CLKFBOUT_MULT=1"),
    PLL_DCM("DCM_SP"),
    PLL_DCM("DCM"),
    {"altpll", "inclk", "clk", 0, "clk0_multiply_by=1", "clk0_divide_by=1",
     NULL},
    {"altpll", "inclk", "clk", 1, "clk1_multiply_by=1", "clk1_divide_by=1",
     NULL},
    {"altpll", "inclk", "clk", 2, "clk2_multiply_by=1", "clk2_divide_by=1",
     NULL},
    {"altpll", "inclk", "clk", 3, "clk3_multiply_by=1", "clk3_divide_by=1",
     NULL},
    {"altpll", "inclk", "clk", 4, "clk4_multiply_by=1", "clk4_divide_by=1",
     NULL},
    PLL_CYCLONE(0), PLL_CYCLONE(1), PLL_CYCLONE(2), PLL_CYCLONE(3),
    PLL_CYCLONE(4), PLL_CYCLONE(5), PLL_CYCLONE(6), PLL_CYCLONE(7),
    PLL_CYCLONE(8),
    PLL_ICE("SB_PLL40_CORE", "REFERENCECLK"),
    PLL_ICE("SB_PLL40_PAD", "PACKAGEPIN"),
    {"rPLL", "CLKIN", "CLKOUT", 0, "FBDIV_SEL=0+", "IDIV_SEL=0+", NULL},
    {"rPLL", "CLKIN", "CLKOUTP", 1, "FBDIV_SEL=0+", "IDIV_SEL=0+", NULL},
    {"rPLL", "CLKIN", "CLKOUTD", 2, "FBDIV_SEL=0+", "IDIV_SEL=0+ "
     "DYN_SDIV_SEL=2", NULL},
    {"rPLL", "CLKIN", "CLKOUTD3", 3, "FBDIV_SEL=0+", "IDIV_SEL=0+ three=3",
     NULL},
};

/* Ratios */

/* The greatest common divisor; never 0, so that one may divide by it. */
static uint64_t common(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a ? a : 1;
}

/* A number of thousandths by "5.250". */
static uint64_t thousandths_of(const char *text)
{
    uint64_t value = 0;
    int digits = 0, is_behind = 0;

    for (; *text && digits < 3 && value < 100000000; text++) {
        if (*text == '.' && !is_behind)
            is_behind = 1;
        else if (text_is_digit(*text))
            value = value * 10 + (uint64_t)(*text - '0');
        else
            return 0;
        digits += is_behind && *text != '.';
    }
    while (digits++ < 3)
        value *= 10;
    return value;
}

/* One factor in thousandths: "DIVF=0+". A rate has its unit after a blank,
 * "25.0 MHz", which is the same wherever two of them are compared. */
static uint64_t pll_factor(struct project *self,
                          const struct project_module *module,
                          const struct project_instance *instance,
                          const char *word)
{
    size_t name = strcspn(word, "=");
    size_t end = strcspn(word, "+^");
    const char *given = project_parameter(self, module, instance,
                            store_copy(&self->store, word, name));
    uint64_t value = thousandths_of(given
        ? store_copy(&self->store, given, strcspn(given, " "))
        : store_copy(&self->store, word + name + 1, end - name - 1));

    if (word[end] == '+')
        return value + 1000;
    if (word[end] == '^')
        return value <= 20000 ? 1000 * (UINT64_C(1) << (value / 1000)) : 0;
    return value;
}

/* Multiplies *product, which is in thousandths; both stay in lowest terms. */
static void multiply_all(struct project *self,
                         const struct project_module *module,
                         const struct project_instance *instance,
                         const char *words, uint64_t *product,
                         uint64_t *other)
{
    char word[48];

    while (text_word(&words, word, sizeof word) > 0) {
        uint64_t factor = pll_factor(self, module, instance, word), by;

        *product *= factor;
        *other *= 1000;
        by = common(*product, *other);
        *product /= by;
        *other /= by;
        if (!*product || *product > UINT32_MAX || *other > UINT32_MAX)
            return;
    }
}

/* The ratio of an output in lowest terms; 0 if it is none. A factor of zero
 * comes of a parameter that could not be read; then there is no clock, and the
 * model passes its input on. */
static int ratio_of(struct project *self, const struct project_module *module,
                    const struct project_instance *instance,
                    const struct pll_output *output,
                    struct project_clock *clock)
{
    uint64_t multiply = 1, divide = 1;

    multiply_all(self, module, instance, output->multiply, &multiply,
                 &divide);
    multiply_all(self, module, instance, output->divide, &divide, &multiply);
    if (!multiply || !divide || multiply > UINT32_MAX || divide > UINT32_MAX)
        return 0;
    clock->multiply = (uint32_t)multiply;
    clock->divide = (uint32_t)divide;
    return 1;
}

/* A clock from outside */

/* In the head, whichever style it has. */
static void add_input(struct project *self, struct project_module *module,
                      const char *input)
{
    if (!module->ports_to)
        return;
    project_insert_before(self, module, module->ports_to, store_join(
        &self->store, module->ports ? ", " : "",
        module->is_ansi ? "input " : "", input, (char *)0));
    if (!module->is_ansi)
        project_insert_behind(self, module, module->head_to - 1, store_join(
            &self->store, " input ", input, ";", (char *)0));
}

static int is_by_order(const struct project_instance *instance)
{
    return instance->connections && !instance->connections->name_at
        && !instance->is_wildcard;
}

/* In the way in which the others are connected: both ways in one list are not
 * allowed. */
static void connect_input(struct project *self,
                          const struct project_module *module,
                          const struct project_instance *instance,
                          const char *port, const char *input)
{
    project_insert_before(self, module, instance->close_at,
        !is_by_order(instance)
        ? store_join(&self->store, instance->connections
                     || instance->is_wildcard ? ", ." : ".", port, "(", input,
                     ")", (char *)0)
        : store_join(&self->store, ", ", input, (char *)0));
}

/* From this module up to the top, through every instance on the way. Each
 * module on the way gets the input once, even if it is instantiated several
 * times: all instances have the same clock. */
static void bring_down(struct project *self, struct project_module *module,
                       const char *input, int depth)
{
    if (depth == PATH_DEEP
        || (module->brought && text_same(module->brought, input)))
        return;
    module->brought = input;
    add_input(self, module, input);
    for (struct project_file **s = self->sources; *s; s++)
        for (struct project_module *m = (*s)->modules; m; m = m->next)
            for (struct project_instance *i = m->instances; i && m->is_used;
                 i = i->next) {
                if (i->module != module)
                    continue;
                connect_input(self, m, i, input, input);
                bring_down(self, m, input, depth + 1);
            }
}

/* Outputs */

/* Whether a net is more than declared and connected here. */
static int is_net_used(const struct project_module *module,
                       const struct project_connection *connection)
{
    const struct project_word *words = module->file->words;
    const struct verilog_token *net = &words[connection->from].token;
    int count = 0;

    if (connection->to != connection->from + 1)
        return connection->to != connection->from;
    for (size_t i = module->from; i < module->to; i++)
        count += words[i].token.length == net->length
              && memcmp(words[i].token.at, net->at, net->length) == 0;
    return count > 2;
}

/* Wizards connect all outputs to something; a clock that goes nowhere would
 * only be one more for the engine to drive. */
static int is_output_used(const struct project_module *module,
                          const struct project_instance *instance,
                          const struct pll_output *output)
{
    for (const struct project_connection *c = instance->connections; c;
         c = c->next)
        if (c->name_at && is_net_used(module, c)
            && project_word_is(&module->file->words[c->name_at], output->out))
            return 1;
    return 0;
}

/* "boardwalk_divide0" */
static const char *numbered(struct project *self, const char *name,
                            int number)
{
    return store_join(&self->store, name, project_digits(number), (char *)0);
}

/* The oscillator that PLLs get: mostly there is one. */
static void set_origin(const struct project *self,
                       struct project_clock *clock)
{
    for (const struct project_clock *c = self->clocks; c; c = c->next)
        if (c != clock && !c->input && c->multiply == 1 && c->divide == 1) {
            clock->port = c->port;
            clock->hz = c->hz;
            return;
        }
    clock->port = "";
}

/* Sixteen bits are what the divider in the model has; a slower clock would be
 * none for a PLL. */
static void make_clock(struct project *self, struct project_module *module,
                       struct project_instance *instance, int number,
                       struct project_clock *clock)
{
    int is_whole = clock->multiply == 1 && clock->divide < 65536;

    set_origin(self, clock);
    project_set_parameter(self, instance,
        numbered(self, "boardwalk_divide", number),
        store_join(&self->store, project_digits(is_whole
                                                ? (int)clock->divide : 0),
                   (char *)0));
    if (is_whole && is_by_order(instance))
        project_insert_before(self, module, instance->close_at, ", 0");
    if (!is_whole) {
        int count = 0;

        for (const struct project_clock *c = self->clocks; c; c = c->next)
            count += c->input != NULL;
        clock->input = numbered(self, "boardwalk_clock_", count);
        connect_input(self, module, instance,
                      numbered(self, "boardwalk_clock", number),
                      clock->input);
        bring_down(self, module, clock->input, 0);
    }
    repair_note(self, PROJECT_REMARK, module, instance->type_at,
        clock->signal, store_join(&self->store, " has ",
            project_digits((int)clock->multiply), "/",
            project_digits((int)clock->divide), " of the clock's frequency; ",
            (char *)0), is_whole ? "a model makes it" : store_join(
            &self->store, "it comes from outside, at ", clock->input,
            (char *)0));
}

/* An altpll has one bus of clocks: all that a parameter names count. The
 * wizard writes parameters only for the outputs that were chosen. That of
 * altera_pll writes all, and 0 MHz for the others, which is no ratio. */
static int is_bus_used(struct project *self,
                       const struct project_module *module,
                       const struct project_instance *instance,
                       const struct pll_output *output)
{
    char name[48];
    struct text to;

    if (!text_same(output->type, "altpll"))
        return 1;
    text_begin(&to, name, sizeof name);
    for (const char *c = output->divide; *c && *c != '='; c++)
        text_put_char(&to, *c);
    return project_parameter(self, module, instance, name) != NULL;
}

/* Each row of the table asks whether it is meant; there are few PLLs. */
static void take_pll_output(struct project *self, struct project_module *module,
                        struct project_instance *instance,
                        const struct pll_output *output)
{
    const struct project_word *words = module->file->words;
    struct project_clock ratio = {0}, *clock;
    const char *phase;

    if (!project_word_is(&words[instance->type_at], output->type)
        || !is_output_used(module, instance, output)
        || !is_bus_used(self, module, instance, output)
        || !ratio_of(self, module, instance, output, &ratio))
        return;
    clock = project_add_clock(self);
    if (!clock)
        return;
    phase = output->phase ? project_parameter(self, module, instance,
                                              output->phase) : NULL;
    *clock = ratio;
    clock->phase = phase ? (uint32_t)(thousandths_of(phase) / 1000) : 0;
    clock->signal = store_join(&self->store, instance->name_at
        ? project_word_text(self, &words[instance->name_at]) : output->type,
        ".", output->out, (char *)0);
    if (text_same(output->out, "clk") || text_same(output->out, "outclk"))
        clock->signal = store_join(&self->store, clock->signal, "[",
            project_digits(output->number), "]", (char *)0);
    make_clock(self, module, instance, output->number, clock);
}

/* Cores of Vivado's clocking wizard */

/* "25.175" of the setting, or 0. */
static uint64_t wizard_rate(struct project *self, const char *core,
                            int number)
{
    return thousandths_of(project_core_setting(self, core, store_join(
        &self->store, "CLKOUT", project_digits(number + 1),
        "_REQUESTED_OUT_FREQ", (char *)0)));
}

/* clk_25, pixel_clk_25MHz: a number in the name of what is connected. Between
 * 5 and 500, as other numbers in names are those of parts and versions. */
static uint64_t rate_in_name(const char *name)
{
    uint64_t value = 0;

    while (*name && !text_is_digit(*name))
        name++;
    while (text_is_digit(*name) && value < 1000)
        value = value * 10 + (uint64_t)(*name++ - '0');
    return value >= 5 && value <= 500 ? value * 1000 : 0;
}

/* Everything that comes out, but for the lock. */
static int is_wizard_clock(const struct project_name *port)
{
    return port->is_port && port->direction == PORT_OUT
        && !text_same(port->name, "locked");
}

/* The rate that was asked for, not the one that the chip reaches: they differ
 * by less than an oscillator's tolerance. */
static void take_wizard_output(struct project *self,
                               struct project_module *module,
                               struct project_instance *instance,
                               const struct project_connection *connection,
                               const struct project_name *port, int number)
{
    struct project_clock *clock = project_add_clock(self);
    uint64_t rate = wizard_rate(self, instance->module->name, number), own, by;
    const char *net = repair_text(self, module, connection->from,
                                  connection->to);

    if (!clock)
        return;
    set_origin(self, clock);
    own = clock->hz / 1000;
    if (!rate) {
        rate = rate_in_name(net);
        repair_note(self, PROJECT_DOUBT, module, connection->from, net,
            rate ? " is taken to have the MHz in its name: there is no .xci "
                   "file of " : " is taken to be the input clock, unchanged: "
                   "there is no .xci file of ", instance->module->name);
    }
    rate = rate ? rate : own;
    by = common(rate, own);
    clock->multiply = (uint32_t)(rate / by);
    clock->divide = (uint32_t)(own / by ? own / by : 1);
    clock->signal = store_join(&self->store, instance->name_at
        ? project_word_text(self, &module->file->words[instance->name_at])
        : instance->module->name, ".", port->name, (char *)0);
    make_clock(self, module, instance, number, clock);
}

/* Outputs have the numbers of their order, as in write_wizard. */
static void take_wizard(struct project *self, struct project_module *module,
                        struct project_instance *instance)
{
    int number = 0, i = 0;

    for (const struct project_connection *c = instance->connections; c;
         c = c->next, i++) {
        const struct project_name *port = c->name_at
            ? project_find_word(instance->module,
                                &module->file->words[c->name_at])
            : project_nth_port(instance->module, i);

        if (!port || !is_wizard_clock(port))
            continue;
        if (c->from != c->to)
            take_wizard_output(self, module, instance, c, port, number);
        else if (is_by_order(instance))
            project_insert_before(self, module, instance->close_at, ", 0");
        number++;
    }
}

/* After the repairs, as it adds to lists that they complete. */
void project_find_plls(struct project *self)
{
    for (struct project_file **s = self->sources; s && *s; s++)
        for (struct project_module *m = (*s)->modules; m; m = m->next)
            for (struct project_instance *i = m->instances; i && m->is_used
                     && !m->is_cell && !(*s)->is_broken; i = i->next) {
                for (size_t k = 0; k < sizeof outputs / sizeof *outputs; k++)
                    take_pll_output(self, m, i, &outputs[k]);
                if (i->module && i->module->is_cell
                    && strncmp(i->module->name, "clk_wiz", 7) == 0)
                    take_wizard(self, m, i);
                project_apply_parameters(self, m, i);
            }
}
