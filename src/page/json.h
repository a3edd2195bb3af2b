/* json.h - writes JSON: texts, numbers and lists, one after the other.
 *
 * Commas come by themselves. Whoever opens a list or an object closes it with
 * its bracket.
 */
#ifndef JSON_H
#define JSON_H

#include "base/text.h"

/* A list or an object, as a member or, without a name, as an item. */
void json_open(struct text *to, const char *name, char bracket);

/* Members of an object; a null text is "". */
void json_text(struct text *to, const char *name, const char *value);
void json_number(struct text *to, const char *name, long long value);
void json_bool(struct text *to, const char *name, int is_so);

void json_item(struct text *to, const char *value);     /* of a list */

#endif
