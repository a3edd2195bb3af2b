/* trouble.h - keeps the first error while the work continues.
 *
 * For work that continues after a failure and reports it at the end, such as
 * a match with several threads: the first error is the cause, later ones are
 * usually its consequences. The text is copied, as a text_error would not
 * last. The caller locks where several threads may note at once.
 */
#ifndef TROUBLE_H
#define TROUBLE_H

#include "base/text.h"

struct trouble {                        /* zero: none */
    int is_there;
    char text[TEXT_ERROR_MAX];
};

static inline void trouble_note(struct trouble *self, const char *error)
{
    struct text to;

    if (self->is_there)
        return;
    self->is_there = 1;
    text_begin(&to, self->text, sizeof self->text);
    text_put(&to, error);
}

#endif
