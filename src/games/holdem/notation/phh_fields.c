/* phh_fields.c - the tables of fields and variants of the PHH format.
 *
 * Two tables that reader and writer share. A new field of the format is one
 * line here.
 */
#include "games/holdem/notation/phh_scan.h"

enum {                                  /* fields that a variant requires */
    ALL = 1 << PHH_ANTES | 1 << PHH_STACKS | 1 << PHH_ACTIONS,
    BLIND = ALL | 1 << PHH_BLINDS,
    NO_LIMIT = BLIND | 1 << PHH_MIN_BET,
    FIXED = BLIND | 1 << PHH_SMALL_BET | 1 << PHH_BIG_BET,
    STUD = ALL | 1 << PHH_BRING_IN | 1 << PHH_SMALL_BET | 1 << PHH_BIG_BET,
};

const struct phh_variant_def phh_variants[] = {
    {"NT", PHH_NT, NO_LIMIT},
    {"FT", PHH_FT, FIXED},
    {"BW3", PHH_BW3, NO_LIMIT},
    {"BW5", PHH_BW5, NO_LIMIT},
    {"NS", PHH_OTHER, NO_LIMIT},
    {"PO", PHH_OTHER, NO_LIMIT},
    {"FO/8", PHH_OTHER, FIXED},
    {"F7S", PHH_OTHER, STUD},
    {"F7S/8", PHH_OTHER, STUD},
    {"FR", PHH_OTHER, STUD},
    {"N2L1D", PHH_OTHER, NO_LIMIT},
    {"F2L3D", PHH_OTHER, FIXED},
    {"FB", PHH_OTHER, FIXED},
    {0},
};

/* The first PHH_KNOWN entries are indexed by enum phh_field. */
const struct phh_field_def phh_fields[] = {
    {"variant", PHH_STRING, PHH_VARIANT},
    {"ante_trimming_status", PHH_BOOLEAN, PHH_TRIMMING},
    {"antes", PHH_ARRAY | PHH_NUMBER, PHH_ANTES},
    {"blinds_or_straddles", PHH_ARRAY | PHH_NUMBER, PHH_BLINDS},
    {"bring_in", PHH_NUMBER, PHH_BRING_IN},
    {"small_bet", PHH_NUMBER, PHH_SMALL_BET},
    {"big_bet", PHH_NUMBER, PHH_BIG_BET},
    {"min_bet", PHH_NUMBER, PHH_MIN_BET},
    {"starting_stacks", PHH_ARRAY | PHH_NUMBER, PHH_STACKS},
    {"actions", PHH_ARRAY | PHH_STRING, PHH_ACTIONS},
    {"hand", PHH_STRING | PHH_INTEGER, PHH_HAND},
    {"players", PHH_ARRAY | PHH_STRING, PHH_PLAYERS},
    {"finishing_stacks", PHH_ARRAY | PHH_NUMBER, PHH_FINISH},
    {"winnings", PHH_ARRAY | PHH_NUMBER, PHH_WINNINGS},
    {"author", PHH_STRING, PHH_KNOWN},
    {"event", PHH_STRING, PHH_KNOWN},
    {"url", PHH_STRING, PHH_KNOWN},
    {"venue", PHH_STRING, PHH_KNOWN},
    {"address", PHH_STRING, PHH_KNOWN},
    {"city", PHH_STRING, PHH_KNOWN},
    {"region", PHH_STRING, PHH_KNOWN},
    {"postal_code", PHH_STRING, PHH_KNOWN},
    {"country", PHH_STRING, PHH_KNOWN},
    {"time", PHH_TIME, PHH_KNOWN},
    {"time_zone", PHH_STRING, PHH_KNOWN},
    {"time_zone_abbreviation", PHH_STRING, PHH_KNOWN},
    {"day", PHH_INTEGER, PHH_KNOWN},
    {"month", PHH_INTEGER, PHH_KNOWN},
    {"year", PHH_INTEGER, PHH_KNOWN},
    {"level", PHH_INTEGER, PHH_KNOWN},
    {"seats", PHH_ARRAY | PHH_INTEGER, PHH_KNOWN},
    {"seat_count", PHH_INTEGER, PHH_KNOWN},
    {"table", PHH_STRING | PHH_INTEGER, PHH_KNOWN},
    {"rake", PHH_NUMBER, PHH_KNOWN},
    {"currency", PHH_STRING, PHH_KNOWN},
    {"currency_symbol", PHH_STRING, PHH_KNOWN},
    {"time_limit", PHH_NUMBER, PHH_KNOWN},
    {"time_banks", PHH_ARRAY | PHH_NUMBER, PHH_KNOWN},
    {0},
};
