/* signals.h - the inside of a design: its tree, values, and waves.
 *
 * A face has one for its sitting and looks once a picture, while the panel is
 * open. When it is folded away nothing is observed, and the design runs as fast
 * as it can. Only the engine leap knows what is inside: with any other, error
 * says so.
 *
 *     signals_look(&signals, play, most_ticks);
 *     for (row = 0; row < signals_tree_rows(&signals.tree); row++) ...
 *     signals_put_value(&signals, node, &text);
 *     error = signals_work(&signals, node);           a click on it
 *     signals_close(&signals, play);
 */
#ifndef SIGNALS_H
#define SIGNALS_H

#include "bench/play.h"
#include "bench/harness/waves.h"
#include "player/signals_tree.h"

struct signals {                        /* zero it before use */
    struct session *session;            /* of which they are; null: closed */
    const char *error;                  /* why there are none, or null */
    char said[TEXT_ERROR_MAX];
    struct signals_tree tree;
    struct waves *waves;
    int chosen[DESIGN_PROBES];          /* nodes, in the order of the waves */
    int chosen_count;
    int zoom;                           /* of the spans below */
    int is_decimal;                     /* else hexadecimal */
    int had_news;                       /* the design was built anew */
};

/* Whether there is something to open: a session with a design. */
int signals_suit(const struct play *play);

/* Opens them for the session that is played now, and fills the waves up where
 * that takes at most so many ticks. Folding them away keeps what is chosen. */
void signals_look(struct signals *self, const struct play *play,
                  uint64_t most_ticks);
void signals_fold(struct signals *self, const struct play *play);
void signals_close(struct signals *self, const struct play *play);

/* Folds or unfolds a module; chooses a net for the waves, or no longer. The
 * error says why not. */
const char *signals_work(struct signals *self, int node);

/* The value of a net at this moment: "1", "3f", or "63". */
void signals_put_value(const struct signals *self, int node,
                       struct text *to);

/* A value of so many bits, in words, the lowest first. */
void signals_put_number(const uint64_t *value, int width, int is_decimal,
                        struct text *to);

/* The name of a node in its module, of the top its own; with the numbers of
 * its bits if there are several, "count [23:0]". */
void signals_put_name(const struct signals *self, int node, struct text *to);

/* How much time the waves show: by 1 less, by -1 more; in ticks, and as
 * "20 ms". */
void signals_zoom(struct signals *self, int by);
uint64_t signals_span(const struct signals *self);
void signals_put_span(const struct signals *self, struct text *to);

#endif
