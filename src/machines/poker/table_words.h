/* table_words.h - a game of poker in words: what is to be done, and what has
 * happened. */
#ifndef POKER_TABLE_WORDS_H
#define POKER_TABLE_WORDS_H

#include "bench/table.h"
#include "machines/poker/table_view.h"

/* A pattern with an amount for {1}. */
void poker_words_put_amount(const char *pattern, int32_t amount,
                            struct text *to);

/* The letter of a seat as a text: "b". */
const char *poker_words_seat(int player);

/* "You: 95 chips"; who is nobody's "you" is "A" or "b". */
void poker_words_put_chips(const struct poker_view *view, int player,
                           struct text *to);
int poker_words_is_you(const struct poker_view *view, int player);

/* "raised to 60, all-in". */
void poker_words_put_act(const struct hand_poker_note *note, struct text *to);

/* "Pot 37, 13 to call". */
void poker_words_put_pot(const struct poker_view *view, struct text *to);

/* Whether somebody has bet in this round: then a higher bet is a raise. */
int poker_words_has_bets(const struct poker_view *view);

/* What the key says that goes on where nobody bets: "Deal", in English. */
const char *poker_words_next(const struct poker_view *view);

/* The sentences and the move list of struct table_type. */
void poker_words_say_now(const struct table_view *view, struct text *to);
void poker_words_say_last(const struct table_view *view, struct text *to);
int poker_words_count(const struct table_view *view);
void poker_words_move(const struct table_view *view, int i,
                      struct table_move *to);

#endif
