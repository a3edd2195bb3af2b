/* face.c - every face there is, the best one first. */
#include "faces/face.h"

#include <stdio.h>

#include "disk/print.h"
#include "faces/null.h"
#include "faces/term.h"
#include "faces/text.h"
#include "faces/window.h"

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

const char *face_find(const char *name, const struct face_type **face)
{
    for (int i = 0; faces[i]; i++) {
        if (name ? !text_same(faces[i]->name, name)
                 : !faces[i]->is_usable())
            continue;
        *face = faces[i];
        if (faces[i]->is_usable())
            return NULL;
        return text_error("the face ", name, " needs a ", faces[i]->needs,
                          ", and there is none; --face text needs nothing",
                          (char *)0);
    }
    return text_unknown("face", name, "", face_name, NULL,
                        "'boardwalk list' shows them");
}

void face_tell_kept(const char *path, const struct play *play)
{
    static const char *const options[PLAY_SEATS] = {"--a", "--b"};

    if (!*path)
        return;
    print_visible(stderr, "This game is kept; go on with it:\n"
                  "  boardwalk play --load %s", path);
    for (int i = 0; i < PLAY_SEATS; i++)
        if (play->minds[i][0])
            fprintf(stderr, " %s %s", options[i], play->minds[i]);
    fputs("\n", stderr);
}
