/* disk.c - the dialogs that save a game and open another one. */
#include <string.h>

#include "window/sheet.h"

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
    text_put(to, "A copy of the game as it is now");
}

/* What is there is replaced only by who was told. */
static const char *save(struct window_dialog *dialog, struct player *player)
{
    const char *path = dialog->field.text;
    char what[TEXT_ERROR_MAX];
    const char *error;
    struct text to;

    text_begin(&to, what, sizeof what);
    if (!*path)
        return "a name is missing, such as game.bw";
    if (window_files_is_folder(path))
        return text_error(path, " is a folder; give a name in it",
                          (char *)0);
    if (!dialog->is_warned && kept_put_replaced(path, &to)) {
        dialog->is_warned = 1;
        return text_error(what, "; Save again replaces it, another name "
                          "keeps it", (char *)0);
    }
    error = play_save(player->play, path);
    if (!error)
        player_tell(player, text_error("saved as ", path, (char *)0));
    return error;
}

const struct window_sheet window_sheet_save = {
    .title = "Save a copy", .confirm = "Save", .width = 640, .has_field = 1,
    .first_focus = SHEET_FIELD, .open = open_save, .help = save_help,
    .done = save,
};

/* Opening */

static int file_rows(const struct window_dialog *dialog)
{
    return dialog->files.count;
}

static void file_row(const struct window_dialog *dialog, int i,
                     struct window_item *item)
{
    const struct kept *file = &dialog->files.game[i];
    struct text to;

    window_item_say(item, file->name);
    text_begin(&to, item->detail, sizeof item->detail);
    kept_put_line(file, &to);
    text_put(&to, "  ");
    kept_put_date(file, &to);
}

static void choose_file(struct window_dialog *dialog)
{
    char path[JOURNAL_PATH_MAX];

    if (dialog->at >= dialog->files.count)
        return;
    kept_path(&dialog->files, dialog->at, path);
    window_field_set(&dialog->field, path);
}

static const char *list(struct window_dialog *dialog, const char *folder)
{
    const char *error = kept_list_read(&dialog->files, folder);

    dialog->at = dialog->first = 0;
    choose_file(dialog);
    return error;
}

/* The newest is mostly the one that is being played. */
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

static void open_open(struct window_dialog *dialog,
                      const struct player *player)
{
    char folder[JOURNAL_PATH_MAX];
    const char *error;
    struct text to;

    memset(&dialog->files, 0, sizeof dialog->files);
    folder_of_game(player, folder);
    error = list(dialog, folder);
    skip_own(dialog, player);
    text_begin(&to, dialog->words, sizeof dialog->words);
    text_put(&to, error ? error : "");
}

static void open_help(const struct window_dialog *dialog, struct text *to)
{
    if (!dialog->files.count) {
        text_put(to, "There are no games in ");
        text_put(to, dialog->files.folder);
    } else {
        text_put(to, "Choose a game, or type the name of a file, or of a "
                     "folder to look into");
    }
}

static const char *load(struct window_dialog *dialog, struct player *player)
{
    char path[JOURNAL_PATH_MAX];
    const char *error;

    memcpy(path, dialog->field.text, sizeof path);
    if (!path[0])
        return "a file is missing: choose one, or type its name";
    if (window_files_is_folder(path)) {
        error = list(dialog, path);
        return error ? error : "";
    }
    error = player_load(player, path);
    if (!error)
        player_tell(player, text_error("this is ", path, (char *)0));
    return error;
}

const struct window_sheet window_sheet_open = {
    .title = "Open a game", .confirm = "Open", .width = 680, .lines = 10,
    .has_field = 1, .row_confirms = 1, .first_focus = SHEET_ROW,
    .open = open_open, .rows = file_rows, .row = file_row,
    .choose = choose_file, .help = open_help, .done = load,
};
