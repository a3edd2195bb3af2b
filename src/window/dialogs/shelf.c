/* shelf.c - the list of kept games: what each of them is, its picture, and
 * what can be done to it.
 *
 *     its list            +----------+
 *     ...                 | picture  |
 *     ...                 +----------+
 *                         title, players, moves, result, date
 */
#include "window/dialogs/shelf.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/kept_shelf.h"
#include "window/dialogs/preview.h"

enum { GAP = 16, LIST_LEAST = 230 };    /* pixels at 100 % */

enum { DO_RENAME, DO_DELETE, DO_EXPORT };

/* Words */

/* Moves are unknown where there is no picture or no table; events are always
 * there. */
static void put_game_length(const struct kept *game, int moves, struct text *to)
{
    if (moves > 0)
        words_count(to, (uint64_t)moves, "{1} move", "{1} moves");
    else
        words_count(to, game->events, "{1} event", "{1} events");
}

/* The chosen game */

/* One line of facts; room shrinks from above by it. The text is to be put into
 * what is returned. */
static struct text fact_line(struct window_dialog *dialog,
                             struct canvas_rect *room,
                             enum window_item_tone tone)
{
    int line = window_item_line_px(dialog->scale);
    struct canvas_rect box = {room->left, room->top, room->width, line};
    struct window_item *item = window_item_add(&dialog->items, ITEM_LABEL, 0,
                                               box);
    struct text to;

    item->tone = tone;
    room->top += line;
    room->height -= line;
    text_begin(&to, item->text, sizeof item->text);
    return to;
}

/* Five lines at most, for which window_shelf_make has made room. */
static void put_facts(struct window_dialog *dialog, const struct kept *game,
                      int moves, struct canvas_rect room)
{
    struct text to = fact_line(dialog, &room, ITEM_STRONG);

    kept_shelf_put_machine(game, &to);
    if (game->players[0]) {
        to = fact_line(dialog, &room, ITEM_PLAIN);
        kept_shelf_put_players(game, &to);
    }
    to = fact_line(dialog, &room, ITEM_PLAIN);
    put_game_length(game, moves, &to);
    to = fact_line(dialog, &room, ITEM_PLAIN);
    if (game->result[0])
        kept_shelf_put_result(game, &to);
    else
        text_put(&to, words_of("not over yet"));
    to = fact_line(dialog, &room, ITEM_FAINT);
    kept_put_date(game, &to);
}

/* A file that is no game of ours has an empty machine: it gets an empty
 * picture and no facts. The number of the preview is kept in the item, since a
 * picture at the same address may be another. */
static void put_chosen_game(struct window_dialog *dialog,
                            struct canvas_rect room)
{
    const struct kept *game = &dialog->files.game[dialog->at];
    int gap = window_item_px(dialog->scale, GAP) / 2;
    struct window_preview preview;
    struct window_item *item;
    char path[JOURNAL_PATH_MAX];

    kept_path(&dialog->files, dialog->at, path);
    preview = window_preview_of(game->machine ? path : "", game->machine,
                                dialog->is_light);
    item = window_item_add(&dialog->items, ITEM_PICTURE, 0,
        (struct canvas_rect){room.left, room.top, room.width,
                             WINDOW_PREVIEW_HEIGHT});
    item->picture = preview.canvas;
    item->share = preview.number;
    room.top += WINDOW_PREVIEW_HEIGHT + gap;
    room.height -= WINDOW_PREVIEW_HEIGHT + gap;
    if (game->machine)
        put_facts(dialog, game, preview.moves, room);
}

/* Where the dialog is too small for both, the list alone is shown: choosing a
 * game goes before looking at it. */
void window_shelf_make(struct window_dialog *dialog, struct canvas_rect room)
{
    int gap = window_item_px(dialog->scale, GAP);
    int facts = 5 * window_item_line_px(dialog->scale) + gap / 2;
    struct canvas_rect list = room;

    if (dialog->at >= dialog->files.count
        || room.height < WINDOW_PREVIEW_HEIGHT + facts
        || room.width < WINDOW_PREVIEW_WIDTH + gap
                        + window_item_px(dialog->scale, LIST_LEAST)) {
        window_sheet_list(dialog, room);
        return;
    }
    list.width -= WINDOW_PREVIEW_WIDTH + gap;
    window_sheet_list(dialog, list);
    room.left += list.width + gap;
    room.width = WINDOW_PREVIEW_WIDTH;
    put_chosen_game(dialog, room);
}

/* Rename */

/* The old name stands in the field, to be changed rather than typed. */
static void name_chosen(struct window_dialog *dialog)
{
    char name[KEPT_NAME_MAX];
    struct text to;

    text_begin(&to, name, sizeof name);
    kept_shelf_put_title(&dialog->files.game[dialog->at], &to);
    window_field_set(&dialog->field, name);
    text_begin(&to, dialog->label, sizeof dialog->label);
    text_put(&to, words_of("A name for this game"));
}

/* Back to the list, where the game has its new name. */
static const char *rename_chosen(struct window_dialog *dialog,
                                 struct player *player)
{
    const char *error = kept_shelf_rename(&dialog->files, dialog->at,
                                     dialog->field.text);

    (void)player;
    if (error)
        return error;
    window_preview_forget();
    window_dialog_turn(dialog, WINDOW_DIALOG_OPEN);
    return "";
}

const struct window_sheet window_sheet_rename = {
    .title = WORDS("Rename"), .confirm = WORDS("Rename"),
    .width = 460, .has_field = 1,
    .has_label = 1, .first_focus = SHEET_FIELD, .choose = name_chosen,
    .done = rename_chosen,
};

/* Delete */

/* Asks once: a second press on the same game does it. */
static const char *delete_chosen(struct window_dialog *dialog)
{
    const char *error;

    if (!dialog->is_warned) {
        dialog->is_warned = 1;
        return words_of("This cannot be undone. Press Delete again to delete "
                        "this game.");
    }
    dialog->is_warned = 0;
    error = kept_shelf_remove(&dialog->files, dialog->at);
    if (error)
        return error;
    window_preview_forget();
    if (dialog->at > 0 && dialog->at >= dialog->files.count)
        dialog->at--;
    window_field_set(&dialog->field, "");
    window_sheet_of(WINDOW_DIALOG_OPEN)->choose(dialog);
    return words_of("The game is deleted.");
}

/* Export */

/* A folder of its own in the home folder, where it is easily found. */
static void suggest_folder(struct window_dialog *dialog)
{
    const char *home = getenv("HOME");
    char path[JOURNAL_PATH_MAX];
    struct text to;

    text_begin(&to, path, sizeof path);
    text_put(&to, home ? home : ".");
    text_put(&to, "/boardwalk-games");
    window_field_set(&dialog->field, path);
    text_begin(&to, dialog->label, sizeof dialog->label);
    text_put(&to, words_of("The folder to copy all games into"));
}

/* The message stays in the game after the dialog has closed. */
static const char *copy_all_games(struct window_dialog *dialog,
                              struct player *player)
{
    char words[JOURNAL_PATH_MAX], number[24];
    struct text to;
    int copied;
    const char *error = kept_shelf_export(&dialog->files, dialog->field.text,
                                     &copied);

    if (error)
        return error;
    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)copied);
    text_begin(&to, words, sizeof words);
    words_put(&to, "Games in {2}: {1}", number, dialog->field.text, (char *)0);
    player_tell(player, words);
    return NULL;
}

const struct window_sheet window_sheet_export = {
    .title = WORDS("Export all games"), .confirm = WORDS("Export"),
    .width = 560,
    .has_field = 1, .has_label = 1, .first_focus = SHEET_FIELD,
    .choose = suggest_folder, .done = copy_all_games,
};

/* The further buttons of the list, in the order of the enum; what is returned
 * is shown in the dialog. */
const char *window_shelf_do(struct window_dialog *dialog,
                            struct player *player, int i)
{
    (void)player;
    if (dialog->at >= dialog->files.count)
        return words_of("There is no game here");
    if (i == DO_DELETE)
        return delete_chosen(dialog);
    window_dialog_turn(dialog, i == DO_RENAME ? WINDOW_DIALOG_RENAME
                                              : WINDOW_DIALOG_EXPORT);
    return NULL;
}
