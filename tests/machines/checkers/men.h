/* men.h - the rule checker on its board, worked and read as a player does. */
#ifndef MEN_H
#define MEN_H

#include "machines/checkers/on_tinychip.h"
#include "machines/stand.h"

/* The opening position, a bit for each address. */
enum { MEN_OPENING_RED = 0x00000fff };
#define MEN_OPENING_BLACK UINT32_C(0xfff00000)

/* Powered, and the reset of power over. */
struct stand men_open(const char *options);

struct checkers_tinychip *men_top(struct stand *stand);
struct checkers_chip *men_game(struct stand *stand);

/* Hands: switches; switches and ENTER; a move such as "20-31", row and
 * column of its source and of its destination. */
void men_point(struct stand *stand, unsigned row, unsigned column);
void men_enter(struct stand *stand, unsigned row, unsigned column);
void men_move(struct stand *stand, const char *squares);

/* Eyes: an LED; "R--" for Red's turn, "-B-" for Black's, "R-E" with the
 * error light; "MKRB" for those of the full rules. */
int men_is_lit(const struct stand *stand, const char *name);
const char *men_lamps(const struct stand *stand);
const char *men_more_lamps(const struct stand *stand);

/* A light of the array in the last scan, and a cell: . G R Y. */
int men_has_shone(const struct stand *stand, int light);
char men_cell(const struct stand *stand, int row, int column);

/* The array shows what the memory holds. */
void men_check_array(struct stand *stand);

/* Nobody has moved yet, and Red may. */
void men_check_opening(struct stand *stand);

#endif
