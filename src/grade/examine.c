/* examine.c - grades one submission, from its files to its result.
 *
 * The order of things is what keeps hidden checks hidden: the process that runs
 * the design is forked before the first check is read (subject.h).
 *
 * A check that loses points is run with all seeds, and counts as it did with
 * the worst of them; where they differ that is said, with the seed to see it
 * again. One that loses none is run once, unless the assignment wants more:
 * what is unsteady loses points in one of many checks soon enough.
 */
#include "grade/examine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"
#include "boards/machines.h"
#include "designs/build/build.h"
#include "designs/languages/ghdl.h"
#include "designs/build/netlist.h"
#include "designs/on_board.h"
#include "designs/engines/simulator_inside.h"
#include "grade/alike.h"
#include "grade/folder.h"
#include "grade/keys.h"
#include "grade/recall.h"
#include "grade/stage.h"
#include "grade/subject.h"
#include "grade/translate.h"
#include "grade/trial.h"
#include "grade/verdict.h"

enum { NETLIST_MAX = 256 << 20 };

/* Building */

/* "FOLDER/duel.v:12: message": where, without our own folder, and what. */
static void note_failure(const struct examine_order *order,
                         struct result *result, const char *error)
{
    const char *at = error, *colon;
    size_t skip = strlen(order->staged);

    if (!strncmp(at, "Yosys: ", 7))
        at += 7;
    if (!strncmp(at, order->staged, skip) && at[skip] == '/')
        at += skip + 1;
    snprintf(result->failure, sizeof result->failure, "%s", at);
    colon = strchr(at, ':');
    if (colon && text_is_digit(colon[1])) {
        snprintf(result->file, sizeof result->file, "%.*s",
                 (int)(colon - at), at);
        result->line = atoi(colon + 1);
    }
}

static int is_allowed(const struct assignment *assignment, const char *board)
{
    for (int i = 0; assignment->boards[i][0]; i++)
        if (text_same(assignment->boards[i], board))
            return 1;
    return 0;
}

static const char *wrong_board(const struct assignment *assignment,
                               const char *board)
{
    char list[200];
    struct text to;

    text_begin(&to, list, sizeof list);
    for (int i = 0; assignment->boards[i][0]; i++) {
        text_put(&to, i ? " or " : "");
        text_put(&to, assignment->boards[i]);
    }
    return text_error("this is for the board ", board, "; the assignment is "
                      "for ", list, (char *)0);
}

static int is_given(const struct assignment *assignment, const char *name)
{
    char folder[FILE_PATH_MAX], path[FILE_PATH_MAX];
    const char *slash = strrchr(name, '/');
    struct stat about;

    file_join(assignment->folder, assignment->given, folder);
    file_join(folder, slash ? slash + 1 : name, path);
    return assignment->given[0] && stat(path, &about) == 0;
}

/* Given blocks alone are a design, too: that of somebody whose own files are
 * missing or do not fit together. */
static const char *refuse_given_alone(const struct assignment *assignment,
                                      const struct project *project)
{
    for (struct project_file **source = project->sources; *source; source++)
        if (!is_given(assignment, (*source)->name))
            return NULL;
    return text_error("no module of its own would be on the board, only the "
                      "given block ", project->top->name, "; is the top or "
                      "the constraint file missing?", (char *)0);
}

/* A design without a netlist, because only Verilator takes it, is like no
 * other. */
static const char *sketch_project(const struct project *project,
                                  uint32_t sketch[RESULT_SKETCH])
{
    char folder[BUILD_PATH_MAX], path[FILE_PATH_MAX], *text;
    size_t length;
    const char *error;

    if (build_project(project, &simulator_leap, folder))
        return NULL;
    file_join(folder, NETLIST_NAME, path);
    error = file_read(path, NETLIST_MAX, &text, &length);
    if (error)
        return error;
    error = alike_sketch(text, length, sketch);
    free(text);
    return error;
}

/* As it would be played: on the first engine that takes it. Some of its leaps
 * are checked. */
static const char *open_staged_design(const struct examine_order *order,
                                      const char *const *paths,
                                      struct on_board **design)
{
    static const struct simulator_spec usual;
    struct project_spec spec = {.cells = order->tools->cells,
                                .translate = ghdl_translate};

    const char *error = on_board_open(design, paths, &spec, &usual, NULL);

    if (!error)
        on_board_set_way(*design, LEAP_SAMPLED);
    return error;
}

/* An error is what the student has to read. */
static const char *build(const struct examine_order *order,
                         struct result *result, struct on_board **design)
{
    const char *paths[] = {order->staged, NULL};
    const struct project *project;
    const char *error = open_staged_design(order, paths, design);

    if (error)
        return error;
    project = on_board_project(*design);
    snprintf(result->top, sizeof result->top, "%s", project->top->name);
    snprintf(result->board, sizeof result->board, "%s",
             project->board->name);
    if (!is_allowed(order->assignment, result->board))
        return wrong_board(order->assignment, result->board);
    error = refuse_given_alone(order->assignment, project);
    if (error)
        return error;
    return sketch_project(project, result->sketch);
}

/* One with blocks of its own that only have the names of the given ones, or are
 * in another language, is built as it was handed in. If that is not possible
 * either, the first error is the one to tell. */
static const char *build_either(const struct examine_order *order,
                                struct result *result,
                                struct on_board **design)
{
    char first[RESULT_LONG];
    const char *error = build(order, result, design);

    if (!error || *design || !order->path || !order->assignment->given[0])
        return error;
    snprintf(first, sizeof first, "%s", error);
    folder_remove(order->staged);
    error = stage_submission(order->assignment, order->path, order->staged);
    if (!error)
        error = build(order, result, design);
    result->has_own_blocks = !error;
    return error ? text_error(first, (char *)0) : NULL;
}

/* The golden machine */

/* A folder has a slash in its name, or a dot; machines have not. */
static const char *open_golden(const struct examine_order *order,
                               const char *board,
                               struct trial_machine *golden,
                               struct on_board **design)
{
    const struct assignment *assignment = order->assignment;
    char path[FILE_PATH_MAX];
    const char *paths[] = {path, NULL};
    size_t name = strcspn(assignment->golden, " ");
    const char *error;

    *design = NULL;
    memset(golden, 0, sizeof *golden);
    if (!strpbrk(assignment->golden, "/.")) {
        snprintf(golden->id, sizeof golden->id, "%.*s:%s%s", (int)name,
                 assignment->golden, board, assignment->golden + name);
        return NULL;
    }
    file_join(assignment->folder, assignment->golden, path);
    error = open_staged_design(order, paths, design);
    if (error)
        return text_error("the golden design cannot be built: ", error,
                          (char *)0);
    golden->design = on_board_machine(*design);
    snprintf(golden->id, sizeof golden->id, "%s", golden->design->name);
    return NULL;
}

/* The board as the golden machine names its parts. */
static const char *golden_board(const struct trial_machine *golden,
                                const struct board_type **board)
{
    const struct machine_type *machine;
    char name[200];
    const char *error;

    snprintf(name, sizeof name, "%.*s", (int)strcspn(golden->id, " "),
             golden->id);
    error = machines_find_design(name, golden->design, &machine);
    *board = error ? NULL : machine->board;
    return error;
}

/* Trials */

/* A check whose golden machine fails is no check: that is an error of the
 * assignment, and nobody loses points for it. */
static const char *refuse_check(const struct trial *golden,
                                const struct assignment_check *check)
{
    const struct trial_found *loss = trial_first_loss(golden);
    char line[24];

    if (!loss && !golden->error[0])
        return NULL;
    snprintf(line, sizeof line, ":%d: ",
             check->line + (loss ? loss->line : golden->error_line) - 1);
    if (!loss)
        return text_error(check->file, line, golden->error, (char *)0);
    return text_error(check->file, line, "the golden machine fails this "
                      "itself: ", loss->answer.part, " shows ",
                      loss->answer.actual, ", not ", loss->answer.wanted,
                      (char *)0);
}

struct examination {
    const struct examine_order *order;
    struct result *result;
    struct verdict_scene scene;
    struct trial *golden, *own;
    struct trial *worst_golden, *worst_own;     /* of all seeds */
    int tries;                          /* left for shortening */
    struct recall recall;
};

/* One seed; *lost is what of the check's points. The golden machine runs again
 * with each, as values are drawn from the seed; its session ends before the
 * other begins, and what `match` needs of it stays in the trial. */
static const char *try_seed(struct examination *self,
                            const struct assignment_check *check,
                            const char *text, const char *seed,
                            unsigned *lost)
{
    struct trial_check trial = {.assignment = self->order->assignment,
                                .is = &check->is, .text = check->text,
                                .seed = seed};
    const char *error;

    (void)trial_run(self->golden, &self->scene.golden, &trial, NULL);
    error = refuse_check(self->golden, check);
    trial_end(self->golden);
    if (error)
        return error;
    trial.assignment = self->scene.translated;
    trial.text = text;
    (void)trial_run(self->own, &self->scene.own, &trial, self->golden);
    *lost = trial_lost(self->own, check->is.points);
    trial_end(self->own);
    return NULL;
}

/* "2 of 3 seeds lose points: 1f2e3d4c, 99aabbcc" */
static void tell_seeds(const struct examination *self,
                       const unsigned *lost, struct result_check *check)
{
    int seeds = self->order->assignment->seeds, losing = 0;
    char list[200], number[40];
    struct text to;

    text_begin(&to, list, sizeof list);
    for (int i = 0; i < seeds; i++)
        if (lost[i]) {
            text_put(&to, losing++ ? ", " : "");
            text_put(&to, self->result->seeds[i]);
        }
    snprintf(number, sizeof number, "%d of %d", losing, seeds);
    snprintf(check->seeds, sizeof check->seeds, "It differs from run to run: "
             "points are lost with %s seeds (%s).", number, list);
}

/* Pointers change places: a trial knows its golden one by its own. */
static void keep_worst(struct examination *self)
{
    struct trial *golden = self->golden, *own = self->own;

    self->golden = self->worst_golden;
    self->own = self->worst_own;
    self->worst_golden = golden;
    self->worst_own = own;
}

static int worst_seed(const unsigned *lost, int seeds, int *differ)
{
    int worst = 0;

    *differ = 0;
    for (int i = 1; i < seeds; i++) {
        *differ |= lost[i] != lost[0];
        if (lost[i] > lost[worst])
            worst = i;
    }
    return worst;
}

static int is_out_of_time(const struct examination *self)
{
    return subject_cpu_ms(self->scene.subject)
         > 1000 * (int64_t)self->order->assignment->cpu_s;
}

static const char *examine_text(struct examination *self,
                                const struct assignment_check *check,
                                const char *text,
                                struct result_check *result)
{
    int seeds = self->order->assignment->seeds, differ, worst;
    unsigned lost[RESULT_SEEDS] = {0}, most = 0;
    const char *error = NULL;

    for (int i = 0; i < seeds && !error; i++) {
        error = try_seed(self, check, text, self->result->seeds[i],
                         &lost[i]);
        result->board_ms += (unsigned long)self->own->ms;
        if (lost[i] > most) {
            most = lost[i];
            keep_worst(self);
        }
        if (self->order->is_brief
            || (!lost[0] && !self->order->assignment->is_thorough))
            break;
    }
    worst = worst_seed(lost, self->order->is_brief ? 1 : seeds, &differ);
    result->got = check->is.points - lost[worst];
    if (error || !lost[worst])
        return error;
    result->state = differ ? RESULT_UNSTEADY : RESULT_LOST;
    if (differ)
        tell_seeds(self, lost, result);
    snprintf(result->seed, sizeof result->seed, "%s",
             self->result->seeds[worst]);
    return verdict_find(&self->scene, &(struct verdict_case){
        .assignment = self->order->assignment, .check = check,
        .seed = result->seed, .golden = self->worst_golden,
        .own = self->worst_own, .folder = self->order->folder,
        .picture = self->order->is_brief ? NULL : self->order->tools->picture,
        .is_brief = self->order->is_brief, .tries = &self->tries}, result);
}

/* Nothing of it is used again: on another day there may be time. */
static void note_out_of_time(const struct examination *self,
                             struct result_check *result)
{
    result->state = RESULT_LOST;
    snprintf(result->why, sizeof result->why, "The %u s of processor time "
             "for a submission were used up before this check.",
             self->order->assignment->cpu_s);
}

static const char *examine_anew(struct examination *self,
                                const struct assignment_check *check,
                                const char key[65],
                                struct result_check *result)
{
    int tries = self->tries;
    char *text;
    const char *error;

    if (is_out_of_time(self)) {
        note_out_of_time(self, result);
        return NULL;
    }
    text = translate_lines(check->text, self->scene.board);
    if (!text)
        return "out of memory for a check";
    error = examine_text(self, check, text, result);
    free(text);
    result->tries = (unsigned)(tries - self->tries);
    if (!self->scene.subject->error[0])
        memcpy(result->key, key, sizeof result->key);
    return error;
}

static const char *examine_check(struct examination *self,
                                 const struct assignment_check *check)
{
    struct result_check *result =
        &self->result->check[self->result->check_count++];
    char key[65];

    memcpy(result->name, check->is.name, sizeof result->name);
    memcpy(result->title, check->is.title, sizeof result->title);
    result->points = check->is.points;
    keys_of_check(self->order, check, self->tries, key);
    if (recall_take(&self->recall, key, result)) {
        self->tries -= (int)result->tries;
        result->is_hidden = check->is_hidden;
        return NULL;
    }
    result->is_hidden = check->is_hidden;
    return examine_anew(self, check, key, result);
}

static const char *examine_checks(struct examination *self,
                                  struct assignment *checks)
{
    const char *error = NULL;

    self->golden = malloc(sizeof *self->golden);
    self->own = malloc(sizeof *self->own);
    self->worst_golden = malloc(sizeof *self->golden);
    self->worst_own = malloc(sizeof *self->own);
    if (!self->golden || !self->own || !self->worst_golden
        || !self->worst_own)
        error = "out of memory for a check";
    recall_begin(&self->recall, self->order->folder);
    for (int i = 0; i < checks->check_count && !error; i++) {
        const struct result_check *done = &self->result->check[i];

        error = examine_check(self, &checks->checks[i]);
        self->result->points += done->points;
        self->result->got += done->got;
        self->result->board_ms += done->board_ms;
    }
    recall_end(&self->recall);
    free(self->golden);
    free(self->own);
    free(self->worst_golden);
    free(self->worst_own);
    return error;
}

/* How checks begin, in the words of the board, is in a copy of the
 * assignment. */
static const char *translate_start(struct assignment *copy,
                                   const struct board_type *board)
{
    for (int i = 0; copy->start[i][0]; i++) {
        char *line = translate_lines(copy->start[i], board);

        if (!line)
            return "out of memory for a check";
        line[strcspn(line, "\n")] = 0;
        snprintf(copy->start[i], sizeof copy->start[i], "%s", line);
        free(line);
    }
    return NULL;
}

/* The subject is started; from here on there are checks in memory. */
static const char *examine_started(struct examine_order order,
                                 struct result *result, struct subject *subject)
{
    struct assignment *copy = malloc(2 * sizeof *copy);
    struct examination self = {.order = &order, .result = result,
                               .tries = VERDICT_TRIES};
    struct on_board *golden = NULL;
    const char *error;

    if (!copy)
        return "out of memory for an assignment";
    copy[0] = copy[1] = *order.assignment;
    order.assignment = copy;
    self.scene.translated = &copy[1];
    self.scene.subject = subject;
    self.scene.own.design = &subject->machine;
    snprintf(self.scene.own.id, sizeof self.scene.own.id, "%s",
             subject->machine.name);
    error = assignment_read_checks(copy, !order.is_public);
    if (!error)
        error = open_golden(&order, result->board, &self.scene.golden,
                            &golden);
    if (!error)
        error = golden_board(&self.scene.golden, &self.scene.board);
    if (!error)
        error = translate_start(&copy[1], self.scene.board);
    if (!error)
        error = examine_checks(&self, copy);
    if (golden)
        on_board_close(golden);
    assignment_close(copy);
    free(copy);
    return error;
}

static const char *examine_built(const struct examine_order *order,
                                 struct result *result,
                                 const struct on_board *design)
{
    struct subject *subject = calloc(1, sizeof *subject);
    const char *error;

    if (!subject)
        return "out of memory for a design";
    error = subject_start(subject, on_board_machine(design));
    if (error) {
        note_failure(order, result, error);
        error = NULL;
    } else
        error = examine_started(*order, result, subject);
    subject_end(subject);
    free(subject);
    return error;
}

/* What could have been won; nothing of the submission has run. */
static const char *count_points(const struct examine_order *order,
                                unsigned *points)
{
    struct assignment *copy = malloc(sizeof *copy);
    const char *error;

    if (!copy)
        return "out of memory for an assignment";
    *copy = *order->assignment;
    error = assignment_read_checks(copy, !order->is_public);
    *points = assignment_points(copy);
    assignment_close(copy);
    free(copy);
    return error;
}

const char *examine_unstaged(const struct examine_order *order,
                             const char *reason)
{
    struct result result;
    char kept[TEXT_ERROR_MAX];
    const char *error;

    snprintf(kept, sizeof kept, "%s", reason);
    error = result_begin(&result);
    if (error)
        return error;
    keys_of_result(order, result.key);
    snprintf(result.name, sizeof result.name, "%s", order->name);
    snprintf(result.failure, sizeof result.failure, "%s", kept);
    recall_nothing(order->folder);
    error = count_points(order, &result.points);
    if (!error)
        error = result_write(&result, order->folder);
    result_free(&result);
    return error;
}

const char *examine(const struct examine_order *order)
{
    struct result result;
    struct on_board *design = NULL;
    char kept[TEXT_ERROR_MAX];
    const char *error = result_begin(&result), *failure;

    if (error)
        return error;
    keys_of_result(order, result.key);
    snprintf(result.name, sizeof result.name, "%s", order->name);
    memcpy(result.sum, order->sum, sizeof result.sum);
    keys_draw_seeds(order, &result);
    failure = build_either(order, &result, &design);
    if (failure) {
        note_failure(order, &result, failure);
        recall_nothing(order->folder);
        error = count_points(order, &result.points);
    } else
        error = examine_built(order, &result, design);
    snprintf(kept, sizeof kept, "%s", error ? error : "");
    if (design)
        on_board_close(design);
    folder_remove(order->staged);
    if (!kept[0])
        error = result_write(&result, order->folder);
    else
        error = text_error(kept, (char *)0);
    result_free(&result);
    return error;
}
