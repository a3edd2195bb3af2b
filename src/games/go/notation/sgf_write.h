/* sgf_write.h - writes game records: FF[4] and UTF-8.
 *
 *     sgf_write_root(&writer, &game, &header);
 *     sgf_write_move(&writer, move);  sgf_write_text(&writer, "C", "why"); ...
 *     sgf_write_close(&writer);
 *
 * Lines are broken between nodes and properties only, never in a value.
 */
#ifndef SGF_WRITE_H
#define SGF_WRITE_H

#include "games/go/notation/sgf_game.h"

struct sgf_writer {
    void (*put)(void *to, const char *bytes, size_t length);
    void *to;
    int column;                         /* bytes in this line */
    int depth;                          /* of open trees */
};

/* Strings in UTF-8; a null is left out, or told by the game: komi, handicap
 * and rules. The charset is the writer's. */
struct sgf_header {
    const char *info[SGF_INFO_COUNT];
};

/* Bytes go out through put(), in pieces of any length; to is its first
 * argument. Errors are the business of whoever gives put(). */
void sgf_write_begin(struct sgf_writer *self,
                     void (*put)(void *to, const char *bytes, size_t length),
                     void *to);

/* Pieces; text is escaped. */
void sgf_write_open(struct sgf_writer *self);
void sgf_write_close(struct sgf_writer *self);
void sgf_write_node(struct sgf_writer *self);
void sgf_write_text(struct sgf_writer *self, const char *name,
                    const char *text);

/* Opens a game with its root: header, set-up, whose turn it is. */
void sgf_write_root(struct sgf_writer *self, const struct go_game *game,
                    const struct sgf_header *header);
void sgf_write_move(struct sgf_writer *self, struct go_move move);

#endif
