/* gtp.h - a session of the Go Text Protocol: reads lines, writes answers to a
 * file. The commands are in gtp_*.c, by topic.
 *
 * Reading lines is up to the caller (commands/gtp_engine.c), so that tests can
 * talk to it without a process. Error texts of commands are those of the
 * protocol where it has one: programs compare them. */
#ifndef GO_GTP_H
#define GO_GTP_H

#include <stdio.h>

#include "games/go/engine/clock.h"
#include "games/go/engine/player.h"
#include "games/go/notation/gtp.h"
#include "games/go/notation/words.h"

enum {
    GO_GTP_ANSWER_MAX = 1 << 16,
    GO_GTP_SEED_MAX = 64,
};

struct go_gtp_terms {
    struct go_player_terms player;
    int has_level;                      /* it was asked for: its playouts
                                         * limit moves by the clock, too */
    uint64_t playouts;                  /* a move; 0: not said */
    int time_ms;                        /* a move; 0: not said */
    int must_clean_up;                  /* before a pass, always */
    int has_book;
    struct go_rules rules;
    const char *seed;
};

/* What was found out about the end of a game. */
struct go_gtp_verdict {
    int is_known;
    uint64_t hash;                      /* of this position */
    int count;
    uint8_t turn;
    uint8_t dead[GO_POINTS];
    int16_t owner[GO_POINTS];
};

struct go_gtp {
    struct go_gtp_terms terms;
    FILE *out;

    /* Asked while it thinks: whether the thought should end. May be null. */
    int (*is_called)(void *context, const struct go_gtp *self);
    void *context;

    struct go_player *player;           /* null until it is needed */
    struct go_player *examiner;         /* for reg_genmove */
    char seed[GO_GTP_SEED_MAX];
    int games;                          /* that were played by it */
    struct go_rules rules;              /* of the next game, too */
    struct go_game game;
    struct go_clock clock;
    struct go_gtp_verdict verdict;
    int must_clean_up;                  /* on this server */
    int is_cleaning;                    /* in this game */
    int is_over;                        /* quit was received */

    /* while it thinks */
    int is_analysis;                    /* until the next line comes */
    int told;                           /* how often it has told something */
    int64_t begun_ms;
    struct go_gtp_analysis *analysis;   /* what is to be told, or null */

    /* of this line */
    int64_t heard_ms;                   /* when it came */
    struct gtp_line line;
    int is_answered;                    /* as it went along */
    struct text answer;
    char buffer[GO_GTP_ANSWER_MAX];
};

/* A null return is success; then close it. Players are opened when they are
 * needed. The terms are copied, the seed included. */
const char *go_gtp_open(struct go_gtp *self, const struct go_gtp_terms *terms,
                        FILE *out);
void go_gtp_close(struct go_gtp *self);

/* Runs one line, which is changed, and writes the answer. Of a line that is
 * cut only the beginning is there; it is refused. */
void go_gtp_hear(struct go_gtp *self, char *line, int is_cut);

/* The rest is for the commands. A command returns the error text for a "?"
 * answer, or null after it has put its answer into self->answer. */

struct go_gtp_command {
    const char *name;                   /* null ends a table */
    const char *(*run)(struct go_gtp *self);
};

extern const struct go_gtp_command
    go_gtp_admin_commands[], go_gtp_play_commands[], go_gtp_setup_commands[],
    go_gtp_think_commands[], go_gtp_score_commands[], go_gtp_time_commands[],
    go_gtp_analysis_commands[], go_gtp_gogui_commands[],
    go_gtp_server_commands[];

extern const char go_gtp_syntax[];      /* "syntax error" */
extern const char go_gtp_too_long[];    /* a move more does not fit */

/* All commands, one after the other; null after the last. */
const struct go_gtp_command *go_gtp_command(int i);

/* Parse the i-th argument; 0 if it is missing or malformed. A number that is
 * too large for an int is INT_MAX: well formed, and refused by its range. */
int go_gtp_colour(const struct go_gtp *self, int i, enum go_colour *colour);
int go_gtp_number(const struct go_gtp *self, int i, int *number);
int go_gtp_seconds(const struct go_gtp *self, int i, int64_t *ms);

/* Parses a point of this board, or a pass; a null return is success. */
const char *go_gtp_point(const struct go_gtp *self, int i, go_point *point);

/* Starts another game by the rules that are set, with full clocks. */
void go_gtp_begin_game(struct go_gtp *self);

/* To be called when the position has changed otherwise than by moves: forgets
 * the tree and the verdict. */
void go_gtp_forget(struct go_gtp *self);

/* Open the player, or the examiner, if it is not open yet. The examiner starts
 * anew with every call, so that its answers do not depend on earlier ones. */
const char *go_gtp_need_player(struct go_gtp *self);
const char *go_gtp_need_examiner(struct go_gtp *self);

/* Thinks of the next move of a colour by its clock; the effort may have a
 * tell. And plays that move and puts it into the answer. */
const char *go_gtp_think(struct go_gtp *self, enum go_colour colour,
                         struct go_effort *effort,
                         struct go_thought *thought);
const char *go_gtp_make(struct go_gtp *self, enum go_colour colour,
                        const struct go_thought *thought);

/* Finds out which stones are dead and whose the points are: self->verdict. */
const char *go_gtp_judge(struct go_gtp *self);

/* The should_stop of an effort; the context is a struct go_gtp. */
int go_gtp_should_stop(void *context);

/* Puts a point, with a space before it unless it is the first of a line. */
void go_gtp_put_point(struct go_gtp *self, go_point point);

/* Puts a fraction in decimals. `one` is a power of ten: 521 of 10000 is
 * 0.0521. */
void go_gtp_put_fraction(struct text *to, int parts, int one);

#endif
