/* menu.c - boardwalk without arguments: the lobby.
 *
 * The window if there is one, else the menu of the terminal, else a
 * demonstration as plain text.
 */
#include "cli/menu.h"

#include <string.h>

#include "base/words.h"
#include "bench/kept.h"
#include "cli/command.h"
#include "cli/language.h"
#include "cli/sitting.h"
#include "disk/state.h"
#include "faces/faces.h"
#include "term/menu.h"
#include "term/term.h"

static int has_window(void)
{
    const struct face_type *face;

    return faces_find("window", &face) == NULL;
}

/* The window has a menu of its own, which opens over the last game or, without
 * one, over the first machine. */
static int run_window(void)
{
    char last[JOURNAL_PATH_MAX];
    struct sitting request = {.id = "duel", .face = "window", .opens_menu = 1};

    kept_last_path(NULL, last);
    request.load = last[0] ? last : NULL;
    return sitting_run(&request);
}

/* Returns why the chosen game could not be opened, or null if it was played or
 * the user quit. Then *status is the exit status. */
static const char *choose_and_play(struct offer_choice *choice, int *status)
{
    struct sitting request = {.face = face_term.name};
    const char *error;

    language_begin();
    kept_last_path(NULL, choice->load);
    if (state_folder(choice->games))
        choice->games[0] = 0;
    error = term_menu(choice);
    *status = error ? command_failed(error) : 0;
    if (error || choice->quit)
        return NULL;
    request.id = choice->id;
    request.load = choice->load[0] ? choice->load : NULL;
    request.a = choice->seats[0];
    request.b = choice->seats[1];
    *status = sitting_try(&request, &error);
    return error;
}

/* If a game cannot be opened, the menu says why and another can be chosen. */
static int run_terminal(void)
{
    struct offer_choice choice;
    const char *error;
    int status;

    memset(&choice, 0, sizeof choice);
    while ((error = choose_and_play(&choice, &status)) != NULL) {
        struct text to;

        text_begin(&to, choice.notice, sizeof choice.notice);
        text_put(&to, words_of(error));
    }
    language_end();
    return status;
}

int menu_run(void)
{
    if (has_window())
        return run_window();
    return face_term.is_usable() ? run_terminal() : sitting_demo();
}
