/* solve_json.c - prints a point of a solved spot as JSON: both players, every
 * hand, every action.
 *
 * The layout, for programs that read it; amounts are in chips, shares are from
 * 0 to 1, and names are those of --line:
 *
 *   {board, pot, stack, steps, memory (bytes), exploitability, ...,
 *    next, to_act (null unless somebody decides), pot_here,
 *    actions: [{action, frequency}],
 *    players: {oop: {ev, equity, hands: [...]}, ip: {...}}}
 *
 * A hand has strategy and action_ev, in the order of actions, only if its
 * player is to act.
 */
#include <stdio.h>
#include <string.h>

#include "games/holdem/commands/solve.h"

/* The solver counts in hundredths of a chip throughout, since poker.h has
 * whole numbers only. */
static double chips_of(double hundredths)
{
    return hundredths / SOLVE_CHIP;
}

static void print_cards(cards set)
{
    char names[CARDS_ALL * POKER_CARD_MAX];
    struct text to;

    text_begin(&to, names, sizeof names);
    poker_write_cards(set, &to);
    printf("\"%s\"", names);
}

/* The line as it was given; what JSON could not hold has been refused by
 * following it. */
static void print_line_words(const char *line)
{
    printf("  \"line\": \"");
    for (; line && *line; line++)
        putchar(text_plain(*line));
    printf("\",\n");
}

static const char *what_is_next(const struct solver_node *node)
{
    static const char *const names[] = {
        [SOLVER_DECIDES] = "action", [SOLVER_FOLDED] = "fold",
        [SOLVER_SHOWS] = "showdown", [SOLVER_DEALS] = "card",
        [SOLVER_RUNS_OUT] = "all-in",
    };

    return names[node->kind];
}

static void print_actions(const struct solver_view *view)
{
    const struct solver_node *node = solver_view_node(view);
    int actions = node->kind == SOLVER_DECIDES ? node->actions : 0;

    printf("  \"actions\": [");
    for (int a = 0; a < actions; a++) {
        char name[SOLVE_WORD_MAX];

        solve_write_action(view, a, name);
        printf("%s\n    {\"action\": \"%s\", \"frequency\": %.6f}",
               a ? "," : "", name,
               solver_view_mean(view, node->player, view->share[a]));
    }
    printf("%s],\n", actions ? "\n  " : "");
}

/* One number for each action, in the order in which print_actions lists them.
 * Rows are by action and then by hand, as the solver walks them. */
static void print_row_of(const struct solver_view *view, int i,
                         const char *name,
                         const float row[][SOLVER_ROW_MAX], double unit)
{
    int actions = solver_view_node(view)->actions;

    printf(", \"%s\": [", name);
    for (int a = 0; a < actions; a++)
        printf("%s%.6g", a ? ", " : "", (double)row[a][i] / unit);
    printf("]");
}

/* weight is what the range gave the hand at the beginning, reach what is left
 * of it after the line: the player may have played it otherwise. */
static void print_hand(const struct solve *self, int player, int hand)
{
    const struct solver_view *view = self->view;
    const struct solver_node *node = solver_view_node(view);
    const struct solver_hand *named =
        &solver_side_of(self->solver, player)->hand[hand];
    int i = solver_view_hand(view, player, hand);

    printf("        {\"hand\": ");
    print_cards(cards_of(named->card[0]) | cards_of(named->card[1]));
    printf(", \"weight\": %.6g, \"reach\": %.6g, \"ev\": %.6g, "
           "\"equity\": %.6g", (double)self->weight[player][named->name],
           (double)view->reach[player][i],
           chips_of((double)view->worth[player][i]),
           (double)view->equity[player][i]);
    if (node->kind == SOLVER_DECIDES && node->player == player) {
        print_row_of(view, i, "strategy", view->share, 1);
        print_row_of(view, i, "action_ev", view->action_worth, SOLVE_CHIP);
    }
    printf("}");
}

/* Hands that cannot be held here, because of a card, are left out. */
static void print_player(const struct solve *self, int player)
{
    const struct solver_view *view = self->view;
    int count = solver_side_of(self->solver, player)->count, told = 0;

    printf("    \"%s\": {\n      \"ev\": %.6f,\n      \"equity\": %.6f,\n"
           "      \"hands\": [\n", solve_players[player],
           chips_of(solver_view_mean(view, player, view->worth[player])),
           solver_view_mean(view, player, view->equity[player]));
    for (int hand = 0; hand < count; hand++) {
        int i = solver_view_hand(view, player, hand);

        if (view->meets[player][i] <= 0)
            continue;
        fputs(told++ ? ",\n" : "", stdout);
        print_hand(self, player, hand);
    }
    printf("\n      ]\n    }%s\n", player ? "" : ",");
}

/* Six significant digits, or six decimals, are more than any solution is
 * worth; they are there so that two outputs can be compared. */
void solve_print_json(const struct solve *self)
{
    const struct solver_node *node = solver_view_node(self->view);

    printf("{\n  \"board\": ");
    print_cards(self->board.set);
    printf(",\n  \"pot\": %.2f,\n  \"stack\": %.2f,\n  \"steps\": %d,\n"
           "  \"memory\": %.0f,\n  \"exploitability\": %.6g,\n"
           "  \"exploitability_of_pot\": %.6g,\n  \"interrupted\": %s,\n",
           chips_of((double)self->pot), chips_of((double)self->stack),
           solver_steps(self->solver), self->bytes,
           chips_of(self->exploitability),
           self->exploitability / (double)self->pot,
           self->is_interrupted ? "true" : "false");
    print_line_words(self->line);
    printf("  \"next\": \"%s\",\n  \"to_act\": %s%s%s,\n"
           "  \"pot_here\": %.2f,\n", what_is_next(node),
           node->kind == SOLVER_DECIDES ? "\"" : "",
           node->kind == SOLVER_DECIDES ? solve_players[node->player]
                                        : "null",
           node->kind == SOLVER_DECIDES ? "\"" : "",
           chips_of(solver_view_pot(self->view)));
    print_actions(self->view);
    printf("  \"players\": {\n");
    print_player(self, 0);
    print_player(self, 1);
    printf("  }\n}\n");
}
