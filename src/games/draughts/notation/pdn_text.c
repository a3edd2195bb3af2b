/* pdn_text.c - text helpers of the PDN reader: slices and results.
 *
 * Without the reader itself, so that the writer and the commands can use
 * them alone.
 */
#include "games/draughts/notation/pdn.h"

#include <string.h>

/* Other backslashes, as in Windows paths, are kept as they are. */
void pdn_unescape(struct slice slice, char *buffer, size_t size)
{
    struct text to;

    text_begin(&to, buffer, size);
    for (size_t i = 0; i < slice.length; i++) {
        if (slice.start[i] == '\\' && i + 1 < slice.length
            && (slice.start[i + 1] == '"' || slice.start[i + 1] == '\\'))
            i++;
        slice_put_char(&to, slice.start[i]);
    }
}

/* Results. The first name of each is the one that is written; 2-0, 0-2 and 1-1
 * come from files of international draughts, which count two points a game. */

static const struct {
    const char *name;
    enum pdn_result result;
} results[] = {
    {"*", PDN_UNKNOWN},       {"1-0", PDN_BLACK_WINS},
    {"0-1", PDN_WHITE_WINS},  {"1/2-1/2", PDN_DRAW},
    {"0-0", PDN_BOTH_LOSE},   {"2-0", PDN_BLACK_WINS},
    {"0-2", PDN_WHITE_WINS},  {"1-1", PDN_DRAW},
    {"1/2", PDN_DRAW},
};

enum { RESULTS = sizeof results / sizeof *results };

int pdn_read_result(struct slice slice, enum pdn_result *result)
{
    for (int i = 0; i < RESULTS; i++)
        if (slice_same(slice, results[i].name)) {
            *result = results[i].result;
            return 1;
        }
    return 0;
}

const char *pdn_result_name(enum pdn_result result)
{
    for (int i = 0; i < RESULTS; i++)
        if (results[i].result == result)
            return results[i].name;
    return "*";
}
