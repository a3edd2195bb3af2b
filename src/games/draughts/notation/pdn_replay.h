/* pdn_replay.h - games of a file replayed: each move found and made.
 *
 * The events of pdn.h, and with each the position. A move that is not legal
 * is a fault; what follows it in its line is passed on but not followed,
 * until the variation or the game is over.
 */
#ifndef PDN_REPLAY_H
#define PDN_REPLAY_H

#include "games/draughts/rules/checkers.h"
#include "games/draughts/notation/pdn.h"

struct pdn_line {                       /* the game, or a variation */
    struct checkers before, now;        /* the last move, and after it */
    int plies;                          /* moves made since the game began */
    int is_lost;                        /* not followed any more */
    uint32_t number;                    /* the last number of a move, */
    int number_plies, has_number;       /* and where it stood */
};

struct pdn_replay {
    struct pdn reader;
    enum checkers_rules rules;
    struct pdn_line line[PDN_DEPTH_MAX + 1];
    int depth;                          /* 0: the game itself */
    int has_start;                      /* FEN came */
    int wants_start;                    /* SetUp asks for FEN */
    int is_turn_open;                   /* FEN does not say who is to move */
    int is_foreign;                     /* not English draughts */
    int has_moves, is_over;
    enum pdn_result tag_result, result; /* of the header, of the end */
    int has_tag_result, has_result;

    struct checkers_move move;          /* of PDN_MOVE, if is_followed */
    int is_followed;
    struct pdn_event pending[4];
    int first, count;
    char message[TEXT_ERROR_MAX];
};

void pdn_replay_begin(struct pdn_replay *self, const char *text,
                      size_t length);

/* By which rules the moves are judged, if not by the full ones; to be said
 * before the first event. */
void pdn_replay_use(struct pdn_replay *self, enum checkers_rules rules);

enum pdn_kind pdn_replay_next(struct pdn_replay *self,
                              struct pdn_event *event);

/* The position after the last event, or before and after the last move. */
const struct checkers *pdn_replay_now(const struct pdn_replay *self);
const struct checkers *pdn_replay_before(const struct pdn_replay *self);

/* Who won as far as the game says: its end, or else its header. */
enum pdn_result pdn_replay_result(const struct pdn_replay *self);

#endif
