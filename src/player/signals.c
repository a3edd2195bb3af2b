/* signals.c - the inside of a design: its tree, values, and waves. */
#include "player/signals.h"

#include <string.h>

#include "base/words.h"
#include "bench/harness/harness.h"

enum { PS = 1000000, NET_BITS_MAX = 64 * DESIGN_PROBE_WORDS,
       ZOOM_FIRST = 13,                 /* 20 ms */
       LOOK_WORDS = 64, NAME_MAX_HERE = 256 };

/* What a panel shows at once; in nanoseconds. */
static const struct {
    uint64_t ns;
    const char *name;
} spans[] = {
    {1000, "1 us"}, {2000, "2 us"}, {5000, "5 us"}, {10000, "10 us"},
    {20000, "20 us"}, {50000, "50 us"}, {100000, "100 us"},
    {200000, "200 us"}, {500000, "500 us"}, {1000000, "1 ms"},
    {2000000, "2 ms"}, {5000000, "5 ms"}, {10000000, "10 ms"},
    {20000000, "20 ms"}, {50000000, "50 ms"}, {100000000, "100 ms"},
    {200000000, "200 ms"}, {500000000, "500 ms"}, {1000000000, "1 s"},
    {2000000000, "2 s"},
};

enum { SPANS = sizeof spans / sizeof *spans };

int signals_suit(const struct play *play)
{
    return session_harness(play->session) != NULL;
}

static const struct machine_design *design_of(const struct signals *self)
{
    return session_machine(self->session)->design;
}

/* Errors of the design are in buffers of others. */
static void note_error(struct signals *self, const char *error)
{
    struct text to;

    self->error = NULL;
    if (!error)
        return;
    text_begin(&to, self->said, sizeof self->said);
    text_put(&to, words_of(error));
    self->error = self->said;
}

/* Waves */

static int words_of_net(const struct signals_node *node)
{
    return (node->width + 63) / 64;
}

static const char *observe_chosen(struct signals *self)
{
    struct design_probe probes[DESIGN_PROBES];

    for (int i = 0; i < self->chosen_count; i++) {
        const struct signals_node *node = &self->tree.nodes[self->chosen[i]];

        probes[i] = (struct design_probe){node->path, words_of_net(node)};
    }
    return waves_choose(self->waves, probes, self->chosen_count);
}

/* A picture has at least a tick for each span. */
uint64_t signals_span(const struct signals *self)
{
    uint64_t hz = session_machine(self->session)->board->clock_hz;
    uint64_t ns = spans[self->zoom].ns;
    uint64_t ticks = hz / 1000 * ns / PS + hz % 1000 * ns / 1000000000;

    return ticks ? ticks : 1;
}

void signals_put_span(const struct signals *self, struct text *to)
{
    text_put(to, spans[self->zoom].name);
}

void signals_zoom(struct signals *self, int by)
{
    int zoom = self->zoom - by;

    self->zoom = zoom < 0 ? 0 : zoom < SPANS ? zoom : SPANS - 1;
    if (self->waves)
        waves_set_span(self->waves, signals_span(self));
}

/* The tree */

/* Again after a new build: what has kept its name stays as it was. */
static const char *list_tree(struct signals *self)
{
    const struct machine_design *design = design_of(self);
    struct signals_tree fresh = {0};
    const char *error = design->nets
                      ? design->nets(design, signals_tree_add, &fresh)
                      : WORDS("values inside need the engine leap");

    if (!error)
        error = signals_tree_make(&fresh);
    if (error) {
        signals_tree_free(&fresh);
        return error;
    }
    signals_tree_copy_marks(&fresh, &self->tree);
    signals_tree_free(&self->tree);
    self->tree = fresh;
    return NULL;
}

/* In the order of the tree: that of before went with it. */
static void choose_marked(struct signals *self)
{
    self->chosen_count = 0;
    for (int i = 0; i < self->tree.count; i++)
        if (self->tree.nodes[i].is_chosen
            && self->chosen_count < DESIGN_PROBES)
            self->chosen[self->chosen_count++] = i;
}

static void list_anew(struct signals *self)
{
    const char *error = list_tree(self);

    choose_marked(self);
    if (!error)
        error = observe_chosen(self);
    note_error(self, error);
}

static void open_signals(struct signals *self, const struct play *play)
{
    const char *error;

    signals_fold(self, play);
    self->session = play->session;
    self->zoom = self->zoom ? self->zoom : ZOOM_FIRST;
    error = waves_open(&self->waves, play->session);
    if (error) {
        note_error(self, error);
        return;
    }
    waves_set_span(self->waves, signals_span(self));
    list_anew(self);
}

/* The tree stays, for when it is opened again: it may be the same design. */
void signals_fold(struct signals *self, const struct play *play)
{
    waves_close(self->waves, play->session);
    self->waves = NULL;
    self->session = NULL;
    self->error = NULL;
}

void signals_close(struct signals *self, const struct play *play)
{
    signals_fold(self, play);
    signals_tree_free(&self->tree);
    self->chosen_count = 0;
}

/* Whether a design that is watched was built anew since the last look. */
static int is_built_anew(struct signals *self)
{
    const struct machine_design *design = design_of(self);
    int has_news = design->news && design->news(design);
    int is_new = has_news && !self->had_news;

    self->had_news = has_news;
    return is_new;
}

void signals_look(struct signals *self, const struct play *play,
                  uint64_t most_ticks)
{
    if (!waves_are_of(self->waves, play->session))
        open_signals(self, play);
    else if (is_built_anew(self))
        list_anew(self);
    if (self->waves && !self->error)
        (void)waves_fill(self->waves, most_ticks);
}

/* Working */

static void take_out(struct signals *self, int node)
{
    int kept = 0;

    for (int i = 0; i < self->chosen_count; i++)
        if (self->chosen[i] != node)
            self->chosen[kept++] = self->chosen[i];
    self->chosen_count = kept;
}

static const char *change_choice(struct signals *self, int node)
{
    struct signals_node *net = &self->tree.nodes[node];

    if (net->is_chosen)
        take_out(self, node);
    else if (net->width > NET_BITS_MAX)
        return WORDS("a wave has at most 256 bits");
    else if (self->chosen_count == DESIGN_PROBES)
        return WORDS("there are at most 16 waves; take one out first");
    else
        self->chosen[self->chosen_count++] = node;
    net->is_chosen = !net->is_chosen;
    return observe_chosen(self);
}

const char *signals_work(struct signals *self, int node)
{
    if (node < 0 || node >= self->tree.count || !self->waves)
        return NULL;
    if (self->tree.nodes[node].width)
        return change_choice(self, node);
    self->tree.nodes[node].is_open ^= 1;
    return NULL;
}

/* Texts */

static void put_high_first(const uint64_t *value, int width, struct text *to)
{
    int digits = (width + 3) / 4;

    for (int limb = (width - 1) / 64; limb >= 0; limb--) {
        int own = digits - 16 * limb;

        text_put_hex(to, value[limb], own < 16 ? own : 16);
    }
}

void signals_put_number(const uint64_t *value, int width, int is_decimal,
                        struct text *to)
{
    if (width < 1)
        return;
    if (width == 1 || (is_decimal && width <= 64))
        text_put_number(to, value[0]);
    else
        put_high_first(value, width, to);
}

void signals_put_value(const struct signals *self, int node, struct text *to)
{
    const struct signals_node *net = &self->tree.nodes[node];
    uint64_t value[LOOK_WORDS];

    if (!self->session || !net->width || net->width > 64 * LOOK_WORDS
        || !harness_look(session_harness(self->session), net->path, value,
                         LOOK_WORDS))
        return;
    signals_put_number(value, net->width, self->is_decimal, to);
}

void signals_put_name(const struct signals *self, int node, struct text *to)
{
    const struct signals_node *of = &self->tree.nodes[node];

    if (!of->length && self->session)
        text_put(to, session_machine(self->session)->name);
    for (int i = of->name_at; i < of->length; i++)
        text_put_char(to, of->path[i]);
    if (of->width < 2)
        return;
    text_put(to, " [");
    text_put_number(to, (uint64_t)of->width - 1);
    text_put(to, ":0]");
}
