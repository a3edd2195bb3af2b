/* xml.h - a small XML document as a tree.
 *
 * For what programs write: elements and attributes, no text between them that
 * matters. Nodes point into the document, which must stay.
 */
#ifndef PLAIN_XML_H
#define PLAIN_XML_H

#include <stddef.h>

#include "base/arena.h"

struct xml {
    struct xml *next, *child, *parent;
    const char *tag;                    /* not ended by a zero */
    size_t tag_length;
    const char *attributes, *end;       /* the text between tag and > */
};

/* How much memory a document of a length takes at most. */
size_t xml_need(size_t length);

/* The outermost element; null if the text is no document, or the memory does
 * not suffice. */
struct xml *xml_read(struct arena *memory, const char *text, size_t length);

int xml_is(const struct xml *node, const char *tag);
int xml_count(const struct xml *node);                  /* of its children */
const struct xml *xml_nth(const struct xml *node, int n);   /* from 0 */

/* The value of an attribute without its entities, in place; "" if there is
 * none. It is valid until the next call with the same buffer. */
enum { XML_VALUE_MAX = 4096 };
const char *xml_value(const struct xml *node, const char *name,
                      char value[XML_VALUE_MAX]);
long xml_number(const struct xml *node, const char *name, long otherwise);

#endif
