/* vcd.c - a small reader of value change dumps. */
#include "vcd.h"

#include <stdio.h>
#include <string.h>

#include "check.h"

/* The next word of the dump; 0 at its end. */
static int word(struct vcd *self, char text[VCD_NAME_MAX])
{
    size_t length;

    self->at += strspn(self->at, " \t\r\n");
    length = strcspn(self->at, " \t\r\n");
    assert_true(length < VCD_NAME_MAX);
    memcpy(text, self->at, length);
    text[length] = 0;
    self->at += length;
    return length > 0;
}

static void expect_end(struct vcd *self)
{
    char text[VCD_NAME_MAX];

    assert_true(word(self, text));
    assert_string_equal(text, "$end");
}

static void skip_to_end(struct vcd *self)
{
    self->at = strstr(self->at, " $end");
    assert_non_null(self->at);
    self->at += strlen(" $end");
}

static void read_timescale(struct vcd *self)
{
    char number[VCD_NAME_MAX], unit[VCD_NAME_MAX];

    assert_true(word(self, number) && word(self, unit));
    snprintf(self->timescale, sizeof self->timescale, "%.20s %.20s", number,
             unit);
    expect_end(self);
}

static void enter_scope(struct vcd *self, char scope[VCD_NAME_MAX])
{
    char kind[VCD_NAME_MAX], name[VCD_NAME_MAX];
    size_t used = strlen(scope);

    assert_true(word(self, kind) && word(self, name));
    assert_string_equal(kind, "module");
    snprintf(scope + used, VCD_NAME_MAX - used, "%s%.30s", used ? "." : "",
             name);
    expect_end(self);
}

static void leave_scope(struct vcd *self, char scope[VCD_NAME_MAX])
{
    char *dot = strrchr(scope, '.');

    assert_true(*scope);
    *(dot ? dot : scope) = 0;
    expect_end(self);
}

static struct vcd_var *find_id(struct vcd *self, const char *id)
{
    for (int i = 0; i < self->count; i++)
        if (strcmp(self->vars[i].id, id) == 0)
            return &self->vars[i];
    return NULL;
}

static void read_var(struct vcd *self, const char *scope)
{
    struct vcd_var *var = &self->vars[self->count];
    char text[VCD_NAME_MAX], range[VCD_NAME_MAX];

    assert_true(self->count < VCD_VARS_MAX);
    assert_true(word(self, text));
    assert_string_equal(text, "wire");
    assert_true(word(self, text));
    assert_int_equal(sscanf(text, "%d", &var->width), 1);
    assert_true(word(self, text) && strlen(text) < sizeof var->id);
    assert_null(find_id(self, text));
    strcpy(var->id, text);
    assert_true(word(self, var->name));
    strcpy(var->scope, scope);
    self->count++;
    if (var->width > 1) {
        snprintf(range, sizeof range, "[%d:0]", var->width - 1);
        assert_true(word(self, text));
        assert_string_equal(text, range);
    }
    expect_end(self);
}

void vcd_begin(struct vcd *self, const char *text)
{
    char scope[VCD_NAME_MAX] = "", key[VCD_NAME_MAX];

    memset(self, 0, sizeof *self);
    self->at = text;
    for (;;) {
        assert_true(word(self, key));
        if (strcmp(key, "$timescale") == 0)
            read_timescale(self);
        else if (strcmp(key, "$scope") == 0)
            enter_scope(self, scope);
        else if (strcmp(key, "$upscope") == 0)
            leave_scope(self, scope);
        else if (strcmp(key, "$var") == 0)
            read_var(self, scope);
        else if (strcmp(key, "$enddefinitions") == 0)
            break;
        else
            skip_to_end(self);
    }
    assert_string_equal(scope, "");
    expect_end(self);
    assert_true(word(self, key));
    assert_string_equal(key, "#0");
}

/* A change that is none would be noise. */
static void change(struct vcd *self, const char *id, uint64_t value,
                   int width)
{
    struct vcd_var *var = find_id(self, id);

    assert_non_null(var);
    assert_int_equal(var->width, width);
    assert_true(!var->is_known || var->value != value);
    var->is_known = 1;
    var->value = value;
}

static void change_vector(struct vcd *self, const char *bits)
{
    char id[VCD_NAME_MAX];
    uint64_t value = 0;
    int width = (int)strlen(bits);

    for (; *bits; bits++) {
        assert_true(*bits == '0' || *bits == '1');
        value = value << 1 | (uint64_t)(*bits - '0');
    }
    assert_true(word(self, id));
    change(self, id, value, width);
}

/* A time at which nothing changes would be noise, too, but for the end. */
void vcd_next(struct vcd *self)
{
    char text[VCD_NAME_MAX];
    uint64_t before = self->time;

    for (int changes = 0; word(self, text); changes++) {
        if (text[0] == '#') {
            self->time = strtoull(text + 1, NULL, 10);
            assert_true(self->time > before && changes > 0);
            return;
        }
        if (text[0] == 'b')
            change_vector(self, text + 1);
        else
            change(self, text + 1, (uint64_t)(text[0] - '0'), 1);
    }
    self->is_over = 1;
}

const struct vcd_var *vcd_find(const struct vcd *self, const char *scope,
                               const char *name)
{
    for (int i = 0; i < self->count; i++)
        if (strcmp(self->vars[i].scope, scope) == 0
            && strcmp(self->vars[i].name, name) == 0)
            return &self->vars[i];
    fail_msg("no wire %s in %s", name, scope);
    return NULL;
}
