/* faces.c - all faces, the best one first.
 *
 * `boardwalk play` without --face takes the first that is usable: a window
 * where there is a display, else the terminal, else plain text.
 */
#include "faces/faces.h"

#include "faces/null.h"
#include "faces/text.h"
#include "term/term.h"
#include "window/window.h"

const struct face_type *const faces[] = {
#ifdef HAVE_WINDOW
    &face_window,
#endif
    &face_term,
    &face_text,
    &face_null,
    NULL,
};

static const char *face_name(const void *at, int i)
{
    (void)at;
    return faces[i] ? faces[i]->name : NULL;
}

/* By name, the face need not be usable to be found, so that the error can say
 * what it needs. */
const char *faces_find(const char *name, const struct face_type **face)
{
    for (int i = 0; faces[i]; i++) {
        if (name ? !text_same(faces[i]->name, name)
                 : !faces[i]->is_usable())
            continue;
        *face = faces[i];
        if (faces[i]->is_usable())
            return NULL;
        return text_error("the face ", name, " needs a ", faces[i]->needs,
                          ", and there is none; --face text works without",
                          (char *)0);
    }
    return text_unknown("face", name, "", face_name, NULL,
                        "'boardwalk list' shows them");
}
