/* gtp.h - a conversation by the Go Text Protocol: lines are heard, and
 * answered into a file. The commands are in go_gtp_*.c, by themes. */
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
    int has_level;                      /* somebody has asked for it: its
                                         * playouts hold for clocks, too */
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

    /* Asked while it thinks: what has come in, shall it stop? */
    int (*is_called)(void *context, const struct go_gtp *self);
    void *context;

    struct go_player *player;           /* null until it is needed */
    struct go_player *examiner;         /* for what leaves no trace */
    char seed[GO_GTP_SEED_MAX];
    int games;                          /* that were played by it */
    struct go_rules rules;              /* of the next game, too */
    struct go_game game;
    struct go_clock clock;
    struct go_gtp_verdict verdict;
    int must_clean_up;                  /* on this server */
    int is_cleaning;                    /* in this game */
    int is_over;                        /* it shall end */

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

/* A null return is success. */
const char *go_gtp_open(struct go_gtp *self, const struct go_gtp_terms *terms,
                        FILE *out);
void go_gtp_close(struct go_gtp *self);

/* One line, and the answer to it. Of a line that is cut only the beginning is
 * there; it is refused. */
void go_gtp_hear(struct go_gtp *self, char *line, int is_cut);

/* The rest is for the commands. One returns what it failed by, or null and
 * has put its answer. */

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

/* Arguments; 0 if there is none, or it is not that. A number that is too
 * large for an int is INT_MAX: it is a number, but hardly an acceptable one. */
int go_gtp_colour(const struct go_gtp *self, int i, enum go_colour *colour);
int go_gtp_number(const struct go_gtp *self, int i, int *number);
int go_gtp_seconds(const struct go_gtp *self, int i, int64_t *ms);

/* A point of this board; else an error. */
const char *go_gtp_point(const struct go_gtp *self, int i, go_point *point);

/* Another game by the rules that are set. */
void go_gtp_begin_game(struct go_gtp *self);

/* The position has changed otherwise than by moves. */
void go_gtp_forget(struct go_gtp *self);

/* One who plays; and one whose thoughts leave no trace, as if this were the
 * first. */
const char *go_gtp_need_player(struct go_gtp *self);
const char *go_gtp_need_examiner(struct go_gtp *self);

/* The next move of a colour by its clock, in an effort that may have a tell;
 * and the same move made and put. */
const char *go_gtp_think(struct go_gtp *self, enum go_colour colour,
                         struct go_effort *effort,
                         struct go_thought *thought);
const char *go_gtp_make(struct go_gtp *self, enum go_colour colour,
                        const struct go_thought *thought);

/* Which stones are dead, and whose the points are: in self->verdict. */
const char *go_gtp_judge(struct go_gtp *self);

/* Whether a thought shall end: should_stop of an effort of a go_gtp. */
int go_gtp_should_stop(void *context);

/* A point, with a space before it if it is not the first of a line. */
void go_gtp_put_point(struct go_gtp *self, go_point point);

/* So many parts of one, which is a power of ten: 521 of 10000 is 0.0521. */
void go_gtp_put_fraction(struct text *to, int parts, int one);

#endif
