/* doctor_json.c - a project as JSON, for other programs. */
#include <stdio.h>

#include "cli/doctor.h"

/* Bytes that are no UTF-8 would make it no JSON: they become '?'. */
static void print_string(const char *string)
{
    putchar('"');
    for (; *string; string++) {
        unsigned char c = (unsigned char)*string;

        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c < ' ' || c == 127)
            printf("\\u%04x", c);
        else
            putchar(c < 128 ? c : '?');
    }
    putchar('"');
}

/* "name": "value", with a comma before all but the first. */
static void print_member(const char *name, const char *value, int is_first)
{
    printf("%s\"%s\": ", is_first ? "" : ", ", name);
    if (value)
        print_string(value);
    else
        printf("null");
}

/* Never the first of an object. */
static void print_number(const char *name, long number)
{
    printf(", \"%s\": %ld", name, number);
}

/* On a line of its own, so that people can read it as well. */
static void open_list(const char *name)
{
    printf(",\n\"%s\": [", name);
}

/* A comma before all but the first. */
static void separate(int *count)
{
    printf((*count)++ ? ",\n  " : "\n  ");
}

/* Names below the folder; the folder itself is the reader's. */
static void print_json_files(const struct project *project)
{
    int count = 0;

    open_list("sources");
    for (struct project_file *const *s = project->sources; s && *s; s++) {
        separate(&count);
        print_string((*s)->name);
    }
    printf("],\n\"left_out\": [");
    count = 0;
    for (const struct project_file *f = project->files; f; f = f->next)
        if (f->why) {
            separate(&count);
            printf("{");
            print_member("file", f->name, 1);
            print_member("why", f->why, 0);
            printf("}");
        }
    printf("]");
}

/* One for each bit, also of those without a place. */
static void print_json_pins(const struct project *project)
{
    int count = 0;

    open_list("pins");
    for (const struct project_pin *p = project->pins; p; p = p->next) {
        separate(&count);
        printf("{");
        print_member("port", p->port->name, 1);
        print_number("bit", p->bit);
        print_member("direction", doctor_direction(p->port->direction), 0);
        print_member("ball", p->ball[0] ? p->ball : NULL, 0);
        print_member("board_port", p->is_on_board ? p->on_board.name : NULL,
                     0);
        print_number("line", p->line);
        printf("}");
    }
    printf("]");
}

/* The rate is hz * multiply / divide. */
static void print_json_clocks(const struct project *project)
{
    int count = 0;

    open_list("clocks");
    for (const struct project_clock *c = project->clocks; c; c = c->next) {
        separate(&count);
        printf("{");
        print_member("signal", c->signal, 1);
        print_member("port", c->port, 0);
        print_member("input", c->input, 0);
        print_number("hz", (long)c->hz);
        print_number("multiply", (long)c->multiply);
        print_number("divide", (long)c->divide);
        print_number("phase", (long)c->phase);
        printf("}");
    }
    printf("]");
}

/* As it is written in the source, where it was found, and its name in the
 * copy. */
static void print_json_memories(const struct project *project)
{
    int count = 0;

    open_list("memories");
    for (const struct project_data *d = project->data; d; d = d->next) {
        separate(&count);
        printf("{");
        print_member("written", d->written, 1);
        print_member("file", d->file->name, 0);
        print_member("copy", d->name, 0);
        printf("}");
    }
    printf("]");
}

/* In the order in which they were found. */
static void print_json_notes(const struct project *project)
{
    int count = 0;

    open_list("notes");
    for (const struct project_note *n = project->notes; n; n = n->next) {
        separate(&count);
        printf("{");
        print_member("kind", doctor_kind(n->kind), 1);
        print_member("file", n->path, 0);
        print_number("line", n->line);
        print_member("words", n->words, 0);
        printf("}");
    }
    printf("]");
}

/* One object. Lists are always there, even if they are empty. */
void doctor_print_json(const struct project *project)
{
    printf("{\"plays\": %s", project_plays(project) ? "true" : "false");
    print_member("top", project->top ? project->top->name : NULL, 0);
    print_member("top_file", project->top ? project->top->file->name : NULL,
                 0);
    print_member("board", project->board ? project->board->name : NULL, 0);
    print_member("constraints", project->constraints
                 ? project->constraints->name : NULL, 0);
    print_json_files(project);
    print_json_pins(project);
    print_json_clocks(project);
    print_json_memories(project);
    print_json_notes(project);
    printf("}\n");
}
