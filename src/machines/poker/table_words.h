/* table_words.h - a game of poker in words: what is to be done, what has
 * happened, and who has won with what. */
#ifndef POKER_TABLE_WORDS_H
#define POKER_TABLE_WORDS_H

#include "bench/table.h"
#include "machines/poker/table_view.h"

/* "You" or "b"; two people at one screen are "A" and "b". */
void poker_words_put_player(const struct poker_view *view, int player,
                            struct text *to);

/* "raised to 60, all-in". */
void poker_words_put_act(const struct hand_poker_note *note, struct text *to);

/* What the key says that goes on where nobody bets: "Deal". */
const char *poker_words_next(const struct poker_view *view);

/* The sentences and the move list of struct table_type. */
void poker_words_say_now(const struct table_view *view, struct text *to);
void poker_words_say_last(const struct table_view *view, struct text *to);
int poker_words_count(const struct table_view *view);
void poker_words_move(const struct table_view *view, int i,
                      struct table_move *to);

#endif
