/* words.c - codes, marks and rules of Mastermind as text.
 *
 * All errors quote what was typed, in a form that is safe to print, and say
 * what would be right. They are text_errors. Words come from command lines,
 * from files and from players, and any bytes are allowed in them.
 */
#include "games/mastermind/notation/words.h"

#include <string.h>

enum { EXCERPT_MAX = 32 };              /* of what was typed, in an error */

static const char *const rules[] = {
    [MASTERMIND_MEMBERSHIP] = "membership",
    [MASTERMIND_COUNTING]   = "counting",
    [MASTERMIND_COUNTS]     = "counts",
};

enum { RULES = sizeof rules / sizeof *rules };

/* What was typed, so that an error can quote it: cut off after some thirty
 * bytes, and without control characters. */
static const char *printable_excerpt(const char *word, size_t length,
                                     char buffer[EXCERPT_MAX])
{
    struct text to;

    text_begin(&to, buffer, EXCERPT_MAX - 3);
    for (size_t i = 0; i < length && word[i]; i++)
        text_put_char(&to, (char)(text_is_control(word[i]) ? '?' : word[i]));
    if (to.used < length && word[to.used])
        memcpy(buffer + to.used, "...", 4);
    return buffer;
}

/* The bytes of the character at `at`: in UTF-8 it may have several, and an
 * error must not quote half of one. */
static size_t character_length(const char *at)
{
    size_t length = 1;

    while (((unsigned char)at[length] & 0xc0) == 0x80)
        length++;
    return length;
}

/* "'Q' in 'AABQ' is not a colour; the colours are ABCDEF" */
static const char *bad_character(const char *word, const char *at,
                                 const char *fault, const char *right)
{
    char one[EXCERPT_MAX], all[EXCERPT_MAX];

    printable_excerpt(at, character_length(at), one);
    printable_excerpt(word, strlen(word), all);
    return text_error("'", one, "' in '", all, "' ", fault, "; ", right,
                      (char *)0);
}

static const char *format_number(int n, char buffer[12])
{
    struct text to;

    text_begin(&to, buffer, 12);
    text_put_number(&to, (uint64_t)n);
    return buffer;
}

/* "'ABC' has 3 pegs; a code has 4". A length of 1000 or more is not counted
 * out: nobody typed that. */
static const char *wrong_length(const char *word, const char *unit,
                                const char *before, int right,
                                const char *after)
{
    char all[EXCERPT_MAX], has[12], wanted[12];
    size_t length = strlen(word);

    return text_error("'", printable_excerpt(word, length, all), "' has ",
                      length < 1000 ? format_number((int)length, has)
                                    : "too many",
                      " ", unit, "; ", before, format_number(right, wanted),
                      after, (char *)0);
}

/* Letters */

/* ASCII only, whatever the locale says. */
static char capital(char c)
{
    if (c >= 'a' && c <= 'z')
        return (char)(c - 'a' + 'A');
    return c;
}

static int is_colour_letter(char c)
{
    return (capital(c) >= 'A' && capital(c) <= 'Z') || (c >= '0' && c <= '9');
}

const char *mastermind_check_letters(const char *letters)
{
    if (strlen(letters) > MASTERMIND_COLOURS_MAX)
        return wrong_length(letters, "letters", "a game has at most ",
                            MASTERMIND_COLOURS_MAX, " colours");
    for (const char *at = letters; *at; at++) {
        if (!is_colour_letter(*at))
            return bad_character(letters, at, "is not a letter",
                                 "colours are letters or digits");
        if (strchr(at + 1, *at))
            return bad_character(letters, at, "appears twice",
                                 "each letter stands for one colour");
    }
    return NULL;
}

/* The colour of a letter, or -1. Case is ignored unless a colour has exactly
 * this letter: --letters aA makes two colours. */
static int colour_of_letter(const struct mastermind_game *game,
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

/* Lists the letters of this game, which may be those of a machine. */
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
    return bad_character(word, at, "is not a colour", right);
}

/* A wrong letter is reported before a wrong length: it is the likelier
 * mistake. *code is set only on success. */
const char *mastermind_read_code(const struct mastermind_game *game,
                                 const char *letters, const char *word,
                                 uint32_t *code)
{
    uint32_t sum = 0;

    for (const char *at = word; *at; at++) {
        int colour = colour_of_letter(game, letters, *at);

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

/* A dot for nothing, too: some people write marks that way. */
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
                            game->pegs, " pegs has one, - for neither");
    if (!*word)
        return "the marks are missing; - stands for none";
    return wrong_length(word, "marks", "a guess has at most ", game->pegs,
                        "");
}

/* Counted marks may leave out the dashes, but not all of them. */
static int has_right_length(const struct mastermind_game *game,
                            const char *word)
{
    size_t length = strlen(word), pegs = (size_t)game->pegs;

    return game->rule == MASTERMIND_COUNTS ? length >= 1 && length <= pegs
                                           : length == pegs;
}

static const char *impossible_marks(const char *word)
{
    return text_error("the marks '", word, "' are impossible: if all pegs "
                      "but one are right, the last cannot be elsewhere",
                      (char *)0);
}

/* Places and counts are summed in one pass, and the rule says which of them
 * counts. *marks may be set even if an error is returned. */
const char *mastermind_read_marks(const struct mastermind_game *game,
                                  const char *word, unsigned *marks)
{
    unsigned places = 0, counts = 0;

    for (const char *at = word; *at; at++) {
        int mark = mark_of(*at);

        if (mark < 0)
            return bad_character(word, at, "is not a mark",
                                 "X is right, O elsewhere, - neither");
        places = places << 2 | (unsigned)mark;
        counts += mark == MASTERMIND_EXACT ? MASTERMIND_XO(1u, 0u)
                : mark == MASTERMIND_ELSEWHERE ? MASTERMIND_XO(0u, 1u) : 0;
    }
    if (!has_right_length(game, word))
        return wrong_number_of_marks(game, word);
    *marks = game->rule == MASTERMIND_COUNTS ? counts : places;
    return mastermind_possible(game, *marks) ? NULL : impossible_marks(word);
}

/* Counts have both numbers in their digits; marks for each place are looked at
 * one by one, from the right. */
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

/* All X first, then O: the order of counted marks has no meaning. */
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
    char all[EXCERPT_MAX];

    for (int i = 0; i < RULES; i++)
        if (text_same(word, rules[i])) {
            *rule = (enum mastermind_rule)i;
            return NULL;
        }
    return text_unknown("rule", printable_excerpt(word, strlen(word), all), "",
                        rule_at, NULL,
                        "the rules are counts, membership and counting");
}

const char *mastermind_rule_name(enum mastermind_rule rule)
{
    return rules[rule];
}
