/* sitting.c - starts a game on a face, from what a player chose.
 *
 * Opens the session, its journal and its seats, runs the face, and says at the
 * end where the game is kept. The request of the game being played is in the
 * static `asked`, because a face may begin another game later and has only
 * the struct play in its hands.
 *
 * Errors are copied with text_error before anything is closed: closing may
 * overwrite the buffer they are in.
 */
#include "cli/sitting.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "cli/command.h"
#include "cli/language.h"
#include "cli/seed.h"
#include "disk/print.h"
#include "disk/state.h"
#include "faces/faces.h"
#include "games/engine/thinker.h"
#include "term/goodbye.h"

/* The id, with a new seed after its first word if it has none. */
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

static char why_not_kept[TEXT_ERROR_MAX];       /* "": it is */

/* The command line says it in English, and a face in its own language. */
static void say_not_kept(struct play *play)
{
    struct text to;

    text_begin(&to, play->journal.notice, sizeof play->journal.notice);
    words_put(&to, "this game is not kept: {1}", words_of(why_not_kept),
              (char *)0);
}

/* If the usual folder cannot be written, the game is played without a journal,
 * and a notice says so; if a file was asked for, that is an error. */
static const char *begin_journal(struct play *play,
                                 const struct sitting *request)
{
    char path[JOURNAL_PATH_MAX];
    struct text why;
    const char *error;

    text_begin(&why, why_not_kept, sizeof why_not_kept);
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
    text_put(&why, error);
    say_not_kept(play);
    return NULL;
}

static const char *begin_new_game(struct play *play,
                                  const struct sitting *request)
{
    char id[ID_MAX];
    const char *error = complete_id(request->id, id);

    if (!error)
        error = session_open_design(&play->session, id,
                                    request->limit.design);
    return error ? error : begin_journal(play, request);
}

static struct sitting asked;            /* for the game being played, */
static const struct face_type *asked_face;      /* on this face */

/* Called by a face, for another game that is kept in the same way. On an error
 * the current game goes on and the new one leaves no trace. */
static const char *begin_another_game(struct play *play, const char *id,
                                      const char *a, const char *b)
{
    struct play next = {0};
    const struct sitting request = {
        .id = id, .keeps_no_journal = asked.keeps_no_journal,
        .limit = asked.limit,
    };
    const char *error = begin_new_game(&next, &request);

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

/* The play is closed after this; the error must not point into it. Only a
 * face that people play on speaks their language. */
static const char *run_on_face(struct play *play, const struct face_type *face)
{
    const char *error;

    play->renew = begin_another_game;
    play->wants_menu = asked.opens_menu;
    if (face->takes_keys)
        language_begin();
    if (why_not_kept[0] && play->journal.notice[0])
        say_not_kept(play);
    error = face->play(play);
    language_end();
    return error ? text_error(error, (char *)0) : NULL; /* outlives the play */
}

/* Seats the players. On an error a new journal is removed again; one that was
 * loaded is only closed. */
static const char *seat_players(struct play *play)
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

/* A face that people watch must not stand still while a mind thinks. */
static mind_thinker_open *thinker_for(const struct face_type *face)
{
    return face->takes_keys ? thinker_open : NULL;
}

/* Loads the journal or begins a new game. */
static const char *open_asked_game(struct play *play)
{
    const char *error;

    memset(play, 0, sizeof *play);
    play->open_thinker = thinker_for(asked_face);
    play->journal.limit = asked.limit;
    if (state_folder(play->games))
        play->games[0] = 0;
    error = asked.load
        ? journal_load(&play->journal, asked.load, &play->session,
                       &play->notice)
        : begin_new_game(play, &asked);
    if (error) {
        session_close(play->session);
        return error;
    }
    return seat_players(play);
}

/* The game under a menu is only scenery: if it cannot be opened, because it is
 * being played elsewhere or cannot be read, a new one takes its place, and the
 * notice says why. */
static const char *open_any_game(struct play *play)
{
    const char *error = open_asked_game(play);
    char why[TEXT_ERROR_MAX];
    struct text to;

    if (!error || !asked.load || !asked.opens_menu)
        return error;
    text_begin(&to, why, sizeof why);
    text_put(&to, error);
    asked.load = NULL;
    error = open_asked_game(play);
    if (!error) {
        text_begin(&to, play->journal.notice, sizeof play->journal.notice);
        text_put(&to, why);
    }
    return error;
}

/* What loading or creating the journal had to say. */
static void print_notices(struct play *play)
{
    if (play->notice)
        print_visible(stderr, "boardwalk: %s\n", play->notice);
    if (play->journal.notice[0])
        print_visible(stderr, "boardwalk: %s\n", play->journal.notice);
}

/* Notices are printed before the face takes over the screen and after it has
 * given it back. */
static const char *play_and_report(struct play *play,
                                   const struct face_type *face)
{
    char kept[JOURNAL_PATH_MAX];
    const char *error;

    if (!play->had_person)
        play->journal.notice[0] = 0;    /* a demo is not saved anyway */
    print_notices(play);
    if (!face->takes_keys)
        play->journal.notice[0] = 0;    /* faces with keys repeat it */
    error = run_on_face(play, face);
    play->notice = NULL;
    play_keep(play, kept);
    print_notices(play);
    goodbye_tell(kept, play);
    play_close(play);
    return error;
}

/* The face is looked up first: without one there is no need to create a
 * journal. */
int sitting_try(const struct sitting *request, const char **error)
{
    static struct play play;            /* a signal may end the face */
    const struct face_type *face;
    const char *failed;

    *error = faces_find(request->face, &face);
    if (*error)
        return EXIT_FAILED;
    asked = *request;
    asked_face = face;
    *error = open_any_game(&play);
    if (*error)
        return EXIT_FAILED;
    failed = play_and_report(&play, face);
    return failed ? command_failed(failed) : 0;
}

/* The plain case: an error of either kind is printed and fails. */
int sitting_run(const struct sitting *request)
{
    const char *error;
    int status = sitting_try(request, &error);

    return error ? command_failed(error) : status;
}

/* A fixed seed, so that the demonstration is the same everywhere. */
int sitting_demo(void)
{
    const struct sitting demo = {
        .id = "duel#boardwalk", .a = "consistent", .b = "random",
        .face = "text", .keeps_no_journal = 1,
    };

    printf("This is not a terminal, so two minds play a match of duel: "
           "A is consistent, b is random.\n\n");
    return sitting_run(&demo);
}
