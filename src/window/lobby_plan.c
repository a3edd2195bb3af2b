/* lobby_plan.c - places the cards of the lobby and what is on them.
 *
 *     Boardwalk                     [ Resume ] [ Kept games ]  o o o
 *     one sentence
 *     +--------------+  +--------------+  +--------------+
 *     |  its board   |  |              |  |              |
 *     |              |  |              |  |              |
 *     | Title        |  |              |  |              |
 *     | one sentence |  |              |  |              |
 *     | [ Play ] [ ] |  |              |  |              |
 *     | [] [] [] []  |  |              |  |              |
 *     +--------------+  +--------------+  +--------------+
 *
 * Of all ways to stand them in rows, with the words below or beside the
 * picture, the one with the largest pictures is taken; letters become smaller
 * before anything is left out, and only then the rows are scrolled.
 */
#include "window/lobby.h"

#include "base/words.h"
#include "player/labels.h"
#include "player/offer.h"

/* Pixels at 100 %, but for SCALE_LEAST and SHARE, percent, and the least
 * picture, for a board needs so many at any scale. A letter is 12 pixels high
 * at SCALE_LEAST. */
enum { MARGIN = 16, GAP = 12, PAD = 10, SMALL_GAP = 5, TITLE = 30, HEAD = 34,
       BUTTON = 34, SMALL = 28, CHOOSE = 108, ICON_SIDE = 34,
       THUMB_WIDTH = 120, THUMB_HEIGHT = 90, TEXT_LEAST = 200, BESIDE = 8,
       ROOMY = 700, SHARE = 38, SCALE_LEAST = 75, LINES_MOST = 5, SCROLL = 8 };

static int lobby_px(const struct window_lobby *self, int length)
{
    return window_item_px(self->plan.scale, length);
}

static const char *const touch_names[LOBBY_TOUCHES] = {
    WORDS("Play"), WORDS("Choose..."), WORDS("Two people"), WORDS("Watch"),
    WORDS("First steps"), WORDS("Rules"),
};

enum { SMALL_TOUCHES = LOBBY_TOUCHES - LOBBY_PEOPLE };

/* The plan */

/* A small button is as wide as its words and a little beside them. */
static int touch_width(int scale, int touch)
{
    return window_item_text_px(scale, words_of(touch_names[touch]))
         + 2 * window_item_px(scale, BESIDE);
}

/* Of so many small buttons in a row, with the gaps between them. */
static int touches_width(int scale, int first, int count)
{
    int width = -window_item_px(scale, SMALL_GAP);

    for (int i = 0; i < count; i++)
        width += touch_width(scale, first + i)
               + window_item_px(scale, SMALL_GAP);
    return width;
}

/* How many lines the longest sentence takes. */
static int count_pitch_lines(const struct window_lobby *self, int scale,
                             int width)
{
    int letters = window_item_letters(scale, width), most = 1;

    for (int i = 0; i < self->lobby.count; i++) {
        const char *text = lobby_pitch(&self->lobby.card[i]);
        int lines = 0;

        while (*text && lines < LINES_MOST) {
            (void)window_item_wrap(text, letters, &text);
            lines++;
        }
        most = canvas_max(most, lines);
    }
    return most;
}

/* Title, sentence, the large buttons, and one or two rows of small ones; gaps
 * between included, as put_lobby_card lays them. */
static int card_words_height(const struct window_lobby_plan *plan)
{
    int scale = plan->scale, gap = window_item_px(scale, SMALL_GAP);

    return window_item_px(scale, TITLE)
         + plan->lines * window_item_line_px(scale) + gap
         + window_item_px(scale, BUTTON)
         + plan->touch_rows * (window_item_px(scale, SMALL) + gap);
}

/* Between the pads of a card. */
static int inner_width(const struct window_lobby_plan *plan)
{
    return plan->width - 2 * window_item_px(plan->scale, PAD);
}

/* Beside the words a picture has SHARE percent of the width; above them
 * all. */
static int picture_width(const struct window_lobby_plan *plan)
{
    return plan->is_wide ? inner_width(plan) * SHARE / 100
                         : inner_width(plan);
}

static int words_width(const struct window_lobby_plan *plan)
{
    return plan->is_wide ? inner_width(plan) - picture_width(plan)
                           - window_item_px(plan->scale, GAP)
                         : inner_width(plan);
}

/* Above the words it has what height they leave, which may be below zero:
 * picture_of refuses such a plan. */
static int picture_height(const struct window_lobby_plan *plan)
{
    int inner = plan->height - 2 * window_item_px(plan->scale, PAD);

    return plan->is_wide ? inner
         : inner - card_words_height(plan)
           - window_item_px(plan->scale, SMALL_GAP);
}

/* The head has one row where it is wide enough, else two. */
static int is_roomy(const struct window_lobby *self, int scale)
{
    return self->window.width >= window_item_px(scale, ROOMY);
}

/* The sentence of the head stands below it only where it is roomy; else the
 * buttons take that line. */
static int title_height(const struct window_lobby *self, int scale)
{
    int gap = window_item_px(scale, SMALL_GAP);

    return window_item_px(scale, HEAD) + gap
         + (is_roomy(self, scale) ? window_item_line_px(scale)
                                  : window_item_px(scale, BUTTON))
         + window_item_px(scale, GAP);
}

/* So many columns, words below or beside; heights are shared out. */
static struct window_lobby_plan plan_with(const struct window_lobby *self,
                                          int scale, int columns, int is_wide)
{
    struct window_lobby_plan plan = {.scale = scale, .columns = columns,
                                     .is_wide = is_wide};
    int margin = window_item_px(scale, MARGIN);
    int gap = window_item_px(scale, GAP), head = title_height(self, scale);

    plan.rows = plan.page = (self->lobby.count + columns - 1) / columns;
    plan.room = (struct canvas_rect){
        margin, margin / 2 + head, self->window.width - 2 * margin,
        self->window.height - head - margin / 2 - margin};
    plan.width = (plan.room.width + gap) / columns - gap;
    plan.height = (plan.room.height + gap) / canvas_max(plan.rows, 1) - gap;
    plan.lines = count_pitch_lines(self, scale, words_width(&plan));
    plan.touch_rows = words_width(&plan) >= touches_width(
        scale, LOBBY_PEOPLE, SMALL_TOUCHES) ? 1 : 2;
    return plan;
}

/* How large a picture of usual shape is in it; 0: there is not room enough. */
static int picture_of(const struct window_lobby_plan *plan)
{
    int width = picture_width(plan), height = picture_height(plan);
    int inner = plan->height - 2 * window_item_px(plan->scale, PAD);

    if (width < THUMB_WIDTH || height < THUMB_HEIGHT
        || words_width(plan) < window_item_px(plan->scale, TEXT_LEAST)
        || inner < card_words_height(plan))
        return 0;
    return canvas_min(width, height * 3 / 2);
}

/* At most twice as many tries as there are games, at one scale; each is a few
 * divisions and the wrapping of some sentences. */
static int find_plan(struct window_lobby *self, int scale)
{
    int best = 0;

    for (int columns = 1; columns <= self->lobby.count; columns++)
        for (int is_wide = 0; is_wide < 2; is_wide++) {
            struct window_lobby_plan plan = plan_with(self, scale, columns,
                                                      is_wide);
            int size = picture_of(&plan);

            if (size > best) {
                best = size;
                self->plan = plan;
            }
        }
    return best > 0;
}

/* Cards as low as their words, beside the picture; as many rows as fit. */
static void plan_to_scroll(struct window_lobby *self)
{
    int gap = window_item_px(SCALE_LEAST, GAP);
    int wide = 2 * window_item_px(SCALE_LEAST, TEXT_LEAST + THUMB_WIDTH
                                               + 2 * PAD + GAP);
    struct window_lobby_plan *plan = &self->plan;

    *plan = plan_with(self, SCALE_LEAST, self->window.width > wide ? 2 : 1,
                      1);
    plan->room.width -= window_item_px(SCALE_LEAST, SCROLL + SMALL_GAP);
    plan->width = (plan->room.width + gap) / plan->columns - gap;
    plan->height = card_words_height(plan)
                 + 2 * window_item_px(SCALE_LEAST, PAD);
    plan->page = canvas_max(1, (plan->room.height + gap)
                               / (plan->height + gap));
    plan->page = canvas_min(plan->page, plan->rows);
}

/* Letters shrink by steps of five percent. The first row is kept in range,
 * since a plan with fewer rows may have taken its place. */
void window_lobby_plan(struct window_lobby *self, int scale)
{
    while (scale >= SCALE_LEAST && !find_plan(self, scale))
        scale -= 5;
    if (scale < SCALE_LEAST)
        plan_to_scroll(self);
    self->first = canvas_max(0, canvas_min(self->first, self->plan.rows
                                                        - self->plan.page));
}

/* Places */

/* A last row that is not full stands in the middle. */
struct canvas_rect window_lobby_card(const struct window_lobby *self, int i)
{
    const struct window_lobby_plan *plan = &self->plan;
    int gap = lobby_px(self, GAP), row = i / plan->columns - self->first;
    int left = self->lobby.count - i / plan->columns * plan->columns;
    int empty = plan->columns - canvas_min(left, plan->columns);

    if (row < 0 || row >= plan->page)
        return (struct canvas_rect){0, 0, 0, 0};
    return (struct canvas_rect){
        plan->room.left + i % plan->columns * (plan->width + gap)
            + empty * (plan->width + gap) / 2,
        plan->room.top + row * (plan->height + gap), plan->width,
        plan->height};
}

/* Empty where the card is scrolled away. */
struct canvas_rect window_lobby_picture(const struct window_lobby *self,
                                        int i)
{
    struct canvas_rect box = window_lobby_card(self, i);
    int pad = lobby_px(self, PAD);

    if (box.width == 0)
        return box;
    return (struct canvas_rect){box.left + pad, box.top + pad,
                                picture_width(&self->plan),
                                picture_height(&self->plan)};
}

/* Where the words stand; in a high card they are in the middle of it. */
static struct canvas_rect words_of_card(const struct window_lobby *self,
                                        int i)
{
    struct canvas_rect picture = window_lobby_picture(self, i);
    int height = card_words_height(&self->plan);

    if (!self->plan.is_wide)
        return (struct canvas_rect){
            picture.left, picture.top + picture.height
                          + lobby_px(self, SMALL_GAP), picture.width, height};
    return (struct canvas_rect){
        picture.left + picture.width + lobby_px(self, GAP),
        picture.top + (picture.height - height) / 2,
        words_width(&self->plan), height};
}

/* Items */

/* words may already be translated, as names of games are; words_of leaves such
 * a text as it is. */
static struct window_item *put_button(struct window_lobby *self, int id,
                                      struct canvas_rect box,
                                      const char *words, unsigned marks)
{
    struct window_item *item = window_item_add(&self->items, ITEM_BUTTON, id,
                                               box);

    item->marks = marks | ITEM_MIDDLE;
    window_item_say(item, words_of(words));
    return item;
}

static void put_line(struct window_lobby *self, enum window_item_kind kind,
                     struct canvas_rect box, const char *words,
                     enum window_item_tone tone, unsigned marks)
{
    struct window_item *item = window_item_add(&self->items, kind, 0, box);

    item->tone = tone;
    item->marks = marks;
    window_item_say(item, words);
}

/* Whether a card can be touched so. */
static int can_touch(const struct lobby_card *card,
                     enum window_lobby_touch touch)
{
    struct offer_entry entry;

    offer_entry_begin(&entry, card->machine);
    switch (touch) {
    case LOBBY_PEOPLE: return !card->intro
                           || offer_has_opponent(&entry, OFFER_TWO_PEOPLE);
    case LOBBY_WATCH:  return offer_has_opponent(&entry, OFFER_WATCH);
    case LOBBY_STEPS:  return card->intro && card->intro->steps > 0;
    case LOBBY_RULES:  return card->intro && card->intro->rules;
    default:           return 1;
    }
}

/* The id of a button says card and touch: LOBBY_CARD + card * LOBBY_TOUCHES +
 * touch. */
static void put_touch(struct window_lobby *self, int card,
                      enum window_lobby_touch touch, struct canvas_rect box)
{
    struct window_item *item = put_button(
        self, LOBBY_CARD + card * LOBBY_TOUCHES + (int)touch, box,
        touch_names[touch], touch == LOBBY_PLAY ? ITEM_MAIN : 0);

    if (!can_touch(&self->lobby.card[card], touch))
        item->marks |= ITEM_OFF;
}

/* A row of small ones; what is left of it is shared out. */
static void put_small_row(struct window_lobby *self, int card, int first,
                          int count, struct canvas_rect row)
{
    int scale = self->plan.scale, gap = lobby_px(self, SMALL_GAP);
    int more = (row.width - touches_width(scale, first, count)) / count;

    for (int i = first; i < first + count; i++) {
        struct canvas_rect box = row;

        box.width = i == first + count - 1 ? row.width
                                           : touch_width(scale, i) + more;
        put_touch(self, card, (enum window_lobby_touch)i, box);
        row.left += box.width + gap;
        row.width -= box.width + gap;
    }
}

/* All in one row, or two in each. */
static void put_small_touches(struct window_lobby *self, int card,
                              struct canvas_rect room)
{
    int in_row = SMALL_TOUCHES / self->plan.touch_rows;

    for (int i = LOBBY_PEOPLE; i < LOBBY_TOUCHES; i += in_row)
        put_small_row(self, card, i, in_row,
                      canvas_rect_row(&room, lobby_px(self, SMALL),
                                      lobby_px(self, SMALL_GAP)));
}

/* From above: title, sentence, Play and Choose, and the small buttons. */
static void put_lobby_card(struct window_lobby *self, int i)
{
    const struct lobby_card *card = &self->lobby.card[i];
    struct canvas_rect room = words_of_card(self, i), row;
    int gap = lobby_px(self, SMALL_GAP), choose = lobby_px(self, CHOOSE);

    put_line(self, ITEM_LABEL,
             canvas_rect_row(&room, lobby_px(self, TITLE), 0),
             lobby_title(card), ITEM_STRONG, ITEM_LARGE);
    put_line(self, ITEM_WORDS,
             canvas_rect_row(&room, self->plan.lines
                             * window_item_line_px(self->plan.scale), gap),
             lobby_pitch(card), ITEM_PLAIN, 0);
    row = canvas_rect_row(&room, lobby_px(self, BUTTON), gap);
    row.width -= choose + gap;
    put_touch(self, i, LOBBY_PLAY, row);
    row.left += row.width + gap;
    row.width = choose;
    put_touch(self, i, LOBBY_CHOOSE, row);
    put_small_touches(self, i, room);
}

/* The head */

/* Icons go from the right end inwards, and row shrinks by each. */
static void put_head_icon(struct window_lobby *self, int id,
                          enum window_icon icon, const char *tip,
                          struct canvas_rect *row)
{
    int side = lobby_px(self, ICON_SIDE);
    struct canvas_rect box = {row->left + row->width - side, row->top, side,
                              side};
    struct window_item *item = put_button(self, id, box, "", 0);

    item->icon = icon;
    item->tip = tip;
    row->width -= side + lobby_px(self, SMALL_GAP);
}

/* An icon shows what a touch would do, not what is now: a moon while it is
 * light. */
static void put_head_icons(struct window_lobby *self, struct canvas_rect *row)
{
    int is_still = self->lobby.is_still;

    put_head_icon(self, LOBBY_QUIT, WINDOW_ICON_QUIT, WORDS("Quit"), row);
    put_head_icon(self, LOBBY_LIGHT, self->is_light ? WINDOW_ICON_MOON
                                                    : WINDOW_ICON_SUN,
                  self->is_light ? WORDS("A dark desk") : WORDS("A light desk"),
                  row);
    put_head_icon(self, LOBBY_MOTION, is_still ? WINDOW_ICON_GO_ON
                                               : WINDOW_ICON_PAUSE,
                  is_still ? WORDS("Let the boards play")
                           : WORDS("Keep the boards still"),
                  row);
    put_head_icon(self, LOBBY_HELP, WINDOW_ICON_HELP, WORDS("Help"), row);
}

/* From the right, as wide as its words. */
static void put_head_button(struct window_lobby *self, int id,
                            const char *words, unsigned marks,
                            struct canvas_rect *row)
{
    int width = window_item_text_px(self->plan.scale, words)
              + lobby_px(self, 2 * MARGIN);
    struct canvas_rect box = {row->left + row->width - width, row->top,
                              width, lobby_px(self, BUTTON)};

    put_button(self, id, box, words, marks);
    row->width -= width + lobby_px(self, SMALL_GAP);
}

static void put_head_buttons(struct window_lobby *self,
                             struct canvas_rect *row)
{
    put_head_button(self, LOBBY_GAMES, labels_name(LABEL_KEPT_GAMES), 0,
                    row);
    if (self->resume[0])
        put_head_button(self, LOBBY_RESUME, self->resume, ITEM_MAIN, row);
}

/* What a button without words does, while it is pointed at. */
static const char *tip_of_head(const struct window_lobby *self)
{
    int id = self->hovered ? self->hovered : self->focus;
    const struct window_item *item = window_item_find(&self->items, id);

    return item && item->tip ? item->tip : NULL;
}

/* Trouble goes before a tip, and a tip before the greeting: one line for all
 * three, so that nothing moves. */
static void put_head_sentence(struct window_lobby *self, struct canvas_rect box)
{
    const char *tip = tip_of_head(self);

    box.height = window_item_line_px(self->plan.scale);
    put_line(self, ITEM_LABEL, box,
             self->trouble[0] ? self->trouble
             : tip ? words_of(tip) : labels_greeting(),
             self->trouble[0] ? ITEM_WARNING : ITEM_PLAIN, 0);
}

/* Where the head is narrow there is no sentence; trouble and tips are then not
 * seen. */
static void put_lobby_head(struct window_lobby *self)
{
    int margin = lobby_px(self, MARGIN), scale = self->plan.scale;
    struct canvas_rect room = {margin, margin / 2,
                               self->window.width - 2 * margin,
                               title_height(self, scale)};
    struct canvas_rect row = canvas_rect_row(&room, lobby_px(self, HEAD),
                                             lobby_px(self, SMALL_GAP));

    put_head_icons(self, &row);
    if (is_roomy(self, scale))
        put_head_buttons(self, &row);
    put_line(self, ITEM_LABEL, row, "Boardwalk", ITEM_STRONG, ITEM_LARGE);
    if (is_roomy(self, scale))
        put_head_sentence(self, room);
    else
        put_head_buttons(self, &room);
}

/* share, page and total are in rows. */
static void put_lobby_scroll(struct window_lobby *self)
{
    const struct window_lobby_plan *plan = &self->plan;
    struct window_item *item;

    if (plan->page >= plan->rows)
        return;
    item = window_item_add(&self->items, ITEM_SCROLL, LOBBY_SCROLL,
        (struct canvas_rect){plan->room.left + plan->room.width
                             + lobby_px(self, SMALL_GAP), plan->room.top,
                             lobby_px(self, SCROLL), plan->room.height});
    item->share = self->first;
    item->page = plan->page;
    item->total = plan->rows;
}

/* Tab goes in the order in which they are made: to resume comes first. */
void window_lobby_make(struct window_lobby *self)
{
    self->items.count = 0;
    self->items.scale = self->plan.scale;
    put_lobby_head(self);
    for (int i = 0; i < self->lobby.count; i++)
        if (window_lobby_card(self, i).width > 0)
            put_lobby_card(self, i);
    put_lobby_scroll(self);
    window_item_mark(&self->items, self->hovered, self->pressed,
                     self->focus);
}
