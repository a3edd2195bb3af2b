/* disk.c - the dialogs that save a game and open another one.
 *
 * Both have a field with a path; the one that opens lists a folder, too. A
 * game has a journal of its own while it is played: saving makes a copy, and
 * nothing is lost by not saving.
 */
#include <string.h>

#include "window/dialogs/shelf.h"

#include "base/words.h"
#include "bench/kept_shelf.h"

/* Where the file dialogs begin: the folder of the journal that is played, or
 * else that of the kept games. */
static void folder_of_game(const struct player *player,
                           char folder[JOURNAL_PATH_MAX])
{
    const struct play *play = player->play;

    if (play->journal.path[0] || !play->games[0])
        window_files_folder(play->journal.path, folder);
    else
        memcpy(folder, play->games, JOURNAL_PATH_MAX);
}

/* Saving */

/* Suggests a name that no file has. */
static void open_save(struct window_dialog *dialog,
                      const struct player *player)
{
    char folder[JOURNAL_PATH_MAX], path[JOURNAL_PATH_MAX];

    folder_of_game(player, folder);
    window_files_free_name(folder, dialog->machine->name, path);
    window_field_set(&dialog->field, path);
}

static void save_help(const struct window_dialog *dialog, struct text *to)
{
    (void)dialog;
    text_put(to, words_of("A copy of the game as it is now"));
}

/* A file that exists is replaced only by a second Save of the same name,
 * after a warning that says what is in it. */
static const char *save_copy(struct window_dialog *dialog,
                             struct player *player)
{
    const char *path = dialog->field.text;
    char what[TEXT_ERROR_MAX];
    const char *error;
    struct text to;

    text_begin(&to, what, sizeof what);
    if (!*path)
        return WORDS("enter a file name, such as game.bw");
    if (window_files_is_folder(path))
        return words_error("{1} is a folder; enter the name of a file in it",
                           path, (char *)0);
    if (!dialog->is_warned
        && kept_put_replaced(path, player->play->journal.limit.design, &to)) {
        dialog->is_warned = 1;
        return words_error("{1}; press Save again to replace it, or enter "
                           "another name", what, (char *)0);
    }
    error = play_save(player->play, path);
    if (!error)
        player_tell(player, words_error("saved as {1}", path, (char *)0));
    return error;
}

const struct window_sheet window_sheet_save = {
    .title = WORDS("Save a copy"), .confirm = WORDS("Save"),
    .width = 640, .has_field = 1,
    .first_focus = SHEET_FIELD, .open = open_save, .help = save_help,
    .done = save_copy,
};

/* Opening */

static int file_rows(const struct window_dialog *dialog)
{
    return dialog->files.count;
}

/* What it is called at the left, its date at the right; the rest stands beside
 * the list. */
static void file_row(const struct window_dialog *dialog, int i,
                     struct window_item *item)
{
    const struct kept *file = &dialog->files.game[i];
    struct text to;

    text_begin(&to, item->text, sizeof item->text);
    kept_shelf_put_title(file, &to);
    text_begin(&to, item->detail, sizeof item->detail);
    kept_put_date(file, &to);
}

/* The field always has the path of the chosen row. */
static void choose_file(struct window_dialog *dialog)
{
    char path[JOURNAL_PATH_MAX];

    if (dialog->at >= dialog->files.count)
        return;
    kept_path(&dialog->files, dialog->at, path);
    window_field_set(&dialog->field, path);
}

/* Lists another folder, from its first file on. */
static const char *list_folder(struct window_dialog *dialog,
                               const struct player *player,
                               const char *folder)
{
    const char *error = kept_list_read(&dialog->files, folder,
                                       player->play->journal.limit.design);

    dialog->at = dialog->first = 0;
    choose_file(dialog);
    return error;
}

/* Files are listed newest first, and the newest is mostly the one that is
 * being played: the one after it is chosen. */
static void skip_own(struct window_dialog *dialog,
                     const struct player *player)
{
    char path[JOURNAL_PATH_MAX];

    if (dialog->files.count < 2)
        return;
    kept_path(&dialog->files, 0, path);
    if (text_same(path, player->play->journal.path)) {
        dialog->at = 1;
        choose_file(dialog);
    }
}

/* A folder that cannot be read is an error in the dialog, with no rows. */
static void open_open(struct window_dialog *dialog,
                      const struct player *player)
{
    char folder[JOURNAL_PATH_MAX];
    const char *error;
    struct text to;

    memset(&dialog->files, 0, sizeof dialog->files);
    folder_of_game(player, folder);
    error = list_folder(dialog, player, folder);
    skip_own(dialog, player);
    text_begin(&to, dialog->words, sizeof dialog->words);
    text_put(&to, error ? words_of(error) : "");
}

static void put_open_help(const struct window_dialog *dialog, struct text *to)
{
    if (!dialog->files.count)
        words_put(to, "There are no games in {1}", dialog->files.folder,
                  (char *)0);
    else
        text_put(to, words_of("Choose a game, or type the name of a file, or "
                              "of a folder to list"));
}

/* A folder is listed instead of opened; the empty error keeps the dialog
 * open. */
static const char *open_or_list(struct window_dialog *dialog,
                                struct player *player)
{
    char path[JOURNAL_PATH_MAX];
    const char *error;

    memcpy(path, dialog->field.text, sizeof path);
    if (!path[0])
        return WORDS("choose a file, or type its name");
    if (window_files_is_folder(path)) {
        error = list_folder(dialog, player, path);
        return error ? error : "";
    }
    error = player_load(player, path);
    if (!error)
        player_tell(player, words_error("opened {1}", path, (char *)0));
    return error;
}

const struct window_sheet window_sheet_open = {
    .title = WORDS("Kept games"), .confirm = WORDS("Open"),
    .more = {WORDS("Rename"), WORDS("Delete"), WORDS("Export all")},
    .width = 860, .lines = 11,
    .has_field = 1, .row_confirms = 1, .first_focus = SHEET_ROW,
    .open = open_open, .rows = file_rows, .row = file_row,
    .make = window_shelf_make, .choose = choose_file, .help = put_open_help,
    .done = open_or_list, .do_more = window_shelf_do,
};
