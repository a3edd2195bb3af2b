/* markup.h - escapes text for HTML, XML, JSON and CSV; the frame of every
 * page. */
#ifndef MARKUP_H
#define MARKUP_H

#include <stdio.h>

/* With &lt; and its like; controls become spaces. Good for XML, too. */
void markup_html(FILE *to, const char *text);

/* With its quotes. */
void markup_json(FILE *to, const char *text);
void markup_csv(FILE *to, const char *text);

/* Everything up to <main>, with a title and the one style sheet; the end. No
 * page refers to anything outside the report. */
void markup_begin(FILE *to, const char *title);
void markup_end(FILE *to);

#endif
