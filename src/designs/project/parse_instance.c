/* parse_instance.c - parses instances of modules.
 *
 * Which module is meant is not known yet: it may be in a file that is read
 * later, or be a cell of the vendor's. So connections are only noted here, and
 * judged when all files are read.
 */
#include "designs/project/parse.h"

enum { INSTANCES_MAX = 20000 };

/* At the end, so that notes come in the order of the source. */
static struct project_instance *add_instance(struct parse *self, size_t type)
{
    struct project_instance *instance = store_take(&self->project->store,
                                                   sizeof *instance);

    if (!instance || self->project->instances++ == INSTANCES_MAX) {
        parse_fail_here(self, "this project has too many instances");
        return NULL;
    }
    instance->type_at = type;
    *self->instance_tail = instance;
    self->instance_tail = &instance->next;
    return instance;
}

/* .name(value), .name, .* or a value. */
static void take_connection(struct parse *self,
                            struct project_instance *instance,
                            struct project_connection *connection)
{
    if (parse_is_pair(self, ".", "*") || (parse_is(self, ".")
                                          && parse_nth_is(self, 1, "*"))) {
        instance->is_wildcard = 1;
        self->at += 2;
        return;
    }
    if (parse_skip(self, ".")) {
        connection->name_at = self->at++;
        if (!parse_is(self, "(")) {     /* .clk: a net of the same name */
            connection->from = connection->name_at;
            connection->to = self->at;
            return;
        }
        connection->from = self->at + 1;
        parse_brackets(self);
        connection->to = self->at - 1;
        return;
    }
    connection->from = self->at;
    parse_expression(self, ",)");
    connection->to = self->at;
}

/* An empty one, as in (a, , b) or (a, ), is a connection to nothing; () has
 * none at all. */
static void take_connections(struct parse *self,
                             struct project_instance *instance)
{
    struct project_connection **tail = &instance->connections;
    int is_more;

    instance->open_at = self->at;
    parse_want(self, "(");
    is_more = !parse_is(self, ")");
    while (parse_goes_on(self) && is_more) {
        struct project_connection *more = store_take(&self->project->store,
                                                     sizeof *more);

        if (!more)
            return;
        *tail = more;
        tail = &more->next;
        take_connection(self, instance, more);
        is_more = parse_skip(self, ",");
        if (!is_more && !parse_is(self, ")"))
            parse_fail_behind(self, "a comma is missing after this connection");
    }
    instance->close_at = self->at;
    parse_want(self, ")");
}

/* #(8), #(.N(8)), and #5 of a gate. */
static void take_parameter_values(struct parse *self,
                                  struct project_instance *to)
{
    self->at++;
    if (!parse_is(self, "(")) {
        self->at++;
        return;
    }
    to->parameters_from = self->at + 1;
    parse_brackets(self);
    to->parameters_to = self->at - 1;
}

/* mod #(8) one (a, b), two (c, d); */
void parse_instances(struct parse *self)
{
    size_t type = self->at++;
    struct project_instance shared = {0};

    if (parse_is(self, "#"))
        take_parameter_values(self, &shared);
    do {
        struct project_instance *instance = add_instance(self, type);

        if (!instance)
            return;
        instance->parameters_from = shared.parameters_from;
        instance->parameters_to = shared.parameters_to;
        if (parse_is_name(self, 0)) {
            parse_add_name(self, self->at, PROJECT_OTHER);
            instance->name_at = self->at++;
        }
        while (parse_goes_on(self) && parse_is(self, "[")) {
            instance->is_array = 1;
            parse_brackets(self);
        }
        if (!parse_is(self, "(")) {
            parse_fail_behind(self, "expected ( and the connections of the "
                              "instance here");
            return;
        }
        take_connections(self, instance);
    } while (parse_goes_on(self) && parse_skip(self, ","));
    parse_want(self, ";");
}
