/* twin_play.c - a player of pegs who knows the code, for the comparison.
 *
 * His bias decides in which turn he finds it, if ever: always losing makes the
 * largest totals, always finding the longest matches in the shortest time. He
 * looks at the history when he feels like it.
 */
#include "games/mastermind/rules/mastermind.h"
#include "machines/pegs/on_nexys3.h"
#include "machines/pegs/panel.h"
#include "machines/pegs/twin_play.h"

enum { COLOURS = 8,
       LONGEST_MS = 5500,               /* a little more than any message */
       WINNER_MS = 1200 };              /* and than the totals */

static const struct pegs *pegs_played(const void *chip)
{
    return &((const struct pegs_nexys3 *)chip)->game;
}

static int is_never_deaf(const void *chip)
{
    (void)chip;
    return 0;
}

static pins any_button(struct twin_bias *bias)
{
    return PIN(NEXYS3_BTN) << twin_bias_below(bias, NEXYS3_BUTTONS);
}

/* A message is pressed away by the first button or any other, or it is waited
 * for until time ends it. At the end of a match who has won comes second. */
static void answer_message(const struct pegs *game, struct twin_bias *bias,
                           struct twin_act *act)
{
    if (game->state == PEGS_OVER && twin_bias_once_in(bias, 3))
        act->wait_ms = WINNER_MS;
    else if (twin_bias_once_in(bias, 12))
        act->wait_ms = LONGEST_MS;
    else
        act->press = twin_bias_once_in(bias, 4) ? any_button(bias)
                                                : PIN(NEXYS3_BTNS);
}

static int shortest_way_is_up(unsigned from, unsigned to)
{
    return (to + COLOURS - from) % COLOURS <= COLOURS / 2;
}

/* One press towards a code; with it all done, the submit. */
static pins press_towards(const struct pegs *game, uint16_t code)
{
    for (int i = 0; i < PEGS_PLACES; i++) {
        int place = (game->place + i) % PEGS_PLACES;
        unsigned has = mastermind_peg(game->guess, PEGS_PLACES, place);
        unsigned wants = mastermind_peg(code, PEGS_PLACES, place);

        if (has != wants && i > 0)
            return PIN(i == PEGS_PLACES - 1 ? NEXYS3_BTNL : NEXYS3_BTNR);
        if (has != wants)
            return PIN(shortest_way_is_up(has, wants) ? NEXYS3_BTNU
                                                      : NEXYS3_BTND);
    }
    return PIN(NEXYS3_BTNS);
}

/* The turn in which he wants to find the code; none, if it is beyond all. */
static unsigned turn_of_truth(const struct pegs *game,
                              const struct twin_bias *bias)
{
    unsigned style = twin_bias_style(bias, 0, 3);

    if (style < 2)
        return PEGS_TRIES + 1;
    if (style < 4)
        return 1 + (game->games + twin_bias_style(bias, 3, 3)) % PEGS_TRIES;
    return 1 + twin_bias_style(bias, 3 + 3 * (game->player & 1), 3);
}

/* Until then a code that has much in common with the true one, or whatever
 * stands there. */
static void make_guess(const struct pegs *game, struct twin_bias *bias,
                       struct twin_act *act)
{
    unsigned hurry = twin_bias_style(bias, 9, 1) ? 8 : 3;

    if (game->turn >= turn_of_truth(game, bias) && game->has_code)
        act->press = press_towards(game, game->code);
    else if (twin_bias_below(bias, hurry) == 0)
        act->press = any_button(bias);
    else if (game->has_code && twin_bias_style(bias, 10, 2) == 0)
        act->press = press_towards(game, game->code
                                         ^ (uint16_t)(1u << game->turn / 2));
    else
        act->press = PIN(NEXYS3_BTNS);
}

/* Up and down, mostly to an end, and then back to the game. */
static void browse_history(struct twin_bias *bias, struct twin_act *act)
{
    int likes_up = twin_bias_style(bias, 12, 1) != 0;
    int is_up = likes_up != twin_bias_once_in(bias, 4);

    if (twin_bias_once_in(bias, 12))
        act->flips &= ~PIN(PEGS_SW_HISTORY);
    else
        act->press = twin_bias_once_in(bias, 8) ? any_button(bias)
                   : PIN(is_up ? NEXYS3_BTNU : NEXYS3_BTND);
}

static void play_pegs(const void *chip, struct twin_bias *bias,
                      struct twin_act *act)
{
    const struct pegs *game = pegs_played(chip);
    int is_history = (act->flips & PIN(PEGS_SW_HISTORY)) != 0;

    if (twin_bias_once_in(bias, 40))
        act->flips ^= PIN(PEGS_SW_HISTORY);
    else if (game->state != PEGS_PLAY)
        answer_message(game, bias, act);
    else if (is_history)
        browse_history(bias, act);
    else
        make_guess(game, bias, act);
    if (twin_bias_once_in(bias, 64))
        act->press |= any_button(bias);
}

const struct twin_player pegs_player = {
    .usual_ticks = 100000000,
    .press_ms = 41,
    .is_busy = is_never_deaf,
    .act = play_pegs,
};
