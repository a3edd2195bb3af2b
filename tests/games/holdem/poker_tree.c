/* poker_tree.c - a second witness for the betting: all of it, counted. */
#include "games/holdem/poker_tree.h"

#include "base/bits.h"

struct game {
    struct poker_tree *tree;
    const struct poker_rules *rules;
    int button;
    const int32_t *purse;       /* the most that each can put in */
};

struct spot {
    int street, player;
    int speakers;               /* to speak until the round is over */
    int raises;                 /* made already */
    int32_t in[2];              /* put in since the hand began */
    int32_t base;               /* put in by each before this round */
    int32_t step;               /* the least raise by */
    uint64_t line;
};

static void ask(const struct game *game, struct spot spot);

uint64_t poker_tree_add(uint64_t line, const struct poker_action *action)
{
    uint64_t to = action->kind == POKER_RAISES ? (uint64_t)action->to : 0;

    return bits_mix(line * 31 + action->kind + 4 * to);
}

uint64_t poker_tree_end(uint64_t line, enum poker_end end, int32_t stake)
{
    return bits_mix(bits_mix(line ^ (uint64_t)end) + (uint64_t)stake);
}

static int32_t least(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static void finish(const struct game *game, const struct spot *spot,
                   enum poker_end end)
{
    game->tree->sum += poker_tree_end(spot->line, end,
                                      least(spot->in[0], spot->in[1]));
    if (end == POKER_FOLDED)
        game->tree->folds++;
    else
        game->tree->showdowns++;
}

static struct spot after(const struct spot *spot, enum poker_kind kind,
                         int32_t in)
{
    struct spot next = *spot;
    struct poker_action action = {(uint8_t)kind, in - spot->base};

    next.line = poker_tree_add(spot->line, &action);
    next.in[spot->player] = in;
    next.player = 1 - spot->player;
    next.speakers--;
    return next;
}

static void open_round(const struct game *game, struct spot spot)
{
    const struct poker_rules *rules = game->rules;

    if (spot.street == rules->streets) {
        finish(game, &spot, POKER_SHOWDOWN);
        return;
    }
    spot.player = rules->is_machine ? 0
                : spot.street == 0 ? game->button : 1 - game->button;
    spot.speakers = 2;
    spot.step = rules->bet[spot.street];
    ask(game, spot);
}

static void call(const struct game *game, const struct spot *spot)
{
    int32_t in = least(spot->in[1 - spot->player],
                       game->purse[spot->player]);
    struct spot next = after(spot, POKER_CALLS, in);

    if (next.speakers > 0) {
        ask(game, next);
        return;
    }
    if (next.street + 1 < game->rules->streets && in < game->purse[0]
        && in < game->purse[1])
        game->tree->rounds_over[next.street]++;
    next.street++;
    next.raises = 0;
    next.base = in;
    open_round(game, next);
}

static void raise_to(const struct game *game, const struct spot *spot,
                     int32_t in)
{
    struct spot next = after(spot, POKER_RAISES, in);
    int32_t by = in - spot->in[next.player];

    next.speakers = 1;
    next.raises++;
    if (by > next.step && !game->rules->is_machine)
        next.step = by;
    ask(game, next);
}

static void raise_no_limit(const struct game *game, const struct spot *spot)
{
    int32_t purse = game->purse[spot->player];
    int32_t from = spot->in[1 - spot->player] + spot->step;

    if (from >= purse)
        raise_to(game, spot, purse);            /* all he has, or nothing */
    for (int32_t in = from; in <= purse && from < purse; in++)
        raise_to(game, spot, in);
}

static void raise_fixed(const struct game *game, const struct spot *spot)
{
    int32_t size = game->rules->bet[spot->street];

    raise_to(game, spot, least(spot->in[1 - spot->player] + size,
                               game->purse[spot->player]));
}

/* Only who has chips is asked, and only if there is something to pay or
 * somebody to play against. */
static void ask(const struct game *game, struct spot spot)
{
    int32_t own = spot.in[spot.player], other = spot.in[1 - spot.player];
    int32_t purse = game->purse[spot.player];
    int is_other_out = other == game->purse[1 - spot.player];
    int raises_max = game->rules->raises_max;
    struct spot folded;

    if (own == purse || (is_other_out && other <= own)) {
        finish(game, &spot, POKER_SHOWDOWN);
        return;
    }
    game->tree->decisions[spot.street]++;
    folded = after(&spot, POKER_FOLDS, own);
    finish(game, &folded, POKER_FOLDED);
    call(game, &spot);
    if (is_other_out || purse <= other
        || (raises_max > 0 && spot.raises >= raises_max))
        return;
    if (game->rules->limit == POKER_NO_LIMIT)
        raise_no_limit(game, &spot);
    else
        raise_fixed(game, &spot);
}

void poker_tree_count(struct poker_tree *tree,
                      const struct poker_rules *rules, int button,
                      const int32_t stack[POKER_PLAYERS])
{
    struct game game = {tree, rules, button, stack};
    struct spot spot = {.base = rules->ante, .raises = rules->blind[1] > 0};

    *tree = (struct poker_tree){0};
    for (int player = 0; player < POKER_PLAYERS; player++) {
        int32_t forced = rules->ante + rules->blind[player != button];

        spot.in[player] = least(forced, stack[player]);
    }
    open_round(&game, spot);
}
