/* self.c - tests an assignment on its good designs and planted faults, before
 * it is used.
 *
 *     golden    passes every check, on every board, with several seeds: no
 *               check asks for more than the reference does
 *     good      gets full marks, though it is written in another way: no check
 *               asks for what the text leaves open
 *     fault     loses points where its file says, and nowhere else: each check
 *               finds what it is for
 *
 * The cheapest comes first, and needs no Yosys. Good designs and faults go
 * through the same crowd as submissions, so the path that grades is the path
 * that is tested.
 */
#include "grade/self.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"
#include "disk/file.h"
#include "disk/print.h"
#include "grade/trial.h"

static const char *const golden_seeds[] = {"1", "golden", "c0ffee"};

/* The golden machine */

static const char *try_golden(struct trial *trial,
                              const struct assignment *assignment,
                              const struct assignment_check *check,
                              const char *board, const char *seed)
{
    const struct trial_check is = {.assignment = assignment, .is = &check->is,
                                   .text = check->text, .seed = seed};
    struct trial_machine golden = {0};
    const struct trial_found *loss;
    size_t name = strcspn(assignment->golden, " ");
    char line[24];

    snprintf(golden.id, sizeof golden.id, "%.*s:%s%s", (int)name,
             assignment->golden, board, assignment->golden + name);
    (void)trial_run(trial, &golden, &is, NULL);
    trial_end(trial);
    loss = trial_first_loss(trial);
    snprintf(line, sizeof line, ":%d: ",
             check->line + (loss ? loss->line : trial->error_line) - 1);
    if (trial->error[0])
        return text_error(check->file, line, trial->error, (char *)0);
    if (!loss)
        return NULL;
    return text_error(check->file, line, "the golden machine itself fails on "
                      "the ", board, ": ", loss->answer.part, " shows ",
                      loss->answer.actual, ", not ", loss->answer.wanted,
                      (char *)0);
}

static const char *try_golden_boards(struct trial *trial,
                                     const struct assignment *assignment,
                                     const struct assignment_check *check)
{
    const char *error = NULL;

    for (int b = 0; assignment->boards[b][0] && !error; b++)
        for (size_t s = 0; s < 3 && !error; s++)
            error = try_golden(trial, assignment, check,
                               assignment->boards[b], golden_seeds[s]);
    return error;
}

/* A golden design of the teacher's own runs beside the good ones, and is tried
 * there. */
static const char *try_golden_checks(const struct assignment *assignment)
{
    struct assignment *copy = malloc(sizeof *copy);
    struct trial *trial = malloc(sizeof *trial);
    const char *error = "out of memory for a test";

    if (copy && trial) {
        *copy = *assignment;
        error = assignment_read_checks(copy, 1);
        for (int i = 0; i < copy->check_count && !error; i++)
            if (!strpbrk(copy->golden, "/."))
                error = try_golden_boards(trial, copy, &copy->checks[i]);
        assignment_close(copy);
    }
    free(copy);
    free(trial);
    return error;
}

/* In a process of its own: it reads hidden checks, and whatever is forked later
 * with a design has a copy of this one's memory. */
static const char *test_golden(const struct assignment *assignment)
{
    static char answer[TEXT_ERROR_MAX];
    const char *error;
    ssize_t length;
    int ends[2], status = 0;
    pid_t pid;

    if (pipe(ends) != 0)
        return text_error("cannot make a pipe: ", strerror(errno), (char *)0);
    fflush(NULL);
    pid = fork();
    if (pid == 0) {
        error = try_golden_checks(assignment);
        if (error)
            (void)file_write_all(ends[1], error, strlen(error));
        _exit(0);
    }
    close(ends[1]);
    length = pid < 0 ? -1 : read(ends[0], answer, sizeof answer - 1);
    close(ends[0]);
    if (pid < 0)
        return "cannot start a process for the golden machine";
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
    if (length < 0 || status)
        return "the test of the golden machine was stopped";
    answer[length] = 0;
    return length ? answer : NULL;
}

/* Designs */

static int is_among(const char *words, const char *name)
{
    char word[SCRIPT_WORD_MAX];

    while (text_word(&words, word, sizeof word) > 0)
        if (text_same(word, name))
            return 1;
    return 0;
}

/* The first check that lost without being named, or was named in vain. */
static const char *compare_losses(const struct crowd_job *job,
                                  const struct result *result)
{
    const char *words = job->loses;
    char word[SCRIPT_WORD_MAX];

    for (int i = 0; i < result->check_count; i++) {
        const struct result_check *check = &result->check[i];
        int is_lost = check->got < check->points;

        if (is_lost != is_among(job->loses, check->name))
            return text_error(job->path, is_lost
                ? ": loses points in " : ": loses no points in ",
                check->name, is_lost ? ", which it does not name: " : "",
                is_lost ? check->why : "", (char *)0);
    }
    while (text_word(&words, word, sizeof word) > 0) {
        int i = 0;

        while (i < result->check_count
               && !text_same(result->check[i].name, word))
            i++;
        if (i == result->check_count)
            return text_error(job->path, ": there is no check called ", word,
                              (char *)0);
    }
    return NULL;
}

static const char *judge_good(const struct crowd_job *job,
                              const struct result *result)
{
    if (result->failure[0])
        return text_error(job->path, ": a good design cannot be built: ",
                          result->failure, (char *)0);
    for (int i = 0; i < result->check_count; i++)
        if (result->check[i].got < result->check[i].points)
            return text_error(job->path, ": a good design loses points in ",
                              result->check[i].name, ": ",
                              result->check[i].why, (char *)0);
    return NULL;
}

/* `loses all` is for a fault that must not even build. */
static const char *judge_fault(const struct crowd_job *job,
                               const struct result *result)
{
    if (result->failure[0])
        return text_same(job->loses, "all") ? NULL
             : text_error(job->path, ": the fault cannot be built: ",
                          result->failure, (char *)0);
    if (result->got == result->points)
        return text_error(job->path, ": this fault loses no points; no check "
                          "finds it", (char *)0);
    return job->loses[0] ? compare_losses(job, result) : NULL;
}

/* The line as the fault's file would need it. */
static void tell_losses(const struct result *result, FILE *to)
{
    fprintf(to, "#   what it loses:");
    for (int i = 0; i < result->check_count; i++)
        if (result->check[i].got < result->check[i].points)
            print_visible(to, " %s", result->check[i].name);
    fprintf(to, "\n");
}

static const char *judge_job(const struct crowd_job *job, FILE *to,
                             struct result *result)
{
    const char *error = job->error[0] ? text_error(job->error, (char *)0)
                                      : result_read(result, job->folder);

    if (!error)
        error = job->kind == CROWD_GOOD ? judge_good(job, result)
                                        : judge_fault(job, result);
    if (to && result->check)
        print_visible(to, "%s %-28s %u of %u%s%s\n", error ? "not ok" : "ok",
                      job->name, result->got, result->points,
                      result->failure[0] ? ", not built: " : "",
                      result->failure);
    if (to && error)
        print_visible(to, "#   %s\n", error);
    if (to && error && job->kind == CROWD_FAULT && result->check_count)
        tell_losses(result, to);
    return error;
}

/* How often each check found a fault. */
struct finds {
    char name[SCRIPT_WORD_MAX];
    int count;
};

static void count_finds(struct finds *finds, const struct result *result)
{
    for (int i = 0; i < result->check_count; i++) {
        memcpy(finds[i].name, result->check[i].name, sizeof finds[i].name);
        finds[i].count += result->check[i].got < result->check[i].points;
    }
}

static void tell_finds(const struct finds *finds, int faults, FILE *to)
{
    if (!to || !faults)
        return;
    fprintf(to, "\nHow many of %d faults each check finds:\n", faults);
    for (int i = 0; i < ASSIGNMENT_CHECKS && finds[i].name[0]; i++)
        print_visible(to, "  %3d  %s%s\n", finds[i].count, finds[i].name,
                      finds[i].count ? "" : ": no fault shows that it can "
                      "fail");
}

/* All are told; the first thing that is wrong is the answer. */
static const char *judge_all(const struct crowd *crowd, FILE *to)
{
    struct finds *finds = calloc(ASSIGNMENT_CHECKS, sizeof *finds);
    static char first[TEXT_ERROR_MAX];
    int faults = 0;

    first[0] = 0;
    for (int i = 0; i < crowd->count && finds; i++) {
        struct result result = {0};
        const char *error = judge_job(&crowd->jobs[i], to, &result);

        if (error && !first[0])
            snprintf(first, sizeof first, "%s", error);
        if (crowd->jobs[i].kind == CROWD_FAULT && result.check) {
            count_finds(finds, &result);
            faults++;
        }
        result_free(&result);
    }
    if (finds)
        tell_finds(finds, faults, to);
    free(finds);
    return first[0] ? first : NULL;
}

const char *self_test(struct crowd *crowd, FILE *to)
{
    const struct assignment *assignment = crowd->assignment;
    const char *error = test_golden(assignment);

    if (to && !error)
        fprintf(to, "ok the golden machine passes every check\n");
    for (int i = 0; assignment->good[i][0] && !error; i++)
        error = crowd_add(crowd, CROWD_GOOD, assignment->good[i]);
    for (int i = 0; assignment->faults[i][0] && !error; i++)
        error = crowd_add(crowd, CROWD_FAULT, assignment->faults[i]);
    if (!error)
        error = crowd_run(crowd);
    return error ? error : judge_all(crowd, to);
}
