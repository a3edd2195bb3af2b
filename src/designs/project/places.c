/* places.c - the locations in a constraint file, and the ports that they are
 * for.
 *
 * Read once for each file, before a top or a board is chosen, because both are
 * chosen by them. So nothing is judged here.
 */
#include "designs/project/inside.h"

#include <string.h>

enum { PLACES_MAX = 4000 };

struct places {
    struct project *project;
    struct project_file *file;
    struct project_place **tail, **pulls_tail;
    int count;
};

/* Clocks are looked at when the board is known. */
static void keep_place(void *to, const struct constraint *constraint)
{
    struct places *self = to;
    struct project_place *place, ***tail = &self->tail;

    if (constraint->kind == CONSTRAINT_PULL)
        tail = &self->pulls_tail;
    else if (constraint->kind != CONSTRAINT_PLACE)
        return;
    if (self->count++ >= PLACES_MAX)
        return;
    place = store_take(&self->project->store, sizeof *place);
    if (!place)
        return;
    place->line = constraint->line;
    memcpy(place->port, constraint->port, sizeof place->port);
    memcpy(place->ball, constraint->ball, sizeof place->ball);
    **tail = place;
    *tail = &place->next;
}

/* What is wrong in the file is told later, against the board that is chosen by
 * then. */
void project_read_places(struct project *self, struct project_file *file)
{
    struct places places = {self, file, &file->places, &file->pulls, 0};
    struct constraint_reader reader = {keep_place, &places};
    int format = constraint_file_format(file->name);

    if (format >= 0)
        constraint_file_read(&reader, (enum constraint_format)format,
                             file->text, file->length);
}

/* "led[0]" is also what a port led of one bit is called. */
static int is_place_of(const char *written, const char *name, int is_exact)
{
    size_t length = strlen(name);

    if (is_exact ? text_same(written, name) : text_alike(written, name))
        return 1;
    return !strchr(name, '[') && strncmp(written, name, length) == 0
        && text_same(written + length, "[0]");
}

/* The first one; a second place of a port is a defect that constraint_check
 * finds. */
struct project_place *project_find_place(const struct project_file *file,
                                         const char *name, int is_exact)
{
    struct project_place *place = file->places;

    while (place && !is_place_of(place->port, name, is_exact))
        place = place->next;
    return place;
}

/* By its own name, or with all bits of its port: "sw[3]", "sw", "sw[*]". */
int project_is_pulled_up(const struct project_file *file, const char *name)
{
    size_t length = strcspn(name, "[");

    for (const struct project_place *pull = file->pulls; pull;
         pull = pull->next)
        if (text_alike(pull->port, name)
            || (strncmp(pull->port, name, length) == 0
                && (!pull->port[length]
                    || text_same(pull->port + length, "[*]"))))
            return 1;
    return 0;
}

/* Whether a port has this bit: "sw[3]", "clk". */
static int has_bit(const struct project_module *module, const char *written)
{
    const char *bracket = strchr(written, '[');
    size_t length = bracket ? (size_t)(bracket - written) : strlen(written);
    uint64_t bit = 0;
    char digits[12];
    struct text to;
    const struct project_name *port = module->names;

    while (port && !(port->is_port && strlen(port->name) == length
                     && strncmp(port->name, written, length) == 0))
        port = port->next;
    if (!port || !bracket)
        return port && (!port->is_sized || !port->range_from);
    text_begin(&to, digits, sizeof digits);
    for (const char *c = bracket + 1; text_is_digit(*c); c++)
        text_put_char(&to, *c);
    if (!text_number(digits, &bit) || bit > INT32_MAX)
        return 0;
    return !port->is_sized || (int)bit == port->left
        || (int)bit == port->right
        || (((int)bit > port->left) != ((int)bit > port->right));
}

/* Bits, not ports: a bus of sixteen switches is sixteen reasons. */
int project_fit(const struct project_module *module,
                const struct project_file *constraints)
{
    int count = 0;

    for (const struct project_place *p = constraints->places; p; p = p->next)
        count += has_bit(module, p->port);
    return count;
}
