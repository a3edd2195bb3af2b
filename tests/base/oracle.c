/* oracle.c - tables of expected behaviour, read row by row. */
#include "base/oracle.h"

#include <string.h>

#include "base/text.h"
#include "check.h"

enum { PATH_MAX_LENGTH = 1000 };

/* Takes one field off the line; quotes let a field hold commas. */
static char *cut_field(char **from)
{
    int is_quoted = **from == '"';
    char *field = *from + is_quoted;
    char *end = field + strcspn(field, is_quoted ? "\"" : ",\r\n");
    char *behind = end + (is_quoted && *end);

    *from = *behind == ',' ? behind + 1 : NULL;
    *end = 0;
    return field;
}

static void cut_line(struct oracle *self)
{
    char *from = self->line;

    for (self->fields = 0; from; self->fields++) {
        assert_true(self->fields < ORACLE_FIELDS_MAX);
        self->field[self->fields] = cut_field(&from);
    }
}

void oracle_open(struct oracle *self, const char *name)
{
    const char *folder = getenv("ORACLE");
    char path[PATH_MAX_LENGTH];
    struct text to;

    text_begin(&to, path, sizeof path);
    text_put(&to, folder ? folder : "tests/oracle");
    text_put_char(&to, '/');
    text_put(&to, name);
    self->file = fopen(path, "r");
    if (!self->file)
        fail_msg("no table %s", path);
    assert_true(oracle_next(self));
}

int oracle_next(struct oracle *self)
{
    if (!fgets(self->line, sizeof self->line, self->file)) {
        fclose(self->file);
        return 0;
    }
    cut_line(self);
    return 1;
}
