/* prompt.c - the small dialogs: a move, a bet, typing, who sits at a
 * seat, help, something to be told.
 *
 * Each is a record at the end of its section (struct window_sheet), with the
 * functions above it.
 */
#include <string.h>

#include "base/words.h"
#include "player/dial.h"
#include "player/move.h"
#include "window/dialogs/sheet.h"

/* A move, or a number for a dial */

/* Machines with a pointer ask for a move by squares, those with a dial for a
 * number; the title is the machine's own word for it. */
static void open_ask(struct window_dialog *dialog,
                     const struct player *player)
{
    const struct machine_dial *dial = dialog->machine->dial;
    int has_squares = dialog->machine->board->pointer != NULL;
    struct text to;

    (void)player;
    text_begin(&to, dialog->title, sizeof dialog->title);
    text_put(&to, words_of(has_squares || !dial ? "Move" : dial->title));
    text_begin(&to, dialog->label, sizeof dialog->label);
    if (has_squares)
        text_put(&to, words_of("Squares by name, such as c3-d4 or c3xe5xg7"));
    else if (dial)
        words_count(&to, (uint64_t)dial_most(dial), "A number from 0 to {1}",
                    "A number from 0 to {1}");
}

/* Reads the answer first: with an error the dialog stays open, and the answer
 * can be corrected. */
static const char *check_answer(const struct window_dialog *dialog)
{
    const struct machine_type *machine = dialog->machine;
    struct move move;
    pins number;

    if (machine->board->pointer)
        return move_read(&move, dialog->field.text);
    return machine->dial
         ? dial_read(machine->dial, dialog->field.text, &number) : NULL;
}

static const char *submit_answer(struct window_dialog *dialog,
                                 struct player *player)
{
    const char *error = check_answer(dialog);

    if (!error)
        player_answer(player, dialog->field.text);
    return error;
}

const struct window_sheet window_sheet_ask = {
    .confirm = "OK", .width = 460, .has_field = 1, .has_label = 1,
    .first_focus = SHEET_FIELD, .open = open_ask, .done = submit_answer,
};

/* Typing */

/* Nothing typed is no error: the dialog closes. */
static const char *take_typed(struct window_dialog *dialog,
                              struct player *player)
{
    if (dialog->field.used)
        player_type(player, dialog->field.text);
    return NULL;
}

const struct window_sheet window_sheet_type = {
    .title = WORDS("Type on the keyboard"), .confirm = "OK", .width = 460,
    .has_field = 1, .first_focus = SHEET_FIELD, .done = take_typed,
};

/* Seats */

/* Row 0 is a person, then the machine's minds; null after the last. */
static const char *sitter(const struct window_dialog *dialog, int i)
{
    return i == 0 ? "human" : robot_mind_at(dialog->machine, i - 1);
}

static const char *sitter_words(const struct window_dialog *dialog, int i)
{
    return i == 0 ? words_of("a person") : sitter(dialog, i);
}

/* At least the person. */
static int seat_rows(const struct window_dialog *dialog)
{
    int count = 1;

    while (sitter(dialog, count))
        count++;
    return count;
}

static void seat_row(const struct window_dialog *dialog, int i,
                     struct window_item *item)
{
    item->icon = i ? WINDOW_ICON_MIND : WINDOW_ICON_PERSON;
    window_item_say(item, sitter_words(dialog, i));
}

/* The mind that plays that side now is the chosen row, or row 0 for a person,
 * whose name in the game is "". */
static void open_seat_list(struct window_dialog *dialog,
                           const struct player *player)
{
    const char *now = player->play->minds[dialog->seat];
    const char *seats = dialog->machine->seats;
    char name[] = {(char)(seats ? seats[dialog->seat] : '?'), 0};
    struct text to;

    text_begin(&to, dialog->title, sizeof dialog->title);
    words_put(&to, "Player {1}", name, (char *)0);
    for (int i = 0; sitter(dialog, i); i++)
        if (text_same(sitter(dialog, i), now))
            dialog->at = i;
}

static void seat_help(const struct window_dialog *dialog, struct text *to)
{
    text_put(to, dialog->at
                 ? words_of("It works the controls, and knows the game so far")
                 : words_of("A person at this keyboard and mouse"));
}

/* The notice names the side as the title does: "Player A is knuth". */
static const char *take_seat(struct window_dialog *dialog,
                             struct player *player)
{
    const char *who = sitter(dialog, dialog->at);
    const char *error = player_seat(player, dialog->seat, who);
    char words[80];
    struct text to;

    if (error)
        return error;
    text_begin(&to, words, sizeof words);
    words_put(&to, "{1} is {2} from now on", dialog->title,
              sitter_words(dialog, dialog->at), (char *)0);
    player_tell(player, words);
    return NULL;
}

const struct window_sheet window_sheet_seat = {
    .confirm = "OK", .width = 380, .lines = 8, .row_confirms = 1,
    .first_focus = SHEET_ROW, .open = open_seat_list, .rows = seat_rows,
    .row = seat_row, .help = seat_help, .done = take_seat,
};

/* Help */

static int help_rows(const struct window_dialog *dialog)
{
    return dialog->help.count;
}

/* Keys in the first column, what they do in the second. */
static void help_row(const struct window_dialog *dialog, int i,
                     struct window_item *item)
{
    const struct window_help_line *line = &dialog->help.line[i];

    item->kind = line->kind == HELP_KEYS ? ITEM_PAIR : ITEM_LABEL;
    item->tone = line->kind == HELP_HEADING ? ITEM_STRONG : ITEM_PLAIN;
    item->share = window_item_text_px(dialog->scale, " ") * WINDOW_HELP_KEYS;
    window_item_say(item, line->does);
    window_item_say_more(item, line->keys);
}

/* Made anew for each picture, since its lines depend on the width. */
static void make_help(struct window_dialog *dialog, struct canvas_rect room)
{
    int margin = window_item_px(dialog->scale, 20);

    window_help_make(&dialog->help, dialog->machine,
                     window_item_letters(dialog->scale,
                                         room.width - margin));
    window_sheet_list(dialog, room);
}

/* For dialogs that only show something. */
static const char *close_without_effect(struct window_dialog *dialog,
                                        struct player *player)
{
    (void)dialog;
    (void)player;
    return NULL;
}

static void help_help(const struct window_dialog *dialog, struct text *to)
{
    if (dialog->page < dialog->help.count)
        text_put(to, words_of("Arrow keys, PgUp, PgDn and the wheel scroll"));
}

const struct window_sheet window_sheet_help = {
    .title = WORDS("Help"), .confirm = WORDS("Close"),
    .width = 700, .lines = 36,
    .has_no_way_back = 1, .is_page = 1, .first_focus = SHEET_OK,
    .rows = help_rows, .row = help_row, .make = make_help,
    .help = help_help, .done = close_without_effect,
};

/* Messages */

/* The words take the room of the help, too. */
static void make_tell(struct window_dialog *dialog, struct canvas_rect room)
{
    room.height += 2 * window_item_line_px(dialog->scale);      /* no help */
    window_item_say(window_item_add(&dialog->items, ITEM_WORDS, 0, room),
                    dialog->words);
}

const struct window_sheet window_sheet_tell = {
    .confirm = "OK", .width = 560, .lines = 3, .has_no_way_back = 1,
    .first_focus = SHEET_OK, .make = make_tell,
    .done = close_without_effect,
};
