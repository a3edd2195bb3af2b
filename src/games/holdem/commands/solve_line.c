/* solve_line.c - the names of actions, and the way to a point: actions and
 * cards with commas between.
 *
 * A line is "check,bet 30,call,Th,bet 60": every word is either one of the
 * solver's actions, by the name that the table has at its head, or a card
 * where one is dealt. What the solver was not given to consider cannot be
 * followed, since nothing is known of it; the message then lists what can.
 */
#include <math.h>
#include <string.h>

#include "games/holdem/commands/solve.h"

enum { CHOICES_MAX = 8 * SOLVE_WORD_MAX };

/* Names */

/* Without zeros after the last digit. */
void solve_write_chips(double hundredths, char to[SOLVE_WORD_MAX])
{
    long long sum = llround(hundredths);
    int part = (int)(sum < 0 ? -sum : sum) % SOLVE_CHIP;
    const char *sign = sum < 0 ? "-" : "";

    sum = (sum < 0 ? -sum : sum) / SOLVE_CHIP;
    if (part == 0)
        snprintf(to, SOLVE_WORD_MAX, "%s%lld", sign, sum);
    else if (part % 10 == 0)
        snprintf(to, SOLVE_WORD_MAX, "%s%lld.%d", sign, sum, part / 10);
    else
        snprintf(to, SOLVE_WORD_MAX, "%s%lld.%02d", sign, sum, part);
}

/* All-in has a name of its own, even where it is as large as one of the sizes
 * given. The first amount on a street is a bet, later ones are raises. */
static const char *name_of_raise(const struct poker *betting, int32_t to)
{
    int player = betting->turn;

    if (to == betting->round[player] + betting->stack[player])
        return "all-in";
    return betting->raises ? "raise" : "bet";
}

/* Amounts are the total of the street, "raise 90" being to 90 and not by 90,
 * as in PHH and in most hand histories. */
void solve_write_action(const struct solver_view *view, int action,
                        char to[SOLVE_WORD_MAX])
{
    const struct poker_action *done = solver_view_action(view, action);
    const struct poker *betting = solver_view_betting(view);
    char chips[SOLVE_WORD_MAX];

    if (done->kind == POKER_RAISES) {
        solve_write_chips(done->to, chips);
        snprintf(to, SOLVE_WORD_MAX, "%s %.16s",
                 name_of_raise(betting, done->to), chips);
        return;
    }
    snprintf(to, SOLVE_WORD_MAX, "%s", done->kind == POKER_FOLDS ? "fold"
             : betting->raises ? "call" : "check");
}

/* Following */

/* "bet 30.0" is bet 30, and "bet 180" or "all-in" is all-in 180. */
static int is_name_of(const struct solver_view *view, int action,
                      const char *word)
{
    char name[SOLVE_WORD_MAX];
    const char *space = strchr(word, ' ');
    const char *amount = space ? space + 1 : "";
    const char *chips;
    uint64_t given, there;

    solve_write_action(view, action, name);
    if (text_same(name, word))
        return 1;
    chips = strchr(name, ' ');
    if (!chips)
        return 0;
    if (text_same(word, "all-in"))
        return strncmp(name, "all-in", 6) == 0;
    return (strncmp(word, "bet ", 4) == 0 || strncmp(word, "raise ", 6) == 0)
        && text_seconds(amount, &given) && text_seconds(chips + 1, &there)
        && given == there;
}

/* "check, bet 30 or all-in 180" */
static void list_choices(const struct solver_view *view, struct text *to)
{
    int actions = solver_view_node(view)->actions;

    for (int a = 0; a < actions; a++) {
        char name[SOLVE_WORD_MAX];

        solve_write_action(view, a, name);
        text_put(to, a == 0 ? "" : a + 1 < actions ? ", " : " or ");
        text_put(to, name);
    }
}

/* By the kind of the point: an action, a card or nothing at all can come next,
 * and the message says which of them. */
static const char *wrong_word(const struct solver_view *view,
                              const char *word)
{
    int kind = solver_view_node(view)->kind;
    char choices[CHOICES_MAX] = "nothing: the hand is over";
    struct text to;

    if (kind == SOLVER_DECIDES) {
        text_begin(&to, choices, sizeof choices);
        list_choices(view, &to);
    }
    return text_error("--line: '", word, "' cannot come here; there is ",
                      kind == SOLVER_DEALS ? "a card that is not dealt yet, "
                                             "such as Th" : choices,
                      (char *)0);
}

/* A word that looks like a card is one only where a card is due. */
static const char *follow_word(struct solver_view *view, const char *word)
{
    const char *at = word, *end = word + strlen(word);
    int card = poker_scan_card(&at, end);

    if (solver_view_node(view)->kind == SOLVER_DEALS)
        return card >= 0 && at == end && solver_view_deal(view, card)
             ? NULL : wrong_word(view, word);
    for (int a = 0; a < solver_view_node(view)->actions; a++)
        if (is_name_of(view, a, word))
            return solver_view_act(view, a) ? NULL : wrong_word(view, word);
    return wrong_word(view, word);
}

/* The next word of the line without the blanks around it. */
static const char *cut_word(const char *at, char to[SOLVE_WORD_MAX])
{
    size_t length;

    while (text_is_blank(*at))
        at++;
    length = strcspn(at, ",");
    for (size_t i = 0; i < length && i + 1 < SOLVE_WORD_MAX; i++) {
        to[i] = text_plain(at[i]);
        to[i + 1] = 0;
    }
    if (!length)
        to[0] = 0;
    for (size_t i = strlen(to); i > 0 && to[i - 1] == ' '; i--)
        to[i - 1] = 0;
    return at + length + (at[length] == ',');
}

/* The view is begun anew: a line always starts at the first decision of the
 * spot, whatever was looked at before. */
const char *solve_follow_line(struct solve *self)
{
    const char *at = self->line ? self->line : "";

    solver_view_begin(self->view, self->solver);
    while (*at) {
        char word[SOLVE_WORD_MAX];
        const char *error;

        at = cut_word(at, word);
        error = follow_word(self->view, word);
        if (error)
            return error;
    }
    return NULL;
}
