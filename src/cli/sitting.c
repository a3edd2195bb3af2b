/* sitting.c - from what a player asked for to a game on a face. */
#include "cli/sitting.h"

#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "disk/print.h"
#include "disk/state.h"
#include "faces/faces.h"
#include "term/goodbye.h"

/* The id with a seed, behind its first word where it has none. */
static const char *complete_id(const char *id, char full[ID_MAX])
{
    struct id parts;
    struct text to;
    const char *error = id_split(&parts, id);

    if (!error && !parts.has_seed) {
        text_begin(&to, parts.seed, sizeof parts.seed);
        error = seed_put_fresh(&to);
    }
    if (error)
        return error;
    text_begin(&to, full, ID_MAX);
    id_put(&to, parts.name, parts.seed);
    text_put(&to, parts.options);
    return NULL;
}

/* Without a place for its journal a game is played all the same, unless a
 * place was asked for. */
static const char *begin_journal(struct play *play,
                                 const struct sitting *request)
{
    char path[JOURNAL_PATH_MAX];
    struct text to;
    const char *error;

    if (request->keeps_no_journal)
        return NULL;
    play->is_asked_for = request->journal != NULL;
    if (request->journal)
        return journal_create(&play->journal, request->journal, play->session);
    error = state_new_path(session_machine(play->session)->name, path);
    if (!error)
        error = journal_create(&play->journal, path, play->session);
    if (!error)
        return NULL;
    text_begin(&to, play->journal.notice, sizeof play->journal.notice);
    text_put(&to, "this game is not kept: ");
    text_put(&to, error);
    return NULL;
}

static const char *begin(struct play *play, const struct sitting *request)
{
    char id[ID_MAX];
    const char *error = complete_id(request->id, id);

    if (!error)
        error = session_open(&play->session, id);
    return error ? error : begin_journal(play, request);
}

static struct sitting asked;            /* of the game that is played now */

/* For a face that begins another game: the same way as this one began. */
static const char *renew(struct play *play, const char *id, const char *a,
                         const char *b)
{
    struct play next = {0};
    const struct sitting request = {
        .id = id, .keeps_no_journal = asked.keeps_no_journal,
    };
    const char *error = begin(&next, &request);

    next.journal.limit = asked.limit;
    if (!error)
        error = play_change(play, next.session, &next.journal, a, b);
    if (error) {
        error = text_error(error, (char *)0);
        journal_drop(&next.journal);
        session_close(next.session);
    }
    return error;
}

static const char *run_face(struct play *play, const struct face_type *face)
{
    const char *error;

    play->renew = renew;
    play->wants_menu = asked.opens_menu;
    error = face->play(play);
    return error ? text_error(error, (char *)0) : NULL; /* outlives the play */
}

/* Takes its seats; on an error nothing is left of the game. */
static const char *sit_down(struct play *play)
{
    struct session *session = play->session;
    const char *error = play_open(play, session, asked.a, asked.b);

    if (error) {
        error = text_error(error, (char *)0);
        if (play->journal.is_new)
            journal_drop(&play->journal);
        journal_close(&play->journal, NULL);
        session_close(session);
    }
    return error;
}

static const char *open_game(struct play *play)
{
    const char *error;

    memset(play, 0, sizeof *play);
    play->journal.limit = asked.limit;
    if (state_folder(play->games))
        play->games[0] = 0;
    error = asked.load
        ? journal_load(&play->journal, asked.load, &play->session,
                       &play->notice)
        : begin(play, &asked);
    if (error) {
        session_close(play->session);
        return error;
    }
    return sit_down(play);
}

/* Under a menu any game will do: one that cannot be had, because it is being
 * played elsewhere or cannot be read, is told of and no reason to show none. */
static const char *open_any_game(struct play *play)
{
    const char *error = open_game(play);
    char why[TEXT_ERROR_MAX];
    struct text to;

    if (!error || !asked.load || !asked.opens_menu)
        return error;
    text_begin(&to, why, sizeof why);
    text_put(&to, error);
    asked.load = NULL;
    error = open_game(play);
    if (!error) {
        text_begin(&to, play->journal.notice, sizeof play->journal.notice);
        text_put(&to, why);
    }
    return error;
}

static void tell_notices(struct play *play)
{
    if (play->notice)
        print_visible(stderr, "boardwalk: %s\n", play->notice);
    if (play->journal.notice[0])
        print_visible(stderr, "boardwalk: %s\n", play->journal.notice);
}

static const char *play_it(struct play *play, const struct face_type *face)
{
    char kept[JOURNAL_PATH_MAX];
    const char *error;

    if (!play->had_person)
        play->journal.notice[0] = 0;    /* a demo is not kept anyway */
    tell_notices(play);
    if (!face->takes_keys)
        play->journal.notice[0] = 0;    /* others show it once more */
    error = run_face(play, face);
    play->notice = NULL;
    play_keep(play, kept);
    tell_notices(play);
    goodbye_tell(kept, play);
    play_close(play);
    return error;
}

int sitting_try(const struct sitting *request, const char **error)
{
    static struct play play;            /* a face may end by a signal */
    const struct face_type *face;
    const char *failed;

    *error = faces_find(request->face, &face);
    if (*error)
        return EXIT_FAILED;
    asked = *request;
    *error = open_any_game(&play);
    if (*error)
        return EXIT_FAILED;
    failed = play_it(&play, face);
    return failed ? command_failed(failed) : 0;
}

int sitting_run(const struct sitting *request)
{
    const char *error;
    int status = sitting_try(request, &error);

    return error ? command_failed(error) : status;
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
