/* twin_play.c - a player of checkers with both colours, for the comparison.
 *
 * Nearly every pair of squares is an error, so that chance never gets beyond
 * the opening. Here moves are mostly good ones: of all that are possible one is
 * taken by chance, and his bias has it that men run for the far row, that
 * pieces keep to the edges, or that both colours play for something rare.
 */
#include "machines/checkers/on_tinychip.h"
#include "machines/checkers/twin_aim.h"
#include "machines/checkers/twin_play.h"

enum { SIDE = 8, SQUARES = 32, MOVES_MAX = 128 };
enum { RUNS = 1, HUGS_EDGES = 2, OPENS = 6 };   /* styles: two are bits */

/* A square is row * 8 + column; of is the address in the memory. */
struct choice {
    uint8_t from, to;
    uint8_t is_jump;
};

struct choices {
    struct choice at[MOVES_MAX];
    unsigned count;
};

static const struct checkers_chip *checkers_played(const void *chip)
{
    return &((const struct checkers_tinychip *)chip)->game;
}

/* A move is carried out, or power has just come. */
static int carries_out(const void *chip)
{
    int state = checkers_played(chip)->slave.state;

    return state != CHECKERS_RDSOURCE && state != CHECKERS_RDDEST
        && state != CHECKERS_ERR;
}

static uint32_t address_bit(int square)
{
    return UINT32_C(1) << square / 2;
}

static int square_at(int row, int column)
{
    return row < 0 || row >= SIDE || column < 0 || column >= SIDE
         ? -1 : row * SIDE + column;
}

/* A step or jump from a square, so far up and right; nothing if that is none.
 */
static void add_way_out(const struct checkers_chip *game, int from, int up,
                       int right, struct choices *to)
{
    uint32_t all = game->red | game->black;
    uint32_t enemy = game->slave.turn ? game->red : game->black;
    int row = from / SIDE, column = from % SIDE;
    int next = square_at(row + up, column + right);
    int beyond = square_at(row + 2 * up, column + 2 * right);

    if (next >= 0 && !(all & address_bit(next)))
        to->at[to->count++] = (struct choice){(uint8_t)from, (uint8_t)next, 0};
    else if (next >= 0 && enemy & address_bit(next)
             && beyond >= 0 && !(all & address_bit(beyond)))
        to->at[to->count++] = (struct choice){(uint8_t)from, (uint8_t)beyond,
                                              1};
}

/* Men go forwards only. */
static void add_ways_from(const struct checkers_chip *game, int from,
                             struct choices *to)
{
    int forwards = game->slave.turn ? -1 : 1;

    for (int right = -1; right <= 1; right += 2) {
        add_way_out(game, from, forwards, right, to);
        if (game->kings & address_bit(from))
            add_way_out(game, from, -forwards, right, to);
    }
}

static void list_ways_out(const struct checkers_chip *game, int only_from,
                         struct choices *to)
{
    uint32_t own = game->slave.turn ? game->black : game->red;

    to->count = 0;
    for (int i = 0; i < SQUARES; i++) {
        int row = i / 4, from = row * SIDE + i % 4 * 2 + row % 2;

        if (own & address_bit(from) && (only_from < 0 || from == only_from)
            && to->count < MOVES_MAX - 4)
            add_ways_from(game, from, to);
    }
}

/* Edges: where a piece stands there and an enemy where a way over it would
 * lead, a mask that has lost one bit shows. Kings get everywhere, so that they
 * walk there, and enemies to where they would be seen. */

/* One after the other, each for some moves; none before there is a king. */
static void choose_edge(const struct checkers_chip *game,
                        struct twin_bias *bias)
{
    uint32_t kings = game->kings & (game->red | game->black);
    unsigned colour = twin_bias_below(bias, 2);

    if (bias->goal && kings && !twin_bias_once_in(bias, 40))
        return;
    if (!(kings & (colour ? game->black : game->red)))
        colour ^= 1;
    bias->goal = kings ? 1 + (colour << 5 | 1 << 4 | twin_bias_below(bias, 16))
                       : 0;
}

/* Twice how near it is; far away or at no goal it does not matter. */
static unsigned nearness(int square, int goal)
{
    int rows = square / SIDE - goal / SIDE, columns = square % SIDE
                                                    - goal % SIDE;
    int far = rows * rows > columns * columns ? rows : columns;

    return (unsigned)(2 * (SIDE - (far < 0 ? -far : far)));
}

static unsigned liking_of_edge(const struct checkers_chip *game,
                               const struct choice *move,
                               const struct twin_bias *bias)
{
    int at, beyond, is_own;

    if (!bias->goal || twin_bias_style(bias, 14, 1))
        return 0;
    is_own = (int)(bias->goal - 1) >> 5 == game->slave.turn;
    if (is_own && !(game->kings & address_bit(move->from)))
        return 0;
    checkers_edge(bias->goal - 1, &at, &beyond);
    at = is_own ? at : beyond;
    if (at < 0 || move->from == at)
        return 0;
    return 8 + nearness(move->to, at);
}

/* How far a piece has come, and would come. */
static unsigned rows_gone(int turn, int square)
{
    return (unsigned)(turn ? SIDE - 1 - square / SIDE : square / SIDE);
}

/* What a bias likes about a move; the one that is liked most is made. Who opens
 * his home row early lets the other one have a king. */
static unsigned liking(const struct checkers_chip *game,
                       const struct choice *move, struct twin_bias *bias)
{
    int column = move->to % SIDE, turn = game->slave.turn;
    int is_man = !(game->kings & address_bit(move->from));
    unsigned like = twin_bias_below(bias, 12);
    unsigned style = twin_bias_style(bias, 3 * turn, 3);

    if (move->is_jump && (game->is_full || style != OPENS))
        like += 32;
    if (style & RUNS && is_man)
        like += rows_gone(turn, move->to) * 3;
    if (style & HUGS_EDGES && (column == 0 || column == SIDE - 1))
        like += 8;
    like += liking_of_edge(game, move, bias);
    if (style >= OPENS && is_man)
        like += 20 - 4 * rows_gone(turn, move->from);
    return is_man ? like : like + 4;
}

static const struct choice *pick_liked_move(const struct checkers_chip *game,
                                        const struct choices *all,
                                        struct twin_bias *bias)
{
    const struct choice *best = all->at;
    unsigned most = 0;

    for (unsigned i = 0; i < all->count; i++) {
        unsigned like = liking(game, &all->at[i], bias);

        if (like >= most)
            best = &all->at[i];
        most = like > most ? like : most;
    }
    return best;
}

static void dial_square(struct twin_act *act, unsigned square)
{
    act->flips &= ~(PINS(TINYCHIP_ROW, 3) | PINS(TINYCHIP_COL, 3));
    act->flips |= (pins)(square / SIDE) << TINYCHIP_ROW
                | (pins)(square % SIDE) << TINYCHIP_COL;
    act->press = PIN(TINYCHIP_ENTER);
}

/* Once there are kings. */
static unsigned next_aim(struct twin_bias *bias)
{
    switch (twin_bias_style(bias, 11, 2)) {
    case 0:  return twin_bias_below(bias, CHECKERS_AIMS);
    case 1:  return CHECKERS_AIM_KING_TAKES;
    default: return CHECKERS_AIM_EDGE + bias->goal - 1;
    }
}

/* With some biases both colours play together for something rare, first for
 * kings, and go on with something else once it is there. */
static int aim_together(const struct checkers_chip *game,
                        struct twin_bias *bias, struct twin_act *act)
{
    int is_held = game->slave.state == CHECKERS_RDDEST;
    unsigned aim = twin_bias_style(bias, 8, 3) % CHECKERS_AIMS, from, to;

    if (twin_bias_style(bias, 6, 2) || twin_bias_once_in(bias, 16))
        return 0;
    if (game->kings & (game->red | game->black))
        aim = next_aim(bias);
    if (!checkers_aim(game, aim, &bias->rng, &from, &to))
        return 0;
    dial_square(act, is_held ? to : from);
    return 1;
}

/* Nothing can be moved where a game is over: then a new one begins, though who
 * has lost may try any square before. */
static void end_game(int is_held, struct twin_bias *bias, struct twin_act *act)
{
    if (twin_bias_once_in(bias, 2))
        dial_square(act, twin_bias_below(bias, SIDE * SIDE));
    else
        act->press = PIN(is_held ? TINYCHIP_CLEAR : TINYCHIP_RESET);
}

static void go_on_moving(const struct checkers_chip *game,
                      struct twin_bias *bias, struct twin_act *act)
{
    int is_held = game->slave.state == CHECKERS_RDDEST;
    const struct choice *move;
    struct choices all;

    list_ways_out(game, is_held ? game->slave.src : -1, &all);
    if (all.count == 0) {
        end_game(is_held, bias, act);
        return;
    }
    move = pick_liked_move(game, &all, bias);
    dial_square(act, is_held ? move->to : move->from);
}

/* Any square, clear, reset, darkness. */
static int blunder_at_board(struct twin_bias *bias, struct twin_act *act)
{
    switch (twin_bias_below(bias, 256)) {
    case 0: act->press = PIN(TINYCHIP_RESET); return 1;
    case 1:
    case 2: act->press = PIN(TINYCHIP_CLEAR); return 1;
    case 3:
    case 4:
    case 5: dial_square(act, twin_bias_below(bias, SIDE * SIDE)); return 1;
    case 6: act->flips ^= PIN(TINYCHIP_DARK); return 1;
    case 7: act->wait_ms = 1000; return 1;
    case 8: act->press = PINS(TINYCHIP_BUTTON, 2); return 1;
    default: return 0;
    }
}

static void play_checkers(const void *chip, struct twin_bias *bias,
                          struct twin_act *act)
{
    const struct checkers_chip *game = checkers_played(chip);

    choose_edge(game, bias);
    if (blunder_at_board(bias, act))
        return;
    if (game->slave.is_jumping && twin_bias_once_in(bias, 3))
        act->slip = PIN(twin_bias_once_in(bias, 4) ? TINYCHIP_RESET
                                                   : TINYCHIP_CLEAR);
    if (game->slave.state == CHECKERS_ERR)
        act->press = PIN(twin_bias_once_in(bias, 3) ? TINYCHIP_CLEAR
                                                    : TINYCHIP_ENTER);
    else if (!aim_together(game, bias, act))
        go_on_moving(game, bias, act);
}

const struct twin_player checkers_player = {
    .usual_ticks = 30000000,
    .quick_hz = 250,                    /* presses last 16 times less ticks */
    .quick_ticks = 20000000,
    .press_ms = 41,
    .is_busy = carries_out,
    .act = play_checkers,
};
