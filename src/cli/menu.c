/* menu.c - boardwalk without arguments. */
#include "cli/menu.h"

#include <string.h>

#include "cli/command.h"
#include "cli/sitting.h"
#include "cli/state.h"
#include "faces/term.h"
#include "faces/term_menu.h"

int menu_run(void)
{
    struct offer_choice choice;
    struct sitting wish = {0};
    const char *error;

    if (!face_term.is_usable())
        return sitting_demo();
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
