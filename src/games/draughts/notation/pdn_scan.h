/* pdn_scan.h - what the parts of the reader of games share: characters,
 * places in the file, events that wait to be taken. */
#ifndef PDN_SCAN_H
#define PDN_SCAN_H

#include <string.h>

#include "games/draughts/notation/pdn.h"

static inline int pdn_is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static inline int pdn_is_line_end(char c)
{
    return c == '\n' || c == '\r';
}

static inline int pdn_is_space(char c)
{
    return pdn_is_blank(c) || pdn_is_line_end(c) || c == '\v' || c == '\f';
}

static inline int pdn_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline int pdn_is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Where a word must end. */
static inline int pdn_is_mark(char c)
{
    return c && strchr("{}()[];$!?*%,\"", c);
}

struct slice pdn_scan_trimmed(const char *start, const char *end);

/* Moves line and column on, which never go back: so a file is counted only
 * once, however long its lines are. */
void pdn_scan_go_to(struct pdn *self, const char *to);

/* The end of the line around at; at never goes back either. */
const char *pdn_scan_line_end(struct pdn *self, const char *at);

const char *pdn_scan_blanks(const struct pdn *self, const char *at);

/* Behind the name of a tag, or at itself. */
const char *pdn_scan_name(const struct pdn *self, const char *at);

/* A new event at the place that was gone to. */
struct pdn_event *pdn_scan_push(struct pdn *self, enum pdn_kind kind);
void pdn_scan_fault(struct pdn *self, const char *message, int is_minor);

/* The next game or the end of the file comes, but no result came. */
void pdn_scan_break_off(struct pdn *self);
void pdn_scan_close_all(struct pdn *self);
void pdn_scan_end_game(struct pdn *self);

/* At an opening bracket. */
void pdn_scan_tag(struct pdn *self);

#endif
