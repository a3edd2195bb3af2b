/* solve_table.c - prints a point of a solved spot as a table, one line for
 * each kind of hands or for each hand.
 *
 * A table looks like this; a line of all hands comes first, and amounts are in
 * chips:
 *
 *             hands     check    bet 30        ev    equity
 *    all      42.00   61.20 %   38.80 %     31.10   51.83 %
 *    AA        3.00    2.10 %   97.90 %     88.04   93.37 %
 *
 * "hands" is how many come here, in combinations: one that is played this way
 * half the time counts a half.
 */
#include <stdio.h>
#include <string.h>

#include "games/holdem/commands/solve.h"

enum {
    COLUMN = 10, HAND_COLUMN = 5,
    SHARE_COLUMN = 8,                   /* "100.00 %" */
    KINDS_OF_HIGH = 2 * CARDS_RANKS,    /* with the same high card */
    KINDS = CARDS_RANKS * KINDS_OF_HIGH,
    NAME_MAX = 8,
};

static const double percent = 100;

/* Sums over the hands of a kind, each as likely as it is there. */
struct kind_sum {
    double combos, weight;
    double share[SOLVER_ACTIONS];
    double worth, equity;
};

/* Kinds in the order AA AKs AKo AQs ... KK KQs ...; a few numbers are not
 * used. high and low count from the ace down, so the numbers ascend in the
 * order of the table. A suited hand is one below the offsuit hand of the same
 * ranks. */
static int kind_of(const struct solver_hand *hand)
{
    int a = card_rank(hand->card[0]), b = card_rank(hand->card[1]);
    int high = CARDS_RANKS - 1 - (a > b ? a : b);
    int low = CARDS_RANKS - 1 - (a > b ? b : a);
    int is_suited = card_suit(hand->card[0]) == card_suit(hand->card[1]);

    if (a == b)
        return high * KINDS_OF_HIGH;
    return high * KINDS_OF_HIGH + 2 * (low - high) - is_suited;
}

/* The higher rank goes first, whichever card the hand names first. */
static void name_kind(const struct solver_hand *hand, char to[NAME_MAX])
{
    static const char ranks[] = "23456789TJQKA";
    int a = card_rank(hand->card[0]), b = card_rank(hand->card[1]);
    int is_suited = card_suit(hand->card[0]) == card_suit(hand->card[1]);

    snprintf(to, NAME_MAX, "%c%c%s", ranks[a > b ? a : b], ranks[a > b ? b : a],
             a == b ? "" : is_suited ? "s" : "o");
}

static void name_combo(const struct solver_hand *hand, char to[NAME_MAX])
{
    struct text text;

    text_begin(&text, to, NAME_MAX);
    poker_write_cards(cards_of(hand->card[0]) | cards_of(hand->card[1]),
                      &text);
}

/* The player whose hands are shown: who decides, else the first. */
static int player_of(const struct solver_view *view)
{
    const struct solver_node *node = solver_view_node(view);

    return node->kind == SOLVER_DECIDES ? node->player : 0;
}

static int actions_of(const struct solver_view *view)
{
    const struct solver_node *node = solver_view_node(view);

    return node->kind == SOLVER_DECIDES ? node->actions : 0;
}

/* Above the table */

static void print_spot(const struct solve *self)
{
    char pot[SOLVE_WORD_MAX], stack[SOLVE_WORD_MAX];
    char board[2 * POKER_BOARD_MAX + 1];
    struct text to;

    text_begin(&to, board, sizeof board);
    for (int i = 0; i < self->board.count; i++)
        poker_write_card(self->board.card[i], &to);
    solve_write_chips((double)self->pot, pot);
    solve_write_chips((double)self->stack, stack);
    printf("board %s, pot %s, stacks %s\n", board, pot, stack);
    printf("%d steps, within %.4f %% of the pot%s\n",
           solver_steps(self->solver),
           self->exploitability / (double)self->pot * percent,
           self->is_interrupted ? "; interrupted" : "");
}

static void print_point(const struct solve *self)
{
    const struct solver_view *view = self->view;
    const struct solver_node *node = solver_view_node(view);
    char pot[SOLVE_WORD_MAX];

    solve_write_chips(solver_view_pot(view), pot);
    printf("\n%s%s%s, pot %s\n", self->line ? self->line : "",
           self->line && *self->line ? ": " : "",
           node->kind == SOLVER_DECIDES ? node->player ? "ip to act"
                                                       : "oop to act"
           : node->kind == SOLVER_FOLDED ? "folded"
           : node->kind == SOLVER_SHOWS ? "showdown" : "cards come", pot);
}

/* Both players have an expectation at every point, also where nobody
 * decides. */
static void print_means(const struct solver_view *view)
{
    printf("%*s%*s%*s\n", HAND_COLUMN, "", COLUMN, "ev", COLUMN, "equity");
    for (int player = 0; player < POKER_PLAYERS; player++)
        printf("%-*s %*.2f%*.2f %%\n", HAND_COLUMN, solve_players[player],
               COLUMN - 1, solver_view_mean(view, player, view->worth[player])
                       / SOLVE_CHIP,
               COLUMN - 2, solver_view_mean(view, player,
                                            view->equity[player]) * percent);
}

/* The table */

/* As wide as its name or its numbers, and two spaces. */
static int column_of(const struct solver_view *view, int action,
                     char name[SOLVE_WORD_MAX])
{
    int width;

    solve_write_action(view, action, name);
    width = (int)strlen(name);
    return (width > SHARE_COLUMN ? width : SHARE_COLUMN) + 2;
}

static void print_head(const struct solver_view *view)
{
    char name[SOLVE_WORD_MAX];

    printf("\n%-*s%*s", HAND_COLUMN, "", COLUMN - 2, "hands");
    for (int a = 0; a < actions_of(view); a++) {
        int width = column_of(view, a, name);

        printf("%*s", width, name);
    }
    printf("%*s%*s\n", COLUMN, "ev", COLUMN, "equity");
}

/* A negative number that is written as zero is zero. */
static double without_sign_of_0(double number)
{
    return number < 0 && number > -0.005 ? 0 : number;
}

static void print_hands_row(const struct solver_view *view, const char *name,
                            const struct kind_sum *sum)
{
    char action[SOLVE_WORD_MAX];

    printf("%-*s%*.2f", HAND_COLUMN, name, COLUMN - 2, sum->combos);
    for (int a = 0; a < actions_of(view); a++)
        printf("%*.2f %%", column_of(view, a, action) - 2,
               sum->share[a] / sum->weight * percent);
    printf(" %*.2f%*.2f %%\n", COLUMN - 1,
           without_sign_of_0(sum->worth / sum->weight / SOLVE_CHIP),
           COLUMN - 2, sum->equity / sum->weight * percent);
}

/* A hand is as likely as it comes here and meets one of the other. */
static void add_to_kind(const struct solver_view *view, int player, int hand,
                        struct kind_sum *to)
{
    int i = solver_view_hand(view, player, hand);
    double weight = (double)view->reach[player][i] * view->meets[player][i];

    to->combos += (double)view->reach[player][i];
    to->weight += weight;
    for (int a = 0; a < actions_of(view); a++)
        to->share[a] += weight * (double)view->share[a][i];
    to->worth += weight * (double)view->worth[player][i];
    to->equity += weight * (double)view->equity[player][i];
}

/* Hands one below the other, by kind; -1 as kind: all of them together.
 * Returns how many lines. */
static int print_hands_of(const struct solve *self, int player, int kind)
{
    const struct solver_side *side = solver_side_of(self->solver, player);
    struct kind_sum sum = {0};
    char name[NAME_MAX] = "all";
    int lines = 0;

    for (int i = 0; i < side->count; i++) {
        struct kind_sum one = {0};

        if (kind >= 0 && kind_of(&side->hand[i]) != kind)
            continue;
        add_to_kind(self->view, player, i, &one);
        if (one.weight <= 0)
            continue;
        add_to_kind(self->view, player, i, &sum);
        if (kind >= 0 && !self->has_combos)
            name_kind(&side->hand[i], name);
        if (kind < 0 || !self->has_combos)
            continue;
        name_combo(&side->hand[i], name);
        print_hands_row(self->view, name, &one);
        lines++;
    }
    if (sum.weight > 0 && (kind < 0 || !self->has_combos)) {
        print_hands_row(self->view, name, &sum);
        lines++;
    }
    return lines;
}

/* Kinds are looked for one after the other, each time among all hands. There
 * are 1,326 of these at most, so an index would gain nothing that a reader of
 * the table could notice. */
void solve_print_table(const struct solve *self)
{
    int player = player_of(self->view);

    print_spot(self);
    print_point(self);
    print_means(self->view);
    print_head(self->view);
    if (!print_hands_of(self, player, -1))
        puts("no hand comes here");
    for (int kind = 0; kind < KINDS; kind++)
        print_hands_of(self, player, kind);
}
