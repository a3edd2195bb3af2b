/* print.c - prints text that may come from elsewhere.
 *
 * Every message that repeats a path, a name from a file or the output of
 * another program goes through here, or a file could move the cursor and
 * change the title of the terminal of whoever looks at it.
 */
#include "disk/print.h"

#include <stdarg.h>
#include <stdlib.h>

#include "base/utf8.h"

enum { USUAL_MAX = 1024 };

void print_bytes(FILE *to, const char *bytes, size_t length)
{
    char shown[UTF8_VISIBLE_MAX];

    for (size_t i = 0; i < length;) {
        i += utf8_visible(bytes + i, length - i, shown);
        fputs(shown, to);
    }
}

/* Formats first and filters the whole result, so that control characters in
 * any argument are caught. Most texts fit `usual`; longer ones are formatted
 * again into memory of their own. */
void print_visible(FILE *to, const char *format, ...)
{
    char usual[USUAL_MAX], *text = usual, *longer = NULL;
    va_list values, again;
    int length;

    va_start(values, format);
    va_copy(again, values);
    length = vsnprintf(usual, sizeof usual, format, values);
    if (length >= (int)sizeof usual)
        longer = malloc((size_t)length + 1);
    if (longer)
        vsnprintf(text = longer, (size_t)length + 1, format, again);
    else if (length >= (int)sizeof usual)
        length = sizeof usual - 1;      /* out of memory: its beginning */
    if (length > 0)
        print_bytes(to, text, (size_t)length);
    free(longer);
    va_end(again);
    va_end(values);
}
