/* lines.h - what the poker chip writes on its terminal.
 *
 * A line is three bytes, a card or a name in each (M2-031). To send one puts
 * it into the chip's word and makes sending the chip's next step; the press
 * ends when the serial line has it out. Nothing here waits.
 */
#ifndef POKER_LINES_H
#define POKER_LINES_H

#include "machines/poker/poker.h"

enum { POKER_LINES_BLANK = 0xffffff };          /* three blanks (M2-025) */

/* Any line. It clears the screen if its third byte is not blank. */
void poker_lines_send(struct poker_chip *self, uint32_t word);

/* A blank line that clears the screen. */
void poker_lines_send_blank(struct poker_chip *self);

/* "1P 1P 1P" or "2P 2P 2P": player 0 or 1 is asked. */
void poker_lines_send_name(struct poker_chip *self, int player);

/* The two cards of player 0 or 1, for his eyes alone. */
void poker_lines_send_hand(struct poker_chip *self, int player);

/* The community cards as a hand begins, and those of a later street. */
void poker_lines_send_board(struct poker_chip *self);
void poker_lines_send_street(struct poker_chip *self);

/* The winner's name, or both; and after it the cards of both, a line each. */
void poker_lines_send_result(struct poker_chip *self);
void poker_lines_add_hands(struct poker_chip *self);

/* The line that waits for the one before it. */
void poker_lines_send_next(struct poker_chip *self);

#endif
