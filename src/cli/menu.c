/* menu.c - boardwalk without arguments. */
#include "cli/menu.h"

#include <string.h>

#include "cli/command.h"
#include "cli/sitting.h"
#include "cli/state.h"
#include "faces/face.h"
#include "faces/term.h"
#include "faces/term_menu.h"

static int has_window(void)
{
    const struct face_type *face;

    return face_find("window", &face) == NULL;
}

/* The window has its own menu, over the last game or the first machine. */
static int run_window(void)
{
    char last[JOURNAL_PATH_MAX];
    struct sitting wish = {.id = "duel", .face = "window", .opens_menu = 1};

    state_last_path(NULL, last);
    wish.load = last[0] ? last : NULL;
    return sitting_run(&wish);
}

static int run_terminal(void)
{
    struct offer_choice choice;
    struct sitting wish = {.face = face_term.name};
    const char *error;

    memset(&choice, 0, sizeof choice);
    state_last_path(NULL, choice.load);
    error = term_menu(&choice);
    if (error)
        return command_failed(error);
    if (choice.quit)
        return 0;
    wish.id = choice.id;
    wish.load = choice.load[0] ? choice.load : NULL;
    wish.a = choice.seats[0];
    wish.b = choice.seats[1];
    return sitting_run(&wish);
}

int menu_run(void)
{
    if (has_window())
        return run_window();
    return face_term.is_usable() ? run_terminal() : sitting_demo();
}
