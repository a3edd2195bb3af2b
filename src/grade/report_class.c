/* report_class.c - the page of the class.
 *
 * The same results must give the same bytes, so nothing here asks for the time
 * or the computer, all numbers are whole ones, and every order that is sorted
 * by a number falls back on names where numbers are equal: qsort may put equal
 * ones either way. The page needs no script and no other file; the histogram
 * is an SVG inside it, with its numbers as words for those who cannot see it.
 */
#include <stdlib.h>
#include <string.h>

#include "grade/alike.h"
#include "grade/markup.h"
#include "grade/report.h"

enum { BARS = 10, BAR_WIDTH = 48, BAR_HEIGHT = 160,
       ALIKE_FROM = 80,                 /* per cent */
       PAIRS_MAX = 50, SLOWEST = 5 };

static unsigned percent_class(const struct result *result)
{
    return result->points ? 100 * result->got / result->points : 0;
}

/* The table */

static void put_student(FILE *to, const struct result *result)
{
    int unsteady = 0, lost = 0;

    for (int i = 0; i < result->check_count; i++) {
        unsteady += result->check[i].state == RESULT_UNSTEADY;
        lost += result->check[i].state != RESULT_PASSED;
    }
    fprintf(to, "<tr class=\"%s\"><th scope=\"row\"><a href=\"",
            result->failure[0] ? "lost" : unsteady ? "unsteady"
            : lost ? "" : "passed");
    markup_html(to, result->name);
    fputs("/index.html\">", to);
    markup_html(to, result->name);
    fputs("</a></th>", to);
    if (result->failure[0]) {
        fputs("<td class=\"n\">0</td><td class=\"n\">0</td><td colspan=\"3\">"
              "not built: ", to);
        markup_html(to, result->failure);
        fputs("</td></tr>\n", to);
        return;
    }
    fprintf(to, "<td class=\"n\">%u</td><td class=\"n\">%u</td>"
            "<td class=\"n\">%d</td><td class=\"n\">%d</td><td>",
            result->got, percent_class(result), lost, unsteady);
    markup_html(to, result->board);
    fputs("</td></tr>\n", to);
}

static void put_students(const struct report *self, FILE *to)
{
    fputs("<table>\n<caption>Submissions</caption>\n<thead><tr>"
          "<th scope=\"col\">Name</th><th scope=\"col\">Points</th>"
          "<th scope=\"col\">Per cent</th>"
          "<th scope=\"col\">Checks lost</th>"
          "<th scope=\"col\">Unsteady</th><th scope=\"col\">Board</th>"
          "</tr></thead>\n<tbody>\n", to);
    for (int i = 0; i < self->count; i++)
        put_student(to, &self->results[i]);
    fputs("</tbody>\n</table>\n", to);
}

/* The histogram: the last bar has 90 to 100 per cent, and says so, since most
 * of a class may be in it. */

static int end_of_bar(int bar)
{
    return bar == BARS - 1 ? 100 : bar * 10 + 9;
}

static void count_bars(const struct report *self, int bars[BARS])
{
    memset(bars, 0, BARS * sizeof *bars);
    for (int i = 0; i < self->count; i++) {
        unsigned bar = percent_class(&self->results[i]) / (100 / BARS);

        bars[bar < BARS ? bar : BARS - 1]++;
    }
}

static void put_histogram(const struct report *self, FILE *to)
{
    int bars[BARS], most = 1;

    count_bars(self, bars);
    for (int i = 0; i < BARS; i++)
        most = bars[i] > most ? bars[i] : most;
    fprintf(to, "<h2 id=\"points\">Distribution of points</h2>\n"
            "<p>How many have so many per cent of the points.</p>\n"
            "<svg role=\"img\" width=\"%d\" height=\"%d\" aria-label=\"",
            BARS * BAR_WIDTH, BAR_HEIGHT + 40);
    for (int i = 0; i < BARS; i++)
        fprintf(to, "%s%d to %d per cent: %d", i ? ", " : "", i * 10,
                end_of_bar(i), bars[i]);
    fputs("\">\n", to);
    for (int i = 0; i < BARS; i++) {
        int height = bars[i] * BAR_HEIGHT / most;

        fprintf(to, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                "fill=\"#4a7\"/><text x=\"%d\" y=\"%d\" fill=\"currentColor\" "
                "font-size=\"12\" text-anchor=\"middle\">%d</text>"
                "<text x=\"%d\" y=\"%d\" fill=\"currentColor\" "
                "font-size=\"12\" text-anchor=\"middle\">%d–%d</text>\n",
                i * BAR_WIDTH + 4, BAR_HEIGHT - height + 16, BAR_WIDTH - 8,
                height, i * BAR_WIDTH + BAR_WIDTH / 2,
                BAR_HEIGHT - height + 12, bars[i],
                i * BAR_WIDTH + BAR_WIDTH / 2, BAR_HEIGHT + 32, i * 10,
                end_of_bar(i));
    }
    fputs("</svg>\n", to);
}

/* Checks that fail most */

/* Checks are the same by name. Of a design that was not built there are none,
 * so `seen` can be less than the number of submissions. */
struct tally {
    const struct result_check *check;
    int lost, seen;
};

static int by_losses(const void *a, const void *b)
{
    const struct tally *one = a, *other = b;

    if (one->lost != other->lost)
        return other->lost - one->lost;
    return strcmp(one->check->name, other->check->name);
}

static struct tally *tally_of(struct tally *tallies, int *count,
                              const struct result_check *check)
{
    for (int i = 0; i < *count; i++)
        if (!strcmp(tallies[i].check->name, check->name))
            return &tallies[i];
    tallies[*count] = (struct tally){.check = check};
    return &tallies[(*count)++];
}

/* What nobody lost fails least, and is not in the list. */
static void put_tally(const struct tally *tally, FILE *to)
{
    if (!tally->lost)
        return;
    fputs("<tr><th scope=\"row\">", to);
    markup_html(to, tally->check->title);
    fprintf(to, "</th><td class=\"n\">%d</td><td class=\"n\">%d</td></tr>\n",
            tally->lost, tally->seen);
}

static void put_tallies(const struct report *self, FILE *to)
{
    struct tally tallies[ASSIGNMENT_CHECKS] = {{0}};
    int count = 0;

    for (int i = 0; i < self->count; i++)
        for (int c = 0; c < self->results[i].check_count; c++) {
            const struct result_check *check = &self->results[i].check[c];
            struct tally *tally = tally_of(tallies, &count, check);

            tally->seen++;
            tally->lost += check->got < check->points;
        }
    qsort(tallies, (size_t)count, sizeof *tallies, by_losses);
    fputs("<h2 id=\"checks\">Checks that fail most</h2>\n", to);
    if (!count || !tallies[0].lost) {
        fputs("<p>None: all that was built has full marks.</p>\n", to);
        return;
    }
    fputs("<table>\n<thead><tr>"
          "<th scope=\"col\">Check</th><th scope=\"col\">Lost by</th><th "
          "scope=\"col\">Of</th></tr></thead>\n<tbody>\n", to);
    for (int i = 0; i < count; i++)
        put_tally(&tallies[i], to);
    fputs("</tbody>\n</table>\n", to);
}

/* The slowest: by time of the board, which is the same on every computer */

static int by_time(const void *a, const void *b)
{
    const struct result *one = *(const struct result *const *)a;
    const struct result *other = *(const struct result *const *)b;

    if (one->board_ms != other->board_ms)
        return one->board_ms < other->board_ms ? 1 : -1;
    return strcmp(one->name, other->name);
}

static void put_slowest(const struct report *self, FILE *to)
{
    const struct result **order = malloc((size_t)(self->count + 1)
                                         * sizeof (struct result *));

    if (!order)
        return;
    for (int i = 0; i < self->count; i++)
        order[i] = &self->results[i];
    qsort(order, (size_t)self->count, sizeof(void *), by_time);
    fputs("<h2 id=\"slowest\">Slowest</h2>\n<p>Board time that their checks "
          "took.</p>\n<ol>\n", to);
    for (int i = 0; i < self->count && i < SLOWEST; i++) {
        fputs("<li>", to);
        markup_html(to, order[i]->name);
        fprintf(to, ": %lu s</li>\n", order[i]->board_ms / 1000);
    }
    fputs("</ol>\n", to);
    free(order);
}

/* Alike: each with each. The list is cut, because a class that left the
 * skeleton as it was would make a pair of every two; those that are most alike
 * stay, and of equal ones those that come first. */
struct pair {
    const struct result *a, *b;
    int share;
};

struct pairs {
    struct pair pair[PAIRS_MAX];
    int count;                          /* of those that are kept, */
    long found;                         /* and of all */
};

static void add_pair(struct pairs *self, const struct pair *pair)
{
    int at = self->count;

    self->found++;
    if (at == PAIRS_MAX && self->pair[--at].share >= pair->share)
        return;
    for (; at > 0 && self->pair[at - 1].share < pair->share; at--)
        self->pair[at] = self->pair[at - 1];
    self->pair[at] = *pair;
    self->count += self->count < PAIRS_MAX;
}

static void find_pairs(const struct report *self, struct pairs *pairs)
{
    for (int i = 0; i < self->count; i++)
        for (int j = i + 1; j < self->count; j++) {
            struct pair pair = {&self->results[i], &self->results[j], 0};

            if (!pair.a->failure[0] && !pair.b->failure[0])
                pair.share = alike_share(pair.a->sketch, pair.b->sketch);
            if (pair.share >= ALIKE_FROM)
                add_pair(pairs, &pair);
        }
}

static void put_pairs(const struct pairs *self, FILE *to)
{
    fputs("<ul>\n", to);
    for (int i = 0; i < self->count; i++) {
        const struct pair *pair = &self->pair[i];

        fputs("<li>", to);
        markup_html(to, pair->a->name);
        fputs(" and ", to);
        markup_html(to, pair->b->name);
        fprintf(to, ": %d %%%s</li>\n", pair->share,
                strcmp(pair->a->sum, pair->b->sum) ? "" : ", the same files");
    }
    fputs(self->count ? "</ul>\n" : "<li>none</li>\n</ul>\n", to);
}

static void put_alike(const struct report *self, FILE *to)
{
    struct pairs pairs = {.count = 0};

    find_pairs(self, &pairs);
    fputs("<h2 id=\"alike\">Similar designs</h2>\n<p>Pairs whose netlists have "
          "much of their structure in common, regardless of names, comments "
          "and the order of lines. Given blocks count as well. A number proves "
          "nothing: look at both.</p>\n", to);
    if (pairs.found > pairs.count)
        fprintf(to, "<p>There are %ld; these are the %d most similar.</p>\n",
                pairs.found, pairs.count);
    put_pairs(&pairs, to);
}

/* Behind a table of three thousand rows nobody would find the rest. */
static void put_ways(FILE *to)
{
    fputs("<nav aria-label=\"Parts of this page\"><p><a href=\"#points\">"
          "Distribution of points</a>, <a href=\"#checks\">checks that fail "
          "most</a>, <a href=\"#slowest\">slowest</a>, <a href=\"#alike\">"
          "similar designs</a>.</p></nav>\n", to);
}

void report_class(const struct report *self, FILE *to)
{
    int built = 0;

    for (int i = 0; i < self->count; i++)
        built += !self->results[i].failure[0];
    markup_begin(to, self->title);
    fprintf(to, "<p>%d submission%s, %d of them built. Also: "
            "<a href=\"grades.csv\">CSV</a>, <a href=\"grades.json\">JSON</a>,"
            " <a href=\"junit.xml\">JUnit</a>, <a href=\"results.tap\">TAP"
            "</a>, <a href=\"annotations.txt\">annotations</a>.</p>\n",
            self->count, self->count == 1 ? "" : "s", built);
    put_ways(to);
    put_students(self, to);
    put_histogram(self, to);
    put_tallies(self, to);
    put_slowest(self, to);
    put_alike(self, to);
    fprintf(to, "<p>Graded by boardwalk %s.</p>\n", self->version);
    markup_end(to);
}
