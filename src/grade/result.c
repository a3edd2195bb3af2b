/* result.c - the result of one submission, as data and as a file.
 *
 * A line for each fact: its name, and its value in quotes. Facts of checks are
 * in one table, so that what is written is what is read.
 *
 *     key "5f0c..."
 *     name "ada"
 *     points 107
 *     check "lives"
 *     title "each wrong guess costs a life"
 *     got 4
 *     end
 *
 * Facts after a line `check` are of that check. Empty texts are left out. A
 * file without `end` was torn and counts as none: it is graded again.
 */
#include "grade/result.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* A byte takes up to four in quotes: \xNN. */
enum { LINE_ROOM = 4 * RESULT_LONG + 100, FILE_MAX = 8 << 20 };

struct fact {
    const char *name;
    size_t at, size;                    /* of a text; size 0: a number */
};

#define TEXT(what, field) \
    {#field, offsetof(struct what, field), \
     sizeof ((struct what *)0)->field}
#define NUMBER(what, field) {#field, offsetof(struct what, field), 0}

static const struct fact facts[] = {
    TEXT(result, key), TEXT(result, name), TEXT(result, sum),
    TEXT(result, failure), TEXT(result, file), NUMBER(result, line),
    TEXT(result, top), TEXT(result, board),
    NUMBER(result, has_own_blocks),
    NUMBER(result, points), NUMBER(result, got),
    {0},
};

static const struct fact check_facts[] = {
    TEXT(result_check, key), NUMBER(result_check, tries),
    TEXT(result_check, title), NUMBER(result_check, is_hidden),
    NUMBER(result_check, points), NUMBER(result_check, got),
    NUMBER(result_check, state), TEXT(result_check, why),
    TEXT(result_check, part), TEXT(result_check, wanted),
    TEXT(result_check, seen), TEXT(result_check, golden),
    TEXT(result_check, seed), TEXT(result_check, seeds),
    TEXT(result_check, done), TEXT(result_check, script),
    TEXT(result_check, picture), TEXT(result_check, golden_picture),
    TEXT(result_check, waves),
    {0},
};

const char *result_begin(struct result *self)
{
    memset(self, 0, sizeof *self);
    self->check = calloc(ASSIGNMENT_CHECKS, sizeof *self->check);
    return self->check ? NULL : "out of memory for results";
}

void result_free(struct result *self)
{
    free(self->check);
    self->check = NULL;
}

/* Writing */

static void write_text(FILE *to, const char *name, const char *value)
{
    char line[LINE_ROOM];
    struct text text;

    if (!*value)
        return;
    text_begin(&text, line, sizeof line);
    text_put(&text, name);
    text_put_char(&text, ' ');
    text_put_quoted(&text, value);
    fprintf(to, "%s\n", line);
}

/* Every number is an int, an unsigned or an enum. */
static void write_facts(FILE *to, const struct fact *fact, const void *from)
{
    for (; fact->name; fact++) {
        const char *at = (const char *)from + fact->at;
        unsigned number = 0;

        if (fact->size) {
            write_text(to, fact->name, at);
            continue;
        }
        memcpy(&number, at, sizeof number);
        fprintf(to, "%s %u\n", fact->name, number);
    }
}

static void write_result_all(FILE *to, const struct result *self)
{
    write_facts(to, facts, self);
    fprintf(to, "board_ms %lu\n", self->board_ms);
    for (int i = 0; i < RESULT_SEEDS; i++)
        write_text(to, "of_seed", self->seeds[i]);
    fprintf(to, "sketch");
    for (int i = 0; i < RESULT_SKETCH; i++)
        fprintf(to, " %08lx", (unsigned long)self->sketch[i]);
    fprintf(to, "\n");
    for (int i = 0; i < self->check_count; i++) {
        write_text(to, "check", self->check[i].name);
        write_facts(to, check_facts, &self->check[i]);
        fprintf(to, "check_ms %lu\n", self->check[i].board_ms);
    }
    fprintf(to, "end\n");
}

const char *result_write(const struct result *self, const char *folder)
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;
    const char *error;

    file_join(folder, "result.txt", path);
    error = file_begin(&draft, path);
    if (error)
        return error;
    write_result_all(draft.stream, self);
    return file_commit_loose(&draft);
}

/* Reading */

static void read_result_number(void *at, const char *value)
{
    unsigned number = (unsigned)strtoul(value, NULL, 10);

    memcpy(at, &number, sizeof number);
}

/* What is not known is left out: a newer program may write more. */
static int read_fact(const struct fact *fact, void *to, const char *name,
                     const char *value)
{
    for (; fact->name; fact++)
        if (text_same(fact->name, name)) {
            char *at = (char *)to + fact->at;

            if (fact->size)
                snprintf(at, fact->size, "%s", value);
            else
                read_result_number(at, value);
            return 1;
        }
    return 0;
}

static void read_sketch(struct result *self, const char *words)
{
    for (int i = 0; i < RESULT_SKETCH; i++) {
        char *end;

        self->sketch[i] = (uint32_t)strtoul(words, &end, 16);
        words = end;
    }
}

static void read_result_seed(struct result *self, const char *value)
{
    for (int i = 0; i < RESULT_SEEDS; i++)
        if (!self->seeds[i][0]) {
            snprintf(self->seeds[i], sizeof self->seeds[i], "%s", value);
            return;
        }
}

static void read_value(struct result *self, const char *name,
                       const char *value)
{
    struct result_check *check = self->check_count
        ? &self->check[self->check_count - 1] : NULL;

    if (text_same(name, "check") && self->check_count < ASSIGNMENT_CHECKS) {
        check = &self->check[self->check_count++];
        snprintf(check->name, sizeof check->name, "%s", value);
    } else if (text_same(name, "of_seed"))
        read_result_seed(self, value);
    else if (text_same(name, "board_ms"))
        self->board_ms = strtoul(value, NULL, 10);
    else if (text_same(name, "check_ms") && check)
        check->board_ms = strtoul(value, NULL, 10);
    else
        (void)read_fact(check ? check_facts : facts,
                        check ? (void *)check : (void *)self, name, value);
}

static int read_result_lines(struct result *self, char *text)
{
    char *value = malloc(LINE_ROOM), name[32];
    int is_whole = 0;

    while (value && text && *text && !is_whole) {
        char *end = strchr(text, '\n');
        const char *rest = text;

        if (end)
            *end++ = 0;
        if (text_word(&rest, name, sizeof name) > 0
            && text_same(name, "sketch"))
            read_sketch(self, rest);
        else if (text_same(name, "end"))
            is_whole = 1;
        else if (text_word(&rest, value, LINE_ROOM) > 0)
            read_value(self, name, value);
        text = end;
    }
    free(value);
    return is_whole;
}

const char *result_read(struct result *self, const char *folder)
{
    char path[FILE_PATH_MAX], *text;
    size_t length;
    const char *error = result_begin(self);

    file_join(folder, "result.txt", path);
    if (!error)
        error = file_read(path, FILE_MAX, &text, &length);
    if (error)
        return error;
    if (!read_result_lines(self, text))
        error = text_error(path, ": this result is incomplete",
                           (char *)0);
    free(text);
    return error;
}
