/* phh_scan.h - the TOML scanner of the PHH reader, and what its parts share.
 *
 * Private to the phh*.c files. The scanner knows TOML as far as the format
 * needs it, and skips the rest: values it does not understand are kept as raw
 * text.
 */
#ifndef PHH_SCAN_H
#define PHH_SCAN_H

#include "base/text.h"
#include "games/holdem/notation/phh.h"

enum phh_type {                         /* bits: may be combined */
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
    uint8_t is_literal;                 /* '...', without escapes */
    uint8_t is_block;                   /* in triple quotes */
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

/* Advances the place to a position in the text, counting lines and columns. It
 * never goes back, so faults must be reported in the order of the text. */
void phh_scan_go_to(struct phh *self, const char *to);

/* Report a defect or a note; at a position, or at a place known before. */
void phh_scan_fault(struct phh *self, const char *at, const char *message);
void phh_scan_note(struct phh *self, const char *at, const char *message);
void phh_tell(struct phh *self, struct phh_place place, const char *message,
              int is_note);

/* Skip blanks; and blanks, line ends and comments. */
void phh_scan_blanks(struct phh *self);
void phh_scan_space(struct phh *self);

/* A name before = or in a header, with its quotes and dots; 0 if there is
 * none. */
int phh_scan_key(struct phh *self, struct slice *key);

/* Reads a value; of an array only the opening bracket. 0 after reporting a
 * fault. */
int phh_scan_value(struct phh *self, struct phh_value *value);

/* The next element of an array: 1; 0 after the closing bracket; -1 after
 * reporting a fault. */
int phh_scan_element(struct phh *self, struct phh_value *value,
                     int is_first);

/* Skips a whole value of any type. 0 after reporting a fault. */
int phh_scan_skip(struct phh *self);

/* Checks that the rest of the line is empty or a comment. */
void phh_scan_line_end(struct phh *self);

/* After a fault: skips to the next line that begins a field or a hand. */
void phh_scan_recover(struct phh *self);

/* A number as it is written, such as 0.25: its digits without the point, and
 * how many of them are decimals, in the lowest bits; PHH_INFINITE is as it
 * is. The hand's unit is known after its last amount only. Null is success. */
enum { PHH_DECIMAL_BITS = 4, PHH_DECIMALS_MAX = (1 << PHH_DECIMAL_BITS) - 1 };
const char *phh_scan_amount(struct slice word, int64_t *amount);

/* A string with its escapes resolved. If it does not fit, it is cut between
 * characters, and 0 is returned. */
int phh_scan_string(const struct phh_value *value, char *buffer,
                    size_t size);

/* A slice for a message: shortened, and safe for a terminal. */
enum { PHH_SHOWN_MAX = 32 };
const char *phh_scan_shown(struct slice slice,
                           char buffer[PHH_SHOWN_MAX]);

/* Parses one element of actions. 0 after reporting a fault. */
int phh_action_read(struct phh *self, const struct phh_value *value,
                    struct phh_action *action);

/* The variants of the format and ours, and which fields each requires. */
struct phh_variant_def {
    const char *code;
    uint8_t variant;
    uint32_t needs;                     /* bits of enum phh_field */
};
extern const struct phh_variant_def phh_variants[];

/* The fields, their types, and their index in enum phh_field; PHH_KNOWN for
 * those that are only kept. */
struct phh_field_def {
    const char *name;
    uint8_t type;                       /* with PHH_ARRAY: of its elements */
    uint8_t field;
};
extern const struct phh_field_def phh_fields[];

/* Writes an amount in the hand's units as a decimal number. */
void phh_write_amount(int64_t amount, int decimals, struct text *to);

/* A hand while it is being read. */
struct phh_reading {
    struct phh *file;
    struct phh_hand *hand;
    const struct phh_field_def *field;
    int count[PHH_KNOWN];               /* elements of each list */
    int is_own_table;                   /* whose fields are skipped */
};

static inline uint32_t phh_bit(int field)
{
    return UINT32_C(1) << field;
}

/* Called after the last field: checks what is missing or does not fit
 * together. */
void phh_finish(struct phh_reading *self);

#endif
