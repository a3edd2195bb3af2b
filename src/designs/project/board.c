/* board.c - chooses the board of a project.
 *
 * Balls have the same names on many chips. So what counts is how many of the
 * file's balls lead somewhere on a board, and how many of those to the port
 * that the file's name for it suggests, or at least to something that is there;
 * names of files and devices decide between boards that are alike.
 */
#include "designs/project/board.h"

#include <string.h>

/* The letters and digits of a name, as small ones. */
static void squeeze(const char *from, char *to, size_t size)
{
    struct text text;

    text_begin(&text, to, size);
    for (; *from; from++) {
        char c = text_small(*from);

        if ((c >= 'a' && c <= 'z') || text_is_digit(c))
            text_put_char(&text, c);
    }
}

/* "Basys-3-Master.xdc" names the basys3. */
static int names_board(const char *text, const struct pinout *pinout)
{
    char squeezed[512];

    squeeze(text, squeezed, sizeof squeezed);
    return strstr(squeezed, pinout->name) != NULL;
}

/* The first lines, in which vendors name the board. */
static int heads_board(const struct project_file *file,
                       const struct pinout *pinout)
{
    char head[300];
    struct text to;

    text_begin(&to, head, sizeof head);
    for (size_t i = 0; i < file->length && i + 1 < sizeof head; i++)
        text_put_char(&to, text_plain(file->text[i]));
    return names_board(head, pinout);
}

/* A chip without its speed: "xc7a35tcpg236-1", "5CSEMA5F31C6". */
static int names_device(const struct project *self,
                        const struct pinout *pinout)
{
    char device[40];
    size_t length = strcspn(pinout->device, "-/");

    if (length < 8 || length >= sizeof device)
        length = strlen(pinout->device);
    memcpy(device, pinout->device, length);
    device[length] = 0;
    for (const struct project_file *f = self->files; f; f = f->next)
        if ((f->kind == PROJECT_SETTINGS || f->kind == PROJECT_CONSTRAINTS)
            && strstr(f->text, device))
            return 1;
    return 0;
}

struct score {
    int there, named;                   /* balls that lead somewhere, and to a
                                         * port that is called alike */
    int soldered;                       /* to an oscillator or a part */
    int opposed;                        /* to an input, from an output */
    int total;
    int is_clockless;                   /* the clock comes from a connector */
};

static int is_soldered(const struct pinout *pinout, const struct port *port)
{
    for (const struct port_part *p = pinout->parts; p && p->bus; p++)
        if (text_same(p->bus, port->bus->name))
            return 1;
    return port->bus->clock_hz > 0;
}

/* Chips of one kind are on many boards, and connectors have most of their
 * balls: where the design's clock is one of these, it is another board. */
static int is_lost_clock(const struct project_place *place,
                         const struct port *at)
{
    return (at->bus->traits & PORT_IS_FREE)
        && (text_alike(place->port, "clk") || text_alike(place->port, "clock"));
}

/* What a design drives is no button. */
static int is_opposed(const struct project *self,
                      const struct project_place *place,
                      const struct port *at)
{
    const struct project_pin *pin = self->pins;

    while (pin && !text_same(pin->name, place->port))
        pin = pin->next;
    return pin && pin->port->has_direction
        && pin->port->direction == PORT_OUT && at->bus->direction == PORT_IN;
}

/* Only places of ports that the top has, if it has any of them: files for a
 * board with everything in them are common. */
static struct score score_places(const struct project *self,
                                 const struct project_file *file,
                                 const struct pinout *pinout)
{
    struct score score = {0};

    for (const struct project_place *p = file->places; p; p = p->next) {
        struct port at, named;

        if (self->top && project_fit(self->top, file) && !p->is_used)
            continue;
        score.total++;
        if (!pinout_port_at(pinout, p->ball, &at))
            continue;
        score.there++;
        score.soldered += is_soldered(pinout, &at);
        score.opposed += is_opposed(self, p, &at);
        score.is_clockless |= is_lost_clock(p, &at);
        score.named += pinout_port_named(pinout, p->port, &named)
                    && text_same(at.name, named.name);
    }
    return score;
}

/* A bit that has a port of its own, as in VHDL of students. */
int board_port_named(const struct pinout *pinout, const char *name,
                     struct port *port)
{
    size_t stem = strlen(name);
    char bit[CONSTRAINT_PORT_MAX];
    struct text to;

    if (pinout_port_named(pinout, name, port))
        return 1;
    while (stem && text_is_digit(name[stem - 1]))
        stem--;
    if (!stem || !name[stem])
        return 0;
    text_begin(&to, bit, sizeof bit);
    for (size_t i = 0; i < stem; i++)
        text_put_char(&to, name[i]);
    text_put(&to, "[");
    text_put(&to, name + stem);
    text_put(&to, "]");
    return pinout_port_named(pinout, bit, port);
}

/* Without a constraint file: ports that are called as the vendor does. */
static int score_names(const struct project *self,
                       const struct pinout *pinout)
{
    int score = 0;

    for (const struct project_pin *p = self->pins; p; p = p->next) {
        struct port named;

        score += board_port_named(pinout, p->name, &named);
    }
    return score;
}

/* A tool writes its own language. Only Xilinx has had two tools, and ISE knew
 * the first boards with chips of the second. A .tcl file may be anybody's. */
static int is_written_for(const struct project_file *file,
                          const struct pinout *pinout)
{
    int format = constraint_file_format(file->name);
    int is_xilinx = format == CONSTRAINT_XDC || format == CONSTRAINT_UCF;
    const char *dot = strrchr(file->name, '.');

    if (pinout->format == CONSTRAINT_XDC || pinout->format == CONSTRAINT_UCF)
        return is_xilinx || (dot && text_alike(dot, ".tcl"));
    return format == (int)pinout->format || format == CONSTRAINT_PLAIN
        || pinout->format == CONSTRAINT_PLAIN;
}

/* A board with fewer than half of the balls is none, whatever its name says:
 * file names are often those of the board before. Hints are worth a few balls,
 * enough to decide between boards of one maker and no more. */
static int board_score(const struct project *self,
                       const struct pinout *pinout)
{
    const struct project_file *file = self->constraints;
    struct score score = {0};
    int hints = names_device(self, pinout) * 20
              + names_board(project_base(self->folder), pinout) * 5;

    if (!file)
        return score_names(self, pinout) * 10 + hints;
    score = score_places(self, file, pinout);
    if (score.there * 2 < score.total || score.is_clockless
        || !is_written_for(file, pinout))
        return 0;
    return score.there * 10 + score.named * 10 + score.soldered * 4
         - score.opposed * 14 + hints
         + names_board(project_base(file->name), pinout) * 15
         + heads_board(file, pinout) * 15
         + (constraint_file_format(file->name) == (int)pinout->format) * 15;
}

/* The reason in numbers, so that a wrong choice is seen at once. */
static void tell_board(struct project *self)
{
    struct score score = {0};

    if (!self->constraints) {
        self->board_why = "its ports have the vendor's names";
        return;
    }
    score = score_places(self, self->constraints, self->board);
    self->board_why = store_join(&self->store, project_digits(score.there),
        " of ", project_digits(score.total), " balls in ",
        self->constraints->name, " are on it", (char *)0);
}

/* The first of those that are best; the catalogue is sorted, so this is the
 * same everywhere. */
const char *board_choose(struct project *self,
                         const struct project_spec *spec)
{
    int most = 0;

    if (spec->board) {
        self->board_why = "as requested";
        return pinout_find(spec->board, &self->board);
    }
    for (int i = 0; pinout_at(i); i++) {
        int score = board_score(self, pinout_at(i));

        if (score > most) {
            most = score;
            self->board = pinout_at(i);
        }
    }
    if (self->board)
        tell_board(self);
    return NULL;
}
