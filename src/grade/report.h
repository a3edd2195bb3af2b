/* report.h - writes reports for people and for programs.
 *
 *     index.html            the class: table, histogram, checks, likeness
 *     NAME/index.html       one student
 *     NAME/results.json     as Gradescope takes it
 *     grades.csv, grades.json, junit.xml, results.tap, annotations.txt
 *
 * Everything follows from the results: the same ones give the same report, byte
 * for byte, whenever and wherever it is made.
 */
#ifndef REPORT_H
#define REPORT_H

#include "grade/result.h"

struct report {
    const char *title;                  /* of the assignment */
    const char *version;
    const struct result *results;       /* sorted by name */
    int count;
};

/* Writes all of it; the folders of the results are below `out`. */
const char *report_write(const struct report *self, const char *out);

/* Parts of it, each to an open file. */
void report_class(const struct report *self, FILE *to);
void report_student(const struct report *self, const struct result *result,
                    FILE *to);
void report_csv(const struct report *self, FILE *to);
void report_json(const struct report *self, FILE *to);
void report_junit(const struct report *self, FILE *to);
void report_tap(const struct report *self, FILE *to);
void report_gradescope(const struct result *result, FILE *to);

/* "::error file=duel.v,line=12::..." for GitHub. */
void report_annotations(const struct report *self, FILE *to);

#endif
