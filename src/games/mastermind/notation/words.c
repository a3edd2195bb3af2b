/* words.c - codes, marks and rules of Mastermind as words. */
#include "games/mastermind/notation/words.h"

#include <string.h>

enum { SHOWN_MAX = 32 };                /* of what was typed, in an error */

static const char *const rules[] = {
    [MASTERMIND_MEMBERSHIP] = "membership",
    [MASTERMIND_COUNTING]   = "counting",
    [MASTERMIND_COUNTS]     = "counts",
};

enum { RULES = sizeof rules / sizeof *rules };

/* What was typed, so that an error can repeat it: not too long, and with
 * nothing in it that a terminal would obey. */
static const char *shown(const char *word, size_t length,
                         char buffer[SHOWN_MAX])
{
    struct text to;

    text_begin(&to, buffer, SHOWN_MAX - 3);
    for (size_t i = 0; i < length && word[i]; i++)
        text_put_char(&to, (char)(text_is_control(word[i]) ? '?' : word[i]));
    if (to.used < length && word[to.used])
        memcpy(buffer + to.used, "...", 4);
    return buffer;
}

/* One character may be several bytes: UTF-8. */
static size_t character(const char *at)
{
    size_t length = 1;

    while (((unsigned char)at[length] & 0xc0) == 0x80)
        length++;
    return length;
}

static const char *bad_character(const char *word, const char *at,
                                 const char *is_not, const char *right)
{
    char one[SHOWN_MAX], all[SHOWN_MAX];

    return text_error("'", shown(at, character(at), one), "' in '",
                      shown(word, strlen(word), all), "' is no ", is_not,
                      "; ", right, (char *)0);
}

static const char *number(int n, char buffer[12])
{
    struct text to;

    text_begin(&to, buffer, 12);
    text_put_number(&to, (uint64_t)n);
    return buffer;
}

/* "'ABC' has 3 pegs; ...4..." */
static const char *wrong_length(const char *word, const char *of,
                                const char *before, int right,
                                const char *after)
{
    char all[SHOWN_MAX], has[12], wanted[12];
    size_t length = strlen(word);

    return text_error("'", shown(word, length, all), "' has ",
                      length < 1000 ? number((int)length, has) : "too many",
                      " ", of, "; ", before, number(right, wanted), after,
                      (char *)0);
}

/* Letters */

static char capital(char c)
{
    if (c >= 'a' && c <= 'z')
        return (char)(c - 'a' + 'A');
    return c;
}

static int is_letter(char c)
{
    return (capital(c) >= 'A' && capital(c) <= 'Z') || (c >= '0' && c <= '9');
}

const char *mastermind_check_letters(const char *letters)
{
    if (strlen(letters) > MASTERMIND_COLOURS_MAX)
        return wrong_length(letters, "letters", "a game has at most ",
                            MASTERMIND_COLOURS_MAX, " colours");
    for (const char *at = letters; *at; at++) {
        if (!is_letter(*at))
            return bad_character(letters, at, "letter",
                                 "colours are letters or digits");
        if (strchr(at + 1, *at))
            return bad_character(letters, at, "colour of its own",
                                 "each letter stands for one colour");
    }
    return NULL;
}

/* The colour of a letter, or -1. Small and large letters are the same only
 * where no colour has the very letter. */
static int colour_of(const struct mastermind_game *game,
                     const char *letters, char c)
{
    for (int i = 0; i < game->colours; i++)
        if (letters[i] == c)
            return i;
    for (int i = 0; i < game->colours; i++)
        if (capital(letters[i]) == capital(c))
            return i;
    return -1;
}

/* Codes */

static const char *no_colour(const struct mastermind_game *game,
                             const char *letters, const char *word,
                             const char *at)
{
    char right[60];
    struct text to;

    text_begin(&to, right, sizeof right);
    text_put(&to, "the colours are ");
    for (int i = 0; i < game->colours; i++)
        text_put_char(&to, letters[i]);
    return bad_character(word, at, "colour", right);
}

const char *mastermind_read_code(const struct mastermind_game *game,
                                 const char *letters, const char *word,
                                 uint32_t *code)
{
    uint32_t sum = 0;

    for (const char *at = word; *at; at++) {
        int colour = colour_of(game, letters, *at);

        if (colour < 0)
            return no_colour(game, letters, word, at);
        sum = sum << MASTERMIND_PEG_BITS | (uint32_t)colour;
    }
    if (strlen(word) != (size_t)game->pegs)
        return wrong_length(word, "pegs", "a code has ", game->pegs, "");
    *code = sum;
    return NULL;
}

void mastermind_write_code(const struct mastermind_game *game,
                           const char *letters, uint32_t code,
                           struct text *to)
{
    for (int place = 0; place < game->pegs; place++)
        text_put_char(to, letters[mastermind_peg(code, game->pegs, place)]);
}

/* Marks */

static int mark_of(char c)
{
    switch (capital(c)) {
    case 'X': return MASTERMIND_EXACT;
    case 'O': return MASTERMIND_ELSEWHERE;
    case '-': case '.': return MASTERMIND_ABSENT;
    default:  return -1;
    }
}

static const char *wrong_number_of_marks(const struct mastermind_game *game,
                                         const char *word)
{
    if (game->rule != MASTERMIND_COUNTS)
        return wrong_length(word, "marks", "with this rule each of the ",
                            game->pegs, " pegs has one, - if it is nothing");
    if (!*word)
        return "the marks are missing; nothing at all is -";
    return wrong_length(word, "marks", "a guess has ", game->pegs,
                        " pegs, and not more marks");
}

static int has_right_length(const struct mastermind_game *game,
                            const char *word)
{
    size_t length = strlen(word), pegs = (size_t)game->pegs;

    return game->rule == MASTERMIND_COUNTS ? length >= 1 && length <= pegs
                                           : length == pegs;
}

static const char *impossible(const char *word)
{
    return text_error("the marks '", word, "' cannot be: with all pegs but "
                      "one right, that one cannot stand elsewhere",
                      (char *)0);
}

const char *mastermind_read_marks(const struct mastermind_game *game,
                                  const char *word, unsigned *marks)
{
    unsigned places = 0, counts = 0;

    for (const char *at = word; *at; at++) {
        int mark = mark_of(*at);

        if (mark < 0)
            return bad_character(word, at, "mark",
                                 "X is right, O elsewhere, - nothing");
        places = places << 2 | (unsigned)mark;
        counts += mark == MASTERMIND_EXACT ? MASTERMIND_XO(1u, 0u)
                : mark == MASTERMIND_ELSEWHERE ? MASTERMIND_XO(0u, 1u) : 0;
    }
    if (!has_right_length(game, word))
        return wrong_number_of_marks(game, word);
    *marks = game->rule == MASTERMIND_COUNTS ? counts : places;
    return mastermind_possible(game, *marks) ? NULL : impossible(word);
}

void mastermind_count_marks(const struct mastermind_game *game,
                            unsigned marks, int *right, int *elsewhere)
{
    *right = (int)(marks >> 4);
    *elsewhere = (int)(marks & 15);
    if (game->rule == MASTERMIND_COUNTS)
        return;
    *right = *elsewhere = 0;
    for (int place = 0; place < game->pegs; place++, marks >>= 2) {
        *right += (marks & 3) == MASTERMIND_EXACT;
        *elsewhere += (marks & 3) == MASTERMIND_ELSEWHERE;
    }
}

static void write_counts(const struct mastermind_game *game, unsigned marks,
                         struct text *to)
{
    int right, elsewhere;

    mastermind_count_marks(game, marks, &right, &elsewhere);
    for (int i = 0; i < game->pegs; i++)
        text_put(to, i < right ? "X" : i < right + elsewhere ? "O" : "-");
}

void mastermind_write_marks(const struct mastermind_game *game,
                            unsigned marks, struct text *to)
{
    if (game->rule == MASTERMIND_COUNTS) {
        write_counts(game, marks, to);
        return;
    }
    for (int place = game->pegs - 1; place >= 0; place--)
        text_put_char(to, "-O?X"[marks >> 2 * place & 3]);
}

/* Rules */

static const char *rule_at(const void *at, int i)
{
    (void)at;
    return i < RULES ? rules[i] : NULL;
}

const char *mastermind_read_rule(const char *word,
                                 enum mastermind_rule *rule)
{
    char all[SHOWN_MAX];

    for (int i = 0; i < RULES; i++)
        if (text_same(word, rules[i])) {
            *rule = (enum mastermind_rule)i;
            return NULL;
        }
    return text_unknown("rule", shown(word, strlen(word), all), "", rule_at,
                        NULL, "the rules are counts, membership, counting");
}

const char *mastermind_rule_name(enum mastermind_rule rule)
{
    return rules[rule];
}
