/* bind.c - binds the ports of the top to the board.
 *
 * A port has as many pins as it has bits. Each gets a ball from the constraint
 * file, by its name, and the ball is a port of the board. Everything that a
 * student can get wrong on this way is told with the line where it is to be
 * put right: in the constraint file if it has the port, else in the source.
 *
 * Only what keeps a design from doing anything sensible is a defect. A LED
 * without a place is none: the design plays, and nobody sees that LED.
 */
#include "designs/project/board.h"

#include <string.h>

#include "designs/constraints/constraint_check.h"
#include "designs/project/choose.h"

enum { PINS_MAX = 2000 };

/* Pins */

/* "sw[3]", or "clk" of a port that has no range. */
static void name_pin(struct project_pin *pin)
{
    struct text to;

    text_begin(&to, pin->name, sizeof pin->name);
    text_put(&to, pin->port->name);
    if (!pin->port->range_from)
        return;
    text_put_char(&to, '[');
    text_put(&to, project_digits(pin->bit));
    text_put_char(&to, ']');
}

/* The lowest bit first. */
static void list_pins(struct project *self)
{
    struct project_pin **tail = &self->pins;
    int count = 0;

    for (const struct project_name *p = self->top->names; p; p = p->next) {
        int low = p->left < p->right ? p->left : p->right;

        for (int i = 0; p->is_port && i < project_width(p); i++) {
            struct project_pin *pin = store_take(&self->store, sizeof *pin);

            if (!pin || count++ == PINS_MAX)
                return;
            pin->port = p;
            pin->bit = low + i;
            name_pin(pin);
            *tail = pin;
            tail = &pin->next;
        }
    }
}

/* The constraint file */

static int is_second_hand(const char *name)
{
    const char *dot = strrchr(name, '.');

    return dot && (text_alike(dot, ".tcl") || text_alike(dot, ".csv"));
}

/* How many ports of the top a file places counts most. Of two that place the
 * same the nearer one is meant: a project keeps its file beside its sources,
 * and those of other boards elsewhere. Scripts and tables are what was once
 * read into the tool's own file. */
static int file_score(const struct project *self,
                      const struct project_file *file)
{
    if (!file->places)
        return -1;
    return project_fit(self->top, file) * 100
         + choose_nearness(file->name, self->top->file->name) * 10
         + 2 - is_second_hand(file->name);
}

/* One file is the one. The others are named as left out, so that nobody
 * wonders why a change to them has no effect. */
static void choose_constraints(struct project *self)
{
    int most = 0;

    for (struct project_file *f = self->files; f; f = f->next) {
        int score = file_score(self, f);

        if (score > most) {
            most = score;
            self->constraints = f;
        }
    }
    for (struct project_file *f = self->files; f; f = f->next)
        if (f->places && f != self->constraints && !f->why)
            f->why = store_join(&self->store, "the constraints are taken from ",
                                self->constraints->name, (char *)0);
    for (const struct project_place *p = self->constraints
             ? self->constraints->places : NULL; p; p = p->next)
        self->places++;
}

/* Places may be spread over several files; the one that fits best goes
 * first. */
static struct project_place *find_spread(const struct project *self,
                                         const char *name, int is_exact,
                                         const struct project_file **file)
{
    struct project_place *place = project_find_place(self->constraints, name,
                                                     is_exact);

    *file = self->constraints;
    for (const struct project_file *f = self->files; !place && f; f = f->next)
        if (f->places && choose_nearness(f->name, self->constraints->name)) {
            place = project_find_place(f, name, is_exact);
            *file = f;
        }
    return place;
}

/* Exactly as it is written, else without regard to capitals. The second is
 * what ISE and Quartus do; Vivado would refuse, so it is doubted. */
static void bind_place_of(struct project *self, struct project_pin *pin)
{
    const struct project_file *file;
    struct project_place *place = find_spread(self, pin->name, 1, &file);

    if (!place) {
        place = find_spread(self, pin->name, 0, &file);
        if (place)
            project_note(self, PROJECT_DOUBT, file, place->line, place->port,
                " is taken to be ", pin->name, " of the design; most tools are "
                "case-sensitive", (char *)0);
    }
    if (!place)
        return;
    place->is_used = 1;
    pin->line = place->line;
    memcpy(pin->ball, place->ball, sizeof pin->ball);
    pin->is_pulled_up = project_is_pulled_up(file, pin->name);
}

/* The board */

/* Of a port without a place, where its name alone says what is meant. */
static void take_named_place(struct project_pin *pin,
                             const struct pinout *board)
{
    struct port named;

    if (!board_port_named(board, pin->name, &named))
        return;
    memcpy(pin->ball, named.ball, sizeof named.ball);
}

/* Only names decide here: whether a port is used as a clock is known for this
 * module at best, and not for what is below it. */
static int is_clock_name(const char *name)
{
    return strstr(name, "clk") || strstr(name, "CLK") || strstr(name, "Clk")
        || strstr(name, "clock") || strstr(name, "CLOCK")
        || strstr(name, "Clock");
}

/* The port that has a ball already, if any. */
static const struct project_pin *pin_at(const struct project *self,
                                        const char *ball)
{
    for (const struct project_pin *p = self->pins; p; p = p->next)
        if (p->ball[0] && text_alike(p->ball, ball))
            return p;
    return NULL;
}

/* The first oscillator that no other port has. */
static int find_oscillator(const struct project *self, struct port *port)
{
    for (int i = 0; pinout_port(self->board, i, port); i++)
        if (port->bus->clock_hz && !pin_at(self, port->ball))
            return 1;
    return 0;
}

/* A port of which no bit has a place is told once. */
static int is_wholly_unplaced(const struct project *self,
                              const struct project_name *port)
{
    for (const struct project_pin *p = self->pins; p; p = p->next)
        if (p->port == port && p->ball[0])
            return 0;
    return 1;
}

/* A clock can only be the oscillator. Any other port stays as it is: the
 * vendor's tool would refuse, or take any free ball, and neither is what the
 * student sees on the board. */
static void tell_unplaced(struct project *self, struct project_pin *pin)
{
    const struct project_file *file = self->top->file;
    int is_whole = is_wholly_unplaced(self, pin->port);
    struct port port;

    if (pin->port->direction == PORT_IN && is_clock_name(pin->name)
        && find_oscillator(self, &port)) {
        memcpy(pin->ball, port.ball, sizeof port.ball);
        project_note(self, PROJECT_REMARK, file, pin->port->line, pin->name,
            " has no location: it gets the oscillator at ", port.ball,
            (char *)0);
        return;
    }
    project_note(self, PROJECT_DOUBT, file, pin->port->line,
        is_whole ? pin->port->name : pin->name, " has no location in ",
        self->constraints ? self->constraints->name : "any constraint file",
        pin->port->direction == PORT_IN ? ": it stays low"
                                        : ": it is left unconnected",
        (char *)0);
}

/* As the design sees it; a port of both directions is never told. */
static const char *direction_words(enum port_direction direction)
{
    return direction == PORT_IN ? "an input" : "an output";
}

/* An input at a lamp, or an output at a button. */
static void check_direction(struct project *self,
                            const struct project_pin *pin)
{
    enum port_direction has = pin->on_board.bus->direction;
    enum port_direction is = pin->port->direction;

    if (!pin->port->has_direction || has == PORT_BOTH || is == PORT_BOTH
        || has == is)
        return;
    project_note(self, is == PORT_OUT ? PROJECT_DEFECT : PROJECT_DOUBT,
        pin->line ? self->constraints : self->top->file,
        pin->line ? pin->line : pin->port->line, pin->name, " is ",
        direction_words(is), ", but ", pin->on_board.name, " at ",
        pin->on_board.ball, " is ", direction_words(has), " of the design",
        (char *)0);
}

/* Without a constraint file names are all there is; with one they would only
 * be guesses about ports that somebody forgot. */
static void put_on_board(struct project *self, struct project_pin *pin)
{
    if (!pin->ball[0] && !self->constraints)
        take_named_place(pin, self->board);
    if (!pin->ball[0])
        tell_unplaced(self, pin);
    pin->is_on_board = pin->ball[0]
                    && pinout_port_at(self->board, pin->ball, &pin->on_board);
    if (pin->is_on_board)
        check_direction(self, pin);
}

/* The constraint file against the board */

/* A line without a place, of a clock, counts as well. */
static int is_line_used(const struct project_file *file, int line)
{
    int is_place = 0;

    for (const struct project_place *p = file->places; p; p = p->next) {
        if (p->line == line && p->is_used)
            return 1;
        is_place |= p->line == line;
    }
    return !is_place;
}

/* What is wrong with a place that the design does not use does no harm. */
static void tell_finding(void *to, int line, int is_defect, const char *words)
{
    struct project *self = to;

    if (is_line_used(self->constraints, line))
        project_note(self, is_defect ? PROJECT_DEFECT : PROJECT_DOUBT,
                     self->constraints, line, words, (char *)0);
    else if (is_defect)
        project_note(self, PROJECT_DOUBT, self->constraints, line, words,
                     (char *)0);
}

/* The same findings as those of 'boardwalk constraints --check', in the same
 * words. */
static void check_places(struct project *self)
{
    struct constraint_check *check = store_take(&self->store, sizeof *check);

    if (!check)
        return;
    check->report = tell_finding;
    check->to = self;
    constraint_check_file(check, self->board, (enum constraint_format)
        constraint_file_format(self->constraints->name),
        self->constraints->text, self->constraints->length);
}

/* For a question what was meant. */
static const char *pin_name_at(const void *project, int i)
{
    const struct project_pin *p = ((const struct project *)project)->pins;

    while (p && i--)
        p = p->next;
    return p ? p->name : NULL;
}

/* A bit that a port does not have: the widths do not fit. */
static int tell_missing_bit(struct project *self,
                            const struct project_place *place)
{
    size_t length = strcspn(place->port, "[");
    const struct project_name *port = project_find_name(self->top,
        store_copy(&self->store, place->port, length));

    if (!port || !port->is_port)
        return 0;
    if (port->range_from)
        project_note(self, PROJECT_DOUBT, self->constraints, place->line,
            place->port, " is not a bit of the port ", port->name, ", which "
            "has ", project_digits(port->left), " to ",
            project_digits(port->right), (char *)0);
    else
        project_note(self, PROJECT_DOUBT, self->constraints, place->line,
            place->port, ", but the port ", port->name, " of ",
            self->top->name, " is a single bit", (char *)0);
    return 1;
}

/* A place whose port the top has under another name, which has no place. */
static int tell_nearly(struct project *self, const struct project_place *place)
{
    const char *near = strlen(place->port) > 2
                     ? text_nearest(place->port, pin_name_at, self) : NULL;

    if (!near || project_find_place(self->constraints, near, 1))
        return 0;
    project_note(self, PROJECT_DOUBT, self->constraints, place->line,
        self->top->name, " has no port ", place->port, "; is ", near,
        " meant?", (char *)0);
    return 1;
}

/* Files for a board have everything in them, so the rest is one line, not a
 * hundred. */
static void tell_unused_places(struct project *self)
{
    const char *first = NULL;
    int count = 0, line = 0;

    for (const struct project_place *p = self->constraints->places; p;
         p = p->next) {
        if (p->is_used || tell_missing_bit(self, p) || tell_nearly(self, p))
            continue;
        if (!count++) {
            first = p->port;
            line = p->line;
        }
    }
    if (count)
        project_note(self, PROJECT_REMARK, self->constraints, line,
            project_digits(count), count == 1 ? " location, for "
            : " locations, the first for ", first, ", for no port of ",
            self->top->name, (char *)0);
}

/* Widths */

/* What cannot be bound at all is a defect; a width that only elaboration could
 * work out is not, as most often one bit is right. */
static void tell_unsized(struct project *self)
{
    for (const struct project_name *p = self->top->names; p; p = p->next) {
        if (p->is_port && !p->is_sized)
            project_note(self, PROJECT_DOUBT, self->top->file, p->line,
                "the width of ", p->name, " is not a constant that can be "
                "worked out here; it is taken to be one bit", (char *)0);
        if (p->is_port && p->is_array)
            project_note(self, PROJECT_DEFECT, self->top->file, p->line,
                p->name, " is an array; the ports of a top must be bits or "
                "vectors", (char *)0);
        if (p->is_port && p->is_interface)
            project_note(self, PROJECT_DEFECT, self->top->file, p->line,
                p->name, " is an interface; the ports of a top must be bits or "
                "vectors", (char *)0);
        else if (p->is_port && !p->has_direction)
            project_note(self, PROJECT_DEFECT, self->top->file, p->line,
                p->name, " is neither input nor output: no declaration gives "
                "its direction", (char *)0);
    }
}

/* What to do next is in the sentence: a student has no other place to look. */
static void tell_no_board(struct project *self)
{
    if (self->constraints)
        project_note(self, PROJECT_DEFECT, self->constraints, 0, "no known "
            "board has these balls; choose one with --board, 'boardwalk list "
            "boards' shows them", (char *)0);
    else
        project_note(self, PROJECT_DEFECT, NULL, 0, "there is no constraint "
            "file that places ports of ", self->top->name, "; choose a board "
            "with --board, and ports with the vendor's names are found",
            (char *)0);
}

/* Pins first, as the board is chosen by them; then the board; then what does
 * not fit. */
const char *project_bind(struct project *self,
                         const struct project_spec *spec)
{
    const char *error;

    if (!self->top)
        return spec->board ? pinout_find(spec->board, &self->board) : NULL;
    list_pins(self);
    choose_constraints(self);
    for (struct project_pin *p = self->pins; p && self->constraints;
         p = p->next)
        bind_place_of(self, p);
    error = board_choose(self, spec);
    if (error)
        return error;
    tell_unsized(self);
    if (!self->board) {
        tell_no_board(self);
        return NULL;
    }
    if (self->constraints)
        check_places(self);
    for (struct project_pin *p = self->pins; p; p = p->next)
        put_on_board(self, p);
    if (self->constraints)
        tell_unused_places(self);
    return NULL;
}
