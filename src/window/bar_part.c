/* bar_part.c - the items of the bar, one by one.
 *
 * Each is made of what the player's state is now: items hold copies of texts,
 * numbers and marks, and nothing that is shown is kept elsewhere. An item
 * without an id is only looked at.
 */
#include "window/bar_part.h"

#include <string.h>

#include "base/words.h"
#include "bench/intro.h"
#include "bench/play_table.h"
#include "bench/title.h"
#include "player/cross.h"
#include "player/labels.h"
#include "window/item_draw.h"

enum { TOOLS = 17 };                    /* buttons in the table below */

/* The next row of the column; its parts are placed in it from left to
 * right. */
struct canvas_rect window_bar_part_row(struct bar_maker *maker, int height)
{
    struct canvas_rect box = bar_rect(maker->left, maker->top, maker->width,
                                      height);

    maker->top += height;
    return box;
}

/* Never null: when the list is full, one that is not seen. */
static struct window_item *put_item(struct bar_maker *maker,
                                    enum window_item_kind kind, int id,
                                    struct canvas_rect box)
{
    return window_item_add(maker->items, kind, id, box);
}

/* Buttons */

/* Name, tooltip, and the key that does the same (null: none). The key is
 * only shown; window/keys.c and player.c have what keys do. */
struct tool {
    enum window_bar_id id;
    enum window_icon icon;
    const char *name, *tip, *key;       /* null name: that of all faces, which
                                         * is the tooltip, too */
    enum label label;
};

static const struct tool tools[TOOLS] = {
    {BAR_HINT, WINDOW_ICON_HINT, NULL, NULL, "h", LABEL_HINT},
    {BAR_ASK, WINDOW_ICON_MOVE, WORDS("Move"), WORDS("type it in"), "m", 0},
    {BAR_LOOK, WINDOW_ICON_EYE, WORDS("Look"), WORDS("at covered cards"), "v",
     0},
    {BAR_TYPE, WINDOW_ICON_KEYS, WORDS("Type"), WORDS("on the keyboard"), NULL,
     0},
    {BAR_ARRANGE, WINDOW_ICON_TABLE, WORDS("Table"), WORDS("the table alone"),
     "Ctrl-T", 0},
    {BAR_LOBBY, WINDOW_ICON_LOBBY, NULL, NULL, "Ctrl-L", LABEL_ALL_GAMES},
    {BAR_NEW, WINDOW_ICON_NEW, NULL, NULL, "Ctrl-N", LABEL_NEW_GAME},
    {BAR_OPEN, WINDOW_ICON_OPEN, NULL, NULL, "o", LABEL_KEPT_GAMES},
    {BAR_SAVE, WINDOW_ICON_SAVE, NULL, NULL, "w", LABEL_SAVE},
    {BAR_POWER, WINDOW_ICON_POWER, NULL, NULL, "p", LABEL_POWER},
    {BAR_RULES, WINDOW_ICON_RULES, NULL, NULL, "F2", LABEL_RULES},
    {BAR_GUIDE, WINDOW_ICON_GUIDE, NULL, NULL, NULL, LABEL_FIRST_STEPS},
    {BAR_HELP, WINDOW_ICON_HELP, NULL, NULL, "F1", LABEL_HELP},
    {BAR_MUTE, WINDOW_ICON_SOUND, WORDS("Sound"), WORDS("turn it off"),
     "Ctrl-U", 0},
    {BAR_LIGHT, WINDOW_ICON_SUN, WORDS("Light"), WORDS("a light desk"),
     "Ctrl-D", 0},
    {BAR_FULL_SCREEN, WINDOW_ICON_LARGE, WORDS("Full"), WORDS("full screen"),
     "F11", 0},
    {BAR_QUIT, WINDOW_ICON_QUIT, WORDS("Quit"), WORDS("the game is kept"), "q",
     0},
};

/* Buttons that a machine has no use for are left out. */
static int has_tool(const struct play *play, enum window_bar_id id)
{
    const struct machine_type *machine = session_machine(play->session);
    const struct intro *intro = intro_of(machine);

    switch (id) {
    case BAR_HINT: return machine->seats != NULL;
    case BAR_ASK:  return machine->board->pointer || machine->dial;
    case BAR_LOOK: return machine->eyes != NULL;
    case BAR_TYPE: return board_keyboard(machine->board) != NULL;
    case BAR_MUTE: return machine->top->playing != NULL;
    case BAR_ARRANGE: return play_table_is_there(play);
    case BAR_RULES: return intro && intro->rules;
    case BAR_GUIDE: return intro && intro->steps > 0;
    default:       return 1;
    }
}

int window_bar_part_tool_count(const struct play *play)
{
    int count = 0;

    for (int i = 0; i < TOOLS; i++)
        count += has_tool(play, tools[i].id);
    return count;
}

/* Buttons that switch something look and read by how it is set now. */
static struct tool tool_now(const struct bar_maker *maker, struct tool tool)
{
    const struct window_settings *settings = &maker->bar->settings;

    if (tool.id == BAR_ASK && !maker->machine->board->pointer)
        tool.name = maker->machine->dial->title;
    if (tool.id == BAR_ARRANGE && settings->arrangement != ARRANGE_BOTH)
        tool.tip = settings->arrangement == ARRANGE_TABLE
                 ? WORDS("the board alone") : WORDS("table and board");
    if (tool.id == BAR_MUTE && settings->is_muted) {
        tool.icon = WINDOW_ICON_MUTED;
        tool.name = WORDS("Muted");
        tool.tip = WORDS("turn it on");
    }
    if (tool.id == BAR_LIGHT && settings->is_light) {
        tool.icon = WINDOW_ICON_MOON;
        tool.name = WORDS("Dark");
        tool.tip = WORDS("a dark desk");
    }
    if (tool.id == BAR_FULL_SCREEN && settings->is_full_screen) {
        tool.icon = WINDOW_ICON_SMALL;
        tool.name = WORDS("Window");
        tool.tip = WORDS("a window again");
    }
    return tool;
}

/* A button without a word; the caller may give it one. */
static struct window_item *put_tool_button(struct bar_maker *maker,
                                           struct tool tool,
                                           struct canvas_rect box)
{
    struct window_item *item = put_item(maker, ITEM_BUTTON, (int)tool.id, box);

    item->icon = tool.icon;
    item->tip = tool.name ? words_of(tool.tip) : labels_name(tool.label);
    item->key = tool.key;
    return item;
}

/* The brief name where there is no room for the whole one. */
static const char *name_that_fits(const struct bar_maker *maker,
                                  const struct tool *tool,
                                  struct canvas_rect box)
{
    int room = window_item_draw_room(maker->scale, box.width);

    if (tool->name)
        return words_of(tool->name);
    return window_item_text_px(maker->scale, labels_name(tool->label)) <= room
         ? labels_name(tool->label) : labels_brief(tool->label);
}

/* Where there are many buttons in a row only icons fit; the tooltip has the
 * name then. */
static void put_tool(struct bar_maker *maker, const struct tool *tool,
                     struct canvas_rect box, int has_name)
{
    struct tool now = tool_now(maker, *tool);
    struct window_item *item = put_tool_button(maker, now, box);

    if (has_name)
        window_item_say(item, name_that_fits(maker, &now, box));
}

/* The place of the i-th button, `columns` of them to a row. Widths may differ
 * by a pixel, so that the last one ends where the column does. */
static struct canvas_rect tool_cell(const struct bar_maker *maker, int i,
                                    int columns, int height, int gap)
{
    int width = maker->width + gap;
    int left = width * (i % columns) / columns;
    int right = width * (i % columns + 1) / columns;

    return bar_rect(maker->left + left,
                    maker->top + i / columns * (height + gap),
                    right - left - gap, height);
}

/* With words, the last button reaches to the end of its row, as wide as two
 * if it stands alone. */
void window_bar_part_tools(struct bar_maker *maker, int columns, int height,
                           int gap)
{
    int has_names = columns == BAR_FEW, count = 0;

    for (int i = 0; i < TOOLS; i++) {
        struct canvas_rect box = tool_cell(maker, count, columns, height, gap);

        if (!has_tool(maker->play, tools[i].id))
            continue;
        if (has_names && i == TOOLS - 1)
            box.width = maker->left + maker->width - box.left;
        put_tool(maker, &tools[i], box, has_names);
        count++;
    }
    maker->top += (count + columns - 1) / columns * (height + gap) - gap;
}

/* Title and seats */

/* The arrow points to where the bar will go. */
void window_bar_part_fold(struct bar_maker *maker, struct canvas_rect box)
{
    int is_right = maker->bar->place == WINDOW_BAR_RIGHT;
    int is_folded = maker->bar->is_folded;
    struct tool tool = {
        BAR_FOLD, is_right == is_folded
        ? is_right ? WINDOW_ICON_LEFT : WINDOW_ICON_DOWN
        : is_right ? WINDOW_ICON_RIGHT : WINDOW_ICON_UP,
        "", is_folded ? WORDS("unfold") : WORDS("fold away"), NULL, 0,
    };

    put_tool_button(maker, tool, box)->marks |= ITEM_BARE;
}

/* "duel:basys2 lives=3": the seed after # is long, and nobody reads it. */
static void put_id_without_seed(const struct play *play, struct text *to)
{
    char id[WINDOW_ITEM_TEXT_MAX];
    struct text whole;
    size_t name, word;

    text_begin(&whole, id, sizeof id);
    session_id(play->session, &whole);
    name = strcspn(id, "#");
    word = strcspn(id, " ");
    for (size_t i = 0; id[i]; i++)
        if (i < name || i >= word)
            text_put_char(to, id[i]);
}

/* The tab at the right end of the title, a little beyond the column. */
void window_bar_part_title(struct bar_maker *maker, int has_id)
{
    int line = window_item_line_px(maker->scale), side = bar_px(maker, 22);
    struct canvas_rect box = window_bar_part_row(maker, side);
    struct window_item *item;
    struct text to;

    window_bar_part_fold(maker, bar_rect(box.left + box.width - side
                                         + bar_px(maker, 4), box.top, side,
                                         side));
    box.width -= side;
    item = put_item(maker, ITEM_LABEL, 0, box);
    item->tone = ITEM_STRONG;
    text_begin(&to, item->text, sizeof item->text);
    title_put(maker->machine, &to);
    if (!has_id)
        return;
    item = put_item(maker, ITEM_LABEL, 0, window_bar_part_row(maker, line));
    item->tone = ITEM_FAINT;
    text_begin(&to, item->text, sizeof item->text);
    put_id_without_seed(maker->play, &to);
}

/* Some options leave a machine with one player only. */
int window_bar_part_has_seat(const struct play *play, int seat)
{
    const struct machine_type *machine = session_machine(play->session);

    return machine->seats
        && !machine_missing_seat(machine, machine->seats[seat],
                                 session_setup(play->session)->option);
}

int window_bar_part_seat_count(const struct play *play)
{
    int count = 0;

    for (int i = 0; i < PLAY_SEATS; i++)
        count += window_bar_part_has_seat(play, i);
    return count;
}

/* "A: " and who plays that side. */
static void put_player(const struct bar_maker *maker, int seat,
                       const char *who, struct window_item *item)
{
    struct text to;

    text_begin(&to, item->text, sizeof item->text);
    text_put_char(&to, maker->machine->seats[seat]);
    text_put(&to, ": ");
    text_put(&to, who);
}

/* "Easy (random)", "a person". */
static void put_long_name(const struct bar_maker *maker, const char *mind,
                          struct text *to)
{
    if (mind[0])
        intro_put_mind(intro_of(maker->machine), mind, to);
    else
        text_put(to, words_of("a person"));
}

/* The long name where there is room for that. */
void window_bar_part_seat(struct bar_maker *maker, int seat,
                          struct canvas_rect box)
{
    const char *mind = maker->play->minds[seat];
    struct tool tool = {
        seat ? BAR_SEAT_B : BAR_SEAT_A,
        mind[0] ? WINDOW_ICON_MIND : WINDOW_ICON_PERSON,
        "", WORDS("who plays this side"), NULL, 0,
    };
    struct window_item *item = put_tool_button(maker, tool, box);
    char name[TEXT_ERROR_MAX];
    struct text to;

    text_begin(&to, name, sizeof name);
    put_long_name(maker, mind, &to);
    put_player(maker, seat, name, item);
    if (window_item_text_px(maker->scale, item->text)
        > window_item_draw_room(maker->scale, box.width))
        put_player(maker, seat, mind[0] ? mind : words_of("person"), item);
}

/* One below the other; a seat that the options leave out takes no room. */
void window_bar_part_seats(struct bar_maker *maker)
{
    for (int i = 0; i < PLAY_SEATS; i++) {
        if (!window_bar_part_has_seat(maker->play, i))
            continue;
        window_bar_part_seat(maker, i,
                             window_bar_part_row(maker,
                                                 bar_px(maker, BAR_ROW)));
        maker->top += bar_px(maker, BAR_SMALL_GAP);
    }
}

void window_bar_part_rule(struct bar_maker *maker)
{
    put_item(maker, ITEM_RULE, 0,
             window_bar_part_row(maker, bar_px(maker, BAR_RULE)));
}

/* Time */

/* The tick that is shown: while the slider is dragged, the one it is at. */
static uint64_t shown_tick(const struct bar_maker *maker)
{
    return maker->bar->has_seek ? maker->bar->seek_tick
                                : session_tick(maker->play->session);
}

/* Where in the game it is, and how long the game is. */
void window_bar_part_times(struct bar_maker *maker, struct canvas_rect box,
                           int is_large)
{
    struct window_item *item = put_item(maker, ITEM_LABEL, 0, box);
    char until[40];
    struct text to, end;

    item->tone = ITEM_STRONG;
    item->marks = is_large ? ITEM_LARGE : 0;
    text_begin(&to, item->text, sizeof item->text);
    player_time(maker->play, shown_tick(maker), &to);
    text_begin(&to, item->detail, sizeof item->detail);
    text_begin(&end, until, sizeof until);
    player_time(maker->play, session_end(maker->play->session), &end);
    words_put(&to, is_large ? "of {1}" : "/ {1}", until, (char *)0);
}

/* "PAUSED", "thinking" or "REWOUND", and how far it is rewound, "-12.3 s",
 * where that fits. The pause while the slider is held is not a person's. */
void window_bar_part_state(struct bar_maker *maker, struct canvas_rect box)
{
    struct window_item *item = put_item(maker, ITEM_LABEL, 0, box);
    const struct play *play = maker->play;
    struct text to;

    if (play->pace.is_paused && maker->bar->pressed != BAR_SLIDER) {
        item->tone = ITEM_WARNING;
        window_item_say(item, words_of("PAUSED"));
    } else if (play->is_thinking) {
        window_item_say(item, words_of("thinking"));
    }
    if (!player_is_rewound(play))
        return;
    if (!item->text[0]) {
        item->tone = ITEM_NOTICE;
        window_item_say(item, words_of("REWOUND"));
    }
    text_begin(&to, item->detail, sizeof item->detail);
    text_put_char(&to, '-');
    player_seconds(play, session_end(play->session)
                         - session_tick(play->session), &to);
    text_put(&to, " s");
    if (window_item_text_px(maker->scale, item->text)
        + window_item_text_px(maker->scale, item->detail)
        + bar_px(maker, BAR_GAP) > box.width)
        memset(item->detail, 0, sizeof item->detail);
}

/* In steps of half a pixel, so that it is not drawn again for less. */
void window_bar_part_slider(struct bar_maker *maker, struct canvas_rect box)
{
    struct window_item *item = put_item(maker, ITEM_SLIDER, BAR_SLIDER, box);
    uint64_t end = session_end(maker->play->session);
    uint64_t steps = 2 * (uint64_t)(box.width > 0 ? box.width : 1);

    item->total = (int)steps;
    item->share = end ? (int)(shown_tick(maker) * steps / end) : (int)steps;
    item->tip = words_of("drag to any moment");
    item->key = "< >";
}

/* While the slider is held the button stays as it was before. */
static struct tool pause_tool(const struct bar_maker *maker)
{
    int is_paused = maker->play->pace.is_paused
                 && (maker->bar->pressed != BAR_SLIDER
                     || maker->bar->was_paused);

    return (struct tool){
        BAR_PAUSE, is_paused ? WINDOW_ICON_GO_ON : WINDOW_ICON_PAUSE, "",
        is_paused ? WORDS("resume") : WORDS("pause"),
        cross_name(maker->machine->board, "space"), 0,
    };
}

static const struct tool back_tool = {BAR_BACK, WINDOW_ICON_BACK, "",
                                      WORDS("one tick back"), ",", 0};
static const struct tool step_tool = {BAR_STEP, WINDOW_ICON_STEP, "",
                                      WORDS("one tick forward"), ".", 0};
static const struct tool slower_tool = {BAR_SLOWER, WINDOW_ICON_SLOWER, "",
                                        WORDS("slower"), "[", 0};
static const struct tool faster_tool = {BAR_FASTER, WINDOW_ICON_FASTER, "",
                                        WORDS("faster"), "]", 0};

/* "1x", "unlimited": as pace.h has it. */
static void put_speed(struct bar_maker *maker, struct canvas_rect box)
{
    struct window_item *item = put_item(maker, ITEM_LABEL, 0, box);

    item->marks = ITEM_MIDDLE;
    window_item_say(item, pace_name(&maker->play->pace));
}

/* Cuts a row into a narrow box at each side and a wide one between them. */
static void split_row(struct canvas_rect row, int narrow, int gap,
                      struct canvas_rect to[3])
{
    to[0] = to[1] = to[2] = row;
    to[0].width = to[2].width = narrow;
    to[1].left += narrow + gap;
    to[1].width -= 2 * (narrow + gap);
    to[2].left += row.width - narrow;
}

/* One tick back, pause or resume, one tick forward. */
void window_bar_part_transport(struct bar_maker *maker,
                               struct canvas_rect row, int narrow, int gap)
{
    struct canvas_rect at[3];

    split_row(row, narrow, gap, at);
    put_tool_button(maker, back_tool, at[0]);
    put_tool_button(maker, pause_tool(maker), at[1]);
    put_tool_button(maker, step_tool, at[2]);
}

/* Slower, the speed, faster. */
void window_bar_part_pace(struct bar_maker *maker, struct canvas_rect row,
                          int narrow)
{
    struct canvas_rect at[3];

    split_row(row, narrow, bar_px(maker, BAR_GAP), at);
    put_tool_button(maker, slower_tool, at[0]);
    put_speed(maker, at[1]);
    put_tool_button(maker, faster_tool, at[2]);
}

/* Notices and events */

/* The notice of the moment, or else what troubles the sitting, which stays,
 * such as a journal that cannot be written. */
static const char *notice_text(const struct bar_maker *maker,
                               int *is_trouble)
{
    *is_trouble = !maker->player->notice[0];
    return *is_trouble ? maker->play->trouble : maker->player->notice;
}

void window_bar_part_notice(struct bar_maker *maker, struct canvas_rect box)
{
    struct window_item *item = put_item(maker, ITEM_WORDS, 0, box);
    int is_trouble;

    window_item_say(item, notice_text(maker, &is_trouble));
    item->tone = is_trouble ? ITEM_WARNING : ITEM_NOTICE;
}

/* "0:12.3 press BTN3", as in the journal; all but the newest are faint. */
static void put_event_row(struct bar_maker *maker, size_t i, int is_last)
{
    const struct event *event = session_event(maker->play->session, i);
    struct window_item *item =
        put_item(maker, ITEM_LABEL, 0,
                 window_bar_part_row(maker, window_item_line_px(maker->scale)));
    struct text to;

    item->tone = is_last ? ITEM_PLAIN : ITEM_FAINT;
    text_begin(&to, item->text, sizeof item->text);
    player_time(maker->play, event->tick, &to);
    text_put_char(&to, ' ');
    text_put(&to, event->words);
}

/* As many events as there is room for, the newest last. */
void window_bar_part_events(struct bar_maker *maker)
{
    int room = (maker->bottom - maker->top)
             / window_item_line_px(maker->scale);
    size_t done = session_events_done(maker->play->session);
    size_t first = room > 0 && done > (size_t)room ? done - (size_t)room : 0;

    for (size_t i = first; room > 0 && i < done; i++)
        put_event_row(maker, i, i + 1 == done);
}
