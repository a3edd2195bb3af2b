/* game.h - a game of Go: rules, moves, repetition, the end.
 *
 * A struct go_game is plain data without pointers and may be copied. It holds
 * the whole history, so that superko can be judged and moves can be undone.
 * Minds, engines, notations and matches all work on it; none of them changes
 * it but by the functions below.
 */
#ifndef GO_GAME_H
#define GO_GAME_H

#include "games/go/rules/score.h"

enum go_ko_rule {
    GO_KO_SIMPLE,                       /* a single stone not at once */
    GO_KO_POSITIONAL,                   /* no position twice, whoever moves */
    GO_KO_SITUATIONAL,                  /* no position twice with the same
                                         * player to move */
};

enum go_count_rule {
    GO_COUNT_AREA,                      /* stones and what they surround */
    GO_COUNT_TERRITORY,                 /* what they surround, and prisoners */
};

struct go_rules {
    uint8_t size;
    uint8_t ko;                         /* enum go_ko_rule */
    uint8_t count;                      /* enum go_count_rule */
    uint8_t may_suicide;
    int16_t komi;                       /* for White, in half points */
};

enum { GO_MOVES_MAX = 1024 };

struct go_move {
    go_point point;                     /* GO_PASS: a pass */
    uint8_t colour;
};

struct go_game {
    struct go_rules rules;
    struct go_board now;
    uint8_t turn;                       /* enum go_colour */
    uint8_t first;                      /* whose turn it was at first */
    uint16_t passes;                    /* in a row, up to now */
    uint8_t handicap;                   /* stones that Black had at first */
    int setup_count;                    /* stones that stood there at first */
    struct go_move setup[GO_AREA_MAX];
    int count;
    struct go_move move[GO_MOVES_MAX];
    uint64_t before[GO_MOVES_MAX];      /* the stones before each move */
};

/* The rules of the machine: 9 lines, simple ko, area, komi 5.5. */
void go_rules_standard(struct go_rules *rules);

/* An empty board; Black moves. A null return is success; otherwise the size is
 * out of range, and the game is unchanged. */
const char *go_game_begin(struct go_game *self, const struct go_rules *rules);

/* Puts down a stone that stands there from the start; only before the first
 * move. It must leave every group a liberty. A null return is success. */
const char *go_game_set_up(struct go_game *self, go_point point,
                           enum go_colour colour);

/* What a move of either colour would be now, by the ko rule of the game. A
 * pass is always legal. */
enum go_verdict go_game_judge(const struct go_game *self, go_point point,
                              enum go_colour colour);

/* Plays it if it is legal; then it is the other's turn. Either colour may
 * move, as GTP and SGF need. A game that has GO_MOVES_MAX moves takes no more:
 * GO_OUTSIDE. */
enum go_verdict go_game_play(struct go_game *self, go_point point,
                             enum go_colour colour);

/* Whether the stones with this hash, that player to move, were on the board
 * before a move of the game: with the same player to move, or, by positional
 * superko, with either. For searches that judge superko below the game. */
int go_game_repeats(const struct go_game *self, uint64_t hash,
                    enum go_colour to_move);

/* Takes the last move back; 0 if there is none. */
int go_game_undo(struct go_game *self);

/* Whether both have passed. */
int go_game_is_over(const struct go_game *self);

/* Black's points less White's and komi, in half points: above 0 Black is
 * ahead. Dead stones as in score.h: null means that all are alive. */
int go_game_margin(const struct go_game *self, const uint8_t *dead);

#endif
