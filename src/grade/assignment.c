/* assignment.c - what a teacher hands out and how it is graded.
 *
 * Every line is a word that says what it is, and the rest. Lines of tests are
 * split at `check`; what they mean is for bench/script.c to say, when they are
 * first run on the golden machine.
 *
 * Opening an assignment and reading its checks are two steps on purpose: the
 * process of a submission is forked between them, so that it has no check in
 * its memory (subject.h). The sum of the whole folder is taken at once; results
 * are kept by it, and any change of the assignment makes them void.
 */
#include "grade/assignment.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "grade/folder.h"

enum { FILE_MAX = 1 << 20,
       CPU_S = 120, DISK_MB = 64, SEEDS = 3 };

static const char *in_line(const char *file, int line, const char *what)
{
    char number[24];

    snprintf(number, sizeof number, ":%d: ", line);
    return text_error(file, number, what, (char *)0);
}

/* Lines of assignment.txt */

static const char *keep_words(char *to, const char *rest)
{
    if (strlen(rest) >= ASSIGNMENT_WORDS)
        return "this line is too long: at most 199 characters";
    strcpy(to, rest);
    return NULL;
}

/* In the next free line of a list, of which the last stays empty. */
static const char *add_words(char list[][ASSIGNMENT_WORDS], int room,
                             const char *rest)
{
    int i = 0;

    while (i < room - 1 && list[i][0])
        i++;
    return i == room - 1 ? "too many lines of this kind"
                         : keep_words(list[i], rest);
}

static const char *add_board(struct assignment *self, const char *rest)
{
    size_t i = 0;

    while (self->boards[i][0])
        i++;
    if (i + 1 >= sizeof self->boards / sizeof self->boards[0]
        || strlen(rest) >= sizeof self->boards[0])
        return "at most seven boards, each by its name";
    strcpy(self->boards[i], rest);
    return NULL;
}

static const char *add_tests(struct assignment *self, const char *rest,
                             int is_hidden)
{
    int i = 0;

    while (self->tests[i][0])
        i++;
    if (i < ASSIGNMENT_LINES)
        self->is_hidden[i] = is_hidden;
    return add_words(self->tests, ASSIGNMENT_LINES, rest);
}

static const char *take_count(const char *rest, unsigned *to)
{
    uint64_t number;

    if (!text_number(rest, &number) || !number || number > 100000)
        return "expected a number from 1 to 100000";
    *to = (unsigned)number;
    return NULL;
}

static const char *take_seeds(struct assignment *self, const char *rest)
{
    unsigned number = 0;
    char word[16] = "", every[16] = "";
    const char *error;

    (void)text_word(&rest, word, sizeof word);
    (void)text_word(&rest, every, sizeof every);
    error = take_count(word, &number);
    if (error || number > 9 || (every[0] && !text_same(every, "every")))
        return "expected a number of seeds up to 9, optionally followed by "
               "every";
    self->seeds = (int)number;
    self->is_thorough = every[0] != 0;
    return NULL;
}

/* A setting is a line of a script, and goes before each check. */
static const char *take_fact(struct assignment *self, const char *line,
                             const char *word, const char *rest)
{
    if (text_same(word, "title"))
        return keep_words(self->title, rest);
    if (text_same(word, "golden"))
        return keep_words(self->golden, rest);
    if (text_same(word, "given"))
        return keep_words(self->given, rest);
    if (text_same(word, "board"))
        return add_board(self, rest);
    if (text_same(word, "start"))
        return add_words(self->start, ASSIGNMENT_LINES, rest);
    if (text_same(word, "limit") || text_same(word, "jitter")
        || text_same(word, "bounce"))
        return add_words(self->settings, ASSIGNMENT_LINES, line);
    if (text_same(word, "public"))
        return add_tests(self, rest, 0);
    if (text_same(word, "hidden"))
        return add_tests(self, rest, 1);
    if (text_same(word, "good"))
        return add_words(self->good, ASSIGNMENT_LINES, rest);
    if (text_same(word, "fault"))
        return add_words(self->faults, ASSIGNMENT_FAULTS, rest);
    if (text_same(word, "time"))
        return script_read_limit(rest, &self->check_limit);
    if (text_same(word, "cpu"))
        return take_count(rest, &self->cpu_s);
    if (text_same(word, "disk"))
        return take_count(rest, &self->disk_mb);
    if (text_same(word, "seeds"))
        return take_seeds(self, rest);
    return text_error("unknown word '", word, "'; there are title, golden, "
                      "board, given, start, limit, jitter, bounce, public, "
                      "hidden, good, fault, time, cpu, disk and seeds",
                      (char *)0);
}

static const char *take_fact_line(struct assignment *self, char *line)
{
    const char *rest = line + strspn(line, " \t\r");
    const char *whole = rest;
    char word[24];
    size_t end = strlen(line);

    while (end && text_is_space(line[end - 1]))
        line[--end] = 0;
    if (!*rest || *rest == '#')
        return NULL;
    if (text_word(&rest, word, sizeof word) <= 0)
        return "expected a word at the beginning of this line";
    rest += strspn(rest, " \t");
    return *rest ? take_fact(self, whole, word, rest)
                 : "missing value: a line is a word and its value";
}

static const char *complain_of_gaps(const struct assignment *self)
{
    if (!self->golden[0])
        return "missing line 'golden', which names a machine such as duel, or "
               "a folder";
    if (!self->boards[0][0])
        return "missing line 'board', such as board basys3";
    if (!self->tests[0][0])
        return "missing line 'public' or 'hidden' with a file of checks";
    return NULL;
}

/* Calls back for each line of a text, which is cut up. */
static const char *each_line(char *text, const char *name,
                             const char *(*take)(struct assignment *self,
                                                 char *line),
                             struct assignment *self)
{
    const char *error = NULL;

    for (int line = 1; text && !error; line++) {
        char *end = strchr(text, '\n');

        if (end)
            *end++ = 0;
        error = take(self, text);
        if (error)
            error = in_line(name, line, error);
        text = end;
    }
    return error;
}

static int has_checks(const void *with, const char *name)
{
    const struct assignment *self = with;

    for (int i = 0; self->tests[i][0]; i++)
        if (text_same(self->tests[i], name))
            return 1;
    return 0;
}

const char *assignment_open(struct assignment *self, const char *folder)
{
    char path[FILE_PATH_MAX], *text;
    size_t length;
    const char *error;

    memset(self, 0, sizeof *self);
    self->cpu_s = CPU_S;
    self->disk_mb = DISK_MB;
    self->seeds = SEEDS;
    self->check_limit.ms = 120000;
    snprintf(self->folder, sizeof self->folder, "%s", folder);
    file_join(folder, "assignment.txt", path);
    error = file_read(path, FILE_MAX, &text, &length);
    if (error)
        return error;
    error = each_line(text, path, take_fact_line, self);
    free(text);
    if (!error)
        error = complain_of_gaps(self);
    if (!error)
        error = folder_sum(folder, self->sum);
    return error ? error : folder_sum_some(folder, has_checks, self,
                                           self->frame);
}

/* Checks */

/* The word a check begins with, and the words after it. */
static int begins_check(const char *line, const char **rest)
{
    char word[24];

    *rest = line;
    return text_word(rest, word, sizeof word) > 0 && text_same(word, "check");
}

static const char *read_check_head(const char *words,
                                   struct script_check *check)
{
    char points[24];
    uint64_t number;

    if (text_word(&words, check->name, sizeof check->name) <= 0
        || text_word(&words, points, sizeof points) <= 0
        || !text_number(points, &number) || number > 1000
        || text_word(&words, check->title, sizeof check->title) <= 0)
        return "a check has a name, points and a title: check lives 4 \"a "
               "wrong guess costs a life\"";
    check->points = (unsigned)number;
    return NULL;
}

/* Names must differ: results, reports and `loses` know a check by its name. Its
 * text begins on the line behind its head, which is where messages about its
 * first line point. */
static const char *add_assignment_check(struct assignment *self,
                                        const char *words, int tests,
                                        int line)
{
    struct assignment_check *check = &self->checks[self->check_count];
    const char *error;

    if (self->check_count == ASSIGNMENT_CHECKS)
        return "too many checks: at most 128";
    memset(check, 0, sizeof *check);
    error = read_check_head(words, &check->is);
    if (!error && assignment_check(self, check->is.name))
        error = text_error("there are two checks called ", check->is.name,
                           (char *)0);
    if (error)
        return error;
    check->is_hidden = self->is_hidden[tests];
    check->file = self->tests[tests];
    check->line = line + 1;
    check->text = calloc(1, 1);
    self->check_count++;
    return check->text ? NULL : "out of memory for checks";
}

static const char *add_to_check(struct assignment *self, const char *line)
{
    struct assignment_check *check;
    size_t used, more = strlen(line);
    char *grown;

    if (!self->check_count)
        return line[strspn(line, " \t\r")] && line[0] != '#'
             ? "a file of checks must begin with check NAME POINTS \"TITLE\""
             : NULL;
    check = &self->checks[self->check_count - 1];
    used = strlen(check->text);
    grown = realloc(check->text, used + more + 2);
    if (!grown)
        return "out of memory for checks";
    memcpy(grown + used, line, more);
    grown[used + more] = '\n';
    grown[used + more + 1] = 0;
    check->text = grown;
    return NULL;
}

static const char *read_tests(struct assignment *self, int tests)
{
    char path[FILE_PATH_MAX], *text, *at;
    size_t length;
    const char *error, *words;

    file_join(self->folder, self->tests[tests], path);
    error = file_read(path, FILE_MAX, &text, &length);
    if (error)
        return error;
    at = text;
    for (int line = 1; at && !error; line++) {
        char *end = strchr(at, '\n');

        if (end)
            *end++ = 0;
        error = begins_check(at, &words)
              ? add_assignment_check(self, words, tests, line)
              : add_to_check(self, at);
        if (error)
            error = in_line(path, line, error);
        at = end;
    }
    free(text);
    return error;
}

const char *assignment_read_checks(struct assignment *self, int with_hidden)
{
    const char *error = NULL;

    self->checks = calloc(ASSIGNMENT_CHECKS, sizeof *self->checks);
    if (!self->checks)
        return "out of memory for checks";
    for (int i = 0; self->tests[i][0] && !error; i++)
        if (with_hidden || !self->is_hidden[i])
            error = read_tests(self, i);
    if (!error && !self->check_count)
        error = "this assignment has no check";
    return error;
}

void assignment_close(struct assignment *self)
{
    for (int i = 0; i < self->check_count; i++)
        free(self->checks[i].text);
    free(self->checks);
    self->checks = NULL;
    self->check_count = 0;
}

unsigned assignment_points(const struct assignment *self)
{
    unsigned points = 0;

    for (int i = 0; i < self->check_count; i++)
        points += self->checks[i].is.points;
    return points;
}

const struct assignment_check *
assignment_check(const struct assignment *self, const char *name)
{
    for (int i = 0; i < self->check_count; i++)
        if (text_same(self->checks[i].is.name, name))
            return &self->checks[i];
    return NULL;
}
