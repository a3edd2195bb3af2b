/* pdn_scan_tag.c - tags of a game: [Name "value"], with whatever quotes.
 *
 * A tag never extends beyond its line, so a missing quote or bracket does no
 * harm to the next one. All faults here are minor: the value is clear enough.
 */
#include "games/draughts/notation/pdn_scan.h"

/* The bracket that follows a quote, or null: then the quote does not end the
 * value. */
static const char *closing_bracket(const char *quote, const char *end)
{
    const char *at = quote + 1;

    while (at < end && pdn_is_blank(*at))
        at++;
    return at < end && *at == ']' ? at : NULL;
}

struct value {
    struct slice text;
    const char *next;                   /* where reading continues */
    const char *fault, *fault_at;
};

/* The value after an opening quote. A quote inside it that lacks its backslash
 * is told from the closing one by what follows: only the latter is followed by
 * a bracket. */
static struct value quoted_value(const char *start, const char *end)
{
    struct value value = {.next = end};
    const char *last = NULL, *at;

    for (at = start; at < end; at++) {
        if (*at == '\\' && at + 1 < end) {
            at++;
        } else if (*at == '"') {
            if (last && !value.fault) {
                value.fault = "a quote inside a value needs a backslash";
                value.fault_at = last;
            }
            last = at;
            if (closing_bracket(at, end)) {
                value.next = closing_bracket(at, end) + 1;
                break;
            }
        }
    }
    if (at == end) {
        value.fault = last ? "this tag needs a closing ]"
                           : "the value of this tag needs a closing quote";
        value.fault_at = end;
    }
    value.text = (struct slice){start,
                                (size_t)((last ? last : end) - start)};
    return value;
}

/* Without an opening quote, or without a closing one: up to the bracket. */
static struct value bare_value(const char *start, const char *end)
{
    const char *bracket = memchr(start, ']', (size_t)(end - start));
    const char *last = bracket ? bracket : end;
    struct value value = {.next = bracket ? bracket + 1 : end,
                          .fault = "the value of a tag must be in quotes: "
                                   "[Name \"value\"]",
                          .fault_at = start};

    value.text = pdn_scan_trimmed(start, last);
    while (value.text.length
           && value.text.start[value.text.length - 1] == '"')
        value.text.length--;
    return value;
}

/* Only a value without any further quote is read as a bare one after all; the
 * fault is then still the missing quote. */
static struct value read_tag_value(const char *start, const char *end)
{
    struct value value, bare;

    if (start == end || *start != '"')
        return bare_value(start, end);
    value = quoted_value(start + 1, end);
    if (!value.fault || value.fault_at != end
        || memchr(start + 1, '"', (size_t)(end - start - 1)))
        return value;
    bare = bare_value(start + 1, end);
    bare.fault = value.fault;
    return bare;
}

/* The tag's own place is its bracket, so the event is made before the fault
 * moves line and column on. */
static void push_tag(struct pdn *self, struct slice name,
                     const char *start)
{
    struct value value = read_tag_value(start, pdn_scan_line_end(self, start));
    struct pdn_event tag = {.kind = PDN_TAG, .line = self->line,
                            .column = self->column, .name = name,
                            .text = value.text};

    if (value.fault) {
        pdn_scan_go_to(self, value.fault_at);
        pdn_scan_fault(self, value.fault, 1);
    }
    *pdn_scan_push(self, PDN_TAG) = tag;
    self->at = value.next;
    self->has_tags = 1;
    self->has_event |= slice_same(name, "Event");
}

/* A tag after moves belongs to the next game, and so does a second Event tag.
 * The game before is ended first; the tag is then read by the next call. */
void pdn_scan_tag(struct pdn *self)
{
    const char *start = pdn_scan_blanks(self, self->at + 1);
    const char *end = pdn_scan_name(self, start);
    struct slice name = {start, (size_t)(end - start)};

    if (self->has_body || (self->has_event && slice_same(name, "Event"))) {
        pdn_scan_break_off(self);
        return;
    }
    if (start == end) {
        pdn_scan_fault(self, "a bracket without a tag; a tag is "
                             "[Name \"value\"]", 0);
        self->at = pdn_scan_line_end(self, self->at);
        return;
    }
    push_tag(self, name, pdn_scan_blanks(self, end));
}
