/* grade.c - boardwalk grade: submissions of a class, with a reason for every
 * point.
 *
 * The work is done in src/grade. Here it is said what is to be graded, the
 * assignment is tested before anything else, and the report is made of what the
 * folders of all submissions hold afterwards.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/design.h"
#include "cli/grade_merge.h"
#include "cli/picture.h"
#include "disk/print.h"
#include "grade/folder.h"
#include "grade/report.h"
#include "grade/self.h"
#include "os/interrupt.h"

enum { DRAWN_WIDTH = 640, DRAWN_HEIGHT = 400, CORES_MAX = 64 };

static const struct arg_def options[] = {
    {"out", 0, "FOLDER", "write the report here (default: print the results)"},
    {"public", 0, NULL, "public checks only: what a student can run"},
    {"self", 0, NULL, "grade the good designs and the faults instead"},
    {"trust", 0, NULL, "do not test the assignment first"},
    {"anonymous", 0, NULL, "leave names out of the report"},
    {"jobs", 'j', "N", "submissions at a time (default: one per core)"},
    {"plan", 0, NULL, "print one command per submission, to run anywhere"},
    {"merge", 0, NULL, "make a report from the results of a plan"},
    {0},
};

static const char *draw_board(struct session *session, const char *path)
{
    const struct picture_size size = {DRAWN_WIDTH, DRAWN_HEIGHT, 1};

    return picture_write_board(session, path, &size);
}

/* As many as would run at once; more than these no class needs. */
static int count_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    return cores < 1 ? 1 : cores > CORES_MAX ? CORES_MAX : (int)cores;
}

/* Progress, on a terminal only: a bar that is drawn over itself */

static void show_graded_progress(const struct crowd *crowd, int done)
{
    enum { WIDTH = 40 };
    int full = crowd->count ? WIDTH * done / crowd->count : WIDTH;

    if (!isatty(STDERR_FILENO))
        return;
    fprintf(stderr, "\r[%.*s%*s] %d of %d%s", full,
            "########################################", WIDTH - full, "",
            done, crowd->count, done == crowd->count ? "\n" : "");
    fflush(stderr);
}

/* The tester is tested first */

/* Kept beside the report: an assignment is tested once, and again when it or
 * the program has changed, as the name has the sum and the version. */
static void stamp_path(const struct crowd *crowd, char path[FILE_PATH_MAX])
{
    char name[96];

    snprintf(name, sizeof name, ".tested-%.32s-%s", crowd->assignment->sum,
             crowd->tools->version);
    file_join(crowd->out, name, path);
}

static int is_tested(const struct crowd *crowd)
{
    char path[FILE_PATH_MAX];
    struct stat about;

    stamp_path(crowd, path);
    return stat(path, &about) == 0;
}

static void note_tested(const struct crowd *crowd)
{
    char path[FILE_PATH_MAX];
    struct file_draft draft;

    stamp_path(crowd, path);
    if (!file_begin(&draft, path))
        (void)file_commit_loose(&draft);        /* else it is tested again */
}

static const char *test_assignment(const struct crowd *crowd, FILE *to)
{
    char place[FILE_PATH_MAX];
    struct crowd self = *crowd;
    const char *error;

    file_join(crowd->out, ".self", place);
    self.out = place;
    self.jobs = NULL;
    self.count = self.room = 0;
    self.is_brief = 1;
    self.is_public = 0;
    error = folder_make(place);
    if (!error)
        error = self_test(&self, to);
    if (!error)
        note_tested(crowd);
    crowd_free(&self);
    return error;
}

/* Results */

static int by_graded_name(const void *a, const void *b)
{
    return strcmp(((const struct result *)a)->name,
                  ((const struct result *)b)->name);
}

static const char *read_results(const struct crowd *crowd,
                                struct result *results, int *count)
{
    const char *error = NULL;

    for (int i = 0; i < crowd->count && !error; i++) {
        error = crowd->jobs[i].error[0] ? crowd->jobs[i].error
              : result_read(&results[*count], crowd->jobs[i].folder);
        *count += !error;
    }
    qsort(results, (size_t)*count, sizeof *results, by_graded_name);
    return error;
}

static int have_lost(const struct result *results, int count)
{
    for (int i = 0; i < count; i++)
        if (results[i].failure[0] || results[i].got < results[i].points)
            return 1;
    return 0;
}

/* With a folder a line for each; without, all there is to say. */
static const char *tell(const struct crowd *crowd, const struct args *args,
                        const struct result *results, int count)
{
    const struct report report = {
        .title = crowd->assignment->title,
        .version = crowd->tools->version, .results = results, .count = count};

    if (!args_has(args, "out")) {
        report_tap(&report, stdout);
        return NULL;
    }
    for (int i = 0; i < count; i++)
        print_visible(stdout, "%-32s %3u of %u%s%s\n", results[i].name,
                      results[i].got, results[i].points,
                      results[i].failure[0] ? "  not built: " : "",
                      results[i].failure);
    return report_write(&report, crowd->out);
}

/* Lost points are a failure where a student or a workflow runs this for one
 * project; with a report, a class that lost points is a job well done. */
static int report_crowd(const struct crowd *crowd, const struct args *args)
{
    struct result *results = calloc((size_t)crowd->count + 1,
                                    sizeof *results);
    int count = 0, lost;
    const char *error = results ? read_results(crowd, results, &count)
                                : "out of memory for results";

    if (!error)
        error = tell(crowd, args, results, count);
    lost = results && have_lost(results, count);
    for (int i = 0; i < count; i++)
        result_free(&results[i]);
    free(results);
    if (error)
        return command_failed(error);
    return lost && !args_has(args, "out") ? EXIT_FAILED : 0;
}

/* The command */

static const char *add_submissions(struct crowd *crowd,
                                   const struct args *args)
{
    const char *error = NULL;

    if (args->word_count < 2)
        return "name submissions: folders, or zip, tar or tar.gz files";
    for (int i = 1; i < args->word_count && !error; i++)
        error = crowd_add(crowd, CROWD_SUBMISSION, args->word[i]);
    return error;
}

static int grade_all(struct crowd *crowd, const struct args *args)
{
    const char *error = add_submissions(crowd, args);

    if (error)
        return command_misused(&command_grade, error);
    if (args_has(args, "plan"))
        return grade_merge_plan(crowd, args->word[0]);
    if (!crowd->is_public && !args_has(args, "trust") && !is_tested(crowd))
        error = test_assignment(crowd, NULL);
    if (error)
        return command_failed(text_error("the assignment is faulty: ",
                                         error, (char *)0));
    crowd->on_done = show_graded_progress;
    error = crowd_run(crowd);
    return error ? command_failed(error) : report_crowd(crowd, args);
}

static int grade_self(struct crowd *crowd)
{
    const char *error = test_assignment(crowd, stdout);

    return error ? command_failed(error) : 0;
}

static int grade_with(struct crowd *crowd, const struct args *args)
{
    char temporary[] = "/tmp/boardwalk-grade-XXXXXX";
    struct interrupt before;
    const char *out = args_value(args, "out");
    const char *error = args_int(args, "jobs", 1, CORES_MAX,
                                 &crowd->workers);
    int status;

    if (error)
        return command_misused(&command_grade, error);
    crowd->out = out ? out : mkdtemp(temporary);
    if (!crowd->out)
        return command_failed(file_trouble("make the folder", temporary));
    interrupt_catch(&before);
    crowd->should_stop = interrupt_should_stop;
    error = folder_make(crowd->out);
    status = error ? command_failed(error)
           : args_has(args, "self") ? grade_self(crowd)
           : grade_all(crowd, args);
    interrupt_restore(&before);
    if (!out)
        folder_remove(crowd->out);
    return status;
}

static int grade(const struct args *args)
{
    struct assignment *assignment;
    struct examine_tools tools = {.picture = draw_board,
                                  .version = BOARDWALK_VERSION};
    struct crowd crowd = {.workers = count_cores(), .tools = &tools,
                          .is_public = args_has(args, "public"),
                          .is_anonymous = args_has(args, "anonymous")};
    char cells[FILE_PATH_MAX];
    const char *error;
    int status;

    if (args_has(args, "merge"))
        return grade_merge(args);
    if (args->word_count < 1)
        return command_misused(&command_grade, "name an assignment");
    assignment = malloc(sizeof *assignment);
    if (!assignment)
        return command_failed("out of memory for an assignment");
    if (design_find_cells(cells))
        tools.cells = cells;
    error = assignment_open(assignment, args->word[0]);
    crowd.assignment = assignment;
    status = error ? command_failed(error) : grade_with(&crowd, args);
    crowd_free(&crowd);
    free(assignment);
    return status;
}

const struct command command_grade = {
    .name = "grade",
    .usage = "ASSIGNMENT [SUBMISSION]... [--out FOLDER]",
    .summary = "grade the designs of a class, with a reason for every point",
    .more = "A submission is a project folder, or one in a zip, tar or tar.gz "
            "file. The\nassignment is tested first: its good designs must get "
            "full marks, and each of its\nplanted faults must lose points. "
            "Results are kept in the report's folder, so that\nan interrupted "
            "run can be resumed. See docs/class.md.\n",
    .options = options,
    .run = grade,
};
