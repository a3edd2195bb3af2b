/* sitting.c - from what a player asked for to a game on a face. */
#include "cli/sitting.h"

#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "cli/state.h"
#include "disk/print.h"
#include "faces/face.h"

enum { ID_MAX = 400 };

/* The id with a seed, behind its first word where it has none. */
static const char *complete_id(const char *id, char full[ID_MAX])
{
    size_t word = strcspn(id, " ");
    struct text to;
    const char *error = NULL;

    text_begin(&to, full, ID_MAX);
    for (size_t i = 0; i < word; i++)
        text_put_char(&to, id[i]);
    if (!memchr(id, '#', word)) {
        text_put_char(&to, '#');
        error = seed_put_fresh(&to);
    }
    text_put(&to, id + word);
    return error;
}

static const char *begin(struct play *play, const struct sitting *wish)
{
    char id[ID_MAX], path[JOURNAL_PATH_MAX];
    const char *error = complete_id(wish->id, id);

    if (!error)
        error = session_open(&play->session, id);
    if (error || wish->keeps_no_journal)
        return error;
    error = state_new_path(session_machine(play->session)->name, path);
    if (!error)
        error = journal_create(&play->journal, path, play->session);
    return error;
}

/* For a face that begins another game: the same way as this one began. */
static const char *renew(struct play *play, const char *id, const char *a,
                         const char *b)
{
    struct play next = {0};
    const struct sitting wish = {
        .id = id, .keeps_no_journal = !play->journal.path[0],
    };
    const char *error = begin(&next, &wish);

    if (!error)
        error = play_change(play, next.session, &next.journal, a, b);
    if (error) {
        error = text_error(error, (char *)0);
        journal_close(&next.journal, next.session);
        session_close(next.session);
    }
    return error;
}

static const char *run_face(struct play *play, const struct sitting *wish,
                            const struct face_type *face)
{
    struct session *session = play->session;
    const char *error = play_open(play, session, wish->a, wish->b);

    if (error) {
        journal_close(&play->journal, session);
        session_close(session);
        return error;
    }
    play->renew = renew;
    play->wants_menu = wish->opens_menu;
    error = face->play(play);
    if (error)
        error = text_error(error, (char *)0);   /* outlives the play */
    return error;
}

/* Under a menu any game will do: one that cannot be had, because it is being
 * played elsewhere, is no reason to show none. */
static const char *open_game(struct play *play, const struct sitting *wish)
{
    const char *error = wish->load
        ? journal_load(&play->journal, wish->load, &play->session,
                       &play->notice)
        : begin(play, wish);

    if (!error || !wish->load || !wish->opens_menu)
        return error;
    memset(play, 0, sizeof *play);
    return begin(play, wish);
}

int sitting_run(const struct sitting *wish)
{
    static struct play play;            /* a face may end by a signal */
    const struct face_type *face;
    const char *error = face_find(wish->face, &face);

    if (error)
        return command_failed(error);
    memset(&play, 0, sizeof play);
    error = open_game(&play, wish);
    if (error) {
        session_close(play.session);
        return command_failed(error);
    }
    if (play.notice)
        print_visible(stderr, "boardwalk: %s\n", play.notice);
    error = run_face(&play, wish, face);
    face_tell_kept(play.journal.path, &play);
    play_close(&play);
    return error ? command_failed(error) : 0;
}

int sitting_demo(void)
{
    const struct sitting demo = {
        .id = "duel#boardwalk", .a = "consistent", .b = "random",
        .face = "text", .keeps_no_journal = 1,
    };

    printf("No terminal here, so two minds show a match of duel: "
           "A is consistent, b is random.\n\n");
    return sitting_run(&demo);
}
