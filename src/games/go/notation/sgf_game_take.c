/* sgf_game_take.c - what the properties of a record mean for a game of Go. */
#include "games/go/notation/sgf_game_node.h"

enum { WORD = 64, PASS_LINE = 19 };

static void fault(struct sgf_game *self, const struct sgf_event *value,
                  const char *message, int is_minor)
{
    sgf_game_fault(self, value->line, value->column, message, is_minor);
}

/* The value's word in quotation marks, and what is wrong with it. */
static void fault_at(struct sgf_game *self, const struct sgf_event *value,
                     const char *wrong, int is_minor)
{
    char word[WORD];

    sgf_show(value->text, SGF_UNSAID, 0, word, sizeof word);
    fault(self, value,
          text_error(value->name, "[", word, "]: ", wrong, (char *)0),
          is_minor);
}

static void word_of(const struct sgf_event *value, char *word)
{
    sgf_show(sgf_trimmed(value->text), SGF_UNSAID, 0, word, WORD);
}

/* Points */

static int is_on_board(const struct sgf_game *self, int column, int row)
{
    return column < self->columns && row < self->rows;
}

static int read_point(struct slice text, int *column, int *row)
{
    text = sgf_trimmed(text);
    return go_read_letters(text.start, text.length, column, row);
}

static int is_pass(const struct sgf_game *self, struct slice text)
{
    text = sgf_trimmed(text);
    return text.length == 0
        || (self->columns <= PASS_LINE && self->rows <= PASS_LINE
            && slice_same(text, "tt"));
}

/* Moves */

static void take_move(struct sgf_game *self, const struct sgf_event *value,
                      enum go_colour colour)
{
    struct sgf_move move = {.colour = (uint8_t)colour, .line = value->line,
                            .column = value->column};
    int column = 0, row = 0;

    if (self->move_count == 1)
        fault(self, value, "a node has one move; this is one more", 1);
    if (self->move_count == SGF_MOVES_MAX) {
        fault(self, value, "this move is passed over", 0);
        return;
    }
    if (is_pass(self, value->text)) {
        move.point = GO_PASS;
    } else if (read_point(value->text, &column, &row)
               && is_on_board(self, column, row)) {
        if (column < GO_SIZE_MAX && row < GO_SIZE_MAX)
            move.point = go_at(row, column);
    } else {
        move.is_outside = 1;
        move.verdict = GO_OUTSIDE;
        fault_at(self, value, "this is no point of the board, nor a pass, "
                              "which is []", 0);
    }
    self->move[self->move_count++] = move;
}

static void take_black(struct sgf_game *self, const struct sgf_event *value)
{
    take_move(self, value, GO_BLACK);
}

static void take_white(struct sgf_game *self, const struct sgf_event *value)
{
    take_move(self, value, GO_WHITE);
}

/* Set-up */

static void put_in_order(int *low, int *high)
{
    int first = *low;

    if (*low > *high) {
        *low = *high;
        *high = first;
    }
}

static void fill(struct sgf_game *self, const int *from, const int *to,
                 enum go_colour colour)
{
    for (int column = from[0]; column <= to[0]; column++)
        for (int row = from[1]; row <= to[1]; row++)
            self->edit[row][column] = (uint8_t)(colour + 1);
    self->has_setup = 1;
}

/* A point, or the corners of a rectangle. */
static void take_points(struct sgf_game *self, const struct sgf_event *value,
                        enum go_colour colour)
{
    struct slice first = value->text, second = value->text;
    int from[2] = {0, 0}, to[2] = {0, 0};

    sgf_split(value->text, &first, &second);
    if (!read_point(first, &from[0], &from[1])
        || !read_point(second, &to[0], &to[1])) {
        fault_at(self, value, "this is no point, such as aa, nor a "
                              "rectangle, such as aa:cc", 0);
        return;
    }
    put_in_order(&from[0], &to[0]);
    put_in_order(&from[1], &to[1]);
    if (!is_on_board(self, to[0], to[1]))
        fault_at(self, value, "this is beyond the board", 0);
    else
        fill(self, from, to, colour);
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

static void take_turn(struct sgf_game *self, const struct sgf_event *value)
{
    enum go_colour colour = GO_EMPTY;
    char word[WORD];

    word_of(value, word);
    if (text_same(word, "1") || text_same(word, "2"))
        colour = word[0] == '1' ? GO_BLACK : GO_WHITE; /* of FF[1] */
    else if (go_read_colour(word, &colour))
        fault_at(self, value, "whose turn it is, is B or W", 0);
    self->next = (uint8_t)colour;
}

/* The root */

/* 1 to 52; 0 if it is not that. */
static int read_size(struct slice text)
{
    uint64_t number;
    char word[WORD];

    slice_copy(sgf_trimmed(text), word, sizeof word);
    return text_number(word, &number) && number <= GO_LETTERS_MAX
        ? (int)number : 0;
}

static void take_size(struct sgf_game *self, const struct sgf_event *value)
{
    struct slice columns = value->text, rows = value->text;
    int is_read;

    sgf_split(value->text, &columns, &rows);
    is_read = read_size(columns) && read_size(rows);
    if (!is_read) {
        fault_at(self, value, "the size is 1 to 52 lines, such as 19", 0);
        self->is_playable = 0;
        return;
    }
    self->columns = read_size(columns);
    self->rows = read_size(rows);
}

static void take_kind(struct sgf_game *self, const struct sgf_event *value)
{
    if (slice_same(sgf_trimmed(value->text), "1"))
        return;
    fault_at(self, value, "this is another game; Go is GM[1]", 0);
    self->is_playable = 0;
}

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
        fault_at(self, value, "komi is a number of half points, such as 6.5",
                 1);
}

static void take_rules(struct sgf_game *self, const struct sgf_event *value)
{
    char word[WORD];

    word_of(value, word);
    if (word[0] && !go_read_rules(word, &self->game.rules))
        fault_at(self, value, "rules that are not known here", 1);
}

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
        fault_at(self, value, "handicap is a number of stones", 1);
}

static void take_result(struct sgf_game *self, const struct sgf_event *value)
{
    char word[WORD];

    word_of(value, word);
    if (!go_read_result(word, &self->result))
        fault_at(self, value, "a result is such as B+3.5, W+R, 0, Void or ?",
                 1);
}

static void take_charset(struct sgf_game *self,
                         const struct sgf_event *value)
{
    self->charset = sgf_charset(value->text);
}

/* All */

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
    {"RU", take_rules},      {"HA", take_handicap}, {"RE", take_result},
    {"CA", take_charset},    {NULL, NULL},
};

static int use(struct sgf_game *self, const struct sgf_event *value,
               const struct meaning *meanings)
{
    for (; meanings->name; meanings++)
        if (text_same(value->name, meanings->name)) {
            meanings->take(self, value);
            return 1;
        }
    return 0;
}

static void keep_info(struct sgf_game *self, const struct sgf_event *value)
{
    for (int i = 0; i < SGF_INFO_COUNT; i++)
        if (!self->info[i].start
            && text_same(value->name, sgf_info_name((enum sgf_info)i)))
            self->info[i] = value->text;
}

void sgf_game_take(struct sgf_game *self, const struct sgf_event *value)
{
    if (use(self, value, anywhere))
        return;
    if (self->is_root) {
        keep_info(self, value);
        use(self, value, in_root);
    } else if (text_same(value->name, "SZ")
               || text_same(value->name, "GM")) {
        fault_at(self, value, "only the first node of a game has this", 1);
    }
}
