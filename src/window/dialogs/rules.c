/* rules.c - the rules on one card, with an example as a picture; and the
 * question before a game takes another course.
 *
 * Words and picture are the machine's (bench/intro.h). Beside each other where
 * the card is wide, else one below the other.
 */
#include "base/words.h"
#include "bench/intro.h"
#include "draw/table.h"
#include "window/dialogs/sheet.h"

enum { GAP = 16, SHARE = 42, LOW_SHARE = 52 };  /* pixels at 100 %, percent */

/* Null for a machine without an introduction: its card has a title and no
 * more. */
static const struct intro *intro_in(const struct window_dialog *dialog)
{
    return intro_of(dialog->machine);
}

static void open_rules(struct window_dialog *dialog,
                       const struct player *player)
{
    const struct intro *intro = intro_in(dialog);
    struct text to;

    (void)player;
    text_begin(&to, dialog->title, sizeof dialog->title);
    text_put(&to, words_of(intro ? intro->title : dialog->machine->title));
}

/* The rules are wrapped by window_help_rules into lines of their own; each of
 * them is a row that scrolls. */
static int rule_rows(const struct window_dialog *dialog)
{
    return dialog->help.count;
}

static void rule_row(const struct window_dialog *dialog, int i,
                     struct window_item *item)
{
    item->kind = ITEM_LABEL;
    window_item_say(item, dialog->help.line[i].does);
}

/* The sheet of a table is four fifths as wide as high. */
static struct canvas_rect cut_picture(const struct window_dialog *dialog,
                                      struct canvas_rect *room)
{
    struct canvas_rect picture = *room;
    int gap = window_item_px(dialog->scale, GAP);

    if (room->width > room->height) {
        picture.width = canvas_min(room->width * SHARE / 100,
                                   room->height * TABLE_WIDTH / TABLE_HEIGHT);
        room->left += picture.width + gap;
        room->width -= picture.width + gap;
    } else {
        picture.height = room->height * LOW_SHARE / 100;
        room->top += picture.height + gap;
        room->height -= picture.height + gap;
    }
    return picture;
}

/* The words are wrapped to what the picture leaves, so the picture is cut off
 * first; and they are wrapped anew whenever the card changes its size. */
static void make_rules(struct window_dialog *dialog, struct canvas_rect room)
{
    const struct intro *intro = intro_in(dialog);
    int margin = window_item_px(dialog->scale, 20);

    dialog->picture = (struct canvas_rect){0, 0, 0, 0};
    if (intro && intro->lay_rules)
        dialog->picture = cut_picture(dialog, &room);
    window_help_rules(&dialog->help, dialog->machine,
                      intro ? intro->rules : NULL,
                      window_item_letters(dialog->scale,
                                          room.width - margin));
    window_sheet_list(dialog, room);
}

static void draw_rules(const struct window_dialog *dialog,
                       struct canvas *canvas, int is_light)
{
    static struct table table;          /* large for a stack */
    const struct intro *intro = intro_in(dialog);

    if (!intro || !intro->lay_rules
        || canvas_rect_is_empty(dialog->picture))
        return;
    table.count = 0;
    intro->lay_rules(&table);
    table_draw(canvas, dialog->picture, &table, (struct table_look){
        .theme = is_light ? DRAW_LIGHT : DRAW_DARK, .focus = -1,
        .scale = dialog->scale});
}

/* Nothing is said where everything fits. */
static void rules_help(const struct window_dialog *dialog, struct text *to)
{
    if (dialog->page < dialog->help.count)
        text_put(to, words_of("Arrow keys, PgUp, PgDn and the wheel scroll"));
}

static const char *close_rules(struct window_dialog *dialog,
                               struct player *player)
{
    (void)dialog;
    (void)player;
    return NULL;
}

const struct window_sheet window_sheet_rules = {
    .confirm = WORDS("Close"), .width = 780, .lines = 38, .has_no_way_back = 1,
    .is_page = 1, .first_focus = SHEET_OK, .open = open_rules,
    .rows = rule_rows, .row = rule_row, .make = make_rules,
    .draw = draw_rules, .help = rules_help, .done = close_rules,
};

/* Another course */

static void make_course(struct window_dialog *dialog, struct canvas_rect room)
{
    window_item_say(window_item_add(&dialog->items, ITEM_WORDS, 0, room),
                    words_of(course_question));
}

static const char *take_course(struct window_dialog *dialog,
                               struct player *player)
{
    (void)dialog;
    course_go_on(player);
    return NULL;
}

const struct window_sheet window_sheet_course = {
    .title = WORDS("An earlier moment"), .confirm = WORDS("Go on"),
    .width = 480,
    .lines = 2, .first_focus = SHEET_OK, .make = make_course,
    .done = take_course,
};
