/* lines.c - what the poker chip writes on its terminal.
 *
 * A byte is a card, value above suit, or one of three codes that uart_top
 * prints as a name or as blanks. A fourth and a fifth community card do not
 * fit a line: they wait in the chip's second word until the first is out. So
 * do the hands of a showdown, in the second and the third.
 */
#include "machines/poker/lines.h"

enum { BLANK = 0xff, NAME_1 = 0xee, NAME_2 = 0x0e };    /* M2-025..M2-027 */
enum { FLOP = 4, TURN = 7, RIVER = 8 };                 /* in card[] */

static uint32_t join_bytes(unsigned first, unsigned second, unsigned third)
{
    return (uint32_t)(first << 16 | second << 8 | third);
}

/* A subtraction instead of a remainder, as the hardware has it (M2-024). */
static unsigned card_byte(const struct poker_chip *self, int at)
{
    unsigned card = self->card[at];
    unsigned suit = poker_deal_suit(card);

    return (card - 13 * suit) << 4 | suit;
}

static uint32_t name_line(int player)
{
    unsigned name = player ? NAME_2 : NAME_1;

    return join_bytes(name, name, name);
}

/* Three cards clear what was there before, two do not (M2-034, M2-035). */
void poker_lines_send(struct poker_chip *self, uint32_t word)
{
    self->word = word;
    self->clears = (word & 0xff) != BLANK;
    self->second = self->third = POKER_LINES_BLANK;
    self->step = POKER_STEP_SEND;
}

/* Here the screen must be cleared whatever the third byte is (erratum 18). */
static void send_on_clear_screen(struct poker_chip *self, uint32_t word)
{
    poker_lines_send(self, word);
    self->clears = 1;
}

void poker_lines_send_next(struct poker_chip *self)
{
    uint32_t after = self->third;

    poker_lines_send(self, self->second);
    self->second = after;
}

void poker_lines_send_blank(struct poker_chip *self)
{
    send_on_clear_screen(self, POKER_LINES_BLANK);
}

void poker_lines_send_name(struct poker_chip *self, int player)
{
    poker_lines_send(self, name_line(player));
}

static uint32_t hand_line(const struct poker_chip *self, int player)
{
    int first = player * POKER_HAND_CARDS;

    return join_bytes(card_byte(self, first), card_byte(self, first + 1),
                      BLANK);
}

/* The eyes light up with the cards and go out with the next clearing line. */
void poker_lines_send_hand(struct poker_chip *self, int player)
{
    poker_lines_send(self, hand_line(self, player));
    self->eyes = (uint8_t)(self->eyes | 1u << player);
}

static void send_flop(struct poker_chip *self)
{
    poker_lines_send(self, join_bytes(card_byte(self, FLOP),
                                      card_byte(self, FLOP + 1),
                                      card_byte(self, FLOP + 2)));
}

/* Five cards lie face down until their street comes. */
void poker_lines_send_board(struct poker_chip *self)
{
    if (self->community == 3)
        send_flop(self);
    else
        poker_lines_send_blank(self);
}

void poker_lines_send_street(struct poker_chip *self)
{
    send_flop(self);
    if (self->street == 1)
        return;
    self->second = join_bytes(card_byte(self, TURN),
                              self->street == 2 ? BLANK
                                                : card_byte(self, RIVER),
                              BLANK);
}

void poker_lines_send_result(struct poker_chip *self)
{
    if (self->winner == POKER_TIE)                      /* erratum 7 */
        send_on_clear_screen(self, join_bytes(NAME_1, NAME_2, BLANK));
    else
        poker_lines_send(self, name_line(self->winner));
}

void poker_lines_add_hands(struct poker_chip *self)
{
    self->second = hand_line(self, 0);
    self->third = hand_line(self, 1);
}
