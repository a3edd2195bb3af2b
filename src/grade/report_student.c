/* report_student.c - the page of one student: a reason for every point.
 *
 * First the sum, then the table of all checks, then a section for each check
 * that lost points: what was done, what was seen, what was expected, and how to
 * see it again. Whoever listens to the page meets them in this order, too: rows
 * and pictures have their words, and a row of the table leads to its section.
 * Nothing in it depends on the day or on the machine, as the same submission
 * must give the same page.
 */
#include "grade/markup.h"
#include "grade/report.h"

static const char *const state_words[] = {"passed", "lost points",
                                          "differs from run to run"};
static const char *const state_classes[] = {"passed", "lost", "unsteady"};

/* <dt>Seen</dt><dd><code>...</code></dd>, if there is something. */
static void put_pair(FILE *to, const char *term, const char *value)
{
    if (!*value)
        return;
    fprintf(to, "<dt>%s</dt><dd><code>", term);
    markup_html(to, value);
    fputs("</code></dd>\n", to);
}

/* A picture says in words what it shows, for those who cannot see it. It has
 * its size, so that nothing moves when it comes. */
static void put_figure(FILE *to, const char *file, const char *what,
                       const char *shows)
{
    if (!*file)
        return;
    fputs("<figure><img src=\"", to);
    markup_html(to, file);
    fputs("\" width=\"480\" height=\"300\" alt=\"", to);
    markup_html(to, what);
    fputs(" at that moment: ", to);
    markup_html(to, shows);
    fprintf(to, "\"><figcaption>%s</figcaption></figure>\n", what);
}

/* A file in this folder, and what opens it. */
static void put_files(FILE *to, const struct result_check *check)
{
    if (check->script[0])
        fprintf(to, "<p>The shortest script that shows it: <a href=\"%s\">%s"
                "</a>. In the folder of your project,</p>\n<pre>boardwalk run "
                "%s -d .\nboardwalk show %s -d .</pre>\n<p>runs it, and opens "
                "your design at this moment.</p>\n", check->script,
                check->script, check->script, check->script);
    if (check->waves[0])
        fprintf(to, "<p>All pins in the last second, for a wave viewer: "
                "<a href=\"%s\">%s</a>.</p>\n", check->waves, check->waves);
}

/* Fields that a check has no words for are left out: a golden machine that was
 * not asked shows nothing. */
static void put_verdict(FILE *to, const struct result_check *check)
{
    fprintf(to, "<section id=\"%s\" aria-labelledby=\"h-%s\">\n"
            "<h3 id=\"h-%s\">", check->name, check->name, check->name);
    markup_html(to, check->title);
    fprintf(to, ": %u of %u</h3>\n<p>", check->got, check->points);
    markup_html(to, check->why);
    fputs("</p>\n", to);
    if (check->seeds[0]) {
        fputs("<p><strong>", to);
        markup_html(to, check->seeds);
        fputs("</strong></p>\n", to);
    }
    fputs("<dl>\n", to);
    put_pair(to, "Part", check->part);
    put_pair(to, "Expected", check->wanted);
    put_pair(to, "Seen", check->seen);
    put_pair(to, "The golden machine shows", check->golden);
    put_pair(to, "Seed", check->seed);
    fputs("</dl>\n", to);
    put_figure(to, check->picture, "Your board", check->seen);
    put_figure(to, check->golden_picture, "The golden machine",
               check->golden);
    if (check->done[0]) {
        fputs("<p>The steps, after a press of reset:</p>\n<pre>", to);
        markup_html(to, check->done);
        fputs("</pre>\n", to);
    }
    put_files(to, check);
    fputs("</section>\n", to);
}

/* Only a check that lost points has a section to lead to. */
static void put_row(FILE *to, const struct result_check *check)
{
    int is_lost = check->state != RESULT_PASSED;

    fprintf(to, "<tr class=\"%s\"><th scope=\"row\">",
            state_classes[check->state]);
    if (is_lost)
        fprintf(to, "<a href=\"#%s\">", check->name);
    markup_html(to, check->title);
    fprintf(to, "%s</th><td>%s</td><td>%s</td><td class=\"n\">%u</td>"
            "<td class=\"n\">%u</td></tr>\n", is_lost ? "</a>" : "",
            check->is_hidden ? "hidden" : "public",
            state_words[check->state], check->got, check->points);
}

static void put_checks(FILE *to, const struct result *result)
{
    int losses = 0;

    fputs("<table>\n<caption>All checks</caption>\n<thead><tr>"
          "<th scope=\"col\">Check</th><th scope=\"col\">Kind</th>"
          "<th scope=\"col\">Result</th><th scope=\"col\">Points</th>"
          "<th scope=\"col\">Of</th></tr></thead>\n<tbody>\n", to);
    for (int i = 0; i < result->check_count; i++) {
        put_row(to, &result->check[i]);
        losses += result->check[i].state != RESULT_PASSED;
    }
    fputs("</tbody>\n</table>\n", to);
    if (losses)
        fputs("<h2>Why points were lost</h2>\n", to);
    for (int i = 0; i < result->check_count; i++)
        if (result->check[i].state != RESULT_PASSED)
            put_verdict(to, &result->check[i]);
}

/* With the seeds anybody can repeat what was graded. */
static void put_student_facts(FILE *to, const struct result *result)
{
    fprintf(to, "<p><strong>%u of %u points.</strong> Module ", result->got,
            result->points);
    markup_html(to, result->top);
    fputs(" on the board ", to);
    markup_html(to, result->board);
    fprintf(to, ". %s%lu s of board time were played. Seeds: ",
            result->has_own_blocks ? "It does not fit the given blocks and "
            "was built with its own. " : "", result->board_ms / 1000);
    for (int i = 0; i < RESULT_SEEDS && result->seeds[i][0]; i++)
        fprintf(to, "%s<code>%s</code>", i ? ", " : "", result->seeds[i]);
    fputs(".</p>\n", to);
}

void report_student(const struct report *self, const struct result *result,
                    FILE *to)
{
    char title[ASSIGNMENT_WORDS + FILE_PATH_MAX];

    snprintf(title, sizeof title, "%s: %s", self->title, result->name);
    markup_begin(to, title);
    fputs("<p><a href=\"../index.html\">The class</a></p>\n", to);
    if (result->failure[0]) {
        fputs("<p><strong>Not graded: the design could not be built."
              "</strong></p>\n<pre>", to);
        markup_html(to, result->failure);
        fputs("</pre>\n<p><code>boardwalk doctor .</code> in the folder of the "
              "project says why.</p>\n", to);
    } else {
        put_student_facts(to, result);
        put_checks(to, result);
    }
    markup_end(to);
}
