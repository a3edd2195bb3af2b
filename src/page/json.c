/* json.c - writes JSON: texts, numbers and lists, one after the other.
 *
 * Writes only; the page parses with the browser's own. No level is kept:
 * whether a comma is needed is seen from the last character. It is an opening
 * bracket or a colon only where nothing came before, as strings end with a
 * quote.
 */
#include "page/json.h"

/* Bytes of UTF-8 pass as they are; control characters are escaped. */
static void put_json_char(struct text *to, char c)
{
    if (c == '"' || c == '\\')
        text_put_char(to, '\\');
    if (!text_is_control(c)) {
        text_put_char(to, c);
        return;
    }
    text_put(to, "\\u00");
    text_put_hex(to, (unsigned char)c, 2);
}

static void put_json_string(struct text *to, const char *string)
{
    text_put_char(to, '"');
    while (*string)
        put_json_char(to, *string++);
    text_put_char(to, '"');
}

/* A member needs a comma unless it is the first of its list or follows a
 * name. */
static void put_comma(struct text *to)
{
    char last;

    if (to->used == 0)
        return;
    last = to->start[to->used - 1];
    if (last != '[' && last != '{' && last != ':')
        text_put_char(to, ',');
}

static void put_member_name(struct text *to, const char *name)
{
    put_comma(to);
    put_json_string(to, name);
    text_put_char(to, ':');
}

/* A list or an object, as a member or, without a name, as an item. */
void json_open(struct text *to, const char *name, char bracket)
{
    if (name)
        put_member_name(to, name);
    else
        put_comma(to);
    text_put_char(to, bracket);
}

void json_text(struct text *to, const char *name, const char *value)
{
    put_member_name(to, name);
    put_json_string(to, value ? value : "");
}

/* The least number of all has no positive counterpart; no field can have
 * it. */
void json_number(struct text *to, const char *name, long long value)
{
    put_member_name(to, name);
    if (value < 0)
        text_put_char(to, '-');
    text_put_number(to, (uint64_t)(value < 0 ? -value : value));
}

void json_bool(struct text *to, const char *name, int is_so)
{
    put_member_name(to, name);
    text_put(to, is_so ? "true" : "false");
}

/* A string in a list; objects in lists are opened with json_open and no
 * name. */
void json_item(struct text *to, const char *value)
{
    put_comma(to);
    put_json_string(to, value);
}
