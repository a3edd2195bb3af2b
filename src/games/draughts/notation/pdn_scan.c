/* pdn_scan.c - places in a PDN file, and the queue of events.
 *
 * What pdn.c and pdn_scan_tag.c share. Places never go back, so lines and
 * columns are counted once over the whole file.
 */
#include "games/draughts/notation/pdn_scan.h"

struct slice pdn_scan_trimmed(const char *start, const char *end)
{
    while (start < end && pdn_is_space(*start))
        start++;
    while (end > start && pdn_is_space(end[-1]))
        end--;
    return (struct slice){start, (size_t)(end - start)};
}

/* Places */

/* A line end is \n, \r or both together, of which the second one counts. In
 * UTF-8 the continuation bytes of a character have no column; in Latin-1 the
 * same bytes are rare signs, and the column comes out a little short. */
void pdn_scan_go_to(struct pdn *self, const char *to)
{
    for (; self->mark < to; self->mark++) {
        char c = *self->mark;
        int is_pair = c == '\r' && self->mark + 1 < self->end
                   && self->mark[1] == '\n';

        if (pdn_is_line_end(c) && !is_pair) {
            self->line++;
            self->column = 1;
        } else if (((unsigned char)c & 0xc0) != 0x80) {
            self->column++;             /* not the rest of a character */
        }
    }
}

const char *pdn_scan_line_end(struct pdn *self, const char *at)
{
    if (self->line_end && self->line_end >= at)
        return self->line_end;
    while (at < self->end && !pdn_is_line_end(*at))
        at++;
    self->line_end = at;
    return at;
}

/* Events */

/* In a variation that is nested too deeply only its structure counts. */
static int is_skipped_kind(const struct pdn *self, enum pdn_kind kind)
{
    return self->too_deep && (kind == PDN_NUMBER || kind == PDN_MOVE
                              || kind == PDN_NAG || kind == PDN_COMMENT
                              || kind == PDN_SETUP || kind == PDN_FAULT);
}

/* An event that is skipped is written to a free place of the ring but not
 * counted, so the caller may fill it like any other. */
struct pdn_event *pdn_scan_push(struct pdn *self, enum pdn_kind kind)
{
    struct pdn_event *event = &self->pending[(self->first + self->count)
                                             % PDN_PENDING_MAX];

    self->count += !is_skipped_kind(self, kind);
    *event = (struct pdn_event){.kind = kind, .line = self->line,
                                .column = self->column};
    return event;
}

void pdn_scan_fault(struct pdn *self, const char *message, int is_minor)
{
    struct pdn_event *event = pdn_scan_push(self, PDN_FAULT);

    event->message = message;
    event->is_minor = (uint8_t)is_minor;
}

void pdn_scan_close_all(struct pdn *self)
{
    self->too_deep = 0;
    if (self->depth)
        pdn_scan_fault(self, "a variation is still open here", 0);
    for (; self->depth; self->depth--)
        pdn_scan_push(self, PDN_CLOSE);
}

void pdn_scan_end_game(struct pdn *self)
{
    pdn_scan_push(self, PDN_GAME_END);
    self->has_tags = self->has_event = self->has_body = 0;
}

void pdn_scan_break_off(struct pdn *self)
{
    pdn_scan_close_all(self);
    pdn_scan_fault(self, "the game before this does not end with a result: "
                         "1-0, 0-1, 1/2-1/2 or *", 1);
    pdn_scan_end_game(self);
}

/* Names */

const char *pdn_scan_blanks(const struct pdn *self, const char *at)
{
    while (at < self->end && pdn_is_blank(*at))
        at++;
    return at;
}

const char *pdn_scan_name(const struct pdn *self, const char *at)
{
    if (at < self->end && pdn_is_letter(*at))
        while (at < self->end
               && (pdn_is_letter(*at) || pdn_is_digit(*at) || *at == '_'))
            at++;
    return at;
}
