/* pdn_replay.h - games of a file replayed: each move found and made.
 *
 * The events of pdn.h, and with each of them the position. An illegal move is
 * a fault; the rest of its line is passed on but not followed, until the
 * variation or the game is over or a new position is set up.
 */
#ifndef PDN_REPLAY_H
#define PDN_REPLAY_H

#include "games/draughts/rules/checkers.h"
#include "games/draughts/notation/pdn.h"

struct pdn_line {                       /* the game, or a variation */
    struct checkers before, now;        /* the last move, and after it */
    int plies;                          /* moves made since the game began */
    int is_lost;                        /* nonzero: not followed any more */
    uint32_t number;                    /* the last move number, */
    int number_plies, has_number;       /* and at which ply it stood */
};

struct pdn_replay {
    struct pdn reader;
    enum checkers_rules rules;
    struct pdn_line line[PDN_DEPTH_MAX + 1];
    int depth;                          /* 0: the game itself */
    int has_start;                      /* there was a FEN tag */
    int wants_start;                    /* SetUp announces one */
    int is_turn_open;                   /* FEN does not say who is to move */
    int is_foreign;                     /* another game than draughts */
    int has_moves, is_over;
    enum pdn_result tag_result, result; /* of the header, of the end */
    int has_tag_result, has_result;

    struct checkers_move move;          /* of PDN_MOVE, if is_followed */
    int is_followed;
    struct pdn_event pending[4];        /* faults, then what they are about */
    int first, count;
    char message[TEXT_ERROR_MAX];       /* of the last fault with a text of
                                         * its own */
};

/* The text stays the caller's and must outlive the replay. */
void pdn_replay_begin(struct pdn_replay *self, const char *text,
                      size_t length);

/* Selects the rules for judging moves, if not the full ones; to be called
 * before the first event. */
void pdn_replay_use(struct pdn_replay *self, enum checkers_rules rules);

/* The next event, as pdn_next. move and is_followed belong to PDN_MOVE. */
enum pdn_kind pdn_replay_next(struct pdn_replay *self,
                              struct pdn_event *event);

/* In the current line: the position after its last move, and before it. */
const struct checkers *pdn_replay_now(const struct pdn_replay *self);
const struct checkers *pdn_replay_before(const struct pdn_replay *self);

/* Who won according to the end of the game, or else to its header. */
enum pdn_result pdn_replay_result(const struct pdn_replay *self);

#endif
