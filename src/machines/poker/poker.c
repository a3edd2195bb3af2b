/* poker.c - two-player poker: ten phases, one press for each.
 *
 *                 +-------+=== value[15:0]    for the digits
 *       valid  ---|       |=== led[3:0]       who has won
 *      toggle  ---|       |=== eyes[1:0]      whose cards are to be seen
 *        sent  ---| poker |=== word[23:0]     a line for the terminal
 *    sw[15:0]  ===|       |--- send
 *         clk  ---|>      |--- clear
 *                 +-------+--- busy
 *
 * Each press of valid runs the phase that the register phase (rndStart)
 * stands at, and sends a line (M2-009, M2-038). Dealing, judging and paying
 * take their clocks one step at a time; while they do, and until the line is
 * out, the chip is busy and valid is not heard. Toggle and the digits always
 * work.
 *
 * While nothing happens a clock only stirs the cards and looks at the
 * switches: what the outputs carry is drawn when something has happened.
 *
 * Chips are never made or lost: both wallets and the pot always add up to
 * twice the option chips, except that a pot that was paid stays on display
 * (paid) until the next hand. lines.c has what is written on the terminal.
 */
#include "machines/poker/poker.h"

#include <string.h>

#include "base/words.h"
#include "machines/poker/lines.h"

/* The switches of a bet, at the position of the value's pins. */
enum { BET_MASK = 0x7fff, ITEMS = 4, BOTH_ACTED = 3 };

static const struct pin_def inputs[] = {
    {"valid", POKER_VALID, 1, ACTIVE_HIGH},
    {"toggle", POKER_TOGGLE, 1, ACTIVE_HIGH},
    {"sent", POKER_SENT, 1, ACTIVE_HIGH},
    {"sw", POKER_SW, 16, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"value", POKER_VALUE, 16, ACTIVE_HIGH},
    {"led", POKER_LED, 4, ACTIVE_HIGH},
    {"eyes", POKER_EYES, 2, ACTIVE_HIGH},
    {"word", POKER_WORD, 24, ACTIVE_HIGH},
    {"send", POKER_SEND, 1, ACTIVE_HIGH},
    {"clear", POKER_CLEAR, 1, ACTIVE_HIGH},
    {"busy", POKER_BUSY, 1, ACTIVE_HIGH},
    {0},
};

const struct option_def poker_options[] = {
    [POKER_DEAL] = {"deal", "fair hash lesson", .standard = POKER_DEAL_FAIR,
        .help = WORDS("how cards are drawn; hash: as printed; lesson: "
                      "sixteen known hands; or the cards"),
        .form = &poker_given_form},
    [POKER_COMMUNITY] = {"cards", "3 5",
        .help = WORDS("community cards; 5: four rounds of betting")},
    [POKER_CHIPS] = {"chips", NULL, 1, 4999, 100,
        .help = WORDS("in each wallet at the start")},
    [POKER_ANTE] = {"ante", NULL, 1, 999, 5,
        .help = WORDS("the forced bet of each hand")},
    [POKER_CALLING] = {"calls", "close literal",
        .help = WORDS("a call ends the betting, or player 2 is asked")},
    [POKER_SCREEN] = {"clear", "newlines ansi",
        .help = WORDS("how the terminal is cleared")},
    [POKER_SHOWING] = {"showdown", "names cards",
        .help = WORDS("what it shows: who has won; cards: both hands too")},
    {0},
};

/* Phases 0 to 4: nobody is on turn (M2-073) */

static int has_empty_wallet(const struct poker_chip *self)
{
    return self->wallet[0] == 0 || self->wallet[1] == 0;
}

/* M2-072. A match ends with all the money in one wallet, and the next begins
 * as the first did (erratum 9). */
static void begin_deal(struct poker_chip *self)
{
    if (has_empty_wallet(self))
        self->wallet[0] = self->wallet[1] = self->chips;
    self->phase = POKER_PHASE_BOARD;
    self->pot = self->paid = 0;
    self->score[0] = self->score[1] = POKER_NOT_MET;
    self->winner = POKER_NOBODY;
    self->player = POKER_NOBODY;
    self->cards_dealt = self->street = self->acted = 0;
    self->hands++;
    self->step = POKER_STEP_DEAL;
}

/* Phases 0 to 3: whatever is next, open or for one player's eyes. */
static void show_cards(struct poker_chip *self)
{
    self->player = POKER_NOBODY;
    if (self->phase == POKER_PHASE_HAND1)
        poker_lines_send_hand(self, 0);
    else if (self->phase == POKER_PHASE_HAND2)
        poker_lines_send_hand(self, 1);
    else
        poker_lines_send_board(self);
    self->phase++;
}

/* A player with less than the forced bet puts in what he has. */
static void force_bet(struct poker_chip *self, int player)
{
    uint16_t bet = self->wallet[player] < self->ante ? self->wallet[player]
                                                     : self->ante;

    self->wallet[player] = (uint16_t)(self->wallet[player] - bet);
    self->total[player] = bet;          /* assigned, not added (erratum 11) */
    self->pot = (uint16_t)(self->pot + bet);
}

static void take_forced_bets(struct poker_chip *self)
{
    self->player = POKER_NOBODY;
    force_bet(self, 0);
    force_bet(self, 1);
    self->phase = POKER_PHASE_TURN1;
    poker_lines_send_blank(self);
}

/* Phases 5 to 8: bets */

/* From here on the digits follow the switches; a fold counts once its switch
 * has been off. */
static void ask_player(struct poker_chip *self, int player)
{
    self->player = (int8_t)player;
    self->is_live = 1;
    self->fold_armed = 0;
    self->phase++;
    poker_lines_send_name(self, player);
}

/* As an index; called only while somebody is on turn. */
static int on_turn(const struct poker_chip *self)
{
    return self->player == 1;
}

/* A fold switch left on from an earlier turn does not fold (erratum 17). */
static void accept_answer(struct poker_chip *self, pins in)
{
    self->is_live = 0;
    self->bet = (uint16_t)pins_get(in, POKER_SW, 15);
    self->step = POKER_STEP_TAKE;
    if ((in & PIN(POKER_FOLD)) && self->fold_armed) {
        self->winner = (int8_t)!on_turn(self);
        self->step = POKER_STEP_PAY;
    }
}

/* The line of the turn is still in the word, and is sent once more. */
static void repeat_line_and_go(struct poker_chip *self, enum poker_phase phase)
{
    self->phase = (uint8_t)phase;
    poker_lines_send(self, self->word);
}

static void ask_again(struct poker_chip *self)
{
    repeat_line_and_go(self, on_turn(self) ? POKER_PHASE_TURN2
                                           : POKER_PHASE_TURN1);
}

/* A bet above the wallet is refused, and nothing changes (M2-079, M2-080). */
static void take_bet(struct poker_chip *self)
{
    int player = on_turn(self);

    if (self->bet > self->wallet[player]) {
        ask_again(self);                                /* M2-079 */
        return;
    }
    self->wallet[player] = (uint16_t)(self->wallet[player] - self->bet);
    self->total[player] = (uint16_t)(self->total[player] + self->bet);
    self->pot = (uint16_t)(self->pot + self->bet);
    self->acted = (uint8_t)(self->acted | 1u << player);
    self->step = POKER_STEP_CLOSE;
}

/* A player who has put in his last chip has called, and nobody can bet against
 * an empty wallet (erratum 8). With calls=literal player 2 has the last word.
 */
static int is_betting_closed(const struct poker_chip *self)
{
    int player = on_turn(self), other = !player;

    if (self->total[player] < self->total[other])
        return self->wallet[player] == 0;
    if (self->total[player] > self->total[other])
        return self->wallet[other] == 0;
    if (has_empty_wallet(self))
        return 1;
    return self->acted == BOTH_ACTED && (player == 1 || !self->is_literal);
}

/* After a bet: the betting is over, or it was too little and the same player
 * is asked again, or the other one has to match it. */
static void close_or_pass_on(struct poker_chip *self)
{
    int player = on_turn(self);

    if (is_betting_closed(self))
        self->step = POKER_STEP_RETURN;
    else if (self->total[player] < self->total[!player])
        ask_again(self);                                /* M2-081 */
    else
        repeat_line_and_go(self, player ? POKER_PHASE_TURN1
                                        : POKER_PHASE_TURN2);
}

/* Three community cards have one round of betting, five have four. */
static enum poker_phase after_betting(const struct poker_chip *self)
{
    int is_last = self->community == 3 || self->street == POKER_LAST_STREET;

    return is_last ? POKER_PHASE_SHOWDOWN : POKER_PHASE_STREET;
}

/* What was not matched is returned before anything is paid, so that the pot of
 * a showdown is even (errata 7, 8). */
static void return_rest(struct poker_chip *self)
{
    int more = self->total[1] > self->total[0];
    unsigned rest = (unsigned)(self->total[more] - self->total[!more]);

    self->wallet[more] = (uint16_t)(self->wallet[more] + rest);
    self->total[more] = (uint16_t)(self->total[more] - rest);
    self->pot = (uint16_t)(self->pot - rest);
    repeat_line_and_go(self, after_betting(self));
}

/* Phase 11: the next community card or three, and a new round if both have
 * something to bet. */
static void open_next_street(struct poker_chip *self)
{
    self->player = POKER_NOBODY;
    self->acted = 0;
    self->street++;
    self->phase = POKER_PHASE_TURN1;
    if (has_empty_wallet(self))
        self->phase = (uint8_t)after_betting(self);
    poker_lines_send_street(self);
}

/* Phase 9: the winner */

/* One judge for both, one after the other: the chip gives it cards as it asks
 * for them. */
static void start_judge(struct poker_chip *self, int player)
{
    pins cards = POKER_HAND_CARDS + self->community;

    self->judged = (uint8_t)player;
    self->step = POKER_STEP_JUDGE;
    poker_judge_tick(&self->judge, PIN(POKER_JUDGE_START)
                                   | cards << POKER_JUDGE_CARDS);
}

/* The player's own two first, then the community cards. */
static uint8_t card_wanted(const struct poker_chip *self)
{
    unsigned wanted = (unsigned)pins_get(poker_judge_show(&self->judge),
                                         POKER_JUDGE_WANTS, 3);

    if (wanted < POKER_HAND_CARDS)
        return self->card[self->judged * POKER_HAND_CARDS + wanted];
    return self->card[POKER_HAND_CARDS + wanted];
}

/* A clock of the judge for each of the chip's, until it is done. */
static void run_judge(struct poker_chip *self)
{
    pins seen = poker_judge_show(&self->judge);

    if (!(seen & PIN(POKER_JUDGE_DONE))) {
        poker_judge_tick(&self->judge,
                         (pins)card_wanted(self) << POKER_JUDGE_CARD);
        return;
    }
    self->value[self->judged] = (uint32_t)pins_get(seen, POKER_JUDGE_VALUE,
                                                   24);
    if (self->judged == 0)
        start_judge(self, 1);
    else
        self->step = POKER_STEP_COMPARE;
}

/* The better category decides; the player without it has not met it (M2-089,
 * M2-090). */
static uint8_t document_score(const struct poker_chip *self, int player)
{
    uint32_t own = self->value[player], other = self->value[!player];

    if (own >> POKER_JUDGE_CATEGORY < other >> POKER_JUDGE_CATEGORY)
        return POKER_NOT_MET;
    return own >> POKER_JUDGE_FIRST & 15;
}

/* Kickers are part of a value, so that equal values are a true tie. */
static void compare_values(struct poker_chip *self)
{
    self->score[0] = document_score(self, 0);
    self->score[1] = document_score(self, 1);
    if (self->value[0] == self->value[1])
        self->winner = POKER_TIE;
    else
        self->winner = (int8_t)(self->value[1] > self->value[0]);
    self->step = POKER_STEP_PAY;
}

/* Player 1 gets the odd chip of a tie. The pot stays on display until the next
 * press (erratum 26). Nobody sees the cards of one who has made the other
 * fold. */
static void pay_out_pot(struct poker_chip *self)
{
    unsigned half = self->pot >> 1;
    unsigned to_first = self->winner == POKER_TIE ? self->pot - half
                      : self->winner == 0 ? self->pot : 0;
    int is_showdown = self->phase == POKER_PHASE_SHOWDOWN;

    self->wallet[0] = (uint16_t)(self->wallet[0] + to_first);
    self->wallet[1] = (uint16_t)(self->wallet[1] + self->pot - to_first);
    self->paid = 1;
    self->phase = POKER_PHASE_OVER;
    poker_lines_send_result(self);
    if (is_showdown && self->is_shown)
        poker_lines_add_hands(self);
}

/* What a press does at once */

static int begins_hand(const struct poker_chip *self)
{
    return self->phase == POKER_PHASE_BOARD
        || self->phase == POKER_PHASE_OVER;
}

static void begin_phase(struct poker_chip *self, pins in)
{
    self->item = 0;                                     /* M2-043 */
    switch (self->phase) {
    case POKER_PHASE_HAND1:
    case POKER_PHASE_BOARD_AGAIN:
    case POKER_PHASE_HAND2:    show_cards(self); break;
    case POKER_PHASE_FORCED:   take_forced_bets(self); break;
    case POKER_PHASE_TURN1:    ask_player(self, 0); break;
    case POKER_PHASE_TURN2:    ask_player(self, 1); break;
    case POKER_PHASE_BET1:
    case POKER_PHASE_BET2:     accept_answer(self, in); break;
    case POKER_PHASE_SHOWDOWN: start_judge(self, 0); break;
    case POKER_PHASE_STREET:   open_next_street(self); break;
    default:                   begin_deal(self); break;
    }
}

/* Steps of more than one clock */

static int wanted_cards(const struct poker_chip *self)
{
    return 2 * POKER_HAND_CARDS + self->community;
}

/* The dealer gives a card at a time, in the order of M2-057. */
static void take_dealt_card(struct poker_chip *self, pins dealt)
{
    if (dealt & PIN(POKER_DEAL_DRAWN))
        self->card[self->cards_dealt++] =
            (uint8_t)pins_get(dealt, POKER_DEAL_CARD, 6);
    if (self->cards_dealt == wanted_cards(self))
        self->step = POKER_STEP_OPEN;
}

/* A cleared line has scrolled the cards of both away (M2-007). */
static void finish_line(struct poker_chip *self)
{
    if (self->clears)
        self->eyes = 0;
    if (self->second != POKER_LINES_BLANK)
        poker_lines_send_next(self);
    else
        self->step = POKER_STEP_IDLE;
}

/* One clock of a press that is under way; the last step waits for the line. */
static void continue_press(struct poker_chip *self, pins in, pins dealt)
{
    switch (self->step) {
    case POKER_STEP_DEAL:    take_dealt_card(self, dealt); break;
    case POKER_STEP_OPEN:    show_cards(self); break;
    case POKER_STEP_TAKE:    take_bet(self); break;
    case POKER_STEP_CLOSE:   close_or_pass_on(self); break;
    case POKER_STEP_RETURN:  return_rest(self); break;
    case POKER_STEP_JUDGE:   run_judge(self); break;
    case POKER_STEP_COMPARE: compare_values(self); break;
    case POKER_STEP_PAY:     pay_out_pot(self); break;
    case POKER_STEP_SEND:    self->step = POKER_STEP_WAIT; break;
    default:
        if (in & PIN(POKER_SENT))
            finish_line(self);
        break;
    }
}

/* Outputs */

static uint16_t number_on_digits(const struct poker_chip *self)
{
    switch (self->item) {                               /* M2-044..M2-047 */
    case 0:
        return self->player == POKER_NOBODY ? 0
             : self->wallet[self->player];
    case 1:  return self->total[0];
    case 2:  return self->total[1];
    default: return self->pot;
    }
}

static pins winner_leds(const struct poker_chip *self)
{
    switch (self->winner) {                             /* M2-018 */
    case 0:         return 1;
    case 1:         return 2;
    case POKER_TIE: return 3;
    default:        return 0;
    }
}

/* The bet on the switches is added for the player on turn, and only until it
 * is judged (erratum 12). */
static int shows_bet(const struct poker_chip *self)
{
    return self->is_live && self->item == self->player + 1;
}

/* All that does not depend on the switches. */
static void compose_outputs(struct poker_chip *self)
{
    pins out = (pins)number_on_digits(self) << POKER_VALUE
        | winner_leds(self) << POKER_LED
        | (pins)self->eyes << POKER_EYES
        | (pins)self->word << POKER_WORD;

    if (self->step == POKER_STEP_SEND)
        out |= PIN(POKER_SEND)
            | (self->clears ? PIN(POKER_CLEAR) : 0);
    if (self->step != POKER_STEP_IDLE)
        out |= PIN(POKER_BUSY);
    self->steady = out;
    self->live = shows_bet(self) ? BET_MASK : 0;
}

pins poker_chip_show(const struct poker_chip *self)
{
    return self->out;
}

/* Clocks */

/* While the chip is busy a press is lost (POKER_BUSY). */
static int is_pressed(const struct poker_chip *self, pins in)
{
    return self->step == POKER_STEP_IDLE && (in & PIN(POKER_VALID));
}

/* The dealer answers a clock later. A card that it gives on this clock is not
 * yet in cards_dealt, and no more than wanted may be drawn: each draw changes
 * the hash for good (M2-052). */
static pins dealer_wires(const struct poker_chip *self, pins in, pins dealt)
{
    int here = self->cards_dealt
        + (int)pins_get(dealt, POKER_DEAL_DRAWN, 1);

    if (is_pressed(self, in) && begins_hand(self))
        return PIN(POKER_DEAL_SHUFFLE);
    if (self->step == POKER_STEP_DEAL && here < wanted_cards(self))
        return PIN(POKER_DEAL_DRAW);
    return 0;
}

static void clock_game(struct poker_chip *self, pins in)
{
    pins dealt = poker_deal_show(&self->dealer);

    poker_deal_tick(&self->dealer, dealer_wires(self, in, dealt));
    if (in & PIN(POKER_TOGGLE))
        self->item = (uint8_t)((self->item + 1) % ITEMS);
    if (is_pressed(self, in))
        begin_phase(self, in);
    else if (self->step != POKER_STEP_IDLE)
        continue_press(self, in, dealt);
    compose_outputs(self);
}

/* Nearly all clocks: no button, and idle or waiting for the line. */
static int has_nothing_to_do(const struct poker_chip *self, pins in)
{
    if (in & (PIN(POKER_VALID) | PIN(POKER_TOGGLE)))
        return 0;
    return self->step == POKER_STEP_IDLE
        || (self->step == POKER_STEP_WAIT && !(in & PIN(POKER_SENT)));
}

pins poker_chip_tick(struct poker_chip *self, pins in)
{
    if (has_nothing_to_do(self, in))
        poker_deal_rest(&self->dealer);
    else
        clock_game(self, in);
    if (!(in & PIN(POKER_FOLD)))
        self->fold_armed = 1;
    self->out = self->steady + (in >> POKER_SW & self->live);
    return self->out;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    struct poker_chip *self = chip;

    memset(self, 0, sizeof *self);
    self->chips = (uint16_t)setup->option[POKER_CHIPS];
    self->ante = (uint16_t)setup->option[POKER_ANTE];
    self->community = setup->option[POKER_COMMUNITY] ? 5 : 3;
    self->is_literal = setup->option[POKER_CALLING] != 0;
    self->is_shown = setup->option[POKER_SHOWING] != 0;
    poker_deal_reset(&self->dealer, setup->seed, setup->option[POKER_DEAL]);
    poker_judge.reset(&self->judge, setup);
    self->wallet[0] = self->wallet[1] = self->chips;
    self->score[0] = self->score[1] = POKER_NOT_MET;
    self->player = self->winner = POKER_NOBODY;
    self->word = self->second = self->third = POKER_LINES_BLANK;
    compose_outputs(self);
    self->out = self->steady;
}

static pins tick(void *chip, pins in)
{
    return poker_chip_tick(chip, in);
}

const struct chip_type poker_chip = {
    .name = "poker",
    .size = sizeof(struct poker_chip),
    .inputs = inputs,
    .outputs = outputs,
    .options = poker_options,
    .reset = reset,
    .tick = tick,
};
