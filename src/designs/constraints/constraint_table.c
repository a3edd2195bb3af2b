/* constraint_table.c - pins as a table, as Quartus exports and imports them.
 *
 *     To,Direction,Location,I/O Bank,I/O Standard
 *     sw[3],Input,PIN_C12,7,3.3-V LVTTL
 *
 * Columns come in any number and order, often without the line that names
 * them. So the ball is the first field with PIN_ before it, and the port is
 * the first field of all, unless a column is called To. Tables of other tools
 * have no PIN_, and so no places.
 */
#include "designs/constraints/constraint_file.h"

#include <string.h>

enum { FIELDS_MAX = 32 };

struct table {
    const char *at, *end;
    int count;                          /* of the fields of this line */
    char field[FIELDS_MAX][CONSTRAINT_PORT_MAX];
};

static int is_field_end(const struct table *self, char quote)
{
    return self->at >= self->end || *self->at == '\n'
        || (quote ? *self->at == '"' : *self->at == ',');
}

/* Spreadsheets set quotes around some fields and leave blanks around others;
 * copying a port takes blanks off. */
static void read_table_field(struct table *self)
{
    struct text to;
    char quote = 0;

    text_begin(&to, self->field[self->count], CONSTRAINT_PORT_MAX);
    self->count += self->count < FIELDS_MAX - 1;
    while (self->at < self->end && (*self->at == ' ' || *self->at == '\t'))
        self->at++;
    if (self->at < self->end && *self->at == '"')
        quote = *self->at++;
    while (!is_field_end(self, quote))
        text_put_char(&to, *self->at++);
    while (!is_field_end(self, 0))
        self->at++;
}

/* 0 at the end of the file. */
static int read_table_row(struct table *self)
{
    if (self->at >= self->end)
        return 0;
    self->count = 0;
    for (;;) {
        read_table_field(self);
        if (self->at >= self->end || *self->at++ == '\n')
            return 1;
    }
}

static int is_pin_field(const char *text)
{
    return text_begins(text, "PIN_") || text_begins(text, "pin_");
}

/* Up to a blank, such as the one before a line end of Windows. */
static void put_ball(const char *field, char ball[CONSTRAINT_BALL_MAX])
{
    struct text to;

    text_begin(&to, ball, CONSTRAINT_BALL_MAX);
    for (field += 4; *field && !text_is_space(*field); field++)
        text_put_char(&to, *field);
}

static void tell_row(const struct table *self, int port, int line,
                     const struct constraint_reader *reader)
{
    char ball[CONSTRAINT_BALL_MAX];

    for (int i = 0; i < self->count; i++)
        if (i != port && is_pin_field(self->field[i])) {
            put_ball(self->field[i], ball);
            constraint_tell_place(reader, line, self->field[port], ball);
            return;
        }
}

/* A remark may hold anything, with commas too. */
void constraint_read_table(const struct constraint_reader *reader,
                           const char *text, size_t length)
{
    struct table table = {text, text + length, 0, {{0}}};
    int port = 0;

    for (int line = 1; read_table_row(&table); line++) {
        if (table.field[0][0] == '#')
            continue;
        for (int i = 0; i < table.count; i++)
            if (text_alike(table.field[i], "To"))
                port = i;
        if (port < table.count && table.field[port][0])
            tell_row(&table, port, line, reader);
    }
}

/* A script says what is at a pin in words, set_location_assignment; a table
 * has a comma. Its first pin decides. */
int constraint_is_table(const char *text, size_t length)
{
    for (size_t i = 1; i + 4 < length; i++)
        if (is_pin_field(text + i)) {
            while (i && strchr(" \t\"", text[i - 1]))
                i--;
            return i && text[i - 1] == ',';
        }
    return 0;
}
