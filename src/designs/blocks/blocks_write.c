/* blocks_write.c - writes the drawing of a design as SVG.
 *
 * A domain has a colour and a letter, and the letter is at everything that has
 * the colour. Colours are those of the reader's system, light or dark. The
 * whole is also told in words, for those who do not see it: the title and the
 * description of the drawing, and that of each part.
 */
#include "designs/blocks/blocks_inside.h"

#include <string.h>

enum { LINE = 16, PAD = 10, BADGE = 13, LABEL_MAX = 26, ROWS_MAX = 14,
       LETTER = 7, EDGE = 24 };

static const char style[] =
    "text{font:12px system-ui,sans-serif;fill:#1b1f24}"
    ".h{font-size:16px;font-weight:600}.b{font-weight:600}"
    ".q{fill:#57606a}.n{font-size:11px;paint-order:stroke;stroke:#fff;"
    "stroke-width:3px}"
    ".bg{fill:#fff}.box{fill:#f6f8fa;stroke:#57606a}"
    ".port{fill:#fff;stroke:#8c959f}"
    ".w{fill:none;stroke:#6e7781;stroke-width:1.3}"
    ".x{stroke:#b3261e;stroke-width:2;stroke-dasharray:6 3}"
    ".warn{fill:#b3261e;font-weight:600}.tip{fill:#6e7781}.tipx{fill:#b3261e}"
    ".l{fill:#fff;font-size:10px;font-weight:700;text-anchor:middle}"
    ".d0{fill:#0b62c4}.d1{fill:#a04a00}.d2{fill:#1a7f37}.d3{fill:#8250df}"
    ".d4{fill:#bf3989}.d5{fill:#0f7b83}.d6{fill:#7d6608}.d7{fill:#57606a}"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.q{fill:#9da7b1}"
    ".n{stroke:#0d1117}.bg{fill:#0d1117}.box{fill:#161b22;stroke:#9da7b1}"
    ".port{fill:#0d1117;stroke:#6e7681}.w{stroke:#8b949e}"
    ".x{stroke:#ff8a80}.warn,.tipx{fill:#ff8a80}.tip{fill:#8b949e}"
    ".l{fill:#0d1117}.d0{fill:#58a6ff}.d1{fill:#f0883e}.d2{fill:#56d364}"
    ".d3{fill:#bc8cff}.d4{fill:#ff7bb5}.d5{fill:#39c5cf}.d6{fill:#e3b341}"
    ".d7{fill:#9da7b1}}";

enum { COLOURS = 8 };

/* Words */

/* At most so many letters, the last of them three dots. */
static void put_words(FILE *to, const char *words, int most)
{
    int count = 0;

    for (; *words && count < most; words++, count++)
        if (count + 1 == most && words[1])
            fputs("&#8230;", to);
        else if (*words == '<')
            fputs("&lt;", to);
        else if (*words == '>')
            fputs("&gt;", to);
        else if (*words == '&')
            fputs("&amp;", to);
        else if (*words == '"')
            fputs("&quot;", to);
        else
            fputc((unsigned char)*words < ' ' || (unsigned char)*words > '~'
                  ? '?' : *words, to);
}

static void draw_words(FILE *to, int x, int y, const char *kind,
                     const char *words, int most)
{
    fprintf(to, "<text x=\"%d\" y=\"%d\" class=\"%s\">", x, y, kind);
    put_words(to, words, most);
    fputs("</text>\n", to);
}

static void put_title(FILE *to, const char *words)
{
    fputs("<title>", to);
    put_words(to, words, BLOCKS_WORDS);
    fputs("</title>", to);
}

/* Its letter in its colour; x and y are those of the text beside it. */
static void draw_badge(FILE *to, int x, int y, int domain)
{
    fprintf(to, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"3\" "
            "class=\"d%d\"/><text x=\"%d\" y=\"%d\" class=\"l\">%c</text>\n",
            x, y - BADGE + 3, BADGE, BADGE, domain % COLOURS,
            x + BADGE / 2, y, blocks_letter(domain));
}

/* Blocks */

static int domain_of_port(const struct blocks *self, const char *port)
{
    for (int i = 0; i < self->domain_count; i++)
        if (self->domains[i].is_port
            && text_same(self->domains[i].name, port))
            return i;
    return -1;
}

static void draw_port(const struct blocks *self,
                     const struct blocks_node *node, FILE *to)
{
    int middle = node->y + node->height / 2;
    int clock = node->kind == BLOCKS_IN ? domain_of_port(self, node->name) : -1;
    int most = (node->width - 2 * PAD) / LETTER;

    draw_words(to, node->x + PAD, middle - 2, "b", node->name, most);
    draw_words(to, node->x + PAD, middle - 2 + LINE - 2, "q",
             *node->about ? node->about : "not on the board", most);
    if (clock >= 0)
        draw_badge(to, node->x + node->width - BADGE - 4, middle - 2, clock);
}

static int put_domains(const struct blocks_node *node, int y, FILE *to)
{
    char words[BLOCKS_NAME];

    for (int d = 0; d < BLOCKS_DOMAINS; d++) {
        if (!node->registers[d])
            continue;
        y += LINE;
        draw_badge(to, node->x + PAD, y, d);
        snprintf(words, sizeof words, "%u bit%s", node->registers[d],
                 node->registers[d] == 1 ? "" : "s");
        draw_words(to, node->x + PAD + BADGE + 5, y, "q", words, BLOCKS_NAME);
    }
    return y;
}

static int put_inner(const struct blocks_node *node, int y, FILE *to)
{
    char words[BLOCKS_NAME];

    for (int i = 0; i < node->inner_count && i < BLOCKS_INNER; i++)
        draw_words(to, node->x + PAD + 6, y += LINE, "", node->inner[i],
                 BLOCKS_NAME);
    if (node->inner_count > BLOCKS_INNER) {
        snprintf(words, sizeof words, "and %d more",
                 node->inner_count - BLOCKS_INNER);
        draw_words(to, node->x + PAD + 6, y += LINE, "q", words, BLOCKS_NAME);
    }
    return y;
}

static void draw_block(const struct blocks *self, int i, FILE *to)
{
    const struct blocks_node *node = &self->nodes[i];
    int y = node->y + LINE, inside = blocks_within(self, i);
    char words[BLOCKS_NAME + 16];

    snprintf(words, sizeof words, "logic of %s", self->title);
    draw_words(to, node->x + PAD, y, "b",
             node->kind == BLOCKS_OWN ? words : node->name, BLOCKS_WORDS);
    y += LINE;
    draw_words(to, node->x + PAD, y, "q",
             node->kind == BLOCKS_OWN ? "the top itself" : node->about,
             BLOCKS_WORDS);
    y = put_domains(node, y, to);
    y = put_inner(node, y, to);
    if (!inside)
        return;
    snprintf(words, sizeof words, "! %d crossing%s inside", inside,
             inside == 1 ? "" : "s");
    draw_words(to, node->x + PAD, y + LINE, "warn", words, BLOCKS_WORDS);
}

static void draw_node(const struct blocks *self, int i, FILE *to)
{
    const struct blocks_node *node = &self->nodes[i];
    int is_port = node->kind <= BLOCKS_BOTH;

    fputs("<g>", to);
    put_title(to, node->kind == BLOCKS_OWN ? self->title : node->name);
    fprintf(to, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\" "
            "class=\"%s\"/>\n", node->x, node->y, node->width, node->height,
            is_port ? 12 : 4, is_port ? "port" : "box");
    if (is_port)
        draw_port(self, node, to);
    else
        draw_block(self, i, to);
    fputs("</g>\n", to);
}

/* Wires */

/* A curve that leaves and arrives level. */
static void put_curve(FILE *to, int x, int y, int next_x, int next_y)
{
    int middle = (x + next_x) / 2;

    fprintf(to, " C%d %d %d %d %d %d", middle, y, middle, next_y, next_x,
            next_y);
}

static void draw_wire_path(const struct blocks *self,
                     const struct blocks_wire *wire, FILE *to)
{
    const struct blocks_node *left = &self->nodes[wire->is_back ? wire->to
                                                                : wire->from];
    const struct blocks_node *right = &self->nodes[wire->is_back ? wire->from
                                                                 : wire->to];
    int x = left->x + left->width, y = wire->from_y;

    fprintf(to, "<path class=\"w%s\" d=\"M%d %d",
            wire->crossings ? " x" : "", x, y);
    for (int i = 0; i < wire->bends; i++) {
        const struct blocks_node *bend = &self->nodes[wire->first_bend + i];
        int middle = bend->y + bend->height / 2;

        put_curve(to, x, y, bend->x, middle);
        x = bend->x + bend->width;
        y = middle;
        fprintf(to, " L%d %d", x, y);
    }
    put_curve(to, x, y, right->x, wire->to_y);
    fputs("\"/>", to);
}

static void draw_wire_tip(const struct blocks *self,
                          const struct blocks_wire *wire, FILE *to)
{
    const struct blocks_node *end = &self->nodes[wire->to];
    int x = wire->is_back ? end->x + end->width : end->x;
    int y = wire->is_back ? wire->from_y : wire->to_y;
    int back = wire->is_back ? 7 : -7;

    fprintf(to, "<path class=\"tip%s\" d=\"M%d %dl%d -4v8z\"/>\n",
            wire->crossings ? "x" : "", x, y, back);
}

static const char *node_title(const struct blocks *self, int node)
{
    return self->nodes[node].kind == BLOCKS_OWN ? self->title
                                                : self->nodes[node].name;
}

static void draw_wire(const struct blocks *self,
                     const struct blocks_wire *wire, FILE *to)
{
    char words[3 * BLOCKS_WORDS];

    snprintf(words, sizeof words, "from %s to %s: %s%s",
             node_title(self, wire->from), node_title(self, wire->to),
             *wire->words ? wire->words : "signals without a name",
             wire->crossings ? "; another clock reads it unsynchronised" : "");
    fputs("<g>", to);
    put_title(to, words);
    draw_wire_path(self, wire, to);
    draw_wire_tip(self, wire, to);
    fputs("</g>\n", to);
}

/* Above all wires, or they would go through it. */
static void draw_wire_label(const struct blocks *self,
                      const struct blocks_wire *wire, FILE *to)
{
    char words[BLOCKS_WORDS + 16];

    (void)self;
    if (!wire->label_x)
        return;
    snprintf(words, sizeof words, "%s%s", wire->crossings ? "! " : "",
             *wire->words ? wire->words : "(no name)");
    draw_words(to, wire->label_x, wire->label_y,
             wire->crossings ? "n warn" : "n", words, LABEL_MAX);
}

/* Tables below */

static int put_clock_rows(const struct blocks *self, int y, FILE *to)
{
    char words[3 * BLOCKS_WORDS];

    draw_words(to, EDGE, y, "b", "Clocks", BLOCKS_WORDS);
    if (!self->domain_count)
        draw_words(to, EDGE, y += LINE + 2, "q", "No register has a clock.",
                 BLOCKS_WORDS);
    for (int i = 0; i < self->domain_count; i++) {
        const struct blocks_domain *domain = &self->domains[i];

        y += LINE + 2;
        draw_badge(to, EDGE, y, i);
        snprintf(words, sizeof words, "%s, %s: %u register bit%s",
                 domain->name, domain->source, domain->registers,
                 domain->registers == 1 ? "" : "s");
        draw_words(to, EDGE + BADGE + 6, y, "", words, 2 * BLOCKS_WORDS);
    }
    return y;
}

static void tell_one(const struct blocks_crossing *crossing, char *words,
                     size_t size)
{
    static const char *const how[] = {"without a synchroniser",
                                      "through a synchroniser",
                                      "through a memory"};

    snprintf(words, size, "%c to %c: %s, read by %s in %s, %s",
             blocks_letter(crossing->from), blocks_letter(crossing->to),
             crossing->signal, crossing->reader, crossing->place,
             how[crossing->how]);
}

/* Those without a synchroniser come first. */
static int put_crossing_rows(const struct blocks *self, int y, FILE *to)
{
    char words[3 * BLOCKS_WORDS];
    int rows = 0;

    if (self->domain_count < 2)
        return y;
    draw_words(to, EDGE, y += 2 * LINE, "b", self->crossing_count
             ? "Clock domain crossings"
             : "No signal crosses from one clock to another.", BLOCKS_WORDS);
    for (int pass = 0; pass < 2; pass++)
        for (int i = 0; i < self->crossing_count; i++) {
            const struct blocks_crossing *one = &self->crossings[i];

            if ((one->how != BLOCKS_BARE) != pass || rows++ >= ROWS_MAX)
                continue;
            tell_one(one, words, sizeof words);
            draw_words(to, EDGE, y += LINE, pass ? "q" : "warn", words,
                     2 * BLOCKS_WORDS);
        }
    if (rows > ROWS_MAX) {
        snprintf(words, sizeof words, "and %d more", rows - ROWS_MAX);
        draw_words(to, EDGE, y += LINE, "q", words, BLOCKS_WORDS);
    }
    return y;
}

/* The number of rows is not known before they are put. */
static int height_with_rows(const struct blocks *self)
{
    int rows = self->crossing_count < ROWS_MAX ? self->crossing_count
                                               : ROWS_MAX + 1;

    return self->height + (self->domain_count + 2) * (LINE + 2)
         + (self->domain_count > 1 ? (rows + 3) * LINE : 0) + LINE
         + (self->is_cut ? LINE : 0);
}

static int width_with_rows(const struct blocks *self)
{
    int most = self->width;

    for (int i = 0; i < self->domain_count; i++) {
        int letters = (int)(strlen(self->domains[i].name)
                            + strlen(self->domains[i].source)) + 30;

        if (letters * LETTER + 2 * EDGE > most)
            most = letters * LETTER + 2 * EDGE;
    }
    for (int i = 0; i < self->crossing_count; i++) {
        char words[3 * BLOCKS_WORDS];

        tell_one(&self->crossings[i], words, sizeof words);
        if ((int)strlen(words) * LETTER + 2 * EDGE > most)
            most = (int)strlen(words) * LETTER + 2 * EDGE;
    }
    return most;
}

/* The whole in words. */
static void put_description(const struct blocks *self, FILE *to)
{
    int blocks = 0;

    for (int i = 0; i < self->node_count; i++)
        blocks += self->nodes[i].kind == BLOCKS_INSTANCE;
    fprintf(to, "<desc id=\"d\">%d block%s, %d clock%s, %d signal%s from one "
            "clock to another without a synchroniser.", blocks,
            blocks == 1 ? "" : "s", self->domain_count,
            self->domain_count == 1 ? "" : "s", blocks_bare(self),
            blocks_bare(self) == 1 ? "" : "s");
    for (int i = 0; i < self->domain_count; i++) {
        fprintf(to, " Clock %c: ", blocks_letter(i));
        put_words(to, self->domains[i].name, BLOCKS_NAME);
        fputs(", ", to);
        put_words(to, self->domains[i].source, BLOCKS_WORDS);
        fputs(".", to);
    }
    fputs("</desc>\n", to);
}

static void draw_head(const struct blocks *self, int width, int height,
                     FILE *to)
{
    fprintf(to, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
            "height=\"%d\" viewBox=\"0 0 %d %d\" role=\"img\" "
            "aria-labelledby=\"t d\">\n<title id=\"t\">", width, height,
            width, height);
    put_words(to, self->title, BLOCKS_NAME);
    fputs(": blocks and clocks</title>\n", to);
    put_description(self, to);
    fprintf(to, "<style>%s</style>\n<rect class=\"bg\" width=\"%d\" "
            "height=\"%d\"/>\n", style, width, height);
    draw_words(to, EDGE, 30, "h", self->title, BLOCKS_NAME);
}

void blocks_write(const struct blocks *self, FILE *to)
{
    int width = width_with_rows(self), height = height_with_rows(self);
    int y = self->height + LINE;

    draw_head(self, width, height, to);
    for (int i = 0; i < self->wire_count; i++)
        draw_wire(self, &self->wires[i], to);
    for (int i = 0; i < self->node_count; i++)
        if (self->nodes[i].kind != BLOCKS_BEND)
            draw_node(self, i, to);
    for (int i = 0; i < self->wire_count; i++)
        draw_wire_label(self, &self->wires[i], to);
    y = put_clock_rows(self, y, to);
    y = put_crossing_rows(self, y, to);
    if (self->is_cut)
        draw_words(to, EDGE, y + LINE, "warn", "The design has more than is "
                 "drawn here.", BLOCKS_WORDS);
    fputs("</svg>\n", to);
}
