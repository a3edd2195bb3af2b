/* words_rules.c - sets of rules and their names.
 *
 * Rules are read by name or spelled out, and written by the first name that
 * means them: what was written is read back as the same rules. Used for RU of
 * SGF, --rules, and the rule commands of servers.
 */
#include "games/go/notation/words.h"

#include <string.h>

#include "games/go/notation/scan.h"

enum { KOS = 3, COUNTS = 2 };

/* What the rules of an association say, as far as this game knows it; the
 * first name that fits is written. */
static const struct {
    const char *name;
    enum go_count_rule count;
    enum go_ko_rule ko;
    int may_suicide;
} known[] = {
    {"Chinese", GO_COUNT_AREA, GO_KO_POSITIONAL, 0},
    {"Japanese", GO_COUNT_TERRITORY, GO_KO_SIMPLE, 0},
    {"Korean", GO_COUNT_TERRITORY, GO_KO_SIMPLE, 0},
    {"AGA", GO_COUNT_AREA, GO_KO_SITUATIONAL, 0},
    {"NZ", GO_COUNT_AREA, GO_KO_SITUATIONAL, 1},
    {"New Zealand", GO_COUNT_AREA, GO_KO_SITUATIONAL, 1},
    {"Tromp-Taylor", GO_COUNT_AREA, GO_KO_POSITIONAL, 1},
    {"GOE", GO_COUNT_AREA, GO_KO_POSITIONAL, 1},
    {"Ing", GO_COUNT_AREA, GO_KO_POSITIONAL, 1},
};

enum { KNOWN = sizeof known / sizeof *known };

static const char *const counts[COUNTS] = {"area", "territory"};
static const char *const kos[KOS] = {
    ", simple ko", ", positional superko", ", situational superko",
};
static const char suicide[] = ", suicide";


/* The length of `start` if a word begins with it, in either case, and does not
 * go on with a letter; otherwise 0. Files have more after a name, such as
 * "Chinese 2002". */
static size_t matched_length(const char *word, const char *start)
{
    size_t length = strlen(start);

    for (size_t i = 0; i < length; i++)
        if (go_lower(word[i]) != go_lower(start[i]))
            return 0;
    return go_lower(word[length]) >= 'a' && go_lower(word[length]) <= 'z' ? 0
                                                                    : length;
}

/* "area, simple ko, suicide": the count, the ko rule, and perhaps suicide. The
 * rules change only if all of it is understood. */
static int read_spelled(const char *word, struct go_rules *rules)
{
    struct go_rules read = *rules;
    int count = 0, ko = 0;
    size_t length = 0;

    while (count < COUNTS && !(length = matched_length(word, counts[count])))
        count++;
    word += length;
    length = 0;
    while (count < COUNTS && ko < KOS
           && !(length = matched_length(word, kos[ko])))
        ko++;
    word += length;
    length = matched_length(word, suicide);
    if (count == COUNTS || ko == KOS || word[length])
        return 0;
    read.count = (uint8_t)count;
    read.ko = (uint8_t)ko;
    read.may_suicide = length != 0;
    *rules = read;
    return 1;
}

int go_read_rules(const char *word, struct go_rules *rules)
{
    for (int i = 0; i < KNOWN; i++)
        if (matched_length(word, known[i].name)) {
            rules->count = (uint8_t)known[i].count;
            rules->ko = (uint8_t)known[i].ko;
            rules->may_suicide = (uint8_t)known[i].may_suicide;
            return 1;
        }
    return read_spelled(word, rules);
}

void go_write_rules(const struct go_rules *rules, struct text *to)
{
    for (int i = 0; i < KNOWN; i++)
        if (rules->count == known[i].count && rules->ko == known[i].ko
            && rules->may_suicide == known[i].may_suicide) {
            text_put(to, known[i].name);
            return;
        }
    text_put(to, counts[rules->count]);
    text_put(to, kos[rules->ko]);
    if (rules->may_suicide)
        text_put(to, suicide);
}
