/* pdn_write.h - writes files of draughts games.
 *
 * Tags first, then moves with all that belongs to them, then the result:
 *
 *     pdn_write_tags(&writer, tags, count);
 *     pdn_write_move(&writer, &position, &move);  ...
 *     pdn_write_result(&writer, PDN_BLACK_WINS);
 *
 * Move numbers are written automatically. No line has more than 79 bytes
 * unless a single word or tag has. Braces in comments become parentheses, and
 * spaces in them may become line ends; control characters become question
 * marks and are counted. Everything else is preserved.
 */
#ifndef PDN_WRITE_H
#define PDN_WRITE_H

#include "games/draughts/notation/pdn_replay.h"

#define PDN_GAME_TYPE "21,B,8,8,N1,0"

enum { PDN_TAGS_MAX = 64 };

struct pdn_tag {
    struct slice name;
    struct slice value;                 /* raw, with backslashes */
};

struct pdn_writer {
    void (*put)(void *to, const char *bytes, size_t length);
    void *to;
    int is_strict;                      /* PDN 3.0 to the letter: every game
                                         * ends with a star */
    int column;                         /* bytes in this line */
    long masked;                        /* control characters replaced */
    int is_glued;                       /* no space before the next word */
    int wants_number;                   /* before White's next move, too */
    int is_after_move;                  /* a sign may be attached */
    int depth;                          /* of open variations */
    struct {
        uint32_t now, before;           /* of the next move, and the last */
    } number[PDN_DEPTH_MAX + 1];
};

/* put gets the bytes and `to`, and keeps any error to itself. */
void pdn_write_begin(struct pdn_writer *self,
                     void (*put)(void *to, const char *bytes, size_t length),
                     void *to);

/* Writes tags in the usual order: Event, Site, Date, Round, Black, White,
 * Result ("?" or the like if it is missing), GameType, SetUp and FEN, then the
 * others in the order given. */
void pdn_write_tags(struct pdn_writer *self, const struct pdn_tag *tags,
                    int count);

/* A tag from strings; the value's quotes and backslashes are escaped into
 * the buffer, cut off where that is full. */
struct pdn_tag pdn_write_tag_of(const char *name, const char *value,
                                char *buffer, size_t size);

/* The parts of a game, in the order in which they are to appear. */
void pdn_write_move(struct pdn_writer *self, const struct checkers *before,
                    const struct checkers_move *move);
void pdn_write_nag(struct pdn_writer *self, uint32_t number);
void pdn_write_comment(struct pdn_writer *self, struct slice text);
void pdn_write_setup(struct pdn_writer *self,
                     const struct checkers *position);
void pdn_write_open(struct pdn_writer *self);
void pdn_write_close(struct pdn_writer *self);
void pdn_write_line_end(struct pdn_writer *self);

/* Ends the game; an empty line follows. */
void pdn_write_result(struct pdn_writer *self, enum pdn_result result);

/* Copies the next game of a file with its moves in standard form; what could
 * not be followed is kept in a comment. Returns 0 at the end of the file.
 * Faults are passed to tell, unless it is null. */
int pdn_write_game(struct pdn_writer *self, struct pdn_replay *from,
                   void (*tell)(void *context, const struct pdn_event *fault),
                   void *context);

#endif
