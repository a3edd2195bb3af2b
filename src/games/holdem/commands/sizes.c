/* sizes.c - reads sizes of bets, as shares of the pot. */
#include "games/holdem/commands/sizes.h"

#include <string.h>

#include "base/text.h"

enum {
    TIMES_POT_MAX = 20000,              /* in thousandths */
    SIZE_WORD_MAX = 16,                 /* more digits than a size needs */
};

int sizes_scan_share(const char *word, uint64_t *share)
{
    char number[SIZE_WORD_MAX];
    size_t length = strlen(word);
    int is_percent = length > 0 && word[length - 1] == '%';

    if (length >= sizeof number || *word == '-')
        return 0;
    memcpy(number, word, length + 1);
    if (is_percent)
        number[length - 1] = 0;
    if (!text_seconds(number, share))
        return 0;
    *share *= is_percent ? 1 : 100;
    return 1;
}

int sizes_scan_permille(const char *word, int *permille)
{
    uint64_t share;

    if (!sizes_scan_share(word, &share)
        || share > TIMES_POT_MAX * UINT64_C(100))
        return 0;
    *permille = (int)((share + 50) / 100);
    return 1;
}

static const char *not_a_size(const char *option, const char *word)
{
    return text_error("--", option, ": '", word, "' is not a size; sizes are "
                      "shares of the pot, 0.33 or 33%, up to 20, and all-in",
                      (char *)0);
}

/* "none" is a list of no sizes, which differs from an option that is not
 * given: that has the usual ones. all-in takes no place in the list, but is
 * allowed on its own. */
static const char *add_bet_size(struct solver_sizes *sizes,
                                const char *option, const char *word)
{
    int permille;

    if (text_same(word, "none"))
        return NULL;
    if (text_same(word, "all-in") || text_same(word, "allin")) {
        sizes->all_in_pots = SOLVER_ALL_IN_ALWAYS;
        return NULL;
    }
    if (!sizes_scan_permille(word, &permille) || !permille)
        return not_a_size(option, word);
    if (sizes->count == SOLVER_SIZES - 1)
        return text_error("--", option, ": at most five sizes on a street, "
                          "and all-in", (char *)0);
    sizes->permille[sizes->count++] = permille;
    return NULL;
}

/* The word at a place, of this length or as much as fits, which is then too
 * much for a size. */
static void copy_size(const char *at, size_t length, char to[SIZE_WORD_MAX])
{
    if (length >= SIZE_WORD_MAX)
        length = SIZE_WORD_MAX - 1;
    for (size_t i = 0; i < length; i++)
        to[i] = text_plain(at[i]);
    to[length] = 0;
}

const char *sizes_read_street(const char **at, const char *option,
                              struct solver_sizes *sizes)
{
    *sizes = (struct solver_sizes){0};
    while (**at && **at != '/') {
        char word[SIZE_WORD_MAX];
        size_t length = strcspn(*at, ",/");
        const char *error;

        copy_size(*at, length, word);
        error = length < SIZE_WORD_MAX ? add_bet_size(sizes, option, word)
                                       : not_a_size(option, word);
        if (error)
            return error;
        *at += length + ((*at)[length] == ',');
    }
    return NULL;
}
