/* choose_signs.c - evidence from names and from settings of vendors' tools.
 *
 * Nobody tells a folder which of its files are old. But people name what they
 * keep: old, copy, backup, phase1. And the vendor's project file, if there is
 * one, lists what is in use. Each sign alone may be wrong; choose.c weighs
 * them.
 */
#include "designs/project/choose.h"

#include <string.h>

/* Digits and _ separate words: top_old and top2 have the word top. */
static int is_letter(char c)
{
    c = text_small(c);
    return c >= 'a' && c <= 'z';
}

/* Whether a word is in a name, with no letter before or after it. */
static int has_word(const char *name, const char *word)
{
    size_t length = strlen(word);

    for (const char *at = name; *at; at++) {
        size_t i = 0;

        while (i < length && text_small(at[i]) == word[i])
            i++;
        if (i == length && !is_letter(at[length])
            && (at == name || !is_letter(at[-1])))
            return 1;
    }
    return 0;
}

/* Each word counts: 'Copy of old top' is older than 'old top'. */
int choose_age(const char *name)
{
    static const char *const words[] = {
        "old", "copy", "backup", "bak", "orig", "original", "archive",
        "deprecated", "unused", "tmp", "temp", "previous", "broken", "wip",
    };
    int age = 0;

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        age += has_word(name, words[i]);
    return age + (strstr(name, "(1)") || strstr(name, "(2)"));
}

/* Test benches */

/* Whole words: contest is no test, and simon is no sim. */
static int is_bench_name(const char *name)
{
    static const char *const words[] = {"tb", "testbench", "bench", "sim",
                                        "test", "sim_1"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (has_word(name, words[i]))
            return 1;
    return 0;
}

/* Without ports nothing can be on a board; with ports only a name and a
 * behaviour together speak against it. */
int choose_is_bench(const struct project_module *module)
{
    int is_called = is_bench_name(module->name)
                 || is_bench_name(module->file->name);

    if (module->is_package || module->is_interface || module->is_cell)
        return 0;
    if (!module->ports)
        return module->has_initial || module->has_delay || module->has_finish
            || is_called;
    return is_called && module->has_finish;
}

/* Paths */

/* Reads over both; leading zeros do not matter. */
static int compare_numbers(const char **a, const char **b)
{
    long one = 0, other = 0;

    while (text_is_digit(**a) && one < 100000000)
        one = one * 10 + (*(*a)++ - '0');
    while (text_is_digit(**b) && other < 100000000)
        other = other * 10 + (*(*b)++ - '0');
    return one < other ? -1 : one > other;
}

/* Without regard to capitals, as folders on Windows are sorted. */
int choose_compare(const char *a, const char *b)
{
    while (*a && *b) {
        int order;

        if (text_is_digit(*a) && text_is_digit(*b)) {
            order = compare_numbers(&a, &b);
        } else {
            order = text_small(*a) - text_small(*b);
            a++;
            b++;
        }
        if (order)
            return order;
    }
    return (*a != 0) - (*b != 0);
}

/* Two files in one folder are nearer to each other than to one in a folder
 * below. */
int choose_nearness(const char *a, const char *b)
{
    int folders = 0;

    for (; *a && *a == *b; a++, b++)
        folders += *a == '/';
    return folders + (!strchr(a, '/') && !strchr(b, '/'));
}

/* The usual order in a project: one module, one file, one name. */
int choose_is_file_of(const struct project_file *file, const char *module)
{
    const char *base = project_base(file->name);
    size_t length = strlen(module);

    return strncmp(base, module, length) == 0 && base[length] == '.';
}

/* Settings */

/* Quartus keeps its settings and its places in one file. */
static int is_settings(const struct project_file *file)
{
    return file->kind == PROJECT_SETTINGS
        || (file->kind == PROJECT_CONSTRAINTS
            && constraint_file_format(file->name) == CONSTRAINT_QSF);
}

/* Whether some words are followed by a name, and nothing of a name behind. */
static int says(const char *text, const char *words, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = text; (at = strstr(at, words)); at++) {
        const char *value = at + strlen(words);

        while (text_is_blank(*value))
            value++;
        value += *value == '"';
        if (strncmp(value, name, length) == 0
            && !is_letter(value[length]) && value[length] != '_'
            && !text_is_digit(value[length]))
            return 1;
    }
    return 0;
}

/* Quartus, Vivado and ISE, each in its own words. Gowin's tool does not write
 * it down where the sources are. */
int choose_is_top_of_settings(const struct project *self, const char *module)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (is_settings(f)
            && (says(f->text, "TOP_LEVEL_ENTITY", module)
                || says(f->text, "Name=\"TopModule\" Val=", module)
                || says(f->text, "Implementation Top\" xil_pn:value=\"Module|",
                        module)
                || says(f->text, "Implementation Top\" xil_pn:value="
                        "\"Architecture|", module)))
            return 1;
    return 0;
}

/* Its name without folders, between separators of any language. */
int choose_is_in_settings(const struct project *self,
                          const struct project_file *file)
{
    const char *base = project_base(file->name);
    size_t length = strlen(base);

    for (const struct project_file *f = self->files; f; f = f->next)
        for (const char *at = is_settings(f) ? f->text : "";
             (at = strstr(at, base)); at++)
            if (at > f->text && strchr("/\\\" {=", at[-1])
                && strchr("\"} \r\n<,;", at[length] ? at[length] : '\n'))
                return 1;
    return 0;
}
