/* xml.c - a small XML document as a tree.
 *
 * Nothing is copied: an element points into the text, which must live as long.
 * Attributes are searched each time they are asked for, since most never are.
 * Text between tags is skipped; Verilator has all it says in attributes:
 *
 *     <var loc="d,3,16,3,19" name="clk" dtype_id="1" dir="input"/>
 */
#include "designs/plain/xml.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

/* An element is at least as long as "<a/>". */
size_t xml_need(size_t length)
{
    return (length / 4 + 1) * arena_need(sizeof(struct xml)) + ARENA_ALIGN;
}

static const char *find_char(const char *at, const char *end, char c)
{
    return memchr(at, c, (size_t)(end - at));
}

/* The > of a tag; one inside of quotes does not count. */
static const char *end_of_tag(const char *at, const char *end)
{
    char quote = 0;

    for (; at < end; at++) {
        if (quote)
            quote = (char)(*at == quote ? 0 : quote);
        else if (*at == '"' || *at == '\'')
            quote = *at;
        else if (*at == '>')
            return at;
    }
    return NULL;
}

static struct xml *begin_element(struct arena *memory, struct xml *parent,
                                 const char *at, const char *close)
{
    struct xml *node = arena_take(memory, sizeof *node);

    if (!node)
        return NULL;
    memset(node, 0, sizeof *node);
    node->parent = parent;
    node->tag = at;
    while (at < close && !text_is_space(*at) && *at != '/')
        at++;
    node->tag_length = (size_t)(at - node->tag);
    node->attributes = at;
    node->end = close;
    return node;
}

static void append_child(struct xml *parent, struct xml *node,
                         struct xml **last)
{
    if (*last && (*last)->parent == parent)
        (*last)->next = node;
    else
        parent->child = node;
}

/* `last` is the last child of `open` that is complete, null if it has none yet.
 * The name in a closing tag is not compared: one that is missing or too much
 * leaves an element open, or closes none, and both are noticed. */
struct xml *xml_read(struct arena *memory, const char *text, size_t length)
{
    const char *at = text, *end = text + length, *close;
    struct xml *root = NULL, *open = NULL, *last = NULL;

    while ((at = find_char(at, end, '<')) != NULL) {
        close = end_of_tag(++at, end);
        if (!close)
            return NULL;
        if (*at == '/') {
            if (!open)
                return NULL;
            last = open;
            open = open->parent;
        } else if (*at != '?' && *at != '!') {
            struct xml *node = begin_element(memory, open, at, close);

            if (!node || (!open && root))
                return NULL;
            if (open)
                append_child(open, node, &last);
            else
                root = node;
            if (close[-1] == '/') {
                last = node;
            } else {
                last = NULL;
                open = node;
            }
        }
        at = close;
    }
    return open ? NULL : root;
}

int xml_is(const struct xml *node, const char *tag)
{
    return node && strlen(tag) == node->tag_length
        && !memcmp(tag, node->tag, node->tag_length);
}

int xml_count(const struct xml *node)
{
    int count = 0;

    for (const struct xml *n = node ? node->child : NULL; n; n = n->next)
        count++;
    return count;
}

const struct xml *xml_nth(const struct xml *node, int n)
{
    const struct xml *at = node ? node->child : NULL;

    while (at && n--)
        at = at->next;
    return at;
}

/* The raw value between its quotes, null if there is no such attribute. */
static const char *find_raw_value(const struct xml *node, const char *name,
                              const char **past)
{
    size_t length = strlen(name);
    const char *at = node->attributes;

    while (at < node->end) {
        const char *equals = find_char(at, node->end, '=');
        const char *from, *to;

        while (at < node->end && text_is_space(*at))
            at++;
        if (!equals || equals + 1 >= node->end)
            return NULL;
        from = equals + 2;
        to = find_char(from, node->end, equals[1]);
        if (!to)
            return NULL;
        if ((size_t)(equals - at) == length && !memcmp(at, name, length)) {
            *past = to;
            return from;
        }
        at = to + 1;
    }
    return NULL;
}

/* The character of an entity at &, and how long it is; 0: none is known. */
static size_t entity_at(const char *at, const char *past, char *c)
{
    static const struct { const char *name; char c; } known[] = {
        {"&apos;", '\''}, {"&quot;", '"'}, {"&lt;", '<'}, {"&gt;", '>'},
        {"&amp;", '&'},
    };

    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        size_t length = strlen(known[i].name);

        if ((size_t)(past - at) >= length
            && !memcmp(at, known[i].name, length)) {
            *c = known[i].c;
            return length;
        }
    }
    return 0;
}

const char *xml_value(const struct xml *node, const char *name,
                      char value[XML_VALUE_MAX])
{
    const char *past = NULL;
    const char *at = node ? find_raw_value(node, name, &past) : NULL;
    size_t used = 0;

    for (; at && at < past && used + 1 < XML_VALUE_MAX; used++) {
        size_t length = *at == '&' ? entity_at(at, past, &value[used]) : 0;

        if (!length) {
            value[used] = *at;
            length = 1;
        }
        at += length;
    }
    value[used] = 0;
    return value;
}

long xml_number(const struct xml *node, const char *name, long otherwise)
{
    char value[XML_VALUE_MAX];

    xml_value(node, name, value);
    return *value ? strtol(value, NULL, 10) : otherwise;
}
