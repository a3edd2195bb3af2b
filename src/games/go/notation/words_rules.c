/* words_rules.c - sets of rules and their names. */
#include "games/go/notation/words.h"

#include <string.h>

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

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

/* How much of a word the start is; 0 if it does not begin so, or goes on
 * with a letter. */
static size_t starts(const char *word, const char *start)
{
    size_t length = strlen(start);

    for (size_t i = 0; i < length; i++)
        if (lower(word[i]) != lower(start[i]))
            return 0;
    return lower(word[length]) >= 'a' && lower(word[length]) <= 'z' ? 0
                                                                    : length;
}

static int read_spelled(const char *word, struct go_rules *rules)
{
    struct go_rules read = *rules;
    int count = 0, ko = 0;
    size_t length = 0;

    while (count < COUNTS && !(length = starts(word, counts[count])))
        count++;
    word += length;
    length = 0;
    while (count < COUNTS && ko < KOS && !(length = starts(word, kos[ko])))
        ko++;
    word += length;
    length = starts(word, suicide);
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
        if (starts(word, known[i].name)) {
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
