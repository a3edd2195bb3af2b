/* hold.c - replaces constants of the top by those of the caller.
 *
 * A top gives seeds and options to what is below it as constants, and a student
 * who wants another game changes them there. Here the same is done in the copy:
 * where an instance in the top connects a port of this name, the value takes
 * the place of what stands in the brackets. A name with # before it is that of
 * a parameter, which an instance that has one is given.
 */
#include "designs/project/inside.h"

static int connects(const struct project_module *top,
                    const struct project_connection *connection,
                    const char *port)
{
    return connection->name_at && connection->to > connection->from
        && connection->from != connection->name_at
        && project_word_is(&top->file->words[connection->name_at], port);
}

static int hold_port(struct project *self, const struct project_held *held)
{
    const struct project_module *top = self->top;
    int count = 0;

    for (const struct project_instance *i = top->instances; i; i = i->next)
        for (const struct project_connection *c = i->connections; c;
             c = c->next)
            if (connects(top, c, held->port))
                count += project_edit_words(self, top, c->from, c->to,
                                            held->value);
    return count;
}

static int hold_parameter(struct project *self,
                          const struct project_held *held)
{
    const char *name = held->port + 1;
    int count = 0;

    for (struct project_instance *i = self->top->instances; i; i = i->next)
        if (i->module && project_find_name(i->module, name)) {
            project_set_parameter(self, i, name, held->value);
            project_apply_parameters(self, self->top, i);
            count++;
        }
    return count;
}

const char *project_hold(struct project *self,
                         const struct project_spec *spec)
{
    const struct project_held *held = self->top ? spec->held : NULL;

    for (; held && held->port; held++)
        if (!(held->port[0] == '#' ? hold_parameter(self, held)
                                   : hold_port(self, held)))
            return text_error("nothing in ", self->top->name, " connects the "
                              "port ", held->port, (char *)0);
    return NULL;
}
