/* phh_scan.h - the TOML under a file of hands: places, values, faults; and
 * what the parts of the reader share. */
#ifndef PHH_SCAN_H
#define PHH_SCAN_H

#include "base/text.h"
#include "games/holdem/notation/phh.h"

enum phh_type {                         /* may be added up */
    PHH_STRING = 1,
    PHH_INTEGER = 2,
    PHH_FLOAT = 4,
    PHH_BOOLEAN = 8,
    PHH_TIME = 16,
    PHH_ARRAY = 32,
    PHH_TABLE = 64,
    PHH_NUMBER = PHH_INTEGER | PHH_FLOAT,
};

struct phh_value {
    uint8_t type;
    uint8_t is_literal;                 /* '...', without backslashes */
    uint8_t is_block;                   /* a string with three quotes */
    const char *start;
    struct slice text;                  /* between the quotes; the word */
};

static inline int phh_is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static inline int phh_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Moves the place on, which never goes back. */
void phh_scan_go_to(struct phh *self, const char *to);
void phh_scan_fault(struct phh *self, const char *at, const char *message);
void phh_scan_note(struct phh *self, const char *at, const char *message);
void phh_tell(struct phh *self, struct phh_place place, const char *message,
              int is_note);

/* Blanks; and also comments and line ends. */
void phh_scan_blanks(struct phh *self);
void phh_scan_space(struct phh *self);

/* A name before = or in a header, with its quotes and dots; 0: there is
 * none. */
int phh_scan_key(struct phh *self, struct slice *key);

/* A value; of an array only its bracket. 0: that was told as a fault. */
int phh_scan_value(struct phh *self, struct phh_value *value);

/* The next of an array, if there is one: 1; 0 behind its end; -1 for what
 * was told. */
int phh_scan_element(struct phh *self, struct phh_value *value,
                     int is_first);

/* Over a whole value, whatever it is. 0: that was told. */
int phh_scan_skip(struct phh *self);

/* What is left of a line, which must be empty. */
void phh_scan_line_end(struct phh *self);

/* After a fault: to the next line that begins a field or a hand. */
void phh_scan_recover(struct phh *self);

/* A number in units of 10 to the minus PHH_DECIMALS_MAX. A null return is
 * success; -1 is infinity. */
const char *phh_scan_amount(struct slice word, int64_t *amount);

/* A string without its backslashes; cut off, if need be, between
 * characters. 0: it was cut off. */
int phh_scan_string(const struct phh_value *value, char *buffer,
                    size_t size);

/* A slice for an error: not too long, nothing that a terminal would obey. */
enum { PHH_SHOWN_MAX = 32 };
const char *phh_scan_shown(struct slice slice,
                           char buffer[PHH_SHOWN_MAX]);

/* One element of actions; 0: a fault was told. */
int phh_action_read(struct phh *self, const struct phh_value *value,
                    struct phh_action *action);

/* The variants of the format and ours: how each is called, what it is, and
 * which fields it must have. */
struct phh_variant_def {
    const char *code;
    uint8_t variant;
    uint32_t needs;                     /* bits of enum phh_field */
};
extern const struct phh_variant_def phh_variants[];

/* The fields: their types, and their number in enum phh_field or, of those
 * that are only kept, PHH_KNOWN. */
struct phh_field_def {
    const char *name;
    uint8_t type;                       /* with PHH_ARRAY: of its elements */
    uint8_t field;
};
extern const struct phh_field_def phh_fields[];

/* An amount in the hand's units, as a number. */
void phh_write_amount(int64_t amount, int decimals, struct text *to);

/* Where a hand is put while it is read. */
struct phh_reading {
    struct phh *file;
    struct phh_hand *hand;
    const struct phh_field_def *field;
    int count[PHH_KNOWN];               /* of elements */
};

static inline uint32_t phh_bit(int field)
{
    return UINT32_C(1) << field;
}

/* All fields are there: what is missing, or does not fit together. */
void phh_finish(struct phh_reading *self);

#endif
