/* sgf_game_take.c - what the properties of a record mean for a game of Go.
 *
 * Values are collected as they come, since the properties of a node have no
 * order; sgf_game_make() acts on all of them at the end of the node. Two
 * tables at the end of the file say which properties are known, anywhere and
 * in the root only. All others are ignored, as SGF wants it.
 */
#include "games/go/notation/sgf_game_node.h"

enum { WORD = 64, PASS_LINE = 19 };

static void fault_at_value(struct sgf_game *self, const struct sgf_event *value,
                           const char *message, int is_minor)
{
    sgf_game_fault(self, value->line, value->column, message, is_minor);
}

/* A fault that quotes the property with its value, and says what is wrong. */
static void fault_with_value(struct sgf_game *self,
                             const struct sgf_event *value, const char *wrong,
                             int is_minor)
{
    char word[WORD];

    sgf_show(value->text, SGF_UNSAID, 0, word, sizeof word);
    fault_at_value(self, value,
                   text_error(value->name, "[", word, "]: ", wrong, (char *)0),
                   is_minor);
}

/* A value as a short word without spaces around it; longer ones are cut off,
 * and then match nothing. */
static void word_of(const struct sgf_event *value, char *word)
{
    sgf_show(sgf_trimmed(value->text), SGF_UNSAID, 0, word, WORD);
}

/* Points */

static int is_board_point(const struct sgf_game *self, int column, int row)
{
    return column < self->columns && row < self->rows;
}

static int read_point(struct slice text, int *column, int *row)
{
    text = sgf_trimmed(text);
    return go_read_letters(text.start, text.length, column, row);
}

/* [] is a pass, and up to 19 lines so is tt, as files before FF[4] have it. */
static int is_pass(const struct sgf_game *self, struct slice text)
{
    text = sgf_trimmed(text);
    return text.length == 0
        || (self->columns <= PASS_LINE && self->rows <= PASS_LINE
            && slice_same(text, "tt"));
}

/* Moves */

/* A second move in one node is an error of the file, but files have it, mostly
 * a black and a white one: both are made. */
static void take_node_move(struct sgf_game *self, const struct sgf_event *value,
                           enum go_colour colour)
{
    struct sgf_move move = {.colour = (uint8_t)colour, .line = value->line,
                            .column = value->column};
    int column = 0, row = 0;

    if (self->move_count == 1)
        fault_at_value(self, value, "a node has one move; this is another", 1);
    if (self->move_count == SGF_MOVES_MAX) {
        fault_at_value(self, value, "this move is skipped", 0);
        return;
    }
    if (is_pass(self, value->text)) {
        move.point = GO_PASS;
    } else if (read_point(value->text, &column, &row)
               && is_board_point(self, column, row)) {
        if (column < GO_SIZE_MAX && row < GO_SIZE_MAX)
            move.point = go_at(row, column);
    } else {
        move.is_outside = 1;
        move.verdict = GO_OUTSIDE;
        fault_with_value(self, value, "this is neither a point of the board "
                                      "nor a pass, which is []", 0);
    }
    self->move[self->move_count++] = move;
}

static void take_black(struct sgf_game *self, const struct sgf_event *value)
{
    take_node_move(self, value, GO_BLACK);
}

static void take_white(struct sgf_game *self, const struct sgf_event *value)
{
    take_node_move(self, value, GO_WHITE);
}

/* Set-up */

static void sort_pair(int *low, int *high)
{
    int first = *low;

    if (*low > *high) {
        *low = *high;
        *high = first;
    }
}

/* Colour + 1, so that 0 means that a point is not touched: AE sets GO_EMPTY. */
static void set_rectangle(struct sgf_game *self, const int *from, const int *to,
                          enum go_colour colour)
{
    for (int column = from[0]; column <= to[0]; column++)
        for (int row = from[1]; row <= to[1]; row++)
            self->edit[row][column] = (uint8_t)(colour + 1);
    self->has_setup = 1;
}

/* A point, or the corners of a rectangle in any order. Without a colon both
 * corners are the same point. */
static void take_points(struct sgf_game *self, const struct sgf_event *value,
                        enum go_colour colour)
{
    struct slice first = value->text, second = value->text;
    int from[2] = {0, 0}, to[2] = {0, 0};

    sgf_split(value->text, &first, &second);
    if (!read_point(first, &from[0], &from[1])
        || !read_point(second, &to[0], &to[1])) {
        fault_with_value(self, value, "this is neither a point, such as aa, "
                                      "nor a rectangle, such as aa:cc", 0);
        return;
    }
    sort_pair(&from[0], &to[0]);
    sort_pair(&from[1], &to[1]);
    if (!is_board_point(self, to[0], to[1]))
        fault_with_value(self, value, "this is outside the board", 0);
    else
        set_rectangle(self, from, to, colour);
}

static void take_add_black(struct sgf_game *self,
                           const struct sgf_event *value)
{
    take_points(self, value, GO_BLACK);
}

static void take_add_white(struct sgf_game *self,
                           const struct sgf_event *value)
{
    take_points(self, value, GO_WHITE);
}

static void take_add_empty(struct sgf_game *self,
                           const struct sgf_event *value)
{
    take_points(self, value, GO_EMPTY);
}

/* FF[1] wrote 1 and 2 for the colours. */
static void take_turn(struct sgf_game *self, const struct sgf_event *value)
{
    enum go_colour colour = GO_EMPTY;
    char word[WORD];

    word_of(value, word);
    if (text_same(word, "1") || text_same(word, "2"))
        colour = word[0] == '1' ? GO_BLACK : GO_WHITE; /* of FF[1] */
    else if (go_read_colour(word, &colour))
        fault_with_value(self, value, "the player to move is B or W", 0);
    self->next = (uint8_t)colour;
}

/* The root */

/* 1 to 52; 0 if it is not that. */
static int parse_line_count(struct slice text)
{
    uint64_t number;
    char word[WORD];

    slice_copy(sgf_trimmed(text), word, sizeof word);
    return text_number(word, &number) && number <= GO_LETTERS_MAX
        ? (int)number : 0;
}

/* SZ[19], or SZ[columns:rows]. A size that is not understood makes the game
 * unplayable: points would mean nothing. */
static void take_size(struct sgf_game *self, const struct sgf_event *value)
{
    struct slice columns = value->text, rows = value->text;
    int is_read;

    sgf_split(value->text, &columns, &rows);
    is_read = parse_line_count(columns) && parse_line_count(rows);
    if (!is_read) {
        fault_with_value(self, value, "the size is 1 to 52 lines, such as 19",
                         0);
        self->is_playable = 0;
        return;
    }
    self->columns = parse_line_count(columns);
    self->rows = parse_line_count(rows);
}

/* GM tells games apart: Othello and chess are SGF, too. */
static void take_kind(struct sgf_game *self, const struct sgf_event *value)
{
    if (slice_same(sgf_trimmed(value->text), "1"))
        return;
    fault_with_value(self, value, "this is not Go, which is GM[1]", 0);
    self->is_playable = 0;
}

/* An empty value is common and means that nothing is known. Odd numbers are a
 * minor fault: the moves are clear without komi. */
static void take_komi(struct sgf_game *self, const struct sgf_event *value)
{
    int halves = 0;
    char word[WORD];

    word_of(value, word);
    if (!word[0])
        return;
    if (go_read_halves(word, &halves))
        self->game.rules.komi = (int16_t)halves;
    else
        fault_with_value(self, value, "komi is a number of half points, such "
                                      "as 6.5",
                         1);
}

/* Unknown rules are a minor fault; the standard ones are used then. */
static void take_rules(struct sgf_game *self, const struct sgf_event *value)
{
    char word[WORD];

    word_of(value, word);
    if (word[0] && !go_read_rules(word, &self->game.rules))
        fault_with_value(self, value, "unknown rules", 1);
}

/* HA only says who moves first; the stones themselves are in AB. */
static void take_handicap(struct sgf_game *self,
                          const struct sgf_event *value)
{
    uint64_t number = 0;
    char word[WORD];

    word_of(value, word);
    if (!word[0])
        return;
    if (text_number(word, &number) && number < 256)
        self->handicap = (int)number;
    else
        fault_with_value(self, value, "handicap is a number of stones, 255 at "
                                      "most", 1);
}

static void take_game_result(struct sgf_game *self,
                             const struct sgf_event *value)
{
    char word[WORD];

    word_of(value, word);
    if (!go_read_result(word, &self->result))
        fault_with_value(self, value, "a result is written as B+3.5, W+R, 0, "
                                      "Void or ?",
                         1);
}

static void take_charset(struct sgf_game *self,
                         const struct sgf_event *value)
{
    self->charset = sgf_charset(value->text);
}

/* All */

/* What a property does with each of its values. */
struct meaning {
    const char *name;
    void (*take)(struct sgf_game *self, const struct sgf_event *value);
};

static const struct meaning anywhere[] = {
    {"B", take_black},       {"W", take_white},
    {"AB", take_add_black},  {"AW", take_add_white},
    {"AE", take_add_empty},  {"PL", take_turn},
    {NULL, NULL},
}, in_root[] = {
    {"SZ", take_size},       {"GM", take_kind},    {"KM", take_komi},
    {"RU", take_rules},      {"HA", take_handicap}, {"RE", take_game_result},
    {"CA", take_charset},    {NULL, NULL},
};

static int apply_meaning(struct sgf_game *self, const struct sgf_event *value,
                         const struct meaning *meanings)
{
    for (; meanings->name; meanings++)
        if (text_same(value->name, meanings->name)) {
            meanings->take(self, value);
            return 1;
        }
    return 0;
}

/* The first value of each counts; it is shown later, when the charset is
 * known. */
static void keep_info(struct sgf_game *self, const struct sgf_event *value)
{
    for (int i = 0; i < SGF_INFO_COUNT; i++)
        if (!self->info[i].start
            && text_same(value->name, sgf_info_name((enum sgf_info)i)))
            self->info[i] = value->text;
}

/* SZ and GM after the root would change a board that moves were made on. */
void sgf_game_take(struct sgf_game *self, const struct sgf_event *value)
{
    if (apply_meaning(self, value, anywhere))
        return;
    if (self->is_root) {
        keep_info(self, value);
        apply_meaning(self, value, in_root);
    } else if (text_same(value->name, "SZ")
               || text_same(value->name, "GM")) {
        fault_with_value(self, value, "only the first node of a game may have "
                                      "this", 1);
    }
}
