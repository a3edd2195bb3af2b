/* constraint_file.c - what the readers of all languages share.
 *
 * Seven languages, three readers: XDC and QSF are Tcl, all others are lists of
 * statements, and what stands for a QSF may be a table. All tell what they find
 * in the same ways, a place, a clock, a pull or something wrong, so that who
 * checks knows no language.
 *
 *    file --> constraint_tcl.c  --+
 *                                 +-- tell_place, _clock, _wrong --> take
 *    file --> constraint_list.c --+
 *                                 |
 *    file --> constraint_table.c -+
 */
#include "designs/constraints/constraint_file.h"

#include <string.h>

/* Languages */

/* By the ending alone. Files .tcl and .csv are Quartus', whose projects often
 * keep their pins in one; Vivado has .xdc, which is also misspelt. */
int constraint_file_format(const char *path)
{
    static const struct { const char *ending; int format; } others[] = {
        {"tcl", CONSTRAINT_QSF}, {"csv", CONSTRAINT_QSF},
        {"xcd", CONSTRAINT_XDC},
    };
    const char *dot = strrchr(path, '.');
    char ending[8];
    struct text to;

    text_begin(&to, ending, sizeof ending);
    for (const char *c = dot ? dot + 1 : ""; *c; c++)
        text_put_char(&to, text_small(*c));
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (text_same(ending, others[i].ending))
            return others[i].format;
    return constraint_find(ending);
}

void constraint_file_read(const struct constraint_reader *reader,
                          enum constraint_format format, const char *text,
                          size_t length)
{
    if (format == CONSTRAINT_QSF && constraint_is_table(text, length))
        constraint_read_table(reader, text, length);
    else if (format == CONSTRAINT_XDC || format == CONSTRAINT_QSF)
        constraint_read_tcl(reader, text, length);
    else
        constraint_read_list(reader, format, text, length);
}

/* Telling */

/* Vendors write bits as sw<3>, sw(3) or sw[3]; they are all the last here. */
static char bracket_of(char c)
{
    if (c == '<' || c == '(')
        return '[';
    return (char)(c == '>' || c == ')' ? ']' : c);
}

/* Without blanks around, and with square brackets. */
static void copy_port(const char *from, char *to)
{
    struct text text;
    size_t end = strlen(from);

    while (end && text_is_space(from[end - 1]))
        end--;
    text_begin(&text, to, CONSTRAINT_PORT_MAX);
    for (size_t i = 0; i < end; i++)
        if (i || !text_is_space(from[i]))
            text_put_char(&text, bracket_of(from[i]));
}

static const char *after_blanks(const char *text)
{
    while (text_is_space(*text))
        text++;
    return text;
}

/* Both names are copied, since those of the reader last only until its next
 * statement. */
void constraint_tell_place(const struct constraint_reader *reader, int line,
                           const char *port, const char *ball)
{
    struct constraint place = {CONSTRAINT_PLACE, line, "", "", 0, NULL};
    struct text to;

    copy_port(after_blanks(port), place.port);
    text_begin(&to, place.ball, sizeof place.ball);
    text_put(&to, ball);
    if (!place.port[0])
        constraint_tell_wrong(reader, line, "a location without a port");
    else if (!place.ball[0])
        constraint_tell_wrong(reader, line, "a port without a location");
    else
        reader->take(reader->to, &place);
}

/* A clock without a port is one that exists in the design only, such as a
 * virtual one of Tcl: there is nothing to check. */
void constraint_tell_clock(const struct constraint_reader *reader, int line,
                           const char *port, uint64_t period_ps)
{
    struct constraint clock = {CONSTRAINT_CLOCK, line, "", "", period_ps,
                               NULL};

    copy_port(after_blanks(port), clock.port);
    if (!period_ps)
        constraint_tell_wrong(reader, line, "a clock without a period");
    else if (clock.port[0])
        reader->take(reader->to, &clock);
}

/* A pull-down is not told of: what nothing drives is low anyway. */
void constraint_tell_pull(const struct constraint_reader *reader, int line,
                          const char *port)
{
    struct constraint pull = {CONSTRAINT_PULL, line, "", "", 0, NULL};

    copy_port(after_blanks(port), pull.port);
    if (pull.port[0])
        reader->take(reader->to, &pull);
}

void constraint_tell_wrong(const struct constraint_reader *reader, int line,
                           const char *words)
{
    struct constraint wrong = {CONSTRAINT_WRONG, line, "", "", 0, words};

    reader->take(reader->to, &wrong);
}

/* At most a million, with up to three decimals; more decimals are cut off. 0
 * is no number, as no period and no frequency is 0. Whole numbers only,
 * because the core has no floating point. */
uint64_t constraint_thousandths(const char *number)
{
    const uint64_t most = 1000000000;
    uint64_t value = 0;
    int places = -1;                    /* after the point, once it came */

    for (; *number; number++) {
        if (*number == '.' && places < 0)
            places = 0;
        else if (!text_is_digit(*number))
            return 0;
        else if (places < 3) {
            value = value * 10 + (uint64_t)(*number - '0');
            places += places >= 0;
        }
        if (value > most)
            return 0;
    }
    for (places = places < 0 ? 0 : places; places < 3; places++)
        value *= 10;
    return value;
}
