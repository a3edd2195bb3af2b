/* sgf_game.h - game records replayed: set-up and moves made on a board.
 *
 * The events of sgf.h; at the end of each node (SGF_NODE_END) the game is as
 * the node says. A variation goes on from the node before it, so the game is
 * taken back there. What makes no sense on the board is a fault at its place:
 * a point beyond the board, a move that is not legal. SGF makes such a move
 * all the same, and so does the replay where it can: the stone is put down,
 * what has no liberty then is taken off.
 *
 * Of boards that are not square, have more than 19 lines, or are not for Go,
 * only the events are told; is_playable says so.
 */
#ifndef SGF_GAME_H
#define SGF_GAME_H

#include "games/go/notation/sgf.h"
#include "games/go/notation/words.h"

enum {
    SGF_STEPS_MAX = 4096,               /* from the root to a node */
    SGF_MOVES_MAX = 2,                  /* of one node that are made */
    SGF_FAULTS_MAX = 8,                 /* of one node that wait */
};

/* What a root node may say about the game. */
#define SGF_INFOS(X) \
    X(BLACK, "PB") X(BLACK_RANK, "BR") X(WHITE, "PW") X(WHITE_RANK, "WR") \
    X(RESULT, "RE") X(DATE, "DT") X(EVENT, "EV") X(ROUND, "RO") \
    X(PLACE, "PC") X(NAME, "GN") X(RULES, "RU") X(KOMI, "KM") \
    X(HANDICAP, "HA") X(TIME, "TM") X(OVERTIME, "OT") X(PROGRAM, "AP") \
    X(CHARSET, "CA") X(USER, "US") X(SOURCE, "SO") X(COMMENT, "GC")

enum sgf_info {
#define SGF_INFO(name, letters) SGF_INFO_##name,
    SGF_INFOS(SGF_INFO)
#undef SGF_INFO
    SGF_INFO_COUNT
};

const char *sgf_info_name(enum sgf_info info);  /* "PB" */

struct sgf_step {                       /* of the way to a node */
    uint16_t point;
    uint8_t kind, colour;
};

struct sgf_move {                       /* of a node */
    go_point point;
    uint8_t colour;
    uint8_t is_outside;                 /* no point of the board */
    uint8_t verdict;                    /* enum go_verdict, once made */
    int line, column;
};

struct sgf_level {                      /* a tree: where it began */
    int steps, plies;
    int is_lost;
};

struct sgf_game {
    struct sgf reader;
    struct go_rules standard;           /* where a file says nothing */

    /* of this game, from its root on */
    struct go_game game;
    int columns, rows;
    int is_playable;
    int is_main;                        /* no variation came yet */
    int plies;                          /* moves of this line so far */
    int is_lost;                        /* this line is not followed */
    enum sgf_charset charset;
    struct slice info[SGF_INFO_COUNT];  /* raw; null start: not said */
    struct go_result result;            /* as RE says */
    int handicap;                       /* as HA says */

    /* of this node */
    struct sgf_move move[SGF_MOVES_MAX];
    int move_count;
    int line, column;
    int has_setup;
    uint8_t next;                       /* PL: whose turn it is; or 0 */
    uint8_t edit[GO_LETTERS_MAX][GO_LETTERS_MAX]; /* AB AW AE: a colour and
                                         * one; 0: as it was */

    /* of the way here */
    int is_root, has_root;
    int is_stale;                       /* the game is to be taken back */
    int defects;                        /* faults on the board, not minor */
    uint8_t want[GO_POINTS];            /* a board that is being set up */
    int is_wanting;
    int step_count;
    struct sgf_step step[SGF_STEPS_MAX];
    struct sgf_level level[SGF_DEPTH_MAX + 1];
    struct sgf_event pending[SGF_FAULTS_MAX + 1];
    int first, count;
    char message[SGF_FAULTS_MAX][TEXT_ERROR_MAX];
};

/* Starts replaying. The rules count where a file says nothing, except for the
 * size, which is 19 then. The text must outlive the replay. */
void sgf_game_begin(struct sgf_game *self, const char *text, size_t length,
                    const struct go_rules *standard);

/* The next event, as sgf_next(); faults on the board come before the event
 * that caused them. */
enum sgf_kind sgf_game_next(struct sgf_game *self, struct sgf_event *event);

/* What the root says about the game, as UTF-8; empty if it says nothing. */
void sgf_game_info(const struct sgf_game *self, enum sgf_info info,
                   char *buffer, size_t size);

/* Replays the main line of a file's first game, with at most that many moves
 * (below 0: all of them), into self->game. A null return is success; an error
 * says where and what: no game, one that cannot be played, or a move that is
 * not legal. */
const char *sgf_game_load(struct sgf_game *self, const char *text,
                          size_t length, const struct go_rules *standard,
                          int moves);

#endif
