/* report_files.c - results for other programs: CSV, JSON, JUnit, TAP,
 * Gradescope and GitHub.
 *
 * All say the same in the words of others. A check is lost when it got fewer
 * points than it has, even if only one is missing: these formats know passed
 * and failed and nothing between. A design that was not built has no checks;
 * where a format counts cases, a case "build" tells of it, since an empty
 * list would read as success.
 */
#include <string.h>

#include "grade/markup.h"
#include "grade/report.h"

static int is_lost(const struct result_check *check)
{
    return check->got < check->points;
}

/* CSV: a column for each check of the first that was built
 *
 *     name,points,of,board,seeds,failure,lives,b_first
 *     ada,9,10,basys2,1f2e3d4c 99aabbcc 5e6f7081,,5,4
 *
 * All submissions have the same checks in the same order; one that was not
 * built has zeros, so that sums over a column come out right. */

static const struct result *first_built(const struct report *self)
{
    for (int i = 0; i < self->count; i++)
        if (self->results[i].check_count)
            return &self->results[i];
    return NULL;
}

void report_csv(const struct report *self, FILE *to)
{
    const struct result *shape = first_built(self);

    fputs("name,points,of,board,seeds,failure", to);
    for (int c = 0; shape && c < shape->check_count; c++)
        fprintf(to, ",%s", shape->check[c].name);
    fputc('\n', to);
    for (int i = 0; i < self->count; i++) {
        const struct result *result = &self->results[i];

        markup_csv(to, result->name);
        fprintf(to, ",%u,%u,%s,", result->got, result->points,
                result->board);
        for (int s = 0; s < RESULT_SEEDS && result->seeds[s][0]; s++)
            fprintf(to, "%s%s", s ? " " : "", result->seeds[s]);
        fputc(',', to);
        markup_csv(to, result->failure);
        for (int c = 0; shape && c < shape->check_count; c++) {
            if (c < result->check_count)
                fprintf(to, ",%u", result->check[c].got);
            else
                fputs(",0", to);
        }
        fputc('\n', to);
    }
}

/* JSON */

static void put_report_field(FILE *to, const char *name, const char *value)
{
    fprintf(to, ", \"%s\": ", name);
    markup_json(to, value);
}

static void put_json_check(FILE *to, const struct result_check *check)
{
    static const char *const states[] = {"passed", "lost", "unsteady"};

    fputs("{\"name\": ", to);
    markup_json(to, check->name);
    put_report_field(to, "title", check->title);
    fprintf(to, ", \"points\": %u, \"of\": %u, \"hidden\": %s, \"state\": "
            "\"%s\"", check->got, check->points,
            check->is_hidden ? "true" : "false", states[check->state]);
    if (is_lost(check)) {
        put_report_field(to, "why", check->why);
        put_report_field(to, "expected", check->wanted);
        put_report_field(to, "seen", check->seen);
        put_report_field(to, "golden", check->golden);
        put_report_field(to, "seed", check->seed);
        put_report_field(to, "seeds", check->seeds);
        put_report_field(to, "script", check->script);
    }
    fputc('}', to);
}

static void put_json_result(FILE *to, const struct result *result)
{
    fputs("  {\"name\": ", to);
    markup_json(to, result->name);
    put_report_field(to, "sum", result->sum);
    put_report_field(to, "failure", result->failure);
    put_report_field(to, "board", result->board);
    put_report_field(to, "top", result->top);
    fprintf(to, ", \"points\": %u, \"of\": %u, \"board_ms\": %lu,\n"
            "   \"seeds\": [", result->got, result->points,
            result->board_ms);
    for (int i = 0; i < RESULT_SEEDS && result->seeds[i][0]; i++)
        fprintf(to, "%s\"%s\"", i ? ", " : "", result->seeds[i]);
    fputs("],\n   \"checks\": [", to);
    for (int i = 0; i < result->check_count; i++) {
        fputs(i ? ",\n    " : "\n    ", to);
        put_json_check(to, &result->check[i]);
    }
    fputs("]}", to);
}

void report_json(const struct report *self, FILE *to)
{
    fputs("{\"assignment\": ", to);
    markup_json(to, self->title);
    put_report_field(to, "version", self->version);
    fputs(", \"submissions\": [\n", to);
    for (int i = 0; i < self->count; i++) {
        put_json_result(to, &self->results[i]);
        fputs(i + 1 < self->count ? ",\n" : "\n", to);
    }
    fputs("]}\n", to);
}

/* JUnit: a suite for each submission, a case for each check */

static void put_attribute(FILE *to, const char *name, const char *value)
{
    fprintf(to, " %s=\"", name);
    markup_html(to, value);
    fputc('"', to);
}

static void put_case(FILE *to, const struct result *result,
                     const struct result_check *check)
{
    fputs("    <testcase", to);
    put_attribute(to, "classname", result->name);
    put_attribute(to, "name", check->title);
    if (!is_lost(check)) {
        fputs("/>\n", to);
        return;
    }
    fputs("><failure", to);
    put_attribute(to, "message", check->why);
    fputc('>', to);
    markup_html(to, check->done);
    fputs("</failure></testcase>\n", to);
}

static int count_lost(const struct result *result)
{
    int lost = 0;

    for (int i = 0; i < result->check_count; i++)
        lost += is_lost(&result->check[i]);
    return lost;
}

static void put_suite(FILE *to, const struct result *result)
{
    int fails = result->failure[0] != 0;

    fputs("  <testsuite", to);
    put_attribute(to, "name", result->name);
    fprintf(to, " tests=\"%d\" failures=\"%d\" errors=\"%d\">\n",
            result->check_count + fails, count_lost(result), fails);
    if (fails) {
        fputs("    <testcase", to);
        put_attribute(to, "classname", result->name);
        fputs(" name=\"build\"><error", to);
        put_attribute(to, "message", result->failure);
        fputs("/></testcase>\n", to);
    }
    for (int i = 0; i < result->check_count; i++)
        put_case(to, result, &result->check[i]);
    fputs("  </testsuite>\n", to);
}

void report_junit(const struct report *self, FILE *to)
{
    fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites", to);
    put_attribute(to, "name", self->title);
    fputs(">\n", to);
    for (int i = 0; i < self->count; i++)
        put_suite(to, &self->results[i]);
    fputs("</testsuites>\n", to);
}

/* TAP: the plan, 1..N, stands at the end, where N is known. */

static void put_diagnostic(FILE *to, const char *term, const char *value)
{
    if (*value)
        fprintf(to, "#   %s: %s\n", term, value);
}

static void put_tap_check(FILE *to, int number, const struct result *result,
                          const struct result_check *check)
{
    fprintf(to, "%s %d - %s: %s (%u of %u)\n", is_lost(check) ? "not ok"
            : "ok", number, result->name, check->title, check->got,
            check->points);
    if (!is_lost(check))
        return;
    fprintf(to, "# %s\n", check->why);
    put_diagnostic(to, "expected", check->wanted);
    put_diagnostic(to, "    seen", check->seen);
    put_diagnostic(to, "  golden", check->golden);
    put_diagnostic(to, "    seed", check->seed);
    if (check->seeds[0])
        fprintf(to, "# %s\n", check->seeds);
}

void report_tap(const struct report *self, FILE *to)
{
    int number = 0;

    for (int i = 0; i < self->count; i++) {
        const struct result *result = &self->results[i];

        if (result->failure[0])
            fprintf(to, "not ok %d - %s: build\n# %s\n", ++number,
                    result->name, result->failure);
        for (int c = 0; c < result->check_count; c++)
            put_tap_check(to, ++number, result, &result->check[c]);
        fprintf(to, "# %s: %u of %u points\n", result->name, result->got,
                result->points);
    }
    fprintf(to, "1..%d\n", number);
}

/* Gradescope: hidden checks are seen after the due date */

static void put_gradescope_check(FILE *to, const struct result_check *check)
{
    fputs("    {\"name\": ", to);
    markup_json(to, check->title);
    fprintf(to, ", \"score\": %u, \"max_score\": %u, \"visibility\": \"%s\"",
            check->got, check->points,
            check->is_hidden ? "after_due_date" : "visible");
    put_report_field(to, "status", is_lost(check) ? "failed" : "passed");
    put_report_field(to, "output", check->why);
    fputc('}', to);
}

void report_gradescope(const struct result *result, FILE *to)
{
    fprintf(to, "{\"score\": %u", result->got);
    put_report_field(to, "output", result->failure);
    fputs(", \"visibility\": \"visible\", \"tests\": [\n", to);
    for (int i = 0; i < result->check_count; i++) {
        put_gradescope_check(to, &result->check[i]);
        fputs(i + 1 < result->check_count ? ",\n" : "\n", to);
    }
    fputs("]}\n", to);
}

/* GitHub: a line of a workflow command is one line */

static void put_command_text(FILE *to, const char *text)
{
    for (; *text; text++)
        if (strchr("%\r\n", *text))
            fprintf(to, "%%%02X", (unsigned)(unsigned char)*text);
        else
            fputc(*text, to);
}

/* In the head of a command, a property ends at a comma and the head at two
 * colons. */
static void put_command_property(FILE *to, const char *text)
{
    for (; *text; text++)
        if (strchr("%:,\r\n", *text))
            fprintf(to, "%%%02X", (unsigned)(unsigned char)*text);
        else
            fputc(*text, to);
}

static void annotate_failure(const struct result *result, FILE *to)
{
    fputs("::error ", to);
    if (result->file[0]) {
        fputs("file=", to);
        put_command_property(to, result->file);
        fprintf(to, ",line=%d,", result->line);
    }
    fputs("title=not built::", to);
    put_command_text(to, result->failure);
    fputc('\n', to);
}

static void annotate_check(const struct result_check *check, FILE *to)
{
    fputs("::error title=", to);
    put_command_property(to, check->title);
    fputs("::", to);
    put_command_text(to, check->why);
    fputc('\n', to);
}

void report_annotations(const struct report *self, FILE *to)
{
    for (int i = 0; i < self->count; i++) {
        const struct result *result = &self->results[i];

        if (result->failure[0])
            annotate_failure(result, to);
        for (int c = 0; c < result->check_count; c++)
            if (is_lost(&result->check[c]))
                annotate_check(&result->check[c], to);
        fprintf(to, "::notice title=Points::%u of %u\n", result->got,
                result->points);
    }
}
