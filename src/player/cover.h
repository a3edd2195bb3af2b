/* cover.h - a cloth over the terminal while it shows somebody's cards.
 *
 * A machine's eyes are lights that tell for whom alone the terminal is. Two
 * people at one board lift the cloth with a key, whoever is on turn; it
 * falls as soon as those lights change, or time is taken back. Beside a mind
 * a person sees his own cards freely and those of the mind never. Where no
 * person plays there is nothing to hide.
 */
#ifndef COVER_H
#define COVER_H

#include "bench/play.h"

enum { COVER_WORDS_MAX = 64 };

struct cover {                     /* zero: nobody has lifted it */
    const struct session *session;      /* when it was looked at last: */
    uint64_t tick;
    uint64_t lit_since[PLAY_SEATS];     /* zero: that light is off */
    int is_lifted;
};

/* Looks at the lights again; the cloth may fall. */
void cover_look(struct cover *self, const struct play *play);

/* What is written on it, null if there is none; a null self is one that
 * nobody can lift. A "/" stands between lines. */
const char *cover_words(const struct cover *self,
                        const struct play *play,
                        char words[COVER_WORDS_MAX]);

/* Lifts it, or lets it fall again; or tells why not. */
const char *cover_lift(struct cover *self,
                       const struct play *play);

#endif
