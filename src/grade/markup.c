/* markup.c - escapes text for HTML, XML, JSON and CSV; the frame of every
 * page. */
#include "grade/markup.h"

#include "base/text.h"

/* A control character has no place in HTML, not even as a number. */
void markup_html(FILE *to, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&': fputs("&amp;", to); break;
        case '<': fputs("&lt;", to); break;
        case '>': fputs("&gt;", to); break;
        case '"': fputs("&quot;", to); break;
        case '\n': fputc('\n', to); break;
        default: fputc(text_is_control(*text) ? ' ' : *text, to);
        }
}

void markup_json(FILE *to, const char *text)
{
    fputc('"', to);
    for (; *text; text++)
        if (*text == '"' || *text == '\\')
            fprintf(to, "\\%c", *text);
        else if (*text == '\n')
            fputs("\\n", to);
        else if (text_is_control(*text))
            fprintf(to, "\\u%04x", (unsigned)(unsigned char)*text);
        else
            fputc(*text, to);
    fputc('"', to);
}

/* A spreadsheet takes what begins with = for a formula. */
void markup_csv(FILE *to, const char *text)
{
    fputc('"', to);
    if (*text == '=' || *text == '+' || *text == '-' || *text == '@')
        fputc('\'', to);
    for (; *text; text++) {
        if (*text == '"')
            fputc('"', to);
        fputc(text_is_control(*text) ? ' ' : *text, to);
    }
    fputc('"', to);
}

/* In the page itself, so that it is whole wherever it is moved to. */
static const char style[] =
    "body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b1b1b;"
    "background:#fff}\n"
    "main,header{max-width:70rem;margin:auto;padding:0 1rem}\n"
    "h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2rem}\n"
    "table{border-collapse:collapse;margin:1rem 0}\n"
    "caption{text-align:left;font-weight:600;padding:.3rem 0}\n"
    "th,td{border:1px solid #bbb;padding:.25rem .6rem;text-align:left;"
    "vertical-align:top}\n"
    "td.n{text-align:right;font-variant-numeric:tabular-nums}\n"
    "thead th{background:#eee}\n"
    ".lost{background:#fde8e6}.unsteady{background:#fff3cf}"
    ".passed{background:#e8f5e6}\n"
    "pre{background:#f4f4f4;padding:.6rem;overflow-x:auto;max-height:20rem}\n"
    "code{background:#f4f4f4;padding:0 .2rem}\n"
    "figure{display:inline-block;margin:.5rem 1rem .5rem 0}\n"
    "img{max-width:100%;height:auto;border:1px solid #bbb}\n"
    "dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem}\n"
    "dt{font-weight:600}dd{margin:0}\n"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}"
    "thead th,pre,code{background:#2a2a2a}.lost{background:#4a1f1b}"
    ".unsteady{background:#4a3d10}.passed{background:#1f3b1c}"
    "a{color:#9cf}}\n";

void markup_begin(FILE *to, const char *title)
{
    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
          "<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
          "content=\"width=device-width, initial-scale=1\">\n<title>", to);
    markup_html(to, title);
    fprintf(to, "</title>\n<style>\n%s</style>\n</head>\n<body>\n<header>"
            "<h1>", style);
    markup_html(to, title);
    fputs("</h1></header>\n<main>\n", to);
}

void markup_end(FILE *to)
{
    fputs("</main>\n</body>\n</html>\n", to);
}
