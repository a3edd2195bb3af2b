/* pdn_scan.h - the scanner of the PDN reader: characters, places in the file,
 * pending events. */
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

/* A character that ends the word before it. */
static inline int pdn_is_mark(char c)
{
    return c && strchr("{}()[];$!?*%,\"", c);
}

/* The text without the spaces at either end. */
struct slice pdn_scan_trimmed(const char *start, const char *end);

/* Moves line and column on to this place. They never go back, so a file is
 * counted only once, however long its lines are. */
void pdn_scan_go_to(struct pdn *self, const char *to);

/* The end of the line that contains at. Cached, so at must not go back. */
const char *pdn_scan_line_end(struct pdn *self, const char *at);

/* Past spaces and tabs. */
const char *pdn_scan_blanks(const struct pdn *self, const char *at);

/* Past the name of a tag; at itself if there is none. */
const char *pdn_scan_name(const struct pdn *self, const char *at);

/* Queues an event at the current line and column; the caller fills in the
 * rest. */
struct pdn_event *pdn_scan_push(struct pdn *self, enum pdn_kind kind);

/* Queues a fault. The message must stay valid until it is taken. */
void pdn_scan_fault(struct pdn *self, const char *message, int is_minor);

/* Ends a game that has no result; closes all open variations; ends a game. */
void pdn_scan_break_off(struct pdn *self);
void pdn_scan_close_all(struct pdn *self);
void pdn_scan_end_game(struct pdn *self);

/* Reads a tag; self->at is at its opening bracket. */
void pdn_scan_tag(struct pdn *self);

#endif
