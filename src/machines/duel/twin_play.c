/* twin_play.c - a player of duel who knows the code, for the comparison.
 *
 * Chance finds a code once in thousands of tries and minds lose seldom; this
 * one is right about each letter as often as his bias has it. Few letters make
 * words that repeat them, which is where ways of judging differ.
 */
#include "games/mastermind/rules/mastermind.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/panel.h"
#include "machines/duel/twin_play.h"

enum { LETTERS = 7 };

static const struct duel *duel_played(const void *chip)
{
    return &((const struct duel_basys2 *)chip)->game;
}

static int shows_message(const void *chip)
{
    switch (duel_played(chip)->state) {
    case DUEL_SCORE:
    case DUEL_PLAYER_M:
    case DUEL_PLAYER_B:
    case DUEL_LIVES:
    case DUEL_REVEAL: return 1;
    default:          return 0;
    }
}

static pins enter_of(int player)
{
    return PIN(player == DUEL_A ? DUEL_BTN_A : DUEL_BTN_B);
}

static void set_letter(struct twin_act *act, unsigned letter)
{
    act->flips &= ~PINS(DUEL_SW_LETTER, 3);
    act->flips |= (pins)letter << DUEL_SW_LETTER;
}

/* From two letters to all of them, and now and then the dash, which is none. */
static unsigned any_letter(struct twin_bias *bias)
{
    unsigned most = 2 + twin_bias_style(bias, 0, 3) % (LETTERS - 1);

    return twin_bias_once_in(bias, 24) ? 0 : 1 + twin_bias_below(bias, most);
}

static unsigned likely_letter(const struct duel *game, struct twin_bias *bias)
{
    static const unsigned right[] = {1, 5, 8, 8};       /* of eight times */

    if (twin_bias_below(bias, 8) >= right[twin_bias_style(bias, 3, 2)])
        return any_letter(bias);
    return mastermind_peg(game->code, DUEL_PLACES, game->place);
}

/* A match, or a game for one; sometimes both press at once. */
static void start_match(struct twin_bias *bias, struct twin_act *act)
{
    int is_single = twin_bias_style(bias, 5, 2) == 0
                 || twin_bias_once_in(bias, 4);

    act->flips &= ~PIN(DUEL_SW_SINGLE);
    act->flips |= (pins)is_single << DUEL_SW_SINGLE;
    act->press = enter_of(is_single ? DUEL_A : (int)twin_bias_below(bias, 2));
    if (twin_bias_once_in(bias, 8))
        act->press = enter_of(DUEL_A) | enter_of(DUEL_B);
}

static void spell_letter(const struct duel *game, struct twin_bias *bias,
                         struct twin_act *act)
{
    int is_making = game->state == DUEL_MAKE;

    set_letter(act, is_making ? any_letter(bias) : likely_letter(game, bias));
    act->press = enter_of(is_making ? game->maker : !game->maker);
}

/* What nobody should do: the other's button, a reset in the middle of it, both
 * buttons, a wait. */
static int spoil_round(struct twin_bias *bias, struct twin_act *act)
{
    switch (twin_bias_below(bias, 128)) {
    case 0: act->press = PIN(DUEL_BTN_RESET); return 1;
    case 1: act->press = enter_of(DUEL_A); return 1;
    case 2: act->press = enter_of(DUEL_B); return 1;
    case 3: act->press = enter_of(DUEL_A) | enter_of(DUEL_B); return 1;
    case 4: act->wait_ms = 1200; return 1;
    case 5: act->flips ^= PIN(DUEL_SW_SINGLE); return 1;
    case 6: set_letter(act, twin_bias_below(bias, 8)); return 1;
    default: return 0;
    }
}

static void play_duel(const void *chip, struct twin_bias *bias,
                      struct twin_act *act)
{
    const struct duel *game = duel_played(chip);

    if (spoil_round(bias, act))
        return;
    switch (game->state) {
    case DUEL_START:    start_match(bias, act); break;
    case DUEL_MAKE:
    case DUEL_BREAK:    spell_letter(game, bias, act); break;
    case DUEL_FEEDBACK: act->press = enter_of(!game->maker); break;
    case DUEL_GAMEOVER:
        act->wait_ms = twin_bias_once_in(bias, 4) ? 1300 : 0;
        act->press = enter_of((int)twin_bias_below(bias, 2));
        break;
    default:            act->wait_ms = 100; break;
    }
}

const struct twin_player duel_player = {
    .usual_ticks = 60000000,
    .press_ms = 60,                     /* three clocks of the game */
    .is_busy = shows_message,
    .act = play_duel,
};
