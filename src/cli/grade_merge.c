/* grade_merge.c - grading on many computers: a plan, and its results.
 *
 * A plan is a command for each submission, on standard output, and a file
 * results/plan.txt that says what must come of them:
 *
 *     5f0c...                     sum of the assignment
 *     Two-player Mastermind       its title
 *     ada                         names, one in a line
 *     bob
 *
 * Commands trust the assignment, or each would test it anew, and use one core:
 * whoever runs the plan decides how many run at once. The report of a merge is
 * that of one run, byte for byte.
 */
#include "cli/grade_merge.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/command.h"
#include "disk/print.h"
#include "grade/folder.h"
#include "grade/report.h"

enum { COPY_MAX = 64 << 20, PLAN_MAX = 16 << 20 };

#define PLAN "plan.txt"

/* Plans */

/* For a shell: in single quotes, each ' as '\''. */
static void put_quoted(const char *word)
{
    putchar('\'');
    for (; *word; word++)
        if (*word == '\'')
            fputs("'\\''", stdout);
        else
            putchar(*word);
    putchar('\'');
}

/* What must be there: the file beside the results names them, and the title
 * for the report. */
static const char *write_plan(const struct crowd *crowd)
{
    struct file_draft draft;
    const char *error = folder_make("results");

    if (!error)
        error = file_begin(&draft, "results/" PLAN);
    if (error)
        return error;
    fprintf(draft.stream, "%s\n%s\n", crowd->assignment->sum,
            crowd->assignment->title);
    for (int i = 0; i < crowd->count; i++)
        fprintf(draft.stream, "%s\n", crowd->jobs[i].name);
    return file_commit_loose(&draft);
}

/* Each command of a plan knows its own submission only, and would give it the
 * name of its file. */
static const char *refuse_namesakes(const struct crowd *crowd)
{
    for (int i = 0; i < crowd->count; i++)
        if (crowd->jobs[i].is_renamed)
            return text_error(crowd->jobs[i].path, ": another submission has "
                              "the same name; in a plan names must be unique",
                              (char *)0);
    return NULL;
}

/* A plan has one command in a line. */
static const char *refuse_line_ends(const struct crowd *crowd)
{
    for (int i = 0; i < crowd->count; i++)
        if (strchr(crowd->jobs[i].path, '\n'))
            return text_error(crowd->jobs[i].name, ": there is a line end in "
                              "the name of this submission; in a plan each is "
                              "one line", (char *)0);
    return NULL;
}

int grade_merge_plan(const struct crowd *crowd, const char *assignment)
{
    const char *error = refuse_namesakes(crowd);

    if (!error)
        error = refuse_line_ends(crowd);
    if (!error)
        error = write_plan(crowd);
    if (error)
        return command_failed(error);
    for (int i = 0; i < crowd->count; i++) {
        fputs("boardwalk grade --trust ", stdout);
        fputs(crowd->is_public ? "--public " : "", stdout);
        fputs(crowd->is_anonymous ? "--anonymous " : "", stdout);
        fputs("-j 1 --out results ", stdout);
        put_quoted(assignment);
        putchar(' ');
        put_quoted(crowd->jobs[i].path);
        putchar('\n');
    }
    return 0;
}

/* Merging */

struct merge {
    struct result *results;
    char (*folders)[FILE_PATH_MAX];
    int count;
    char *plan;                         /* its text, or null */
};

static int is_merged_folder(const char *path)
{
    struct stat about;

    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

static int is_plan(const char *path)
{
    size_t length = strlen(path), name = strlen(PLAN);

    return length >= name && text_same(path + length - name, PLAN);
}

static const char *take_result(struct merge *self, const char *folder)
{
    struct result *result = &self->results[self->count];
    const char *error = result_read(result, folder);

    if (error)
        return error;
    snprintf(self->folders[self->count++], FILE_PATH_MAX, "%s", folder);
    for (int i = 0; i + 1 < self->count; i++)
        if (text_same(self->results[i].name, result->name))
            return text_error(result->name, " appears twice: in ",
                              self->folders[i], " and ", folder, (char *)0);
    return NULL;
}

/* Other files in a folder of results are reports of the jobs. */
static const char *take_merged_path(struct merge *self, const char *path)
{
    size_t length;

    if (is_plan(path))
        return file_read(path, PLAN_MAX, &self->plan, &length);
    return is_merged_folder(path) ? take_result(self, path) : NULL;
}

static int is_merged_there(const struct merge *self, const char *name)
{
    for (int i = 0; i < self->count; i++)
        if (text_same(self->results[i].name, name))
            return 1;
    return 0;
}

/* After the sum and the title, a name in each line. */
static const char *find_missing(const struct merge *self, char *title,
                                size_t room)
{
    const char *at = self->plan;

    if (!at)
        return "the file " PLAN " is missing; it is next to the results of a "
               "plan and lists what is expected";
    for (int line = 0; *at; line++) {
        size_t length = strcspn(at, "\n");
        char name[FILE_PATH_MAX];

        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (line == 1)
            snprintf(title, room, "%.*s", (int)room - 1, name);
        if (line > 1 && !is_merged_there(self, name))
            return text_error("the result of ", name, " is missing; run its "
                              "line of the plan again", (char *)0);
        at += length + (at[length] == '\n');
    }
    return NULL;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct result *)a)->name,
                  ((const struct result *)b)->name);
}

static const char *copy_results(const struct merge *self, const char *out)
{
    const char *error = NULL;

    for (int i = 0; i < self->count && !error; i++) {
        char folder[FILE_PATH_MAX];

        file_join(out, self->results[i].name, folder);
        error = folder_copy(self->folders[i], folder, COPY_MAX,
                            NULL);
    }
    return error;
}

static const char *merge_all(struct merge *self, const struct args *args)
{
    char title[ASSIGNMENT_WORDS] = "";
    const char *out = args_value(args, "out"), *error = NULL;
    struct report report = {.title = title, .version = BOARDWALK_VERSION};

    for (int i = 0; i < args->word_count && !error; i++)
        error = take_merged_path(self, args->word[i]);
    if (!error)
        error = find_missing(self, title, sizeof title);
    if (!error)
        error = copy_results(self, out);
    if (error)
        return error;
    qsort(self->results, (size_t)self->count, sizeof *self->results, by_name);
    report.results = self->results;
    report.count = self->count;
    error = report_write(&report, out);
    if (!error)
        print_visible(stdout, "%d results in %s\n", self->count, out);
    return error;
}

int grade_merge(const struct args *args)
{
    size_t room = (size_t)args->word_count + 1;
    struct merge self = {.results = calloc(room, sizeof *self.results),
                         .folders = calloc(room, sizeof *self.folders)};
    const char *error;

    if (!args_value(args, "out") || !args->word_count)
        error = "--merge takes results and --out FOLDER: boardwalk grade "
                "--merge results/* --out report";
    else
        error = self.results && self.folders
              ? merge_all(&self, args) : "out of memory for results";
    for (int i = 0; self.results && i < self.count; i++)
        result_free(&self.results[i]);
    free(self.results);
    free(self.folders);
    free(self.plan);
    return error ? command_failed(error) : 0;
}
