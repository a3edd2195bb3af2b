/* new.c - the dialog for another game: machines at the left, at the
 * right against whom one plays the chosen one, and its options.
 *
 * What can be chosen is player/offer.h, which the terminal's menu uses, too.
 * Row 0 of an offer begins the game, which is a button here; the others
 * follow.
 */
#include <string.h>

#include "base/words.h"
#include "window/dialogs/sheet.h"

enum { GAP = 16, ROW_GAP = 2 };         /* pixels at 100 % */

/* The dialog opens with the game that is played now, so that Enter starts
 * another one like it. */
static void open_new(struct window_dialog *dialog,
                     const struct player *player)
{
    offer_begin(&dialog->offer, 0);
    for (int i = 0; i < dialog->offer.count; i++) {
        if (!text_same(dialog->offer.entries[i].machine->name,
                       dialog->machine->name))
            continue;
        dialog->at = dialog->offer.at = i;
        offer_entry_begin(&dialog->offer.entries[i], dialog->machine);
        if (dialog->machine == session_machine(player->play->session))
            offer_entry_take(&dialog->offer.entries[i], player->play);
    }
}

static const struct offer_entry *entry_of(const struct window_dialog *dialog)
{
    return &dialog->offer.entries[dialog->offer.at];
}

/* Machines */

static int machine_rows(const struct window_dialog *dialog)
{
    return dialog->offer.count;
}

static void machine_row(const struct window_dialog *dialog, int i,
                        struct window_item *item)
{
    struct text to;

    text_begin(&to, item->text, sizeof item->text);
    offer_title(&dialog->offer.entries[i], &to);
}

static void choose_machine(struct window_dialog *dialog)
{
    dialog->offer.at = dialog->at;
}

/* Its seats and options */

/* A choice without a value is a seat that these options leave empty. */
static void put_choice(struct window_dialog *dialog, int row,
                       struct canvas_rect box)
{
    struct window_item *item = window_item_add(&dialog->items, ITEM_CHOICE,
                                               SHEET_CHOICE + row, box);
    struct text to;

    text_begin(&to, item->text, sizeof item->text);
    offer_name(entry_of(dialog), row, &to);
    text_begin(&to, item->detail, sizeof item->detail);
    offer_value(entry_of(dialog), row, &to);
    if (!item->detail[0])
        item->marks |= ITEM_OFF;        /* nobody can sit there */
}

/* One below the other; what has no room is left out. */
static void put_choices(struct window_dialog *dialog,
                        struct canvas_rect room)
{
    int rows = offer_rows(entry_of(dialog));
    int height = window_sheet_row_px(dialog->scale);
    int gap = window_item_px(dialog->scale, ROW_GAP);

    for (int i = 1; i < rows && i * height <= room.height; i++)
        put_choice(dialog, i, (struct canvas_rect){
            room.left, room.top + (i - 1) * height, room.width,
            height - gap});
}

/* A third for the list of machines, the rest for the chosen one. */
static void make_new(struct window_dialog *dialog, struct canvas_rect room)
{
    int gap = window_item_px(dialog->scale, GAP);
    struct canvas_rect left = room;

    left.width = room.width / 3 - gap;
    room.left += left.width + gap;
    room.width -= left.width + gap;
    window_sheet_list(dialog, left);
    put_choices(dialog, room);
}

static void change_choice(struct window_dialog *dialog, int i, int by)
{
    offer_change(offer_entry(&dialog->offer), i, by);
}

static const char *about_machine(const struct offer_entry *entry)
{
    return words_of(entry->intro ? entry->intro->pitch
                                 : entry->machine->title);
}

/* Of the choice under the mouse, else of the one with the focus; of a machine
 * one sentence about it. */
static void new_help(const struct window_dialog *dialog, struct text *to)
{
    int id = dialog->hovered >= SHEET_CHOICE ? dialog->hovered
                                             : dialog->focus;

    if (id >= SHEET_CHOICE && id < SHEET_ROW)
        offer_help(entry_of(dialog), id - SHEET_CHOICE, to);
    else
        text_put(to, about_machine(entry_of(dialog)));
}

/* Both */

static void tell_begun(const struct offer_entry *entry,
                       struct player *player)
{
    char title[80], words[120];
    struct text to;

    text_begin(&to, title, sizeof title);
    offer_title(entry, &to);
    text_begin(&to, words, sizeof words);
    words_put(&to, "A new game: {1}", title, (char *)0);
    player_tell(player, words);
}

/* The choice is an id with its options, and a name for each seat. */
static const char *begin_chosen_game(struct window_dialog *dialog,
                                     struct player *player)
{
    struct offer_choice choice;
    const char *error;

    memset(&choice, 0, sizeof choice);
    offer_choose(entry_of(dialog), &choice);
    error = player_renew(player, choice.id, choice.seats[0],
                         choice.seats[1]);
    if (!error)
        tell_begun(entry_of(dialog), player);
    return error;
}

const struct window_sheet window_sheet_new = {
    .title = WORDS("New game"), .confirm = WORDS("Play"),
    .width = 880, .lines = 12,
    .first_focus = SHEET_ROW, .open = open_new, .rows = machine_rows,
    .row = machine_row, .make = make_new, .help = new_help,
    .choose = choose_machine, .change = change_choice,
    .done = begin_chosen_game,
};
