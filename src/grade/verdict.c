/* verdict.c - explains why points were lost.
 *
 * The first thing that went wrong in a check is what its verdict tells of; what
 * follows it may follow from it.
 *
 * Checks are run again here: to make the script shorter, and to show its last
 * line. The same seed gives the same run, so each
 * of them sees the loss that cost the points. Shortening is bounded by a number
 * of tries and not by time: a faster computer must not write another script.
 */
#include "grade/verdict.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "grade/shorten.h"
#include "grade/translate.h"
#include "grade/wave.h"

/* Both machines, run up to a line, each in its own words. */
struct pair {
    const struct verdict_scene *scene;
    const struct verdict_case *of;
    struct trial *golden, *own;
    struct trial_found loss;            /* the first one, of the whole check */
};

static struct trial_check check_of(const struct assignment *assignment,
                                   const struct verdict_case *of,
                                   const char *text, int last_line)
{
    return (struct trial_check){.assignment = assignment,
                                .is = &of->check->is, .text = text,
                                .seed = of->seed, .last_line = last_line};
}

static void run_golden(struct pair *pair, const char *text, int last_line)
{
    const struct trial_check check = check_of(pair->of->assignment, pair->of,
                                              text, last_line);

    (void)trial_run(pair->golden, &pair->scene->golden, &check, NULL);
}

/* Without memory it runs nothing, and shows nothing. */
static void run_own(struct pair *pair, const char *text, int last_line)
{
    char *words = translate_lines(text, pair->scene->board);
    const struct trial_check check = check_of(pair->scene->translated,
                                              pair->of, words ? words : "",
                                              last_line);

    (void)trial_run(pair->own, &pair->scene->own, &check, pair->golden);
    free(words);
}

static int count_verdict_lines(const char *text)
{
    int lines = 0;

    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* Shortening */

static const struct trial_found *found_at(const struct trial *trial, int line)
{
    for (int i = 0; i < trial->found_count; i++)
        if (trial->found[i].line == line)
            return &trial->found[i];
    return NULL;
}

static int all_hold(const struct trial *trial)
{
    return !trial->error[0] && !trial_first_loss(trial);
}

/* It is about the same thing only if the same is seen: where the golden machine
 * does not mind a switch, and the other one shows nothing without it, the
 * switch must stay. Of a sequence the times may change. */
static int is_same_loss(const struct pair *pair,
                        const struct trial_found *found)
{
    return !found->holds
        && (found->verb == SCRIPT_MATCH
            || text_same(found->answer.actual, pair->loss.answer.actual));
}

/* The golden machine still does all that is expected, and the other one not
 * what the last line expects. */
static int still_fails(void *with, const char *text)
{
    struct pair *pair = with;
    int last = count_verdict_lines(text), fails = 0;

    run_golden(pair, text, last);
    trial_end(pair->golden);
    if (!all_hold(pair->golden) || !found_at(pair->golden, last))
        return 0;
    run_own(pair, text, last);
    if (!pair->own->error[0] && found_at(pair->own, last))
        fails = is_same_loss(pair, found_at(pair->own, last));
    trial_end(pair->own);
    return fails;
}

/* Words */

static const char *seconds_of(uint64_t ms, char text[32])
{
    snprintf(text, 32, "%u.%02u s", (unsigned)(ms / 1000),
             (unsigned)(ms % 1000 / 10));
    return text;
}

static void say_why(const struct trial_found *loss, struct result_check *to)
{
    const struct look_answer *is = &loss->answer;
    const char *what = loss->name[0] ? loss->name : to->title;
    char time[32];

    switch (loss->verb) {
    case SCRIPT_UNTIL:
        snprintf(to->why, sizeof to->why, "%s: %s did not show %s within %s; "
                 "it shows %s.", what, is->part, is->wanted,
                 seconds_of(loss->waited_ms, time), is->actual);
        break;
    case SCRIPT_HOLD:
        snprintf(to->why, sizeof to->why, "%s: %s should keep showing %s; "
                 "after %s it shows %s.", what, is->part, is->wanted,
                 seconds_of(loss->waited_ms, time), is->actual);
        break;
    case SCRIPT_MATCH:
        snprintf(to->why, sizeof to->why, "%s: over %s, %s shows another "
                 "sequence than the golden machine.", what,
                 seconds_of(loss->waited_ms, time), is->part);
        break;
    default:
        snprintf(to->why, sizeof to->why, "%s: %s shows %s, not %s.", what,
                 is->part, is->actual, is->wanted);
    }
}

static void say_found(const struct trial_found *loss,
                      const struct trial_found *golden,
                      struct result_check *to)
{
    say_why(loss, to);
    snprintf(to->part, sizeof to->part, "%s", loss->answer.part);
    snprintf(to->wanted, sizeof to->wanted, "%s", loss->answer.wanted);
    snprintf(to->seen, sizeof to->seen, "%s", loss->answer.actual);
    if (golden)
        snprintf(to->golden, sizeof to->golden, "%s", golden->answer.actual);
}

/* The design stands still: what it said, and where. */
static void say_trouble(const struct trial *own, struct result_check *to)
{
    snprintf(to->why, sizeof to->why, "The check could not continue: %s.",
             own->error);
}

/* Files */

static const char *write_script(const struct pair *pair, const char *text,
                                struct result_check *to)
{
    const struct trial_check check = check_of(pair->scene->translated,
                                              pair->of, text, 0);
    char path[FILE_PATH_MAX], *script;
    struct file_draft draft;
    const char *error;

    snprintf(to->script, sizeof to->script, "%s.bw", to->name);
    file_join(pair->of->folder, to->script, path);
    script = trial_script(&pair->scene->own, &check);
    error = script ? file_begin(&draft, path) : "out of memory for a script";
    if (!error) {
        fprintf(draft.stream, "# %s\n", to->title);
        fputs(script, draft.stream);
        error = file_commit_loose(&draft);
    }
    free(script);
    return error;
}

static const char *take_picture(const struct pair *pair, struct trial *trial,
                                const char *ending, const char *name,
                                char file[64])
{
    char path[FILE_PATH_MAX];

    if (!pair->of->picture || !trial->script.session)
        return NULL;
    snprintf(file, 64, "%s%s", name, ending);
    file_join(pair->of->folder, file, path);
    return pair->of->picture(trial->script.session, path);
}

/* Both once more, to the last line; waves of ours are heard while it runs. */
static const char *show_verdict_pair(struct pair *pair, const char *text,
                             struct result_check *to)
{
    int last = count_verdict_lines(text);
    struct wave *wave;
    char path[FILE_PATH_MAX];
    const char *error;

    run_golden(pair, text, last);
    error = take_picture(pair, pair->golden, "_golden.png", to->name,
                         to->golden_picture);
    trial_end(pair->golden);
    wave = wave_begin(pair->scene->subject);
    run_own(pair, text, last);
    if (!error)
        error = take_picture(pair, pair->own, ".png", to->name, to->picture);
    trial_end(pair->own);
    if (!error && wave)
        snprintf(to->waves, sizeof to->waves, "%s.vcd", to->name);
    file_join(pair->of->folder, to->waves, path);
    if (wave && to->waves[0])
        error = wave_end(wave, path);
    return error;
}

/* All */

static const char *show_loss(struct pair *pair, int line,
                             struct result_check *to)
{
    int each = *pair->of->tries < VERDICT_TRIES_EACH ? *pair->of->tries
                                                     : VERDICT_TRIES_EACH;
    int left = each;
    char *text = shorten_lines(pair->of->check->text, line, &left,
                               still_fails, pair);
    char *words = text ? translate_lines(text, pair->scene->board) : NULL;
    const char *error = words ? write_script(pair, words, to)
                              : "out of memory for a script";

    *pair->of->tries -= each - left;
    if (!error)
        error = show_verdict_pair(pair, text, to);
    if (!error)
        snprintf(to->done, sizeof to->done, "%s", words);
    free(words);
    free(text);
    return error;
}

static const char *find_verdict_loss(struct pair *pair, struct result_check *to)
{
    const struct trial_found *loss = trial_first_loss(pair->of->own);

    if (!loss) {
        say_trouble(pair->of->own, to);
        return NULL;
    }
    pair->loss = *loss;
    say_found(loss, found_at(pair->of->golden, loss->line), to);
    return pair->of->is_brief ? NULL : show_loss(pair, loss->line, to);
}

const char *verdict_find(const struct verdict_scene *scene,
                         const struct verdict_case *of,
                         struct result_check *result)
{
    struct pair pair = {.scene = scene, .of = of,
                        .golden = malloc(sizeof *pair.golden),
                        .own = malloc(sizeof *pair.own)};
    const char *error = pair.golden && pair.own
        ? find_verdict_loss(&pair, result) : "out of memory for a verdict";

    free(pair.golden);
    free(pair.own);
    return error;
}
